"""The counters, chits and reinforcements, figure by figure: the source tells how to read them, all is reconstructed."""

import pytest

from polemos.games.syracuse.data.tables import (
    ALLIED,
    CHIT_COLOUR,
    CHIT_NAMES,
    LOTS,
    MIX,
    SEASON,
    SEASON_NAMES,
    SPARTAN,
    TROOPS,
    TURN_COUNT,
    TYPE_NAMES,
    UNIT_KEY,
    UNIT_PF,
    UNIT_SIDE,
    UNIT_SWORDS,
    UNIT_TYPE,
    UNITS,
    YEAR,
)
from polemos.games.syracuse.data.world import PLACE_NAMES, SIDE_NAMES
from printed import rows

# type, PF full and reduced, swords full and reduced
TROOP_COUNTERS = """
    AH1   H   4 2  1 0
    AH2   H   4 2  1 0
    AH3   H   3 1  1 0  allied
    AH4   H   4 2  0 0  allied
    AH5   H   4 2  0 0  allied
    AA1   A   2 1  0 0
    AA2   A   2 1  0 0  allied
    AC1   C   2 1  0 0
    AC2   C   2 1  0 0  allied
    AH6   H   4 2  1 0
    AH7   H   4 2  0 0  allied
    AH8   H   4 2  0 0  allied
    AP1   P   3 1  0 0  allied
    AP2   P   3 1  0 0  allied
    AH9   H   2 1  0 0  allied
    AT1   T  10 5  1 0
    AT2   T  10 5  1 0
    AT3   T  10 5  1 0
    AT4   T  10 5  1 0
    AT5   T  10 5  1 0
    AT6   T  10 5  1 0
    AT7   T  10 5  0 0  allied
    AT8   T  10 5  0 0  allied
    AT9   T  10 5  0 0
    AT10  T  10 5  1 0
    AT11  T  10 5  1 0
    AT12  T  10 5  1 0
    AT13  T  10 5  1 0
    AT14  T  10 5  1 0
    AT15  T  10 5  0 0  allied
    AT16  T  10 5  0 0  allied
    SH1   H   4 2  0 0
    SH2   H   4 2  0 0
    SH3   H   3 1  0 0
    SH4   H   3 1  0 0
    SH5   H   2 1  1 0
    SC1   C   3 1  0 0
    SC2   C   3 1  0 0
    SC3   C   2 1  0 0
    SA1   A   2 1  0 0
    SH6   H   3 1  1 0  spartan
    SH7   H   3 1  0 0  allied
    SP1   P   2 1  0 0  allied
    SC4   C   2 1  0 0  allied
    SH8   H   3 1  1 0  spartan
    SH9   H   4 2  1 0  allied
    SH10  H   2 1  0 0  allied
    SA2   A   2 1  0 0  allied
    ST1   T  10 5  0 0
    ST2   T  10 5  0 0
    ST3   T  10 5  0 0
    ST4   T  10 5  0 0
    ST5   T  10 5  0 0
    ST6   T  10 5  0 0
    ST7   T  10 5  1 0  allied
"""
# bonus well and wounded
LEADER_COUNTERS = """
    NIC  athens    1 0
    LAM  athens    1 0
    ALC  athens    2 1
    MEN  athens    0 0
    EUR  athens    1 0
    DEM  athens    2 1
    HER  syracuse  1 0
    SIC  syracuse  0 0
    GYL  syracuse  2 1
    ERA  syracuse  1 0
"""
CHITS_OF_COLOUR = {
    "athens": "S1 S12a S13 S14a S15a S18a S22a",
    "syracuse": "S5 S6 S8 S10 S12s S14s S15s S18s S21 S22s",
    "neutral": "S2 S3 S4 S7 S9 S11 S16 S17 S19 S20 S23 S24 S25",
}
ONE_OF_EACH = "S12 S14 S15 S18 S22"
"""Neutral chits that take the place of the pairs in the smaller mix."""
LOTS_BY_TURN = """
    R3A athens   3  sea   CAT     AC1,AC2
    R4S syracuse 4  land  T3,T2   SH6,SH7,SP1,SC4,GYL
    R5S syracuse 5  sea   M6,M7   ST7,ERA
    R6A athens   6  sea   CAT     AT10,EUR
    R6S syracuse 6  sea   M6,M7   ST4
    R7S syracuse 7  sea   M6,M7   ST5,ST6
    R8A athens   8  sea   CAT     AH6,AH7,AH8,AP1,AT11,AT12,AT13,AT14,AT15,AT16,DEM
    R8S syracuse 8  land  T3,T10  SH8,SH9
    OA1 athens   1  land  CAT,T3  AP2
    OA2 athens   3  sea   CAT     AH9
    OS1 syracuse 1  land  SYR,T10 SH10
    OS2 syracuse 4  land  SYR,T10 SA2
"""
TRACK = """
    0 summer 415
    1 autumn 415
    2 winter 415
    3 spring 414
    4 summer 414
    5 autumn 414
    6 winter 414
    7 spring 413
    8 summer 413
    9 autumn 413
"""


@pytest.mark.clause("1.b", "1.h", "1.i")
def test_every_unit() -> None:
    printed = []
    for u in range(TROOPS):
        flags = [name for name, row in (("allied", ALLIED), ("spartan", SPARTAN)) if row[u]]
        figures = [UNIT_PF[0][u], UNIT_PF[1][u], UNIT_SWORDS[0][u], UNIT_SWORDS[1][u]]
        printed.append([UNIT_KEY[u], TYPE_NAMES[UNIT_TYPE[u]], *map(str, figures), *flags])
        assert SIDE_NAMES[UNIT_SIDE[u]][0] == UNIT_KEY[u][0].lower()
    assert printed == rows(TROOP_COUNTERS)


@pytest.mark.clause("1.m", "1.n")
def test_every_leader() -> None:
    assert [
        [UNIT_KEY[u], SIDE_NAMES[UNIT_SIDE[u]], str(UNIT_SWORDS[0][u]), str(UNIT_SWORDS[1][u])]
        for u in range(TROOPS, UNITS)
    ] == rows(LEADER_COUNTERS)


@pytest.mark.clause("event.0")
def test_the_colours_of_the_chits_in_both_mixes() -> None:
    colours = (*SIDE_NAMES, "neutral")
    listed = {name: colour for colour, names in CHITS_OF_COLOUR.items() for name in names.split()}
    single = dict.fromkeys(ONE_OF_EACH.split(), "neutral")
    pairs = [name + letter for name in single for letter in "as"]
    for k, name in enumerate(CHIT_NAMES):
        assert colours[CHIT_COLOUR[k]] == (listed | single)[name]
        assert MIX[0][k] == int(name in listed)
        assert MIX[1][k] == int(name not in pairs)
    assert (sum(MIX[0]), sum(MIX[1]), len(CHIT_NAMES)) == (30, 25, 35)


@pytest.mark.clause("2.B2.a", "event.18")
def test_every_lot_of_reinforcements() -> None:
    assert [
        [
            lot.id,
            SIDE_NAMES[lot.side],
            str(lot.turn),
            "sea" if lot.by_sea else "land",
            ",".join(PLACE_NAMES[zone] for zone in lot.zones),
            ",".join(UNIT_KEY[u] for u in lot.units),
        ]
        for lot in LOTS
    ] == rows(LOTS_BY_TURN)


@pytest.mark.clause("2.0.a")
def test_the_turn_track() -> None:
    track = [[str(box), SEASON_NAMES[SEASON[box]], str(YEAR[box])] for box in range(TURN_COUNT)]
    assert track == rows(TRACK)
