"""What is raised, where, and who is paid first; what Athens' revolt takes away."""

from typing import Any, Final

from polemos.games.sparta_vs_athens.bot import choices, evaluation, musters
from polemos.games.sparta_vs_athens.data.tables import ATHENIAN, ATHENS, IS_NSP, LEAGUE, SPARTA, STRENGTH, UNIT_NATION
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, MEGARA, SPARTA_CITY
from polemos.games.sparta_vs_athens.rules.logistics.upkeep import bills
from polemos.games.sparta_vs_athens.state import War, strength, units_at
from polemos.games.sparta_vs_athens.verbs import DONE, PLACE, RAISE, SEND_AWAY_GARRISON, TAKE_INCOME
from polemos.kernel.flow import VERB

RESERVE: Final = (25, 12)
"""Talents that a side keeps back when it raises units."""
PLENTY: Final = 120
"""Talents with which Sparta raises the weak as well."""


def raise_units(s: War, step: Any) -> int:
    """The strongest that can be paid for and fed."""
    side = step.side
    kept = 0 if side == ATHENS and evaluation.all_depends_on_athens(s) else RESERVE[side]  # all for the walls
    purse = s.treasury[side] - kept - sum(bills(s, side).values())
    able = [unit for unit in choices.among(s, RAISE) if STRENGTH[0][unit] <= purse]
    if side == SPARTA and evaluation.all_depends_on_athens(s) and purse < PLENTY:  # the rest is for pay before the city
        able = [unit for unit in able if IS_NSP[unit] or STRENGTH[0][unit] >= musters.SELECT]
    if not able:
        return DONE
    own = (ATHENIAN,) if side == ATHENS else (LEAGUE, SPARTA)
    return RAISE + max(able, key=lambda unit: (UNIT_NATION[unit] in own, not IS_NSP[unit], STRENGTH[0][unit], -unit))


def quarter(s: War, step: Any) -> int:
    """At the capital, or where strong armies gather, if that may be; else at the first place."""
    weak = STRENGTH[0][step.unit] < musters.SELECT
    for place in (ATHENS_CITY, SPARTA_CITY, MEGARA):
        if (place != MEGARA or not weak) and PLACE + place in s.opts:
            return PLACE + place
    return s.opts[0]


def paid(s: War, step: Any) -> int:
    """Those first who are down already and would be lost for good, then the dearest [12.4c]."""
    owed = bills(s, step.side)
    return max(s.opts, key=lambda c: (s.down[c % VERB], owed[c % VERB], -c))


def revolt_at_athens(s: War, step: Any) -> int:
    """The garrison goes if the city can be besieged then, else the income."""
    inside = strength(s, units_at(s, ATHENS, ATHENS_CITY))
    return SEND_AWAY_GARRISON if musters.threat(s) >= inside else TAKE_INCOME
