"""How games begin: the first choices at which the records of a scenario part, with what became of them.

Only the first lines of a record are read, and each of them once as long as its file stands as it did. What a choice is
called is found by playing one of the records up to it. A set-up is one such choice, in whatever order it was made.
"""

import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from polemos.kernel.errors import PolemosError
from polemos.match.record import Record, parse
from polemos.match.replay import replay
from polemos.room.game import AnyGame
from polemos.server.library import DRAW, Volume
from polemos.server.schemas_library import OpeningModel
from polemos.server.set_ups import SHOWN, Move, differences, moves_of, told
from polemos.server.shelf import Shelf
from polemos.server.words import words

DEEP: Final = 300
"""Entries of a record among which its opening is looked for: a set-up by hand has many."""
HURRY: Final = 4.0
"""Seconds that one question may spend on playing set-ups; the records that are left are looked at with the next."""
LEVELS: Final = 4
"""Decisions at which games part, one after the other."""
WIDE: Final = 8
"""Choices of one decision that are told; the rarer ones are left out."""
SNAPSHOT: Final = '"snapshot"'
"""What stands near the beginning of a line that is no entry."""
NEAR: Final = 400
LONGEST: Final = 4_000_000
"""Characters of a file that are read at most."""


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
        self._known: dict[str, tuple[str, Record, tuple[Move, ...]]] = {}
        """By file: how it stood, its beginning, and the choices in it."""
        self._lock = threading.Lock()

    def of(self, volumes: Iterable[Volume], game: AnyGame) -> tuple[list[Opening], int]:
        """How these matches of a game began, at their scenario's beginning, and for how many there was no time.

        Those are left out whose records cannot be read.
        """
        found: list[Opening] = []
        late, until = 0, time.monotonic() + HURRY
        for one in volumes:
            known = self._head(one.visit.row.file, game, until)
            if known is None:
                continue
            _, record, moves = known
            if record.header.position is not None:
                continue
            if not moves and record.entries:
                late += 1
                continue
            winner = str(one.summary.get("winner") or "") if one.summary.get("over") else ""
            found.append(Opening(one.visit.row.id, record, moves, winner))
        return found, late

    def _head(self, file: str, game: AnyGame, until: float) -> tuple[str, Record, tuple[Move, ...]] | None:
        stamp = self._shelf.mark(file)
        with self._lock:
            known = self._known.get(file)
        if known is None or known[0] != stamp:
            record = head(self._shelf, file)
            if record is None:
                return None
            known = (stamp, record, ())
        if not known[2] and known[1].header.position is None and time.monotonic() < until:
            known = (stamp, known[1], moves_of(game, known[1]))
        with self._lock:
            self._known[file] = known
        return known


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
            ways.setdefault(one.moves[at][1:3], []).append(one)
        if len(ways) > 1:
            break
        at += 1
    if depth and max(map(len, ways.values())) < 2:
        return []  # every game has gone its own way
    # the same words are the same choice, whatever ids two counters of one kind have
    often = sorted(ways.values(), key=lambda one: -len(one))[: 2 * WIDE]
    alike: dict[tuple[str, str], list[Opening]] = {}
    for group, text in zip(often, texts_of(game, often, at, language), strict=True):
        alike.setdefault((group[0].moves[at].side, text), []).extend(group)
    found = []
    for (side, text), group in sorted(alike.items(), key=lambda one: -len(one[1]))[:WIDE]:
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


def texts_of(game: AnyGame, groups: Sequence[Sequence[Opening]], at: int, language: str) -> list[str]:
    """What is told of the choice of each group: of set-ups what sets them apart."""
    sets = [group[0] for group in groups if group[0].moves[at].first]
    apart = differences([told(game, one.record, one.moves[at], language) for one in sets])
    said = {one.moves[at].choice: what for one, what in zip(sets, apart, strict=True)}
    return [
        _set_up(said[group[0].moves[at].choice], language)
        if group[0].moves[at].first
        else words_of(game, group[0], at, group[0].moves[at].choice, language)
        for group in groups
    ]


def _set_up(what: Sequence[str], language: str) -> str:
    """The first differences of a set-up; a set-up of one choice is that choice."""
    if len(what) == 1:
        return what[0]
    room = words(language)
    listed = room("opening-listed").join(what[:SHOWN])
    return room("opening-set-up", {"what": listed, "more": max(0, len(what) - SHOWN)})


def words_of(game: AnyGame, one: Opening, at: int, choice: str, language: str) -> str:
    """A choice in words, as it stood in a record; its id where the record cannot be played up to it any more."""
    move = one.moves[at]
    try:
        state = replay(game, Record(one.record.header, one.record.entries[: move.n - 1])).state
        return game.edge.describe(state, game.rules.choice_value(choice), language).text
    except PolemosError:
        return choice
