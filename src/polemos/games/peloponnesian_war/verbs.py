"""The words in which choices are made: each choice is verb * 4096 + value (see kernel.flow)."""

from typing import Final

from polemos.room.choice_ids import NUMBER as NUMBER
from polemos.room.choice_ids import Verbs

PLACE: Final = "space"
"""A hex, a city of the Sicily box, or a sea area."""
PIECE: Final = "unit"
"""A unit or a leader."""
TARGET: Final = "target"
"""A city by its number, or a fort by CITIES + the number of its marker."""
REGION: Final = "region"
CARD: Final = "card"
"""A kind of cards."""
ROW: Final = "counters"
"""Units that are alike: a row of the table of units."""
SATRAP: Final = "satrap"

_VERBS: Final = Verbs()
_verb: Final = _VERBS.add

# general
DONE: Final = _verb("done")

# regions: New Year, revolts, victory

# the season turn: placement, building, supply

# investment, sieges, captured cities, assaults

# cards, Persia, Sicily

# the campaign turn: raids, movement, interception
RAID: Final = _verb("raid", PIECE)
MARCH: Final = _verb("march", PIECE)
SAIL: Final = _verb("sail", PIECE)
DRAG: Final = _verb("drag", PIECE)
TAKE: Final = _verb("take", PIECE)
LEAVE: Final = _verb("leave", PIECE)
LEAVE_ALL: Final = _verb("leave-all")
MOVE: Final = _verb("move", PLACE)
"""Go there and end the move."""
HALT: Final = _verb("halt", PLACE)
"""Go there, and say then how it goes on."""
ALONG_WALLS: Final = _verb("along-walls", PLACE)
GO_IN: Final = _verb("go-inside")
GO_OUT: Final = _verb("go-outside")
EMBARK: Final = _verb("embark", PIECE)
EMBARK_ALL: Final = _verb("embark-all")
DISEMBARK: Final = _verb("disembark", PIECE)
DISEMBARK_ALL: Final = _verb("disembark-all")
LAND_AT: Final = _verb("land-at", PLACE)
"""Go there, set all troops ashore and end the move."""
ATTACK: Final = _verb("attack", PLACE)
"""Go to a sea area and attack the enemy there."""
INTERCEPT: Final = _verb("intercept", PIECE)
CREWS_FIGHT: Final = _verb("crews-fight")
CREWS_STAY: Final = _verb("crews-stay")
ASSAULT: Final = _verb("assault", TARGET)
INVEST: Final = _verb("invest")
SEIZE_FORT: Final = _verb("seize-fort")
WRECK_FORT: Final = _verb("wreck-fort")
WRECK_BASE: Final = _verb("wreck-base")
SPARE_BASE: Final = _verb("spare-base")

# battles

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
