"""A line command is given: the strategy roll if it needs one, then the line, which moves and fires [4.31-4.36]."""

from dataclasses import dataclass

from polemos.games.alexander.data.setting import LINES, NO_LEADER
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.command import line_play, lines
from polemos.games.alexander.rules.command.lines import BY_ROLL, NEAR_OVERALL, grown, lead_elephants
from polemos.games.alexander.rules.field.universes import naming, unit_named, units_of
from polemos.games.alexander.rules.reactions.reactions import AfterLine
from polemos.games.alexander.state import Battle, setting, strategy
from polemos.games.alexander.verbs import FILES, RANKS, START_LINE
from polemos.kernel.flow import VERB, Decision, Refusal, Step


def begin_line(s: Battle, side: int, entry: int) -> None:
    """The active leader gives up individual orders for a line command; the strategy roll comes first [3.0b, 4.31]."""
    m = s.lead
    permit = lines.permission(s, m)
    if permit == BY_ROLL:
        s.then(
            rolls.Roll(side, rolls.R_STRATEGY, rolls.LEADER_GIDS + setting(s).lead_gid[m]), StrategyRolled(side, entry)
        )
        return
    s.permit = permit
    s.then(ChooseLine(side, entry))


@dataclass(slots=True, frozen=True)
class StrategyRolled(Step):
    """At or below the Strategy Rating he gives his line command, above it only individual orders [4.34c, 4.35b]."""

    side: int
    entry: int

    def run(self, s: Battle) -> None:
        face = s.rolled.pop()
        m = s.lead
        rating = strategy(s, m)
        won = face <= rating
        s.permit = BY_ROLL if won else lines.REFUSED
        if s.heard is not None:
            args = (setting(s).lead_gid[m], face, rating)
            s.tell("strategy-won" if won else "strategy-failed", args, ("4.34c",))
        if won:
            s.then(ChooseLine(self.side, self.entry))


@dataclass(slots=True, frozen=True)
class ChooseLine(Decision):
    """Which line of the entry: a unit of it is named. A cavalry line is all that stand near enough [4.33]."""

    entry: int

    def clause(self) -> str:
        return "4.33b"

    def universe(self, s: Battle) -> list[int]:
        return units_of(s, START_LINE, self.side)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return lines.refusals_start(s, s.lead, self.entry, unit_named(s, c))

    def options(self, s: Battle) -> list[int]:
        return naming(s, START_LINE, lines.heads(s, s.lead, self.entry))

    def chosen(self, s: Battle, c: int) -> None:
        u = setting(s).unit_of[c % VERB]
        if lines.on_horses(s, self.entry):
            take_line(s, self.side, self.entry, lines.horse_line(s, s.lead, self.entry))
        else:
            s.then(ChooseRelation(self.side, self.entry, u))


@dataclass(slots=True, frozen=True)
class ChooseRelation(Decision):
    """Flank to flank or front to rear, where a unit belongs to a line either way [4.33b]."""

    entry: int
    unit: int

    def clause(self) -> str:
        return "4.33b"

    def universe(self, s: Battle) -> list[int]:
        return [FILES, RANKS]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        here = s.loc[self.unit]
        if c not in (FILES, RANKS):
            return [Refusal(self.clause(), here)]
        among = setting(s).lines[self.entry].units
        line = grown(s, among, self.unit, c)
        one = len(lead_elephants(s, s.lead, line))
        two = len(lead_elephants(s, s.lead, grown(s, among, self.unit, FILES + RANKS - c)))
        if (one > 1 and two > 1) or one > two or (one == two and c == FILES):
            return []
        return [Refusal("4.33b" if one == len(line) else "9.19a", here)]

    def chosen(self, s: Battle, c: int) -> None:
        among = setting(s).lines[self.entry].units
        take_line(s, self.side, self.entry, grown(s, among, self.unit, c))


def take_line(s: Battle, side: int, entry: int, units: list[int]) -> None:
    """The units of a line are under command: they move and fire, entry fire comes after all of them [5.22g, 5.22h].

    A trumper has done with it what he must [5.46] (RULING-10).
    """
    m = s.lead
    g = setting(s)
    s.line = 1
    s.orders = 0
    s.duty = 0
    s.caller = m
    s.in_line = list(units)
    if lines.is_first(s, m) and s.helped[m] == 0:
        s.helped[m] = lines.HELPED if s.permit == NEAR_OVERALL else lines.UNHELPED
    if s.permit == NEAR_OVERALL:
        s.no_momentum[m] = 1
    if s.heard is not None:
        args = (g.lead_gid[m], s.scenario * LINES + entry, len(units), s.permit)
        s.tell("commands-line", args, (lines.PERMIT_CLAUSES[s.permit],))
    s.then(line_play.CommandLine(side), AfterLine(), EndOfLine())


@dataclass(slots=True, frozen=True)
class EndOfLine(Step):
    """The line or contingent has done what it was commanded."""

    def run(self, s: Battle) -> None:
        s.line = 0
        s.caller = NO_LEADER
        s.in_line.clear()
