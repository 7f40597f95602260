"""A page of the table book: ids and rows at which a preview may point, and the words of this game in its cells."""

from collections.abc import Sequence
from typing import Final

from polemos.games.syracuse.data.rulebook import rulebook
from polemos.games.syracuse.data.tables import CHIT_COLOUR, IS_LEADER, PROVENANCE, UNIT_KEY, UNIT_PF
from polemos.games.syracuse.data.world import ATHENS, NEITHER, PLACE_NAMES, SYRACUSE
from polemos.games.syracuse.edge.messages import COLOURS, lexicon, texts
from polemos.room.table_builder import NONE, TableBuilder

# ids
CRT_GRID: Final = "crt"
SHIFTS: Final = "shifts"
MODIFIERS: Final = "die-modifiers"
MOVEMENT: Final = "movement"
STACKING: Final = "stacking"
ACTION_COSTS: Final = "action-costs"
BUILD_DICE_GRID: Final = "construction-dice"
BUILD_POINTS_GRID: Final = "construction-points"
BUILD_COSTS: Final = "construction-costs"
ONE_DIE: Final = "one-die"
SUPPLY_GRID: Final = "supply"
ATTRITION_GRID: Final = "attrition"
VICTORY_GRID: Final = "victory-points"

# rows by name
SHIFT_ROWS: Final = ("raised", "river", "wall", "landing", "fort", "storm", "camp", "s1", "s2", "s3", "s6", "s8")
MODIFIER_ROWS: Final = ("attack-leader", "attack-sword", "defence-leader", "defence-sword")
MOVEMENT_ROWS: Final = ("zone", "raised", "river", "wall-built", "wall-destroyed", "own", "fort", "allowance", "ride")
COST_ROWS: Final = ("bonus-0", "bonus-1", "bonus-2", "no-leader", "attack")
#: Lines of the construction dice, by the clause that stands for each.
WORK_ROWS: Final = ("camp", "fort", "wall", "chain")
ONE_DIE_ROWS: Final = (
    *("siege-1", "siege-2", "siege-3", "siege-4", "wall", "chain"),
    *("storm", "discord-0", "discord-1", "supply-athens", "supply-syracuse"),
)
SUPPLY_ROWS: Final = ("disette", "appro", "appro-winter", "s22")
POINTS_ROWS: Final = ("fort", "wall", "ships", "hoplites", "troops", "leaders", "plemmyrion")


class Page(TableBuilder):
    """Writes the grids of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, texts(language), lexicon(language), rulebook(), PROVENANCE)

    def side(self, side: int) -> str:
        """A side, or a dash."""
        return self.name("side", side) if side != NEITHER else NONE

    def places(self, places: Sequence[int]) -> str:
        """Places by their short names, as they stand on the map."""
        return self.join([PLACE_NAMES[place] for place in places])

    def counters(self, units: Sequence[int]) -> str:
        """Counters by the letters on them, leaders by their names."""
        return self.join([self.counter(u) for u in units])

    def counter(self, u: int, down: int = 0) -> str:
        """One of them; a minus stands behind one whose back is up."""
        return f"{self.name('unit', u) if IS_LEADER[u] else UNIT_KEY[u]}{'-' * down}"

    def sides_up(self, u: int) -> str:
        """The strengths of a unit, full and reduced."""
        return f"{UNIT_PF[0][u]}/{UNIT_PF[1][u]}"

    def chits(self, chits: Sequence[int]) -> str:
        """How many chits there are of each colour."""
        found: list[str] = []
        for colour in (ATHENS, SYRACUSE, len(COLOURS) - 1):
            number = len([k for k in chits if CHIT_COLOUR[k] == colour])
            if number:
                found.append(self.t("cell-chits", {"number": number, "colour": self.name("colour", colour)}))
        return self.join(found)
