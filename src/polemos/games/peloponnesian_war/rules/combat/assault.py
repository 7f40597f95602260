"""Assaults by one die."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.combat.battles import LEAST
from polemos.games.peloponnesian_war.rules.rolls import R_BATTLE, Roll
from polemos.games.peloponnesian_war.rules.sieges import capture
from polemos.games.peloponnesian_war.state import Refusal, Step, War
from polemos.kernel.flow import unless


def refusals_assault(s: War, side: int, target: int) -> list[Refusal]:
    """Why a side may not storm a city or fort now."""
    place = places.place_of(s, target)
    found = unless(places.is_hostile(s, target, side), "18.1.1", place)
    if state.outside_at(s, 1 - side, place) or s.target_marks[target] & state.ASSAULTED:
        found.append(Refusal("18.1.1", place))
    attack = len(state.land_outside(s, side, place))
    defence = len(places.units_inside(s, target)) + (s.garrison[target] if target < CITIES else 0)
    if not attack or defence > 4 * attack:
        found.append(Refusal("17.3.2", place))
    return found


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
