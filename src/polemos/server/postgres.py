"""The list of matches, and all that stands beside it, in PostgreSQL: for several servers, on one computer or many.

What reads and writes at once comes out as if one had come after the other; who comes in between begins anew.
"""

import errno
import logging
import os
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Engine, Table, create_engine, event, make_url, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, NoSuchModuleError, OperationalError
from sqlalchemy.orm import DeclarativeBase, Session

from polemos.match.files import Unwritten, unwritten
from polemos.server.store import Insert, OwnerRow, Store
from polemos.server.words import Wrong

LOG: Final = logging.getLogger("polemos.server")
DRIVER: Final = "postgresql+psycopg"
AGAIN: Final = ("40001", "40P01")
"""What PostgreSQL says when somebody came in between."""
TRIES: Final = 40
LOOK: Final = 5.0
"""Seconds from one time that whoever looks asks whether the database is there to the next."""
POOL: Final = 10
"""Connections that a server keeps, and as many more for a while."""
PATIENCE: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""Seconds, and at last milliseconds, after which a database that has gone without a word is held to be gone."""
UPDATES: Final = 0x506F6C65
"""The lock under which tables are made and changed."""
T = TypeVar("T")


class Lacking(Exception):
    """What a database lacks, in words for everybody."""


class PostgresStore(Store):
    """The list in a database."""

    shared = True

    def __init__(self, url: str) -> None:
        """url: "postgresql://user:password@host/database". Raises BadInput where it cannot be used."""
        self._remember(Path("database"))
        self.url = engine_url(url)
        self._engine = engine_of(self.url)
        self._closed = closed = threading.Event()

        @event.listens_for(self._engine, "checkin")
        def returned(connection: Any, record: Any) -> None:
            if closed.is_set() and connection is not None:
                connection.close()

        # of one that nobody closes the connections go with it
        weakref.finalize(self, self._engine.dispose)
        try:
            brought_up(self._engine)
        except DBAPIError as error:
            self.close()
            raise Wrong("wrong-database", reason=reason(error)) from None
        except Wrong:
            self.close()
            raise

    def close(self) -> None:
        """Let the connections go: also those with which somebody is still busy, as soon as he is not."""
        self._closed.set()
        super().close()

    @property
    def engine(self) -> Engine:
        """Its connections."""
        return self._engine

    @staticmethod
    def insert(table: type[DeclarativeBase] | Table) -> Insert:
        """An order to put rows into a table."""
        return insert(table)

    def look(self) -> Unwritten | None:
        """Why nothing can be kept, if so: the database is away, or takes nothing. It is asked now and then."""
        now = time.monotonic()
        if now - self._tried >= LOOK:
            self._tried = now
            try:
                idle = self.do(lambda session: bool(session.execute(text("SELECT pg_is_in_recovery()")).scalar()))
                self.trouble = _lacking("it takes nothing") if idle else None
            except DBAPIError as error:
                self.trouble = _lacking(str(error.orig))
        return self.trouble

    def doubt(self) -> None:
        """Nothing is kept in memory."""

    def settle(self) -> None:
        """Nothing is kept in memory."""

    def purge(self) -> None:
        """PostgreSQL lets go of what was deleted by itself."""

    def do(self, work: Callable[[Session], T], promised: bool = False) -> T:
        """Read or write. Raises Unwritten if what is promised cannot be kept."""
        for tried in range(TRIES):
            try:
                with Session(self._engine, expire_on_commit=False) as session, session.begin():
                    return work(session)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) in AGAIN and tried + 1 < TRIES:
                    time.sleep(0.001 * tried)
                    continue
                LOG.error("the database: %s", reason(error))
                away = isinstance(error, (OperationalError, InterfaceError))
                what = "it does not answer" if away else type(error.orig).__name__
                if promised:
                    raise _lacking(what) from None
                # where it stands, and what was asked, is not for whoever asks
                raise type(error)("", {}, Lacking(f"the database: {what}")) from None
        raise AssertionError("unreachable")

    def owns(self, token: str) -> bool:
        """Whether a browser has shown the key, at whichever server."""
        return self.do(lambda session: session.get(OwnerRow, token)) is not None


def _lacking(what: str) -> Unwritten:
    return unwritten("the database", OSError(errno.EIO, what), "try it again in a while")


def engine_url(url: str) -> Any:
    """The address of a database, for the driver that we use. Raises BadInput."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise Wrong("wrong-database-address") from None
    if found.get_backend_name() not in ("postgresql", "postgres"):
        raise Wrong("wrong-database-kind", kind=found.drivername)
    return found.set(drivername=DRIVER)


def engine_of(url: Any) -> Engine:
    """Connections to a database. Raises BadInput where the driver is missing."""
    try:
        engine = create_engine(
            url,
            pool_size=POOL,
            max_overflow=POOL,
            pool_pre_ping=True,
            isolation_level="SERIALIZABLE",
            hide_parameters=True,
            connect_args={"application_name": f"polemos {os.getpid()}", **PATIENCE},
        )
    except (ModuleNotFoundError, NoSuchModuleError):
        raise Wrong("wrong-database-extra") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.adapters.register_dumper(str, without_nul())

    return engine


def brought_up(engine: Engine) -> None:
    """Make the tables, or bring those of an older Polemos up to date; one server does, and others wait for it.

    Raises BadInput where a newer Polemos has made them.
    """
    from polemos.server.migrations.run import known, newest, upgrade

    with engine.connect().execution_options(isolation_level="READ COMMITTED") as connection, connection.begin():
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPDATES})
        stands = known(connection)
        if stands == newest():
            return
        upgrade(connection)


@cache
def without_nul() -> type:
    """How a text goes to PostgreSQL, which takes all characters but one: another one stands for that.

    So what is asked with it is not found, and what is said with it is kept, as elsewhere.
    """
    from psycopg.types.string import StrDumperUnknown

    class WithoutNul(StrDumperUnknown):
        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\ufffd"))

    return WithoutNul


@contextmanager
def told() -> Iterator[None]:
    """What goes wrong at a database is told to whoever has named it. Raises Wrong."""
    try:
        yield
    except DBAPIError as error:
        raise Wrong("wrong-database", reason=reason(error)) from None


def reason(error: DBAPIError) -> str:
    """What a database says, in its first line: without addresses and parameters."""
    lines = [line for line in str(error.orig).splitlines() if line.strip()]
    return lines[0] if lines else type(error.orig).__name__
