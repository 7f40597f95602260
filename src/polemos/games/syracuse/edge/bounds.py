"""Between which numbers each field of a siege and each field of a step lies (see kernel.bounds)."""

from collections.abc import Sequence
from typing import Final

from polemos.games.syracuse.choice_ids import WORK_NAMES
from polemos.games.syracuse.data.tables import (
    CHITS,
    CODE_NAMES,
    DEAD,
    DESTROYED,
    LOT_NAMES,
    OUT,
    PHASE_D5,
    SCENARIOS,
    SETUP,
    SUPPLY_LEAST,
    SUPPLY_MOST,
    TURN_COUNT,
    UNITS,
)
from polemos.games.syracuse.data.world import (
    ATHENS,
    CAMP,
    FORT_COUNT,
    LAND_PM,
    NEITHER,
    PLACES,
    SYRACUSE,
    WALL_COUNT,
    WITHDRAWAL_PM,
    ZONES,
)
from polemos.games.syracuse.rules.moments import MOMENT_NAMES
from polemos.games.syracuse.rules.rolls import ANY_FACE, MOST_ORDERS, ROLL_REASONS
from polemos.games.syracuse.state import (
    BY_BLOCKADE,
    BY_CAVALRY,
    BY_CHAIN,
    BY_RESIGNING,
    BY_WALL,
    DRAWN,
    TOO_LATE,
    Siege,
)
from polemos.kernel import bounds
from polemos.kernel.flow import VERB

MANY: Final = 99
BATTLE: Final = 6
ALL_ZONES: Final = (1 << ZONES) - 1
ALL_CAUSES: Final = BY_CHAIN | BY_WALL | BY_BLOCKADE | BY_CAVALRY

SCALARS: Final[dict[str, bounds.Range]] = {
    "scenario": (1, len(SCENARIOS)),
    "phase": (SETUP, PHASE_D5),
    "side": (ATHENS, SYRACUSE),
    "initiative": (ATHENS, SYRACUSE),
    "advantage": (ATHENS, SYRACUSE),
    "camp": (0, DESTROYED),
    "chain": (0, DESTROYED),
    "in_time": (0, TOO_LATE),
    "reinforced": (0, 1),
    "spartans": (0, 1),
    "purse": (0, MANY),
    "pm": (0, max(LAND_PM, WITHDRAWAL_PM)),
    "cp": (0, VERB),
    "shift": (-MANY, MANY),
    "winner": (NEITHER, DRAWN),
    "how": (0, BY_RESIGNING),
}
LISTS: Final[dict[str, bounds.Range]] = {
    "draw_script": (0, CHITS - 1),
    "loc": (DEAD, PLACES - 1),
    "down": (0, 1),
    "due": (-1, TURN_COUNT + MANY),
    "used": (0, 1),
    "stuck": (0, 1),
    "arrived": (0, 1),
    "came": (0, PLACES),
    "chits": (OUT, SYRACUSE),
    "forts": (0, SYRACUSE + 1),
    "walls": (0, DESTROYED),
    "boxes": (SUPPLY_LEAST, SUPPLY_MOST),
    "causes": (0, ALL_CAUSES),
    "pa": (0, MANY),
    "banned": (0, ALL_ZONES),
    "orders": (0, MOST_ORDERS),
    "ready": (0, UNITS - 1),
    "group": (0, UNITS - 1),
    "carried": (0, VERB),
    "actions": (0, CAMP),
    "battle": (-1, PLACES - 1),
    "foes": (0, UNITS - 1),
    "cancelled": (0, UNITS - 1),
    "lent": (0, ZONES),
    "picked": (0, UNITS - 1),
    "fleeing": (0, UNITS - 1),
    "refuge": (0, PLACES - 1),
    "mend": (0, MANY),
}
LENGTHS: Final[dict[str, tuple[int, ...]]] = {
    **dict.fromkeys(("loc", "down", "due", "used", "stuck", "arrived", "came"), (UNITS,)),
    **dict.fromkeys(("boxes", "causes", "pa", "banned", "orders", "lent"), (2,)),
    "chits": (CHITS,),
    "forts": (FORT_COUNT,),
    "walls": (WALL_COUNT,),
    "carried": (0, ZONES),
    "battle": (0, BATTLE),
    "mend": (0, ZONES + 1),
}
SETS: Final = ("ready", "group", "foes", "cancelled", "picked", "fleeing", "actions")
"""Pieces or places, none of them twice."""
BOUNDS: Final = bounds.Bounds(SCALARS, LISTS, LENGTHS, SETS)
STEPS: Final[dict[str, bounds.Range]] = {
    "side": (ATHENS, SYRACUSE),
    "roller": (ATHENS, SYRACUSE),
    "unit": (0, UNITS - 1),
    "zone": (0, ZONES - 1),
    "place": (0, PLACES - 1),
    "fort": (0, FORT_COUNT - 1),
    "work": (0, len(WORK_NAMES) - 1),
    "lot": (0, len(LOT_NAMES) - 1),
    "phase": (0, PHASE_D5),
    "moment": (0, len(MOMENT_NAMES) - 1),
    "why": (0, len(ROLL_REASONS) - 1),
    "wants": (0, ANY_FACE),
    "code": (0, len(CODE_NAMES) - 1),
    "kind": (0, 2),
    "tried": (0, 3),
    "left": (0, VERB),
    "n": (0, VERB),
    "paid": (0, 1),
    "passed": (0, 1),
    "forts": (0, 1),
}
"""By the name of the field; what is not named here is checked by the rules themselves."""


def beyond(s: Siege) -> list[str]:
    """Every field that no siege can have, one line each."""
    bad = BOUNDS.beyond(s)
    if bad:
        return bad
    card = SCENARIOS[s.scenario - 1]
    return bounds.outside("turn", [s.turn], card.first_turn, card.last_turn)


def beyond_step(fields: Sequence[tuple[str, int]]) -> list[str]:
    """Every field of a step that no rule can use."""
    return bounds.beyond_step(fields, STEPS)
