"""Directions and facings: six bearings to neighbours, twelve facings of thirty degrees [7.11, 6.63].

A direction is 0 to 5: 0 towards the top of the map, then clockwise by 60 degrees. A facing is 0 to 11: clockwise
from the top by 30 degrees. Units face a vertex, an odd facing; in column a hexside, an even one. Of a double-size unit
the left half is `loc`, the right half `tail`, at the bearing facing + 90 of the left one; in column `loc` leads.
"""

from typing import Final

SIDES_OF_A_HEX: Final = 6
FACINGS: Final = 12
FRONT: Final = 0
FLANK: Final = 1
REAR: Final = 2

#: By facing: the directions of the front hexes of a single-size unit. One in column, two otherwise.
FRONT_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    (f // 2,) if f % 2 == 0 else ((f - 1) // 2, (f + 1) // 2 % 6) for f in range(FACINGS)
)


def _aspect(facing: int, direction: int) -> int:
    away = abs((2 * direction - facing + 6) % FACINGS - 6)
    if facing % 2:
        return (away - 1) // 2
    return {0: FRONT, 2: FLANK, 4: FLANK, 6: REAR}[away]


#: By facing and direction: front, flank or rear; in column the hexsides beside the front and beside the rear are flank
#: [6.63, 7.11].
ASPECT_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_aspect(f, d) for d in range(SIDES_OF_A_HEX)) for f in range(FACINGS)
)
#: By facing: the directions of the flank hexes of a single-size unit.
FLANK_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(d for d in range(SIDES_OF_A_HEX) if ASPECT_OF[f][d] == FLANK) for f in range(FACINGS)
)
#: By facing: the directions of the rear hexes.
REAR_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(d for d in range(SIDES_OF_A_HEX) if ASPECT_OF[f][d] == REAR) for f in range(FACINGS)
)
#: By facing of a double-size unit not in column: the direction from the left half to the right half.
RIGHT_OF: Final[tuple[int, ...]] = tuple((f + 3) % 12 // 2 for f in range(FACINGS))


_DX: Final = (0, 1, 1, 0, -1, -1)
_DY_EVEN: Final = (-1, -1, 0, 1, 0, -1)
_DY_ODD: Final = (-1, 0, 1, 1, 1, 0)


def stepped(column: int, row: int, direction: int) -> tuple[int, int]:
    """Column and row of the hex beside another, on the map or not: odd columns lie half a hex lower."""
    return column + _DX[direction], row + (_DY_ODD if column % 2 else _DY_EVEN)[direction]


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + 3) % 6


def turned(facing: int, vertices: int) -> int:
    """A facing after turning clockwise by a number of vertices (or hexsides, in column) of 60 degrees."""
    return (facing + 2 * vertices) % 12


def vertices_between(one: int, other: int) -> int:
    """The vertices to turn from one facing to another, the shorter way [7.12]."""
    steps = (other - one) % 12
    return (min(steps, 12 - steps) + 1) // 2
