"""Where the terminal may write: never over something that could not be had again."""

import os
from pathlib import Path

from polemos.cli.words import Wrong


def refuse_to_replace(path: Path) -> None:
    """A new game takes a new file, so that no other one is lost. Raises Wrong."""
    if os.path.lexists(path) and not (path.is_file() and path.stat().st_size == 0):
        raise Wrong("wrong-save", file=path)


def refuse_to_overwrite(path: Path) -> None:
    """A picture never takes the place of a record or a position. Raises Wrong."""
    if path.is_file() and path.suffix.lower() != ".svg" and path.stat().st_size:
        raise Wrong("wrong-overwrite", file=path)
