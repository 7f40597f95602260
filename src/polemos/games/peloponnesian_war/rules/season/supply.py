"""Phase D of a season turn: who is in supply, who is paid for, who forages, and who dies. Section 9.

A side first loses its fleets at sea; units out of supply forage, or are destroyed; units in enemy country may forage;
the others are paid for as far as the treasury goes. While this lasts `s.queue` holds the units of the side that are in
supply and neither forage nor go unpaid.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.codes import FORAGING
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, SUPPLY_COST, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, HOME_REGION, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import losses, places
from polemos.games.peloponnesian_war.rules.season import coast, foraging
from polemos.games.peloponnesian_war.rules.season.lines import Lines, is_fed, is_in_city, trace
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import DONE, FORAGE, FORAGE_ALL, UNPAID, UNPAID_ALL
from polemos.kernel.flow import VERB, unless

FORAGERS: Final = [FORAGE + unit for unit in range(UNITS)]
EVERY_FORAGER: Final = [DONE, *FORAGERS, *[FORAGE_ALL + place for place in range(LAND)]]
EVERY_UNPAID: Final = [*[UNPAID + unit for unit in range(UNITS)], *[UNPAID_ALL + place for place in range(LAND)]]
_NEEDLESS: Final = frozenset(
    [
        *tables.UNITS_OF[tables.ODRYSIAN],
        *[unit for unit in tables.UNITS_OF[tables.OF_TISSAPHERNES] if KIND[unit] == FLEET],
    ]
)
SEVERAL: Final = 2
"""From so many units in a place on they are named all together as well as one by one."""


def lines(s: War, side: int) -> Lines:
    """The supply lines of a side as things stand; `fed_by` and `why_not` of lines.py tell what they mean to a place."""
    return trace(s, side)


# ------------------------------------------------------------------------------------------------- who needs what [9.1]


def needs_supply(s: War, unit: int) -> bool:
    """Whether a unit needs supply: all on the map do, except Odrysians and Phoenicians [9.1a, card.sitalces,
    card.phoenicians]."""
    return s.loc[unit] >= 0 and unit not in _NEEDLESS


def mouths(s: War, side: int) -> list[int]:
    """Units of a side that need supply; garrison points need none [9.1a, 18.3.2]."""
    loc = s.loc
    return [unit for unit in state.owned(s).units[side] if loc[unit] >= 0 and needs_supply(s, unit)]


def price(s: War, unit: int) -> int:
    """What a unit costs for a season, before any halving; Syracusans in the box cost nothing [9.4.3, 19.5a]."""
    at = s.loc[unit]
    if UNIT_HOME[unit] == tables.SICILIANS and 0 <= at < LAND and AREA_AT[at] == world.SICILY:
        return 0
    return SUPPLY_COST[unit]


def is_half(s: War, unit: int) -> bool:
    """Whether a unit is supplied at half cost: it stands in the home region of its side [9.2.1b, 9.4.3b].

    (RULING-5, RULING-6): with an option in its own region instead; with another only inside a city of it.
    """
    home = UNIT_HOME[unit] if s.option_set.half_cost_own_region else HOME_REGION[s.sides[unit]]
    if REGION_AT[s.loc[unit]] != home:
        return False
    return not s.option_set.half_cost_cities_only or is_in_city(s, unit)


def bill(s: War, units: Iterable[int]) -> int:
    """What some units cost: those at half cost are added up, halved, and rounded up once [9.4.3b] (RULING-7)."""
    whole = halved = 0
    for unit in units:
        if is_half(s, unit):
            halved += price(s, unit)
        else:
            whole += price(s, unit)
    return whole + (halved + 1) // 2


def hungry(s: War, side: int, area: int) -> list[int]:
    """Units of a side in an area that nobody feeds: neither in the queue nor foraging [9.5, 9.6]."""
    fed = set(s.queue)
    return [
        unit
        for unit in mouths(s, side)
        if s.loc[unit] < LAND and AREA_AT[s.loc[unit]] == area and unit not in fed and not s.marks[unit] & FORAGING
    ]


def may_choose(s: War, side: int, unit: int) -> bool:
    """Whether a unit in supply may forage though it could be paid for: it is in enemy country [9.4.2a, 9.4.2b].

    (RULING-82)
    """
    return foraging.is_enemy_country(s, side, s.loc[unit]) and price(s, unit) > 0


# ------------------------------------------------------------------------------------------------------------ the phase


@dataclass(slots=True, frozen=True)
class SupplyPhase(Step):
    """Phase D: the first player settles all his units before the second [3.2b, 9.1a] (RULING-27)."""

    def run(self, s: War) -> None:
        first = places.first_player(s)
        s.then(SideSupply(first), SideSupply(1 - first))


@dataclass(slots=True, frozen=True)
class SideSupply(Step):
    """The supply of a side [9.1a].

    Its lines are traced once, before anybody forages; fleets still at sea are lost first [9.8]. Units out of supply
    come before those in supply, who need not forage [9.1b, 9.5] (RULING-79, RULING-80).
    """

    side: int

    def run(self, s: War) -> None:
        coast.lose_at_sea(s, self.side, coast.fleets_at_sea(s, self.side))
        units = mouths(s, self.side)
        s.queue = units
        if any(not is_in_city(s, unit) for unit in units):
            found = lines(s, self.side)
            s.queue = [unit for unit in units if is_fed(s, found, unit)]
        s.then(*feeding(s, self.side), Forage(self.side), Shortage(self.side))


def feeding(s: War, side: int) -> list[Step]:
    """A step for each area with units that nobody feeds."""
    fed = set(s.queue)
    left = [unit for unit in mouths(s, side) if unit not in fed and not s.marks[unit] & FORAGING]
    return [Hungry(side, area) for area in sorted({AREA_AT[s.loc[unit]] for unit in left})]


@dataclass(slots=True, frozen=True)
class Hungry(Decision):
    """Which units in an area forage, where more would have to than can; the others are destroyed [9.5, 9.6, 9.7.1b]."""

    area: int

    def clause(self) -> str:
        return "9.5"

    def universe(self, s: War) -> list[int]:
        return FORAGERS

    def refusals(self, s: War, c: int) -> list[Refusal]:
        able = c % VERB in hungry(s, self.side, self.area)
        return [*unless(able, "9.5"), *foraging.refusals_area(s, self.area)]

    def options(self, s: War) -> list[int]:
        if not foraging.room(s, self.area):
            return []
        return [FORAGE + unit for unit in hungry(s, self.side, self.area)]

    def run(self, s: War) -> None:
        units, room = hungry(s, self.side, self.area), foraging.room(s, self.area)
        if room >= len(units):
            for unit in units:
                foraging.forage(s, unit, "9.5")
        elif not room:
            starve(s, self.side, units)
        else:
            Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        foraging.forage(s, c % VERB, "9.5")
        s.then(Hungry(self.side, self.area))


def starve(s: War, side: int, units: Sequence[int]) -> None:
    """Units that are neither paid for nor forage are destroyed [9.5, 9.6, 9.7.3c]."""
    found = sorted({s.loc[unit] for unit in units})
    losses.destroy_all(s, units, "9.6")
    for place in found:
        losses.lone_leaders(s, place, side)


@dataclass(slots=True, frozen=True)
class Forage(Decision):
    """Which units in supply forage of their own will instead of being paid for [9.4.2a, 9.7.1a].

    It costs nothing, and they do not move in the first campaign turn [9.7.2a]. Asked only where somebody may.
    """

    def clause(self) -> str:
        return "9.4.2a"

    def universe(self, s: War) -> list[int]:
        return EVERY_FORAGER

    def refusals(self, s: War, c: int) -> list[Refusal]:
        value = c % VERB
        if c == DONE:
            return []
        if c - value == FORAGE_ALL:
            return self.refusals_all(s, value)
        if value not in s.queue or not price(s, value):
            return [Refusal("9.4.2a")]
        at = s.loc[value]
        found = [] if may_choose(s, self.side, value) else [Refusal("9.4.2b", at), Refusal("9.7.3a", at)]
        return [*found, *foraging.refusals_area(s, AREA_AT[at])]

    def refusals_all(self, s: War, place: int) -> list[Refusal]:
        """Why the units in a place do not forage together."""
        there = [unit for unit in s.queue if s.loc[unit] == place]
        found = [self.refusals(s, FORAGE + unit) for unit in there]
        if found.count([]) >= SEVERAL:
            return []
        reasons = [refusal for refusals in found for refusal in refusals]
        return list(dict.fromkeys(reasons)) or [Refusal("9.4.2a", place)]

    def able(self, s: War) -> list[int]:
        """Units that may."""
        rooms: dict[int, int] = {}
        found = []
        for unit in s.queue:
            if may_choose(s, self.side, unit):
                area = AREA_AT[s.loc[unit]]
                if area not in rooms:
                    rooms[area] = foraging.room(s, area)
                if rooms[area]:
                    found.append(unit)
        return found

    def options(self, s: War) -> list[int]:
        able = self.able(s)
        where = [s.loc[unit] for unit in able]
        several = [place for place in sorted(set(where)) if where.count(place) >= SEVERAL]
        return [DONE, *[FORAGE + unit for unit in able], *[FORAGE_ALL + place for place in several]]

    def chosen(self, s: War, c: int) -> None:
        value = c % VERB
        if c == DONE:
            return
        units = [value] if c - value == FORAGE else [unit for unit in self.able(s) if s.loc[unit] == value]
        area = AREA_AT[s.loc[units[0]]]
        for unit in units[: foraging.room(s, area)]:
            s.queue.remove(unit)
            foraging.forage(s, unit, "9.4.2a")
        s.then(Forage(self.side))


@dataclass(slots=True, frozen=True)
class Shortage(Decision):
    """Which units go unpaid, one after the other, until the treasury pays for all the others [9.1a2].

    Asked only where it does not pay for all. Nobody is starved on purpose: what it still pays for, it does [9.1b].
    """

    def clause(self) -> str:
        return "9.1a2"

    def universe(self, s: War) -> list[int]:
        return EVERY_UNPAID

    def is_short(self, s: War) -> bool:
        """Whether the treasury does not pay for all who are in the queue."""
        return bill(s, s.queue) > s.treasury[self.side]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        value = c % VERB
        found = [] if self.is_short(s) else [Refusal("9.1b")]
        dear = [unit for unit in s.queue if price(s, unit)]
        if c - value == UNPAID:
            return [*found, *unless(value in dear, "9.1a2")]
        return [*found, *unless([s.loc[unit] for unit in dear].count(value) >= SEVERAL, "9.1a2", value)]

    def options(self, s: War) -> list[int]:
        if not self.is_short(s):
            return []
        dear = [unit for unit in s.queue if price(s, unit)]
        where = [s.loc[unit] for unit in dear]
        several = [place for place in sorted(set(where)) if where.count(place) >= SEVERAL]
        return [*[UNPAID + unit for unit in dear], *[UNPAID_ALL + place for place in several]]

    def run(self, s: War) -> None:
        if not s.treasury[self.side]:
            s.queue = [unit for unit in s.queue if not price(s, unit)]  # [5.1b]
        if asking.ordered(s, self.side, codes.PAY_IN_ORDER):
            self.pay_in_order(s)
        if self.is_short(s):
            Decision.run(self, s)
        else:
            self.settle(s)

    def chosen(self, s: War, c: int) -> None:
        value = c % VERB
        units = [value] if c - value == UNPAID else [u for u in s.queue if s.loc[u] == value and price(s, u)]
        for unit in units:
            if self.is_short(s):
                s.queue.remove(unit)
        s.then(Shortage(self.side))

    def pay_in_order(self, s: War) -> None:
        """Units go unpaid, those of the lowest morale first, as a standing order has it."""
        dear = sorted([unit for unit in s.queue if price(s, unit)], key=lambda unit: (tables.MORALE[unit], -unit))
        for unit in dear:
            if self.is_short(s):
                s.queue.remove(unit)

    def settle(self, s: War) -> None:
        """The treasury pays; whoever is unpaid forages, now in friendly regions too, or is destroyed.

        [9.1b, 9.4.1, 9.4.2b, 9.6, 9.7.3a]
        """
        self.pay_the_rest(s)
        total = bill(s, s.queue)
        s.treasury[self.side] -= total
        if s.queue:
            s.tell("supplied", (self.side, len(s.queue), total, s.treasury[self.side]), ("9.4.1",))
        s.then(*feeding(s, self.side), Settled())

    def pay_the_rest(self, s: War) -> None:
        """Units named as unpaid whom the treasury can pay for after all are paid for [9.1b] (RULING-81)."""
        fed = set(s.queue)
        unpaid = [unit for unit in mouths(s, self.side) if unit not in fed and not s.marks[unit] & FORAGING]
        for unit in unpaid:
            if bill(s, [*s.queue, unit]) <= s.treasury[self.side]:
                s.queue.append(unit)


@dataclass(slots=True, frozen=True)
class Settled(Step):
    """The supply of a side is over; sieges whose besiegers have starved are lifted, and what else does not hold."""

    def run(self, s: War) -> None:
        s.queue = []
        upkeep.mend(s)
