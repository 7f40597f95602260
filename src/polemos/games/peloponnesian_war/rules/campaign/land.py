"""Where troops can go by land, and at what price: over areas first, then from hex to hex. Sections 16.1 to 16.3, 8.3.

One search answers for both [1.2d]: besides the hexes it knows one space more, DOWN, from which a group is put down
anywhere that area movement reaches. Of the search `War.found` keeps the points left by land place, for the choice that
follows.
"""

from collections.abc import Sequence
from typing import Final

from polemos.board.search import Found, Onward, Row, Steps, of_one, search
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import (
    AREA_AT,
    AREA_NEXT,
    AREAS,
    CITY_AT,
    GROUND,
    HEXES,
    HEXES_OF,
    LAND,
    LAND_NEXT,
    MOUNTAIN,
    MOUNTED,
    ON_FOOT,
    RIVERS,
    ROADS,
)
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import entry, stacks
from polemos.games.peloponnesian_war.rules.places import FRIENDLY, NO_TARGET
from polemos.games.peloponnesian_war.state import MUCH, War

DOWN: Final = LAND
"""The space beside the land places from which area movement puts a group down."""
NEVER: Final = -1
"""Points for area movement of a group that has begun to go from hex to hex [16.2.2]."""
_COSTS: Final = MOVEMENT.land
#: By area: all areas that are connected with it by land have the same number.
MAINLAND: Final[tuple[int, ...]] = tuple(
    [min(search(AREAS, [area], AREAS, steps=of_one(AREA_NEXT)).order) for area in range(AREAS)]
)
_CITIES: Final = bytes([int(city >= 0) for city in CITY_AT]) + b"\1"
"""By space of the search: what it asks about in any case."""
_NOWHERE: Final[Steps] = ((),) * (LAND + 1)


# ----------------------------------------------------------------------------------------------------------- hex by hex


def stops(s: War, side: int, place: int) -> bool:
    """Whether troops that enter a hex must stop there.

    Enemy units are outside there [16.3.3], or it is the hex of a hostile city, or of a hostile fort with units in it,
    that their own side has not invested [10.2.2b, 16.3.4]. Leaders alone, bases and empty forts stop nobody; what
    stands in the hexes around does not matter [16.3.5], nor do units and places of their own [16.3.6].
    """
    city = CITY_AT[place]
    if not s.at[place]:
        return city >= 0 and places.target_here(s, place) == city and places.city_friend(s, city) != side
    if stacks.foes_outside(s, side, place):
        return True
    target = places.target_here(s, place)
    if target == NO_TARGET or not places.is_hostile(s, target, side) or not places.is_manned(s, target):
        return False
    return places.investor(s, target) != side


def is_camp(s: War, side: int, place: int) -> bool:
    """Whether a side has invested a hostile city or fort in a hex, so that its roads are closed [10.2.2b, 16.3.4]."""
    target = places.target_here(s, place)
    return target != NO_TARGET and places.is_hostile(s, target, side) and places.investor(s, target) == side


def off_road(a: int, b: int, mounted: bool) -> int:
    """What a step costs where the road may not be used, 0 if it cannot be taken then [16.3.1]."""
    if a >= HEXES:
        return world.step_cost(a, b)
    if mounted and GROUND[b] == MOUNTAIN:
        return 0
    return _COSTS.terrain[GROUND[b]] + (_COSTS.river if (a, b) in RIVERS else 0)


def steps_from(a: int, row: Row, camps: set[int], mounted: bool) -> Row:
    """The steps out of a hex, without roads into or out of camps [10.2.2b, 16.3.4] (RULING-106)."""
    found: list[tuple[int, int]] = []
    for b, cost in row:
        if (a in camps or b in camps) and (a, b) in ROADS:
            cost = off_road(a, b, mounted)
        if cost:
            found.append((b, cost))
    return found


# --------------------------------------------------------------------------------------------------------- area by area


def areas_within(s: War, side: int, start: int, points: int, shut: Sequence[int]) -> list[tuple[int, int]]:
    """The land areas in which area movement may end, each with its price [16.2.1].

    From friendly area to friendly area that touches it by land, or from hex to hex of the same one, at the same price;
    never from, into or through one that is enemy or contested [8.3b, 8.3c, 8.3d], nor through one that is closed, such
    as Persia [1.2i] or a region after an earthquake [card.earthquake]. shut: by land place 1 where it is closed.
    """
    price = _COSTS.area
    if points < price:
        return []
    first = AREA_AT[start]
    if not _is_friendly(s, side, first):
        return []
    found, seen, edge = [(first, price)], {first}, [first]
    for cost in range(price, points + 1, price):
        beyond = sorted({b for a in edge for b in AREA_NEXT[a]} - seen)
        edge = [area for area in beyond if not shut[HEXES_OF[area][0]] and _is_friendly(s, side, area)]
        seen.update(beyond)
        found += [(area, cost) for area in edge]
    return found


def _is_friendly(s: War, side: int, area: int) -> bool:
    return places.status(places.presence_in(s, area), side) == FRIENDLY


def price_by_areas(s: War, side: int, start: int, points: int, goal: int) -> int:
    """What area movement to a hex costs, more than anybody has if it does not lead there [16.2.1]."""
    within = dict(areas_within(s, side, start, points, entry.closed(s, side, s.group, start)))
    return MUCH if stacks.enemies_at(s, side, goal) else within.get(AREA_AT[goal], MUCH)


def put_down(s: War, side: int, start: int, points: int, extra: int, shut: Sequence[int]) -> list[tuple[int, int]]:
    """The hexes where area movement may put a group down, each with its price and `extra`: those without enemy units.

    [16.2.1]
    """
    loc, sides = s.loc, s.sides
    foes = {loc[unit] for unit in range(UNITS) if sides[unit] == 1 - side and 0 <= loc[unit] < LAND}
    barred = {place for place in foes if stacks.enemies_at(s, side, place)}
    barred.add(start)
    return [
        (place, cost + extra)
        for area, cost in areas_within(s, side, start, points, shut)
        for place in HEXES_OF[area]
        if not shut[place] and place not in barred
    ]


# ----------------------------------------------------------------------------------------------------------------- both


def ways(s: War, side: int, points: int, afar: int, fresh: bool) -> Found:
    """Everywhere that the moving group can go from where it is by land.

    points: what it has left; afar: what it would have left had it come by area movement alone, NEVER if it has gone
    from hex to hex; fresh: it has not moved yet, and may always enter one hex [16.3.1]. A group that is invested goes
    nowhere [10.2.2d, 16.2.1].
    """
    start = stacks.here(s)
    if any(stacks.shut_in(s, piece) != NO_TARGET for piece in s.group):
        return search(LAND + 1, [start], 0, steps=_NOWHERE)
    onward, ask = _ground(s, side, points, afar, fresh)
    starts = [start, DOWN] if afar >= _COSTS.area else [start]
    return search(LAND + 1, starts, points, onward, _rows(s), ask, _CITIES)


def last_step(s: War, side: int, points: int, afar: int, fresh: bool, goal: int) -> int:
    """The hex out of which the group comes into the goal, -1 if it is put down there by area movement.

    `War.found` holds what the search has found. Where the group must stop, points that are left are of no use: it comes
    over no river if it can [17.4.4].
    """
    left, rows = s.found, _rows(s)
    onward, ask = _ground(s, side, points, afar, fresh)
    final = stops(s, side, goal)
    able: list[tuple[int, int, int]] = []
    for near in LAND_NEXT[goal]:
        if left[near] < 0:
            continue
        row = onward(near, left[near]) if ask[near] or _CITIES[near] else rows[near]
        for into, cost in row or ():
            if into == goal and (left[near] >= cost if final else left[near] - cost == left[goal]):
                able.append((int((near, goal) in RIVERS), cost - left[near], near))
    return min(able)[2] if able else -1


def _rows(s: War) -> Steps:
    """The steps of the group where nothing is asked [16.3.1, 16.3.2]."""
    return MOUNTED if stacks.rides(s.group) else ON_FOOT


def _ground(s: War, side: int, points: int, afar: int, fresh: bool) -> tuple[Onward, Sequence[int]]:
    """What the search is told: the steps out of the spaces that are asked about, and which these are."""
    group, start = s.group, stacks.here(s)
    mounted, rows = stacks.rides(group), _rows(s)
    units = stacks.troops_of(s, group)
    shut = entry.closed(s, side, group, start)
    ask = bytearray(shut)
    camps = _mark(s, side, start, ask)

    def onward(space: int, _left: int) -> Row | None:
        if space == DOWN:
            return put_down(s, side, start, afar, points - afar, shut)
        row = steps_from(space, rows[space], camps, mounted) if camps else rows[space]
        if space == start:
            return [(b, min(cost, points)) for b, cost in row] if fresh and points else row
        if shut[space] or stacks.refusals_fight(s, side, units, space):
            return None
        return () if stops(s, side, space) else row

    ask[DOWN] = 1
    return onward, ask


def _mark(s: War, side: int, start: int, ask: bytearray) -> set[int]:
    """Point out in `ask` the hexes about which the search must ask: cities, forts, enemies, camps and what is next to
    them. Returns the camps."""
    sides, within, camps = s.sides, s.inside, set()
    for piece, at in enumerate(s.loc):
        if piece >= UNITS:
            break
        if not 0 <= at < LAND:
            continue
        if sides[piece] != side:
            ask[at] = 1
        elif not within[piece] and KIND[piece] != FLEET and (CITY_AT[at] >= 0 or at in s.fort_at):
            camps.add(at)
    camps = {at for at in camps if is_camp(s, side, at)}
    for at in camps:
        ask[at] = 1
        for near in LAND_NEXT[at]:
            ask[near] = 1
    for at in s.fort_at:
        if at >= 0:
            ask[at] = 1
    ask[start] = 1
    return camps
