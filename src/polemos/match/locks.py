"""One lock for each file: it holds between threads and between processes, and ends with whoever held it.

The lock lies on the file itself. Where that cannot be (Windows, disks that know no locks) it lies on a file of its own
among the temporary files of the user.
"""

import errno
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from polemos.kernel.errors import BadInput

PATIENCE: Final = 10.0
"""Seconds that somebody waits for a file that another one is writing."""
FIRST_REST: Final = 0.001
LONGEST_REST: Final = 0.02
"""Seconds between two tries: so many at first, and twice as many each time, up to this."""
UNKNOWN: Final = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
"""What disks say that know no locks."""
FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Busy(BadInput):
    """A file that another program has been writing for too long."""


if sys.platform == "win32":
    import msvcrt

    ON_ITSELF: Final = False

    def lock(handle: int, shared: bool) -> None:
        """Lock an open file, or raise BlockingIOError at once. Closing it gives the lock back."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise BlockingIOError from None

else:
    import fcntl

    ON_ITSELF: Final = True

    def lock(handle: int, shared: bool) -> None:
        """Lock an open file, or raise BlockingIOError at once. Closing it gives the lock back."""
        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


@contextmanager
def locked(path: Path, shared: bool = False, name: str = "") -> Iterator[None]:
    """Nobody else writes to the file in this block; `shared`: others may read. Not to be used inside itself.

    name: what an error calls the file; its path if it has none.

    Raises FileNotFoundError when it is not there, OSError when it cannot be opened, and Busy.
    """
    late = time.monotonic() + PATIENCE
    try:
        handle = _held(path, shared, late) if ON_ITSELF else _held_aside(path, shared, late)
    except TimeoutError:
        called = name or path
        raise Busy(f"{called}: another program has been writing to it for too long; end that program") from None
    try:
        yield
    finally:
        os.close(handle)


def lock_new(handle: int) -> None:
    """Lock a file that has just been made and that nobody else knows, as far as its disk knows locks."""
    if ON_ITSELF:
        with suppress(OSError):
            lock(handle, False)


def is_free(path: Path) -> bool:
    """Whether nobody holds the lock of a file; where files are not locked themselves, nobody knows."""
    if not ON_ITSELF:
        return True
    try:
        handle = os.open(path, os.O_RDONLY | FLAGS)
    except OSError:
        return False
    try:
        lock(handle, False)
    except OSError as error:
        return error.errno in UNKNOWN
    finally:
        os.close(handle)
    return True


def _held(path: Path, shared: bool, late: float) -> int:
    """The locked file itself. One that was replaced while we waited is no longer the one that counts."""
    while True:
        handle = os.open(path, (os.O_RDONLY if shared else os.O_RDWR) | FLAGS)
        try:
            _wait(handle, shared, late)
            if os.path.samestat(os.fstat(handle), os.stat(path)):
                return handle
        except OSError as error:
            os.close(handle)
            if error.errno in UNKNOWN:
                return _held_aside(path, shared, late)
            raise
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _held_aside(path: Path, shared: bool, late: float) -> int:
    """The locked file that stands for another one."""
    os.stat(path)
    user = os.getuid() if sys.platform != "win32" else "own"
    folder = Path(tempfile.gettempdir()) / f"polemos-locks-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    name = hashlib.sha256(os.fsencode(os.path.normcase(os.path.realpath(path)))).hexdigest()[:32]
    handle = os.open(folder / name, os.O_RDWR | os.O_CREAT | FLAGS, 0o600)
    try:
        _wait(handle, shared, late)
        os.stat(path)
    except BaseException:
        os.close(handle)
        raise
    return handle


def _wait(handle: int, shared: bool, late: float) -> None:
    rest = FIRST_REST
    while True:
        try:
            lock(handle, shared)
        except BlockingIOError:
            if time.monotonic() > late:
                raise TimeoutError from None
            time.sleep(rest)
            rest = min(2 * rest, LONGEST_REST)
        else:
            return
