"""Where the list of matches stands: on the disk of its folder, or in memory while that disk takes nothing."""

import errno
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import QueuePool

from polemos.match.files import FULL, PART
from polemos.match.locks import lock_new

ROOM: Final = 128 * 1024
"""Bytes for which a folder must have room: the list and some choices take less."""
WAIT: Final = 10
"""Seconds that somebody waits for another one who is at the list."""
NO_PLACE: Final = (errno.EROFS, *FULL)
"""What a disk says on which a folder cannot be made, though nothing is wrong with its name."""
LACKS: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}
"""What SQLite says when the disk or the folder is at fault, and what the disk says then."""
HERE: Final = ("mode=ro", "mode=ro&immutable=1")
"""How a list is read that cannot be written to: with what stands in its log, if its folder has all files of that; else
as it stands alone.
"""


def try_out(folder: Path) -> None:
    """Write something into a folder, which is made if need be, and take it away again. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # named like the part of a record: what a killed server leaves goes at the next start
    handle, name = tempfile.mkstemp(prefix=".trial.jsonl.", suffix=PART, dir=folder)
    try:
        lock_new(handle)
        left = memoryview(os.urandom(ROOM))
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)
        Path(name).unlink(missing_ok=True)


def lack(error: DatabaseError) -> OSError | None:
    """What the disk lacks, if an error of the list is about that."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    number = None if code is None else LACKS.get(code & 0xFF)
    return None if number is None else OSError(number, os.strerror(number))


def on_disk(path: Path) -> Engine:
    """The list in a file, which is made if need be. Raises OSError."""
    with suppress(FileExistsError):
        # the key of the folder stands in it
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=QueuePool,
        pool_size=8,
        max_overflow=8,
        connect_args={"timeout": WAIT},
        hide_parameters=True,  # an error is told to the log, and they may be addresses
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        with closing(connection.cursor()) as cursor:
            _log_ahead(cursor)
            cursor.execute("PRAGMA synchronous = FULL")
            # what is deleted is overwritten, not only left out: somebody may have taken back his address
            cursor.execute("PRAGMA secure_delete = ON")

    return engine


def _log_ahead(cursor: sqlite3.Cursor) -> None:
    """Write to a log first. Of several who ask for that at once SQLite lets but one, and the others do not wait."""
    end = time.monotonic() + WAIT
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)


def in_memory(connection: sqlite3.Connection) -> Engine:
    """The list in memory: one connection, which those who come use one after the other."""
    return create_engine(
        "sqlite://", creator=lambda: connection, poolclass=QueuePool, pool_size=1, max_overflow=0, hide_parameters=True
    )


def copied(path: Path, fits: Callable[[sqlite3.Connection], bool]) -> sqlite3.Connection:
    """A list in memory, with all that stands in a file if it can be read and fits; nothing is written to its folder."""
    for how in HERE:
        copy = sqlite3.connect(":memory:", check_same_thread=False)
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=10)) as source:
                source.backup(copy)
            if copy.execute("PRAGMA quick_check").fetchone() == ("ok",) and fits(copy):
                return copy
        except sqlite3.Error:
            pass  # another way, or a new one
        copy.close()
    return sqlite3.connect(":memory:", check_same_thread=False)
