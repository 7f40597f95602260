"""Between which numbers each field of a step lies, and what a scenario allows besides (see kernel.fields)."""

from collections.abc import Sequence
from typing import Final

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.ground import CELLS
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.games.alexander.state import (
    LEADER_ROWS,
    MOST_UNITS,
    UNIT_ROWS,
    Battle,
)
from polemos.kernel.fields import Range, fields_of, outside
from polemos.kernel.fields import beyond_step as beyond_ranges

STEPS: Final[dict[str, Range]] = {
    "side": (0, 1),
    "why": (0, len(ROLL_REASONS) - 1),
    "facing": (0, FACINGS - 1),
}
"""By the name of the field; numbers of units, leaders and hexes are checked as far as any scenario goes."""
LOCAL: Final = (
    "unit", "mover", "target", "firer", "attacker", "defender", "leader", "other", "rival",
)  # fmt: skip
HEXES: Final = ("space", "hex_", "goal", "start")


def beyond(s: Battle) -> list[str]:
    """Every field that no battle can have, one line each."""
    bad = fields_of(Battle).beyond(s)
    if bad:
        return bad
    g = setting_of(s.scenario)
    bad = fields_of(Battle).lengths(s, {UNIT_ROWS: g.units, LEADER_ROWS: g.leaders})
    if not bad:
        bad += outside("in_line", s.in_line, 0, g.units - 1)
        bad += outside("deep", s.deep, -1, g.units - 1)
        bad += outside("mover", [s.mover, s.passer], -1, g.units - 1)
        bad += outside("lead", [s.lead, *s.commanders], -1, g.leaders - 1)
    return bad


def beyond_step(fields: Sequence[tuple[str, int]]) -> list[str]:
    """Every field of a step that no rule can use."""
    ranges = dict(STEPS)
    for name in LOCAL:
        ranges[name] = (-1, MOST_UNITS)
    for name in HEXES:
        ranges[name] = (-1, CELLS - 1)
    return beyond_ranges(fields, ranges)
