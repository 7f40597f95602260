"""What a side may do at any moment, whoever decides: give up, and say what it wants done without being asked."""

from typing import Final

from polemos.games.peloponnesian_war import state
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import NOBODY, run

RESIGN: Final = "resign"


def asides(s: War, side: int) -> list[str]:
    """Everything that a side may do now besides deciding; nothing once the game is over."""
    return [] if s.actor == NOBODY else [RESIGN]


def aside(s: War, side: int, aside_id: str) -> None:
    """Do one of `asides`."""
    s.winner = 1 - side
    s.how = state.BY_RESIGNING
    s.agenda.clear()
    if s.heard is not None:
        s.tell("resigned", (side,), ())
    run(s)
