"""Names at the edge: the readable ids of choices, places, counters, events, chits and works, and back."""

from typing import Final

from polemos.games.syracuse.data.tables import CHIT_NAMES, EVENT_NAMES, LOT_NAMES, UNIT_KEY
from polemos.games.syracuse.data.world import FORT_COUNT, FORT_NAMES, PLACE_NAMES, WALL_COUNT, WALL_NAMES
from polemos.games.syracuse.verbs import CHIT, EVENT, LOT, PLACE_KIND, UNIT, VERBS, WORK
from polemos.room.choice_ids import Ids

# what can be built and pulled down, as one number: walls first
FORT_WORK: Final = WALL_COUNT
CAMP_WORK: Final = WALL_COUNT + FORT_COUNT
CHAIN_WORK: Final = CAMP_WORK + 1
WORK_KINDS: Final = (*("wall",) * WALL_COUNT, *("fort",) * FORT_COUNT, "camp", "chain")
WORK_NAMES: Final = (*WALL_NAMES, *FORT_NAMES, "camp", "chain")

IDS: Final = Ids(
    VERBS,
    {
        PLACE_KIND: PLACE_NAMES,
        UNIT: UNIT_KEY,
        EVENT: EVENT_NAMES,
        CHIT: CHIT_NAMES,
        WORK: WORK_NAMES,
        LOT: LOT_NAMES,
    },
    "move:T7",
)
