"""The prestige track at the turn of the year. Section 13; what moves it at once does so where it happens [13.0b]."""

from dataclasses import dataclass
from itertools import compress

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data.models_politics import levels
from polemos.games.sparta_vs_athens.data.tables import ATHENS, MINOA, PRESTIGE, PYLOS
from polemos.games.sparta_vs_athens.data.world import LOCALES, MEGARA, RAVAGE_TARGETS
from polemos.games.sparta_vs_athens.rules.nations.out import shift_prestige
from polemos.games.sparta_vs_athens.rules.year.tribute import athenian_total
from polemos.games.sparta_vs_athens.state import HELD, Step, War, is_so, let


def ahead(s: War, side: int) -> int:
    """The level of a side that is ahead; 0 for the other side, and where nobody is ahead (RULING-54)."""
    return max(s.prestige if side == ATHENS else -s.prestige, 0)


@dataclass(slots=True, frozen=True)
class AnnualAdjustment(Step):
    """Every row of the table, by what the past year brought [3.2.1b, 13.0a, 13.0c]."""

    def run(self, s: War) -> None:
        shift_prestige(s, s.battle_levels, "tbl.prestige.a")
        shift_prestige(s, s.nation_levels, "tbl.prestige.b")
        shift_prestige(s, tribute_levels(s), "tbl.prestige.c")
        shift_prestige(s, s.fort_levels, "tbl.prestige.d")
        if spared_megara(s):
            shift_prestige(s, -PRESTIGE.megara_spared, "tbl.prestige.f")
        if spared_peloponnese(s):
            shift_prestige(s, -PRESTIGE.peloponnesia_spared, "tbl.prestige.g")
        close_year(s)


def tribute_levels(s: War) -> int:
    """What the change of the tribute since the last income is worth, undivided, towards Athens [2.16k, tbl.prestige.c].

    (RULING-44)
    """
    change = athenian_total(s) - s.tribute
    worth = levels(PRESTIGE.tribute, abs(change))
    return worth if change > 0 else -worth


def spared_megara(s: War) -> bool:
    """Whether Megara was neither ravaged nor held, and no Minoa fort has come [tbl.prestige.f] (RULING-105)."""
    return s.forts[MINOA] == state.FORT_TO_COME and not is_so(s, state.MEGARA_RAVAGED) and not s.marks[MEGARA] & HELD


def spared_peloponnese(s: War) -> bool:
    """The same of the Peloponnese and the fort at Pylos; not during the Peace [tbl.prestige.g, 13.0c, qa.93a]."""
    struck = is_so(s, state.PELOPONNESE_RAVAGED) or any(s.marks[city] & HELD for city in RAVAGE_TARGETS)
    return s.forts[PYLOS] == state.FORT_TO_COME and not struck and not is_so(s, state.PEACE)


def close_year(s: War) -> None:
    """What the past year left for Sparta's next income is kept [tbl.income.sparta.a]; its own account is closed."""
    for present, past in (
        (state.ATTICA_RAVAGED, state.LAST_YEAR_ATTICA),
        (state.MEGARA_RAVAGED, state.LAST_YEAR_MEGARA),
        (state.NAUPACTUS_HELD, state.LAST_YEAR_NAUPACTUS),
    ):
        let(s, past, is_so(s, present))
        let(s, present, False)
    let(s, state.PELOPONNESE_RAVAGED, False)
    for locale in compress(range(LOCALES), s.marks):
        s.marks[locale] &= ~HELD
    for locale in compress(range(LOCALES), s.holder):
        s.marks[locale] |= HELD * (s.holder[locale] == ATHENS + 1)
    s.battle_levels = s.nation_levels = s.fort_levels = 0
