"""Comments and variations of a record, at the terminal."""

from typing import Any, Final

from rich.console import Console
from rich.text import Text

from polemos.kernel.flow import NOBODY
from polemos.match.match import open_match
from polemos.match.opening import is_open
from polemos.match.record import Record
from polemos.match.variations import ToldVariation, told_variation
from polemos.match.words import words
from polemos.room.game import AnyGame

INDENT: Final = " " * 7
"""So that a comment stands below the text of an entry."""
DEEPER: Final = " " * 11


class Notes:
    """What a record holds besides its entries, moment by moment."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.notebook = record.notebook
        self._game, self._record = game, record

    def moments(self) -> list[int]:
        """The moments to which there is something, in order."""
        return sorted({one.n for one in self.notebook.comments} | {one.n for one in self.notebook.variations})

    def lines(self, n: int, language: str) -> list[str]:
        """What there is to a moment, as it is printed. Raises BadInput where the record cannot be played.

        Of a game under way in which somebody hides something, variations are named and not told.
        """
        found = [f"{INDENT}> {row}" for row in self.notebook.at(n).splitlines()]
        here = [one for one in self.notebook.variations if one.n == n]
        match = open_match(self._game, self._record) if here else None
        for variation in here:
            assert match is not None
            told = ToldVariation(variation.name, ())
            if match.over or is_open(self._record):
                told = told_variation(match, variation, NOBODY, language)
            found.append(f"{INDENT}{words(language)('page-variation', {'name': told.name})}")
            for _, text, comment in told.lines:
                found += [f"{DEEPER}{'> ' if comment else ''}{row}" for row in text.splitlines()]
            if told.trouble:
                found.append(f"{DEEPER}{told.trouble}")
        return found

    def write(self, out: Console, n: int, language: str) -> None:
        """Print what there is to a moment: as it was written, without the markup of the terminal."""
        for line in self.lines(n, language):
            out.print(Text(line), soft_wrap=True)

    def facts(self, n: int) -> dict[str, Any]:
        """The same as data; nothing where there is none."""
        rows = [one for one in self.notebook.rows() if one["n"] == n]
        return {"study": rows} if rows else {}
