"""Garrisons built into cities [18.3.2 to 18.3.4]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.tables import SIDE_NAMES
from polemos.games.peloponnesian_war.edge.position_names import city_named
from polemos.games.peloponnesian_war.rules import garrisons, places
from polemos.games.peloponnesian_war.rules.season.placement import PlacementPhase
from rulebook.peloponnesian_war.table import Table

BESIEGERS = [f"laconia-hoplite-5-0{n}" for n in range(1, 5)]


def points(city: str, pieces: Any = None, side: str = "athens", **rest: Any) -> int:
    """The garrison of a city after the placement phase of a side."""
    t = Table(pieces or {}, steps=[PlacementPhase(SIDE_NAMES.index(side))], turn=0, **rest)
    return t.state.garrison[city_named(city)]


@pytest.mark.clause("18.3.1")
@pytest.mark.parametrize(
    ("city", "count", "morale"),
    [("teos", 2, 4), ("erythrae", 2, 4), ("potidaea", 3, 4), ("thebes", 5, 4), ("athens", 8, 5)],
)
def test_how_many_there_are(city: str, count: int, morale: int) -> None:
    t = Table({}, steps=[])
    assert garrisons.full(t.state, city_named(city)) == count
    assert garrisons.morale(t.state, city_named(city)) == morale
    weary = Table({}, steps=[], ml=dict.fromkeys(("chios", "chalcidice", "boeotia", "attica"), 4))
    assert garrisons.morale(weary.state, city_named(city)) == morale - 1
    gone = Table({}, steps=[], cities={city: ["destroyed"]})
    assert garrisons.full(gone.state, city_named(city)) == 0


@pytest.mark.clause("18.3.2")
def test_they_need_no_supply_and_tell_in_no_area_but_as_the_city() -> None:
    t = Table({}, phase="supply", turn=0, season="winter", treasury={"athens": 0, "sparta": 0})
    assert t.state.garrison == [garrisons.full(t.state, city) for city in range(len(t.state.garrison))]
    # a city without a point of garrison is still a city
    alone = Table({}, steps=[], garrison={"chios": 0})
    assert places.presence(alone.state) == places.presence(Table({}, steps=[]).state)


@pytest.mark.clause("18.3.3")
def test_lost_points_come_back_in_phase_b() -> None:
    assert points("thebes", garrison={"thebes": 1}) == 5
    # one at a time under siege
    siege: dict[str, Any] = {"pieces": {"athens": BESIEGERS}, "siege": {"athens": 2}}
    assert points("athens", garrison={"athens": 3}, **siege) == 4
    assert points("athens", garrison={"athens": 8}, **siege) == 8
    assert points("athens", {"athens": BESIEGERS}, garrison={"athens": 3}) == 8
    # once a season, when the first player begins
    assert points("athens", side="sparta", garrison={"athens": 3}) == 3


@pytest.mark.clause("18.3.4")
def test_a_captured_city_has_one_point_from_the_next_phase_b_on() -> None:
    taken: dict[str, Any] = {"holder": {"thebes": "athens"}, "cities": {"thebes": ["taken"]}, "garrison": {"thebes": 0}}
    assert Table({}, steps=[], **taken).state.garrison[city_named("thebes")] == 0
    assert points("thebes", **taken) == 1
    assert garrisons.full(Table({}, steps=[], **taken).state, city_named("thebes")) == 1
    # it fights for whose marker lies there
    assert Table({}, steps=[], **taken).friend("thebes") == "athens"
    # no more than one, whatever stood there before
    t = Table({}, steps=[], holder={"thebes": "athens"})
    t.state.garrison[city_named("thebes")] = 4
    garrisons.restore(t.state)
    assert t.state.garrison[city_named("thebes")] == 1
    # and all of them once the marker is gone
    assert points("thebes", garrison={"thebes": 1}) == 5
