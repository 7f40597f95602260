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
PLAY: Final = _verb("play-card", CARD)
DISCARD: Final = _verb("discard-card", CARD)
DRAWN: Final = _verb("drawn-card", CARD)
CARD_REGION: Final = _verb("card-region", REGION)
CARD_CITY: Final = _verb("card-city", TARGET)
CARD_PIECE: Final = _verb("card-unit", PIECE)
CARD_PLACE: Final = _verb("card-space", PLACE)
CARD_ROW: Final = _verb("card-counters", ROW)

# the campaign turn: raids, movement, interception

# battles

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
