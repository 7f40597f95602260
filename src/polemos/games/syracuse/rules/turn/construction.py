"""Construction: dice, points, buildings. Sections 2 (C) and 5."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse import state
from polemos.games.syracuse.choice_ids import CAMP_WORK, CHAIN_WORK, FORT_WORK
from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import BUILT, CAVALRY, DIE_YEAR, LEADERS_OF, SEASON, UNIT_TYPE, UNITS_OF, WINTER
from polemos.games.syracuse.data.world import ATHENS, LABDALON, SYRACUSE
from polemos.games.syracuse.rules.rolls import R_CONSTRUCTION, Roll
from polemos.games.syracuse.rules.works import WORKS, buildable, cost_of, erect, refusals_build
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, holds_fort, on_map, strength, swords
from polemos.games.syracuse.verbs import BUILD, DONE
from polemos.kernel.flow import VERB, unless
from polemos.wargame.reckoning import Term, clauses, total

BEST_BONUS = 2
ALL_WORKS: Final = [BUILD + work for work in range(WORKS)]


DICE_CLAUSES: Final = ("2.C.b", "2.C.c", "2.C.d", "2.C.e", "2.C.f", "2.C.g", "2.C.h", "2.C.i", "2.C.j", "2.C.k")
"""What makes up the number of construction dice."""


_WHAT: Final[dict[str, int]] = {clause: what for what, clause in enumerate(DICE_CLAUSES)}


def _dice(value: int, clause: str) -> Term:
    return Term(_WHAT[clause], value, clause)


def cavalry(s: Siege, side: int) -> int:
    """PF of all cavalry of a side on the map (RULING-10)."""
    return strength(s, [u for u in on_map(s, side, UNITS_OF[side]) if UNIT_TYPE[u] == CAVALRY])


def dice_lines(s: Siege, side: int, discarded: int) -> list[Term]:
    """What makes up the number of construction dice of a side; each line counts once (RULING-9).

    Nothing for Syracuse until the camp has been built once [2.C.l].
    """
    if side == SYRACUSE and not state.camp_was_built(s):
        return []
    lines = [_dice(tables.construction.base[side], "2.C.b")]
    if s.advantage == side:
        lines.append(_dice(tables.construction.modifier.advantage, "2.C.c"))
    year = DIE_YEAR[s.turn][side]  # a winter is of the year in which it begins (RULING-8)
    if year > 0:
        lines.append(_dice(year, "2.C.d"))
    if discarded:
        lines.append(_dice(tables.construction.modifier.discard, "2.C.e"))
    if any(swords(s, u) == BEST_BONUS for u in on_map(s, side, LEADERS_OF[side])):
        lines.append(_dice(tables.construction.modifier.bonus_leader, "2.C.f"))
    if side == ATHENS and holds_fort(s, side, LABDALON):
        lines.append(_dice(tables.construction.modifier_athens.labdalon, "2.C.g"))
    if side == ATHENS and s.chain == BUILT:
        lines.append(_dice(tables.construction.modifier_athens.chain, "2.C.h"))
    if cavalry(s, 1 - side) > tables.construction.cavalry_factor * cavalry(s, side):
        lines.append(_dice(tables.construction.modifier.cavalry, "2.C.i"))
    if SEASON[s.turn] == WINTER:
        lines.append(_dice(tables.construction.modifier.winter, "2.C.j"))
    if year < 0:
        lines.append(_dice(year, "2.C.k"))
    return lines


def dice(s: Siege, side: int, discarded: int) -> int:
    """The number of construction dice, never below none [2.C.b]."""
    return max(tables.construction.least_dice, total(dice_lines(s, side, discarded)))


@dataclass(slots=True, frozen=True)
class Throw(Step):
    """The construction dice of a side. `s.cp` is 1 before them if it has discarded a chit for one [2.C.e]."""

    side: int

    def run(self, s: Siege) -> None:
        discarded, s.cp = s.cp, 0
        n = dice(s, self.side, discarded)
        if n:
            s.tell("construction", (self.side, n), clauses(dice_lines(s, self.side, discarded)))
        s.then(*[Roll(self.side, R_CONSTRUCTION)] * n, Points(self.side, n))


@dataclass(slots=True, frozen=True)
class Points(Step):
    """Each 6 gives two construction points, each 5 one [5.dice.a, 5.dice.b]."""

    side: int
    n: int

    def run(self, s: Siege) -> None:
        s.cp = sum([tables.BUILD_POINTS[s.rolled.pop()] for _ in range(self.n)])
        if self.n:
            s.tell("points", (self.side, s.cp), ("5.dice.a", "5.dice.b"))


def is_fort(work: int) -> bool:
    """Whether a work is the camp or a fort, not a wall or the chain."""
    return FORT_WORK <= work <= CAMP_WORK


def cost_clause(work: int) -> str:
    """The clause that says what a work costs."""
    return "5.cost.a" if is_fort(work) else "5.cost.b"


def affordable(s: Siege, side: int) -> list[int]:
    """Works that a side can build with the points that it has."""
    return [work for work in buildable(s, side) if cost_of(work) <= s.cp] if s.cp else []


@dataclass(slots=True, frozen=True)
class Building(Decision):
    """What is built with the points; those left over are lost [5.save.a]."""

    def clause(self) -> str:
        return "2.C.b"

    def universe(self, s: Siege) -> list[int]:
        return [*ALL_WORKS, DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        work = c - BUILD
        if c == DONE:
            return []
        if not 0 <= work < WORKS:
            return [Refusal("2.C.b")]
        return refusals_build(s, self.side, work) + unless(cost_of(work) <= s.cp, cost_clause(work))

    def options(self, s: Siege) -> list[int]:
        return [BUILD + work for work in affordable(s, self.side)] + [DONE]

    def chosen(self, s: Siege, c: int) -> None:
        if c == DONE:
            return
        work = c % VERB
        s.cp -= cost_of(work)
        erect(s, self.side, work, cost_clause(work))
        s.then(self)


@dataclass(slots=True, frozen=True)
class Unspent(Step):
    """Construction points are not saved [5.save.a]."""

    def run(self, s: Siege) -> None:
        s.cp = 0


# ---------------------------------------------------------------- S12, S13


def free_works(s: Siege, side: int, forts: bool) -> list[int]:
    """What S12 (a wall) or S13 (the camp or a fort) could build: all else but points holds (RULING-42) [5.free.a]."""
    return [work for work in buildable(s, side) if (is_fort(work) if forts else work < FORT_WORK)]


@dataclass(slots=True, frozen=True)
class FreeWork(Decision):
    """One work without construction points [event.12, event.13, 5.free.a]."""

    forts: int

    def clause(self) -> str:
        return "event.13" if self.forts else "event.12"

    def universe(self, s: Siege) -> list[int]:
        return ALL_WORKS

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        work = c - BUILD
        if not 0 <= work < WORKS or is_fort(work) != bool(self.forts) or work == CHAIN_WORK:
            return [Refusal(self.clause())]
        return refusals_build(s, self.side, work)

    def chosen(self, s: Siege, c: int) -> None:
        erect(s, self.side, c % VERB, self.clause())
