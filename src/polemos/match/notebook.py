"""What somebody has written to the moments of a game, and lines that he has tried from there and kept: variations.

They stand in a record behind all that was played, a line each:

    {"study": "comment", "n": 12, "text": "Here the war was lost."}
    {"study": "variation", "n": 12, "name": "Hold the hill", "entries": [{"n": 1, "side": "red", "choice": "pass",
     "seeded": [7, 9]}], "comments": [{"n": 1, "text": "And now?"}]}

`n` is the moment of the game, the number of its last entry; 0 is the beginning. The entries of a variation are numbered
from 1 and are entries as those of a game, so that their dice fall again as they fell: the first is "seeded". Its
comments name its own moments, 0 being the moment of the game. Nothing of this is ever played with the game itself.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.match.entry import Entry, entry_of

STUDY: Final = "study"
"""The key by which such a line is known."""
COMMENT: Final = "comment"
VARIATION: Final = "variation"
LONGEST: Final = 4_000
"""Characters of a comment, at most."""
LONGEST_NAME: Final = 80
MOST_COMMENTS: Final = 2_000
"""Comments of a game, and of a variation."""
MOST_VARIATIONS: Final = 100
MOST_ENTRIES: Final = 1_000
"""Entries of a variation."""
_KEYS: Final = {COMMENT: ("n", STUDY, "text"), VARIATION: ("comments", "entries", "n", "name", STUDY)}


@dataclass(slots=True, frozen=True)
class Comment:
    """What was written to a moment: the number of its last entry, 0 for the beginning."""

    n: int
    text: str

    def as_json(self) -> dict[str, Any]:
        """Its line in a record."""
        return {STUDY: COMMENT, "n": self.n, "text": self.text}


@dataclass(slots=True, frozen=True)
class Variation:
    """A line that leaves the game after entry n: what it is called, its entries, what was written to its moments."""

    n: int
    name: str
    entries: tuple[Entry, ...]
    comments: tuple[Comment, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Its line in a record."""
        told: dict[str, Any] = {STUDY: VARIATION, "n": self.n, "name": self.name}
        told["entries"] = [entry.as_json(k) for k, entry in enumerate(self.entries, 1)]
        if self.comments:
            told["comments"] = [{"n": one.n, "text": one.text} for one in self.comments]
        return told


@dataclass(slots=True, frozen=True)
class Notebook:
    """The comments of a game by their moments, at most one to each, and its variations."""

    comments: tuple[Comment, ...] = ()
    variations: tuple[Variation, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.comments or self.variations)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Its lines in a record."""
        for comment in self.comments:
            yield comment.as_json()
        for variation in self.variations:
            yield variation.as_json()

    def upto(self, n: int) -> "Notebook":
        """What belongs to the moments up to n."""
        return Notebook(
            tuple(one for one in self.comments if one.n <= n), tuple(one for one in self.variations if one.n <= n)
        )

    def at(self, n: int) -> str:
        """The comment to a moment; "" if there is none."""
        return next((one.text for one in self.comments if one.n == n), "")

    def commented(self, n: int, text: str) -> "Notebook":
        """With this comment to a moment instead of what stood there; without one if it is ""."""
        return replace(self, comments=commented(self.comments, n, text))


def commented(comments: Sequence[Comment], n: int, text: str) -> tuple[Comment, ...]:
    """Comments in the order of their moments, with this one instead of what stood there; "" takes it away."""
    others = [one for one in comments if one.n != n]
    return tuple(sorted([*others, *([Comment(n, text)] if text.strip() else [])], key=lambda one: one.n))


# ---------------------------------------------------------------- reading


def noted(notebook: Notebook, data: dict[str, Any], place: str, entries: int) -> Notebook:
    """A notebook with one more line of a record, which stands behind so many entries. Raises BadInput."""
    kind = data[STUDY]
    if kind not in _KEYS:
        raise BadInput(f'{place}: {STUDY} must be "{COMMENT}" or "{VARIATION}", not {shown(kind)}')
    if strange := sorted(set(data) - set(_KEYS[kind])):
        known = ", ".join(_KEYS[kind])
        raise BadInput(f"{place}: the {kind} has the unknown key {shown(strange[0])}; it may have {known}")
    n = _moment(data.get("n"), entries, f"{place}: the {kind}")
    if kind == COMMENT:
        more = Comment(n, _text(data.get("text"), f"{place}: text of the comment", LONGEST))
        comments = _all([*notebook.comments, more], place)
        return replace(notebook, comments=comments)
    if len(notebook.variations) >= MOST_VARIATIONS:
        raise BadInput(f"{place}: more than {MOST_VARIATIONS} variations; leave some out")
    return replace(notebook, variations=(*notebook.variations, _variation(data, n, place)))


def _variation(data: dict[str, Any], n: int, place: str) -> Variation:
    name = _text(data.get("name"), f"{place}: name of the variation", LONGEST_NAME)
    entries, comments = data.get("entries"), data.get("comments", [])
    if not isinstance(entries, list) or not 0 < len(entries) <= MOST_ENTRIES or not _objects(entries):
        raise BadInput(f"{place}: entries of the variation must be a list of 1 to {MOST_ENTRIES} objects, as of a game")
    inner = f"{place}, in the variation"
    played = tuple(entry_of(one, inner, k) for k, one in enumerate(entries, 1))
    if not isinstance(comments, list) or not _objects(comments):
        raise BadInput(f'{place}: comments of the variation must be a list of {{"n": ..., "text": ...}}')
    written = []
    for one in comments:
        if strange := sorted(set(one) - {"n", "text"}):
            raise BadInput(f"{inner}: a comment has the unknown key {shown(strange[0])}; it may have n, text")
        at = _moment(one.get("n"), len(played), f"{inner}: a comment")
        written.append(Comment(at, _text(one.get("text"), f"{inner}: text of the comment", LONGEST)))
    return Variation(n, name, played, _all(written, inner))


def _objects(some: Iterable[Any]) -> bool:
    return all(isinstance(one, dict) for one in some)


def _all(comments: Sequence[Comment], place: str) -> tuple[Comment, ...]:
    """Comments in the order of their moments."""
    if len(comments) > MOST_COMMENTS:
        raise BadInput(f"{place}: more than {MOST_COMMENTS} comments; leave some out")
    if comments and sum(one.n == comments[-1].n for one in comments) > 1:
        raise BadInput(f"{place}: a second comment to moment {comments[-1].n}; there may be one, so join them")
    return tuple(sorted(comments, key=lambda one: one.n))


def _moment(n: Any, last: int, what: str) -> int:
    if type(n) is not int or not 0 <= n <= last:
        raise BadInput(f"{what} names moment {shown(n)}; there are 0 to {last} before it")
    return n


def _text(text: Any, what: str, longest: int) -> str:
    if not isinstance(text, str) or not text.strip() or len(text) > longest:
        raise BadInput(f"{what} must be a text of 1 to {longest} characters, and not blank, not {shown(text)}")
    return text
