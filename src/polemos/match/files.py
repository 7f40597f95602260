"""Writing files so that nothing is ever lost: whole files by renaming, down to the disk (lines are added by `held.py`).

Reading them so that whatever stands in them is a text, or one clear line.
"""

import errno
import json
import os
import re
import stat
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.match.locks import ON_ITSELF, is_free, lock_new, locked

_MASKED: Final = threading.Lock()
"""Held while the user's mask is looked at, which cannot be done without changing it for a moment."""
LONGEST: Final = 64 * 1024 * 1024
"""Bytes of the largest file that is read. A long game takes less than a hundredth of it."""
PART: Final = ".part"
"""How the names of files end that are not written whole yet."""
OURS: Final = re.compile(r"^\..+\.jsonl\.[a-z0-9_]+\.part$")
"""Such files of records; what others call so is theirs."""
RECORD: Final = re.compile(rb'(\xef\xbb\xbf)?\s*\{[^\r\n]*"polemos"')
"""How the bytes of a record begin."""
LOST: Final = "\ufffd"
"""What stands for bytes that are no text."""
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What a disk says that has no room."""
NO_LINKS: Final = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)
"""What a disk says that knows no links."""


def write_atomic(path: Path, text: str) -> None:
    """Put a text in place of a file, whatever stands there: readers see the old one or the new one, never a part.

    Raises BadInput.
    """
    put(path, encoded(str(path), text))


def put(path: Path, data: bytes, new: bool = False, name: str = "") -> os.stat_result:
    """Put bytes in place of a file, at once or not at all, down to the disk; how the file stands then.

    The new file is locked until then, so that nobody has written to it. `new`: raises FileExistsError if one is there;
    name: what an error calls the file, its path if it has none. Raises BadInput.
    """
    called = name or str(path)
    try:
        place = place_of(path)
        if place.exists() and not place.is_file():
            raise BadInput(f"{called}: is no ordinary file; name a file that can be replaced")
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, part = _part(place)
    except (OSError, ValueError) as error:
        raise unwritten(called, error, "name a file in a folder of yours") from None
    try:
        try:
            left = memoryview(data)
            while left:
                left = left[os.write(handle, left) :]
            os.fsync(handle)
            os.chmod(part, _mode(place))
            if not ON_ITSELF:
                os.close(handle)  # Windows renames no open file
                handle = -1
            if new:
                appear(part, place)
            else:
                os.replace(part, place)
            sync_folder(place.parent)
            return os.fstat(handle) if handle >= 0 else place.stat()
        finally:
            if handle >= 0:
                os.close(handle)
            Path(part).unlink(missing_ok=True)
    except FileExistsError:
        raise
    except OSError as error:
        raise unwritten(called, error, "the file is as it was") from None


def _part(place: Path) -> tuple[int, str]:
    """A new file beside another one, open and locked: nobody takes it for one that was left behind."""
    while True:
        handle, name = tempfile.mkstemp(prefix=f".{place.stem[:40]}{place.suffix[:12]}.", suffix=PART, dir=place.parent)
        lock_new(handle)
        if os.path.exists(name):
            return handle, name
        os.close(handle)


def appear(name: str, place: Path) -> None:
    """Let a file stand under a name that no other file has. Raises FileExistsError."""
    try:
        os.link(name, place)
        os.unlink(name)
    except FileExistsError:
        raise
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        # a disk without links: the name is taken first
        os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        with locked(place):
            if place.stat().st_size:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
            os.replace(name, place)


def sweep(folder: Path) -> None:
    """Remove what writers left behind who were killed: parts of records that nobody is writing."""
    for path in folder.glob(f".*{PART}"):
        if OURS.search(path.name) and path.is_file() and is_free(path):
            with suppress(OSError):
                path.unlink()


class Unwritten(BadInput):
    """A file that the disk or the folder does not take."""

    def __init__(self, name: str, error: Exception, advice: str) -> None:
        self.reason = _reason(error)
        super().__init__(f"{name}: cannot be written ({self.reason}); {advice}")
        self.full = isinstance(error, OSError) and error.errno in FULL
        """Whether there is no room; otherwise it is not allowed, or the disk does not work."""


def unwritten(name: str, error: Exception, advice: str = "save the game to another file") -> Unwritten:
    """What to say about a file that could not be written."""
    return Unwritten(name, error, advice)


def place_of(path: Path) -> Path:
    """Where a file really stands: a link stays a link."""
    return Path(os.path.realpath(path))


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file that exists."""
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):
        return False


def read_text(path: Path) -> str:
    """The text of a file, without the mark that some editors put before it. Raises BadInput."""
    try:
        return text_of(str(path), read_data(path)[0])
    except FileNotFoundError:
        raise BadInput(f"{path}: no such file") from None


def read_data(path: Path, name: str = "") -> tuple[bytes, os.stat_result]:
    """The bytes of a file and how it stood after they were read. Raises FileNotFoundError and BadInput."""
    called = name or str(path)
    try:
        with path.open("rb") as file:
            if stat.S_ISDIR(os.fstat(file.fileno()).st_mode):
                raise BadInput(f"{called}: is a folder; a record or a position is a text file")
            data = file.read(LONGEST + 1)
            status = os.fstat(file.fileno())
    except FileNotFoundError:
        raise
    except IsADirectoryError:
        raise BadInput(f"{called}: is a folder; a record or a position is a text file") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{called}: cannot be read ({_reason(error)})") from None
    if len(data) > LONGEST:
        raise BadInput(f"{called}: more than {LONGEST} bytes; neither a record nor a position is so long")
    return data, status


def text_of(name: str, data: bytes) -> str:
    """The text that stands in a file, with the line ends of this program. Raises BadInput.

    What a record holds between two sound lines is for whoever reads it line by line: LOST stands there for each byte
    that is no text.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if RECORD.match(data):
            return plain(data.decode("utf-8-sig", errors="replace"))
        raise BadInput(
            f"{name}: byte {error.start} is not text in UTF-8; a record or a position is a text file"
        ) from None
    return plain(text)


def plain(text: str) -> str:
    """A text as this program writes it: no mark before it, and its own line ends."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def parse_json(text: str) -> Any:
    """A JSON value: no key twice, no NaN, nothing that is no text. Raises ValueError, in one line."""
    try:
        value = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError:
        raise
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except UnicodeEncodeError:
        raise ValueError("half of a character (a lone surrogate)") from None
    except ValueError as error:
        raise ValueError("a number with too many digits" if "digits" in str(error) else str(error)) from None
    return value


def said(error: ValueError) -> str:
    """What is wrong with a JSON text that stands on one line."""
    return (
        f"{error.msg.removesuffix(' at')} at character {error.colno}"
        if isinstance(error, json.JSONDecodeError)
        else str(error)
    )


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise ValueError(f"the key {shown(key)} stands there twice")
            seen.add(key)
    return table


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def encoded(name: str, text: str) -> bytes:
    """The bytes of a text. Raises BadInput."""
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise BadInput(f"{name}: cannot be written (character {error.start} is no text)") from None


def _reason(error: Exception) -> str:
    if isinstance(error, FileExistsError):
        return os.strerror(errno.ENOTDIR)
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _mode(path: Path) -> int:
    """The permissions of the file that is replaced; for a new one, what the user's mask allows."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        with _MASKED:
            mask = os.umask(0)
            os.umask(mask)
        return 0o666 & ~mask


def sync_folder(folder: Path) -> None:
    """Make a rename last through a power failure, where folders can be synchronised."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
