"""The combat results tables and strength modifiers, number by number as printed."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    ASSAULT,
    CRT,
    LEADER_MODIFIER,
    MANOEUVRE,
    ODDS,
    RESULT_NAMES,
    SITE_MODIFIER,
    TERRAIN_MODIFIER,
)
from polemos.games.belisarius.data.world import (
    CAPITAL,
    CITY,
    CLEAR,
    DESERT,
    MARSH,
    NO_TOWN,
    OFFMAP,
    OPEN_SEA,
    RICH,
    ROUGH,
)
from printed import by_die, rows

ASSAULT_PRINTED = """
    1  AZ  AZ  AZ  AA  BB  BB  BB
    2  AZ  AZ  AA  BB  BB  DD  DD
    3  AZ  AA  BB  BB  DD  DD  DD
    4  AA  AA  DD  DD  DD  DD  DD
    5  AA  BB  DD  DD  DD  DD  DZ
    6  BB  DD  DZ  DD  DZ  DZ  DZ
"""
MANOEUVRE_PRINTED = """
    1  AZ  AZ  AA  AR  AR  AR  AR
    2  AZ  AA  AR  DR  DR  DD  DD
    3  AA  AA  DR  DR  DD  DD  DD
    4  AA  AR  DD  DD  DD  DD  DZ
    5  AR  DR  DD  DD  DZ  DZ  DZ
    6  DR  DD  DZ  DZ  DZ  DZ  DZ
"""


def named(table: int) -> list[list[str]]:
    return [[RESULT_NAMES[code] for code in row] for row in CRT[table].rows]


@pytest.mark.clause("crt.assault")
def test_assault() -> None:
    assert named(ASSAULT) == by_die(ASSAULT_PRINTED)
    assert charts.op_costs.assault == 2 * 4


@pytest.mark.clause("crt.manoeuvre")
def test_manoeuvre() -> None:
    assert named(MANOEUVRE) == by_die(MANOEUVRE_PRINTED)
    assert charts.op_costs.manoeuvre == 2 * 8


@pytest.mark.clause("17.61")
def test_what_the_two_tables_cost() -> None:
    assert (charts.op_costs.assault, charts.op_costs.manoeuvre) == (8, 16)  # half points


def test_the_columns_go_from_one_to_three_to_four_to_one() -> None:
    assert " ".join(ODDS.names) == "1:3 1:2 1:1 1.5:1 2:1 3:1 4:1"


@pytest.mark.clause("17.71d")
@pytest.mark.clause("17.71e")
@pytest.mark.clause("17.72")
@pytest.mark.clause("17.73")
@pytest.mark.parametrize(
    ("attacker", "defender", "odds"),
    [
        (14, 5, "2:1"),  # the source's example: 2.8:1 loses its 0.8
        (6, 10, "1:2"),  # the source's example: 1:1.67 becomes 1:2
        (7, 4, "1.5:1"),  # the source's example
        (6, 4, "1.5:1"),
        (59, 40, "1:1"),
        (8, 4, "2:1"),
        (79, 40, "1.5:1"),
        (11, 4, "2:1"),
        (12, 4, "3:1"),
        (15, 4, "3:1"),
        (16, 4, "4:1"),
        (99, 1, "4:1"),
        (5, 5, "1:1"),
        (99, 100, "1:2"),
        (5, 10, "1:2"),
        (4, 10, "1:3"),
        (1, 3, "1:3"),
        (1, 99, "1:3"),
    ],
)
def test_odds(attacker: int, defender: int, odds: str) -> None:
    assert ODDS.names[ODDS.column(attacker, defender)] == odds


@pytest.mark.clause("crt.strength")
@pytest.mark.clause("17.74.4")
def test_modifiers_make_factors() -> None:
    printed = """
        0  1
        1  2
        2  3
        3  4
    """
    assert [
        [str(n), str(charts.combat.strength.multiplier[n])] for n in range(charts.combat.strength.max_modifiers + 1)
    ] == rows(printed)
    assert len(charts.combat.strength.multiplier) == 4


def test_a_leader_counts_as_his_stars() -> None:
    assert LEADER_MODIFIER == (0, 1, 2)


@pytest.mark.clause("17.74.2a")
def test_cover_doubles() -> None:
    assert (SITE_MODIFIER[NO_TOWN], SITE_MODIFIER[CITY], SITE_MODIFIER[RICH]) == (0, 1, 1)
    assert (TERRAIN_MODIFIER[ROUGH], TERRAIN_MODIFIER[MARSH]) == (1, 1)
    assert [TERRAIN_MODIFIER[ground] for ground in (CLEAR, DESERT, OPEN_SEA, OFFMAP)] == [0, 0, 0, 0]
    assert (
        charts.combat.strength.terrain.track,
        charts.combat.strength.terrain.across_river,
        charts.combat.strength.terrain.colony,
    ) == (1, 1, 1)


@pytest.mark.clause("17.74.2b")
def test_constantinopolis_triples() -> None:
    assert SITE_MODIFIER[CAPITAL] == charts.combat.strength.terrain.constantinopolis == 2


def test_military_advantage_once_a_side() -> None:
    assert (charts.combat.strength.military_advantage, charts.combat.strength.military_advantage_limit) == (1, 1)


def test_markers_drawn_and_lost_by_results() -> None:
    printed = """
        AA  1  0
        AR  0  0
        AZ  2  1
        BB  0  0
        DD  1  0
        DR  0  0
        DZ  2  1
    """
    in_use = [
        [name, str(charts.combat.draws.draw[i]), str(charts.combat.draws.lose[i])]
        for i, name in enumerate(RESULT_NAMES)
    ]
    assert in_use == rows(printed)
