"""What several doors write to: each knows how it believes it to stand, and writes only if it stands so."""

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from polemos.kernel.errors import BadInput
from polemos.match.files import encoded, place_of, put, read_data, read_text, text_of, unwritten
from polemos.match.locks import FLAGS, locked

TAIL: Final = 200
"""Bytes at the end of a file that are looked at before anything is added."""


class Changed(BadInput):
    """Somebody else has written to a file."""


class Keeping(Protocol):
    """Where a record is kept, and how its door believes it to stand: nothing before it is read or written."""

    path: Path
    """The file, or what would be one in a folder: records that stand elsewhere have names alone."""
    name: str
    """What errors call it."""
    ragged: bool
    """Whether its end is not fit to be added to: the next write puts all of it anew."""
    damaged: bool
    """Whether that leaves something out which was written whole."""

    def anew(self) -> "Keeping":
        """The same, of which nothing is believed."""

    @property
    def mark(self) -> str:
        """The state that the door believes in, in a form to keep; "" when it believes nothing."""

    def stale(self) -> bool:
        """Whether it stands otherwise than the door believes, or is gone."""

    def read(self) -> str:
        """The text as it stands, which the door believes in from now on. Raises FileNotFoundError and BadInput."""

    def append(self, text: str) -> None:
        """Add lines to the end, for good: all of them or none.

        Raises FileNotFoundError if it is gone, Changed if it stands otherwise than believed, and BadInput.
        """

    def replace(self, text: str) -> None:
        """Put a text in its place, at once or not at all. Raises what `append` does."""

    def create(self, text: str) -> None:
        """Make it, with a text in it, at once or not at all. Raises Changed if it is there, and BadInput."""

    def remove(self) -> None:
        """Take it away; nothing if it is gone. Raises OSError and BadInput."""


class Stamp(NamedTuple):
    """What changes whenever a file is written to."""

    device: int
    inode: int
    size: int
    written: int
    changed: int


class Held:
    """A file, and how its door believes it to stand; nothing is believed before it has been read or written."""

    def __init__(self, path: Path, name: str = "") -> None:
        """name: what errors call the file; its path if it has none."""
        self.path = path
        self.name = name or str(path)
        self.ragged = False
        """Whether the end of the file is not fit to be added to: the next write puts all of it anew."""
        self.damaged = False
        """Whether that leaves something out which was written whole: a copy of the old file stays beside it."""
        self._stamp: Stamp | None = None
        self._tail = b""

    # -- looking

    def anew(self) -> "Held":
        """The same file, of which nothing is believed."""
        return Held(self.path, self.name)

    @property
    def mark(self) -> str:
        """The state of the file that the door believes in, in a form to keep; "" when it believes nothing."""
        stamp = self._stamp
        return "" if stamp is None else f"{stamp.size}/{stamp.written}/{stamp.inode}"

    def stale(self) -> bool:
        """Whether the file stands otherwise than the door believes, or is gone."""
        try:
            return stamp_of(os.stat(self.path)) != self._stamp
        except (OSError, ValueError):
            return True

    def read(self) -> str:
        """The text of the file as it stands, which the door believes in from now on.

        Raises FileNotFoundError and BadInput.
        """
        data, stamp = self._snap()
        if data and not data.endswith(b"\n"):
            # perhaps somebody is just writing: whoever holds the lock sees a line whole or cut off for ever
            try:
                with locked(self.path, shared=True, name=self.name):
                    data, stamp = self._snap()
            except FileNotFoundError:
                raise
            except OSError as error:
                raise unwritten(self.name, error) from None
        text = text_of(self.name, data)
        self._believe(stamp, data[-TAIL:])
        self.ragged = bool(data) and not data.endswith((b"\n", b"\r"))
        self.damaged = False
        return text

    def _snap(self) -> tuple[bytes, Stamp]:
        """What stands in the file at one moment. Nobody changes what stands there: it grows, or is replaced."""
        if self.path.exists() and not self.path.is_file():
            raise BadInput(f"{self.name}: is no ordinary file; name a file that can be replaced")
        while True:
            data, status = read_data(self.path, self.name)
            stamp = stamp_of(status)
            if stamp.size == len(data):
                return data, stamp

    def _believe(self, stamp: Stamp, tail: bytes) -> None:
        self._stamp, self._tail = stamp, tail

    def _stands(self) -> bool:
        """Whether the file stands as the door believes, to the last letters; under the lock."""
        stamp = self._stamp
        if stamp is None or stamp_of(os.stat(self.path)) != stamp:
            return False
        with open(self.path, "rb") as file:
            file.seek(max(0, stamp.size - TAIL))
            return file.read() == self._tail

    # -- writing

    def append(self, text: str) -> None:
        """Add lines to the end, down to the disk: all of them or none.

        Raises FileNotFoundError if the file is gone, Changed if it stands otherwise than believed, and BadInput.
        """
        data = encoded(self.name, text)
        try:
            with locked(self.path, name=self.name):
                if not self._stands():
                    raise Changed(moved(self.name))
                self._add(data)
        except FileNotFoundError:
            raise
        except OSError as error:
            raise unwritten(self.name, error) from None

    def _add(self, data: bytes) -> None:
        stamp = self._stamp
        assert stamp is not None
        handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | FLAGS)
        try:
            try:
                left = memoryview(data)
                while left:
                    left = left[os.write(handle, left) :]
                os.fsync(handle)
            except BaseException:
                with suppress(OSError):
                    os.ftruncate(handle, stamp.size)
                    self._believe(stamp_of(os.fstat(handle)), self._tail)
                raise
            self._believe(stamp_of(os.fstat(handle)), (self._tail + data)[-TAIL:])
        finally:
            os.close(handle)

    def replace(self, text: str) -> None:
        """Put a text in place of the file, at once or not at all.

        Raises FileNotFoundError if the file is gone, Changed if it stands otherwise than believed, and BadInput.
        """
        try:
            with locked(self.path, name=self.name):
                if not self._stands():
                    raise Changed(moved(self.name))
                if self.damaged:
                    _copy_aside(self.path)
                self._put(text, False)
        except FileNotFoundError:
            raise
        except OSError as error:
            raise unwritten(self.name, error) from None

    def create(self, text: str) -> None:
        """Make the file, with a text in it, at once or not at all. Raises Changed if it is there, and BadInput."""
        try:
            self._put(text, True)
        except FileExistsError:
            raise Changed(moved(self.name)) from None

    def _put(self, text: str, new: bool) -> None:
        data = encoded(self.name, text)
        self._believe(stamp_of(put(self.path, data, new, self.name)), data[-TAIL:])
        self.ragged = self.damaged = False

    def remove(self) -> None:
        """Take the file away; nothing if it is gone. Raises OSError and BadInput."""
        with suppress(FileNotFoundError), locked(self.path, name=self.name):
            self.path.unlink()


def read_settled(path: Path) -> str:
    """The text of a file that somebody may just be writing to: no line is read half. Raises BadInput."""
    if not path.is_file():
        return read_text(path)
    try:
        return Held(path).read()
    except FileNotFoundError:
        raise BadInput(f"{path}: no such file") from None


def stamp_of(status: os.stat_result) -> Stamp:
    """The stamp of a file."""
    return Stamp(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)


def moved(name: str) -> str:
    """What is said when somebody else has written."""
    return f"{name}: another program has changed it since; save this game to another file"


def _copy_aside(path: Path) -> None:
    """Leave a copy of a damaged file beside it, under a name that no other file has."""
    place = place_of(path)
    number = 1
    while os.path.lexists(aside := place.with_name(f"{place.name}.damaged-{number}")):
        number += 1
    shutil.copy2(place, aside)
