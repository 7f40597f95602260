"""A page of the table book: ids and rows at which a preview may point, and how a grid is written in one language.

The first cell of a row is its head, and the first head of a column is that of these heads: a cell's column 0 is the
row's head. Ids and the order of rows are fixed.
"""

from collections.abc import Sequence
from typing import Final

from polemos.games.belisarius.rulebook import rulebook
from polemos.games.belisarius.tables import AFFILIATIONS, MARKERS, PROVENANCE, UNIT_STARS, UNIT_TYPE, name_of
from polemos.games.belisarius.wording import HALVES, lexicon, listed, texts, word
from polemos.kernel.showing import Grid
from polemos.kernel.text import Texts

# ids
CRT_GRIDS: Final = ("crt-assault", "crt-manoeuvre")
STRENGTH: Final = "strength"
TERRAINS: Final = "terrain"
LINES: Final = "lines"
OP_COSTS: Final = "op-costs"
OP_POINTS: Final = "op-points"
DIPLOMACY_GRID: Final = "diplomacy"
DIPLOMACY_MODIFIERS: Final = "diplomacy-modifiers"
HEAVY_TAX_GRID: Final = "heavy-tax"
REVOLT_GRID: Final = "revolt"
PILLAGE_GRID: Final = "pillage"
COLONY_GRID: Final = "colonisation"
DISBAND_GRID: Final = "disband"
ONE_DIE: Final = "one-die"
UNIT_COSTS: Final = "unit-costs"
OTHER_COSTS: Final = "other-costs"

# rows by name
LINE_ROWS: Final = ("road", "track", "river", "strait")
COST_ROWS: Final = (
    "assault",
    "manoeuvre",
    "pillage",
    "colonise",
    "sea-friendly",
    "sea-other",
    "along-river",
    "area",
)
STRENGTH_ROWS: Final = (
    ("leader-1", "both"),
    ("leader-2", "both"),
    ("constantinopolis", "defender"),
    ("town", "defender"),
    ("colony", "defender"),
    ("rough", "defender"),
    ("track", "defender"),
    ("marsh", "defender"),
    ("river", "defender"),
    ("advantage", "both"),
)
"""Modifiers, and for whom they count."""
ONE_DIE_ROWS: Final = (
    "forced-march",
    "disease",
    "assassination",
    "leader-returns",
    "leader-removed",
    "plague-province",
    "plague-stack",
    "plague-town",
)
OTHER_COST_ROWS: Final = ("marker", "colony", "works", "unpillage-town", "unpillage-other", "demand-pay", "donative")

PRICE_COLUMN: Final = 1
"""Where a chart of prices has the price."""
NONE: Final = "\N{EN DASH}"
"""A cell that holds nothing, as printed."""
YES: Final = "\N{BLACK CIRCLE}"
"""A cell that says that something is so."""
STAR: Final = "\N{BLACK STAR}"
SOURCE: Final = "source"
RECONSTRUCTED: Final = "reconstructed"


def times(factor: int | str) -> str:
    """A factor as printed."""
    return f"\N{MULTIPLICATION SIGN}{factor}"


def signed(value: int) -> str:
    """What is added to a sum, as printed."""
    return f"{value:+d}" if value else "0"


class Page:
    """Writes grids in one language. Titles, heads and rows are the messages `grid-...`, `head-...` and `row-...`."""

    def __init__(self, language: str) -> None:
        self.language: str = language
        self.t: Texts = texts(language)

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
        return lexicon(self.language)[kind][value]

    def names(self, kind: str, values: Sequence[int]) -> str:
        """Several of them, with commas between."""
        words = lexicon(self.language)[kind]
        return self.join([words[value] for value in values])

    def join(self, words: Sequence[str]) -> str:
        """Words with commas between, as the language has them."""
        return listed(words, self.language) or NONE

    def lines(self, parts: Sequence[str]) -> str:
        """Statements one after the other in a cell."""
        return self.t("list-semicolon").join(parts) or NONE

    def marker(self, kind: int) -> str:
        """The plain name of a stratagem marker, as a title."""
        return name_of("markers", MARKERS[kind], self.language)

    def clause(self, clause: str) -> str:
        """The title of a clause."""
        return rulebook()[clause].title_in(self.language)

    def affiliation(self, affil: int) -> str:
        """A province or the guard."""
        return name_of("provinces", AFFILIATIONS[affil], self.language)

    def stars(self, u: int) -> str:
        """The stars of a leader."""
        return STAR * UNIT_STARS[u] or NONE

    def kind(self, u: int) -> str:
        """The type of a unit, with the stars of a leader."""
        name = self.name("type", UNIT_TYPE[u])
        return f"{name} {STAR * UNIT_STARS[u]}" if UNIT_STARS[u] else name

    def points(self, halves: int) -> str:
        """Operation points, which are counted in halves."""
        return str(word(HALVES, halves, self.language))

    def origin(self, place: str) -> str:
        """Whether a fact of a data file stands in the source or was reconstructed."""
        known = PROVENANCE.get(place, RECONSTRUCTED) == SOURCE
        return self.t("provenance-source" if known else "provenance-reconstructed")

    def grid(
        self,
        id_: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        clause: str,
        files: Sequence[str],
        title: str = "",
        note: str = "",
    ) -> Grid:
        """A grid with its title, its note if it has one, and the provenance of the files that its figures come from.

        title: the name of its messages, if that is not the id; note: one that is no message.
        """
        message = f"grid-{title or id_}"
        if not note and self.t.has(f"{message}-note"):
            note = self.t(f"{message}-note")
        known = all(PROVENANCE[file] == SOURCE for file in files)
        return Grid(id_, self.t(message), heads, rows, clause, note, SOURCE if known else RECONSTRUCTED)
