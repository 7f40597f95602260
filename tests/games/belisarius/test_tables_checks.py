"""The tables of one die, as printed."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    COLONISED,
    COLONY_BANDS,
    COLONY_TABLE,
    DISBAND_NAMES,
    DISBAND_TABLE,
    DISEASE_LOSS,
    HEAVY_TAX,
    PILLAGE_BANDS,
    PILLAGE_TABLE,
    PILLAGED,
    REACTION,
    REVOLT_TABLE,
)
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL, NEUTRAL
from printed import by_die


@pytest.mark.clause("tbl.heavytax")
def test_heavy_tax() -> None:
    printed = """
        1  revolt
        2  revolt
        3  revolt
        4  x1
        5  x2
        6  x2
        7  x2
        8  x2
        9  x3
    """
    in_use = ["revolt" if factor == 0 else f"x{factor}" for (factor,) in HEAVY_TAX.rows]
    assert in_use == [row[0] for row in by_die(printed)]


@pytest.mark.clause("tbl.heavytax.mod")
def test_heavy_tax_modifiers() -> None:
    assert charts.checks.heavy_tax.modifiers.justinian_in_constantinopolis == +1
    assert charts.checks.heavy_tax.modifiers.stars == (0, +1, +2)
    assert charts.checks.heavy_tax.modifiers.pillaged_hex == -1
    assert charts.checks.heavy_tax.modifiers.not_controlled == -1


@pytest.mark.clause("tbl.revolt")
def test_revolt() -> None:
    printed = """
        1  revolt
        2  revolt
        3  revolt
        4  -
        5  -
        6  -
    """
    assert ["revolt" if rises else "-" for (rises,) in REVOLT_TABLE.rows] == [row[0] for row in by_die(printed)]
    assert charts.checks.revolt.modifiers.pillaged_hex == -1
    assert charts.checks.revolt.modifiers.public_works_everywhere == +1


@pytest.mark.clause("tbl.revolt.success")
def test_what_revolt_makes_of_a_province() -> None:
    assert charts.checks.revolt.effect[NEUTRAL] == BARBARIAN
    assert charts.checks.revolt.effect[IMPERIAL] == NEUTRAL
    assert charts.checks.revolt.effect[BARBARIAN] == NEUTRAL


@pytest.mark.clause("tbl.pillage")
def test_pillage() -> None:
    printed = """
        1   -     -     R
        2   -     R     P+R
        3   R     P+R   P+R
        4   P+R   P+R   P+R
        5   P+R   P+R   P+R
        6   P+R   P+R   P+R
    """
    bits = {"-": 0, "R": REACTION, "P+R": PILLAGED | REACTION}
    assert [list(row) for row in PILLAGE_TABLE.rows] == [[bits[cell] for cell in row] for row in by_die(printed)]
    assert PILLAGE_BANDS.names == ("1", "2-3", "4+")
    assert PILLAGE_BANDS.least == (1, 2, 4)


@pytest.mark.clause("tbl.pillage.strength")
def test_every_unit_counts_one_in_pillage() -> None:
    assert charts.checks.pillage.strength_of_unit == 1


def test_reaction_to_pillage() -> None:
    assert charts.checks.pillage.reaction_draw == 1


def test_loot() -> None:
    assert charts.checks.pillage.loot.rich_dice == 1
    assert charts.checks.pillage.loot.other == 1


@pytest.mark.clause("tbl.colony")
def test_colonisation() -> None:
    printed = """
        1   R   R   R   R
        2   -   -   -   C+R
        3   -   -   C   C
        4   -   C   C   C
        5   C   C   C   C
        6   C   C   C   C
    """
    bits = {"-": 0, "R": REACTION, "C": COLONISED, "C+R": COLONISED | REACTION}
    assert [list(row) for row in COLONY_TABLE.rows] == [[bits[cell] for cell in row] for row in by_die(printed)]
    assert COLONY_BANDS.names == ("1", "2", "3-4", "5+")
    assert COLONY_BANDS.least == (1, 2, 3, 5)


@pytest.mark.clause("tbl.colony.strength")
def test_colonisation_strength() -> None:
    assert charts.checks.colonisation.strength[0] == 1
    assert charts.checks.colonisation.strength == (1, 2, 3)


def test_what_colonisation_brings_and_costs() -> None:
    assert charts.checks.colonisation.reaction_draw == 1
    assert charts.checks.colonisation.units_settled == 1


@pytest.mark.clause("tbl.disband")
def test_disband() -> None:
    printed = """
        1  revolt
        2  revolt
        3  disband
        4  disband
        5  disband
        6  loyal
    """
    assert [DISBAND_NAMES[result] for (result,) in DISBAND_TABLE.rows] == [row[0] for row in by_die(printed)]
    assert charts.checks.disband.modifiers.stars == (0, +1, +2)
    assert charts.checks.disband.already_pillaged_draw == 1


def test_men_far_from_home() -> None:
    assert charts.checks.disband.modifiers.all_away == -2
    assert charts.checks.disband.modifiers.some_away == -1


def test_forced_march_loses_a_unit_on_one_to_three() -> None:
    assert charts.checks.dice.forced_march_loses_one == (1, 2, 3)


def test_dice_of_the_leader_marker() -> None:
    assert charts.checks.dice.leader_returns_justinian == (1, 2, 3)
    assert charts.checks.dice.leader_removes_enemy == (1, 2, 3)


def test_disease() -> None:
    assert DISEASE_LOSS.results(0, 0, range(1, 7)) == [0, 0, 0, 1, 1, 2]
