"""What server and page say to each other of clocks: what they give, how they stand, and what can be done with them."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.server.clock import AtZero, Kind
from polemos.server.wire import Asked, Model

Deed = Literal["away", "back", "more", "bot", "claim"]


class ClockControl(Asked):
    """What a clock gives to each side, and what happens to a side whose time is up."""

    kind: Kind
    """So many days for each decision; minutes with an increment for each time that one hands over; minutes a turn."""
    days: Annotated[int, Field(ge=1, le=60)] = 3
    minutes: Annotated[int, Field(ge=1, le=1440)] = 60
    increment: Annotated[int, Field(ge=0, le=3600)] = 30
    """Seconds for each time that one hands over."""
    vacation: Annotated[int, Field(ge=0, le=90)] = 14
    """Days in the whole match on which a side's clock may stand."""
    at_zero: AtZero = "friend"
    """The other decides what comes of it, a bot plays on, or the game is lost."""


class SetClock(Asked):
    """The clock that a match is to have; null for none."""

    clock: ClockControl | None


class ClockAct(Asked):
    """Something to do with a clock, in the name of a side that one plays.

    To go on vacation ("away") or come back; and where the time of the other is up, to give as much again ("more"), to
    let a bot play on, or to claim the game.
    """

    side: Annotated[str, Field(min_length=1, max_length=80)]
    act: Deed


class ClockModel(Model):
    """How a clock stands, at the time of the answer. Seconds, by side."""

    control: ClockControl
    left: dict[str, float]
    vacation: dict[str, float]
    running: str | None
    """The side whose time runs; null while nobody's does."""
    paused: bool
    wakes: float | None
    """In how many seconds a pause ends by itself; null where both must want it."""
    away: list[str]
    """The sides that are on vacation."""
    fallen: str | None
    """The side whose time is up, and of which the other decides what comes of it."""
    waits: bool
    """Whether it has not begun, as a seat is still free."""
    may: list[Deed] = []
    """What the person who asks may do."""
