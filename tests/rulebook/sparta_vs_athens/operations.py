"""A table at the start of a side's Operations Phase, for the tests of sections 4 to 7."""

from typing import Any

from polemos.games.sparta_vs_athens.data.tables import SIDE_NAMES
from polemos.games.sparta_vs_athens.rules.operations.phase import OperationsPhase
from polemos.testing.bench import PhaseEnd
from rulebook.sparta_vs_athens.table import Pieces, Table


def operations(side: str, pieces: Pieces, **rest: Any) -> Table:
    """The Operations Phase of a side begins."""
    number = SIDE_NAMES.index(side)
    return Table(pieces, side=side, steps=[OperationsPhase(number), PhaseEnd(number)], **rest)


def athens(pieces: Pieces, **rest: Any) -> Table:
    return operations("athens", pieces, **rest)


def sparta(pieces: Pieces, **rest: Any) -> Table:
    return operations("sparta", pieces, **rest)
