"""What the shapes of a board say: how far the map reaches, what lies in an area, and who is next to whom.

A map may have two grains: areas, and the hexes that belong to them (`Board.within`). The shape of an area then comes
from its hexes (`area_of`), and each grain has its own neighbours.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot
from typing import Final

from polemos.board.describe import COUNTER, NO_TAIL, Board, Scene, Space, Text
from polemos.board.hexes import Point
from polemos.board.kinds import ROUTES, Terrain

Box = tuple[float, float, float, float]  # left, top, right, bottom

ABOUT: Final = 1.0
"""How far a map reaches beyond its outermost points, in spaces that suit its counters."""


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


def of_points(board: Board) -> bool:
    """Whether a map is one of points: no hexes and no areas, so that nothing but its coast says where land is."""
    kinds = {space.kind for space in board.spaces}
    return "point" in kinds and not kinds & {"hex", "area"}


def of_two_grains(board: Board) -> bool:
    """Whether a map has areas, and hexes that belong to them."""
    return bool(area_by_hex(board))


def sheet_of(board: Board) -> Box:
    """The rectangle that a map of points lies on: room about each point, and all its coast."""
    left, top, right, bottom = extent(board)
    room = ABOUT * board.counter / COUNTER
    coast = [point for outline in board.outlines for ring in outline.rings for point in ring]
    return box_around([(left - room, top - room), (right + room, bottom + room), *coast])


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
    """Places inside an area (a fort in its zone): each with that which the board says it lies within, or else the
    smallest larger area that holds its middle. Neither hexes are such places nor areas made of them: an island lies in
    no sea.
    """
    sizes: dict[int, float] = {}
    areas = [space for space in board.spaces if space.kind == "area" and space.shape]
    for space in areas:
        left, top, right, bottom = box_around(space.shape)
        sizes[space.id] = (right - left) * (bottom - top)
    apart = [space.id for space in board.spaces if space.kind != "hex"]
    out = {space: board.within[space] for space in apart if space in board.within}
    made = set(area_by_hex(board).values())
    for space in areas:
        if space.id in out or space.id in made:
            continue
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
    """Who shares a side with whom; the sides of an area are those of its hexes, and do not join it to them."""
    owners: dict[tuple[bool, frozenset[Point]], int] = {}
    for space in spaces:
        for side in pairwise([*space.shape, *space.shape[:1]]):
            other = owners.setdefault((space.kind == "hex", frozenset(side)), space.id)
            if other != space.id:
                yield other, space.id


def _joined(board: Board) -> Iterator[tuple[int, int]]:
    """Who is joined by a line: any two spaces by a plain connection, points by a route of any class."""
    at = {space.centre: space.id for space in board.spaces}
    points = {space.centre: space.id for space in board.spaces if space.kind == "point"}
    for line in board.lines:
        ends = at if line.kind in ("edge", "strait") else points if line.kind in ROUTES else {}
        if line.points[0] in ends and line.points[-1] in ends:
            yield ends[line.points[0]], ends[line.points[-1]]


# ---------------------------------------------------------------------------------------------------------- two grains
def area_by_hex(board: Board) -> dict[int, int]:
    """The area of each hex that belongs to one, in the order of the board."""
    hexes = [space.id for space in board.spaces if space.kind == "hex"]
    return {space: board.within[space] for space in hexes if space in board.within}


def members(board: Board) -> dict[int, list[int]]:
    """The hexes of each area, ascending."""
    out: dict[int, list[int]] = {}
    for space, area in area_by_hex(board).items():
        out.setdefault(area, []).append(space)
    return out


def gathered(board: Board, scene: Scene) -> Scene:
    """The scene as one sees it who looks at areas alone: what stands or is lit in a hex does so in its area."""
    inside = area_by_hex(board)
    if not inside:
        return scene
    return replace(
        scene,
        pieces=[replace(one, space=inside.get(one.space, one.space), tail=NO_TAIL) for one in scene.pieces],
        markers=[one if one.track else replace(one, space=inside.get(one.space, one.space)) for one in scene.markers],
        highlight=list(dict.fromkeys([inside.get(space, space) for space in scene.highlight])),
    )


def area_of(
    space: int,
    name: str,
    parts: Sequence[Space],
    terrain: Terrain = "clear",
    region: str = "",
    label: Text | None = None,
) -> Space:
    """An area made of hexes: their outline, and the hex nearest to the middle of all as its centre.

    Raises ValueError without hexes.
    """
    if not parts:
        raise ValueError(f"area {name} has no hexes")
    x = sum([part.centre[0] for part in parts]) / len(parts)
    y = sum([part.centre[1] for part in parts]) / len(parts)
    middle = min(parts, key=lambda part: (hypot(part.centre[0] - x, part.centre[1] - y), part.id))
    ring = merged([part.shape for part in parts])
    return Space(space, name, ring, middle.centre, "area", terrain, region, label=label or {})


def merged(shapes: Sequence[Sequence[Point]]) -> list[Point]:
    """The outline of shapes that share sides, as one ring: where it has several parts or a hole, with seams from one to
    the next, gone there and back.
    """
    ring: list[Point] = []
    for part in _rings(shapes):
        ring = _sewn(ring, part) if ring else part
    return ring


def _rings(shapes: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """Sides that belong to one shape only, end to end; the longest ring first."""
    sides: dict[frozenset[Point], tuple[Point, Point]] = {}
    for shape in shapes:
        for side in pairwise([*shape, *shape[:1]]):
            if sides.pop(frozenset(side), None) is None:
                sides[frozenset(side)] = side
    onward: dict[Point, list[Point]] = {}
    for begin, end in sides.values():
        onward.setdefault(begin, []).append(end)
    rings: list[list[Point]] = []
    for start in list(onward):
        while onward[start]:
            ring = [start]
            here = onward[start].pop()
            while here != start:
                ring.append(here)
                here = onward[here].pop()
            rings.append(ring)
    return sorted(rings, key=len, reverse=True)


def _sewn(ring: list[Point], part: list[Point]) -> list[Point]:
    """Two rings as one, with a seam between their nearest corners."""
    pairs = [(hypot(a[0] - b[0], a[1] - b[1]), i, j) for i, a in enumerate(ring) for j, b in enumerate(part)]
    _, i, j = min(pairs)
    return [*ring[: i + 1], *part[j:], *part[: j + 1], *ring[i:]]
