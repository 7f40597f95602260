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
ASSESS: Final = tuple([_verb(f"assess-{multiplier}", REGION) for multiplier in range(6)])
"""By multiplier: a region is assessed at it [5.3.1a]."""
KEEP_TRIBUTE: Final = _verb("keep-tribute")
PLAIN_TRIBUTE: Final = _verb("plain-tribute")
CHECK: Final = _verb("check", TARGET)
CALM: Final = _verb("calm", TARGET)
PERISH: Final = _verb("perish", PIECE)
SEND_BACK: Final = _verb("send-back", PIECE)

# the season turn: placement, building, supply
PUT_IN: Final = _verb("put-in", PLACE)
PUT_IN_APART: Final = _verb("put-in-apart", PIECE)
LEVY: Final = _verb("levy", TARGET)
MUSTER: Final = _verb("muster", TARGET)
DISMISS: Final = _verb("dismiss", TARGET)
PLACE_ONE: Final = _verb("place-one", ROW)
PLACE_ROW: Final = _verb("place-row", ROW)
RECALL_ONE: Final = _verb("recall-one", ROW)
RECALL_ROW: Final = _verb("recall-row", ROW)
PLACE_LEADER: Final = _verb("place-leader", PIECE)
RECALL_LEADER: Final = _verb("recall-leader", PIECE)
SCATTER: Final = _verb("scatter", PIECE)
SCATTER_TO: Final = _verb("scatter-to", PLACE)
FORAGE: Final = _verb("forage", PIECE)
FORAGE_ALL: Final = _verb("forage-all", PLACE)
UNPAID: Final = _verb("unpaid", PIECE)
UNPAID_ALL: Final = _verb("unpaid-all", PLACE)
BUILD: Final = _verb("build", ROW)
BASE: Final = _verb("build-base", PLACE)
FORT: Final = _verb("build-fort", PLACE)
WALL: Final = _verb("wall", TARGET)
JOIN: Final = _verb("build-long-walls", PIECE)
JOIN_TO: Final = _verb("join", TARGET)
DEMOLISH: Final = _verb("demolish", TARGET)
RAZE: Final = _verb("raze", TARGET)
REBUILD: Final = _verb("rebuild", TARGET)
PULL_DOWN: Final = _verb("pull-down", TARGET)

# investment, sieges, captured cities, assaults
BESIEGE: Final = _verb("besiege", TARGET)
LIFT: Final = _verb("lift-siege", TARGET)
HOLD_OUT: Final = _verb("hold-out")
GIVE_UP: Final = _verb("surrender")
NO_ENGINEERS: Final = _verb("keep-engineers")
ENGINEERS: Final = _verb("use-engineers")
STARVE: Final = _verb("starve", PIECE)
SPARE: Final = _verb("spare")

# cards, Persia, Sicily

# the campaign turn: raids, movement, interception

# battles

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
