"""Supply lines of a side: by land through few areas, by sea between ports, from large cities along bases. Section 9.3.

Everything is worked out at once for a side (`trace`): by land as ground.py says, by sea over waters that hang together.
"""

from typing import Final

from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.world import APPROACHES, AREA_AT, CITIES, CITY_HEX, LAND, SEAS, SIZE, is_open
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.places import ENEMY, NO_TARGET
from polemos.games.peloponnesian_war.rules.season.ground import Ground, is_cut_off
from polemos.games.peloponnesian_war.rules.sieges.long_walls import joined
from polemos.games.peloponnesian_war.state import War

LARGE_CITIES: Final[world.Row] = tuple([city for city in range(CITIES) if SIZE[city] == world.LARGE])


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
            for place in world.SEA_NEXT[todo.pop()]:
                sea = place - LAND
                if able[sea] and found[sea] < 0:
                    found[sea] = first
                    todo.append(sea)
    return found


class Lines:
    """The supply lines of a side.

    nodes: by land place of a large city or base in supply, whence its line comes (itself for a large city);
    reached: how far all of them reach by land.
    """

    __slots__ = ("ground", "nodes", "reached", "side", "waters")

    def __init__(self, s: War, side: int) -> None:
        self.side: int = side
        self.ground: Ground = Ground(s, side)
        self.waters: list[int] = waters(s, side)
        self.nodes: dict[int, int] = {}
        self.reached: int = 0

    def reaches(self, at: int) -> bool:
        """Whether a line comes by land to a hex [9.2.2a]."""
        return self.ground.has(self.reached, at)

    def ports(self, s: War, at: int) -> int:
        """The waters over which lines go from a base or a large port city, as bits [9.3.4a, 9.3.4b]; from Catana over
        the Corcyraean Sea [19.5a]."""
        large = world.CITY_AT[at] in LARGE_CITIES and places.is_friendly_port(s, at, self.side)
        seas = world.SEAS_AT[at] if large or places.base_here(s, at, self.side) >= 0 else ()
        if at == world.CATANA_HEX:
            seas = tuple([sea for sea in APPROACHES if not is_open(sea)])
        found = 0
        for sea in seas:
            water = self.waters[sea - LAND]
            if water >= 0:
                found |= 1 << water
        return found


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
        reached = found.ground.reach(at)
        found.reached |= reached
        water = found.ports(s, at)
        far_end = _other_end(s, at)
        for other in waiting[:]:
            if other == far_end or found.ground.has(reached, other) or water & found.ports(s, other):
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
        return IN_THE_WAY if ground.touches(lines.reached, AREA_AT[place]) else TOO_FAR
    return NO_LINE


def is_fed(s: War, lines: Lines, unit: int) -> bool:
    """Whether a unit on the map is in supply [9.2.1a, 9.2.2a]; land units aboard are where their fleet is."""
    carrier = s.aboard[unit]
    return fed_by(s, lines, s.loc[unit], s.inside[carrier if carrier >= 0 else unit]) != ""


def is_in_city(s: War, unit: int) -> bool:
    """Whether a unit is inside a city, where it is in supply without a line [9.2.1a]."""
    at = s.loc[unit]
    return 0 <= at < LAND and s.inside[unit] == 1 and 0 <= places.target_here(s, at) < CITIES
