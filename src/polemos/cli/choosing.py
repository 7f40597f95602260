"""The list of choices as a person meets it: numbered, grouped by verb, and found again from whatever is typed."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polemos.board.describe import Board
from polemos.kernel.flow import KERNEL_VERBS
from polemos.kernel.folding import folded
from polemos.room.results import Choice

SHORT: Final = 36
"""A group up to this size is always listed in full."""
WHOLE: Final = 40
"""A list up to this size is always shown in full."""
PAGE: Final = 60
SAMPLE: Final = 12
"""How many named targets of a large group are shown."""
FACE: Final = KERNEL_VERBS[1]
DIGITS: Final = 10
"""A number of so many digits, or more, is none of any list."""
TOKEN: Final = re.compile(r"[^\s:,.()\[\]/;、。「」()・-]+")


def whole(text: str) -> int:
    """A whole number that was typed; 0 for anything else, and for more digits than any list needs."""
    return int(text) if text.isdecimal() and len(text) < DIGITS else 0


@dataclass(slots=True, frozen=True)
class Row:
    """A choice with its number and the words by which it can be found."""

    number: int
    choice: Choice
    words: frozenset[str]
    whole: str
    named: bool
    """Whether the target is a place with a name of its own."""


class Menu:
    """The choices of one question."""

    def __init__(self, choices: list[Choice], board: Board | None = None) -> None:
        names: dict[str, str] = {}
        if board is not None:
            names = {s.name: " ".join(s.label.values()) for s in board.spaces if s.label}
        self.rows: list[Row] = []
        # whoever names a die types what it shows
        self.first = int(choices[0].target) if choices and all(c.verb == FACE for c in choices) else 1
        for n, choice in enumerate(choices, self.first):
            whole = folded(f"{choice.id} {choice.text} {names.get(choice.target, '')}")
            self.rows.append(Row(n, choice, frozenset(TOKEN.findall(whole)), whole, choice.target in names))
        self.groups: dict[str, list[Row]] = {}
        for row in self.rows:
            self.groups.setdefault(row.choice.verb, []).append(row)

    def find(self, typed: str) -> list[Choice]:
        """The choices that a typed text means: a number, an id, a target, or words that begin the choice's own."""
        wanted = folded(typed)
        if not TOKEN.search(wanted):
            return []
        at = whole(wanted) - self.first
        if wanted.isdecimal() and len(wanted) < DIGITS and 0 <= at < len(self.rows):
            return [self.rows[at].choice]
        for matches in (
            [r for r in self.rows if folded(r.choice.id) == wanted],
            [r for r in self.rows if folded(r.choice.target) == wanted],
            [r for r in self.rows if folded(r.choice.verb) == wanted],
            [r for r in self.rows if folded(r.choice.text) == wanted],
            [r for r in self.rows if all(word in r.words for word in TOKEN.findall(wanted))],
            [r for r in self.rows if all(_begins(r, word) for word in TOKEN.findall(wanted))],
        ):
            if matches:
                return [r.choice for r in matches]
        return []

    def number(self, choice: Choice) -> int:
        """The number under which a choice is listed."""
        return next(row.number for row in self.rows if row.choice.id == choice.id)

    def summary(self, more: Callable[[int], str]) -> list[str]:
        """The list as it is first shown: small groups in full, large ones as one line (`more`: its text by size)."""
        if len(self.rows) <= WHOLE:
            return [line_of(row) for row in self.rows]
        lines = []
        for verb, rows in self.groups.items():
            if len(rows) <= SHORT:
                lines += [line_of(row) for row in rows]
            else:
                first, last = rows[0], rows[-1]
                lines.append(f"{first.number:>5}-{last.number} {verb}: {more(len(rows))}")
                lines += [line_of(row) for row in [row for row in rows if row.named][:SAMPLE]]
        return lines

    def page(self, verb: str, page: int) -> tuple[list[str], int]:
        """A page of the choices of a verb ("" for all), and how many pages there are."""
        rows = self.groups.get(verb, []) if verb else self.rows
        pages = max(1, -(-len(rows) // PAGE))
        at = min(max(page, 1), pages)
        return [line_of(row) for row in rows[(at - 1) * PAGE : at * PAGE]], pages

    def completions(self, typed: str) -> list[str]:
        """Ids that begin with what is typed."""
        wanted = folded(typed)
        return [row.choice.id for row in self.rows if folded(row.choice.id).startswith(wanted)]


def _begins(row: Row, word: str) -> bool:
    if any(token.startswith(word) for token in row.words):
        return True
    return not word.isascii() and word in row.whole


def line_of(row: Row) -> str:
    """A choice as it is listed."""
    return f"{row.number:>5}  {row.choice.text}  ({row.choice.id})"
