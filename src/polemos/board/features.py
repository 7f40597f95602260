"""What lies on hexsides and along hexes: rivers, straits, coasts, walls; roads, tracks, borders."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from polemos.board.hexes import HexGrid, Lattice
from polemos.board.kinds import LineKind
from polemos.board.reach import Rows

Side = tuple[int, int]  # two neighbouring spaces, lower index first


def rows_of(count: int, pairs: Iterable[Side]) -> Rows:
    """Per space the spaces it is paired with, ascending, in both directions."""
    rows: list[set[int]] = [set() for _ in range(count)]
    for a, b in pairs:
        rows[a].add(b)
        rows[b].add(a)
    return tuple([tuple(sorted(row)) for row in rows])


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

    def sides(self) -> list[Side]:
        """The hexsides that it crosses, as canonical pairs, in its order."""
        pairs: list[Side] = []
        for i in range(len(self.spaces) - 1):
            a, b = self.spaces[i], self.spaces[i + 1]
            pairs.append((a, b) if a < b else (b, a))
        return pairs


class SideSet:
    """All hexsides of one kind together, for looking up.

    `rows[space]`: the spaces on the other side of such a hexside; `touched[space]`: 1 when the space has one.
    """

    pairs: frozenset[Side]
    rows: Rows
    touched: tuple[int, ...]

    def __init__(self, count: int, pairs: Iterable[Side]) -> None:
        self.pairs = frozenset([(a, b) if a < b else (b, a) for a, b in pairs])
        self.rows = rows_of(count, self.pairs)
        self.touched = tuple([1 if row else 0 for row in self.rows])

    def between(self, a: int, b: int) -> bool:
        """Whether the hexside of two spaces is one of these."""
        return ((a, b) if a < b else (b, a)) in self.pairs


def chains(grid: HexGrid, sides: Iterable[Side]) -> list[list[Side]]:
    """The sides grouped into connected courses: sides that share a corner belong together.

    Courses come in the order of their lowest side, each ascending.
    """
    todo = sorted(set(sides))
    ends = {side: grid.side_vertices(side[0], side[1]) for side in todo}
    at: dict[Lattice, list[Side]] = {}
    for side in todo:
        for end in ends[side]:
            at.setdefault(end, []).append(side)
    found: list[list[Side]] = []
    seen: set[Side] = set()
    for first in todo:
        if first in seen:
            continue
        seen.add(first)
        course = [first]
        for side in course:
            for end in ends[side]:
                for other in at[end]:
                    if other not in seen:
                        seen.add(other)
                        course.append(other)
        found.append(sorted(course))
    return found


def along(grid: HexGrid, sides: Iterable[Side]) -> Rows:
    """Steps along a course of hexsides: per space the neighbours that touch the same course (a boat going up
    a river).
    """
    pairs: set[Side] = set()
    for course in chains(grid, sides):
        banks = {space for side in course for space in side}
        for space in sorted(banks):
            pairs.update([(space, other) for other in grid.neighbours[space] if other in banks])
    return rows_of(len(grid), pairs)


def courses(grid: HexGrid, sides: Iterable[Side]) -> list[list[Lattice]]:
    """The sides as lines to draw: corners in order, as few lines as possible at forks."""
    left = {frozenset(grid.side_vertices(a, b)) for a, b in sides}
    at: dict[Lattice, list[Lattice]] = {}
    for edge in sorted(left, key=sorted):
        one, two = sorted(edge)
        at.setdefault(one, []).append(two)
        at.setdefault(two, []).append(one)
    lines: list[list[Lattice]] = []
    # Loose ends first, then forks, then whatever is left is a ring.
    starts = sorted(at, key=lambda corner: (len(at[corner]) % 2 == 0, len(at[corner]) != 1, corner))
    for start in starts:
        while True:
            line = [start]
            here = start
            while True:
                onward = [corner for corner in at[here] if frozenset((here, corner)) in left]
                if not onward:
                    break
                left.discard(frozenset((here, onward[0])))
                here = onward[0]
                line.append(here)
            if len(line) == 1:
                break
            lines.append(line)
    return lines
