"""Ways out: where a battle lets units leave the map unrouted and unlost [scn.samarkand.3, scn.pelium.2].

A step beyond the edge costs what clear ground costs. Leaders do not leave with a unit: the rules speak of combat units
(RULING-92).
"""

from typing import Final

from polemos.games.alexander.data.ground import NEXT, NOWHERE, OFF, column_of, row_of
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import BOTTOM, LEFT, RIGHT, TOP
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.movement.move_costs import ahead
from polemos.games.alexander.rules.movement.move_legality import refusals_zone
from polemos.games.alexander.state import LEFT_FREE, Battle, lift, setting
from polemos.kernel.flow import Refusal

RULES: Final = ("samarkand.3", "pelium.2")
PRICES: Final[tuple[int, ...]] = tuple([mp for mp, _ in FILES.movement_cost.hex["clear"]])
#: By edge: the directions that lead beyond it.
_BEYOND: Final[dict[int, tuple[int, ...]]] = {LEFT: (4, 5), RIGHT: (1, 2), TOP: (5, 0, 1), BOTTOM: (2, 3, 4)}


def has_exits(s: Battle) -> bool:
    """Whether this battle has a way out at all."""
    rules = setting(s).rules
    return RULES[0] in rules or RULES[1] in rules


def way_out(s: Battle) -> int:
    """The edge of the way out, by its number among `EDGES`."""
    rules = setting(s).rules
    return rules[RULES[0] if RULES[0] in rules else RULES[1]].edge


def clause_of(s: Battle) -> str:
    """The special rule that opens the way out."""
    return "scn." + (RULES[0] if RULES[0] in setting(s).rules else RULES[1])


def door(s: Battle, u: int, edge: int) -> int:
    """The hex over whose outer side a unit would leave by an edge as it faces, -1 if none of its hexes lies there."""
    g = setting(s)
    area = g.area
    for h in (s.loc[u], s.tail[u]):
        if h < 0:
            continue
        rim = {
            LEFT: column_of(h) == area[0], RIGHT: column_of(h) == area[1],
            TOP: row_of(h) == area[2], BOTTOM: row_of(h) == area[3],
        }[edge]  # fmt: skip
        if not rim:
            continue
        for d in _BEYOND[edge]:
            x = NEXT[6 * h + d]
            if (x == NOWHERE or g.field.terrain[x] == OFF) and d in ahead(s, u):
                return h
    return -1


def refusals_exit(s: Battle, u: int, edge: int) -> list[Refusal]:
    """Why the unit that moves may not leave the map by an edge now."""
    if not has_exits(s) or edge != way_out(s):
        return [Refusal("10.23", s.loc[u])]
    h = door(s, u, edge)
    if h < 0 or not scenario_rules.free_exit(s, u, h, edge):
        return [Refusal(clause_of(s), s.loc[u])]
    if PRICES[setting(s).group[u]] > s.mp:
        return [Refusal("6.25", h)]
    return [Refusal("6.91", h)] if s.passer == u else refusals_zone(s, u)


def leave_map(s: Battle, u: int) -> None:
    """A unit leaves the map by the way out, with the one beneath it of a double-depth phalanx."""
    lower = s.deep[u]
    for v in (u, lower):
        if v < 0:
            continue
        s.deep[v] = -1
        s.beneath[v] = 0
        lift(s, v)
        s.status[v] = LEFT_FREE
