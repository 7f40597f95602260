"""Between which numbers the fields of steps lie."""

from collections.abc import Sequence
from typing import Final

from polemos.kernel.fields import Range
from polemos.kernel.fields import beyond_step as beyond_ranges

from agesilaos.data.tables import BOTH, PIECE_COUNT
from agesilaos.data.world import SPACES
from agesilaos.rules.battle import ROLL_REASONS

STEPS: Final[dict[str, Range]] = {
    "side": BOTH,
    "unit": (0, PIECE_COUNT - 1),
    "space": (0, SPACES - 1),
    "why": (0, len(ROLL_REASONS) - 1),
    "surprise": (0, 1),
}
"""By the name of a field of a step."""


def beyond_step(fields: Sequence[tuple[str, int]]) -> list[str]:
    """Every field of a step that no rule can use."""
    return beyond_ranges(fields, STEPS)
