"""The words in which choices are made: each choice is verb * 4096 + value (see kernel.flow).

Values: a hex is `ground.code`, a unit `Setting.gid`, a leader `Setting.lead_gid`: the same number in every scenario.
"""

from typing import Final

from polemos.room.choice_ids import NONE as NONE
from polemos.room.choice_ids import NUMBER as NUMBER
from polemos.room.choice_ids import Verbs

SPACE: Final = "space"
UNIT: Final = "unit"
LEADER: Final = "leader"
FACING: Final = "facing"
EDGE: Final = "edge"

_VERBS: Final = Verbs()
_verb: Final = _VERBS.add

# general
DONE: Final = _verb("done")
# who leads [5.1-5.5]
ACTIVATE: Final = _verb("activate", LEADER)
FORGO: Final = _verb("forgo", LEADER)
TRUMP: Final = _verb("trump", LEADER)
SHOCK_ALONE: Final = _verb("shock-alone", LEADER)
LEAVE: Final = _verb("leave", LEADER)
ROLL_MOMENTUM: Final = _verb("momentum")
ELITE_LEADER: Final = _verb("elite", LEADER)
REACTIVATE: Final = _verb("reactivate", LEADER)
MARK: Final = _verb("mark", LEADER)
MARK_FALSE: Final = _verb("mark-none", LEADER)
# orders [4.2-4.4, 5.2]
LINE: Final = _verb("line", NUMBER)
START_LINE: Final = _verb("from", UNIT)
FILES: Final = _verb("flank-to-flank")
RANKS: Final = _verb("front-to-rear")
CONTINGENT: Final = _verb("contingent", LEADER)
MOVE: Final = _verb("move", UNIT)
FIRE: Final = _verb("fire", UNIT)
RECOVER: Final = _verb("recover", UNIT)
RALLY: Final = _verb("rally", UNIT)
HARASS: Final = _verb("harass", UNIT)
LEAD: Final = _verb("lead", LEADER)
BRING: Final = _verb("bring", UNIT)
ENTER_AT: Final = _verb("enter-at", SPACE)
ALL_FIRE: Final = _verb("all-fire")
TOGETHER: Final = _verb("together", FACING)
# movement [6, 7]
ENTER: Final = _verb("enter", SPACE)
TURN: Final = _verb("turn", FACING)
PIVOT: Final = _verb("pivot", SPACE)
WHEEL: Final = _verb("wheel", SPACE)
REVERSE: Final = _verb("reverse")
TO_COLUMN: Final = _verb("column", FACING)
FROM_COLUMN: Final = _verb("line-up", FACING)
TO_SQUARE: Final = _verb("square")
FROM_SQUARE: Final = _verb("break-square")
TO_CHARGE: Final = _verb("charge")
FROM_CHARGE: Final = _verb("break-charge")
DEEPEN: Final = _verb("deepen", UNIT)
PART: Final = _verb("part", UNIT)
HASTEN: Final = _verb("hasten")
EXIT: Final = _verb("exit", EDGE)
SHOOT: Final = _verb("shoot", UNIT)
HALT: Final = _verb("halt")
# reactions [6.7, 6.8, 7.16, 8.2]
WITHDRAW: Final = _verb("withdraw", UNIT)
WITHDRAW_LEADER: Final = _verb("withdraw-leader", LEADER)
WITHDRAW_LINE: Final = _verb("withdraw-line", LEADER)
REVEAL: Final = _verb("reveal", LEADER)
BACK: Final = _verb("back", SPACE)
STAND: Final = _verb("stand")
QUIET: Final = _verb("no-more")
REACT_FACE: Final = _verb("face-about", FACING)
REACT_FIRE: Final = _verb("volley", UNIT)
REACT_SCREEN: Final = _verb("volley-screen", UNIT)
RETURN: Final = _verb("return-fire")
BOLT: Final = _verb("bolt", UNIT)
# shock [8.3-8.5]
COMMIT: Final = _verb("commit", UNIT)
SPARE: Final = _verb("spare", UNIT)
FIGHT: Final = _verb("fight", UNIT)
DEFEND_AS: Final = _verb("defend-as", UNIT)
STRIKE_WITH: Final = _verb("strike-with", UNIT)
TAKE_HIT: Final = _verb("take-hit", UNIT)
NAME_LEADER: Final = _verb("name", LEADER)
ADVANCE: Final = _verb("advance", UNIT)
ADVANCE_TO: Final = _verb("advance-to", SPACE)
PASS_TO: Final = _verb("pass-to", SPACE)
KEEP_FACING: Final = _verb("keep-facing")
FOLLOW: Final = _verb("follow")
# rout and the rest [9, 10]
COMMANDER: Final = _verb("commander", UNIT)

VERBS: Final[tuple[tuple[str, str], ...]] = tuple(_VERBS.rows)
