"""Records of games: JSON Lines that a person can read, compare and mend, and that grow by appending.

    {"polemos": 1, "game": "duel", "rules": "1", "scenario": "long", "options": [], "seed": "7", "dice": "seeded", ...}
    {"n": 1, "side": "red", "choice": "advance:red-1"}
    {"n": 2, "side": "blue", "aside": "show-hand"}
    {"n": 2, "rules": "1", "data": "...", "snapshot": {...}}
    {"n": 2, "end": "surrender", "side": "red"}
    {"study": "comment", "n": 1, "text": "Too early."}

The first line is the header. Each entry carries its number; where the dice are fair (see `fair_dice`) also the
faces "rolled" in it, and in a record taken away before the end that with which the generator was "seeded" for it.
The choice of a bot may carry what its "search" found (see `found`), which is for people and bears on nothing.
A snapshot is the whole state after entry n: it lets a game go on under rules that have changed, and betrays an edited
line. There is one before the first entry, one at least every SNAPSHOT_EVERY entries, and one at each new turn. A match
that did not end by its rules says how in a last line: its "end" is "surrender" or "time", with the side, or "draw".
Comments and variations stand behind all that (see `notebook`) in a record that is given away; the server keeps them
elsewhere, so that a file grows by what is played and by nothing else. Reading checks the form of every line; whether
the entries can be played is the business of `replay`.
"""

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.match.ending import END, Ending, ending_of
from polemos.match.entry import ASIDE, CHOICE, DICE, DRAWS, KINDS, Entry, entry_of
from polemos.match.files import LOST, parse_json, plain, said, write_atomic
from polemos.match.header import NOTED_FORMAT, Header, header_of
from polemos.match.held import read_settled
from polemos.match.notebook import STUDY, Notebook, noted

__all__ = (
    "ASIDE",
    "CHOICE",
    "DICE",
    "DRAWS",
    "KINDS",
    "PACKING",
    "SNAPSHOT_EVERY",
    "Damaged",
    "Entry",
    "Record",
    "Snapshot",
    "is_record",
    "line",
    "parse",
    "read",
)

PACKING: Final = 1
"""How hard snapshots are packed: the quickest way already leaves a tenth of them."""
SNAPSHOT_EVERY: Final = 20
"""Entries between two snapshots, at most; each new turn brings one as well."""


@dataclass(slots=True, frozen=True)
class Snapshot:
    """The saved form of the state after entry n, and the rules and data that made it.

    It is held packed: a long game has hundreds, each of thousands of numbers, and they are hardly ever looked at.
    """

    n: int
    rules: str
    data: str
    packed: bytes

    @classmethod
    def of(cls, n: int, rules: str, data: str, state: dict[str, Any]) -> "Snapshot":
        """The snapshot of a saved form."""
        return cls(n, rules, data, zlib.compress(line(state).encode(), PACKING))

    @property
    def state(self) -> dict[str, Any]:
        """The saved form, made anew each time."""
        found: dict[str, Any] = json.loads(zlib.decompress(self.packed))
        return found

    def as_json(self) -> dict[str, Any]:
        """Its line."""
        return {"n": self.n, "rules": self.rules, "data": self.data, "snapshot": self.state}


@dataclass(slots=True)
class Record:
    """A whole game."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    torn: bool = field(default=False, compare=False)
    """Whether a last line was left out that had been cut off in writing, and so was never acknowledged."""
    cut: bool = field(default=False, compare=False)
    """Whether more was left out, because it was damaged."""
    ending: Ending | None = None
    """How the match ended, if not by its rules."""
    notebook: Notebook = field(default=Notebook(), compare=False)
    """What somebody has written to it, and the variations that he has kept."""

    def lines(self) -> Iterable[str]:
        """Every line, without line ends."""
        header = self.header.as_json()
        yield line({**header, "polemos": NOTED_FORMAT} if self.notebook else header)
        waiting = sorted(self.snapshots, key=lambda s: s.n)
        at = 0
        for n in range(len(self.entries) + 1):
            if n:
                yield line(self.entries[n - 1].as_json(n))
            while at < len(waiting) and waiting[at].n == n:
                yield line(waiting[at].as_json())
                at += 1
        if self.ending is not None:
            yield line(self.ending.as_json(len(self.entries)))
        for row in self.notebook.rows():
            yield line(row)

    def text(self) -> str:
        """The whole file."""
        return "".join(one + "\n" for one in self.lines())

    def write(self, path: Path) -> None:
        """Put the whole record in place of a file, whatever stands there. Raises BadInput."""
        write_atomic(path, self.text())

    def upto(self, n: int) -> "Record":
        """The record without anything after entry n, nor an end by agreement."""
        shots = [s for s in self.snapshots if s.n <= n]
        return Record(self.header, self.entries[:n], shots, notebook=self.notebook.upto(n))

    def seeded(self, n: int) -> Entry:
        """Entry n as it is to be carried out: with what its generator begins with, where that is known."""
        entry, fair = self.entries[n - 1], self.header.fair
        return replace(entry, seeded=fair.generator(n)) if fair is not None and fair.secret else entry

    def seeded_entries(self, first: int = 1, last: int | None = None) -> list[Entry]:
        """The entries from `first` to `last` as they are to be carried out."""
        return [self.seeded(n) for n in range(first, (len(self.entries) if last is None else last) + 1)]

    @property
    def unspoilt(self) -> "Record":
        """The record as it may be given away while the game goes on: it holds no die to come, and can be replayed."""
        fair = self.header.fair
        if fair is None or not fair.secret:
            return self
        return replace(self, header=replace(self.header, fair=fair.sealed), entries=self.seeded_entries())

    def goes_on_from(self, other: "Record") -> bool:
        """Whether it holds all that another record of the same game holds, in the same order, and perhaps more."""
        mine, theirs = self.entries, other.entries
        same = self.header.begins_like(other.header) and mine[: len(theirs)] == theirs
        if other.ending is not None:
            same = same and (self.ending, len(mine)) == (other.ending, len(theirs))
        first, other_first = self.first, other.first
        return same and (first is None or other_first is None or first.packed == other_first.packed)

    @property
    def first(self) -> Snapshot | None:
        """The snapshot before the first entry."""
        return next((s for s in self.snapshots if s.n == 0), None)


class Damaged(BadInput):
    """A record of which a part can be kept: what stands before the damage. `good` is its last sound entry.

    `shot`: the entry whose snapshot shows the damage; -1 where it is the entry after `good` that cannot be.
    """

    def __init__(self, what: str, good: int, shot: int = -1) -> None:
        super().__init__(f"{what}; repair it (--repair) to go on from choice {good}")
        self.what = what
        self.good = good
        self.shot = shot


def line(data: dict[str, Any]) -> str:
    """One line of a record: compact, in readable characters."""
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


# ---------------------------------------------------------------- reading


def read(path: Path, repair: bool = False) -> Record:
    """The record in a file. `repair` leaves out all from the first damage on. Raises BadInput."""
    return parse(read_settled(path), str(path), repair)


def is_record(text: str) -> bool:
    """Whether a text begins like a record."""
    first = text.removeprefix("\ufeff").lstrip().partition("\n")[0]
    return first.startswith("{") and '"polemos"' in first


def parse(text: str, where: str, repair: bool = False, torn: bool = False) -> Record:
    """The record in a text; empty lines and the line ends of other editors mean nothing.

    `torn` leaves out a last line that was cut off in writing, `repair` all from the first damage on. Raises BadInput;
    Damaged if `repair` would help.
    """
    text = plain(text)
    rows = [(number, row) for number, row in enumerate(text.split("\n"), 1) if row.strip()]
    if not rows:
        raise BadInput(f"{where}: empty; a record begins with its header line")
    number, first = rows[0]
    place = f"{where}, line {number}"
    record = Record(header_of(_object(first, place), place))
    for number, row in rows[1:]:
        place = f"{where}, line {number}"
        is_torn = number == rows[-1][0] and not text.endswith("\n") and not _is_json(row)
        try:
            if is_torn:
                raise BadInput(f"{place}: cut off after {len(row)} characters")
            _take(record, row, place)
        except BadInput as error:
            if not repair and not (torn and is_torn):
                raise Damaged(str(error), len(record.entries)) from None
            record.torn, record.cut = is_torn, not is_torn
            return record
    return record


def _take(record: Record, row: str, place: str) -> None:
    """One more line of a record."""
    data = _object(row, place)
    if STUDY in data:
        record.notebook = noted(record.notebook, data, place, len(record.entries))
        return
    if record.ending is not None:
        raise BadInput(f"{place}: a line after the end of the match; only comments and variations may follow it")
    if END in data:
        record.ending = ending_of(data, place, len(record.entries))
    elif "snapshot" in data:
        record.snapshots.append(_snapshot(data, place, len(record.entries)))
    else:
        record.entries.append(entry_of(data, place, len(record.entries) + 1))


def _object(row: str, place: str) -> dict[str, Any]:
    """The JSON object on a line."""
    if LOST in row:
        raise BadInput(f"{place}: character {row.index(LOST) + 1} is not text in UTF-8; a record is a text file")
    try:
        data = parse_json(row)
    except ValueError as error:
        raise BadInput(f"{place}: not valid JSON ({said(error)}); a record is one JSON object a line") from None
    if not isinstance(data, dict):
        raise BadInput(f"{place}: a JSON object is expected, not {row[:40]}")
    return data


def _is_json(row: str) -> bool:
    try:
        parse_json(row)
    except ValueError:
        return False
    return True


def _snapshot(data: dict[str, Any], place: str, expected: int) -> Snapshot:
    n, state = data.get("n"), data["snapshot"]
    if type(n) is not int or n != expected:
        raise BadInput(
            f"{place}: a snapshot after entry {shown(n)} where the last entry is {expected}; "
            "a line was removed or moved"
        )
    rules, fingerprint = data.get("rules"), data.get("data")
    if not isinstance(state, dict) or not isinstance(rules, str) or not isinstance(fingerprint, str):
        raise BadInput(f"{place}: a snapshot needs rules and data (texts) and snapshot (an object)")
    return Snapshot.of(n, rules, fingerprint, state)
