"""The clocks of matches: kept beside the record, charged when somebody comes, and followed to wherever a match stands.

Time in which no server runs counts for nobody: while one runs and a clock does, it is noted now and then that it does.
"""

import json
import threading
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict
from typing import ClassVar, Final

from sqlalchemy import String, Table, delete, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.bots.level_data import levels_of
from polemos.bots.levels import KIND
from polemos.bots.registry import makers
from polemos.match.ending import TIME, Ending
from polemos.match.match import AnyMatch
from polemos.match.opening import players_of
from polemos.room.game import AnyGame
from polemos.server.clock import GRACE, ClockState, Moment, TimeControl
from polemos.server.invitations import Invitations
from polemos.server.problems import Refused
from polemos.server.rights import Rights
from polemos.server.schemas_clock import ClockControl, ClockModel, Deed
from polemos.server.store import Base, Store

BEAT: Final = 30.0
"""Seconds from one note to the next that a server runs."""
STOPPED: Final = 4 * BEAT
"""Seconds without a note after which none has run."""


class ClockRow(Base):
    """The clock of a match: what it gives, and how it stood when it was last followed (JSON objects)."""

    __tablename__ = "clocks"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    control: Mapped[str]
    state: Mapped[str]


class BeatRow(Base):
    """When it was last noted that a server runs over this folder (seconds since 1970)."""

    __tablename__ = "clock_beats"
    __table__: ClassVar[Table]

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float]


class Clock:
    """A clock as it stands."""

    __slots__ = ("control", "state")

    def __init__(self, control: TimeControl, state: ClockState) -> None:
        self.control, self.state = control, state


class Clocks:
    """The clocks of a folder. now: seconds since 1970."""

    def __init__(self, store: Store, invitations: Invitations, now: Callable[[], float] = time.time) -> None:
        self._store, self._invitations, self.now = store, invitations, now
        self.warn: Callable[[str, str], None] = lambda match_id, side: None
        """Is told that the time of a side runs out at a match."""
        self.fell: Callable[[str, AnyMatch, str], None] = lambda match_id, match, side: None
        """Is told that the time of a side is up at a match, before anything comes of it there."""
        self._known: dict[str, float | None] = {}
        """By id of a match with a clock: when it must be looked at, as somebody's time runs out or will be up."""
        self._lock = threading.Lock()

    # -- kept

    def open(self) -> None:
        """Find the clocks of the folder. Where no server has run meanwhile, that time counts for nobody."""
        at = self.now()
        beat = self._store.do(lambda session: session.get(BeatRow, 1))
        stood = at - beat.at if beat is not None and at - beat.at > STOPPED else 0.0
        for row in self._rows():
            clock = _read(row)
            if stood and clock.state.running:
                clock.state.since = min(at, clock.state.since + stood)
                if clock.state.wakes:
                    clock.state.wakes += stood
                self._write(row.match_id, clock)
        self.beat()

    def beat(self) -> None:
        """Note that a server runs, and see which clocks other servers have set."""
        with self._lock:
            # read under the lock: a clock that is set meanwhile comes after, and is not forgotten
            self._known = due = {row.match_id: _next(_read(row)) for row in self._rows()}
            runs = any(at is not None for at in due.values())
        if runs:
            order = self._store.insert(BeatRow).values(id=1, at=self.now())
            order = order.on_conflict_do_update(index_elements=["id"], set_={"at": order.excluded.at})
            self._store.do(lambda session: session.execute(order))

    def due(self) -> list[str]:
        """The matches in which somebody's time is up, or runs out."""
        at = self.now()
        with self._lock:
            return [match_id for match_id, when in self._known.items() if when is not None and when <= at]

    def next_due(self) -> float | None:
        """When the next clock must be looked at."""
        with self._lock:
            return min((when for when in self._known.values() if when is not None), default=None)

    def running(self) -> int:
        """How many clocks run."""
        with self._lock:
            return sum([when is not None for when in self._known.values()])

    def _rows(self) -> list[ClockRow]:
        return self._store.do(lambda session: list(session.scalars(select(ClockRow))))

    def of(self, match_id: str) -> Clock | None:
        """The clock of a match, as it was last kept; None where it has none."""
        with self._lock:
            # of several servers another one may have set it just now
            if match_id not in self._known and not self._store.shared:
                return None
        row = self._store.do(lambda session: session.get(ClockRow, match_id))
        return None if row is None else _read(row)

    def _write(self, match_id: str, clock: Clock, promised: bool = False) -> None:
        control, state = json.dumps(clock.control.as_json()), json.dumps(asdict(clock.state))
        order = self._store.insert(ClockRow).values(match_id=match_id, control=control, state=state)
        kept = {"control": order.excluded.control, "state": order.excluded.state}
        order = order.on_conflict_do_update(index_elements=["match_id"], set_=kept)
        self._store.do(lambda session: session.execute(order), promised=promised)
        with self._lock:
            self._known[match_id] = _next(clock)

    def put(self, match_id: str, control: TimeControl | None, match: AnyMatch) -> None:
        """Give a match a clock, or take it away. Raises Unwritten."""
        if control is not None:
            clock = Clock(control, ClockState.begun(control, list(match.game.sides)))
            clock.state.follow(control, self.moment(match_id, match))
            clock.state.since = self.now()
            self._write(match_id, clock, promised=True)
            return

        def work(session: Session) -> None:
            session.execute(delete(ClockRow).where(ClockRow.match_id == match_id))

        self._store.do(work, promised=True)
        self.forget(match_id)

    def forget(self, *ids: str) -> None:
        """Matches are not there any more, or have no clock."""
        with self._lock:
            for match_id in ids:
                self._known.pop(match_id, None)

    # -- where a match stands

    def moment(self, match_id: str, match: AnyMatch) -> Moment:
        """Where a match stands. Time runs while two people play at two places, and whoever decides is one of them."""
        game, state = match.game, match.state
        decides = ""
        if not match.over and match.players[state.actor] is None and self._apart(match_id, match):
            decides = game.sides[state.actor]
        acted = match.record.entries[-1].side if match.record.entries else ""
        return Moment(match.n, game.rules.turn(state), decides, acted)

    def _apart(self, match_id: str, match: AnyMatch) -> bool:
        """Whether people play all sides, at two places, and nobody is waited for."""
        given, awaited = self._invitations.seats(match_id)
        people = {side for side, player in zip(match.game.sides, match.players, strict=True) if player is None}
        return len(people) == len(match.game.sides) and bool(people & given) and not people & awaited

    def now_of(self, match_id: str, match: AnyMatch) -> Clock | None:
        """The clock of a match at this moment, charged and followed, as nobody has kept it yet; None without one."""
        clock = self.of(match_id)
        if clock is not None:
            clock.state.charge(self.now())
            clock.state.follow(clock.control, self.moment(match_id, match))
        return clock

    def settle(self, match_id: str, match: AnyMatch) -> bool:
        """Charge and follow the clock of a match, and do what follows where a time is up; whether anybody must be told.

        Whoever calls it holds the match's lock. Raises BadInput and Unwritten where the end cannot be kept.
        """
        clock = self.of(match_id)
        if clock is None:
            return False
        state, control = clock.state, clock.control
        kept = deepcopy(state)
        state.charge(self.now())
        side, told = state.fallen, False
        if side and state.n == match.n and not match.over:
            self.fell(match_id, match, side)
        if side and state.n == match.n and not match.over and control.at_zero != "friend":
            end(match, side) if control.at_zero == "lost" else seat_bot(match, side)
            told = True
        state.follow(control, self.moment(match_id, match))
        warns = state.warns(control)
        if warns is not None and warns <= self.now():
            state.warned = state.n
            self.warn(match_id, state.running)
        if _essence(state) != _essence(kept):
            told |= state.fallen != kept.fallen or state.paused != kept.paused
            self._write(match_id, clock)
        return told

    # -- what people do with it

    def act(self, match_id: str, match: AnyMatch, rights: Rights, side: str, deed: Deed) -> None:
        """Do something with a clock, in the name of a side that one plays. Raises Refused, BadInput and Unwritten."""
        clock = self.now_of(match_id, match)
        if clock is None:
            raise Refused(409, "no-clock", "id")
        if deed not in may(clock, match, rights, side):
            raise unable(deed)
        state = clock.state
        if deed == "away":
            state.away.append(side)
        elif deed == "back":
            state.away.remove(side)
        elif deed == "more":
            state.give(clock.control)
        elif deed == "claim":
            end(match, state.fallen)
        else:
            seat_bot(match, state.fallen)
        state.follow(clock.control, self.moment(match_id, match))
        self._write(match_id, clock, promised=deed in ("away", "back", "more"))

    def agree(self, match_id: str, match: AnyMatch, kind: str) -> None:
        """Pause or go on, as both want it. Raises Unwritten."""
        clock = self.now_of(match_id, match)
        if clock is not None:
            if kind == "pause":
                clock.state.pause()
            else:
                clock.state.resume()
            self._write(match_id, clock, promised=True)

    def wake(self, match_id: str, match: AnyMatch) -> None:
        """One of the two wants to go on: a pause ends in a day, whatever the other says. Raises Unwritten."""
        clock = self.now_of(match_id, match)
        if clock is not None and clock.state.paused and not clock.state.wakes:
            clock.state.wakes = self.now() + GRACE
            self._write(match_id, clock, promised=True)

    # -- told

    def model(self, match_id: str, match: AnyMatch, rights: Rights, side: str) -> ClockModel | None:
        """The clock of a match for somebody who looks at it with a side's eyes; None where it has none."""
        clock = self.now_of(match_id, match)
        if clock is None:
            return None
        state, stands = clock.state, match.over
        return ClockModel(
            control=ClockControl(**clock.control.as_json()),
            left=state.left,
            vacation=state.vacation,
            running=None if stands or state.paused or state.fallen else state.running or None,
            paused=state.paused and not stands,
            wakes=max(0.0, state.wakes - self.now()) if state.paused and state.wakes else None,
            away=state.away,
            fallen=None if stands else state.fallen or None,
            waits=not stands and not state.running,
            may=may(clock, match, rights, side),
        )

    def fallen(self, match_id: str) -> str:
        """The side whose time is up, where the other one decides what comes of that, as was last kept; "" for none."""
        clock = self.of(match_id)
        return clock.state.fallen if clock is not None and clock.control.at_zero == "friend" else ""

    def left(self, match_id: str) -> float | None:
        """How much time is left to whoever decides in a match, for the list; None where no clock runs."""
        clock = self.of(match_id)
        if clock is None or not clock.state.running or clock.state.paused:
            return None
        clock.state.charge(self.now())
        return clock.state.left[clock.state.running or clock.state.fallen]


def may(clock: Clock, match: AnyMatch, rights: Rights, side: str) -> list[Deed]:
    """What somebody may do with a clock in the name of a side."""
    state = clock.state
    if match.over or not state.running or side not in match.game.sides:
        return []
    if match.game.sides.index(side) not in rights.people(match):
        return []
    found: list[Deed] = []
    if side in state.away:
        found.append("back")
    elif state.vacation[side] > 0:
        found.append("away")
    if state.fallen and state.fallen != side:
        found += ["more", "bot", "claim"]
    return found


def unable(deed: Deed) -> Refused:
    """Why nobody can do that with a clock now."""
    if deed == "away":
        return Refused(409, "clock-away", "act")
    if deed == "back":
        return Refused(409, "clock-back", "act")
    return Refused(409, "clock-runs", "act")


def end(match: AnyMatch, side: str) -> None:
    """A side has lost on time. Raises BadInput and Unwritten."""
    match.end(Ending(TIME, side))


def seat_bot(match: AnyMatch, side: str) -> None:
    """The game's best bot plays on for a side. Raises BadInput and Unwritten."""
    seats = dict(match.record.header.seats) | {side: best_of(match.game)}
    match.reseat(seats, players_of(match.game, seats, makers()))


def best_of(game: AnyGame) -> str:
    """The strongest bot of a game."""
    count = len(levels_of(game))
    return f"{KIND}:{count}" if count else "greedy"


def _essence(state: ClockState) -> tuple[object, ...]:
    """What of a clock must be kept; the rest follows from it and the time."""
    return state.n, state.running, state.fallen, state.paused, state.warned


def _next(clock: Clock) -> float | None:
    """When a clock must be looked at, though nobody comes."""
    times = (clock.state.warns(clock.control), clock.state.due())
    return min((at for at in times if at is not None), default=None)


def _read(row: ClockRow) -> Clock:
    return Clock(TimeControl(**json.loads(row.control)), ClockState(**json.loads(row.state)))
