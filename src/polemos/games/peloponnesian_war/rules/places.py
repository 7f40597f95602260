"""Whose a place is and what state it is in: cities, forts, ports, areas, seas. Sections 4.4, 7.6.3, 8 and 10.2.

A target is a city by its number, or a fort by CITIES + the number of its marker.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.asking import marked
from polemos.games.peloponnesian_war.data import models_scenarios, tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, AREAS, CITIES, CITY_HEX, CITY_REGION, LAND, NEITHER
from polemos.games.peloponnesian_war.state import Friends, War

NO_TARGET: Final = codes.NO_TARGET

# --------------------------------------------------------------------------------------------- status of areas [8.1a]
FRIENDLY: Final = 0
ENEMY: Final = 1
CONTESTED: Final = 2

LAND_UNITS: Final[world.Row] = tuple([unit for unit in range(UNITS) if KIND[unit] != FLEET])
FLEET_UNITS: Final[world.Row] = tuple([unit for unit in range(UNITS) if KIND[unit] == FLEET])
CITY_AREA: Final[world.Row] = tuple([AREA_AT[at] for at in CITY_HEX])
"""By city: its land area."""
CITIES_IN: Final[world.Rows] = tuple(
    [tuple([city for city in range(CITIES) if CITY_AREA[city] == area]) for area in range(AREAS)]
)
"""By land area: its cities."""


# -------------------------------------------------------------------------------------------------------------- targets


def target_here(s: War, place: int) -> int:
    """The city or fort of a land place, NO_TARGET for none. A destroyed city is none [11.3b]."""
    return s.targets[place]


def place_of(s: War, target: int) -> int:
    """The land place of a city or fort."""
    return CITY_HEX[target] if target < CITIES else s.fort_at[target - CITIES]


def stronghold(s: War, target: int) -> int:
    """A city or fort as events and texts name it: a fort by its hex, -1 if it is no more."""
    at = target if target < CITIES else s.fort_at[target - CITIES]
    return at if target < CITIES or at < 0 else CITIES + at


def region_of(s: War, target: int) -> int:
    """The region of a city or fort, -1 outside all."""
    return world.REGION_AT[place_of(s, target)]


def has_walls(s: War, target: int) -> bool:
    """Whether a city is walled; a fort is [7.6.1]."""
    return target >= CITIES or s.walls[target] != 0


def revolt_friend(s: War, city: int) -> int:
    """Whose friend a city in revolt is: the enemy's while the region's ML is high enough, else nobody's.

    [6.5.1b, 6.5.1c, 6.5.1d]
    """
    region = CITY_REGION[city]
    return 1 - s.controller[region] if s.ml[region] >= tables.TRACKS.ml.active else NEITHER


def city_friend(s: War, city: int) -> int:
    """To whom a city is friendly, NEITHER if to nobody [4.4.3a, 6.5.1a, 11.1b, 12.10.2, 19.1a].

    His units go in and are supplied there [4.4.1b, 4.4.1c], and its garrison fights for him [4.4.3b].
    A city in revolt is friendly by its region's ML; one with a Helot Uprising is closed to both [card.helots]; one that
    is destroyed is no city [11.3b].
    """
    marks, region = s.city_marks[city], CITY_REGION[city]
    if marks & (codes.DESTROYED | codes.HELOTS):
        return NEITHER
    if s.holder[city]:
        return s.holder[city] - 1
    if marks & codes.REVOLTED:
        return revolt_friend(s, city)
    if region >= 0:
        return s.controller[region]
    if city == world.SYRACUSE:
        return SPARTA
    if city == world.CATANA:
        return NEITHER if s.sicily == codes.CLOSED else ATHENS
    satrapy = world.SATRAPY[AREA_AT[CITY_HEX[city]]]
    if satrapy >= 0:
        return s.satrap[satrapy]
    return NEITHER


def friendships(s: War) -> Friends:
    """Whose friends cities are: found anew only after something has changed by which it is so."""
    kept = s.friends
    facts = (s.city_marks, s.holder, s.controller, s.ml, s.satrap, s.sicily)
    if kept is None or kept.facts != facts:
        copied = (s.city_marks[:], s.holder[:], s.controller[:], s.ml[:], s.satrap[:], s.sicily)
        controller = s.controller
        cities = [
            held - 1 if held and not marks else city_friend(s, city) if marks or region < 0 else controller[region]
            for city, (marks, held, region) in enumerate(zip(s.city_marks, s.holder, CITY_REGION, strict=True))
        ]
        there = rows_in_play(s)
        athens, sparta = (
            tuple([n for n, friend in enumerate(cities) if friend == side and there[CITY_HEX[n]]])
            for side in codes.BOTH
        )
        rebels = [city for city, marks in enumerate(s.city_marks) if marks & codes.REVOLTED and not s.holder[city]]
        kept = s.friends = Friends(copied, cities, (athens, sparta), tuple(rebels))
    return kept


def friends(s: War) -> list[int]:
    """By city `city_friend`, for who asks of many."""
    return friendships(s).cities


def own_cities(s: War, side: int) -> tuple[int, ...]:
    """The cities that are friendly to a side, of those on the map of the scenario [scenario.argive.b, 19.1b]."""
    return friendships(s).of[side]


def friend_of(s: War, target: int) -> int:
    """To whom a city or fort is friendly."""
    return city_friend(s, target) if target < CITIES else s.fort_side[target - CITIES]


def is_hostile(s: War, target: int, side: int) -> bool:
    """Whether a city or fort does not open to a side: the enemy's, or a city in revolt that is nobody's friend."""
    return holds_out(s, target) != side


def is_manned(s: War, target: int) -> bool:
    """Whether there is anybody to defend it: a city has its garrison, a fort only units inside [11.5a, 18.3.1]."""
    return target < CITIES or bool(units_inside(s, target))


def units_inside(s: War, target: int) -> list[int]:
    """Units inside a city or fort, of whatever side: one side alone can be inside."""
    place = place_of(s, target)
    return [piece for piece in s.at[place] if piece < UNITS and s.inside[piece]]


def holds_out(s: War, target: int) -> int:
    """The side whose units defend a city or fort: that of the units inside, else that to which it is friendly.

    A city in revolt with units of the controller inside is theirs only while they are there [6.5.4a].
    """
    for piece in s.at[place_of(s, target)]:
        if piece < UNITS and s.inside[piece]:
            return s.sides[piece]
    return friend_of(s, target)


def investor(s: War, target: int) -> int:
    """The side that invests a city or fort: whose land units, hostile to it, are outside in its hex [10.2.2a].

    NEITHER if nobody does. Both cannot: they would fight.
    """
    within, sides, owner = s.inside, s.sides, -2  # not looked up yet
    for piece in s.at[CITY_HEX[target] if target < CITIES else s.fort_at[target - CITIES]]:
        if piece < UNITS and not within[piece] and KIND[piece] != FLEET and s.aboard[piece] < 0:
            if owner < NEITHER:
                owner = holds_out(s, target)
            if sides[piece] != owner:
                return sides[piece]
    return NEITHER


def is_invested(s: War, target: int) -> bool:
    """Whether a land unit hostile to it is in the hex of a city or fort [10.2.2a]."""
    return investor(s, target) != NEITHER


def is_besieged(s: War, target: int) -> bool:
    """Whether a Siege marker lies on a city or fort [rule.terms]."""
    return s.siege[target] != 0


def opens_to(s: War, target: int, side: int) -> bool:
    """Whether units of a side may go into a city or fort: it is friendly, and no enemy unit is inside.

    A city in revolt that is the enemy's friend is shut to him while units of the controller hold it [6.5.4a].
    """
    return friend_of(s, target) == side and holds_out(s, target) == side


def open_city(s: War, city: int, side: int) -> bool:
    """Whether a city is friendly to a side and not besieged, so that its people levy and build [7.3.2, 7.6.1].

    Nor held by units of the enemy [6.5.4a], nor beyond the map of the scenario [scenario.argive.b, 19.1b].
    """
    if city_friend(s, city) != side or s.siege[city] or not in_play(s, CITY_HEX[city]):
        return False
    return not s.at[CITY_HEX[city]] or holds_out(s, city) == side


# ---------------------------------------------------------------------------------------------------------------- ports


def base_here(s: War, place: int, side: int) -> int:
    """The number of a base of a side in a land place, -1 for none."""
    for base, at in enumerate(s.base_at):
        if at == place and s.base_side[base] == side:
            return base
    return -1


def is_port(s: War, place: int, side: int) -> bool:
    """Whether ships of a side can lie in port in a land place: a port city, or a coast with a base of the side.

    [1.2o, 7.6.3c, 7.6.3d]; a destroyed city is no port [11.3b].
    """
    if place >= LAND or not world.SEAS_AT[place]:
        return False
    city = world.CITY_AT[place]
    if city >= 0 and world.PORT[city] and not marked(s, city, codes.DESTROYED):
        return True
    return base_here(s, place, side) >= 0


def is_friendly_port(s: War, place: int, side: int) -> bool:
    """Whether fleets of a side are inside when they come there: a port in a friendly city or fort [16.4.4, 7.6.3c]."""
    target = target_here(s, place)
    return target != NO_TARGET and opens_to(s, target, side) and is_port(s, place, side)


def is_blockaded(s: War, place: int, side: int) -> bool:
    """Whether an enemy fleet lies outside in the hex of a port of a side [10.2.3b]."""
    return bool(asking.fleets_outside(s, 1 - side, place))


# ------------------------------------------------------------------------------------------------------ status of areas


def presence(s: War) -> list[int]:
    """By area a number of two bits: 1 for land units and cities of Athens that tell, 2 for those of Sparta.

    Leaders, bases and empty forts do not tell, nor besieged or invested places and what is in them, nor cities with a
    Helot Uprising; a city in revolt is an enemy city [8.1a, 8.2i, 8.2ii, 8.2iii, 8.2iv, 8.2v, 8.3a, 10.2.2a2]. A city
    that is nobody's friend is an enemy city to both (bit 4).
    """
    found = [0] * AREAS
    loc, sides, within, aboard = s.loc, s.sides, s.inside, s.aboard
    shut: dict[int, bool] = {}
    for unit in LAND_UNITS:
        at = loc[unit]
        if not 0 <= at < LAND or aboard[unit] >= 0:
            continue
        if within[unit]:
            if at not in shut:
                target = target_here(s, at)
                shut[at] = target != NO_TARGET and is_shut(s, target)
            if shut[at]:
                continue
        found[AREA_AT[at]] |= 1 << sides[unit]
    silent, here, friendly = codes.DESTROYED | codes.HELOTS, s.at, friends(s)
    for city, marks in enumerate(s.city_marks):
        if marks & silent or s.siege[city] or (here[CITY_HEX[city]] and is_invested(s, city)):
            continue
        friend = friendly[city]
        found[CITY_AREA[city]] |= 4 if friend == NEITHER else 1 << friend
    return found


def is_shut(s: War, target: int) -> bool:
    """Whether a city or fort is besieged or invested [8.2iv]."""
    return s.siege[target] != 0 or is_invested(s, target)


def presence_in(s: War, area: int) -> int:
    """The same of one land area alone: `presence` for who looks at a few areas only."""
    at, sides, within, aboard = s.at, s.sides, s.inside, s.aboard
    found = 0
    for place in world.HEXES_OF[area]:
        row, city = at[place], world.CITY_AT[place]
        if city < 0 and not row:
            continue
        target = target_here(s, place)
        shut = target != NO_TARGET and (s.siege[target] != 0 or (bool(row) and is_invested(s, target)))
        for unit in row:
            if unit < UNITS and KIND[unit] != FLEET and aboard[unit] < 0 and not (shut and within[unit]):
                found |= 1 << sides[unit]
        if city >= 0 and not shut and not s.city_marks[city] & (codes.DESTROYED | codes.HELOTS):
            friend = city_friend(s, city)
            found |= 4 if friend == NEITHER else 1 << friend
    return found


def status(here: int, side: int) -> int:
    """The status of an area to a side, by what `presence` found there [8.3b, 8.3c, 8.3d].

    An area with nobody in it is friendly to both [8.3ex].
    """
    mine, theirs = here & 1 << side, here & (1 << (1 - side) | 4)
    if not theirs:
        return FRIENDLY
    return CONTESTED if mine else ENEMY


def fleets_that_tell(s: War) -> list[int]:
    """By sea area two bits: 1 for fleets of Athens that tell there, 2 for those of Sparta.

    Fleets in port or beached count in every sea that their hex touches (RULING-25); those that forage or have raided
    count nowhere [8.2vi, 8.4a, 9.7.4, 15.5]; nor those in a port that is invested by land while an enemy fleet lies
    before it [10.2.2a2, 10.2.3c] (RULING-47).
    """
    found = [0] * world.SEAS
    for unit in FLEET_UNITS:
        at = s.loc[unit]
        if at < 0 or s.marks[unit] & (codes.FORAGING | codes.RAIDED):
            continue
        side = s.sides[unit]
        if at >= LAND:
            found[at - LAND] |= 1 << side
            continue
        if s.inside[unit] and is_blockaded(s, at, side):
            target = target_here(s, at)
            if target != NO_TARGET and is_invested(s, target):
                continue
        for sea in world.SEAS_AT[at]:
            found[sea - LAND] |= 1 << side
    return found


def sea_status(here: int, side: int) -> int:
    """The status of a sea area to a side, by what `fleets_that_tell` found there [8.4b]."""
    if not here & 1 << (1 - side):
        return FRIENDLY
    return CONTESTED if here & 1 << side else ENEMY


# ------------------------------------------------------------------------------------------------- what is in the game


def in_play(s: War, place: int) -> bool:
    """Whether a place of the map belongs to the scenario [scenario.argive.b, 19.1b]."""
    return rows_in_play(s)[place]


def rows_in_play(s: War) -> tuple[bool, ...]:
    """By place the same."""
    return _IN_PLAY[s.scenario][s.sicily != codes.CLOSED]


def _in_play(card: models_scenarios.Scenario, sicily: bool) -> tuple[bool, ...]:
    """By place, where Sicily is open or not."""
    land = [sicily if area == world.SICILY else not card.areas or area in card.areas for area in AREA_AT]
    seas = [sicily if sea == world.SICILIAN_SEA else not card.seas or sea in card.seas for sea in range(world.SEAS)]
    return (*land, *seas)


_IN_PLAY: Final = tuple([(_in_play(card, False), _in_play(card, True)) for card in tables.SCENARIOS])


def is_closed(s: War, side: int, place: int) -> bool:
    """Whether a place is not in the game, or lies in Persia and is not open to a side [1.2i, 12.10.2, 16.4.3]."""
    if not in_play(s, place):
        return True
    satrapy = NEITHER if place >= LAND else world.SATRAPY[AREA_AT[place]]
    return satrapy != NEITHER and s.satrap[satrapy] != side


def regions_of(s: War, side: int) -> list[int]:
    """The regions that a side controls, of those in the scenario."""
    return [region for region in regions_in_play(s) if s.controller[region] == side]


def regions_in_play(s: War) -> tuple[int, ...]:
    """The regions of the scenario, in the order of the map."""
    return _REGIONS[s.scenario]


_REGIONS: Final[world.Rows] = tuple([tuple(sorted([row.id for row in card.region])) for card in tables.SCENARIOS])


def first_player(s: War) -> int:
    """Who acts first in an individual phase: whoever controls more regions, Athens if equal [3.3b]."""
    return SPARTA if len(regions_of(s, SPARTA)) > len(regions_of(s, ATHENS)) else ATHENS
