"""What lies on hexsides and along hexes: rivers, straits, coasts, walls; roads, tracks, borders."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from polemos.board.hexes import HexGrid, Lattice
from polemos.board.kinds import LineKind

Side = tuple[int, int]  # two neighbouring spaces, lower index first
Spot = TypeVar("Spot", int, Lattice)
"""What a line runs through: a space, or a corner of hexes."""


@dataclass(frozen=True, slots=True)
class Sides:
    """A feature of hexsides, such as one river: `kind` says what, `name` which, `sides` canonical pairs."""

    kind: LineKind
    name: str
    sides: tuple[Side, ...]

    @classmethod
    def parse(cls, grid: HexGrid, kind: LineKind, name: str, texts: Iterable[str]) -> "Sides":
        """From printed hexsides such as "3707-3807"; ValueError or KeyError where there is no such side."""
        return cls(kind, name, tuple([grid.parse_side(text) for text in texts]))


@dataclass(frozen=True, slots=True)
class Way:
    """A feature that runs from space to space, such as a road: neighbouring spaces in order."""

    kind: LineKind
    name: str
    spaces: tuple[int, ...]

    @classmethod
    def parse(cls, grid: HexGrid, kind: LineKind, name: str, hexes: Sequence[str]) -> "Way":
        """From printed hex numbers; ValueError where two hexes in a row are not neighbours."""
        spaces = [grid.find(name) for name in hexes]
        for i in range(len(spaces) - 1):
            grid.side(spaces[i], spaces[i + 1])
        return cls(kind, name, tuple(spaces))


def courses(grid: HexGrid, sides: Iterable[Side]) -> list[list[Lattice]]:
    """The sides as lines to draw: corners in order, as few lines as possible at forks."""
    return trails([grid.side_vertices(a, b) for a, b in sides])


def trails(steps: Iterable[tuple[Spot, Spot]]) -> list[list[Spot]]:
    """Steps from spot to spot (roads from hex to hex) as lines: spots in order, as few lines as possible at forks."""
    left = {frozenset(step) for step in steps}
    at: dict[Spot, list[Spot]] = {}
    for edge in sorted(left, key=sorted):
        one, two = sorted(edge)
        at.setdefault(one, []).append(two)
        at.setdefault(two, []).append(one)
    lines: list[list[Spot]] = []
    # Loose ends first, then forks, then whatever is left is a ring.
    starts = sorted(at, key=lambda spot: (len(at[spot]) % 2 == 0, len(at[spot]) != 1, spot))
    for start in starts:
        while True:
            line = [start]
            here = start
            while True:
                onward = [spot for spot in at[here] if frozenset((here, spot)) in left]
                if not onward:
                    break
                left.discard(frozenset((here, onward[0])))
                here = onward[0]
                line.append(here)
            if len(line) == 1:
                break
            lines.append(line)
    return lines
