"""Phase C: units, bases, forts, walls, Long Walls are built, walls pulled down, cities razed and rebuilt.

Sections 7.5 to 7.7, 11.3 and 11.4; what each of them needs and does is in works.py.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state, verbs
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import COSTS, NONE
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_AT, CITY_HEX, LAND, REGION_COUNT, SIZE
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.season import works
from polemos.games.peloponnesian_war.rules.season.works import end_revolt_walls as end_revolt_walls
from polemos.games.peloponnesian_war.rules.season.works import revolt_walls as revolt_walls
from polemos.games.peloponnesian_war.rules.sieges import capture, long_walls, upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB

FORBIDS: Final[dict[int, Callable[[War, int, int], list[Refusal]]]] = {
    verbs.BUILD: works.refusals_unit,
    verbs.BASE: works.refusals_base,
    verbs.FORT: works.refusals_fort,
    verbs.WALL: works.refusals_walls,
    verbs.JOIN: works.refusals_builder,
    verbs.DEMOLISH: works.refusals_demolish,
    verbs.RAZE: capture.refusals_raze,
    verbs.REBUILD: works.refusals_rebuild,
    verbs.PULL_DOWN: works.refusals_pull_down,
}
"""By verb: what says why a side may not do it to something."""
WORKS: Final[dict[int, Callable[[War, int, int], None]]] = {
    verbs.BUILD: works.build_unit,
    verbs.BASE: works.build_base,
    verbs.FORT: works.build_fort,
    verbs.WALL: works.build_walls,
    verbs.DEMOLISH: works.demolish,
    verbs.REBUILD: works.rebuild,
}
"""By verb: what does it, where nothing is asked besides."""


@dataclass(slots=True, frozen=True)
class BuildingPhase(Step):
    """Phase C of a side: works that are due are finished first [7.6.4e], then the side builds [7.5, 7.6.1]."""

    side: int

    def run(self, s: War) -> None:
        works.finish(s)
        upkeep.mend(s)
        s.then(Build(self.side), EndOfBuilding(self.side))


@dataclass(slots=True, frozen=True)
class EndOfBuilding(Step):
    """The phase C of a side ends, and with it what forbade its torn regions to build [card.stasis]."""

    side: int

    def run(self, s: War) -> None:
        now = asking.season_number(s)
        for region in range(REGION_COUNT):
            if 0 < s.stasis[region] <= now and s.controller[region] == self.side:
                s.stasis[region] = 0
        upkeep.mend(s)


@dataclass(slots=True, frozen=True)
class Build(Decision):
    """What a side builds, one thing after another while money lasts [7.5, 7.6.1, 11.3a, 11.3c, 11.4a, 11.4b]."""

    def clause(self) -> str:
        return "7.6.1"

    def universe(self, s: War) -> list[int]:
        hexes = _hexes(s, self.side)
        cities = [city for city in range(CITIES) if places.city_friend(s, city) == self.side]
        sites = sorted({*hexes, *[CITY_HEX[city] for city in cities]})
        return [
            *[verbs.BUILD + row for row in _rows(s, self.side)],
            *[verbs.BASE + place for place in sites if places.in_play(s, place)],
            *[verbs.FORT + place for place in hexes],
            *[verbs.WALL + city for city in cities if not s.walls[city] and places.in_play(s, CITY_HEX[city])],
            *[verbs.JOIN + unit for unit in _builders(s, self.side)],
            *_free(s, self.side, hexes),
            *[verbs.REBUILD + city for city in _ruins(s)],
            verbs.DONE,
        ]

    def options(self, s: War) -> list[int]:
        """The same by what there is money and a marker for, place by place."""
        side, hexes = self.side, _hexes(s, self.side)
        talents = s.treasury[side]
        found = [c for c in _free(s, side, hexes) if not self.refusals(s, c)]
        if talents:
            found += [verbs.BUILD + row for row in works.rows_to_build(s, side, _rows(s, side))]
            found += [verbs.REBUILD + city for city in _ruins(s) if not works.refusals_rebuild(s, side, city)]
            found += [verbs.WALL + city for city in _unwalled(s, side, talents)]
            if NONE in s.fort_at and talents >= COSTS.fort.talents:
                found += [verbs.FORT + place for place in hexes if CITY_AT[place] < 0 and place not in s.fort_at]
        if talents >= COSTS.long_walls.talents and long_walls.is_marker_left(s):
            found += [verbs.JOIN + unit for unit in _able_builders(s, side, hexes)]
        if NONE in s.base_at and talents >= COSTS.base.talents:
            found += [verbs.BASE + place for place in _base_sites(s, side, hexes)]
        return [*found, verbs.DONE]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        value = c % VERB
        return [] if c == verbs.DONE else FORBIDS[c - value](s, self.side, value)

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            return
        s.then(self)
        verb, value = c - c % VERB, c % VERB
        if verb in WORKS:
            WORKS[verb](s, self.side, value)
        elif verb == verbs.JOIN:
            s.then(JoinTo(self.side, value))
        elif verb == verbs.RAZE:
            capture.raze(s, value, self.side)
        else:
            long_walls.fall_at(s, value, "11.4b")


@dataclass(slots=True, frozen=True)
class JoinTo(Decision):
    """To which fortification a unit builds Long Walls [7.6.5a]."""

    unit: int

    def clause(self) -> str:
        return "7.6.5a"

    def universe(self, s: War) -> list[int]:
        return [verbs.JOIN_TO + target for target in works.ends_for(s, self.side, self.unit)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return works.refusals_join(s, self.side, self.unit, c % VERB)

    def chosen(self, s: War, c: int) -> None:
        works.join(s, self.side, self.unit, c % VERB)


# ------------------------------------------------------------------------------------------- what there is to point at


def _hexes(s: War, side: int) -> list[int]:
    """The land places where a side has units that are not aboard."""
    loc, aboard = s.loc, s.aboard
    return sorted({loc[unit] for unit in state.owned(s).units[side] if 0 <= loc[unit] < LAND and aboard[unit] < 0})


def _rows(s: War, side: int) -> list[int]:
    """The rows of units of which some wait in build pools for a side."""
    loc = s.loc
    return sorted({tables.UNIT_ROW[unit] for unit in state.owned(s).units[side] if loc[unit] == codes.BUILD_POOL})


def _builders(s: War, side: int) -> list[int]:
    """Units in a side's fortifications that lie beside another city or fort."""
    found = []
    for place in _hexes(s, side):
        here = places.target_here(s, place)
        if here != places.NO_TARGET and places.friend_of(s, here) == side and long_walls.has_next(s, here):
            found += works.ashore(s, side, place)
    return sorted(found)


def _able_builders(s: War, side: int, hexes: list[int]) -> list[int]:
    """Those of them who may build Long Walls, given the money and the marker [7.6.5a, 7.6.5b]."""
    found: list[int] = []
    targets, beside = s.targets, long_walls.places_beside(s)
    for place in [place for place in hexes if place in beside]:
        here = targets[place]
        if here == places.NO_TARGET or not works.may_end(s, side, here):
            continue
        if not any(works.may_end(s, side, other) for other in long_walls.next_to(s, here)):
            continue
        if not places.is_invested(s, here):
            found += [unit for unit in works.ashore(s, side, place) if not long_walls.is_builder(s, unit)]
    return sorted(found)


def _unwalled(s: War, side: int, talents: int) -> list[int]:
    """Cities without walls, and with none under way, that a side may wall and has the money for [7.6.4a, 7.6.4d]."""
    dear = [size for size, cost in enumerate(COSTS.walls) if cost.talents > talents]
    at, siege, walls, begun = s.at, s.siege, s.walls, s.works
    bare = [city for city in places.own_cities(s, side) if not (walls[city] or begun[city] or siege[city])]
    able = [city for city in bare if SIZE[city] not in dear]
    return [city for city in able if not at[CITY_HEX[city]] or works.works_for(s, side, city)]


def _ruins(s: War) -> list[int]:
    return [city for city, marks in enumerate(s.city_marks) if marks & codes.DESTROYED]


def _free(s: War, side: int, hexes: list[int]) -> list[int]:
    """What costs nothing: walls and cities of a side's garrisons, Long Walls of the enemy before which it lies."""
    targets = [target for place in hexes if (target := places.target_here(s, place)) != places.NO_TARGET]
    cities = [target for target in targets if target < CITIES and places.city_friend(s, target) == side]
    return [
        *[verbs.DEMOLISH + city for city in cities if s.walls[city]],
        *[verbs.RAZE + city for city in cities if s.holder[city] == 1 + side],
        *[verbs.PULL_DOWN + target for target in targets if target in s.wall_ends],
    ]


def _base_sites(s: War, side: int, hexes: list[int]) -> list[int]:
    """Where a side may build a base, given the money and the marker [7.6.3a, 7.6.3b]."""
    own, at = {at for base, at in enumerate(s.base_at) if s.base_side[base] == side}, s.at
    free = [city for city in places.own_cities(s, side) if not s.siege[city] and CITY_HEX[city] not in own]
    found = [CITY_HEX[city] for city in free if not at[CITY_HEX[city]] or works.works_for(s, side, city)]
    others = sorted({*hexes}.difference(found, own))
    return found + [place for place in others if _is_bare(s, place) or not works.refusals_base(s, side, place)]


def _is_bare(s: War, place: int) -> bool:
    """Whether a unit in a hex needs nothing else to build a base there: it is of the scenario, with no city or fort."""
    return CITY_AT[place] < 0 and place not in s.fort_at and places.in_play(s, place)
