"""How good a siege looks to who has played on to the end of the actions, of the construction, or of the turn.

Only what a side may know counts.
"""

from typing import Final

from polemos.games.syracuse.bot import evaluation
from polemos.games.syracuse.bot.evaluation import evaluate
from polemos.games.syracuse.data.world import NEITHER, SYRACUSE
from polemos.games.syracuse.state import Siege

VICTORY: Final = 40.0
"""What a game that is won is worth, beside the points."""


def appraise(s: Siege, side: int) -> float:
    """What the siege is worth to a side."""
    if s.winner != NEITHER:
        lead = evaluation.score(s) * (1 if side != SYRACUSE else -1)
        if s.winner > SYRACUSE:
            return lead
        return lead + (VICTORY if s.winner == side else -VICTORY)
    return evaluate(s, side)
