"""What a bot reckons with: what a clash of two units is worth, and where a unit had best go.

Nothing here is a rule. Values are in rout points: a unit that stands to lose half its hits stands to lose half its points.
"""

from typing import Final, NamedTuple

from polemos.games.alexander.command import zone_hexes
from polemos.games.alexander.facing import ASPECT_OF, FLANK, FRONT, FRONT_OF
from polemos.games.alexander.ground import NEVER, NEXT, NOWHERE, ROUGH, distance
from polemos.games.alexander.manoeuvre import pivot_price, pivoted, price_from, turn_price
from polemos.games.alexander.setting import Setting
from polemos.games.alexander.state import COLUMN, NORMAL, ON_MAP, SQUARE, Battle, setting
from polemos.games.alexander.tables import (
    AS, ATTACKER_HITS, CAVALRY, CH, CHARTED, CLASH, COLUMNS, DEFENDER_HITS, DS, EL, HIGHEST, MUST_SHOCK, NO_WEAPON, OUT, SK,
    STRENGTH, SUPERIORITY, charted,
)  # fmt: skip
from polemos.games.alexander.verbs import ENTER, HALT, PIVOT, TURN

_WIDTH: Final = len(CHARTED)
_FACES: Final = HIGHEST + 1
FACTOR_AS: Final = 2.0
FACTOR_DS: Final = 3.0


def _mean(row: tuple[int, ...], column: int) -> float:
    return sum(row[die * COLUMNS + column - 1] for die in range(_FACES)) / _FACES


#: By column from 1: hits to expect of one combat, of the attacker and of the defender, before multipliers.
ATTACKER_MEAN: Final[tuple[float, ...]] = (0.0, *(_mean(ATTACKER_HITS, c) for c in range(1, COLUMNS + 1)))
DEFENDER_MEAN: Final[tuple[float, ...]] = (0.0, *(_mean(DEFENDER_HITS, c) for c in range(1, COLUMNS + 1)))


def cost_of_hits(g: Setting, s: Battle, u: int, hits: float) -> float:
    """What so many more hits cost a unit: little at first, all of it where they rout it."""
    tq = max(1, g.tq[u])
    rp = max(1, g.rp[u])
    before = s.hits[u] / tq
    after = min(1.25, before + hits / tq)
    return rp * (after * after - before * before)


def clash_value(s: Battle, a: int, d: int, where: int) -> float:
    """What one shock of a unit against another from a direction is worth to the attacker; negative: better not."""
    g = setting(s)
    if s.routed[d]:
        return float(g.rp[d])
    ka, kd = charted(g.kind[a]), charted(g.kind[d])
    if g.kind[a] == SK and not g.star[a] and kd != CH:
        return -99.0
    column = CLASH[ka * _WIDTH + kd][where]
    if column == 0:
        return -99.0
    if kd != EL and ka != EL and ka != CH and kd != CH:
        mine, other = max(1, g.size[a]), max(1, g.size[d])
        column += -(-mine // other) - 1 if mine >= other else 1 - other // mine
    column = min(COLUMNS, max(1, column))
    superior = SUPERIORITY[ka * _WIDTH + kd]
    if where != FRONT and not (CAVALRY[g.kind[a]] and kd == EL):
        superior = AS
    if s.form[d] == COLUMN and g.kind[a] != SK:
        superior = AS
    lost, won = ATTACKER_MEAN[column], DEFENDER_MEAN[column]
    if g.kind[d] == SK:
        lost, won = lost / 2, max(1.0, won / 2)
    if superior == AS:
        won *= FACTOR_AS
    elif superior == DS:
        lost *= FACTOR_DS
    return cost_of_hits(g, s, d, won) - cost_of_hits(g, s, a, lost)


def aspect_at(s: Battle, u: int, hex_: int) -> int:
    """The aspect of a unit in which a hex lies, REAR counted as beside if it is not adjacent (nobody asks then)."""
    facing = s.facing[u]
    best = 9
    for h in (s.loc[u], s.tail[u]):
        if h < 0:
            continue
        for d in range(6):
            if NEXT[6 * h + d] == hex_:
                best = min(best, ASPECT_OF[facing][d])
    return FRONT if best != 9 and s.form[u] == SQUARE else best


class Stand(NamedTuple):
    """A place that a unit could come to, and how: points used, hits taken, the first choice of the way."""

    hex: int
    tail: int
    facing: int
    cost: int
    hits: int
    first: int


def stands(s: Battle, u: int) -> list[Stand]:
    """Everywhere the unit that moves can come by entering hexes, turning and pivoting, cheapest first.

    Friends are not passed, and a way ends in an enemy zone of control.
    """
    g = setting(s)
    field = g.field
    group = field.hits[g.group[u]]
    double = g.double[u]
    side = g.side[u]
    at = s.at
    mp = s.mp
    column = s.form[u] == COLUMN
    zone = zone_hexes(s, 1 - side, s.loc[u], mp + 1)
    start = Stand(s.loc[u], s.tail[u], s.facing[u], 0, 0, HALT)
    found: dict[tuple[int, int], Stand] = {(start.hex, start.facing): start}
    levels: list[list[Stand]] = [[] for _ in range(mp + 1)]
    levels[0].append(start)
    pinned = bool(s.pinned) and not s.went[u]
    for cost in range(mp + 1):
        row = levels[cost]
        for one in row:
            if found[(one.hex, one.facing)] is not one:
                continue
            if (one.hex in zone or one.tail in zone) and (one is not start or not pinned):
                continue
            turns = FRONT_OF[one.facing] if not column else (one.facing // 2,)
            for d in turns:
                price = price_from(s, u, one.hex, one.tail, d)
                if price == NEVER or cost + price > mp:
                    continue
                h = NEXT[6 * one.hex + d]
                t = NEXT[6 * one.tail + d] if one.tail >= 0 else -1
                if h == NOWHERE or at[h] not in (-1, u) or (t >= 0 and (t == NOWHERE or at[t] not in (-1, u))):
                    continue
                hurt = group[field.step[6 * one.hex + d]]
                if t >= 0:
                    hurt = max(hurt, group[field.step[6 * one.tail + d]])
                _reach(found, levels, Stand(h, t, one.facing, cost + max(1, price), one.hits + hurt,
                                            ENTER + h if one.first == HALT else one.first), mp)  # fmt: skip
            if column:
                continue
            if double:
                _pivots(s, u, one, found, levels, mp)
            else:
                limit = 3
                for n in range(1, limit + 1):
                    price = turn_price(s, u, n)
                    if cost + price > mp:
                        break
                    rough = 1 if ROUGH[field.terrain[one.hex]] else 0
                    for f in {(one.facing + 2 * n) % 12, (one.facing - 2 * n) % 12}:
                        _reach(found, levels, Stand(one.hex, -1, f, cost + price, one.hits + rough * n,
                                                    TURN + f if one.first == HALT else one.first), mp)  # fmt: skip
    return list(found.values())


def _pivots(
    s: Battle, u: int, one: Stand, found: dict[tuple[int, int], Stand], levels: list[list[Stand]], mp: int
) -> None:
    """The two pivots of a double-size unit; reckoned only where it stands now."""
    if one.first != HALT or s.form[u] != NORMAL or s.deep[u] >= 0:
        return
    for right in (False, True):
        price = pivot_price(s, u, right)
        if price == NEVER or price > mp:
            continue
        h, t, f = pivoted(s, u, right)
        x = t if right else h
        if s.at[x] != -1:
            continue
        _reach(found, levels, Stand(h, t, f, max(1, price), 1, PIVOT + (s.tail[u] if right else s.loc[u])), mp)


def _reach(found: dict[tuple[int, int], Stand], levels: list[list[Stand]], one: Stand, mp: int) -> None:
    if one.cost > mp:
        return
    key = (one.hex, one.facing)
    known = found.get(key)
    if known is None or (one.cost, one.hits) < (known.cost, known.hits):
        found[key] = one
        levels[one.cost].append(one)


def enemies_of(s: Battle, side: int) -> tuple[int, ...]:
    """The enemy units on the map."""
    return tuple(e for e in setting(s).of_side[1 - side] if s.loc[e] >= 0 and s.status[e] == ON_MAP)


def nearest(s: Battle, hex_: int, enemies: tuple[int, ...]) -> int:
    """Hexes to the nearest of some units; 99 without any."""
    best = 99
    for e in enemies:
        d = distance(hex_, s.loc[e])
        if d < best:
            best = d
    return best


def fights(s: Battle, u: int) -> bool:
    """Whether a unit is made for shock: it has the plus mark, or is foot that may fight."""
    g = setting(s)
    return MUST_SHOCK[g.kind[u]] or (g.kind[u] != SK and not shoots(s, u)) or (g.star[u] and not shoots(s, u))


def shoots(s: Battle, u: int) -> bool:
    """Whether a unit lives by its missiles: it has some, and is no elephant or chariot."""
    g = setting(s)
    return g.weapon[u] != NO_WEAPON and s.ammo[u] != OUT and not MUST_SHOCK[g.kind[u]]


def value_of(s: Battle, u: int, one: Stand, enemies: tuple[int, ...], near: tuple[int, ...]) -> float:
    """How good a place is for a unit."""
    g = setting(s)
    value = -cost_of_hits(g, s, u, one.hits) - 0.01 * one.cost
    far = nearest(s, one.hex, near or enemies)
    shooter = shoots(s, u)
    if shooter and g.kind[u] == SK or (shooter and not _heavy(s, u)):
        reach = len(STRENGTH[g.weapon[u]])
        wanted = min(2, reach)
        value -= 0.35 * abs(far - wanted)
        if far <= 1:
            value -= 1.5
        if far <= reach and _faces(s, one, near):
            value += 0.8
        return value
    struck = 0.0
    for e in near:
        where = _strikes(s, one, e)
        if where >= 0:
            gain = clash_value(s, u, e, where)
            struck = gain if struck == 0.0 else struck + max(0.0, gain) * 0.3
    value += struck
    if struck == 0.0:
        value -= 0.3 * far
        if _faces(s, one, near or enemies):
            value += 0.2
    for e in near:
        if s.routed[e] or (g.kind[e] == SK and not g.star[e]):
            continue
        exposed = _exposed(s, one, e)
        if exposed >= FLANK:
            value -= max(0.0, clash_value(s, e, u, exposed)) * 0.5
        elif exposed == FRONT and struck == 0.0:
            value -= max(0.0, clash_value(s, e, u, FRONT)) * 0.25
    return value


def _heavy(s: Battle, u: int) -> bool:
    """Missile troops that fight hand to hand too: peltasts and other foot in order, heavy horse."""
    g = setting(s)
    return g.size[u] >= 4 and not CAVALRY[g.kind[u]]


def _strikes(s: Battle, one: Stand, e: int) -> int:
    """The aspect in which a unit at a place would strike an enemy, -1 if it has him not in front."""
    best = -1
    for h in (one.hex, one.tail):
        if h < 0:
            continue
        for d in FRONT_OF[one.facing]:
            x = NEXT[6 * h + d]
            if x != NOWHERE and x in (s.loc[e], s.tail[e]):
                where = aspect_at(s, e, h)
                if where != 9:
                    best = where if best < 0 else max(best, where)
    return best


def _exposed(s: Battle, one: Stand, e: int) -> int:
    """The aspect that a unit at a place would turn towards an enemy who has it in front, -1 if he has not."""
    worst = -1
    for h in (one.hex, one.tail):
        if h < 0:
            continue
        for x in (s.loc[e], s.tail[e]):
            if x < 0:
                continue
            for d in FRONT_OF[s.facing[e]]:
                if NEXT[6 * x + d] == h:
                    back = (d + 3) % 6
                    worst = max(worst, ASPECT_OF[one.facing][back])
    return worst


def _faces(s: Battle, one: Stand, enemies: tuple[int, ...]) -> bool:
    """Whether the nearest enemy lies more or less in front of a place."""
    best, goal = 99, -1
    for e in enemies:
        d = distance(one.hex, s.loc[e])
        if d < best:
            best, goal = d, s.loc[e]
    if goal < 0:
        return False
    return any(distance(NEXT[6 * one.hex + d], goal) < best for d in FRONT_OF[one.facing] if NEXT[6 * one.hex + d] != NOWHERE)


def near_to(s: Battle, u: int, enemies: tuple[int, ...], radius: int) -> tuple[int, ...]:
    """The enemies within a radius of a unit."""
    h = s.loc[u]
    return tuple(e for e in enemies if distance(h, s.loc[e]) <= radius)


def best_stand(s: Battle, u: int) -> Stand:
    """Where the unit that moves had best go now."""
    enemies = enemies_of(s, setting(s).side[u])
    near = near_to(s, u, enemies, s.mp + 3)
    best: Stand | None = None
    high = -1e9
    for one in stands(s, u):
        value = value_of(s, u, one, enemies, near)
        if value > high:
            best, high = one, value
    assert best is not None
    return best
