"""Between which numbers the fields of steps lie."""

from typing import Final

from polemos.games.sparta_vs_athens.data.tables import ATHENS, FORCE_MARKERS, FORTS, NEITHER, PIECES, SPARTA, UNITS
from polemos.games.sparta_vs_athens.data.world import LOCALES
from polemos.games.sparta_vs_athens.rules.operations import operating, stopping
from polemos.games.sparta_vs_athens.rules.rolls import ROLL_REASONS
from polemos.games.sparta_vs_athens.state import OPERATIONS, TARGETS, WINTER
from polemos.kernel.fields import Range

STEP_RANGES: Final[dict[str, Range]] = {
    "side": (ATHENS, SPARTA),
    "why": (0, len(ROLL_REASONS) - 1),
    "locale": (0, LOCALES - 1),
    "start": (0, LOCALES - 1),
    "unit": (0, UNITS - 1),
    "piece": (0, PIECES - 1),
    "leader": (-1, PIECES - 1),
    "target": (0, TARGETS - 1),
    "fort": (0, FORTS - 1),
    "quarter": (0, WINTER),
    "phase": (0, OPERATIONS),
    "owner": (NEITHER, SPARTA),
    "number": (1, FORCE_MARKERS),
    "stage": (operating.GATHERING, operating.UNDER_WAY),
    "kind": (stopping.ARMIES, stopping.FLEETS),
    "at_sea": (0, 1),
    "on_land": (0, 1),
    "first": (0, 1),
}
"""By the name of a field of a step."""
