"""Between which numbers each field of a step lies."""

from typing import Final

from polemos.games.syracuse.choice_ids import WORK_NAMES
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.rules import moments, rolls
from polemos.kernel import fields, flow

STEP_RANGES: Final[dict[str, fields.Range]] = {
    "side": world.BOTH,
    "roller": world.BOTH,
    "unit": (0, tables.UNITS - 1),
    "zone": (0, world.ZONES - 1),
    "place": (0, world.PLACES - 1),
    "fort": (0, world.FORT_COUNT - 1),
    "work": (0, len(WORK_NAMES) - 1),
    "lot": (0, len(tables.LOT_NAMES) - 1),
    "phase": (0, tables.PHASE_D5),
    "moment": (0, len(moments.MOMENT_NAMES) - 1),
    "why": (0, len(rolls.ROLL_REASONS) - 1),
    "wants": (0, rolls.ANY_FACE),
    "code": (0, len(tables.CODE_NAMES) - 1),
    "kind": (0, 2),
    "tried": (0, 3),
    **dict.fromkeys(("left", "n"), (0, flow.VERB)),
    **dict.fromkeys(("paid", "passed", "forts"), (0, 1)),
}
"""By the name of the field; what is not named here is checked by the rules themselves."""
