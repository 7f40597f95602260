"""Guards of regions that waver: where one is wanted, and where it could stand [13.2e]."""

from typing import Final

from polemos.games.peloponnesian_war import codes
from polemos.games.peloponnesian_war.bot import aims, ways
from polemos.games.peloponnesian_war.bot.evaluation import al_worth
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES_OF, CITY_HEX
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.state import War

GUARDED: Final = tables.ADJUSTMENTS.al.presence_most
"""The AL up to which a guard from elsewhere lifts it [13.2e]."""


def shaky(s: War, side: int) -> list[int]:
    """Regions of a side that want a guard from elsewhere and have none, the most precious first [13.2e]."""
    wavers = [region for region in places.regions_of(s, side) if s.al[region] <= GUARDED]
    open_to = [region for region in wavers if not has_guest(s, side, region) and posts(s, side, region)]
    return sorted(open_to, key=lambda region: (-al_worth(s, region, 1), region))


def has_guest(s: War, side: int, region: int) -> bool:
    """Whether somebody from elsewhere is inside a city of a region."""
    for city in CITIES_OF[region]:
        for unit in s.at[CITY_HEX[city]]:
            if unit < UNITS and s.inside[unit] and s.sides[unit] == side and UNIT_HOME[unit] != region:
                return True
    return False


def posts(s: War, side: int, region: int) -> list[int]:
    """Cities in which a guard lifts the allegiance of a region."""
    cities = [c for c in CITIES_OF[region] if not s.city_marks[c] & (codes.DESTROYED | codes.HELOTS)]
    troubled = [c for c in cities if (s.holder[c] or s.city_marks[c] & codes.REVOLTED) and not places.is_invested(s, c)]
    return [] if troubled else [c for c in cities if places.city_friend(s, c) == side and not aims.is_beset(s, c)]


def post_way(s: War, side: int, region: int, city: int) -> int:
    """How far a guard walks out of a city to a region, ways.FAR if it is no matter of a season."""
    row = ways.way(CITY_HEX[city])
    far = min([row[CITY_HEX[post]] for post in posts(s, side, region)], default=ways.FAR)
    return far if far <= aims.MARCH // 2 else ways.FAR
