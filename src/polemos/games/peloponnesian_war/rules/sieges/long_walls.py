"""Long Walls between two fortifications. Clauses 7.6.5, 10.3.4, 10.4.6, 11.4b and 18.2.4.

While they are built the first of their ends is the one where the builder is.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import COSTS, LONG_WALLS, UNITS
from polemos.games.peloponnesian_war.rules import losses, places, stacking
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import War

NONE = -1


def walls_at(s: War, target: int) -> int:
    """The number of the Long Walls at a city or fort, finished or not, NONE for none."""
    return s.wall_ends.index(target) // 2 if target in s.wall_ends else NONE


def other_end(s: War, target: int) -> int:
    """The city or fort at the other end of Long Walls that begin at one, finished or not, NO_TARGET for none."""
    return s.wall_ends[s.wall_ends.index(target) ^ 1] if target in s.wall_ends else NO_TARGET


def joined(s: War, target: int) -> int:
    """The city or fort that finished Long Walls join to one, NO_TARGET for none [10.3.4, 10.4.6, 18.2.4].

    They join two fortifications [7.6.5a]: not a city that has lost its walls, nor two places that are held against each
    other (RULING-89).
    """
    walls = walls_at(s, target)
    if walls == NONE or s.wall_ready[walls]:
        return NO_TARGET
    other = other_end(s, target)
    if not places.has_walls(s, target) or not places.has_walls(s, other):
        return NO_TARGET
    return other if places.holds_out(s, target) == places.holds_out(s, other) else NO_TARGET


def next_to(s: War, target: int) -> list[int]:
    """The cities and forts beside one, over no water: those that Long Walls could join to it [7.6.5a, 16.3.2].

    In the Sicily box the cities lie apart [19.1a].
    """
    place = places.place_of(s, target)
    if place >= world.HEXES:
        return []
    found = [places.target_here(s, at) for at in world.LAND_NEXT[place]]
    return sorted([other for other in found if other != NO_TARGET])


def has_next(s: War, target: int) -> bool:
    """Whether there is any."""
    place = places.place_of(s, target)
    return place in _BESIDE or (place < world.HEXES and any(at in s.fort_at for at in world.LAND_NEXT[place]))


def places_beside(s: War) -> frozenset[int]:
    """The hexes of cities, and those of forts besides, next to another city or fort."""
    forts = [at for at in s.fort_at if at >= 0]
    return _BESIDE.union([near for at in forts for near in world.LAND_NEXT[at] if near < world.HEXES])


_BESIDE: Final = frozenset(
    [at for at in range(world.HEXES) if any(world.CITY_AT[to] >= 0 for to in world.LAND_NEXT[at])]
)
"""Hexes beside which there is a city, standing or destroyed."""


def is_builder(s: War, unit: int) -> bool:
    """Whether a unit builds Long Walls, and so counts as outside in combat [7.6.5b]."""
    return unit in s.wall_builder


def begin(s: War, unit: int, target: int, other: int) -> None:
    """A unit in a fortification begins Long Walls to another [7.6.5a, 7.7]."""
    walls = s.wall_ends.index(NONE) // 2
    s.wall_ends[2 * walls], s.wall_ends[2 * walls + 1] = target, other
    s.wall_ready[walls] = asking.season_number(s) + COSTS.long_walls.seasons
    s.wall_builder[walls] = unit
    s.tell("long-walls-begun", (unit, places.stronghold(s, target), places.stronghold(s, other)), ("7.6.5a",))


def ends_told(s: War, walls: int) -> tuple[int, int]:
    """What Long Walls join, as events name it."""
    first, last = s.wall_ends[2 * walls : 2 * walls + 2]
    return places.stronghold(s, first), places.stronghold(s, last)


def finish(s: War) -> None:
    """Long Walls whose season has come stand [7.6.4e, 7.6.5a]."""
    now = asking.season_number(s)
    for walls in range(LONG_WALLS):
        if 0 < s.wall_ready[walls] <= now:
            s.wall_ready[walls], s.wall_builder[walls] = 0, NONE
            s.tell("long-walls-built", ends_told(s, walls), ("7.6.4e",))


def fall(s: War, walls: int, clause: str) -> None:
    """Long Walls, or those that are being built, leave the map; what they cost is lost [7.6.5b, 11.4b]."""
    ends = ends_told(s, walls)
    losses.drop_long_walls(s, walls)
    s.tell("long-walls-gone", ends, (clause,))


def fall_at(s: War, target: int, clause: str) -> None:
    """Long Walls at a city or fort leave the map, if there are any."""
    walls = walls_at(s, target)
    if walls != NONE:
        fall(s, walls, clause)


def builder_moved(s: War, unit: int) -> None:
    """A unit has moved, or retreated into its fortification: Long Walls that it was building are given up [7.6.5b]."""
    if unit in s.wall_builder:
        fall(s, s.wall_builder.index(unit), "7.6.5b")


def builders_at(s: War, place: int) -> list[int]:
    """Units that build Long Walls in a place."""
    return [unit for unit in s.wall_builder if unit != NONE and s.loc[unit] == place]


def builders_out(s: War, place: int) -> None:
    """Builders in a place where there is a battle are outside in it [7.6.5b]."""
    for unit in builders_at(s, place):
        s.inside[unit] = 0


def builders_in(s: War, place: int) -> None:
    """Builders who have held their ground are inside again: they are outside in combat alone [7.6.5b] (RULING-90)."""
    for unit in builders_at(s, place):
        s.inside[unit] = int(stacking.goes_inside(s, unit, place))


def check_builders(s: War) -> None:
    """Builders who are no longer where they build have moved [7.6.5b]."""
    for walls, unit in enumerate(s.wall_builder):
        if unit == NONE:
            continue
        end = s.wall_ends[2 * walls]
        if s.loc[unit] != places.place_of(s, end) or s.aboard[unit] >= 0 or s.sides[unit] != places.friend_of(s, end):
            fall(s, walls, "7.6.5b")


def may_pull_down(s: War, side: int, target: int) -> bool:
    """Whether a side has a land unit in the hex of a hostile end, and no defender stands outside there [11.4b]."""
    place = places.place_of(s, target)
    if not places.is_hostile(s, target, side) or not asking.land_outside(s, side, place):
        return False
    return not any(piece < UNITS and s.sides[piece] == 1 - side and not s.inside[piece] for piece in s.at[place])


def is_marker_left(s: War) -> bool:
    """Whether there is a marker for more Long Walls [1.1a]."""
    return tables.NONE in s.wall_ends
