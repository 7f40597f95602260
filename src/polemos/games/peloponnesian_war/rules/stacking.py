"""How many pieces may stand in one place [14.2.1]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.state import Step, War


def may_stay(s: War, side: int, place: int) -> bool:
    """Whether what a side has in a place may stay there [14.2.1]."""
    if places.target_here(s, place) != places.NO_TARGET or state.leaders_at(s, side, place):
        return True
    return len(state.units_at(s, side, place)) <= 1


@dataclass(slots=True, frozen=True)
class Spread(Step):
    """Who leaves a stack that has no leader where it needs one [14.2.2]."""

    side: int
    place: int

    def run(self, s: War) -> None:
        """All but the first go home."""
        if not may_stay(s, self.side, self.place):
            for unit in state.units_at(s, self.side, self.place)[1:]:
                state.lift(s, unit, state.FORCE_POOL)


def spread_all(s: War, side: int) -> list[Step]:
    """A question for each place where a side has more units than may stay."""
    crowded = sorted({s.loc[unit] for unit in range(UNITS) if s.sides[unit] == side and s.loc[unit] >= 0})
    return [Spread(side, place) for place in crowded if not may_stay(s, side, place)]
