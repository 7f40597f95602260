"""A page of the table book: the words of this game in its cells."""

from collections.abc import Sequence
from typing import Any

from polemos.games.syracuse.data import models, models_charts, pack, tables, world
from polemos.games.syracuse.edge.messages import COLOURS, WORDING
from polemos.room.sheet_builder import SheetBuilder
from polemos.room.table_builder import NONE


class Page(SheetBuilder):
    """Writes the grids and sheets of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, WORDING, pack.PACK.clauses, pack.DATA.provenance())

    def side(self, side: int) -> str:
        """A side, or a dash."""
        return self.name("side", side) if side != world.NEITHER else NONE

    def cell(self, kind: str, value: Any, number: int, model: Any) -> str:
        """Cells of the kinds that this game has for itself."""
        if kind == "side":
            return self.side(value)
        if kind == "some":
            return str(value or NONE)
        if kind == "domain":
            return self.t(f"cell-{models_charts.DOMAINS[value]}")
        if kind == "mark":
            return self.t("cell-allied") if model.allied else self.t("cell-spartan") if model.spartan else NONE
        if kind == "arrival":
            turn = self.name("turn", value)
            return self.t("cell-optional", {"turn": turn}) if isinstance(model, models.OptionalLot) else turn
        if kind == "places":
            return self.places(value)
        return self.counters(value) if kind == "counters" else super().cell(kind, value, number, model)

    def places(self, places: Sequence[int]) -> str:
        """Places by their short names, as they stand on the map."""
        return self.join([world.PLACE_NAMES[place] for place in places])

    def counters(self, units: Sequence[int]) -> str:
        """Counters by the letters on them, leaders by their names."""
        return self.join([self.counter(u) for u in units])

    def counter(self, u: int, down: int = 0) -> str:
        """One of them; a minus stands behind one whose back is up."""
        return f"{self.name('unit', u) if tables.IS_LEADER[u] else tables.UNIT_KEY[u]}{'-' * down}"

    def chits(self, chits: Sequence[int]) -> str:
        """How many chits there are of each colour."""
        found: list[str] = []
        for colour in (world.ATHENS, world.SYRACUSE, len(COLOURS) - 1):
            number = len([k for k in chits if tables.CHIT_COLOUR[k] == colour])
            if number:
                found.append(self.t("cell-chits", {"number": number, "colour": self.name("colour", colour)}))
        return self.join(found)
