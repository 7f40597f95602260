"""Reactions to a move: entry and retire fire, reaction facing, parting shots, standing orders [7.16, 8.2, 9.12]."""

import pytest

from polemos.games.alexander.data.ground import code_of
from polemos.games.alexander.data.tables import BOW, LOW, OUT
from polemos.games.alexander.rules.field import encounters
from polemos.games.alexander.rules.fire import reaction_fire
from polemos.games.alexander.rules.fire.aiming import aim_beside
from polemos.games.alexander.state import put
from polemos.kernel.flow import run
from rulebook.alexander.shooting import (
    ASK_ALL,
    BOWMEN,
    COMPANIONS,
    DAHAE,
    HOPLITES,
    HORSE,
    LIGHT,
    PELTASTS,
    SILENT,
    plain,
)  # fmt: skip
from rulebook.alexander.table import Table

LANCES = "mac.hc.merc-1"
LIGHT_2 = "sog.li.2"
FACING_ASKED = {
    side: [
        "entry-fire ask",
        "retire-fire never",
        "return-fire never",
        "withdraw-skirmishers never",
        "withdraw-others never",
    ]
    for side in ("macedonian", "opponent")
}


def shots(t: Table) -> list[str]:
    """Who has shot, in order."""
    return [row["unit"] for row in t.events("shot")]


# ------------------------------------------------------------------------------------------------------- entry fire
@pytest.mark.clause("8.2a", "8.21a", "8.23")
def test_who_comes_into_a_zone_is_shot_at_before_he_goes_on() -> None:
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, dice=[5], standing=ASK_ALL)
    t.does(f"move:{HOPLITES}").walks("2615")
    assert t.asked == "Moving"
    t.walks("2616")
    assert (t.asked, t.decider, t.clause) == ("EntryReaction", "opponent", "8.21a")
    t.may("pass", f"volley:{LIGHT}").does(f"volley:{LIGHT}")
    # range 1, strength 6, armour: a 5 hits
    assert (t.event("shot")["distance"], t.hits(HOPLITES)) == (1, 1)
    assert t.asked != "EntryReaction"
    assert t.where(HOPLITES) == "2616"


@pytest.mark.clause("8.21a")
def test_the_owner_may_let_the_moment_pass() -> None:
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, standing=ASK_ALL)
    t.does(f"move:{HOPLITES}").walks("2615", "2616").does("pass")
    assert shots(t) == []
    assert t.asked != "EntryReaction"


@pytest.mark.clause("8.21a")
def test_several_shoot_one_after_the_other_in_the_order_of_their_owner() -> None:
    pieces = {"2614": HOPLITES, "2617": LIGHT, "2515": LIGHT_2}
    facing = {HOPLITES: 210, LIGHT: 30, LIGHT_2: 150}
    t = plain(pieces, facing=facing, dice=[9, 9], standing=ASK_ALL)
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    t.may(f"volley:{LIGHT}", f"volley:{LIGHT_2}").does(f"volley:{LIGHT_2}")
    t.may_not(f"volley:{LIGHT_2}").may(f"volley:{LIGHT}", "pass").does(f"volley:{LIGHT}")
    assert shots(t) == [LIGHT_2, LIGHT]


@pytest.mark.clause("8.21a", "7.21a")
def test_whom_one_does_not_hold_one_does_not_shoot_at() -> None:
    # the javelin-men look the other way
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 210}, standing=ASK_ALL)
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert t.asked == "Moving"
    assert shots(t) == []


@pytest.mark.clause("8.21a", "7.21b")
def test_skirmishers_shoot_into_their_flanks() -> None:
    t = plain({"2614": HOPLITES, "2617": BOWMEN}, facing={HOPLITES: 210, BOWMEN: 90}, dice=[9], standing=ASK_ALL)
    t.does(f"move:{HOPLITES}").walks("2615", "2616").does(f"volley:{BOWMEN}")
    assert shots(t) == [BOWMEN]
    assert t.flag(BOWMEN, "ammo") == LOW


@pytest.mark.clause("8.23", "8.17c")
def test_reaction_fire_goes_on_until_the_ammunition_is_gone() -> None:
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, low=[LIGHT], dice=[9])
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert shots(t) == [LIGHT]
    assert t.flag(LIGHT, "ammo") == OUT
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, out=[LIGHT], standing=ASK_ALL)
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert t.decider == "macedonian"
    assert shots(t) == []


@pytest.mark.clause("8.21a", "8.15g")
def test_a_mover_whom_entry_fire_routs_moves_no_more() -> None:
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, hits={HOPLITES: 5}, dice=[0])
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert t.flag(HOPLITES, "routed") == 1
    assert t.asked == "GiveOrders"


@pytest.mark.clause("8.24")
def test_not_both_entry_reaction_and_return_fire_against_the_same_enemy() -> None:
    # the peltasts shoot first and are answered; then they come into the zone of the same men
    t = plain({"2615": PELTASTS, "2617": LIGHT}, facing={PELTASTS: 210, LIGHT: 30}, dice=[6, 9], standing=ASK_ALL)
    t.does(f"move:{PELTASTS}", f"shoot:{LIGHT}")
    t.does("return-fire")
    assert shots(t) == [PELTASTS, LIGHT]
    t.walks("2616")
    assert t.decider == "macedonian"
    assert shots(t) == [PELTASTS, LIGHT]
    # the other way round: they come in first, and then there is no return fire
    t = plain({"2615": PELTASTS, "2617": LIGHT}, facing={PELTASTS: 210, LIGHT: 30}, dice=[9, 6], standing=ASK_ALL)
    t.does(f"move:{PELTASTS}").walks("2616")
    t.does(f"volley:{LIGHT}")
    t.does(f"shoot:{LIGHT}")
    assert shots(t) == [LIGHT, PELTASTS]
    assert t.asked != "ReturnFire"


@pytest.mark.clause("8.21a")
def test_a_unit_stopped_in_a_zone_may_still_shoot() -> None:
    t = plain({"2615": PELTASTS, "2617": LIGHT}, facing={PELTASTS: 210, LIGHT: 30}, dice=[6], standing=SILENT)
    t.does(f"move:{PELTASTS}").walks("2616").may(f"shoot:{LIGHT}", "halt")
    assert t.choices("enter") == []


@pytest.mark.clause("9.11a", "9.11b", "9.12")
def test_elephants_meet_an_enemy_with_javelins_and_arrows() -> None:
    t = Table(
        {"2010": ["mac.hy.1", "mac.alexander-iii"], "2013": "ind.el.1"},
        scenario="hydaspes", active="mac.alexander-iii", facing={"mac.hy.1": 210, "ind.el.1": 30},
        dice=[8, 9], standing=ASK_ALL,
    )  # fmt: skip
    t.does("move:mac.hy.1")
    if t.asked == "Escort":
        t.does("done")
    t.walks("2011", "2012")
    assert t.asked == "EntryReaction"
    t.may("volley:ind.el.1", "volley-screen:ind.el.1", "pass").does("volley:ind.el.1")
    assert t.event("shot")["weapon"] == "elephant_rider"
    t.may_not("volley:ind.el.1").does("volley-screen:ind.el.1")
    # a screen of strength 2 against a wall of shields
    assert (t.event("shot")["weapon"], t.event("shot")["strength"], t.event("shot")["modifier"]) == (
        "elephant_screen",
        2,
        3,
    )
    assert (t.flag("ind.el.1", "ammo"), t.flag("ind.el.1", "screen")) == (LOW, LOW)
    assert t.asked != "EntryReaction"


@pytest.mark.clause("8.21b")
def test_after_a_line_command_entry_fire_comes_when_all_have_moved() -> None:
    horse = ["sog.lc.sog-1", "sog.lc.sog-2"]
    t = Table(
        {"2612": "sog.spitamenes", "2613": horse[0], "2713": horse[1], "2616": PELTASTS, "2716": "mac.lp.2"},
        active="sog.spitamenes", facing=dict.fromkeys(horse, 210) | {PELTASTS: 30, "mac.lp.2": 30},
        dice=[9, 9, 9, 9], standing=ASK_ALL,
    )  # fmt: skip
    t.does(t.choices("line")[0])
    while t.asked != "CommandLine":
        t.does(t.choices()[0])
    t.does(f"move:{horse[0]}").walks("2614", "2615")
    t.until("CommandLine")
    assert shots(t) == []
    t.does(f"move:{horse[1]}").walks("2714", "2715")
    t.until("CommandLine")
    assert shots(t) == []
    t.does("done")
    assert (t.asked, t.decider) == ("EntryReaction", "macedonian")
    t.does(t.choices("volley")[0])
    assert len(shots(t)) == 1


@pytest.mark.clause("8.21c")
def test_rampaging_elephants_draw_no_fire() -> None:
    # wherever they run, one way into the javelin-men themselves, nobody shoots at them on the way
    for face in range(1, 7):
        t = Table(
            {"2010": "ind.el.1", "2012": ["mac.sk.agr-1", "mac.alexander-iii"]},
            scenario="hydaspes", active="mac.alexander-iii", facing={"mac.sk.agr-1": 30}, hits={"ind.el.1": 4},
            dice=[0, face, 7, 7, 7],
        )  # fmt: skip
        t.does("fire:mac.sk.agr-1").until("GiveOrders")
        assert t.where("ind.el.1") == "eliminated"
        assert shots(t) == ["mac.sk.agr-1"]


@pytest.mark.clause("8.21a", "8.51a")
def test_an_advance_into_a_zone_draws_fire_once() -> None:
    t = plain({"2615": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, dice=[5], standing=ASK_ALL)
    u = t.unit(HOPLITES)
    encounters.watch(t.state, u)
    put(t.state, u, code_of("2616"))
    t.state.agenda.append(reaction_fire.EntryFire(u))
    run(t.state)
    assert t.asked == "EntryReaction"
    t.does(f"volley:{LIGHT}")
    assert shots(t) == [LIGHT]
    # it stands there now, and has not come again
    t.state.agenda.append(reaction_fire.EntryFire(u))
    run(t.state)
    assert t.asked == "GiveOrders"


# ------------------------------------------------------------------------------------------------------- retire fire
@pytest.mark.clause("7.24b", "8.2a", "8.22")
def test_who_leaves_a_zone_is_shot_at_as_at_two_hexes_before_he_goes() -> None:
    # cavalry leaves the zone of slower javelin-men
    pieces = {"2616": COMPANIONS, "2617": LIGHT}
    t = plain(pieces, facing={COMPANIONS: 30, LIGHT: 30}, dice=[3], standing=ASK_ALL)
    t.does(f"move:{COMPANIONS}").walks("2615")
    assert (t.asked, t.clause) == ("RetireReaction", "8.22")
    assert t.where(COMPANIONS) == "2616"
    t.does(f"volley:{LIGHT}")
    # strength 3 at range 2
    assert (t.event("shot")["distance"], t.event("shot")["strength"], t.hits(COMPANIONS)) == (2, 3, 1)
    assert t.where(COMPANIONS) == "2615"


@pytest.mark.clause("8.22")
def test_only_those_whose_zone_is_left_shoot_at_whoever_leaves() -> None:
    pieces = {"2616": COMPANIONS, "2617": LIGHT, "2612": BOWMEN}
    t = plain(pieces, facing={COMPANIONS: 30, LIGHT: 30, BOWMEN: 210}, dice=[3], standing=ASK_ALL)
    t.does(f"move:{COMPANIONS}").walks("2615")
    assert t.asked == "RetireReaction"
    t.may(f"volley:{LIGHT}").may_not(f"volley:{BOWMEN}", "8.22")
    # whatever else keeps them from it
    t.state.routed[t.unit(BOWMEN)] = 1
    assert "8.22" in t.reasons(f"volley:{BOWMEN}") and len(t.reasons(f"volley:{BOWMEN}")) > 1


@pytest.mark.clause("8.22", "8.15e")
def test_who_shoots_at_whoever_leaves_is_not_moving_himself() -> None:
    t = plain({"2616": COMPANIONS, "2617": BOWMEN}, facing={COMPANIONS: 30, BOWMEN: 30}, dice=[9], standing=ASK_ALL)
    t.does(f"move:{COMPANIONS}").walks("2615").does(f"volley:{BOWMEN}")
    assert (t.event("shot")["distance"], t.event("shot")["modifier"]) == (2, 0)


@pytest.mark.clause("8.22", "9.11a")
def test_who_cannot_reach_two_hexes_has_no_retire_fire() -> None:
    # riders throw one hex far, and their screen shoots only at those who come
    t = Table(
        {"2012": ["mac.hc.coenus"], "2013": "ind.el.1", "2008": "mac.alexander-iii"},
        scenario="hydaspes", active="mac.alexander-iii", facing={"mac.hc.coenus": 30, "ind.el.1": 30}, standing=ASK_ALL,
    )  # fmt: skip
    t.does("move:mac.hc.coenus").walks("2011")
    assert t.where("mac.hc.coenus") == "2011"
    assert shots(t) == []


@pytest.mark.clause("8.22", "8.15d")
def test_the_wall_of_shields_does_not_matter_at_two_hexes() -> None:
    t = plain({"2616": HOPLITES, "2617": BOWMEN}, facing={HOPLITES: 210, BOWMEN: 30}, standing=ASK_ALL)
    near = aim_beside(t.state, t.unit(BOWMEN), BOW, t.unit(HOPLITES), 1)
    far = aim_beside(t.state, t.unit(BOWMEN), BOW, t.unit(HOPLITES), 2)
    assert near is not None
    assert far is not None
    assert (near.need, far.need) == (4 - 3, 3 - 1)


# ------------------------------------------------------------------------------------------------- parting shots
@pytest.mark.clause("6.75a", "6.75b", "8.12")
def test_mounted_archers_shoot_as_they_withdraw_and_javelinists_do_not() -> None:
    for unit, asked in ((DAHAE, True), ("sog.lc.sog-1", False)):
        t = plain(
            {"2614": HOPLITES, "2617": unit}, facing={HOPLITES: 210, unit: 30}, dice=[0, 0, 0],
            standing={"opponent": ["retire-fire ask"]},
        )  # fmt: skip
        t.does(f"move:{HOPLITES}").walks("2615")
        assert t.decider == "opponent"
        t.does(f"withdraw:{unit}")
        assert (t.asked == "ParthianShot") is asked
        if asked:
            t.may("pass", f"volley:{unit}").does(f"volley:{unit}")
            assert (t.event("shot")["distance"], t.event("shot")["modifier"], t.hits(HOPLITES)) == (2, 2, 1)


# ------------------------------------------------------------------------------------------------- reaction facing
@pytest.mark.clause("7.16a", "7.16c", "8.21a")
def test_a_unit_turns_toward_an_enemy_and_shoots() -> None:
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 90}, dice=[4, 0], standing=FACING_ASKED)
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert (t.asked, t.decider) == ("ReactFacing", "opponent")
    t.may("pass", "face-about:30", "face-about:150").does("face-about:30")
    assert t.facing(LIGHT) == 30
    assert t.asked == "EntryReaction"
    t.does(f"volley:{LIGHT}")
    assert t.hits(HOPLITES) == 1


@pytest.mark.clause("7.16b")
def test_heavy_horse_comes_at_foot_three_faster() -> None:
    # MA 8 against 5: the die +3 against a TQ of 6: a 3 holds, a 4 routs
    foot = "gre.hi.epilektoi"
    for face, routed in ((3, 0), (4, 1)):
        t = Table(
            {"2614": "mac.hc.comp-1", "2613": "mac.philip", "2617": foot},
            scenario="chaeronea", active="mac.philip", facing={"mac.hc.comp-1": 210, foot: 90},
            dice=[face], standing=FACING_ASKED,
        )  # fmt: skip
        t.does("move:mac.hc.comp-1").walks("2615", "2616").does("face-about:30")
        assert t.flag(foot, "routed") == routed
        assert len(t.events("turned-too-late")) == routed


@pytest.mark.clause("7.16b")
def test_a_slower_mover_takes_nothing_off_the_die() -> None:
    # infantry of MA 5 before skirmishers of MA 6 and TQ 3: a 3 holds, a 4 eliminates
    for face, where in ((3, "2617"), (4, "eliminated")):
        t = plain(
            {"2614": HOPLITES, "2617": BOWMEN}, facing={HOPLITES: 210, BOWMEN: 210}, dice=[face], standing=FACING_ASKED
        )
        t.does(f"move:{HOPLITES}").walks("2615", "2616").does("face-about:270")
        assert t.where(BOWMEN) == where


@pytest.mark.clause("7.16b", "6.46a", "6.62a")
@pytest.mark.parametrize(("haste", "routed"), [([], 0), (["hasten"], 1)])
def test_a_phalanx_in_haste_comes_at_its_augmented_pace(haste: list[str], routed: int) -> None:
    # in column MA 5, in haste 6, against 5: the die of 6 against a TQ of 6
    phalanx, foot = "mac.ph.3", "gre.hi.epilektoi"
    t = Table(
        {"2614": phalanx, "2612": "mac.philip", "2617": foot},
        scenario="chaeronea", active="mac.philip", facing={phalanx: 180, foot: 90}, column=[phalanx],
        dice=[6, 0], standing=FACING_ASKED,
    )  # fmt: skip
    t.does(f"move:{phalanx}", *haste, "enter:2615", "enter:2616", "face-about:30")
    assert t.flag(foot, "routed") == routed


@pytest.mark.clause("7.16b", "7.16d")
def test_cavalry_turns_toward_infantry_without_a_roll() -> None:
    t = plain({"2614": HOPLITES, "2617": HORSE}, facing={HOPLITES: 210, HORSE: 90}, standing=FACING_ASKED)
    t.does(f"move:{HOPLITES}").walks("2615", "2616").does("face-about:30")
    assert t.facing(HORSE) == 30
    assert t.events("rolled") == []
    # toward cavalry it rolls, with nothing added when the mover is no faster
    t = plain({"2614": LANCES, "2617": DAHAE}, facing={LANCES: 210, DAHAE: 90}, dice=[5], standing=FACING_ASKED)
    t.does(f"move:{LANCES}").walks("2615", "2616").does("face-about:30")
    assert t.event("rolled")["why"] == "facing"
    assert t.flag(DAHAE, "routed") == 0


@pytest.mark.clause("7.16a")
def test_double_size_units_do_not_turn() -> None:
    t = Table(
        {"2613": [HORSE, "sog.spitamenes"], "2616": "mac.ho.merc"},
        active="sog.spitamenes", facing={HORSE: 210, "mac.ho.merc": 210}, standing=FACING_ASKED,
    )  # fmt: skip
    t.does(f"move:{HORSE}")
    if t.asked == "Escort":
        t.does("done")
    t.walks("2614", "2615")
    assert t.asked == "Moving"


@pytest.mark.clause("7.16a")
def test_only_once_a_phase_and_not_from_an_enemy_zone() -> None:
    # the hoplites of 2716 hold the javelin-men already
    pieces = {"2614": LANCES, "2617": LIGHT, "2717": HOPLITES}
    t = plain(pieces, facing={LANCES: 210, LIGHT: 150, HOPLITES: 270}, standing=FACING_ASKED)
    t.does(f"move:{LANCES}").walks("2615", "2616")
    assert t.asked == "Moving"
    # freed of them it turns once, and not again before the next who comes
    pieces = {"2614": LANCES, "2617": LIGHT, "2816": COMPANIONS}
    t = plain(pieces, facing={LANCES: 210, LIGHT: 90, COMPANIONS: 270}, dice=[0], standing=FACING_ASKED)
    t.does(f"move:{LANCES}").walks("2615", "2616").does("face-about:30")
    while t.asked == "EntryReaction":
        t.does("pass")
    t.until("GiveOrders")
    assert t.flag(LIGHT, "faced") == 1
    t.does(f"move:{COMPANIONS}").walks("2716")
    assert t.asked != "ReactFacing"


@pytest.mark.clause("7.16a")
def test_what_counts_is_whom_the_mover_holds_when_he_takes_the_step() -> None:
    # riders who turn beside javelin-men: before the next step they hold them no more, or only now
    for start, way, ahead, turn, asked in (
        ("2614", ("2615", "2616"), 210, "turn:270", "ReactFacing"),
        ("2815", ("2715", "2616"), 270, "turn:210", "Moving"),
    ):
        t = plain({start: COMPANIONS, "2617": LIGHT}, facing={COMPANIONS: ahead, LIGHT: 90}, standing=FACING_ASKED)
        t.does(f"move:{COMPANIONS}").walks(*way).does("pass", turn, "enter:2516")
        assert t.asked == asked


@pytest.mark.clause("7.16a", "9.53")
def test_bolt_shooters_have_no_facing_to_turn() -> None:
    crew, horse = "mac.at.1", "scy.hc.1"
    pieces = {"2010": crew, "1812": "mac.alexander-iii", "2515": "scy.satraces", "2310": horse}
    orders = {side: [*wishes, "face-ahead ask", "bolts never"] for side, wishes in FACING_ASKED.items()}
    t = Table(pieces, scenario="jaxartes", active="scy.satraces", facing={horse: 270}, standing=orders)
    t.does(f"move:{horse}").walks("2210", "2110")
    assert (t.where(horse), t.asked) == ("2110", "GiveOrders")


@pytest.mark.clause("7.14", "7.16b")
def test_turning_in_rough_ground_costs_a_hit() -> None:
    t = Table(
        {"2809": ["mac.hy.1", "mac.alexander-iii"], "3009": "tri.li.1"},
        scenario="lyginus", active="mac.alexander-iii", facing={"mac.hy.1": 90, "tri.li.1": 90},
        dice=[0], standing=FACING_ASKED,
    )  # fmt: skip
    t.does("move:mac.hy.1")
    if t.asked == "Escort":
        t.does("done")
    t.walks("2909" if "enter:2909" in t.choices() else "2908")
    assert t.asked == "ReactFacing"
    t.does(t.choices("face-about")[0])
    assert t.hits("tri.li.1") == 1


# -------------------------------------------------------------------------------------------------- standing orders
@pytest.mark.clause("7.16a", "8.21a", "8.23")
def test_standing_orders_answer_for_a_player() -> None:
    pieces = {"2614": HOPLITES, "2617": LIGHT}
    facing = {HOPLITES: 210, LIGHT: 90}
    orders = {"opponent": ["face always", "entry-fire always", "withdraw-others never"]}
    t = plain(pieces, facing=facing, dice=[0, 0], standing=orders)
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert t.decider == "macedonian"
    assert (t.facing(LIGHT), t.hits(HOPLITES)) == (30, 1)
    t = plain(pieces, facing=facing, standing=SILENT)
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert t.decider == "macedonian"
    assert (t.facing(LIGHT), shots(t)) == (90, [])


@pytest.mark.clause("8.21a")
def test_a_standing_order_may_be_changed_at_any_moment_and_the_question_goes_away() -> None:
    t = plain({"2614": HOPLITES, "2617": LIGHT}, facing={HOPLITES: 210, LIGHT: 30}, dice=[0], standing=ASK_ALL)
    t.does(f"move:{HOPLITES}").walks("2615", "2616")
    assert t.asked == "EntryReaction"
    assert "order:entry-fire-always" in t.asides("opponent")
    assert "order:entry-fire-ask" not in t.asides("opponent")
    t.aside("opponent", "order:entry-fire-always")
    assert t.hits(HOPLITES) == 1
    assert t.asked != "EntryReaction"


@pytest.mark.clause("10.41")
def test_a_side_may_give_up() -> None:
    t = plain({"2614": HOPLITES, "2617": LIGHT})
    t.aside("macedonian", "resign")
    assert (t.over, t.winner) == (True, "opponent")
    assert t.asides("macedonian") == []
