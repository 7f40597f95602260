"""How good a war looks to a side, and what regions and cities are worth. Everything in talents.

Only what lies open counts: regions, cities, units, treasuries; no card but those in the side's own hand.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.models_scenarios import League
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA, UNITS
from polemos.games.peloponnesian_war.data.world import BTV, CITIES, CITY_HEX, CITY_REGION, HOME_REGION, SIZE
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.regions import control, victory
from polemos.games.peloponnesian_war.state import War

VICTORY: Final = 1000.0
"""What a band of victory is worth when the war is over."""
BAND: Final = 15.0
"""The same while it goes on."""
POINT: Final = 12.0
"""A point of basic tribute value in the campaign."""
LEAGUE_POINT: Final = 25.0
HOME: Final = 60.0
"""A home region: to lose it ends the war [3.4b]."""
CAPITAL: Final = 120.0
TALENT: Final = 0.3
PLENTY: Final = 100
"""Talents beyond which more are worth little."""
UNIT: Final = 1.5
WAITING: Final = 0.4
"""What a unit in the build pool is worth of one that stands."""
BY_SIZE: Final[tuple[float, ...]] = (2.0, 5.0, 9.0)
MILITANCE: Final = 0.6
HOME_MILITANCE: Final = 4.0
"""A point of militance at home: it keeps peace embassies away."""
SAFE: Final = 11
"""The militance at home from which on embassies find nobody weary [12.9.2]."""
SYRACUSE: Final = 30.0
SEASONS_OF_REVOLT: Final = 3


def _peril() -> tuple[float, ...]:
    """By AL from the lowest on: how likely a region is lost in the end."""
    track = tables.TRACKS.al
    span = 10 - track.lost_below + 1
    return tuple([max(0.0, min(1.0, (10 - al) / span)) ** 2 for al in range(track.least, track.most + 2)])


_PERIL: Final = _peril()


def peril(al: int) -> float:
    """How likely a region with this AL is lost in the end."""
    track = tables.TRACKS.al
    return _PERIL[max(track.least, min(al, track.most)) - track.least]


def region_worth(s: War, region: int) -> float:
    """What it is worth to control a region."""
    if region in HOME_REGION:
        return HOME
    card = victory.card_of(s)
    if not card.league:
        return POINT * BTV[region]
    counts = any(region in league.regions for league in card.league)
    return (LEAGUE_POINT if counts else POINT / 2) * BTV[region]


def al_worth(s: War, region: int, by: int = -1) -> float:
    """What it is worth to whoever does not control a region that its AL falls, or to its controller that it rises."""
    al = s.al[region]
    return region_worth(s, region) * 2 * abs(peril(al + by) - peril(al))


def league_of(s: War, city: int) -> League | None:
    """The league in whose score a city counts, if any."""
    region = CITY_REGION[city]
    for league in victory.card_of(s).league:
        if region in league.regions or region in league.beside:
            return league
    return None


def city_worth(s: War, side: int, city: int) -> float:
    """What it is worth to a side to take a city that is not its own."""
    region, size = CITY_REGION[city], SIZE[city]
    if region < 0:
        return SYRACUSE if city == world.SYRACUSE and side == ATHENS and s.sicily == codes.OPENED else 0.0
    own = s.controller[region] == side
    found = BY_SIZE[size]
    league = league_of(s, city)
    if league is not None:
        found += LEAGUE_POINT * league.city[size]
    if city in world.CAPITAL:
        found += CAPITAL
    elif region in HOME_REGION:
        found += BY_SIZE[size]
    if own:
        rises = asking.marked(s, city, codes.REVOLTED)
        return found + al_worth(s, region, -1) * (SEASONS_OF_REVOLT if rises else 1)
    return found + al_worth(s, region, -1)


_WORTHS: dict[tuple[object, ...], tuple[float, ...]] = {}
"""By all that it depends on: `city_worth` of every city."""
MOST_KEPT: Final = 100


def city_worths(s: War, side: int) -> tuple[float, ...]:
    """By city on the map of the scenario `city_worth`, for who asks of many: kept until marks or levels change."""
    key = (side, s.scenario, s.sicily, (*s.controller, *s.al, *s.city_marks))
    found = _WORTHS.get(key)
    if found is None:
        if len(_WORTHS) >= MOST_KEPT:
            _WORTHS.clear()
        there = places.rows_in_play(s)
        found = _WORTHS[key] = tuple(
            [city_worth(s, side, city) if there[CITY_HEX[city]] else 0.0 for city in range(CITIES)]
        )
    return found


def evaluate(s: War, side: int) -> float:
    """How much better the war looks for a side than for the other, by what it was when it began."""
    found = _for_athens(s)
    return found if side == ATHENS else -found


def _for_athens(s: War) -> float:
    band = victory.DRAW - (s.verdict if s.how != codes.UNDECIDED else victory.verdict_of(s))
    if s.how != codes.UNDECIDED:
        return VICTORY * band
    found = BAND * band
    for row in victory.card_of(s).region:
        region = row.id
        found += region_as(s, region, s.controller[region], s.al[region], s.ml[region])
        found -= region_as(s, region, row.controller, row.al, row.ml)
    if victory.card_of(s).league:
        even = next(row.least for row in victory.card_of(s).victory if row.result == victory.DRAW)
        found += LEAGUE_POINT * (victory.league_points(s) - even)
    found += money(s)
    return found + forces(s) + _cities(s)


def features(s: War, side: int) -> dict[str, float]:
    """What `evaluate` adds up, by name."""
    band = victory.DRAW - (s.verdict if s.how != codes.UNDECIDED else victory.verdict_of(s))
    if s.how != codes.UNDECIDED:
        return {"victory": VICTORY * (band if side == ATHENS else -band)}
    found = {"victory": BAND * band}
    for row in victory.card_of(s).region:
        region = row.id
        found[f"region/region/{region}"] = region_as(
            s, region, s.controller[region], s.al[region], s.ml[region]
        ) - region_as(s, region, row.controller, row.al, row.ml)
    if victory.card_of(s).league:
        even = next(row.least for row in victory.card_of(s).victory if row.result == victory.DRAW)
        found["league"] = LEAGUE_POINT * (victory.league_points(s) - even)
    found["money"] = money(s)
    found["forces"] = forces(s)
    found.update({f"city/target/{city}": worth for city in range(CITIES) if (worth := _city(s, city))})
    return found if side == ATHENS else {name: -worth for name, worth in found.items()}


def region_as(s: War, region: int, controller: int, al: int, ml: int) -> float:
    """What a region is worth to Athens with such levels."""
    found = region_worth(s, region) * (1 - 2 * peril(al)) + MILITANCE * ml
    if region in HOME_REGION:
        found += HOME_MILITANCE * min(ml, SAFE)
    return found if controller == ATHENS else -found


def money(s: War) -> float:
    """By how much Athens is richer."""
    return _money(s.treasury[ATHENS]) - _money(s.treasury[SPARTA])


def _money(talents: int) -> float:
    return TALENT * (min(talents, PLENTY) + max(0, talents - PLENTY) / 4)


def forces(s: War) -> float:
    """By how much the units of Athens are worth more than those of Sparta."""
    found, loc, sides = 0.0, s.loc, s.sides
    for unit in range(UNITS):
        if loc[unit] == codes.OUT or sides[unit] < 0:
            continue
        worth = UNIT * tables.MORALE[unit] / 4 * (WAITING if loc[unit] == codes.BUILD_POOL else 1)
        found += worth if sides[unit] == ATHENS else -worth
    return found


def _cities(s: War) -> float:
    """Cities in enemy hands, in revolt and besieged."""
    found = 0.0
    for city in range(CITIES):
        found += _city(s, city)
    return found


def _city(s: War, city: int) -> float:
    """The same of one city."""
    region = CITY_REGION[city]
    if region < 0:
        return 0.0
    sign = 1 if s.controller[region] == ATHENS else -1
    if control.is_enemy_held(s, city):
        return -sign * BY_SIZE[SIZE[city]]
    if asking.marked(s, city, codes.REVOLTED):
        return -sign * (BY_SIZE[SIZE[city]] + al_worth(s, region))
    if s.siege[city]:
        return -(1 if s.besieger[city] == SPARTA else -1) * BY_SIZE[SIZE[city]] * s.siege[city] / 10
    return 0.0
