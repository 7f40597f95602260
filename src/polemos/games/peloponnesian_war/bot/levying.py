"""Who is levied and where, who is sent home, and what that may cost."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, guards, voyages, ways
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, MORALE, SPARTA, SUPPLY_COST, UNITS
from polemos.games.peloponnesian_war.data.world import CITY_HEX, HOME_REGION, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.season import levies, placement, supply
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

SPARE: Final = 2
"""Soldiers more than an aim takes."""
PRECIOUS: Final = 5.0
"""A city worth so much is guarded."""
ARMY: Final = 2
"""So many soldiers are a threat."""
MOST_GUARDS: Final = 6
RESERVE: Final = 10
RAIDERS: Final = 16
"""Talents from which on fleets are sent out to ravage coasts."""
EACH: Final = 14
"""Talents for each fleet that is out."""
SQUADRON: Final = (10, 6)
"""As many fleets are sent out by each side, not counting those that sail for an aim."""
ARMADA: Final = 12
"""As many are sent out by Sparta, if it can pay them, when a satrap is on its side."""
PAYS: Final = 1.5
"""What the raids of a fleet must bring in for it to be sent out."""
AHEAD: Final = 3
"""Seasons for which there must be money."""
BELOW: Final = 20
"""Talents without which no expedition is sent to Sicily."""
LEFT: Final = 3
"""Talents that are not spent on soldiers."""
RICH: Final = 60
"""Talents that a side keeps for later years if it has so many."""
YEARS: Final = 12
"""Seasons of these years over which it spends what is more."""


def allowed(s: War, side: int) -> int:
    """What a side's people on the map may cost in this season."""
    seasons = tables.WINTER + 1 - s.season
    talents = s.treasury[side] - LEFT
    spare = max(0, talents - RICH)
    return (talents - spare) // max(1, seasons) + spare // (seasons + YEARS)


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


def has_king(s: War, side: int) -> bool:
    """Whether a satrap stands by Sparta, so that it can build a fleet and dare to send it out."""
    return side == SPARTA and SPARTA in s.satrap


def lasts(s: War, side: int) -> bool:
    """Whether there is money for those on the map in this season and the next ones."""
    return owed_soon(s, side) <= s.treasury[side]


def owed_soon(s: War, side: int) -> int:
    """What those on the map will cost in this season and the next ones of the year."""
    return cost(s, side) * min(AHEAD, tables.WINTER + 1 - s.season)


def is_broke(s: War, side: int) -> bool:
    """Whether there is no money for all in the winter, in which nobody forages [9.7.1b]."""
    return s.season == tables.FALL and cost(s, side) > s.treasury[side]


def paid_in_winter(s: War, side: int) -> float:
    """In the fall, what part of those on the map there is money for in the winter, who else starve before any siege."""
    owed = cost(s, side)
    return min(1.0, s.treasury[side] / owed) if s.season == tables.FALL and owed else 1.0


def is_posted(s: War, side: int, place: int) -> bool:
    """Whether whoever is inside a place had better stay: it is beset, or its region would waver."""
    target = places.target_here(s, place)
    if target >= 0 and places.is_invested(s, target):
        return True
    region = REGION_AT[place]
    return region >= 0 and s.controller[region] == side and s.al[region] <= guards.GUARDED


def place_units(s: War, step: placement.PlaceUnits) -> int:
    """Whom to send home, then whom to levy, and where."""
    side = step.side
    wants = Wants(s, side)
    if s.season == tables.WINTER or not wants.plans or not lasts(s, side):
        home = _sent_home(s, side, wants)
        if home >= 0:
            return home
    for city in wants.cities():
        if verbs.LEVY + city in s.opts:
            return verbs.LEVY + city
    return verbs.DONE


def _sent_home(s: War, side: int, wants: "Wants") -> int:
    for c in s.opts:
        if c - c % VERB == verbs.DISMISS:
            place = CITY_HEX[c % VERB]
            if REGION_AT[place] >= 0 and not is_posted(s, side, place) and wants.guards(c % VERB) <= 0:
                return c
    return -1


def place_at(s: War, step: placement.PlaceAt) -> int:
    """Leaders, then one after the other the best of those who are asked for."""
    for c in s.opts:
        if c - c % VERB == verbs.PLACE_LEADER:
            return c
    wants = Wants(s, step.side)
    place = CITY_HEX[step.target]
    able = []
    for c in s.opts:
        if c - c % VERB == verbs.PLACE_ONE:
            unit = tables.UNITS_OF_ROW[c % VERB][0]
            owed = wants.for_sicily(unit, step.target) or wants.ravages(unit, step.target)
            if owed or (wants.unit(unit, step.target) and wants.room * 2 >= price(s, step.side, unit, place)):
                able.append((MORALE[unit] * 2 - 2 * SUPPLY_COST[unit] + (KIND[unit] == FLEET), c))
    if able:
        return max(able)[1]
    return verbs.DONE if verbs.DONE in s.opts else s.opts[0]


class Wants:
    """What a side wants on the map: leaders, guards of what is threatened, armies for its aims, a few for posts."""

    def __init__(self, s: War, side: int) -> None:
        self.s: Final = s
        self.side: Final = side
        self.plans: Final = aims.plans(s, side)
        self.room: Final = allowed(s, side) - cost(s, side)
        self.foes: Final = aims.field(s, 1 - side)
        self.idle: Final = s.season == tables.WINTER
        self.port: Final = voyages.harbour(s, side)
        self.owes: Final = voyages.owes_expedition(s, side) and s.treasury[side] >= BELOW
        self.coasts: Final = [] if self.idle else [*voyages.coasts(s, side), *voyages.camps(s, side)]
        self.out: Final = len([u for u in range(UNITS) if KIND[u] == FLEET and s.sides[u] == side and s.loc[u] >= 0])
        self.pays: Final[dict[int, bool]] = {}

    def cities(self) -> list[int]:
        """Cities in which somebody is to be placed, the most urgent first."""
        s, side = self.s, self.side
        found = self._for_leaders()
        for city in self._threatened():
            if self.room > 0 and any(self.unit(unit, city) for unit in levies.placeable(s, side, city)):
                found.append(city)
        if self.idle:
            return found
        port = CITY_HEX.index(self.port) if self.port >= 0 else -1
        if self.owes and port >= 0 and verbs.LEVY + port in s.opts:
            if any(self.for_sicily(unit, port) for unit in levies.placeable(s, side, port)):
                found.append(port)
        found += self._for_raids()
        if self.room <= 0:
            return found
        for plan in self.plans:
            for region in plan.regions:
                able = [c for c in world.CITIES_OF[region] if verbs.LEVY + c in s.opts]
                able = [c for c in able if any(self._for_plan(plan, u, c) for u in levies.placeable(s, side, c))]
                if able:
                    found.append(nearest(able, plan))
        for city in self._posts():
            if any(self._for_post(unit, city) for unit in levies.placeable(s, side, city)):
                found.append(city)
        return found

    def _for_leaders(self) -> list[int]:
        """Cities where leaders wait who had better come to the map, near the aim."""
        s, side, found = self.s, self.side, []
        if self.idle or not (self.plans or self.owes):
            return []
        awaited = self.owes and not asking.leaders_at(s, side, self.port)
        for leader in range(UNITS, tables.PIECES):
            if s.loc[leader] != codes.FORCE_POOL or s.leads[leader - UNITS] != side or s.marks[leader] & codes.PLACED:
                continue
            home = levies.pool_of(s, leader)
            cities = [c for c in levies.HOME_CITIES[home] if verbs.LEVY + c in s.opts] if home >= 0 else []
            able = [c for c in cities if not levies.refusals_leader_in(s, side, leader, c)]
            if awaited and CITY_HEX.index(self.port) in able:
                return [CITY_HEX.index(self.port)]
            if able and self.plans:
                plan = next((one for one in self.plans if home in one.regions), self.plans[0])
                found.append(nearest(able, plan))
        return found

    def _threatened(self) -> list[int]:
        """Own cities that lack guards, the most precious first."""
        s, side = self.s, self.side
        if not self.foes:
            return []
        able = [c - verbs.LEVY for c in s.opts if c - c % VERB == verbs.LEVY]
        lacking = [city for city in able if self.guards(city) > 0]
        return sorted(lacking, key=lambda city: (-aims.worth_of(s, 1 - side, city), city))

    def guards(self, city: int) -> int:
        """How many guards a city lacks."""
        s, side = self.s, self.side
        if places.city_friend(s, city) != side or aims.worth_of(s, 1 - side, city) < PRECIOUS:
            return 0
        foes = aims.threat(self.foes, CITY_HEX[city])
        if foes < ARMY:
            return 0
        wanted = min(MOST_GUARDS, (foes + 1) // 2)
        return wanted - len([u for u in asking.inside_at(s, side, CITY_HEX[city]) if KIND[u] != FLEET])

    def unit(self, unit: int, city: int) -> bool:
        """Whether a unit is asked for in a city."""
        if KIND[unit] != FLEET and self.guards(city) > 0:
            return True
        if self.idle:
            return False
        if self.for_sicily(unit, city):
            return True
        return (
            any(self._for_plan(plan, unit, city) for plan in self.plans)
            or self.ravages(unit, city)
            or self._for_post(unit, city)
        )

    def _for_plan(self, plan: aims.Plan, unit: int, city: int) -> bool:
        if tables.UNIT_HOME[unit] not in plan.regions or (plan.by_sea and CITY_HEX[city] != plan.muster):
            return False
        if KIND[unit] == FLEET and not plan.by_sea:
            return False
        return gathered(self.s, self.side, plan, KIND[unit]) < plan.need + SPARE

    def for_sicily(self, unit: int, city: int) -> bool:
        """Whether a unit is to sail to Sicily."""
        s, side = self.s, self.side
        if not self.owes or CITY_HEX[city] != self.port or tables.UNIT_HOME[unit] != HOME_REGION[side]:
            return False
        there = [u for u in asking.units_at(s, side, self.port) if (KIND[u] == FLEET) == (KIND[unit] == FLEET)]
        need = voyages.EXPEDITION["fleets" if KIND[unit] == FLEET else "land"]
        return KIND[unit] != tables.CAVALRY and len(there) < need + SPARE

    def _for_raids(self) -> list[int]:
        """A port whose fleets could ravage the enemy's coasts."""
        s, side = self.s, self.side
        if not self._has_money():
            return []
        able = [c for c in range(world.CITIES) if world.CITY_REGION[c] >= 0 and verbs.LEVY + c in s.opts]
        able = [c for c in able if places.is_friendly_port(s, CITY_HEX[c], side)]
        for city in able:
            if any(self.ravages(unit, city) for unit in levies.placeable(s, side, city)):
                return [city]
        return []

    def ravages(self, unit: int, city: int) -> bool:
        """Whether a fleet is to ravage coasts, which feeds it: if there is money enough and the coasts are near."""
        s = self.s
        if KIND[unit] != FLEET or s.scenario == tables.ARGIVE or s.season > tables.FALL:
            return False
        if not self._has_money():
            return False
        return tables.UNIT_HOME[unit] == world.CITY_REGION[city] and self._is_near(city)

    def _has_money(self) -> bool:
        """Whether one fleet more may be sent out to ravage."""
        money, side = self.s.treasury[self.side], self.side
        most = ARMADA if has_king(self.s, side) else SQUADRON[side]
        return money >= RAIDERS and self.out < min(most, money // EACH)

    def _is_near(self, city: int) -> bool:
        """Whether fleets out of a port could ravage coasts where it pays."""
        if city not in self.pays:
            found = voyages.prospects(self.s, self.side, CITY_HEX[city], 1, self.coasts)
            self.pays[city] = bool(self.coasts) and found >= PAYS
        return self.pays[city]

    def _posts(self) -> list[int]:
        """Cities out of which a guard goes to a region that wavers."""
        s, side, found = self.s, self.side, []
        for region in guards.shaky(s, side):
            able = [
                c - verbs.LEVY for c in s.opts if c - c % VERB == verbs.LEVY and world.CITY_REGION[c % VERB] != region
            ]
            near = [(guards.post_way(s, side, region, city), city) for city in able]
            found += [city for far, city in sorted(near)[:2] if far < ways.FAR]
        return found

    def _for_post(self, unit: int, city: int) -> bool:
        """Whether a unit would make a good guard of a region that wavers: one goes out of a city, no more."""
        s, side = self.s, self.side
        home = tables.UNIT_HOME[unit]
        if any(KIND[u] == KIND[unit] and s.marks[u] & codes.PLACED for u in asking.units_at(s, side, CITY_HEX[city])):
            return False
        for region in guards.shaky(s, side):
            if home == region:
                continue
            if KIND[unit] == FLEET:
                if any(world.PORT[c] for c in guards.posts(s, side, region)) and world.PORT[city]:
                    return s.treasury[side] >= 4 * RESERVE
            elif guards.post_way(s, side, region, city) < ways.FAR:
                return True
        return False


def nearest(cities: list[int], plan: aims.Plan) -> int:
    """The city out of which one comes first to where an army gathers."""
    row = ways.way(plan.muster)
    return min(cities, key=lambda c: (row[CITY_HEX[c]], plan.by_sea and not world.PORT[c], c))


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
