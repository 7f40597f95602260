"""The parts into which the lines divide the plane, what they share, and the outline of the land."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot
from shapely.ops import polygonize_full

from syracuse_map.borders import NODES
from syracuse_map.features import APART
from syracuse_map.places import ORTYGIA_WITHIN, ZONES
from syracuse_map.plane import HEIGHT, Edge, Point, rounded


def faces(pieces: Sequence[Sequence[Point]]) -> list[Polygon]:
    """The parts into which the lines divide the plane. Raises ValueError where lines cross or end in nothing."""
    lines = [LineString(piece) for piece in pieces]
    for i, line in enumerate(lines):
        for other in lines[i + 1 :]:
            if line.intersects(other):
                meeting = line.intersection(other)
                ends = {line.coords[0], line.coords[-1]} & {other.coords[0], other.coords[-1]}
                met = {spot.coords[0] for spot in getattr(meeting, "geoms", [meeting]) if spot.geom_type == "Point"}
                if not met or not met <= ends:
                    raise ValueError(f"lines cross: {line} and {other}, {meeting}")
    found, cuts, dangles, wrong = polygonize_full(lines)
    if len(cuts.geoms) or len(dangles.geoms) or len(wrong.geoms):
        raise ValueError(f"lines end in nothing: {cuts} {dangles} {wrong}")
    return list(found.geoms)


def ring_of(face: Polygon) -> list[Point]:
    """The outline, clockwise to the eye, from its first point in reading order; the end is not repeated."""
    ring = [rounded((x, y)) for x, y in face.exterior.coords][:-1]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(ring))
    if area < 0:
        ring.reverse()
    start = ring.index(min(ring, key=lambda point: (point[1], point[0])))
    return ring[start:] + ring[:start]


def sides(ring: Sequence[Point]) -> list[Edge]:
    """The sides of a closed ring."""
    return [(ring[i], ring[(i + 1) % len(ring)]) for i in range(len(ring))]


def joined(ring: Sequence[Point], other: Sequence[Point], a: Point, b: Point) -> list[Point]:
    """Two rings as one, by way of a seam from a point of the first to a point of the second and back."""
    i, j = ring.index(a), other.index(b)
    return [*ring[: i + 1], *other[j:], *other[:j], b, *ring[i:]]


def zone_rings(found: Sequence[Polygon]) -> tuple[dict[str, list[Point]], list[list[Point]], list[Polygon]]:
    """The ring of each zone; those of the ground between them that belongs to none; the two quarters of the city."""
    rings: dict[str, list[Point]] = {}
    free = list(found)

    def take(spot: Point) -> list[Point]:
        here = [face for face in free if face.contains(Spot(spot))]
        if len(here) != 1:
            raise ValueError(f"{len(here)} parts of the plane hold {spot}")
        free.remove(here[0])
        if here[0].interiors:
            raise ValueError(f"the part around {spot} has a hole")
        return ring_of(here[0])

    for name, (centre, _) in ZONES.items():
        rings[name] = take(centre)
    island = take(ORTYGIA_WITHIN)
    quarters = [Polygon(rings["SYR"]), Polygon(island)]
    rings["SYR"] = joined(rings["SYR"], island, NODES["neck north"], NODES["neck south"])
    return rings, [ring_of(face) for face in free], quarters


def shared(rings: dict[str, list[Point]]) -> dict[frozenset[str], list[Edge]]:
    """The sides that two zones have in common."""
    owners: dict[frozenset[Point], list[tuple[str, Edge]]] = defaultdict(list)
    for name, ring in rings.items():
        for side in sides(ring):
            owners[frozenset(side)].append((name, side))
    out: dict[frozenset[str], list[Edge]] = defaultdict(list)
    for holders in owners.values():
        names = {name for name, _ in holders}
        for first in names:
            for second in names:
                if first < second:
                    out[frozenset((first, second))].append(holders[0][1])
    return out


def chained(edges: Iterable[Edge]) -> list[list[Point]]:
    """Sides in any order and direction as the longest lines that they make."""
    next_to: dict[Point, list[Point]] = defaultdict(list)
    for a, b in edges:
        next_to[a].append(b)
        next_to[b].append(a)
    lines: list[list[Point]] = []
    while next_to:
        start = min(next_to, key=lambda point: (len(next_to[point]) % 2 == 0, point))
        line = [start]
        while next_to.get(line[-1]):
            here = line[-1]
            there = next_to[here].pop(0)
            next_to[there].remove(here)
            line.append(there)
        for point in line:
            if point in next_to and not next_to[point]:
                del next_to[point]
        lines.append(line)
    return lines


def check(rings: dict[str, list[Point]], wanted: Sequence[dict[str, Any]]) -> None:
    """Raises ValueError where the shapes say something else than the map data."""
    asked = {frozenset((edge["a"], edge["b"])) for edge in wanted} - {frozenset(APART)}
    have = set(shared(rings))
    walls = {pair for pair in have if "SYR" in pair and any(name.startswith("M") for name in pair)}
    wrong = [sorted(pair) for pair in (asked - have) | (have - walls - asked)]
    if wrong:
        raise ValueError(f"borders that only the map or only the data have: {wrong}")


def land_rings(ground: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """The outline of all land; beyond the edge of the map it goes on, so that no shore runs along the edge."""
    edges = {side for ring in ground for side in sides(ring)}
    rest = {a: b for a, b in edges if (b, a) not in edges}
    rings: list[list[Point]] = []
    while rest:
        here = start = min(rest)
        ring: list[Point] = []
        while here in rest:
            ring.append(here)
            here = rest.pop(here)
        if here != start:
            raise ValueError(f"the shore near {start} is not closed")
        rings.append(ring)
    return [[point for corner in ring for point in beyond(corner)] for ring in rings]


def beyond(point: Point) -> list[Point]:
    """A corner of the land, pushed outward where it lies on the edge of the map or on the box of Catania."""
    x, y = point
    out = (-60.0 if x == 0 else x, HEIGHT + 60 if y == HEIGHT else (50.0 if y == 125 and x <= 228 else y))
    if point == NODES["megara"]:
        return [out, point]
    if point == NODES["plemmyrion south"]:
        return [point, out]
    return [out]
