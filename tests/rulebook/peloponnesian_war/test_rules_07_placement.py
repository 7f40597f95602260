"""Pools, and units that are placed on the map and taken back [7.1 to 7.4, 4.2b, 4.4.2b]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.edge.position_names import piece_named
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.season.placement import PlacementPhase
from polemos.kernel.flow import run
from rulebook.peloponnesian_war.table import Table

HOPLITES = ["attica-hoplite-4-01", "attica-hoplite-4-02"]
CORINTH = "corinth-hoplite-4-01"


def placing(pieces: Any, side: str = "athens", **rest: Any) -> Table:
    """The placement phase of a side, alone."""
    number = ATHENS if side == "athens" else SPARTA
    return Table(pieces, steps=[PlacementPhase(number)], turn=0, side=side, **rest)


def again(t: Table, side: str = "athens") -> Table:
    """Another placement phase."""
    t.state.then(PlacementPhase(ATHENS if side == "athens" else SPARTA))
    run(t.state)
    return t


# ------------------------------------------------------------------------------------------------------------ the pools


@pytest.mark.clause("7.1a", "7.2", "7.3.1", "4.4.2a")
def test_ready_units_come_to_the_map_and_go_back() -> None:
    t = placing({"force-pool": HOPLITES, "athens": ["attica-cavalry-4-01"]}, inside=["attica-cavalry-4-01"])
    assert t.asked == "PlaceUnits" and t.clause == "7.3.1"
    t.does("levy:athens", "place-one:attica-hoplite-4")
    assert t.where(HOPLITES[0]) == "athens" and t.inside(HOPLITES[0])
    assert t.where(HOPLITES[1]) == "force-pool"
    t.does("recall-one:attica-cavalry-4")
    assert t.where("attica-cavalry-4-01") == "force-pool"
    assert (t.event("placed")["counters"], t.event("placed")["count"]) == ("attica-hoplite-4", 1)
    assert t.event("recalled")["target"] == "athens"
    # it costs nothing
    assert t.talents("athens") == tables.SCENARIOS[tables.CAMPAIGN].treasury[ATHENS]


@pytest.mark.clause("7.3.1")
def test_all_at_once() -> None:
    ready = [*HOPLITES, "attica-cavalry-4-01", "attica-fleet-5-01"]
    t = placing({"force-pool": ready}).does("muster:piraeus")
    assert {t.where(unit) for unit in ready} == {"piraeus"}
    t = placing({"piraeus": ready}, inside=ready).does("dismiss:piraeus")
    assert {t.where(unit) for unit in ready} == {"force-pool"}
    # all that are alike; a single one is not offered twice
    t = placing({"force-pool": ready}).does("levy:athens")
    t.may("place-row:attica-hoplite-4", "place-one:attica-cavalry-4").may_not("place-row:attica-cavalry-4", "7.3.1")
    t.may_not("done", "7.3.1").does("place-row:attica-hoplite-4").may("done")
    assert {t.where(unit) for unit in HOPLITES} == {"athens"}


@pytest.mark.clause("7.1a", "7.4")
def test_a_unit_in_the_build_pool_must_be_built_first() -> None:
    t = placing({"build-pool": HOPLITES, "force-pool": ["attica-cavalry-4-01", "attica-light-3-01"]})
    t.does("levy:athens").may_not("place-one:attica-hoplite-4", "7.4")
    t = placing({"build-pool": HOPLITES, "athens": ["attica-cavalry-4-01"]}, inside=["attica-cavalry-4-01"])
    t.may_not("muster:athens", "7.3.1")
    # what is out of play does not come back
    t = placing({"out": ["laconia-hoplite-6-01"], "force-pool": ["laconia-light-2-01", "laconia-light-2-02"]}, "sparta")
    t.does("levy:sparta").may_not("place-one:laconia-hoplite-6", "7.3.1")


@pytest.mark.clause("7.4", "7.9.1a", "7.9.1b", "7.1a")
def test_destroyed_units_go_to_the_build_pool_and_elite_ones_out_of_play() -> None:
    t = Table({"sparta": ["laconia-hoplite-6-01", "laconia-hoplite-5-01"]}, steps=[])
    losses.destroy(t.state, piece_named("laconia-hoplite-5-01"), "9.6")
    losses.destroy(t.state, piece_named("laconia-hoplite-6-01"), "9.6")
    assert t.where("laconia-hoplite-5-01") == "build-pool"
    assert t.where("laconia-hoplite-6-01") == "out"


@pytest.mark.clause("7.3.1b")
def test_a_unit_is_placed_or_taken_back_but_not_both_in_one_phase() -> None:
    t = placing({"force-pool": [HOPLITES[0]], "athens": [HOPLITES[1]]}, inside=[HOPLITES[1]])
    t.does("levy:athens", "place-one:attica-hoplite-4")
    # one is left to take back: the other one
    t.may("recall-one:attica-hoplite-4").may_not("recall-row:attica-hoplite-4", "7.3.1b")
    t.does("recall-one:attica-hoplite-4")
    assert t.where(HOPLITES[0]) == "athens" and t.where(HOPLITES[1]) == "force-pool"
    assert t.over
    # in the next phase either may go the other way
    again(t).does("dismiss:athens")
    assert t.where(HOPLITES[0]) == "force-pool"


@pytest.mark.clause("7.3.1b", "7.3.1c")
def test_nothing_goes_from_city_to_city() -> None:
    ready = ["attica-cavalry-4-01", "attica-light-3-01"]
    t = placing({"athens": [HOPLITES[0]], "force-pool": ready}, inside=[HOPLITES[0]])
    t.does("levy:athens", "recall-one:attica-hoplite-4", "done", "levy:piraeus")
    t.may_not("place-one:attica-hoplite-4", "7.3.1b")
    # a unit that stands outside in the hex, or in the field, is in no city
    t = placing({"athens": [HOPLITES[0]], "eleusis": [HOPLITES[1]], "force-pool": ["attica-cavalry-4-01"]})
    t.may_not("dismiss:athens", "7.3.1").may_not("dismiss:eleusis", "7.3.1")


# --------------------------------------------------------------------------------------------------------------- places


@pytest.mark.clause("7.3.2")
def test_only_in_friendly_cities_of_its_own_region() -> None:
    # every city of both regions, and no other
    t = placing({"force-pool": [CORINTH, "corinth-light-3-01", "laconia-light-2-01"]}, "sparta")
    of_corinth = {"corinth", "lechaeum", "cenchrae"}
    of_laconia = {"sparta", "gytheum", "epidaurus_limera", "thyrea", "methone", "asine", "pharae", "cythera"}
    assert set(t.targets("levy")) == of_corinth | of_laconia == set(t.targets("muster"))
    t.may_not("muster:megara", "7.3.1").does("levy:corinth").may_not("place-one:laconia-light-2", "7.3.2")


@pytest.mark.clause("7.3.2", "4.4.3a", "10.4.1")
def test_not_in_a_city_that_is_enemy_held_in_revolt_destroyed_or_besieged() -> None:
    t = placing(
        {"force-pool": ["chios-hoplite-4-01"], "erythrae": ["laconia-hoplite-5-01"]},
        holder={"chios": "sparta"},
        cities={"teos": ["revolt"]},
        siege={"erythrae": 0},
    )
    assert t.targets("muster") == ["clazomenae"]
    t.may_not("muster:chios", "7.3.2").may_not("muster:teos", "7.3.2").may_not("muster:erythrae", "7.3.2", "10.4.1")
    inside = {"teos": ["chios-hoplite-4-01"], "force-pool": ["attica-light-3-01"]}
    t = placing(inside, inside=["chios-hoplite-4-01"], cities={"teos": ["revolt"]})
    t.may_not("dismiss:teos", "7.3.2")
    t = placing(
        {"teos": ["chios-hoplite-4-01", "laconia-hoplite-5-01"], "force-pool": ["attica-light-3-01"]},
        inside=["chios-hoplite-4-01"],
        siege={"teos": 1},
    )
    t.may_not("dismiss:teos", "7.3.2", "10.4.1")


@pytest.mark.clause("7.3.2")
def test_in_an_invested_city_one_may() -> None:
    t = placing(
        {"force-pool": ["chios-hoplite-4-01"], "teos": ["laconia-hoplite-5-01", "chios-hoplite-4-02"]},
        inside=["chios-hoplite-4-02"],
    )
    assert t.invested("teos")
    t.may("muster:teos", "dismiss:teos")


@pytest.mark.clause("7.3.3")
def test_where_no_city_is_left_nothing_is_placed_or_removed() -> None:
    lost = {"chios": ["destroyed"], "clazomenae": ["revolt"]}
    t = placing(
        {
            "force-pool": ["chios-fleet-5-01", "attica-light-3-01"],
            "teos": ["chios-hoplite-4-01", "laconia-hoplite-5-01"],
        },
        inside=["chios-hoplite-4-01"],
        cities=lost,
        holder={"erythrae": "sparta"},
        siege={"teos": 0},
    )
    for city in ("chios", "clazomenae", "erythrae", "teos"):
        t.may_not(f"muster:{city}", "7.3.3")
    t.may_not("dismiss:teos", "7.3.3")
    assert not set(t.targets("levy")) & {"chios", "clazomenae", "erythrae", "teos"}
    # one city is enough
    t = placing({"force-pool": ["chios-hoplite-4-01"]}, cities=lost, holder={"erythrae": "sparta"})
    assert t.targets("muster") == ["teos"]


@pytest.mark.clause("7.3.4", "7.6.3c")
def test_fleets_come_and_go_by_port() -> None:
    t = placing({"force-pool": ["attica-fleet-5-01"], "athens": HOPLITES}, inside=HOPLITES)
    t.may_not("muster:athens", "7.3.4").may("muster:piraeus").may_not("muster:chalcis", "7.3.1")
    # a mixed muster leaves the ships
    t = placing({"force-pool": ["attica-fleet-5-01", *HOPLITES]}).does("muster:athens")
    assert t.where("attica-fleet-5-01") == "force-pool" and t.where(HOPLITES[0]) == "athens"
    # a base of its side makes a coastal city a port; one of the enemy does not
    fleet = {"force-pool": ["lesbos-fleet-4-01"]}
    placing(fleet).may_not("muster:pyrrha", "7.3.4")
    placing(fleet, bases={"pyrrha": "sparta"}).may_not("muster:pyrrha", "7.3.4")
    placing(fleet, bases={"pyrrha": "athens"}).may("muster:pyrrha")
    # Achaea without its ports has no way for ships
    ports = {"patrae": "athens", "aegium": "athens", "sicyon": "athens", "dyme": "athens"}
    t = placing({"force-pool": ["achaea-fleet-3-01", "achaea-hoplite-4-01"]}, "sparta", holder=ports)
    assert t.targets("muster") == ["pellene"]
    t.does("levy:pellene")
    assert t.where("achaea-hoplite-4-01") == "pellene" and t.where("achaea-fleet-3-01") == "force-pool"


@pytest.mark.clause("7.3.4")
def test_a_fleet_is_not_taken_back_from_an_inland_city() -> None:
    # its base is gone while it lies there
    t = placing({"pyrrha": ["lesbos-fleet-4-01"], "force-pool": ["attica-light-3-01"]}, inside=["lesbos-fleet-4-01"])
    t.may_not("dismiss:pyrrha", "7.3.4")


# ---------------------------------------------------------------------------------------------------- who may be placed


@pytest.mark.clause("4.2b", "4.4.2a", "4.4.2b", "scenario.campaign.h")
def test_a_weary_region_places_nobody() -> None:
    pieces = {"force-pool": ["argolid-hoplite-4-01", "laconia-light-2-01"], "argos": ["argolid-hoplite-4-02"]}
    t = placing(pieces, "sparta", inside=["argolid-hoplite-4-02"], ml={"argolid": 4})
    t.may_not("muster:argos", "4.2b", "4.4.2b")
    # who is on the map stays, and may go home
    assert t.where("argolid-hoplite-4-02") == "argos"
    t.may("dismiss:argos").does("levy:argos")
    assert t.where("argolid-hoplite-4-02") == "force-pool"
    placing(pieces, "sparta", ml={"argolid": 5}).may("muster:argos")
    # at the start of the campaign Argos is too weary
    assert Table(base="scenario", phase="placement", turn=0, side="sparta").ml("argolid") < 5


@pytest.mark.clause("card.stasis")
def test_a_region_torn_by_stasis_places_nobody_until_the_next_phase_c() -> None:
    pieces = {"force-pool": ["chios-hoplite-4-01", "attica-light-3-01"]}
    t = placing(pieces, year=430, season="summer", stasis={"chios": 6})
    t.may_not("muster:chios", "card.stasis")
    placing(pieces, year=430, season="fall", stasis={"chios": 6}).may("muster:chios")


@pytest.mark.clause("4.4.1a")
def test_nobody_places_units_of_a_region_that_the_other_controls() -> None:
    pieces = {"force-pool": ["chios-hoplite-4-01", "laconia-light-2-01", "attica-light-3-01"]}
    t = placing(pieces, "sparta", holder={"teos": "sparta"})
    t.may_not("muster:teos", "7.3.1").may_not("muster:chios", "7.3.2")
    t = placing(pieces, "sparta", controller={"chios": "sparta"})
    t.may("muster:chios")


@pytest.mark.clause("scenario.argive.h", "7.3.2")
def test_the_mantineans_are_placed_in_mantinea() -> None:
    men = "arcadia-hoplite-4-01"
    said: dict[str, Any] = {"scenario": "argive", "holder": {"mantinea": "athens", "tegea": "athens"}}
    t = placing({"force-pool": [men, "attica-light-3-01"]}, **said)
    t.may("muster:mantinea").may_not("muster:tegea", "scenario.argive.h")
    t.does("levy:mantinea")
    assert t.where(men) == "mantinea"
    assert "levy:tegea" not in t.choices()
    placing({"force-pool": [men, "attica-light-3-01"]}, ml={"arcadia": 4}, **said).may_not("muster:mantinea", "4.2b")


@pytest.mark.clause("12.10.2")
def test_the_men_of_a_satrap_are_placed_in_his_cities() -> None:
    man = "persia_tissaphernes-cavalry-4-01"
    t = placing({"force-pool": [man]}, "sparta", satrap={"tissaphernes": "sparta"})
    assert set(t.targets("muster")) == {"sardis", "smyrna"}
    t.does("muster:sardis")
    assert t.where(man) == "sardis"
    # not while he is neutral, nor in the other's cities
    assert placing({"force-pool": [man]}, "sparta").over


@pytest.mark.clause("3.3b", "7.3.1")
def test_the_first_player_places_before_the_second() -> None:
    pieces = {"force-pool": [HOPLITES[0], CORINTH]}
    t = Table(pieces, phase="placement", turn=0, side="athens")
    assert t.decider == "athens"
    t.does("done")
    assert t.decider == "sparta" and t.asked == "PlaceUnits"
