"""What there is to gain in a place, and what an attack brings there on average. Everything in levels of prestige."""

from collections.abc import Sequence
from typing import Final

from polemos.games.sparta_vs_athens.bot.evaluation import (
    AT_SEA,
    GREEN_CITIES,
    LAST_CALL,
    ON_LAND,
    POINT,
    TALENT,
    VICTORY,
    WEIGHT,
    WESTERN_CITY,
    battle,
    falls,
    shares,
)
from polemos.games.sparta_vs_athens.data.models_politics import levels
from polemos.games.sparta_vs_athens.data.tables import (
    ARCHIDAMIAN,
    ATHENIAN,
    ATHENS,
    CAMPAIGN,
    FORT_STRENGTH,
    INCOME,
    IONIAN,
    IS_NSP,
    LAND,
    MINOA,
    NAVAL,
    NEITHER,
    NICIAS,
    OPERATION_COSTS,
    PLATAEA_FORT,
    PRESTIGE,
    PYLOS,
    SCENARIOS,
    SIEGE_MODIFIERS,
    SPARTA,
    SPARTAN,
    UNIT_NATION,
)
from polemos.games.sparta_vs_athens.data.world import (
    ARGOS,
    ATHENS_CITY,
    ATTICA,
    BLUE_BOX,
    COASTAL,
    IS_CITY,
    IS_SEA,
    LOCALES,
    MEGARA,
    METHYMNA,
    NATION_AT,
    RED_BOX,
    SPARTA_CITY,
    SYRACUSE,
    WALLED,
)
from polemos.games.sparta_vs_athens.rules.combat.rights import refusals_attack
from polemos.games.sparta_vs_athens.rules.operations.engagement import enemies_of
from polemos.games.sparta_vs_athens.rules.operations.restraint import is_neutral
from polemos.games.sparta_vs_athens.rules.sides import (
    forts_at,
    free_ashore,
    free_fleets,
    garrison_at,
    has_port,
    has_units,
    is_delian,
    master_of,
    occupies,
    out_of_play,
    shut_in,
)
from polemos.games.sparta_vs_athens.rules.year.tribute import athenian_total, cut_off
from polemos.games.sparta_vs_athens.state import (
    ATHENS_TOUCHED,
    EVENT_7,
    MYTILENE_REVOLT,
    PEACE_STOPPED,
    RAVAGED,
    REVOLTED,
    SPARED,
    War,
    has_happened,
    is_so,
    strength,
    strength_of,
    units_at,
)

COMFORT: Final = 30
"""Talents with which Athens can afford a small outlay."""


def prize(s: War, side: int, city: int) -> float:
    """What taking a city is worth."""
    if city == (SPARTA_CITY if side == ATHENS else ATHENS_CITY):
        return VICTORY
    if city == ARGOS:
        chain = has_happened(s, EVENT_7) and not has_happened(s, PEACE_STOPPED) and s.year >= LAST_CALL
        return (VICTORY / 2 if chain else WEIGHT[s.scenario]) if side == SPARTA else 0.0
    if is_delian(city):
        if side == ATHENS:
            return 1.0 if s.marks[city] & REVOLTED else 1.0 + RED_BOX[city] / 2
        return RED_BOX[city] / 2 + 1.0 if occupies(s, ATHENS, city) else 0.1 * BLUE_BOX[city]
    if city in GREEN_CITIES and side == ATHENS:
        if city == SYRACUSE:
            return {NICIAS: VICTORY, CAMPAIGN: VICTORY / 2}.get(s.scenario, 5.0)
        return WESTERN_CITY if s.scenario == NICIAS else 0.5
    return 3.0 if s.holder[city] and s.loyal[city] == side else 0.7


def fort_prize(s: War, fort: int) -> float:
    """What razing a fort is worth: those that cost Sparta revenue most."""
    return 1.5 if fort in (PYLOS, MINOA) and SCENARIOS[s.scenario].revenue > INCOME.sparta.floor else 0.3


def tribute_wanted(s: War) -> int:
    """By how much the tribute of Athens should still rise this year: enough for a good mark, not all of it at once."""
    card = SCENARIOS[s.scenario]
    steady = s.scenario in (ARCHIDAMIAN, CAMPAIGN) and s.year > card.last_year and s.treasury[ATHENS] > COMFORT
    goal = PRESTIGE.tribute[1].least if steady else PRESTIGE.tribute[-1].least
    return goal - (athenian_total(s) - s.tribute)


def tribute_from(s: War, city: int) -> float:
    """What a garrison in a Delian city is worth to Athens; less where Sparta can easily raise it in revolt."""
    if not RED_BOX[city] or s.marks[city] & REVOLTED or master_of(s, city) != ATHENS or cut_off(s, city):
        return 0.0
    if occupies(s, ATHENS, city) or has_units(s, SPARTA, city):
        return 0.0
    value = 0.4 * RED_BOX[city] - 0.2 * max(0, BLUE_BOX[city] - 1)
    early = s.scenario in (ARCHIDAMIAN, CAMPAIGN) and not has_happened(s, MYTILENE_REVOLT) and s.year > 427
    return value + 2.0 if city == METHYMNA and early else value


def ravage_worth(s: War, side: int, city: int) -> float:
    """What a Ravaged marker on a city is worth."""
    if s.marks[city] & (RAVAGED | SPARED):
        return 0.0
    if side == SPARTA:
        twice = s.attica_ravages < PRESTIGE.attica_times
        return PRESTIGE.attica_ravaged * WEIGHT[s.scenario] if ATTICA[city] and twice else 0.0
    return 0.3 if city == MEGARA else 0.0


def assault(s: War, side: int, place: int, troops: int, ships: int, leader: int, left: int) -> float:
    """What an attack in a place brings on average with so many points of LSP and NSP and points of the leader left."""
    owner = enemies_of(s, side, place)
    if refusals_attack(s, side, place, NEITHER if is_neutral(s, place) else owner):
        return 0.0
    ashore, afloat = strength(s, free_ashore(s, owner, place)), strength(s, free_fleets(s, owner, place))
    value = 0.0
    if afloat and ships:
        value = battle(AT_SEA, ships, afloat, NAVAL[leader])
        if value > 0 and has_port(s, owner, place):
            value = 0.0  # they stay in
    if IS_SEA[place]:
        return value
    if not COASTAL[place]:
        ships = 0
    enough = left >= OPERATION_COSTS.siege
    all_in = troops + ships
    best = 0.0
    for fort in forts_at(s, owner, place) if enough else []:
        inside = FORT_STRENGTH[fort] + ashore + strength(s, shut_in(s, LOCALES + fort))
        if all_in >= inside:
            hard = SIEGE_MODIFIERS.plataea if fort in (MINOA, PLATAEA_FORT) else 0
            best = max(best, falls(all_in, inside, hard) * (fort_prize(s, fort) + spoils(s, ashore)))
    if IS_CITY[place] and master_of(s, place) == owner != side and not out_of_play(s, place):
        best = max(best, on_city(s, side, place, owner, troops, ships, leader, enough))
    elif ashore and troops:
        best = max(best, battle(ON_LAND, troops, ashore, LAND[leader]))
    return value + best


def spoils(s: War, points: int) -> float:
    """What it is worth that so many points of the enemy are eliminated in a battle that he loses."""
    return POINT * points + WEIGHT[s.scenario] * levels(PRESTIGE.battle, points)


def on_city(s: War, side: int, city: int, owner: int, troops: int, ships: int, leader: int, enough: bool) -> float:
    """The same against a city: siege or ravage before walls, else a battle with its defenders or its citizens."""
    units = strength(s, units_at(s, owner, city))
    worth, people, force = prize(s, side, city), garrison_at(s, city), troops + ships
    if WALLED[city]:
        best = 0.0
        if enough and force >= units + people:
            chance = falls(force, units + people, 0)
            best = chance * (worth + spoils(s, units)) + 0.05 * worth
            if city == ATHENS_CITY and s.scenario == IONIAN and not is_so(s, ATHENS_TOUCHED):
                best += VICTORY / 2
        if force > units:
            best = max(best, ravage_worth(s, side, city))
        return best
    defenders = free_ashore(s, owner, city)
    if defenders:
        if not troops:
            return 0.0
        return battle(ON_LAND, force, strength(s, defenders) + people, LAND[leader]) + 0.1 * min(worth, WESTERN_CITY)
    if free_fleets(s, owner, city) and not troops:
        return 0.0
    ours, _, chance = shares(ON_LAND, force, people, LAND[leader]) if people else (0.0, 0.0, 1.0)
    return chance * worth - POINT * ours * force


def charge(s: War, side: int, units: Sequence[int], place: int) -> float:
    """What keeping units in a place costs in the season to come, dear to a side that cannot pay it."""
    owed = 0
    for unit in units:
        free = NATION_AT[place] == UNIT_NATION[unit] or (IS_NSP[unit] and has_port(s, side, place))
        if not free and not (UNIT_NATION[unit] in (ATHENIAN, SPARTAN) and is_delian(place)):
            owed += strength_of(s, unit)
    return owed * (TALENT if s.treasury[side] > 3 * owed else 2.5 * TALENT)


def objectives(s: War, side: int) -> list[int]:
    """Where there is anybody or anything of the enemy to attack."""
    enemy = 1 - side
    found = []
    for at in range(LOCALES):
        if master_of(s, at) == enemy or has_units(s, enemy, at) or forts_at(s, enemy, at):
            if prize(s, side, at) > 0.3 or has_units(s, enemy, at):
                found.append(at)
    if side == SPARTA and has_happened(s, EVENT_7) and ARGOS not in found and not out_of_play(s, ARGOS):
        found.append(ARGOS)
    return found
