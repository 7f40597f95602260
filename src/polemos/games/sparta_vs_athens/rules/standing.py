"""How the nations stand when a scenario begins. Sections 2.9, 16.1 to 16.3, and rev.6."""

from polemos.games.sparta_vs_athens.data.tables import (
    ARCHIDAMIAN,
    AT_WAR_BY_HALVES,
    ATHENS,
    BLOC_NATION,
    BLOCS,
    CAMPAIGN,
    NEITHER,
    SCENARIOS,
    SPARTA,
    UNITS,
)
from polemos.games.sparta_vs_athens.data.world import BLOC_AT, LOCALES, PLATAEA
from polemos.games.sparta_vs_athens.state import (
    NEUTRAL,
    NOBODYS,
    WITH_ATHENS,
    WITH_SPARTA,
    War,
    home_side,
    natural_owner,
    reindex,
    side_of_bloc,
)


def first_status(s: War, bloc: int) -> int:
    """Whose part a bloc takes at the start of the scenario [16.1e, 16.2c, 16.3c, qa.69, rev.6]."""
    card = SCENARIOS[s.scenario]
    nation = BLOC_NATION[bloc]
    if nation in card.allies[ATHENS]:
        return WITH_ATHENS
    if nation in card.allies[SPARTA]:
        return WITH_SPARTA
    early = s.scenario in (ARCHIDAMIAN, CAMPAIGN)
    if early and s.option_set.mainland_at_war and AT_WAR_BY_HALVES[bloc]:
        return WITH_ATHENS + home_side(bloc)
    return NEUTRAL


def first_loyalty(s: War, locale: int) -> int:
    """The side to which a locale belongs by what its state does, or NOBODYS (RULING-57, RULING-63).

    So it is at the start of a scenario, before anything has changed hands.
    """
    if BLOC_AT[locale] < 0:
        return NOBODYS
    if locale == PLATAEA:
        return ATHENS
    if locale in SCENARIOS[s.scenario].revolted:
        return SPARTA
    side = side_of_bloc(s, BLOC_AT[locale])
    return NOBODYS if side == NEITHER else side


def begin(s: War) -> None:
    """Nations, cities, treasuries, prestige and government of the scenario, before anything stands on the map.

    [2.13c, 14.1f, 16.1c, 16.1d, 16.1e, 16.2b, 16.2c, 16.3b, 16.3c]
    """
    card = SCENARIOS[s.scenario]
    s.year = s.since = card.first_year
    s.prestige = s.level = card.prestige
    s.government = card.government
    s.treasury = list(card.treasury)
    for bloc in range(BLOCS):
        s.status[bloc] = first_status(s, bloc)
    for locale in range(LOCALES):
        s.loyal[locale] = first_loyalty(s, locale)
    for unit in range(UNITS):
        s.owner[unit] = natural_owner(s, unit)
    reindex(s)
