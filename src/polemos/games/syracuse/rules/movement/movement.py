"""Where a group can go, at what price, and why not elsewhere. Section 3.

Land units and leaders have four movement points on land [1.k, 1.j], ships none to count [1.l]. Troops
aboard go over the sea as over plain ground, one point a zone [3.sea.c], if ships of their side wait in
every sea zone of the way [3.sea.b].
"""

from typing import Final

from polemos.games.syracuse.data import world
from polemos.games.syracuse.data.tables import BUILT, CAVALRY, DESTROYED, IS_LAND, IS_LEADER, IS_SHIP, UNIT_TYPE
from polemos.games.syracuse.data.world import (
    LAND_STEPS,
    SEA_NEXT,
    SHIP_STEPS,
    SYRACUSE,
    WALL_COST,
    WALL_SIDE,
    WET,
    ZONES,
)
from polemos.games.syracuse.state import Refusal, Siege, leaders, strength

UNREACHED: Final = -1
AFLOAT: Final = ZONES
"""Nodes of the search over the sea: zone before the group has been at sea, AFLOAT + zone afterwards."""


def _only(side: int) -> int:
    return sum([1 << zone for zone in range(ZONES) if world.ONLY[zone] == 1 - side])


SHUT: Final = (_only(world.ATHENS), _only(SYRACUSE))
"""By side: mask of the zones that belong to the enemy alone [3.move.d, 5.fortif.d].

The city is among them (RULING-32); walls only cost points (RULING-57).
"""
CAMP_ZONES: Final = sum([1 << zone for zone in range(ZONES) if world.OF_CAMP[zone]])


def shut(s: Siege, side: int) -> int:
    """Mask of the zones that a side may not enter now.

    The works of the other side [5.fortif.d]; for Syracuse the camp and its anchorage until the camp has been built and
    destroyed (RULING-33) [3.map.c]; zones of enemy archers after S7 [event.7].
    """
    mask = SHUT[side] | s.banned[side]
    if side == SYRACUSE and s.camp != DESTROYED:
        mask |= CAMP_ZONES
        if s.option_set.open_camp and not s.camp:
            mask &= ~(1 << world.CAMP_ZONE) | s.banned[side]
    return mask


def clause_of_owner(zone: int) -> str:
    """The clause that keeps a zone to its owner: docks of their own, or else the city and Catania."""
    return "5.fortif.d" if WET[zone] else "3.move.d"


def refusals_zone(s: Siege, side: int, zone: int) -> list[Refusal]:
    """Why a side may not enter a zone, enemies apart."""
    found: list[Refusal] = []
    if world.ONLY[zone] == 1 - side:
        found.append(Refusal(clause_of_owner(zone), zone))
    if s.banned[side] >> zone & 1:
        found.append(Refusal("event.7", zone))
    if side == SYRACUSE and world.OF_CAMP[zone] and shut(s, side) & ~s.banned[side] >> zone & 1:
        found.append(Refusal("3.map.c" if WET[zone] else "5.fortif.d", zone))
    return found


def is_foe(s: Siege, side: int, zone: int) -> bool:
    """Whether enemy units stand in a zone; a garrison inside a fort is not in the zone (RULING-22) [4.fort.a]."""
    return s.field[(1 - side) * world.PLACES + zone] > 0


def chained(s: Siege, a: int, b: int) -> bool:
    """Whether a built chain bars the way between two sea zones, to both sides alike [3.move.e, 5.chain.c]."""
    return s.chain == BUILT and world.is_chain(a, b)


# ---------------------------------------------------------------- searches


class Ways:
    """What a search found: movement points left at each node and the node before it."""

    __slots__ = ("left", "via")

    left: list[int]
    via: list[int]

    def __init__(self, nodes: int) -> None:
        self.left = [UNREACHED] * nodes
        self.via = [UNREACHED] * nodes


def by_land(s: Siege, side: int, start: int, pm: int) -> Ways:
    """Where a land group may march: costs of heights, rivers and walls added, stopping before nothing but the enemy.

    [3.cost.a, 3.cost.b, 3.cost.c, 3.cost.d, 3.cost.e, 3.cost.f, 3.stop.a, 3.move.b]
    """
    ways = Ways(ZONES)
    left, via = ways.left, ways.via
    left[start] = pm
    closed = shut(s, side)
    walls, field = s.walls, s.field
    base = (1 - side) * world.PLACES
    fronts: list[list[int]] = [[] for _ in range(pm + 1)]
    fronts[pm].append(start)
    for points in range(pm, 0, -1):
        for a in fronts[points]:
            if left[a] != points or (field[base + a] and a != start):
                continue
            for b, cost, wall in LAND_STEPS[a]:
                if wall >= 0 and WALL_SIDE[wall] != side:
                    cost += WALL_COST[walls[wall]]
                rest = points - cost
                if rest > left[b] and not closed >> b & 1:
                    left[b] = rest
                    via[b] = a
                    fronts[rest].append(b)
    return ways


def by_sea(s: Siege, side: int, start: int, pm: int, lanes: int, at_once: bool) -> Ways:
    """The same with a voyage in it: `lanes` is the mask of the sea zones whose ships can carry the group.

    The group may march to a shore, sail, land and march on [3.sea.a, 3.sea.c]; nodes from AFLOAT on lie behind it.
    at_once: it embarks where it stands, for it retreats [4.ret.b].
    """
    ways = Ways(2 * ZONES)
    left, via = ways.left, ways.via
    first = AFLOAT + start if WET[start] else start
    left[first] = pm
    # nobody sails out and back to go on from where he was
    closed = shut(s, side) | 1 << start
    walls, field = s.walls, s.field
    base = (1 - side) * world.PLACES
    fronts: list[list[int]] = [[] for _ in range(pm + 1)]
    fronts[pm].append(first)
    for points in range(pm, 0, -1):
        for node in fronts[points]:
            a = node % ZONES
            if left[node] != points or (field[base + a] and node != first):
                continue
            layer = node - a
            for b, cost, wall in LAND_STEPS[a] if layer or not at_once else ():
                if wall >= 0 and WALL_SIDE[wall] != side:
                    cost += WALL_COST[walls[wall]]
                if points - cost > left[layer + b] and not closed >> b & 1:
                    left[layer + b] = points - cost
                    via[layer + b] = node
                    fronts[points - cost].append(layer + b)
            for b, cost in SHIP_STEPS[a]:
                into = AFLOAT + b
                if points - cost > left[into] and not closed >> b & 1 and (lanes >> b & 1 or not WET[b]):
                    if not (WET[a] and WET[b] and chained(s, a, b)):
                        left[into] = points - cost
                        via[into] = node
                        fronts[points - cost].append(into)
    return ways


def sailing(s: Siege, side: int, start: int) -> Ways:
    """Where ships may go: any number of sea zones, stopping at the enemy, never across a built chain.

    [1.l, 3.move.c, 3.stop.a, 3.move.e, 3.map.b, 3.map.d]
    """
    ways = Ways(ZONES)
    left, via = ways.left, ways.via
    left[start] = 0
    closed = shut(s, side)
    field = s.field
    base = (1 - side) * world.PLACES
    queue = [start]
    for a in queue:
        if field[base + a] and a != start:
            continue
        for b in SEA_NEXT[a]:
            if left[b] == UNREACHED and not closed >> b & 1 and not chained(s, a, b):
                left[b] = 0
                via[b] = a
                queue.append(b)
    return ways


def carriers(s: Siege, side: int, group: list[int]) -> int:
    """Mask of the sea zones through which a land group can be carried now.

    There must be own ships and no enemy ones, with as many PF, less what they have carried in this action, as the group
    [3.sea.b, 3.sea.d] (RULING-18). Troops that came by sea this turn have ships of their own [3.sea.f]; leaders take no
    room (RULING-5).
    """
    land = [u for u in group if IS_LAND[u]]
    load = strength(s, [u for u in land if not s.arrived[u]])
    own = side * world.PLACES
    mask = 0
    for zone in range(ZONES):
        if WET[zone] and not s.field[(1 - side) * world.PLACES + zone]:
            if load or not land:
                if not s.field[own + zone]:
                    continue
                if load:
                    there = strength(s, list(s.at[own + zone]))
                    if there - (s.carried[zone] if s.carried else 0) < load:
                        continue
            mask |= 1 << zone
    return mask


def load(s: Siege, group: list[int], way: list[int]) -> None:
    """The ships on the way have carried so many PF in this action (RULING-18) [3.sea.d]."""
    pf = strength(s, [u for u in group if IS_LAND[u] and not s.arrived[u]])
    if pf:
        if not s.carried:
            s.carried = [0] * ZONES
        for zone in way:
            if WET[zone]:
                s.carried[zone] += pf


# ---------------------------------------------------------------- destinations


def fleet(group: list[int]) -> bool:
    """Whether a group goes by itself over the sea: it has ships in it."""
    return any(IS_SHIP[u] for u in group)


def kept_inside(s: Siege, side: int, start: int, group: list[int]) -> bool:
    """Whether pieces of a group are inside works whose zone is closed to them after S7 (RULING-40) [event.7]."""
    return bool(s.banned[side] >> start & 1) and any(s.loc[u] != start for u in group)


def marches(s: Siege, side: int, start: int, group: list[int], pm: int, pinned: bool = True) -> list[int]:
    """Places that a group can reach in its own element, ascending.

    pinned: whether enemy units in its own zone hold it; they do not hold cavalry that rides off.
    """
    if fleet(group):
        ways = sailing(s, side, start)
        return [zone for zone in range(ZONES) if ways.left[zone] >= 0 and zone != start]
    if WET[start]:
        return []
    if kept_inside(s, side, start, group):
        return []
    base = (1 - side) * world.PLACES
    if pinned and is_foe(s, side, start):
        # out of a fort into the midst of the enemy, and no further [3.stop.b]
        inside = any(s.loc[u] >= ZONES for u in group) and any(IS_LAND[u] for u in group)
        return [start] if inside else []
    ways = by_land(s, side, start, pm)
    armed = any(IS_LAND[u] for u in group)
    field = s.field
    found = [
        zone for zone in range(ZONES) if ways.left[zone] >= 0 and zone != start and (armed or not field[base + zone])
    ]
    if any(s.loc[u] != start for u in group):
        found.append(start)
        found.sort()
    return found + _insides(s, side, group, ways.left, armed)


def _insides(s: Siege, side: int, group: list[int], left: list[int], armed: bool) -> list[int]:
    """Forts and the camp that a group can enter: own ones at no cost, empty ones of the enemy for one point.

    No enemy unit may stand in the zone around (RULING-23) [4.fort.h].
    """
    found: list[int] = []
    base = (1 - side) * world.PLACES
    for fort in range(world.FORT_COUNT):
        owner = s.forts[fort] - 1
        zone = world.FORT_ZONE[fort]
        if owner != world.NEITHER and left[zone] >= 0 and not s.field[base + zone]:
            if owner == side:
                if any(s.loc[u] != ZONES + fort for u in group):
                    found.append(ZONES + fort)
            elif armed and left[zone] >= world.movement.empty_fort and not s.field[base + ZONES + fort]:
                found.append(ZONES + fort)
    if (
        side == world.ATHENS
        and s.camp == BUILT
        and left[world.CAMP_ZONE] >= 0
        and any(s.loc[u] != world.CAMP for u in group)
    ):
        found.append(world.CAMP)
    return found


def voyages(s: Siege, side: int, start: int, group: list[int], pm: int, pinned: bool = True) -> list[int]:
    """Places that a land group can reach with a voyage: it must end on land [3.sea.e].

    Forts and the camp are land too (RULING-66). Leaders alone may join own ships at sea (RULING-5).
    pinned: as for `marches`.
    """
    if fleet(group) or (pinned and not WET[start] and is_foe(s, side, start)) or kept_inside(s, side, start, group):
        return []
    lanes = carriers(s, side, group)
    if not lanes:
        return []
    ways = by_sea(s, side, start, pm, lanes, False)
    armed = any(IS_LAND[u] for u in group)
    base = (1 - side) * world.PLACES
    found: list[int] = []
    for zone in range(ZONES):
        if ways.left[AFLOAT + zone] >= 0 and zone != start:
            if WET[zone]:
                if not armed and s.field[side * world.PLACES + zone]:
                    found.append(zone)
            elif armed or not s.field[base + zone]:
                found.append(zone)
    return found + [p for p in _insides(s, side, group, ways.left[AFLOAT:], armed) if world.ZONE_OF[p] != start]


def deserts_leader(s: Siege, side: int, start: int, group: list[int]) -> bool:
    """Whether a fleet that leaves would leave a leader at sea without ships (RULING-5)."""
    if not WET[start] or not fleet(group):
        return False
    left_behind = [u for u in s.at[side * world.PLACES + start] if u not in group]
    return bool(left_behind) and all(IS_LEADER[u] for u in left_behind)


# ---------------------------------------------------------------- the way itself


def land_way(s: Siege, side: int, start: int, goal: int, pm: int) -> tuple[list[int], int]:
    """The zones of a march to a zone, both ends included, and the points left.

    Into a zone of the enemy it takes the border that serves best in battle, of such the cheapest (RULING-65).
    """
    ways = by_land(s, side, start, pm)
    if goal == start:
        return [start], pm
    if not is_foe(s, side, goal):
        return _trace(ways, goal), ways.left[goal]
    best: tuple[int, int, int] = (9, 0, 0)
    for a, _, _ in LAND_STEPS[goal]:
        if ways.left[a] < 0 or (is_foe(s, side, a) and a != start):
            continue
        price = _price(s, side, a, goal)
        rest = ways.left[a] - price
        if rest >= 0:
            best = min(best, (burden(s, side, a, goal), -rest, a))
    return [*_trace(ways, best[2]), goal], -best[1]


def _price(s: Siege, side: int, a: int, b: int) -> int:
    """What it costs to cross one border of land."""
    for into, cost, wall in LAND_STEPS[a]:
        if into == b:
            return cost + (WALL_COST[s.walls[wall]] if wall >= 0 and WALL_SIDE[wall] != side else 0)
    return 99


def burden(s: Siege, side: int, a: int, b: int) -> int:
    """How many column shifts against the attacker a way into a zone may bring (see reckoning.py)."""
    wall = world.WALL_AT[a * ZONES + b]
    return (
        world.RIVER[a * ZONES + b]
        + int(wall >= 0 and WALL_SIDE[wall] != side and s.walls[wall] == BUILT)
        + int(world.KIND[b] == world.RAISED and world.KIND[a] != world.RAISED)
    )


def sea_way(
    s: Siege, side: int, start: int, goal: int, group: list[int], pm: int, at_once: bool = False
) -> tuple[list[int], int]:
    """The zones of a voyage, both ends included, and the points left.

    Against the enemy the group rather lands beside him and marches than lands under his eyes (RULING-65).
    """
    ways = by_sea(s, side, start, pm, carriers(s, side, group), at_once)
    end = AFLOAT + goal
    if not WET[goal] and is_foe(s, side, goal):
        best = (9, -ways.left[end], ways.via[end])
        for a, _, _ in LAND_STEPS[goal]:
            rest = ways.left[AFLOAT + a] - _price(s, side, a, goal)
            if rest >= 0 and not is_foe(s, side, a):
                best = min(best, (burden(s, side, a, goal), -rest, AFLOAT + a))
        for b in world.COAST_NEXT[goal]:
            rest = (
                ways.left[AFLOAT + b]
                - world.ZONE_COST
                - (world.movement.raised if world.KIND[goal] == world.RAISED else 0)
            )
            if rest >= 0:
                best = min(best, (1 + int(world.KIND[goal] == world.RAISED), -rest, AFLOAT + b))
        return [node % ZONES for node in (*_trace(ways, best[2]), end)], -best[1]
    return [node % ZONES for node in _trace(ways, end)], ways.left[end]


def fleet_way(s: Siege, side: int, start: int, goal: int) -> list[int]:
    """The zones through which ships go, both ends included."""
    return _trace(sailing(s, side, start), goal)


def _trace(ways: Ways, node: int) -> list[int]:
    path = [node]
    while ways.via[path[-1]] != UNREACHED:
        path.append(ways.via[path[-1]])
    path.reverse()
    return path


# ---------------------------------------------------------------- who is there


def only_cavalry(s: Siege, side: int, zone: int) -> bool:
    """Whether a side has cavalry, and no other units, in a land zone [3.stop.c]."""
    there = s.at[side * world.PLACES + zone]
    return s.field[side * world.PLACES + zone] > 0 and all(UNIT_TYPE[u] == CAVALRY or IS_LEADER[u] for u in there)


def borders(s: Siege, side: int, zone: int) -> list[int]:
    """Neighbouring zones of the same element to which a side could cross, not over a built chain."""
    closed = shut(s, side)
    if WET[zone]:
        return [b for b in SEA_NEXT[zone] if not closed >> b & 1 and not chained(s, zone, b)]
    return [b for b, _, _ in LAND_STEPS[zone] if not closed >> b & 1]


def coastal(zone: int) -> bool:
    """Whether troops can embark in a zone."""
    return bool(world.COAST_NEXT[zone])


def garrison(s: Siege, side: int, fort: int) -> list[int]:
    """Pieces of a side inside a fort."""
    return list(s.at[side * world.PLACES + ZONES + fort])


def lone(s: Siege, side: int, zone: int) -> list[int]:
    """Leaders of a side who are alone in a zone."""
    return leaders(s, side, zone) if not s.field[side * world.PLACES + zone] else []
