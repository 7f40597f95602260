"""A natural-looking coastline for a hex map that only says which hexsides are land, sea or both."""

from collections.abc import Sequence

from polemos.board.hexes import ABSENT, HexGrid, Lattice, Point

# A node of the outline: a corner or a middle of a hexside (shared by neighbours), or a place inside one hex.
Node = tuple[int, int, int, int]

INLAND = 0.56  # how far from the centre of a coastal hex the shore runs where a corner or side is sea
NOTCH = 0.84  # the same for an inlet in a side between two land corners


def coast(grid: HexGrid, land: Sequence[int], sea: Sequence[int]) -> list[list[Point]]:
    """Closed rings around all land, holes included (fill by the even-odd rule), corners cut smooth.

    `land[space]` and `sea[space]` are bit masks over directions 0-5: the hexside may be crossed by land, by
    sea, or by both; a hexside must carry the same bits from both sides. A space without any land bit is sea,
    unless it is a coastal hex all of whose sides are sea (an island): mark that with bit 6 in `land`.
    """
    wet: dict[Lattice, bool] = {}
    for space in range(len(grid)):
        corners = grid.vertices(space)
        for d in range(6):
            only_sea = bool(sea[space] >> d & 1) and not land[space] >> d & 1
            for corner in (corners[d], corners[(d + 1) % 6]):
                wet[corner] = wet.get(corner, False) or only_sea or not land[space]
    narrow = _narrows(grid, land, sea, wet)
    edges: dict[Node, list[Node]] = {}
    for space in range(len(grid)):
        if land[space]:
            ring = _shore(grid, space, land[space], sea[space], wet, narrow)
            for i in range(len(ring)):
                a, b = ring[i], ring[(i + 1) % len(ring)]
                # Land on both sides of a stretch of hexside: its two outlines cancel out.
                if a in edges.get(b, ()):
                    edges[b].remove(a)
                else:
                    edges.setdefault(a, []).append(b)
    return [smooth([_place(grid, node) for node in ring], closed=True) for ring in _rings(edges) if len(ring) > 2]


def _narrows(grid: HexGrid, land: Sequence[int], sea: Sequence[int], wet: dict[Lattice, bool]) -> set[Lattice]:
    """Corners in the midst of land where inlets meet: a chain of inlets becomes one narrow arm of the sea."""
    inlets: dict[Lattice, list[bool]] = {}
    for a, b in grid.sides():
        d = grid.direction(a, b)
        if land[a] >> d & 1 and sea[a] >> d & 1:
            ends = grid.side_vertices(a, b)
            inland = not wet[ends[0]] and not wet[ends[1]]
            for corner in ends:
                inlets.setdefault(corner, []).append(inland)
    return {corner for corner, found in inlets.items() if len(found) > 1 and any(found) and not wet[corner]}


def _shore(
    grid: HexGrid, space: int, land: int, sea: int, wet: dict[Lattice, bool], narrow: set[Lattice]
) -> list[Node]:
    """The outline of the land in one hex: twelve nodes, at corners and at the middles of sides in turn."""
    corners = grid.vertices(space)
    ring: list[Node] = []
    for d in range(6):
        here, after = corners[d], corners[(d + 1) % 6]
        if wet[here] or not land & 63:
            ring.append((space, 2 * d, 1, 0))
        elif here in narrow:
            ring.append((space, 2 * d, 2, 0))
        else:
            ring.append((2 * here[0], 2 * here[1], 0, 0))
        by_land, by_sea = bool(land >> d & 1), bool(sea >> d & 1)
        if by_land and by_sea and (here in narrow or after in narrow or not (wet[here] or wet[after])):
            ring.append((space, 2 * d + 1, 2, 0))
        elif by_land or (not by_sea and grid.around[space][d] == ABSENT):
            ring.append((here[0] + after[0], here[1] + after[1], 0, 0))
        else:
            ring.append((space, 2 * d + 1, 1, 0))
    return ring


def _place(grid: HexGrid, node: Node) -> Point:
    """Map units of a node; inner places waver a little, always the same way, so that no shore is a ruler's
    edge.
    """
    a, b, kind, _ = node
    if kind == 0:
        x, y = grid.place((a, b))
        return x / 2, y / 2
    corners = grid.corners(a)
    x, y = grid.centre(a)
    if b % 2 == 0:
        u, v = corners[b // 2]
    else:
        u = (corners[b // 2][0] + corners[(b // 2 + 1) % 6][0]) / 2
        v = (corners[b // 2][1] + corners[(b // 2 + 1) % 6][1]) / 2
    waver = ((a * 2654435761 + b * 40503) % 1009 / 1009 - 0.5) * 0.22
    far = INLAND + waver if kind == 1 else NOTCH + waver / 3
    return x + (u - x) * far, y + (v - y) * far


def _rings(edges: dict[Node, list[Node]]) -> list[list[Node]]:
    """Directed edges chained into closed rings."""
    found: list[list[Node]] = []
    for start in sorted(edges):
        while edges[start]:
            ring = [start]
            here = edges[start].pop(0)
            while here != start:
                ring.append(here)
                here = edges[here].pop(0)
            found.append(ring)
    return found


def smooth(points: Sequence[Point], closed: bool = False, rounds: int = 2) -> list[Point]:
    """The polyline with its corners cut (Chaikin); open lines keep their ends. Rounded to thousandths."""
    line = list(points)
    for _ in range(rounds):
        if len(line) < 3:
            break
        cut: list[Point] = [] if closed else [line[0]]
        for i in range(len(line) if closed else len(line) - 1):
            (ax, ay), (bx, by) = line[i], line[(i + 1) % len(line)]
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        if not closed:
            cut.append(line[-1])
        line = cut
    return [(round(x, 3), round(y, 3)) for x, y in line]
