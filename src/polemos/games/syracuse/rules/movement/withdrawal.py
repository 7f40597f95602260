"""Cavalry that is entered rides off before the enemy. Section 3.

It goes by the normal rules, also by sea [3.sea.a], but into no enemy (RULING-54).
"""

from dataclasses import dataclass

from polemos.games.syracuse.data import world
from polemos.games.syracuse.data.tables import IS_LEADER
from polemos.games.syracuse.data.world import CAMP, PLACES, ZONE_OF, ZONES
from polemos.games.syracuse.rules.battle.losses import check_stacks, trample
from polemos.games.syracuse.rules.movement.hindrance import refusals_move
from polemos.games.syracuse.rules.movement.movement import is_foe, land_way, load, marches, sea_way, voyages
from polemos.games.syracuse.rules.refusing import places
from polemos.games.syracuse.state import Decision, Refusal, Siege, put
from polemos.games.syracuse.verbs import PART, STAND, WITHDRAW
from polemos.kernel.flow import VERB, unless


@dataclass(slots=True, frozen=True)
class Yield(Decision):
    """Cavalry that is entered may ride off at once, up to four points, with its leaders (RULING-54) [3.stop.c].

    Together to one place, or one by one; if any stays the enemy must stop.
    """

    zone: int

    def clause(self) -> str:
        return "3.stop.c"

    def universe(self, s: Siege) -> list[int]:
        return [STAND, *places(WITHDRAW), PART]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        riders = self.riders(s)
        if c == STAND:
            return []
        if not riders:
            sick = bool(s.at[self.side * PLACES + self.zone])
            return [Refusal("event.23b" if sick else "3.stop.c", self.zone)]
        if WITHDRAW <= c < WITHDRAW + PLACES:
            return refusals_haven(s, self.side, self.zone, riders, c - WITHDRAW)
        return unless(c == PART and self.may_part(s, riders), "3.stop.c", self.zone)

    def riders(self, s: Siege) -> list[int]:
        """The pieces that may ride off."""
        return [u for u in s.at[self.side * PLACES + self.zone] if not s.stuck[u]]

    def may_part(self, s: Siege, riders: list[int]) -> bool:
        """Whether there are several, of which all together or any alone have somewhere to go."""
        parties = [riders, *([u] for u in riders)]
        return len(riders) > 1 and any(havens(s, self.side, self.zone, party) for party in parties)

    def options(self, s: Siege) -> list[int]:
        riders = self.riders(s)
        if not riders:
            return [STAND]
        found = [STAND] + [WITHDRAW + p for p in havens(s, self.side, self.zone, riders)]
        return [*found, PART] if self.may_part(s, riders) else found

    def chosen(self, s: Siege, c: int) -> None:
        pieces = self.riders(s)
        if c == STAND:
            return
        if c == PART:
            s.fleeing = pieces
            s.then(RideOff(self.side, self.zone))
        else:
            ride(s, self.side, self.zone, pieces, c % VERB)
            trample(s, 1 - self.side, self.zone)
            check_stacks(s, self.side)


@dataclass(slots=True, frozen=True)
class RideOff(Decision):
    """The pieces of a cavalry stack one by one [3.stop.c]; a leader does not stay alone of his own will [4.loss.b]."""

    zone: int

    def clause(self) -> str:
        return "3.stop.c"

    def universe(self, s: Siege) -> list[int]:
        return [STAND, *places(WITHDRAW)]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        if c == STAND:
            return unless(c in self.options(s), "4.loss.b", self.zone)
        if not WITHDRAW <= c < WITHDRAW + PLACES:
            return [Refusal("3.stop.c", self.zone)]
        return refusals_haven(s, self.side, self.zone, s.fleeing[:1], c - WITHDRAW)

    def options(self, s: Siege) -> list[int]:
        found = [WITHDRAW + p for p in havens(s, self.side, self.zone, s.fleeing[:1])]
        alone = IS_LEADER[s.fleeing[0]] and not s.field[self.side * PLACES + self.zone]
        return found if alone and found else [STAND, *found]

    def chosen(self, s: Siege, c: int) -> None:
        u = s.fleeing.pop(0)
        if c != STAND:
            ride(s, self.side, self.zone, [u], c % VERB)
        if s.fleeing:
            s.then(self)
        else:
            trample(s, 1 - self.side, self.zone)
            check_stacks(s, self.side)


def havens(s: Siege, side: int, zone: int, pieces: list[int]) -> list[int]:
    """Where cavalry may ride off to: by the normal rules, but into no enemy, no fort past him, and taking none."""
    found = marches(s, side, zone, pieces, world.movement.withdrawal, pinned=False)
    found += [p for p in voyages(s, side, zone, pieces, world.movement.withdrawal, pinned=False) if p not in found]
    safe = [p for p in found if ZONE_OF[p] != zone and not is_foe(s, side, ZONE_OF[p]) and friendly(s, side, p)]
    return sorted(safe)


def friendly(s: Siege, side: int, place: int) -> bool:
    """Whether a place is none inside the works of the enemy."""
    return not ZONES <= place < CAMP or s.forts[place - ZONES] == side + 1


def refusals_haven(s: Siege, side: int, zone: int, pieces: list[int], place: int) -> list[Refusal]:
    """Why cavalry may not ride off to a place."""
    if place in havens(s, side, zone, pieces):
        return []
    goal = ZONE_OF[place]
    if goal == zone or is_foe(s, side, goal) or not friendly(s, side, place):
        return [Refusal("3.stop.c", goal)]
    return refusals_move(s, side, zone, pieces, world.movement.withdrawal, place, False, False)


def ride(s: Siege, side: int, zone: int, pieces: list[int], place: int) -> None:
    """Pieces ride off to a place, over land if they can."""
    goal = ZONE_OF[place]
    if place in marches(s, side, zone, pieces, world.movement.withdrawal, pinned=False):
        way, _ = land_way(s, side, zone, goal, world.movement.withdrawal)
    else:
        way, _ = sea_way(s, side, zone, goal, pieces, world.movement.withdrawal)
        load(s, pieces, way)
    if s.heard is not None:
        for u in pieces:
            s.tell("moved", (u, zone, place), ("3.stop.c",))
        s.tell("withdrew", (side, zone, place), ("3.stop.c",))
    if any(not IS_LEADER[u] for u in pieces):
        for passed in way[1:]:
            trample(s, side, passed)
    for u in pieces:
        put(s, u, place)
