"""Buying units, and fleets that arrive. Sections 3.2.2a9 to a12 and 12.5."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data.tables import CHIAN, IS_NSP, LESBIAN, MAINTENANCE, SPARTA, STRENGTH, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALES
from polemos.games.sparta_vs_athens.rules.logistics.quarters import has_quarters, put_down, quarters, refusals_quarters
from polemos.games.sparta_vs_athens.rules.nations.islands import next_season
from polemos.games.sparta_vs_athens.rules.year.appointments import Station
from polemos.games.sparta_vs_athens.state import DEAD, POOL, Decision, Refusal, Step, War, pieces_at, put
from polemos.kernel.flow import VERB, when

EVERY_UNIT: Final = [verbs.RAISE + unit for unit in range(UNITS)]
EVERY_PLACE: Final = [verbs.PLACE + locale for locale in range(LOCALES)]


def price(unit: int) -> int:
    """What a unit costs to raise: the strength of its front [12.5b]."""
    return MAINTENANCE.raising * STRENGTH[0][unit]


def refusals_raise(s: War, side: int, unit: int) -> list[Refusal]:
    """Why a side cannot raise a unit now; garrisons are no units, and cannot be bought [3.2.2a12, 12.5e]."""
    if unit >= UNITS or s.owner[unit] != side or s.loc[unit] not in (POOL, DEAD):
        return [Refusal("12.5a")]
    found = when(side == SPARTA and (CHIAN[unit] or LESBIAN[unit]), "10.2b")
    found += when(price(unit) > s.treasury[side], "12.4a")
    return found + when(not IS_NSP[unit] and not has_quarters(s, side, unit), "12.5c")


@dataclass(slots=True, frozen=True)
class Raise(Decision):
    """Which unit a side raises next, if any [12.5a]."""

    def clause(self) -> str:
        return "12.5a"

    def universe(self, s: War) -> list[int]:
        return [verbs.DONE, *EVERY_UNIT]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return [] if c == verbs.DONE else refusals_raise(s, self.side, c % VERB)

    def options(self, s: War) -> list[int]:
        side, purse = self.side, s.treasury[self.side]
        free = [unit for unit, place in enumerate(s.loc[:UNITS]) if DEAD <= place <= POOL and s.owner[unit] == side]
        able = [unit for unit in free if price(unit) <= purse and not refusals_raise(s, side, unit)]
        return [verbs.DONE, *[verbs.RAISE + unit for unit in able]]

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            return
        unit = c % VERB
        s.treasury[self.side] -= price(unit)
        s.down[unit] = 0
        s.tell("raised", (self.side, unit, price(unit), s.treasury[self.side]), ("12.5b",))
        if IS_NSP[unit]:
            put(s, unit, next_season(s))  # [3.2.2a11, 12.5d]
            s.then(Raise(self.side))
        else:
            s.then(Quarter(self.side, unit, 1), Raise(self.side))


@dataclass(slots=True, frozen=True)
class Quarter(Decision):
    """Where a unit that is raised (`bought`), or returns, is put down [12.5c, 12.5d]."""

    unit: int
    bought: int

    def clause(self) -> str:
        return "12.5d" if IS_NSP[self.unit] else "12.5c"

    def universe(self, s: War) -> list[int]:
        return EVERY_PLACE

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return refusals_quarters(s, self.side, self.unit, c % VERB)

    def options(self, s: War) -> list[int]:
        return [verbs.PLACE + locale for locale in quarters(s, self.side, self.unit)]

    def chosen(self, s: War, c: int) -> None:
        put_down(s, self.unit, c % VERB)
        s.acted[self.unit] = state.OPERATED if self.bought else state.FRESH
        s.tell("arrives", (self.unit, c % VERB), (self.clause(),))


@dataclass(slots=True, frozen=True)
class Arrivals(Step):
    """What waits in this season's space of the year disc arrives; what finds no place waits for the next season.

    [3.2.3a, 3.2.4a, 10.1e, 12.5d] (RULING-23, RULING-76)
    """

    side: int

    def run(self, s: War) -> None:
        box = state.DISC + s.quarter - state.SPRING
        waiting = pieces_at(s, self.side, box)
        steps: list[Step] = []
        for piece in waiting:
            if piece >= UNITS:
                steps.append(Station(self.side, piece))
            elif has_quarters(s, self.side, piece):
                steps.append(ArriveUnit(self.side, piece))
            else:
                put(s, piece, next_season(s))
                s.tell("waits", (piece,), ("12.5d",))
        s.then(*steps)


@dataclass(slots=True, frozen=True)
class ArriveUnit(Step):
    """One unit arrives, if there is still room for it."""

    side: int
    unit: int

    def run(self, s: War) -> None:
        if has_quarters(s, self.side, self.unit):
            s.then(Quarter(self.side, self.unit, 0))
        else:
            put(s, self.unit, next_season(s))
