"""Where what is bought, or returns, may be put down. Sections 3.2.2a10, a11, 12.5c, 12.5d (RULING-23, 76, 98)."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import HOMES, IS_NSP, UNIT_NATION, UNITS
from polemos.games.sparta_vs_athens.data.world import COASTAL, FORT_SITE, IS_CITY, LOCALES, NATION_AT, PORT, WALLED
from polemos.games.sparta_vs_athens.rules.sides import ashore_at, is_besieged, master_of, room_for
from polemos.games.sparta_vs_athens.state import Refusal, War, put
from polemos.kernel.flow import when

CITIES_FOR: Final = [
    [locale for locale in range(LOCALES) if NATION_AT[locale] == UNIT_NATION[unit] or locale in HOMES[unit]]
    for unit in range(UNITS)
]
"""By unit: the cities of its colour and its home."""
PORTS_FOR: Final = [
    [locale for locale in range(LOCALES) if PORT[locale] and NATION_AT[locale] == UNIT_NATION[unit]]
    for unit in range(UNITS)
]
"""By unit: the ports of its colour."""


def is_taken(s: War, side: int, locale: int) -> bool:
    """Whether enemy LSP occupy a city: they stand in one without walls; before walls they only lie (RULING-98)."""
    if master_of(s, locale) != side:
        return True
    return not WALLED[locale] and bool(ashore_at(s, 1 - side, locale))


def refusals_quarters(s: War, side: int, unit: int, locale: int) -> list[Refusal]:
    """Why a unit cannot be put down in a city: not its colour or home, not friendly, taken, or full."""
    fleet = IS_NSP[unit]
    clause = "12.5d" if fleet else "12.5c"
    if locale >= LOCALES or not IS_CITY[locale] or FORT_SITE[locale] or (fleet and not COASTAL[locale]):
        return [Refusal(clause, locale)]
    found = when(locale not in (ports_of(s, side, unit) if fleet else CITIES_FOR[unit]), clause, locale)
    found += when(is_taken(s, side, locale), clause, locale)
    return found + when(room_for(s, side, locale, bool(fleet)) <= 0, "5.1c" if fleet else "5.1a", locale)


def ports_of(s: War, side: int, unit: int) -> list[int]:
    """The ports of a fleet's colour in friendly hands, and where there is none its home (RULING-23)."""
    return [locale for locale in PORTS_FOR[unit] if master_of(s, locale) == side] or list(HOMES[unit])


def quarters(s: War, side: int, unit: int) -> list[int]:
    """Every city where a unit can be put down."""
    mine = [locale for locale in CITIES_FOR[unit] if master_of(s, locale) == side]
    return [locale for locale in mine if not refusals_quarters(s, side, unit, locale)]


def has_quarters(s: War, side: int, unit: int) -> bool:
    """Whether there is one."""
    return any(not refusals_quarters(s, side, unit, locale) for locale in CITIES_FOR[unit])


def put_down(s: War, unit: int, locale: int) -> None:
    """A unit is put down in a city; inside a besieged one it is shut in with the others (RULING-98)."""
    put(s, unit, locale)
    if is_besieged(s, locale):
        s.inside[unit] = locale + 1
