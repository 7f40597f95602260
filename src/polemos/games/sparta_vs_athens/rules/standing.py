"""How the nations stand when a scenario begins. Sections 2.9, 16.1 to 16.3, and rev.6."""

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.state import War, home_side, natural_owner, reindex, side_of_bloc


def first_status(s: War, bloc: int) -> int:
    """Whose part a bloc takes at the start of the scenario [16.1e, 16.2c, 16.3c, qa.69, rev.6]."""
    card = tables.SCENARIOS[s.scenario]
    nation = tables.BLOC_NATION[bloc]
    if nation in card.allies[tables.ATHENS]:
        return state.WITH_ATHENS
    if nation in card.allies[tables.SPARTA]:
        return state.WITH_SPARTA
    early = s.scenario in (tables.ARCHIDAMIAN, tables.CAMPAIGN)
    if early and s.option_set.mainland_at_war and tables.AT_WAR_BY_HALVES[bloc]:
        return state.WITH_ATHENS + home_side(bloc)
    return state.NEUTRAL


def first_loyalty(s: War, locale: int) -> int:
    """The side to which a locale belongs by what its state does, or NOBODYS (RULING-57, RULING-63).

    So it is at the start of a scenario, before anything has changed hands.
    """
    if world.BLOC_AT[locale] < 0:
        return state.NOBODYS
    if locale == world.PLATAEA:
        return tables.ATHENS
    if locale in tables.SCENARIOS[s.scenario].revolted:
        return tables.SPARTA
    side = side_of_bloc(s, world.BLOC_AT[locale])
    return state.NOBODYS if side == tables.NEITHER else side


def begin(s: War) -> None:
    """Nations, cities, treasuries, prestige and government of the scenario, before anything stands on the map.

    [2.13c, 14.1f, 16.1c, 16.1d, 16.1e, 16.2b, 16.2c, 16.3b, 16.3c]
    """
    card = tables.SCENARIOS[s.scenario]
    s.year = s.since = card.first_year
    s.prestige = s.level = card.prestige
    s.government = card.government
    s.treasury = list(card.treasury)
    for bloc in range(tables.BLOCS):
        s.status[bloc] = first_status(s, bloc)
    for locale in range(world.LOCALES):
        s.loyal[locale] = first_loyalty(s, locale)
    for unit in range(tables.UNITS):
        s.owner[unit] = natural_owner(s, unit)
    reindex(s)
