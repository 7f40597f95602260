"""The words in which choices are made: each choice is verb * 4096 + value (see kernel.flow)."""

from typing import Final

from polemos.room.choice_ids import NUMBER as NUMBER
from polemos.room.choice_ids import Verbs

SPACE: Final = "space"
"""A locale."""
PIECE: Final = "unit"
"""A unit or a leader."""
TARGET: Final = "target"
"""What can be besieged: a city by its locale, a fort by LOCALES + its number."""
FORT: Final = "fort"
SIDE: Final = "side"
EVENT: Final = "event"

_VERBS: Final = Verbs()
_verb: Final = _VERBS.add

# general
DONE: Final = _verb("done")
PLACE: Final = _verb("place", SPACE)
PICK: Final = _verb("pick", PIECE)

# set-up and the Administration Quarter
QUICK: Final = _verb("quick")
LEAVE_OUT: Final = _verb("leave-out", PIECE)
SPREAD: Final = _verb("spread", SPACE)
DRAW: Final = _verb("draw")
DRAWN: Final = _verb("drawn", PIECE)
SEND: Final = _verb("send", PIECE)
GO_FIRST: Final = _verb("go-first", SIDE)
DECLARE: Final = _verb("declare", EVENT)
ATTEMPT: Final = _verb("attempt", EVENT)
AVERT: Final = _verb("avert")
APPOINT: Final = _verb("appoint", PIECE)

# logistics
PAY: Final = _verb("pay", PIECE)
RAISE: Final = _verb("raise", PIECE)
ENTER: Final = _verb("enter", PIECE)
RETIRE: Final = _verb("retire", PIECE)

# operations
LEAD: Final = _verb("lead", PIECE)
TAKE: Final = _verb("take", PIECE)
TAKE_ALL: Final = _verb("take-all")
TAKE_TROOPS: Final = _verb("take-troops")
TAKE_FLEETS: Final = _verb("take-fleets")
MOVE: Final = _verb("move", SPACE)
DROP: Final = _verb("drop", PIECE)
PICK_UP: Final = _verb("pick-up", PIECE)
LOAD: Final = _verb("load", PIECE)
LAND: Final = _verb("land", PIECE)
LAND_ALL: Final = _verb("land-all")
SEA_FIGHT: Final = _verb("sea-fight")
GO_ON: Final = _verb("go-on")
LAND_FIGHT: Final = _verb("land-fight")
STOP: Final = _verb("stop")
STAY_ABOARD: Final = _verb("stay-aboard")
FORM: Final = _verb("form", NUMBER)
DISSOLVE: Final = _verb("dissolve", NUMBER)
REDEPLOY: Final = _verb("redeploy", PIECE)
EXPEDITION: Final = _verb("expedition")

# interrupts
INTERCEPT: Final = _verb("intercept")
LET_PASS: Final = _verb("let-pass")
EVADE: Final = _verb("evade")
STAND: Final = _verb("stand")
INTO_PORT: Final = _verb("into-port", PIECE)
ALL_INTO_PORT: Final = _verb("all-into-port")
OUTSIDE: Final = _verb("outside")
INSIDE: Final = _verb("inside", TARGET)
AS_MARINES: Final = _verb("as-marines", PIECE)
ALL_AS_MARINES: Final = _verb("all-as-marines")
DECLINE: Final = _verb("decline")

# combat
COMMAND: Final = _verb("command", PIECE)
STEP_DOWN: Final = _verb("step-down")
TAKE_LOSSES: Final = _verb("take-losses")
LOSE: Final = _verb("lose", PIECE)
KILL: Final = _verb("kill", PIECE)
BESIEGE: Final = _verb("besiege", TARGET)
WITH: Final = _verb("with", PIECE)
RAISE_SIEGE: Final = _verb("raise-siege", TARGET)
SORTIE: Final = _verb("sortie", TARGET)
RAVAGE: Final = _verb("ravage", TARGET)

# nations
INCITE: Final = _verb("incite", SPACE)
INCITE_ATHENS: Final = _verb("incite-athens")
SEND_AWAY_GARRISON: Final = _verb("send-away-garrison")
TAKE_INCOME: Final = _verb("take-income")
BUILD: Final = _verb("build", FORT)

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
