"""Set-ups in records: whoever puts the same counters in the same places has set up in the same way, in whatever order.

A stretch of set-up choices of one side becomes one move, known by where everything stands behind it. So counters that
only a number tells apart are the same, and a set-up that was left to the program is the same as that made by hand.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from polemos.kernel.errors import PolemosError
from polemos.match.record import CHOICE, Record
from polemos.match.replay import begin, perform
from polemos.room.game import AnyGame

PLAIN: Final = 4
"""Choices that are no part of a set-up, before or between set-ups, behind which none is looked for."""
MARK: Final = "="
"""What the name of a set-up begins with; no id of a choice does."""
NUMBER: Final = re.compile(r"\s*\d+$")
SHOWN: Final = 3
"""So many differences of a set-up are told."""


class Move(NamedTuple):
    """A choice in a record: its entry, whose it is, and its id.

    Of a set-up: its last entry, its name by where all stands, and with `first` its first entry.
    """

    n: int
    side: str
    choice: str
    first: int = 0


def moves_of(game: AnyGame, record: Record) -> tuple[Move, ...]:
    """The choices of a record, each set-up of a side as one."""
    plain = [Move(n, entry.side, entry.text) for n, entry in enumerate(record.entries, 1) if entry.kind == CHOICE]
    if game.edge.setting_up is None:
        return tuple(plain)
    sets = _set_ups(game, record)
    within = {n for one in sets for n in range(one.first, one.n + 1)}
    return tuple(sorted([*[one for one in plain if one.n not in within], *sets]))


def _set_ups(game: AnyGame, record: Record) -> list[Move]:
    """The set-ups near the beginning; none where the record cannot be played so far any more."""
    setting_up = game.edge.setting_up
    assert setting_up is not None
    found: list[Move] = []
    first, plain, whose = 0, 0, ""
    try:
        state = begin(game, record.header)
        for n, entry in enumerate(record.entries, 1):
            if entry.kind == CHOICE:
                part = setting_up(state)
                if first and not (part and entry.side == whose):
                    found.append(Move(n - 1, whose, name_of(game, state, whose), first))
                    first = 0
                plain += not part
                if plain > PLAIN:
                    break
                if part and not first:
                    first, whose = n, entry.side
            perform(game, state, record.seeded(n))
    except PolemosError:
        # rules or data have changed since: what was found up to there holds
        pass
    return found


def name_of(game: AnyGame, state: Any, side: str) -> str:
    """A name for where everything stands, as a side sees it: the same for counters that only a number tells apart."""
    scene = game.edge.pieces(game.rules.view(state, game.sides.index(side)), "")
    standing = Counter(
        (
            piece.space, piece.tail, piece.side, piece.kind, NUMBER.sub("", piece.label.get("en", piece.id)),
            piece.facing, tuple(sorted(piece.marks)),
        )
        for piece in scene.pieces
        if piece.space >= 0
    )  # fmt: skip
    return MARK + sha256(repr(sorted(standing.items(), key=repr)).encode()).hexdigest()[:16]


def told(game: AnyGame, record: Record, move: Move, language: str) -> list[str]:
    """The choices of a set-up in words, in their order; as far as the record can be played."""
    said: list[str] = []
    try:
        state = begin(game, record.header)
        for n in range(1, move.n + 1):
            entry = record.entries[n - 1]
            if n >= move.first and entry.kind == CHOICE:
                said.append(game.edge.describe(state, game.rules.choice_value(entry.text), language).text)
            perform(game, state, record.seeded(n))
    except PolemosError:
        said.append(record.entries[move.n - 1].text)
    return said


def differences(told_of: Sequence[Sequence[str]]) -> list[list[str]]:
    """Of each of several set-ups, what it has that the first one lacks; of the first, what the second lacks."""
    found = []
    for i, mine in enumerate(told_of):
        other = told_of[0] if i else told_of[1] if len(told_of) > 1 else ()
        found.append(_without(mine, other) or list(mine))
    return found


def _without(mine: Iterable[str], other: Iterable[str]) -> list[str]:
    left = Counter(other)
    found = []
    for one in mine:
        if left[one]:
            left[one] -= 1
        else:
            found.append(one)
    return found
