"""The turn track, victory points and levels, as printed."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    LEVELS,
    PHASE_NAMES,
    TURN_YEARS,
    VP_TOWN,
)
from polemos.games.belisarius.data.world import (
    ALEXANDRIA,
    BARBARIAN,
    CITY,
    CONSTANTINOPOLIS,
    IMPERIAL,
    RICH,
    ROMA,
    TOWN,
    TOWNS,
)
from printed import by_die, columns
from rulebook.belisarius.named import TINGIS


@pytest.mark.clause("tbl.turntrack")
def test_turn_track() -> None:
    printed = """
        1   527 - 530
        2   531 - 534
        3   535 - 538
        4   539 - 542
        5   543 - 546
        6   547 - 550
        7   551 - 554
        8   555 - 558
        9   559 - 562
        10  563 - 566
    """
    assert [[str(first), "-", str(last)] for first, last in TURN_YEARS] == by_die(printed)


@pytest.mark.clause("2.5a")
def test_a_turn_is_four_years() -> None:
    assert all(last - first == 3 for first, last in TURN_YEARS)


@pytest.mark.clause("3.1a")
def test_phases() -> None:
    assert PHASE_NAMES == ("random_event", "diplomacy", "taxation", "recruitment", "levy", "operations", "supply")


@pytest.mark.clause("34.1-2", "34.2-2")
def test_the_barbarian_goes_first() -> None:
    assert charts.turns.first_player == BARBARIAN


# Halves are for the levy values of provinces.
VICTORY = """
    Constantinopolis                          | 5   | 10
    Roma                                      | 5   | 2
    each rich town                            | 2   | 2
    each other town                           | 1   | 1
    each colony                               | 1   | 1
    each public works                         | 1   | 1
    each province controlled, times its levy  | 2   | 1
    each neutral province, times its levy     | 0   | 0.5
"""


@pytest.mark.clause("34.1-7a", "34.1-7b")
def test_victory_points() -> None:
    in_use = [
        [
            *(points.constantinopolis, points.roma, points.rich, points.city, points.colony, points.public_works),
            *(points.controlled_province / 2, points.neutral_province / 2),
        ]
        for points in charts.victory.points
    ]
    assert in_use == [[float(line[1 + side]) for line in columns(VICTORY)] for side in (IMPERIAL, BARBARIAN)]


def test_a_town_is_worth_one_line_only() -> None:
    """RULING-25."""
    for side, points in enumerate(charts.victory.points):
        assert VP_TOWN[side][CONSTANTINOPOLIS] == points.constantinopolis
        assert VP_TOWN[side][ROMA] == points.roma
        assert VP_TOWN[side][ALEXANDRIA] == points.rich
        assert VP_TOWN[side][TINGIS] == points.city
    other = [h for h in TOWNS if h not in (CONSTANTINOPOLIS, ROMA)]
    assert all(VP_TOWN[IMPERIAL][h] == {RICH: 2, CITY: 1}[TOWN[h]] for h in other)
    assert sum(1 for points in VP_TOWN[IMPERIAL] if points) == len(TOWNS)


@pytest.mark.clause("23.2")
def test_levels_of_victory() -> None:
    printed = """
        80 | Imperial Victory
        60 | Great Victory
        40 | Stalemate
        20 | Decline
        0  | Collapse
    """
    assert [[str(least), name] for least, name in LEVELS] == columns(printed)
