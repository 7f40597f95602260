"""What there is to gain in a place, and what an attack brings there on average. Everything in levels of prestige."""

from collections.abc import Sequence
from typing import Final

from polemos.games.sparta_vs_athens.bot.evaluation import (
    GREEN_CITIES,
    TALENT,
    VICTORY,
    WEIGHT,
    WESTERN_CITY,
)
from polemos.games.sparta_vs_athens.data.tables import (
    ARCHIDAMIAN,
    ATHENIAN,
    ATHENS,
    CAMPAIGN,
    INCOME,
    IS_NSP,
    MINOA,
    NICIAS,
    PRESTIGE,
    PYLOS,
    SCENARIOS,
    SPARTA,
    SPARTAN,
    UNIT_NATION,
)
from polemos.games.sparta_vs_athens.data.world import (
    ARGOS,
    ATHENS_CITY,
    ATTICA,
    BLUE_BOX,
    MEGARA,
    METHYMNA,
    NATION_AT,
    RED_BOX,
    SPARTA_CITY,
    SYRACUSE,
)
from polemos.games.sparta_vs_athens.rules.sides import has_port, has_units, is_delian, master_of, occupies
from polemos.games.sparta_vs_athens.rules.year.tribute import athenian_total, cut_off
from polemos.games.sparta_vs_athens.state import (
    MYTILENE_REVOLT,
    RAVAGED,
    REVOLTED,
    SPARED,
    War,
    has_happened,
    strength_of,
)

UNPAID: Final = 0.3
"""What it is worth not to lose a point for want of pay: more than in a battle, where the enemy loses some too."""
COMFORT: Final = 30
"""Talents with which Athens can afford a small outlay."""


def prize(s: War, side: int, city: int) -> float:
    """What taking a city is worth."""
    if city == (SPARTA_CITY if side == ATHENS else ATHENS_CITY):
        return VICTORY
    if city == ARGOS:
        return WEIGHT[s.scenario] if side == SPARTA else 0.0
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


def charge(s: War, side: int, units: Sequence[int], place: int) -> float:
    """What keeping units in a place costs in the season to come, dear to a side that cannot pay it.

    Who is not paid goes down a step; who is down already, as after most battles, is lost for good [12.4c] (RULING-13).
    """
    owed, at_stake = 0, 0.0
    for unit in units:
        free = NATION_AT[place] == UNIT_NATION[unit] or (IS_NSP[unit] and has_port(s, side, place))
        if not free and not (UNIT_NATION[unit] in (ATHENIAN, SPARTAN) and is_delian(place)):
            owed += strength_of(s, unit)
            at_stake += strength_of(s, unit) / (1 if s.down[unit] else 2)
    purse = s.treasury[side]
    if purse >= owed:
        return owed * (TALENT if purse > 3 * owed else 2.5 * TALENT)
    return owed * 2.5 * TALENT + UNPAID * at_stake * (owed - purse) / owed
