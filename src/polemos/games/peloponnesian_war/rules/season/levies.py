"""Who may be placed on the map in a season turn, and who taken back, and where. Sections 7.1 to 7.4 and 7.8.5.

Units are levied by the cities of their home: those of their region, for the men of a satrap those of his satrapy, for
the Syracusans their city [7.3.2, 12.10.2]. Their force pools are the boxes of these homes.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, state
from polemos.games.peloponnesian_war.codes import BUILD_POOL, FORCE_POOL, PLACED
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, HOMES, KIND, OF_TISSAPHERNES, PIECES, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, CITIES, CITY_HEX, CITY_REGION, NEITHER, SATRAPY
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign.entry import satrapy_of
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import unless, when

NO_HOME: Final = -1


def _home_of(city: int) -> int:
    satrapy = SATRAPY[AREA_AT[CITY_HEX[city]]]
    if satrapy != NEITHER:
        return OF_TISSAPHERNES + satrapy
    if city == world.SYRACUSE:
        return tables.SICILIANS
    return CITY_REGION[city]


CITY_HOME: Final[world.Row] = tuple([_home_of(city) for city in range(CITIES)])
"""By city: the home whose units it levies, NO_HOME for Catana, which has none."""
HOME_CITIES: Final[world.Rows] = tuple(
    [tuple([city for city in range(CITIES) if CITY_HOME[city] == home]) for home in range(HOMES)]
)
ON_LAND: Final = 1
ON_SHIPS: Final = 2
#: By unit: ON_SHIPS for a fleet, else ON_LAND.
ARM: Final[world.Row] = tuple([ON_SHIPS if kind == FLEET else ON_LAND for kind in KIND])


# --------------------------------------------------------------------------------------------------- cities and regions


def is_guest(s: War, side: int, home: int) -> bool:
    """Whether units of a region serve a side that does not control it: the Mantineans [scenario.argive.h].

    (RULING-73)
    """
    return home < world.REGION_COUNT and s.controller[home] != side


def refusals_city(s: War, side: int, city: int) -> list[Refusal]:
    """Why a city neither sends out units of a side nor takes them in: it is not friendly, or is besieged.

    [7.3.2, 7.3.3, 10.4.1]; an invested city levies its own people (RULING-22).
    """
    if places.open_city(s, city, side):
        return []
    at = CITY_HEX[city]
    found = [Refusal("7.3.2", at), *beyond(s, city)]
    home = CITY_HOME[city]
    if home != NO_HOME and not any(places.open_city(s, other, side) for other in HOME_CITIES[home]):
        found.append(Refusal("7.3.3", at))
    return found + when(s.siege[city], "10.4.1", at)


def beyond(s: War, city: int) -> list[Refusal]:
    """Why a city is not in the game: it lies beyond the map of the scenario, or Sicily is closed.

    [scenario.argive.b, 19.1b]
    """
    clause = "19.1b" if AREA_AT[CITY_HEX[city]] == world.SICILY else "scenario.argive.b"
    return unless(places.in_play(s, CITY_HEX[city]), clause, CITY_HEX[city])


def refusals_levy(s: War, home: int) -> list[Refusal]:
    """Why no unit of a home is placed now, wherever it is: its ML is too low, or a card forbids it.

    [4.2b, 4.4.2b, scenario.campaign.h, card.stasis]
    """
    if home >= world.REGION_COUNT:
        return []
    found = []
    if s.ml[home] < tables.TRACKS.ml.active:
        found += [Refusal("4.2b"), Refusal("4.4.2b")]
    return found + when(s.stasis[home] >= asking.season_number(s), "card.stasis")


def refusals_home(s: War, side: int, unit: int, city: int) -> list[Refusal]:
    """Why a unit has nothing to do with a city: another home, or for the Mantineans another city than Mantinea; for a
    fleet a city that is no port [7.3.2, 7.3.4, 7.6.3c, scenario.argive.h] (RULING-46, RULING-72).
    """
    at, home = CITY_HEX[city], UNIT_HOME[unit]
    found = []
    if CITY_HOME[city] != home:
        found.append(Refusal("7.3.2", at))
    elif is_guest(s, side, home) and city != world.MANTINEA:
        found.append(Refusal("scenario.argive.h", at))
    return found + when(KIND[unit] == FLEET and not places.is_port(s, at, side), "7.3.4", at)


# ---------------------------------------------------------------------------------------------------------------- units


def is_ready(s: War, side: int, unit: int) -> bool:
    """Whether a unit of a side waits in its force pool and was not taken back in this very phase [7.2, 7.3.1b]."""
    return s.loc[unit] == FORCE_POOL and s.sides[unit] == side and not s.marks[unit] & PLACED


def is_in(s: War, side: int, unit: int, city: int) -> bool:
    """Whether a unit of a side is inside a city, and was not placed there in this very phase [7.3.1b]."""
    there = s.loc[unit] == CITY_HEX[city] and s.inside[unit] == 1
    return there and s.sides[unit] == side and not s.marks[unit] & PLACED


def refusals_placing(s: War, side: int, unit: int, city: int) -> list[Refusal]:
    """Why a unit may not be placed in a city [7.3.1, 7.3.1b, 7.3.2, 7.3.3, 7.3.4, 7.4, 4.2b]."""
    found = []
    if s.loc[unit] == BUILD_POOL:
        found.append(Refusal("7.4"))
    elif not is_ready(s, side, unit):
        found.append(Refusal("7.3.1b" if s.marks[unit] & PLACED else "7.3.1"))
    return [
        *found,
        *refusals_city(s, side, city),
        *refusals_home(s, side, unit, city),
        *refusals_levy(s, UNIT_HOME[unit]),
    ]


def refusals_recall(s: War, side: int, unit: int, city: int) -> list[Refusal]:
    """Why a unit may not be taken back from a city into its force pool; low ML does not forbid it.

    [7.3.1, 7.3.1b, 7.3.2, 7.3.3, 7.3.4, 4.4.2b]
    """
    found = []
    if not is_in(s, side, unit, city):
        found.append(Refusal("7.3.1b" if s.marks[unit] & PLACED else "7.3.1"))
    return [*found, *refusals_city(s, side, city), *refusals_home(s, side, unit, city)]


def ready_arms(s: War, side: int) -> list[int]:
    """By home: which arms wait in its force pool and may be placed, ON_LAND and ON_SHIPS."""
    found = [0] * HOMES
    loc, marks = s.loc, s.marks
    for unit in state.owned(s).units[side]:
        if loc[unit] == FORCE_POOL and not marks[unit] & PLACED:
            found[UNIT_HOME[unit]] |= ARM[unit]
    return [arms if arms and not refusals_levy(s, home) else 0 for home, arms in enumerate(found)]


def placeable(s: War, side: int, city: int) -> list[int]:
    """Ready units that may be placed in a city."""
    home = CITY_HOME[city]
    if home == NO_HOME or refusals_levy(s, home) or not places.open_city(s, city, side):
        return []
    ready = [unit for unit in tables.UNITS_OF[home] if is_ready(s, side, unit)]
    return [unit for unit in ready if not refusals_home(s, side, unit, city)]


def recallable(s: War, side: int, city: int) -> list[int]:
    """Units inside a city that may be taken back."""
    there = [unit for unit in s.at[CITY_HEX[city]] if unit < UNITS and UNIT_HOME[unit] == CITY_HOME[city]]
    if not there or not places.open_city(s, city, side):
        return []
    return [unit for unit in there if is_in(s, side, unit, city) and not refusals_home(s, side, unit, city)]


def is_any_recallable(s: War, side: int, city: int) -> bool:
    """Whether `recallable` finds anybody in a city that is open to the side."""
    home = CITY_HOME[city]
    for unit in s.at[CITY_HEX[city]]:
        if unit < UNITS and UNIT_HOME[unit] == home and is_in(s, side, unit, city):
            if not refusals_home(s, side, unit, city):
                return True
    return False


# -------------------------------------------------------------------------------------------------------------- leaders


def pool_of(s: War, leader: int) -> int:
    """The home in whose force pool a leader waits: a region's, or for a satrap the Persia box; NO_HOME if in none."""
    if s.loc[leader] != FORCE_POOL:
        return NO_HOME
    satrapy = satrapy_of(leader)
    return s.pool[leader - UNITS] if satrapy == NEITHER else OF_TISSAPHERNES + satrapy


def refusals_leader(s: War, side: int, leader: int, city: int) -> list[Refusal]:
    """Why a city neither sends out a leader of a side nor takes him in [7.8.5]; satraps keep to their own cities
    [12.10.3] (RULING-71).
    """
    at = CITY_HEX[city]
    found = [Refusal("7.8.5", at)] if not places.open_city(s, city, side) else []
    found += beyond(s, city) + when(s.siege[city], "10.4.1", at)
    satrapy, home = satrapy_of(leader), CITY_HOME[city]
    if satrapy != NEITHER and home != OF_TISSAPHERNES + satrapy:
        found.append(Refusal("12.10.3", at))
    elif satrapy == NEITHER and not 0 <= home < world.REGION_COUNT:
        found.append(Refusal("7.8.5", at))
    return found


def refusals_leader_in(s: War, side: int, leader: int, city: int) -> list[Refusal]:
    """Why a leader may not come to the map in a city: not out of its region's force pool, or taken off in this phase.

    [7.3.1c, 7.8.5] (RULING-70)
    """
    if leader < UNITS or s.leads[leader - UNITS] != side or pool_of(s, leader) != CITY_HOME[city]:
        return [Refusal("7.8.5", CITY_HEX[city])]
    found = [Refusal("7.3.1c", CITY_HEX[city])] if s.marks[leader] & PLACED else []
    return [*found, *refusals_leader(s, side, leader, city)]


def refusals_leader_out(s: War, side: int, leader: int, city: int) -> list[Refusal]:
    """Why a leader in a city may not go to its region's force pool: he is not inside, or came in this phase.

    [7.3.1c, 7.8.5]
    """
    at = CITY_HEX[city]
    if leader < UNITS or s.leads[leader - UNITS] != side or s.loc[leader] != at or not s.inside[leader]:
        return [Refusal("7.8.5", at)]
    found = [Refusal("7.3.1c", at)] if s.marks[leader] & PLACED else []
    return [*found, *refusals_leader(s, side, leader, city)]


def leaders_waiting(s: War, side: int) -> list[int]:
    """By home: how many leaders of a side wait in its force pool and were not taken off the map in this phase."""
    found = [0] * HOMES
    for leader in range(UNITS, PIECES):
        if s.loc[leader] == FORCE_POOL and s.leads[leader - UNITS] == side and not s.marks[leader] & PLACED:
            home = pool_of(s, leader)
            if home != NO_HOME:
                found[home] += 1
    return found


def leaders_for(s: War, side: int, city: int) -> list[int]:
    """Leaders who may come to the map in a city."""
    waiting = [leader for leader in range(UNITS, PIECES) if s.loc[leader] == FORCE_POOL]
    return [leader for leader in waiting if not refusals_leader_in(s, side, leader, city)]


def leaders_in(s: War, side: int, city: int) -> list[int]:
    """Leaders in a city who may go to its region's force pool."""
    there = asking.leaders_at(s, side, CITY_HEX[city])
    return [leader for leader in there if not refusals_leader_out(s, side, leader, city)]
