"""How games begin: the first choices at which the records of a scenario part, with what became of them.

Only the first lines of a record are read, and each of them once as long as its file stands as it did. What a choice is
called is found by playing one of the records up to it.
"""

import threading
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final, NamedTuple

from polemos.kernel.errors import PolemosError
from polemos.match.record import CHOICE, Record, parse
from polemos.match.replay import replay
from polemos.room.game import AnyGame
from polemos.server.library import DRAW, Volume
from polemos.server.schemas_library import OpeningModel
from polemos.server.shelf import Shelf

DEEP: Final = 80
"""Entries of a record among which its opening is looked for."""
LEVELS: Final = 4
"""Decisions at which games part, one after the other."""
WIDE: Final = 8
"""Choices of one decision that are told; the rarer ones are left out."""
SNAPSHOT: Final = '"snapshot"'
"""What stands near the beginning of a line that is no entry."""
NEAR: Final = 400
LONGEST: Final = 4_000_000
"""Characters of a file that are read at most."""


class Move(NamedTuple):
    """A choice in a record: its entry, whose it is, and its id."""

    n: int
    side: str
    choice: str


@dataclass(frozen=True, slots=True)
class Opening:
    """How one match began, and what became of it: a side, "draw", or "" while it is not over."""

    match_id: str
    record: Record
    moves: tuple[Move, ...]
    winner: str


class Openings:
    """The openings of all records of a folder, as far as somebody has asked for them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._known: dict[str, tuple[str, Record]] = {}
        """By file: how it stood, and its beginning."""
        self._lock = threading.Lock()

    def of(self, volumes: Iterable[Volume]) -> list[Opening]:
        """How these matches began, at their scenario's beginning; those are left out whose records cannot be read."""
        found = []
        for one in volumes:
            record = self._head(one.visit.row.file)
            if record is not None and record.header.position is None:
                moves = [Move(n, e.side, e.text) for n, e in enumerate(record.entries, 1) if e.kind == CHOICE]
                winner = str(one.summary.get("winner") or "") if one.summary.get("over") else ""
                found.append(Opening(one.visit.row.id, record, tuple(moves), winner))
        return found

    def _head(self, file: str) -> Record | None:
        stamp = self._shelf.mark(file)
        with self._lock:
            known = self._known.get(file)
        if known is None or known[0] != stamp:
            record = head(self._shelf, file)
            if record is None:
                return None
            known = (stamp, record)
            with self._lock:
                self._known[file] = known
        return known[1]


def head(shelf: Shelf, name: str) -> Record | None:
    """The header of a record and its first entries, without snapshots; None where it cannot be read."""
    rows: list[str] = []
    left = LONGEST
    try:
        with closing(shelf.lines(name)) as lines:
            for row in lines:
                left -= len(row)
                if SNAPSHOT not in row[:NEAR]:
                    rows.append(row)
                if len(rows) > DEEP or left < 0:
                    break
        return parse("".join(rows), name, torn=True)
    except (OSError, UnicodeDecodeError, PolemosError):
        # what is wrong with it the list says
        return None


# ---------------------------------------------------------------- where they part


def parts(openings: Sequence[Opening], game: AnyGame, language: str) -> list[OpeningModel]:
    """The choices at which games part, each followed by those at which they part after it."""
    return _parts(list(openings), game, language, 0, 0)


def _parts(openings: list[Opening], game: AnyGame, language: str, at: int, depth: int) -> list[OpeningModel]:
    while True:
        here = [one for one in openings if len(one.moves) > at]
        if len(here) < 2 or depth == LEVELS:
            return []
        ways: dict[tuple[str, str], list[Opening]] = {}
        for one in here:
            ways.setdefault(one.moves[at][1:], []).append(one)
        if len(ways) > 1:
            break
        at += 1
    if depth and max(map(len, ways.values())) < 2:
        return []  # every game has gone its own way
    # the same words are the same choice, whatever ids two counters of one kind have
    told: dict[tuple[str, str], list[Opening]] = {}
    for (side, choice), group in sorted(ways.items(), key=lambda one: -len(one[1]))[: 2 * WIDE]:
        told.setdefault((side, words_of(game, group[0], at, choice, language)), []).extend(group)
    found = []
    for (side, text), group in sorted(told.items(), key=lambda one: -len(one[1]))[:WIDE]:
        found.append(_model(game, side, text, group, group[0].moves[at].n, depth))
        found += _parts(group, game, language, at + 1, depth + 1)
    return found


def _model(game: AnyGame, side: str, text: str, group: list[Opening], n: int, depth: int) -> OpeningModel:
    winners = [one.winner for one in group]
    return OpeningModel(
        depth=depth,
        n=n,
        side=side,
        text=text,
        games=len(group),
        wins=[winners.count(name) for name in game.sides],
        draws=winners.count(DRAW),
        on=winners.count(""),
        match=group[0].match_id,
    )


def words_of(game: AnyGame, one: Opening, at: int, choice: str, language: str) -> str:
    """A choice in words, as it stood in a record; its id where the record cannot be played up to it any more."""
    move = one.moves[at]
    try:
        state = replay(game, Record(one.record.header, one.record.entries[: move.n - 1])).state
        return game.edge.describe(state, game.rules.choice_value(choice), language).text
    except PolemosError:
        return choice
