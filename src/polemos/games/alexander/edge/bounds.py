"""Between which numbers each field of a step lies."""

from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import facing, ground
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.kernel.fields import Range

LOCAL: Final = (
    "unit", "mover", "target", "firer", "attacker", "defender", "leader", "other", "rival",
)  # fmt: skip
HEXES: Final = ("space", "hex_", "goal", "start")
STEP_RANGES: Final[dict[str, Range]] = {
    "side": (0, 1),
    "why": (0, len(ROLL_REASONS) - 1),
    "facing": (0, facing.FACINGS - 1),
    **dict.fromkeys(LOCAL, (-1, state.MOST_UNITS)),
    **dict.fromkeys(HEXES, (-1, ground.CELLS - 1)),
}
"""By the name of the field; numbers of units, leaders and hexes are checked as far as any scenario goes."""
