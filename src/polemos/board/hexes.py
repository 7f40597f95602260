"""Hex grids in the conventions that printed maps use.

A hex stands in a *line*: a horizontal row (hexes stand on a point) or a vertical column (hexes lie on a flat
side). Every second line is shifted by half a hex. Printed numbers name the row and the column in either
order, and count the rows from the north or from the south edge.

Geometry is in map units: the centres of neighbouring hexes lie one unit apart, x grows to the right (east)
and y grows DOWN (south), as on a screen. Directions are numbered 0-5 clockwise from the one at or just after
the top of the map.

Spaces are plain ints: the hexes of a `HexGrid` are numbered in the order in which they were given.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt
from typing import Final, Literal

Hex = tuple[int, int]  # (row, column) as printed
Point = tuple[float, float]  # map units
Lattice = tuple[int, int]  # exact integer position, see HexGrid.vertices
Shift = Literal["east", "west", "south", "north"]
Edge = Literal["south", "north"]

ROW_SPACING: Final = sqrt(3) / 2  # distance of two neighbouring lines, in map units
CORNER_RADIUS: Final = 1 / sqrt(3)  # centre to corner
ABSENT: Final = -1

POINT_UP_DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
FLAT_UP_DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")

# One step in each direction, as (lines down or right, half hexes along the line).
POINT_UP_MOVES: Final = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
FLAT_UP_MOVES: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

# Corner i lies between the sides of direction i-1 and i; exact offsets in the lattice of `vertices`.
POINT_UP_CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
FLAT_UP_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))

_PAIR: Final = re.compile(r"\s*(\d+)\s*[-/]\s*(\d+)\s*")


@dataclass(frozen=True, slots=True)
class Convention:
    """How a printed map arranges and numbers its hexes.

    `point_up`: True for rows of hexes standing on a point, False for columns of hexes lying on a flat side.
    `shifted`: which lines are displaced, 0 = the even ones, 1 = the odd ones (by their printed number).
    `shift`: half a hex towards "east" or "west" (rows), "south" or "north" (columns).
    `row_first`: True when a number reads row then column ("3511" = row 35), False for column then row.
    `rows_from`: "south" or "north", the edge at which rows are counted from.
    `digits`: digits of the row and digits of the column in a number.

    Examples:
        >>> map_ = Convention(shifted=1, rows_from="south")
        >>> map_.parse("3511"), map_.name((35, 12))
        ((35, 11), '3512')
        >>> [map_.name(map_.step(map_.parse("3511"), direction)) for direction in range(6)]
        ['3612', '3512', '3412', '3411', '3510', '3611']
    """

    point_up: bool = True
    shifted: int = 0
    shift: Shift = "east"
    row_first: bool = True
    rows_from: Edge = "north"
    digits: tuple[int, int] = (2, 2)

    def __post_init__(self) -> None:
        allowed = ("east", "west") if self.point_up else ("south", "north")
        if self.shift not in allowed:
            raise ValueError(f"shift must be one of {allowed}, not {self.shift!r}")
        if self.rows_from not in ("south", "north"):
            raise ValueError(f"rows_from must be 'south' or 'north', not {self.rows_from!r}")
        if self.shifted not in (0, 1):
            raise ValueError("shifted must be 0 (even lines) or 1 (odd lines)")

    @property
    def directions(self) -> tuple[str, ...]:
        """Names of directions 0-5, clockwise."""
        return POINT_UP_DIRECTIONS if self.point_up else FLAT_UP_DIRECTIONS

    def name(self, at: Hex) -> str:
        """The printed number of a hex."""
        row = f"{at[0]:0{self.digits[0]}d}"
        column = f"{at[1]:0{self.digits[1]}d}"
        return row + column if self.row_first else column + row

    def parse(self, name: str) -> Hex:
        """The hex of a printed number. Raises ValueError when it is not a number of this map's length."""
        rows, columns = self.digits
        if not (name.isascii() and name.isdigit() and len(name) == rows + columns):
            raise ValueError(f"{name!r} is not a hex number of {rows + columns} digits")
        if self.row_first:
            return int(name[:rows]), int(name[rows:])
        return int(name[columns:]), int(name[:columns])

    def doubled(self, at: Hex) -> Hex:
        """(line, half hexes along the line), lines growing right or down: the exact place of a hex."""
        row, column = at
        down = row if self.rows_from == "north" else -row
        if self.point_up:
            half = 1 if row & 1 == self.shifted else 0
            return down, 2 * column + (half if self.shift == "east" else -half)
        half = 1 if column & 1 == self.shifted else 0
        return column, 2 * down + (half if self.shift == "south" else -half)

    def undoubled(self, place: Hex) -> Hex:
        """The inverse of `doubled`."""
        line, along = place
        if self.point_up:
            row = line if self.rows_from == "north" else -line
            half = 1 if row & 1 == self.shifted else 0
            return row, (along - (half if self.shift == "east" else -half)) >> 1
        half = 1 if line & 1 == self.shifted else 0
        down = (along - (half if self.shift == "south" else -half)) >> 1
        return (down if self.rows_from == "north" else -down), line

    def step(self, at: Hex, direction: int) -> Hex:
        """The neighbouring hex in a direction 0-5 (whether or not the map has it)."""
        line, along = self.doubled(at)
        moves = POINT_UP_MOVES if self.point_up else FLAT_UP_MOVES
        lines, half = moves[direction]
        return self.undoubled((line + lines, along + half))

    def centre(self, at: Hex) -> Point:
        """The centre of a hex in map units."""
        line, along = self.doubled(at)
        if self.point_up:
            return along / 2, line * ROW_SPACING
        return line * ROW_SPACING, along / 2

    def at(self, x: float, y: float) -> Hex:
        """The hex (present or not) that contains a point of the map."""
        across, length = (y, x) if self.point_up else (x, y)
        best: Hex = (0, 0)
        nearest = 9.0
        for line in (floor(across / ROW_SPACING), ceil(across / ROW_SPACING)):
            base = self.doubled(self.undoubled((line, 0)))[1]
            along = base + 2 * round((2 * length - base) / 2)
            gap = (line * ROW_SPACING - across) ** 2 + (along / 2 - length) ** 2
            if gap < nearest:
                best, nearest = (line, along), gap
        return self.undoubled(best)


class HexGrid:
    """The hexes that a map really has, numbered 0..n-1 in the given order.

    `hexes[i]` is (row, column), `names[i]` the printed number, `index[name]` the way back. `around[i]` gives
    the neighbour in each of the six directions, ABSENT (-1) where the map has none; `neighbours[i]` only
    those present, ascending.

    Examples:
        >>> grid = rectangle(Convention(), rows=range(1, 4), columns=range(1, 4))
        >>> [grid.names[n] for n in grid.neighbours[grid.find("0202")]]
        ['0102', '0103', '0201', '0203', '0302', '0303']
    """

    convention: Convention
    hexes: tuple[Hex, ...]
    names: tuple[str, ...]
    index: dict[str, int]
    around: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[int, ...], ...]

    def __init__(self, convention: Convention, hexes: Sequence[Hex]) -> None:
        self.convention = convention
        self.hexes = tuple(hexes)
        self.names = tuple([convention.name(at) for at in hexes])
        self.index = {name: i for i, name in enumerate(self.names)}
        self._at: dict[Hex, int] = {at: i for i, at in enumerate(self.hexes)}
        if len(self._at) != len(self.hexes):
            raise ValueError("a hex is listed twice")
        self.around = tuple(
            [tuple([self._at.get(convention.step(at, d), ABSENT) for d in range(6)]) for at in self.hexes]
        )
        self.neighbours = tuple([tuple(sorted([n for n in row if n != ABSENT])) for row in self.around])

    def __len__(self) -> int:
        return len(self.hexes)

    # ------------------------------------------------------------------ names and places
    def find(self, name: str) -> int:
        """The index of a printed number. Raises KeyError naming the hex when the map does not have it."""
        space = self._at.get(self.convention.parse(name), ABSENT)
        if space == ABSENT:
            raise KeyError(f"hex {name} is not on the map")
        return space

    def at(self, x: float, y: float) -> int:
        """The hex that contains a point of the map, or ABSENT."""
        return self._at.get(self.convention.at(x, y), ABSENT)

    def centre(self, space: int) -> Point:
        """The centre in map units."""
        return self.convention.centre(self.hexes[space])

    def corners(self, space: int) -> list[Point]:
        """The six corners in map units, clockwise; side d (towards direction d) joins corners d and d+1."""
        return [self.place(vertex) for vertex in self.vertices(space)]

    # ------------------------------------------------------------------ hexsides
    def direction(self, a: int, b: int) -> int:
        """The direction 0-5 from a hex to its neighbour. Raises ValueError when they are not adjacent."""
        row = self.around[a]
        for d in range(6):
            if row[d] == b:
                return d
        raise ValueError(f"{self.names[a]} and {self.names[b]} are not adjacent")

    def side(self, a: int, b: int) -> tuple[int, int]:
        """The hexside between two neighbours as a canonical pair (lower index first)."""
        self.direction(a, b)
        return (a, b) if a < b else (b, a)

    def parse_side(self, text: str) -> tuple[int, int]:
        """The canonical pair of a printed hexside such as "3707-3807"."""
        match = _PAIR.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} does not name a hexside")
        return self.side(self.find(match[1]), self.find(match[2]))

    def sides(self) -> list[tuple[int, int]]:
        """Every hexside between two hexes of the map, ascending."""
        return [(a, b) for a in range(len(self.hexes)) for b in self.neighbours[a] if a < b]

    # ------------------------------------------------------------------ corners as exact places
    def vertices(self, space: int) -> list[Lattice]:
        """The six corners on an integer lattice: hexes that share a corner give equal values; see `place`."""
        line, along = self.convention.doubled(self.hexes[space])
        if self.convention.point_up:
            return [(along + dx, 3 * line + dy) for dx, dy in POINT_UP_CORNERS]
        return [(3 * line + dx, along + dy) for dx, dy in FLAT_UP_CORNERS]

    def side_vertices(self, a: int, b: int) -> tuple[Lattice, Lattice]:
        """The two ends of the hexside from `a` to `b`, clockwise as seen from `a`."""
        d = self.direction(a, b)
        corners = self.vertices(a)
        return corners[d], corners[(d + 1) % 6]

    def place(self, vertex: Lattice) -> Point:
        """A lattice corner in map units."""
        if self.convention.point_up:
            return vertex[0] / 2, vertex[1] * ROW_SPACING / 3
        return vertex[0] * ROW_SPACING / 3, vertex[1] / 2


def rectangle(convention: Convention, rows: Iterable[int], columns: Iterable[int]) -> HexGrid:
    """A full rectangular map, hexes in the order of rows, then columns."""
    across = list(columns)
    return HexGrid(convention, [(row, column) for row in rows for column in across])
