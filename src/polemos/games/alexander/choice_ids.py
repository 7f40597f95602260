"""Names at the edge: the readable ids of choices, hexes, units and leaders, and back."""

from typing import Final

from polemos.games.alexander.data import facing, ground, setting
from polemos.games.alexander.verbs import EDGE, FACING, LEADER, SPACE, UNIT, VERBS
from polemos.room.choice_ids import Ids

HEX_NAMES: Final[tuple[str, ...]] = tuple(ground.label(h) for h in range(ground.CELLS))
FACING_NAMES: Final[tuple[str, ...]] = tuple(str(30 * f) for f in range(facing.FACINGS))

IDS: Final = Ids(
    VERBS,
    {SPACE: HEX_NAMES, UNIT: setting.UNIT_IDS, LEADER: setting.LEADER_IDS, FACING: FACING_NAMES, EDGE: setting.EDGES},
    "move:mac.hy.1",
)
