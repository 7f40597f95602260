"""Over what supply lines of a side go by land. Sections 9.3.1 and 9.3.3.

Areas are what one goes through, as bits of a number. Only where an enemy stands in the way of a side, in areas that are
"cut", hexes are looked at: those of an area that hang together are a part, and parts have bits after the areas.
"""

from typing import Final

from polemos.games.peloponnesian_war import codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.world import AREA_AT, AREA_NEXT, AREAS, CITIES, CITY_HEX, HEXES_OF, LAND_NEXT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.places import ENEMY, NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges.long_walls import joined
from polemos.games.peloponnesian_war.state import War

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
NOWHERE: Final = -1


class Ground:
    """Over what a side may trace by land.

    areas: those that are not enemy to it, as bits; enemy: hexes that are [9.3.1a] (RULING-23); ends: those of them with
    an invested city or fort of its own, into and out of which a line may go [9.3.1b]; cut: areas with such hexes.

    part_at: by hex of the cut areas its part; first_of, area_of, edge_of: by part, less AREAS, a hex of it, its area,
    and the hexes next to it; beside: by area or part those next to it; known: what has been reached from them. These
    are found when somebody asks for a way through such an area (RULING-78).
    """

    __slots__ = ("area_of", "areas", "beside", "cut", "edge_of", "ends", "enemy", "first_of", "known", "part_at")

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
        self.part_at: dict[int, int] = {}
        self.first_of: list[int] = []
        self.area_of: list[int] = []
        self.edge_of: list[list[int]] = []
        self.beside: dict[int, list[int]] = {}
        self.known: dict[int, int] = {}

    def node_at(self, at: int) -> int:
        """The bit of the area or part in which a hex lies, NOWHERE for an enemy hex."""
        area = AREA_AT[at]
        if not self.cut >> area & 1:
            return area
        if not self.first_of:
            self._find_parts()
        return self.part_at.get(at, NOWHERE)

    def has(self, reached: int, at: int) -> bool:
        """Whether a hex is in what has been reached."""
        node = self.node_at(at)
        return node != NOWHERE and reached >> node & 1 == 1

    def touches(self, reached: int, area: int) -> bool:
        """Whether an area, or a part of it, is in what has been reached."""
        parts = [AREAS + part for part, whole in enumerate(self.area_of) if whole == area]
        return any(reached >> node & 1 for node in (area, *parts))

    def reach(self, at: int) -> int:
        """How far lines go by land from a place: areas, and parts of the areas that are cut, as bits [9.3.3a]."""
        start = AREA_AT[at]
        if not self.areas >> start & 1:
            return 0
        node = self.node_at(at)
        known = self.known.get(node)
        if known is not None:
            return known
        found = step = 1 << start
        for _ in range(MOST - 1):
            step = self._next_to(step)
            found |= step
        self.known[node] = found = found if not found & self.cut else self._search(node, start)
        return found

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

    def _search(self, first: int, start: int) -> int:
        """The same where ways lead through areas that are cut.

        Ways through few areas come first: whoever has come to a place need not come there through more besides.
        """
        trails: dict[int, list[int]] = {first: [1 << start]}
        todo: list[tuple[int, int]] = [(first, 1 << start)]
        later: list[tuple[int, int]] = []
        found = 1 << first
        while todo:
            node, trail = todo.pop()
            if node == first or not self._is_end(node):
                for into in self._beside(node):
                    on = trail | 1 << (into if into < AREAS else self.area_of[into - AREAS])
                    known = trails.get(into)
                    if on.bit_count() <= MOST and (not known or all(way & ~on for way in known)):
                        trails[into] = [*known, on] if known else [on]
                        found |= 1 << into
                        (todo if on == trail else later).append((into, on))
            if not todo:
                todo, later = later, []
        return found

    def _is_end(self, node: int) -> bool:
        """Whether a part is an enemy hex, where a line ends or begins."""
        return node >= AREAS and self.first_of[node - AREAS] in self.enemy

    def _beside(self, node: int) -> list[int]:
        """Areas and parts next to one."""
        found = self.beside.get(node)
        if found is None:
            nodes: set[int] = set()
            if node < AREAS:
                able = [area for area in AREA_NEXT[node] if self.areas >> area & 1]
                cut = [area for area in able if self.cut >> area & 1]
                nodes.update(able)
                nodes.difference_update(cut)
                near = [at for area in cut for at in BORDER[node, area]]
            else:
                near = [at for at in self.edge_of[node - AREAS] if self.areas >> AREA_AT[at] & 1]
            nodes.update([self.node_at(at) for at in near])
            nodes.discard(NOWHERE)
            found = self.beside[node] = sorted(nodes)
        return found

    def _find_parts(self) -> None:
        """Number the parts of the areas that are cut; an end is a part of its own."""
        for area in range(AREAS):
            if self.areas & self.cut & 1 << area:
                for at in HEXES_OF[area]:
                    if at in self.ends or (at not in self.enemy and at not in self.part_at):
                        self._spread_part(at, area)

    def _spread_part(self, first: int, area: int) -> None:
        part = AREAS + len(self.first_of)
        self.part_at[first] = part
        hexes, edge = [first], []
        ends, enemy, part_at, alone = self.ends, self.enemy, self.part_at, first in self.ends
        for at in hexes:
            for into in LAND_NEXT[at]:
                if alone or AREA_AT[into] != area or into in ends:
                    edge.append(into)
                elif into not in enemy and into not in part_at:
                    part_at[into] = part
                    hexes.append(into)
        self.first_of.append(first)
        self.area_of.append(area)
        self.edge_of.append(edge)


def enemy_hexes(s: War, side: int) -> set[int]:
    """Hexes in which enemy units stand outside, or that hold an enemy fort with units in it (RULING-23)."""
    enemy, found = 1 - side, set()
    for unit in state.owned(s).units[enemy]:
        if 0 <= s.loc[unit] < world.LAND and not s.inside[unit] and s.aboard[unit] < 0:
            found.add(s.loc[unit])
    for fort, at in enumerate(s.fort_at):
        target = CITIES + fort
        if at >= 0 and places.is_manned(s, target) and places.holds_out(s, target) != side:
            if places.investor(s, target) != side:
                found.add(at)
    for city, marks in enumerate(s.city_marks):
        if marks & codes.HELOTS and places.investor(s, city) != side:
            found.add(CITY_HEX[city])
    return found


def hostile_cities(s: War, side: int, areas: list[int]) -> list[int]:
    """Hexes of enemy cities in some areas that the side does not invest or besiege (RULING-23)."""
    found = []
    for area in areas:
        for city in CITIES_IN[area]:
            if s.city_marks[city] & codes.DESTROYED or places.city_friend(s, city) == side:
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
