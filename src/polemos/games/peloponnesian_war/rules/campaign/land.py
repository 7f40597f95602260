"""Where troops can go by land, and at what price: over areas first, then from hex to hex. Sections 16.1 to 16.3, 8.3.

One search answers for both [1.2d]: besides the hexes it knows one space more, DOWN, from which a group is put down
anywhere that area movement reaches. Of the search `War.found` keeps the points left by land place, for the choice that
follows.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Final

from polemos.board.search import Found, Row, Steps, of_one, search
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import (
    AREA_AT,
    AREA_NEXT,
    AREAS,
    CITY_AT,
    CITY_HEX,
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
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import DESTROYED, HELOTS, MUCH, Owned, War, owned

DOWN: Final = LAND
"""The space beside the land places from which area movement puts a group down."""
NEVER: Final = -1
"""Points for area movement of a group that has begun to go from hex to hex [16.2.2]."""
_COSTS: Final = MOVEMENT.land
#: By area: all areas that are connected with it by land have the same number.
MAINLAND: Final[tuple[int, ...]] = tuple(
    [min(search(AREAS, [area], AREAS, steps=of_one(AREA_NEXT)).order) for area in range(AREAS)]
)
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


# ------------------------------------------------------------------------------------ what a side meets, kept together


class Front:
    """What troops of a side meet on land, whichever they are: enemies, places where they stop, friendly areas.

    Little of it changes from one march to the next. It is kept with all that it depends on, shared by copies of the
    state, and made anew as soon as any of that is otherwise (`front_of`).

    foes: by hex with enemies outside how strong they are; halts: where one must stop; occupied: hexes with enemy units
    that the side has not shut in; hostile: areas that are enemy to it or contested; doubtful: cities and forts that are
    not simply the side's own, whose state hangs on its own units too; roads: the steps out of camps, and from beside
    them, where they are other than the map's, on foot and mounted.
    """

    __slots__ = (
        "_asks",
        "_facts",
        "_foes",
        "_friends",
        "_held",
        "_mine",
        "_owned",
        "_put_down",
        "_rows",
        "_theirs",
        "_units",
        "_within",
        "doubtful",
        "foes",
        "halts",
        "hostile",
        "occupied",
        "roads",
        "side",
    )

    def __init__(self, s: War, side: int) -> None:
        self.side: int = side
        # units of nobody are on no map
        self._owned: Owned = owned(s)
        units = self._owned.units
        self._units: tuple[int, ...] = units[side]
        self._foes: Picked = _picked(units[1 - side])
        self._friends: list[int] = places.friends(s)
        self._facts: list[list[int]] = [row[:] for row in _facts(s)]
        self._theirs: tuple[object, ...] = self._seen(s)
        there = {at for at in self._foes(s.loc) if 0 <= at < LAND}
        cities, forts = _foreign(s, side)
        held = [place for place in there if CITY_AT[place] >= 0 or place in s.fort_at]
        self.doubtful: frozenset[int] = frozenset([*cities, *forts, *held])
        self._mine: list[tuple[int, int, int, int]] = self._own(s)
        self.foes: dict[int, int] = {}
        occupied: list[int] = []
        for place in there:
            outside = stacks.foes_outside(s, side, place)
            if outside:
                self.foes[place] = stacks.strength(outside)
            if places.target_here(s, place) == NO_TARGET or stacks.enemies_at(s, side, place):
                occupied.append(place)
        self.occupied: frozenset[int] = frozenset(occupied)
        self.hostile: frozenset[int] = frozenset(_hostile_areas(s, side, there, cities))
        self._held: frozenset[int] = frozenset([AREA_AT[place] for place in occupied])
        at = s.at
        manned = [place for place in self.doubtful if at[place] and place not in self.foes and stops(s, side, place)]
        bare = [place for place in cities if not at[place]]
        self.halts: frozenset[int] = frozenset([*self.foes, *manned, *bare])
        before = {place for _, place, inside, aboard in self._mine if not inside and aboard < 0}
        camps = {place for place in before if is_camp(s, side, place)}
        self.roads: tuple[dict[int, Row], dict[int, Row]] = (
            _roads(camps, ON_FOOT, False),
            _roads(camps, MOUNTED, True),
        )
        self._rows: dict[bool, list[Row]] = {}
        self._within: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._put_down: dict[tuple[int, int, int, bytes], list[tuple[int, int]]] = {}
        self._asks: dict[tuple[bytes, int], bytes] = {}

    def _seen(self, s: War) -> tuple[object, ...]:
        foes = self._foes
        return foes(s.loc), foes(s.inside), foes(s.aboard)

    def _own(self, s: War) -> list[tuple[int, int, int, int]]:
        """Units of the side at doubtful places, and how they are there."""
        doubtful, loc = self.doubtful, s.loc
        return [(unit, loc[unit], s.inside[unit], s.aboard[unit]) for unit in self._units if loc[unit] in doubtful]

    def holds(self, s: War) -> bool:
        """Whether all is still as it was."""
        if self._owned is not owned(s) or self._friends is not places.friends(s) or self._theirs != self._seen(s):
            return False
        return self._facts == _facts(s) and self._mine == self._own(s)

    def rows(self, mounted: bool) -> list[Row]:
        """The steps out of all spaces."""
        found = self._rows.get(mounted)
        if found is None:
            found = self._rows[mounted] = [*(MOUNTED if mounted else ON_FOOT), ()]
            for place, row in self.roads[mounted].items():
                found[place] = row
            for place in self.halts:
                found[place] = ()
        return found

    def areas_within(self, first: int, points: int) -> list[tuple[int, int]]:
        """The areas in which area movement from one of them may end, each with its price [16.2.1].

        From friendly area to friendly area that touches it by land, or from hex to hex of the same one, at the same
        price; never from, into or through one that is enemy or contested [8.3b, 8.3c, 8.3d].
        """
        key = (first, points // _COSTS.area)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = self._spread(first, points)
        return found

    def _spread(self, first: int, points: int) -> list[tuple[int, int]]:
        price, hostile = _COSTS.area, self.hostile
        if first in hostile or points < price:
            return []
        found, seen, edge = [(first, price)], {first}, [first]
        for cost in range(price, points + 1, price):
            beyond = sorted({b for a in edge for b in AREA_NEXT[a]} - seen)
            edge = [area for area in beyond if area not in hostile]
            seen.update(beyond)
            found += [(area, cost) for area in edge]
        return found

    def put_down(self, first: int, points: int, extra: int, shut: bytes) -> Row:
        """The hexes where area movement may put a group down, each with its price and `extra`: without enemy units.

        [16.2.1] The hex where it starts is among them, where it is at no price anyway.
        """
        key = (first, points, extra, shut)
        found = self._put_down.get(key)
        if found is None:
            found = self._put_down[key] = []
            occupied, held, barred = self.occupied, self._held, _areas_of(shut)
            for area, cost in self.areas_within(first, points):
                row = _put_in(area, cost + extra)
                if area in held or area in barred:
                    row = [(place, price) for place, price in row if not shut[place] and place not in occupied]
                found += row
        return found

    def closed(self, shut: bytes, most: int) -> bytes:
        """By space 1 where a group may not be: what is shut, and where enemies are stronger than `most` [17.3.2]."""
        key = (shut, most)
        found = self._asks.get(key)
        if found is None:
            row = bytearray(shut)
            for place, strength in self.foes.items():
                if strength > most:
                    row[place] = 1
            found = self._asks[key] = bytes(row)
        return found


Picked = Callable[[list[int]], Any]
"""Takes of a row by piece what is said of some units."""


def _picked(units: tuple[int, ...]) -> Picked:
    if len(units) > 1:
        return itemgetter(*units)
    return lambda row: tuple([row[unit] for unit in units])


def _facts(s: War) -> list[list[int]]:
    """The rows on which a front depends besides where units are, and whose friends cities are."""
    return [s.siege, s.fort_at, s.fort_side, s.base_at, s.base_side, s.wall_builder]


def _foreign(s: War, side: int) -> tuple[list[int], list[int]]:
    """Hexes of cities, and of forts, that are not friendly to a side."""
    forts = [place for place, owner in zip(s.fort_at, s.fort_side, strict=True) if place >= 0 and owner != side]
    marks = s.city_marks
    cities = [CITY_HEX[city] for city, friend in enumerate(places.friends(s)) if friend != side]
    return [place for place in cities if not marks[CITY_AT[place]] & DESTROYED], forts


def _hostile_areas(s: War, side: int, there: set[int], cities: list[int]) -> set[int]:
    """The land areas that are enemy to a side or contested: with enemy land units or cities that tell [8.3c, 8.3d].

    there: hexes with enemy units; cities: those of cities that are not friendly to the side. See `places.presence`.
    """
    at, sides = s.at, s.sides
    found: set[int] = set()
    for place in cities:
        area, city = AREA_AT[place], CITY_AT[place]
        if area not in found and not s.city_marks[city] & HELOTS and not s.siege[city]:
            if not at[place] or not places.is_invested(s, city):
                found.add(area)
    for place in [place for place in there if AREA_AT[place] not in found]:
        units = [
            unit
            for unit in at[place]
            if unit < UNITS and sides[unit] == 1 - side and KIND[unit] != FLEET and s.aboard[unit] < 0
        ]
        if units:
            target = places.target_here(s, place)
            shut = target != NO_TARGET and places.is_shut(s, target)
            if not shut or not all(s.inside[unit] for unit in units):
                found.add(AREA_AT[place])
    return found


_PUT_IN: Final[dict[tuple[int, int], Row]] = {}
_AREAS_OF: Final[dict[bytes, frozenset[int]]] = {}
_KEPT: Final = 300


def _put_in(area: int, cost: int) -> Row:
    """Every hex of an area at a price."""
    found = _PUT_IN.get((area, cost))
    if found is None:
        found = _PUT_IN[area, cost] = tuple([(place, cost) for place in HEXES_OF[area]])
    return found


def _areas_of(shut: bytes) -> frozenset[int]:
    """The areas of the places that are 1 in a row."""
    found = _AREAS_OF.get(shut)
    if found is None:
        if len(_AREAS_OF) >= _KEPT:
            _AREAS_OF.clear()
        found = _AREAS_OF[shut] = frozenset([AREA_AT[place] for place in range(LAND) if shut[place]])
    return found


def _roads(camps: set[int], rows: Steps, mounted: bool) -> dict[int, Row]:
    """The steps out of camps and from beside them."""
    touched = sorted({*camps, *[near for at in camps for near in LAND_NEXT[at]]})
    return {at: steps_from(at, rows[at], camps, mounted) for at in touched}


def front_of(s: War, side: int) -> Front:
    """The front of a side as it is now."""
    kept = s.fronts[side]
    if isinstance(kept, Front) and kept.holds(s):
        return kept
    made = Front(s, side)
    s.fronts = (made, s.fronts[1]) if side == 0 else (s.fronts[0], made)
    return made


# ---------------------------------------------------------------------------------------------------- the group's way


def price_by_areas(s: War, side: int, start: int, points: int, goal: int) -> int:
    """What area movement to a hex costs, more than anybody has if it does not lead there [16.2.1]."""
    within = dict(front_of(s, side).areas_within(AREA_AT[start], points))
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


def _most(s: War, group: Sequence[int]) -> int:
    """The strongest enemies whom a group may attack, below 0 if none [17.3.2, card.carneia]."""
    units = stacks.troops_of(s, group)
    return -1 if stacks.refusals_attack(s, units, NO_TARGET) else stacks.WORST * stacks.strength(units)


def _first_steps(front: Front, start: int, mounted: bool, points: int) -> Row:
    """The steps out of the hex where the group is; points: with so many it may enter one hex whatever that costs.

    [16.3.1]
    """
    row = front.roads[mounted].get(start)
    if row is None:
        row = (MOUNTED if mounted else ON_FOOT)[start]
    return [(b, min(cost, points)) for b, cost in row] if points else row


def last_step(s: War, side: int, points: int, fresh: bool, goal: int) -> int:
    """The hex out of which the group comes into the goal, -1 if it is put down there by area movement.

    `War.found` holds what the search has found. Where the group must stop, points that are left are of no use: it comes
    over no river if it can [17.4.4].
    """
    left, start = s.found, stacks.here(s)
    front, mounted = front_of(s, side), stacks.rides(s.group)
    rows, final = front.rows(mounted), goal in front.halts
    able: list[tuple[int, int, int]] = []
    for near in LAND_NEXT[goal]:
        if left[near] < 0:
            continue
        row = _first_steps(front, start, mounted, points if fresh else 0) if near == start else rows[near]
        for into, cost in row:
            if into == goal and (left[near] >= cost if final else left[near] - cost == left[goal]):
                able.append((int((near, goal) in RIVERS), cost - left[near], near))
    return min(able)[2] if able else -1
