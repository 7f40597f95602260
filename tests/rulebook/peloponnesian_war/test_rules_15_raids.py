"""Raids [15.0]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data.world import AREA_INDEX, REGION_INDEX, SEA_INDEX
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign.phase import MovementPhase
from polemos.games.peloponnesian_war.rules.campaign.raids import RaidPhase
from rulebook.peloponnesian_war.moves import ATHENS, SPARTA, some
from rulebook.peloponnesian_war.table import Pieces, Table


def raids(pieces: Pieces, side: int = SPARTA, **rest: Any) -> Table:
    return Table(pieces, steps=[RaidPhase(side)], side=("athens", "sparta")[side], phase="raids", **rest)


@pytest.mark.clause("15.1a", "15.2a", "15.4")
def test_a_unit_in_the_open_of_an_enemy_region_raids_once() -> None:
    t = raids({"decelea": ["laconia-hoplite-5-01"], "4143": ["laconia-hoplite-5-02"]}, treasury={"sparta": 5})
    t.does("raid:laconia-hoplite-5-01")
    assert t.talents("sparta") == 6 and t.state.raids[AREA_INDEX["attica"]] == 1
    assert t.state.raids_on[REGION_INDEX["attica"]] == 1
    t.may_not("raid:laconia-hoplite-5-01", "15.1a").may("raid:laconia-hoplite-5-02")


@pytest.mark.clause("15.1a")
def test_not_at_home_nor_inside_nor_at_sea() -> None:
    pieces = {
        "tegea": ["laconia-hoplite-5-01"],
        "decelea": ["laconia-hoplite-5-02"],
        "eleusis": ["laconia-hoplite-5-03"],
        "saronic_gulf": ["corinth-fleet-4-01"],
        "4143": ["laconia-light-2-01"],
    }
    rest: Any = {"forts": {"decelea": "sparta"}, "holder": {"eleusis": "sparta"}}
    t = raids(pieces, inside=["laconia-hoplite-5-02", "laconia-hoplite-5-03"], **rest)
    for unit in ("laconia-hoplite-5-01", "laconia-hoplite-5-02", "laconia-hoplite-5-03", "corinth-fleet-4-01"):
        t.may_not(f"raid:{unit}", "15.1a")
    t.may("raid:laconia-light-2-01")
    # who stands outside in the hex of a city or fort may raid
    raids(pieces, **rest).may("raid:laconia-hoplite-5-02", "raid:laconia-hoplite-5-03")


@pytest.mark.clause("15.1a")
def test_fleets_raid_from_a_coastal_hex_and_besiegers_raid() -> None:
    coast = {"3545": ["attica-fleet-5-01"], "nisaea": ["attica-hoplite-4-01"]}
    t = raids(coast, ATHENS, siege={"nisaea": 0}).may("raid:attica-fleet-5-01", "raid:attica-hoplite-4-01")
    t.does("raid:attica-fleet-5-01")
    assert t.talents("athens") > 0 and t.event("raids")["area"] == "corinth"
    # but nobody who is aboard
    aboard = {"attica-fleet-5-01": ["attica-hoplite-4-01"]}
    t = raids({"3545": ["attica-fleet-5-01", "attica-hoplite-4-01"]}, ATHENS, aboard=aboard)
    t.may_not("raid:attica-hoplite-4-01", "15.1a")


@pytest.mark.clause("15.1b", "9.7.2a", "12.3d")
def test_foragers_and_those_whom_a_card_holds_raid() -> None:
    pieces = {"decelea": ["laconia-hoplite-5-01"], "4143": ["laconia-hoplite-5-02"]}
    t = raids(pieces, marks={"laconia-hoplite-5-01": ["foraging"]}, held=["laconia-hoplite-5-02"])
    t.may("raid:laconia-hoplite-5-01", "raid:laconia-hoplite-5-02")


@pytest.mark.clause("15.2a")
@pytest.mark.parametrize(
    ("raider", "face", "success"),
    [
        ("laconia-hoplite-5-01", 3, False),
        ("laconia-hoplite-5-01", 4, True),
        ("laconia-cavalry-3-01", 2, False),
        ("laconia-cavalry-3-01", 3, True),
    ],
)
def test_cavalry_guards_the_land(raider: str, face: int, success: bool) -> None:
    pieces = {"decelea": [raider], "athens": ["attica-cavalry-4-01"], "4143": ["laconia-light-2-01"]}
    t = raids(pieces, inside=["attica-cavalry-4-01"], dice=[face], treasury={"sparta": 0}).does(f"raid:{raider}")
    assert t.event("rolled")["reason"] == "raid"
    assert t.talents("sparta") == int(success) and t.state.raids[AREA_INDEX["attica"]] == int(success)
    t.may_not(f"raid:{raider}", "15.1a")


@pytest.mark.clause("15.2a")
def test_cavalry_that_is_shut_in_or_elsewhere_guards_nothing() -> None:
    pieces = {"decelea": ["laconia-hoplite-5-01"], "athens": ["attica-cavalry-4-01", "laconia-hoplite-5-02"]}
    t = raids(pieces, inside=["attica-cavalry-4-01"]).does("raid:laconia-hoplite-5-01")
    assert not t.events("rolled")
    pieces = {"decelea": ["laconia-hoplite-5-01"], "salamis": ["attica-cavalry-4-01"]}
    t = raids(pieces, inside=["attica-cavalry-4-01"]).does("raid:laconia-hoplite-5-01")
    assert not t.events("rolled")


@pytest.mark.clause("15.3", "9.7.1b")
def test_an_area_is_raided_no_more_often_than_it_feeds() -> None:
    units = some("laconia-hoplite-5", 2)
    t = raids({"decelea": units}, raids={"attica": 3}).does(f"raid:{units[0]}")
    assert t.over and t.state.raids[AREA_INDEX["attica"]] == 4
    t = raids({"decelea": units, "3545": ["attica-fleet-5-01"]}, raids={"attica": 4})
    assert t.over
    # after a poor harvest it feeds fewer
    raids({"decelea": units}, raids={"attica": 1}, famine={"attica": -2}).may(f"raid:{units[0]}")
    assert raids({"decelea": units}, raids={"attica": 2}, famine={"attica": -2}).over


@pytest.mark.clause("15.1a", "1.2c")
def test_uninhabited_islands_and_persia_are_nobodys() -> None:
    t = raids({"sphacteria": ["attica-fleet-5-01"], "3545": ["attica-fleet-5-02"]}, ATHENS)
    t.may_not("raid:attica-fleet-5-01", "15.1a").may("raid:attica-fleet-5-02")


@pytest.mark.clause("card.olympic_truce")
def test_no_raids_in_a_truce() -> None:
    t = raids({"decelea": some("laconia-hoplite-5", 2)}, effects={"sparta": ["no-raids"], "athens": ["no-raids"]})
    assert t.over


@pytest.mark.clause("scenario.argive.g")
def test_attica_keeps_the_peace_of_nicias() -> None:
    pieces = {
        "3157": ["attica-hoplite-4-01"],
        "3159": ["argolid-hoplite-4-02"],
        "cythera": ["attica-hoplite-4-02"],
        "pylos": ["attica-light-3-01"],
    }
    t = raids(pieces, ATHENS, scenario="argive", holder={"cythera": "athens"})
    t.may_not("raid:attica-hoplite-4-01", "scenario.argive.g")
    t.may("raid:argolid-hoplite-4-02", "raid:attica-hoplite-4-02", "raid:attica-light-3-01")


@pytest.mark.clause("15.5", "8.2vi")
def test_a_fleet_that_raided_counts_for_no_sea_until_it_may_move() -> None:
    t = raids({"3545": ["attica-fleet-5-01", "attica-fleet-5-02"]}, ATHENS)
    sea = SEA_INDEX["saronic_gulf"]
    assert places.fleets_that_tell(t.state)[sea]
    t.does("raid:attica-fleet-5-01", "raid:attica-fleet-5-02")
    assert not places.fleets_that_tell(t.state)[sea]
    MovementPhase(SPARTA).run(t.state)
    assert not places.fleets_that_tell(t.state)[sea]
    MovementPhase(ATHENS).run(t.state)
    assert places.fleets_that_tell(t.state)[sea]
