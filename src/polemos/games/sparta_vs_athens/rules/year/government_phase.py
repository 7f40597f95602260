"""Government and Leader Appointment Phase: does the Athenian government change, and who leads now? Section 14."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state, verbs
from polemos.games.sparta_vs_athens.data.tables import ATHENS, GOVERNMENTS, PEACE_OF_NICIAS, SPARTA, UNITS
from polemos.games.sparta_vs_athens.rules.nations.forts import AllowedForts
from polemos.games.sparta_vs_athens.rules.year import appointments, governments, truce
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War, is_so, let, lift
from polemos.kernel.flow import PASS, unless

AVERTED: Final = {10: state.TEN_AVERTED, 11: state.ELEVEN_AVERTED}


@dataclass(slots=True, frozen=True)
class GovernmentPhase(Step):
    """At most one change a year (RULING-77), by the calendar or by a fall of prestige [3.2.1d, 14.1b, 14.1c].

    The level of today is what next year's is compared with (RULING-18).
    """

    def run(self, s: War) -> None:
        retire(s)
        rest: list[Step] = [AllowedForts(ATHENS), Recorded()]
        if s.option_set.yearly_unnamed:
            rest = [appointments.YearlyUnnamed(ATHENS), appointments.YearlyUnnamed(SPARTA), *rest]
        if is_so(s, state.GOVERNMENT_BY_EVENT):
            s.then(appointments.LaterLeaders(), *rest)
        elif governments.next_by_years(s):
            s.then(NextGovernment(), *rest)
        elif governments.next_by_prestige(s):
            s.then(Fall(ATHENS), *rest)
        else:
            s.then(appointments.LaterLeaders(), *rest)


def retire(s: War) -> None:
    """Laches leaves for good in his year, whichever government rules [gov.6f]."""
    for rule in GOVERNMENTS.values():
        if rule.retires_year == s.year and s.loc[UNITS + rule.retires] not in (state.DEAD, state.OUT):
            lift(s, UNITS + rule.retires, state.OUT)
            s.tell("leader-retires", (UNITS + rule.retires,), ("gov.6f",))


@dataclass(slots=True, frozen=True)
class Fall(Decision):
    """Prestige has fallen: the government does too, unless Athens gives up two of its men, once [14.1b, 14.1d].

    [gov.10c, gov.11b]
    """

    def clause(self) -> str:
        return "14.1d"

    def universe(self, s: War) -> list[int]:
        return [PASS, verbs.AVERT]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c == PASS or governments.may_avert(s), "14.1d")

    def chosen(self, s: War, c: int) -> None:
        if c == PASS:
            s.then(NextGovernment())
            return
        let(s, AVERTED[s.government])
        for leader in governments.averters(s):
            lift(s, leader, state.OUT)
        s.tell("averted", (s.government,), ("14.1d",))
        s.then(appointments.LaterLeaders())


@dataclass(slots=True, frozen=True)
class NextGovernment(Step):
    """The next government in strict order takes power [14.1b]; with the sixth comes the Peace [gov.6d]."""

    def run(self, s: War) -> None:
        number = s.government + 1
        by_calendar = GOVERNMENTS[number].automatic_year == s.year
        governments.takes_power(s, number, "3.2.1d1" if by_calendar else "14.1b")
        if PEACE_OF_NICIAS in GOVERNMENTS[number].triggers:
            s.then(truce.PeaceBegins(), appointments.NewLeaders())
        else:
            s.then(appointments.NewLeaders())


@dataclass(slots=True, frozen=True)
class Recorded(Step):
    """The level of today is kept for next year's comparison (RULING-18); next year every government is tested again."""

    def run(self, s: War) -> None:
        s.level = s.prestige
        let(s, state.GOVERNMENT_BY_EVENT, False)
