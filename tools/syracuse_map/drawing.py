"""The drawing as a whole: lines, zones, and what zones have in common, checked against the map data."""

from dataclasses import dataclass
from typing import Any

from shapely.geometry import Polygon

from syracuse_map.lines import all_lines
from syracuse_map.plane import Edge, Point
from syracuse_map.zones import chained, check, faces, shared, zone_rings


@dataclass(frozen=True, slots=True)
class Drawing:
    """The map data, the lines by name, the rings of zones and of ground that belongs to none, the quarters of the city,
    and the sides that zones share.
    """

    data: dict[str, Any]
    lines: dict[str, list[list[Point]]]
    rings: dict[str, list[Point]]
    wild: list[list[Point]]
    city: list[Polygon]
    common: dict[frozenset[str], list[Edge]]
    shapes: dict[str, Polygon]

    def border(self, a: str, b: str) -> list[Point]:
        """The one line in which two zones meet. Raises ValueError where there are more."""
        found = chained(self.common[frozenset((a, b))])
        if len(found) != 1:
            raise ValueError(f"{a} and {b} share {len(found)} borders")
        return found[0]

    def along(self, name: str) -> list[Point]:
        """A line of the map from end to end, piece after piece."""
        return [point for piece in self.lines[name] for point in piece]


def drawn_after(data: dict[str, Any]) -> Drawing:
    """The drawing that the map data ask for."""
    lines = all_lines()
    rings, wild, city = zone_rings(faces([piece for pieces in lines.values() for piece in pieces]))
    check(rings, data["edge"])
    shapes = {name: Polygon(ring) for name, ring in rings.items() if name != "SYR"}
    return Drawing(data, lines, rings, wild, city, shared(rings), shapes)
