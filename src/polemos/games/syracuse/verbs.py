"""The words in which choices are made: each choice is verb * 4096 + value (see kernel.flow)."""

from typing import Final

from polemos.room.choice_ids import NONE as NONE
from polemos.room.choice_ids import NUMBER as NUMBER
from polemos.room.choice_ids import Verbs

PLACE_KIND: Final = "space"
UNIT: Final = "unit"
EVENT: Final = "event"
CHIT: Final = "chit"
WORK: Final = "work"
LOT: Final = "lot"

_VERBS: Final = Verbs()
_verb: Final = _VERBS.add

# general
DONE: Final = _verb("done")
PLAY: Final = _verb("play", EVENT)
AGAIN: Final = _verb("roll-again")
USE_ADVANTAGE: Final = _verb("use-advantage")
DRAWN: Final = _verb("drawn", CHIT)
KEEP: Final = _verb("keep", CHIT)
DISCARD: Final = _verb("discard", CHIT)
PLACE: Final = _verb("place", PLACE_KIND)
LOSE: Final = _verb("lose", UNIT)
# reinforcements
BRING: Final = _verb("bring", LOT)
VACATE: Final = _verb("vacate", PLACE_KIND)
DISPLACE: Final = _verb("displace", PLACE_KIND)
# actions
DECLARE: Final = _verb("declare", NUMBER)
ACTION: Final = _verb("action", PLACE_KIND)
TAKE: Final = _verb("take", UNIT)
TAKE_LAND: Final = _verb("take-land")
TAKE_SHIPS: Final = _verb("take-ships")
MOVE: Final = _verb("move", PLACE_KIND)
SHIP: Final = _verb("ship", PLACE_KIND)
STAY: Final = _verb("stay")
STAND: Final = _verb("stand")
WITHDRAW: Final = _verb("withdraw", PLACE_KIND)
PART: Final = _verb("part")
# combat
FIGHT: Final = _verb("fight", PLACE_KIND)
STORM: Final = _verb("storm", PLACE_KIND)
ASSAULT: Final = _verb("assault-camp")
LEAVE: Final = _verb("leave", UNIT)
GO: Final = _verb("go")
DEFEND: Final = _verb("defend", UNIT)
LEND: Final = _verb("lend", PLACE_KIND)
WOUND: Final = _verb("wound", UNIT)
HIT: Final = _verb("hit", UNIT)
RETREAT: Final = _verb("retreat", PLACE_KIND)
RETREAT_ALL: Final = _verb("retreat-all", PLACE_KIND)
ADVANCE: Final = _verb("advance", UNIT)
OCCUPY: Final = _verb("occupy", UNIT)
KILL: Final = _verb("kill", UNIT)
# events
RAZE: Final = _verb("raze", WORK)
DISCORD_IN: Final = _verb("discord", UNIT)
STRIKE: Final = _verb("strike", UNIT)
DESERT: Final = _verb("desert", UNIT)
SAVE: Final = _verb("save")
TAKE_ADVANTAGE: Final = _verb("take-advantage")
REDRAW: Final = _verb("redraw")
RECOVERY: Final = _verb("as-recovery")
REINFORCEMENT: Final = _verb("as-reinforcement")
CANCEL: Final = _verb("cancel")
# construction
BUILD: Final = _verb("build", WORK)
DEMOLISH: Final = _verb("demolish", WORK)
# adjustment
REDEPLOY: Final = _verb("redeploy", PLACE_KIND)
RECOVER: Final = _verb("recover", UNIT)
SHELTER: Final = _verb("shelter", UNIT)

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
