"""Records in a database: each a row, and its text in parts, one for each time that something was added.

Whoever adds names the state in which he believes the record to stand, and the row is written only if it stands so: of
several servers that add at once one does, and the others read what it has added.
"""

import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import BigInteger, String, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from polemos.kernel.errors import BadInput
from polemos.match.files import LONGEST, unwritten
from polemos.match.held import Changed, moved
from polemos.match.opening import RECORD, plain_name
from polemos.room.game import AnyGame
from polemos.server.store import Store


class RecordBase(DeclarativeBase):
    """The tables of records: a folder has files instead."""


class RecordRow(RecordBase):
    """A record: its name, how often it was put anew, how many parts it has since, and when it was last written to."""

    __tablename__ = "records"

    name: Mapped[str] = mapped_column(String(255), primary_key=True)
    epoch: Mapped[int] = mapped_column(BigInteger)
    parts: Mapped[int]
    written: Mapped[float]


class PartRow(RecordBase):
    """A part of the text of a record, by its place."""

    __tablename__ = "record_parts"

    name: Mapped[str] = mapped_column(String(255), primary_key=True)
    part: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str]


class Stand(NamedTuple):
    """The state of a record."""

    epoch: int
    parts: int

    def __str__(self) -> str:
        return f"{self.epoch}/{self.parts}"


Told = Callable[[Session, str], None]
"""Tells other servers, when a transaction is done, that a record (by its name) has changed."""


class KeptInTable:
    """A record in the table, as its door believes it to stand."""

    def __init__(self, store: Store, name: str, told: Told) -> None:
        self.path, self.name = Path(name), name
        self.ragged = self.damaged = False
        self._store, self._told = store, told
        self._stand: Stand | None = None

    def anew(self) -> "KeptInTable":
        """The same record, of which nothing is believed."""
        return KeptInTable(self._store, self.name, self._told)

    @property
    def mark(self) -> str:
        """The state that the door believes in; "" when it believes nothing."""
        return "" if self._stand is None else str(self._stand)

    def stale(self) -> bool:
        """Whether the record stands otherwise than the door believes, or is gone."""
        return stand_of(self._store, self.name) != self._stand

    def read(self) -> str:
        """The text as it stands, which the door believes in from now on. Raises FileNotFoundError and BadInput."""
        stand, text = whole(self._store, self.name)
        self._stand = stand
        # only one that was brought in from a folder may end in the middle of a line
        self.ragged, self.damaged = bool(text) and not text.endswith(("\n", "\r")), False
        return text

    def append(self, text: str) -> None:
        """Add lines to the end: all of them or none. Raises FileNotFoundError, Changed and BadInput."""
        stand = self._believed()
        self._write(stand, Stand(stand.epoch, stand.parts + 1), text)

    def replace(self, text: str) -> None:
        """Put a text in its place. Raises FileNotFoundError, Changed and BadInput.

        What stood there stays beside it if something whole is left out.
        """
        stand = self._believed()
        self._write(stand, Stand(stand.epoch + 1, 1), text)

    def create(self, text: str) -> None:
        """Make the record. Raises Changed if it is there, and BadInput."""
        # one that is made again begins where no door believes it to stand
        epoch = time.time_ns() // 1000

        def work(session: Session) -> bool:
            row = {"name": self.name, "epoch": epoch, "parts": 1, "written": time.time()}
            order = self._store.insert(RecordRow).values(row).on_conflict_do_nothing().returning(RecordRow.name)
            if session.execute(order).first() is None:
                return False
            session.execute(delete(PartRow).where(PartRow.name == self.name))
            session.add(PartRow(name=self.name, part=1, text=text))
            self._told(session, self.name)
            return True

        if not self._do(work):
            raise Changed(moved(self.name))
        self._stand = Stand(epoch, 1)
        self.ragged = self.damaged = False

    def remove(self) -> None:
        """Take the record away; nothing if it is gone. Raises BadInput."""

        def work(session: Session) -> bool:
            for table in (PartRow, RecordRow):
                session.execute(delete(table).where(table.name == self.name))
            self._told(session, self.name)
            return True

        self._do(work)

    def _believed(self) -> Stand:
        if self._stand is None:
            raise Changed(moved(self.name))
        return self._stand

    def _write(self, stand: Stand, then: Stand, text: str) -> None:
        anew, damaged = then.epoch != stand.epoch, self.damaged

        def work(session: Session) -> bool:
            there = (RecordRow.name == self.name) & (RecordRow.epoch == stand.epoch) & (RecordRow.parts == stand.parts)
            values = {"epoch": then.epoch, "parts": then.parts, "written": time.time()}
            if session.execute(update(RecordRow).where(there).values(values).returning(RecordRow.name)).first() is None:
                return False
            if anew:
                if damaged:
                    aside(session, self.name, stand)
                session.execute(delete(PartRow).where(PartRow.name == self.name))
            session.add(PartRow(name=self.name, part=then.parts, text=text))
            self._told(session, self.name)
            return True

        if not self._do(work):
            if stand_of(self._store, self.name) is None:
                raise FileNotFoundError(self.name)
            raise Changed(moved(self.name))
        self._stand = then
        if anew:
            self.ragged = self.damaged = False

    def _do(self, work: Callable[[Session], bool]) -> bool:
        try:
            return self._store.do(work, promised=True)
        except SQLAlchemyError as error:
            raise unwritten(self.name, error) from None


class RecordTable:
    """The records of a database."""

    def __init__(self, store: Store, told: Told) -> None:
        self._store, self._told = store, told

    def open(self) -> None:
        """Nothing is ever left half written."""

    def names(self) -> dict[str, float]:
        """All records, each with the time when it was last written to."""
        wanted = select(RecordRow.name, RecordRow.written).where(~RecordRow.name.contains(ASIDE))
        return self._store.do(lambda session: {row.name: row.written for row in session.execute(wanted)})

    def mark(self, name: str) -> str:
        """What changes whenever a record is written to; "" when it is not there."""
        stand = stand_of(self._store, name)
        return "" if stand is None else str(stand)

    def written(self, name: str) -> float | None:
        """When a record was last written to; None when it is not there."""
        wanted = select(RecordRow.written).where(RecordRow.name == name)
        return self._store.do(lambda session: session.execute(wanted).scalar())

    def keeping(self, name: str) -> KeptInTable:
        """Where a record is kept."""
        return KeptInTable(self._store, name, self._told)

    def text(self, name: str) -> str:
        """The text of a record. Raises BadInput."""
        try:
            return whole(self._store, name)[1]
        except FileNotFoundError:
            raise BadInput(f"{name}: no such record") from None

    def lines(self, name: str) -> Generator[str, None, None]:
        """The lines of a record. Raises OSError."""
        yield from whole(self._store, name)[1].splitlines(keepends=True)

    def raw(self, name: str) -> str:
        """The text of a record. Raises OSError."""
        return whole(self._store, name)[1]

    def fresh(self, game: AnyGame, seed: str) -> str:
        """A name that no other record has."""
        stem = f"{game.name}-{plain_name(seed)}"
        wanted = select(RecordRow.name).where(RecordRow.name.startswith(stem, autoescape=True))
        taken = set(self._store.do(lambda session: list(session.scalars(wanted))))
        name, number = stem + RECORD, 1
        while name in taken:
            number += 1
            name = f"{stem}-{number}{RECORD}"
        return name


ASIDE: Final = ".damaged-"


def aside(session: Session, name: str, stand: Stand) -> None:
    """Leave a copy of a record of which something whole is left out, under a name that no other one has."""
    taken = select(func.count()).where(RecordRow.name.startswith(name + ASIDE, autoescape=True))
    copy = f"{name}{ASIDE}{session.execute(taken).scalar_one() + 1}"
    session.add(RecordRow(name=copy, epoch=stand.epoch, parts=stand.parts, written=time.time()))
    rows = session.execute(select(PartRow.part, PartRow.text).where(PartRow.name == name)).all()
    session.add_all(PartRow(name=copy, part=part, text=text) for part, text in rows)


def stand_of(store: Store, name: str) -> Stand | None:
    """How a record stands; None when it is not there."""
    wanted = select(RecordRow.epoch, RecordRow.parts).where(RecordRow.name == name)
    found = store.do(lambda session: session.execute(wanted).first())
    return None if found is None else Stand(*found)


def whole(store: Store, name: str) -> tuple[Stand, str]:
    """A record: how it stands, and its text. Raises FileNotFoundError and BadInput."""
    stands = select(RecordRow.epoch, RecordRow.parts).where(RecordRow.name == name)
    texts = select(PartRow.text).where(PartRow.name == name).order_by(PartRow.part)

    def work(session: Session) -> tuple[Stand, str] | None:
        # locked: nobody adds to it between the two questions
        found = session.execute(stands.with_for_update(read=True)).first()
        return None if found is None else (Stand(*found), "".join(session.scalars(texts)))

    read = store.do(work)
    if read is None:
        raise FileNotFoundError(name)
    if len(read[1]) > LONGEST:
        raise BadInput(f"{name}: longer than {LONGEST} characters")
    return read
