"""Looking at choices side by side: each is played on in the same worlds, dealt out of what its side may see.

Where a room can be played on quickly a choice is read at the end of its span, as the bot that searches does; elsewhere
once the position is quiet after some more usual choices. Numbers are values of the room's evaluation, as its side
sees them.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from polemos.bots.greedy import settled
from polemos.bots.search import Line, end_of
from polemos.kernel.dice import Rng
from polemos.room.game import AnyGame
from polemos.study.chances import SPREAD, chance

AHEAD: Final = 4
"""Usual choices after the one that is looked at, where a room cannot be played on quickly."""


class End(NamedTuple):
    """Where a choice has led in one world. features: see `Advisor`; chance: of the side to win."""

    value: float
    chance: float
    features: dict[str, float]


class Looks:
    """The looks of one side at its decision, all in the same worlds.

    view: what the side may see; ahead: see AHEAD; spread: see `chances.chance`.
    """

    def __init__(
        self, game: AnyGame, view: dict[str, Any], side: int, seed: str, ahead: int = AHEAD, spread: float = SPREAD
    ) -> None:
        self.game, self.side, self.ahead, self.spread = game, side, ahead, spread
        self.simulated = 0
        """Decisions that were simulated."""
        self._view = view
        self._rng = Rng(seed)
        self._worlds: list[tuple[Any, int]] = []
        self._ends: dict[tuple[int, int], End] = {}

    def world(self, n: int) -> Any:
        """World n, from 0 on; nobody may change it."""
        return self._dealt(n)[0]

    def _dealt(self, n: int) -> tuple[Any, int]:
        while len(self._worlds) <= n:
            self._worlds.append((self.game.rules.determinize(self._view, self._rng), self._rng.below(2**30)))
        return self._worlds[n]

    def end(self, choice: int, n: int) -> End:
        """Where a choice leads in world n."""
        known = self._ends.get((choice, n))
        if known is None:
            world, luck = self._dealt(n)
            advisor, side = self.game.advisor, self.side
            if self.game.looks_ahead:
                state, spent = end_of(self.game, world, choice, luck)
            else:
                state, spent = settled(self.game, world, choice, self.ahead), 1 + self.ahead
            self.simulated += spent
            known = self._ends[choice, n] = End(
                float(advisor.appraise(state, side)),
                chance(self.game, state, side, self.spread),
                advisor.features(state, side),
            )
        return known

    def line(self, choice: int, worlds: int) -> Line:
        """What a choice is worth in the first worlds."""
        return Line(choice, [self.end(choice, n).value for n in range(worlds)])

    def chance_now(self, worlds: int) -> float:
        """How likely the side is to win as things stand."""
        return mean([chance(self.game, self.world(n), self.side, self.spread) for n in range(worlds)])

    def chance_after(self, choice: int, worlds: int) -> float:
        """How likely it is to win after a choice."""
        return mean([self.end(choice, n).chance for n in range(worlds)])

    def features(self, choice: int, worlds: int) -> dict[str, float]:
        """The features after a choice, on average."""
        sums: dict[str, float] = {}
        for n in range(worlds):
            for name, value in self.end(choice, n).features.items():
                sums[name] = sums.get(name, 0.0) + value / worlds
        return sums


def mean(values: Sequence[float]) -> float:
    """The average of at least one value."""
    return sum(values) / len(values)


def alternatives(game: AnyGame, world: Any, choices: Sequence[int], most: int) -> list[int]:
    """Choices that deserve a look, best guess first, at most so many: the room's, and where these are few others.

    world: a state in which they are offered.
    """
    advised: Iterable[int] = [p.choice for p in game.advisor.proposals(world)]
    if not game.looks_ahead:
        advised = [*advised, *game.advisor.candidates(world)]
    offered, declined = set(choices), game.declines(world)
    found = [c for c in dict.fromkeys(advised) if c in offered and c != declined]
    if len(found) < most:
        rest = [c for c in choices if c not in found and c != declined]
        # spread over the list, which is ordered by kind and place
        step = max(1, len(rest) // (most - len(found)))
        found += rest[::step][: most - len(found)]
    return found[:most] or list(choices[:1])
