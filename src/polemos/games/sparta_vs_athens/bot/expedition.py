"""The expedition to Syracuse: whether Athens sends it, with whom, and under whom [16.1l]."""

from typing import Any, Final

from polemos.games.sparta_vs_athens.bot.musters import spare
from polemos.games.sparta_vs_athens.data.tables import ATHENIAN, ATHENS, CAMPAIGN, IS_NSP, STACKING, UNIT_NATION
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY
from polemos.games.sparta_vs_athens.rules.year import appointments
from polemos.games.sparta_vs_athens.state import War, strength, strength_of, units_at
from polemos.games.sparta_vs_athens.verbs import DONE, TAKE
from polemos.kernel.flow import VERB

ARMADA: Final = 60
"""Points that may take Syracuse."""


def sails(s: War) -> bool:
    """Whether Athens needs Syracuse, and can spare what may take it."""
    return s.scenario == CAMPAIGN and s.treasury[ATHENS] > 2 * ARMADA and strength(s, armada(s)) >= ARMADA


def armada(s: War) -> list[int]:
    """The strongest that Athens can spare, as many as may stay at Syracuse."""
    units = [unit for unit in units_at(s, ATHENS, ATHENS_CITY) if UNIT_NATION[unit] == ATHENIAN and not s.inside[unit]]
    able = sorted(spare(s, ATHENS, ATHENS_CITY, units), key=lambda unit: (-strength_of(s, unit), unit))
    fleets, armies = [u for u in able if IS_NSP[u]], [u for u in able if not IS_NSP[u]]
    return [*fleets[: STACKING.fleets], *armies[: STACKING.walled]]


def embarking(s: War, step: Any) -> int:
    """The next of the armada."""
    return next((TAKE + unit for unit in armada(s) if TAKE + unit in s.opts), DONE)


def admiral(s: War, step: Any) -> int:
    """The best leader who is in the city."""
    there = [c for c in s.opts if s.loc[c % VERB] == ATHENS_CITY]
    return max(there or s.opts, key=lambda c: (appointments.worth(c % VERB), -c))
