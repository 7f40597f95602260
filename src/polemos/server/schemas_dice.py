"""What server and page say to each other of the dice of a match: their promise, shares, how they fell."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.match.fair_dice import SHARE_FORM
from polemos.match.rolls import Verdict
from polemos.server.wire import Asked, Model


class GiveShare(Asked):
    """A player's share in the dice of a match: a random number of his own, 32 to 64 hexadecimal digits."""

    side: Annotated[str, Field(min_length=1, max_length=80)]
    share: Annotated[str, Field(pattern=f"^{SHARE_FORM}$")]


class TakeSeat(Asked):
    """What whoever takes a seat may bring: a share in the dice."""

    share: Annotated[str, Field(pattern=f"^({SHARE_FORM})?$")] = ""


class ShareModel(Model):
    """Whether a side has given a share in the dice."""

    side: str
    given: bool
    start: int
    """The choice from which on it counts; 0 for the set-up."""
    share: str
    """The share itself: one's own, and that of others once the game is over; "" else."""


class SideRolls(Model):
    """The dice of a side, as the person who asks has seen them, against what is to be expected of fair ones."""

    side: str
    dice: int
    mean: float
    expected_mean: float
    low: int
    """The lowest face."""
    counts: list[int]
    """How often each face fell, from the lowest on."""
    expected_count: float
    """How often each should, on the average."""
    verdict: Verdict
    one_in: int
    """Of how many such games about one is at least as odd."""


WhyNot = Literal["", "seed", "asked", "brought", "lesson"]


class Rolls(Model):
    """The dice of a match."""

    promised: bool
    """Whether their seed was promised before the first of them fell; else `why_not`."""
    why_not: WhyNot
    commitment: str
    """The SHA-256 of the secret, in hexadecimal."""
    told: bool
    """Whether the game is over, and the secret is told."""
    secret: str
    shares: list[ShareModel]
    wanted: list[str]
    """The sides of the person who asks that have given no share yet, and still can."""
    said: int
    """How often somebody has said which dice come next."""
    statistics: list[SideRolls]
