"""What a side may do at any moment in every game: give up."""

from typing import Final

from polemos.kernel.flow import State, run

RESIGN: Final = "resign"
"""The aside by which a side gives up."""


def give_up(s: State, side: int, clauses: tuple[str, ...] = ()) -> None:
    """Nothing more is done, and that is told, with the clauses behind it; who has won stands in the state already."""
    s.agenda.clear()
    if s.heard is not None:
        s.tell("resigned", (side,), clauses)
    run(s)
