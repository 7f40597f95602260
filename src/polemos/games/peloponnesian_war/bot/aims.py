"""What a side could go for: cities and forts worth taking, what it takes to take them, and who could be there."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.bot import odds, ways
from polemos.games.peloponnesian_war.bot.evaluation import BY_SIZE, city_worth, city_worths
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import (
    CITIES,
    CITIES_OF,
    CITY_HEX,
    HOME_REGION,
    LAND,
    REGION_COUNT,
    SEAS_AT,
)
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import entry, stacks
from polemos.games.peloponnesian_war.rules.combat import assault, reckoning
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.rules.season import levies
from polemos.games.peloponnesian_war.rules.sieges import long_walls, upkeep
from polemos.games.peloponnesian_war.state import War

FORT: Final = 3.0
HELOTS: Final = 14.0
"""What it is worth to put down an uprising that wears out Laconia season by season."""
PUT_DOWN: Final = tables.figures_of("helots")["units"]
"""So many soldiers before a city end an uprising [card.helots]."""
STRENGTHS: Final = (3, 4, 5, 6, 8, 10, 12, 15, 18)
"""Armies that are thought of."""
USUAL: Final = 4
"""Morale of the soldiers that are thought of, and what their leader adds."""
SURE: Final = 0.6
"""How likely an assault must be for which an army is gathered."""
MONTHS_OF_SIEGE: Final = 0.4
"""What is left of the worth of a place if it must be starved out."""
LOOKED_AT: Final = 28
MARCH: Final = 40
"""Movement points within which people come together for a common aim."""
DISTANCE: Final = 0.975
"""What is left of the worth of an aim for each point of the way to it."""
KEEP: Final = 0.6
"""Talents for each soldier that an aim takes."""
SOON: Final = 14
"""Movement points within which an army is a threat."""
PLANS: Final = 3
"""Aims that are gone for at a time."""
SEA_LEG: Final = 5
"""A sea area, in movement points of a march."""


# -------------------------------------------------------------------------------------------------------------- targets


def worth_of(s: War, side: int, target: int) -> float:
    """What it is worth to a side to take a city or fort."""
    if target >= CITIES:
        region = places.region_of(s, target)
        return FORT + (BY_SIZE[1] if region == HOME_REGION[side] else 0.0)
    found = city_worth(s, side, target)
    other = long_walls.joined(s, target)
    if other != NO_TARGET and other < CITIES:
        found = max(found, city_worth(s, side, other))  # both fall together [10.3.4]
    if s.city_marks[target] & codes.HELOTS:
        return found + HELOTS if s.controller[world.LACONIA] == side else 0.0
    return found


def is_helots(s: War, side: int, target: int) -> bool:
    """Whether helots hold a city whose uprising a side puts down by standing before it [card.helots]."""
    return target < CITIES and bool(s.city_marks[target] & codes.HELOTS) and s.controller[world.LACONIA] == side


def hostile(s: War, side: int) -> list[int]:
    """Cities and forts that hold out against a side and may be entered, the worthiest first, not too many."""
    found = []
    friends, there, worths = places.friends(s), s.at, city_worths(s, side)
    for city, marks in enumerate(s.city_marks):
        at = CITY_HEX[city]
        if marks & codes.DESTROYED or (places.holds_out(s, city) if there[at] else friends[city]) == side:
            continue
        if places.is_closed(s, side, at):
            continue
        plain = not marks & codes.HELOTS and city not in s.wall_ends
        worth = worths[city] if plain else worth_of(s, side, city)
        if worth > 0:
            found.append((-worth, city))
    for fort, at in enumerate(s.fort_at):
        if at >= 0 and places.holds_out(s, CITIES + fort) != side:
            found.append((-worth_of(s, side, CITIES + fort), CITIES + fort))
    found.sort()
    return [target for _, target in found[:LOOKED_AT]]


@cache
def _usual_army(count: int) -> tuple[int, ...]:
    return (USUAL,) * count


def needed(s: War, side: int, target: int, ships: int) -> tuple[int, float]:
    """How many soldiers it takes to storm a place, or else to besiege it, and what is left of its worth so.

    ships: how many fleets could shut a port (see `masters`).
    """
    if is_helots(s, side, target):
        return PUT_DOWN, 1.0
    least = upkeep.land_needed(s, target)
    storms = _storming(tuple(_defenders(s, target)), 1 - reckoning.walls_of(s, target), tables.COMBAT.assault.rounds)
    if storms != ways.FAR:
        return max(storms, least), 1.0
    other = long_walls.joined(s, target)
    if other != NO_TARGET:
        least += upkeep.land_needed(s, other)
    if sum([upkeep.fleets_needed(s, end) for end in upkeep.ends_of(s, target)]) > ships:
        return ways.FAR, 0.0
    return max(2 * least, len(places.units_inside(s, target)) + 3), MONTHS_OF_SIEGE


@lru_cache(maxsize=5000)
def _storming(defence: tuple[int, ...], shift: int, rounds: int) -> int:
    """How many usual soldiers beat others by their morale, ways.FAR if no army that is thought of is enough."""
    for count in STRENGTHS:
        if odds.scaled(_usual_army(count), defence, shift, rounds)[0] >= SURE:
            return count
    return ways.FAR


def masters(s: War, side: int) -> int:
    """How many fleets a side has to shut ports with: none if the enemy has more, out or ready to be placed."""
    mine, theirs = navy(s, side), navy(s, 1 - side)
    return mine if mine >= theirs else 0


def navy(s: War, side: int) -> int:
    """How many fleets a side has out, or could put to sea."""
    return sum([len(ships_of(s, side, region)) for region in range(REGION_COUNT) if s.controller[region] == side])


def _defenders(s: War, target: int) -> list[int]:
    place = places.place_of(s, target)
    behind = tables.COMBAT.morale.walls if places.has_walls(s, target) else 0
    found = []
    for fighter in assault.defenders_of(s, target):
        if fighter < UNITS:
            found.append(min(6, odds.field_morale(s, fighter, place) + behind))
        else:
            found.append(min(6, tables.COMBAT.garrison.morale + behind))
    return found


def beset(s: War, side: int) -> list[int]:
    """Places of a side before which enemies stand."""
    enemy = 1 - side
    forts = [CITIES + fort for fort, at in enumerate(s.fort_at) if at >= 0]
    near = [target for target in (*range(CITIES), *forts) if s.at[places.place_of(s, target)]]
    return [target for target in near if places.friend_of(s, target) == side and places.investor(s, target) == enemy]


def match_for(s: War, side: int, place: int) -> int:
    """How many soldiers it takes to drive off whoever stands in a place, ways.FAR if no army is enough."""
    foes = [odds.field_morale(s, unit, place) for unit in stacks.foes_outside(s, side, place)]
    return _storming(tuple(foes), 0, odds.ROUNDS)


# ---------------------------------------------------------------------------------------------------------------- plans


@dataclass(slots=True, frozen=True)
class Plan:
    """What an army is gathered for: where, how many, and whether it goes by sea."""

    worth: float
    target: int
    place: int
    muster: int
    need: int
    by_sea: bool
    regions: tuple[int, ...]


def barred(s: War, region: int, side: int) -> bytes:
    """By land place 1 where units of a region may not go at all."""
    units = tables.UNITS_OF[region]
    return entry.closed(s, side, units[:1], s.loc[units[0]], False) if units else _EVERYWHERE


_EVERYWHERE: Final = bytes([1]) * (LAND + 1)


def men_of(s: War, side: int, region: int) -> list[int]:
    """Land units of a region that could march: ready in its force pool, or free on the map near home."""
    ready = not levies.refusals_levy(s, region)
    found = []
    for unit in tables.UNITS_OF[region]:
        if KIND[unit] == FLEET or s.sides[unit] != side:
            continue
        at = s.loc[unit]
        if (at == codes.FORCE_POOL and ready) or 0 <= at < LAND:
            found.append(unit)
    return found


def ships_of(s: War, side: int, region: int) -> list[int]:
    """Fleets of a region that could sail."""
    ready = not levies.refusals_levy(s, region)
    return [
        unit
        for unit in tables.UNITS_OF[region]
        if KIND[unit] == FLEET
        and s.sides[unit] == side
        and (s.loc[unit] >= 0 or (ready and s.loc[unit] == codes.FORCE_POOL))
    ]


def open_cities(s: War, side: int, region: int) -> list[int]:
    """Cities of a region in which a side can muster."""
    return [
        city
        for city in CITIES_OF[region]
        if places.open_city(s, city, side) and not s.city_marks[city] & codes.REVOLTED and not is_beset(s, city)
    ]


def is_beset(s: War, city: int) -> bool:
    """Whether enemies stand before a city."""
    return bool(s.at[CITY_HEX[city]]) and places.is_invested(s, city)


def plan(s: War, side: int) -> Plan | None:
    """The best aim of a side for which it can gather an army."""
    found = plans(s, side, 1)
    return found[0] if found else None


def plans(s: War, side: int, most: int = PLANS) -> list[Plan]:
    """The best aims of a side, each with people of its own; kept with all that they depend on."""
    key = _facts(s, side)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = _every(s, side)
    best: list[Plan] = []
    for one in found:
        if len(best) == most:
            break
        if not any(one.target == other.target or _share(one, other) for other in best):
            best.append(one)
    return best


MOST_KEPT: Final = 200
_KEPT: dict[tuple[object, ...], list[Plan]] = {}
"""By all that they depend on: all aims for which an army could gather, the best first."""


def _facts(s: War, side: int) -> tuple[object, ...]:
    """All that the aims of a side depend on."""
    numbers = (side, s.scenario, s.year, s.season, s.turn, s.sicily)
    cities = (*s.holder, *s.city_marks, *s.walls, *s.garrison, *s.siege, *s.wall_ends, *s.wall_ready)
    lands = (*s.controller, *s.al, *s.ml, *s.stasis, *s.satrap, *s.effects)
    works = (*s.fort_at, *s.fort_side, *s.base_at, *s.base_side)
    return numbers, cities, lands, works, (*s.loc, *s.inside, *s.aboard, *s.sides)


def _every(s: War, side: int) -> list[Plan]:
    """All aims of a side for which it could gather an army, the best first."""
    own = [region for region in range(REGION_COUNT) if s.controller[region] == side]
    cities = {region: tuple(open_cities(s, side, region)) for region in own}
    men = {region: len(men_of(s, side, region)) for region in cities if cities[region]}
    men = {region: count for region, count in men.items() if count}
    ships = {region: len(ships_of(s, side, region)) for region in men}
    shut = {region: barred(s, region, side) for region in men}
    every: list[Plan] = []
    fleets = masters(s, side)
    armies = _armies_of((side, *cities.items(), *men.items(), *ships.items(), *shut.values(), *s.base_at, *s.base_side))
    for target in hostile(s, side):
        worth = worth_of(s, side, target)
        need, left = needed(s, side, target, fleets)
        if need == ways.FAR:
            continue
        what = (target, places.place_of(s, target), worth * left, need)
        kept = armies.get(what)
        if kept is None:
            able = (
                by_land(s, target, worth * left, need, men, cities, shut),
                by_sea(s, side, target, worth * left, need, men, ships, cities, shut),
            )
            kept = armies[what] = [found for found in able if found is not None and found.worth > 0]
        every += kept
    for target in beset(s, side):
        need = match_for(s, side, places.place_of(s, target))
        worth = worth_of(s, 1 - side, target)
        relief = by_land(s, target, worth, need, men, cities, shut) if need != ways.FAR else None
        if relief is not None and relief.worth > 0:
            every.append(relief)
    every.sort(key=lambda one: (-one.worth, one.target))
    return every


MOST_ARMIES: Final = 40
_ARMIES: dict[tuple[object, ...], dict[tuple[object, ...], list[Plan]]] = {}
"""By who could gather where, and by what for: the armies for an aim."""


def _armies_of(people: tuple[object, ...]) -> dict[tuple[object, ...], list[Plan]]:
    """What has been found of the armies of some people; little of it changes while they march."""
    found = _ARMIES.get(people)
    if found is None:
        if len(_ARMIES) >= MOST_ARMIES:
            _ARMIES.clear()
        found = _ARMIES[people] = {}
    return found


def _share(one: Plan, other: Plan) -> bool:
    """Whether two plans want the same people."""
    return any(region in other.regions for region in one.regions)


def by_land(
    s: War,
    target: int,
    worth: float,
    need: int,
    men: dict[int, int],
    cities: dict[int, tuple[int, ...]],
    shut: dict[int, bytes],
) -> Plan | None:
    """An army that gathers at the friendly city next to a place."""
    place = places.place_of(s, target)
    row = ways.way(place)
    near = []
    for region, there in cities.items():
        if region in men:
            cost = _nearest_of(place, there)
            if cost <= MARCH and not shut[region][place]:
                near.append((cost, region))
    near.sort()
    count, last, regions = 0, 0, []
    for cost, region in near:
        count, last = count + men[region], cost
        regions.append(region)
        if count >= need:
            break
    if count < need:
        return None
    muster = min([CITY_HEX[city] for region in regions for city in cities[region]], key=lambda at: (row[at], at))
    value = worth * DISTANCE**last - KEEP * need
    return Plan(value, target, place, muster, need, False, tuple(regions))


@lru_cache(maxsize=20000)
def _nearest_of(place: int, cities: tuple[int, ...]) -> int:
    """How far the nearest of some cities is from a place."""
    row = ways.way(place)
    return min([row[CITY_HEX[city]] for city in cities])


def by_sea(
    s: War,
    side: int,
    target: int,
    worth: float,
    need: int,
    men: dict[int, int],
    ships: dict[int, int],
    cities: dict[int, tuple[int, ...]],
    shut: dict[int, bytes],
) -> Plan | None:
    """An army of one region that sails with its fleets."""
    place = places.place_of(s, target)
    if not SEAS_AT[place]:
        return None
    best: Plan | None = None
    for region, count in men.items():
        if min(count, ships[region]) < need or shut[region][place]:
            continue
        ports = [CITY_HEX[city] for city in cities[region] if places.is_port(s, CITY_HEX[city], side)]
        for port in ports:
            legs = ways.sea_legs(port, place)
            if legs == ways.FAR:
                continue
            value = worth * DISTANCE ** (SEA_LEG * legs) - 3 * KEEP * need
            if best is None or value > best.worth:
                best = Plan(value, target, place, port, need, True, (region,))
    return best


# -------------------------------------------------------------------------------------------------------- who threatens


def field(s: War, side: int) -> list[tuple[int, int]]:
    """Where units of a side stand outside cities and forts, by land or on a beach: the place, and how many."""
    count: dict[int, int] = {}
    for unit in range(UNITS):
        at = s.loc[unit]
        if (
            0 <= at < LAND
            and s.sides[unit] == side
            and KIND[unit] != FLEET
            and (not s.inside[unit] or _led(s, at, side))
        ):
            count[at] = count.get(at, 0) + 1
    return sorted(count.items())


def _led(s: War, place: int, side: int) -> bool:
    """Whether a leader is there, so that whoever is inside may come out together."""
    return any(piece >= UNITS and s.sides[piece] == side for piece in s.at[place])


def threat(armies: list[tuple[int, int]], place: int) -> int:
    """The greatest of some armies that could be before a place soon."""
    row = ways.way(place)
    return max([count for at, count in armies if row[at] <= SOON], default=0)


# ------------------------------------------------------------------------------------------------------------ who waits


def unled(s: War, side: int) -> list[tuple[int, int]]:
    """Friendly places where units wait that may still move and no leader is: how many, and where."""
    found = []
    for place in sorted({s.loc[unit] for unit in range(UNITS) if s.sides[unit] == side and 0 <= s.loc[unit] < LAND}):
        if not asking.leaders_at(s, side, place):
            count = len(asking.units_at(s, side, place))
            if count > 1:
                found.append((count, place))
    return found


def home_of(unit: int) -> int:
    """The region of a unit, -1 for none."""
    return UNIT_HOME[unit] if UNIT_HOME[unit] < REGION_COUNT else -1
