"""What server and page say to each other of answers that are given in advance."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.server.wire import Asked, Model

Always = Literal["", "turn", "game"]
"""Whether a choice answers the same question for this once, for the turn of the game, or for good."""


class OnlyAnswer(Asked):
    """Whether whatever has but one answer is answered for a side that one plays, so that nobody waits for it."""

    side: Annotated[str, Field(min_length=1, max_length=80)]
    on: bool


class PreAnswerModel(Model):
    """An answer that the person who asks has given in advance."""

    id: str
    side: str
    asked: str
    """The question as it was asked when he gave it."""
    said: str
    """The choice, in words."""
    turn: int
    """The turn for which it holds; 0 for all."""
