"""Why a group cannot go to a place: what forbids it at once, or else what is in the way. Section 3.

What is in the way is found by taking it away: on a copy of the siege all that could hinder the group is gone, and each
hindrance is put back unless the place then cannot be reached. What is left is in the way, and nothing else is.
"""

from typing import Final

from polemos.games.syracuse.data import world
from polemos.games.syracuse.data.tables import BUILT, DESTROYED, IS_LAND, NOT_BUILT
from polemos.games.syracuse.data.world import ATHENS, CAMP, CATANIA, FORT_IN, NEITHER, PLACES, WET, ZONE_OF, ZONES
from polemos.games.syracuse.rules.movement import movement
from polemos.games.syracuse.rules.movement.movement import fleet, is_foe, kept_inside, marches, refusals_zone, voyages
from polemos.games.syracuse.state import Refusal, Siege
from polemos.kernel.flow import copy, unless, when

FAR: Final = 99
"""More movement points than any way costs."""
ROOMY: Final = -999
"""PF that ships have carried already where there is room for everybody."""

HINDRANCES: Final = ("3.map.c", "1.k", "3.cost.e", "3.cost.d", "3.sea.d", "3.sea.b", "3.stop.a", "event.7", "3.move.e")
"""What can be in the way, by the clause that puts it there, the plainest first.

It is put back first, and so named only where nothing more telling explains all.
"""
(WORKS, DISTANCE, RUINS, WALLS, LOAD, SHIPS, ENEMIES, ARCHERS, CHAIN) = range(len(HINDRANCES))


def _without(s: Siege, side: int, gone: list[int]) -> Siege:
    """The siege without some hindrances of a side."""
    ghost = copy(s)
    for what in gone:
        if what in (RUINS, WALLS):
            state = DESTROYED if what == RUINS else BUILT
            ghost.walls = [NOT_BUILT if wall == state else wall for wall in ghost.walls]
        elif what == LOAD:
            ghost.carried = [ROOMY] * ZONES
        elif what == SHIPS:
            for zone in range(ZONES):
                ghost.field[side * PLACES + zone] += WET[zone]
        elif what == WORKS:
            ghost.camp = DESTROYED if side == world.SYRACUSE else s.camp
        elif what == CHAIN:
            ghost.chain = NOT_BUILT
        elif what == ARCHERS:
            ghost.banned = [0, 0]
        elif what == ENEMIES:
            for place in range(PLACES):
                ghost.field[(1 - side) * PLACES + place] = 0
    return ghost


class Errand:
    """A group that would go somewhere, by itself or, with `ship`, aboard."""

    __slots__ = ("group", "pinned", "pm", "ship", "side", "start")

    def __init__(self, side: int, start: int, group: list[int], pm: int, ship: bool, pinned: bool) -> None:
        self.side: int = side
        self.start: int = start
        self.group: list[int] = group
        self.pm: int = pm
        self.ship: bool = ship
        self.pinned: bool = pinned

    def reaches(self, s: Siege, place: int, pm: int) -> bool:
        """Whether the group can go to a place with so many points."""
        search = voyages if self.ship else marches
        return place in search(s, self.side, self.start, self.group, pm, self.pinned)

    def hindrances(self, s: Siege, place: int) -> list[str]:
        """The clauses that are in the way to a place, the most telling first; none where no way leads there at all."""
        gone = list(range(len(HINDRANCES)))
        if not self.reaches(_without(s, self.side, gone), place, FAR):
            return []
        for what in range(len(HINDRANCES)):
            fewer = [other for other in gone if other != what]
            if self.reaches(_without(s, self.side, fewer), place, FAR if DISTANCE in fewer else self.pm):
                gone = fewer
        if (RUINS in gone or WALLS in gone) and DISTANCE not in gone:
            # they bar no way, but make it too long
            gone.insert(0, DISTANCE)
        return [HINDRANCES[what] for what in gone[::-1]]


def refusals_move(
    s: Siege, side: int, start: int, group: list[int], pm: int, place: int, ship: bool, pinned: bool = True
) -> list[Refusal]:
    """Why a group may not go to a place, by itself or, with `ship`, aboard; empty if it may."""
    if not 0 <= place < PLACES:
        return [Refusal("3.act.b", start)]
    if movement.deserts_leader(s, side, start, group):
        return [Refusal("3.sea.e", start)]
    errand = Errand(side, start, group, pm, ship, pinned)
    if errand.reaches(s, place, pm):
        return []
    goal = ZONE_OF[place]
    found = _at_once(s, errand, place)
    if not found and place >= ZONES and (goal == start or errand.reaches(s, goal, pm)):
        # no point is left for the empty fort
        return [Refusal("4.fort.h", goal)]
    found = found or [Refusal(clause, goal) for clause in errand.hindrances(s, place)]
    return found or [Refusal("3.sea.a" if ship else "1.l" if fleet(group) else "1.k", goal)]


def _at_once(s: Siege, errand: Errand, place: int) -> list[Refusal]:
    """What forbids a place whatever lies between: the place itself, or where the group is.

    Ships keep to the sea [3.move.c] and are not carried [3.sea.a]; a leader goes to no enemy without troops [4.loss.b].
    """
    side, start, group, zone = errand.side, errand.start, errand.group, ZONE_OF[place]
    armed = any(IS_LAND[u] for u in group)
    found = refusals_zone(s, side, zone) if zone != start else []
    if fleet(group):
        found += unless(not errand.ship, "3.sea.a", start)
        found += unless(place < ZONES and (WET[zone] == 1 or zone == CATANIA), "3.move.c", zone)
    else:
        found += _on_foot(s, errand, place, armed)
    if place >= ZONES:
        found += _inside(s, side, place, armed)
    elif not armed and not fleet(group):
        found += unless(not is_foe(s, side, zone), "4.loss.b", zone)
    there = all(s.loc[u] == place for u in group) or (errand.ship and zone == start)
    return found + unless(not there, "3.cost.a", zone)


def _on_foot(s: Siege, errand: Errand, place: int, armed: bool) -> list[Refusal]:
    """What forbids a way to troops and leaders: that it starts or ends at sea, or that the enemy holds them.

    [3.move.b, 3.sea.e, event.7, 3.stop.a, 3.stop.b]
    """
    side, start, zone = errand.side, errand.start, ZONE_OF[place]
    found = when(not errand.ship and (WET[start] or WET[zone]), "3.move.b", zone)
    if errand.ship and WET[zone] and (armed or not s.field[side * PLACES + zone]):
        found.append(Refusal("3.sea.e", zone))
    found += when(kept_inside(s, side, start, errand.group), "event.7", start)
    if errand.pinned and not WET[start] and is_foe(s, side, start) and place != start:
        inside = any(s.loc[u] >= ZONES for u in errand.group)
        found.append(Refusal("3.stop.b" if inside else "3.stop.a", start))
    return found


def _inside(s: Siege, side: int, place: int, armed: bool) -> list[Refusal]:
    """What forbids to go inside a fort or the camp [4.fort.e, 4.fort.h, 5.fort.b, 5.fortif.c, 5.fortif.e]."""
    zone = ZONE_OF[place]
    if place == CAMP:
        return unless(side == ATHENS, "5.fortif.c", zone) or unless(s.camp == BUILT, "5.fortif.e", zone)
    owner = s.forts[FORT_IN[zone]] - 1
    if owner == NEITHER:
        return [Refusal("5.fort.b", zone)]
    found = unless(not is_foe(s, side, zone), "4.fort.e", zone) + unless(not is_foe(s, side, zone), "4.fort.h", zone)
    if owner != side:
        found += unless(armed and not is_foe(s, side, place), "4.fort.h", zone)
    return found
