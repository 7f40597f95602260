"""The dice of a game as a side has seen them: how many, which faces, and how usual that is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from typing import Any, Final, Literal

from polemos.kernel.flow import Event

ROLLS: Final = ("rolled", "rerolled")
"""The kinds of event that tell a die: by which side, for what, and the face."""
SIDE_AT: Final = 0
FACE_AT: Final = 2
FEW: Final = 10
"""With fewer dice than these anything is usual."""


def rolled(events: Iterable[Event]) -> tuple[int, ...]:
    """The faces that fell, one after the other."""
    return tuple(event.args[FACE_AT] for event in events if event.kind in ROLLS)


Verdict = Literal["none", "few", "usual", "uncommon", "unusual", "rare"]


@dataclass(slots=True, frozen=True)
class RollStatistics:
    """The dice of one side. `low`: the lowest face; `counts`: how often each face fell, from the lowest on."""

    side: int
    low: int
    counts: tuple[int, ...]

    @property
    def dice(self) -> int:
        """How many dice were rolled."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean face; 0 where there is none."""
        total = sum(face * count for face, count in enumerate(self.counts, self.low))
        return total / self.dice if self.dice else 0.0

    @property
    def expected_mean(self) -> float:
        """The mean face of a fair die."""
        return self.low + (len(self.counts) - 1) / 2

    @property
    def expected_count(self) -> float:
        """How often each face falls of so many fair dice, on the average."""
        return self.dice / len(self.counts)

    @property
    def chance_of_mean(self) -> float:
        """How likely fair dice are to have a mean at least as far from the expected one, by the normal curve."""
        if not self.dice:
            return 1.0
        spread = sqrt((len(self.counts) ** 2 - 1) / 12 / self.dice)
        return erfc(abs(self.mean - self.expected_mean) / spread / sqrt(2)) if spread else 1.0

    @property
    def chance_of_faces(self) -> float:
        """How likely fair dice are to fall as unevenly or more so, by Pearson's chi-squared test."""
        expected = self.expected_count
        if not expected or len(self.counts) < 2:
            return 1.0
        return above(sum((count - expected) ** 2 / expected for count in self.counts), len(self.counts) - 1)

    @property
    def chance(self) -> float:
        """How likely fair dice are to be as odd in one of these ways: the smaller chance, doubled as there are two."""
        return min(1.0, 2 * min(self.chance_of_mean, self.chance_of_faces))

    @property
    def verdict(self) -> Verdict:
        """The same as a word: none, few, usual, uncommon (up to one game in five), unusual (ten), rare (a hundred)."""
        if self.dice < FEW:
            return "few" if self.dice else "none"
        limits: tuple[tuple[float, Verdict], ...] = ((0.01, "rare"), (0.1, "unusual"), (0.2, "uncommon"))
        return next((word for limit, word in limits if self.chance < limit), "usual")

    @property
    def one_in(self) -> int:
        """Of how many such games about one is at least as odd."""
        return round(1 / max(self.chance, 1e-9))

    def as_json(self) -> dict[str, Any]:
        """What programs read of it, beside the side."""
        return {
            "dice": self.dice,
            "mean": round(self.mean, 3),
            "expected_mean": self.expected_mean,
            "faces": dict(enumerate(self.counts, self.low)),
            "expected_count": round(self.expected_count, 3),
            "chance_of_mean": round(self.chance_of_mean, 4),
            "chance_of_faces": round(self.chance_of_faces, 4),
            "verdict": self.verdict,
        }


def statistics(events: Iterable[Event], sides: int, die: Sequence[int]) -> list[RollStatistics]:
    """The dice of each side among the events that somebody has heard. die: its lowest and highest face."""
    low, high = die
    counts = [[0] * (high - low + 1) for _ in range(sides)]
    for event in events:
        if event.kind in ROLLS and 0 <= event.args[SIDE_AT] < sides:
            counts[event.args[SIDE_AT]][event.args[FACE_AT] - low] += 1
    return [RollStatistics(side, low, tuple(row)) for side, row in enumerate(counts)]


def above(value: float, degrees: int) -> float:
    """The chance of a chi-squared number of so many degrees of freedom to be above a value."""
    half = value / 2
    terms: list[float]
    if degrees % 2:
        first = erfc(sqrt(half))
        terms = [float(half ** (i - 0.5)) / gamma(i + 0.5) for i in range(1, (degrees + 1) // 2)]
    else:
        first = 0.0
        terms = [half**i / gamma(i + 1) for i in range(degrees // 2)]
    return min(1.0, first + exp(-half) * sum(terms))
