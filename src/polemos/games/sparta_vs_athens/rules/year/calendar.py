"""The calendar moves on: years count down, what lasted for a year or a season is over. Section 3."""

from dataclasses import dataclass
from itertools import compress

from polemos.games.sparta_vs_athens.data.world import LOCALES
from polemos.games.sparta_vs_athens.state import CALENDAR_PHASE, NO_GARRISON, RAVAGED, SPARED, Step, War


@dataclass(slots=True, frozen=True)
class CalendarPhase(Step):
    """The year marker moves on; Ravaged markers go, and garrisons that were away come back.

    [1.1a, 2.14a, 3.2.1a, 9.2h, 10.5b, 16.1k]
    """

    def run(self, s: War) -> None:
        s.year -= 1
        for locale in compress(range(LOCALES), s.marks):
            s.marks[locale] &= ~(RAVAGED | NO_GARRISON)
        s.tell("year", (s.year,), ("3.2.1a",))
        s.tell("phase", (CALENDAR_PHASE,), ("3.2.1a",))


def begin_season(s: War, quarter: int) -> None:
    """A season begins: where ravaging failed it may be tried again [2.14b, 9.2d]."""
    s.quarter = quarter
    for locale in compress(range(LOCALES), s.marks):
        s.marks[locale] &= ~SPARED
    s.tell("quarter", (quarter, s.year), ("3.1a",))
