"""The diplomacy table and the values of the markers that it works with."""

import pytest

from polemos.games.belisarius.data.charts import (
    ASSASSINATE,
    ASSASSINATE_DRAW,
    D1,
    D2,
    D3,
    DIPLOMACY,
    DIPLOMACY_ALL_TOWNS,
    DIPLOMACY_BANDS,
    DIPLOMACY_CORE,
    DIPLOMACY_GUARD_LEADER,
    DIPLOMACY_LEAST_MARKERS,
    DIPLOMACY_PERSIA,
    R1,
    R2,
    REACTION_DRAWS,
    REACTION_ORTHODOXY,
    REACTION_TOLERANCE,
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
    assert DIPLOMACY_LEAST_MARKERS == 1


@pytest.mark.clause("tbl.diplomacy.mod.cities", "tbl.diplomacy.mod.guardleader")
def test_modifiers_of_the_target() -> None:
    assert DIPLOMACY_ALL_TOWNS == +1
    assert DIPLOMACY_GUARD_LEADER == -1


@pytest.mark.clause("tbl.diplomacy.mod.core")
def test_modifiers_of_the_core() -> None:
    assert DIPLOMACY_CORE == (+1, -1)
    core = [name for name, counts in zip(PROVINCES, CORE, strict=True) if counts]
    assert core == ["Thracia", "Dacia", "Macedonia", "Pontica", "Asiana", "Oriens", "Aegyptus"]


@pytest.mark.clause("tbl.diplomacy.mod.persia")
def test_modifiers_of_persia() -> None:
    assert DIPLOMACY_PERSIA == (-1, +1)


def test_reactions() -> None:
    assert REACTION_DRAWS == (1, 2)
    assert [n * REACTION_ORTHODOXY for n in REACTION_DRAWS] == [2, 4]
    assert [n * REACTION_TOLERANCE for n in REACTION_DRAWS] == [0, 0]


def test_assassination() -> None:
    assert ASSASSINATE == (1, 2)
    assert ASSASSINATE_DRAW == 1
