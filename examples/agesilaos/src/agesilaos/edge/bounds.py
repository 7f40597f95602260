"""Between which numbers the fields of steps lie."""

from typing import Final

from polemos.kernel.fields import Range

from agesilaos.data.tables import BOTH, PIECE_COUNT
from agesilaos.data.world import SPACES
from agesilaos.rules.battle import ROLL_REASONS

STEP_RANGES: Final[dict[str, Range]] = {
    "side": BOTH,
    "unit": (0, PIECE_COUNT - 1),
    "space": (0, SPACES - 1),
    "why": (0, len(ROLL_REASONS) - 1),
    "surprise": (0, 1),
}
"""By the name of a field of a step."""
