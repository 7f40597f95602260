"""Retreats: where the losers of a battle go, unit by unit. Section 4.

`s.fleeing` lists who has still to go, units before leaders; `s.refuge` the places where units have gone, for leaders.
"""

from dataclasses import dataclass

from polemos.board.search import Row, search
from polemos.games.syracuse.data import world
from polemos.games.syracuse.data.tables import BUILT, IS_LEADER, IS_SHIP
from polemos.games.syracuse.data.world import CAMP, LAND_STEPS, PLACES, SEA_NEXT, WALL_SIDE, WET, ZONE_OF, ZONES
from polemos.games.syracuse.rules.battle.losses import check_stacks, room, room_for, slay, trample
from polemos.games.syracuse.rules.movement import movement
from polemos.games.syracuse.rules.movement.movement import AFLOAT, by_sea, chained, coastal, is_foe, load, sea_way, shut
from polemos.games.syracuse.rules.refusing import places
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, destroy, holds_fort, put
from polemos.games.syracuse.verbs import RETREAT, RETREAT_ALL
from polemos.kernel.flow import VERB, unless


def flee(s: Siege, pieces: list[int]) -> None:
    """These pieces have to retreat: units first, leaders with them."""
    s.fleeing = [u for u in pieces if not IS_LEADER[u]] + [u for u in pieces if IS_LEADER[u]]
    s.refuge = []
    s.carried = []


@dataclass(slots=True, frozen=True)
class Retreat(Step):
    """Everybody on the list leaves the zone, one after another; stacks are looked at when all have gone [3.stack.a]."""

    side: int
    zone: int

    def run(self, s: Siege) -> None:
        if s.fleeing:
            s.then(FallBack(self.side, self.zone), self)
        else:
            s.refuge = []
            s.carried = []
            check_stacks(s, self.side)


def neighbours(s: Siege, side: int, zone: int) -> list[int]:
    """Zones into which a side may retreat from a zone, full ones included.

    No enemy units; not over a built enemy wall nor the chain, not into what is shut; rivers and heights do not matter
    (RULING-16) [4.ret.a].
    """
    closed = shut(s, side)
    if WET[zone]:
        return [b for b in SEA_NEXT[zone] if not closed >> b & 1 and not chained(s, zone, b) and not is_foe(s, side, b)]
    found: list[int] = []
    for b, _, wall in LAND_STEPS[zone]:
        barred = wall >= 0 and WALL_SIDE[wall] != side and s.walls[wall] == BUILT
        if not closed >> b & 1 and not barred and not is_foe(s, side, b):
            found.append(b)
    return found


def _beyond_full(s: Siege, side: int, zone: int, u: int) -> list[int]:
    """The zones that a unit can come to in its own element, passing only through full ones, and these themselves."""

    def onward(a: int, _: int) -> Row:
        return () if a != zone and room(s, side, a, u) else [(b, 1) for b in neighbours(s, side, a)]

    return search(ZONES, (zone,), ZONES, onward).order[1:]


def refuges(s: Siege, side: int, zone: int, u: int) -> list[int]:
    """Places to which a unit may retreat: an own fort in the zone, neighbouring zones, and beyond full ones.

    [4.ret.a, 4.ret.b, 4.ret.c, 4.fort.d]
    """
    found = [b for b in _beyond_full(s, side, zone, u) if room(s, side, b, u)]
    if not IS_SHIP[u]:
        fort = world.FORT_IN[zone]
        if fort >= 0 and holds_fort(s, side, fort) and room(s, side, ZONES + fort, u):
            found.append(ZONES + fort)
        if coastal(zone):
            found += [b for b in over_sea(s, side, zone, u) if b not in found]
    return sorted(found)


def over_sea(s: Siege, side: int, zone: int, u: int) -> list[int]:
    """Zones to which a unit may retreat by sea, under the conditions of transport [4.ret.b]."""
    lanes = movement.carriers(s, side, [u])
    if not lanes:
        return []
    ways = by_sea(s, side, zone, world.LAND_PM, lanes, True)
    landed = [node - AFLOAT for node in ways.order[1:] if node >= AFLOAT]
    return [b for b in landed if not WET[b] and not is_foe(s, side, b) and room(s, side, b, u)]


@dataclass(slots=True, frozen=True)
class FallBack(Decision):
    """The next unit retreats, alone or with all that are left [4.ret.a]; without a place to go it is lost [4.loss.a].

    A leader goes where units of his have gone (RULING-17).
    """

    zone: int

    def clause(self) -> str:
        return "4.ret.a"

    def universe(self, s: Siege) -> list[int]:
        return [*places(RETREAT), *places(RETREAT_ALL)]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        place, together = c % VERB, c - c % VERB == RETREAT_ALL
        u = s.fleeing[0]
        if c - place not in (RETREAT, RETREAT_ALL) or place >= PLACES:
            return [Refusal("4.ret.a", self.zone)]
        if IS_LEADER[u]:
            return unless(place in s.refuge and not together, "4.ret.a", ZONE_OF[place])
        found = refusals_refuge(s, self.side, self.zone, u, place)
        if found or not together:
            return found
        return unless(len(s.fleeing) > 1 and self.all_fit(s, place), "4.ret.c", ZONE_OF[place])

    def options(self, s: Siege) -> list[int]:
        u = s.fleeing[0]
        if IS_LEADER[u]:
            return [RETREAT + p for p in sorted(set(s.refuge))]
        places = refuges(s, self.side, self.zone, u)
        found = [RETREAT + p for p in places]
        if len(s.fleeing) > 1:
            found += [RETREAT_ALL + p for p in places if self.all_fit(s, p)]
        return found

    def all_fit(self, s: Siege, place: int) -> bool:
        """Whether all units that are left may go to one place, next to the zone or in it."""
        if place < ZONES and place not in neighbours(s, self.side, self.zone):
            return False
        return room_for(s, self.side, place, [v for v in s.fleeing if not IS_LEADER[v]])

    def run(self, s: Siege) -> None:
        u = s.fleeing[0]
        if s.loc[u] < 0:
            s.fleeing.pop(0)
            return
        opts = self.options(s)
        if len(opts) > 1:
            s.agenda.append(self)
            s.opts = opts
            s.actor = self.side
        elif opts:
            s.forced += 1
            self.chosen(s, opts[0])
        else:
            s.fleeing.pop(0)
            self.lost(s, u)

    def lost(self, s: Siege, u: int) -> None:
        """A unit that cannot retreat is eliminated [4.loss.a]; a leader is, if the enemy is in the zone [4.loss.b]."""
        if not IS_LEADER[u]:
            destroy(s, u, "4.loss.a")
        elif is_foe(s, self.side, self.zone) or WET[self.zone]:
            slay(s, u, "4.loss.b")

    def chosen(self, s: Siege, c: int) -> None:
        place = c % VERB
        if c - place == RETREAT_ALL:
            going, s.fleeing = s.fleeing, []
        else:
            going, s.fleeing = s.fleeing[:1], s.fleeing[1:]
        for u in going:
            if not IS_LEADER[u]:
                self.ship(s, u, place)
                trample(s, self.side, ZONE_OF[place])
                s.refuge.append(place)
            s.tell("retreated", (u, s.loc[u], place), ("4.ret.a",))
            put(s, u, place)

    def ship(self, s: Siege, u: int, place: int) -> None:
        """Ships that carry a unit have so much less room for the next [3.sea.d]."""
        if IS_SHIP[u] or place >= ZONES or place in _beyond_full(s, self.side, self.zone, u):
            return
        way, _ = sea_way(s, self.side, self.zone, place, [u], world.LAND_PM, True)
        load(s, [u], way)


def refusals_refuge(s: Siege, side: int, zone: int, u: int, place: int) -> list[Refusal]:
    """Why a unit may not retreat to a place; empty if it may."""
    if place in refuges(s, side, zone, u):
        return []
    goal = ZONE_OF[place]
    if place >= ZONES:
        if IS_SHIP[u]:
            return [Refusal("3.move.c", goal)]
        if goal != zone or place == CAMP:
            return [Refusal("4.ret.a", goal)]
        return [Refusal("4.ret.c" if holds_fort(s, side, place - ZONES) else "4.fort.d", goal)]
    found = movement.refusals_zone(s, side, goal) if goal != zone else []
    found += unless(goal != zone and not is_foe(s, side, goal), "4.ret.a", goal)
    if not IS_SHIP[u]:
        found += unless(not WET[goal], "3.sea.e", goal)
    elif not WET[goal]:
        found += unless(goal == world.CATANIA, "3.move.c", goal)
    if found:
        return found
    if WET[zone] and chained(s, zone, goal):
        return [Refusal("3.move.e", goal)]
    return [Refusal("4.ret.c" if goal in neighbours(s, side, zone) else "4.ret.a", goal)]
