"""Levels: bots of one game from a first game's opponent to the best that there is, each as its room's data say.

A level thinks as its base does, but for the decisions that it takes loosely: there it looks at some of the legal
choices, and one that seems a little worse is nearly as likely as the best. What is far worse it never does.
"""

from math import exp
from typing import Any, Final

from polemos.bots.bot import Seat
from polemos.bots.greedy import GreedyBot, trial
from polemos.bots.level_data import GREEDY, POLICY, SEARCH, Level, levels_of
from polemos.bots.search import SearchBot
from polemos.kernel.dice import Rng
from polemos.kernel.errors import BadInput
from polemos.room.game import AnyGame

KIND: Final = "level"
FIRST: Final = 2
"""Of the game's own candidates, how many are looked at where a decision is taken loosely."""
OTHERS: Final = 3
"""Of the other legal choices."""
FAR: Final = 3.0
"""Temperatures below the best from which on a choice is never made."""
GRAIN: Final = 1_000_000


class LevelBot:
    """Plays a game at one of its levels. number: from 1 up, as `levels_of` lists them."""

    uniform = False
    needs_advice = True

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"{KIND}:{number}"
        self.lines: list[Any] = []
        """What it compared for its latest choice, where the bot as which it thinks tells that."""
        self._thinkers: dict[Level, Any] = {}

    @property
    def simulated(self) -> int:
        """Decisions that it has simulated so far, looking ahead."""
        return sum([getattr(one, "simulated", 0) for one in self._thinkers.values()])

    def level(self, game: AnyGame) -> Level:
        """What it is in a game. Raises BadInput where the game has no such level."""
        known = levels_of(game)
        if not 0 < self.number <= len(known):
            there = f"levels 1 to {len(known)}" if known else "no levels"
            raise BadInput(f"{game.name} has {there}: {self.name} cannot play it")
        return known[self.number - 1]

    def fits(self, game: AnyGame) -> None:
        """Raises BadInput for a game that has no such level."""
        self.level(game)

    def apart(self, game: AnyGame) -> bool:
        """Whether it takes its time in a game."""
        return self.level(game).base == SEARCH

    def choose(self, seat: Seat) -> int:
        """The choice of the level."""
        self.lines = []
        if seat.declines >= 0:
            return seat.declines
        if len(seat.choices) == 1:
            return seat.choices[0]
        level = self.level(seat.game)
        if level.slips and seat.rng.below(GRAIN) < level.slips * GRAIN:
            return loose(seat, level.temperature)
        thinker = self._thinkers.get(level)
        if thinker is None:
            thinker = self._thinkers[level] = thinking(level)
        c: int = thinker.choose(seat)
        self.lines = getattr(thinker, "lines", [])
        return c


def thinking(level: Level) -> Any:
    """The bot as which a level thinks where it is not loose."""
    if level.base == GREEDY:
        return GreedyBot()
    if level.base == POLICY:
        return PolicyBot()
    return SearchBot(level.budget)


class PolicyBot:
    """Plays by the quick move of the room, by which others play on."""

    name = POLICY
    uniform = False
    apart = False
    needs_advice = True
    looks_ahead = True

    def choose(self, seat: Seat) -> int:
        """The quick move."""
        if seat.declines >= 0:
            return seat.declines
        world = seat.game.rules.determinize(seat.view(), seat.rng)
        c = seat.game.advisor.policy(world, seat.rng)
        return c if c in seat.choices else seat.choices[0]


def weighed(seat: Seat, world: Any) -> list[int]:
    """What a loose decision is taken among: some of the game's own candidates, and others of the choices."""
    offered = set(seat.choices)
    found = [c for c in dict.fromkeys(seat.game.advisor.candidates(world)) if c in offered][:FIRST]
    others = [c for c in seat.choices if c not in found]
    seat.rng.shuffle(others)
    return found + others[:OTHERS]


def loose(seat: Seat, temperature: float) -> int:
    """One of some choices by chance, the likelier the better it looks one decision ahead."""
    game, rng = seat.game, seat.rng
    world = game.rules.determinize(seat.view(), rng)
    choices = weighed(seat, world)
    return choices[drawn([trial(game, world, c, seat.side) for c in choices], temperature, rng)]


def drawn(values: list[float], temperature: float, rng: Rng) -> int:
    """Which of some values is drawn, the higher the likelier; none that is FAR temperatures below the best.

    Examples:
        >>> drawn([1.0, 90.0, 2.0], 5.0, Rng("any"))
        1
    """
    best = max(values)
    weights = [
        int(GRAIN * exp((value - best) / temperature)) if best - value <= FAR * temperature else 0 for value in values
    ]
    left = rng.below(sum(weights))
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    raise AssertionError("the best value has a weight")
