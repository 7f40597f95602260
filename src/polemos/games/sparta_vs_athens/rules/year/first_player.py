"""Who goes first: the side that is ahead says so at the start of each season. Section 3.2.1f."""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens.data.tables import ATHENS, GOVERNMENTS, SPARTA
from polemos.games.sparta_vs_athens.state import BOTH, Decision, Step, War
from polemos.games.sparta_vs_athens.verbs import GO_FIRST


def chooser(s: War) -> int:
    """Who chooses the first player this year: the side with the higher prestige, Sparta on a tie and under #1.

    [3.2.1f, gov.1d, 3.2.1d1]
    """
    if GOVERNMENTS[s.government].spartan_choice:
        return SPARTA
    return ATHENS if s.prestige > 0 else SPARTA


@dataclass(slots=True, frozen=True)
class FirstPlayerPhase(Step):
    """It is settled who chooses; he does so season by season (RULING-39) [3.2.1f]."""

    def run(self, s: War) -> None:
        s.chooser = chooser(s)
        s.tell("chooser", (s.chooser,), ("gov.1d" if GOVERNMENTS[s.government].spartan_choice else "3.2.1f",))


@dataclass(slots=True, frozen=True)
class GoFirst(Decision):
    """Which side is the first player of this season [3.2.1f]."""

    def clause(self) -> str:
        return "3.2.1f"

    def universe(self, s: War) -> list[int]:
        return [GO_FIRST + side for side in BOTH]

    def chosen(self, s: War, c: int) -> None:
        s.first = c - GO_FIRST
        s.tell("goes-first", (s.first,), ("3.2.1f",))
