"""Bases, forts, walls, Long Walls: what forbids them, how they are begun and how they are finished.

Clauses 6.5.5, 7.6, 7.7, 11.3 and 11.4.
"""

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.asking import marked
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ADJUSTMENTS, COSTS, FLEET, KIND, NEITHER, SPARTA, TRACKS, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES, CITY_AT, CITY_HEX, CITY_REGION, LAND, REGION_COUNT, SIZE
from polemos.games.peloponnesian_war.rules import garrisons, levels, places
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.sieges import capture, long_walls, upkeep
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import unless

# -------------------------------------------------------------------------------------------------------------- money


def refusals_cost(s: War, side: int, talents: int) -> list[Refusal]:
    """Why a side cannot pay: its treasury does not hold so much [5.1b, 7.6.4d]."""
    return unless(s.treasury[side] >= talents, "5.1b")


def ashore(s: War, side: int, place: int) -> list[int]:
    """Units of a side in a land place, inside and outside, none that is aboard."""
    return [unit for unit in asking.units_at(s, side, place) if s.aboard[unit] < 0]


# -------------------------------------------------------------------------------------------------------- units [7.5]


def unit_cost(s: War, side: int, kind: int) -> int:
    """What a unit costs [7.7]; fleets are cheaper for Sparta while Cyrus has the satrapy [card.cyrus] (RULING-85)."""
    if kind == FLEET and side == SPARTA and asking.is_so(s, codes.CYRUS_CAME) and s.satrap[world.TISSAPHERNES] == side:
        return tables.CARD_KINDS[tables.CARD_INDEX["cyrus"]].values["fleet"]
    return COSTS.unit[kind]


def unbuilt(s: War, side: int, row: int) -> int:
    """A unit of a row that waits in a build pool and is the side's to build, -1 if there is none [7.4, 7.5].

    (RULING-84)
    """
    able = [unit for unit in tables.UNITS_OF_ROW[row] if s.loc[unit] == codes.BUILD_POOL and s.sides[unit] == side]
    return able[0] if able else -1


def refusals_unit(s: War, side: int, row: int) -> list[Refusal]:
    """Why a side may not build a unit of a row: none is in the build pool of a region of its own [7.4, 7.5], the region
    is too weary [4.2b, 4.4.2b] or torn [card.stasis], or there is no money [5.1b] (RULING-73).
    """
    if row >= tables.ROWS or unbuilt(s, side, row) < 0:
        return [Refusal("7.4")]
    home = tables.COUNTERS[row].home
    if home >= REGION_COUNT:
        return [Refusal("7.5")]
    found = unless(s.ml[home] >= TRACKS.ml.active, "4.2b")
    found += unless(s.stasis[home] < asking.season_number(s), "card.stasis")
    return found + refusals_cost(s, side, unit_cost(s, side, tables.COUNTERS[row].kind))


def rows_to_build(s: War, side: int, rows: list[int]) -> list[int]:
    """Those of the rows of which units wait for a side, of which it may build one [4.2b, 5.1b, 7.5, card.stasis]."""
    active, now, talents = TRACKS.ml.active, asking.season_number(s), s.treasury[side]
    cheap = [unit_cost(s, side, kind) <= talents for kind in range(len(COSTS.unit))]
    able = [ml >= active and end < now for ml, end in zip(s.ml, s.stasis, strict=True)]
    able += [False] * (len(tables.HOME_NAMES) - REGION_COUNT)
    return [row for row in rows if able[tables.COUNTERS[row].home] and cheap[tables.COUNTERS[row].kind]]


def build_unit(s: War, side: int, row: int) -> None:
    """A unit goes from its build pool to its force pool [4.4.2a, 7.5]."""
    unit = unbuilt(s, side, row)
    s.treasury[side] -= unit_cost(s, side, KIND[unit])
    s.loc[unit] = codes.FORCE_POOL
    s.tell("built", (side, unit), ("7.5",))


# -------------------------------------------------------------------------------------------- forts and bases [7.6.2]


def refusals_fort(s: War, side: int, place: int) -> list[Refusal]:
    """Why a side may not build a fort: no unit of it is there, or there is a city or fort [7.6.2] (RULING-86)."""
    if place >= LAND:
        return [Refusal("7.6.2")]
    found = unless(CITY_AT[place] < 0 and place not in s.fort_at, "7.6.2", place)
    found += unless(bool(ashore(s, side, place)), "7.6.2", place)
    found += unless(tables.NONE in s.fort_at, "1.1a")
    return found + refusals_cost(s, side, COSTS.fort.talents)


def build_fort(s: War, side: int, place: int) -> None:
    """A fort is built and stands at once; a base of its side that is there lies in it now [7.6.2, 7.6.3c].

    Its builders stay outside until they move or are attacked [10.2.1a].
    """
    fort = s.fort_at.index(tables.NONE)
    s.treasury[side] -= COSTS.fort.talents
    s.fort_at[fort], s.fort_side[fort] = place, side
    state.retarget(s)
    base = places.base_here(s, place, side)
    if base >= 0:
        s.base_inside[base] = 1
    s.tell("fort-built", (side, place), ("7.6.2",))


def refusals_base(s: War, side: int, place: int) -> list[Refusal]:
    """Why a side may not build a base.

    It needs a unit there or a friendly city that is not besieged [7.6.1, 7.6.3a], nothing is built inside a besieged
    place, and outside a hostile one it takes a land unit, that of an investor or besieger [7.6.3b]; a hex holds one
    base of a side (RULING-87).
    """
    if place >= LAND:
        return [Refusal("7.6.3a")]
    found = unless(places.in_play(s, place), "7.6.3a", place)
    found += unless(may_found(s, side, place), "7.6.3a", place)
    target = places.target_here(s, place)
    if target != NO_TARGET and not places.is_hostile(s, target, side):
        found += unless(not s.siege[target], "7.6.3b", place)
    elif target != NO_TARGET:
        found += unless(bool(asking.land_outside(s, side, place)), "7.6.3b", place)
    found += unless(places.base_here(s, place, side) < 0, "7.6.3a", place)
    found += unless(tables.NONE in s.base_at, "1.1a")
    return found + refusals_cost(s, side, COSTS.base.talents)


def may_found(s: War, side: int, place: int) -> bool:
    """Whether there is anybody to build a base: a unit, or a friendly city [7.6.3a]."""
    city = CITY_AT[place]
    return (city >= 0 and works_for(s, side, city)) or bool(ashore(s, side, place))


def works_for(s: War, side: int, city: int) -> bool:
    """Whether the people of a city build for a side: it is friendly, and no enemy unit is inside [7.6.1, 6.5.4a].

    (RULING-88)
    """
    if places.city_friend(s, city) != side:
        return False
    place = CITY_HEX[city]
    return not s.at[place] or not asking.inside_at(s, 1 - side, place)


def build_base(s: War, side: int, place: int) -> None:
    """A base is built and works at once: inside the side's own place, or on top of a hostile one [7.6.3a, 7.6.3b]."""
    base, target = s.base_at.index(tables.NONE), places.target_here(s, place)
    s.treasury[side] -= COSTS.base.talents
    s.base_at[base], s.base_side[base] = place, side
    s.base_inside[base] = int(target != NO_TARGET and not places.is_hostile(s, target, side))
    s.tell("base-built", (side, place), ("7.6.3a",))


# ------------------------------------------------------------------------------------------------------ walls [7.6.4]


def refusals_walls(s: War, side: int, city: int) -> list[Refusal]:
    """Why a side may not wall a city: it is not friendly, or besieged [7.6.4a, 7.6.1], has walls, or builds them.

    [7.6.4b]
    """
    if city >= CITIES:
        return [Refusal("7.6.4a")]
    place = CITY_HEX[city]
    found = unless(works_for(s, side, city) and places.in_play(s, place), "7.6.4a", place)
    found += unless(not s.siege[city], "7.6.1", place)
    found += unless(not s.walls[city], "7.6.4a", place)
    found += unless(not s.works[city], "7.6.4b", place)
    return found + refusals_cost(s, side, COSTS.walls[SIZE[city]].talents)


def build_walls(s: War, side: int, city: int) -> None:
    """A city pays for its walls and begins them; those of a small one stand at once [7.6.4a, 7.6.4b, 7.6.4d]."""
    cost = COSTS.walls[SIZE[city]]
    s.treasury[side] -= cost.talents
    if cost.seasons:
        s.works[city] = asking.season_number(s) + cost.seasons
        s.tell("walls-begun", (city,), ("7.6.4b",))
    else:
        finish_walls(s, city, "7.6.4a")


def finish_walls(s: War, city: int, clause: str) -> None:
    """The walls of a city are finished [7.6.4a, 7.6.4e]."""
    _raise_walls(s, city)
    s.tell("walls-built", (city,), (clause,))


def _raise_walls(s: War, city: int) -> None:
    s.walls[city] = 1
    s.works[city] = s.works_revolt[city] = 0
    asking.mark_city(s, city, codes.DEMOLISHED, False)


def revolt_walls(s: War, city: int) -> None:
    """A city without walls that revolts builds them, a season sooner than others and for nothing [6.5.5a].

    (RULING-11, RULING-35) Walls that it was building anyway are ready no later (RULING-59).
    """
    if s.walls[city]:
        return
    seasons = max(0, COSTS.walls[SIZE[city]].seasons - COSTS.sooner)
    s.tell("revolt-walls", (city, seasons), ("6.5.5a",))
    if not seasons:
        _raise_walls(s, city)
        return
    ready = asking.season_number(s) + seasons
    s.works[city] = min(ready, s.works[city] or ready)
    s.works_revolt[city] = 1


def end_revolt_walls(s: War, city: int) -> None:
    """The Revolt marker is gone before the walls are finished: so are they [6.5.5b]."""
    if s.works_revolt[city]:
        upkeep.stop_works(s, city, "6.5.5b")


def finish(s: War) -> None:
    """Works under the marker of the present season are finished: walls, cities rebuilt, Long Walls [7.6.4e, 11.3c].

    Those in a besieged place too [10.4.1].
    """
    now = asking.season_number(s)
    for city, ready in enumerate(s.works):
        if 0 < ready <= now:
            if marked(s, city, codes.DESTROYED):
                found_again(s, city)
            else:
                finish_walls(s, city, "7.6.4e")
    long_walls.finish(s)


def refusals_demolish(s: War, side: int, city: int) -> list[Refusal]:
    """Why a side may not pull down the walls of a city: there are none, or it does not hold it with a land unit.

    [11.4a]
    """
    if city >= CITIES:
        return [Refusal("11.4a")]
    place = CITY_HEX[city]
    held = places.city_friend(s, city) == side and s.walls[city] != 0
    return unless(held and has_troops_inside(s, side, place), "11.4a", place)


def has_troops_inside(s: War, side: int, place: int) -> bool:
    """Whether a side has a land unit inside the city or fort of a place."""
    sides, within = s.sides, s.inside
    for piece in s.at[place]:
        if piece < UNITS and within[piece] and sides[piece] == side and KIND[piece] != FLEET:
            return True
    return False


def demolish(s: War, side: int, city: int) -> None:
    """The walls of a city are pulled down [11.4a]; the controller of its region loses AL by it [13.6d]."""
    s.walls[city] = 0
    asking.mark_city(s, city, codes.DEMOLISHED)
    s.tell("walls-demolished", (side, city), ("11.4a",))
    region = CITY_REGION[city]
    if region >= 0 and s.controller[region] == side:
        levels.change_al(s, region, ADJUSTMENTS.at_once.demolished, "13.6d")


# --------------------------------------------------------------------------------------------------- rebuilding [11.3c]


def refusals_rebuild(s: War, side: int, city: int) -> list[Refusal]:
    """Why a side may not rebuild a city [11.3c].

    It is not destroyed, or being rebuilt; its region is not the side's; no unit of the side is there.
    """
    if city >= CITIES:
        return [Refusal("11.3c")]
    place, region = CITY_HEX[city], CITY_REGION[city]
    able = marked(s, city, codes.DESTROYED) and not s.works[city] and region >= 0 and s.controller[region] == side
    found = unless(able and bool(ashore(s, side, place)), "11.3c", place)
    return found + refusals_cost(s, side, COSTS.rebuilding[SIZE[city]].talents)


def rebuild(s: War, side: int, city: int) -> None:
    """A destroyed city is paid for and will be a city again in some seasons [11.3c]."""
    cost = COSTS.rebuilding[SIZE[city]]
    s.treasury[side] -= cost.talents
    s.works[city] = asking.season_number(s) + cost.seasons
    s.tell("rebuilding", (side, city), ("11.3c",))


def found_again(s: War, city: int) -> None:
    """A city that was destroyed is one again, without walls and with its garrison [11.3c, 18.3.1]."""
    s.city_marks[city] = s.walls[city] = s.works[city] = 0
    state.retarget(s)
    s.garrison[city] = garrisons.full(s, city)
    s.tell("city-rebuilt", (city,), ("11.3c",))
    friend = places.city_friend(s, city)
    if friend != NEITHER:
        capture.go_inside(s, city, friend)


# ------------------------------------------------------------------------------------------------- Long Walls [7.6.5]


def ends_for(s: War, side: int, unit: int) -> list[int]:
    """The cities and forts beside the one where a unit is [7.6.5a]."""
    place = s.loc[unit]
    if not 0 <= place < LAND or s.aboard[unit] >= 0 or s.sides[unit] != side:
        return []
    here = places.target_here(s, place)
    return [] if here == NO_TARGET or places.friend_of(s, here) != side else long_walls.next_to(s, here)


def refusals_end(s: War, side: int, target: int) -> list[Refusal]:
    """Why a city or fort is no end for Long Walls of a side.

    It is not friendly, has no walls or no finished ones [7.6.5a, 7.6.4f], is besieged [7.6.1], or is joined already
    [7.6.5a].
    """
    place = places.place_of(s, target)
    found = unless(places.friend_of(s, target) == side and places.has_walls(s, target), "7.6.5a", place)
    found += unless(not s.siege[target], "7.6.1", place)
    return found + unless(long_walls.walls_at(s, target) < 0, "7.6.5a", place)


def may_end(s: War, side: int, target: int) -> bool:
    """Whether `refusals_end` finds nothing."""
    if s.siege[target] or target in s.wall_ends or not places.has_walls(s, target):
        return False
    return places.friend_of(s, target) == side


def refusals_join(s: War, side: int, unit: int, other: int) -> list[Refusal]:
    """Why a unit may not build Long Walls from where it is to another city or fort.

    Nor can it before the eyes of an investor: it builds outside [7.6.5b].
    """
    if unit >= UNITS or other >= codes.TARGETS or other not in ends_for(s, side, unit):
        return [Refusal("7.6.5a")]
    here = places.target_here(s, s.loc[unit])
    found = refusals_end(s, side, here) + refusals_end(s, side, other)
    found += unless(not long_walls.is_builder(s, unit), "7.6.5a")
    found += unless(not places.is_invested(s, here), "7.6.5b", s.loc[unit])
    found += unless(long_walls.is_marker_left(s), "1.1a")
    return found + refusals_cost(s, side, COSTS.long_walls.talents)


def refusals_builder(s: War, side: int, unit: int) -> list[Refusal]:
    """Why a unit may not build Long Walls to anywhere."""
    if unit >= UNITS:
        return [Refusal("7.6.5a")]
    each = [refusals_join(s, side, unit, other) for other in ends_for(s, side, unit)]
    if not each:
        return [Refusal("7.6.5a")]
    return min(each, key=len)


def join(s: War, side: int, unit: int, other: int) -> None:
    """A unit begins Long Walls [7.6.5a]."""
    s.treasury[side] -= COSTS.long_walls.talents
    long_walls.begin(s, unit, places.target_here(s, s.loc[unit]), other)


def refusals_pull_down(s: War, side: int, target: int) -> list[Refusal]:
    """Why a side may not pull down Long Walls at one of their ends [11.4b]."""
    if target >= codes.TARGETS or long_walls.walls_at(s, target) < 0:
        return [Refusal("11.4b")]
    return unless(long_walls.may_pull_down(s, side, target), "11.4b", places.place_of(s, target))
