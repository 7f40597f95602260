"""What a siege is while it lasts: who is inside, what is against whom, how it is relieved. Sections 2.7 and 9.0.

A target is a city, by its locale, or a fort, as LOCALES + its number. Forts shelter their owner's units alone, the
walls of a city its master's (RULING-101).
"""

from collections.abc import Iterable

from polemos.games.sparta_vs_athens.data.tables import FORT_OWNER, FORT_STRENGTH, IS_NSP, NEITHER
from polemos.games.sparta_vs_athens.data.world import LOCALES
from polemos.games.sparta_vs_athens.rules.combat import account, reckoning
from polemos.games.sparta_vs_athens.rules.nations.capture import end_siege
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, master_of, place_of, shut_in
from polemos.games.sparta_vs_athens.state import War, leaders_at, strength, units_at
from polemos.wargame.reckoning import Term, total


def owner_of(s: War, target: int) -> int:
    """Whose a target is: the owner of a fort, the master of a city; NEITHER for a neutral city."""
    return master_of(s, target) if target < LOCALES else FORT_OWNER[target - LOCALES]


def inside_of(s: War, target: int) -> list[int]:
    """The units inside a target, out of reach of ordinary attack [2.7b].

    Those shut in there, or all of its owner in the locale who are not shut in elsewhere: all go in or none, fleets too,
    in a port or not [9.0d, 9.0f2] (RULING-55). But ships that have evaded the force are out of its reach (RULING-99).
    """
    there = units_at(s, owner_of(s, target), place_of(s, target))
    return [unit for unit in there if s.inside[unit] in (0, target + 1) and unit not in s.evaded]


def leaders_inside(s: War, target: int) -> list[int]:
    """The leaders with them, who share their lot [9.0l, 9.1g, tbl.result.j]; not those aboard ships that are away."""
    owner, units = owner_of(s, target), inside_of(s, target)
    there = leaders_at(s, owner, place_of(s, target)) if owner != NEITHER else []
    return [p for p in there if s.inside[p] in (0, target + 1) and (s.aboard[p] < 0 or s.aboard[p] in units)]


def troops_terms(s: War, units: Iterable[int], clause: str) -> list[Term]:
    """LSP and NSP as terms, those of 0 left out."""
    rows = list(units)
    found = [
        Term(reckoning.T_ARMIES, strength(s, [unit for unit in rows if not IS_NSP[unit]]), clause),
        Term(reckoning.T_FLEETS, strength(s, [unit for unit in rows if IS_NSP[unit]]), clause),
    ]
    return [term for term in found if term.value]


def defence_terms(s: War, target: int) -> list[Term]:
    """What a besieger has against him: everything inside as one body [9.0c, 9.0d].

    LSP, NSP, the garrison of a walled city [2.3j, 8.5c], the LSP of a fort [2.7c]; the garrison of the unwalled city
    beside a fort is not inside it (RULING-101).
    """
    return troops_terms(s, inside_of(s, target), "9.0c") + walls_terms(s, target)


def walls_terms(s: War, target: int) -> list[Term]:
    """The garrison of a city, or the LSP of a fort."""
    if target < LOCALES:
        found = Term(reckoning.T_GARRISON, garrison_at(s, target), "2.3j")
    else:
        found = Term(reckoning.T_FORT, FORT_STRENGTH[target - LOCALES], "2.7c")
    return [found] if found.value else []


def sortie_terms(s: War, target: int) -> list[Term]:
    """What the besieged bring to a counter-siege: LSP and NSP inside, and the LSP of a fort [9.1a] (RULING-8)."""
    found = troops_terms(s, shut_in(s, target), "9.1a")
    return found + walls_terms(s, target) if target >= LOCALES else found


def defence_strength(s: War, target: int) -> int:
    """The strength of all that is inside."""
    return total(defence_terms(s, target))


def relieve(s: War, side: int) -> None:
    """An attack on besiegers by units that have come from another locale ends the siege before the battle [9.0m].

    Those inside have no part in it, but are free (RULING-75).
    """
    if not s.arrived or not account.operates(s, side, s.attackers):
        return
    for target in sorted({s.besieging[unit] - 1 for unit in s.defenders if s.besieging[unit]}):
        end_siege(s, target, "9.0m")
