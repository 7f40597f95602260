"""What a unit costs to keep, and why it costs nothing. Sections 2.16g, 3.2.2a1 to a7, 12.3, rev.2 and rev.16."""

from collections.abc import Iterable
from typing import Final

from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.tables import CHIAN, EXEMPT, IS_NSP, LEAGUE, LESBIAN, MAINTENANCE, UNIT_NATION
from polemos.games.sparta_vs_athens.data.world import DOTTED, LOCALES, NATION_AT
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, has_port, is_delian, occupies
from polemos.games.sparta_vs_athens.state import FRESH, SPRING, SUMMER, WINTER, War, stacks, strength_of

PROPER: Final = (0, 1)
"""The nations of Athens and Sparta themselves, red and blue [2.16g]."""
ALWAYS: Final = 1
AS_PRINTED: Final = 2
NOT_AS_PRINTED: Final = 3
"""Ships of Syracuse: Sparta pays for the greens of the mainland only [qa.96d]."""


def never_pays(s: War, unit: int) -> bool:
    """Whether a unit is free wherever it stands [3.2.2a7, 10.2a2, 12.3f, qa.96d]."""
    if CHIAN[unit] or LESBIAN[unit] or EXEMPT[unit] == ALWAYS:
        return True
    return EXEMPT[unit] == (AS_PRINTED if s.option_set.free_italians else NOT_AS_PRINTED)


def is_free(s: War, unit: int, locale: int) -> bool:
    """Whether a unit pays nothing in a locale."""
    if never_pays(s, unit):
        return True
    if s.aboard[unit] >= 0:
        return False  # LSP aboard pay, in port too [3.2.2a4, 12.3d] (RULING-85)
    nation = UNIT_NATION[unit]
    if NATION_AT[locale] == nation:
        return True  # [3.2.2a2, 12.3a] (RULING-86)
    side = s.owner[unit]
    if nation in PROPER and is_delian(locale) and occupies(s, side, locale):
        return True  # [2.16g, 2.16h, 3.2.2a3] (RULING-95)
    if IS_NSP[unit] and not s.option_set.paying_ports and has_port(s, side, locale):
        return True  # [3.2.2a2, 12.3d, rev.16]
    if s.option_set.free_in_greece:
        return _free_in_greece(s, unit, locale)
    small = nation == tables.SPARTAN and tables.STRENGTH[0][unit] <= MAINTENANCE.small_spartans
    return small and NATION_AT[locale] == LEAGUE  # [3.2.2a6, 12.3e]


def _free_in_greece(s: War, unit: int, locale: int) -> bool:
    """Blue and purple LSP inside the dotted line in spring and summer [rev.2]; winter goes by states [rev.2b]."""
    if IS_NSP[unit] or UNIT_NATION[unit] not in (tables.SPARTAN, LEAGUE):
        return False
    return s.quarter in (SPRING, SUMMER) and bool(DOTTED[locale])


def upkeep(s: War, unit: int) -> int:
    """What a unit costs where it stands, by the strength that it shows [3.2.2a5, 12.3b] (RULING-12)."""
    return 0 if is_free(s, unit, s.loc[unit]) else MAINTENANCE.upkeep * strength_of(s, unit)


def bills(s: War, side: int) -> dict[int, int]:
    """Every unit of a side on the map that costs something, and how much; units bought in this phase are not asked.

    Garrisons cost nothing [12.3h]. [3.2.2a1, 12.3a]
    """
    units = [unit for stack in filter(None, stacks(s, side)) for unit in stack if unit < tables.UNITS]
    loc, aboard = s.loc, s.aboard
    abroad = [unit for unit in units if NATION_AT[loc[unit]] != UNIT_NATION[unit] or aboard[unit] >= 0]  # else free
    costs = [(unit, upkeep(s, unit)) for unit in abroad if s.acted[unit] == FRESH]
    found = {unit: cost for unit, cost in costs if cost}
    if s.option_set.free_in_greece and s.quarter == WINTER:
        _winter(s, found)
    return found


# ------------------------------------------------------------------------------------------ winter by states [rev.2b]


def state_of(unit: int) -> str:
    """The state of a blue or purple LSP unit, "" for any other unit (RULING-88)."""
    return "" if IS_NSP[unit] or UNIT_NATION[unit] not in (tables.SPARTAN, LEAGUE) else tables.UNIT_GROUP[unit]


STATES: Final = tuple(sorted({state_of(unit) for unit in range(tables.UNITS)} - {""}))
STATE_UNITS: Final = {state: [unit for unit in range(tables.UNITS) if state_of(unit) == state] for state in STATES}
STATE_CITIES: Final = {
    state: tuple(sorted({home for unit in units for home in tables.HOMES[unit]}))
    for state, units in STATE_UNITS.items()
}


def free_abroad(s: War, state: str) -> int:
    """How much of a state's strength is free abroad in winter: a third of its present LSP and GSP [rev.2b]."""
    here = _on_map(s, STATE_UNITS[state])
    total = sum([strength_of(s, unit) for unit in here])
    return (total + sum([garrison_at(s, city) for city in STATE_CITIES[state]])) // 3


def _on_map(s: War, units: Iterable[int]) -> list[int]:
    return [unit for unit in units if 0 <= s.loc[unit] < LOCALES]


def _winter(s: War, found: dict[int, int]) -> None:
    """The free third is laid on a state's strongest units abroad first; what is beyond it is paid [rev.2b]."""
    for state in STATES:
        left = free_abroad(s, state)
        abroad = [unit for unit in STATE_UNITS[state] if unit in found]
        for unit in sorted(abroad, key=lambda unit: (-found[unit], unit)):
            spared = min(left, found[unit])
            left -= spared
            found[unit] -= spared
            if not found[unit]:
                del found[unit]
