"""The diplomacy table and the values of the markers that it works with."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    D1,
    D2,
    D3,
    DIPLOMACY,
    DIPLOMACY_BANDS,
    R1,
    R2,
)
from polemos.games.belisarius.data.forces import CORE
from polemos.games.belisarius.data.world import PROVINCES
from printed import by_die

PRINTED = """
    1   R1     R1     R1     R1     R2      R2
    2   -      -      -      R1     D1+R1   D1+R1
    3   -      -      D1     D1     D1      D2+R1
    4   -      D1     D1     D2     D2      D2
    5   D1     D1     D2     D2     D2      D3
    6   D1     D2     D2     D3     D3      D3
"""
BITS = {"-": 0, "D1": D1, "D2": D2, "D3": D3, "R1": R1, "R2": R2}


@pytest.mark.clause("tbl.diplomacy")
def test_diplomacy() -> None:
    assert DIPLOMACY_BANDS.names == ("0-", "1", "2", "3", "4", "5+")
    printed = [[sum(BITS[part] for part in cell.split("+")) for cell in row] for row in by_die(PRINTED)]
    assert [list(row) for row in DIPLOMACY.rows] == printed
    assert charts.diplomacy.limits.least_markers == 1


@pytest.mark.clause("tbl.diplomacy.mod.cities", "tbl.diplomacy.mod.guardleader")
def test_modifiers_of_the_target() -> None:
    assert charts.diplomacy.modifiers.all_towns_and_colonies == +1
    assert charts.diplomacy.modifiers.guard_stack_with_leader == -1


@pytest.mark.clause("tbl.diplomacy.mod.core")
def test_modifiers_of_the_core() -> None:
    assert charts.diplomacy.modifiers.core == (+1, -1)
    core = [name for name, counts in zip(PROVINCES, CORE, strict=True) if counts]
    assert core == ["Thracia", "Dacia", "Macedonia", "Pontica", "Asiana", "Oriens", "Aegyptus"]


@pytest.mark.clause("tbl.diplomacy.mod.persia")
def test_modifiers_of_persia() -> None:
    assert charts.diplomacy.modifiers.persia == (-1, +1)


def test_reactions() -> None:
    assert charts.diplomacy.reactions.draws == (1, 2)
    assert [n * charts.diplomacy.reactions.with_orthodoxy for n in charts.diplomacy.reactions.draws] == [2, 4]
    assert [n * charts.diplomacy.reactions.with_tolerance for n in charts.diplomacy.reactions.draws] == [0, 0]


def test_assassination() -> None:
    assert charts.diplomacy.assassination.success == (1, 2)
    assert charts.diplomacy.assassination.failure_draw == 1
