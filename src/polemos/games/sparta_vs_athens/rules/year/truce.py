"""The Peace of Nicias begins, and war resumes. Events 15.7 and 15.11."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data.tables import EVENTS, GOVERNMENTS, IS_NSP, PEACE_OF_NICIAS, WAR_RESUMES
from polemos.games.sparta_vs_athens.data.world import ARGOS, IS_SEA, LOCALES, NEXT_TO
from polemos.games.sparta_vs_athens.rules.nations.capture import end_siege
from polemos.games.sparta_vs_athens.rules.rolls import R_WAR, Roll
from polemos.games.sparta_vs_athens.rules.sides import besiegers, is_besieged, master_of, place_of, room_for
from polemos.games.sparta_vs_athens.rules.year import appointments, governments, placing
from polemos.games.sparta_vs_athens.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB

PEACE_GOVERNMENT: Final = next(n for n, rule in GOVERNMENTS.items() if rule.enters_with == PEACE_OF_NICIAS)


@dataclass(slots=True, frozen=True)
class PeaceBegins(Step):
    """The Peace takes effect, once in a game: besiegers go home, government #6 comes, Athens begins to build.

    [15.0b, 15.7a, 15.7b, 15.7b2, 15.7d, 15.7e, gov.6d]
    """

    def run(self, s: War) -> None:
        if state.has_happened(s, state.EVENT_7):
            return
        state.happens(s, state.EVENT_7)
        if s.year in EVENTS[PEACE_OF_NICIAS].years:
            state.happens(s, state.PEACE_IN_ITS_YEAR)
        state.let(s, state.PEACE)
        s.tell("peace", (), ("15.7a",))
        steps = go_home(s)
        if s.government < PEACE_GOVERNMENT:
            governments.takes_power(s, PEACE_GOVERNMENT, "15.7d")
            steps.append(appointments.NewLeaders())
        if s.government == PEACE_GOVERNMENT:
            state.let(s, state.BUILDING)  # paid after the next income (RULING-37) [15.7e]
        s.then(*steps)


def go_home(s: War) -> list[Step]:
    """All sieges end but those at Argos (RULING-80), and the LSP of the besiegers have to find their way home [15.7b2].

    Cities that are held stay so [15.7b3], and besieging ships stay where they are.
    """
    steps: list[Step] = []
    for target in range(state.TARGETS):
        if not is_besieged(s, target) or place_of(s, target) == ARGOS:
            continue
        here = place_of(s, target)
        marching = [unit for unit in besiegers(s, target) if not IS_NSP[unit]]
        end_siege(s, target, "15.7b2")
        for side in state.BOTH:
            mine = [unit for unit in marching if s.owner[unit] == side]
            steps += [Homeward(side, unit) for unit in mine]
            if mine:
                steps.append(LeadersFollow(side, here, max(mine, key=lambda unit: (state.strength_of(s, unit), -unit))))
    return steps


def nearest_homes(s: War, side: int, start: int) -> list[int]:
    """The friendly land locales with room that are the fewest routes of any kind away, ascending (RULING-80)."""
    seen = {start}
    ring = [start]
    while ring:
        found = [at for at in ring if master_of(s, at) == side and not IS_SEA[at] and room_for(s, side, at, False) > 0]
        if found:
            return sorted(found)
        ring = [at for here in ring for at in NEXT_TO[here] if at not in seen]
        seen.update(ring)
        ring = list(dict.fromkeys(ring))
    return []


@dataclass(slots=True, frozen=True)
class Homeward(Decision):
    """A unit that besieged is moved to the nearest friendly locale, among equals where its owner likes [15.7b2]."""

    unit: int

    def clause(self) -> str:
        return "15.7b2"

    def universe(self, s: War) -> list[int]:
        return placing.EVERY_PLACE

    def refusals(self, s: War, c: int) -> list[Refusal]:
        locale = c - placing.EVERY_PLACE[0]
        if not 0 <= locale < LOCALES:
            return [Refusal("15.7b2")]
        return [] if locale in nearest_homes(s, self.side, s.loc[self.unit]) else [Refusal("15.7b2", locale)]

    def options(self, s: War) -> list[int]:
        if s.loc[self.unit] < 0:
            return []
        return [placing.EVERY_PLACE[at] for at in nearest_homes(s, self.side, s.loc[self.unit])]

    def chosen(self, s: War, c: int) -> None:
        start = s.loc[self.unit]
        s.aboard[self.unit] = -1
        state.leave_box(s, self.unit)
        state.put(s, self.unit, c % VERB)
        s.tell("goes-home", (self.unit, start, c % VERB), ("15.7b2",))


@dataclass(slots=True, frozen=True)
class LeadersFollow(Step):
    """Leaders who stood with besiegers go along with the strongest of them (RULING-80)."""

    side: int
    start: int
    unit: int

    def run(self, s: War) -> None:
        to = s.loc[self.unit]
        if 0 <= to != self.start:
            for leader in state.leaders_at(s, self.side, self.start):
                s.aboard[leader] = -1
                state.leave_box(s, leader)
                state.put(s, leader, to)


# ------------------------------------------------------------------------------------------------------ 15.11


@dataclass(slots=True, frozen=True)
class WarMayResume(Step):
    """While the Peace lasts each side rolls a die from 416 on; from 413 on war comes without a roll.

    A Peace that is made in 413 or later ends in the next Event Phase: an event may happen after its year [15.0a].
    [15.11a, 15.11b]
    """

    def run(self, s: War) -> None:
        rule = EVENTS[WAR_RESUMES]
        if not state.is_so(s, state.PEACE) or s.year > max(rule.years):
            return
        if s.year <= rule.automatic_year:
            s.then(WarResumes())
        else:
            s.then(*[Roll(side, R_WAR) for side in state.BOTH], WarIsThrown())


@dataclass(slots=True, frozen=True)
class WarIsThrown(Step):
    """The Peace is over if both dice together exceed the number of the event [15.11a]."""

    def run(self, s: War) -> None:
        total = s.rolled.pop() + s.rolled.pop()
        if total > EVENTS[WAR_RESUMES].over:
            s.then(WarResumes())
        else:
            s.tell("peace-holds", (total,), ("15.11a",))


@dataclass(slots=True, frozen=True)
class WarResumes(Step):
    """The Peace ends, which nothing else can do, and with it government #6 [15.7f, 15.11a, 15.11b, gov.6e]."""

    def run(self, s: War) -> None:
        state.happens(s, state.EVENT_11)
        state.let(s, state.PEACE, False)
        s.tell("war-resumes", (), ("15.11b" if s.year <= EVENTS[WAR_RESUMES].automatic_year else "15.11a",))
        s.then(*end_of_six(s))


def end_of_six(s: War) -> list[Step]:
    """Government #6 gives way to the next; another one stays (RULING-77) [gov.6e]."""
    if s.government != PEACE_GOVERNMENT:
        return []
    governments.takes_power(s, PEACE_GOVERNMENT + 1, "gov.6e")
    return [appointments.NewLeaders()]
