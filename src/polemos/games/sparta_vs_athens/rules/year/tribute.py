"""The tribute of the Delian League, to either side. Sections 2.16 and 12."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import ATHENS, CORRECTED, GOVERNMENTS, INCOME, PRINTED, REVISED, SPARTA
from polemos.games.sparta_vs_athens.data.world import BLUE_BOX, CHIOS, GARRISON, LESBOS, PROPONTIS, RED_BOX
from polemos.games.sparta_vs_athens.rules.sides import DELIAN, delian_with, master_of, occupies
from polemos.games.sparta_vs_athens.state import BLOCKADE, MYTILENE_SPARTAN, REVOLTED, War, is_so

ISLANDERS: Final = (*LESBOS, CHIOS)


def cut_off(s: War, locale: int) -> bool:
    """Whether the blockade of the Propontis keeps a city's tribute from both sides [2.16i, 9.3a, rev.5]."""
    return bool(PROPONTIS[locale]) and is_so(s, BLOCKADE) and not s.option_set.blockade_of_athens


def pays_athens(s: War, locale: int) -> bool:
    """Whether a city pays Athens now: an LSP of its side occupies it, and it never revolted.

    [2.16b, 2.16e, 10.1c, tbl.income.athens.a]
    """
    return occupies(s, ATHENS, locale) and not s.marks[locale] & REVOLTED and not cut_off(s, locale)


def pays_sparta(s: War, locale: int) -> bool:
    """Whether a city pays Sparta now [2.16b, 2.16c]; Mytilene and those with it never do [11.11b]."""
    if not occupies(s, SPARTA, locale) or cut_off(s, locale):
        return False
    return not (is_so(s, MYTILENE_SPARTAN) and locale in ISLANDERS)


def athenian_total(s: War) -> int:
    """The tribute of Athens before it is divided [2.16j]: red boxes, whichever number another passage names [2.13b].

    By the designer's tenth rule it is the garrisons of all that Athens controls, Chios and Lesbos excepted, revolts of
    the past notwithstanding [rev.10, rev.10b] (RULING-108).
    """
    if s.option_set.tribute_by_garrison:
        mine = [city for city in DELIAN if city not in ISLANDERS and master_of(s, city) == ATHENS]
        return sum([GARRISON[city] for city in mine if not cut_off(s, city)])
    return sum([RED_BOX[city] for city in delian_with(s, ATHENS) if pays_athens(s, city)])


def divisor(s: War) -> int:
    """By what the total of Athens is divided [tbl.income.athens.a, gov.1e]: by nothing, by the answer of the designer.

    [qa.68, rev.10]
    """
    row = INCOME.athens.tribute.divisor
    if s.option_set.tribute_by_garrison:
        common = row[REVISED]
    else:
        common = row[PRINTED] if s.option_set.halved_tribute else row[CORRECTED]
    return common if common == 1 else GOVERNMENTS[s.government].divisor


def spartan_total(s: War) -> int:
    """Blue boxes of cities that Sparta occupies (RULING-14); none under the designer's tenth rule [2.16c, 12.1a]."""
    if s.option_set.tribute_by_garrison:
        return 0
    return sum([BLUE_BOX[city] for city in delian_with(s, SPARTA) if pays_sparta(s, city)])
