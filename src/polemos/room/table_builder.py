"""A page of a room's table book: how a table for reading is written in one language.

The first cell of a row is its head, and the first head of a column is that of these heads: a cell's column 0 is the
row's head. Ids and the order of rows are fixed, so that a preview may point at a cell.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from polemos.kernel.clauses import Registry
from polemos.room.texts import Texts
from polemos.room.view_models import Grid
from polemos.wargame.results import ResultsTable

R = TypeVar("R")

PRICE_COLUMN: Final = 1
"""Where a chart of prices has the price."""
WHOLE: Final = -1
"""The row or the column of a cell that means all of them."""
NONE: Final = "\N{EN DASH}"
"""A cell that holds nothing, as printed; also what stands between the ends of a span."""
YES: Final = "\N{BLACK CIRCLE}"
"""A cell that says that something is so."""
SOURCE: Final = "source"
RECONSTRUCTED: Final = "reconstructed"


def times(factor: int | str) -> str:
    """A factor as printed."""
    return f"\N{MULTIPLICATION SIGN}{factor}"


def signed(value: int) -> str:
    """What is added to a sum, as printed."""
    return f"{value:+d}" if value else "0"


def span(low: int, high: int) -> str:
    """A number between two others, or the one that it can only be."""
    return f"{low}{NONE}{high}" if low != high else str(low)


def results(table: ResultsTable[R], cell: Callable[[R], str], modified: bool = False) -> list[list[str]]:
    """The rows of a results table; `modified` if something may be added to its die."""
    heads = table.heads(modified)
    return [[head, *[cell(result) for result in row]] for head, row in zip(heads, table.rows, strict=True)]


class TableBuilder:
    """Writes grids in one language. Titles, heads and rows are the messages `grid-...`, `head-...` and `row-...`.

    lexicon: by type of value, the word of each value; rulebook: the room's clauses; known: whence the facts of the data
    files are known (see `datapack.Data.provenance`).
    """

    def __init__(
        self,
        language: str,
        t: Texts,
        lexicon: Mapping[str, tuple[str, ...]],
        rulebook: Registry,
        known: Mapping[str, str],
    ) -> None:
        self.language: str = language
        self.t: Texts = t
        self.lexicon: Mapping[str, tuple[str, ...]] = lexicon
        self.rulebook: Registry = rulebook
        self.known: Mapping[str, str] = known

    def head(self, name: str) -> str:
        """The head of a column."""
        return self.t(f"head-{name}")

    def heads(self, names: str) -> list[str]:
        """Several of them, by their names with blanks between."""
        return [self.head(name) for name in names.split()]

    def row(self, name: str) -> str:
        """The head of a row."""
        return self.t(f"row-{name}")

    def name(self, kind: str, value: int) -> str:
        """A value as a word of its type."""
        return self.lexicon[kind][value]

    def names(self, kind: str, values: Sequence[int]) -> str:
        """Several of them, with commas between."""
        words = self.lexicon[kind]
        return self.join([words[value] for value in values])

    def join(self, words: Sequence[str]) -> str:
        """Words with commas between, as the language has them."""
        return self.t.listed(words) or NONE

    def lines(self, parts: Sequence[str]) -> str:
        """Statements one after the other in a cell."""
        return self.t("list-semicolon").join(parts) or NONE

    def clause(self, clause: str) -> str:
        """The title of a clause."""
        return self.rulebook[clause].title_in(self.language)

    def text(self, clause: str) -> str:
        """What a clause says."""
        return self.rulebook[clause].text_in(self.language)

    def entry(self, clause: str) -> str:
        """What an entry of the rulebook says, with its further parts."""
        return self.rulebook.entry(clause, self.language)

    def origin(self, place: str) -> str:
        """Whether a fact of a data file stands in the source or was reconstructed."""
        known = self.known.get(place, RECONSTRUCTED) == SOURCE
        return self.t("provenance-source" if known else "provenance-reconstructed")

    def grid(
        self,
        id_: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        clause: str,
        files: Sequence[str],
        title: str = "",
        args: Mapping[str, str | int] | None = None,
    ) -> Grid:
        """A grid with its title, its note if it has one, and the provenance of the files that its figures come from.

        title: the name of the messages of both, if that is not the id; args: what they speak of.
        """
        message = f"grid-{title or id_}"
        note = self.t(f"{message}-note", args) if self.t.has(f"{message}-note") else ""
        known = all(self.known[file] == SOURCE for file in files)
        return Grid(id_, self.t(message, args), heads, rows, clause, note, SOURCE if known else RECONSTRUCTED)
