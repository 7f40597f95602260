"""Coastlines out of a TopoJSON file of land, such as `land-10m.json` of the npm package `world-atlas`."""

import json
from pathlib import Path
from typing import Any

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Ring = list[tuple[float, float]]


def land_in(path: str, window: BaseGeometry) -> BaseGeometry:
    """The land of a file within a window; coordinates are longitude and latitude in degrees."""
    topology = json.loads(Path(path).read_text(encoding="utf-8"))
    arcs = _arcs(topology)

    def ring(indices: list[int]) -> Ring:
        points: Ring = []
        for i in indices:
            arc = arcs[i] if i >= 0 else arcs[~i][::-1]
            points.extend(arc[1:] if points else arc)
        return points

    pieces: list[BaseGeometry] = []
    for shape in topology["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            rings = [ring(indices) for indices in polygon]
            piece = Polygon(rings[0], rings[1:]).buffer(0).intersection(window)
            if not piece.is_empty:
                pieces.append(piece)
    return unary_union(pieces)


def _arcs(topology: dict[str, Any]) -> list[Ring]:
    """The arcs of a file in degrees; they stand there as steps on a grid."""
    (scale_x, scale_y), (shift_x, shift_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    found: list[Ring] = []
    for arc in topology["arcs"]:
        x = y = 0
        points: Ring = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * scale_x + shift_x, y * scale_y + shift_y))
        found.append(points)
    return found
