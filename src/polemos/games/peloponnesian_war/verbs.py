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
STRONGHOLD: Final = "stronghold"
"""A city, or CITIES + the hex of a fort: in events and texts, which name a fort by where it stands."""
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
PLAY: Final = _verb("play-card", CARD)
DISCARD: Final = _verb("discard-card", CARD)
DRAWN: Final = _verb("drawn-card", CARD)
CARD_REGION: Final = _verb("card-region", REGION)
CARD_CITY: Final = _verb("card-city", TARGET)
CARD_PIECE: Final = _verb("card-unit", PIECE)
CARD_PLACE: Final = _verb("card-space", PLACE)
CARD_ROW: Final = _verb("card-counters", ROW)

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
ASSAULT: Final = _verb("assault", TARGET)
INVEST: Final = _verb("invest")
SEIZE_FORT: Final = _verb("seize-fort")
WRECK_FORT: Final = _verb("wreck-fort")
WRECK_BASE: Final = _verb("wreck-base")
SPARE_BASE: Final = _verb("spare-base")

# battles
ALL_INSIDE: Final = _verb("all-inside")
ALL_OUTSIDE: Final = _verb("all-outside")
STAY_OUTSIDE: Final = _verb("stay-outside", PIECE)
WITHDRAW: Final = _verb("withdraw")
STAND: Final = _verb("stand")
TO_SEA: Final = _verb("to-sea", PLACE)
STAY_BEACHED: Final = _verb("stay-beached")
HELP: Final = _verb("help", PIECE)
ALL_HELP: Final = _verb("all-help")
WITH_FLEETS: Final = _verb("with-fleets")
WITHOUT_FLEETS: Final = _verb("without-fleets")
COMMAND: Final = _verb("command", PIECE)
SPEND: Final = _verb("spend", NUMBER)
KEEP: Final = _verb("keep")
LOSE: Final = _verb("lose", PIECE)
LOSE_GARRISON: Final = _verb("lose-garrison", NUMBER)
FIGHT_ON: Final = _verb("fight-on")
BREAK_OFF: Final = _verb("break-off")
GO_INSIDE: Final = _verb("retreat-inside")
RETREAT: Final = _verb("retreat", PLACE)
EMBARK_TO: Final = _verb("embark-to", PLACE)
LOAD: Final = _verb("load", PIECE)
PRIZE: Final = _verb("prize", ROW)

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
