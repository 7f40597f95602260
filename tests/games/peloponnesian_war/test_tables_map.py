"""Every fact of the map that the rules give away holds on the map that was made."""

from collections.abc import Container, Iterable, Sequence

import pytest

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.models_words import NONE, REGIONS
from polemos.games.peloponnesian_war.data.world import AREA_AT, AREA_INDEX, AREA_NEXT, CITY_HEX, CITY_INDEX, LAND

# region, in the order of the rules
REGION_LIST = """
Achaea Elis Arcadia Argolid Corinth Laconia Epidaurus Megarid Attica Boeotia Euboea Phocis/Locris Aetolia Acarnania
Epirus Western_Islands Thessaly Macedon Chalcidice Thrace Hellespont Lesbos Chios Samos Rhodes Aegean_Islands
"""
OPEN_SEAS = "north_ionian south_ionian sea_of_crete carpathian_sea south_aegean north_aegean"
PELOPONNESE = "laconia elis arcadia achaea argolid corinth epidaurus"


def hex_of(city: str) -> int:
    return CITY_HEX[CITY_INDEX[city]]


def area_of(city: str) -> int:
    return AREA_AT[hex_of(city)]


def cities_in(area: int) -> list[str]:
    return [world.CITY_NAMES[city] for city in range(world.CITIES) if AREA_AT[CITY_HEX[city]] == area]


def reach(nexts: Sequence[Iterable[int]], start: int, shut: Container[int] = ()) -> dict[int, int]:
    """How many steps everything is from a start, without what is shut."""
    far = {start: 0}
    row = [start]
    for here in row:
        for there in nexts[here]:
            if there not in far and there not in shut:
                far[there] = far[here] + 1
                row.append(there)
    return far


# --------------------------------------------------------------------------------------------------------- definitions
@pytest.mark.clause("1.2a")
def test_there_are_these_26_regions() -> None:
    told = {name.lower().replace("/", "_") for name in REGION_LIST.split()}
    assert told == set(REGIONS)
    assert len(REGIONS) == 26
    assert all(world.AREAS_OF[region] and world.CITIES_OF[region] for region in range(26))


@pytest.mark.clause("1.2c")
def test_an_island_without_a_city_is_in_no_region() -> None:
    for area in range(world.SICILY):
        if world.UNINHABITED[area]:
            assert world.REGION_OF[area] == NONE, world.AREA_NAMES[area]
            assert cities_in(area) == [], world.AREA_NAMES[area]
            assert AREA_NEXT[area] == (), world.AREA_NAMES[area]
        elif AREA_NEXT[area] == ():
            assert cities_in(area), world.AREA_NAMES[area]


@pytest.mark.clause("1.2e")
def test_every_island_is_a_land_area_of_its_own() -> None:
    """An area is connected by land, and land that is not connected is not of one area."""
    for area in range(world.SICILY):
        own = set(world.HEXES_OF[area])
        first = min(own)
        inside = reach([[b for b in row if b in own] for row in world.LAND_NEXT], first)
        assert set(inside) == own, world.AREA_NAMES[area]
    for at in range(world.HEXES):
        for other in world.LAND_NEXT[at]:
            assert (
                world.LANDMASS[AREA_AT[at]] == world.LANDMASS[AREA_AT[other]] or at >= world.HEXES or joined(at, other)
            )


def joined(a: int, b: int) -> bool:
    """The Isthmus: the Peloponnese has a name of its own, and is no island."""
    return {world.PELOPONNESE} < {world.LANDMASS[AREA_AT[at]] for at in (a, b)}


@pytest.mark.clause("1.2e")
def test_a_region_has_one_land_area_or_several() -> None:
    for region in range(world.REGION_COUNT):
        for area in world.AREAS_OF[region]:
            assert {world.REGION_AT[at] for at in world.HEXES_OF[area]} == {region}


@pytest.mark.clause("1.2f", "1.2g")
def test_six_seas_are_open_and_the_others_touch_coasts() -> None:
    found = [world.SEA_NAMES[sea] for sea in range(world.SEAS) if world.OPEN[sea]]
    assert sorted(found) == sorted(OPEN_SEAS.split())
    for sea in range(world.SEAS):
        assert bool(world.SHORE[sea]) != bool(world.OPEN[sea]), world.SEA_NAMES[sea]


@pytest.mark.clause("1.2h", "1.2j")
def test_persia_has_four_cities_and_three_coasts() -> None:
    persia = [area for area in range(world.AREAS) if world.SATRAPY[area] != NONE]
    cities = {city for area in persia for city in cities_in(area)}
    assert cities == {"dascylium", "pergamum", "sardis", "smyrna"}
    assert {world.SATRAPY[area] for area in persia} == {world.TISSAPHERNES, world.PHARNABAZUS}
    coasts = {area for area in persia if any(world.SEAS_AT[at] for at in world.HEXES_OF[area])}
    assert len(coasts) == 3
    eastern = area_of("dascylium")
    assert AREA_INDEX["abydus"] in AREA_NEXT[eastern]
    propontis = world.SHORE[world.SEA_INDEX["eastern_propontis"]]
    assert {eastern, area_of("chalcedon")} <= {AREA_AT[at] for at in propontis}
    lesbian = {area for area in world.AREAS_OF[world.REGION_INDEX["lesbos"]] if world.LANDMASS[area] == world.ASIA}
    assert len(lesbian) == 2
    middle = area_of("pergamum")
    assert lesbian <= set(AREA_NEXT[middle])
    assert coasts == {eastern, middle, area_of("smyrna")}


@pytest.mark.clause("1.2k")
def test_one_goes_to_sicily_from_corcyra_or_the_north_ionian() -> None:
    assert {world.SEA_NAMES[at - LAND] for at in world.APPROACHES} == {"corcyraean_sea", "north_ionian"}
    assert LAND + world.SEA_INDEX["corcyraean_sea"] in world.SEAS_AT[hex_of("corcyra")]


@pytest.mark.clause("1.2n")
def test_cities_are_of_three_sizes() -> None:
    assert set(world.SIZE) == {world.SMALL, world.MEDIUM, world.LARGE}


@pytest.mark.clause("1.2o")
def test_port_cities_lie_on_the_coast() -> None:
    for city in range(world.CITIES):
        assert not world.PORT[city] or world.SEAS_AT[CITY_HEX[city]], world.CITY_NAMES[city]
    assert set(world.WALLED) == {0, 1}


@pytest.mark.clause("16.3.2")
def test_gulfs_are_not_crossed_at_their_mouths() -> None:
    """From Actium to Ambracia one goes by Amphilochia, from Lamia to Phocis by Thermopylae or through the hills."""
    acarnania, ambracia = AREA_INDEX["acarnania"], AREA_INDEX["ambracia"]
    assert ambracia not in AREA_NEXT[acarnania]
    assert {acarnania, ambracia} <= set(AREA_NEXT[AREA_INDEX["amphilochia"]])
    phocis, phthiotis = AREA_INDEX["phocis"], AREA_INDEX["phthiotis"]
    passes = [at for at in world.HEXES_OF[phocis] for to in world.LAND_NEXT[at] if AREA_AT[to] == phthiotis]
    assert passes
    assert not [
        at for at in passes if world.SEAS_AT[at] and at != world.SPOT_HEX[world.SPOT_NAMES.index("thermopylae")]
    ]


# ------------------------------------------------------------------------------------------------------------ examples
@pytest.mark.clause("7.3.2")
def test_the_region_of_corinth_has_three_cities() -> None:
    own = world.CITIES_OF[world.REGION_INDEX["corinth"]]
    assert {world.CITY_NAMES[city] for city in own} == {"corinth", "cenchrae", "lechaeum"}


@pytest.mark.clause("8.3ex")
def test_thessaly_has_three_areas_one_of_them_without_a_city() -> None:
    areas = world.AREAS_OF[world.REGION_INDEX["thessaly"]]
    assert len(areas) == 3
    assert [bool(cities_in(area)) for area in areas].count(False) == 1
    assert area_of("lamia") == area_of("pharsalus")


@pytest.mark.clause("9.3.3ex1")
def test_of_thessaly_only_the_area_of_pharsalus_is_near_to_thebes() -> None:
    """A line of supply has three areas at the most, both ends counted."""
    far = reach(AREA_NEXT, area_of("thebes"))
    near = {area for area in world.AREAS_OF[world.REGION_INDEX["thessaly"]] if far[area] + 1 <= 3}
    assert near == {area_of("pharsalus")}


@pytest.mark.clause("9.3.3ex2")
def test_the_peloponnese_is_near_to_sparta_but_for_epidaurus_without_the_argolid() -> None:
    far = reach(AREA_NEXT, area_of("sparta"))
    for region in PELOPONNESE.split():
        for area in world.AREAS_OF[world.REGION_INDEX[region]]:
            if world.LANDMASS[area] == world.PELOPONNESE:
                assert far[area] + 1 <= 3, world.AREA_NAMES[area]
    around = reach(AREA_NEXT, area_of("sparta"), {area_of("argos")})
    assert around[area_of("epidaurus")] + 1 == 4


def by_sea(start: str, goal: str, *, enemy: Iterable[str] = ()) -> bool:
    """Whether coastal seas lead from a hex to another one, without those that a fleet in an enemy harbour holds."""
    shut = {sea for city in enemy for sea in world.SEAS_AT[hex_of(city)]}
    shut |= {LAND + sea for sea in range(world.SEAS) if world.OPEN[sea]}
    nexts = [[b - LAND for b in row if b not in shut] for row in world.SEA_NEXT]
    goals = set(world.SEAS_AT[hex_of(goal)]) - shut
    return any(
        first not in shut and {LAND + at for at in reach(nexts, first - LAND)} & goals
        for first in world.SEAS_AT[hex_of(start)]
    )


@pytest.mark.clause("9.3.4ex")
def test_naupactus_has_lines_to_corcyra_and_to_athens_that_leucas_and_gytheum_cut() -> None:
    for goal in ("corcyra", "piraeus"):
        assert by_sea("naupactus", goal)
    assert by_sea("naupactus", "piraeus", enemy=["leucas"])
    assert by_sea("naupactus", "corcyra", enemy=["gytheum"])
    for goal in ("corcyra", "piraeus"):
        assert not by_sea("naupactus", goal, enemy=["leucas", "gytheum"]), goal


@pytest.mark.clause("9.3.4ex")
def test_pagae_lies_on_the_gulf_of_naupactus_and_near_to_athens() -> None:
    assert by_sea("naupactus", "pagae", enemy=["leucas", "gytheum"])
    assert world.SEAS_AT[hex_of("pagae")] == (LAND + world.SEA_INDEX["corinthian_gulf"],)
    assert reach(AREA_NEXT, area_of("pagae"))[area_of("athens")] + 1 <= 3
    assert area_of("pagae") in world.AREAS_OF[world.REGION_INDEX["megarid"]]
    assert not by_sea("naupactus", "pagae", enemy=["lechaeum"])
