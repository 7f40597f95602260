"""The end of the war: sudden end, the last year, peace, and who has won. Sections 3.4, 12.9 and the scenarios."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.state import Step, War


@dataclass(slots=True, frozen=True)
class SuddenEnd(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        """Nothing yet."""


@dataclass(slots=True, frozen=True)
class EndOfYear(Step):
    """Nothing yet."""

    def run(self, s: War) -> None:
        if s.year <= 418:
            s.agenda.clear()


def end_war(s: War, how: int, verdict: int = -1) -> None:
    """The war is over in this way."""
    s.how, s.winner, s.verdict = how, state.DRAWN, max(verdict, 0)
    s.agenda.clear()
