"""Judging decisions that were made: what a choice gave away, and what of a change came by choice and what by dice.

Chances are those of the first side of the game unless something else is said; a decision is judged out of what its side
could see, never by what came of it.
"""

from dataclasses import dataclass
from typing import Any, Final

from polemos.bots.greedy import settled
from polemos.bots.search import Line
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import NOBODY
from polemos.room.game import AnyGame
from polemos.study.chances import Curve, chance, curve_for
from polemos.study.explain import LINES, Reason, reasons_of
from polemos.study.looks import Looks, alternatives, mean

WIDTH: Final = 6
"""Choices that are held against the one that was made."""
WORLDS: Final = 4
"""Worlds in which the best of them are compared with it."""
DEALS: Final = 3
"""Worlds in which it is seen what could be expected of a choice."""
SLIP: Final = 0.03
"""A loss of chance from which on it is told."""


@dataclass(slots=True, frozen=True)
class BestLine:
    """A choice that was better: by its id; the chance of its side after it; why, against the choice that was made."""

    choice: str
    chance: float
    reasons: tuple[Reason, ...]


@dataclass(slots=True, frozen=True)
class Mistake:
    """What a choice gave away. before, after: the chance of its side by the best line, and by this; loss: the
    difference; worth: the same in units of the room's evaluation; even: the loss of chance that this would
    be in an even game, for choices in one that is as good as decided; best: better lines, the best first.
    """

    played: str
    before: float
    after: float
    loss: float
    worth: float
    even: float
    best: tuple[BestLine, ...]

    @property
    def weight(self) -> float:
        """How bad it is: the greater of both losses of chance."""
        return max(self.loss, self.even)


def quiet_chance(game: AnyGame, state: Any, viewer: int, spread: float, seed: str) -> float | None:
    """The chance of the first side in a state, None where it cannot be read there: in mid-battle, say.

    viewer: the side through whose eyes it is seen, NOBODY to see all.
    """
    seen = state if viewer == NOBODY else seen_by(game, state, viewer, seed)
    if seen is None or (seen.actor != NOBODY and not game.advisor.is_quiescent(seen)):
        return None
    return chance(game, seen, 0, spread)


def seen_by(game: AnyGame, state: Any, viewer: int, seed: str) -> Any:
    """A state that fits what a side may see, None where the question that waits is hidden from it."""
    try:
        return game.rules.determinize(game.rules.view(state, viewer), Rng(seed))
    except BadInput:
        return None


def expected(game: AnyGame, view: dict[str, Any], choice: int, spread: float, seed: str) -> float:
    """The chance of the first side that can be expected of a choice, once the position is quiet again."""
    rng = Rng(seed)
    ends = [settled(game, game.rules.determinize(view, rng), choice) for _ in range(DEALS)]
    return mean([chance(game, end, 0, spread) for end in ends])


def mistake(game: AnyGame, state: Any, chosen: int, spread: float, seed: str) -> Mistake | None:
    """What a choice that waits would give away, None where it is nothing to speak of."""
    side, offered = state.actor, state.opts
    looks = Looks(game, game.rules.view(state, side), side, seed, 0, spread)
    others = [c for c in alternatives(game, looks.world(0), offered, WIDTH) if c != chosen]
    if not others:
        return None
    # the best are picked in one world, and compared in others: luck that picked them does not count for them
    made = looks.end(chosen, 0).value
    better = sorted([c for c in others if looks.end(c, 0).value > made], key=lambda c: -looks.end(c, 0).value)
    found = [c for c in better[:LINES] if _surely(_later(looks, c), _later(looks, chosen))]
    if not found:
        return None
    found.sort(key=lambda c: -_later(looks, c).mean)
    after = _chance(looks, chosen)
    loss = _chance(looks, found[0]) - after
    worth = _later(looks, found[0]).mean - _later(looks, chosen).mean
    even = Curve(0, 0.0, curve_for(game, state, spread).weight).at(worth) - 0.5
    if max(loss, even) < SLIP:
        return None
    name, mine = game.rules.choice_id, looks.features(chosen, WORLDS + 1)
    return Mistake(
        played=name(chosen),
        before=after + loss,
        after=after,
        loss=loss,
        worth=worth,
        even=even,
        best=tuple(
            [BestLine(name(c), _chance(looks, c), reasons_of(looks.features(c, WORLDS + 1), mine)) for c in found]
        ),
    )


def _later(looks: Looks, choice: int) -> Line:
    """What a choice is worth in the worlds after the first."""
    return Line(choice, [looks.end(choice, n).value for n in range(1, WORLDS + 1)])


def _chance(looks: Looks, choice: int) -> float:
    return mean([looks.end(choice, n).chance for n in range(1, WORLDS + 1)])


def _surely(one: Line, other: Line) -> bool:
    """Whether a line is better by more than chance would have it."""
    gain, error = one.ahead(other)
    return gain > error
