"""Advance after combat, pass-through of elephants and chariots, pursuit, and what shock leaves behind [8.5, 9.13,
10.3].
"""

from collections.abc import Mapping
from typing import Any

import pytest

from polemos.games.alexander.data.tables import FULL, OUT
from rulebook.alexander.shocking import checked, combats, hits_taken, shock
from rulebook.alexander.table import Table

PHALANX = "mac.ph.craterus"
HYPASPISTS = "mac.hy.1"
MORE = "mac.hy.2"
COMPANIONS = "mac.hc.comp-1"
OTHER_HORSE = "mac.hc.comp-2"
PELTASTS = "mac.lp.sitalces-1"
CARDACES = "per.ca.r-1"
"""Of Issus."""
HOPLITES = "per.ho.merc-1"
FOOT = "per.mi.pers-1"
MORE_FOOT = "per.mi.pers-2"
THIRD_FOOT = "per.mi.sit-1"
ARCHERS = "per.sk.mard-1"
ELEPHANTS = "per.el.1"
CHARIOTS = "per.ch.l-1"
JAVELINS = "mac.sk.bal-1"
AGRIANIANS = "mac.sk.agr-1"
"""SK*, who have a zone of control on their flanks as long as they have javelins."""
SHOOTS = {
    side: ["withdraw-leaders never", "face never", "entry-fire ask", "retire-fire ask"]
    for side in ("macedonian", "opponent")
}
"""Standing orders that put every question of reaction fire."""


def broken(attacker: str = COMPANIONS, at: str = "2620", to: str = "2720") -> Table:
    """An unmoved unit has just routed Persian foot in front of it."""
    return shock({at: attacker, to: FOOT}, no=[attacker], hits={FOOT: 3}, dice=[9])


# ----------------------------------------------------------------------------------------------------- advance [8.5]
@pytest.mark.clause("8.51a", "8.52", "6.13c")
def test_the_winner_must_advance_and_may_turn_one_vertex() -> None:
    t = broken()
    assert t.where(COMPANIONS) == "2720" and t.flag(COMPANIONS, "moved") == 0
    assert (t.asked, t.choices()) == ("TurnAfter", ["keep-facing", "turn:30", "turn:150"])
    t.may_not("turn:210", "8.52")
    t.does("turn:30")
    assert t.facing(COMPANIONS) == 30 and t.asked == "PhaseEnd"


@pytest.mark.clause("8.51a", "6.22a")
def test_the_ground_costs_what_it_costs_in_a_move() -> None:
    # one for the rocks
    t = broken(HYPASPISTS, "0947", "1048")
    assert t.where(HYPASPISTS) == "1048"
    assert [e["number"] for e in t.events("hit") if "8.51a" in e.clauses] == [1]


@pytest.mark.clause("7.14", "8.52")
def test_turning_in_rough_ground_costs_a_hit() -> None:
    t = broken(HYPASPISTS, "0947", "1048")
    before = t.hits(HYPASPISTS)
    t.does(t.choices("turn")[0])
    assert t.hits(HYPASPISTS) == before + 1


@pytest.mark.clause("8.51b", "errata.8.33")
def test_an_advance_that_would_rout_the_winner_is_not_made() -> None:
    t = shock({"0947": HYPASPISTS, "1048": FOOT}, no=[HYPASPISTS], hits={FOOT: 3, HYPASPISTS: 6}, dice=[9])
    # 6 and 1, and the rocks would be the eighth
    assert t.event("shock")["attack"] == 1
    assert t.events("stays") and t.where(HYPASPISTS) == "0947" and t.hits(HYPASPISTS) == 7
    assert not t.flag(HYPASPISTS, "routed")


@pytest.mark.clause("8.51a", "9.74c")
def test_a_charge_formation_climbs_one_level_a_phase_its_advance_included() -> None:
    # 0303, 0403 and 0503 of the Hydaspes rise by a level each
    unit, enemy = "mac.hc.agema", "ind.mi.r-1"
    rest: dict[str, Any] = {
        "scenario": "hydaspes", "charge": [unit], "options": list(RULES), "facing": {unit: 90, enemy: 270},
        "hits": {enemy: 4},
    }  # fmt: skip
    t = Table(
        {"0303": unit, "0206": "mac.alexander-iii", "0503": enemy}, active="mac.alexander-iii", **rest,
        standing={"opponent": ["withdraw-others never", "face never"]},
    )  # fmt: skip
    t.does(f"move:{unit}", "enter:0403", "done").dice(0, 9, 0)
    t.until(lambda table: bool(table.events("routs") and not table.state.group))
    assert (t.event("routs")["unit"], t.where(unit)) == (enemy, "0403")
    # it has not climbed yet
    t = shock({"0403": unit, "0503": enemy}, no=[unit], dice=[9, 0], **rest).finish_phase()
    assert (t.event("routs")["unit"], t.where(unit)) == (enemy, "0503")


@pytest.mark.clause("8.51a", "9.74c", "scn.hydaspes.4")
def test_who_has_come_onto_the_field_in_this_phase_has_climbed_nothing_before_its_advance() -> None:
    unit, enemy = "mac.hc.agema", "ind.mi.r-1"
    t = shock(
        {"0403": unit, "0503": enemy}, {unit: 90, enemy: 270}, scenario="hydaspes", charge=[unit], options=list(RULES),
        hits={enemy: 4}, dice=[9, 0],
    )  # fmt: skip
    # whose hex at the start of the phase there is none
    t.state.began[t.unit(unit)] = -1
    t.does(f"commit:{unit}").until(lambda table: bool(table.events("routs") and not table.state.group))
    assert (t.event("routs")["unit"], t.where(unit)) == (enemy, "0503")


@pytest.mark.clause("8.54", "8.36a")
def test_the_unit_with_superiority_advances() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2719": COMPANIONS, "2720": FOOT}, {COMPANIONS: 150}, no=[HYPASPISTS, COMPANIONS],
        hits={FOOT: 3}, dice=[9],
    ).does(f"strike-with:{COMPANIONS}")  # fmt: skip
    # TQ 7 against the hypaspists' 8, but it struck the flank
    assert t.where(COMPANIONS) == "2720" and t.where(HYPASPISTS) == "2620"


@pytest.mark.clause("8.54")
def test_without_superiority_the_highest_tq_advances_and_of_equals_whom_the_player_names() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2621": COMPANIONS, "2720": FOOT}, no=[HYPASPISTS, COMPANIONS], hits={FOOT: 3}, dice=[9]
    ).does(f"strike-with:{HYPASPISTS}")
    assert t.where(HYPASPISTS) == "2720"
    t = shock({"2620": HYPASPISTS, "2621": MORE, "2720": FOOT}, no=[HYPASPISTS, MORE], hits={FOOT: 3}, dice=[9])
    t.does(f"strike-with:{HYPASPISTS}")
    assert (t.asked, t.clause, t.targets("advance")) == ("WhoAdvances", "8.54", [HYPASPISTS, MORE])
    t.may_not(f"advance:{COMPANIONS}", "8.51a")
    t.does(f"advance:{MORE}")
    assert t.where(MORE) == "2720"


@pytest.mark.clause("8.51a", "8.54")
def test_who_did_not_attack_does_not_advance_though_the_hex_before_it_is_empty_too() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2621": MORE, "2719": COMPANIONS, "2720": FOOT}, {COMPANIONS: 150}, no=[HYPASPISTS, MORE],
        hits={FOOT: 3}, dice=[9],
    )  # fmt: skip
    t.until("WhoAdvances", {"Strike": f"strike-with:{HYPASPISTS}"})
    assert t.targets("advance") == [HYPASPISTS, MORE] and t.reasons(f"advance:{COMPANIONS}") == ["8.51a"]


@pytest.mark.clause("8.51a", "10.28")
def test_leaders_go_with_the_unit_that_advances() -> None:
    t = shock({"2620": [COMPANIONS, "mac.parmenion"], "2720": FOOT}, no=[COMPANIONS], hits={FOOT: 3}, dice=[5, 9])
    assert t.where("mac.parmenion") == "2720"


@pytest.mark.clause("8.21a", "8.51a")
def test_an_advance_into_a_zone_draws_entry_fire() -> None:
    t = shock(
        {"2620": COMPANIONS, "2720": FOOT, "2821": ARCHERS}, no=[COMPANIONS], hits={FOOT: 3}, dice=[9],
        standing={"opponent": ["entry-fire ask"]},
    )  # fmt: skip
    assert (t.asked, t.decider) == ("EntryReaction", "opponent")
    t.dice(9).does(f"volley:{ARCHERS}")
    assert t.event("shot")["target"] == COMPANIONS


@pytest.mark.clause("8.21a", "8.21b")
def test_after_a_line_command_too_an_advance_draws_fire_at_once() -> None:
    t = shock(
        {"2620": COMPANIONS, "2218": "mac.parmenion", "2720": FOOT, "2821": ARCHERS},
        active="mac.parmenion",
        hits={FOOT: 3},
        standing={"opponent": ["entry-fire ask"]},
    )
    t.state.line = 1
    t.dice(9).does(f"commit:{COMPANIONS}")
    assert (t.asked, t.decider) == ("EntryReaction", "opponent")


@pytest.mark.clause("8.53", "6.43a", "6.43b")
def test_a_phalanx_goes_straight_on_or_pivots() -> None:
    t = shock({"2619": PHALANX, "2719": FOOT}, no=[PHALANX], hits={FOOT: 3}, dice=[9])
    assert t.asked == "AdvanceWay"
    assert t.choices() == ["advance-to:2718", "advance-to:2719", "pivot:2619", "pivot:2620"]
    # not sideways, nor to a hex beyond those before it
    assert t.reasons("advance-to:2618") == ["7.11c"] and t.reasons("advance-to:2818") == ["8.51a"]
    on = t.copy().does("advance-to:2719")
    assert on.where(PHALANX) == "2719/2720" and on.facing(PHALANX) == 90
    assert on.asked == "PhaseEnd"
    right = t.copy().does("pivot:2620")
    assert right.where(PHALANX) == "2619/2719" and right.facing(PHALANX) == 30
    assert not [e for e in right.events("hit") if "8.51a" in e.clauses]
    left = t.does("pivot:2619")
    assert left.where(PHALANX) == "2719/2620" and left.facing(PHALANX) == 150


@pytest.mark.clause("6.43a", "8.53")
def test_hoplites_take_a_hit_for_the_pivot() -> None:
    t = shock({"2619": "mac.ho.merc-1", "2719": FOOT}, no=["mac.ho.merc-1"], hits={FOOT: 3}, dice=[9]).does(
        "pivot:2620"
    )
    assert [e["number"] for e in t.events("hit") if "8.51a" in e.clauses] == [1]


@pytest.mark.clause("8.53", "6.45b", "6.45c")
def test_a_wheel_costs_a_check() -> None:
    # foot at 2721 holds the right half in its zone: the left one wheels
    t = shock(
        {"2619": PHALANX, "2719": FOOT, "2621": THIRD_FOOT}, {THIRD_FOOT: 30}, no=[PHALANX], hits={FOOT: 3}, dice=[9]
    )
    assert "wheel:2619" in t.choices() and "pivot:2620" not in t.choices()
    t.dice(9).does("wheel:2619")
    assert ("wheel", 9) in [(e["why"], e["face"]) for e in t.events("rolled")]
    assert hits_taken(t)[PHALANX] >= 2


@pytest.mark.clause("8.51b", "6.45b", "8.53")
def test_nor_does_the_check_of_a_wheel_rout_the_winner() -> None:
    pieces = {"2619": PHALANX, "2719": FOOT, "2621": THIRD_FOOT}
    # TQ 7 with 5 hits: a 9 would make them 7, an 8 makes them 6
    for face, place in ((9, "2619/2620"), (8, "2719/2620")):
        t = shock(pieces, {THIRD_FOOT: 30}, no=[PHALANX], hits={FOOT: 3, PHALANX: 5}, dice=[9])
        t.dice(face).does("wheel:2619")
        assert (t.where(PHALANX), t.hits(PHALANX), t.flag(PHALANX, "routed")) == (place, 6, 0)
        assert "stand" not in [e["why"] for e in t.events("rolled")]
        assert bool(t.events("stays")) == (face == 9) and t.events("check-failed")


@pytest.mark.clause("10.26b", "6.45b")
def test_who_advances_because_both_would_rout_takes_no_hits_for_the_wheel_either() -> None:
    t = shock(
        {"2619": PHALANX, "2720": HOPLITES, "2621": THIRD_FOOT}, {THIRD_FOOT: 30, HOPLITES: 270}, no=[PHALANX],
        hits={PHALANX: 5, HOPLITES: 4}, dice=[1, 9],
    )  # fmt: skip
    assert t.events("both-fail")
    t.until("AdvanceWay")
    wheels = [c for c in t.choices() if c.startswith("wheel")]
    t.dice(9).does(wheels[0])
    assert t.hits(PHALANX) == 6 and "wheel" not in [e["why"] for e in t.events("rolled")]
    # nor does anything keep it where it was
    assert t.where(PHALANX) != "2619/2620" and not t.events("stays")


@pytest.mark.clause("8.51a")
def test_if_it_cannot_go_it_stays() -> None:
    # a phalanx beside a friend, with one hex before it empty: it may pivot, but need not
    t = shock(
        {"2619": PHALANX, "2719": FOOT, "2720": COMPANIONS, "2718": OTHER_HORSE}, no=[PHALANX], hits={FOOT: 3}, dice=[9]
    )
    assert t.choices() == ["pivot:2619", "pivot:2620", "stand"]
    t.may_not("advance-to:2718", "6.91").may_not("advance-to:2719", "6.91")
    t.does("stand")
    assert t.where(PHALANX) == "2619/2620"


# ------------------------------------------------------------------------------------------- pass-through [9.13, 9.23]
@pytest.mark.clause("9.13a")
def test_elephants_end_behind_the_unit_they_struck() -> None:
    # 3022 against 2921: 2821 or 2822
    t = shock({"3022": ELEPHANTS, "2921": HYPASPISTS}, no=[ELEPHANTS], side="opponent", dice=[5])
    assert t.event("attacks")["target"] == HYPASPISTS
    assert (t.asked, t.clause, t.decider) == ("PassTo", "9.13a", "opponent")
    assert sorted(t.targets("pass-to")) == ["2821", "2822"]
    t.does("pass-to:2822")
    assert t.where(ELEPHANTS) == "2822" and t.facing(ELEPHANTS) == 270
    assert t.event("passes-through")["start"] == "3022"


@pytest.mark.clause("9.23a")
def test_chariots_too_whether_or_not_they_dislodge_it() -> None:
    t = shock({"3022": CHARIOTS, "2921": HYPASPISTS}, no=[CHARIOTS], side="opponent", dice=[9, 0])
    assert t.where(HYPASPISTS) == "2921" and sorted(t.targets("pass-to")) == ["2821", "2822"]


@pytest.mark.clause("9.13a", "9.23a", "10.26a")
@pytest.mark.parametrize(("beasts", "hits", "die"), [(ELEPHANTS, 5, 7), (CHARIOTS, 4, 6)])
def test_beasts_spared_a_rout_stay_where_they_are(beasts: str, hits: int, die: int) -> None:
    # both would rout in the charge, the hypaspists by more
    mine, lanes = {beasts: hits, HYPASPISTS: 7}, [9] if beasts == CHARIOTS else []
    t = shock({"2720": beasts, "2620": HYPASPISTS}, must=[beasts], side="opponent", hits=mine, dice=[*lanes, die, 9])
    assert t.events("both-fail") and t.flag(HYPASPISTS, "routed") == 1
    assert (t.where(beasts), t.hits(beasts)) == ("2720", hits) and t.asked == "PhaseEnd"


@pytest.mark.clause("9.13b", "10.26a")
def test_nor_do_they_go_on_behind_a_second_line() -> None:
    behind = {"2821": MORE, "2822": "mac.hy.3"}
    t = shock(
        {"3022": ELEPHANTS, "2921": JAVELINS, **behind}, must=[ELEPHANTS], side="opponent",
        hits={ELEPHANTS: 5, JAVELINS: 3, MORE: 7}, dice=[9, 7, 9],
    )  # fmt: skip
    assert t.where(JAVELINS) == "eliminated"
    t.does(f"fight:{MORE}")
    assert t.events("both-fail") and t.flag(MORE, "routed") == 1
    assert (t.where(ELEPHANTS), t.hits(ELEPHANTS)) == ("3022", 5) and t.asked == "PhaseEnd"


@pytest.mark.clause("9.13a", "10.26c")
def test_beasts_that_rout_pass_nowhere() -> None:
    t = shock({"3022": CHARIOTS, "2921": HYPASPISTS}, no=[CHARIOTS], side="opponent", hits={CHARIOTS: 3}, dice=[9, 0])
    assert t.where(CHARIOTS) == "eliminated" and not t.events("passes-through")


@pytest.mark.clause("9.13a")
def test_if_one_hex_is_free_they_take_it() -> None:
    t = shock({"3022": ELEPHANTS, "2921": HYPASPISTS, "2822": MORE}, no=[ELEPHANTS], side="opponent", dice=[5])
    assert t.where(ELEPHANTS) == "2821" and len(combats(t)) == 1


@pytest.mark.clause("9.13b", "9.17")
def test_a_second_line_is_struck_at_once_and_passed_whatever_the_result() -> None:
    t = shock(
        {"3022": ELEPHANTS, "2921": HYPASPISTS, "2822": MORE, "2821": "mac.hy.3"},
        must=[ELEPHANTS],
        side="opponent",
        dice=[0, 0, 5],
    )
    assert (t.asked, t.clause, t.decider) == ("NextLine", "9.13b", "opponent")
    assert sorted(t.targets("fight")) == [MORE, "mac.hy.3"]
    t.dice(0, 3, 5).does(f"fight:{MORE}")
    assert combats(t)[2] == [(ELEPHANTS, MORE, "front")]
    # the target of elephants adds 1
    assert checked(t)[MORE] == 4 and len(t.events("shock")) == 2
    t.until("PassTo")
    # behind 2822: 2721 and 2722
    assert sorted(t.targets("pass-to")) == ["2721", "2722"]
    t.does("pass-to:2722")
    assert t.where(ELEPHANTS) == "2722"


@pytest.mark.clause("9.13b")
def test_farther_lines_are_passed_without_shock() -> None:
    t = shock(
        {
            "3022": ELEPHANTS, "2921": HYPASPISTS, "2822": MORE, "2821": "mac.hy.3", "2721": PELTASTS,
            "2722": "mac.lp.sitalces-2",
        },
        no=[ELEPHANTS],
        side="opponent",
        dice=[5],
    )  # fmt: skip
    t.dice(5).does(f"fight:{MORE}").until("PassTo")
    assert len(combats(t)) == 2
    # behind 2721 and 2722
    assert {hex_[:2] for hex_ in t.targets("pass-to")} == {"26"}


@pytest.mark.clause("9.13a")
def test_a_friend_behind_the_enemy_is_no_free_hex() -> None:
    t = shock(
        {"3022": ELEPHANTS, "2921": HYPASPISTS, "2822": FOOT, "2821": MORE_FOOT},
        no=[ELEPHANTS],
        side="opponent",
        dice=[5],
    )
    assert t.where(ELEPHANTS) == "3022" and t.asked == "PhaseEnd"


@pytest.mark.clause("9.13a", "9.13b")
def test_who_struck_two_units_names_the_one_to_pass() -> None:
    # the elephants have 2921 and 2922 before them
    t = shock({"3022": ELEPHANTS, "2921": HYPASPISTS, "2922": MORE}, no=[ELEPHANTS], side="opponent", dice=[5])
    t.until("PassWhom")
    assert sorted(t.targets("pass-to")) == ["2921", "2922"]
    t.does("pass-to:2922")
    assert sorted(t.targets("pass-to")) == ["2822", "2823"]


@pytest.mark.clause("9.24b")
def test_both_units_of_a_second_line_may_open_lanes() -> None:
    pieces = {"3022": CHARIOTS, "2921": HYPASPISTS, "2822": MORE, "2821": "mac.hy.3"}
    t = shock(pieces, no=[CHARIOTS], side="opponent", dice=[0, 0, 0])
    assert {e["unit"] for e in t.events("lanes-opened")} == {HYPASPISTS, MORE, "mac.hy.3"}
    assert not t.events("shock") and t.asked == "PassTo"
    assert {hex_[:2] for hex_ in t.targets("pass-to")} == {"27"}
    # one fails: it is attacked
    t = shock(pieces, no=[CHARIOTS], side="opponent", dice=[0, 9, 0, 5])
    assert len(t.events("shock")) == 1 and len(t.events("lanes-opened")) == 2


# --------------------------------------------------------------------------------------------------- pursuit [10.3]
RULES = ("charge_formation", "pursuit")


def chase(*dice: int, more: Mapping[str, str] | None = None) -> Table:
    """Companions in charge formation have charged foot with 3 hits."""
    pieces = {"2620": COMPANIONS, "2720": FOOT} | dict(more or {})
    return shock(pieces, must=[COMPANIONS], charge=[COMPANIONS], options=list(RULES), hits={FOOT: 3}, dice=dice)


@pytest.mark.clause("8.39", "10.31", "10.32", "10.35")
def test_above_its_tq_with_two_added_it_must_pursue() -> None:
    # checks 0 and 0, die 9; the foot routs; 6 + 2 is above TQ 7
    t = chase(0, 0, 9, 6)
    assert ("pursuit", 6) in [(e["why"], e["face"]) for e in t.events("rolled")]
    assert t.event("pursues")["target"] == FOOT
    t = chase(0, 0, 9, 5)
    assert not t.events("pursues") and t.where(COMPANIONS) == "2720"
    assert t.asked == "TurnAfter"


@pytest.mark.clause("10.33", "10.34", "10.36", "10.25c")
def test_it_follows_the_way_of_the_fugitives_and_cuts_them_down() -> None:
    t = chase(0, 0, 9, 6, 5)
    fled = t.event("fled")
    ways = [(e["start"], e["space"]) for e in t.events("rides-on")]
    assert ways[0] == ("2620", "2720") and len(ways) == 2
    # beside them it attacks at once, without checks
    assert combats(t)[2][0][:2] == (COMPANIONS, FOOT)
    assert len(t.events("charge-check")) == 2
    assert t.where(FOOT) == "eliminated" and fled["start"] == "2720"


@pytest.mark.clause("10.33")
def test_it_stops_in_a_zone_of_control_and_attacks_who_stands_there() -> None:
    t = chase(0, 0, 9, 6, 0, more={"2821": "per.mi.apple-1"})
    assert [e["space"] for e in t.events("rides-on")] == ["2720"]
    assert combats(t)[2] == [(COMPANIONS, "per.mi.apple-1", "front")]
    # a zone from the side stops it too, though there is nobody to attack
    t = shock(
        {"2620": COMPANIONS, "2720": FOOT, "2721": MORE_FOOT}, {MORE_FOOT: 330}, must=[COMPANIONS], charge=[COMPANIONS],
        options=list(RULES), hits={FOOT: 3}, dice=[0, 0, 9, 6],
    )  # fmt: skip
    assert t.where(COMPANIONS) == "2720" and len(combats(t)) == 1


@pytest.mark.clause("10.31")
def test_only_charge_formation_and_a_charge_carry_it_away() -> None:
    pieces = {"2620": COMPANIONS, "2720": FOOT}
    t = shock(pieces, must=[COMPANIONS], options=list(RULES), hits={FOOT: 3}, dice=[0, 0, 9])
    assert "pursuit" not in [e["why"] for e in t.events("rolled")]
    t = shock(pieces, no=[COMPANIONS], charge=[COMPANIONS], options=list(RULES), hits={FOOT: 3}, dice=[9])
    assert "pursuit" not in [e["why"] for e in t.events("rolled")]
    t = shock(pieces, must=[COMPANIONS], hits={FOOT: 3}, dice=[0, 0, 9])
    assert "pursuit" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("9.22d")
def test_chariots_never_pursue() -> None:
    t = shock(
        {"2620": HYPASPISTS, "2720": CHARIOTS}, must=[CHARIOTS], side="opponent", options=list(RULES),
        hits={HYPASPISTS: 7}, dice=[9, 0, 9],
    )  # fmt: skip
    assert t.event("routs")["unit"] == HYPASPISTS
    assert "pursuit" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("10.32")
def test_nobody_pursues_the_dead() -> None:
    t = shock(
        {"2620": COMPANIONS, "2720": ARCHERS}, must=[COMPANIONS], charge=[COMPANIONS], options=list(RULES), dice=[9]
    )
    assert t.where(ARCHERS) == "eliminated" and "pursuit" not in [e["why"] for e in t.events("rolled")]


@pytest.mark.clause("10.32")
def test_leaders_need_not_ride_along() -> None:
    t = shock(
        {"2620": [COMPANIONS, "mac.parmenion"], "2720": FOOT},
        must=[COMPANIONS],
        charge=[COMPANIONS],
        options=list(RULES),
        hits={FOOT: 3},
        dice=[0, 0, 5, 9, 6],
    )
    assert (t.asked, t.clause) == ("RidersAlong", "10.32")
    stay = t.copy().does("stand")
    assert stay.where("mac.parmenion") == "2620" and stay.where(COMPANIONS) != "2620"
    t.does("follow")
    assert t.where("mac.parmenion") == t.where(COMPANIONS)


# ------------------------------------------------------------------------------------------------------- afterwards
@pytest.mark.clause("8.17e")
def test_foot_javelins_are_gone_after_shock() -> None:
    t = shock({"2620": PELTASTS, "2720": FOOT}, no=[PELTASTS], dice=[5]).finish_phase()
    assert t.flag(PELTASTS, "ammo") == OUT
    t = shock({"2620": "mac.lc.paeonian", "2720": FOOT}, no=["mac.lc.paeonian"], dice=[5]).finish_phase()
    assert t.flag("mac.lc.paeonian", "ammo") != OUT


@pytest.mark.clause("8.17e", "8.33b")
def test_so_they_are_when_the_charge_has_decided_the_combat() -> None:
    # the foot runs from its check, no blow falls; whoever has not fought keeps his javelins
    t = shock(
        {"2620": AGRIANIANS, "2720": FOOT, "2615": PELTASTS}, must=[AGRIANIANS], hits={FOOT: 3}, dice=[0, 6, 0, 0]
    )
    t.finish_phase()
    assert t.event("routs")["unit"] == FOOT and "shock" not in [e["why"] for e in t.events("rolled")]
    assert (t.flag(AGRIANIANS, "ammo"), t.flag(PELTASTS, "ammo")) == (OUT, FULL)


@pytest.mark.clause("8.17e", "8.21a", "8.33b")
def test_so_nobody_whose_combat_the_charge_has_decided_shoots_at_the_winner_of_another() -> None:
    others = "mac.lp.sitalces-2"
    t = shock(
        {"2720": FOOT, "2620": PELTASTS, "2621": others, "2721": MORE_FOOT}, {FOOT: 330, others: 330},
        must=[FOOT, MORE_FOOT], side="opponent", standing=SHOOTS, hits={PELTASTS: 5}, dice=[0, 9, 9, 0],
    )  # fmt: skip
    t.does(f"fight:{others}")
    assert {e["unit"] for e in t.events("routs")} == {PELTASTS, MORE_FOOT}
    assert (t.where(FOOT), t.asked, t.flag(others, "ammo")) == ("2620", "TurnAfter", OUT)


@pytest.mark.clause("8.17e", "10.31")
def test_and_of_those_whom_others_have_pursued() -> None:
    t = shock(
        {"2620": COMPANIONS, "2720": CARDACES}, {COMPANIONS: 90, CARDACES: 270}, must=[COMPANIONS], charge=[COMPANIONS],
        options=list(RULES), hits={CARDACES: 3}, dice=[0, 0, 9, 6, 0, 0], scenario="issus",
    )  # fmt: skip
    assert t.event("pursues")["target"] == CARDACES
    t.finish_phase()
    assert t.flag(CARDACES, "ammo") == OUT


@pytest.mark.clause("8.17e", "8.22", "9.13a")
def test_javelins_on_foot_are_gone_when_elephants_pass_through() -> None:
    t = shock({"2720": ELEPHANTS, "2620": AGRIANIANS}, no=[ELEPHANTS], side="opponent", standing=SHOOTS, dice=[0])
    assert t.asked == "PassTo" and t.flag(AGRIANIANS, "ammo") == OUT
    # nobody shoots at the elephants as they leave, nor where they come to
    t.does("pass-to:2519")
    assert t.where(ELEPHANTS) == "2519" and t.asked == "PhaseEnd"


@pytest.mark.clause("8.17e", "8.21a", "8.51a")
def test_they_are_gone_before_anybody_advances() -> None:
    # the peltasts run, and who takes their place comes before the Agrianians, who have fought beside them and stand
    t = shock(
        {"2720": FOOT, "2718": MORE_FOOT, "2620": PELTASTS, "2619": AGRIANIANS}, {AGRIANIANS: 150},
        no=[FOOT, MORE_FOOT], side="opponent", standing=SHOOTS, hits={PELTASTS: 5}, dice=[0, 9],
    )  # fmt: skip
    assert t.where(FOOT) == "2620" and t.asked == "TurnAfter" and not t.events("shot")
    assert t.flag(AGRIANIANS, "ammo") == OUT


@pytest.mark.clause("6.66")
def test_a_column_that_was_attacked_is_broken_up_with_a_hit() -> None:
    t = shock({"2620": "mac.sk.agr-1", "2720": "per.mi.apple-1"}, {"per.mi.apple-1": 300}, no=["mac.sk.agr-1"],
              column=["per.mi.apple-1"], dice=[0])  # fmt: skip
    assert (t.asked, t.clause, t.decider) == ("BrokenColumn", "6.66", "opponent")
    before = t.hits("per.mi.apple-1")
    t.does("line-up:270")
    assert t.hits("per.mi.apple-1") == before + 1 and t.flag("per.mi.apple-1", "form") == 0
    assert t.facing("per.mi.apple-1") == 270


@pytest.mark.clause("9.76")
def test_shock_ends_the_charge_formation() -> None:
    t = shock(
        {"2620": COMPANIONS, "2720": HOPLITES}, no=[COMPANIONS], charge=[COMPANIONS], options=list(RULES), dice=[0]
    )
    t.finish_phase()
    assert t.flag(COMPANIONS, "form") == 0


@pytest.mark.clause("8.3a")
def test_markers_come_off_at_the_end() -> None:
    t = shock({"2620": COMPANIONS, "2720": HOPLITES}, must=[COMPANIONS], dice=[0, 0, 5]).finish_phase()
    assert t.flag(COMPANIONS, "mark") == 0 and not t.state.fights and not t.state.group
