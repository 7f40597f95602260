"""What a scenario says about units: who sets which up, which are left out, where they may stand. Section 16."""

from itertools import combinations
from typing import Final

from polemos.games.sparta_vs_athens.data import models_scenarios, tables, world
from polemos.games.sparta_vs_athens.data.tables import CORRECTED, HOME_SIDE, HOMES, IS_NSP, STRENGTH, UNIT_NATION, UNITS
from polemos.games.sparta_vs_athens.rules.sides import forts_at, master_of, room_for
from polemos.games.sparta_vs_athens.state import BOTH, War

FRONT: Final = STRENGTH[0]
SETTERS: Final = tuple(
    [
        tuple([u for u in range(UNITS) if HOME_SIDE[UNIT_NATION[u]] == side and UNIT_NATION[u] != tables.PERSIAN])
        for side in BOTH
    ]
)
"""By side: the units that it sets up, those of neutral states too (RULING-71); Persians come by event [16.1g2]."""

BY_COLOUR: Final = (tables.NICIAS, tables.IONIAN)
"""Scenarios in which units begin in any city of their colour [16.2e, 16.3e]."""
COLOUR: Final = tuple(
    [
        tuple(
            [
                locale
                for locale in range(world.LOCALES)
                if world.NATION_AT[locale] == UNIT_NATION[unit]
                and world.IS_CITY[locale]
                and (world.PORT[locale] or not IS_NSP[unit])
                and locale not in HOMES[unit]
            ]
        )
        for unit in range(UNITS)
    ]
)
"""By unit: the cities of its colour besides its homes, for fleets those with a port [2.9d]."""


def card_of(s: War) -> models_scenarios.Scenario:
    """The scenario."""
    return tables.SCENARIOS[s.scenario]


def state_of_rules(s: War) -> int:
    """Which of the three lists of forts holds (RULING-56) [qa.79, rev.8]."""
    if s.option_set.forts_by_government:
        return tables.REVISED
    return tables.PRINTED if s.option_set.all_forts else CORRECTED


def lot_of(s: War, number: int) -> models_scenarios.Lot:
    """A lot out of which some units do not stand on the map: those left out, then those of which only some are at home.

    [16.1f, 16.2d, 16.3d, 16.3e]
    """
    card = card_of(s)
    left = len(card.left_out)
    return card.left_out[number] if number < left else card.home[number - left]


def to_leave(s: War, number: int) -> int:
    """How many units of a lot have to be left out: as many as it says, or all but those at home."""
    card = card_of(s)
    left = len(card.left_out)
    if number < left:
        return card.left_out[number].count
    return max(len(still(s, lot_of(s, number))) - card.home[number - left].count, 0)


def still(s: War, lot: models_scenarios.Lot) -> list[int]:
    """Units of a lot that are still to be set up: they stand in `queue`."""
    return [unit for unit in tables.units_of_lot(lot) if unit in s.queue]


def sum_is_possible(rest: list[int], count: int, total: int) -> bool:
    """Whether some `count` of these units have a strength of `total` together."""
    return any(sum([FRONT[unit] for unit in chosen]) == total for chosen in combinations(rest, count))


def are_alike(units: list[int]) -> bool:
    """Whether units differ in nothing but their names, so that there is nothing to choose."""
    first = units[0]
    kind = (UNIT_NATION[first], IS_NSP[first], FRONT[first], STRENGTH[1][first], HOMES[first])
    return all((UNIT_NATION[u], IS_NSP[u], FRONT[u], STRENGTH[1][u], HOMES[u]) == kind for u in units)


def homes_for(s: War, unit: int) -> list[int]:
    """Where a unit may be set up, its home first: cities of its colour, or of the territory printed on it, with room.

    Red fleets in the port of Athens, those of the League in the port of Corinth; in 16.2 and 16.3 any city of the
    colour will do that its side has and no enemy fort lies in, for a fleet a port [16.1g, 16.1g2, 16.2e, 16.3e].
    """
    places: tuple[int, ...] = HOMES[unit]
    if s.scenario in BY_COLOUR:
        side = s.owner[unit]
        places += tuple([x for x in COLOUR[unit] if master_of(s, x) == side and not forts_at(s, 1 - side, x)])
    return [place for place in places if room_for(s, s.owner[unit], place, bool(IS_NSP[unit])) > 0]


def has_total(lot: models_scenarios.Lot) -> bool:
    """Whether a lot says what strength its units have together [16.1j]."""
    return lot.total != tables.NONE
