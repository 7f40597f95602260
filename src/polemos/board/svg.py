"""A board and what stands on it as one standalone SVG picture: no script, no reference to anything outside.

Colour is never the only signal: terrain has hatching, control has letters beside the province's name, each
side's counters have their own shape and letter.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from polemos.board.areas import extent, of_points, of_two_grains, sheet_of
from polemos.board.describe import COUNTER, Board, Line, Marker, Piece, Scene, Space, say
from polemos.board.hexes import Point
from polemos.board.svg_control import control
from polemos.board.svg_counters import marker_picture
from polemos.board.svg_parts import (
    HALO,
    HEIGHT,
    INK,
    LINES,
    PAPER,
    SANS,
    SERIF,
    SOFT,
    TICKED,
    WATERS,
    WET,
    Look,
    course,
    hatching,
    number,
    path,
    rectangle,
    ring,
    saddle,
    site_picture,
    strait,
    work_picture,
)
from polemos.board.svg_pieces import boxes, counters, markers, placed, tracks
from polemos.board.svg_text import labels, legend, title
from polemos.board.symbols import DAY, TERRAIN

PIXELS: Final = 28  # width of a hex at the picture's natural size
ORDER: Final = (
    *(
        "contour",
        "street",
        "slope",
        "cliff",
        "reeds",
        "sea_route",
        "coastal",
        "bank",
        "stream",
        "stream_bank",
        "river",
        "edge",
        "track",
        "pass",
        "road",
    ),
    *("abatis", "wall", "gate", "strait"),
)
"""Kinds of lines, those below first; kinds that are not named come last."""
SEAS: Final = WET | WATERS
FAINT: Final = ".22"
"""How firm the hexes are under areas."""


def draw(board: Board, scene: Scene | None = None, look: Look | None = None) -> str:
    """The whole picture as SVG text."""
    scene = scene or Scene()
    look = look or Look()
    left, top, width, height = board.frame
    above, header = title(board, scene, look, 0.0)
    below, footer = legend(board, _legend_items(board, scene, look), top + height) if look.legend else ([], 0.3)
    top, height = top - header, height + header + footer
    box = f"{number(left)} {number(top)} {number(width)} {number(height)}"
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{round(width * PIXELS)}" '
            f'height="{round(height * PIXELS)}" font-family="{SERIF}" role="img">'
        ),
        f"<title>{escape(say(board.title, look.language))}</title>",
        *[part for layer in layers(board, scene, look, (left, top, width, height)) for part in layer],
        (
            f'<rect {rectangle(left + 0.25, top + 0.25, width - 0.5, height - 0.5)} fill="none" '
            f'stroke="{SOFT}" stroke-width=".1"/>'
        ),
        (
            f'<rect {rectangle(left + 0.42, top + 0.42, width - 0.84, height - 0.84)} fill="none" '
            f'stroke="{SOFT}" stroke-width=".03"/>'
        ),
        f'<g transform="translate(0 {number(top)})">{"".join(above)}</g>',
        *below,
    ]
    parts.append("</svg>\n")
    return "\n".join([part for part in parts if part])


Layers = list[list[str]]
Frame = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(slots=True)
class Ground:
    """What of a board looks the same whatever stands on it, made once for several pictures."""

    below: Layers
    boxes: Layers
    above: Layers

    @classmethod
    def of(cls, board: Board, look: Look, frame: Frame) -> "Ground":
        """That of a board, drawn within a frame."""
        left, top, width, height = frame
        paper = f'<rect {rectangle(left, top, width, height)} fill="{PAPER}"/>'
        sites = [
            site_picture(space)
            for space in board.spaces
            if space.kind != "box" and (space.site or "port" in space.marks or space.kind == "point")
        ]
        below = [[_definitions(board)], [paper], _ground(board)]
        return cls(below, [boxes(board, look), sites], [_grid(board, look)])


def layers(board: Board, scene: Scene, look: Look, frame: Frame, ground: Ground | None = None) -> Layers:
    """The picture layer by layer, those below first; each is whole in itself."""
    ground = ground or Ground.of(board, look, frame)
    return [
        *ground.below,
        control(board, scene),
        line_pictures(board, scene),
        *ground.boxes,
        *ground.above,
        _highlight(board, scene),
        labels(board, scene, look),
        tracks(board, scene, look),
        markers(board, scene),
        counters(board, scene, look),
    ]


# ---------------------------------------------------------------------- ground
def _definitions(board: Board) -> str:
    rings = [ring for outline in board.outlines if outline.kind == "land" for ring in outline.rings]
    parts = ["<defs>"]
    if rings:
        data = "".join([path(ring, closed=True) for ring in rings])
        parts.append(f'<clipPath id="land"><path clip-rule="evenodd" d="{data}"/></clipPath>')
    shapes = [path(space.shape, closed=True) for space in board.spaces if space.shape and space.kind != "box"]
    shapes += [path(_sheet(board), closed=True)] if of_points(board) else []
    parts.append(f'<clipPath id="map"><path d="{"".join(shapes)}"/></clipPath>')
    spaces = {space.id: space for space in board.spaces}
    for i, region in enumerate(board.regions):
        data = "".join([path(spaces[at].shape, closed=True) for at in region.spaces if spaces[at].shape])
        if not data:
            continue  # a region of points has nothing to tint
        parts.append(f'<clipPath id="region{i}"><path d="{data}"/></clipPath>')
    parts.append("</defs>")
    return "".join(parts)


def _terrains(spaces: Sequence[Space], terrains: Iterable[str]) -> list[str]:
    """The spaces filled by terrain; a stroke of the same colour closes the hair lines between neighbours."""
    parts: list[str] = []
    for terrain in sorted(terrains):
        fill = TERRAIN[terrain]
        data = "".join([path(space.shape, closed=True) for space in spaces if space.terrain == terrain])
        parts.append(f'<path fill="{fill}" stroke="{fill}" stroke-width=".02" d="{data}"/>')
    return parts


def _sheet(board: Board) -> list[Point]:
    """The corners of a map whose edge no space draws."""
    left, top, right, bottom = sheet_of(board) if of_points(board) else extent(board)
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _ground(board: Board) -> list[str]:
    """Sea, land and terrain; where a map has areas and hexes, hexes say what the ground of an area is like."""
    shaped = [space for space in board.spaces if space.shape and space.kind != "box"]
    shaped.sort(key=lambda space: space.kind == "hex")
    parts = _land(board, shaped) if any(one.kind == "land" for one in board.outlines) else _dry(board, shaped)
    parts += _heights(shaped)
    for outline in board.outlines:
        if outline.kind != "land":
            data = "".join([path(ring, closed=True) for ring in outline.rings])
            parts.append(f'<path fill="{TERRAIN[outline.kind]}" fill-rule="evenodd" d="{data}"/>')
    return parts


def _dry(board: Board, shaped: Sequence[Space]) -> list[str]:
    """The ground of a map without a coast."""
    parts = [f'<path fill="{TERRAIN["clear"]}" d="{path(_sheet(board), closed=True)}"/>'] if of_points(board) else []
    parts += _terrains(shaped, {space.terrain for space in shaped})
    return [*parts, "".join([hatching(space) for space in shaped])]


def _land(board: Board, shaped: Sequence[Space]) -> list[str]:
    """The sea, ever paler towards the shore, and the land with its grounds."""
    terrains = {space.terrain for space in shaped}
    land = [ring for outline in board.outlines if outline.kind == "land" for ring in outline.rings]
    coast = "".join([path(ring, closed=True) for ring in land])
    left, top, width, height = board.frame
    parts = ['<g clip-path="url(#map)">']
    parts.append(f'<rect {rectangle(left, top, width, height)} fill="{TERRAIN["sea"]}"/>')
    parts += _terrains(shaped, terrains & WATERS)
    for wide, shade in zip((0.62, 0.36, 0.16), DAY["bands"][1:], strict=True):
        parts.append(f'<path fill="none" stroke="{shade}" stroke-width="{wide}" stroke-linejoin="round" d="{coast}"/>')
    parts.append(f'<path fill="{TERRAIN["clear"]}" fill-rule="evenodd" d="{coast}"/></g>')
    parts.append('<g clip-path="url(#land)">')
    parts += _terrains(shaped, terrains - WATERS - {"clear", "sea"})
    parts.append(f"{''.join([hatching(space) for space in shaped])}</g>")
    parts.append(
        f'<g clip-path="url(#map)"><path fill="none" stroke="{DAY["shore"]}" stroke-width=".055" d="{coast}"/></g>'
    )
    return parts


def _heights(spaces: Sequence[Space]) -> list[str]:
    """High ground, browner level by level."""
    parts: list[str] = []
    for level in range(1, max([space.level for space in spaces], default=0) + 1):
        data = "".join([path(space.shape, closed=True) for space in spaces if space.level >= level])
        parts.append(f'<path fill="{HEIGHT}" fill-opacity=".1" d="{data}"/>')
    return parts


def _grid(board: Board, look: Look) -> list[str]:
    """The outlines and numbers of the hexes, faint where areas lie over them, and the outlines of areas."""
    hexes = [space for space in board.spaces if space.shape and space.kind == "hex"]
    both = of_two_grains(board)
    parts = ['<g fill="none" stroke-linejoin="round">']
    for at_sea, ink in ((False, DAY["grid"]), (True, DAY["gridSea"])):
        data = "".join([path(space.shape, closed=True) for space in hexes if (space.terrain in WET) == at_sea])
        parts.append(
            f'<path stroke="{ink}" stroke-opacity="{FAINT if both else ".45"}" stroke-width=".022" d="{data}"/>'
        )
    if not both:
        parts.append(f'<path stroke="{SOFT}" stroke-width=".08" stroke-linecap="round" d="{_rim(hexes)}"/>')
    land, sea = _area_borders(board)
    if both:
        parts.append(f'<path stroke="{HALO}" stroke-opacity=".6" stroke-width=".16" d="{land}"/>')
        parts.append(f'<path stroke="{DAY["seaInk"]}" stroke-opacity=".8" stroke-width=".04" d="{sea}"/>')
    parts.append(f'<path stroke="{INK}" stroke-width=".05" d="{land}"/>')
    if both or of_points(board):
        parts.append(f'<path stroke="{SOFT}" stroke-width=".08" d="{path(_sheet(board), closed=True)}"/>')
    parts.append("</g>")
    if look.numbers and hexes:
        parts.append(f'<g font-family="{SANS}" font-size=".15" text-anchor="middle" fill="{INK}" fill-opacity=".7">')
        for space in hexes:
            high = min([y for _, y in space.shape]) + 0.25
            parts.append(f'<text x="{number(space.centre[0])}" y="{number(high)}">{escape(space.name)}</text>')
        parts.append("</g>")
    return parts


def _area_borders(board: Board) -> tuple[str, str]:
    """The borders of areas, and those between seas if they are drawn apart: where areas are made of hexes, which have a
    coast that is drawn better than hexes can.
    """
    areas = [space for space in board.spaces if space.shape and space.kind == "area"]
    if not (of_two_grains(board) and any(one.kind == "land" for one in board.outlines)):
        return "".join([_outline(space) for space in areas]), ""
    sides: dict[frozenset[Point], dict[int, bool]] = {}
    for space in areas:
        for i in range(len(space.shape)):
            sides.setdefault(frozenset((space.shape[i - 1], space.shape[i])), {})[space.id] = space.terrain in SEAS
    shared = {side: all(wet.values()) for side, wet in sides.items() if len(wet) == 2 and len(set(wet.values())) == 1}
    land, sea = ("".join([path(sorted(side)) for side, at in shared.items() if at == wet]) for wet in (False, True))
    return land, sea


def _outline(space: Space) -> str:
    """The border of an area. One of several parts is a ring with a seam from part to part, gone there and back."""
    sides = [frozenset((space.shape[i - 1], space.shape[i])) for i in range(len(space.shape))]
    seams = {side for side in sides if sides.count(side) > 1} if len(set(sides)) < len(sides) else set()
    if not seams:
        return path(space.shape, closed=True)
    return "".join([path([space.shape[i - 1], space.shape[i]]) for i, side in enumerate(sides) if side not in seams])


def _rim(spaces: Sequence[Space]) -> str:
    """The edge of the map: the sides that belong to one space only."""
    sides: dict[frozenset[Point], tuple[Point, Point]] = {}
    for space in spaces:
        for i in range(len(space.shape)):
            ends = (space.shape[i], space.shape[(i + 1) % len(space.shape)])
            if sides.pop(frozenset(ends), None) is None:
                sides[frozenset(ends)] = ends
    return "".join([path(ends) for ends in sides.values()])


# ---------------------------------------------------------------------- lines
def line_pictures(board: Board, scene: Scene) -> list[str]:
    """Contours under rivers under tracks under roads, straits on top. Where a work has been built, the work itself."""
    names = {space.id: space.name for space in board.spaces}
    works = {marker.track or names.get(marker.space, ""): marker for marker in scene.markers}
    kinds: dict[str, list[Line]] = {}
    standing: list[str] = []
    for line in board.lines:
        if line.work in works:
            standing.append(work_picture(board, line, works[line.work]))
        else:
            kinds.setdefault(line.kind, []).append(line)
    parts: list[str] = ['<g fill="none" stroke-linejoin="round" stroke-linecap="round">']
    for kind in sorted(kinds, key=lambda one: ORDER.index(one) if one in ORDER else len(ORDER)):
        if kind == "strait":
            parts += [strait(line) for line in kinds[kind]]
            continue
        ink, casing, width, dashes = LINES.get(kind, LINES["edge"])
        data = "".join([course(line) for line in kinds[kind]])
        if casing:
            parts.append(f'<path stroke="{casing}" stroke-opacity=".8" stroke-width="{width * 2:.3f}" d="{data}"/>')
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        dash += ' stroke-linecap="butt"' if kind in TICKED else ""
        parts.append(f'<path stroke="{ink}" stroke-width="{width}"{dash} d="{data}"/>')
        if kind == "pass":
            parts += [saddle(line.points) for line in kinds[kind]]
    return [*parts, *standing, "</g>"]


# ---------------------------------------------------------------------- lights and legend
def _highlight(board: Board, scene: Scene) -> list[str]:
    wanted = set(scene.highlight)
    return [
        f'<path fill="{DAY["litStrong"]}" fill-opacity=".25" stroke="{DAY["lit"]}" stroke-width=".09" '
        f'stroke-linejoin="round" d="{path(space.shape, closed=True) if space.shape else ring(space.centre)}"/>'
        for space in board.spaces
        if space.id in wanted
    ]


def _legend_items(board: Board, scene: Scene, look: Look) -> list[tuple[str, str]]:
    """(picture, words) of everything that the board and the scene show."""
    items: list[tuple[str, str]] = []

    def called(kind: str) -> str:
        return look.words.get(kind) or say(board.words.get(kind, {}), look.language) or look.word(kind)

    shape: list[Point] = [(-0.36, -0.3), (0.36, -0.3), (0.36, 0.3), (-0.36, 0.3)]
    outline = path(shape, closed=True)
    grounds = {space.terrain: space.kind for space in board.spaces if space.kind in ("hex", "area")}
    for terrain in sorted(grounds):
        swatch = Space(0, "", shape, (0.0, 0.0), kind=grounds[terrain], terrain=terrain)
        fill = f'<path fill="{TERRAIN[terrain]}" stroke="{SOFT}" stroke-width=".04" d="{outline}"/>'
        items.append((fill + hatching(swatch), called(terrain)))
    across: list[Point] = [(-0.6, 0.0), (0.6, 0.0)]
    winding: list[Point] = [(-0.4, 0.06), (0.0, -0.06), (0.4, 0.06)]
    for kind in sorted({line.kind for line in board.lines}):
        sample = Line(kind, across if kind == "strait" else winding)
        drawn = "".join(line_pictures(Board({}, board.frame, [], [], lines=[sample]), Scene()))
        items.append((drawn, called(kind)))
    sites = sorted({space.site for space in board.spaces if space.site})
    items += [(site_picture(Space(0, "", [], (0.0, 0.0), site=site)), called(site)) for site in sites]
    if any("port" in space.marks for space in board.spaces):
        items.append((site_picture(Space(0, "", [], (-0.3, 0.16), marks=["port"])), called("port")))
    kinds = sorted({marker.kind for marker in scene.markers if not marker.track})
    items += [(marker_picture(board, Marker(kind, 0), (0.0, 0.0), 0.6), called(kind)) for kind in kinds]
    blanks = [Piece("", i, side.letter, 0, {"en": side.letter}) for i, side in enumerate(board.sides)]
    items += [
        (placed(board, blank, (0.0, 0.0), COUNTER, look), say(board.sides[blank.side].label, look.language))
        for blank in blanks
    ]
    return items
