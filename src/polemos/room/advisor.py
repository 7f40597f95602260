"""What bots go by in a game: how good a state looks, which choices are worth a look, where to read the result."""

from collections.abc import Callable
from typing import Any, Generic

from polemos.kernel.flow import S


def _every(state: Any) -> list[int]:
    return list(state.opts)


def _always(state: Any) -> bool:
    return True


def _never(state: Any) -> int:
    return -1


class Advisor(Generic[S]):
    """Advice for bots, made of the functions that a room gives.

    evaluate: how good a state looks to a side; higher is better, and only what the side may know counts;
    candidates: the choices that a bot should look at, best guess first, at least one of `state.opts`; is_quiescent:
    whether `evaluate` can be read here: in mid-battle, say, a bot plays first candidates on until it can; declines:
    the choice by which a bot declines what only people agree on, or -1 where it must simply choose.
    """

    def __init__(
        self,
        evaluate: Callable[[S, int], float],
        candidates: Callable[[S], list[int]] = _every,
        is_quiescent: Callable[[S], bool] = _always,
        declines: Callable[[S], int] = _never,
    ) -> None:
        self.evaluate = evaluate
        self.candidates = candidates
        self.is_quiescent = is_quiescent
        self.declines = declines
