"""What troops of a side meet on land: where they must stop, camps, enemies, and which areas are friendly to it.

What follows from that for one group, and its ways, is in land.py. Sections 8.3, 10.2, 16.2 and 16.3.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Final

from polemos.board.search import Row, Steps
from polemos.games.peloponnesian_war.codes import DESTROYED, HELOTS
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, CITY_AT, GROUND, HEXES, HEXES_OF, LAND, MOUNTED, ON_FOOT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import landings, stacks
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import War, owned

_COSTS: Final = MOVEMENT.land


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
    if mounted and GROUND[b] == world.MOUNTAIN:
        return 0
    return _COSTS.terrain[GROUND[b]] + (_COSTS.river if (a, b) in world.RIVERS else 0)


def steps_from(a: int, row: Row, camps: set[int], mounted: bool) -> Row:
    """The steps out of a hex, without roads into or out of camps [10.2.2b, 16.3.4] (RULING-106)."""
    found: list[tuple[int, int]] = []
    for b, cost in row:
        if (a in camps or b in camps) and (a, b) in world.ROADS:
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
    not simply the side's own, whose state hangs on its own units too; lone: enemies are outside who do not count as
    occupying their hex; roads: the steps out of camps, and from beside
    them, where they are other than the map's, on foot and mounted.
    """

    __slots__ = (
        "_asks",
        "_facts",
        "_foes",
        "_friends",
        "_held",
        "_mine",
        "_odd",
        "_put_down",
        "_rows",
        "_sides",
        "_theirs",
        "_units",
        "_within",
        "doubtful",
        "foes",
        "halts",
        "hostile",
        "lone",
        "occupied",
        "roads",
        "side",
    )

    def __init__(self, s: War, side: int) -> None:
        self.side: int = side
        # units of nobody are on no map
        units = owned(s).units
        self._sides: list[int] = s.sides[:]
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
        self._odd: dict[bool, frozenset[int]] = {}
        self.lone: bool = not self.occupied.issuperset(self.foes)
        self._within: dict[tuple[int, int, bytes], list[tuple[int, int]]] = {}
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
        if self._sides != s.sides or self._friends != places.friends(s) or self._theirs != self._seen(s):
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

    def areas_within(self, first: int, points: int, shut: bytes) -> list[tuple[int, int]]:
        """The areas in which area movement from one of them may end, each with its price [16.2.1].

        From friendly area to friendly area that touches it by land, or from hex to hex of the same one, at the same
        price; never from, into or through one that is enemy or contested [8.3b, 8.3c, 8.3d], nor through one that is
        closed, such as Persia [1.2i] or a region after an earthquake [card.earthquake]. shut: by land place 1 where it
        is closed.
        """
        key = (first, points // _COSTS.area, shut)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = self._spread(first, points, shut)
        return found

    def _spread(self, first: int, points: int, shut: bytes) -> list[tuple[int, int]]:
        price, hostile = _COSTS.area, self.hostile
        if first in hostile or points < price:
            return []
        found, seen, edge = [(first, price)], {first}, [first]
        for cost in range(price, points + 1, price):
            beyond = sorted({b for a in edge for b in world.AREA_NEXT[a]} - seen)
            edge = [area for area in beyond if not shut[HEXES_OF[area][0]] and area not in hostile]
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
            for area, cost in self.areas_within(first, points, shut):
                row = _put_in(area, cost + extra)
                if area in held or area in barred:
                    row = [(place, price) for place, price in row if not shut[place] and place not in occupied]
                found += row
        return found

    def landing(self, first: int, points: int, mounted: bool, shut: bytes) -> landings.Landing:
        """The same for the search of a whole march, with the steps that lead on from there."""
        within = self.areas_within(first, points, shut)
        barred, odd = _areas_of(shut), self._odd_areas(mounted)
        if any(area in odd or area in barred for area, _ in within):
            return self._landing(within, points, mounted, shut)
        return landings.on_free(within, points, mounted)

    def _odd_areas(self, mounted: bool) -> frozenset[int]:
        """The areas where not every hex is free, or steps lead elsewhere than on the map."""
        found = self._odd.get(mounted)
        if found is None:
            changed = [AREA_AT[place] for place in (*self.halts, *self.roads[mounted])]
            found = self._odd[mounted] = self._held.union(changed)
        return found

    def _landing(self, within: list[tuple[int, int]], points: int, mounted: bool, shut: bytes) -> landings.Landing:
        occupied, halts, roads, rows = self.occupied, self.halts, self.roads[mounted], self.rows(mounted)
        barred, out = _areas_of(shut), landings.OUT[mounted]
        areas: list[tuple[int, Sequence[int], list[landings.Edge]]] = []
        for area, cost in within:
            hexes: Sequence[int] = HEXES_OF[area]
            if area in self._held or area in barred:
                hexes = [place for place in hexes if not shut[place] and place not in occupied]
                edge = [(place, rows[place]) for place in hexes]
            else:
                edge = [(place, rows[place] if place in halts or place in roads else out[place]) for place in hexes]
            areas.append((points - cost, hexes, edge))
        return landings.on(areas)

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
    cities = [world.CITY_HEX[city] for city, friend in enumerate(places.friends(s)) if friend != side]
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
    touched = sorted({*camps, *[near for at in camps for near in world.LAND_NEXT[at]]})
    return {at: steps_from(at, rows[at], camps, mounted) for at in touched}


def last_front(s: War, side: int) -> Front:
    """The front of a side as it was when it was last asked for, for who knows that nothing has changed since."""
    kept = s.fronts[side]
    return kept if isinstance(kept, Front) else front_of(s, side)


def front_of(s: War, side: int) -> Front:
    """The front of a side as it is now."""
    kept = s.fronts[side]
    if isinstance(kept, Front) and kept.holds(s):
        return kept
    made = Front(s, side)
    s.fronts = (made, s.fronts[1]) if side == 0 else (s.fronts[0], made)
    return made
