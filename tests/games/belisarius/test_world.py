"""The map: whether it is sound, whether it says what the rulebook tells of it, and what is derived from it."""

from collections.abc import Iterable

import pytest

from polemos.games.belisarius.data.cards import IN_PROVINCE, SETUP, Groups
from polemos.games.belisarius.data.charts import FORAGE_SITE, FORAGE_TERRAIN, STACK_LIMIT
from polemos.games.belisarius.data.forces import GARRISON
from polemos.games.belisarius.data.world import (
    AREA,
    AREA_OF_PROVINCE,
    AREA_PROVINCE,
    CAPITAL,
    CITY_NAME,
    COAST,
    CONSTANTINOPOLIS,
    EDGE,
    EDGE_LAND,
    EDGE_SEA,
    FLEET_ZOC,
    FRANKS,
    GRID,
    HEX_COUNT,
    HEX_INDEX,
    HEX_NAMES,
    KIND,
    LABELS,
    LAND,
    LAND_SIDES,
    LAND_STEPS,
    LAND_ZOC,
    LOMBARDS,
    NEIGHBOURS,
    PERSIA,
    PORT,
    PROVINCE_HEXES,
    PROVINCE_OF,
    PROVINCE_TOWNS,
    PROVINCES,
    RETREAT_STEPS,
    RIVER_COURSES,
    RIVER_HEX,
    RIVER_STEPS,
    RIVERS,
    ROADS,
    ROMA,
    ROUGH,
    SCYTHIA,
    SEA,
    SEA_NAME,
    SEA_SIDES,
    SPACES,
    STRAIT_COURSES,
    STRAITS,
    TERRAIN,
    TOWN,
    TOWN_INDEX,
    TOWNS,
    TRACK_PASS,
    TRACKS,
)
from printed import rows
from rulebook.belisarius.named import AQUILEIA, BOSPORUS, TINGIS, VINDOBONA

Rows = tuple[tuple[int, ...], ...]


def hexes(names: str) -> list[int]:
    return [HEX_INDEX[name] for name in names.split()]


def flood(start: int, tables: Iterable[Rows], barred: Iterable[int] = ()) -> set[int]:
    """Everything that can be reached from a space over the sides of some tables."""
    seen, queue = {start, *barred}, [start]
    for a in queue:
        for table in tables:
            for b in table[a]:
                if b not in seen:
                    seen.add(b)
                    queue.append(b)
    return seen - set(barred)


def a_hex_of(sea: str) -> int:
    return next(h for h in range(HEX_COUNT) if SEA_NAME[h] == sea)


# -------------------------------------------------------------------------------------------------------- what is told
ERRATA = """
    Tolosa    3511
    Ravenna   3720
    Messena   2927
    Nicaea    3334
    Heraclea  3535
"""


@pytest.mark.clause("errata.map.tolosa", "errata.map.ravenna", "errata.map.messena")
@pytest.mark.clause("errata.map.nicaea", "errata.map.heraclea")
def test_towns_of_the_errata() -> None:
    """Nicaea is printed in 3324, with two digits swapped (RULING-2); Messena is the Messene of the Peloponnese."""
    assert [[name, HEX_NAMES[TOWN_INDEX[name]]] for name, _ in rows(ERRATA)] == rows(ERRATA)


@pytest.mark.clause("errata.map.eagle")
def test_the_eagle_flies_over_open_sea() -> None:
    assert KIND[HEX_INDEX["3025"]] == SEA
    assert not TOWN[HEX_INDEX["3025"]]


def test_towns_that_the_rules_name() -> None:
    named = """
        Constantinopolis  Thracia
        Roma              Ostrogoths
        Alexandria        Aegyptus
        Carthago          Vandals
        Vindobona         Lombards
        Aquileia          Ostrogoths
        Bosporus          Scythia
        Tingis            Mauretania
    """
    assert [[name, PROVINCES[PROVINCE_OF[TOWN_INDEX[name]]]] for name, _ in rows(named)] == rows(named)
    at = (CONSTANTINOPOLIS, ROMA, VINDOBONA, AQUILEIA, BOSPORUS, TINGIS)
    assert [CITY_NAME[h] for h in at] == ["Constantinopolis", "Roma", "Vindobona", "Aquileia", "Bosporus", "Tingis"]
    assert [h for h in TOWNS if TOWN[h] == CAPITAL] == [CONSTANTINOPOLIS]


def test_a_province_has_as_many_towns_as_garrisons_in_scenario_1() -> None:
    """Every town is garrisoned first. Vindobona and Bosporus, which the text names, lie in lands without garrisons."""
    for province, name in enumerate(PROVINCES):
        groups = [group for group in SETUP[0] if group.affil == province and group.where_kind == IN_PROVINCE]
        garrisons = sum(count for group in groups for kind, count in group.units if kind == GARRISON)
        assert len(PROVINCE_TOWNS[province]) == garrisons + (name in ("Lombards", "Scythia")), name
    assert len(TOWNS) == 72


@pytest.mark.parametrize("set_up", SETUP, ids=["1", "2", "3"])
def test_every_set_up_finds_forage(set_up: Groups) -> None:
    for province, name in enumerate(PROVINCES):
        groups = [g for g in set_up if g.where_kind == IN_PROVINCE and g.where == province]
        units = sum(sum(count for _, count in g.units) + len(g.leaders) for g in groups)
        forage = [FORAGE_SITE[TOWN[h]] or FORAGE_TERRAIN[TERRAIN[h]] for h in PROVINCE_HEXES[province]]
        assert units <= sum(min(STACK_LIMIT, value) for value in forage), name


# ----------------------------------------------------------------------------------------------------------- soundness
@pytest.mark.clause("2.1")
@pytest.mark.clause("2.13")
def test_spaces() -> None:
    assert SPACES == HEX_COUNT + 4 == len(HEX_NAMES) == len(HEX_INDEX)
    assert HEX_NAMES[HEX_COUNT:] == ("Franks-area", "Lombards-area", "Scythia-area", "Persia-area")
    assert KIND[HEX_COUNT:] == (AREA,) * 4
    assert all(HEX_INDEX[HEX_NAMES[h]] == h for h in range(SPACES))


def test_neighbours_are_those_of_the_grid() -> None:
    """3531 stands in an odd row, 3631 in an even one: even rows are shifted half a hex to the east."""
    assert sorted(NEIGHBOURS[HEX_INDEX["3531"]]) == sorted(hexes("3530 3532 3430 3431 3630 3631"))
    assert sorted(NEIGHBOURS[HEX_INDEX["3631"]]) == sorted(hexes("3630 3632 3531 3532 3731 3732"))
    assert NEIGHBOURS[:HEX_COUNT] == GRID.neighbours


@pytest.mark.parametrize("table", [NEIGHBOURS, LAND_SIDES, SEA_SIDES, STRAITS, RIVERS, ROADS, TRACKS, RIVER_STEPS])
def test_sides_are_the_same_from_both_hexes(table: Rows) -> None:
    for a in range(SPACES):
        assert list(table[a]) == sorted(set(table[a]))
        for b in table[a]:
            assert a in table[b], (HEX_NAMES[a], HEX_NAMES[b])
            assert b in NEIGHBOURS[a], (HEX_NAMES[a], HEX_NAMES[b])


def test_sides_fit_the_hexes() -> None:
    for h in range(HEX_COUNT):
        if KIND[h] == SEA:
            assert not LAND_SIDES[h]
            assert not STRAITS[h]
            assert PROVINCE_OF[h] == -1
            assert SEA_NAME[h]
        else:
            assert PROVINCE_OF[h] >= 0
        if KIND[h] == LAND:
            assert not SEA_SIDES[h]
        assert not set(LAND_SIDES[h]) & set(STRAITS[h])


def test_lines_run_over_land() -> None:
    for a in range(SPACES):
        assert set(ROADS[a]) <= set(LAND_SIDES[a])
        assert set(TRACKS[a]) <= set(LAND_SIDES[a])
        assert set(RIVERS[a]) <= set(LAND_SIDES[a])


@pytest.mark.clause("2.11")
def test_provinces_cover_the_land() -> None:
    covered = sorted(h for row in PROVINCE_HEXES for h in row)
    assert covered == [h for h in range(HEX_COUNT) if KIND[h] != SEA]
    assert all(PROVINCE_HEXES)


def test_provinces_are_whole_but_for_islands() -> None:
    """Only provinces with islands fall into parts."""
    for province, row in enumerate(PROVINCE_HEXES):
        left, parts = set(row), 0
        outside = [h for h in range(SPACES) if PROVINCE_OF[h] != province]
        while left:
            left -= flood(min(left), (LAND_SIDES, STRAITS), outside)
            parts += 1
        islands = {"Oriens": 2, "Macedonia": 3, "Vandals": 4, "Ostrogoths": 1}
        assert parts <= islands.get(PROVINCES[province], 1), PROVINCES[province]


def test_the_continent_is_connected() -> None:
    main = flood(CONSTANTINOPOLIS, (LAND_SIDES, STRAITS))
    lost = {SEA_NAME[h] or PROVINCES[PROVINCE_OF[h]] for h in range(HEX_COUNT) if h not in main and KIND[h] != SEA}
    assert lost == {"Vandals", "Oriens", "Macedonia"}  # Balearics, Sardinia and Corsica; Cyprus; Crete
    assert flood(CONSTANTINOPOLIS, (LAND_SIDES, STRAITS, SEA_SIDES)) == set(range(HEX_COUNT))


def test_towns_stand_on_clear_coasts_and_plains() -> None:
    assert len({CITY_NAME[h] for h in TOWNS}) == len(TOWNS)
    for h in TOWNS:
        assert KIND[h] in (COAST, LAND)
        assert TERRAIN[h] == 0
        if PORT[h]:
            assert SEA_SIDES[h], CITY_NAME[h]
    assert not any(PORT[h] for h in range(SPACES) if not TOWN[h])


def test_labels_are_no_towns() -> None:
    assert not {name for _, name in LABELS} & set(CITY_NAME)


# ---------------------------------------------------------------------------------------------------------------- seas
@pytest.mark.parametrize("sea", ["Mare Caspium", "Sinus Persicus", "Sinus Arabicus"])
def test_closed_seas(sea: str) -> None:
    reached = {SEA_NAME[h] for h in flood(a_hex_of(sea), (SEA_SIDES,))}
    assert reached == {sea, ""}


def test_all_other_seas_are_one_water() -> None:
    reached = {SEA_NAME[h] for h in flood(a_hex_of("Mare Internum"), (SEA_SIDES,))} - {""}
    assert reached == {"Mare Internum", "Oceanus Atlanticus", "Pontus Euxinus", "Maeotis"}


@pytest.mark.parametrize(
    ("inner", "outer", "guardian"),
    [("Pontus Euxinus", "Mare Internum", CONSTANTINOPOLIS), ("Maeotis", "Pontus Euxinus", BOSPORUS)],
)
def test_narrows_are_guarded(inner: str, outer: str, guardian: int) -> None:
    reached = {SEA_NAME[h] for h in flood(a_hex_of(inner), (SEA_SIDES,), [guardian])}
    assert outer not in reached


def test_no_fleet_crosses_an_isthmus() -> None:
    def steps(a: str, b: str) -> bool:
        return HEX_INDEX[b] in SEA_SIDES[HEX_INDEX[a]]

    assert not steps("3028", "3027")  # Corinth
    assert not steps("3123", "3122")  # Bruttium
    assert not steps("4036", "4136")  # Perekop


@pytest.mark.clause("16.24a")
def test_straits() -> None:
    printed = """
        Bosporus_Thracius   3433  3334
        Bosporus_Thracius   3433  3434
        Hellespontus        3331  3231
        Fretum_Siculum      3022  2922
        Fretum_Gaditanum    2605  2505
        Bosporus_Cimmerius  4039  4040
    """
    listed = {(name.replace("_", " "), *sorted(pair)) for name, *pair in rows(printed)}
    in_use = {(name, *sorted(HEX_NAMES[h] for h in side)) for name, sides in STRAIT_COURSES for side in sides}
    assert in_use == listed
    pairs = {tuple(sorted((a, b))) for a in range(SPACES) for b in STRAITS[a]}
    assert pairs == {tuple(sorted(hexes(f"{a} {b}"))) for _, a, b in rows(printed)}


# -------------------------------------------------------------------------------------------------------------- marches
def step(a: str, b: str) -> float:
    """Points for a march."""
    return dict(LAND_STEPS[HEX_INDEX[a]])[HEX_INDEX[b]] / 2


@pytest.mark.clause("16.1")
def test_entering_a_hex_costs_its_terrain() -> None:
    assert step("3531", "3430") == 2 + 2  # clear, but across the Hebrus
    assert step("3431", "3331") == 2
    assert TERRAIN[HEX_INDEX["3630"]] == ROUGH
    assert step("3531", "3630") == 4


@pytest.mark.clause("16.21a", "16.21b")
def test_roads() -> None:
    assert step("3531", "3530") == 0.5  # the Via Militaris
    across = [(a, b) for a in range(HEX_COUNT) for b in ROADS[a] if b in RIVERS[a]]
    assert across
    assert all(dict(LAND_STEPS[a])[b] == 1 for a, b in across)


@pytest.mark.clause("16.22", "16.23")
def test_tracks_and_rivers() -> None:
    """A track costs a point, a road along it half, and a river comes on top of a track and of any ground."""
    for a in range(HEX_COUNT):
        for b, cost in LAND_STEPS[a]:
            river = 4 if b in RIVERS[a] else 0
            if b in ROADS[a]:
                assert cost == 1
            elif b in TRACKS[a]:
                assert cost == 2 + river
            elif b in LAND_SIDES[a]:
                assert cost == {0: 4, 1: 8, 2: 8, 3: 8}[TERRAIN[b]] + river


@pytest.mark.clause("16.24a")
def test_straits_cost_extra() -> None:
    assert step("3331", "3231") == 2 + 3
    assert step("3022", "2922") == 4 + 3  # rough ground beyond


@pytest.mark.clause("16.32")
def test_marches_keep_to_land_and_straits() -> None:
    for a in range(SPACES):
        assert [b for b, _ in LAND_STEPS[a]] == sorted((*LAND_SIDES[a], *STRAITS[a]))


def test_a_track_through_rough_ground_is_a_pass() -> None:
    assert TRACK_PASS[HEX_INDEX["3408"]] == (TERRAIN[HEX_INDEX["3408"]] == ROUGH)
    for h in range(SPACES):
        assert TRACK_PASS[h] == (TERRAIN[h] == ROUGH and any(b not in ROADS[h] for b in TRACKS[h]))
    assert sum(TRACK_PASS) == 48


# ------------------------------------------------------------------------------------------------ zones and retreats
@pytest.mark.clause("15.112")
def test_land_zones_stop_at_water() -> None:
    assert LAND_ZOC == LAND_SIDES
    assert HEX_INDEX["3231"] not in LAND_ZOC[HEX_INDEX["3331"]]  # a strait hexside is all sea


@pytest.mark.clause("15.113")
def test_fleet_zones_stop_at_land() -> None:
    for h in range(SPACES):
        assert all(KIND[b] != LAND for b in FLEET_ZOC[h])
        assert set(FLEET_ZOC[h]) == set(SEA_SIDES[h])


def test_retreats_need_a_road_for_rivers_and_rough_ground() -> None:
    for a in range(SPACES):
        for b in NEIGHBOURS[a]:
            by_road = b in ROADS[a]
            hindered = b in RIVERS[a] or TERRAIN[b] == ROUGH
            assert (b in RETREAT_STEPS[a]) == (b in LAND_SIDES[a] and (by_road or not hindered))


# --------------------------------------------------------------------------------------------------------------- rivers
def test_rivers_run_in_chains() -> None:
    """Each hexside of a river goes on from one before it; the Bagradas once passes the open sea."""
    breaks: list[str] = []
    for name, sides in RIVER_COURSES:
        touched = set(GRID.side_vertices(*sides[0]))
        for a, b in sides[1:]:
            ends = set(GRID.side_vertices(a, b))
            if not ends & touched:
                breaks.append(name)
            touched |= ends
    assert breaks == ["Bagradas"]


def test_river_hexes_touch_rivers() -> None:
    assert {h for h in range(SPACES) if RIVER_HEX[h]} == {
        h for _, sides in RIVER_COURSES for side in sides for h in side
    }


@pytest.mark.clause("29.1a", "29.4")
def test_fleets_go_up_rivers_but_not_along_coasts_by_them() -> None:
    for a in range(SPACES):
        for b in RIVER_STEPS[a]:
            assert RIVER_HEX[a]
            assert RIVER_HEX[b]
            assert LAND in (KIND[a], KIND[b])
            assert SEA not in (KIND[a], KIND[b])
            # both border one river (RULING-95), or both touch one and the same hex across two that meet
            one_river = any({a, b} <= {h for side in sides for h in side} for _, sides in RIVER_COURSES)
            assert one_river or set(RIVERS[a]) & set(RIVERS[b])
    nile = next(sides for name, sides in RIVER_COURSES if name == "Nilus")
    banks = {h for side in nile for h in side}
    assert banks <= flood(next(iter(banks)), (RIVER_STEPS,))


# ---------------------------------------------------------------------------------------------------------- off the map
@pytest.mark.clause("18.2a", "18.2b", "18.2c", "18.2d")
def test_edges_by_land() -> None:
    north = max(row for row, _ in GRID.hexes)
    east = max(column for _, column in GRID.hexes)
    sides = {FRANKS: (north, 0), LOMBARDS: (north, 0), SCYTHIA: (north, east), PERSIA: (0, east)}
    for area, province in enumerate(AREA_PROVINCE):
        row, column = sides[province]
        at_edge = [h for h in PROVINCE_HEXES[province] if GRID.hexes[h][0] == row or GRID.hexes[h][1] == column]
        assert sorted(EDGE_LAND[area]) == at_edge
        assert at_edge
        assert AREA_OF_PROVINCE[province] == HEX_COUNT + area
        assert all(EDGE[h] == HEX_COUNT + area for h in at_edge)
    assert sum(EDGE[h] >= 0 for h in range(SPACES)) == sum(map(len, EDGE_LAND))


@pytest.mark.clause("19.9")
def test_fleets_enter_persia_by_the_gulf_only() -> None:
    assert EDGE_SEA[:3] == ((), (), ())
    gulf = [h for h in range(HEX_COUNT) if SEA_NAME[h] == "Sinus Persicus" and GRID.hexes[h][1] == 51]
    assert sorted(EDGE_SEA[3]) == gulf
    assert gulf


def test_persia_borders_on_scythia() -> None:
    border = [h for h in PROVINCE_HEXES[PERSIA] if any(PROVINCE_OF[b] == SCYTHIA for b in LAND_SIDES[h])]
    assert len(border) >= 2
