"""The list of matches, in SQLite: whose each is, its file and name. What happened in one stands in its record alone.

The list can be lost without losing a game: records that it lacks are found in the folder again.
"""

import json
import os
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from sqlalchemy import Engine, String, Table, bindparam, create_engine, delete, event, select, text, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DatabaseError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column
from sqlalchemy.pool import QueuePool

from polemos.kernel.errors import BadInput

SCHEMA: Final = 1
"""The version of the tables, kept in the file as its `user_version`."""
AT_ONCE: Final = 500
"""Ids in one question to the list: SQLite takes a limited number."""
T = TypeVar("T")


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
    """The list, open. Every change is on disk when its method returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._engine = _engine(path)
        except OSError as error:
            raise BadInput(f"{path}: cannot be written ({error.strerror}); name another folder") from None
        try:
            self._set_up()
        except DatabaseError as error:
            self._engine.dispose()
            raise BadInput(
                f"{path}: cannot be used ({error.orig}); move it away: the list is made anew, the games are files of "
                "their own beside it"
            ) from None

    def close(self) -> None:
        """Let the file go."""
        self._engine.dispose()

    def _set_up(self) -> None:
        with self._engine.begin() as connection:
            # two servers may come to an empty folder at once: one makes the tables, and the other one waits for it
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            version = int(connection.execute(text("PRAGMA user_version")).scalar_one())
            if version > SCHEMA:
                raise BadInput(f"{self.path}: made by a newer Polemos (tables {version}, here {SCHEMA})")
            if version < SCHEMA:
                Base.metadata.create_all(connection)
                connection.execute(text(f"PRAGMA user_version = {SCHEMA}"))

    def _do(self, work: Callable[[Session], T]) -> T:
        with Session(self._engine, expire_on_commit=False) as session, session.begin():
            return work(session)

    # -- matches

    def add(self, match_id: str, owner: str, file: str, name: str) -> bool:
        """One more match; False if another one has that file already."""
        row = {"id": match_id, "owner": owner, "file": file, "name": name, "created": now()}
        order = insert(MatchRow).values(row | {"stamp": "", "summary": "{}"}).on_conflict_do_nothing()
        return bool(self._do(lambda session: session.execute(order.returning(MatchRow.id)).first()))

    def find(self, match_id: str) -> MatchRow | None:
        """The match of an id."""
        return self._do(lambda session: session.get(MatchRow, match_id))

    def add_all(self, rows: Iterable[MatchRow]) -> None:
        """Several more at once; those are left out whose file another one has already."""
        columns = [column.name for column in MatchRow.__table__.columns]
        values = [{name: getattr(row, name) for name in columns} for row in rows]
        self._do(lambda session: session.connection().execute(insert(MatchRow).on_conflict_do_nothing(), values))

    def listed(self, owner: str) -> list[Listed]:
        """All matches of an owner, in short."""
        wanted = select(MatchRow.id, MatchRow.file, MatchRow.name, MatchRow.stamp).where(MatchRow.owner == owner)
        return self._do(lambda session: [Listed(*row) for row in session.connection().execute(wanted)])

    def rows(self, ids: Iterable[str]) -> dict[str, MatchRow]:
        """Matches by their ids."""
        found: dict[str, MatchRow] = {}
        wanted = list(ids)
        for start in range(0, len(wanted), AT_ONCE):
            found |= {row.id: row for row in self._do(partial(_some, wanted[start : start + AT_ONCE]))}
        return found

    def files(self) -> dict[str, str]:
        """The ids of all matches by their files."""
        return self._do(lambda s: {row.file: row.id for row in s.execute(select(MatchRow.file, MatchRow.id))})

    def settled_files(self, seconds: float) -> list[str]:
        """The files of the matches that have been in the list for so long."""
        before = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="seconds")
        return self._do(lambda session: list(session.scalars(select(MatchRow.file).where(MatchRow.created <= before))))

    def rename(self, match_id: str, name: str) -> None:
        """Call a match something else."""

        def work(session: Session) -> None:
            row = session.get(MatchRow, match_id)
            if row is not None:
                row.name = name

        self._do(work)

    def sum_up(self, found: Mapping[str, tuple[str, dict[str, Any]]]) -> None:
        """Keep what the list shows of matches, by id: the state of the file, and what it shows then. All at once."""
        table = MatchRow.__table__
        order = update(table).where(table.c.id == bindparam("which"))
        values = [{"which": i, "at": stamp, "what": written(summary)} for i, (stamp, summary) in found.items()]
        order = order.values(stamp=bindparam("at"), summary=bindparam("what"))
        self._do(lambda session: session.connection().execute(order, values))

    def drop(self, *ids: str) -> None:
        """Forget matches."""
        table = MatchRow.__table__
        order = delete(table).where(table.c.id == bindparam("which"))
        self._do(lambda session: session.connection().execute(order, [{"which": i} for i in ids]))

    # -- who is who

    def fact(self, name: str, made: Callable[[], str]) -> str:
        """A fact of this folder; made and kept when it is first asked for."""

        def work(session: Session) -> str:
            row = session.get(FactRow, name)
            if row is None:
                # another server may be making it at this moment: then its value counts
                session.execute(insert(FactRow).values(name=name, value=made()).on_conflict_do_nothing())
                row = session.get_one(FactRow, name, populate_existing=True)
            return row.value

        return self._do(work)

    def owns(self, token: str) -> bool:
        """Whether a browser with this token (its digest) has shown the key."""
        return self._do(lambda session: session.get(OwnerRow, token)) is not None

    def welcome(self, token: str) -> None:
        """A browser with this token (its digest) has shown the key."""

        order = insert(OwnerRow).values(token=token, since=now()).on_conflict_do_nothing()
        self._do(lambda session: session.execute(order))


def _some(ids: list[str], session: Session) -> list[MatchRow]:
    return list(session.scalars(select(MatchRow).where(MatchRow.id.in_(ids))))


def written(summary: dict[str, Any]) -> str:
    """What the list shows of a match, as the list keeps it."""
    return json.dumps(summary, ensure_ascii=False)


def now() -> str:
    """The time, UTC, in ISO form."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _engine(path: Path) -> Engine:
    # the key of the folder stands in it
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_engine(
        f"sqlite:///{path}", poolclass=QueuePool, pool_size=8, max_overflow=8, connect_args={"timeout": 10}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.close()

    return engine
