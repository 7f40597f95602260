"""The battlefields: hexes, terrain, levels, hexsides, and what it costs to go from hex to hex [2.1, 6.2, 6.29].

A hex is a number, `code`: the same for the same printed number on every map, so that choices and records do not depend
on the scenario. NOWHERE is what lies beside the edge.
"""

from typing import Final

from polemos.board.search import of_one, search
from polemos.games.alexander.data import words
from polemos.games.alexander.data.facing import SIDES_OF_A_HEX, opposite, stepped
from polemos.games.alexander.data.models_command import NEVER as NEVER
from polemos.games.alexander.data.pack import FILES

COLUMNS: Final = 58
ROWS: Final = 51
CELLS: Final = COLUMNS * ROWS
NOWHERE: Final = CELLS
"""The neighbour beyond the edge of the numbering; rows by hex have CELLS + 1 entries."""

# terrain of a hex
TERRAINS: Final = (
    "clear", "woods", "marsh", "rocky", "town", "city_wall", "major_river", "deep_river", "sea", "off",
)  # fmt: skip
CLEAR: Final = 0
WOODS: Final = 1
MARSH: Final = 2
ROCKY: Final = 3
TOWN: Final = 4
CITY_WALL: Final = 5
MAJOR_RIVER: Final = 6
DEEP_RIVER: Final = 7
SEA: Final = 8
OFF: Final = 9
PASSABLE: Final = (True, True, True, True, True, False, True, False, False, False)
ROUGH: Final = (False, True, True, True, True, True, True, True, True, True)
HIDES: Final = (False, True, False, False, True, True, False, False, False, False)
"""Terrain that blocks the line of sight [8.16]."""

# features of a hexside, as bits
STREAM: Final = 1
BANK: Final = 2
ABATIS: Final = 4
WALL: Final = 8
GATE: Final = 16
SIDE_KINDS: Final = {"minor_river": STREAM, "steep_bank": BANK, "abatis": ABATIS, "wall": WALL, "gate": GATE}

GROUPS: Final = words.GROUPS
LEADER_GROUP: Final = 13


def code(column: int, row: int) -> int:
    """The number of a hex, NOWHERE beyond the numbering."""
    if 1 <= column <= COLUMNS and 1 <= row <= ROWS:
        return (column - 1) * ROWS + row - 1
    return NOWHERE


def column_of(hex_: int) -> int:
    """Its column, from 1."""
    return hex_ // ROWS + 1


def row_of(hex_: int) -> int:
    """Its row, from 1."""
    return hex_ % ROWS + 1


def label(hex_: int) -> str:
    """The printed number, CCRR."""
    return f"{column_of(hex_):02d}{row_of(hex_):02d}"


def code_of(printed: str) -> int:
    """The hex of a printed number."""
    return code(int(printed[:2]), int(printed[2:]))


def _beside(hex_: int, direction: int) -> int:
    column, row = stepped(column_of(hex_), row_of(hex_), direction)
    return code(column, row)


#: By hex * 6 + direction: the neighbour; the neighbours of NOWHERE are NOWHERE.
NEXT: Final[tuple[int, ...]] = (
    *(_beside(h, d) for h in range(CELLS) for d in range(SIDES_OF_A_HEX)),
    *(NOWHERE for _ in range(SIDES_OF_A_HEX)),
)
_Q: Final[tuple[int, ...]] = tuple(column_of(h) for h in range(CELLS))
_R: Final[tuple[int, ...]] = tuple(row_of(h) - (column_of(h) - column_of(h) % 2) // 2 for h in range(CELLS))


def _apart(dq: int, dr: int) -> int:
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


# Bots ask for distances more than for anything else: a step across and a step down make one number, and by the
# difference of two such numbers stands how far apart the hexes are.
_WIDE: Final[int] = 2 * (max(_R) - min(_R)) + 1
_SPOT: Final[tuple[int, ...]] = tuple([q * _WIDE + r for q, r in zip(_Q, _R, strict=True)])
_MOST: Final[int] = max(_SPOT) - min(_SPOT)


def _distances() -> bytes:
    """By the difference of two spots, from the least on: the hexes between them."""
    half = _WIDE // 2
    found = bytearray()
    for difference in range(-_MOST, _MOST + 1):
        dq = (difference + half) // _WIDE
        found.append(min(255, _apart(dq, difference - dq * _WIDE)))
    return bytes(found)


_DISTANCES: Final[bytes] = _distances()


def distance(a: int, b: int) -> int:
    """Hexes from a to b; adjacent ones are 1 apart."""
    return _DISTANCES[_SPOT[a] - _SPOT[b] + _MOST]


#: By parity of the column counted from 0: the direction in which a number of that much more lies.
_TOWARD: Final[tuple[dict[int, int], ...]] = tuple(
    {NEXT[6 * h + d] - h: d for d in range(SIDES_OF_A_HEX)} for h in (code(3, 2), code(2, 2))
)


def direction_to(a: int, b: int) -> int:
    """The direction from a hex to a neighbour, -1 for any other hex."""
    d = _TOWARD[a // ROWS % 2].get(b - a, -1)
    # at the end of a column the next number is no neighbour
    return d if d >= 0 and NEXT[6 * a + d] == b else -1


_BESIDE: Final = of_one([[n for n in NEXT[6 * h : 6 * h + 6] if n != NOWHERE] for h in range(CELLS + 1)])
_WITHIN: Final[dict[tuple[int, int], tuple[int, ...]]] = {}


def within(hex_: int, radius: int) -> tuple[int, ...]:
    """The hexes at most so far away, the hex itself too, in rising order."""
    found = _WITHIN.get((hex_, radius))
    if found is None:
        found = tuple(sorted(search(CELLS + 1, (hex_,), radius, steps=_BESIDE).order))
        _WITHIN[(hex_, radius)] = found
    return found


def centres(hex_: int, other: int) -> tuple[float, float, float, float]:
    """The centres of two hexes in map units: x, y, x, y, a hex one unit high."""
    return (
        0.8660254 * column_of(hex_),
        row_of(hex_) + 0.5 * (column_of(hex_) % 2),
        0.8660254 * column_of(other),
        row_of(other) + 0.5 * (column_of(other) % 2),
    )


# ------------------------------------------------------------------------------------------ the chart of costs [6.29]
_CHART: Final = FILES.movement_cost
_LEVELS: Final = ("", "up_1", "up_2", "up_3", "down_3", "down_2", "down_1")
"""By difference of levels, negative ones from the end."""
STEEPEST: Final = 3


def _step_cost(group: int, terrain: int, sides: int, rise: int) -> tuple[int, int]:
    """Movement points and cohesion hits of one step: hex, hexside and change of level added [6.21, 6.22].

    A gate is passed like a road, at the price of the hex behind it [6.26b].
    """
    if terrain == OFF or abs(rise) > STEEPEST or sides & WALL:
        return NEVER, 0
    parts = [_CHART.hex[TERRAINS[terrain]][group]]
    if sides & STREAM and sides & BANK and rise > 0:
        parts.append(_CHART.hexside["steep_banked_stream"][group])
    elif sides & STREAM:
        parts.append(_CHART.hexside["minor_river"][group])
    elif sides & BANK and rise > 0:
        parts.append(_CHART.hexside["steep_bank"][group])
    if sides & ABATIS:
        parts.append(_CHART.hexside["abatis"][group])
    if rise:
        parts.append(_CHART.level[_LEVELS[rise]][group])
    mp = sum(part[0] for part in parts)
    return (NEVER, 0) if mp >= NEVER else (mp, sum(part[1] for part in parts))


class Field:
    """One battlefield, or the part of one that a scenario plays on.

    A hex has one terrain and one level: of mixed hexes what rules there, of major rivers the level 1 [6.23c, 6.24].
    terrain, level: by hex (NOWHERE too); sides: by hex * 6 + direction, bits of the hexside; step: by the same, the
    index of its kind of step in `mp`, `hits` (by group) and `rough`.
    """

    __slots__ = ("hits", "level", "mp", "north", "rough_step", "sides", "step", "terrain")

    def __init__(self, name: str, area: tuple[int, int, int, int], ignored: tuple[str, ...]) -> None:
        """area: first and last column, first and last row in play; ignored: kinds of hexsides that are not there."""
        data = FILES.map_of(name)
        self.north: int = data.rampage_north_facing // 30
        terrain = [OFF] * (CELLS + 1)
        level = [0] * (CELLS + 1)
        sides = [0] * (6 * (CELLS + 1))
        legend = {sign: TERRAINS.index(word) for sign, word in data.legend.items()}
        for r in range(data.rows):
            for c in range(data.cols):
                h = code(c + 1, r + 1)
                level[h] = int(data.elevation[r][c])
                if area[0] <= c + 1 <= area[1] and area[2] <= r + 1 <= area[3]:
                    terrain[h] = legend[data.terrain[r][c]]
        for kind, pairs in data.hexsides.kinds():
            if kind in ignored or kind not in SIDE_KINDS:
                continue
            for pair in pairs:
                a, b = (code_of(printed) for printed in pair.split("-"))
                d = direction_to(a, b)
                sides[6 * a + d] |= SIDE_KINDS[kind]
                sides[6 * b + opposite(d)] |= SIDE_KINDS[kind]
        self.terrain: tuple[int, ...] = tuple(terrain)
        self.level: tuple[int, ...] = tuple(level)
        self.sides: tuple[int, ...] = tuple(sides)
        # where the banks do not count, nor does the level from river to bank [scn.jaxartes.2] (RULING-94)
        flat = "steep_bank" in ignored
        kinds: dict[tuple[int, int, int], int] = {}
        step: list[int] = []
        for e in range(6 * (CELLS + 1)):
            a, b = e // 6, NEXT[e]
            rise = max(-4, min(4, level[b] - level[a]))
            if flat and MAJOR_RIVER in (terrain[a], terrain[b]):
                rise = 0
            key = (terrain[b], sides[e], rise) if terrain[a] != OFF else (OFF, 0, 0)
            step.append(kinds.setdefault(key, len(kinds)))
        self.step: tuple[int, ...] = tuple(step)
        costs = [[_step_cost(group, *key) for key in kinds] for group in range(len(GROUPS))]
        self.mp: tuple[tuple[int, ...], ...] = tuple(tuple(c[0] for c in row) for row in costs)
        self.hits: tuple[tuple[int, ...], ...] = tuple(tuple(c[1] for c in row) for row in costs)
        #: Whether the hexside of a kind of step is rough: water, bank, abatis, a slope of two levels or more [6.28].
        self.rough_step: tuple[bool, ...] = tuple(
            bool(k[1] & (STREAM | BANK | ABATIS | WALL)) or abs(k[2]) > 1 for k in kinds
        )

    def crossing(self, a: int, direction: int, group: int) -> int:
        """The movement points of a step, NEVER if it is not allowed."""
        return self.mp[group][self.step[6 * a + direction]]

    def crossing_hits(self, a: int, direction: int, group: int) -> int:
        """The cohesion hits of a step."""
        return self.hits[group][self.step[6 * a + direction]]

    def rough_side(self, a: int, direction: int) -> bool:
        """Whether a hexside is rough."""
        return self.rough_step[self.step[6 * a + direction]]


_FIELDS: Final[dict[tuple[str, tuple[int, int, int, int], tuple[str, ...]], Field]] = {}


def field(name: str, area: tuple[int, int, int, int], ignored: tuple[str, ...]) -> Field:
    """A battlefield, made when it is first wanted."""
    key = (name, area, ignored)
    if key not in _FIELDS:
        _FIELDS[key] = Field(name, area, ignored)
    return _FIELDS[key]
