"""Leaders who come in a Logistics Phase. Sections 6.3 and 6.4e (RULING-69, RULING-83)."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.data.tables import ATHENS, DUE, LISTED, NAMED_OF, PIECES, SPARTA, UNITS, UNNAMED_OF
from polemos.games.sparta_vs_athens.rules.year import appointments, placing
from polemos.games.sparta_vs_athens.state import CUP, OUT, POOL, Decision, Refusal, War, lift
from polemos.games.sparta_vs_athens.verbs import DONE, ENTER, RETIRE
from polemos.kernel.flow import VERB, unless

ENTRIES: Final = [ENTER + leader for leader in NAMED_OF[SPARTA]]
RETIREMENTS: Final = [RETIRE + leader for leader in (*NAMED_OF[SPARTA], *UNNAMED_OF[SPARTA])]
REPLACEMENTS: Final = [ENTER + leader for leader in NAMED_OF[ATHENS]]
RECALLS: Final = [RETIRE + leader for leader in UNNAMED_OF[ATHENS]]


def may_enter(s: War, leader: int) -> bool:
    """Whether a Spartan leader's year has come and he has not been placed [6.3a, 6.3d] (RULING-69)."""
    return s.loc[leader] == POOL and DUE[leader] >= s.year


@dataclass(slots=True, frozen=True)
class SpartanLeaders(Decision):
    """Leaders who are due may be placed, others taken out of the game for good [6.3a, 6.3d, 6.3e]."""

    def clause(self) -> str:
        return "6.3d"

    def secret(self) -> bool:
        return True

    def alike(self, s: War) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [DONE, *ENTRIES, *RETIREMENTS]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        leader = c % VERB
        if c - leader == RETIRE:
            return unless(c in RETIREMENTS and s.loc[leader] >= 0, "6.3a")
        if not UNITS <= leader < PIECES or s.loc[leader] != POOL:
            return [Refusal("6.3e")]
        return unless(may_enter(s, leader) and placing.has_place_for_leader(s, self.side), "6.3a")

    def options(self, s: War) -> list[int]:
        coming = [c for c in ENTRIES if may_enter(s, c % VERB)]
        if coming and not placing.has_place_for_leader(s, self.side):
            coming = []
        return [DONE, *coming, *[c for c in RETIREMENTS if s.loc[c % VERB] >= 0]]

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            return
        leader = c % VERB
        if c - leader == ENTER:
            s.then(appointments.Station(self.side, leader), SpartanLeaders(self.side))
            return
        lift(s, leader, OUT)
        s.tell("retired", (leader,), ("6.3a",), 1 << self.side)
        s.tell("retired-hidden", (self.side,), ("6.3a",), 1 << (1 - self.side))
        s.then(SpartanLeaders(self.side))


def stand_ins(s: War) -> list[int]:
    """Unnamed Athenian leaders on the map drawn for the dead; Cleon's stand-in is none of them [6.4c, 6.8a]."""
    return [leader for leader in UNNAMED_OF[ATHENS] if s.loc[leader] >= 0 and leader not in LISTED[s.government]]


@dataclass(slots=True, frozen=True)
class AthenianLeaders(Decision):
    """Leaders of the government's reserve may make good the dead, one for one [6.4e, 6.4e2].

    Each replaces an unnamed leader drawn for a dead one, or fills the gap if none was drawn (RULING-83).
    """

    def clause(self) -> str:
        return "6.4e"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [DONE, *REPLACEMENTS] if s.vacancies[ATHENS] else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        there = c % VERB in appointments.reserve(s) and placing.has_place_for_leader(s, self.side)
        return unless(there and s.vacancies[ATHENS] > 0, "6.4e")

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            return
        s.vacancies[ATHENS] -= 1
        replaced = stand_ins(s) if s.vacancies[ATHENS] < len(stand_ins(s)) else []
        recall = [Recall(self.side)] if replaced else []
        s.then(*recall, appointments.Station(self.side, c % VERB), AthenianLeaders(self.side))


@dataclass(slots=True, frozen=True)
class Recall(Decision):
    """Which unnamed leader goes back to the cup for the one who comes (RULING-83)."""

    def clause(self) -> str:
        return "6.4e2"

    def secret(self) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return RECALLS

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c % VERB in stand_ins(s), "6.4e2")

    def chosen(self, s: War, c: int) -> None:
        lift(s, c % VERB, CUP)
