"""Combats that look at each other: who routs and advances first, which defender counts, two deep on the brink."""

import pytest

from polemos.games.alexander.rules.field.combats import NAMED, note
from polemos.games.alexander.rules.shock.clash import StrikeAt
from rulebook.alexander.shocking import shock
from rulebook.alexander.table import Table

HORSE, MORE_HORSE, THESSALIANS = "mac.hc.comp-1", "mac.hc.comp-2", "mac.hc.thes-1"
FOOT, MORE_FOOT, KINSMEN = "per.mi.pers-1", "per.mi.pers-2", "per.hc.kin-1"


def order(t: Table) -> list[tuple[str, str]]:
    """Routs and advances as they came."""
    return [(e.kind, e["unit"]) for e in t.events() if e.kind in ("routs", "advances")]


# ---------------------------------------------------------------------------------------------- the routs of the charge
@pytest.mark.clause("8.3b", "8.33b")
def test_all_rout_in_the_charge_before_anybody_advances() -> None:
    pieces = {"2619": HORSE, "2620": MORE_HORSE, "2719": FOOT, "2720": MORE_FOOT}
    t = shock(pieces, must=[HORSE, MORE_HORSE], hits={FOOT: 3, MORE_FOOT: 3}, dice=[0, 9, 0, 9])
    assert (t.asked, t.clause, t.decider) == ("RoutOrder", "8.3b", "macedonian")
    assert t.choices() == [f"fight:{FOOT}", f"fight:{MORE_FOOT}"]
    t.does(f"fight:{MORE_FOOT}").finish_phase()
    assert order(t)[:2] == [("routs", MORE_FOOT), ("routs", FOOT)]
    assert sorted(order(t)[2:]) == [("advances", HORSE), ("advances", MORE_HORSE)]


@pytest.mark.clause("8.3b", "8.51c")
def test_who_breaks_in_the_same_charge_holds_nobody() -> None:
    pieces = {"2620": HORSE, "2719": FOOT, "2621": MORE_HORSE, "2720": MORE_FOOT}
    t = shock(pieces, must=[HORSE, MORE_HORSE], hits={FOOT: 3, MORE_FOOT: 3}, dice=[0, 9, 0, 9])
    t.does(f"fight:{FOOT}").finish_phase()
    assert (t.where(HORSE), t.where(MORE_HORSE)) == ("2719", "2720")


@pytest.mark.clause("8.3b", "8.33b")
def test_an_advance_of_the_charge_bars_nobody_who_routs_in_it() -> None:
    pieces = {"2619": HORSE, "2620": MORE_HORSE, "2719": FOOT, "2720": MORE_FOOT, "2821": THESSALIANS,
              "2721": "mac.hc.thes-2"}  # fmt: skip
    t = shock(
        pieces,
        {THESSALIANS: 150, "mac.hc.thes-2": 210},
        must=[HORSE, MORE_HORSE],
        hits={FOOT: 3, MORE_FOOT: 3},
        dice=[0, 9, 0, 9],
    )
    t.does(f"fight:{FOOT}").finish_phase()
    # the way by 2820 is open: nobody has come to 2719 yet
    assert t.where(MORE_FOOT) == "2919"


@pytest.mark.clause("8.33b", "8.33d")
def test_who_has_won_in_the_charge_advances_before_the_blows() -> None:
    pieces = {"2620": HORSE, "2720": FOOT, "2626": MORE_HORSE, "2726": MORE_FOOT}
    t = shock(pieces, must=[HORSE, MORE_HORSE], hits={FOOT: 3}, dice=[0, 9, 0, 0, 5])
    t.finish_phase()
    kinds = [e.kind for e in t.events() if e.kind in ("routs", "advances", "shock")]
    assert kinds[:3] == ["routs", "advances", "shock"]


# ------------------------------------------------------------------------------------------------ two deep on the brink
CRATERUS, AMYNTAS, GREEKS = "mac.ph.craterus", "mac.ph.amyntas", "per.ho.merc-1"


def deep(wounds: dict[str, int], dice: list[int]) -> Table:
    """Craterus stands on Amyntas; Greeks strike them and deal three hits, two of them to the upper."""
    pieces = {"2619": [CRATERUS, AMYNTAS], "2720": GREEKS}
    return shock(pieces, no=[GREEKS], side="opponent", deep={AMYNTAS: CRATERUS}, hits={**wounds, GREEKS: 2}, dice=dice)


def brinks(t: Table) -> int:
    return sum(e["why"] == "brink" for e in t.events("rolled"))


@pytest.mark.clause("8.38b", "9.62g")
def test_of_two_phalanxes_on_the_brink_the_upper_rolls() -> None:
    t = deep({CRATERUS: 4, AMYNTAS: 5}, [6, 5, 8])
    assert brinks(t) == 1
    assert (t.hits(CRATERUS), t.hits(AMYNTAS)) == (5, 6)
    assert not t.flag(CRATERUS, "routed") and not t.flag(AMYNTAS, "routed")


@pytest.mark.clause("9.62g", "9.62i")
def test_if_the_upper_wavers_both_run() -> None:
    t = deep({CRATERUS: 4, AMYNTAS: 5}, [6, 8])
    assert brinks(t) == 1
    assert t.flag(CRATERUS, "routed") and t.flag(AMYNTAS, "routed")


@pytest.mark.clause("8.38b", "9.62g")
def test_if_only_the_lower_is_on_the_brink_nobody_rolls() -> None:
    t = deep({CRATERUS: 0, AMYNTAS: 5}, [6, 8])
    assert brinks(t) == 0
    assert (t.hits(CRATERUS), t.hits(AMYNTAS)) == (2, 6)


@pytest.mark.clause("8.38b", "9.62g")
def test_struck_in_the_rear_the_lower_rolls() -> None:
    pieces = {"2619": [CRATERUS, AMYNTAS], "2519": FOOT}
    cases = (({CRATERUS: 3}, 0, (6, 3)), ({AMYNTAS: 3}, 1, (3, 5)), ({CRATERUS: 3, AMYNTAS: 3}, 1, (6, 5)))
    for wounds, rolls, left in cases:
        t = shock(pieces, {FOOT: 90}, no=[FOOT], side="opponent", deep={AMYNTAS: CRATERUS}, hits=wounds, dice=[3, 0])
        assert brinks(t) == rolls
        assert (t.hits(CRATERUS), t.hits(AMYNTAS)) == left


# ---------------------------------------------------------------------------------------- one breaks, the other stands
def two_before_one(facing: int, face: int) -> Table:
    """Companions strike Persian foot, which breaks in the charge, and kinsmen, who stand it."""
    return shock(
        {"2620": HORSE, "2719": FOOT, "2720": KINSMEN},
        {KINSMEN: facing},
        must=[HORSE],
        hits={FOOT: 3},
        dice=[0, 9, 0, face],
    ).finish_phase()


@pytest.mark.clause("8.33b", "8.51c")
def test_who_is_held_when_a_target_breaks_in_the_charge_does_not_follow_it_after_the_blows() -> None:
    t = two_before_one(270, 5)
    assert [e["unit"] for e in t.events("routs")] == [FOOT]
    assert t.events("shock") and t.where(HORSE) == "2620"


@pytest.mark.clause("8.33b", "8.51a")
def test_who_is_free_then_does_follow_it() -> None:
    # the kinsmen turn their backs: their zone of control is not on the companions
    t = two_before_one(90, 5)
    assert t.events("routs")[0]["unit"] == FOOT
    assert t.events("shock") and t.where(HORSE) in ("2719", "2720")


@pytest.mark.clause("8.51a", "8.51c")
def test_the_hex_of_whom_the_blows_have_broken_is_still_to_be_entered() -> None:
    t = shock(
        {"2620": HORSE, "2719": FOOT, "2720": MORE_FOOT}, must=[HORSE], hits={FOOT: 3, MORE_FOOT: 3}, dice=[0, 9, 0, 9]
    ).finish_phase()
    assert [e["unit"] for e in t.events("routs")] == [FOOT, MORE_FOOT]
    assert t.where(HORSE) == "2720"


# ------------------------------------------------------------------------------- two of one type, and which one counts
ROUGH, CLEAR = "per.hc.r-1", "per.hc.r-2"
CADUSIANS, CARIANS, PAEONIANS = "per.li.cadus", "per.li.carian", "mac.lc.paeonian"


@pytest.mark.clause("8.35b", "8.36c")
def test_of_two_of_one_type_in_front_the_defender_names_the_one_on_better_ground() -> None:
    for pieces, facing in (({"5210": ROUGH, "5211": CLEAR}, 90), ({"5111": ROUGH, "5211": CLEAR}, 150)):
        t = shock(
            {"5110": "mac.hy.1", **pieces},
            {"mac.hy.1": facing, ROUGH: facing + 180, CLEAR: facing + 180},
            no=["mac.hy.1"],
            scenario="issus",
        )
        assert (t.asked, t.clause, t.decider) == ("DefendAs", "8.35b", "opponent")
        assert set(t.choices()) == {f"defend-as:{ROUGH}", f"defend-as:{CLEAR}"}
        columns = [t.copy().dice(5).does(f"defend-as:{unit}").event("shock")["column"] for unit in (ROUGH, CLEAR)]
        assert columns[0] < columns[1]


@pytest.mark.clause("8.35b", "8.36c")
def test_of_two_of_one_type_the_defender_names_the_one_that_has_javelins() -> None:
    for out, armed in ((CADUSIANS, CARIANS), (CARIANS, CADUSIANS)):
        t = shock({"2620": PAEONIANS, "2719": CADUSIANS, "2720": CARIANS}, no=[PAEONIANS], out=[out])
        assert (t.asked, t.decider) == ("DefendAs", "opponent")
        assert t.dice(0).does(f"defend-as:{armed}").event("shock")["superiority"] == "defender"


@pytest.mark.clause("8.35b", "10.12a")
def test_of_two_alike_but_for_their_wounds_the_defender_names_who_takes_the_odd_hit() -> None:
    t = shock({"2620": HORSE, "2719": FOOT, "2720": MORE_FOOT}, no=[HORSE], hits={FOOT: 1})
    assert (t.asked, t.decider) == ("DefendAs", "opponent")


@pytest.mark.clause("8.35b")
def test_of_two_alike_in_every_figure_nobody_is_asked() -> None:
    t = shock({"2620": HORSE, "2719": FOOT, "2720": MORE_FOOT}, no=[HORSE], dice=[5])
    assert t.event("shock")["target"] in (FOOT, MORE_FOOT)


@pytest.mark.clause("8.35b", "8.35c")
def test_the_attacker_chooses_the_direction_and_not_the_unit_named() -> None:
    # one is struck in the flank, two in front, alike; so the defender is not asked
    third = "per.mi.bab-1"
    t = shock({"2619": CRATERUS, "2720": FOOT, "2719": MORE_FOOT, "2718": third}, {FOOT: 30}, no=[CRATERUS], dice=[5])
    assert (t.asked, t.decider) == ("StrikeAt", "macedonian")
    step = t.state.agenda[-1]
    assert isinstance(step, StrikeAt)
    for named in (MORE_FOOT, third):
        note(t.state, step.fight, NAMED, t.unit(named))
        assert step.options(t.state) == [t.value(f"fight:{named}"), t.value(f"fight:{FOOT}")]


# ------------------------------------------------------------------------------------------------ who advances first
def two_winners() -> Table:
    """A phalanx and hypaspists have broken their enemies; both could enter the hex of those before the hypaspists."""
    t = shock(
        {"2619": CRATERUS, "2720": "mac.hy.1", "2718": FOOT, "2719": MORE_FOOT},
        {"mac.hy.1": 30},
        no=[CRATERUS, "mac.hy.1"],
        hits={FOOT: 3, MORE_FOOT: 3},
        dice=[9, 9],
    )
    while t.asked == "Engage":
        t.does(f"fight:{FOOT}" if f"fight:{FOOT}" in t.choices() else "done")
    return t.does(f"fight:{FOOT}")


@pytest.mark.clause("8.3b", "8.51a")
def test_the_active_player_says_who_advances_first() -> None:
    t = two_winners()
    assert (t.asked, t.clause, t.decider) == ("AdvanceOrder", "8.3b", "macedonian")
    assert t.choices() == [f"fight:{FOOT}", f"fight:{MORE_FOOT}"]
    phalanx = t.copy().does(f"fight:{FOOT}").finish_phase()
    assert (phalanx.where(CRATERUS), phalanx.where("mac.hy.1")) == ("2718/2719", "2720")
    t.does(f"fight:{MORE_FOOT}").finish_phase()
    assert (t.where(CRATERUS), t.where("mac.hy.1")) != ("2718/2719", "2720")
    assert t.where("mac.hy.1") == "2719"


@pytest.mark.clause("8.3b")
def test_whose_advances_do_not_touch_are_not_put_in_order() -> None:
    t = shock(
        {"2620": "mac.hy.1", "2720": FOOT, "2626": HORSE, "2726": MORE_FOOT},
        no=["mac.hy.1", HORSE],
        hits={FOOT: 3, MORE_FOOT: 3},
        dice=[9, 9],
    ).does(f"fight:{FOOT}")
    assert t.asked == "TurnAfter"
    t.finish_phase()
    assert (t.where("mac.hy.1"), t.where(HORSE)) == ("2720", "2726")


@pytest.mark.clause("8.3b", "8.51a")
def test_a_combat_that_has_emptied_no_hex_has_no_turn() -> None:
    t = two_winners()
    t.may_not(f"fight:{KINSMEN}")
    t.does(f"fight:{MORE_FOOT}")
    assert t.asked != "AdvanceOrder"
