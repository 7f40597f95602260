"""Between which numbers each field of a step lies, and what a scenario allows besides (see kernel.fields)."""

from collections.abc import Sequence
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import facing, ground, setting
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.games.alexander.state import Battle
from polemos.kernel.fields import Range, fields_of, outside
from polemos.kernel.fields import beyond_step as beyond_ranges

STEPS: Final[dict[str, Range]] = {
    "side": (0, 1),
    "why": (0, len(ROLL_REASONS) - 1),
    "facing": (0, facing.FACINGS - 1),
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
    g = setting.setting_of(s.scenario)
    bad = fields_of(Battle).lengths(s, {state.UNIT_ROWS: g.units, state.LEADER_ROWS: g.leaders})
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
        ranges[name] = (-1, state.MOST_UNITS)
    for name in HEXES:
        ranges[name] = (-1, ground.CELLS - 1)
    return beyond_ranges(fields, ranges)
