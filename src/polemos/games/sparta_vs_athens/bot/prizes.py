"""What there is to gain in a place, and what an attack brings there on average. Everything in levels of prestige."""

from collections.abc import Sequence
from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.bot.evaluation import GREEN_CITIES, TALENT, VICTORY, WEIGHT, WESTERN_CITY
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.sides import ashore_at, has_port, has_units, is_delian, master_of, occupies
from polemos.games.sparta_vs_athens.rules.year.tribute import athenian_total, cut_off, pays_athens
from polemos.games.sparta_vs_athens.state import MYTILENE_REVOLT, RAVAGED, REVOLTED, SPARED, War, strength_of

UNPAID: Final = 0.3
"""What it is worth not to lose a point for want of pay: more than in a battle, where the enemy loses some too."""
COMFORT: Final = 30
"""Talents with which Athens can afford a small outlay."""


def prize(s: War, side: int, city: int) -> float:
    """What taking a city is worth."""
    if city == (world.SPARTA_CITY if side == tables.ATHENS else world.ATHENS_CITY):
        return VICTORY
    if city == world.ARGOS:
        return WEIGHT[s.scenario] if side == tables.SPARTA else 0.0
    if is_delian(city):
        if side == tables.ATHENS:
            return 1.0 if s.marks[city] & REVOLTED else 1.0 + world.RED_BOX[city] / 2
        return world.RED_BOX[city] / 2 + 1.0 if occupies(s, tables.ATHENS, city) else 0.1 * world.BLUE_BOX[city]
    if city in GREEN_CITIES and side == tables.ATHENS:
        if city == world.SYRACUSE:
            return {tables.NICIAS: VICTORY, tables.CAMPAIGN: VICTORY / 2}.get(s.scenario, 5.0)
        return WESTERN_CITY if s.scenario == tables.NICIAS else 0.5
    return 3.0 if s.holder[city] and s.loyal[city] == side else 0.7


def fort_prize(s: War, fort: int) -> float:
    """What razing a fort is worth: those that cost Sparta revenue most."""
    return (
        1.5
        if fort in (tables.PYLOS, tables.MINOA) and tables.SCENARIOS[s.scenario].revenue > tables.INCOME.sparta.floor
        else 0.3
    )


def held_by_none_but(s: War, city: int, armies: Sequence[int]) -> bool:
    """Whether no others of Athens than these armies hold a city for it."""
    return all(unit in armies for unit in ashore_at(s, tables.ATHENS, city))


def tribute_wanted(s: War, here: int = -1) -> int:
    """By how much the tribute of Athens should still rise this year: enough for a good mark, not all of it at once.

    here: a city that does not count, for those who hold it are about to go on.
    """
    card = tables.SCENARIOS[s.scenario]
    steady = (
        s.scenario in (tables.ARCHIDAMIAN, tables.CAMPAIGN)
        and s.year > card.last_year
        and s.treasury[tables.ATHENS] > COMFORT
    )
    goal = tables.PRESTIGE.tribute[1].least if steady else tables.PRESTIGE.tribute[-1].least
    own = world.RED_BOX[here] if here >= 0 and pays_athens(s, here) else 0
    return goal - (athenian_total(s) - own - s.tribute)


def tribute_from(s: War, city: int, arrived: bool = False) -> float:
    """What a garrison in a Delian city is worth to Athens; less where Sparta can easily raise it in revolt.

    arrived: it has come to the city, and nobody else is there.
    """
    if not world.RED_BOX[city] or s.marks[city] & REVOLTED or master_of(s, city) != tables.ATHENS or cut_off(s, city):
        return 0.0
    if (occupies(s, tables.ATHENS, city) and not arrived) or has_units(s, tables.SPARTA, city):
        return 0.0
    value = 0.4 * world.RED_BOX[city] - 0.2 * max(0, world.BLUE_BOX[city] - 1)
    early = (
        s.scenario in (tables.ARCHIDAMIAN, tables.CAMPAIGN)
        and not state.has_happened(s, MYTILENE_REVOLT)
        and s.year > 427
    )
    return value + 2.0 if city == world.METHYMNA and early else value


def ravage_worth(s: War, side: int, city: int) -> float:
    """What a Ravaged marker on a city is worth."""
    if s.marks[city] & (RAVAGED | SPARED):
        return 0.0
    if side == tables.SPARTA:
        twice = s.attica_ravages < tables.PRESTIGE.attica_times
        return tables.PRESTIGE.attica_ravaged * WEIGHT[s.scenario] if world.ATTICA[city] and twice else 0.0
    return 0.3 if city == world.MEGARA else 0.0


def charge(s: War, side: int, units: Sequence[int], place: int) -> float:
    """What keeping units in a place costs in the season to come, dear to a side that cannot pay it.

    Who is not paid goes down a step; who is down already, as after most battles, is lost for good [12.4c] (RULING-13).
    """
    owed, at_stake = 0, 0.0
    for unit in units:
        free = world.NATION_AT[place] == tables.UNIT_NATION[unit] or (tables.IS_NSP[unit] and has_port(s, side, place))
        if not free and not (tables.UNIT_NATION[unit] in (tables.ATHENIAN, tables.SPARTAN) and is_delian(place)):
            owed += strength_of(s, unit)
            at_stake += strength_of(s, unit) / (1 if s.down[unit] else 2)
    purse = s.treasury[side]
    if purse >= owed:
        return owed * (TALENT if purse > 3 * owed else 2.5 * TALENT)
    return owed * 2.5 * TALENT + UNPAID * at_stake * (owed - purse) / owed
