"""What bots know of single battlefields: the way out of Pelium, the ferry of the Jaxartes, the glen of the Lyginus.

What depends on the ground alone is reckoned once for a scenario: neither friends nor enemies are in it.
"""

from heapq import heappop, heappush
from typing import Final

from polemos.board.search import Row, search
from polemos.games.alexander.data.facing import opposite
from polemos.games.alexander.data.ground import CELLS, MAJOR_RIVER, NEVER, NEXT, NOWHERE, WOODS, code, distance, within
from polemos.games.alexander.data.setting import MACEDONIAN, OPPONENT, Setting
from polemos.games.alexander.data.tables import AT, BOLT, STRENGTH
from polemos.games.alexander.rules.field.scenario_rules import STUNG
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

    def whence(h: int, _: int) -> Row:
        around = [(NEXT[6 * h + d], opposite(d)) for d in range(6)]
        ways = [(n, step[6 * n + d]) for n, d in around if n != NOWHERE]
        return [(n, mp[way] + HURT * hits[way]) for n, way in ways if mp[way] != NEVER]

    door = [code(g.area[1], row) for row in range(rule.row_min, rule.row_max + 1)]
    found = tuple(search(CELLS + 1, door, NO_WAY, whence).costs(NO_WAY))
    _ROADS[key] = found
    return found


# ---------------------------------------------------------------------------------------------- across the Jaxartes
FEAR: Final = 0.4
"""What it costs to stand where a bolt shooter of the enemy may hit, for each point of its strength there."""
GATHER: Final = 5
"""Units over the river that need not wait for others."""
ALONE: Final = 3.0
"""How many times more bolts are feared until then."""
TIRED: Final = 0.8
"""What it costs more to send such a unit on a second move in a turn: it will need its cohesion beyond the river."""
WET: Final = 0.3
"""How much the hits of a crossing count that has to be."""
BOLTS: Final = 6
"""Rout points that a bolt shooter is thought to be worth beyond its own: its bolts reach everybody [9.52]."""


def crosses(s: Battle, u: int) -> bool:
    """Whether a unit stands over the river against bolt shooters: on the bank it is shot down."""
    g = setting(s)
    return g.rafts and g.side[u] == OPPONENT


DANGER: Final = 1.5
"""Movement points that a hex on the way is thought to cost for each point of the bolts that reach it."""
CROSSING: Final = 8
"""The same for a river hex, which takes a whole move."""
HARMLESS: Final = 4
"""How much farther prey is thought to be that is no bolt shooter."""


KEPT: Final = 16
"""Positions of the enemy for which the way over the river is remembered."""
Roads = tuple[list[float], list[bool]]
"""By hex: how far it is over the river to the enemy, bolts reckoned in; whether the river has still to be crossed."""
_CROSSINGS: Final[dict[tuple[str, int, tuple[int, ...], tuple[int, ...]], Roads]] = {}


def crossing(s: Battle, bolts: tuple[int, ...], prey: tuple[int, ...], group: int) -> Roads:
    """The ways over the river to the enemy for a group of the chart of costs."""
    loc = s.loc
    key = (setting(s).name, group, tuple([loc[e] for e in bolts]), tuple([loc[e] for e in prey]))
    known = _CROSSINGS.get(key)
    if known is None:
        if len(_CROSSINGS) >= KEPT:
            _CROSSINGS.clear()
        known = _crossing(s, bolts, prey, group)
        _CROSSINGS[key] = known
    return known


def _crossing(s: Battle, bolts: tuple[int, ...], prey: tuple[int, ...], group: int) -> Roads:
    g = setting(s)
    mp, hits, step, terrain = g.field.mp[group], g.field.hits[group], g.field.step, g.field.terrain
    danger = [0.0] * (CELLS + 1)
    for e in bolts:
        for h in within(s.loc[e], len(STRENGTH[BOLT])):
            far = distance(h, s.loc[e])
            if far:
                danger[h] += STRENGTH[BOLT][far - 1]
    road = [float(NO_WAY)] * (CELLS + 1)
    wet = [False] * (CELLS + 1)
    queue: list[tuple[float, int]] = []
    for e in prey:
        start = 0.0 if e in bolts else float(HARMLESS)
        road[s.loc[e]] = start
        queue.append((start, s.loc[e]))
    queue.sort()
    while queue:
        cost, h = heappop(queue)
        if cost > road[h]:
            continue
        for d in range(6):
            n = NEXT[6 * h + d]
            if n == NOWHERE:
                continue
            way = step[6 * n + (d + 3) % 6]
            if mp[way] == NEVER:
                continue
            more = cost + max(1, mp[way]) + HURT * hits[way] + DANGER * danger[h]
            if terrain[h] == MAJOR_RIVER:
                more += CROSSING
            if more < road[n]:
                road[n] = more
                wet[n] = wet[h] or terrain[h] == MAJOR_RIVER
                heappush(queue, (more, n))
    return road, wet


def gathered(s: Battle, side: int, wet: list[bool]) -> bool:
    """Whether enough units of a side are over the river to face the bolts together."""
    terrain = setting(s).field.terrain
    over = 0
    left = 0
    for u in setting(s).of_side[side]:
        h = s.loc[u]
        if h < 0 or s.routed[u]:
            continue
        left += 1
        if not wet[h] and terrain[h] != MAJOR_RIVER:
            over += 1
    return over >= GATHER or 2 * over >= left


def points(g: Setting, u: int) -> int:
    """What a unit counts for as prey."""
    return g.rp[u] + BOLTS if g.kind[u] == AT else g.rp[u]


# ----------------------------------------------------------------------------------------------- the glen [lyginus.1]
def lurks(s: Battle, u: int) -> bool:
    """Whether a unit of the glen waits for the first missile that hits one of its people."""
    return waits_for_missiles(s, setting(s).side[u])


def waits_for_missiles(s: Battle, side: int) -> bool:
    """Whether a side must be hit by a missile before it may come out of the glen."""
    return side == OPPONENT and not s.special & STUNG and "lyginus.1" in setting(s).rules


def hidden(s: Battle, u: int) -> bool:
    """Whether it may not leave the woods where it stands."""
    return lurks(s, u) and setting(s).field.terrain[s.loc[u]] == WOODS
