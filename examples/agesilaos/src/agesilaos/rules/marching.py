"""Marching. Section 3."""

from dataclasses import dataclass

from polemos.board.search import Found, search, stop
from polemos.kernel.flow import PASS, Decision, Refusal

from agesilaos.data.tables import ALLOWANCE, MARCH, PERSIAN, PIECE_COUNT, SIDE_OF
from agesilaos.data.world import SPACES, STEPS
from agesilaos.state import LOST, Situation, foes, own_at, put
from agesilaos.verbs import MARCH as MARCH_TO
from agesilaos.verbs import SELECT


def reach(s: Situation, unit: int, side: int) -> Found:
    """Where a unit can march over the routes of a side [3.1, 3.2]: with the enemy it must stop [3.5]."""
    return search(SPACES, [s.loc[unit]], ALLOWANCE[unit], stop, STEPS[side], foes(s, SIDE_OF[unit]))


def refusals_march(s: Situation, unit: int, space: int, found: Found) -> list[Refusal]:
    """Why a unit cannot march to a place: too far [3.1], the sea is closed to it [3.3], the place is full [3.4]."""
    side = SIDE_OF[unit]
    if space >= SPACES or space == s.loc[unit]:
        return [Refusal("3.1")]
    if not found.reaches(space):
        by_sea = side == PERSIAN and reach(s, unit, 1 - side).reaches(space)
        return [Refusal("3.3" if by_sea else "3.1", space)]
    return [Refusal("3.4", space)] if len(own_at(s, side, space)) >= MARCH.stack else []


def refusals_select(s: Situation, side: int, unit: int) -> list[Refusal]:
    """Why a unit cannot march now: it is no unit of the side or has marched [3.1], or cannot go anywhere [3.4]."""
    if unit >= PIECE_COUNT or SIDE_OF[unit] != side or s.loc[unit] == LOST or s.moved[unit]:
        return [Refusal("3.1")]
    found = reach(s, unit, side)
    if all(refusals_march(s, unit, space, found) for space in found.order):
        return [Refusal("3.4", s.loc[unit])]
    return []


@dataclass(slots=True, frozen=True)
class SelectUnit(Decision):
    """Which unit marches next, if any [3.1]. A side that holds its ground by a standing order is not asked."""

    def clause(self) -> str:
        return "3.1"

    def universe(self, s: Situation) -> list[int]:
        return [PASS] if s.holds[self.side] else [PASS, *[SELECT + unit for unit in range(PIECE_COUNT)]]

    def refusals(self, s: Situation, c: int) -> list[Refusal]:
        return [] if c == PASS else refusals_select(s, self.side, c - SELECT)

    def chosen(self, s: Situation, c: int) -> None:
        if c != PASS:
            s.then(MarchUnit(self.side, c - SELECT), SelectUnit(self.side))


@dataclass(slots=True, frozen=True)
class MarchUnit(Decision):
    """Where it marches [3.1]."""

    unit: int

    def clause(self) -> str:
        return "3.1"

    def universe(self, s: Situation) -> list[int]:
        return [MARCH_TO + space for space in range(SPACES)]

    def refusals(self, s: Situation, c: int) -> list[Refusal]:
        return refusals_march(s, self.unit, c - MARCH_TO, reach(s, self.unit, self.side))

    def options(self, s: Situation) -> list[int]:
        found = reach(s, self.unit, self.side)
        return [c for c in self.universe(s) if not refusals_march(s, self.unit, c - MARCH_TO, found)]

    def chosen(self, s: Situation, c: int) -> None:
        s.moved[self.unit] = 1
        arrive(s, self.unit, c - MARCH_TO, "3.1")


def arrive(s: Situation, unit: int, space: int, clause: str) -> None:
    """A unit goes to a place."""
    start = s.loc[unit]
    put(s, unit, space)
    if s.heard is not None:
        s.tell("moved", (unit, start, space), (clause,))
