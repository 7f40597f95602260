"""Athenian governments: who takes power, and what that brings at once. Section 14."""

from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import models_politics, tables
from polemos.games.sparta_vs_athens.data.models_words import INCOMES
from polemos.games.sparta_vs_athens.data.tables import ATHENS, CHALCIDIAN, CORRECTED, GOVERNMENTS, INCOME, LISTED
from polemos.games.sparta_vs_athens.rules.year.allegiance import nation_joins, still_neutral
from polemos.games.sparta_vs_athens.state import War, happens, has_happened, is_so, let, lift

LAST: Final = len(GOVERNMENTS)
PROPERTY_TAX: Final = INCOMES.index("property_tax")
RESERVE_FUND_1: Final = INCOMES.index("reserve_fund_1")
BLACK_SEA_TOLL: Final = INCOMES.index("black_sea_toll")
RESERVE_FUND_2: Final = INCOMES.index("reserve_fund_2")


def card(s: War) -> models_politics.GovernmentCard:
    """The government in power, as its table has it [14.1a]."""
    return GOVERNMENTS[s.government]


def is_source(s: War, source: int) -> bool:
    """Whether the scenario gives Athens a source of income at all (RULING-107) [16.1c, 16.2b, 16.3b, 12.2c]."""
    return source in tables.SCENARIOS[s.scenario].income


def toll_from(s: War) -> int:
    """The government with which the toll begins [tbl.income.athens.d, rev.12]."""
    return INCOME.athens.black_sea_toll.from_government[tables.PRINTED if s.option_set.early_toll else CORRECTED]


def fund_2_from(s: War) -> int:
    """The government with which the second fund opens [tbl.income.athens.e, rev.13]."""
    return INCOME.athens.reserve_fund_2.from_government[tables.PRINTED if s.option_set.early_fund else CORRECTED]


def takes_power(s: War, number: int, clause: str) -> None:
    """A government takes power: all leaders of Athens leave the map, those of the new one are ready to be placed.

    Then what it brings by itself; the Peace and the placing of leaders are the caller's [3.2.1d2, 6.4b, 6.4f, 14.1c].
    """
    s.government = number
    s.since = s.year
    if s.phase == state.EVENT_PHASE:
        let(s, state.GOVERNMENT_BY_EVENT)
    s.tell("government", (number,), (clause,))
    recall_leaders(s)
    if number == INCOME.athens.property_tax.from_government and is_source(s, PROPERTY_TAX):
        start_tax(s)
    if number >= toll_from(s) and is_source(s, BLACK_SEA_TOLL):
        let(s, state.TOLL)  # [2.13d, gov.9c]
    if tables.NORTH_EAST_WAR in GOVERNMENTS[number].triggers:
        war_in_the_north_east(s)


def recall_leaders(s: War) -> None:
    """Leaders of Athens are taken off the map and set aside; whom no later government lists is out for good.

    [6.4b, 6.4g] Unnamed ones go back to the cup [6.8d]. The reserve is those whom the new government lists [6.4e].
    """
    if s.leader >= 0 and tables.LEADER_SIDE[s.leader] == ATHENS:
        # who commands now is gone with his government: his force has no points left (RULING-40)
        s.leader = -1
        s.points = 0
    listed = LISTED[s.government]
    later = {leader for number in range(s.government + 1, LAST + 1) for leader in LISTED[number]}
    for leader in tables.UNNAMED_OF[ATHENS]:
        if s.loc[leader] not in (state.DEAD, state.OUT):
            lift(s, leader, state.CUP)
    for leader in tables.NAMED_OF[ATHENS]:
        if s.loc[leader] not in (state.DEAD, state.OUT):
            lift(s, leader, state.RESERVE if leader in listed else state.POOL if leader in later else state.OUT)
    for leader in listed:
        if s.loc[leader] == state.CUP:
            lift(s, leader, state.RESERVE)  # Cleon's stand-in [6.4c]
    s.vacancies[ATHENS] = 0


def start_tax(s: War) -> None:
    """The property tax begins: once in a game, for so many years in a row [gov.2b, 12.2b, tbl.income.athens.b]."""
    if not is_so(s, state.TAXED):
        let(s, state.TAXED)
        s.tax_years = INCOME.athens.property_tax.years


def war_in_the_north_east(s: War) -> None:
    """Chalcidice joins Sparta, whatever the Spartan Allies do (RULING-91) [15.6a, gov.3d]."""
    if has_happened(s, state.EVENT_6):
        return
    happens(s, state.EVENT_6)
    if still_neutral(s, CHALCIDIAN):
        nation_joins(s, CHALCIDIAN, tables.SPARTA, "15.6a")


def next_by_prestige(s: War) -> bool:
    """Whether the government falls: prestige is lower than a year ago; if it is equal nothing changes (RULING-18).

    [14.1b] Not tested are the first, which ends by the calendar [gov.1c], and the last [gov.12b].
    """
    return card(s).tested and s.government < LAST and s.prestige < s.level


def next_by_years(s: War) -> bool:
    """Whether the government ends this year whatever the prestige [3.2.1d1, 14.1c, gov.1c, gov.2a, gov.8d]."""
    rule = card(s)
    if rule.ends_year:
        return s.year <= rule.ends_year
    return rule.serves > 0 and s.since - s.year >= rule.serves


def may_avert(s: War) -> bool:
    """Whether Athens has two men of its government to give up, both alive [14.1d, gov.10c, gov.11b] (RULING-77)."""
    return bool(averters(s)) and all(s.loc[leader] not in (state.DEAD, state.OUT) for leader in averters(s))


def averters(s: War) -> tuple[int, ...]:
    """Whom Athens gives up to keep the government: pieces, none if it cannot be kept."""
    return _AVERTERS[s.government]


_AVERTERS: Final = {
    number: tuple([LISTED[number][rule.leaders.index(leader)] for leader in rule.averts])
    for number, rule in GOVERNMENTS.items()
}
