"""The turn as the rulebook lists it. Section 2."""

from dataclasses import dataclass

from polemos.kernel.flow import Step

from agesilaos.data.tables import CARDS, GREEK, PERSIAN
from agesilaos.rules.battle import Fight
from agesilaos.rules.marching import SelectUnit
from agesilaos.rules.supply import Supply
from agesilaos.rules.victory import Plunder
from agesilaos.state import Situation, put


@dataclass(slots=True, frozen=True)
class SetUp(Step):
    """The units of the scenario stand in their places [1.4]."""

    def run(self, s: Situation) -> None:
        for unit, space in sorted(CARDS[s.scenario].units.items()):
            put(s, unit, space)


def part(side: int) -> tuple[Step, ...]:
    """What a side does in a turn [2.1]."""
    return Supply(side), SelectUnit(side), Fight(side), Plunder(side)


@dataclass(slots=True, frozen=True)
class Turn(Step):
    """A game turn: first the Greeks, then the Persians [2.1]. The game ends after the last one [7.3]."""

    def run(self, s: Situation) -> None:
        if s.turn == CARDS[s.scenario].turns:
            return
        s.turn += 1
        if s.heard is not None:
            s.tell("turn", (s.turn,), ("2.1",))
        s.then(*part(GREEK), *part(PERSIAN), Turn())
