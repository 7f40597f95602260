"""Parts of the SVG picture that stand alone: numbers, paths, texts, grounds, lines and sites."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final

from polemos.board.coast import smooth
from polemos.board.describe import DESTROYED, Board, Line, Marker, Space
from polemos.board.hexes import Point
from polemos.board.symbols import DAY, MARKERS, PORT, SADDLE, SITES, TERRAIN, by_day, layered

SERIF: Final = "'Palatino Linotype','Book Antiqua',Palatino,'Noto Serif CJK JP','Noto Serif','DejaVu Serif',serif"
SANS: Final = "'Noto Sans','Noto Sans CJK JP','DejaVu Sans',Arial,sans-serif"

HALO: Final[str] = DAY["halo"]
PAPER: Final[str] = DAY["paper"]
SOFT: Final[str] = DAY["inkSoft"]
SHADE: Final[str] = DAY["shade"]
SITE: Final[str] = DAY["site"]
TEXTURE: Final[dict[str, str]] = DAY["texture"]
"""Inks of the pen on grounds."""
INK: Final[str] = DAY["ink"]
WATERS: Final = frozenset({"open_sea", "protected_sea", "harbour"})  # seas with a colour of their own
WET: Final = frozenset({"sea", "major_river", "deep_river"})  # hexes of water
HEIGHT: Final[str] = DAY["height"]
"""The tint of high ground: once for each level, over whatever lies there."""
LINES: Final[dict[str, tuple[str, str, float, str]]] = {  # colour, casing, width, dashes
    "river": (DAY["river"], DAY["riverEdge"], 0.1, ""),
    "stream": (DAY["river"], DAY["riverEdge"], 0.09, ""),
    "bank": (DAY["cliff"], "", 0.15, ".03 .065"),
    "stream_bank": (DAY["river"], DAY["cliff"], 0.1, ""),
    "contour": (DAY["contour"], "", 0.035, ""),
    "abatis": (DAY["joint"], HALO, 0.15, ".04 .06"),
    "gate": (DAY["stone"], DAY["joint"], 0.13, ".14 .12"),
    "road": (DAY["road"], HALO, 0.075, ""),
    "track": (DAY["track"], HALO, 0.06, ".16 .1"),
    "pass": (DAY["road"], HALO, 0.045, ""),
    "coastal": (DAY["seaInk"], DAY["bands"][3], 0.055, ".26 .14 0 .14"),
    "sea_route": (DAY["seaInk"], DAY["bands"][3], 0.07, "0 .19"),
    "edge": (DAY["track"], HALO, 0.09, ""),
    "wall": (DAY["joint"], "", 0.14, ""),
    "wall_site": (DAY["plot"], HALO, 0.09, ".2 .16"),
    "camp_site": (DAY["plot"], HALO, 0.09, ".2 .16"),
    "chain_site": (DAY["seaInk"], DAY["bands"][3], 0.07, ".1 .14"),
    "palisade": (DAY["timber"], "", 0.09, ".035 .14"),
    "cliff": (DAY["cliff"], "", 0.035, ""),
    "slope": (DAY["slope"], "", 0.022, ""),
    "reeds": (DAY["texture"]["marsh"], "", 0.028, ""),
    "street": (DAY["street"], "", 0.022, ""),
}

RANKS: Final = frozenset({"capital", "rich", "city"})
"""Towns by rank, whose pictures are made for a larger field than those of other sites."""
RANKED: Final = 0.8

TICKED: Final = frozenset({"bank", "abatis", "gate"})  # lines of short strokes across their course


@dataclass(frozen=True, slots=True)
class Look:
    """What may be chosen about a picture.

    `language` of the texts; `words`: what the legend calls terrains, lines, sites and markers; `numbers`: whether hexes
    show their numbers.
    """

    language: str = "en"
    words: Mapping[str, str] = field(default_factory=dict)
    numbers: bool = True
    legend: bool = True

    def word(self, key: str) -> str:
        """The word for a thing in the legend."""
        return self.words.get(key, key.replace("_", " ").capitalize())


def number(value: float) -> str:
    """A coordinate, as short as three digits allow."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def rectangle(left: float, top: float, width: float, height: float) -> str:
    """The attributes of a rectangle."""
    return f'x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"'


def path(points: Sequence[Point], closed: bool = False) -> str:
    """SVG path data through the points."""
    data = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return data + "Z" if closed else data


def curve(points: Sequence[Point]) -> str:
    """SVG path data of a smooth line that passes through all the points."""
    parts = ["M", number(points[0][0]), " ", number(points[0][1])]
    for i in range(len(points) - 1):
        before, here = points[max(0, i - 1)], points[i]
        after, beyond = points[i + 1], points[min(len(points) - 1, i + 2)]
        first = (here[0] + (after[0] - before[0]) / 7, here[1] + (after[1] - before[1]) / 7)
        second = (after[0] - (beyond[0] - here[0]) / 7, after[1] - (beyond[1] - here[1]) / 7)
        parts.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, after)))
    return "".join(parts)


def ring(at: Point, radius: float = 0.5) -> str:
    """SVG path data of a circle: what stands for the shape of a point."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(at[0] - radius)} {number(at[1])}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0Z"


def held(at: Point, ink: str) -> str:
    """A point in the hands of a side."""
    return (
        f'<path fill="{ink}" fill-opacity=".16" stroke="{ink}" stroke-opacity=".85" stroke-width=".09" '
        f'stroke-dasharray=".2 .07" d="{ring(at, 0.44)}"/>'
    )


def midway(points: Sequence[Point]) -> tuple[Point, float]:
    """The middle of a line, by its length, and its bearing there in degrees clockwise from the right."""
    lengths = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    left = sum(lengths) / 2
    for ((ax, ay), (bx, by)), far in zip(pairwise(points), lengths, strict=True):
        if left <= far and far > 0:
            share = left / far
            return (ax + (bx - ax) * share, ay + (by - ay) * share), degrees(atan2(by - ay, bx - ax))
        left -= far
    return points[0], 0.0


def saddle(points: Sequence[Point]) -> str:
    """The sign of a pass upon its road: two slopes that draw near to each other."""
    (x, y), turn = midway(points)
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({number(turn)})">'
        f'<path stroke="{HALO}" stroke-opacity=".8" stroke-width=".16" d="{SADDLE}"/>'
        f'<path stroke="{INK}" stroke-width=".065" d="{SADDLE}"/></g>'
    )


def text(at: Point, words: str, size: float, extra: str = "", halo: str = HALO, anchor: str = "middle") -> str:
    """A text with a halo that keeps it readable on any ground."""
    edge = f' stroke="{halo}" stroke-width="{number(size * 0.22)}" paint-order="stroke"' if halo else ""
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{number(size)}" text-anchor="{anchor}"'
        f'{edge} stroke-linejoin="round" {extra}>{escape(words)}</text>'
    )


def hatching(space: Space) -> str:
    """The drawing of a terrain inside its space: hills, tufts, dunes, trees."""
    x, y = space.centre

    def at(dx: float, dy: float) -> str:
        return f"{number(x + dx)} {number(y + dy)}"

    waver = (space.id * 7919 % 13 - 6) / 90
    if space.terrain in ("rough", "rocky"):
        hills = ((-0.22, 0.14 + waver, 0.17), (0.2 + waver, 0.2, 0.14), (0.04, -0.1 - waver, 0.2))
        lit = "".join(f"M{at(u - s, v + s * 0.6)}L{at(u, v - s)}L{at(u + s, v + s * 0.6)}" for u, v, s in hills)
        dark = "".join(f"M{at(u, v - s)}L{at(u + s, v + s * 0.6)}L{at(u + s * 0.2, v + s * 0.6)}Z" for u, v, s in hills)
        return (
            f'<path fill="{TEXTURE["roughShade"]}" fill-opacity=".55" d="{dark}"/>'
            f'<path fill="none" stroke="{TEXTURE["rough"]}" stroke-width=".028" d="{lit}"/>'
        )
    if space.terrain == "mountain":
        peaks = ((-0.2, 0.16 + waver, 0.2), (0.16 + waver, 0.06, 0.27))
        lit = "".join(f"M{at(u - s, v + s * 0.7)}L{at(u, v - s)}L{at(u + s, v + s * 0.7)}" for u, v, s in peaks)
        dark = "".join(f"M{at(u, v - s)}L{at(u + s, v + s * 0.7)}L{at(u + s * 0.1, v + s * 0.7)}Z" for u, v, s in peaks)
        return (
            f'<path fill="{TEXTURE["roughShade"]}" fill-opacity=".8" d="{dark}"/>'
            f'<path fill="none" stroke="{TEXTURE["rough"]}" stroke-width=".034" d="{lit}"/>'
        )
    if space.terrain == "marsh":
        tufts = "".join(
            f"M{at(u - 0.12, v)}h.24M{at(u - 0.05, v)}l-.05-.09M{at(u, v)}v-.11M{at(u + 0.05, v)}l.05-.09"
            for u, v in ((-0.2, -0.1), (0.2, 0.0), (-0.08, 0.24))
        )
        return f'<path fill="none" stroke="{TEXTURE["marsh"]}" stroke-width=".03" d="{tufts}"/>'
    if space.terrain == "desert":
        grains = "".join(
            f"M{at(u, v)}h.01"
            for u, v in ((-0.3, -0.1), (-0.1, -0.26), (0.14, -0.08), (0.3, 0.1), (-0.16, 0.14), (0.05, 0.3))
        )
        return (
            f'<path fill="none" stroke="{TEXTURE["desert"]}" stroke-width=".055" stroke-linecap="round" d="{grains}"/>'
        )
    if space.terrain == "woods":
        trees = "".join(
            f"M{at(u - 0.12, v + 0.1)}L{at(u, v - 0.14)}L{at(u + 0.12, v + 0.1)}Z"
            for u, v in ((-0.2, 0.06), (0.2, -0.04), (0.02, 0.26))
        )
        return f'<path fill="{TEXTURE["woods"]}" fill-opacity=".75" d="{trees}"/>'
    if space.terrain == "town" and space.kind == "hex":
        houses = "".join(
            f"M{at(u - 0.1, v + 0.08)}v-.1l.1-.08l.1.08v.1Z" for u, v in ((-0.22, -0.08), (0.16, -0.16), (0.02, 0.2))
        )
        return f'<path fill="{DAY["roof"]}" fill-opacity=".8" d="{houses}"/>'
    if space.terrain == "city_wall":
        stones = "".join(f"M{at(-0.34, v)}h.68" for v in (-0.2, 0.0, 0.2))
        joints = "".join(
            f"M{at(u, v)}v.2" for u, v in ((-0.17, -0.2), (0.17, -0.2), (0.0, 0.0), (-0.25, 0.0), (0.25, 0.0))
        )
        return f'<path fill="none" stroke="{DAY["joint"]}" stroke-width=".035" d="{stones}{joints}"/>'
    if space.terrain in ("major_river", "deep_river"):
        waves = "".join(f"M{at(u, v)}q.09-.07 .18 0t.18 0" for u, v in ((-0.34, -0.12), (0.0, 0.06), (-0.2, 0.24)))
        ink = TERRAIN["deep_river"] if space.terrain == "major_river" else DAY["bands"][3]
        return f'<path fill="none" stroke="{ink}" stroke-opacity=".7" stroke-width=".03" d="{waves}"/>'
    return ""


def course(line: Line) -> str:
    """Rivers wind along hexsides, walls keep to them, everything else runs through the spaces it joins."""
    if line.kind == "river":
        return path(smooth(line.points))
    return path(line.points) if line.kind == "wall" else curve(line.points)


def strait(line: Line) -> str:
    """An arrow with two heads across the water."""
    (ax, ay), (bx, by) = line.points[0], line.points[-1]
    x, y = (ax + bx) / 2, (ay + by) / 2
    u, v = (bx - ax) * 0.24, (by - ay) * 0.24
    data = path([(x - u, y - v), (x + u, y + v)])
    heads = "".join(
        path(
            [
                (px, py),
                (px - s * u * 0.6 - v * 0.4, py - s * v * 0.6 + u * 0.4),
                (px - s * u * 0.6 + v * 0.4, py - s * v * 0.6 - u * 0.4),
            ],
            closed=True,
        )
        for px, py, s in ((x + u, y + v, 1), (x - u, y - v, -1))
    )
    return (
        f'<path stroke="{HALO}" stroke-width=".2" d="{data}"/>'
        f'<path stroke="{DAY["strait"]}" stroke-width=".08" d="{data}"/>'
        f'<path fill="{DAY["strait"]}" stroke="{HALO}" stroke-width=".02" d="{heads}"/>'
    )


def work_picture(board: Board, line: Line, marker: Marker) -> str:
    """A work that has been built along a line, in the colour of its builder; or its rubble."""
    data = course(line)
    if marker.kind.endswith(DESTROYED):
        return (
            f'<path stroke="{HALO}" stroke-opacity=".7" stroke-width=".2" d="{data}"/>'
            f'<path stroke="{DAY["joint"]}" stroke-width=".13" stroke-dasharray=".02 .2 .09 .17" d="{data}"/>'
        )
    colour = board.sides[marker.side].colour if 0 <= marker.side < len(board.sides) else LINES["wall"][0]
    return (
        f'<path stroke="{HALO}" stroke-opacity=".8" stroke-width=".3" d="{data}"/>'
        f'<path stroke="{colour}" stroke-width=".2" d="{data}"/>'
        f'<path stroke="{SITE}" stroke-width=".07" stroke-dasharray=".01 .2" d="{data}"/>'
    )


def site_picture(space: Space) -> str:
    """A town by its rank, else what stands in a place, a spot where a point has nothing; and the anchor of a port."""
    x, y = space.centre
    parts = [f'<g transform="translate({number(x)} {number(y)})">']
    if space.site or space.kind == "point":
        drawn = layered(by_day(SITES[space.site]))
        parts.append(f'<g transform="scale({RANKED})">{drawn}</g>' if space.site in RANKS else drawn)
    if "port" in space.marks:
        parts.append(f'<g transform="translate(.3 -.16) scale(.3)" stroke-linecap="round">{layered(by_day(PORT))}</g>')
    if "colony" in space.marks:
        parts.append(f'<g transform="scale(.5)">{layered(MARKERS["colony"])}</g>')
    parts.append("</g>")
    return "".join(parts)
