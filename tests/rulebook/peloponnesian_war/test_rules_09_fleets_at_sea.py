"""Fleets at sea when the placement phase comes [9.8, 16.5.4]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import PIECE_KEY, SIDE_NAMES
from polemos.games.peloponnesian_war.edge.position_names import place_named
from polemos.games.peloponnesian_war.rules.season.placement import PlacementPhase
from polemos.games.peloponnesian_war.rules.season.supply import SideSupply
from rulebook.peloponnesian_war.table import Table

SHIPS = [f"attica-fleet-5-0{n}" for n in range(1, 6)]
MEN = ["attica-hoplite-4-01", "attica-hoplite-4-02"]
SEA = "saronic_gulf"
BEACH = "3545"
"""A coastal hex of the region Corinth without a city."""


def placing(pieces: Any, side: str = "athens", **rest: Any) -> Table:
    return Table(pieces, steps=[PlacementPhase(SIDE_NAMES.index(side))], turn=0, **rest)


def put_in(place: str) -> str:
    return f"put-in:{world.PLACE_NAMES[place_named(place)]}"


@pytest.mark.clause("9.8", "16.4.4")
def test_a_fleet_in_a_sea_area_goes_to_the_coast() -> None:
    t = placing({SEA: SHIPS[:1]})
    assert (t.asked, t.clause) == ("PutIn", "9.8")
    assert "done" not in t.choices() and "pass" not in t.choices()
    assert not [choice for choice in t.choices() if not choice.startswith("put-in:")]
    friendly, bare = t.copy().does(put_in("piraeus")), t.copy().does(put_in(BEACH))
    assert friendly.where(SHIPS[0]) == "piraeus" and friendly.inside(SHIPS[0])
    assert bare.where(SHIPS[0]) == BEACH and not bare.inside(SHIPS[0])
    # not to another coast, nor inland
    t.may_not(put_in("rhium"), "9.8").may_not(put_in("pylos"), "9.8")
    # nor one that an enemy holds or where he stands
    t.may_not(put_in("cenchrae"), "9.8")
    t = placing({SEA: SHIPS[:1], BEACH: ["corinth-hoplite-4-01"]})
    t.may_not(put_in(BEACH), "9.8")
    t = placing({SEA: SHIPS[:1], BEACH: ["corinth-fleet-4-01"]})
    t.may_not(put_in(BEACH), "9.8")


@pytest.mark.clause("9.8", "10.2.3a", "10.2.3b")
def test_its_own_port_is_open_as_long_as_no_enemy_fleet_lies_before_it() -> None:
    placing({SEA: SHIPS[:1], "piraeus": ["laconia-hoplite-5-01"]}).may(put_in("piraeus"))
    t = placing({SEA: SHIPS[:1], "piraeus": ["corinth-fleet-4-01"]})
    t.may_not(put_in("piraeus"), "10.2.3b")


@pytest.mark.clause("9.8", "14.2.1")
def test_a_stack_goes_together_or_apart() -> None:
    led = {SEA: [*SHIPS[:3], "phormio"]}
    t = placing(led).does(put_in(BEACH))
    assert {t.where(piece) for piece in (*SHIPS[:3], "phormio")} == {BEACH}
    t = placing(led).does(f"put-in-apart:{SHIPS[0]}")
    assert t.asked == "PutInApart"
    t.does(put_in("piraeus"), put_in(BEACH))
    assert t.where(SHIPS[0]) == "piraeus" and t.where("phormio") == t.where(SHIPS[1]) == BEACH
    # without a leader two do not lie on one beach
    t = placing({SEA: SHIPS[:2]})
    t.may(put_in("piraeus")).may_not(put_in(BEACH), "14.2.1")
    t.does(f"put-in-apart:{SHIPS[0]}", put_in(BEACH)).may_not(put_in(BEACH), "14.2.1")
    # a single one is not set apart from itself
    placing({SEA: SHIPS[:1]}).may_not(f"put-in-apart:{SHIPS[0]}", "9.8")


@pytest.mark.clause("16.5.4", "14.2.1")
def test_troops_aboard_are_landed() -> None:
    said: dict[str, Any] = {"aboard": {SHIPS[0]: MEN[:1], SHIPS[1]: MEN[1:]}}
    led = {SEA: [*SHIPS[:2], *MEN, "phormio"]}
    inside = placing(led, **said).does(put_in("salamis"))
    assert {inside.where(unit) for unit in MEN} == {"salamis"} and all(inside.inside(unit) for unit in MEN)
    beach = placing(led, **said).does(put_in(BEACH))
    assert {beach.where(unit) for unit in MEN} == {BEACH} and not any(beach.inside(unit) for unit in MEN)
    assert beach.state.aboard == [-1] * len(beach.state.aboard)
    assert "16.5.4" in beach.clauses()
    # ashore they are units like others
    t = placing({SEA: [SHIPS[0], MEN[0]]}, aboard={SHIPS[0]: MEN[:1]})
    t.may_not(put_in(BEACH), "14.2.1").may(put_in("salamis"))


@pytest.mark.clause("9.8", "8.5a", "1.2g")
def test_a_fleet_in_an_open_sea_is_destroyed_with_all_it_carries() -> None:
    t = placing({"sea_of_crete": [SHIPS[0], MEN[0], "phormio"]}, aboard={SHIPS[0]: MEN[:1]})
    assert t.where(SHIPS[0]) == t.where(MEN[0]) == "build-pool" and t.where("phormio") == "out"
    assert "9.8" in t.event("destroyed").clauses


@pytest.mark.clause("9.8", "9.6")
def test_one_that_finds_no_coast_is_lost_in_the_supply_phase() -> None:
    # nobody puts in where an enemy is
    units = [name for name in PIECE_KEY if name.startswith(("corinth-hoplite", "boeotia", "laconia-h", "arcadia"))]
    coast = [world.PLACE_NAMES[at] for at in world.SHORE[world.SEA_INDEX["myrtoan_sea"]]]
    guards = {at: [unit] for at, unit in zip(coast, units, strict=False)}
    t = placing({"myrtoan_sea": SHIPS[:1], **guards}, controller=dict.fromkeys(world.REGION_NAMES, "sparta"))
    assert t.where(SHIPS[0]) == "myrtoan_sea"
    t = Table(
        {"myrtoan_sea": [*SHIPS[:2], MEN[0], "phormio"]}, aboard={SHIPS[0]: MEN[:1]}, steps=[SideSupply(0)], turn=0
    )
    assert {t.where(unit) for unit in (*SHIPS[:2], MEN[0])} == {"build-pool"} and t.where("phormio") == "out"


@pytest.mark.clause("16.4.3", "1.2i", "scenario.argive.b")
def test_not_on_a_coast_that_is_closed() -> None:
    open_to_all = {"smyrna_gulf": SHIPS[:1]}
    t = placing(open_to_all)
    t.may_not(put_in("smyrna"), "16.4.3")
    placing(open_to_all, satrap={"tissaphernes": "athens"}).may(put_in("smyrna"))


@pytest.mark.clause("9.8", "6.5.2")
def test_fleets_that_put_in_at_a_rebel_city_as_friends_take_it() -> None:
    ships = [f"corinth-fleet-4-{n:02d}" for n in (1, 2)]
    t = placing({"mytilene_strait": ["cnemus", *ships]}, side="sparta", cities={"mytilene": ["revolt"]})
    t.does(put_in("mytilene")).until("PlaceUnits").does("done")
    assert t.inside(ships[0]) and t.holder("mytilene") == "sparta" and not t.in_revolt("mytilene")
