"""How good a war looks to who has played on to the end of a campaign turn or a season turn.

To what stands comes what is under way: what the next adjustment will make of the season's raids, battles and losses
[13.1a], and sieges that may end well [10.5.1]. Only what lies open counts.
"""

from typing import Final

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.bot import aims, odds
from polemos.games.peloponnesian_war.bot.evaluation import UNIT, evaluate, region_as
from polemos.games.peloponnesian_war.bot.evaluation import features as standing
from polemos.games.peloponnesian_war.data.tables import ATHENS, FALL, MORALE, SPARTA, TRACKS, WINTER
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND, UNINHABITED
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import raids
from polemos.games.peloponnesian_war.rules.regions import adjustment
from polemos.games.peloponnesian_war.rules.season import lines, supply
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.wargame.reckoning import total, within

COMING: Final = 0.7
"""How sure it is that what would be adjusted now is adjusted when the time comes."""
UNDER_WAY: Final = 0.8
"""What a siege is worth of the place that it may take at the next roll."""
BEGINNING: Final = 0.15
"""The same of a place before which enough stand to besiege it."""

USUAL: Final = 4
"""Morale of a unit that is worth what one is worth."""


def appraise(s: War, side: int) -> float:
    """How much better the war looks for a side than for the other, with what is under way."""
    found = evaluate(s, side)
    if s.how != state.UNDECIDED:
        return found
    ahead = sum(coming(s).values(), 0.0) + sum(beset(s).values(), 0.0) + hungry(s)
    return found + (ahead if side == ATHENS else -ahead)


def features(s: War, side: int) -> dict[str, float]:
    """What `appraise` adds up, by name."""
    found = standing(s, side)
    if s.how != state.UNDECIDED:
        return found
    sign = 1 if side == ATHENS else -1
    found.update({f"coming/region/{region}": sign * worth for region, worth in coming(s).items()})
    found.update({f"beset/target/{target}": sign * worth for target, worth in beset(s).items()})
    found["hungry"] = sign * hungry(s)
    return found


def coming(s: War) -> dict[int, float]:
    """By region what the next adjustment would be worth to Athens as things stand [13.2a, 13.3a]."""
    found: dict[int, float] = {}
    here = adjustment.presence(s)
    for region in places.regions_in_play(s):
        by_al = total(adjustment.allegiance(s, region, here[region]))
        by_ml = total(adjustment.militance(s, region, here[region]))
        if by_al or by_ml:
            al = within(TRACKS.al.least, s.al[region] + by_al, TRACKS.al.most)
            ml = within(TRACKS.ml.least, s.ml[region] + by_ml, TRACKS.ml.most)
            side = s.controller[region]
            change = region_as(s, region, side, al, ml) - region_as(s, region, side, s.al[region], s.ml[region])
            found[region] = COMING * change
    return found


def beset(s: War) -> dict[int, float]:
    """By city or fort what its siege is worth to Athens, or that one can begin [10.3.2, 10.3.3, 10.5.1]."""
    found: dict[int, float] = {}
    for target in _invested(s):
        side = places.investor(s, target)
        if s.siege[target]:
            chance = UNDER_WAY * odds.falls(total(sieges.terms(s, target)))
        else:
            chance = 0.0 if upkeep.all_shortcomings(s, side, target) else BEGINNING
        worth = chance * aims.worth_of(s, side, target)
        if worth:
            found[target] = worth if side == ATHENS else -worth
    return found


def hungry(s: War) -> float:
    """What it is worth to Athens that at the end of a season units stand where nothing will feed them [9.1a, 9.7]."""
    if s.turn < state.CAMPAIGN_TURNS:
        return 0.0
    found = 0.0
    for side in state.BOTH:
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


def _invested(s: War) -> list[int]:
    """Cities and forts before which enemies stand."""
    held = {s.targets[at] for at in {*s.loc} if at >= 0}
    return [target for target in sorted(held) if target >= 0 and places.is_invested(s, target)]
