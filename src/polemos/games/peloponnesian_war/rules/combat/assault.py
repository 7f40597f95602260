"""Assaults by one die."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, UNITS
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.combat.battles import LEAST
from polemos.games.peloponnesian_war.rules.rolls import R_BATTLE, Roll
from polemos.games.peloponnesian_war.rules.sieges import capture
from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class Assault(Step):
    """Units of `attackers` storm a city or fort."""

    side: int
    target: int

    def run(self, s: War) -> None:
        s.target_marks[self.target] |= state.ASSAULTED
        s.then(Roll(self.side, R_BATTLE), AfterAssault(self.side, self.target))


@dataclass(slots=True, frozen=True)
class AfterAssault(Step):
    """It is taken, or they are thrown back."""

    side: int
    target: int

    def run(self, s: War) -> None:
        if s.rolled.pop() >= LEAST:
            s.victor = self.side
            capture.capture(s, self.target, self.side, "18.4.1", stormed=True)
            return
        s.victor = 1 - self.side
        if not s.target_marks[self.target] & state.INVESTED_BEFORE and s.came_from >= 0:
            place = places.place_of(s, self.target)
            for piece in [p for p in s.group if s.loc[p] == place and not (p < UNITS and KIND[p] == FLEET)]:
                state.put(s, piece, s.came_from)
