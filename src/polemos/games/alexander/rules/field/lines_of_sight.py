"""Lines of sight: which hexes a straight line crosses, and what stands in its way [8.14].

A line goes from centre to centre. In the plane of cube coordinates a hex is where the differences of its
coordinates from the centre's lie between -1 and 1, so whether a line crosses it, or runs along its side, is told by
whole parts of its length.
"""

from math import lcm
from typing import Final

from polemos.games.alexander.data import ground
from polemos.games.alexander.data.ground import HIDES, NEXT, NOWHERE, Field, distance
from polemos.games.alexander.state import NOTHING_ON, Battle, setting

Row = tuple[int, ...]
Cells = tuple[tuple[int, int], ...]

_LINES: Final[dict[tuple[int, int], tuple[Cells, ...]]] = {}
_BETWEEN: Final[dict[int, tuple[Row, ...]]] = {}
_LEAVES: Final[dict[int, int]] = {}
_BLOCKERS: Final[dict[Field, dict[int, Row | None]]] = {}
_WALLED: Final[dict[Field, dict[int, bool]]] = {}
_PAIR: Final = 4096


def _cell(hex_: int) -> tuple[int, int]:
    """Axial coordinates."""
    column = ground.column_of(hex_)
    return column, ground.row_of(hex_) - (column - column % 2) // 2


def _hex(cell: tuple[int, int]) -> int:
    return ground.code(cell[0], cell[1] + (cell[0] - cell[0] % 2) // 2)


def _overlap(q: int, r: int, dq: int, dr: int, length: int) -> tuple[int, int] | None:
    """From where to where, in parts of its length, a line to (dq, dr) lies in a hex; None if it only touches it
    (RULING-58).

    length: a whole number of parts that every step of the line divides, so that nothing is rounded.
    """
    low, high = 0, length
    for at, step in ((q - r, dq - dr), (q + 2 * r, dq + 2 * dr), (2 * q + r, 2 * dq + dr)):
        if step == 0:
            if abs(at) > 1:
                return None
            continue
        part = length // step
        one, other = (at - 1) * part, (at + 1) * part
        low, high = max(low, min(one, other)), min(high, max(one, other))
    return (low, high) if low < high else None


def _line(dq: int, dr: int) -> tuple[Cells, ...]:
    """What a line to (dq, dr) crosses between its ends, in order: a cell, or two where it runs along their side."""
    found = _LINES.get((dq, dr))
    if found is None:
        parts: dict[tuple[int, int], list[tuple[int, int]]] = {}
        length = lcm(*(abs(step) for step in (dq - dr, dq + 2 * dr, 2 * dq + dr) if step))
        for q in range(min(0, dq) - 1, max(0, dq) + 2):
            for r in range(min(0, dr) - 1, max(0, dr) + 2):
                if (q, r) in ((0, 0), (dq, dr)):
                    continue
                part = _overlap(q, r, dq, dr, length)
                if part is not None:
                    parts.setdefault(part, []).append((q, r))
        found = tuple(tuple(parts[part]) for part in sorted(parts))
        _LINES[(dq, dr)] = found
    return found


def between(a: int, b: int) -> tuple[Row, ...]:
    """The hexes between two, in order: one at a time, or the two beside a hexside along which the line runs."""
    found = _BETWEEN.get(a * _PAIR + b)
    if found is None:
        here, there = _cell(a), _cell(b)
        cells = _line(there[0] - here[0], there[1] - here[1])
        found = tuple(tuple(_hex((here[0] + q, here[1] + r)) for q, r in group) for group in cells)
        _BETWEEN[a * _PAIR + b] = found
    return found


def leaves(a: int, b: int) -> int:
    """The hexsides through which the line leaves the first hex, as bits by direction: two if it leaves by a corner
    (RULING-58).
    """
    found = _LEAVES.get(a * _PAIR + b)
    if found is None:
        line = between(a, b)
        first = line[0] if line else (b,)
        found = sum(1 << d for d in range(6) if NEXT[6 * a + d] in first)
        _LEAVES[a * _PAIR + b] = found
    return found


def _blockers(field: Field, a: int, b: int) -> Row | None:
    """The hexes in which a combat unit would block the line; None if the ground blocks it.

    Nothing that lies lower than both ends blocks; every hex higher than both does. A unit nearer to the one who
    looks than to the target does not block [8.14b, 8.14d]. Strict: of two hexes beside the line either is enough
    [8.14e].
    """
    low = min(field.level[a], field.level[b])
    high = max(field.level[a], field.level[b])
    found: list[int] = []
    for group in between(a, b):
        for h in group:
            if h == NOWHERE:
                continue
            level = field.level[h]
            if level > high or (HIDES[field.terrain[h]] and level >= low):
                return None
            if level >= low and distance(a, h) >= distance(h, b):
                found.append(h)
    return tuple(found)


def clear(s: Battle, a: int, b: int) -> bool:
    """Whether a missile unit in one hex sees another hex: never blocked beside it [8.14]."""
    field = setting(s).field
    cache = _BLOCKERS.get(field)
    if cache is None:
        cache = _BLOCKERS[field] = {}
    key = a * _PAIR + b
    if key in cache:
        found = cache[key]
    else:
        found = cache[key] = _blockers(field, a, b)
    if found is None:
        return False
    at = s.at
    for h in found:
        u = at[h]
        if u != NOTHING_ON and u != at[a] and u != at[b]:
            return False
    return True


def open_between(s: Battle, a: int, b: int, unseen: tuple[bool, ...] | None = None) -> bool:
    """The lenient sight of other rules: no ground that hides, and no combat unit, stands between two hexes [8.14e,
    4.34a].

    Where the line runs along a hexside one free hex is enough. A unit stands between however low it stands. unseen: by
    unit, True for those that never block (elephants before their leader).
    """
    field = setting(s).field
    low = min(field.level[a], field.level[b])
    high = max(field.level[a], field.level[b])
    for group in between(a, b):
        shut = 0
        for h in group:
            level = field.level[h]
            u = s.at[h]
            stands = u != NOTHING_ON and u != s.at[a] and u != s.at[b] and not (unseen is not None and unseen[u])
            if h == NOWHERE or level > high or stands or (level >= low and HIDES[field.terrain[h]]):
                shut += 1
        if shut == len(group):
            return False
    return True


def walled(s: Battle, a: int, b: int) -> bool:
    """Whether a town wall or its gate lies across the line: bolts fly too flat to pass one [9.53]."""
    field = setting(s).field
    cache = _WALLED.get(field)
    if cache is None:
        cache = _WALLED[field] = {}
    key = a * _PAIR + b
    found = cache.get(key)
    if found is None:
        found = cache[key] = _walled(field, a, b)
    return found


def _walled(field: Field, a: int, b: int) -> bool:
    groups = ((a,), *between(a, b), (b,))
    for n in range(len(groups) - 1):
        for one in groups[n]:
            if one == NOWHERE:
                continue
            for d in range(6):
                other = NEXT[6 * one + d]
                if field.sides[6 * one + d] & (ground.WALL | ground.GATE) and (
                    other in groups[n + 1] or other in groups[n]
                ):
                    return True
    return False
