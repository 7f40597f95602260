"""The map and the set-ups, zone by zone. What the source gives away of the map is in it; the rest is reconstructed."""

import pytest

from polemos.games.syracuse.data.tables import SCENARIOS, UNIT_KEY, UNIT_SIDE
from polemos.games.syracuse.data.world import (
    CATANIA,
    COAST_NEXT,
    KIND,
    LAND_NEXT,
    PLACE_NAMES,
    RIVER,
    SEA_NEXT,
    SIDE_NAMES,
    TERRAIN_NAMES,
    WALL_NAMES,
    WALL_ZONES,
    WET,
    ZONES,
)
from printed import rows

GROUND = """
    plain         T1 T2 T3 T9 T10 T12 T13 T14 T15 T17
    raised        T4 T5 T6 T7 T8 T11 T16
    fortified     SYR
    sea           M1 M2 M3 M4 M5 M8 M9 M10 M11
    protected_sea M6 M7 M12
    box           CAT
"""
BY_LAND = """
    SYR  T7 T9 T13
    T1   T2
    T2   T1 T3 T4
    T3   T2 T4 T10
    T4   T2 T3 T5 T6
    T5   T4 T6 T7 T8
    T6   T4 T5 T8 T10 T14
    T7   SYR T5 T9
    T8   T5 T6 T9
    T9   SYR T7 T8 T13
    T10  T3 T6 T11 T14
    T11  T10 T12 T14 T15
    T12  T11 T15 T16
    T13  SYR T9 T14 T17
    T14  T6 T10 T11 T13 T15
    T15  T11 T12 T14 T17
    T16  T12
    T17  T13 T15
"""
BY_SEA = """
    CAT  M1
    M1   CAT M2 M3 M4 M5 M8
    M2   M1 M3
    M3   M1 M2 M4
    M4   M1 M3 M5
    M5   M1 M4 M6 M8
    M6   M5 M7
    M7   M6 M9 M10
    M8   M1 M5 M9
    M9   M7 M8 M10 M11 M12
    M10  M7 M9 M12
    M11  M9 M12
    M12  M9 M10 M11
"""
SHORES = """
    SYR  M6 M7
    T1   M1 M2
    T2   M2
    T7   M3
    T12  M9 M11
    T13  M10
    T15  M12
    T16  M8 M9 M11
    T17  M12
    M1   T1
    M2   T1 T2
    M3   T7
    M6   SYR
    M7   SYR
    M8   T16
    M9   T12 T16
    M10  T13
    M11  T12 T16
    M12  T15 T17
"""
RIVERS = {("T10", "T11"), ("T11", "T14"), ("T11", "T15"), ("T12", "T15")}
WALL_SITES = """
    A1 T13 T14
    A2 T8 T9
    A3 T5 T7
    1A T6 T8
    2A T14 T15
    3A T5 T8
"""
SET_UPS = """
    1 athens   T12        NIC LAM AH1 AH2 AH3 AH4 AA1
    1 athens   CAT        ALC MEN AH5 AA2 AT9
    1 athens   M9         AT1 AT2
    1 athens   M12        AT3 AT4
    1 athens   M8         AT5 AT7
    1 athens   M1         AT6 AT8
    1 syracuse SYR        HER SIC SH1- SH2- SH3- SH4- SH5 SC1 SC2 SC3
    1 syracuse olympieion SA1
    1 syracuse M6         ST1 ST2-
    1 syracuse M7         ST3-
    2 athens   CAT        NIC LAM ALC MEN AH1 AH2 AH3 AH4 AH5 AA1 AA2 AT1 AT2 AT3 AT4 AT5 AT6 AT7 AT8 AT9
    2 syracuse SYR        HER SIC SH1- SH2- SH3- SH4- SH5 SC1 SC2 SC3- SA1
    2 syracuse M6         ST1- ST2-
    2 syracuse M7         ST3-
    3 athens   CAT        NIC LAM MEN AH1 AH2 AH3 AH4 AH5 AA1 AA2 AT1 AT2 AT3 AT4 AT5 AT6 AT7 AT8 AT9
    3 syracuse SYR        HER SIC SH1 SH2- SH3 SH4- SH5 SC1 SC2 SC3
    3 syracuse olympieion SA1
    3 syracuse M6         ST1 ST2-
    3 syracuse M7         ST3-
    4 athens   camp       NIC AH1 AC1
    4 athens   syke       MEN AH2 AA1
    4 athens   T8         AH3 AC2-
    4 athens   plemmyrion AH5
    4 athens   T17        AH4- AA2
    4 athens   M12        AT1 AT2 AT3 AT4- AT9-
    4 athens   M11        AT5 AT6 AT7-
    4 athens   CAT        AT8
    4 syracuse SYR        HER SIC SH1 SH2 SH3- SH4- SC1 SC2 SC3 SA1
    4 syracuse olympieion SP1
    4 syracuse T5         GYL SH6 SH7 SC4 SH5-
    4 syracuse M6         ST1 ST2
    4 syracuse M7         ST3
    5 athens   camp       NIC MEN AH1 AH4- AC1-
    5 athens   syke       AH2 AA1-
    5 athens   T8         AH3
    5 athens   T17        AH5- AC2-
    5 athens   M12        EUR AT1 AT2 AT3 AT9- AT7-
    5 athens   CAT        AT4- AT5 AT6 AT10
    5 syracuse SYR        HER SIC SH1 SH2 SH4 SC1 SC2 SA1
    5 syracuse olympieion SC3
    5 syracuse plemmyrion SH3-
    5 syracuse labdalon   SP1
    5 syracuse T5         GYL SH5- SH6 SH7 SC4
    5 syracuse M6         ST1 ST2 ST4 ST5
    5 syracuse M7         ERA ST3 ST6 ST7
"""


def linked(table: tuple[tuple[int, ...], ...]) -> dict[str, list[str]]:
    """Neighbours by zone, in names."""
    return {PLACE_NAMES[zone]: [PLACE_NAMES[b] for b in row] for zone, row in enumerate(table) if row}


def printed(text: str) -> dict[str, list[str]]:
    """Neighbours by zone, as they are listed here."""
    return {name: others for name, *others in rows(text)}


@pytest.mark.clause("3.cost.b", "3.stack.d", "3.stack.h")
def test_the_ground_of_every_zone() -> None:
    ground = {name: terrain for terrain, *names in rows(GROUND) for name in names}
    assert {PLACE_NAMES[zone]: TERRAIN_NAMES[KIND[zone]] for zone in range(ZONES)} == ground


@pytest.mark.clause("3.map.a", "3.map.b", "3.map.d")
def test_every_border() -> None:
    assert linked(LAND_NEXT) == printed(BY_LAND)
    assert linked(SEA_NEXT) == printed(BY_SEA)
    shores = printed(SHORES)
    # where troops embark and land Catania is a shore too
    shores["CAT"] = ["M1"]
    shores["M1"] = ["CAT", *shores["M1"]]
    assert linked(COAST_NEXT) == shores
    assert not WET[CATANIA]


@pytest.mark.clause("3.cost.c", "5.wall.b")
def test_rivers_and_places_of_walls() -> None:
    found = {(a, b) for a in range(ZONES) for b in range(ZONES) if RIVER[a * ZONES + b]}
    assert {(PLACE_NAMES[a], PLACE_NAMES[b]) for a, b in found} == RIVERS | {(b, a) for a, b in RIVERS}
    assert [
        [wall, *(PLACE_NAMES[zone] for zone in zones)] for wall, zones in zip(WALL_NAMES, WALL_ZONES, strict=True)
    ] == rows(WALL_SITES)


@pytest.mark.clause("10.a")
def test_every_set_up() -> None:
    found: list[list[str]] = []
    for card in SCENARIOS:
        for side, name in enumerate(SIDE_NAMES):
            by_place: dict[str, list[str]] = {}
            for place, u, down in card.standing():
                if UNIT_SIDE[u] == side:
                    by_place.setdefault(PLACE_NAMES[place], []).append(UNIT_KEY[u] + "-" * down)
            found += [[str(card.number), name, place, *units] for place, units in by_place.items()]
    assert found == rows(SET_UPS)
