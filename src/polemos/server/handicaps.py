"""What a side of a scenario is worth in points of rating, by what equal bots have won with it."""

from math import log10
from typing import Final

from polemos.match.measured import measured_of
from polemos.room.game import AnyGame

EVEN: Final = 10
"""So many even games are reckoned besides those that were measured: few games say little."""
SIDES: Final = 2


def handicap(game: AnyGame, scenario: str) -> float:
    """By how many points of rating the first side of a scenario is better off; 0 where nobody has measured it."""
    found = measured_of(game, scenario)
    if found is None or not found.games or len(game.sides) != SIDES:
        return 0.0
    share = (found.wins[0] + found.draws / 2 + EVEN / 2) / (found.games + EVEN)
    return 400 * log10(share / (1 - share))
