"""The choices of the question that waits."""

from polemos.games.sparta_vs_athens.state import War
from polemos.kernel.flow import VERB


def among(s: War, verb: int) -> list[int]:
    """The values of a verb among the choices."""
    return [c - verb for c in s.opts if verb <= c < verb + VERB]
