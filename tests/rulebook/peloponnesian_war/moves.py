"""A side's movement step alone on the table."""

from typing import Any

from polemos.games.peloponnesian_war.rules.campaign.phase import MovementPhase
from rulebook.peloponnesian_war.table import Pieces, Table

ATHENS, SPARTA = 0, 1
LUCK = [6] * 60
"""Dice with which whoever attacks at even odds or better wins without loss, and no fleet is lost."""


def moves(pieces: Pieces, side: int = SPARTA, **rest: Any) -> Table:
    """A table at which a side moves, and nothing comes after."""
    return Table(pieces, steps=[MovementPhase(side)], side=("athens", "sparta")[side], **rest)


def left(t: Table) -> int:
    """The points that the moving group has left."""
    return t.state.points


def some(name: str, count: int, first: int = 1) -> list[str]:
    """Counters of a row: some("attica-hoplite-4", 3)."""
    return [f"{name}-{n:02d}" for n in range(first, first + count)]
