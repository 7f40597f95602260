"""Supply lines [9.2.2, 9.3, 8.5a]: the worked examples of the rulebook, and each condition alone."""

from typing import Any

import pytest

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, SIDE_NAMES, UNIT_HOME, UNIT_KEY
from polemos.games.peloponnesian_war.edge.position_names import place_name, place_named
from polemos.games.peloponnesian_war.rules.season import supply
from polemos.games.peloponnesian_war.rules.season.ground import Ground
from polemos.games.peloponnesian_war.rules.season.lines import Lines, fed_by, why_not
from polemos.kernel.dice import Rng
from rulebook.peloponnesian_war.table import Table

PELOPONNESE = {
    "laconia": "3057",
    "elis": "2148",
    "arcadia": "2647",
    "achaea": "2443",
    "argolid": "3348",
    "corinth": "3447",
    "epidaurus": "3650",
}
"""A hex without a city in each of these areas."""
RUINED = {"argos": ["destroyed"], "corinth": ["destroyed"]}
"""So that Sparta is the only large city."""
IN_PHTHIOTIS, IN_PELASGIOTIS, IN_HESTIAEOTIS, IN_MACEDON = "2632", "2824", "2123", "2612"
THESSALY: dict[str, Any] = {"controller": {"thessaly": "sparta"}, "cities": {"ambracia": ["destroyed"]}}
"""Spartan, and far from every large city but Thebes."""
SHIP = "laconia-fleet-4-01"


class Traced:
    """The lines of a side, in words."""

    def __init__(self, side: str, pieces: Any = None, **rest: Any) -> None:
        self.state = Table(pieces or {}, steps=[], **rest).state
        self.lines: Lines = supply.lines(self.state, SIDE_NAMES.index(side))

    def fed(self, place: str, inside: int = 0) -> str:
        return fed_by(self.state, self.lines, place_named(place), inside)

    def why_not(self, place: str, inside: int = 0) -> str:
        return why_not(self.state, self.lines, place_named(place), inside)

    @property
    def nodes(self) -> set[str]:
        return {place_name(at) for at in self.lines.nodes}


def hexes_of(area: str) -> set[str]:
    return {world.HEX_NAMES[at] for at in world.HEXES_OF[world.AREA_INDEX[area]]}


def test_the_hexes_lie_where_the_tests_say() -> None:
    for area, at in PELOPONNESE.items():
        assert at in hexes_of(area), (area, at)
    assert IN_PHTHIOTIS in hexes_of("phthiotis")
    assert IN_PELASGIOTIS in hexes_of("pelasgiotis") and IN_HESTIAEOTIS in hexes_of("hestiaeotis")
    assert IN_MACEDON in hexes_of("lower_macedon")


# ------------------------------------------------------------------------------------------------------------ by land


@pytest.mark.clause("9.3.3ex1", "9.3.3a", "9.2.2a")
def test_thebes_feeds_the_near_area_of_thessaly() -> None:
    t = Traced("sparta", **THESSALY)
    assert t.fed(IN_PHTHIOTIS) == "9.2.2a"
    for far in (IN_PELASGIOTIS, IN_HESTIAEOTIS):
        assert not t.fed(far) and t.why_not(far) == "9.3.3a"


@pytest.mark.clause("9.3.3ex2", "9.3.3a")
def test_sparta_feeds_the_peloponnese() -> None:
    t = Traced("sparta", cities=RUINED)
    assert t.nodes & {"argos", "corinth"} == set()
    assert [area for area, at in PELOPONNESE.items() if not t.fed(at)] == []
    # through an enemy Argolid there is no line to Epidaurus, and any other is too long
    t = Traced("sparta", cities=RUINED, controller={"argolid": "athens"})
    assert not t.fed(PELOPONNESE["epidaurus"]) and not t.fed(PELOPONNESE["argolid"])
    assert t.why_not(PELOPONNESE["epidaurus"]) == "9.3.3a" and t.why_not(PELOPONNESE["argolid"]) == "9.3.1a"
    assert t.fed(PELOPONNESE["corinth"])


@pytest.mark.clause("9.3.1a", "9.3.3a")
def test_contested_areas_are_passed_but_not_enemy_hexes() -> None:
    cities: dict[str, Any] = {"cities": RUINED, "controller": {"argolid": "athens"}}
    # a Spartan unit makes Argolid contested
    t = Traced("sparta", {PELOPONNESE["argolid"]: ["laconia-hoplite-5-01"]}, **cities)
    assert t.fed(PELOPONNESE["epidaurus"]) and t.fed(PELOPONNESE["argolid"])
    # its cities are enemy hexes, in and through which nothing goes
    assert not t.fed("nauplia") and t.why_not("nauplia") == "9.3.1a"
    # a line of Athenian units across it closes it again
    border = [
        world.HEX_NAMES[at]
        for at in world.HEXES_OF[world.AREA_INDEX["argolid"]]
        if any(world.AREA_AT[near] == world.AREA_INDEX["epidaurus"] for near in world.LAND_NEXT[at])
    ]
    units = [f"attica-hoplite-4-{n:02d}" for n in range(1, 14)]
    assert len(border) <= len(units)
    wall = {at: [unit] for at, unit in zip(border, units, strict=False)}
    t = Traced("sparta", {**wall, PELOPONNESE["argolid"]: ["laconia-hoplite-5-01"]}, **cities)
    assert t.fed(PELOPONNESE["argolid"]) and not t.fed(PELOPONNESE["epidaurus"])
    # a leader alone closes nothing
    led = {**wall, border[0]: ["nicias"], PELOPONNESE["argolid"]: ["laconia-hoplite-5-01"]}
    assert Traced("sparta", led, **cities).fed(border[0])
    # a fort that is invested lets a line in, and none through
    man = ["laconia-hoplite-5-02"]
    gate = {**wall, border[0]: [*wall[border[0]], *man], PELOPONNESE["argolid"]: ["laconia-hoplite-5-01"]}
    t = Traced("sparta", gate, forts={border[0]: "sparta"}, inside=man, **cities)
    assert t.fed(border[0], 1) and not t.fed(PELOPONNESE["epidaurus"])


@pytest.mark.clause("9.3.1a")
def test_an_invested_enemy_city_is_no_enemy_hex() -> None:
    t = Traced("athens", {"plataea": []}, holder={"plataea": "athens"})
    assert not t.fed("thespiae")
    t = Traced("athens", {"thespiae": ["attica-hoplite-4-01"]}, holder={"plataea": "athens"})
    assert t.fed("thespiae") == "9.2.2a"


@pytest.mark.clause("9.3.1a", "11.5a")
def test_an_empty_enemy_fort_does_not_block_a_manned_one_does() -> None:
    fort: dict[str, Any] = {"forts": {"decelea": "sparta"}}
    assert Traced("athens", **fort).fed("decelea")
    man = ["laconia-hoplite-5-01"]
    manned = Traced("athens", {"decelea": man}, inside=man, **fort)
    assert not manned.fed("decelea") and manned.why_not("decelea") == "9.3.1a"
    assert manned.fed("marathon")
    # unless the side invests it
    assert Traced("athens", {"decelea": [*man, "attica-hoplite-4-01"]}, inside=man, **fort).fed("decelea")


@pytest.mark.clause("16.3.2", "9.3.3a")
def test_no_line_by_land_crosses_a_strait() -> None:
    chalcis: dict[str, Any] = {"holder": {"chalcis": "sparta"}, "controller": {"euboea": "sparta"}}
    # Euboea is Spartan and Thebes large, and there is water between
    t = Traced("sparta", cities={"chalcis": ["destroyed"]}, controller=chalcis["controller"])
    assert not t.fed("eretria")


@pytest.mark.clause("9.2.2a", "9.3.1b", "10.4.1")
def test_large_cities_are_where_lines_begin() -> None:
    assert {"sparta", "corinth", "thebes", "argos", "ambracia"} == Traced("sparta").nodes
    # not a besieged one; one that is invested is
    four = [f"attica-hoplite-4-0{n}" for n in range(1, 5)]
    assert "thebes" in Traced("sparta", {"thebes": four}).nodes
    assert "thebes" not in Traced("sparta", {"thebes": four}, siege={"thebes": 0}).nodes
    # nor one in the enemy's hands, in revolt, or destroyed; a captured one is
    held = Traced("sparta", holder={"thebes": "athens", "chalcis": "sparta"}, cities={"corinth": ["destroyed"]})
    assert held.nodes == {"sparta", "argos", "ambracia", "chalcis"}
    revolt = Traced("athens", cities={"samos": ["revolt"]})
    assert "samos" not in revolt.nodes and "miletus" in revolt.nodes
    assert "samos" in Traced("sparta", cities={"samos": ["revolt"]}).nodes
    # Sardis only for whom its satrap serves
    assert "sardis" in Traced("sparta", satrap={"tissaphernes": "sparta"}).nodes
    assert "sardis" not in Traced("athens", satrap={"tissaphernes": "sparta"}).nodes


@pytest.mark.clause("9.3.1b")
def test_investing_does_not_cut_a_line_besieging_does() -> None:
    fort: dict[str, Any] = {"forts": {"pylos": "athens"}, "bases": {"pylos": "athens"}, "inside": ["attica-light-3-01"]}
    invested = {"pylos": ["attica-light-3-01", "laconia-hoplite-5-01"]}
    assert Traced("athens", invested, **fort).fed("pylos", 1)
    besieged = Traced("athens", invested, siege={"fort-1": 0}, **fort)
    assert not besieged.fed("pylos", 1) and besieged.why_not("pylos", 1) == "9.3.1b"
    assert "pylos" not in besieged.nodes
    # by land out of an invested city: the hex is the enemy's, and the line goes out all the same
    by_land = {"thebes": ["attica-hoplite-4-01"], "4039": ["boeotia-hoplite-5-01"]}
    assert Traced("sparta", by_land, cities={"corinth": ["destroyed"]}).fed("4039")
    # where the area around is the enemy's there is none
    shut = {"corinth": ["attica-hoplite-4-01"], PELOPONNESE["achaea"]: ["laconia-hoplite-5-01"]}
    t = Traced("sparta", shut, holder={"lechaeum": "athens", "cenchrae": "athens"})
    assert "corinth" in t.nodes and t.lines.ground.reach(place_named("corinth")) == 0


# --------------------------------------------------------------------------------------------------------------- bases


@pytest.mark.clause("9.3.2", "9.2.2a", "9.3.3a")
def test_a_base_passes_a_line_on() -> None:
    assert not Traced("sparta", **THESSALY).fed(IN_PELASGIOTIS)
    t = Traced("sparta", bases={IN_PHTHIOTIS: "sparta"}, **THESSALY)
    assert t.fed(IN_PELASGIOTIS) == "9.2.2a" and t.fed(IN_PHTHIOTIS) == "9.3.2"
    # a chain of bases; each must be near enough to the next, and the first to a large city
    far: dict[str, Any] = {**THESSALY, "controller": {"thessaly": "sparta", "macedon": "sparta"}}
    two = {IN_PHTHIOTIS: "sparta", IN_PELASGIOTIS: "sparta"}
    chain = Traced("sparta", bases=two, **far)
    assert {IN_PHTHIOTIS, IN_PELASGIOTIS} <= chain.nodes and chain.fed(IN_MACEDON)
    assert chain.lines.nodes[place_named(IN_PELASGIOTIS)] == place_named(IN_PHTHIOTIS)
    broken = Traced("sparta", bases={IN_PELASGIOTIS: "sparta"}, **far)
    assert IN_PELASGIOTIS not in broken.nodes and not broken.fed(IN_MACEDON)


@pytest.mark.clause("9.3.2", "9.3.1a")
def test_a_base_in_an_enemy_hex_or_of_the_enemy_is_no_help() -> None:
    assert not Traced("sparta", bases={IN_PHTHIOTIS: "athens"}, **THESSALY).fed(IN_PELASGIOTIS)
    t = Traced("sparta", {IN_PHTHIOTIS: ["attica-hoplite-4-01"]}, bases={IN_PHTHIOTIS: "sparta"}, **THESSALY)
    assert not t.fed(IN_PELASGIOTIS)
    # nor over the sea
    bases: dict[str, Any] = {"bases": {"pylos": "athens", "piraeus": "athens"}}
    assert "pylos" in Traced("athens", **bases).nodes
    assert "pylos" not in Traced("athens", {"pylos": ["laconia-hoplite-5-01"]}, **bases).nodes


@pytest.mark.clause("card.helots", "9.3.1a")
def test_a_city_of_helots_in_arms_lets_nothing_through() -> None:
    t = Traced("sparta", cities={"asine": ["helots"]})
    assert not t.fed("asine") and t.why_not("asine") == "9.3.1a" and t.fed("pharae")
    assert Traced("sparta", {"asine": ["laconia-hoplite-5-01"]}, cities={"asine": ["helots"]}).fed("asine")


@pytest.mark.clause("7.6.3b", "9.3.4b", "scenario.campaign.d")
def test_the_siege_base_at_potidaea_feeds_the_besiegers() -> None:
    t = Table(base="scenario", phase="supply", turn=0, steps=[])
    found = supply.lines(t.state, ATHENS)
    assert fed_by(t.state, found, place_named("potidaea"), 0) == "9.3.2"
    t = Table(base="scenario", phase="supply", turn=0, steps=[], bases={"piraeus": "athens", "sestus": "athens"})
    assert not fed_by(t.state, supply.lines(t.state, ATHENS), place_named("potidaea"), 0)


# -------------------------------------------------------------------------------------------------------------- by sea

WEST: dict[str, Any] = {"holder": {"naupactus": "athens", "pagae": "athens"}}
AT_NAUPACTUS = {"naupactus": "athens", "piraeus": "athens"}


@pytest.mark.clause("9.3.4ex", "9.3.4a", "9.3.4b", "9.3.4c")
def test_the_base_at_naupactus() -> None:
    assert "naupactus" in Traced("athens", bases=AT_NAUPACTUS, **WEST).nodes
    # to Corcyra, which is large, or to Piraeus: fleets at Leucas and Gytheum together cut both
    leucas, gytheum = {"leucas": [SHIP]}, {"gytheum": ["laconia-fleet-4-02"]}
    held = {"holder": {**WEST["holder"], "leucas": "sparta"}}
    one = {"inside": [SHIP]}
    assert "naupactus" in Traced("athens", leucas, bases=AT_NAUPACTUS, **held, **one).nodes
    assert "naupactus" in Traced("athens", gytheum, bases=AT_NAUPACTUS, inside=["laconia-fleet-4-02"], **held).nodes
    both: dict[str, Any] = {**leucas, **gytheum}
    inside = [SHIP, "laconia-fleet-4-02"]
    assert "naupactus" not in Traced("athens", both, bases=AT_NAUPACTUS, inside=inside, **held).nodes
    # a base at Pagae gives another line, by sea to Pagae and by land to Athens
    bases = {**AT_NAUPACTUS, "pagae": "athens"}
    assert {"naupactus", "pagae"} <= Traced("athens", both, bases=bases, inside=inside, **held).nodes
    # a fleet in a port of the Corinthian Gulf cuts that one
    third = {**both, "lechaeum": ["corinth-fleet-4-01"]}
    inside = [*inside, "corinth-fleet-4-01"]
    t = Traced("athens", third, bases=bases, inside=inside, **held)
    assert "pagae" in t.nodes and "naupactus" not in t.nodes
    # an Athenian fleet at Pagae restores it
    fourth = {**third, "pagae": ["attica-fleet-5-01"]}
    inside = [*inside, "attica-fleet-5-01"]
    assert "naupactus" in Traced("athens", fourth, bases=bases, inside=inside, **held).nodes
    # and so does a Spartan fleet that forages
    t = Traced("athens", third, bases=bases, inside=inside[:-1], marks={"corinth-fleet-4-01": ["foraging"]}, **held)
    assert "naupactus" in t.nodes


@pytest.mark.clause("9.3.4a", "9.3.4b", "7.6.3c")
def test_each_end_is_a_base_on_the_coast_or_a_large_port() -> None:
    # without a base at Piraeus Athens, inland, has no line over the sea
    assert "naupactus" in Traced("athens", bases={"naupactus": "athens"}, **WEST).nodes
    no_port = {"cities": {name: ["destroyed"] for name in ("corcyra", "chalcis")}}
    islands = {name: ["destroyed"] for name in ("mytilene", "chios", "samos", "ephesus", "miletus", "byzantium")}
    alone: dict[str, Any] = {"cities": {**no_port["cities"], **islands}, **WEST}
    assert "naupactus" not in Traced("athens", bases={"naupactus": "athens"}, **alone).nodes
    assert "naupactus" in Traced("athens", bases=AT_NAUPACTUS, **alone).nodes
    # a city without a base is no end, whatever its port
    assert Traced("athens", **alone).nodes == {"athens", "amphipolis"}
    # a base in a coastal hex without a city is one, in enemy country too; inland it is not
    assert "rhium" in Traced("athens", bases={"piraeus": "athens", "rhium": "athens"}, **alone).nodes
    assert "olympia" not in Traced("athens", bases={"piraeus": "athens", "olympia": "athens"}, **alone).nodes


@pytest.mark.clause("9.3.4d", "8.5a")
def test_no_line_crosses_an_open_sea() -> None:
    # the coast of Laconia is closed, and beyond it the open sea would be free
    t = Traced("athens", {"cythera": [SHIP], "gytheum": ["laconia-fleet-4-02"]}, inside=[SHIP, "laconia-fleet-4-02"])
    waters = t.lines.waters
    assert all(waters[sea] == -1 for sea in range(world.SEAS) if world.OPEN[sea])
    west, east = waters[world.SEA_INDEX["zacynthian_sea"]], waters[world.SEA_INDEX["saronic_gulf"]]
    assert west >= 0 <= east and west != east
    # without those ships it is all one water
    waters = Traced("athens").lines.waters
    assert waters[world.SEA_INDEX["zacynthian_sea"]] == waters[world.SEA_INDEX["saronic_gulf"]] >= 0


@pytest.mark.clause("9.3.4a", "8.4b")
def test_enemy_sea_areas_are_closed_and_contested_ones_open() -> None:
    gulf = world.SEA_INDEX["corinthian_gulf"]
    enemy = Traced("athens", {"corinthian_gulf": [SHIP]})
    assert enemy.lines.waters[gulf] == -1
    both = Traced("athens", {"corinthian_gulf": [SHIP, "attica-fleet-5-01"]})
    assert both.lines.waters[gulf] >= 0
    assert Traced("athens", scenario="argive").lines.waters[world.SEA_INDEX["hellespont_strait"]] == -1


# ----------------------------------------------------------------------------------- cities, Long Walls, the Sicily box


@pytest.mark.clause("9.2.1a")
def test_inside_a_city_one_is_in_supply() -> None:
    four = [f"attica-hoplite-4-0{n}" for n in range(1, 5)]
    besieged = {"thebes": ["boeotia-hoplite-5-01", *four]}
    t = Traced("sparta", besieged, inside=["boeotia-hoplite-5-01"], siege={"thebes": 3})
    assert t.fed("thebes", 1) == "9.2.1a"
    # also in one that has revolted around them
    man = ["chios-hoplite-4-01"]
    assert Traced("athens", {"teos": man}, inside=man, cities={"teos": ["revolt"]}).fed("teos", 1) == "9.2.1a"
    # not outside it
    assert not Traced("athens", {"elis": four}).fed("elis")
    assert Traced("athens", {"saronic_gulf": ["attica-fleet-5-01"]}).why_not("saronic_gulf") == "9.8"


@pytest.mark.clause("10.4.6", "9.3.1b", "9.3.4ex")
def test_long_walls_make_two_places_one() -> None:
    walls: dict[str, Any] = {
        "long_walls": [["athens", "piraeus"]],
        "bases": {"piraeus": "athens", "naupactus": "athens"},
    }
    islands = {name: ["destroyed"] for name in ("mytilene", "chios", "samos", "ephesus", "miletus", "byzantium")}
    cities = {**islands, "corcyra": ["destroyed"], "chalcis": ["destroyed"]}
    # the enemy holds the land between Athens and its port, and everything around
    around = {"athens": ["laconia-hoplite-5-01"], "piraeus": ["laconia-hoplite-5-02"]}
    said: dict[str, Any] = {"holder": WEST["holder"], "cities": cities}
    t = Traced("athens", around, **said, **walls)
    assert {"athens", "piraeus", "naupactus"} <= t.nodes
    # and where it would otherwise be cut off
    occupied = {**around, "eleusis": ["laconia-hoplite-5-03"], "oropus": ["boeotia-hoplite-5-01"]}
    occupied |= {"sunium": ["boeotia-hoplite-5-02"]}
    t = Traced("athens", occupied, **said, **walls)
    assert {"piraeus", "naupactus"} <= t.nodes
    bare = {**walls, "long_walls": []}
    assert Traced("athens", occupied, **said, **bare).nodes == {"athens", "amphipolis"}
    # unfinished they do nothing
    table = Table(occupied, steps=[], **said, **walls)
    table.state.wall_ready[0] = 5
    assert {place_name(at) for at in supply.lines(table.state, ATHENS).nodes} == {"athens", "amphipolis"}
    # a siege of one end does not cut the pair while the other is free
    assert {"athens", "piraeus"} <= Traced("athens", occupied, siege={"athens": 0}, **said, **walls).nodes
    assert Traced("athens", occupied, siege={"athens": 0, "piraeus": 0}, **said, **walls).nodes == {"amphipolis"}


@pytest.mark.clause("10.4.6")
def test_units_in_a_fort_behind_long_walls() -> None:
    man = ["attica-hoplite-4-01"]
    at = next(
        world.HEX_NAMES[near]
        for near in world.LAND_NEXT[place_named("eleusis")]
        if world.CITY_AT[near] < 0 and world.AREA_AT[near] == world.AREA_INDEX["attica"]
    )
    foes = {"eleusis": ["laconia-hoplite-5-01"], "athens": ["laconia-hoplite-5-02"], "piraeus": ["laconia-light-2-01"]}
    foes |= {"oropus": ["boeotia-hoplite-5-01"], "sunium": ["boeotia-hoplite-5-02"]}
    said: dict[str, Any] = {"forts": {at: "athens"}, "inside": man}
    invested = {**foes, at: [*man, "boeotia-hoplite-5-03"]}
    assert not Traced("athens", invested, **said).fed(at, 1)
    assert Traced("athens", invested, long_walls=[["fort-1", "eleusis"]], **said).fed(at, 1) == "9.2.2a"
    # both besieged: nothing goes in
    besieged = {"siege": {"fort-1": 0, "eleusis": 0}, "long_walls": [["fort-1", "eleusis"]]}
    assert not Traced("athens", invested, **besieged, **said).fed(at, 1)


@pytest.mark.clause("10.4.2")
def test_a_besieged_fort_is_out_of_supply() -> None:
    man = ["attica-light-3-01"]
    t = Traced(
        "athens",
        {"pylos": [*man, "laconia-hoplite-5-01"]},
        inside=man,
        forts={"pylos": "athens"},
        bases={"pylos": "athens"},
        siege={"fort-1": 1},
    )
    assert t.fed("pylos", 1) == ""


@pytest.mark.clause("19.5a", "19.1b")
def test_catana_is_fed_from_the_corcyraean_sea() -> None:
    men = {"syracuse": ["attica-hoplite-4-01", "sicily-hoplite-4-01"]}
    inside = ["sicily-hoplite-4-01"]
    t = Traced("athens", men, inside=inside, sicily="open")
    assert "catana" in t.nodes and t.fed("syracuse") == "9.2.2a"
    # Corcyra lost, and no other large port beyond
    t = Traced("athens", {**men, "corcyraean_sea": [SHIP]}, inside=inside, sicily="open")
    assert "catana" not in t.nodes and not t.fed("syracuse")
    # Sparta's units are fed from Syracuse, which is large
    man = {"catana": ["laconia-hoplite-5-01"]}
    assert Traced("sparta", man, sicily="open").fed("catana")
    assert "catana" not in Traced("athens").nodes


@pytest.mark.clause("9.3.1a", "1.2i")
def test_a_closed_land_passes_no_line() -> None:
    assert Traced("sparta", scenario="argive").lines.ground.areas >> world.AREA_INDEX["phocis"] & 1 == 0
    maeander = world.AREA_INDEX["maeander"]
    assert Traced("sparta").lines.ground.areas >> maeander & 1 == 0
    assert Traced("sparta", satrap={"tissaphernes": "sparta"}).lines.ground.areas >> maeander & 1 == 1


def hex_by_hex(ground: Ground, at: int) -> set[int]:
    """How far lines go by land from a place, looked for in the plainest way."""
    if not ground.areas >> world.AREA_AT[at] & 1:
        return set()
    todo = [(at, frozenset([world.AREA_AT[at]]))]
    seen = set(todo)
    while todo:
        here, trail = todo.pop()
        if here in ground.enemy and here != at:
            continue
        for into in world.LAND_NEXT[here]:
            step = (into, trail | {world.AREA_AT[into]})
            passable = into not in ground.enemy or into in ground.ends
            if passable and ground.areas >> world.AREA_AT[into] & 1 and len(step[1]) <= 3 and step not in seen:
                seen.add(step)
                todo.append(step)
    return {here for here, _ in seen}


@pytest.mark.clause("9.3.1a", "9.3.1b", "9.3.3a")
@pytest.mark.parametrize("seed", range(6))
def test_by_areas_one_comes_as_far_as_hex_by_hex(seed: int) -> None:
    rng = Rng(f"lines/{seed}")
    greece = [at for at in range(world.HEXES) if world.LANDMASS[world.AREA_AT[at]] != world.ASIA]
    units = [unit for unit, kind in enumerate(KIND) if kind != FLEET and UNIT_HOME[unit] < world.REGION_COUNT]
    rng.shuffle(units)
    pieces: dict[str, list[str]] = {}
    for unit in units[:70]:
        pieces.setdefault(world.HEX_NAMES[greece[rng.below(len(greece))]], []).append(UNIT_KEY[unit])
    inside = [name for at, row in pieces.items() if world.CITY_AT[place_named(at)] >= 0 for name in row[:1]]
    for side in SIDE_NAMES:
        t = Traced(side, pieces, inside=inside)
        assert t.lines.ground.cut & t.lines.ground.areas
        for at in t.lines.nodes:
            reached, plain = t.lines.ground.reach(at), hex_by_hex(t.lines.ground, at)
            assert {place for place in range(world.LAND) if t.lines.ground.has(reached, place)} == plain
