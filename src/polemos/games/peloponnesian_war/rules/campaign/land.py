"""Where troops can go by land, and at what price: over areas first, then from hex to hex. Sections 16.1 to 16.3, 8.3.

One search answers for both [1.2d]: besides the hexes it knows one space more, DOWN, from which a group is put down
anywhere that area movement reaches. Of the search `War.found` keeps the points left by land place, for the choice that
follows.
"""

from collections.abc import Sequence
from typing import Final

from polemos.board.search import UNREACHED, Found, Row, Steps, of_one, search
from polemos.games.peloponnesian_war.codes import MUCH
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import MOVEMENT
from polemos.games.peloponnesian_war.data.world import AREA_AT, AREA_NEXT, AREAS, LAND, LAND_NEXT, MOUNTED, ON_FOOT
from polemos.games.peloponnesian_war.rules.campaign import entry, stacks
from polemos.games.peloponnesian_war.rules.campaign.front import Front as Front
from polemos.games.peloponnesian_war.rules.campaign.front import front_of as front_of
from polemos.games.peloponnesian_war.rules.campaign.front import is_camp as is_camp
from polemos.games.peloponnesian_war.rules.campaign.front import last_front as last_front
from polemos.games.peloponnesian_war.rules.campaign.front import stops as stops
from polemos.games.peloponnesian_war.rules.campaign.landings import Edge
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import War

DOWN: Final = LAND
"""The space beside the land places from which area movement puts a group down."""
NEVER: Final = -1
"""Points for area movement of a group that has begun to go from hex to hex [16.2.2]."""
_COSTS: Final = MOVEMENT.land
#: By area: all areas that are connected with it by land have the same number.
MAINLAND: Final[tuple[int, ...]] = tuple(
    [min(search(AREAS, [area], AREAS, steps=of_one(AREA_NEXT)).order) for area in range(AREAS)]
)
DEAREST: Final[int] = max([cost for row in ON_FOOT for _, cost in row])
"""What the dearest step costs."""
_SHUT: Final[int] = MUCH
"""More points than anybody has: what is said, while a search lasts, to be left in a hex where the group may not be."""
_NOWHERE: Final[Steps] = ((),) * (LAND + 1)


# ---------------------------------------------------------------------------------------------------- the group's way


def price_by_areas(s: War, side: int, start: int, points: int, goal: int) -> int:
    """What area movement to a hex costs, more than anybody has if it does not lead there [16.2.1]."""
    shut = entry.closed(s, side, s.group, start)
    within = dict(front_of(s, side).areas_within(AREA_AT[start], points, shut))
    return MUCH if stacks.enemies_at(s, side, goal) else within.get(AREA_AT[goal], MUCH)


def ways(s: War, side: int, points: int, afar: int, fresh: bool) -> Found:
    """Everywhere that the moving group of a side can go from where it is by land: see `ways_of`."""
    return ways_of(s, front_of(s, side), points, afar, fresh)


def ways_of(s: War, front: Front, points: int, afar: int, fresh: bool) -> Found:
    """Everywhere that the moving group can go from where it is by land.

    points: what it has left; afar: what it would have left had it come by area movement alone, NEVER if it has gone
    from hex to hex; fresh: it has not moved yet, and may always enter one hex [16.3.1]. A group that is invested goes
    nowhere [10.2.2d, 16.2.1].
    """
    group, start = s.group, stacks.here(s)
    within = [piece for piece in group if s.inside[piece]]
    if within and stacks.shut_in(s, within[0]) != NO_TARGET:  # all are in one place
        return search(LAND + 1, [start], 0, steps=_NOWHERE)
    mounted = stacks.rides(group)
    shut = entry.closed(s, front.side, group, start)
    ask = bytearray(front.closed(shut, _most(s, group)))
    ask[start] = ask[DOWN] = 1
    first: dict[int, Row] = {start: _first_steps(front, start, mounted, points if fresh else 0)}
    if afar >= _COSTS.area:
        first[DOWN] = front.put_down(AREA_AT[start], afar, points - afar, shut)
    return search(LAND + 1, first, points, lambda space, _left: first.get(space), front.rows(mounted), ask)


def reach(s: War, front: Front, points: int, afar: int, fresh: bool) -> tuple[list[int], list[int]]:
    """The same, told faster: by space the points that are left there, and the hexes that are reached, ascending.

    Where the group is does not count. Where area movement puts it down is kept with the front; from there, and from
    where it is, the search goes on from hex to hex as `search` does.
    """
    group, start = s.group, stacks.here(s)
    if front.lone or not points or (s.inside[group[0]] and stacks.shut_in(s, group[0]) != NO_TARGET):
        ways = ways_of(s, front, points, afar, fresh)
        return ways.left, sorted([place for place in ways.order if place not in (start, DOWN)])
    mounted = stacks.rides(group)
    shut = entry.closed(s, front.side, group, start)
    ask, rows = front.closed(shut, _most(s, group)), front.rows(mounted)
    first = _first_steps(front, start, mounted, points if fresh else 0)
    if afar < _COSTS.area:
        left = [UNREACHED] * (LAND + 1)
        left[start] = points
        return left, sorted(_spread(left, points, first, (), rows, ask))
    landing = front.landing(AREA_AT[start], afar, mounted, shut)
    left, before = landing.left.copy(), landing.left
    left[start] = points
    found = _spread(left, points, first, landing.edges, rows, ask)
    ends = sorted([*landing.places, *[place for place in found if before[place] < 0]])
    if before[start] >= 0:
        ends.remove(start)
    return left, ends


def _spread(
    left: list[int], points: int, first: Row, edges: Sequence[tuple[int, list[Edge]]], rows: list[Row], ask: bytes
) -> list[int]:
    """The hexes to which steps lead for which there were fewer points before, in `left`, or none.

    first: the first steps of all, with so many points; edges: hexes out of which steps lead as well, by points.
    """
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    waiting: list[list[Edge]] = [[] for _ in range(points + 1)]
    for here, some in edges:
        waiting[here] += some
    for into, cost in first:
        rest = points - cost
        if rest > left[into]:
            left[into] = rest
            buckets[rest].append(into)
    found: list[int] = []
    shut: list[int] = []
    for now in range(points, -1, -1):
        for space in buckets[now]:
            if left[space] != now:
                continue
            if ask[space]:
                left[space] = _SHUT
                shut.append(space)
                continue
            found.append(space)
            for into, cost in rows[space]:
                rest = now - cost
                if rest > left[into]:
                    left[into] = rest
                    buckets[rest].append(into)
        for space, row in waiting[now]:
            if left[space] == now:
                for into, cost in row:
                    rest = now - cost
                    if rest > left[into]:
                        left[into] = rest
                        buckets[rest].append(into)
    for space in shut:
        left[space] = UNREACHED
    return found


def _most(s: War, group: Sequence[int]) -> int:
    """The strongest enemies whom a group may attack, below 0 if none [17.3.2, card.carneia]."""
    units = stacks.troops_of(s, group)
    return -1 if stacks.refusals_attack(s, units, NO_TARGET) else stacks.WORST * len(units)


def _first_steps(front: Front, start: int, mounted: bool, points: int) -> Row:
    """The steps out of the hex where the group is; points: with so many it may enter one hex whatever that costs.

    [16.3.1]
    """
    row = front.roads[mounted].get(start)
    if row is None:
        row = (MOUNTED if mounted else ON_FOOT)[start]
    return [(b, min(cost, points)) for b, cost in row] if 0 < points < DEAREST else row


def last_step(s: War, side: int, points: int, fresh: bool, goal: int) -> int:
    """The hex out of which the group comes into the goal, -1 if it is put down there by area movement.

    `War.found` holds what the search has found. Where the group must stop, points that are left are of no use: it comes
    over no river if it can [17.4.4].
    """
    left, start = s.found, stacks.here(s)
    front, mounted = last_front(s, side), stacks.rides(s.group)
    rows, final = front.rows(mounted), goal in front.halts
    able: list[tuple[int, int, int]] = []
    for near in LAND_NEXT[goal]:
        if left[near] < 0:
            continue
        row = _first_steps(front, start, mounted, points if fresh else 0) if near == start else rows[near]
        for into, cost in row:
            if into == goal and (left[near] >= cost if final else left[near] - cost == left[goal]):
                able.append((int((near, goal) in world.RIVERS), cost - left[near], near))
    return min(able)[2] if able else -1


def comes_back(s: War, front: Front, start: int) -> bool:
    """Whether the group has points enough to leave its hex and to enter it again in the same march.

    `War.found` holds what the search has found. It may always enter one hex, but has moved then [16.3.1].
    """
    left, rows = s.found, front.rows(stacks.rides(s.group))
    return any(left[near] >= cost for near in LAND_NEXT[start] for into, cost in rows[near] if into == start)
