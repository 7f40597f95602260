"""Writing files so that nothing is ever lost: whole files by renaming, lines by appending, both down to the disk.

Reading them so that whatever stands in them is a text, or one clear line.
"""

import errno
import json
import os
import stat
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown

_MASKED: Final = threading.Lock()
"""Held while the user's mask is looked at, which cannot be done without changing it for a moment."""
LONGEST: Final = 64 * 1024 * 1024
"""Bytes of the largest file that is read. A long game takes less than a hundredth of it."""


def write_atomic(path: Path, text: str) -> int:
    """Put a text in place of a file: readers see the old one or the new one, never a part. Its size.

    Raises BadInput.
    """
    data = _encoded(path, text)
    try:
        place = Path(os.path.realpath(path))  # a link stays a link
        if place.exists() and not place.is_file():
            raise BadInput(f"{path}: is no ordinary file; name a file that can be replaced")
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{place.name[:100]}.", suffix=".part", dir=place.parent)
    except (OSError, ValueError) as error:
        raise BadInput(f"{path}: cannot be written ({_reason(error)}); name a file in a folder of yours") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _mode(place))
        os.replace(name, place)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({_reason(error)}); the file is as it was") from None
    finally:
        Path(name).unlink(missing_ok=True)
    _sync_folder(place.parent)
    return len(data)


def holds(path: Path, text: str) -> bool:
    """Whether a file holds this text already, byte for byte."""
    data = _encoded(path, text)
    try:
        return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data
    except (OSError, ValueError):
        return False


def append_lines(path: Path, text: str, size: int) -> int:
    """Add lines to the end of a file that has `size` bytes: all of them or none. Its new size.

    Raises FileNotFoundError if the file is gone, and BadInput.
    """
    data = _encoded(path, text)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_APPEND)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise _unwritten(path, error) from None
    try:
        if os.fstat(handle).st_size != size:
            raise changed(path)
        try:
            left = memoryview(data)
            while left:
                left = left[os.write(handle, left) :]
            os.fsync(handle)
        except BaseException as error:
            with suppress(OSError):
                os.ftruncate(handle, size)
            if isinstance(error, OSError):
                raise _unwritten(path, error) from None
            raise
    finally:
        os.close(handle)
    return size + len(data)


def size_of(path: Path) -> int:
    """The bytes of a file, -1 if it is not there."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return -1


class Changed(BadInput):
    """Somebody else wrote to a file."""


def changed(path: Path) -> Changed:
    """What to say about a file that somebody else wrote to."""
    return Changed(f"{path}: another program has changed it since; save this game to another file")


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file that exists."""
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):
        return False


def read_text(path: Path) -> str:
    """The text of a file, without the mark that some editors put before it. Raises BadInput."""
    try:
        with path.open("rb") as file:
            if stat.S_ISDIR(os.fstat(file.fileno()).st_mode):
                raise BadInput(f"{path}: is a folder; a record or a position is a text file")
            data = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise BadInput(f"{path}: no such file") from None
    except IsADirectoryError:
        raise BadInput(f"{path}: is a folder; a record or a position is a text file") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{path}: cannot be read ({_reason(error)})") from None
    if len(data) > LONGEST:
        raise BadInput(f"{path}: more than {LONGEST} bytes; neither a record nor a position is so long")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(
            f"{path}: byte {error.start} is not text in UTF-8; a record or a position is a text file"
        ) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


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


def _encoded(path: Path, text: str) -> bytes:
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise BadInput(f"{path}: cannot be written (character {error.start} is no text)") from None


def _unwritten(path: Path, error: OSError) -> BadInput:
    return BadInput(f"{path}: cannot be written ({_reason(error)}); save the game to another file")


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


def _sync_folder(folder: Path) -> None:
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
