"""Cities that are captured, held and lost again, and sieges that end. Sections 9.0m, 11.13 and 2.10."""

from itertools import compress
from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.tables import ATHENS
from polemos.games.sparta_vs_athens.data.world import CHIOS, COASTAL, LESBOS, LOCALES, MYTILENE, PLATAEA, POTIDAEA
from polemos.games.sparta_vs_athens.rules import sides
from polemos.games.sparta_vs_athens.rules.nations.islands import hand_over_islanders
from polemos.games.sparta_vs_athens.rules.sides import besiegers, forts_at, garrison_at, has_units, is_besieged, shut_in
from polemos.games.sparta_vs_athens.state import War, is_so, let, strength, strength_of

MYTILENEANS: Final = (CHIOS, *LESBOS)
"""The cities that the revolt of Mytilene carries with it [11.11a]."""


def capture(s: War, side: int, locale: int, clause: str) -> None:
    """Units of a side take a city: its garrison is gone for as long as they hold it [11.13a, 11.13b]."""
    s.holder[locale] = 0 if s.loyal[locale] == side else side + 1
    if side == ATHENS:
        s.marks[locale] |= state.HELD
    s.tell("captured", (side, locale), (clause,))
    if side == ATHENS and locale == POTIDAEA and not s.marks[locale] & state.REVOLTED:
        s.loyal[locale] = ATHENS  # (RULING-93)
        s.holder[locale] = 0
    if side == ATHENS and locale == MYTILENE and is_so(s, state.MYTILENE_SPARTAN):
        end_of_mytilene(s)


def end_of_mytilene(s: War) -> None:
    """Athenian units occupy Mytilene: the four cities and their units are Athens' again [11.11b]."""
    let(s, state.MYTILENE_SPARTAN, False)
    for locale in MYTILENEANS:
        if not s.marks[locale] & state.REVOLTED:
            comes_over(s, locale, ATHENS)
            if s.holder[locale] == ATHENS + 1:
                s.holder[locale] = 0
    s.tell("mytilene-returns", (), ("11.11b",))
    hand_over_islanders(s)


def comes_over(s: War, locale: int, side: int) -> None:
    """A city goes over to a side by an event, and is not besieged by it any more [9.0a, 9.0m]."""
    s.loyal[locale] = side
    if any(s.owner[unit] == side for unit in besiegers(s, locale)):
        end_siege(s, locale, "9.0m")


def revert(s: War) -> None:
    """Every captured city without a unit of its captor in the locale goes back to its own side (RULING-50) [11.13c]."""
    for locale in compress(range(LOCALES), s.holder):
        if not has_units(s, s.holder[locale] - 1, locale):
            s.holder[locale] = 0
            s.tell("reverts", (locale,), ("11.13c",))


def defence_of(s: War, target: int) -> int:
    """What is inside a city or fort: units, garrison, the fort's own LSP [9.0c, 9.0g] (RULING-101)."""
    inside = strength(s, shut_in(s, target))
    if target < LOCALES:
        return inside + garrison_at(s, target)
    return inside + tables.FORT_STRENGTH[target - LOCALES]


def siege_strength(s: War, target: int) -> int:
    """What the besiegers of a place can put against it: LSP, and NSP where it lies at the coast [9.0c]."""
    coast = COASTAL[sides.place_of(s, target)]
    return sum([strength_of(s, unit) for unit in besiegers(s, target) if coast or not tables.IS_NSP[unit]])


def end_siege(s: War, target: int, clause: str) -> None:
    """The Siege marker is taken off: nobody is shut in any more [9.0m]."""
    for row in (s.besieging, s.inside):
        for piece, marked in enumerate(row):
            if marked == target + 1:
                row[piece] = 0
    s.tell("siege-ends", (target,), (clause,))


def look_at_plataea(s: War) -> None:
    """Plataea is Athens' while an Athenian fort or unit is there, and Sparta's afterwards (RULING-63)."""
    if s.loyal[PLATAEA] == ATHENS and not has_units(s, ATHENS, PLATAEA) and not forts_at(s, ATHENS, PLATAEA):
        s.loyal[PLATAEA] = tables.SPARTA
        s.tell("reverts", (PLATAEA,), ("17.0c",))


def look_at_sieges(s: War) -> None:
    """Sieges whose besiegers are fewer than 1:1 end [9.0m]."""
    for marked in sorted({*filter(None, s.besieging), *filter(None, s.inside)}):
        target = marked - 1
        if not is_besieged(s, target) or siege_strength(s, target) < defence_of(s, target):
            end_siege(s, target, "9.0m")


def look_at_outposts(s: War) -> None:
    """Pylos and Onugnathus are Athens' while its fort stands there, and Sparta's else (RULING-63)."""
    for fort in (tables.PYLOS, tables.ONUGNATHUS):
        site = tables.FORT_SITE_OF[fort]
        if s.loyal[site] != state.NOBODYS:
            s.loyal[site] = ATHENS if s.forts[fort] == state.FORT_STANDS and s.fort_at[fort] == site else tables.SPARTA
            if s.holder[site] == s.loyal[site] + 1:
                s.holder[site] = 0  # nobody captures what is his own
