"""Glicko-2: how strong somebody is, how sure that is, and what one more game says about it.

After Mark E. Glickman, "Example of the Glicko-2 system" (2012); the numbers of the steps are his. Each game is a rating
period of its own for the two who have played it, and time in which somebody does not play makes him less known.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt
from typing import Final

SCALE: Final = 173.7178
"""Points of rating that are one unit of the scale on which is reckoned (step 2)."""
MIDDLE: Final = 1500.0
"""The rating of whoever has not played yet."""
UNKNOWN: Final = 350.0
"""His deviation; nobody is known less."""
VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How much a volatility may change (step 1): of 0.3 to 1.2, which are usual."""
PERIOD: Final = 7 * 24 * 3600.0
"""Seconds without a game after which somebody is as much less known as after a rating period without one (step 6)."""
CLOSE: Final = 1e-6
"""How exactly a volatility is found (step 5)."""
PROVISIONAL: Final = 110.0
"""A rating with a greater deviation says little yet: it stands on no list."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong somebody is: 95 in 100 times within two deviations of his rating."""

    rating: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY

    @property
    def provisional(self) -> bool:
        """Whether that is not known well enough to be compared with others."""
        return self.deviation > PROVISIONAL

    def after(self, seconds: float) -> "Strength":
        """The same after a time without a game (step 6)."""
        periods = max(0.0, seconds) / PERIOD
        phi = sqrt((self.deviation / SCALE) ** 2 + periods * self.volatility**2)
        return replace(self, deviation=min(UNKNOWN, phi * SCALE))


@dataclass(frozen=True, slots=True)
class Game:
    """A game against somebody: what it brought, 1, ½ or 0; handicap: points of rating that the own side is worth."""

    against: Strength
    score: float
    handicap: float = 0.0


def weight(phi: float) -> float:
    """How much a game against somebody tells who is known so well: g (step 3)."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def expected(mine: float, other: float, phi: float) -> float:
    """What a game brings on average: E (step 3)."""
    return 1 / (1 + exp(-weight(phi) * (mine - other)))


def chance(mine: Strength, other: Strength, handicap: float = 0.0) -> float:
    """What a game between two brings the first on average, whose side is worth so many points of rating."""
    return expected((mine.rating + handicap) / SCALE, other.rating / SCALE, other.deviation / SCALE)


def rated(before: Strength, games: Sequence[Game]) -> Strength:
    """How strong somebody is after the games of a period; their order does not matter."""
    mu, phi, sigma = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE, before.volatility
    if not games:
        return before.after(PERIOD)
    spread, gain = 0.0, 0.0
    for game in games:
        # a side that is worth more is as good as an opponent who is worth less
        other = (game.against.rating - game.handicap - MIDDLE) / SCALE
        g = weight(game.against.deviation / SCALE)
        e = expected(mu, other, game.against.deviation / SCALE)
        spread += g**2 * e * (1 - e)
        gain += g * (game.score - e)
    variance = 1 / spread  # v (step 3)
    sigma = volatility(sigma, phi, variance, variance * gain)  # of Δ (step 4)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / variance)  # steps 6 and 7
    return Strength(MIDDLE + SCALE * (mu + phi**2 * gain), min(UNKNOWN, SCALE * phi), sigma)


def volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The volatility after a period: the zero of f, found between two points by the Illinois algorithm (step 5)."""
    start = log(sigma**2)

    def f(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(start - k * TAU) < 0:
            k += 1
        high = start - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
