"""What a bot would do, and why: the best lines of a decision with their worth, chances and reasons.

Everything is made of what the side that decides may see. A line's reasons are the features of the room that differ most
between it and the line that it is compared with: the best one with the next, each other one with the best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from polemos.bots.bot import Bot, Seat
from polemos.bots.greedy import GreedyBot
from polemos.bots.search import Line, SearchBot
from polemos.room.game import AnyGame
from polemos.study.looks import Looks, alternatives

LINES: Final = 3
"""Lines that are told."""
WORLDS: Final = 6
"""Worlds in which these are compared."""
WIDTH: Final = 8
"""Choices that are looked at, where a bot has looked at fewer than LINES."""
BUDGET: Final = 600
"""Simulated decisions for the bot that looks ahead."""
REASONS: Final = 3
SHARE: Final = 0.15
"""A feature that makes up less of a difference than this is no reason."""
SLIGHT: Final = 0.05
"""A difference smaller than this, in units of the evaluation, is none."""


class Reason(NamedTuple):
    """A feature by which a line differs from another: by its name (see `Advisor`), and how much it gains or loses."""

    feature: str
    gain: float


@dataclass(slots=True, frozen=True)
class Explained:
    """One line. choice: where it begins; mean, low, high: what it is worth, in units of the room's evaluation, on
    average and in the worst and the best world; chance: to win after it; reasons: against the line it is compared with.
    """

    choice: int
    mean: float
    low: float
    high: float
    chance: float
    reasons: tuple[Reason, ...]


@dataclass(slots=True, frozen=True)
class Explanation:
    """What there is to say of a decision: the side, its chance to win as things stand, the best lines with that of
    the bot first; worlds: how many were compared; simulated: decisions played in them.
    """

    side: int
    before: float
    lines: tuple[Explained, ...]
    worlds: int
    simulated: int


class Hint:
    """Called, it finds what a bot would do at a seat, and why. It can be sent to another process if the bot can."""

    def __init__(self, seat: Seat, bot: Bot, seed: str, chosen: int = -1) -> None:
        """bot: who would decide; chosen: what has been chosen already, and is to be explained, or -1."""
        self.seat, self.bot, self.seed, self.chosen = seat, bot, seed, chosen

    def __call__(self) -> Explanation:
        """The explanation."""
        first = self.bot.choose(self.seat) if self.chosen < 0 else self.chosen
        looked: Sequence[Line] = getattr(self.bot, "lines", ()) if self.chosen < 0 else ()
        return explain(self.seat.game, self.seat, first, looked, self.seed)


def adviser(game: AnyGame) -> Bot:
    """The bot that gives hints in a game. Raises BadInput for a game that tells bots nothing."""
    assert game.advisor is not None
    return SearchBot(BUDGET) if game.looks_ahead else GreedyBot()


def explain(game: AnyGame, seat: Seat, first: int, looked: Sequence[Line], seed: str) -> Explanation:
    """Explain a choice of a side. looked: what a bot has found of choices already; seed: of the worlds."""
    looks = Looks(game, seat.view(), seat.side, seed)
    return compared(looks, [first, *next_best(looks, seat, first, looked)], WORLDS)


def compared(looks: Looks, choices: Sequence[int], worlds: int) -> Explanation:
    """Choices held against each other: the first with the second, each other one with the first."""
    lines = [looks.line(c, worlds) for c in choices]
    features = [looks.features(c, worlds) for c in choices]
    found = []
    for i, line in enumerate(lines):
        against = 1 if i == 0 else 0
        reasons = reasons_of(features[i], features[against]) if len(lines) > 1 else ()
        chance = looks.chance_after(line.choice, worlds)
        found.append(Explained(line.choice, line.mean, min(line.values), max(line.values), chance, reasons))
    return Explanation(looks.side, looks.chance_now(worlds), tuple(found), worlds, looks.simulated)


def next_best(looks: Looks, seat: Seat, first: int, looked: Sequence[Line]) -> list[int]:
    """The best choices beside the first, by what was found of them, or else by a look at some."""
    known = sorted([line for line in looked if line.choice != first], key=lambda line: -line.mean)
    if len(known) < LINES - 1:
        seen = {first, *[line.choice for line in known]}
        more = alternatives(looks.game, looks.world(0), seat.choices, WIDTH)
        tried = [looks.line(c, 2) for c in more if c not in seen]
        known += sorted(tried, key=lambda line: -line.mean)
    return [line.choice for line in known[: LINES - 1]]


def reasons_of(mine: dict[str, float], others: dict[str, float]) -> tuple[Reason, ...]:
    """The features that differ most, the greatest difference first."""
    gains = {name: mine.get(name, 0.0) - others.get(name, 0.0) for name in {**mine, **others}}
    whole = max([abs(gain) for gain in gains.values()], default=0.0)
    found = [Reason(name, gain) for name, gain in gains.items() if abs(gain) >= max(SLIGHT, SHARE * whole)]
    return tuple(sorted(found, key=lambda reason: (-abs(reason.gain), reason.feature))[:REASONS])
