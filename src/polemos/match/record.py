"""Records of games: JSON Lines that a person can read, compare and mend, and that grow by appending.

    {"polemos": 1, "game": "duel", "rules": "1", "scenario": "long", "options": [], "seed": "7", "dice": "seeded", ...}
    {"n": 1, "side": "red", "choice": "advance:red-1"}
    {"n": 2, "side": "blue", "aside": "show-hand"}
    {"n": 2, "rules": "1", "data": "...", "snapshot": {...}}

The first line is the header. Each entry carries its number. A snapshot is the whole state after entry n: it lets a game
go on under rules that have changed, and betrays an edited line. Reading checks the form of every line; whether the
entries can be played is the business of `replay`.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.match.files import parse_json, read_text, said, write_atomic

FORMAT: Final = 1
SNAPSHOT_EVERY: Final = 100

CHOICE: Final = "choice"
ASIDE: Final = "aside"
DICE: Final = "dice"
DRAWS: Final = "draws"
KINDS: Final = (CHOICE, ASIDE, DICE, DRAWS)
"""A choice, an aside, faces and draws that come next (these two by order of whoever hosts the game)."""


@dataclass(slots=True, frozen=True)
class Entry:
    """One line of a game: the name of the side ("" for dice and draws), what it is, and its text.

    `text` is the id of a choice or aside, or the numbers of dice and draws with spaces between.
    """

    side: str
    kind: str
    text: str

    def as_json(self, n: int) -> dict[str, Any]:
        """The line of entry n."""
        if self.kind in (DICE, DRAWS):
            return {"n": n, self.kind: [int(part) for part in self.text.split()]}
        return {"n": n, "side": self.side, self.kind: self.text}


@dataclass(slots=True, frozen=True)
class Snapshot:
    """The saved form of the state after entry n, and the rules and data that made it."""

    n: int
    rules: str
    data: str
    state: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """Its line."""
        return {"n": self.n, "rules": self.rules, "data": self.data, "snapshot": self.state}


@dataclass(slots=True, frozen=True)
class Header:
    """The first line: which game, by which rules and data, how begun, and who sat where ("human" or a bot)."""

    game: str
    rules: str
    data: str
    scenario: str
    options: tuple[str, ...]
    seed: str
    dice: str
    seats: tuple[tuple[str, str], ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Its line."""
        return {
            "polemos": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "scenario": self.scenario,
            "options": list(self.options),
            "seed": self.seed,
            "dice": self.dice,
            "seats": dict(self.seats),
            "data": self.data,
        }


@dataclass(slots=True)
class Record:
    """A whole game. A game that began from a position has a snapshot with n = 0."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)

    def lines(self) -> Iterable[str]:
        """Every line, without line ends."""
        yield line(self.header.as_json())
        waiting = sorted(self.snapshots, key=lambda s: s.n)
        at = 0
        for n in range(len(self.entries) + 1):
            if n:
                yield line(self.entries[n - 1].as_json(n))
            while at < len(waiting) and waiting[at].n == n:
                yield line(waiting[at].as_json())
                at += 1

    def text(self) -> str:
        """The whole file."""
        return "".join(one + "\n" for one in self.lines())

    def write(self, path: Path) -> int:
        """Put the whole record in place of a file, at once or not at all. Its size. Raises BadInput."""
        return write_atomic(path, self.text())

    def upto(self, n: int) -> "Record":
        """The record without anything after entry n."""
        return Record(self.header, self.entries[:n], [s for s in self.snapshots if s.n <= n])


def line(data: dict[str, Any]) -> str:
    """One line of a record: compact, in readable characters."""
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


# ---------------------------------------------------------------- reading


def read(path: Path, repair: bool = False) -> Record:
    """The record in a file. `repair` leaves out a last line that was cut off in writing. Raises BadInput."""
    return parse(read_text(path), str(path), repair)


def is_record(text: str) -> bool:
    """Whether a text begins like a record."""
    first = text.lstrip().partition("\n")[0]
    return first.startswith("{") and '"polemos"' in first


def parse(text: str, where: str, repair: bool = False) -> Record:
    """The record in a text. Raises BadInput."""
    rows = text.split("\n")
    whole = rows[-1] == ""
    if whole:
        rows.pop()
    if not rows:
        raise BadInput(f"{where}: empty; a record begins with its header line")
    record: Record | None = None
    for number, row in enumerate(rows, 1):
        place = f"{where}, line {number}"
        try:
            data = parse_json(row)
        except ValueError as error:
            if number == len(rows) and not whole and record is not None:
                if repair:
                    return record
                good = len(record.entries)
                raise BadInput(
                    f"{place}: cut off after {len(row)} characters; repair it (--repair) to go on from choice {good}"
                ) from None
            raise BadInput(f"{place}: not valid JSON ({said(error)}); a record is one JSON object a line") from None
        if not isinstance(data, dict):
            raise BadInput(f"{place}: a JSON object is expected, not {row[:40]}")
        if record is None:
            record = Record(_header(data, place))
        elif "snapshot" in data:
            record.snapshots.append(_snapshot(data, place, len(record.entries)))
        else:
            record.entries.append(_entry(data, place, len(record.entries) + 1))
    assert record is not None
    return record


def _header(data: dict[str, Any], place: str) -> Header:
    if "polemos" not in data:
        raise BadInput(f'{place}: no header; a record begins with {{"polemos": {FORMAT}, "game": ...}}')
    if data["polemos"] != FORMAT:
        raise BadInput(f"{place}: format {shown(data['polemos'])} of records is not known here; format {FORMAT} is")
    texts = {}
    for key in ("game", "rules", "data", "scenario", "seed", "dice"):
        if not isinstance(data.get(key), str):
            raise BadInput(f"{place}: {key} must be a text, not {shown(data.get(key))}")
        texts[key] = data[key]
    options = data.get("options")
    if not isinstance(options, list) or not all(isinstance(name, str) for name in options):
        raise BadInput(f"{place}: options must be a list of names, not {shown(options)}")
    seats = data.get("seats", {})
    if not isinstance(seats, dict) or not all(isinstance(who, str) for who in seats.values()):
        raise BadInput(f"{place}: seats must be an object of names, not {shown(seats)}")
    return Header(**texts, options=tuple(options), seats=tuple(seats.items()))


def _entry(data: dict[str, Any], place: str, expected: int) -> Entry:
    n = data.get("n")
    if n != expected or type(n) is not int:
        raise BadInput(f"{place}: entry {shown(n)} where entry {expected} is due; a line was removed, doubled or moved")
    kinds = [kind for kind in KINDS if kind in data]
    if len(kinds) != 1:
        raise BadInput(f"{place}: entry {n} must have exactly one of {', '.join(KINDS)}")
    kind, value = kinds[0], data[kinds[0]]
    known = {"n", kind} if kind in (DICE, DRAWS) else {"n", "side", kind}
    strange = sorted(set(data) - known)
    if strange:
        raise BadInput(
            f"{place}: entry {n} has the unknown key {shown(strange[0])}; it may have {', '.join(sorted(known))}"
        )
    if kind in (DICE, DRAWS):
        if not isinstance(value, list) or not all(type(x) is int for x in value):
            raise BadInput(f"{place}: {kind} of entry {n} must be a list of whole numbers, not {shown(value)}")
        return Entry("", kind, " ".join(map(str, value)))
    side = data.get("side")
    if not isinstance(value, str) or not isinstance(side, str):
        raise BadInput(f"{place}: side and {kind} of entry {n} must be texts, not {shown(side)} and {shown(value)}")
    return Entry(side, kind, value)


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
    return Snapshot(n, rules, fingerprint, state)
