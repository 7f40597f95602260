"""Where the terminal may write, never over something that could not be had again, and how a shell reads its name."""

import os
import shlex
import subprocess
from pathlib import Path

from polemos.cli.words import Wrong


def refuse_to_replace(path: Path) -> None:
    """A new game takes a new file, so that no other one is lost. Raises Wrong."""
    if os.path.lexists(path) and not (path.is_file() and path.stat().st_size == 0):
        raise Wrong("wrong-save", file=path, typed=for_shell(path))


def refuse_to_overwrite(path: Path) -> None:
    """A picture never takes the place of a record or a position. Raises Wrong."""
    if path.is_file() and path.suffix.lower() != ".svg" and path.stat().st_size:
        raise Wrong("wrong-overwrite", file=path)


def for_shell(name: Path | str) -> str:
    """A name as it must be typed in a command, so that a shell takes it for one word."""
    return subprocess.list2cmdline([str(name)]) if os.name == "nt" else shlex.quote(str(name))
