"""What server and page say to each other of answers that are given in advance."""

from typing import Annotated

from pydantic import Field

from polemos.server.wire import Asked, Model


class GiveAnswer(Asked):
    """A choice that is offered at the moment `n` and points at nothing: to be made whenever the same question comes."""

    n: Annotated[int, Field(ge=0, le=10**9)]
    side: Annotated[str, Field(min_length=1, max_length=80)]
    choice: Annotated[str, Field(min_length=1, max_length=200)]
    this_turn: bool = False
    """Whether it holds for this turn of the game alone."""


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
