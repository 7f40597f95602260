"""How good a war looks to who has played on to the end of a campaign turn or a season turn.

In a war for a league it is asked what a thing will still be worth when the years are over: what a region is likely to
be, how likely a city is still held, what money and people can still do. To what stands comes what is under way: what
the next adjustment makes of the season's raids, battles and losses [13.1a], sieges that may end well [10.5.1], people
whom nothing will feed [9.1a], and what armies have before them. Only what lies open counts.
"""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.bot import aims, evaluation, odds, ways
from polemos.games.peloponnesian_war.bot.evaluation import LEAGUE_POINT, MILITANCE, UNIT, region_as
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FALL, MORALE, SPARTA, TRACKS, WINTER
from polemos.games.peloponnesian_war.data.world import AREA_AT, CITIES, CITY_HEX, CITY_REGION, LAND, SIZE, UNINHABITED
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import raids
from polemos.games.peloponnesian_war.rules.regions import adjustment, control, victory
from polemos.games.peloponnesian_war.rules.season import lines, supply
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.wargame.reckoning import total, within

LOST: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (0.97, 0.95, 0.62, 0.42, 0.27, 0.13, 0.09, 0.07, 0.05, 0.03, 0.02, 0.01),
    (0.98, 0.97, 0.8, 0.62, 0.5, 0.36, 0.27, 0.2, 0.12, 0.08, 0.05, 0.03),
)
"""By New Years to come, and by AL from the lowest on: how likely a region changes sides before the war is over.

Measured in 70 games that `greedy` played for the League.
"""
SLIPS: Final[tuple[float, ...]] = (1.0, 0.35, 0.7)
"""By size: how soon a city that was taken is lost again: it is held at the end with a chance of 1 / (1 + so much for
each season that is left). Measured in the same games."""
USEFUL: Final = 4.0
"""Seasons before the end from which on money and people are worth less and less."""
MARGIN: Final = 1.5
"""What is worth less than so much more than the usual choice is not worth the change: the reading is no finer."""
AWAKE: Final = 1 / 6
"""What part of a region's worth it is that its people can be placed and raised [4.2b, 4.4.2b]."""
WORKS: Final = 0.15
"""What part of the worth of a city walls bring that are being built before an army of the enemy [7.6.4b, 18.2.2]."""
COMING: Final = 0.7
"""How sure it is that what would be adjusted now is adjusted when the time comes."""
UNDER_WAY: Final = 0.8
"""What a siege is worth of the place that it may take at the next roll."""
BEGINNING: Final = 0.15
"""The same of a place before which enough stand to besiege it."""
SOONER: Final = 0.3
LATER: Final = 0.15
"""What a place is worth before an army that could take it, of whoever moves next and of the other."""
EXPOSED: Final = 0.4
"""What part of those is likely to be lost who stand in the open before a stronger enemy."""
NEAR: Final = 12
"""Movement points within which he is before them."""
STRONGER: Final = 1.3
SHARES: Final[tuple[float, ...]] = (1.0, 0.5, 0.25)
"""Several places one after the other."""
LOOKED_AT: Final = 12
"""Of the places that are worth most, so many are thought of."""
FAR: Final = 40
"""Movement points beyond which an army has nothing before it."""
USUAL: Final = 4
"""Morale of a unit that is worth what one is worth."""


def appraise(s: War, side: int) -> float:
    """How much better the war looks for a side than for the other, with what is under way."""
    return sum(features(s, side).values(), 0.0)


def features(s: War, side: int) -> dict[str, float]:
    """What `appraise` adds up, by name."""
    if s.how != codes.UNDECIDED:
        return evaluation.features(s, side)
    found = at_the_end(s) if victory.card_of(s).league else evaluation.features(s, ATHENS)
    for region, worth in coming(s).items():
        name = f"region/region/{region}"
        found[name] = found.get(name, 0.0) + worth
    found.update({f"beset/stronghold/{places.stronghold(s, at)}": worth for at, worth in beset(s).items()})
    found["works"] = works(s, ATHENS) - works(s, SPARTA)
    found["hungry"] = hungry(s) * useful(s)
    found["menace"] = menace(s, ATHENS) - menace(s, SPARTA)
    found["exposed"] = exposed(s, SPARTA) - exposed(s, ATHENS)
    return found if side == ATHENS else {name: -worth for name, worth in found.items()}


# ------------------------------------------------------------------------------------------- until the war is over


def seasons_left(s: War) -> float:
    """How many seasons of a war of some years are still to come, with what is left of this one."""
    years = victory.card_of(s).years
    rest = (codes.CAMPAIGN_TURNS - s.turn) / codes.CAMPAIGN_TURNS
    return 4.0 * (years - asking.year_number(s)) + WINTER - s.season + rest if years else 2 * USEFUL


def useful(s: War) -> float:
    """What part of the worth of money and people can still tell."""
    return min(1.0, seasons_left(s) / USEFUL)


def lost(s: War, al: int) -> float:
    """How likely a region with such an AL changes sides before the war is over."""
    years = victory.card_of(s).years
    if not years:
        return evaluation.peril(al)
    row = LOST[min(len(LOST) - 1, max(0, years - asking.year_number(s)))]
    return row[min(len(row) - 1, al - TRACKS.al.least)] if row else 0.0


def held_at_last(s: War, city: int) -> float:
    """How likely a city that has been taken is still held when the war is over."""
    return 1 / (1 + SLIPS[SIZE[city]] * seasons_left(s))


def region_worth_as(s: War, region: int, side: int, al: int, ml: int) -> float:
    """What a region is worth to Athens that a side controls with such levels."""
    if not victory.card_of(s).league:
        return region_as(s, region, side, al, ml)
    found = evaluation.region_worth(s, region) * (1 - 2 * lost(s, al))
    found += MILITANCE * ml * useful(s)
    if ml >= TRACKS.ml.active:
        found += AWAKE * evaluation.region_worth(s, region) * useful(s)
    return found if side == ATHENS else -found


def at_the_end(s: War) -> dict[str, float]:
    """In a war for a league, by name what stands, by what it will be worth when the war is over."""
    found = {
        f"region/region/{region}": region_worth_as(s, region, s.controller[region], s.al[region], s.ml[region]) / 2
        for region in places.regions_in_play(s)
    }
    points = 0.0
    for city in range(CITIES):
        if CITY_REGION[city] >= 0 and control.is_enemy_held(s, city):
            league = evaluation.league_of(s, city)
            worth = LEAGUE_POINT * league.city[SIZE[city]] if league is not None else 0.0
            worth += evaluation.CAPITAL if city in world.CAPITAL and seasons_left(s) > WINTER else 0.0
            worth = worth * held_at_last(s, city) + evaluation.BY_SIZE[SIZE[city]] * useful(s)
            points += worth if s.holder[city] == 1 + ATHENS else -worth
    found["league"] = points
    found["money"], found["forces"] = evaluation.money(s) * useful(s), evaluation.forces(s) * useful(s)
    return found


# --------------------------------------------------------------------------------------------------- what is under way


def coming(s: War) -> dict[int, float]:
    """By region what the next adjustment would be worth to Athens as things stand [13.2a, 13.3a]."""
    found: dict[int, float] = {}
    here = adjustment.presence(s)
    half = 2 if victory.card_of(s).league else 1
    for region in places.regions_in_play(s):
        by_al = total(adjustment.allegiance(s, region, here[region]))
        by_ml = total(adjustment.militance(s, region, here[region]))
        if by_al or by_ml:
            al = within(TRACKS.al.least, s.al[region] + by_al, TRACKS.al.most)
            ml = within(TRACKS.ml.least, s.ml[region] + by_ml, TRACKS.ml.most)
            side = s.controller[region]
            change = region_worth_as(s, region, side, al, ml)
            change -= region_worth_as(s, region, side, s.al[region], s.ml[region])
            found[region] = COMING * change / half
    return found


def worth_taking(s: War, side: int, target: int) -> float:
    """What it is worth to a side to take a city or fort, by what it will be worth at last."""
    league = evaluation.league_of(s, target) if target < CITIES and CITY_REGION[target] >= 0 else None
    if league is None:
        return aims.worth_of(s, side, target) * useful(s)
    kept = held_at_last(s, target)
    points = LEAGUE_POINT * league.city[SIZE[target]]
    return points * kept + min(10.0, max(0.0, aims.worth_of(s, side, target) - points)) * useful(s)


def beset(s: War) -> dict[int, float]:
    """By city or fort what its siege is worth to Athens, or that one can begin [10.3.2, 10.3.3, 10.5.1]."""
    found: dict[int, float] = {}
    if seasons_left(s) < 1:
        return found  # no phase of sieges comes any more
    for target in _invested(s):
        side = places.investor(s, target)
        if s.siege[target]:
            chance = UNDER_WAY * odds.falls(total(sieges.terms(s, target)))
        else:
            chance = 0.0 if upkeep.all_shortcomings(s, side, target) else BEGINNING
        worth = chance * worth_taking(s, side, target)
        if worth:
            found[target] = worth if side == ATHENS else -worth
    return found


def _invested(s: War) -> list[int]:
    """Cities and forts before which enemies stand."""
    held = {s.targets[at] for at in {*s.loc} if at >= 0}
    return [target for target in sorted(held) if target >= 0 and places.is_invested(s, target)]


def hungry(s: War) -> float:
    """What it is worth to Athens that at the end of a season units stand where nothing will feed them [9.1a, 9.7]."""
    if s.turn < codes.CAMPAIGN_TURNS:
        return 0.0
    found = 0.0
    for side in codes.BOTH:
        abroad = [unit for unit in supply.mouths(s, side) if not lines.is_in_city(s, unit)]
        if not abroad:
            continue
        traced = lines.trace(s, side)
        left: dict[int, int] = {}
        for unit in abroad:
            if lines.is_fed(s, traced, unit):
                continue
            at = s.loc[unit]
            area = AREA_AT[at] if at < LAND else -1
            if area not in left:
                left[area] = raids.forage_value(s, area) if _feeds(s, area) else 0
            left[area] -= 1
            if left[area] < 0:
                worth = UNIT * MORALE[unit] / USUAL
                found += worth if side == SPARTA else -worth
    return found


def _feeds(s: War, area: int) -> bool:
    """Whether people can live on an area in the season that comes [9.7.3c, 9.7.3d]; in spring no raid is remembered."""
    if area < 0 or UNINHABITED[area] or s.season == FALL:
        return False
    return s.season == WINTER or not s.raids[area]


def menace(s: War, side: int) -> float:
    """What the armies of a side have before them: places that they could take, the more the nearer and the stronger."""
    armies = aims.field(s, side)
    if not armies or seasons_left(s) * codes.CAMPAIGN_TURNS < 1:
        return 0.0
    rated = []
    for target in aims.hostile(s, side)[:LOOKED_AT]:
        need, left = aims.needed(s, side, target, 1)
        if need == ways.FAR:
            continue
        row = ways.way(places.place_of(s, target))
        best = 0.0
        for at, count in armies:
            if row[at] < FAR:
                best = max(best, min(1.0, count / need) ** 2 * (1 - row[at] / FAR))
        rated.append(best * left * worth_taking(s, side, target))
    rated.sort(reverse=True)
    share = SOONER if moves_next(s, side) else LATER
    return share * sum([worth * part for worth, part in zip(rated, SHARES, strict=False)], 0.0)


def works(s: War, side: int) -> float:
    """What the walls are worth that a side is building where an army of the enemy could be before them soon."""
    under_way = [city for city, season in enumerate(s.works) if season and places.friend_of(s, city) == side]
    if not under_way:
        return 0.0
    foes = aims.field(s, 1 - side)
    near = [city for city in under_way if aims.threat(foes, CITY_HEX[city])]
    return WORKS * sum([worth_taking(s, 1 - side, city) for city in near], 0.0)


def exposed(s: War, side: int) -> float:
    """What a side is likely to lose of those who stand in the open, in no place of its own, before stronger enemies."""
    foes = aims.field(s, 1 - side)
    if not foes or seasons_left(s) * codes.CAMPAIGN_TURNS < 1:
        return 0.0
    found = 0.0
    for at in sorted({s.loc[unit] for unit in state.owned(s).units[side] if 0 <= s.loc[unit] < LAND}):
        mine = len(asking.land_outside(s, side, at))
        target = s.targets[at]
        if not mine or (target >= 0 and places.friend_of(s, target) == side):
            continue
        row = ways.way(at)
        strength = sum([count for near, count in foes if row[near] <= NEAR])
        found += UNIT * EXPOSED * min(mine, max(0.0, strength - STRONGER * mine))
    return found * useful(s) * (1.0 if moves_next(s, 1 - side) else 0.5)


def moves_next(s: War, side: int) -> bool:
    """Whether a side moves before the other does, and before the season is over."""
    if s.side == side:
        return False
    return s.turn < codes.CAMPAIGN_TURNS or side != places.first_player(s)
