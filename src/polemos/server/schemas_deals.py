"""What server and page say to each other of what two people agree on: taking back, a draw, a pause; and surrender."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.server.schemas_clock import ClockModel
from polemos.server.schemas_ratings import ContestModel
from polemos.server.wire import Asked, Model

DealKind = Literal["undo", "draw", "rematch", "pause", "resume", "late"]
May = Literal["surrender", "draw", "agree-draw", "rematch", "pause", "resume", "late"]
Delay = Literal[0, 600, 3600, 21600, 86400, 259200, 604800]
"""Seconds by which spectators may see everything late: ten minutes, an hour, six, a day, three days, a week."""

Name = Annotated[str, Field(min_length=1, max_length=80)]
Moment = Annotated[int, Field(ge=0, le=10**9)]


class LateModel(Model):
    """What the players have agreed that spectators see: everything both hide, but late."""

    delay: int
    """By how many seconds."""
    begins: str
    """From when on (ISO time, UTC); before that spectators see what both may know, as it stood when it was agreed."""
    full: bool
    """Whether that has come."""
    mine: bool
    """Whether whoever asks is one of the players, who may end it at any time."""


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
    delay: Delay = 0
    """Of spectators who see everything late: by how many seconds; 0 for no such proposal."""


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
    delay: int = 0
    """Of spectators who see everything late: by how many seconds."""


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
    late: LateModel | None = None
    """That spectators see everything late; null where they see at once what both may know."""
