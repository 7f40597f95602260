"""Voyages of fleets without troops: along the enemy's coasts to ravage them, and against weak enemies at sea."""

from typing import Final

from polemos.games.peloponnesian_war import state, verbs
from polemos.games.peloponnesian_war.bot import aims, odds, ways
from polemos.games.peloponnesian_war.bot.evaluation import HOME_MILITANCE, SAFE, TALENT, al_worth
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS
from polemos.games.peloponnesian_war.data.world import AREA_AT, CITY_AT, HOME_REGION, LAND, REGION_AT, SEAS_AT
from polemos.games.peloponnesian_war.rules.campaign import interception, raids, stacks
from polemos.games.peloponnesian_war.rules.places import NO_TARGET, target_here
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

REACH: Final = 6
"""Sea areas within a turn's voyage from coast to coast."""
EXPEDITION: Final = tables.figures_of("sicily")
FLEETS: Final = 2
"""So many fleets make a voyage worth while."""
SURE: Final = 0.75
"""How likely a battle at sea must be won for it to be sought."""
FEW: Final = 0.8
"""Talents and other gains from which on one sails."""


def owes_expedition(s: War, side: int) -> bool:
    """Whether Athens has still to send its expedition to Sicily [card.sicily]."""
    return side == ATHENS and state.is_so(s, state.EXPEDITION_DUE) and s.sicily == state.OPENED


def is_wanted(s: War, side: int, leader: int) -> bool:
    """Whether fleets without troops have an errand under a leader."""
    at = s.loc[leader]
    if at >= LAND or s.season not in (tables.SPRING, tables.SUMMER, tables.FALL):
        return False
    fleets = stacks.fleets_of(stacks.company(s, side, leader, True))
    if len(fleets) < FLEETS:
        return False
    return can_ravage(s, side) and any(
        ways.sea_legs(at, place) <= REACH and gain(s, side, place, len(fleets)) > FEW for place in _coasts(s, side)
    )


def can_ravage(s: War, side: int) -> bool:
    """Whether there is still time for raids in this season, and for the way home."""
    return s.turn < state.CAMPAIGN_TURNS and s.season != tables.WINTER and not state.weighs(s, side, state.NO_RAIDS)


def _coasts(s: War, side: int) -> list[int]:
    """Bare coasts of regions of the enemy, one for each area."""
    found: dict[int, int] = {}
    for place in range(LAND):
        region, area = REGION_AT[place], AREA_AT[place]
        if region < 0 or area in found or not SEAS_AT[place] or CITY_AT[place] >= 0 or s.at[place]:
            continue
        if s.controller[region] != side:
            found[area] = place
    return list(found.values())


def gain(s: War, side: int, place: int, fleets: int) -> float:
    """What raids out of a coastal hex bring in this season."""
    region = REGION_AT[place]
    if region < 0 or s.controller[region] == side:
        return 0.0
    turns = state.CAMPAIGN_TURNS - s.turn
    room = raids.forage_value(s, AREA_AT[place]) - s.raids[AREA_AT[place]]
    count = min(room, fleets * turns)
    if count < 1 or (s.scenario == tables.ARGIVE and side == ATHENS):
        return 0.0
    found = TALENT * count
    if count >= tables.ADJUSTMENTS.raids:
        if region in HOME_REGION:
            found += HOME_MILITANCE / 2 if s.ml[region] <= SAFE + 3 else 1.0
        else:
            found += al_worth(s, region, -1) / 2 if s.controller[region] == ATHENS else 0.5
    return found


def errand(s: War, side: int, leaders: list[int]) -> int:
    """What fleets without troops do: attack who is weak, ravage, or stay where they ravage; -1 for nothing."""
    fleets = stacks.fleets_of(s.group)
    for c in s.opts:
        if c - c % VERB == verbs.ATTACK and wins(s, side, c % VERB, fleets, leaders):
            return c
    if not can_ravage(s, side) or len(fleets) < FLEETS:
        return -1
    here = stacks.here(s)
    foes = aims.field(s, 1 - side)
    best, found = FEW, -1
    if here < LAND and target_here(s, here) == NO_TARGET and gain(s, side, here, len(fleets)) > FEW:
        best, found = gain(s, side, here, len(fleets)), verbs.DONE
    for c in s.opts:
        place = c % VERB
        if c - place != verbs.MOVE or place >= LAND or CITY_AT[place] >= 0 or s.at[place]:
            continue
        value = gain(s, side, place, len(fleets))
        if value > best and aims.threat(foes, place) <= len(fleets) // 2:
            best, found = value, c
    return found


def wins(s: War, side: int, place: int, fleets: list[int], leaders: list[int]) -> bool:
    """Whether a battle in a sea area is as good as won."""
    foes = interception.fleets_in(s, 1 - side, place)
    against = state.leaders_at(s, 1 - side, place)
    return bool(foes) and odds.at_sea(s, fleets, leaders, foes, against) >= SURE
