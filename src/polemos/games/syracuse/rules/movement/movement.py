"""Where a group can go, at what price, and why not elsewhere. Section 3.

Land units and leaders have four movement points on land [1.k, 1.j], ships none to count [1.l]. Troops
aboard go over the sea as over plain ground, one point a zone [3.sea.c], if ships of their side wait in
every sea zone of the way [3.sea.b].
"""

from typing import Final

from polemos.board.search import Found, Row, Steps, search, stop
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
from polemos.kernel.flow import when

AFLOAT: Final = ZONES
"""Nodes of the search over the sea: zone before the group has been at sea, AFLOAT + zone afterwards."""
LONGEST: Final = sum(WET)
"""No way over the sea has more steps: each zone once, and Catania."""
NO_BORDER: Final = 99
"""What it costs to cross where there is no border: more than anybody has."""


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
    found += when(s.banned[side] >> zone & 1, "event.7", zone)
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


def _land_row(s: Siege, side: int, a: int, closed: int) -> list[tuple[int, int]]:
    """The steps over land out of a zone, with what heights, rivers and walls add, not into `closed`, a mask of zones.

    [3.cost.a, 3.cost.b, 3.cost.c, 3.cost.d, 3.cost.e, 3.cost.f]
    """
    walls = s.walls
    return [
        (b, cost + WALL_COST[walls[wall]] if wall >= 0 and WALL_SIDE[wall] != side else cost)
        for b, cost, wall in LAND_STEPS[a]
        if not closed >> b & 1
    ]


def _sea_row(s: Siege, a: int, closed: int, ships: bool) -> list[tuple[int, int]]:
    """The steps of ships out of a zone, which count none, or of troops aboard and ashore [3.sea.c, 3.move.e]."""
    steps = [(b, 1) for b in SEA_NEXT[a]] if ships else SHIP_STEPS[a]
    return [(b, cost) for b, cost in steps if not closed >> b & 1 and not chained(s, a, b)]


_BY_LAND: Final = 0
_BY_SEA: Final = 1
_SAILING: Final = 2
_KEPT: Final = 200
_ROWS: Final[dict[tuple[int, int, int, int, tuple[int, ...]], Steps]] = {}
"""By how one goes, side, closed zones, chain and walls: step rows, which change with them alone."""


def _rows(s: Siege, how: int, side: int) -> Steps:
    """The step rows of a side as works, walls and chain stand now."""
    closed = shut(s, side)
    # no wall stands in the way of ships
    key = (how, side, closed, s.chain, tuple(s.walls) if how != _SAILING else ())
    rows = _ROWS.get(key)
    if rows is None:
        if len(_ROWS) >= _KEPT:
            _ROWS.clear()
        if how == _SAILING:
            rows = [_sea_row(s, a, closed, True) for a in range(ZONES)]
        else:
            rows = [_land_row(s, side, a, closed) for a in range(ZONES)]
        if how == _BY_SEA:
            over = [[(AFLOAT + b, cost) for b, cost in _sea_row(s, a, closed, False)] for a in range(ZONES)]
            ashore = [[(AFLOAT + b, cost) for b, cost in row] for row in rows]
            rows = [[*rows[a], *over[a]] for a in range(ZONES)] + [[*ashore[a], *over[a]] for a in range(ZONES)]
        _ROWS[key] = rows
    return rows


def _enemies(s: Siege, side: int, start: int) -> bytearray:
    """By zone how many enemy units stand there; none at the start, which holds nobody back here."""
    base = (1 - side) * world.PLACES
    found = s.field[base : base + ZONES]
    found[start] = 0
    return found


def by_land(s: Siege, side: int, start: int, pm: int) -> Found:
    """Where a land group may march, stopping before nothing but the enemy [3.stop.a, 3.move.b]."""
    return search(ZONES, (start,), pm, stop, _rows(s, _BY_LAND, side), _enemies(s, side, start))


def by_sea(s: Siege, side: int, start: int, pm: int, lanes: int, at_once: bool) -> Found:
    """The same with a voyage in it: `lanes` is the mask of the sea zones whose ships can carry the group.

    The group may march to a shore, sail, land and march on [3.sea.a, 3.sea.c]; nodes from AFLOAT on lie behind it.
    at_once: it embarks where it stands, for it retreats [4.ret.b].
    """
    afloat = AFLOAT + start
    first = afloat if WET[start] else start
    rows = _rows(s, _BY_SEA, side)
    enemies = _enemies(s, side, start) * 2
    closed = [AFLOAT + zone for zone in world.SEAS if not lanes >> zone & 1 and zone != start]
    if first != afloat:
        # nobody sails out and back to go on from where he was
        closed.append(afloat)
    if not at_once:
        return search(2 * ZONES, (first,), pm, stop, rows, enemies, closed=closed)

    def onward(node: int, _: int) -> Row:
        return [(into, cost) for into, cost in rows[node] if into >= AFLOAT] if node == first else ()

    enemies[first] = 1
    return search(2 * ZONES, (first,), pm, onward, rows, enemies, closed=closed)


def sailing(s: Siege, side: int, start: int) -> Found:
    """Where ships may go: any number of sea zones, stopping at the enemy, never across a built chain.

    [1.l, 3.move.c, 3.stop.a, 3.move.e, 3.map.b, 3.map.d]
    """
    return search(ZONES, (start,), LONGEST, stop, _rows(s, _SAILING, side), _enemies(s, side, start))


def carriers(s: Siege, side: int, group: list[int]) -> int:
    """Mask of the sea zones through which a land group can be carried now.

    There must be own ships and no enemy ones, with as many PF, less what they have carried in this action, as the group
    [3.sea.b, 3.sea.d] (RULING-18). Troops that came by sea this turn have ships of their own [3.sea.f]; leaders take no
    room (RULING-5).
    """
    land = [u for u in group if IS_LAND[u]]
    load = strength(s, [u for u in land if not s.arrived[u]])
    need_ships = load > 0 or not land
    own, enemy = side * world.PLACES, (1 - side) * world.PLACES
    field, carried = s.field, s.carried
    mask = 0
    for zone in world.SEAS:
        if field[enemy + zone] or (need_ships and not field[own + zone]):
            continue
        if load and strength(s, s.at[own + zone]) - (carried[zone] if carried else 0) < load:
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
        return sorted(sailing(s, side, start).order[1:])
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
    found = [zone for zone in ways.order[1:] if armed or not field[base + zone]]
    if any(s.loc[u] != start for u in group):
        found.append(start)
    return sorted(found) + _insides(s, side, group, ways.left, armed)


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
    for node in ways.order[1:]:
        zone = node - AFLOAT
        if zone >= 0:
            if WET[zone]:
                if not armed and s.field[side * world.PLACES + zone]:
                    found.append(zone)
            elif armed or not s.field[base + zone]:
                found.append(zone)
    return sorted(found) + [p for p in _insides(s, side, group, ways.left[AFLOAT:], armed) if world.ZONE_OF[p] != start]


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
        return ways.way(goal), ways.left[goal]
    best: tuple[int, int, int] = (9, 0, 0)
    for a, _, _ in LAND_STEPS[goal]:
        if ways.left[a] < 0 or (is_foe(s, side, a) and a != start):
            continue
        price = _price(s, side, a, goal)
        rest = ways.left[a] - price
        if rest >= 0:
            best = min(best, (burden(s, side, a, goal), -rest, a))
    return [*ways.way(best[2]), goal], -best[1]


def _price(s: Siege, side: int, a: int, b: int) -> int:
    """What it costs to cross one border of land."""
    return dict(_land_row(s, side, a, 0)).get(b, NO_BORDER)


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
        best = (9, -ways.left[end], ways.way(end)[-2])
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
        return [node % ZONES for node in (*ways.way(best[2]), end)], -best[1]
    return [node % ZONES for node in ways.way(end)], ways.left[end]


def fleet_way(s: Siege, side: int, start: int, goal: int) -> list[int]:
    """The zones through which ships go, both ends included."""
    return sailing(s, side, start).way(goal)


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
