"""The clock of a match between two people at two places: how much time each has, and what runs when.

Three kinds: so many days for each decision; a bank of minutes with an increment for each time that one hands over
(Fischer); a bank of minutes for each turn of the game. A clock stands while it is paused, and while whoever is to
decide is away and has vacation left. All times are in seconds.
"""

from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

Kind = Literal["days", "fischer", "bank"]
AtZero = Literal["friend", "bot", "lost"]

DAY: Final = 86400.0
MINUTE: Final = 60.0
WARNED_AT: Final = 0.25
"""What part of the days for a decision is left when whoever is to decide is told."""
GRACE: Final = DAY
"""How long after one of the two wanted to go on a pause ends, whatever the other says."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """What a clock gives to each side, and what happens to a side whose time is up.

    days: for each decision. minutes: at the beginning (Fischer), or for each turn of the game. increment: seconds for
    each time that one hands over. vacation: days in the whole match on which one's clock may stand. at_zero: the other
    decides what comes of it, a bot plays on, or the game is lost.
    """

    kind: Kind
    days: int = 3
    minutes: int = 60
    increment: int = 30
    vacation: int = 14
    at_zero: AtZero = "friend"

    @property
    def full(self) -> float:
        """What a side has at the beginning, for a decision, or for a turn."""
        return self.days * DAY if self.kind == "days" else self.minutes * MINUTE

    def as_json(self) -> dict[str, Any]:
        """As it is kept."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a match stands, as its clock wants to know it.

    n: entries; turn: of the game; decides: the side that is to decide, "" where no clock may run: the game is over,
    or not two people play it at two places; acted: the side of the last entry.
    """

    n: int
    turn: int
    decides: str
    acted: str = ""


@dataclass(slots=True)
class ClockState:
    """How a clock stands: by side the time that is `left`, and the `vacation`.

    running: the side whose time runs, "" for none; since: up to when it has been charged; n and turn: the moment to
    which it has followed (-1: it has not begun); wakes: when a pause ends by itself (0: when both want it); away: those
    on vacation; fallen: the side whose time is up, "" for none; warned: the moment at which somebody was told that
    his time runs out.
    """

    left: dict[str, float]
    vacation: dict[str, float]
    running: str = ""
    since: float = 0.0
    n: int = -1
    turn: int = -1
    paused: bool = False
    wakes: float = 0.0
    away: list[str] = field(default_factory=list)
    fallen: str = ""
    warned: int = -1

    @classmethod
    def begun(cls, control: TimeControl, sides: list[str]) -> "ClockState":
        """That of a match which has just begun."""
        return cls(dict.fromkeys(sides, control.full), dict.fromkeys(sides, control.vacation * DAY))

    def charge(self, now: float) -> None:
        """Take the time that has gone by from whose it was; find out whether it is up."""
        if self.paused:
            if not self.wakes or now < self.wakes:
                self.since = now
                return
            self.paused, self.since, self.wakes = False, self.wakes, 0.0
        spent, self.since = max(0.0, now - self.since), now
        side = self.running
        if not side or self.fallen:
            return
        if side in self.away:
            off = min(spent, self.vacation[side])
            self.vacation[side] -= off
            spent -= off
            if self.vacation[side] <= 0:
                self.away.remove(side)
        self.left[side] = max(0.0, self.left[side] - spent)
        if self.left[side] <= 0:
            self.fallen = side

    def due(self) -> float | None:
        """When the time of whoever decides is up, if nothing happens before; None where it is not to be."""
        if not self.running or self.fallen or (self.paused and not self.wakes):
            return None
        begins = self.wakes if self.paused else self.since
        off = self.vacation[self.running] if self.running in self.away else 0.0
        return begins + off + self.left[self.running]

    def warns(self, control: TimeControl) -> float | None:
        """When whoever decides is to be told that his time runs out; None where days do not count, or he has been."""
        due = self.due()
        if due is None or control.kind != "days" or self.warned == self.n or self.running in self.away:
            return None
        return due - control.full * WARNED_AT

    def follow(self, control: TimeControl, moment: Moment) -> bool:
        """Go on to where the match stands, once the time before has been charged; whether that is anywhere else."""
        if (moment.n, moment.decides) == (self.n, self.running):
            return False
        before, played = self.running, moment.n > self.n >= 0
        if played and moment.acted in self.away:
            self.away.remove(moment.acted)  # who decides is there
        if control.kind == "bank" and moment.turn > self.turn:
            self.left = dict.fromkeys(self.left, control.full)
        if control.kind == "fischer" and played and before and moment.decides not in ("", before):
            self.left[before] += control.increment
        if control.kind == "days" and moment.decides:
            self.left[moment.decides] = control.full
        if moment.decides != self.fallen or control.kind == "days":
            self.fallen = ""
        self.running, self.n, self.turn = moment.decides, moment.n, max(moment.turn, self.turn)
        return True

    def pause(self) -> None:
        """Stand, until both want to go on."""
        self.paused, self.wakes = True, 0.0

    def resume(self) -> None:
        """Go on."""
        self.paused, self.wakes = False, 0.0

    def give(self, control: TimeControl) -> None:
        """Give the side whose time is up as much again as it had."""
        self.left[self.fallen] += control.full
        self.fallen = ""
