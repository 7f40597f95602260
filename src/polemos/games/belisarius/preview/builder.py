"""A preview on its way: what the reckoning of a choice notes down line by line, in one language."""

from polemos.games.belisarius.data import charts, pack
from polemos.games.belisarius.edge.messages import WORDING, halves
from polemos.games.belisarius.state import War
from polemos.room.preview_builder import Drafting


class PreviewBuilder(Drafting):
    """What a choice would do, as far as the side that decides may know.

    Of secrets only those of that side may be read here: its hand and treasury, never the other's, never the dice.
    """

    def __init__(self, s: War, c: int, language: str) -> None:
        super().__init__(s, c, language, WORDING, pack.PACK.clauses)
        self.s: War = s

    def points(self, cost: int) -> str:
        """Operation points, which are counted in halves."""
        return str(halves(cost))

    def spend(self, cost: int, clause: str) -> None:
        """Solidus points spent, and what is left of the treasury."""
        self.term("sp-cost", cost, clause)
        self.term("sp-left", self.treasury() - cost, "10.14")

    def effect(self, kind: int) -> None:
        """What a stratagem marker does."""
        self.entry(charts.MARKER_CLAUSE[kind])

    def provokes(self, province: int, clause: str) -> None:
        """A neutral province goes over to the other side by what is done there [4.41c, 4.41d, 4.41e]."""
        name = self.name("province", province)
        self.term("provoked", name, clause)
        self.warn("provokes", {"province": name, "side": self.name("side", 1 - self.side)})

    # -- own secrets

    def holding(self, kind: int) -> int:
        """How many markers of a kind the side that decides has in hand."""
        return self.s.hand[self.side * charts.MARKER_KINDS + kind]

    def treasury(self) -> int:
        """Its solidus points."""
        return self.s.sp[self.side]
