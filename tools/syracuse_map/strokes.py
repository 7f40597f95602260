"""Short strokes: slopes and cliffs, reeds, streets."""

import math
import random
from collections.abc import Iterator, Sequence

from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot

from syracuse_map.features import BLOCKS, CLEAR, REEDS
from syracuse_map.plane import Edge, Point, rounded


def hachures(line: Sequence[Point], low: Polygon, spacing: float, length: float, dice: random.Random) -> Iterator[Edge]:
    """Short strokes from a line down into the lower ground; shorter where that is narrow."""
    course = LineString(line)
    far = spacing / 2
    while far < course.length:
        here, ahead = course.interpolate(far), course.interpolate(far + 1.0)
        u, v = ahead.x - here.x, ahead.y - here.y
        step = math.hypot(u, v) or 1.0
        side = 1.0 if low.contains(Spot(here.x - v / step * 1.5, here.y + u / step * 1.5)) else -1.0
        reach = length * dice.uniform(0.7, 1.0)
        lean = dice.uniform(-0.12, 0.12)
        end = (here.x + side * reach * (-v + lean * u) / step, here.y + side * reach * (u + lean * v) / step)
        stroke = LineString([(here.x, here.y), end]).intersection(low.buffer(-0.6))
        if stroke.geom_type == "LineString" and stroke.length > 1.5:
            a, b = rounded(stroke.coords[0]), rounded(stroke.coords[-1])
            yield (a, b)
        far += spacing * dice.uniform(0.8, 1.2)


def reeds() -> Iterator[Edge]:
    """A tuft at each place."""
    for x, y in REEDS:
        yield ((x - 6, y), (x + 6, y))
        for lean, high in ((-4, 5), (-1.5, 7), (2, 7), (4.5, 5)):
            yield ((round(x + lean * 0.5, 1), y), (x + lean, y - high))


def streets(quarter: Polygon, turn: float) -> Iterator[Edge]:
    """A grid of streets inside a quarter of the city, turned by some degrees."""
    left, top, right, bottom = quarter.bounds
    within, middle = quarter.buffer(-CLEAR), Spot((left + right) / 2, (top + bottom) / 2)
    far = math.hypot(right - left, bottom - top) / 2
    for spacing, along in zip(BLOCKS, (90.0, 0.0), strict=True):
        for i in range(-int(far / spacing), int(far / spacing) + 1):
            angle = math.radians(turn + along)
            u, v = math.cos(angle), math.sin(angle)
            x, y = middle.x - v * spacing * i, middle.y + u * spacing * i
            cut = LineString([(x - u * far, y - v * far), (x + u * far, y + v * far)]).intersection(within)
            for part in getattr(cut, "geoms", [cut]):
                if part.geom_type == "LineString" and part.length > 10:
                    yield (rounded(part.coords[0]), rounded(part.coords[-1]))
