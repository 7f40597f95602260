"""Leaders killed, forts taken, stacks that are too high. Sections 3 and 4."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data import world
from polemos.games.syracuse.data.tables import DEAD, UNIT_PF
from polemos.games.syracuse.data.world import CAMP, KIND, PLACES, PROTECTED, STACK, UNLIMITED, ZONES
from polemos.games.syracuse.rules.refusing import NamePiece
from polemos.games.syracuse.state import Siege, destroy, leaders, lift, strength, troops
from polemos.games.syracuse.verbs import LOSE
from polemos.kernel.flow import VERB

ALL_PF: Final = sum(UNIT_PF[0])


def slay(s: Siege, u: int, clause: str) -> None:
    """A leader is removed by combat: one victory point for the enemy [9.vp.f]."""
    place = s.loc[u]
    lift(s, u, DEAD)
    s.tell("leader-slain", (u, place), (clause,))


def trample(s: Siege, side: int, zone: int) -> None:
    """Units of a side enter a zone: enemy leaders who are alone there are lost [4.loss.b]."""
    enemy = (1 - side) * PLACES + zone
    if s.at[enemy] and not s.field[enemy]:
        for u in s.at[enemy]:
            slay(s, u, "4.loss.b")


def capture(s: Siege, side: int, fort: int, clause: str) -> None:
    """A fort changes its owner; it is never destroyed [5.fort.d, 5.fort.e]. Leaders left in it are lost (RULING-67)."""
    for u in leaders(s, 1 - side, ZONES + fort):
        slay(s, u, clause)
    s.forts[fort] = side + 1
    s.tell("fort-taken", (side, ZONES + fort), (clause,))


# ---------------------------------------------------------------- stacking


def excess(s: Siege, side: int, place: int) -> int:
    """How far a stack is over the limit of its place: units, or in a protected sea PF [3.stack.e, 3.stack.h].

    Leaders do not count [3.stack.c]. City, open sea, Catania and ports know no limit, nor do forts (RULING-19), but the
    50 PF of protected seas hold in ports too (RULING-21) [3.stack.d, 3.stack.g]; the camp takes three [3.stack.f].
    """
    n = s.field[side * PLACES + place]
    if place >= ZONES:
        if place == CAMP:
            return n - world.stacking.camp
        return n - world.stacking.fort_switch if s.option_set.fort_limit else 0
    if KIND[place] == PROTECTED:
        return strength(s, s.at[side * PLACES + place]) - world.stacking.protected_sea_pf if n else 0
    limit = STACK[place]
    return n - limit if limit != UNLIMITED else 0


def room(s: Siege, side: int, place: int, u: int) -> bool:
    """Whether one more unit fits into a place."""
    return room_for(s, side, place, [u])


def room_for(s: Siege, side: int, place: int, units: list[int]) -> bool:
    """Whether so many more units fit into a place."""
    if place < ZONES and KIND[place] == PROTECTED:
        return strength(s, units) <= berths(s, side, place)
    return space_for(s, side, place, len(units))


def berths(s: Siege, side: int, zone: int) -> int:
    """PF of ships that still fit into a zone: all that there are where no limit holds [3.stack.e, 3.stack.g]."""
    if KIND[zone] != PROTECTED:
        return ALL_PF
    return world.stacking.protected_sea_pf - strength(s, s.at[side * PLACES + zone])


def space_for(s: Siege, side: int, place: int, more: int) -> bool:
    """Whether so many more units fit into a place where units are counted, not PF."""
    n = s.field[side * PLACES + place] + more
    if place >= ZONES:
        if place == CAMP:
            return n <= world.stacking.camp
        return n <= world.stacking.fort_switch or not s.option_set.fort_limit
    return n <= STACK[place] or STACK[place] == UNLIMITED


def check_stacks(s: Siege, side: int) -> None:
    """Stacking is checked at the end of movement and of retreats [3.stack.a]."""
    base = side * PLACES
    over = [place for place in range(PLACES) if s.field[base + place] and excess(s, side, place) > 0]
    if over:
        s.then(*[Excess(side, place) for place in over])


@dataclass(slots=True, frozen=True)
class Excess(NamePiece):
    """The owner eliminates what is too much, unit by unit [3.stack.b]."""

    place: int

    def clause(self) -> str:
        return "3.stack.b"

    def verb(self) -> int:
        return LOSE

    def those(self, s: Siege) -> list[int]:
        return troops(s, self.side, self.place) if excess(s, self.side, self.place) > 0 else []

    def otherwise(self, s: Siege, n: int) -> str:
        return "3.stack.c" if n in leaders(s, self.side, self.place) else ""

    def chosen(self, s: Siege, c: int) -> None:
        s.then(self)
        destroy(s, c % VERB, "3.stack.b")
