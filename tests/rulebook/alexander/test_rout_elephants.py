"""Elephants run wild, and horses before elephants [6.71e, 6.76a, 9.14, 9.16]."""

from typing import Any

import pytest

from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.rules.field.zones import has_zone
from polemos.games.alexander.rules.movement import move_costs
from polemos.games.alexander.rules.reactions import orderly_withdrawal
from polemos.games.alexander.rules.reactions.horses_before_elephants import Frightened
from polemos.games.alexander.rules.rout import nerve, rampage
from polemos.games.alexander.state import SHOCK
from rulebook.alexander.routs import QUIET, battle, comes, happens, hex_of, routs, takes
from rulebook.alexander.shocking import shock
from rulebook.alexander.table import Table

ELEPHANTS = "per.el.1"
MORE = "per.el.2"
HYPASPISTS = "mac.hy.1"
PHALANX = "mac.ph.craterus"
HORSE = "mac.hc.comp-1"
ARCHERS = "mac.sk.cretan"
PERSIANS = "per.mi.pers-1"
CHARIOTS = "per.ch.c-1"
DEAD = 9
"""The mahouts kill the beasts."""


def field(pieces: dict[str, Any], **rest: Any) -> Table:
    """The plain of Arbela, where a roll of 1 sends elephants up the map and 4 down."""
    return battle("arbela", "mac.craterus", "1919", pieces, **rest)


def runs(t: Table) -> list[tuple[str, str]]:
    return [(e["start"], e["space"]) for e in t.events("ran")]


# ------------------------------------------------------------------------------------------------------ the loop [9.14]
@pytest.mark.clause("9.14a", "9.14b")
@pytest.mark.parametrize("die", [7, 8, 9])
def test_the_mahouts_kill_the_beasts(die: int) -> None:
    t = takes(field({"3520": ELEPHANTS}).dice(die), ELEPHANTS, 6)
    assert t.where(ELEPHANTS) == "eliminated" and not runs(t)
    assert t.events("eliminated")[0].clauses == ("9.14b",)


@pytest.mark.clause("9.14c", "9.14f", "9.14l")
def test_they_run_three_hexes_straight_and_roll_again() -> None:
    t = routs(field({"3520": ELEPHANTS, "3530": HYPASPISTS}).dice(4, DEAD), ELEPHANTS)
    assert runs(t) == [("3520", "3521"), ("3521", "3522"), ("3522", "3523")]
    assert t.where(ELEPHANTS) == "eliminated"


@pytest.mark.clause("9.14e")
def test_every_map_has_its_own_compass() -> None:
    # 1 is the hexside clockwise of north: up at Arbela, up and right at Issus, down and left at the Hydaspes
    degrees = {5: 0, 4: 60, 7: 240}
    for scenario, bearing in degrees.items():
        assert (setting_of(scenario).field.north * 30 + rampage.BEARING[1]) % 360 == bearing
    # the others follow clockwise
    assert [rampage.BEARING[n + 1] - rampage.BEARING[n] for n in range(1, 6)] == [60] * 5


@pytest.mark.clause("9.14d", "9.14j")
def test_zero_takes_them_to_their_friends() -> None:
    t = field({"3520": ELEPHANTS, "3523": PERSIANS, "3515": "per.mi.pers-2"}, facing={PERSIANS: 270}).dice(0, DEAD)
    routs(t, ELEPHANTS)
    assert runs(t) == [("3520", "3521"), ("3521", "3522")] and t.event("tramples")["target"] == PERSIANS


@pytest.mark.clause("9.14d")
def test_between_friends_equally_near_a_die_decides() -> None:
    for lot, first in ((0, "3519"), (9, "3521")):
        t = field({"3520": ELEPHANTS, "3523": PERSIANS, "3517": "per.mi.pers-2"}).dice(0, lot, DEAD)
        assert runs(routs(t, ELEPHANTS))[0] == ("3520", first)


@pytest.mark.clause("9.14g", "9.14h", "9.14i")
@pytest.mark.parametrize(("facing", "hits"), [(30, 1), (330, 1), (90, 2), (270, 2), (150, 2)])
def test_who_is_run_over_takes_hits(facing: int, hits: int) -> None:
    t = field({"3520": ELEPHANTS, "3522": HYPASPISTS}, facing={HYPASPISTS: facing}).dice(4, DEAD)
    routs(t, ELEPHANTS)
    assert runs(t) == [("3520", "3521")] and t.hits(HYPASPISTS) == hits


@pytest.mark.clause("9.14j")
def test_horses_and_chariots_take_two_from_any_side() -> None:
    for unit in (HORSE, CHARIOTS):
        t = field({"3520": ELEPHANTS, "3521": unit}, facing={unit: 30}).dice(4, DEAD)
        assert routs(t, ELEPHANTS).hits(unit) == 2


@pytest.mark.clause("6.23a", "9.14f", "9.14g")
@pytest.mark.parametrize(("place", "hits"), [("2402", 0), ("2404", 2)])
def test_who_stands_where_they_cannot_climb_is_not_trampled(place: str, hits: int) -> None:
    # up the map (3 there): 2401 lies two levels above 2402, 2403 on the level of 2404
    above = f"{int(place) - 1}"
    elephants, hypaspists = "ind.el.1", "mac.hy.1"
    t = battle(
        "hydaspes", "mac.hephaestion", "0505", {place: elephants, above: hypaspists},
        facing={hypaspists: 30}, dice=[3, DEAD],
    )  # fmt: skip
    routs(t, elephants)
    assert t.hits(hypaspists) == hits and not runs(t)


@pytest.mark.clause("9.14i", "10.13a")
def test_the_trampled_may_rout() -> None:
    t = field({"3520": ELEPHANTS, "3521": HYPASPISTS}, facing={HYPASPISTS: 90}, hits={HYPASPISTS: 6}).dice(4, DEAD)
    assert routs(t, ELEPHANTS).flag(HYPASPISTS, "routed")


@pytest.mark.clause("9.14k")
def test_a_leader_in_the_way_goes_or_dies() -> None:
    t = routs(field({"3520": ELEPHANTS, "3521": "mac.coenus"}, options=["contingent"]).dice(4, DEAD), ELEPHANTS)
    # before they come he may [4.62a]
    assert t.asked == "Withdrawing"
    t.may("withdraw-leader:mac.coenus").does("stand")
    assert t.asked == "MustGo" and t.decider == "macedonian" and t.clause == "9.14k"
    t.does("back:3621", "halt")
    assert t.where("mac.coenus") == "3621" and runs(t)[0] == ("3520", "3521")


@pytest.mark.clause("9.14k", "8.44")
def test_a_leader_who_cannot_go_is_trampled() -> None:
    # 3521 is ringed by Persian foot looking in
    ring = {"3621": "per.mi.pers-1", "3522": "per.mi.pers-2", "3421": "per.mi.susian"}
    t = field(
        {"3520": ELEPHANTS, "3521": [HYPASPISTS, "mac.parmenion"], **ring},
        facing={"per.mi.pers-1": 210, "per.mi.pers-2": 330, "per.mi.susian": 30, HYPASPISTS: 330},
    ).dice(4, DEAD)  # fmt: skip
    routs(t, ELEPHANTS)
    lost = [e.kind for e in t.events() if e.kind.startswith("leader-")]
    assert lost == ["leader-trampled"] and t.where("mac.parmenion") == "eliminated"
    assert t.hits(HYPASPISTS) == 1


@pytest.mark.clause("9.14f", "10.23")
def test_off_the_map_they_are_lost() -> None:
    t = routs(field({"3502": ELEPHANTS}).dice(1), ELEPHANTS)
    assert t.where(ELEPHANTS) == "gone" and t.lost("opponent") == 2


@pytest.mark.clause("9.14m")
def test_far_from_everybody_they_are_gone() -> None:
    # after three hexes 3517 is 8 from 3509 and 7 from 3510
    for place, clause in (("3509", "9.14m"), ("3510", "9.14b")):
        t = routs(field({"3514": ELEPHANTS, place: HYPASPISTS}).dice(4, DEAD), ELEPHANTS)
        assert t.events("eliminated")[0].clauses == (clause,)


@pytest.mark.clause("9.14n")
def test_after_four_rolls_they_are_gone() -> None:
    t = routs(field({"3520": ELEPHANTS, "3420": HYPASPISTS}, facing={HYPASPISTS: 270}).dice(4, 1, 4, 1), ELEPHANTS)
    assert len([e for e in t.events("rolled") if e["why"] == "rampage"]) == 4
    assert t.events("eliminated")[-1].clauses == ("9.14n",)


@pytest.mark.clause("9.14o", "7.21c")
def test_they_have_no_zone() -> None:
    t = field({"3520": ELEPHANTS, "3522": [HYPASPISTS, "mac.parmenion"]}).dice(4)
    routs(t, ELEPHANTS)
    t.until("MustGo", {"Withdrawing": "stand"})
    assert not has_zone(t.state, t.unit(ELEPHANTS))


@pytest.mark.clause("9.14p")
def test_never_two_rampages_at_once() -> None:
    t = field({"3520": ELEPHANTS, "3521": MORE}, hits={MORE: 5}, facing={MORE: 90}).dice(4, DEAD, DEAD)
    routs(t, ELEPHANTS)
    # the second herd is trampled and routs, but runs only when the first is done
    kinds = [e["unit"] for e in t.events("eliminated")]
    assert kinds == [ELEPHANTS, MORE]
    assert t.where(MORE) == "eliminated" and t.events("routs")[0]["unit"] == ELEPHANTS


@pytest.mark.clause("10.28", "9.14a")
def test_a_leader_on_the_elephants_stays_or_gets_off() -> None:
    for answer, where in (("follow", "3523"), ("stand", "3520")):
        t = routs(field({"3520": [ELEPHANTS, "per.patron"], "3530": HYPASPISTS}).dice(4, DEAD), ELEPHANTS)
        assert t.asked == "Aboard"
        assert t.does(answer).where("per.patron") == where


# ------------------------------------------------------------------------------------- withdrawing before them [6.71e]
@pytest.mark.clause("6.71e", "6.76a")
def test_units_may_withdraw_before_them_in_the_movement_segment() -> None:
    # in that of the elephants' own side
    for unit, facing in ((HORSE, 330), (ARCHERS, 330)):
        there = {"3519": ELEPHANTS, "3522": unit, "1919": "per.bessus"}
        t = Table(there, scenario="arbela", active="per.bessus", standing=QUIET, facing={unit: facing})
        routs(t.dice(4, DEAD), ELEPHANTS)
        assert t.asked == "Withdrawing" and t.decider == "macedonian"
        t.may(f"withdraw:{unit}")


@pytest.mark.clause("6.76a")
def test_outside_it_only_horses_may() -> None:
    for unit, asked in ((HORSE, True), (ARCHERS, False)):
        t = field({"3519": ELEPHANTS, "3522": unit}, facing={unit: 330})
        t.state.phase = SHOCK
        t.dice(4, DEAD)
        routs(t, ELEPHANTS)
        assert (t.asked == "Withdrawing") == asked


@pytest.mark.clause("6.71e")
def test_horses_may_withdraw_before_their_own_elephants() -> None:
    t = field({"3519": ELEPHANTS, "3522": "per.hc.kin-1", "3524": PERSIANS}, facing={"per.hc.kin-1": 270}).dice(4, DEAD)
    routs(t, ELEPHANTS)
    assert t.asked == "Withdrawing" and t.decider == "opponent"
    t.may("withdraw:per.hc.kin-1")


# ----------------------------------------------------------------------------------------------- beside horses [9.16]
def theirs(pieces: dict[str, Any], **rest: Any) -> Table:
    """The same plain in the movement segment of the elephants' side."""
    return battle("arbela", "per.bupares", "5545", pieces, **rest)


def beside(*dice: int, **rest: Any) -> Table:
    t = theirs({"3520": ELEPHANTS, "3420": HORSE, **rest.pop("others", {})}, facing={ELEPHANTS: 270, HORSE: 90}, **rest)
    return happens(t.dice(*dice), Frightened(t.unit(ELEPHANTS)))


@pytest.mark.clause("9.16")
def test_horses_beside_elephants_must_withdraw() -> None:
    t = beside(0)
    assert t.asked == "BackStep" and t.decider == "macedonian"
    t.does(t.choices("back")[0])
    assert t.asked in ("BackStep", "Refacing")


@pytest.mark.clause("6.77b", "9.16")
def test_a_line_of_horses_stays_when_one_of_them_has_withdrawn_before_elephants() -> None:
    assert beside(0).flag(HORSE, "retired") == 1


@pytest.mark.clause("9.16")
@pytest.mark.parametrize(("die", "hits"), [(0, 1), (8, 1), (9, 2)])
def test_horses_that_cannot_take_a_hit_at_least(die: int, hits: int) -> None:
    # shut in by Persian foot behind them: they face every hex away from the elephants
    others = {"3320": "per.mi.pers-1", "3419": "per.mi.pers-2", "3421": "per.mi.susian"}
    t = theirs(
        {"3520": ELEPHANTS, "3420": HORSE, **others},
        facing={ELEPHANTS: 270, HORSE: 90, "per.mi.pers-1": 30, "per.mi.pers-2": 210, "per.mi.susian": 270},
    ).dice(die)  # fmt: skip
    happens(t, Frightened(t.unit(ELEPHANTS)))
    assert t.asked == "GiveOrders" and t.hits(HORSE) == hits


@pytest.mark.clause("9.16")
def test_routed_horses_beside_elephants_are_gone() -> None:
    t = beside(routed=[HORSE])
    assert t.where(HORSE) == "eliminated" and t.hits(ELEPHANTS) == 0


@pytest.mark.clause("6.76a", "9.13a", "9.16")
def test_horses_do_not_withdraw_before_elephants_that_pass_through() -> None:
    # they are a hex behind those whom the elephants strike, with all the plain behind them
    t = shock(
        {"2720": ELEPHANTS, "2620": HYPASPISTS, "2419": HORSE}, no=[ELEPHANTS], side="opponent", dice=[0, 9]
    ).does("pass-to:2519")
    assert t.where(ELEPHANTS) == "2519" and (t.where(HORSE), t.hits(HORSE)) == ("2419", 2)
    assert not t.events("withdrew") and t.asked == "PhaseEnd"


@pytest.mark.clause("6.76a", "9.16")
def test_horses_shy_at_elephants_that_withdraw_and_cannot_withdraw_from_them() -> None:
    # in the movement segment of their own side; a phalanx of MA 4 is slower than the elephants
    t = field(
        {"2719": PHALANX, "2920": ELEPHANTS, "3121": HORSE}, facing={PHALANX: 90, ELEPHANTS: 270, HORSE: 90}
    ).dice(0)
    comes(t, PHALANX).does(f"withdraw:{ELEPHANTS}", "back:3021")
    assert (t.where(HORSE), t.hits(HORSE)) == ("3121", 1) and t.events("shies")


@pytest.mark.clause("5.33b", "9.16")
def test_so_they_do_at_elephants_that_give_ground() -> None:
    t = field({"2920": ELEPHANTS, "3120": HORSE}, facing={ELEPHANTS: 270, HORSE: 90}).dice(0, 0)
    happens(t, nerve.FallBack(t.unit(ELEPHANTS), 1, 1))
    assert (t.where(HORSE), t.hits(HORSE)) == ("3120", 1) and t.events("shies")


@pytest.mark.clause("9.16")
def test_nobody_else_shies() -> None:
    t = field({"3520": ELEPHANTS, "3420": HYPASPISTS}, facing={ELEPHANTS: 270})
    happens(t, Frightened(t.unit(ELEPHANTS)))
    assert t.asked == "GiveOrders" and t.hits(HYPASPISTS) == 0
    # and horses do not shy at horses
    t = field({"3520": "per.hc.kin-1", "3420": HORSE})
    assert happens(t, Frightened(t.unit("per.hc.kin-1"))).hits(HORSE) == 0
    assert orderly_withdrawal.able(t.state, t.unit(HORSE), t.unit("per.hc.kin-1"))


# ------------------------------------------------------------------------------------- horses that go back past them
@pytest.mark.clause("6.72a", "9.15b")
def test_horses_that_withdraw_past_elephants_take_the_hits() -> None:
    # behind elephants that look the other way lie 2519 and 2520
    t = field({"2420": ELEPHANTS, "2620": HORSE, "2820": PERSIANS}, facing={ELEPHANTS: 270, HORSE: 90, PERSIANS: 270})
    comes(t, PERSIANS).does(f"withdraw:{HORSE}").may("back:2519").does("back:2520")
    assert t.where(HORSE) == "2520" and t.hits(HORSE) == 2
    # farther back their flank costs them as much again
    assert "2421" in t.targets("back")
    t.does("back:2421")
    assert t.hits(HORSE) == 4


@pytest.mark.clause("5.33b", "9.15b")
def test_so_do_horses_that_lose_their_nerve() -> None:
    t = field({"2420": ELEPHANTS, "2620": HORSE}, facing={ELEPHANTS: 270, HORSE: 90}).dice(0)
    happens(t, nerve.FallBack(t.unit(HORSE), 1, 1))
    assert t.where(HORSE) in ("2519", "2520") and t.hits(HORSE) == 2


@pytest.mark.clause("5.33b", "9.15b")
def test_they_lose_their_nerve_by_the_way_that_spares_them_the_elephants() -> None:
    t = field({"1718": ELEPHANTS, "2020": HORSE}, facing={ELEPHANTS: 30, HORSE: 90}).dice(0)
    happens(t, nerve.FallBack(t.unit(HORSE), 2, 1))
    assert t.where(HORSE) == "1820" and t.hits(HORSE) == 0


@pytest.mark.clause("8.51a", "9.15b")
def test_an_advance_before_elephants_and_behind_others_costs_the_hits_too() -> None:
    # whoever must advance comes into the zone of the ones unwillingly, and to the rear of the others
    t = field({"2420": ELEPHANTS, "2421": MORE, "2620": HORSE}, facing={ELEPHANTS: 90, MORE: 270})
    there = hex_of("2520")
    assert move_costs.elephants_beside(t.state, t.unit(HORSE), there) == move_costs.FORBIDDEN
    assert move_costs.elephant_toll(t.state, t.unit(HORSE), there) == 2
