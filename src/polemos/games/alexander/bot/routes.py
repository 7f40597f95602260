"""Everywhere a unit can come in one move, with the way there: the search of `move_generation`, its steps kept."""

from typing import Final, NamedTuple

from polemos.games.alexander.bot import battle_specific_plans
from polemos.games.alexander.bot.move_generation import Place
from polemos.games.alexander.bot.tactics import View
from polemos.games.alexander.data.facing import FRONT_OF
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, ROUGH, WOODS
from polemos.games.alexander.data.tables import AT, MOVES, PH
from polemos.games.alexander.rules.movement.move_costs import price_from, turn_price
from polemos.games.alexander.state import NORMAL, Battle, setting
from polemos.games.alexander.verbs import ENTER, HALT, PIVOT, REVERSE, TURN

_REVERSE_MP: Final = MOVES.double_size.reverse_face_mp
_PIVOT_HITS: Final = MOVES.double_size.pivot_hits
Node = tuple[int, int, int, int, int, int, int]
"""Head, second half or -1, facing, movement points used, hits taken, the choice that led here, the node before."""


class Way(NamedTuple):
    """A way to a place. value: how good it is to be there; steps: the choices; stops: head and facing before each."""

    value: float
    place: Place
    steps: tuple[int, ...]
    stops: tuple[tuple[int, int], ...]


def nodes(s: Battle, u: int, v: View, mp: int, began: bool) -> list[Node]:
    """Everywhere a unit can come, where it stands first, each with the choice and the node that led there."""
    g = setting(s)
    if s.tail[u] < 0 and s.form[u] == NORMAL and not g.rafts and g.kind[u] != AT:
        return _single(s, u, v, mp, began)
    field = g.field
    group = field.hits[g.group[u]]
    terrain, step = field.terrain, field.step
    at = s.at
    zone = v.zone
    swings = g.double[u] and s.form[u] == NORMAL and s.deep[u] < 0
    found: list[Node] = [(s.loc[u], s.tail[u], s.facing[u], 0, 0, HALT, -1)]
    best: dict[int, int] = {s.loc[u] * 12 + s.facing[u]: 0}
    levels: list[list[int]] = [[] for _ in range(mp + 1)]
    levels[0].append(0)
    inside = battle_specific_plans.hidden(s, u)
    for cost in range(mp + 1):
        for i in levels[cost]:
            h, t, facing, _, hits, _, _ = found[i]
            if best[h * 12 + facing] != i or ((i or began) and (h in zone or t in zone)):
                continue
            for d in FRONT_OF[facing]:
                x = NEXT[6 * h + d]
                y = NEXT[6 * t + d] if t >= 0 else -1
                if x == NOWHERE or at[x] not in (-1, u) or (y >= 0 and (y == NOWHERE or at[y] not in (-1, u))):
                    continue
                price = price_from(s, u, h, t, d)
                if price == NEVER or cost + price > mp or (inside and terrain[x] != WOODS):
                    continue
                hurt = group[step[6 * h + d]]
                if t >= 0:
                    hurt = max(hurt, group[step[6 * t + d]])
                _reach(found, best, levels, (x, y, facing, cost + max(1, price), hits + hurt, ENTER + x, i), mp)
            if swings:
                _swing(s, u, i, found, best, levels, mp)
    return found


def _single(s: Battle, u: int, v: View, mp: int, began: bool) -> list[Node]:
    """The same for a unit in one hex that keeps its formation: most units, and so written out."""
    g = setting(s)
    field = g.field
    costs, tolls = field.mp[g.group[u]], field.hits[g.group[u]]
    terrain, step, at, zone = field.terrain, field.step, s.at, v.zone
    start, facing = s.loc[u], s.facing[u]
    found: list[Node] = [(start, -1, facing, 0, 0, HALT, -1)]
    best: dict[int, int] = {start * 12 + facing: 0}
    levels: list[list[int]] = [[] for _ in range(mp + 1)]
    levels[0].append(0)
    turn = turn_price(s, u, 1)
    flat = turn_price(s, u, 2) == turn
    inside = battle_specific_plans.hidden(s, u)
    for cost in range(mp + 1):
        for i in levels[cost]:
            h, _, facing, _, hits, _, _ = found[i]
            key = h * 12
            if best[key + facing] != i or ((i or began) and h in zone):
                continue
            for d in FRONT_OF[facing]:
                edge = 6 * h + d
                x = NEXT[edge]
                way = step[edge]
                price = costs[way]
                if price == NEVER or x == NOWHERE or (at[x] >= 0 and at[x] != u) or (inside and terrain[x] != WOODS):
                    continue
                spent = cost + (price or 1)
                if spent > mp:
                    continue
                known = best.get(x * 12 + facing, -1)
                toll = hits + tolls[way]
                if known < 0 or (spent, toll) < (found[known][3], found[known][4]):
                    best[x * 12 + facing] = len(found)
                    levels[spent].append(len(found))
                    found.append((x, -1, facing, spent, toll, ENTER + x, i))
            if cost + turn > mp:
                continue
            rough = 1 if ROUGH[terrain[h]] else 0
            for n in (1, 2, 3) if rough or flat else _ONCE:
                spent = cost + (turn if flat else n * turn)
                if spent > mp:
                    break
                for f in ((facing + 2 * n) % 12, (facing - 2 * n) % 12):
                    known = best.get(key + f, -1)
                    if known < 0 or (spent, hits + rough) < (found[known][3], found[known][4]):
                        best[key + f] = len(found)
                        levels[spent].append(len(found))
                        found.append((h, -1, f, spent, hits + rough, TURN + f, i))
    return found


_ONCE: Final = (1,)


def _swing(
    s: Battle, u: int, i: int, found: list[Node], best: dict[int, int], levels: list[list[int]], mp: int
) -> None:
    """The two pivots of a double-size unit, and its about-face."""
    g = setting(s)
    h, t, facing, cost, hits, _, _ = found[i]
    field = g.field
    x = NEXT[6 * h + (facing + 1) // 2 % 6]
    own = 0 if g.kind[u] == PH else _PIVOT_HITS
    if x != NOWHERE and s.at[x] in (-1, u):
        for right in (False, True):
            way = 6 * t + (facing - 1) // 2 if right else 6 * h + (facing + 1) // 2 % 6
            price = field.mp[g.group[u]][field.step[way]]
            if price == NEVER:
                continue
            more = hits + own + field.hits[g.group[u]][field.step[way]]
            spent = cost + max(1, price)
            if right:
                _reach(found, best, levels, (h, x, (facing - 2) % 12, spent, more, PIVOT + t, i), mp)
            else:
                _reach(found, best, levels, (x, t, (facing + 2) % 12, spent, more, PIVOT + h, i), mp)
    if cost + _REVERSE_MP <= mp and not ROUGH[field.terrain[h]] and not ROUGH[field.terrain[t]]:
        _reach(found, best, levels, (t, h, (facing + 6) % 12, cost + _REVERSE_MP, hits, REVERSE, i), mp)


def _reach(found: list[Node], best: dict[int, int], levels: list[list[int]], one: Node, mp: int) -> None:
    cost = one[3]
    if cost > mp:
        return
    key = one[0] * 12 + one[2]
    i = best.get(key, -1)
    if i < 0 or cost < found[i][3] or (cost == found[i][3] and one[4] < found[i][4]):
        best[key] = len(found)
        levels[cost].append(len(found))
        found.append(one)


def way_to(found: list[Node], i: int, value: float) -> Way:
    """The way to a node."""
    h, t, f, cost, hits, _, _ = found[i]
    steps: list[int] = []
    stops: list[tuple[int, int]] = []
    while i > 0:
        one = found[i]
        before = found[one[6]]
        steps.append(one[5])
        stops.append((before[0], before[2]))
        i = one[6]
    return Way(value, (h, t, f, cost, hits, steps[-1]), tuple(steps[::-1]), tuple(stops[::-1]))
