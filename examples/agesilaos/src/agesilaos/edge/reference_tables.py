"""Every table of the rulebook for reading, with its figures out of the data in use."""

from typing import Final

from polemos.room.sheet_builder import SheetBuilder
from polemos.room.table_builder import YES, Listing, book, listing
from polemos.room.view_models import Grid

from agesilaos.data.pack import DATA, PACK
from agesilaos.data.tables import CRT, HORSE, MARCH, ODDS, PIECE_COUNT, SHIFTS, SIDE_OF, STRENGTH
from agesilaos.edge.messages import WORDING
from agesilaos.verbs import UNIT

MARCHES: Final[Listing] = listing(MARCH, "war.toml")
MOVES: Final[Listing] = listing(SHIFTS, "war.toml")
CRT_ID: Final = "crt"


class Page(SheetBuilder):
    """Writes the tables and sheets of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, WORDING, PACK.clauses, DATA.provenance())


def charts(page: Page) -> list[Grid]:
    """All tables; ids and rows keep their places, so that a preview may point at them."""
    units = [
        [page.name(UNIT, u), page.name("side", SIDE_OF[u]), str(STRENGTH[u]), YES if HORSE[u] else "-"]
        for u in range(PIECE_COUNT)
    ]
    return [
        page.listing(MARCHES),
        page.results(CRT_ID, ODDS.names, CRT, lambda result: page.name("result", result), ("war.toml",)),
        page.listing(MOVES),
        page.grid("units", "unit side strength rides", units, "1.3", ("units.toml",)),
    ]


tables: Final = book(Page, charts)
"""All tables in a language."""
