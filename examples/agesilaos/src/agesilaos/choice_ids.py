"""The readable ids of choices and back: "select:cyreans", "march:sardis", "pass"."""

from typing import Final

from polemos.room.choice_ids import Ids

from agesilaos.data.tables import PIECE_NAMES
from agesilaos.data.world import SPACE_NAMES
from agesilaos.verbs import SPACE, UNIT, VERBS

IDS: Final = Ids(VERBS, {SPACE: SPACE_NAMES, UNIT: PIECE_NAMES}, "march:sardis")
