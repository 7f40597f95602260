"""What bots go by in a game: how good a state looks, which choices are worth a look, where to read the result."""

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple

from polemos.kernel.dice import Rng
from polemos.kernel.flow import S


def _every(state: Any) -> list[int]:
    return list(state.opts)


def _always(state: Any) -> bool:
    return True


def _never(state: Any) -> int:
    return -1


def _endless(state: Any) -> int:
    return ENDLESS


def _nameless(state: Any, side: int) -> dict[str, float]:
    return {}


ENDLESS: Final = 99
"""A span that nothing ends: a look ahead goes on until the position is quiet."""


class Proposal(NamedTuple):
    """A choice that deserves a look. prior: how good it seems before any look, the greater the better."""

    choice: int
    prior: float


class Advisor(Generic[S]):
    """Advice for bots, made of the functions that a room gives.

    evaluate: how good a state looks to a side; higher is better, and only what the side may know counts;
    candidates: the choices that a bot should look at, best guess first, at least one of `state.opts`; is_quiescent:
    whether `evaluate` can be read here: in mid-battle, say, a bot plays first candidates on until it can; declines:
    the choice by which a bot declines what only people agree on, or -1 where it must simply choose.

    For bots that look further ahead than one decision, where a room has them: proposals: all that a person would weigh
    here, best guess first, several wherever it matters; policy: a cheap move to play on with, some of it by chance;
    span: how far a look ahead from this decision goes on (see `flow.Step.ends`), ENDLESS where the room has no ends;
    appraise: how good a state looks at such an end, `evaluate` where a room has nothing else to say; margin: by how
    much of that a choice must beat the usual one to be made instead, for less says nothing.

    features: what `appraise` adds up, by name, as seen from a side: the reasons of an explanation. A name that is
    about one thing has the type and number of that behind it, as "town/space/811"; the room says each in the message
    `gain-NAME`, with the word of the thing and `sign`, "up" where there is more of it and "down" where there is less.
    """

    def __init__(
        self,
        evaluate: Callable[[S, int], float],
        candidates: Callable[[S], list[int]] = _every,
        is_quiescent: Callable[[S], bool] = _always,
        declines: Callable[[S], int] = _never,
        proposals: Callable[[S], list[Proposal]] | None = None,
        policy: Callable[[S, Rng], int] | None = None,
        span: Callable[[S], int] = _endless,
        appraise: Callable[[S, int], float] | None = None,
        features: Callable[[S, int], dict[str, float]] = _nameless,
        margin: float = 0.0,
    ) -> None:
        self.evaluate = evaluate
        self.candidates = candidates
        self.is_quiescent = is_quiescent
        self.declines = declines
        self.proposals = proposals or self._listed
        self.policy = policy or self._first
        self.span = span
        self.appraise = appraise or evaluate
        self.features = features
        self.margin = margin
        self.looks_ahead = proposals is not None and policy is not None

    def _listed(self, state: S) -> list[Proposal]:
        return [Proposal(c, -float(i)) for i, c in enumerate(self.candidates(state))]

    def _first(self, state: S, _: Rng) -> int:
        return self.candidates(state)[0]
