"""Counters and markers of the SVG picture: one space large, or a long counter across two spaces."""

import re
from collections.abc import Sequence
from html import escape
from math import cos, radians, sin
from typing import Final

from polemos.board.describe import DESTROYED, Board, Marker, Piece, say
from polemos.board.hexes import Point
from polemos.board.svg_parts import SANS, SHADE, SITE, SOFT, number
from polemos.board.symbols import DAY, MARKERS, MARKS, NOBODYS, OUTLINES, SYMBOLS, TOKENS, filled, layered

FOOT: Final = 0.05  # how deep the foot of an arrowhead lies within the edge of a counter
ARROW: Final[tuple[float, ...]] = (0.17, 0.13)  # from the foot of an arrowhead to its tip, and half of its width
COLUMN: Final = 3
"""So many states go down the left edge of a counter; the others down the right one."""
NUMBER: Final = re.compile(r"\d+$")
WHITE: Final = "#fffaf0"
OTHERS: Final = "#4a4038"  # the ground of a state that has no picture, and of one that is a number
NUMBERS: Final = "#a3231a"


def outline(shape: str, half: float = 0.5) -> str:
    """The edge of a counter that is one high and twice `half` wide."""
    if half == 0.5:
        return OUTLINES[shape]
    w = number(half)
    if shape == "cut":
        u = number(half - 0.17)
        return f"M-{u}-.5H{u}L{w}-.33V.33L{u} .5H-{u}L-{w} .33V-.33Z"
    if shape == "shield":
        u, v = number(half - 0.3), number(half - 0.5)
        return f"M-{w}-.5H{w}V.24C{w} .38 {u} .44 {v} .52H-{v}C-{u} .44-{w} .38-{w} .24Z"
    r = 0.3 if shape == "round" else 0.06
    u, v = number(half - r), number(0.5 - r)
    arc = f"A{r} {r} 0 0 1"
    return f"M-{u}-.5H{u}{arc} {w}-{v}V{v}{arc} {u} .5H-{u}{arc}-{w} {v}V-{v}{arc}-{u}-.5Z"


def counter(board: Board, piece: Piece, language: str, half: float = 0.5, turn: float = 0.0) -> str:
    """One counter, in a box from -0.5 to 0.5; a long one from -half to half across.

    turn: by how many degrees the picture will be turned clockwise. What is printed on a long counter stands side by
    side: its picture, its people, its numbers.
    """
    side = board.sides[piece.side]
    ink, edge = side.ink, outline(side.shape, half)
    inner = outline(side.shape, half - 0.05) if half > 0.5 else edge
    name = say(piece.label, language) or piece.kind
    parts = [
        f"<title>{escape(name)}</title>" if not piece.hidden else "",
        f'<path d="{edge}" transform="translate(.05 .06)" fill="{SHADE}" fill-opacity=".35"/>',
        f'<path d="{edge}" fill="{side.colour}" stroke="{SHADE}" stroke-width=".035"/>',
        (
            f'<path d="{inner}" transform="scale({"1 .9" if half > 0.5 else ".9"})" fill="none" stroke="{ink}" '
            'stroke-opacity=".75" stroke-width=".03"/>'
        ),
        (
            f'<text x="{number(0.1 - half)}" y="-.2" font-size=".24" font-family="{SANS}" font-weight="bold" '
            f'fill="{ink}">{escape(side.letter)}</text>'
        ),
    ]
    parts += _print(piece, name, language, ink, half)
    if not piece.hidden:
        parts += [roundel(mark, *_place(i, half)) for i, mark in enumerate(piece.marks[: 2 * COLUMN])]
    if piece.facing is not None:
        parts.append(arrows(piece.facing - turn, half, ink))
    return "".join(parts)


def _print(piece: Piece, name: str, language: str, ink: str, half: float) -> list[str]:
    """What is printed on a counter: its picture or letters, its people and its numbers."""
    values = "" if piece.hidden else "-".join(str(value) for value in piece.values)
    kind = "unknown" if piece.hidden else piece.symbol or piece.kind
    tag = "" if piece.hidden else say(piece.tag, language)
    far = half - 0.5  # from the middle of a long counter to that of its half
    if half > 0.5:
        place = f"translate({number(-far)} .02) scale(.62)"
    else:
        above = "translate(.02 -.04) scale(.5)" if tag else "translate(.02 -.1) scale(.56)"
        place = above if values else "translate(.02 .02) scale(.7)"
    parts: list[str] = []
    if kind in SYMBOLS:
        parts.append(f'<g transform="{place}">{filled(SYMBOLS[kind], ink)}</g>')
    else:
        parts.append(
            f'<text x="{number(-far)}" y=".08" font-size=".34" text-anchor="middle" font-family="{SANS}" '
            f'font-weight="bold" fill="{ink}">{escape(name[:2])}</text>'
        )
    if values:
        size = min(0.34, 1.7 * far / max(1, len(values))) if half > 0.5 else 0.27
        parts.append(
            f'<text x="{number(0.8 * far)}" y="{".12" if half > 0.5 else ".42"}" font-size="{number(size)}" '
            f'text-anchor="middle" font-family="{SANS}" font-weight="bold" fill="{ink}">{escape(values)}</text>'
        )
    if tag:
        size = min(0.19, 0.62 / max(0.001, sum([1.0 if ord(letter) > 0x2E80 else 0.56 for letter in tag])))
        parts.append(
            f'<text x="{number(half - 0.07)}" y="-.24" font-size="{number(size)}" text-anchor="end" '
            f'font-family="{SANS}" fill="{ink}">{escape(tag)}</text>'
        )
    return parts


def _place(i: int, half: float) -> Point:
    """Where the i-th state of a counter stands."""
    return (0.08 - half if i < COLUMN else half - 0.08), -0.14 + 0.26 * (i % COLUMN)


def roundel(mark: str, x: float, y: float) -> str:
    """A state of a counter: its picture if it has one, else its number or its first letter."""
    known = MARKS.get(mark)
    figure = NUMBER.search(mark)
    ground = known["ground"] if known else NUMBERS if figure else OTHERS
    if known:
        drawn = f'<g transform="scale(.74)">{filled(known["path"], WHITE)}</g>'
    else:
        drawn = (
            f'<text y=".25" font-size=".7" text-anchor="middle" font-family="{SANS}" font-weight="bold" '
            f'fill="{WHITE}">{escape(figure[0] if figure else mark[:1].upper())}</text>'
        )
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale(.3)">'
        f'<circle r=".5" fill="{ground}" stroke="{WHITE}" stroke-width=".1"/>{drawn}</g>'
    )


def arrows(facing: float, half: float, ink: str) -> str:
    """Which way a counter faces, in degrees clockwise from its own top: an arrowhead on its edge.

    A long counter that faces across its length has one before each half.
    """
    across, down = sin(radians(facing)), -cos(radians(facing))
    wide = half > 0.5 and abs(down) >= abs(across)
    reach = half - 0.5 if wide else 0.0
    room = half - reach
    far = min(room / max(1e-9, abs(across)), 0.5 / max(1e-9, abs(down))) - FOOT
    high, broad = ARROW
    head = f"M0 {number(-far - high)}L{number(broad)} {number(-far)}H{number(-broad)}Z"
    places: Sequence[float] = (-reach, reach) if wide else (0.0,)
    return "".join(
        [
            f'<path transform="translate({number(x)} 0) rotate({number(facing)})" fill="{ink}" stroke="{SHADE}" '
            f'stroke-width=".03" stroke-linejoin="round" d="{head}"/>'
            for x in places
        ]
    )


#: The stroke through what is destroyed.
RUIN: Final = f'fill="none" stroke="{DAY["strait"]}" stroke-width=".09" stroke-linecap="round"'


def marker_picture(board: Board, marker: Marker, at: Point, size: float) -> str:
    """A marker in a space or a track box. A side's has its colours, and its shape where a picture takes the letter's
    place.
    """
    kind = marker.kind.removesuffix(DESTROYED)
    owned = 0 <= marker.side < len(board.sides)
    layers = MARKERS.get(kind) or (None if owned else NOBODYS.get(kind))
    picture = layered(layers) if layers else ""
    ground, ink, letter, shape = SITE, SOFT, (say(marker.label, "en") or marker.kind)[:2].title(), "square"
    if owned:
        side = board.sides[marker.side]
        ground, ink, letter, shape = side.colour, side.ink, side.letter, side.shape
    sign = TOKENS.get(kind) or SYMBOLS.get(kind)
    if not picture and sign:
        picture = (
            f'<path d="{OUTLINES[shape]}" fill="{ground}" stroke="{SHADE}" stroke-width=".04"/>'
            f'<g transform="scale(.66)">{filled(sign, ink)}</g>'
        )
    if not picture:
        picture = (
            f'<circle r=".48" fill="{ground}" stroke="{SHADE}" stroke-width=".04"/>'
            f'<circle r=".4" fill="none" stroke="{ink}" stroke-width=".04"/><text y=".18" font-size=".5" '
            f'text-anchor="middle" font-family="{SANS}" font-weight="bold" fill="{ink}">{escape(letter)}</text>'
        )
    if kind != marker.kind:
        picture = f'<g opacity=".6">{picture}</g><path {RUIN} d="M-.5-.5L.5.5M.5-.5L-.5.5"/>'
    return f'<g transform="translate({number(at[0])} {number(at[1])}) scale({number(size)})">{picture}</g>'
