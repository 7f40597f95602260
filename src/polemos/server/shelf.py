"""Where the records of a server stand: as files in its folder, or wherever else each has a name of its own."""

import os
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from polemos.match.files import read_text, sweep
from polemos.match.held import Held, Keeping
from polemos.match.opening import RECORD, fresh_path
from polemos.room.game import AnyGame
from polemos.server.problems import Refused


class Place(Protocol):
    """Where records stand, each with a name of its own."""

    def mark(self, name: str) -> str:
        """What changes whenever a record is written to; "" when it is not there."""

    def keeping(self, name: str) -> Keeping:
        """Where a record is kept."""


class Shelf(Place, Protocol):
    """All records of a server, by their names ("duel-7.jsonl")."""

    def open(self) -> None:
        """Begin: what was left half written by a killed server goes."""

    def names(self) -> dict[str, float]:
        """All records, each with the time when it was last written to (seconds since 1970). Raises Refused."""

    def written(self, name: str) -> float | None:
        """When a record was last written to (seconds since 1970); None when it is not there."""

    def text(self, name: str) -> str:
        """The text of a record as it stands, unless it is broken or too long. Raises BadInput."""

    def lines(self, name: str) -> Generator[str, None, None]:
        """The lines of a record, one after the other. Raises OSError and UnicodeDecodeError."""

    def raw(self, name: str) -> str:
        """The text of a record, whatever stands in it. Raises OSError."""

    def fresh(self, game: AnyGame, seed: str) -> str:
        """A name for a new record that no other one has."""


class Folder:
    """The records of a folder, each a file. absent: whether there is no folder, as its disk takes none."""

    def __init__(self, folder: Path, absent: bool = False) -> None:
        self._folder = folder
        self._absent = absent

    def open(self) -> None:
        """What was left half written by a killed server goes."""
        sweep(self._folder)

    def names(self) -> dict[str, float]:
        """The files that are records. Raises Refused."""
        found: dict[str, float] = {}
        try:
            with os.scandir(self._folder) as folder:
                for file in folder:
                    if file.name.endswith(RECORD) and not file.name.startswith("."):
                        with suppress(OSError):  # it has just gone
                            if file.is_file():
                                found[file.name] = file.stat().st_mtime
        except OSError as error:
            if not (self._absent and isinstance(error, FileNotFoundError)):
                raise Refused(503, "list", what=error.strerror or str(error)) from None
        return found

    def mark(self, name: str) -> str:
        """What changes whenever a file is written to; "" when it is not there."""
        try:
            now = os.stat(self._folder / name)
        except OSError:
            return ""
        return f"{now.st_size}/{now.st_mtime_ns}/{now.st_ino}"

    def written(self, name: str) -> float | None:
        """When a file was last written to; None when it is not there."""
        try:
            return (self._folder / name).stat().st_mtime
        except OSError:
            return None

    def keeping(self, name: str) -> Held:
        """The file."""
        return Held(self._folder / name, name)

    def text(self, name: str) -> str:
        """The text of a file. Raises BadInput."""
        return read_text(self._folder / name)

    def lines(self, name: str) -> Generator[str, None, None]:
        """The lines of a file. Raises OSError and UnicodeDecodeError."""
        with (self._folder / name).open(encoding="utf-8-sig") as file:
            yield from file

    def raw(self, name: str) -> str:
        """The text of a file, whatever stands in it. Raises OSError."""
        return (self._folder / name).read_text("utf-8", errors="replace")

    def fresh(self, game: AnyGame, seed: str) -> str:
        """A name that no file of the folder has."""
        return fresh_path(self._folder, game, seed).name
