"""A page of the table book: the words of this game in its cells."""

from typing import Final

from polemos.games.belisarius.data import charts, forces, pack, world
from polemos.games.belisarius.edge import board_view, messages
from polemos.games.belisarius.edge.reference_tables.listings import TERRAIN
from polemos.room import table_builder, view_models
from polemos.room.sheet_builder import SheetBuilder

STAR: Final = "\N{BLACK STAR}"


class Page(SheetBuilder):
    """Writes the grids and sheets of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, messages.WORDING, pack.PACK.clauses, pack.DATA.provenance())

    def marker(self, kind: int) -> str:
        """The plain name of a stratagem marker, as a title."""
        return board_view.pair("markers", charts.MARKERS[kind])[self.language]

    def affiliation(self, affil: int) -> str:
        """A province or the guard."""
        return board_view.pair("provinces", world.AFFILIATIONS[affil])[self.language]

    def stars(self, u: int) -> str:
        """The stars of a leader."""
        return STAR * forces.UNIT_STARS[u] or table_builder.NONE

    def kind(self, u: int) -> str:
        """The type of a unit, with the stars of a leader."""
        name = self.name("type", forces.UNIT_TYPE[u])
        return f"{name} {STAR * forces.UNIT_STARS[u]}" if forces.UNIT_STARS[u] else name

    def points(self, cost: int) -> str:
        """Operation points, which are counted in halves."""
        return str(messages.halves(cost))

    def known_from(self, table: str, name: str) -> str:
        """Whether the source has a line of the terrain effects chart."""
        return self.origin(f"{TERRAIN[0]}: {table}.{name}")

    def with_origin(self, listing: table_builder.Listing, table: str) -> view_models.Grid:
        """A part of that chart, each row with what it is known from."""
        named = zip(self.listed(listing), listing.rows, strict=True)
        return self.listing(listing, rows=[[*row, self.known_from(table, entry.name)] for row, entry in named])
