"""The list of matches, in SQLite: whose each is, its file and name. What happened in one stands in its record alone.

The list can be lost without losing a game: records that it lacks are found in the folder again. So where the disk takes
nothing, a copy of it in memory does.
"""

import errno
import json
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from sqlalchemy import Engine, String, Table, bindparam, delete, select, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.sqlite import Insert as SQLiteInsert
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DatabaseError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from polemos.kernel.errors import BadInput
from polemos.match.files import Unwritten, unwritten
from polemos.server.disks import copied, in_memory, lack, on_disk, try_out

LOG: Final = logging.getLogger("polemos.server")
SCHEMA: Final = 10
"""The version of the tables, kept in the file as its `user_version`."""
AT_ONCE: Final = 500
"""Ids in one question to the list: SQLite takes a limited number."""
GIVES_OUT: Final = (errno.ENOSPC, errno.EIO)
"""What a disk may say in the middle of a folder that has just taken something."""
STRANGERS: Final = 20_000
"""Browsers of which it is remembered that they have not shown the key."""
AGAIN: Final = 5.0
"""Seconds after which a folder that took nothing is tried again when somebody looks at the list."""
T = TypeVar("T")
Insert = SQLiteInsert | postgresql.Insert


class Base(DeclarativeBase):
    """All tables."""


class MatchRow(Base):
    """A match: its id, whose it is, its file (a name in the games' folder) and what people call it.

    `stamp` is the state of the file for which `summary` (a JSON object) holds; "" when it must be made anew.
    """

    __tablename__ = "matches"
    __table__: ClassVar[Table]

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    owner: Mapped[str] = mapped_column(String(80), index=True)
    file: Mapped[str] = mapped_column(String(255), unique=True)
    name: Mapped[str] = mapped_column(String(80), default="")
    created: Mapped[str] = mapped_column(String(40))
    stamp: Mapped[str] = mapped_column(String(80), default="")
    summary: Mapped[str] = mapped_column(default="{}")


FIND: Final = select(MatchRow).where(MatchRow.id == bindparam("which"))
"""A question that is asked with every request is put together once: that takes as long as the answer."""


class Listed(NamedTuple):
    """What of a match is wanted to put the list in order: see `MatchRow`."""

    id: str
    file: str
    name: str
    stamp: str


class FactRow(Base):
    """Something that this folder keeps for itself, by name."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    value: Mapped[str]


class OwnerRow(Base):
    """A browser that has shown the key: the digest of its cookie."""

    __tablename__ = "owners"

    token: Mapped[str] = mapped_column(String(80), primary_key=True)
    since: Mapped[str] = mapped_column(String(40))


class Store:
    """The list, open. Every change is on disk when its method returns; while the folder takes nothing, in memory.

    What can be found out again, and who has shown the key, is kept in memory then. What was asked for by name (`add`,
    `rename`) is refused: it would be lost. Whatever has come together goes to the disk when that takes it again.
    """

    shared = False
    """Whether servers of other folders, or computers, use the same list."""

    def __init__(self, path: Path) -> None:
        """Raises BadInput if there is something else in the place of the list."""
        self._remember(path)
        self._place(path)

    def _remember(self, path: Path) -> None:
        """Begin with nothing known."""
        self.path = path
        self.trouble: Unwritten | None = None
        """Why nothing can be kept in the folder, while that is so; the list stands in memory then."""
        self._tried = time.monotonic()
        self._moving = threading.RLock()
        """Held while the list goes to memory or to the disk."""
        self._facts: dict[str, str] = {}
        """What this process has told already: it stays so, wherever the list stands."""
        self._strangers: set[str] = set()
        """Who was looked up and has not shown the key: browsers do that at this server, and it is told."""
        self._welcomed = 0
        """How often somebody has."""
        self._meeting = threading.Lock()
        """Held for moments: these two."""
        self._copies: list[Engine] = []

    def _place(self, path: Path) -> None:
        try:
            try_out(path.parent)
            self._engine = self._on_disk()
        except OSError as error:
            self._engine, self.trouble = self._in_memory(), self._lacking(error)
        except DatabaseError as error:
            what = lack(error)
            if what is None:
                raise BadInput(
                    f"{path}: cannot be used ({error.orig}); move it away: the list is made anew, the games are files "
                    "of their own beside it"
                ) from None
            if what.errno not in GIVES_OUT:
                raise BadInput(f"{path}: cannot be written ({error.orig}); name another folder") from None
            self._engine, self.trouble = self._in_memory(), self._lacking(what)

    @staticmethod
    def insert(table: type[DeclarativeBase] | Table) -> Insert:
        """An order to put rows into a table, which may say what is done with one that is there already."""
        return insert(table)

    def close(self) -> None:
        """Let the file go."""
        for engine in (self._engine, *self._copies):
            engine.dispose()

    # -- where it stands

    def look(self) -> Unwritten | None:
        """Why nothing can be kept, if so. Now and then it is tried again."""
        if self.trouble is not None and time.monotonic() - self._tried >= AGAIN:
            with suppress(BadInput):
                self.settle()
        return self.trouble

    def doubt(self) -> None:
        """Something could not be written: see whether the folder takes anything at all."""
        if self.trouble is None:
            engine = self._engine
            try:
                try_out(self.path.parent)
            except OSError as error:
                self._retreat(engine, error)

    def settle(self) -> None:
        """If the list stands in memory, put it on the disk again. Raises BadInput where that cannot be."""
        with self._moving:
            if self.trouble is None:
                return
            self._tried = time.monotonic()
            try:
                try_out(self.path.parent)
                self._merge(self._on_disk())
            except OSError as error:
                self.trouble = self._lacking(error)
            except DatabaseError as error:
                self.trouble = self._lacking(lack(error) or OSError(errno.EIO, str(error.orig)))
            else:
                self.trouble = None
                LOG.warning("the disk takes the list of matches again")
                return
            raise self.trouble

    def _merge(self, disk: Engine) -> None:
        """Let all count from now on that stands on the disk, and what the list in memory has beside it."""
        try:
            with Session(self._engine) as old, old.begin():
                with Session(disk) as new, new.begin():
                    for table in Base.metadata.sorted_tables:
                        rows = [dict(row) for row in old.execute(select(table)).mappings()]
                        if rows:
                            new.connection().execute(insert(table).on_conflict_do_nothing(), rows)
                # whoever waits for the list in memory goes to the disk
                self._engine = disk
        except BaseException:
            disk.dispose()
            raise

    def _retreat(self, engine: Engine, error: OSError) -> None:
        """Go on in memory, as the disk has given out under a list."""
        with self._moving:
            if self._engine is engine and self.trouble is None:
                self._tried = time.monotonic()
                self._engine, self.trouble = self._in_memory(), self._lacking(error)
                LOG.warning("nothing can be kept in the folder of the games (%s)", self.trouble.reason)
                engine.dispose()

    def _lacking(self, error: OSError) -> Unwritten:
        return unwritten(self.path.name, error, "make room there, or name another folder")

    def _on_disk(self) -> Engine:
        """The list in its file, ready. Raises OSError, DatabaseError and BadInput."""
        engine = on_disk(self.path)
        try:
            self._set_up(engine)
        except BaseException:
            engine.dispose()
            raise
        return engine

    def _in_memory(self) -> Engine:
        """The list in memory, ready: a copy of that on the disk, or a new one."""
        engine = in_memory(copied(self.path, _fits))
        self._copies.append(engine)
        self._set_up(engine)
        return engine

    def _set_up(self, engine: Engine) -> None:
        with engine.begin() as connection:
            # two servers may come to an empty folder at once: one makes the tables, and the other one waits for it
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            version = int(connection.execute(text("PRAGMA user_version")).scalar_one())
            if version > SCHEMA:
                raise BadInput(f"{self.path}: made by a newer Polemos (tables {version}, here {SCHEMA})")
            if version < SCHEMA:
                Base.metadata.create_all(connection)
                connection.execute(text(f"PRAGMA user_version = {SCHEMA}"))

    def do(self, work: Callable[[Session], T], promised: bool = False) -> T:
        """Read or write the list, wherever it stands; `promised`: nowhere but on the disk.

        Raises Unwritten if what is promised cannot be kept.
        """
        if promised:
            self.settle()
        while True:
            engine = self._engine
            try:
                with Session(engine, expire_on_commit=False) as session, session.begin():
                    session.connection()
                    if engine is self._engine:
                        return work(session)
            except DatabaseError as error:
                what = lack(error)
                if what is None or engine in self._copies:
                    raise
                self._retreat(engine, what)
                if promised:
                    raise self._lacking(what) from None

    def purge(self) -> None:
        """Let the log of the list go, in which stands what was just deleted."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    # -- matches

    def add(self, match_id: str, owner: str, file: str, name: str) -> bool:
        """One more match; False if another one has that file already. Raises Unwritten."""
        row = {"id": match_id, "owner": owner, "file": file, "name": name, "created": now()}
        order = self.insert(MatchRow).values(row | {"stamp": "", "summary": "{}"}).on_conflict_do_nothing()
        return bool(self.do(lambda session: session.execute(order.returning(MatchRow.id)).first(), promised=True))

    def find(self, match_id: str) -> MatchRow | None:
        """The match of an id."""
        return self.do(lambda session: session.scalars(FIND, {"which": match_id}).first())

    def of_file(self, file: str) -> MatchRow | None:
        """The match of a record."""
        return self.do(lambda session: session.scalars(select(MatchRow).where(MatchRow.file == file)).first())

    def add_all(self, rows: Iterable[MatchRow]) -> None:
        """Several more at once; those are left out whose file another one has already."""
        columns = [column.name for column in MatchRow.__table__.columns]
        values = [{name: getattr(row, name) for name in columns} for row in rows]
        self.do(lambda session: session.connection().execute(self.insert(MatchRow).on_conflict_do_nothing(), values))

    def listed(self, owner: str, more: Sequence[str] = ()) -> list[Listed]:
        """All matches of an owner, and `more` by their ids, in short."""
        wanted = select(MatchRow.id, MatchRow.file, MatchRow.name, MatchRow.stamp)
        others = sorted(set(more))
        parts = [MatchRow.owner == owner]
        parts += [
            (MatchRow.owner != owner) & MatchRow.id.in_(others[i : i + AT_ONCE]) for i in range(0, len(others), AT_ONCE)
        ]

        def work(session: Session) -> list[Listed]:
            return [Listed(*row) for part in parts for row in session.connection().execute(wanted.where(part))]

        return self.do(work)

    def rows(self, ids: Iterable[str]) -> dict[str, MatchRow]:
        """Matches by their ids."""
        found: dict[str, MatchRow] = {}
        wanted = list(ids)
        for start in range(0, len(wanted), AT_ONCE):
            found |= {row.id: row for row in self.do(partial(_some, wanted[start : start + AT_ONCE]))}
        return found

    def files(self) -> dict[str, str]:
        """The ids of all matches by their files."""
        return self.do(lambda s: {row.file: row.id for row in s.execute(select(MatchRow.file, MatchRow.id))})

    def settled_files(self, seconds: float) -> list[str]:
        """The files of the matches that have been in the list for so long."""
        before = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="seconds")
        return self.do(lambda session: list(session.scalars(select(MatchRow.file).where(MatchRow.created <= before))))

    def rename(self, match_id: str, name: str) -> None:
        """Call a match something else. Raises Unwritten."""

        def work(session: Session) -> None:
            row = session.get(MatchRow, match_id)
            if row is not None:
                row.name = name

        self.do(work, promised=True)

    def sum_up(self, found: Mapping[str, tuple[str, dict[str, Any]]]) -> None:
        """Keep what the list shows of matches, by id: the state of the file, and what it shows then. All at once."""
        table = MatchRow.__table__
        order = update(table).where(table.c.id == bindparam("which"))
        values = [{"which": i, "at": stamp, "what": written(summary)} for i, (stamp, summary) in found.items()]
        order = order.values(stamp=bindparam("at"), summary=bindparam("what"))
        self.do(lambda session: session.connection().execute(order, values))

    def drop(self, *ids: str) -> None:
        """Forget matches, and whatever is kept beside them (tables with a `match_id`)."""
        tables = Base.metadata.sorted_tables
        places = [MatchRow.__table__.c.id, *(table.c.match_id for table in tables if "match_id" in table.c)]
        orders = [delete(place.table).where(place == bindparam("which")) for place in places]

        def work(session: Session) -> None:
            for order in orders:
                session.connection().execute(order, [{"which": i} for i in ids])

        self.do(work)

    # -- who is who

    def fact(self, name: str, made: Callable[[], str]) -> str:
        """A fact of this folder; made and kept when it is first asked for."""

        def work(session: Session) -> str:
            row = session.get(FactRow, name)
            if row is None:
                # another server may be making it at this moment: then its value counts
                session.execute(self.insert(FactRow).values(name=name, value=made()).on_conflict_do_nothing())
                row = session.get_one(FactRow, name, populate_existing=True)
            return row.value

        if name not in self._facts:
            self._facts[name] = self.do(work)
        return self._facts[name]

    def owns(self, token: str) -> bool:
        """Whether a browser with this token (its digest) has shown the key."""
        with self._meeting:
            if token in self._strangers:
                return False
            welcomed = self._welcomed
        if self.do(lambda session: session.get(OwnerRow, token)) is not None:
            return True
        with self._meeting:
            # who has shown the key meanwhile is none
            if welcomed == self._welcomed:
                if len(self._strangers) >= STRANGERS:
                    self._strangers.clear()
                self._strangers.add(token)
        return False

    def welcome(self, token: str) -> None:
        """A browser with this token (its digest) has shown the key."""

        order = self.insert(OwnerRow).values(token=token, since=now()).on_conflict_do_nothing()
        self.do(lambda session: session.execute(order))
        with self._meeting:
            self._welcomed += 1
            self._strangers.discard(token)


def _some(ids: list[str], session: Session) -> list[MatchRow]:
    return list(session.scalars(select(MatchRow).where(MatchRow.id.in_(ids))))


def written(summary: dict[str, Any]) -> str:
    """What the list shows of a match, as the list keeps it."""
    return json.dumps(summary, ensure_ascii=False)


def now() -> str:
    """The time, UTC, in ISO form."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _fits(connection: sqlite3.Connection) -> bool:
    """Whether a list is one whose tables we know."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return 0 < version <= SCHEMA
