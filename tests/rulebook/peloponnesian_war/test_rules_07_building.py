"""Building [7.5, 7.6, 7.7], walls in revolt [6.5.5], rebuilding and pulling down [11.3c, 11.4]."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.edge.position_names import city_named, piece_named, place_named
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.combat.battles import LandBattle
from polemos.games.peloponnesian_war.rules.season import building
from polemos.games.peloponnesian_war.rules.season.building import Build, BuildingPhase
from polemos.games.peloponnesian_war.rules.sieges import long_walls, upkeep
from rulebook.peloponnesian_war.fights import begin
from rulebook.peloponnesian_war.sieging import ATHENS, SPARTA, bases, builds, goes_on, hex_of, next_building, walled
from rulebook.peloponnesian_war.table import Table

# --------------------------------------------------------------------------------------------------------- units [7.5]


@pytest.mark.clause("7.5", "7.7", "4.4.2a")
@pytest.mark.parametrize(
    ("unit", "talents"),
    [("attica-hoplite-4-01", 1), ("attica-cavalry-4-01", 1), ("attica-light-3-01", 1), ("attica-fleet-5-01", 2)],
)
def test_a_unit_is_raised_for_what_its_kind_costs(unit: str, talents: int) -> None:
    t = builds("athens", {"build-pool": [unit]})
    t.does("build:" + unit[:-3])
    assert t.where(unit) == "force-pool" and t.talents("athens") == 20 - talents


@pytest.mark.clause("7.4", "7.5")
def test_only_units_of_the_build_pools_of_friendly_regions_are_built() -> None:
    t = builds(
        "athens", {"build-pool": ["attica-hoplite-4-01", "corinth-hoplite-4-01"], "force-pool": ["attica-light-3-01"]}
    )
    assert t.targets("build") == ["attica-hoplite-4"]
    t.may_not("build:corinth-hoplite-4", "7.4").may_not("build:attica-light-3", "7.4")
    strangers = builds("sparta", {"build-pool": ["sicily-hoplite-4-01"]})
    strangers.may_not("build:sicily-hoplite-4", "7.5")


@pytest.mark.clause("4.2b", "4.4.2b")
@pytest.mark.parametrize(("ml", "able"), [(4, False), (5, True)])
def test_a_weary_region_builds_no_unit(ml: int, able: bool) -> None:
    t = builds("athens", {"build-pool": ["chios-hoplite-4-01"]}, ml={"chios": ml})
    assert (t.targets("build") == ["chios-hoplite-4"]) == able
    if not able:
        t.may_not("build:chios-hoplite-4", "4.2b")


@pytest.mark.clause("5.1b")
def test_without_money_nothing_is_built() -> None:
    t = builds(
        "athens",
        {"build-pool": ["attica-fleet-5-01"], "clazomenae": ["attica-hoplite-4-01"], "3056": ["attica-hoplite-4-02"]},
        treasury={"athens": 0},
        inside=["attica-hoplite-4-01"],
    )
    assert t.over  # nothing but to be done
    t = builds("athens", {"build-pool": ["attica-fleet-5-01"]}, treasury={"athens": 1})
    t.may_not("build:attica-fleet-5", "5.1b").may("build-base:" + hex_of("athens"))


@pytest.mark.clause("card.stasis")
def test_a_torn_region_builds_no_unit_until_the_phase_is_over() -> None:
    t = builds("athens", {"build-pool": ["chios-hoplite-4-01"]}, stasis={"chios": 1})
    t.may_not("build:chios-hoplite-4", "card.stasis").does("done")
    assert t.state.stasis == [0] * len(t.state.stasis)
    later = builds("athens", {"build-pool": ["chios-hoplite-4-01"]}, stasis={"chios": 2})
    later.may_not("build:chios-hoplite-4", "card.stasis").does("done")
    assert max(later.state.stasis) == 2


@pytest.mark.clause("card.cyrus")
def test_fleets_are_cheap_while_cyrus_has_the_satrapy() -> None:
    t = builds("sparta", {"build-pool": ["laconia-fleet-4-01", "laconia-fleet-4-02"]}, facts=["cyrus"])
    t.does("build:laconia-fleet-4")
    assert t.talents("sparta") == 18
    t.state.satrap[0] = SPARTA
    state.reindex(t.state)
    t.does("build:laconia-fleet-4")
    assert t.talents("sparta") == 17


@pytest.mark.clause("scenario.argive.h")
def test_athens_rebuilds_the_mantineans() -> None:
    t = builds(
        "athens",
        {"build-pool": ["arcadia-hoplite-4-01", "arcadia-hoplite-4-05"]},
        scenario="argive",
        holder={"mantinea": "athens"},
    )
    t.does("build:arcadia-hoplite-4")
    assert t.where("arcadia-hoplite-4-01") == "force-pool" and t.targets("build") == []


# ---------------------------------------------------------------------------------------------------- forts and bases


@pytest.mark.clause("7.6.1", "7.6.2", "7.7")
def test_a_fort_is_built_where_a_unit_stands_and_stands_at_once() -> None:
    t = builds("athens", {"pylos": ["attica-hoplite-4-01"], "athens": ["attica-hoplite-4-02"]})
    t.does("build-fort:" + hex_of("pylos"))
    assert t.friend("fort-1") == "athens" and t.talents("athens") == 19
    assert not asking.has(t.state, piece_named("attica-hoplite-4-01"), codes.MOVED)
    t.may_not("build-fort:" + hex_of("pylos"), "7.6.2")  # one in a hex
    t.may_not("build-fort:" + hex_of("athens"), "7.6.2")  # a city
    t.may_not("build-fort:" + hex_of("panactum"), "7.6.2")  # nobody there


@pytest.mark.clause("7.6.2", "7.6.3e")
def test_a_base_of_the_enemy_does_not_lie_in_a_new_fort() -> None:
    t = builds("athens", {"pylos": ["attica-hoplite-4-01"]}, bases={"pylos": "sparta"})
    t.does("build-base:" + hex_of("pylos"), "build-fort:" + hex_of("pylos"))
    assert ("athens", True) in bases(t, "pylos") and ("sparta", True) not in bases(t, "pylos")


@pytest.mark.clause("7.6.2", "7.6.3a")
def test_who_is_aboard_builds_nothing() -> None:
    t = builds(
        "athens",
        {"pylos": ["attica-hoplite-4-01", "attica-fleet-5-01"], "panactum": ["attica-hoplite-4-02"]},
        aboard={"attica-fleet-5-01": ["attica-hoplite-4-01"]},
    )
    t.may("build-fort:" + hex_of("pylos"))  # the fleet
    state.lift(t.state, piece_named("attica-fleet-5-01"), codes.FORCE_POOL)
    t.state.aboard[piece_named("attica-hoplite-4-01")] = piece_named("attica-fleet-5-01")
    goes_on(t).may_not("build-fort:" + hex_of("pylos"), "7.6.2").may_not("build-base:" + hex_of("pylos"), "7.6.3a")


@pytest.mark.clause("7.6.3a", "7.6.1", "7.7")
def test_a_base_is_built_by_a_unit_or_a_friendly_city() -> None:
    t = builds("athens", {"pylos": ["attica-fleet-5-01"]})
    t.does("build-base:" + hex_of("pylos"), "build-base:" + hex_of("chios"))
    assert bases(t, "pylos") == [("athens", False)] and bases(t, "chios") == [("athens", True)]
    assert t.talents("athens") == 18
    t.may_not("build-base:" + hex_of("chios"), "7.6.3a")  # one is enough
    t.may_not("build-base:" + hex_of("corinth"), "7.6.3a")  # the enemy's
    t.may_not("build-base:" + hex_of("panactum"), "7.6.3a")  # nobody there


@pytest.mark.clause("7.6.3a", "6.5.1b", "6.5.4a")
def test_a_city_in_revolt_builds_for_the_enemy_unless_it_is_held_down() -> None:
    t = builds("sparta", cities={"teos": ["revolt"]}, ml={"chios": 7})
    t.may("build-base:" + hex_of("teos"))
    held = builds(
        "sparta", {"teos": ["attica-hoplite-4-01"]}, inside=["attica-hoplite-4-01"], cities={"teos": ["revolt"]}
    )
    held.may_not("build-base:" + hex_of("teos"), "7.6.3a").may_not("wall:teos", "7.6.4a")


@pytest.mark.clause("7.6.3b", "10.4.1")
def test_no_base_inside_a_besieged_city_but_one_on_top_of_it() -> None:
    siege: dict[str, Any] = {
        "pieces": {
            "potidaea": ["attica-hoplite-4-01", "attica-hoplite-4-02", "attica-fleet-5-01", "corinth-hoplite-4-01"]
        },
        "inside": ["corinth-hoplite-4-01"],
    }
    t = builds("sparta", siege={"potidaea": 1}, **siege)
    t.may_not("build-base:" + hex_of("potidaea"), "7.6.3b")
    builds("sparta", **siege).may("build-base:" + hex_of("potidaea"))  # merely invested
    on_top = builds("athens", siege={"potidaea": 1}, **siege).does("build-base:" + hex_of("potidaea"))
    assert bases(on_top, "potidaea") == [("athens", False)]
    investing = builds("athens", **siege).does("build-base:" + hex_of("potidaea"))
    assert bases(investing, "potidaea") == [("athens", False)]
    fleets = builds("athens", {"potidaea": ["attica-fleet-5-01"]})
    fleets.may_not("build-base:" + hex_of("potidaea"), "7.6.3b")


@pytest.mark.clause("7.6.3b2", "10.4.5", "10.7.1")
def test_a_base_on_top_is_lost_with_the_siege_or_the_investment() -> None:
    before = {"potidaea": ["attica-hoplite-4-01", "attica-hoplite-4-02", "attica-fleet-5-01"]}
    t = Table(before, bases={"potidaea": "athens"}, siege={"potidaea": 1}, steps=[])
    upkeep.mend(t.state)
    assert bases(t, "potidaea") == [("athens", False)]
    upkeep.lift(t.state, city_named("potidaea"), "10.7.1")
    assert t.siege("potidaea") == -1 and bases(t, "potidaea") == []
    t = Table(before, bases={"potidaea": "athens"}, steps=[])
    upkeep.mend(t.state)
    assert bases(t, "potidaea") == [("athens", False)]
    for unit in before["potidaea"][:2]:
        state.lift(t.state, piece_named(unit), codes.FORCE_POOL)
    upkeep.mend(t.state)
    assert bases(t, "potidaea") == []
    assert t.event("base-lost").clauses == ("7.6.3b2",)


@pytest.mark.clause("7.6.3b2", "4.3.1g")
def test_a_base_on_top_of_a_city_that_becomes_friendly_is_inside() -> None:
    t = Table(
        {"potidaea": ["attica-hoplite-4-01", "attica-hoplite-4-02", "attica-fleet-5-01"]},
        bases={"potidaea": "athens"},
        siege={"potidaea": 1},
        steps=[],
    )
    t.state.controller[places.region_of(t.state, city_named("potidaea"))] = ATHENS
    upkeep.mend(t.state)
    assert t.siege("potidaea") == -1 and bases(t, "potidaea") == [("athens", True)]


@pytest.mark.clause("7.6.3c")
def test_a_base_makes_a_port_of_a_coast_and_of_a_fort_on_it() -> None:
    t = builds("athens", {"pylos": ["attica-hoplite-4-01"], "3056": ["attica-hoplite-4-02"]})
    pylos = place_named("pylos")
    assert not places.is_port(t.state, pylos, ATHENS)
    t.does("build-base:" + hex_of("pylos"))
    assert places.is_port(t.state, pylos, ATHENS) and not places.is_port(t.state, pylos, SPARTA)
    assert not places.is_friendly_port(t.state, pylos, ATHENS)
    t.does("build-fort:" + hex_of("pylos"))
    assert bases(t, "pylos") == [("athens", True)] and places.is_friendly_port(t.state, pylos, ATHENS)
    t.does("build-base:" + hex_of("sparta"))
    assert not places.is_port(t.state, place_named("sparta"), ATHENS)  # no coast


@pytest.mark.clause("1.1a")
def test_there_are_only_so_many_markers() -> None:
    t = builds("athens", {"pylos": ["attica-hoplite-4-01"]})
    t.state.base_at = [place_named("corinth")] * len(t.state.base_at)
    t.state.base_side = [SPARTA] * len(t.state.base_at)
    t.state.fort_at = [place_named("panactum")] * len(t.state.fort_at)
    goes_on(t)
    t.may_not("build-base:" + hex_of("chios"), "1.1a").may_not("build-fort:" + hex_of("pylos"), "1.1a")


# ------------------------------------------------------------------------------------------------------ walls [7.6.4]


@pytest.mark.clause("7.6.4a", "7.7")
def test_walls_of_a_small_city_stand_at_once() -> None:
    t = builds("athens", {"clazomenae": ["attica-hoplite-4-01"]}, inside=["attica-hoplite-4-01"])
    t.does("wall:clazomenae")
    assert walled(t, "clazomenae") and t.talents("athens") == 19
    assert not asking.has(t.state, piece_named("attica-hoplite-4-01"), codes.MOVED)
    t.may_not("wall:clazomenae", "7.6.4a")


@pytest.mark.clause("7.6.4b", "7.6.4c", "7.6.4d", "7.6.4e", "7.6.4f", "7.7")
def test_walls_of_a_medium_city_take_a_season() -> None:
    t = builds("athens", season="summer").does("wall:cyzicus")
    assert (
        not walled(t, "cyzicus") and t.talents("athens") == 19 and not places.has_walls(t.state, city_named("cyzicus"))
    )
    t.may_not("wall:cyzicus", "7.6.4b").does("done")
    next_building(t, "athens")
    assert walled(t, "cyzicus") and t.talents("athens") == 19
    assert t.event("walls-built").clauses == ("7.6.4e",)


@pytest.mark.clause("7.6.4b", "7.6.4d", "7.7")
def test_walls_of_a_large_city_take_two_seasons() -> None:
    t = builds("sparta").does("wall:sparta", "done")
    assert t.talents("sparta") == 18
    assert not walled(next_building(t, "sparta"), "sparta")
    t.does("done")
    assert walled(next_building(t, "sparta"), "sparta")


@pytest.mark.clause("7.6.4a", "7.6.1", "10.4.1")
def test_who_walls_a_city() -> None:
    t = builds("athens", holder={"clazomenae": "sparta"})
    t.may_not("wall:clazomenae", "7.6.4a")
    builds("sparta", holder={"clazomenae": "sparta"}).may("wall:clazomenae")
    besieged = builds("athens", {"clazomenae": ["laconia-hoplite-5-01", "laconia-fleet-4-01"]}, siege={"clazomenae": 0})
    besieged.may_not("wall:clazomenae", "7.6.1")
    invested = builds("athens", {"clazomenae": ["laconia-hoplite-5-01", "laconia-fleet-4-01"]})
    invested.may("wall:clazomenae")


@pytest.mark.clause("10.4.1")
def test_works_in_a_besieged_city_go_on() -> None:
    t = builds(
        "athens",
        {"cyzicus": ["laconia-hoplite-5-01", "laconia-hoplite-5-02", "laconia-fleet-4-01"]},
        siege={"cyzicus": 0},
        works={"cyzicus": 1},
    )
    assert walled(t, "cyzicus")


# ---------------------------------------------------------------------------------------------- walls in revolt [6.5.5]


@pytest.mark.clause("6.5.5a", "7.7")
@pytest.mark.parametrize(("city", "seasons"), [("clazomenae", 0), ("cyzicus", 0), ("chios", 1)])
def test_a_city_in_revolt_walls_itself_a_season_sooner(city: str, seasons: int) -> None:
    t = Table(steps=[], walls={"chios": 0}, cities={city: ["revolt"]}, treasury={"athens": 5, "sparta": 5})
    building.revolt_walls(t.state, city_named(city))
    assert walled(t, city) == (seasons == 0)
    assert t.state.works[city_named(city)] == (seasons and asking.season_number(t.state) + seasons)
    assert t.talents("athens") == t.talents("sparta") == 5
    if seasons:
        next_building(t, "athens")
        assert walled(t, city)


@pytest.mark.clause("6.5.5a")
def test_a_walled_city_in_revolt_has_its_walls() -> None:
    t = Table(steps=[], cities={"teos": ["revolt"]})
    building.revolt_walls(t.state, city_named("teos"))
    assert walled(t, "teos") and not t.events("revolt-walls")


@pytest.mark.clause("6.5.5a", "7.6.4b")
def test_walls_that_were_under_way_are_not_delayed_by_revolt() -> None:
    t = Table(steps=[], walls={"chios": 0}, works={"chios": 1}, cities={"chios": ["revolt"]})
    building.revolt_walls(t.state, city_named("chios"))
    assert t.state.works[city_named("chios")] == 1  # due in this very season


@pytest.mark.clause("6.5.5b")
def test_walls_of_a_revolt_go_with_it() -> None:
    t = Table(steps=[], walls={"chios": 0}, cities={"chios": ["revolt"]})
    chios = city_named("chios")
    building.revolt_walls(t.state, chios)
    upkeep.mend(t.state)
    assert t.state.works[chios] == 2
    asking.mark_city(t.state, chios, codes.REVOLTED, False)
    upkeep.mend(t.state)
    assert t.state.works[chios] == 0
    building.revolt_walls(t.state, chios)
    building.end_revolt_walls(t.state, chios)
    assert t.state.works[chios] == t.state.works_revolt[chios] == 0


@pytest.mark.clause("6.5.5b")
def test_attacks_do_not_stop_the_walls_of_a_revolt() -> None:
    besiegers = [f"attica-hoplite-4-0{n}" for n in range(1, 5)]
    t = Table(
        {"chios": [*besiegers, "attica-fleet-5-01"]},
        steps=[],
        walls={"chios": 0},
        cities={"chios": ["revolt"]},
        siege={"chios": 0},
    )
    building.revolt_walls(t.state, city_named("chios"))
    upkeep.mend(t.state)
    next_building(t, "athens")
    assert walled(t, "chios") and t.siege("chios") == 0


# ------------------------------------------------------------------------------------------------- Long Walls [7.6.5]


def wall_builders(**rest: Any) -> Table:
    """A hoplite in Corinth beside Lechaeum and Cenchrae, and one in Sparta."""
    return builds(
        "sparta",
        {"corinth": ["corinth-hoplite-4-01"], "sparta": ["laconia-hoplite-5-01"]},
        inside=["corinth-hoplite-4-01", "laconia-hoplite-5-01"],
        **rest,
    )


@pytest.mark.clause("7.6.5a", "7.7", "7.6.4e")
def test_long_walls_join_two_fortifications_after_two_seasons() -> None:
    t = wall_builders()
    t.does("build-long-walls:corinth-hoplite-4-01", "join:lechaeum")
    corinth, lechaeum = city_named("corinth"), city_named("lechaeum")
    assert t.talents("sparta") == 18 and long_walls.is_builder(t.state, piece_named("corinth-hoplite-4-01"))
    assert long_walls.joined(t.state, corinth) == -1
    t.does("done")
    assert long_walls.joined(next_building(t, "sparta").state, corinth) == -1
    t.does("done")
    next_building(t, "sparta")
    assert long_walls.joined(t.state, corinth) == lechaeum and long_walls.joined(t.state, lechaeum) == corinth
    assert not long_walls.is_builder(t.state, piece_named("corinth-hoplite-4-01"))


@pytest.mark.clause("7.6.5a", "7.6.4f")
def test_what_long_walls_may_join() -> None:
    t = wall_builders(walls={"cenchrae": 0})
    t.may_not("build-long-walls:laconia-hoplite-5-01", "7.6.5a")  # nothing beside Sparta
    t.does("build-long-walls:corinth-hoplite-4-01")  # to Lechaeum: Cenchrae has no walls
    assert t.event("long-walls-begun")["other"] == "lechaeum"
    t.may_not("build-long-walls:corinth-hoplite-4-01", "7.6.5a")  # it builds already, and Corinth is joined
    enemy = wall_builders(holder={"lechaeum": "athens", "cenchrae": "athens"})
    enemy.may_not("build-long-walls:corinth-hoplite-4-01", "7.6.5a")
    wall_builders(walls={"corinth": 0}).may_not("build-long-walls:corinth-hoplite-4-01", "7.6.5a")
    wall_builders(treasury={"sparta": 1}).may_not("build-long-walls:corinth-hoplite-4-01", "5.1b")


@pytest.mark.clause("7.6.5a")
def test_a_fortification_is_an_end_of_one_pair_of_long_walls() -> None:
    both = ["corinth-hoplite-4-01", "corinth-hoplite-4-02"]
    t = builds("sparta", {"corinth": both}, inside=both, long_walls=[["corinth", "lechaeum"]])
    t.may_not("build-long-walls:corinth-hoplite-4-02", "7.6.5a")


@pytest.mark.clause("7.6.1", "10.4.1")
def test_no_long_walls_to_or_from_a_besieged_place() -> None:
    def corinth(besieged: str) -> Table:
        return builds(
            "sparta",
            {
                "corinth": ["corinth-hoplite-4-01"],
                besieged: ["attica-hoplite-4-01", "attica-fleet-5-01"],
            },
            inside=["corinth-hoplite-4-01"],
            siege={besieged: 0},
        )

    t = corinth("lechaeum").does("build-long-walls:corinth-hoplite-4-01")
    assert t.event("long-walls-begun")["other"] == "cenchrae"
    t = corinth("lechaeum")
    t.state.siege[city_named("corinth")] = 1
    goes_on(t).may_not("build-long-walls:corinth-hoplite-4-01", "7.6.1")


@pytest.mark.clause("7.6.5a")
def test_forts_are_fortifications_too() -> None:
    beside = beside_corinth()
    t = builds("sparta", {beside: ["corinth-hoplite-4-01"]}, forts={beside: "sparta"})
    t.does("build-long-walls:corinth-hoplite-4-01")
    if t.asked == "JoinTo":  # another city may be as near
        t.does("join:corinth")
    assert t.event("long-walls-begun").args == {"unit": "corinth-hoplite-4-01", "target": beside, "other": "corinth"}


def beside_corinth() -> str:
    """A hex beside Corinth without a city."""
    corinth = city_named("corinth")
    return next(world.PLACE_NAMES[at] for at in world.LAND_NEXT[world.CITY_HEX[corinth]] if world.CITY_AT[at] < 0)


@pytest.mark.clause("7.6.5b")
@pytest.mark.parametrize("to", ["cenchrae", "force-pool", "lechaeum"])
def test_long_walls_are_lost_when_their_builder_moves(to: str) -> None:
    t = wall_builders(walls={"cenchrae": 0}).does("build-long-walls:corinth-hoplite-4-01")
    upkeep.mend(t.state)
    assert not t.events("long-walls-gone")
    unit = piece_named("corinth-hoplite-4-01")
    if to == "force-pool":
        state.lift(t.state, unit, codes.FORCE_POOL)
    else:
        state.put(t.state, unit, place_named(to), 1)
    upkeep.mend(t.state)
    assert t.event("long-walls-gone").clauses == ("7.6.5b",) and long_walls.walls_at(t.state, city_named("corinth")) < 0
    assert t.talents("sparta") == 18


@pytest.mark.clause("7.6.5b")
def test_long_walls_are_lost_when_their_builder_retreats_inside_or_dies() -> None:
    t = wall_builders(walls={"cenchrae": 0}).does("build-long-walls:corinth-hoplite-4-01")
    unit, corinth = piece_named("corinth-hoplite-4-01"), city_named("corinth")
    dead = t.copy()
    long_walls.builder_moved(t.state, piece_named("laconia-hoplite-5-01"))
    assert long_walls.walls_at(t.state, corinth) >= 0
    long_walls.builder_moved(t.state, unit)
    assert long_walls.walls_at(t.state, corinth) < 0 and not long_walls.is_builder(t.state, unit)
    losses.destroy(dead.state, unit, "17.7.2")
    assert long_walls.walls_at(dead.state, corinth) < 0


BUILDER, INSIDE = "corinth-hoplite-4-01", "corinth-hoplite-4-02"


def attack_on_builder(attackers: int, *dice: int) -> Table:
    """Athenians attack Corinth, where one unit builds Long Walls and another stays inside."""
    attic = [f"attica-hoplite-4-0{n}" for n in range(1, attackers + 1)]
    t = Table(
        {"corinth": [*attic, BUILDER, INSIDE]}, inside=[BUILDER, INSIDE], ml={"corinth": 9, "attica": 9}, steps=[]
    )
    long_walls.begin(t.state, piece_named(BUILDER), city_named("corinth"), city_named("lechaeum"))
    t.state.attackers = [piece_named(unit) for unit in attic]
    t.state.group = list(t.state.attackers)
    t.state.came_from = place_named(beside_corinth())
    t.dice(*dice)
    return begin(t, LandBattle(ATHENS, place_named("corinth"))).does("all-inside")


@pytest.mark.clause("7.6.5b")
def test_the_builder_fights_outside_and_gives_up_the_work_if_he_goes_in() -> None:
    t = attack_on_builder(3, 3, 1)  # 3-1: -/D, and he stands
    assert not t.inside(BUILDER) and t.inside(INSIDE) and t.state.defenders == [piece_named(BUILDER)]
    t.does("break-off").until("Flee").does("retreat-inside").until(lambda t: t.over)
    assert t.inside(BUILDER) and long_walls.walls_at(t.state, city_named("corinth")) < 0
    assert t.event("long-walls-gone").clauses == ("7.6.5b",)


@pytest.mark.clause("7.6.5b")
def test_a_builder_who_beats_the_enemy_builds_on_inside() -> None:
    t = attack_on_builder(1, 1, 6, 6, 6)  # 1-1: D/-, and the attacker is routed
    t.until(lambda t: t.over)
    assert t.where("attica-hoplite-4-01") != "corinth" and t.inside(BUILDER)
    assert long_walls.is_builder(t.state, piece_named(BUILDER))
    upkeep.mend(t.state)
    assert long_walls.walls_at(t.state, city_named("corinth")) >= 0


@pytest.mark.clause("7.6.5b")
def test_no_long_walls_are_begun_before_an_investor() -> None:
    t = builds("sparta", {"corinth": [BUILDER, "attica-hoplite-4-01"]}, inside=[BUILDER])
    t.may_not(f"build-long-walls:{BUILDER}", "7.6.5b")


@pytest.mark.clause("7.6.5a", "10.4.6")
def test_long_walls_join_nothing_while_an_end_is_no_fortification_or_held_by_another() -> None:
    t = Table(steps=[], long_walls=[["athens", "piraeus"]])
    athens, piraeus = city_named("athens"), city_named("piraeus")
    assert long_walls.joined(t.state, athens) == piraeus and long_walls.joined(t.state, piraeus) == athens
    t.state.walls[piraeus] = 0
    assert long_walls.joined(t.state, athens) == -1
    t.state.walls[piraeus] = 1
    t.state.holder[piraeus] = 1 + SPARTA
    assert long_walls.joined(t.state, athens) == -1
    assert long_walls.joined(t.state, city_named("eleusis")) == -1


# -------------------------------------------------------------------------------------- pulling down, rebuilding [11]


@pytest.mark.clause("11.4a", "13.6d")
def test_the_garrison_of_a_city_pulls_down_its_walls() -> None:
    t = builds(
        "athens",
        {"teos": ["attica-hoplite-4-01"], "erythrae": ["attica-fleet-5-01"], "plataea": ["attica-hoplite-4-02"]},
        inside=["attica-hoplite-4-01", "attica-fleet-5-01", "attica-hoplite-4-02"],
        holder={"plataea": "athens"},
        al={"chios": 5, "boeotia": 5},
    )
    t.does("demolish:teos")
    assert not walled(t, "teos") and t.al("chios") == 4 and t.talents("athens") == 20
    assert asking.marked(t.state, city_named("teos"), codes.DEMOLISHED)
    t.may_not("demolish:erythrae", "11.4a")  # a fleet is no land unit
    t.may_not("demolish:chios", "11.4a").may_not("demolish:teos", "11.4a")
    t.does("demolish:plataea")  # of the enemy's region: its AL does not change
    assert not walled(t, "plataea") and t.al("boeotia") == 5
    t.does("wall:teos")
    assert walled(t, "teos") and not asking.marked(t.state, city_named("teos"), codes.DEMOLISHED)


@pytest.mark.clause("11.4b")
def test_the_enemy_before_an_end_pulls_down_long_walls() -> None:
    def before(*others: str, inside: tuple[str, ...] = ()) -> Table:
        return builds(
            "athens",
            {"megara": ["attica-hoplite-4-01", *others]},
            inside=list(inside),
            long_walls=[["megara", "nisaea"]],
        )

    t = before().does("pull-down:megara")
    assert long_walls.walls_at(t.state, city_named("nisaea")) < 0
    before("megarid-hoplite-4-01", inside=("megarid-hoplite-4-01",)).may("pull-down:megara")
    before().may_not("pull-down:nisaea", "11.4b")  # nobody there
    before("megarid-hoplite-4-01").may_not("pull-down:megara", "11.4b")
    own = builds("sparta", {"megara": ["megarid-hoplite-4-01"]}, long_walls=[["megara", "nisaea"]])
    own.may_not("pull-down:megara", "11.4b")
    fleet = builds("athens", {"nisaea": ["attica-fleet-5-01"]}, long_walls=[["megara", "nisaea"]])
    fleet.may_not("pull-down:nisaea", "11.4b")


@pytest.mark.clause("11.3c", "11.3b")
@pytest.mark.parametrize(("city", "talents"), [("teos", 2), ("plataea", 2), ("mantinea", 4), ("corinth", 6)])
def test_a_destroyed_city_is_rebuilt_in_two_seasons(city: str, talents: int) -> None:
    unit = "attica-hoplite-4-01" if city == "teos" else "laconia-hoplite-5-01"
    side = "athens" if city == "teos" else "sparta"
    t = builds(side, {city: [unit]}, cities={city: ["destroyed"]}, walls={city: 0})
    t.may_not(f"wall:{city}", "7.6.4a").does(f"rebuild:{city}")
    assert t.talents(side) == 20 - talents and t.friend(city) == ""
    t.may_not(f"rebuild:{city}", "11.3c").does("done")
    next_building(t, side).does("done")
    assert t.friend(city) == "" and t.state.garrison[city_named(city)] == 0
    next_building(t, side)
    assert t.friend(city) == side and not walled(t, city) and t.state.garrison[city_named(city)] > 0
    assert t.inside(unit)


@pytest.mark.clause("11.3c")
def test_who_rebuilds_a_city() -> None:
    t = builds("athens", {"plataea": ["attica-hoplite-4-01"]}, cities={"plataea": ["destroyed"], "teos": ["destroyed"]})
    t.may_not("rebuild:plataea", "11.3c").may_not("rebuild:teos", "11.3c").may_not("rebuild:chios", "11.3c")
    poor = builds("athens", {"teos": ["attica-hoplite-4-01"]}, cities={"teos": ["destroyed"]}, treasury={"athens": 1})
    poor.may_not("rebuild:teos", "5.1b")


@pytest.mark.clause("11.3a", "13.6c")
def test_a_captured_city_may_be_razed_in_a_later_building_phase() -> None:
    t = builds(
        "athens",
        {"plataea": ["attica-hoplite-4-01"], "torone": ["attica-fleet-5-01"], "teos": ["attica-hoplite-4-02"]},
        inside=["attica-hoplite-4-01", "attica-fleet-5-01", "attica-hoplite-4-02"],
        holder={"plataea": "athens", "torone": "athens", "mende": "athens"},
        al={"boeotia": 5},
    )
    t.may_not("raze:torone", "11.3a").may_not("raze:mende", "11.3a")  # no land unit inside
    t.may_not("raze:teos", "11.3a")  # his own, not a captured one
    t.does("raze:plataea")
    assert asking.marked(t.state, city_named("plataea"), codes.DESTROYED) and t.al("boeotia") == 7
    assert not t.inside("attica-hoplite-4-01")


# ------------------------------------------------------------------------------------------------------------ the law


def test_whatever_can_be_meant_is_offered_or_refused() -> None:
    for side in ("athens", "sparta"):
        for scenario in ("campaign", "argive"):
            t = Table(
                {
                    "corinth": ["corinth-hoplite-4-01"],
                    "3056": ["laconia-hoplite-5-01"],
                    "4144": ["attica-hoplite-4-01"],
                },
                base="scenario",
                scenario=scenario,
                cities={"tegea": ["destroyed"], "thebes": ["revolt"]},
                steps=[BuildingPhase(0 if side == "athens" else 1)],
            )
            ask = t.state.agenda[-1]
            assert isinstance(ask, Build)
            meant = ask.universe(t.state)
            assert len(set(meant)) == len(meant)
            assert sorted(ask.options(t.state)) == sorted(c for c in meant if not ask.refusals(t.state, c))


@pytest.mark.clause("7.6.5b")
@pytest.mark.parametrize("goal", ["move:saronic_gulf", "drag:corinth-fleet-4-01"])
def test_a_fleet_that_sails_or_is_dragged_gives_up_what_it_builds_at_once(goal: str) -> None:
    t = Table(
        {"cenchrae": ["corinth-fleet-4-01"], "salamis": ["attica-fleet-5-01"]},
        side="sparta",
        inside=["corinth-fleet-4-01"],
    )
    unit, s = piece_named("corinth-fleet-4-01"), t.state
    long_walls.begin(s, unit, city_named("cenchrae"), city_named("corinth"))
    if goal.startswith("move"):
        t.does("sail:corinth-fleet-4-01")
    s.heard = []
    t.does(goal)
    assert "long-walls-gone" in [event.kind for event in s.heard[:2]] and not long_walls.is_builder(s, unit)
