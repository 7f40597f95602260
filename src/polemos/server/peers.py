"""Other servers over the same matches: what changes at one of them the others hear, and some work one alone does."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any, Final, Protocol
from zlib import crc32

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.orm import Session

from polemos.kernel.errors import PolemosError
from polemos.server.postgres import PostgresStore, reason
from polemos.server.problems import Refused
from polemos.server.tokens import fresh_token

LOG: Final = logging.getLogger("polemos.server")
CHANNEL: Final = "polemos"
LISTEN: Final = 1.0
"""Seconds for which is listened before it is looked whether to go on, and who leads."""
REST: Final = 2.0
"""Seconds after which a database that was away is tried again."""
LEADS: Final = 0x6C656164
"""The lock of the server that leads."""
ALONE: Final = 0x616C6F6E
"""The lock of the server that lets the rounds of tournaments begin."""
PONDERS: Final = 0x626F74
"""The first half of the lock of a match over which a bot ponders; the other half is made of its id."""
Heard = Callable[[str, str], None]
"""Hears of a kind of news and of what: of a "record" by its name, of "news", "talk", "people" and "hurry" at a match by
its id, and of "rounds" that may begin.
"""


def lost() -> tuple[type[Exception], ...]:
    """What goes wrong where a database is away, or news from it cannot be followed."""
    # of an optional extra
    from psycopg import Error

    return SQLAlchemyError, Error, PolemosError, Refused, OSError


class Peers(Protocol):
    """The other servers, and what is done but once for all."""

    def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Begin to listen. missed: is called when something may have been missed."""

    def end(self) -> None:
        """Stop."""

    def tell(self, kind: str, what: str) -> None:
        """Tell the others."""

    def leads(self) -> bool:
        """Whether this server does what one alone is to do: it sends notices, and looks at clocks."""

    def take(self, match_id: str) -> bool:
        """Whether the bots of a match may be asked here, as no other server is asking them."""

    def leave(self, match_id: str) -> None:
        """They have answered."""

    def alone(self) -> AbstractContextManager[None]:
        """Until the end of the block no other server is in such a block: the others wait."""


class Alone:
    """No other servers: those of a folder find in its files what the others have done."""

    def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Nobody tells anything."""

    def end(self) -> None:
        """Nothing has begun."""

    def tell(self, kind: str, what: str) -> None:
        """Nobody listens."""

    def leads(self) -> bool:
        """It does."""
        return True

    def take(self, match_id: str) -> bool:
        """They may."""
        return True

    def leave(self, match_id: str) -> None:
        """Nobody waits."""

    def alone(self) -> AbstractContextManager[None]:
        """Nobody else comes."""
        return nullcontext()


class Notified(threading.Thread):
    """The servers of a database, which PostgreSQL lets hear each other (LISTEN, NOTIFY, advisory locks)."""

    def __init__(self, store: PostgresStore) -> None:
        super().__init__(name="polemos-peers", daemon=True)
        self._store, self._engine = store, store.engine
        self._me = fresh_token()[:12]
        self._ended = threading.Event()
        self._leads = False
        self._heard: Heard = lambda kind, what: None
        self._missed: Callable[[], None] = lambda: None
        self._claims = Claims(self._engine)

    def start(self, heard: Heard = lambda kind, what: None, missed: Callable[[], None] = lambda: None) -> None:
        """Begin to listen."""
        self._heard, self._missed = heard, missed
        super().start()

    def end(self) -> None:
        """Stop."""
        self._ended.set()
        if self.is_alive():
            # its own news, as it listens to nothing else
            self.tell("end", "")
            self.join(2 * LISTEN)
        self._claims.end()

    def leads(self) -> bool:
        """Whether this server does what one alone is to do."""
        return self._leads

    def take(self, match_id: str) -> bool:
        """Whether the bots of a match may be asked here."""
        return self._claims.take(match_id)

    def leave(self, match_id: str) -> None:
        """They have answered."""
        self._claims.leave(match_id)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Until the end of the block no other server is in such a block. Raises DBAPIError."""
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": ALONE})
            try:
                yield
            finally:
                # what goes wrong here lets the lock go with its connection
                with suppress(DBAPIError):
                    connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": ALONE})

    def tell(self, kind: str, what: str) -> None:
        """Tell the others: at once, as there is nothing else to be kept."""
        try:
            self._store.do(lambda session: self.notify(session, kind, what))
        except DBAPIError as error:
            LOG.warning("the other servers were not told: %s", reason(error))

    def told(self, session: Session, name: str) -> None:
        """Tell the others, when a transaction is done, that a record has changed."""
        self.notify(session, "record", name)

    def notify(self, session: Session, kind: str, what: str) -> None:
        """Tell the others when a transaction is done."""
        order = text("SELECT pg_notify(:channel, :news)")
        session.execute(order, {"channel": CHANNEL, "news": f"{self._me} {kind} {what}"})

    def run(self) -> None:
        """Until the end."""
        first = True
        while not self._ended.is_set():
            try:
                self._listen(first)
            except lost() as error:
                LOG.warning("the other servers are not heard: %s", type(error).__name__)
                self._leads = False
                self._ended.wait(REST)
            first = False

    def _listen(self, first: bool) -> None:
        connection: Any = self._engine.raw_connection()
        try:
            driver = connection.driver_connection
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            if not first:
                self._missed()
            while not self._ended.is_set():
                if not self._leads:
                    self._leads = driver.execute("SELECT pg_try_advisory_lock(%s)", [LEADS]).fetchone()[0]
                for news in driver.notifies(timeout=LISTEN):
                    self._hear(news.payload)
                    if self._ended.is_set():
                        break
        finally:
            self._leads = False
            # its locks and its ears go with it: nobody else gets it
            connection.invalidate()

    def _hear(self, news: str) -> None:
        who, kind, what = news.split(" ", 2)
        if who != self._me:
            self._heard(kind, what)


class Claims:
    """Matches over which bots of this server ponder: locks of one connection, which go with it if it is lost."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._connection: Any = None
        self._rests = 0.0
        self._ended = False

    def take(self, match_id: str) -> bool:
        """Whether no other server has it; True too where nobody can be asked, as the first choice to be kept counts."""
        found = self._ask("SELECT pg_try_advisory_lock(%s, %s)", match_id)
        return found is None or bool(found)

    def leave(self, match_id: str) -> None:
        """Let others have it."""
        self._ask("SELECT pg_advisory_unlock(%s, %s)", match_id)

    def end(self) -> None:
        """Let all go."""
        with self._lock:
            self._ended = True
            self._drop()

    def _ask(self, order: str, match_id: str) -> Any:
        key = crc32(match_id.encode()) - 2**31
        with self._lock:
            if self._ended or time.monotonic() < self._rests:
                return None
            try:
                if self._connection is None:
                    self._connection = self._engine.raw_connection()
                    self._connection.driver_connection.autocommit = True
                return self._connection.driver_connection.execute(order, [PONDERS, key]).fetchone()[0]
            except lost() as error:
                LOG.warning("bots ponder without asking other servers: %s", type(error).__name__)
                self._drop()
                self._rests = time.monotonic() + REST
                return None

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(*lost()):
                self._connection.invalidate()
            self._connection = None
