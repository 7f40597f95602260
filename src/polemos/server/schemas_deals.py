"""What server and page say to each other of what two people agree on: taking back, a draw, a pause; and surrender."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.server.schemas_clock import ClockModel
from polemos.server.schemas_ratings import ContestModel
from polemos.server.wire import Asked, Model

DealKind = Literal["undo", "draw", "rematch", "pause", "resume"]
May = Literal["surrender", "draw", "agree-draw", "rematch", "pause", "resume"]

Name = Annotated[str, Field(min_length=1, max_length=80)]
Moment = Annotated[int, Field(ge=0, le=10**9)]


class GiveUp(Asked):
    """A surrender at the moment `n`, of one of the sides that this person plays."""

    n: Moment
    side: Name


class Propose(Asked):
    """Something to ask the other person for at the moment `n`, in the name of a side that one plays."""

    n: Moment
    side: Name
    kind: DealKind
    swap: bool = True
    """Of a rematch: whether each takes the seat of the other."""


class Reply(Asked):
    """What is said to a proposal that stands: yes or no by the other person, or that it is withdrawn, by its own."""

    id: Annotated[str, Field(min_length=1, max_length=40)]
    side: Name
    """A side of whoever replies."""
    reply: Literal["accept", "decline", "withdraw"]


class DealModel(Model):
    """A proposal that stands, or that was declined and has not been overtaken by play."""

    id: str
    kind: DealKind
    side: str
    """Whose it is."""
    mine: bool
    """Whether the person who asks has made it."""
    declined: bool = False
    to: int = 0
    """Of an undo: the entry after which play would go on."""
    swap: bool = True
    """Of a rematch: whether each takes the seat of the other."""


class Deals(Model):
    """What people at two places may agree on, and what they have proposed."""

    standing: list[DealModel] = []
    ask_undo: str = ""
    """What this person could take back if the other allows it, in words; "" if nothing."""
    may: list[May] = []
    """What else he may do now: surrender, propose a draw, a rematch, a pause or its end; "agree-draw": two people at
    his screen agree.
    """
    next: str = ""
    """The match that followed this one by agreement; "" if none did."""
    clock: ClockModel | None = None
    """The clock between the two; null where there is none."""
    contest: ContestModel | None = None
    """What the game counts for; null where it counts for nothing and has not."""
