"""Writing files so that nothing is ever lost: whole files by renaming, lines by appending, both down to the disk."""

import os
import tempfile
from pathlib import Path

from polemos.kernel.errors import BadInput


def write_atomic(path: Path, text: str) -> None:
    """Put a text in place of a file: readers see the old one or the new one, never a part. Raises BadInput."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror}); name a file in a folder of yours") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _mode(path))
        os.replace(name, path)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror}); the file is as it was") from None
    finally:
        Path(name).unlink(missing_ok=True)
    _sync_folder(path.parent)


def append_lines(path: Path, text: str) -> None:
    """Add lines to the end of a file. Raises BadInput."""
    try:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror}); save the game to another file") from None


def read_text(path: Path) -> str:
    """The text of a file. Raises BadInput."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"{path}: no such file") from None
    except UnicodeDecodeError as error:
        raise BadInput(
            f"{path}: byte {error.start} is not text in UTF-8; a record or a position is a text file"
        ) from None
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from None


def _mode(path: Path) -> int:
    """The permissions of the file that is replaced; for a new one, what the user's mask allows."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
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
