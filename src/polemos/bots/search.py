"""The bot that looks ahead: it plays sensible choices on to the same moment, in the same worlds, many times.

Each world is the unknown dealt anew, with fresh dice that all choices share. The choices that do worst are dropped by
halves, so that the best are looked at most. The budget is counted in simulated decisions: the same seed and budget give
the same choice on every machine. Whoever waits may want the choice at once: then the best that has been found counts.
"""

from dataclasses import dataclass
from math import inf, sqrt
from typing import Any, Final

from polemos.bots.bot import Pace, Seat, Witness
from polemos.kernel.dice import SEEDED, Rng
from polemos.kernel.flow import choose_to
from polemos.room.advisor import ENDLESS
from polemos.room.game import AnyGame

BUDGET: Final = 1000
"""Simulated decisions for each choice that it makes."""
LONGEST: Final = 400
"""Decisions after which a look ahead is read wherever it stands."""
LEAST: Final = 4
"""Worlds in which a choice is played on before it is compared: the luck of one or two says nothing."""
SURE: Final = 1.0
"""Standard errors by which a choice must beat the usual one."""


@dataclass(slots=True)
class Line:
    """What was found of a choice: how often it was played on, and what the ends were worth, world by world."""

    choice: int
    values: list[float]

    @property
    def mean(self) -> float:
        """What it is worth on average."""
        return sum(self.values) / len(self.values)

    def ahead(self, other: "Line") -> tuple[float, float]:
        """By how much it beats another in the worlds that both met, and the standard error of that."""
        gains = [a - b for a, b in zip(self.values, other.values, strict=False)]
        n = len(gains)
        mean = sum(gains) / n
        if n == 1:
            return mean, inf
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (n - 1)
        return mean, sqrt(spread / n)


class Worlds:
    """The worlds in which choices are compared, dealt as they are needed, each with its dice.

    budget: decisions that may be simulated in them; pace: whoever waits meanwhile; witness: sees where each
    choice leads in the first worlds, as many as are compared at least.
    """

    def __init__(
        self,
        game: AnyGame,
        view: dict[str, Any],
        rng: Rng,
        budget: int = BUDGET,
        pace: Pace | None = None,
        witness: Witness | None = None,
    ) -> None:
        self.game, self.view, self.rng = game, view, rng
        self.budget, self.pace, self.witness = budget, pace, witness
        self.dealt: list[tuple[Any, int]] = []
        self.spent = 0
        self.hurried = pace is not None and not pace.goes_on(0.0)
        """Whether the choice is wanted now."""

    def play(self, line: Line, side: int) -> int:
        """Play a choice on in the next world that it has not met; how many decisions that took."""
        n = len(line.values)
        if n == len(self.dealt):
            self.dealt.append((self.game.rules.determinize(self.view, self.rng), self.rng.below(2**30)))
        world, luck = self.dealt[n]
        state, spent = end_of(self.game, world, line.choice, luck)
        line.values.append(self.game.advisor.appraise(state, side))
        if self.witness is not None and n < LEAST:
            self.witness.saw(line.choice, state)
        self.spent += spent
        if self.pace is not None and not self.pace.goes_on(min(1.0, self.spent / self.budget)):
            self.hurried = True
        return spent


class SearchBot:
    """Looks ahead. budget: about how many decisions it simulates for each choice that it makes."""

    name = "search"
    uniform = False
    apart = True
    needs_advice = True
    looks_ahead = True
    """It plays well only where a room has proposals and a policy."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.simulated = 0
        """Decisions that it has simulated so far, of all its looks."""
        self.lines: list[Line] = []
        """All that it looked at for its latest choice; empty where there was nothing to compare."""

    def choose(self, seat: Seat) -> int:
        """The choice that does best."""
        self.lines = []
        if seat.declines >= 0:
            return seat.declines
        view = seat.view()
        world = seat.game.rules.determinize(view, seat.rng)
        choices = self.weighed(seat, world) or seat.choices
        if len(choices) == 1:
            return choices[0]
        lines = self.looked(seat, view, choices)
        if len(lines) == 1:
            return lines[0].choice
        best, usual = max(lines, key=lambda line: line.mean), lines[0]
        if best is not usual:
            gain, error = best.ahead(usual)
            if gain < max(SURE * error, seat.game.advisor.margin):
                return usual.choice
        return best.choice

    def weighed(self, seat: Seat, world: Any) -> list[int]:
        """The choices that deserve a look, the usual one first."""
        offered = set(seat.choices)
        return [p.choice for p in seat.game.advisor.proposals(world) if p.choice in offered]

    def looked(self, seat: Seat, view: dict[str, Any], choices: list[int]) -> list[Line]:
        """The choices that were looked at longest, the usual one first.

        Half of the budget goes to a first look at as many as it can pay, the best guesses, the rest to the best of
        them; where it cannot pay for two, none is compared. Where the choice is wanted at once there may be the usual
        one alone, which was not played on.
        """
        worlds = Worlds(seat.game, view, seat.rng, self.budget, seat.pace, seat.witness)
        try:
            return self._looked(worlds, seat.side, choices)
        finally:
            self.simulated += worlds.spent

    def _looked(self, worlds: Worlds, side: int, choices: list[int]) -> list[Line]:
        lines: list[Line] = []
        left = self.budget
        for c in choices:
            line = Line(c, [])
            if worlds.hurried:
                return lines or [line]
            spent = worlds.play(line, side)
            if not lines and spent * 2 * LEAST > left:
                return [line]
            if len(lines) > 1 and spent * LEAST > left - self.budget // 2:
                break
            while len(line.values) < LEAST and not worlds.hurried:
                spent += worlds.play(line, side)
            if len(line.values) < LEAST:
                return lines or [line]  # the luck of so few worlds says nothing
            lines.append(line)
            self.lines.append(line)
            left -= spent
        while len(lines) > 1 and left > 0:
            share = max(1, left // (len(lines) - 1).bit_length())
            left -= share
            while share > 0:
                for line in lines:
                    if worlds.hurried:
                        return lines
                    share -= worlds.play(line, side)
            if len(lines) == 2:
                break
            usual, others = lines[0], sorted(lines[1:], key=lambda line: -line.mean)
            lines = [usual, *others[: len(lines) // 2]]
        return lines


def end_of(game: AnyGame, world: Any, c: int, luck: int) -> tuple[Any, int]:
    """The state at the end of a choice's span, and how many decisions led there; luck: seeds the policy's chances."""
    advisor = game.advisor
    state = game.rules.copy(world)
    state.dice_mode = SEEDED
    rng = Rng(str(luck))
    span = advisor.span(state)
    over = choose_to(state, c, span)
    spent = 1
    while not over and spent < LONGEST and not (span == ENDLESS and advisor.is_quiescent(state)):
        declined = game.declines(state)
        over = choose_to(state, declined if declined >= 0 else advisor.policy(state, rng), span)
        spent += 1
    return state, spent
