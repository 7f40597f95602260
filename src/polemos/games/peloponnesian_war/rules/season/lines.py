"""Supply lines of a side: by land through few areas, by sea between ports, from large cities along bases. Section 9.3.

Everything is worked out at once for a side (`trace`): areas are bits of one number, and hexes are looked at one by one
only in areas where an enemy stands in the way.
"""

from typing import Final

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.data.world import (
    APPROACHES,
    AREA_AT,
    AREA_NEXT,
    AREAS,
    CITIES,
    CITY_HEX,
    HEXES_OF,
    LAND,
    LAND_NEXT,
    SEA_NEXT,
    SEAS,
    SEAS_AT,
    SIZE,
    is_open,
)
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.places import ENEMY, NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges.long_walls import joined
from polemos.games.peloponnesian_war.state import War

LARGE_CITIES: Final[world.Row] = tuple([city for city in range(CITIES) if SIZE[city] == world.LARGE])
CITIES_IN: Final[world.Rows] = tuple(
    [tuple([c for c in range(CITIES) if places.CITY_AREA[c] == a]) for a in range(AREAS)]
)
#: By area: those next to it, as bits.
NEXT_BITS: Final[world.Row] = tuple([sum([1 << other for other in row]) for row in AREA_NEXT])
#: By area and the one next to it: the hexes of that one which touch it.
BORDER: Final[dict[tuple[int, int], world.Row]] = {
    (a, b): tuple([at for at in HEXES_OF[b] if any(AREA_AT[near] == a for near in LAND_NEXT[at])])
    for a in range(AREAS)
    for b in AREA_NEXT[a]
}
MOST: Final[int] = tables.TRACKS.supply_areas
"""Through so many areas a line goes by land [9.3.3a]."""
NO_HEX: Final[frozenset[int]] = frozenset()


class Ground:
    """Over what a side may trace by land.

    areas: those that are not enemy to it, as bits; enemy: hexes that are [9.3.1a] (RULING-23); ends: those of them with
    an invested city or fort of its own, into and out of which a line may go [9.3.1b]; cut: areas with such hexes.
    """

    __slots__ = ("areas", "cut", "ends", "enemy")

    def __init__(self, s: War, side: int) -> None:
        self.areas: int = 0
        self.enemy: set[int] = enemy_hexes(s, side)
        contested: list[int] = []
        for area, here in enumerate(places.presence(s)):
            status = places.status(here, side)
            if status != ENEMY and not places.is_closed(s, side, HEXES_OF[area][0]):
                self.areas |= 1 << area
                if status == places.CONTESTED:
                    contested.append(area)
        self.enemy.update(hostile_cities(s, side, contested))
        self.cut: int = 0
        self.ends: set[int] = set()
        for at in self.enemy:
            self.cut |= 1 << AREA_AT[at]
            target = places.target_here(s, at)
            if target != NO_TARGET and places.friend_of(s, target) == side and not is_cut_off(s, target):
                self.ends.add(at)

    def reach(self, at: int) -> tuple[int, frozenset[int]]:
        """How far lines go by land from a place: areas as bits, and hexes of the areas that are cut [9.3.3a]."""
        start = AREA_AT[at]
        if not self.areas >> start & 1:
            return 0, NO_HEX
        found = step = 1 << start
        for _ in range(MOST - 1):
            step = self._next_to(step)
            found |= step
        if not found & self.cut:
            return found, NO_HEX
        return self._search(at if self.cut >> start & 1 else LAND + start, start)

    def connected(self, areas: int) -> int:
        """Some areas and all that are connected with them by areas that are not enemy, however far, as bits."""
        found = more = areas & self.areas
        while more:
            more = self._next_to(more) & ~found
            found |= more
        return found

    def _next_to(self, areas: int) -> int:
        found = 0
        while areas:
            low = areas & -areas
            found |= NEXT_BITS[low.bit_length() - 1]
            areas ^= low
        return found & self.areas

    def _search(self, first: int, start: int) -> tuple[int, frozenset[int]]:
        """The same where the way must be looked for hex by hex; LAND + area stands for an area that is not cut.

        Ways through few areas come first: whoever has come to a place need not come there through more besides.
        """
        trails: dict[int, list[int]] = {first: [1 << start]}
        todo: list[tuple[int, int]] = [(first, 1 << start)]
        later: list[tuple[int, int]] = []
        while todo:
            node, trail = todo.pop()
            # in an enemy hex a line ends, or begins
            for into in self._beside(node) if node not in self.enemy or node == first else ():
                on = trail | 1 << (AREA_AT[into] if into < LAND else into - LAND)
                known = trails.setdefault(into, [])
                if on.bit_count() <= MOST and not any(way & ~on == 0 for way in known):
                    known.append(on)
                    (todo if on == trail else later).append((into, on))
            if not todo:
                todo, later = later, []
        reached = [node for node, ways in trails.items() if ways]
        areas = sum([1 << node - LAND for node in reached if node >= LAND])
        return areas, frozenset([node for node in reached if node < LAND])

    def _beside(self, node: int) -> list[int]:
        near: list[tuple[int, world.Row]]
        if node < LAND:
            near = [(AREA_AT[into], (into,)) for into in LAND_NEXT[node]]
        else:
            near = [(area, BORDER[node - LAND, area]) for area in AREA_NEXT[node - LAND]]
        found = []
        for area, hexes in near:
            if self.areas >> area & 1:
                if self.cut >> area & 1:
                    found += [at for at in hexes if at not in self.enemy or at in self.ends]
                else:
                    found.append(LAND + area)
        return found


def enemy_hexes(s: War, side: int) -> set[int]:
    """Hexes in which enemy units stand outside, or that hold an enemy fort with units in it (RULING-23)."""
    enemy, found = 1 - side, set()
    for unit in range(UNITS):
        if 0 <= s.loc[unit] < LAND and s.sides[unit] == enemy and not s.inside[unit] and s.aboard[unit] < 0:
            found.add(s.loc[unit])
    for fort, at in enumerate(s.fort_at):
        target = CITIES + fort
        if at >= 0 and places.is_manned(s, target) and places.holds_out(s, target) != side:
            if places.investor(s, target) != side:
                found.add(at)
    for city, marks in enumerate(s.city_marks):
        if marks & state.HELOTS and places.investor(s, city) != side:
            found.add(CITY_HEX[city])
    return found


def hostile_cities(s: War, side: int, areas: list[int]) -> list[int]:
    """Hexes of enemy cities in some areas that the side does not invest or besiege (RULING-23)."""
    found = []
    for area in areas:
        for city in CITIES_IN[area]:
            if s.city_marks[city] & state.DESTROYED or places.city_friend(s, city) == side:
                continue
            if places.investor(s, city) != side:
                found.append(CITY_HEX[city])
    return found


def is_cut_off(s: War, target: int) -> bool:
    """Whether no line goes into or out of a city or fort: it is besieged, with the other end of its Long Walls if there
    is one [9.3.1b, 10.4.6] (RULING-24)."""
    if not s.siege[target]:
        return False
    other = joined(s, target)
    return other == NO_TARGET or s.siege[other] != 0


def waters(s: War, side: int) -> list[int]:
    """By sea area: the number of the water to which it belongs, over which lines go as far as one likes; -1 for none.

    No line crosses an enemy sea area, nor an open sea [8.5a, 9.3.4a, 9.3.4c, 9.3.4d].
    """
    there = places.fleets_that_tell(s)
    found = [-1] * SEAS
    able = [
        not is_open(LAND + sea) and places.sea_status(there[sea], side) != ENEMY and places.in_play(s, LAND + sea)
        for sea in range(SEAS)
    ]
    for first in range(SEAS):
        if not able[first] or found[first] >= 0:
            continue
        found[first] = first
        todo = [first]
        while todo:
            for place in SEA_NEXT[todo.pop()]:
                sea = place - LAND
                if able[sea] and found[sea] < 0:
                    found[sea] = first
                    todo.append(sea)
    return found


class Lines:
    """The supply lines of a side.

    nodes: by land place of a large city or base in supply, whence its line comes (itself for a large city); areas,
    hexes: how far all of them reach by land.
    """

    __slots__ = ("areas", "ground", "hexes", "nodes", "side", "waters")

    def __init__(self, s: War, side: int) -> None:
        self.side: int = side
        self.ground: Ground = Ground(s, side)
        self.waters: list[int] = waters(s, side)
        self.nodes: dict[int, int] = {}
        self.areas: int = 0
        self.hexes: set[int] = set()

    def reaches(self, at: int) -> bool:
        """Whether a line comes by land to a hex [9.2.2a]."""
        return _within(self.areas, self.hexes, self.ground, at)

    def ports(self, s: War, at: int) -> int:
        """The waters over which lines go from a base or a large port city, as bits [9.3.4a, 9.3.4b]; from Catana over
        the Corcyraean Sea [19.5a]."""
        large = world.CITY_AT[at] in LARGE_CITIES and places.is_friendly_port(s, at, self.side)
        seas = SEAS_AT[at] if large or places.base_here(s, at, self.side) >= 0 else ()
        if at == world.CATANA_HEX:
            seas = tuple([sea for sea in APPROACHES if not is_open(sea)])
        found = 0
        for sea in seas:
            water = self.waters[sea - LAND]
            if water >= 0:
                found |= 1 << water
        return found


def _within(areas: int, hexes: set[int] | frozenset[int], ground: Ground, at: int) -> bool:
    area = AREA_AT[at]
    return at in hexes if ground.cut >> area & 1 else areas >> area & 1 == 1


def sources(s: War, side: int) -> list[int]:
    """Large cities of a side, where lines begin [9.2.2a]: a besieged one is none, an invested one is (RULING-26)."""
    own = [city for city in LARGE_CITIES if places.city_friend(s, city) == side and not is_cut_off(s, city)]
    return [CITY_HEX[city] for city in own if not places.is_closed(s, side, CITY_HEX[city])]


def stations(s: War, side: int, ground: Ground) -> list[int]:
    """Bases of a side that may pass lines on: none in an enemy hex, none in a besieged city or fort [9.3.1b, 9.3.2].

    Catana is in supply without a base [19.5a].
    """
    found = []
    for base, at in enumerate(s.base_at):
        if at >= 0 and s.base_side[base] == side and (at not in ground.enemy or at in ground.ends):
            found.append(at)
    if places.open_city(s, world.CATANA, side) and world.CATANA_HEX not in found:
        found.append(world.CATANA_HEX)
    return found


def trace(s: War, side: int) -> Lines:
    """All supply lines of a side as things stand [9.2.2a, 9.3.2, 9.3.3a, 9.3.4a]."""
    found = Lines(s, side)
    todo = sources(s, side)
    found.nodes.update({at: at for at in todo})
    waiting = [at for at in stations(s, side, found.ground) if at not in found.nodes]
    while todo:
        at = todo.pop()
        areas, hexes = found.ground.reach(at)
        found.areas |= areas
        found.hexes |= hexes
        water = found.ports(s, at)
        far_end = _other_end(s, at)
        for other in waiting[:]:
            if other == far_end or _within(areas, hexes, found.ground, other) or water & found.ports(s, other):
                found.nodes[other] = at
                waiting.remove(other)
                todo.append(other)
    return found


def _other_end(s: War, at: int) -> int:
    """The hex at the other end of the Long Walls of a city or fort, -1 for none [10.4.6] (RULING-24)."""
    target = places.target_here(s, at)
    other = joined(s, target) if target != NO_TARGET else NO_TARGET
    return places.place_of(s, other) if other != NO_TARGET else -1


# ------------------------------------------------------------------------------------------- who is in supply, and why

IN_CITY: Final = "9.2.1a"
AT_BASE: Final = "9.3.2"
BY_LINE: Final = "9.2.2a"
"""Why units are in supply."""
AT_SEA: Final = "9.8"
BESIEGED: Final = "9.3.1b"
IN_THE_WAY: Final = "9.3.1a"
TOO_FAR: Final = "9.3.3a"
NO_LINE: Final = "9.3.2"
"""Why they are not."""


def fed_by(s: War, lines: Lines, place: int, inside: int) -> str:
    """The clause by which units of a side in a place are in supply, inside its city or fort or not; "" for none.

    Inside a city they always are, a besieged or rebel one too [9.2.1a] (RULING-49).
    """
    if place >= LAND:
        return ""
    target = places.target_here(s, place)
    if inside and target != NO_TARGET:
        if target < CITIES:
            return IN_CITY
        if is_cut_off(s, target):
            return ""
        if _fed_through_walls(s, lines, target):
            return BY_LINE
    if place in lines.nodes and places.base_here(s, place, lines.side) >= 0:
        return AT_BASE
    return BY_LINE if lines.reaches(place) else ""


def _fed_through_walls(s: War, lines: Lines, fort: int) -> bool:
    """Whether a fort has a city of its side, or a fort in supply, at the other end of its Long Walls [10.4.6]."""
    other = joined(s, fort)
    if other == NO_TARGET or places.friend_of(s, other) != lines.side:
        return False
    place = places.place_of(s, other)
    return other < CITIES or place in lines.nodes or lines.reaches(place)


def why_not(s: War, lines: Lines, place: int, inside: int) -> str:
    """The clause that keeps units in a place out of supply; "" if they are in it."""
    if fed_by(s, lines, place, inside):
        return ""
    if place >= LAND:
        return AT_SEA
    target = places.target_here(s, place)
    if inside and target != NO_TARGET and is_cut_off(s, target):
        return BESIEGED
    ground, here = lines.ground, 1 << AREA_AT[place]
    if not ground.areas & here or (place in ground.enemy and place not in ground.ends):
        return IN_THE_WAY
    if ground.connected(here) & sum([1 << area for area in {AREA_AT[at] for at in lines.nodes}]):
        return IN_THE_WAY if lines.areas & here else TOO_FAR
    return NO_LINE


def is_fed(s: War, lines: Lines, unit: int) -> bool:
    """Whether a unit on the map is in supply [9.2.1a, 9.2.2a]; land units aboard are where their fleet is."""
    carrier = s.aboard[unit]
    return fed_by(s, lines, s.loc[unit], s.inside[carrier if carrier >= 0 else unit]) != ""


def is_in_city(s: War, unit: int) -> bool:
    """Whether a unit is inside a city, where it is in supply without a line [9.2.1a]."""
    at = s.loc[unit]
    return 0 <= at < LAND and s.inside[unit] == 1 and 0 <= places.target_here(s, at) < CITIES
