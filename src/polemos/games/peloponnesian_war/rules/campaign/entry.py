"""Who may not enter where."""

from collections.abc import Sequence

from polemos.games.peloponnesian_war.rules.cards import strangers
from polemos.games.peloponnesian_war.state import Refusal, War


def refusals_enter(s: War, side: int, pieces: Sequence[int], place: int) -> list[Refusal]:
    """Why pieces of a side may not enter a place."""
    return [refusal for piece in pieces for refusal in strangers.refusals_enter(s, piece, place)]
