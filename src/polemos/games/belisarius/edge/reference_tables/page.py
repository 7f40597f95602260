"""A page of the table book: ids and rows at which a preview may point, and the words of this game in its cells."""

from typing import Final

from polemos.games.belisarius.data.charts import MARKERS
from polemos.games.belisarius.data.forces import UNIT_STARS, UNIT_TYPE
from polemos.games.belisarius.data.names import name_of
from polemos.games.belisarius.data.pack import PROVENANCE
from polemos.games.belisarius.data.rulebook import rulebook
from polemos.games.belisarius.data.world import AFFILIATIONS
from polemos.games.belisarius.edge.messages import HALVES, lexicon, texts, word
from polemos.room.table_builder import NONE, TableBuilder

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

STAR: Final = "\N{BLACK STAR}"


class Page(TableBuilder):
    """Writes the grids of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, texts(language), lexicon(language), rulebook(), PROVENANCE)

    def marker(self, kind: int) -> str:
        """The plain name of a stratagem marker, as a title."""
        return name_of("markers", MARKERS[kind], self.language)

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
