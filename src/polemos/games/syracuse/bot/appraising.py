"""How good a siege looks to who has played on to the end of the actions, of the construction, or of the turn.

What evaluation.py says, but that a game that is over is worth its points too: a small chance of a sudden victory is not
worth all else. Only what a side may know counts.
"""

from typing import Final

from polemos.games.syracuse.bot import evaluation
from polemos.games.syracuse.data.world import ATHENS, NEITHER, SYRACUSE
from polemos.games.syracuse.state import Siege

VICTORY: Final = 40.0
"""What a game that has been won is worth beside the points."""
MARGIN: Final = 0.3
"""What is gained within a turn must be more, for the usual choice may be for what comes after it."""


def appraise(s: Siege, side: int) -> float:
    """What the siege is worth to a side."""
    return evaluation.evaluate(s, side) if s.winner == NEITHER else ended(s, side)


def features(s: Siege, side: int) -> dict[str, float]:
    """What `appraise` adds up, by name."""
    return evaluation.features(s, side) if s.winner == NEITHER else {"victory": ended(s, side)}


def ended(s: Siege, side: int) -> float:
    """What a game that is over is worth: the points, and a victory."""
    lead = evaluation.score(s) if side == ATHENS else -evaluation.score(s)
    if s.winner not in (ATHENS, SYRACUSE):
        return lead
    return lead + (VICTORY if s.winner == side else -VICTORY)
