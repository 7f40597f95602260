"""Names at the edge: the readable ids of choices, hexes, units and leaders, and back."""

from typing import Final

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.ground import CELLS, label
from polemos.games.alexander.data.setting import EDGES, LEADER_IDS, UNIT_IDS
from polemos.games.alexander.verbs import EDGE, FACING, LEADER, SPACE, UNIT, VERBS
from polemos.room.choice_ids import Ids

HEX_NAMES: Final[tuple[str, ...]] = tuple(label(h) for h in range(CELLS))
FACING_NAMES: Final[tuple[str, ...]] = tuple(str(30 * f) for f in range(FACINGS))

IDS: Final = Ids(
    VERBS,
    {SPACE: HEX_NAMES, UNIT: UNIT_IDS, LEADER: LEADER_IDS, FACING: FACING_NAMES, EDGE: EDGES},
    "move:mac.hy.1",
)
