"""Chances out of games that were played: a logistic curve of the evaluation for each stage of a scenario.

A sample is a moment of a game: the game turn, by how much the first side was ahead, and what came of the game for that
side. Moments of one game are no independent witnesses: games, not moments, are kept apart for the test.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

STAGES: Final = 3
"""At most so many curves of a scenario."""
LEAST: Final = 120
"""Moments that a stage has at least."""
PULL: Final = 1.0
"""How strongly a curve is drawn to even chances, in moments' worth, where nothing else is said."""
ROUNDS: Final = 60
STEEPEST: Final = 40.0
BINS: Final = 10


@dataclass(slots=True, frozen=True)
class Moment:
    """turn: game turns begun; ahead: of the first side, in units of the evaluation; won: 1, 0, or half for a draw."""

    turn: int
    ahead: float
    won: float


@dataclass(slots=True, frozen=True)
class Stage:
    """A curve from a game turn on. bias, weight: in logits, as `data/learned/chances.toml` has them."""

    turn: int
    bias: float
    weight: float

    def chance(self, ahead: float) -> float:
        """How likely the first side is to win."""
        return logistic(self.bias + self.weight * ahead)


@dataclass(slots=True, frozen=True)
class Bin:
    """Moments whose chances were told alike: how many, what was told on average, what was seen."""

    moments: int
    told: float
    seen: float


def logistic(logits: float) -> float:
    """A chance out of logits."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, logits))))


def curve(moments: Sequence[Moment], pull: float = PULL) -> tuple[float, float]:
    """Bias and weight that fit moments best, by Newton's method; the weight is not negative.

    The advantage is measured by its spread; pull: how strongly both are drawn to 0, in moments' worth.
    """
    spread = max((sum(m.ahead**2 for m in moments) / max(1, len(moments))) ** 0.5, 1e-9)
    points = [(m.ahead / spread, m.won) for m in moments]
    bias = weight = 0.0
    for _ in range(ROUNDS):
        gb, gw, hbb, hbw, hww = -pull * bias, -pull * weight, pull, 0.0, pull
        for x, won in points:
            p = logistic(bias + weight * x)
            q = p * (1 - p)
            gb, gw = gb + won - p, gw + (won - p) * x
            hbb, hbw, hww = hbb + q, hbw + q * x, hww + q * x * x
        det = hbb * hww - hbw * hbw
        db, dw = (hww * gb - hbw * gw) / det, (hbb * gw - hbw * gb) / det
        # a step that is too long throws the method out
        scale = min(1.0, 2.0 / max(abs(db), abs(dw), 1e-12))
        bias, weight = bias + scale * db, weight + scale * dw
        if max(abs(db), abs(dw)) < 1e-9:
            break
    if weight < 0:
        mean = (sum(won for _, won in points) + pull / 8) / (len(points) + pull / 4)
        return _logit(mean), 0.0
    return bias, weight / spread


def _logit(p: float) -> float:
    return log(p / (1 - p))


def stages(moments: Sequence[Moment], pull: float = PULL) -> list[Stage]:
    """The curves of a scenario in the order of turns: turns that follow each other share one until there are enough."""
    turns = sorted({m.turn for m in moments})
    wanted = max(LEAST, -(-len(moments) // STAGES))
    groups: list[list[int]] = [[]]
    for turn in turns:
        if sum(m.turn in groups[-1] for m in moments) >= wanted:
            groups.append([])
        groups[-1].append(turn)
    if len(groups) > 1 and sum(m.turn in groups[-1] for m in moments) < LEAST:
        last = groups.pop()
        groups[-1] += last
    return [Stage(group[0], *curve([m for m in moments if m.turn in group], pull)) for group in groups]


def chance(found: Sequence[Stage], moment: Moment) -> float:
    """What the curves tell of a moment."""
    stage = next((one for one in reversed(found) if one.turn <= moment.turn), found[0])
    return stage.chance(moment.ahead)


Told = tuple[float, float]
"""What was told of a moment, and what came of it."""


def told_of(found: Sequence[Stage], moments: Sequence[Moment]) -> list[Told]:
    """What curves tell of each moment."""
    return [(chance(found, moment), moment.won) for moment in moments]


def reliability(told_all: Sequence[Told]) -> list[Bin]:
    """Moments by what was told of them, in tenths from 0 to 1; tenths without a moment are left out."""
    bins: list[list[Told]] = [[] for _ in range(BINS)]
    for told, won in told_all:
        bins[min(BINS - 1, int(told * BINS))].append((told, won))
    return [
        Bin(len(one), sum(told for told, _ in one) / len(one), sum(won for _, won in one) / len(one))
        for one in bins
        if one
    ]


def loss(told_all: Sequence[Told]) -> float:
    """The mean squared error of chances (Brier's score): 0.25 for who always tells half, where nothing is drawn."""
    return sum((told - won) ** 2 for told, won in told_all) / max(1, len(told_all))
