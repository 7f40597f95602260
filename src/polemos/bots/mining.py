"""Looking for puzzles: is one choice of a position, or a few that come to the same, much better than every other?"""

from dataclasses import dataclass
from typing import Any, Final

from polemos.bots.search import Line, Worlds
from polemos.kernel.dice import Rng
from polemos.room.game import AnyGame

FEWEST: Final = 3
MOST: Final = 30
"""Legal choices that a position has at least and at most."""
GLANCE: Final = 4
"""Worlds of the first look."""
LONG: Final = 24
"""Fresh worlds of the second."""
RIVALS: Final = 6
"""Choices that are looked at in all of these; the others, which are far behind, in a third of them."""
HOPE: Final = 1.5
SURE: Final = 3.0
"""Standard errors by which the best must be ahead: at first and half way through the long look, and at its end."""
EQUAL: Final = 0.25
"""Choices come to the same as the best as far as they are behind it by this share of what the others must be behind."""
RIGHT: Final = 3
"""So many choices may be right at most, and no more than a third of all."""


@dataclass(slots=True, frozen=True)
class Finding:
    """The best choice, those that come to the same, the best of the others, what the first and the last came to, the
    error of the difference, and how many worlds were met.
    """

    solution: int
    also: tuple[int, ...]
    second: int
    worth: float
    second_worth: float
    error: float
    worlds: int


def dealt(game: AnyGame, state: Any, seed: str) -> Worlds:
    """Fresh worlds that fit what the side that decides sees."""
    return Worlds(game, game.rules.view(state, state.actor), Rng(seed))


def look(worlds: Worlds, lines: list[Line], side: int, more: int) -> None:
    """Play each line on in so many more worlds, the same for all."""
    for _ in range(more):
        for line in lines:
            worlds.play(line, side)


def best_first(lines: list[Line]) -> list[Line]:
    """Lines by their mean, the best first; of equals the earlier."""
    return sorted(lines, key=lambda line: -line.mean)


def right(lines: list[Line], least: float) -> int:
    """How many of these lines, the best first, come to the same as the best."""
    return sum(lines[0].mean - line.mean <= EQUAL * least for line in lines)


def clearly(lines: list[Line], least: float, sure: float) -> bool:
    """Whether the best line, and few that come to the same, are ahead of all others by `least` and so many errors."""
    found = best_first(lines)
    same = right(found, least)
    if same > max(1, min(RIGHT, len(found) // 3)):
        return False
    for other in found[same:]:
        gain, error = found[0].ahead(other)
        if gain < least or gain < sure * error:
            return False
    return True


def finding(game: AnyGame, state: Any, least: float, seed: str) -> Finding | None:
    """What a position has to be solved: None where no choice is better than the others by `least`, in evaluation."""
    if not FEWEST <= len(state.opts) <= MOST:
        return None
    lines = [Line(c, []) for c in state.opts]
    look(dealt(game, state, f"{seed}/glance"), lines, state.actor, GLANCE)
    if not clearly(lines, least, HOPE):
        return None
    order = [line.choice for line in best_first(lines)]
    lines = [Line(c, []) for c in order]
    rivals, others = lines[:RIVALS], lines[RIVALS:]
    worlds = dealt(game, state, f"{seed}/long")
    look(worlds, rivals, state.actor, LONG // 2)
    look(worlds, others, state.actor, LONG // 3)
    if not clearly(lines, least, HOPE):
        return None
    look(worlds, rivals, state.actor, LONG // 2)
    found = best_first(lines)
    same = right(found, least)
    if order[0] not in [line.choice for line in found[:same]] or not clearly(lines, least, SURE):
        return None
    best, second = found[0], found[same]
    also = tuple([line.choice for line in found[1:same]])
    return Finding(best.choice, also, second.choice, best.mean, second.mean, best.ahead(second)[1], LONG)
