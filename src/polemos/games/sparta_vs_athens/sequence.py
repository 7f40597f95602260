"""The sequence of play. Section 3: a year is an Administration Quarter and three seasons [3.1a]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data.tables import ARCHIDAMIAN, NICIAS, SCENARIOS
from polemos.games.sparta_vs_athens.rules import standing, victory
from polemos.games.sparta_vs_athens.rules.logistics.phase import LogisticsPhase
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.rules.operations.phase import OperationsPhase
from polemos.games.sparta_vs_athens.rules.setup.begin import SetUp
from polemos.games.sparta_vs_athens.rules.year import brasidas, event_phase, government_phase, income, prestige
from polemos.games.sparta_vs_athens.rules.year.calendar import CalendarPhase, begin_season
from polemos.games.sparta_vs_athens.rules.year.first_player import FirstPlayerPhase, GoFirst
from polemos.games.sparta_vs_athens.state import Step, War
from polemos.kernel.flow import PLAYER_TURN

ROUND: Final = PLAYER_TURN + 1
"""What comes to its end where a season begins: all that both sides have done in the one before."""
SEASONS: Final = (state.SPRING, state.SUMMER, state.WINTER)


@dataclass(slots=True, frozen=True)
class Opening(Step):
    """Set-up, then the first year, which begins with its Income Phase [16.0a, 16.1b, 16.2a, 16.3a, qa.86a]."""

    def run(self, s: War) -> None:
        standing.begin(s)
        s.then(SetUp(), FirstYear())


@dataclass(slots=True, frozen=True)
class FirstYear(Step):
    """The first year of a scenario has no calendar, prestige, event and government phases [3.2.1d, qa.86a]."""

    def run(self, s: War) -> None:
        s.quarter = state.ADMINISTRATION
        s.tell("year", (s.year,), ("16.1b",))
        s.then(Administration(state.INCOME_PHASE), Administration(state.FIRST_PLAYER_PHASE), Seasons())


@dataclass(slots=True, frozen=True)
class NextYear(Step):
    """The Administration Quarter, with which a year begins (RULING-1), phase by phase.

    [3.1a, 3.2.1a, 3.2.1b, 3.2.1c, 3.2.1d, 3.2.1e, 3.2.1f]

    After the last year of a scenario no more of it is done than its verdict needs (RULING-24).
    """

    def run(self, s: War) -> None:
        s.quarter = state.ADMINISTRATION
        last = s.year == SCENARIOS[s.scenario].last_year
        if last and s.scenario == NICIAS:
            s.then(victory.TimeRunsOut())
        elif last and s.scenario == ARCHIDAMIAN:
            s.then(Administration(state.CALENDAR_PHASE), Administration(state.PRESTIGE_PHASE), victory.Verdict())
        else:
            s.then(*[Administration(phase) for phase in range(state.CALENDAR_PHASE, state.LOGISTICS)], Seasons())


@dataclass(slots=True, frozen=True)
class Administration(Step):
    """A phase of the Administration Quarter."""

    phase: int

    def run(self, s: War) -> None:
        s.phase = self.phase
        if self.phase != state.CALENDAR_PHASE:  # which tells the year first
            s.tell("phase", (self.phase,), ())
        s.then(step_of(self.phase), Settle())


def step_of(phase: int) -> Step:
    """What is done in a phase of the Administration Quarter."""
    if phase == state.CALENDAR_PHASE:
        return CalendarPhase()
    if phase == state.PRESTIGE_PHASE:
        return prestige.AnnualAdjustment()
    if phase == state.EVENT_PHASE:
        return event_phase.EventPhase()
    if phase == state.GOVERNMENT_PHASE:
        return government_phase.GovernmentPhase()
    return income.IncomePhase() if phase == state.INCOME_PHASE else FirstPlayerPhase()


@dataclass(slots=True, frozen=True)
class Seasons(Step):
    """Spring, summer and winter, then the next year [3.1a, 2.14b]."""

    def run(self, s: War) -> None:
        s.then(*[Season(quarter) for quarter in SEASONS], NextYear())


@dataclass(slots=True, frozen=True)
class Season(Step):
    """Brasidas may march first; then it is said who goes first, and each side does both its phases in turn.

    [3.2.2a1, 3.2.2b1, 3.2.2c, 3.2.2d, 3.2.3a, 3.2.4a, 15.14a]
    """

    quarter: int

    def ends(self) -> int:
        return ROUND

    def run(self, s: War) -> None:
        begin_season(s, self.quarter)
        s.phase = state.LOGISTICS
        marches = [brasidas.BrasidasInThrace()] if self.quarter == state.SPRING else []
        s.then(*marches, GoFirst(s.chooser), BothPlayers())


@dataclass(slots=True, frozen=True)
class BothPlayers(Step):
    """First player, then second player, each with Logistics and Operations."""

    def run(self, s: War) -> None:
        s.then(*phases_of(s.first), *phases_of(1 - s.first))


def phases_of(side: int) -> list[Step]:
    """What a side does in a season."""
    return [LogisticsPhase(side), OperationsPhase(side)]


def resume(s: War) -> None:
    """Put on the agenda what remains of the war from the start of a phase (for positions)."""
    s.agenda = []
    if s.quarter == state.ADMINISTRATION:
        rest = [Administration(phase) for phase in range(max(s.phase, state.CALENDAR_PHASE), state.LOGISTICS)]
        s.then(*rest, Seasons())
        return
    order = [*phases_of(s.first), *phases_of(1 - s.first)]
    start = order.index(LogisticsPhase(s.side) if s.phase == state.LOGISTICS else OperationsPhase(s.side))
    later = [Season(quarter) for quarter in SEASONS if quarter > s.quarter]
    s.then(*order[start:], *later, NextYear())
