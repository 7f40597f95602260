"""Where the record of a match is written: the file in which it is kept entry by entry, and copies saved elsewhere."""

from pathlib import Path

from polemos.kernel.errors import BadInput
from polemos.match.files import place_of, same_file
from polemos.match.held import Held, Keeping
from polemos.match.record import Record, line, parse
from polemos.match.words import Wrong


class Taken(Wrong):
    """A file that holds another game, or one that has gone another way."""


class RecordFiles:
    """The file in which a match is kept, if there is one, and the copies of its record that were saved."""

    def __init__(self) -> None:
        self.held: Keeping | None = None
        """The file in which the match is kept."""
        self._copies: dict[Path, Held] = {}

    @property
    def path(self) -> Path | None:
        """The file in which the match is kept."""
        return None if self.held is None else self.held.path

    @property
    def mark(self) -> str:
        """The state of that file for which the match stands; "" when there is none."""
        return "" if self.held is None else self.held.mark

    def stale(self) -> bool:
        """Whether that file stands otherwise than the match does, or is gone."""
        return self.held is not None and self.held.stale()

    def save(self, record: Record, path: Path) -> None:
        """Write the whole record into a file, at once or not at all.

        What stands there may be replaced if it is an earlier part of this game. Raises Taken, Changed and BadInput.
        """
        if self.held is not None and same_file(path, self.held.path):
            put_record(self.held, record)
            return
        copy = self._copies.get(place_of(path))
        if copy is None or copy.stale():
            copy = Held(path)
            there = record_in(copy, repair=record.cut)
            if there is not None and not record.goes_on_from(there):
                raise Taken("wrong-taken", file=path)
        put_record(copy, record)
        self._copies[place_of(path)] = copy

    def add(self, record: Record, added: Record) -> None:
        """Add entries, their snapshots and the end to the file; all anew if somebody removed that, or it is torn.

        record: what comes before them. Raises Changed and BadInput, and then nothing is added.
        """
        held, before = self.held, len(record.entries)
        if held is None:
            return
        rows = [s.as_json() for s in added.snapshots if s.n == before]
        for n, entry in enumerate(added.entries, before + 1):
            rows += [entry.as_json(n), *(s.as_json() for s in added.snapshots if s.n == n)]
        if added.ending is not None:
            rows.append(added.ending.as_json(before + len(added.entries)))
        text = "".join(line(row) + "\n" for row in rows)
        try:
            if held.ragged:
                held.replace(record.text() + text)
                record.cut = record.torn = False
            else:
                held.append(text)
        except FileNotFoundError:
            held.create(record.text() + text)

    def rewrite(self, record: Record) -> None:
        """Put a record in place of the one in the file. Raises Changed and BadInput."""
        if self.held is not None:
            put_record(self.held, record)


def record_in(held: Keeping, repair: bool) -> Record | None:
    """What a file holds, None if nothing; `repair` as in `parse`. Raises Taken if that is no sound record."""
    try:
        text = held.read()
    except FileNotFoundError:
        return None
    if not text.strip():
        return None
    try:
        return parse(text, str(held.path), repair=repair, torn=True)
    except BadInput:
        raise Taken("wrong-taken", file=held.path) from None


def put_record(held: Keeping, record: Record) -> None:
    """Put a record into a file that stands as its door believes, or is not there. Raises Changed and BadInput."""
    try:
        held.replace(record.text())
    except FileNotFoundError:
        held.create(record.text())
