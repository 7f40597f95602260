"""What two players let spectators see: everything, but only late. What is shown then is kept here, beside the record.

While that is agreed each writing to the record is noted with its time, and the game as it stood is put together from
these notes alone: nothing that is newer is even read for whoever sees it late. A note that is missing, because another
program has written to the record, is made good as soon as that is seen, with the later time: never is anything shown
too early.
"""

import threading
import time
from collections.abc import Callable, Iterable
from typing import ClassVar, Final, NamedTuple

from sqlalchemy import String, Table, UniqueConstraint, delete, func, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from polemos.server.rights import Late
from polemos.server.store import AT_ONCE, Base, Store

KNOWN: Final = 5.0
"""Seconds after which it is looked again which matches are seen late: another server may share the folder."""
LONGEST: Final = 604800
"""Seconds of the longest delay that can be agreed on."""


class LateRow(Base):
    """A match whose spectators see everything late: by how much (seconds), and since when (seconds since 1970)."""

    __tablename__ = "late_views"
    __table__: ClassVar[Table]

    match_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    delay: Mapped[int]
    since: Mapped[float]


class LateNoteRow(Base):
    """A writing to the record of such a match: how that stands after it (`mark`), when it was, and what was added;
    `whole`: the text is all of the record.
    """

    __tablename__ = "late_notes"
    __table__: ClassVar[Table]
    __table_args__ = (UniqueConstraint("match_id", "mark"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    match_id: Mapped[str] = mapped_column(String(40), index=True)
    mark: Mapped[str] = mapped_column(String(80))
    at: Mapped[float]
    whole: Mapped[bool]
    text: Mapped[str]


class Stand(NamedTuple):
    """What of a match may be shown now: the last note that is old enough, its time, and whether there is none after."""

    note: str
    at: float
    last: bool


class LateBook:
    """Which matches of a folder are seen late, and how they stood. now: seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self.now = store, now
        self._lock = threading.Lock()
        self._known: frozenset[str] = frozenset()
        self._looked = -KNOWN

    # -- what is agreed

    def of(self, match_id: str) -> Late | None:
        """How late a match is seen; None where spectators see at once what both may know."""
        if not self._perhaps(match_id):
            return None
        row = self._store.do(lambda session: session.get(LateRow, match_id))
        return None if row is None else self._late(row)

    def among(self, ids: Iterable[str]) -> dict[str, Late]:
        """Those of some matches that are seen late, by their ids."""
        wanted = [match_id for match_id in ids if self._perhaps(match_id)]
        found: dict[str, Late] = {}
        for start in range(0, len(wanted), AT_ONCE):
            order = select(LateRow).where(LateRow.match_id.in_(wanted[start : start + AT_ONCE]))
            rows = self._store.do(lambda session, order=order: list(session.scalars(order)))  # type: ignore[misc]
            found |= {row.match_id: self._late(row) for row in rows}
        return found

    def _late(self, row: LateRow) -> Late:
        return Late(row.delay, row.since, row.since + row.delay <= self.now())

    def _perhaps(self, match_id: str) -> bool:
        """Whether it is worth while to ask whether a match is seen late."""
        if self._store.shared:
            return True
        with self._lock:
            if time.monotonic() - self._looked >= KNOWN:
                self._look()
            return match_id in self._known

    def _look(self) -> None:
        self._known = frozenset(self._store.do(lambda session: list(session.scalars(select(LateRow.match_id)))))
        self._looked = time.monotonic()

    def agree(self, match_id: str, delay: int, mark: str, text: str) -> None:
        """From now on a match is seen late, by so many seconds; mark, text: its record. Raises Unwritten.

        Where it was so already only the delay changes.
        """

        def work(session: Session) -> None:
            if session.get(LateRow, match_id) is not None:
                session.execute(update(LateRow).where(LateRow.match_id == match_id).values(delay=delay))
                return
            at = self.now()
            session.add(LateRow(match_id=match_id, delay=delay, since=at))
            session.execute(delete(LateNoteRow).where(LateNoteRow.match_id == match_id))
            session.add(LateNoteRow(match_id=match_id, mark=mark, at=at, whole=True, text=text))

        with self._lock:
            self._store.do(work, promised=True)
            self._look()

    def end(self, match_id: str) -> bool:
        """A match is not seen late any more; whether it was. What was noted of it goes. Raises Unwritten."""
        if not self._perhaps(match_id):
            return False

        def work(session: Session) -> bool:
            gone = delete(LateRow).where(LateRow.match_id == match_id).returning(LateRow.match_id)
            there = session.execute(gone).first() is not None
            session.execute(delete(LateNoteRow).where(LateNoteRow.match_id == match_id))
            return there

        with self._lock:
            ended = self._store.do(work, promised=True)
            self._look()
        return ended

    # -- what is noted

    def note(self, match_id: str, before: str, after: str, added: str, whole: Callable[[], str]) -> None:
        """Something was added to the record of a match, which stood so `before` and stands so `after`.

        whole: reads all of it, where it had not been noted how it stood before.
        """
        if self.of(match_id) is None:
            return
        newest = select(LateNoteRow).where(LateNoteRow.match_id == match_id).order_by(LateNoteRow.id.desc()).limit(1)
        known = self._store.do(lambda session: session.scalars(newest).first())
        if known is None or known.mark == after:
            return
        goes_on = bool(added) and known.mark == before
        text = added if goes_on else whole()
        # whatever a clock says that was set back: nothing is older than what came before it
        row = {"match_id": match_id, "mark": after, "at": max(self.now(), known.at), "whole": not goes_on, "text": text}
        order = self._store.insert(LateNoteRow).values(row).on_conflict_do_nothing()

        def work(session: Session) -> None:
            session.execute(order)
            if not goes_on:
                self._tidy(session, match_id)

        self._store.do(work)

    def _tidy(self, session: Session, match_id: str) -> None:
        """Drop what nobody is shown any more, by whatever delay: what stands before a whole text that is old enough."""
        old = select(LateNoteRow).where(LateNoteRow.match_id == match_id, LateNoteRow.at <= self.now() - LONGEST)
        due = session.scalars(old.order_by(LateNoteRow.id.desc()).limit(1)).first()
        if due is not None:
            session.execute(
                delete(LateNoteRow).where(LateNoteRow.match_id == match_id, LateNoteRow.id < _whole(session, due))
            )

    # -- what is shown

    def stand(self, match_id: str) -> Stand | None:
        """What of a match may be shown now; None where it is not seen late."""

        def work(session: Session) -> Stand | None:
            due = self._due(session, match_id)
            if due is None:
                return None
            newest = session.scalars(select(func.max(LateNoteRow.id)).where(LateNoteRow.match_id == match_id)).one()
            return Stand(_name(due), due.at, newest == due.id)

        return self._store.do(work)

    def text(self, match_id: str) -> tuple[str, str] | None:
        """The record of a match as it may be shown now, and by which note; None where it is not seen late."""

        def work(session: Session) -> tuple[str, str] | None:
            due = self._due(session, match_id)
            if due is None:
                return None
            parts = select(LateNoteRow.text).where(LateNoteRow.match_id == match_id, LateNoteRow.id <= due.id)
            parts = parts.where(LateNoteRow.id >= _whole(session, due)).order_by(LateNoteRow.id)
            return _name(due), "".join(session.scalars(parts))

        return self._store.do(work)

    def _due(self, session: Session, match_id: str) -> LateNoteRow | None:
        """The last note that is old enough; the first of all where none is."""
        late = session.get(LateRow, match_id)
        if late is None:
            return None
        notes = select(LateNoteRow).where(LateNoteRow.match_id == match_id)
        old = notes.where(LateNoteRow.at <= self.now() - late.delay).order_by(LateNoteRow.id.desc()).limit(1)
        return session.scalars(old).first() or session.scalars(notes.order_by(LateNoteRow.id).limit(1)).first()


def _name(note: LateNoteRow) -> str:
    """What a note is called: ids alone come again when all notes of a match have gone."""
    return f"{note.id}/{note.mark}"


def _whole(session: Session, due: LateNoteRow) -> int:
    """The last note up to one that is all of the record."""
    order = select(func.max(LateNoteRow.id)).where(LateNoteRow.match_id == due.match_id, LateNoteRow.id <= due.id)
    return session.scalars(order.where(LateNoteRow.whole)).one() or 0
