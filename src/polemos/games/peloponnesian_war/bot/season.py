"""The season turn: tribute, revolts, who is levied and sent home, what is built, who is fed, sieges."""

from typing import Final

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.bot import aims, odds
from polemos.games.peloponnesian_war.bot.evaluation import peril, region_worth
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, MORALE, SUPPLY_COST, TRACKS, TRIBUTE, UNITS
from polemos.games.peloponnesian_war.data.world import BTV, CITIES, CITY_HEX, HOME_REGION, LAND, REGION_AT, SIZE
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions import control, revolt, tribute
from polemos.games.peloponnesian_war.rules.season import levies, lines, supply
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import PASS, VERB
from polemos.wargame.reckoning import total

# --------------------------------------------------------------------------------------------------------------- tribute

GUARDED: Final = 4
"""The AL to which a region may be pressed where a garrison lifts it again [13.2e]."""
UNGUARDED: Final = 5
YEARS: Final = 2
"""So many years of pressing are looked ahead."""
ACTIVE: Final = 6
"""The militance that Sparta leaves its allies."""


def assessed(s: War, step: tribute.Assessment) -> int:
    """What is asked of the next region that is not as it should be."""
    side = step.side
    for region in places.regions_of(s, side):
        if s.assessed[region]:
            continue
        asked = wanted(s, side, region)
        while asked > s.multiplier[region] + TRIBUTE.raise_most:
            asked -= 1
        c = verbs.ASSESS[asked] + region
        if asked != s.multiplier[region] and c in s.opts:
            return c
    return verbs.DONE


def wanted(s: War, side: int, region: int) -> int:
    """What a region is best asked for: all that it bears."""
    if side != ATHENS:
        return _borne(s, s.ml[region], region, ACTIVE if region not in HOME_REGION else ACTIVE + 3)
    if s.al[region] <= TRACKS.al.risk:
        return 0 if s.al[region] < TRACKS.al.risk else min(1, s.multiplier[region])
    guest = any(s.sides[u] == side and tables.UNIT_HOME[u] != region for u in _garrison(s, region))
    return _borne(s, s.al[region], region, GUARDED if guest else UNGUARDED)


def _borne(s: War, level: int, region: int, least: int) -> int:
    """The highest multiplier at which a level stays high enough for some years."""
    now = s.multiplier[region]
    for asked in range(min(5, now + TRIBUTE.raise_most), 0, -1):
        steps = max(0, asked - now) * TRIBUTE.step_cost
        if level - steps + YEARS * TRIBUTE.yearly[asked] >= least:
            return asked
    return min(now, 1) if level >= least - 1 else min(now, 1)


def _garrison(s: War, region: int) -> list[int]:
    """Units inside cities of a region."""
    return [unit for city in world.CITIES_OF[region] for unit in s.at[CITY_HEX[city]] if unit < UNITS]


def tribute_kept(s: War, step: control.KeepTribute) -> int:
    """A region that has come over keeps its tribute if it bears it."""
    asked = s.multiplier[step.region]
    bears = asked in (1, 2) if step.side == ATHENS else asked and s.ml[step.region] >= ACTIVE
    return verbs.KEEP_TRIBUTE if bears else verbs.PLAIN_TRIBUTE


# --------------------------------------------------------------------------------------------------------------- revolts


def checked(s: War, step: revolt.CheckCity) -> int:
    """The city most likely to rise, of those the one whose revolt costs most."""
    return max(s.opts, key=lambda c: (total(revolt.terms(s, c % VERB)), SIZE[c % VERB]))


def calmed(s: War, step: revolt.CalmCity) -> int:
    """A check may only help."""
    able = [c for c in s.opts if c != PASS]
    return min(able, key=lambda c: total(revolt.terms(s, c % VERB)), default=PASS)


# -------------------------------------------------------------------------------------------------------------- placement

LEFT: Final = 3
"""Talents that are not spent on soldiers."""
RICH: Final = 60
"""Talents that a side keeps for later years if it has so many."""


def allowed(s: War, side: int) -> int:
    """What a side's people on the map may cost in this season."""
    seasons = tables.WINTER + 1 - s.season
    talents = s.treasury[side] - LEFT
    spare = max(0, talents - RICH)
    return (talents - spare) // max(1, seasons) + spare // (seasons + 3)


def cost(s: War, side: int) -> int:
    """What a side's people on the map will cost, as far as they are not fed by the enemy's land."""
    found = 0
    for unit in range(UNITS):
        if s.sides[unit] == side and s.loc[unit] >= 0 and supply.needs_supply(s, unit):
            found += price(s, side, unit, s.loc[unit])
    return found // 2


def price(s: War, side: int, unit: int, place: int) -> int:
    """Twice what a unit costs in a place."""
    half = place < LAND and REGION_AT[place] == HOME_REGION[side]
    return SUPPLY_COST[unit] if half else 2 * SUPPLY_COST[unit]


def is_posted(s: War, side: int, place: int) -> bool:
    """Whether whoever is inside a place had better stay: it is beset, or its region would waver."""
    target = places.target_here(s, place)
    if target >= 0 and places.is_invested(s, target):
        return True
    region = REGION_AT[place]
    return region >= 0 and s.controller[region] == side and s.al[region] <= GUARDED


def place_units(s: War, step: object) -> int:
    """Whom to send home, then whom to levy, and where."""
    side = step.side  # type: ignore[attr-defined]
    plan = aims.plan(s, side)
    if s.season == tables.WINTER or plan is None:
        home = _sent_home(s, side)
        if home >= 0:
            return home
    if s.season == tables.WINTER:
        return _first_leader(s, side, None) if False else verbs.DONE
    found = _first_leader(s, side, plan)
    if found >= 0:
        return found
    if plan is not None:
        found = _levy_for(s, side, plan)
    return found if found >= 0 else verbs.DONE


def _sent_home(s: War, side: int) -> int:
    for c in s.opts:
        if c - c % VERB == verbs.DISMISS:
            place = CITY_HEX[c % VERB]
            if not is_posted(s, side, place):
                return c
    return -1


def _first_leader(s: War, side: int, plan: aims.Plan | None) -> int:
    """A city where a leader waits who had better come to the map, near the aim."""
    for leader in range(UNITS, tables.PIECES):
        if s.loc[leader] != state.FORCE_POOL or s.leads[leader - UNITS] != side or s.marks[leader] & state.PLACED:
            continue
        home = levies.pool_of(s, leader)
        if not 0 <= home < world.REGION_COUNT:
            continue
        cities = [c for c in levies.HOME_CITIES[home] if verbs.LEVY + c in s.opts]
        able = [c for c in cities if not levies.refusals_leader_in(s, side, leader, c)]
        if able and plan is not None:
            return verbs.LEVY + nearest(s, side, able, plan)
    return -1


def nearest(s: War, side: int, cities: list[int], plan: aims.Plan) -> int:
    """The city out of which one comes first to where an army gathers."""
    row = aims.way(plan.muster)
    port = plan.by_sea
    return min(cities, key=lambda c: (row[CITY_HEX[c]], port and not world.PORT[c], c))


def room_for(s: War, side: int) -> int:
    """How many talents more may go into people on the map."""
    return allowed(s, side) - cost(s, side)


def gathered(s: War, side: int, plan: aims.Plan, kind: int) -> int:
    """How many of the regions that take part are on the map already: land units, or fleets."""
    return len(
        [
            unit
            for region in plan.regions
            for unit in tables.UNITS_OF[region]
            if (KIND[unit] == FLEET) == (kind == FLEET) and s.loc[unit] >= 0 and s.sides[unit] == side
        ]
    )


SPARE: Final = 2
"""Soldiers more than an aim takes."""


def _levy_for(s: War, side: int, plan: aims.Plan) -> int:
    """The city where the next units for an aim are levied."""
    room = room_for(s, side)
    if room <= 0:
        return -1
    men = gathered(s, side, plan, 0) < plan.need + SPARE
    ships = plan.by_sea and gathered(s, side, plan, FLEET) < plan.need + SPARE
    for region in plan.regions:
        cities = [c for c in world.CITIES_OF[region] if verbs.LEVY + c in s.opts]
        cities = [c for c in cities if any(wants(s, u, men, ships) for u in levies.placeable(s, side, c))]
        if plan.by_sea:
            cities = [c for c in cities if CITY_HEX[c] == plan.muster]
        if cities:
            return verbs.LEVY + nearest(s, side, cities, plan)
    return -1


def wants(s: War, unit: int, men: bool, ships: bool) -> bool:
    """Whether a unit of this kind is asked for."""
    return ships if KIND[unit] == FLEET else men


def place_at(s: War, step: object) -> int:
    """One after the other the best of those who are asked for, and leaders."""
    side, city = step.side, step.target  # type: ignore[attr-defined]
    for c in s.opts:
        if c - c % VERB == verbs.PLACE_LEADER:
            return c
    plan = aims.plan(s, side)
    if plan is None:
        return verbs.DONE if verbs.DONE in s.opts else s.opts[0]
    men = gathered(s, side, plan, 0) < plan.need + SPARE
    ships = plan.by_sea and gathered(s, side, plan, FLEET) < plan.need + SPARE
    room = room_for(s, side)
    able = []
    for c in s.opts:
        if c - c % VERB == verbs.PLACE_ONE:
            unit = tables.UNITS_OF_ROW[c % VERB][0]
            if wants(s, unit, men, ships) and room * 2 >= price(s, side, unit, CITY_HEX[city]):
                able.append((MORALE[unit] * 2 - 2 * SUPPLY_COST[unit] + (KIND[unit] == FLEET), c))
    if able:
        return max(able)[1]
    return verbs.DONE if verbs.DONE in s.opts else s.opts[0]


# --------------------------------------------------------------------------------------------------------------- building

CHEST: Final = 20
"""Talents that are kept from builders."""


def built(s: War, step: object) -> int:
    """Bases for those whom nothing feeds, then units if there is money to spare."""
    side = step.side  # type: ignore[attr-defined]
    base = _base_wanted(s, side)
    if base >= 0:
        return base
    if s.treasury[side] - cost(s, side) < CHEST + (20 if s.season != tables.SPRING else 0):
        return verbs.DONE
    able = [c for c in s.opts if c - c % VERB == verbs.BUILD]
    able = [c for c in able if tables.COUNTERS[c % VERB].kind != FLEET or s.treasury[side] > 2 * CHEST]
    best = max(able, key=lambda c: (tables.COUNTERS[c % VERB].morale, -c), default=-1)
    if best >= 0 and tables.COUNTERS[best % VERB].morale >= aims.USUAL:
        return best
    return verbs.DONE


def _base_wanted(s: War, side: int) -> int:
    """A base for people in camp whom no line reaches [9.2.2a]."""
    sites = [c for c in s.opts if c - c % VERB == verbs.BASE]
    sites = [c for c in sites if any(not s.inside[u] for u in state.units_at(s, side, c % VERB))]
    if not sites:
        return -1
    found = lines.trace(s, side)
    for c in sites:
        if c % VERB < LAND and not lines.fed_by(s, found, c % VERB, 0) and world.SEAS_AT[c % VERB]:
            return c
    return -1


# ----------------------------------------------------------------------------------------------------------------- supply


def foraged(s: War, step: object) -> int:
    """Whoever besieges in enemy country lives on it; in money troubles everybody does who can."""
    side = step.side  # type: ignore[attr-defined]
    short = supply.bill(s, s.queue) > allowed(s, side)
    for c in s.opts:
        verb, value = c - c % VERB, c % VERB
        place = s.loc[value] if verb == verbs.FORAGE else value
        if c == verbs.DONE or place >= LAND:
            continue
        target = places.target_here(s, place)
        camp = target >= 0 and s.siege[target] and s.besieger[target] == side
        if camp or short:
            return c
    return verbs.DONE


def hungry(s: War, step: object) -> int:
    """The best live."""
    return max(s.opts, key=lambda c: MORALE[c % VERB])


def unpaid(s: War, step: object) -> int:
    """The worst and dearest go without; who may forage instead before the others."""
    single = [c for c in s.opts if c - c % VERB == verbs.UNPAID]
    if not single:
        return s.opts[0]

    def harm(c: int) -> tuple[float, int]:
        unit = c % VERB
        feeds = supply.foraging.room(s, world.AREA_AT[s.loc[unit]]) if s.loc[unit] < LAND else 0
        return (0 if feeds else MORALE[unit] / supply.price(s, unit), unit)

    return min(single, key=harm)


# ----------------------------------------------------------------------------------------------------------------- sieges


def besieged(s: War, step: sieges.BeginSieges) -> int:
    """Whatever can be besieged is."""
    return next((c for c in s.opts if c - c % VERB == verbs.BESIEGE), verbs.DONE)


def surrendered(s: War, step: sieges.Surrender) -> int:
    """A place is given up if it is all but lost and many are in it."""
    added = total(sieges.terms(s, step.target))
    inside = [unit for end in upkeep.ends_of(s, step.target) for unit in places.units_inside(s, end)]
    if step.target in world.CAPITAL:
        return verbs.HOLD_OUT
    worth = aims.worth_of(s, s.besieger[step.target], step.target)
    saved = 2.0 * len(inside)
    return verbs.GIVE_UP if odds.falls(added) >= 0.6 and saved > worth / 2 else verbs.HOLD_OUT


def siege_engineers(s: War, step: sieges.SiegeEngineers) -> int:
    """Engineers help where they help most."""
    added = total(sieges.terms(s, step.target))
    gain = odds.falls(added + tables.SIEGE.modifier.engineers) - odds.falls(added)
    return verbs.ENGINEERS if gain >= 0.3 and verbs.ENGINEERS in s.opts else verbs.NO_ENGINEERS


def starved(s: War, step: object) -> int:
    """The least dies of hunger."""
    return min(s.opts, key=lambda c: MORALE[c % VERB])


def razed(s: War, step: object) -> int:
    """Cities are spared: a garrison holds more than ruins."""
    return verbs.SPARE


def shaky(s: War, side: int) -> list[int]:
    """Regions of a side that want a garrison from elsewhere, the most precious first [13.2e]."""
    found = [
        (-region_worth(s, region) * peril(s.al[region]), region)
        for region in places.regions_of(s, side)
        if s.al[region] <= GUARDED and BTV[region]
    ]
    return [region for _, region in sorted(found)]


def cities_on_map() -> int:
    """How many cities there are."""
    return CITIES
