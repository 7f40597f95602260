"""A state and a few steps with nothing but the agenda to test."""

from dataclasses import dataclass
from typing import Annotated

from polemos.kernel.fields import DERIVED, groups, ints, number, slots
from polemos.kernel.flow import PASS, PHASE, VERB, Decision, State, Step, cleared

PICK = 40 * VERB


class Probe(State):
    """A state that only remembers what was done to it."""

    count: Annotated[int, number()]
    done: Annotated[list[int], ints()]
    pairs: Annotated[list[tuple[int, ...]], groups()]
    twice: Annotated[list[int], DERIVED]
    __slots__ = slots(__annotations__)


def probe(*steps: Step) -> Probe:
    """A probe with these steps to do, in reading order."""
    s = cleared(Probe())
    s.twice = []
    s.dice_one, s.dice_two = 1, 1
    s.then(*steps)
    return s


@dataclass(slots=True, frozen=True)
class Note(Step):
    """Writes down a number."""

    number: int

    def run(self, s: Probe) -> None:
        s.done.append(self.number)
        s.tell("noted", (self.number,), ("1.1",))


@dataclass(slots=True, frozen=True)
class Mark(Note):
    """A number where a phase ends."""

    def ends(self) -> int:
        return PHASE


@dataclass(slots=True, frozen=True)
class Plan(Step):
    """Two notes and, between them, what it was planned with."""

    number: int

    def run(self, s: Probe) -> None:
        s.then(Note(self.number), Note(self.number + 1))
        s.done.append(-self.number)


@dataclass(slots=True, frozen=True)
class Pick(Decision):
    """A choice out of so many."""

    many: int

    def clause(self) -> str:
        return "9.9"

    def universe(self, s: Probe) -> list[int]:
        return [PICK + n for n in range(self.many)]

    def chosen(self, s: Probe, c: int) -> None:
        s.done.append(c)
        s.then(Note(self.many))


@dataclass(slots=True, frozen=True)
class Knock(Decision):
    """An interrupt: somebody is asked something that changes nothing, up to so many times more."""

    more: int

    def options(self, s: State) -> list[int]:
        return [PASS, PICK]

    def chosen(self, s: State, c: int) -> None:
        if c == PICK and self.more:
            s.then(Knock(1 - self.side, self.more - 1))
