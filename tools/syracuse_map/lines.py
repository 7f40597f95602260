"""Lines as a hand draws them, through points that have names where they meet."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from syracuse_map.borders import BORDERS, NODES, PEN, STEP
from syracuse_map.coasts import MAINLAND, ORTYGIA
from syracuse_map.plane import Course, Point, at, rounded


def placed(course: Course) -> list[tuple[Point, str]]:
    """A course on the plane: points, each with its name or ""; new names are learnt."""
    out: list[tuple[Point, str]] = []
    for stop in course:
        if isinstance(stop, str):
            out.append((NODES[stop], stop))
            continue
        point = at(stop[0], stop[1])
        name = stop[2] if len(stop) == 3 else ""
        if name:
            NODES[name] = point
        out.append((point, name))
    return out


def through(points: Sequence[Point]) -> list[list[Point]]:
    """A smooth line through the points (Catmull-Rom), stretch by stretch; the ends of each stretch are its points."""
    closed = points[0] == points[-1] and len(points) > 3
    stretches: list[list[Point]] = []
    for i in range(len(points) - 1):
        b, c = points[i], points[i + 1]
        a = points[i - 1] if i else (points[-2] if closed else b)
        d = points[i + 2] if i + 2 < len(points) else (points[1] if closed else c)
        count = max(1, round(math.dist(b, c) / STEP))
        stretch = [b]
        for k in range(1, count):
            t = k / count
            stretch.append((spline(t, a[0], b[0], c[0], d[0]), spline(t, a[1], b[1], c[1], d[1])))
        stretches.append([*stretch, c])
    return stretches


def spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def wavering(line: Sequence[Point], by: float, dice: random.Random) -> list[Point]:
    """The line with its inner points moved a little, as by hand; the ends stay."""
    out: list[Point] = [line[0]]
    for i, (before, here, after) in enumerate(zip(line, line[1:], line[2:], strict=False)):
        far = math.dist(before, after) or 1.0
        aside = dice.uniform(-by, by) * min(1.0, 0.4 * (i + 1), 0.4 * (len(line) - 2 - i))
        out.append((here[0] - (after[1] - before[1]) / far * aside, here[1] + (after[0] - before[0]) / far * aside))
    return [*out, line[-1]]


def drawn(name: str, kind: str, stops: Sequence[tuple[Point, str]]) -> list[list[Point]]:
    """A line as pieces between its named points."""
    dice = random.Random(name)
    points = [point for point, _ in stops]
    stretches = [list(pair) for pair in pairwise(points)] if kind == "straight" else through(points)
    pieces: list[list[Point]] = [[points[0]]]
    for (_, end), stretch in zip(stops[1:], stretches, strict=True):
        pieces[-1] += wavering(stretch, PEN[kind], dice)[1:]
        if end:
            pieces.append([pieces[-1][-1]])
    return [[rounded(point) for point in piece] for piece in pieces if len(piece) > 1]


def all_lines() -> dict[str, list[list[Point]]]:
    """Every line of the map by name, cut where lines meet."""
    lines = {
        "mainland": drawn("mainland", "coast", placed(MAINLAND)),
        "ortygia": drawn("ortygia", "coast", placed(ORTYGIA)),
    }
    for name, (kind, stops) in BORDERS.items():
        lines[name] = drawn(
            name, kind, [(NODES[stop], stop) if isinstance(stop, str) else (stop, "") for stop in stops]
        )
    return lines


def way(points: Sequence[Point]) -> list[Point]:
    """A smooth line for what no border follows."""
    stretches = through(points)
    return [rounded(point) for point in [points[0], *[point for stretch in stretches for point in stretch[1:]]]]
