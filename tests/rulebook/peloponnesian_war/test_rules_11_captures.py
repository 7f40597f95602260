"""Captured cities and forts [11, 6.5.2], what it does to regions [13.6a to 13.6d], razing [11.3], Mantinea."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.edge.position_names import city_named, place_named, target_named
from polemos.games.peloponnesian_war.rules import garrisons, levels, places
from polemos.games.peloponnesian_war.rules.sieges import capture, long_walls, upkeep
from rulebook.peloponnesian_war.sieging import ATHENS, SIDES, SPARTA, bases, goes_on
from rulebook.peloponnesian_war.table import Pieces, Table


def taken(city: str, side: str, pieces: Pieces, clause: str = "18.4.1", stormed: bool = True, **rest: Any) -> Table:
    """A side has just taken a city, and spares it."""
    t = Table(pieces, steps=[], **{"treasury": {"athens": 0, "sparta": 0}, **rest})
    capture.capture(t.state, target_named(city), SIDES.index(side), clause, stormed)
    return goes_on(t)


def marks(t: Table, city: str, which: int) -> bool:
    return asking.marked(t.state, city_named(city), which)


# ------------------------------------------------------------------------------------------------------ capture [11.1]


@pytest.mark.clause("11.1a", "11.1b", "18.3.4")
def test_an_enemy_city_gets_the_captors_marker() -> None:
    t = taken("tanagra", "athens", {"tanagra": ["attica-hoplite-4-01", "attica-cavalry-4-01", "pericles"]})
    t.does("spare")
    assert t.holder("tanagra") == t.friend("tanagra") == "athens"
    assert t.inside("attica-hoplite-4-01") and t.inside("attica-cavalry-4-01") and t.inside("pericles")
    city = city_named("tanagra")
    assert t.state.garrison[city] == 0 and marks(t, "tanagra", codes.TAKEN) and marks(t, "tanagra", codes.FALLEN)
    garrisons.restore(t.state)
    assert t.state.garrison[city] == 1


@pytest.mark.clause("11.1a", "11.7a", "13.6b", "11.2a")
@pytest.mark.parametrize("stormed", [True, False])
def test_the_controller_takes_his_city_back(stormed: bool) -> None:
    t = taken(
        "tanagra",
        "sparta",
        {"tanagra": ["boeotia-hoplite-5-01"]},
        stormed=stormed,
        holder={"tanagra": "athens"},
        cities={"tanagra": ["fallen"]},
        al={"boeotia": 8},
        works={"tanagra": 3},
    )
    assert t.holder("tanagra") == "" and t.friend("tanagra") == "sparta" and t.al("boeotia") == 9
    assert t.talents("sparta") == 0 and not marks(t, "tanagra", codes.FALLEN)
    assert t.state.works[city_named("tanagra")] == 0
    assert t.over  # his own city he does not destroy


@pytest.mark.clause("11.1a", "6.5.5b")
def test_the_controller_takes_a_city_in_revolt() -> None:
    t = taken(
        "chios",
        "athens",
        {"chios": ["attica-hoplite-4-01"]},
        cities={"chios": ["revolt", "new-revolt"]},
        works={"chios": 2},
        walls={"chios": 0},
        works_revolt=["chios"],
        al={"chios": 3},
    )
    assert not t.in_revolt("chios") and t.friend("chios") == "athens" and t.holder("chios") == ""
    assert t.state.works[city_named("chios")] == 0 and t.state.works_revolt[city_named("chios")] == 0
    assert t.al("chios") == 3 and t.talents("athens") == 0


@pytest.mark.clause("6.5.2", "11.1a", "11.2a", "13.2c")
def test_a_city_in_revolt_that_opens_its_gates() -> None:
    t = Table(
        {"teos": ["laconia-hoplite-5-01"]},
        cities={"teos": ["revolt"]},
        ml={"chios": 7},
        al={"chios": 3},
        treasury={"sparta": 0},
        steps=[],
    )
    capture.enter_rebel(t.state, city_named("teos"), SPARTA)
    goes_on(t).does("spare")
    assert not t.in_revolt("teos") and t.holder("teos") == "sparta" and t.inside("laconia-hoplite-5-01")
    assert t.talents("sparta") == 0 and t.al("chios") == 3 and marks(t, "teos", codes.FALLEN)
    assert t.event("captured").clauses == ("6.5.2",)


@pytest.mark.clause("11.1a", "11.2a", "13.6a")
def test_a_white_rebel_city_is_stormed_by_the_enemy() -> None:
    t = taken(
        "teos",
        "sparta",
        {"teos": ["laconia-hoplite-5-01"]},
        cities={"teos": ["revolt"]},
        ml={"chios": 3},
        al={"chios": 3},
    )
    assert t.holder("teos") == "sparta" and not t.in_revolt("teos")
    assert t.talents("sparta") == 1 and t.al("chios") == 3  # not from the controller, though in his region


@pytest.mark.clause("11.2a", "13.6a")
@pytest.mark.parametrize(("city", "talents"), [("mycalessus", 1), ("tanagra", 2), ("thebes", 4)])
def test_plunder_and_the_loss_of_heart(city: str, talents: int) -> None:
    t = taken(city, "athens", {city: ["attica-hoplite-4-01"]}, al={"boeotia": 8})
    assert t.talents("athens") == talents and t.al("boeotia") == 7
    assert t.event("plundered").clauses == ("11.2a",)
    opened = taken(city, "athens", {city: ["attica-hoplite-4-01"]}, stormed=False, al={"boeotia": 8})
    assert opened.talents("athens") == 0 and opened.al("boeotia") == 8


@pytest.mark.clause("13.6a")
def test_a_city_that_was_the_enemys_already_costs_its_region_nothing() -> None:
    t = Table(
        {"plataea": ["boeotia-hoplite-5-01"]},
        steps=[],
        holder={"plataea": "sparta"},
        al={"boeotia": 8},
        treasury={"athens": 0},
    )
    t.state.holder[city_named("plataea")] = 1 + SPARTA
    t.state.controller[places.region_of(t.state, city_named("plataea"))] = ATHENS
    state.reindex(t.state)
    capture.capture(t.state, city_named("plataea"), ATHENS, "18.4.1", stormed=True)
    assert t.al("boeotia") == 9 and t.talents("athens") == 0


@pytest.mark.clause("11.1a", "7.9.1a", "17.7.5")
def test_who_is_inside_is_destroyed() -> None:
    inside = ["boeotia-hoplite-5-01", "boeotia-fleet-3-01", "pagondas"]
    t = taken("tanagra", "athens", {"tanagra": ["attica-hoplite-4-01", *inside]}, inside=inside)
    assert t.where(inside[0]) == t.where(inside[1]) == "build-pool" and t.where("pagondas") == "out"
    assert len(t.events("leader-waits")) == 1


@pytest.mark.clause("11.1a", "16.4.4")
def test_fleets_before_a_port_that_is_taken_lie_in_it() -> None:
    t = taken("lechaeum", "athens", {"lechaeum": ["attica-hoplite-4-01", "attica-fleet-5-01"]})
    assert t.inside("attica-fleet-5-01")
    inland = taken("pyrrha", "sparta", {"pyrrha": ["laconia-hoplite-5-01", "laconia-fleet-4-01"]})
    assert inland.inside("laconia-hoplite-5-01") and not inland.inside("laconia-fleet-4-01")


@pytest.mark.clause("10.6.1", "7.6.3b2")
def test_the_siege_is_over_and_the_base_of_the_besieger_inside() -> None:
    before = {"tanagra": ["attica-hoplite-4-01", "attica-hoplite-4-02"]}
    t = taken("tanagra", "athens", before, siege={"tanagra": 3}, bases={"tanagra": "athens"})
    assert t.siege("tanagra") == -1 and t.state.besieger[city_named("tanagra")] == -1
    assert bases(t, "tanagra") == [("athens", True)] and not t.events("siege-ends")


@pytest.mark.clause("11.4b", "11.6a", "7.6.3e")
def test_bases_and_long_walls_of_a_captured_place_go() -> None:
    t = taken(
        "nisaea",
        "athens",
        {"nisaea": ["attica-hoplite-4-01"]},
        long_walls=[["megara", "nisaea"]],
        bases={"nisaea": "sparta", "pagae": "sparta"},
        bases_inside=["nisaea", "pagae"],
    )
    assert bases(t, "nisaea") == [] and bases(t, "pagae") == [("sparta", True)]
    assert long_walls.walls_at(t.state, city_named("megara")) < 0
    assert t.event("long-walls-gone").clauses == ("11.4b",)


@pytest.mark.clause("7.6.3e", "11.6a")
def test_a_base_is_taken_away() -> None:
    t = Table(bases={"pylos": "athens"}, steps=[])
    capture.lose_base(t.state, 0, "11.6a")
    assert bases(t, "pylos") == [] and t.event("base-lost").args == {"side": "athens", "space": "2357"}


@pytest.mark.clause("18.3.4", "card.helots")
def test_a_helot_city_that_is_stormed() -> None:
    t = taken("asine", "sparta", {"asine": ["laconia-hoplite-5-01"]}, cities={"asine": ["helots"]}, al={"laconia": 9})
    assert t.friend("asine") == "sparta" and t.al("laconia") == 9
    t = taken("asine", "athens", {"asine": ["attica-hoplite-4-01"]}, cities={"asine": ["helots"]}, al={"laconia": 9})
    assert t.friend("asine") == "athens" and t.al("laconia") == 9 and t.talents("athens") == 1


@pytest.mark.clause("19.1a", "11.2a")
def test_syracuse_belongs_to_no_region() -> None:
    t = taken("syracuse", "athens", {"syracuse": ["attica-hoplite-4-01"]}, sicily="open")
    assert t.holder("syracuse") == "athens" and t.talents("athens") == 0
    t = taken(
        "syracuse", "sparta", {"syracuse": ["laconia-hoplite-5-01"]}, sicily="open", holder={"syracuse": "athens"}
    )
    assert t.holder("syracuse") == "" and t.friend("syracuse") == "sparta"


# ---------------------------------------------------------------------------------------------------------- forts


@pytest.mark.clause("11.5a", "14.2.1")
def test_a_fort_is_taken_over_and_holds_five() -> None:
    units = [f"boeotia-hoplite-5-0{n}" for n in range(1, 5)]
    lights = ["laconia-light-2-01", "boeotia-light-3-02"]
    t = Table(
        {"panactum": [*lights, *units]},
        forts={"panactum": "athens"},
        bases={"panactum": "athens"},
        bases_inside=["panactum"],
        steps=[],
    )
    capture.take_fort(t.state, target_named("fort-1"), SPARTA, "11.5a")
    assert t.friend("fort-1") == "sparta" and bases(t, "panactum") == []
    assert all(t.inside(unit) for unit in units)
    assert [t.inside(unit) for unit in lights] == [False, True]  # those of the highest morale go first


@pytest.mark.clause("11.5a", "11.4b")
def test_a_fort_is_destroyed() -> None:
    t = Table(
        {"panactum": ["boeotia-hoplite-5-01"]},
        forts={"panactum": "athens"},
        bases={"panactum": "athens"},
        bases_inside=["panactum"],
        steps=[],
    )
    capture.destroy_fort(t.state, target_named("fort-1"), "11.5a")
    assert places.target_here(t.state, place_named("panactum")) == places.NO_TARGET
    assert bases(t, "panactum") == [("athens", False)] and t.event("fort-destroyed")["side"] == "athens"


# ---------------------------------------------------------------------------------------------------------- razing


@pytest.mark.clause("11.3a", "11.3b", "13.6c", "5.4.2a")
def test_a_captured_city_is_destroyed_at_once() -> None:
    t = taken("tanagra", "athens", {"tanagra": ["attica-hoplite-4-01"]}, al={"boeotia": 8}, walls={"tanagra": 1})
    t.does("raze:tanagra")
    assert marks(t, "tanagra", codes.DESTROYED) and t.friend("tanagra") == "" and t.holder("tanagra") == ""
    assert t.al("boeotia") == 8 - 1 + 2 and t.state.walls[city_named("tanagra")] == 0
    assert garrisons.full(t.state, city_named("tanagra")) == t.state.garrison[city_named("tanagra")] == 0
    assert not t.inside("attica-hoplite-4-01")
    assert places.target_here(t.state, place_named("tanagra")) == places.NO_TARGET


@pytest.mark.clause("11.3b", "14.2.2")
def test_a_stack_in_a_ruin_needs_a_leader() -> None:
    two = ["attica-hoplite-4-01", "attica-hoplite-4-02"]
    t = taken("tanagra", "athens", {"tanagra": two}).does("raze:tanagra")
    assert t.asked == "Spread" and t.decider == "athens"
    led = taken("tanagra", "athens", {"tanagra": [*two, "pericles"]}).does("raze:tanagra")
    assert led.over


@pytest.mark.clause("11.3b", "6.5.2")
def test_a_destroyed_port_is_no_port() -> None:
    t = taken("nisaea", "athens", {"nisaea": ["attica-hoplite-4-01", "attica-fleet-5-01"]})
    t.does("raze:nisaea")
    assert not places.is_port(t.state, place_named("nisaea"), ATHENS) and not t.inside("attica-fleet-5-01")


@pytest.mark.clause("13.6c")
def test_a_controller_who_razes_a_city_loses_heart() -> None:
    t = Table(steps=[], al={"chios": 6})
    capture.raze(t.state, city_named("teos"), ATHENS)
    assert t.al("chios") == 4


@pytest.mark.clause("11.3a", "6.4")
def test_what_may_not_be_razed() -> None:
    assert taken("sparta", "athens", {"sparta": ["attica-hoplite-4-01"]}).over  # a capital
    assert taken("tanagra", "athens", {}, stormed=False).over  # nobody there
    t = taken("tanagra", "athens", {"tanagra": ["attica-hoplite-4-01", "boeotia-hoplite-5-01"]}, stormed=False)
    assert t.over  # invested
    t = taken("tanagra", "athens", {"tanagra": ["attica-hoplite-4-01"]})
    t.may("spare", "raze:tanagra").may_not("raze:thebes", "11.3a")


# ------------------------------------------------------------------------------------------------------- Mantinea


@pytest.mark.clause("scenario.argive.h")
def test_when_mantinea_is_lost_its_hoplites_leave_the_game() -> None:
    rest: dict[str, Any] = {"scenario": "argive", "holder": {"mantinea": "athens"}}
    pieces = {
        "mantinea": ["laconia-hoplite-5-01", "arcadia-hoplite-4-01"],
        "argos": ["arcadia-hoplite-4-02"],
        "build-pool": ["arcadia-hoplite-4-03", "arcadia-hoplite-4-04"],
    }
    t = taken("mantinea", "sparta", pieces, inside=["arcadia-hoplite-4-01", "arcadia-hoplite-4-02"], **rest)
    assert [t.where(f"arcadia-hoplite-4-0{n}") for n in range(1, 5)] == ["out", "out", "out", "build-pool"]
    assert t.commanded("arcadia-hoplite-4-04") == "sparta"


@pytest.mark.clause("scenario.argive.h")
def test_the_mantineans_stay_while_athens_has_mantinea_or_arcadia() -> None:
    t = Table({"argos": ["arcadia-hoplite-4-01"]}, steps=[], scenario="argive", holder={"mantinea": "athens"})
    upkeep.mend(t.state)
    assert t.where("arcadia-hoplite-4-01") == "argos" and t.commanded("arcadia-hoplite-4-01") == "athens"
    t.state.holder[city_named("mantinea")] = 0
    t.state.controller[places.region_of(t.state, city_named("mantinea"))] = ATHENS
    state.reindex(t.state)
    upkeep.mend(t.state)
    assert t.where("arcadia-hoplite-4-01") == "argos"
    razed = t.copy()
    capture.raze(razed.state, city_named("mantinea"), SPARTA)
    assert razed.where("arcadia-hoplite-4-01") == "out"
    levels.change_control(t.state, places.region_of(t.state, city_named("mantinea")), "4.3.1a")
    upkeep.mend(t.state)
    assert t.where("arcadia-hoplite-4-01") == "out"
