"""Victory: how each scenario is decided, and who is ahead. Section 16.

The conquest of Athens or Sparta, which ends every scenario [16.0b], is found by whatever captures a city.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.rules.rolls import R_VERDICT, Roll
from polemos.games.sparta_vs_athens.state import Step, War, decide, is_so, units_at

DRAW_LEVEL: Final = 6
"""The level at which the Archidamian War is a draw; above it Athens has won, below it Sparta [rev.18]."""
LIKELY_LEVEL: Final = 8
"""The first level that two dice are below more often than not [16.1o]."""

# what speaks for a side
LINES: Final = ("prestige", "syracuse", "allies-out", "untouched", "touched", "time")
(PRESTIGE_LINE, SYRACUSE_LINE, ALLIES_LINE, UNTOUCHED_LINE, TOUCHED_LINE, TIME_LINE) = range(len(LINES))


class Line(NamedTuple):
    """One thing that speaks for a side: what it is (index in LINES), how much of it, and its clause."""

    what: int
    number: int
    clause: str


def holds_syracuse(s: War) -> bool:
    """Whether red units, not their allies, hold Syracuse: the Syracuse Index is on the track [16.1q]."""
    if s.holder[world.SYRACUSE] != tables.ATHENS + 1:
        return False
    return any(tables.UNIT_NATION[unit] == tables.ATHENIAN for unit in units_at(s, tables.ATHENS, world.SYRACUSE))


def league_defects(s: War) -> None:
    """The Peloponnesian League becomes Athens' ally, and Athens has won [15.10b, 16.2h]."""
    decide(s, tables.ATHENS, state.BY_LEAGUE, "15.10b")


def darius_dies(s: War) -> None:
    """The game ends with Darius II [tbl.darius, 16.1p, 16.1p2, 16.3h] (RULING-24)."""
    decide(s, standing(s), state.BY_DARIUS, "16.3h" if s.scenario == tables.IONIAN else "16.1p2")


def standing(s: War) -> int:
    """The side that would win if the scenario's end came now; DRAWN if neither would. Dice are taken as likely."""
    if s.how != state.UNDECIDED:
        return s.winner
    if s.scenario == tables.ARCHIDAMIAN:
        if s.option_set.close_verdict:
            return by_level(s)
        return tables.ATHENS if s.prestige >= LIKELY_LEVEL else tables.SPARTA
    if s.scenario == tables.CAMPAIGN:
        return tables.ATHENS if holds_syracuse(s) and s.prestige > 0 else tables.SPARTA
    if s.scenario == tables.IONIAN:
        return tables.SPARTA if is_so(s, state.ATHENS_TOUCHED) else tables.ATHENS
    return tables.SPARTA


def by_level(s: War) -> int:
    """The winner of the Archidamian War by the level of prestige alone [rev.18]."""
    if s.prestige == DRAW_LEVEL:
        return state.DRAWN
    return tables.ATHENS if s.prestige > DRAW_LEVEL else tables.SPARTA


def goal(s: War) -> int:
    """The level of prestige with which Athens would win; 0 where the scenario does not ask for one."""
    if s.scenario == tables.ARCHIDAMIAN:
        return DRAW_LEVEL + 1 if s.option_set.close_verdict else LIKELY_LEVEL
    return 1 if s.scenario == tables.CAMPAIGN else 0


def lines(s: War, side: int) -> list[Line]:
    """What speaks for a side as things stand."""
    found = []
    if s.scenario in (tables.ARCHIDAMIAN, tables.CAMPAIGN):
        clause = "16.1o" if s.scenario == tables.ARCHIDAMIAN else "16.1p2"
        level = s.prestige if side == tables.ATHENS else -s.prestige
        if level > 0:
            found.append(Line(PRESTIGE_LINE, level, clause))
    if s.scenario == tables.CAMPAIGN and side == tables.ATHENS and holds_syracuse(s):
        found.append(Line(SYRACUSE_LINE, 1, "16.1q"))
    if s.scenario == tables.NICIAS:
        if side == tables.ATHENS and s.status[tables.GREEN_ITALY] == state.OUT_OF_WAR:
            found.append(Line(ALLIES_LINE, 1, "16.2h"))
        if side == tables.SPARTA and s.status[tables.GREEN_ITALY] != state.OUT_OF_WAR:
            found.append(Line(TIME_LINE, 1, "16.2h"))
    if s.scenario == tables.IONIAN:
        touched = is_so(s, state.ATHENS_TOUCHED)
        if side == tables.ATHENS and not touched:
            found.append(Line(UNTOUCHED_LINE, 1, "16.3h"))
        if side == tables.SPARTA and touched:
            found.append(Line(TOUCHED_LINE, 1, "16.3h"))
    return found


# ------------------------------------------------------------------------------------------- the last year


@dataclass(slots=True, frozen=True)
class Verdict(Step):
    """After the last year of the Archidamian War two dice, or the level alone, decide [16.1a, 16.1o, rev.18]."""

    def run(self, s: War) -> None:
        if s.option_set.close_verdict:
            decide(s, by_level(s), state.BY_SCENARIO, "rev.18")
        else:
            s.then(Roll(tables.ATHENS, R_VERDICT), Roll(tables.ATHENS, R_VERDICT), Judged())


@dataclass(slots=True, frozen=True)
class Judged(Step):
    """Below the Athenian level Athens has won, else Sparta; a pro-Spartan level is as none (RULING-54) [16.1o]."""

    def run(self, s: War) -> None:
        total = s.rolled.pop() + s.rolled.pop()
        decide(s, tables.ATHENS if total < max(s.prestige, 0) else tables.SPARTA, state.BY_SCENARIO, "16.1o")


@dataclass(slots=True, frozen=True)
class TimeRunsOut(Step):
    """The second scenario ends without a victory of Athens [16.2a, 16.2h]."""

    def run(self, s: War) -> None:
        decide(s, tables.SPARTA, state.BY_SCENARIO, "16.2h")
