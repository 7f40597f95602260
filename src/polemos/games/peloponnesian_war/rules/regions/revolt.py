"""Phase A [6.0]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.rules import levels
from polemos.games.peloponnesian_war.state import Step, War


def start_revolt(s: War, city: int, clause: str) -> None:
    """A city revolts [6.5.1a]."""
    state.mark_city(s, city, state.REVOLTED | state.NEW_REVOLT)


def end_revolt(s: War, city: int, clause: str) -> None:
    """The Revolt marker is taken away."""
    state.mark_city(s, city, state.REVOLTED | state.NEW_REVOLT, False)
    levels.end_own_siege(s, city)


@dataclass(slots=True, frozen=True)
class RevoltPhase(Step):
    """Phase A [6.0]."""

    def run(self, s: War) -> None:
        """Nothing yet."""
