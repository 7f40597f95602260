"""A page of the table book: the words of this game in its cells."""

from collections.abc import Mapping, Sequence
from typing import Any

from polemos.games.peloponnesian_war.data import pack, world
from polemos.games.peloponnesian_war.edge.messages import WORDING
from polemos.games.peloponnesian_war.verbs import REGION
from polemos.room.sheet_builder import SheetBuilder
from polemos.room.table_builder import NONE, YES, Listing
from polemos.room.view_models import Grid


class Page(SheetBuilder):
    """Writes the grids and sheets of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, WORDING, pack.PACK.clauses, pack.DATA.provenance())

    def region(self, region: int) -> str:
        """A region, or a dash."""
        return self.name(REGION, region) if region >= 0 else NONE

    def mark(self, so: object) -> str:
        """A dot where something is so."""
        return YES if so else NONE

    def cell(self, kind: str, value: Any, number: int, model: Any) -> str:
        """Cells of the kinds that this game has for itself."""
        if kind == "side":
            return self.side(value)
        return self.pools(value) if kind == "pools" else super().cell(kind, value, number, model)

    def banded(self, listing: Listing, message: str, ends: Sequence[int], args: Mapping[str, str | int]) -> Grid:
        """A table of modifiers whose first rows are bands of a level.

        message: that of the head of a band; ends: where each band ends; args: what the note speaks of.
        """
        chart = listing.chart
        heads = [self.t(message, {"most": str(end)}) for end in ends]
        heads += [self.t(f"{chart.message}-{row.name}") for row in listing.rows[len(ends) :]]
        rows = [[head, *row.cells] for head, row in zip(heads, listing.rows, strict=True)]
        return self.grid(chart.id, chart.heads, rows, chart.clause, listing.files, args=args)

    def pools(self, counts: Sequence[int]) -> str:
        """How many counters are on the map, in the force pool and in the build pool."""
        return " / ".join([str(count) for count in counts])

    def sizes(self, head: str, figures: Sequence[int]) -> list[list[str]]:
        """A row for each size of a city; head: what the message of a row begins with."""
        return [[self.t(f"{head}-{size}"), str(n)] for size, n in zip(world.SIZE_NAMES, figures, strict=True)]
