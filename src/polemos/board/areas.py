"""What the shapes of a board say: how far the map reaches, which places lie inside an area, and who is next to whom."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from polemos.board.describe import Board, Space
from polemos.board.hexes import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom


def box_around(points: Iterable[Point]) -> Box:
    """The rectangle around points. Raises ValueError without any."""
    places = list(points)
    if not places:
        raise ValueError("a rectangle needs something to lie around")
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), min(ys), max(xs), max(ys)


def extent(board: Board) -> Box:
    """The rectangle of the map itself, without the boxes beside it."""
    drawn = [space for space in board.spaces if space.kind != "box"] or board.spaces
    return box_around([point for space in drawn for point in (*space.shape, space.centre)])


def crossings(shape: Sequence[Point], y: float) -> list[float]:
    """Where the outline of a shape crosses a level, from left to right: inside lies between first and second..."""
    return sorted(
        ax + (y - ay) * (bx - ax) / (by - ay)
        for (ax, ay), (bx, by) in pairwise([*shape, *shape[:1]])
        if (ay <= y) != (by <= y)
    )


def holds(shape: Sequence[Point], point: Point) -> bool:
    """Whether a point lies inside a shape."""
    return len([x for x in crossings(shape, point[1]) if x > point[0]]) % 2 == 1


def hosts(board: Board) -> dict[int, int]:
    """Places inside an area (a fort in its zone), each with the smallest larger area that holds its middle."""
    sizes: dict[int, float] = {}
    areas = [space for space in board.spaces if space.kind == "area" and space.shape]
    for space in areas:
        left, top, right, bottom = box_around(space.shape)
        sizes[space.id] = (right - left) * (bottom - top)
    out: dict[int, int] = {}
    for space in areas:
        around = [other.id for other in areas if sizes[other.id] > sizes[space.id] and holds(other.shape, space.centre)]
        if around:
            out[space.id] = min(around, key=sizes.__getitem__)
    return out


def neighbours(board: Board) -> dict[int, list[int]]:
    """Which spaces are next to which: as the board says, or else whoever shares a side or is joined by a line."""
    pairs = set(board.links) or {*_touching(board.spaces), *_joined(board), *hosts(board).items()}
    out: dict[int, list[int]] = {space.id: [] for space in board.spaces}
    for a, b in sorted(pairs | {(b, a) for a, b in pairs}):
        if a in out and b in out:
            out[a].append(b)
    return out


def _touching(spaces: Iterable[Space]) -> Iterator[tuple[int, int]]:
    owners: dict[frozenset[Point], int] = {}
    for space in spaces:
        for side in pairwise([*space.shape, *space.shape[:1]]):
            other = owners.setdefault(frozenset(side), space.id)
            if other != space.id:
                yield other, space.id


def _joined(board: Board) -> Iterator[tuple[int, int]]:
    at = {space.centre: space.id for space in board.spaces}
    for line in board.lines:
        if line.kind in ("edge", "strait") and line.points[0] in at and line.points[-1] in at:
            yield at[line.points[0]], at[line.points[-1]]
