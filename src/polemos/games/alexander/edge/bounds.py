"""Between which numbers each field of a battle and each field of a step lies (see kernel.bounds)."""

from collections.abc import Sequence
from typing import Final

from polemos.games.alexander.data.facing import FACINGS
from polemos.games.alexander.data.ground import CELLS
from polemos.games.alexander.data.setting import SCENARIOS, setting_of
from polemos.games.alexander.data.tables import OUT
from polemos.games.alexander.rules.rolls import ROLL_REASONS
from polemos.games.alexander.state import (
    BY_RESIGNING,
    CHARGE,
    DRAWN,
    EVERY_HEX,
    FINISHED,
    MARKERS,
    NEITHER,
    NO_CHECK,
    NO_PW,
    ORDERS,
    SHOCK_ONLY,
    TO_RALLY,
    UNUSED,
    WITHDRAWAL,
    Battle,
)
from polemos.kernel import bounds

MANY: Final = 9999
MOST_UNITS: Final = 511
SCALARS: Final[dict[str, bounds.Range]] = {
    "scenario": (0, len(SCENARIOS) - 1),
    "turn": (0, MANY),
    "phase": (MARKERS, WITHDRAWAL),
    "winner": (NEITHER, DRAWN),
    "how": (0, BY_RESIGNING),
    "lead": (-1, MOST_UNITS),
    "kind": (0, SHOCK_ONLY),
    "mover": (-1, MOST_UNITS),
    "passer": (-1, MOST_UNITS),
    "mp": (-MANY, MANY),
    "spent": (-MANY, MANY),
}
BY_UNIT: Final[dict[str, bounds.Range]] = {
    "loc": (-1, CELLS - 1),
    "tail": (-1, CELLS - 1),
    "facing": (0, FACINGS - 1),
    "hits": (0, MANY),
    "status": (0, UNUSED),
    "form": (0, CHARGE),
    "deep": (-1, MOST_UNITS),
    "beneath": (0, 1),
    "routed": (0, 1),
    "rallied": (0, 1),
    "moved": (0, 1),
    "ordered": (0, TO_RALLY),
    "fired": (0, 9),
    "mark": (0, NO_CHECK),
    "ammo": (0, OUT),
    "screen": (0, OUT),
}
BY_LEADER: Final[dict[str, bounds.Range]] = {
    "lead_loc": (-1, CELLS - 1),
    "lead_status": (0, UNUSED),
    "rank": (0, FINISHED),
    "phases": (0, 99),
    "wound": (0, 99),
    "marker": (0, NO_PW),
}
ROWS_BY_UNIT: Final = (
    *BY_UNIT, "cause", "went", "turned", "faced", "met", "struck", "shots", "retired",
)  # fmt: skip
ROWS_BY_LEADER: Final = (
    *BY_LEADER, "no_momentum", "was_zoc", "used_zoc", "lead_mp", "lead_moved", "elite_used", "helped",
    "mcc_used", "along", "hurt",
)  # fmt: skip
LISTS: Final[dict[str, bounds.Range]] = {
    **BY_UNIT,
    **BY_LEADER,
    "lost": (0, MANY),
    "commanders": (-1, MOST_UNITS),
    "order": (0, EVERY_HEX),
    "in_line": (0, MOST_UNITS),
}
LENGTHS: Final[dict[str, tuple[int, ...]]] = {
    "lost": (2,),
    "commanders": (2,),
    "tries": (2,),
    "order": (2 * ORDERS,),
    "halves": (2,),
}
BOUNDS: Final = bounds.Bounds(SCALARS, LISTS, LENGTHS, ("in_line",), Battle.DIE)
STEPS: Final[dict[str, bounds.Range]] = {
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
    bad = BOUNDS.beyond(s)
    if bad:
        return bad
    g = setting_of(s.scenario)
    for names, count in ((ROWS_BY_UNIT, g.units), (ROWS_BY_LEADER, g.leaders)):
        bad += [
            f"{name} has {len(getattr(s, name))} entries, not {count}"
            for name in names
            if len(getattr(s, name)) != count
        ]
    if not bad:
        bad += bounds.outside("in_line", s.in_line, 0, g.units - 1)
        bad += bounds.outside("deep", s.deep, -1, g.units - 1)
        bad += bounds.outside("mover", [s.mover, s.passer], -1, g.units - 1)
        bad += bounds.outside("lead", [s.lead, *s.commanders], -1, g.leaders - 1)
    return bad


def beyond_step(fields: Sequence[tuple[str, int]]) -> list[str]:
    """Every field of a step that no rule can use."""
    ranges = dict(STEPS)
    for name in LOCAL:
        ranges[name] = (-1, MOST_UNITS)
    for name in HEXES:
        ranges[name] = (-1, CELLS - 1)
    return bounds.beyond_step(fields, ranges)
