"""Looking for puzzles: is one choice of a position much better than every other, also on a long look?"""

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
GLANCES: Final = 2.0
SURE: Final = 3.0
"""Standard errors by which the best must be ahead, at first and on the long look."""


@dataclass(slots=True, frozen=True)
class Finding:
    """The best choice, the next best, what both came to, the error of the difference, and how many worlds were met."""

    solution: int
    second: int
    worth: float
    second_worth: float
    error: float
    worlds: int


def look(game: AnyGame, state: Any, lines: list[Line], worlds: int, seed: str) -> None:
    """Play each line on in so many fresh worlds, the same for all."""
    dealt = Worlds(game, game.rules.view(state, state.actor), Rng(seed))
    for _ in range(worlds):
        for line in lines:
            dealt.play(line, state.actor)


def best_first(lines: list[Line]) -> list[Line]:
    """Lines by their mean, the best first; of equals the earlier."""
    return sorted(lines, key=lambda line: -line.mean)


def clearly(lines: list[Line], least: float, sure: float) -> bool:
    """Whether the best line is ahead of each other by `least` and by so many standard errors."""
    best, *others = best_first(lines)
    for other in others:
        gain, error = best.ahead(other)
        if gain < least or gain < sure * error:
            return False
    return True


def finding(game: AnyGame, state: Any, least: float, seed: str) -> Finding | None:
    """What a position has to be solved: None where no choice is better than all others by `least`, in evaluation."""
    if not FEWEST <= len(state.opts) <= MOST:
        return None
    lines = [Line(c, []) for c in state.opts]
    look(game, state, lines, GLANCE, f"{seed}/glance")
    if not clearly(lines, least, GLANCES):
        return None
    order = [line.choice for line in best_first(lines)]
    lines = [Line(c, []) for c in order]
    rivals, others = lines[:RIVALS], lines[RIVALS:]
    look(game, state, rivals, LONG, f"{seed}/long")
    look(game, state, others, LONG // 3, f"{seed}/long")
    found = best_first(lines)
    if found[0].choice != order[0] or not clearly(lines, least, SURE):
        return None
    best, second = found[0], found[1]
    return Finding(best.choice, second.choice, best.mean, second.mean, best.ahead(second)[1], LONG)
