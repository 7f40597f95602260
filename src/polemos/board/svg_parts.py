"""Parts of the SVG picture that stand alone: numbers, paths, texts, grounds, lines and sites."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from polemos.board.coast import smooth
from polemos.board.describe import DESTROYED, Board, Line, Marker, Space
from polemos.board.hexes import Point
from polemos.board.symbols import MARKERS

SERIF: Final = "'Palatino Linotype','Book Antiqua',Palatino,'Noto Serif CJK JP','Noto Serif','DejaVu Serif',serif"
SANS: Final = "'Noto Sans','Noto Sans CJK JP','DejaVu Sans',Arial,sans-serif"

TERRAIN: Final[dict[str, str]] = {
    "clear": "#e9e2bd",
    "rough": "#d2ba8c",
    "marsh": "#c3d1a4",
    "desert": "#f2dfae",
    "woods": "#b3c58c",
    "rocky": "#c9b9a0",
    "town": "#d9c7b8",
    "city_wall": "#b3a48c",
    "major_river": "#9cc6da",
    "deep_river": "#5f9dc0",
    "hills": "#d8c698",
    "mountain": "#c7ad80",
    "forest": "#a8bb82",
    "harbour": "#a3c7cf",
    "sea": "#b9d6e4",
    "offmap": "#e4d6b4",
    "box": "#e9dcb8",
    "plain": "#e6e3bb",
    "raised": "#dcc795",
    "fortified": "#dcb7a0",
    "protected_sea": "#a3c7cf",
    "lake": "#b9d6e4",
}
WATERS: Final = frozenset({"protected_sea", "harbour"})  # seas with a colour of their own
WET: Final = frozenset({"sea", "major_river", "deep_river"})  # hexes of water
HEIGHT: Final = "#8a5a28"
"""The tint of high ground: once for each level, over whatever lies there."""
LINES: Final[dict[str, tuple[str, str, float, str]]] = {  # colour, casing, width, dashes
    "river": ("#3f86b4", "#e8f2f4", 0.1, ""),
    "stream": ("#3f86b4", "#e8f2f4", 0.09, ""),
    "bank": ("#6b4a26", "", 0.15, ".03 .065"),
    "stream_bank": ("#3f86b4", "#6b4a26", 0.1, ""),
    "contour": ("#8a5a28", "", 0.035, ""),
    "abatis": ("#4b5a2a", "#f1ead0", 0.15, ".04 .06"),
    "gate": ("#f6e7bd", "#3a332b", 0.13, ".14 .12"),
    "road": ("#9c3d26", "#fbf4e0", 0.075, ""),
    "track": ("#7d5a33", "#fbf4e0", 0.06, ".16 .1"),
    "edge": ("#7d5a33", "#fbf4e0", 0.09, ""),
    "wall": ("#3a332b", "", 0.14, ""),
    "wall_site": ("#7a1f2b", "#fbf4e0", 0.09, ".2 .16"),
    "camp_site": ("#1f4f7d", "#fbf4e0", 0.09, ".2 .16"),
    "chain_site": ("#3a332b", "#dfeef2", 0.07, ".1 .14"),
    "palisade": ("#54452f", "", 0.09, ".035 .14"),
    "cliff": ("#6b5233", "", 0.035, ""),
    "slope": ("#9a7d4f", "", 0.022, ""),
    "reeds": ("#4d7f6a", "", 0.028, ""),
    "street": ("#c39a84", "", 0.022, ""),
}

TICKED: Final = frozenset({"bank", "abatis", "gate"})  # lines of short strokes across their course


@dataclass(frozen=True, slots=True)
class Look:
    """What may be chosen about a picture.

    `language` of the texts; `words`: what the legend calls terrains, lines, sites and markers; `terrain`:
    colours for further terrains; `numbers`: whether hexes show their numbers.
    """

    language: str = "en"
    words: Mapping[str, str] = field(default_factory=dict)
    terrain: Mapping[str, str] = field(default_factory=dict)
    numbers: bool = True
    legend: bool = True

    def word(self, key: str) -> str:
        """The word for a thing in the legend."""
        return self.words.get(key, key.replace("_", " ").capitalize())

    def colour(self, terrain: str) -> str:
        """The fill of a terrain."""
        return self.terrain.get(terrain) or TERRAIN.get(terrain, TERRAIN["clear"])


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


def text(at: Point, words: str, size: float, extra: str = "", halo: str = "#fbf6e4", anchor: str = "middle") -> str:
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
            f'<path fill="#8f6f42" fill-opacity=".55" d="{dark}"/>'
            f'<path fill="none" stroke="#6e5430" stroke-width=".028" d="{lit}"/>'
        )
    if space.terrain == "marsh":
        tufts = "".join(
            f"M{at(u - 0.12, v)}h.24M{at(u - 0.05, v)}l-.05-.09M{at(u, v)}v-.11M{at(u + 0.05, v)}l.05-.09"
            for u, v in ((-0.2, -0.1), (0.2, 0.0), (-0.08, 0.24))
        )
        return f'<path fill="none" stroke="#4d7f6a" stroke-width=".03" d="{tufts}"/>'
    if space.terrain == "desert":
        grains = "".join(
            f"M{at(u, v)}h.01"
            for u, v in ((-0.3, -0.1), (-0.1, -0.26), (0.14, -0.08), (0.3, 0.1), (-0.16, 0.14), (0.05, 0.3))
        )
        return f'<path fill="none" stroke="#b08a45" stroke-width=".055" stroke-linecap="round" d="{grains}"/>'
    if space.terrain == "woods":
        trees = "".join(
            f"M{at(u - 0.12, v + 0.1)}L{at(u, v - 0.14)}L{at(u + 0.12, v + 0.1)}Z"
            for u, v in ((-0.2, 0.06), (0.2, -0.04), (0.02, 0.26))
        )
        return f'<path fill="#5f7f3f" fill-opacity=".75" d="{trees}"/>'
    if space.terrain == "town" and space.kind == "hex":
        houses = "".join(
            f"M{at(u - 0.1, v + 0.08)}v-.1l.1-.08l.1.08v.1Z" for u, v in ((-0.22, -0.08), (0.16, -0.16), (0.02, 0.2))
        )
        return f'<path fill="#8d5a45" fill-opacity=".8" d="{houses}"/>'
    if space.terrain == "city_wall":
        stones = "".join(f"M{at(-0.34, v)}h.68" for v in (-0.2, 0.0, 0.2))
        joints = "".join(
            f"M{at(u, v)}v.2" for u, v in ((-0.17, -0.2), (0.17, -0.2), (0.0, 0.0), (-0.25, 0.0), (0.25, 0.0))
        )
        return f'<path fill="none" stroke="#5d5140" stroke-width=".035" d="{stones}{joints}"/>'
    if space.terrain in ("major_river", "deep_river"):
        waves = "".join(f"M{at(u, v)}q.09-.07 .18 0t.18 0" for u, v in ((-0.34, -0.12), (0.0, 0.06), (-0.2, 0.24)))
        ink = "#2f6f96" if space.terrain == "major_river" else "#d3e6ee"
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
        f'<path stroke="#fff" stroke-width=".2" d="{data}"/><path stroke="#a8262d" stroke-width=".08" d="{data}"/>'
        f'<path fill="#a8262d" stroke="#fff" stroke-width=".02" d="{heads}"/>'
    )


def work_picture(board: Board, line: Line, marker: Marker) -> str:
    """A work that has been built along a line, in the colour of its builder; or its rubble."""
    data = course(line)
    if marker.kind.endswith(DESTROYED):
        return (
            f'<path stroke="#fbf4e0" stroke-opacity=".7" stroke-width=".2" d="{data}"/>'
            f'<path stroke="#5b5347" stroke-width=".13" stroke-dasharray=".02 .2 .09 .17" d="{data}"/>'
        )
    colour = board.sides[marker.side].colour if 0 <= marker.side < len(board.sides) else LINES["wall"][0]
    return (
        f'<path stroke="#fbf4e0" stroke-opacity=".8" stroke-width=".3" d="{data}"/>'
        f'<path stroke="{colour}" stroke-width=".2" d="{data}"/>'
        f'<path stroke="#fff8e0" stroke-width=".07" stroke-dasharray=".01 .2" d="{data}"/>'
    )


def site_picture(space: Space) -> str:
    """A town by its rank, and an anchor where there is a port."""
    x, y = space.centre
    parts = [f'<g transform="translate({number(x)} {number(y)})">']
    if space.site == "capital":
        parts.append(
            '<circle r=".36" fill="#7a1f2b" stroke="#fff8e0" stroke-width=".05"/>'
            '<path fill="#f5d467" d="M0-.3L.075-.1H.285L.12.03L.18.24L0 .11L-.18.24L-.12.03L-.285-.1H-.075Z"/>'
        )
    elif space.site == "rich":
        parts.append(
            '<path fill="#8d2f2a" stroke="#fff8e0" stroke-width=".04" '
            'd="M-.26.24V-.12H-.14V-.28H-.05V-.2H.05V-.28H.14V-.12H.26V.24Z"/>'
            '<path fill="#fff8e0" d="M-.06.24V.06H.06V.24Z"/>'
        )
    elif space.site:
        parts.append(
            '<rect x="-.17" y="-.15" width=".34" height=".32" fill="#fff8e0" stroke="#3a2c1c" stroke-width=".05"/>'
            '<rect x="-.07" y="-.05" width=".14" height=".12" fill="#3a2c1c"/>'
        )
    if "port" in space.marks:
        parts.append(
            '<g transform="translate(.3 -.16)"><circle r=".15" fill="#2d6187" stroke="#fff" stroke-width=".025"/>'
            '<path fill="none" stroke="#fff" stroke-width=".03" stroke-linecap="round" '
            'd="M0-.08V.1M-.05-.03H.05M-.09.03C-.08.12.08.12.09.03"/></g>'
        )
    if "colony" in space.marks:
        parts.append(f'<g transform="scale(.5)">{MARKERS["colony"]}</g>')
    parts.append("</g>")
    return "".join(parts)
