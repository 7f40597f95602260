"""How far it is to the way out of a battlefield, for bots: by hex and by kind of unit, over the ground
[scn.pelium.2].

Known once for a scenario: neither friends nor enemies are in it.
"""

from heapq import heappop, heappush
from typing import Final

from polemos.games.alexander.ground import CELLS, NEVER, NEXT, NOWHERE, ROWS
from polemos.games.alexander.setting import MACEDONIAN, Setting
from polemos.games.alexander.state import Battle, setting

NO_WAY: Final = 9999
HURT: Final = 2
"""Movement points that a cohesion hit on the way is thought to cost."""
SMALL: Final = 2
"""Rout points up to which a unit had better cover the others than leave."""
_RULE: Final = "pelium.2"
_ROADS: Final[dict[tuple[str, int], tuple[int, ...]]] = {}


def leaves(s: Battle, u: int) -> bool:
    """Whether a unit ought to make for the way out: the break-out counts its points."""
    g = setting(s)
    return _RULE in g.rules and g.side[u] == MACEDONIAN and g.rp[u] > SMALL and not s.routed[u]


def road(g: Setting, group: int) -> tuple[int, ...]:
    """By hex: movement points, hits reckoned in, from there to the door for a group of the chart of costs."""
    key = (g.name, group)
    known = _ROADS.get(key)
    if known is not None:
        return known
    rule = g.rules[_RULE]
    mp, hits, step = g.field.mp[group], g.field.hits[group], g.field.step
    far = [NO_WAY] * (CELLS + 1)
    queue: list[tuple[int, int]] = []
    for row in range(int(rule["row_min"]), int(rule["row_max"]) + 1):
        h = (g.area[1] - 1) * ROWS + row - 1
        far[h] = 0
        queue.append((0, h))
    while queue:
        cost, h = heappop(queue)
        if cost > far[h]:
            continue
        for d in range(6):
            n = NEXT[6 * h + d]
            if n == NOWHERE:
                continue
            way = step[6 * n + (d + 3) % 6]
            if mp[way] == NEVER:
                continue
            more = cost + max(1, mp[way]) + HURT * hits[way]
            if more < far[n]:
                far[n] = more
                heappush(queue, (more, n))
    found = tuple(far)
    _ROADS[key] = found
    return found
