"""A page of a room's table book: how a table for reading is written in one language.

The first cell of a row is its head, and the first head of a column is that of these heads: a cell's column 0 is the
row's head. Ids and the order of rows are fixed, so that a preview may point at a cell.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from polemos.kernel.clauses import RECONSTRUCTED, SOURCE, Registry
from polemos.room.data_models import Chart, Model, cells_of, rows_of
from polemos.room.messages import SIDE, Wording
from polemos.room.texts import Texts
from polemos.room.texts import signed as signed
from polemos.room.view_models import Grid
from polemos.wargame.results import ResultsTable

P = TypeVar("P")
R = TypeVar("R")

PRICE_COLUMN: Final = 1
"""Where a chart of prices has the price."""
WHOLE: Final = -1
"""The row or the column of a cell that means all of them."""
NONE: Final = "\N{EN DASH}"
"""A cell that holds nothing, as printed; also what stands between the ends of a span."""
YES: Final = "\N{BLACK CIRCLE}"
"""A cell that says that something is so."""


def times(factor: int | str) -> str:
    """A factor as printed."""
    return f"\N{MULTIPLICATION SIGN}{factor}"


def span(low: int, high: int) -> str:
    """A number between two others, or the one that it can only be."""
    return f"{low}{NONE}{high}" if low != high else str(low)


class Entry(NamedTuple):
    """A row that has a name: its cells, and the clause whose text is the last of them, "" for none."""

    name: str
    cells: tuple[str, ...]
    clause: str = ""


def entry(name: str, cell: str | int, clause: str = "") -> Entry:
    """A row with one cell."""
    return Entry(name, (str(cell),), clause)


def happens(name: str, faces: Iterable[int], dice: Iterable[int]) -> Entry:
    """A row by the faces of a die, with a dot at each with which something happens."""
    those = set(faces)
    return Entry(name, tuple([YES if face in those else NONE for face in dice]))


def entries(model: Model) -> list[Entry]:
    """The rows of a chart, as its model says (see `data_models.Row`)."""
    return [entry(row.name, signed(n) if row.signed else n, row.clause) for row, n in rows_of(model)]


class Listing:
    """A table whose rows have names, by which a preview may point at them; files: those that its figures come from."""

    def __init__(self, chart: Chart, files: Sequence[str], rows: Iterable[Entry]) -> None:
        self.chart: Chart = chart
        self.files: Sequence[str] = files
        self.rows: tuple[Entry, ...] = tuple(rows)

    def cell(self, name: str, column: int = PRICE_COLUMN) -> tuple[str, int, int]:
        """Table, row and column of a cell in the row of a name."""
        return self.chart.id, [row.name for row in self.rows].index(name), column


def listing(model: Model, *files: str) -> Listing:
    """A chart as its model says."""
    return Listing(model.chart, files, entries(model))


def book(page: Callable[[str], P], *chapters: Callable[[P], Sequence[Grid]]) -> Callable[[str], tuple[Grid, ...]]:
    """What gives every table of the rulebook in a language, chapter by chapter; ids and rows keep their places.

    page: a builder of tables in a language.
    """

    @cache
    def tables(language: str) -> tuple[Grid, ...]:
        builder = page(language)
        return tuple([grid for chapter in chapters for grid in chapter(builder)])

    return tables


class TableBuilder:
    """Writes grids in one language. Titles, heads and rows are the messages `grid-...`, `head-...` and `row-...`.

    Heads of a grid are given in words, or as one text with their names and blanks between.

    wording: the words of the room; rulebook: its clauses; known: whence the facts of the data files are known (see
    `data_pack.Data.provenance`).
    """

    def __init__(
        self,
        language: str,
        wording: Wording,
        rulebook: Registry,
        known: Mapping[str, str],
    ) -> None:
        self.language: str = language
        self.t: Texts = wording.texts(language)
        self.lexicon: Mapping[str, tuple[str, ...]] = wording.lexicon(language)
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

    def side(self, side: int) -> str:
        """A side, or a dash for neither."""
        return self.name(SIDE, side) if side >= 0 else NONE

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

    def listing(self, listing: Listing, heads: Sequence[str] = (), rows: Sequence[Sequence[str]] | None = None) -> Grid:
        """A table whose rows have names; heads: where the chart's do not say them all; rows: where it has others."""
        chart = listing.chart
        cells = self.listed(listing) if rows is None else rows
        return self.grid(chart.id, heads or chart.heads, cells, chart.clause, listing.files)

    def listed(self, listing: Listing) -> list[list[str]]:
        """The rows of such a table."""
        message = listing.chart.message
        return [
            [
                self.t(f"{message}-{row.name}") if message else self.clause(row.name),
                *row.cells,
                *([self.text(row.clause)] if row.clause else []),
            ]
            for row in listing.rows
        ]

    def table(
        self,
        id_: str,
        found: Sequence[Model],
        clause: str,
        files: Sequence[str],
        more: Mapping[str, Sequence[str]] | None = None,
        numbers: Sequence[int] = (),
    ) -> Grid:
        """Entries in the columns that their model says.

        more: further columns by their heads; numbers: those of the entries, where they are not counted from 0.
        """
        columns = cells_of(type(found[0]))
        after = more or {}
        heads = [self.head(head) for head in (*[cell.head for cell, _ in columns], *after)]
        rows = [
            [
                *[self.cell(cell.kind, getattr(model, name), number, model) for cell, name in columns],
                *[cells[i] for cells in after.values()],
            ]
            for i, (number, model) in enumerate(zip(numbers or range(len(found)), found, strict=True))
        ]
        return self.grid(id_, heads, rows, clause, files)

    def cell(self, kind: str, value: Any, number: int, model: Any) -> str:
        """A cell of an entry; a room overrides it for kinds of its own."""
        if kind.startswith("#"):
            return self.name(kind[1:], number)
        if isinstance(value, bool):
            return YES if value else NONE
        return self.name(kind, value) if kind else str(value)

    def said(self, clauses: Sequence[str]) -> list[list[str]]:
        """Rows of a title and a text, out of clauses."""
        return [[self.clause(clause), self.text(clause)] for clause in clauses]

    def rules(self, id_: str, clauses: Sequence[str], clause: str, files: Sequence[str]) -> Grid:
        """A table of rules in words alone."""
        return self.grid(id_, "rule effect", self.said(clauses), clause, files)

    def results(
        self,
        id_: str,
        columns: str | Sequence[str],
        table: ResultsTable[R],
        cell: Callable[[R], str],
        files: Sequence[str],
        modified: bool = False,
        clause: str = "",
    ) -> Grid:
        """A results table by die and column; `modified` if something may be added to its die.

        clause: which explains it, if that is not the one that prints it.
        """
        across = self.heads(columns) if isinstance(columns, str) else columns
        heads = [self.head("modified-die" if modified else "die"), *across]
        down = zip(table.heads(modified), table.rows, strict=True)
        rows = [[head, *[cell(result) for result in row]] for head, row in down]
        return self.grid(id_, heads, rows, clause or table.clause, files)

    def origin(self, place: str) -> str:
        """Whether a fact of a data file stands in the source or was reconstructed."""
        known = self.known.get(place, RECONSTRUCTED) == SOURCE
        return self.t("provenance-source" if known else "provenance-reconstructed")

    def grid(
        self,
        id_: str,
        heads: str | Sequence[str],
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
        columns = self.heads(heads) if isinstance(heads, str) else heads
        return Grid(id_, self.t(message, args), columns, rows, clause, note, SOURCE if known else RECONSTRUCTED)
