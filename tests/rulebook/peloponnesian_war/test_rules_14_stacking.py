"""Stacks: how many units in one place, and what becomes of those without a leader [14.2]."""

import pytest

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.edge.position_names import piece_named, place_named
from polemos.games.peloponnesian_war.rules import stacking
from polemos.games.peloponnesian_war.rules.season.placement import EndOfPlacement
from rulebook.peloponnesian_war.table import Table

FIELD = "3057"
"""A clear hex of Laconia without a city."""
UNITS = ["laconia-hoplite-5-01", "laconia-hoplite-5-02", "laconia-light-2-01", "corinth-hoplite-4-01"]
ATTIC = [f"attica-hoplite-4-0{n}" for n in range(1, 8)]


def may_stay(
    place: str, pieces: list[str], side: int = SPARTA, coming: list[str] | None = None, **rest: object
) -> bool:
    t = Table({place: pieces}, steps=[], **rest)
    return stacking.may_stay(t.state, side, place_named(place), [piece_named(name) for name in coming or []])


@pytest.mark.clause("14.2.1", "14.2.4")
def test_one_unit_without_a_leader_any_number_with_one() -> None:
    assert may_stay(FIELD, UNITS[:1]) and not may_stay(FIELD, UNITS[:2])
    # of whatever region and type
    assert may_stay(FIELD, [*UNITS, "laconia-fleet-4-01", "agis"])
    # those who come count too
    assert not may_stay(FIELD, UNITS[:1], coming=UNITS[1:2])
    assert may_stay(FIELD, UNITS[:1], coming=[UNITS[1], "agis"])
    # the other side's units are its own matter
    assert may_stay(FIELD, [UNITS[0], ATTIC[0]])
    assert stacking.refusals_stay(Table({FIELD: UNITS}, steps=[]).state, SPARTA, place_named(FIELD)) != []


@pytest.mark.clause("14.2.1")
def test_in_the_hex_of_a_city_or_fort_of_either_side_none_is_needed() -> None:
    assert may_stay("sparta", UNITS) and may_stay("sparta", UNITS, inside=UNITS)
    assert may_stay("athens", UNITS)
    assert may_stay("pylos", UNITS, forts={"pylos": "athens"})
    assert not may_stay("pylos", UNITS)
    # a destroyed city is none
    assert not may_stay("plataea", UNITS, cities={"plataea": ["destroyed"]})


@pytest.mark.clause("14.2.1")
def test_a_fort_holds_five_units_inside() -> None:
    t = Table({"pylos": ATTIC}, inside=ATTIC[:4], forts={"pylos": "athens"}, steps=[])
    assert stacking.room_inside(t.state, place_named("pylos")) == 1
    assert stacking.goes_inside(t.state, piece_named(ATTIC[5]), place_named("pylos"))
    t = Table({"pylos": ATTIC}, inside=ATTIC[:5], forts={"pylos": "athens"}, steps=[])
    assert stacking.room_inside(t.state, place_named("pylos")) == 0
    assert not stacking.goes_inside(t.state, piece_named(ATTIC[5]), place_named("pylos"))
    # a city any number, a leader needs no room, and nobody else's fort is entered
    t = Table({"athens": ATTIC, "pylos": UNITS}, inside=ATTIC, forts={"pylos": "athens"}, steps=[])
    assert stacking.room_inside(t.state, place_named("athens")) > 100
    assert not stacking.goes_inside(t.state, piece_named(UNITS[0]), place_named("pylos"))
    # ships need a port: a base makes one of a fort
    ships = {"2457": ["attica-fleet-5-01"]}
    t = Table(ships, forts={"pylos": "athens"}, steps=[])
    assert not stacking.goes_inside(t.state, piece_named("attica-fleet-5-01"), place_named("pylos"))
    t = Table(ships, forts={"pylos": "athens"}, bases={"pylos": "athens"}, steps=[])
    assert stacking.goes_inside(t.state, piece_named("attica-fleet-5-01"), place_named("pylos"))


@pytest.mark.clause("14.2.3")
def test_several_leaders_in_one_stack() -> None:
    assert may_stay(FIELD, [*UNITS, "agis", "brasidas"])
    t = Table({FIELD: [*UNITS, "agis", "brasidas"]}, steps=[])
    # either may go
    for leader in ("agis", "brasidas"):
        assert stacking.may_stay(t.state, SPARTA, place_named(FIELD), leaving=[piece_named(leader)])


@pytest.mark.clause("14.2.5")
def test_without_a_leader_they_act_one_at_a_time() -> None:
    t = Table({"athens": UNITS, "corinth": ["agis"]}, steps=[])
    two = [piece_named(unit) for unit in UNITS[:2]]
    assert [refusal.clause for refusal in stacking.refusals_together(t.state, two)] == ["14.2.5"]
    assert stacking.refusals_together(t.state, two[:1]) == []
    assert stacking.refusals_together(t.state, [*two, piece_named("agis")]) == []
    # in defence all who are outside are together, leader or not
    assert stacking.may_stay(t.state, SPARTA, place_named("athens"))


@pytest.mark.clause("14.2.2")
def test_a_stack_without_a_leader_is_spread() -> None:
    t = Table({FIELD: UNITS[:3], "3156": ["attica-hoplite-4-01"]}, steps=[EndOfPlacement(SPARTA)])
    assert (t.asked, t.clause, t.decider) == ("Spread", "14.2.2", "sparta")
    assert set(t.targets("scatter")) == set(UNITS[:3])
    t.may_not("scatter:corinth-hoplite-4-01", "14.2.2").does(f"scatter:{UNITS[2]}")
    # a free hex next to it: not the enemy's, not far away; the city of Sparta takes any number
    t.may_not("scatter-to:3156", "14.2.2").may_not("scatter-to:3059", "14.2.2").may("scatter-to:3056")
    t.does("scatter-to:2957", f"scatter:{UNITS[1]}").may_not("scatter-to:2957", "14.2.2")
    t.does("scatter-to:3056")
    assert t.over and t.where(UNITS[0]) == FIELD and t.where(UNITS[2]) == "2957"
    assert t.inside(UNITS[1])


@pytest.mark.clause("14.2.2", "16.3.2", "16.3.1")
def test_it_is_spread_over_land_or_into_sea_areas() -> None:
    # on Sphacteria there is no other hex: only ships get away
    t = Table({"sphacteria": [*ATTIC[:2], "attica-fleet-5-01"]}, steps=[EndOfPlacement(ATHENS)])
    t.does("scatter:attica-fleet-5-01")
    assert t.where("attica-fleet-5-01") == "messenian_coast"
    t.does(f"scatter:{ATTIC[1]}")
    assert t.where(ATTIC[1]) == "force-pool"
    assert t.event("goes-home")["unit"] == ATTIC[1] and "14.2.2" in t.event("goes-home").clauses
    assert t.where(ATTIC[0]) == "sphacteria"


@pytest.mark.clause("14.2.2", "scenario.argive.b", "1.2i")
def test_nobody_is_spread_into_a_land_that_is_closed() -> None:
    # Phocis, beyond the border of Boeotia
    border = next(
        at
        for at in world.HEXES_OF[world.AREA_INDEX["boeotia"]]
        if any(world.AREA_AT[near] == world.AREA_INDEX["phocis"] for near in world.LAND_NEXT[at])
        and world.CITY_AT[at] < 0
    )
    pieces = {world.HEX_NAMES[border]: ["boeotia-hoplite-5-01", "boeotia-hoplite-5-02"]}
    t = Table(pieces, steps=[EndOfPlacement(SPARTA)], scenario="argive").does("scatter:boeotia-hoplite-5-02")
    areas = {world.AREA_AT[world.PLACE_INDEX[name]] for name in t.targets("scatter-to")}
    assert areas == {world.AREA_INDEX["boeotia"]}


@pytest.mark.clause("14.2.2", "16.3.1")
def test_cavalry_does_not_go_into_the_mountains() -> None:
    horse = "laconia-cavalry-3-01"
    t = Table({FIELD: [horse, UNITS[0]]}, steps=[EndOfPlacement(SPARTA)]).does(f"scatter:{horse}")
    t.may_not("scatter-to:2957", "14.2.2").may("scatter-to:3056")


@pytest.mark.clause("14.2.2")
def test_the_homeless_leave_the_game_when_no_place_is_free() -> None:
    men = ["mercenary-light-4-01", "mercenary-light-4-02"]
    t = Table({"sphacteria": men}, hired=dict.fromkeys(men, "athens"), steps=[EndOfPlacement(ATHENS)])
    t.does(f"scatter:{men[1]}")
    assert t.where(men[1]) == "out"


@pytest.mark.clause("14.2.2", "16.5.1")
def test_a_fleet_that_leaves_takes_its_troops_along() -> None:
    ships = ["attica-fleet-5-01", "attica-fleet-5-02"]
    t = Table({"saronic_gulf": [*ships, ATTIC[0]]}, aboard={ships[1]: [ATTIC[0]]}, steps=[EndOfPlacement(ATHENS)])
    # troops are no part of the crowd, and with one fleet no crowd
    assert stacking.may_stay(t.state, ATHENS, place_named("saronic_gulf"), leaving=[piece_named(ships[0])])
    assert set(t.targets("scatter")) == set(ships)
    t.does(f"scatter:{ships[1]}")
    assert t.where(ATTIC[0]) == t.where(ships[1]) == "myrtoan_sea"
