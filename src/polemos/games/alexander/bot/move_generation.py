"""Everywhere a unit can come in one move, for bots [6.1-6.4, 7.1].

The search plays nothing: it knows prices, hits, friends in the way and zones of control, no reactions.
"""

from typing import Final

from polemos.games.alexander.bot import battle_specific_plans, tactics
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.facing import FRONT_OF
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, ROUGH, WOODS
from polemos.games.alexander.data.tables import MOVES
from polemos.games.alexander.rules.movement.move_costs import price_from, turn_price
from polemos.games.alexander.state import COLUMN, NORMAL, Battle, setting
from polemos.games.alexander.verbs import ENTER, HALT, PIVOT, REVERSE, TURN

Place = tuple[int, int, int, int, int, int]
"""Head, second half or -1, facing, movement points used, hits taken, the first choice of the way."""

_REVERSE_MP: Final = MOVES.double_size.reverse_face_mp
_PIVOT_HITS: Final = MOVES.double_size.pivot_hits


def places(s: Battle, u: int, v: tactics.View, mp: int, began: bool) -> list[Place]:
    """Everywhere a unit can come by entering hexes, turning, pivoting and facing about; where it stands first.

    began: it has gone some way already: whoever has is free of the zone that held it. Friends are not passed, and a way
    ends in an enemy zone of control.
    """
    g = setting(s)
    field = g.field
    group = field.hits[g.group[u]]
    double = g.double[u]
    at = s.at
    column = s.form[u] == COLUMN
    zone = v.zone
    turnable = not column and not double and g.kind[u] != tables.AT
    start: Place = (s.loc[u], s.tail[u], s.facing[u], 0, 0, HALT)
    found: dict[int, Place] = {start[0] * 12 + start[2]: start}
    levels: list[list[Place]] = [[] for _ in range(mp + 1)]
    levels[0].append(start)
    turn = turn_price(s, u, 1)
    clumsy = turn_price(s, u, 2) > turn
    inside = battle_specific_plans.hidden(s, u)
    for cost in range(mp + 1):
        for one in levels[cost]:
            h, t, facing, _, hits, first = one
            known = found[h * 12 + facing]
            # whether a better way has been found since; by value, for a compiled tuple has no identity
            if known[3] != cost or known[4] != hits:
                continue
            if (h in zone or t in zone) and (first != HALT or began):
                continue
            for d in FRONT_OF[facing]:
                price = price_from(s, u, h, t, d)
                if price == NEVER or cost + price > mp:
                    continue
                x = NEXT[6 * h + d]
                y = NEXT[6 * t + d] if t >= 0 else -1
                if x == NOWHERE or at[x] not in (-1, u) or (y >= 0 and (y == NOWHERE or at[y] not in (-1, u))):
                    continue
                if inside and field.terrain[x] != WOODS:
                    continue
                hurt = group[field.step[6 * h + d]]
                if t >= 0:
                    hurt = max(hurt, group[field.step[6 * t + d]])
                _reach(
                    found,
                    levels,
                    (x, y, facing, cost + max(1, price), hits + hurt, first if first != HALT else ENTER + x),
                    mp,
                )
            if turnable:
                rough = 1 if ROUGH[field.terrain[h]] else 0
                for n in (1, 2, 3):
                    price = turn * n if clumsy else turn
                    if cost + price > mp:
                        break
                    for f in ((facing + 2 * n) % 12, (facing - 2 * n) % 12):
                        _reach(
                            found,
                            levels,
                            (h, -1, f, cost + price, hits + rough, first if first != HALT else TURN + f),
                            mp,
                        )
            elif double and s.form[u] == NORMAL and s.deep[u] < 0:
                _swing(s, u, one, found, levels, mp)
    return list(found.values())


def _swing(s: Battle, u: int, one: Place, found: dict[int, Place], levels: list[list[Place]], mp: int) -> None:
    """The two pivots of a double-size unit, and its about-face."""
    g = setting(s)
    h, t, facing, cost, hits, first = one
    d = (facing + 1) // 2 % 6
    x = NEXT[6 * h + d]
    field = g.field
    own = 0 if g.kind[u] == tables.PH else _PIVOT_HITS
    if x != NOWHERE and s.at[x] in (-1, u):
        for right in (False, True):
            way = 6 * t + (facing - 1) // 2 if right else 6 * h + d
            price = field.mp[g.group[u]][field.step[way]]
            if price == NEVER:
                continue
            more = hits + own + field.hits[g.group[u]][field.step[way]]
            spent = cost + max(1, price)
            if right:
                _reach(found, levels, (h, x, (facing - 2) % 12, spent, more, first if first != HALT else PIVOT + t), mp)
            else:
                _reach(found, levels, (x, t, (facing + 2) % 12, spent, more, first if first != HALT else PIVOT + h), mp)
    if cost + _REVERSE_MP <= mp and not ROUGH[field.terrain[h]] and not ROUGH[field.terrain[t]]:
        _reach(
            found, levels, (t, h, (facing + 6) % 12, cost + _REVERSE_MP, hits, first if first != HALT else REVERSE), mp
        )


def _reach(found: dict[int, Place], levels: list[list[Place]], one: Place, mp: int) -> None:
    if one[3] > mp:
        return
    key = one[0] * 12 + one[2]
    known = found.get(key)
    if known is None or (one[3], one[4]) < (known[3], known[4]):
        found[key] = one
        levels[one[3]].append(one)
