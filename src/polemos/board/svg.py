"""A board and what stands on it as one standalone SVG picture: no script, no reference to anything outside.

Colour is never the only signal: terrain has hatching, control has letters beside the province's name, each
side's counters have their own shape and letter.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from polemos.board.describe import Board, Line, Marker, Piece, Region, Scene, Space, Track, say
from polemos.board.hexes import Point
from polemos.board.svg_parts import (
    COUNTER,
    LINES,
    SANS,
    SERIF,
    Look,
    counter,
    course,
    hatching,
    marker_picture,
    number,
    path,
    site_picture,
    strait,
    text,
)
from polemos.board.svg_text import fitting, labels, legend, title

PIXELS: Final = 28  # width of a hex at the picture's natural size


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
        _definitions(board),
        f'<rect {_rectangle(left, top, width, height)} fill="#f3ead2"/>',
        *_ground(board, look),
        *_control(board, scene),
        *line_pictures(board),
        *_boxes(board, look),
        *[
            site_picture(space)
            for space in board.spaces
            if space.kind != "box" and (space.site or "port" in space.marks)
        ],
        *_grid(board, look),
        *labels(board, scene, look),
        *_tracks(board, scene, look),
        *_markers(board, scene),
        *_pieces(board, scene, look),
        *_highlight(board, scene),
        (
            f'<rect {_rectangle(left + 0.25, top + 0.25, width - 0.5, height - 0.5)} fill="none" '
            'stroke="#5b4a2c" stroke-width=".1"/>'
        ),
        (
            f'<rect {_rectangle(left + 0.42, top + 0.42, width - 0.84, height - 0.84)} fill="none" '
            'stroke="#5b4a2c" stroke-width=".03"/>'
        ),
        f'<g transform="translate(0 {number(top)})">{"".join(above)}</g>',
        *below,
    ]
    parts.append("</svg>\n")
    return "\n".join([part for part in parts if part])


def _rectangle(left: float, top: float, width: float, height: float) -> str:
    return f'x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"'


# ---------------------------------------------------------------------- ground
def _definitions(board: Board) -> str:
    rings = [ring for outline in board.outlines if outline.kind == "land" for ring in outline.rings]
    parts = ["<defs>"]
    if rings:
        data = "".join([path(ring, closed=True) for ring in rings])
        parts.append(f'<clipPath id="land"><path clip-rule="evenodd" d="{data}"/></clipPath>')
    shapes = [path(space.shape, closed=True) for space in board.spaces if space.shape and space.kind != "box"]
    parts.append(f'<clipPath id="map"><path d="{"".join(shapes)}"/></clipPath>')
    spaces = {space.id: space for space in board.spaces}
    for i, region in enumerate(board.regions):
        data = "".join([path(spaces[at].shape, closed=True) for at in region.spaces if spaces[at].shape])
        parts.append(f'<clipPath id="region{i}"><path d="{data}"/></clipPath>')
    parts.append("</defs>")
    return "".join(parts)


def _terrains(spaces: Sequence[Space], terrains: Iterable[str], look: Look) -> list[str]:
    """The spaces filled by terrain; a stroke of the same colour closes the hair lines between neighbours."""
    parts: list[str] = []
    for terrain in sorted(terrains):
        fill = look.colour(terrain)
        data = "".join([path(space.shape, closed=True) for space in spaces if space.terrain == terrain])
        parts.append(f'<path fill="{fill}" stroke="{fill}" stroke-width=".02" d="{data}"/>')
    return parts


def _ground(board: Board, look: Look) -> list[str]:
    """Sea, land and terrain."""
    shaped = [space for space in board.spaces if space.shape and space.kind != "box"]
    terrains = {space.terrain for space in shaped}
    land = [ring for outline in board.outlines if outline.kind == "land" for ring in outline.rings]
    drawn = "".join([hatching(space) for space in shaped])
    parts: list[str] = []
    if land:
        coast = "".join([path(ring, closed=True) for ring in land])
        left, top, width, height = board.frame
        parts.append('<g clip-path="url(#map)">')
        parts.append(f'<rect {_rectangle(left, top, width, height)} fill="{look.colour("sea")}"/>')
        # Shallows: ever paler towards the shore.
        for wide, shade in ((0.62, "#c9e1ea"), (0.36, "#d7eaee"), (0.16, "#e6f2f0")):
            parts.append(
                f'<path fill="none" stroke="{shade}" stroke-width="{wide}" stroke-linejoin="round" d="{coast}"/>'
            )
        parts.append(f'<path fill="{look.colour("clear")}" fill-rule="evenodd" d="{coast}"/></g>')
        parts.append('<g clip-path="url(#land)">')
        parts += _terrains(shaped, terrains - {"clear", "sea"}, look)
        parts.append(f"{drawn}</g>")
        parts.append(
            f'<g clip-path="url(#map)"><path fill="none" stroke="#3b6c86" stroke-width=".055" d="{coast}"/></g>'
        )
    else:
        parts += _terrains(shaped, terrains, look)
        parts.append(drawn)
    for outline in board.outlines:
        if outline.kind != "land":
            data = "".join([path(ring, closed=True) for ring in outline.rings])
            parts.append(f'<path fill="{look.colour(outline.kind)}" fill-rule="evenodd" d="{data}"/>')
    return parts


def _grid(board: Board, look: Look) -> list[str]:
    """The outlines and numbers of the hexes, and the outlines of areas."""
    hexes = [space for space in board.spaces if space.shape and space.kind == "hex"]
    parts = ['<g fill="none" stroke-linejoin="round">']
    for at_sea, ink in ((False, "#6b5a36"), (True, "#5f93ad")):
        data = "".join([path(space.shape, closed=True) for space in hexes if (space.terrain == "sea") == at_sea])
        parts.append(f'<path stroke="{ink}" stroke-opacity=".45" stroke-width=".022" d="{data}"/>')
    parts.append(f'<path stroke="#5b4a2c" stroke-width=".08" stroke-linecap="round" d="{_rim(hexes)}"/>')
    areas = [path(space.shape, closed=True) for space in board.spaces if space.shape and space.kind == "area"]
    parts.append(f'<path stroke="#4a3c25" stroke-width=".05" d="{"".join(areas)}"/></g>')
    if look.numbers and hexes:
        parts.append(f'<g font-family="{SANS}" font-size=".15" text-anchor="middle" fill="#4c4028" fill-opacity=".7">')
        for space in hexes:
            high = min([y for _, y in space.shape]) + 0.25
            parts.append(f'<text x="{number(space.centre[0])}" y="{number(high)}">{escape(space.name)}</text>')
        parts.append("</g>")
    return parts


def _rim(spaces: Sequence[Space]) -> str:
    """The edge of the map: the sides that belong to one space only."""
    sides: dict[frozenset[Point], tuple[Point, Point]] = {}
    for space in spaces:
        for i in range(len(space.shape)):
            ends = (space.shape[i], space.shape[(i + 1) % len(space.shape)])
            if sides.pop(frozenset(ends), None) is None:
                sides[frozenset(ends)] = ends
    return "".join([path(ends) for ends in sides.values()])


# ---------------------------------------------------------------------- regions and lines
def borders(board: Board, region: Region) -> list[tuple[Point, Point]]:
    """The sides that a region's spaces share with those of other regions."""
    spaces = {space.id: space for space in board.spaces}
    others = {
        frozenset((space.shape[i], space.shape[(i + 1) % len(space.shape)]))
        for space in board.spaces
        if space.region and space.region != region.id
        for i in range(len(space.shape))
    }
    found: list[tuple[Point, Point]] = []
    for at in region.spaces:
        shape = spaces[at].shape
        for i in range(len(shape)):
            ends = (shape[i], shape[(i + 1) % len(shape)])
            if frozenset(ends) in others:
                found.append(ends)
    return found


def _control(board: Board, scene: Scene) -> list[str]:
    """Province borders, tinted inside by who controls them."""
    clip = ' clip-path="url(#land)"' if any(one.kind == "land" for one in board.outlines) else ""
    left, top, width, height = board.frame
    parts = [f"<g{clip}>"]
    every: list[str] = []
    for i, region in enumerate(board.regions):
        data = "".join([path(ends) for ends in borders(board, region)])
        every.append(data)
        side = scene.control.get(region.id, -1)
        if 0 <= side < len(board.sides):
            ink = board.sides[side].colour
            parts.append(
                f'<g clip-path="url(#region{i})"><rect {_rectangle(left, top, width, height)} fill="{ink}" '
                f'fill-opacity=".09"/><path fill="none" stroke="{ink}" stroke-opacity=".42" '
                f'stroke-width=".52" stroke-linecap="round" stroke-linejoin="round" d="{data}"/></g>'
            )
    parts.append(
        '<path fill="none" stroke="#5a3d52" stroke-opacity=".8" stroke-width=".06" '
        f'stroke-dasharray=".22 .1 .06 .1" d="{"".join(every)}"/></g>'
    )
    return parts


def line_pictures(board: Board) -> list[str]:
    """Rivers under tracks under roads, straits on top."""
    parts: list[str] = ['<g fill="none" stroke-linejoin="round" stroke-linecap="round">']
    order = ("river", "track", "road", "edge", "wall", "strait")
    for line in sorted(board.lines, key=lambda one: order.index(one.kind) if one.kind in order else 9):
        if line.kind == "strait":
            parts.append(strait(line))
            continue
        ink, casing, width, dashes = LINES.get(line.kind, LINES["edge"])
        data = course(line)
        if casing:
            parts.append(f'<path stroke="{casing}" stroke-opacity=".8" stroke-width="{width * 2:.3f}" d="{data}"/>')
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        parts.append(f'<path stroke="{ink}" stroke-width="{width}"{dash} d="{data}"/>')
    parts.append("</g>")
    return parts


def _sites(board: Board) -> list[str]:
    """Towns and ports; a box beside the map shows its port itself."""
    shown = [space for space in board.spaces if space.site or "port" in space.marks]
    return [site_picture(space) for space in shown if space.kind != "box"]


# ---------------------------------------------------------------------- boxes and tracks
def _boxes(board: Board, look: Look) -> list[str]:
    """Boxes beside the map."""
    parts: list[str] = []
    for space in board.spaces:
        if space.kind == "box":
            high = min([y for _, y in space.shape])
            right, low = max([x for x, _ in space.shape]), max([y for _, y in space.shape])
            parts.append(
                f'<path fill="{look.colour(space.terrain)}" stroke="#5b4a2c" stroke-width=".07" '
                f'stroke-linejoin="round" d="{path(space.shape, closed=True)}"/>'
            )
            name = say(space.label, look.language) or space.name
            size = fitting(name, 0.4, 1.9 * (right - space.centre[0]) - 0.1)
            parts.append(text((space.centre[0], high + 0.5), name, size, 'fill="#3a2c1c" font-weight="bold"'))
            if "port" in space.marks:
                parts.append(site_picture(Space(space.id, "", [], (right - 0.6, low - 0.14), marks=["port"])))
    return parts


def box_of(track: Track, box: int) -> Point:
    """The top left corner of a box of a track."""
    down, across = divmod(box, track.columns or len(track.texts))
    return track.at[0] + across * track.box[0], track.at[1] + down * track.box[1]


def _tracks(board: Board, scene: Scene, look: Look) -> list[str]:
    parts: list[str] = []
    for track in board.tracks:
        at = (track.at[0], track.at[1] - 0.16)
        name = say(track.label, look.language)
        parts.append(text(at, name, 0.42, 'fill="#3a2c1c" font-weight="bold"', "", "start"))
        width, height = track.box
        for i, words in enumerate(track.texts):
            x, y = box_of(track, i)
            parts.append(
                f'<rect {_rectangle(x, y, width, height)} fill="#f9f3df" stroke="#5b4a2c" stroke-width=".04"/>'
            )
            said = say(words, look.language)
            size = fitting(said, 0.28, 0.92 * width)
            parts.append(text((x + width / 2, y + 0.36), said, size, 'fill="#5b4a2c"', ""))
        for marker in scene.markers:
            if marker.track == track.id:
                x, y = box_of(track, marker.space)
                middle = (x + width / 2, y + height * 0.65)
                parts.append(marker_picture(board, marker, middle, min(track.box) * 0.55))
    return parts


# ---------------------------------------------------------------------- markers and pieces
def _markers(board: Board, scene: Scene) -> list[str]:
    spaces = {space.id: space for space in board.spaces}
    parts: list[str] = []
    count: dict[int, int] = {}
    for marker in scene.markers:
        if not marker.track and marker.space in spaces:
            n = count.get(marker.space, 0)
            count[marker.space] = n + 1
            x, y = spaces[marker.space].centre
            parts.append(marker_picture(board, marker, (x - 0.3 + 0.3 * (n % 3), y + 0.3), 0.32))
    return parts


def stacks(pieces: Iterable[Piece]) -> dict[int, dict[int, list[Piece]]]:
    """The pieces by space and side, both ascending, in their given order."""
    out: dict[int, dict[int, list[Piece]]] = {}
    for piece in pieces:
        out.setdefault(piece.space, {}).setdefault(piece.side, []).append(piece)
    return {space: dict(sorted(out[space].items())) for space in sorted(out)}


def _pieces(board: Board, scene: Scene, look: Look) -> list[str]:
    spaces = {space.id: space for space in board.spaces}
    parts: list[str] = []
    for at, by_side in stacks(scene.pieces).items():
        if at not in spaces:
            continue
        if spaces[at].kind == "box":
            everybody = [piece for pieces in by_side.values() for piece in pieces]
            parts += _in_box(board, spaces[at], everybody, look)
            continue
        x, y = spaces[at].centre
        for i, pieces in enumerate(by_side.values()):
            middle = x + (i - (len(by_side) - 1) / 2) * COUNTER
            parts += _stack(board, pieces, (middle, y), look)
    return parts


def _stack(board: Board, pieces: Sequence[Piece], at: Point, look: Look) -> list[str]:
    """At most three counters one upon the other, and how many there are."""
    shown = pieces[-3:]
    parts: list[str] = []
    for depth, piece in enumerate(shown):
        back = 0.06 * (len(shown) - 1 - depth)
        parts.append(_placed(board, piece, (at[0] + back, at[1] - back), look))
    if len(pieces) > 1:
        parts.append(
            f'<g transform="translate({number(at[0] + 0.33)} {number(at[1] + 0.3)})"><circle r=".17" '
            'fill="#fffdf3" stroke="#1d160c" stroke-width=".03"/>'
            f'<text y=".08" font-size=".23" text-anchor="middle" font-family="{SANS}" font-weight="bold" '
            f'fill="#1d160c">{len(pieces)}</text></g>'
        )
    return parts


def _placed(board: Board, piece: Piece, at: Point, look: Look) -> str:
    drawn = counter(board, piece, look.language)
    return f'<g transform="translate({number(at[0])} {number(at[1])}) scale({COUNTER})">{drawn}</g>'


def _in_box(board: Board, space: Space, pieces: Sequence[Piece], look: Look) -> list[str]:
    """A box has room: its counters lie side by side, rows closer together when they are many."""
    left, right = min([x for x, _ in space.shape]), max([x for x, _ in space.shape])
    top, bottom = min([y for _, y in space.shape]) + 0.6, max([y for _, y in space.shape])
    columns = max(1, int((right - left - 0.1) / (COUNTER + 0.1)))
    step = min(COUNTER + 0.1, (bottom - top) / -(-len(pieces) // columns))
    parts: list[str] = []
    for i, piece in enumerate(pieces):
        down, across = divmod(i, columns)
        x = left + 0.1 + (COUNTER + 0.1) * (across + 0.5)
        parts.append(_placed(board, piece, (x, top + COUNTER / 2 + step * down), look))
    return parts


def _highlight(board: Board, scene: Scene) -> list[str]:
    wanted = set(scene.highlight)
    return [
        '<path fill="#fff6a8" fill-opacity=".25" stroke="#d88a00" stroke-width=".09" stroke-linejoin="round" '
        f'd="{path(space.shape, closed=True)}"/>'
        for space in board.spaces
        if space.id in wanted and space.shape
    ]


def _legend_items(board: Board, scene: Scene, look: Look) -> list[tuple[str, str]]:
    """(picture, words) of everything that the board and the scene show."""
    items: list[tuple[str, str]] = []

    def called(kind: str) -> str:
        return look.words.get(kind) or say(board.words.get(kind, {}), look.language) or look.word(kind)

    shape: list[Point] = [(-0.36, -0.3), (0.36, -0.3), (0.36, 0.3), (-0.36, 0.3)]
    outline = path(shape, closed=True)
    for terrain in sorted({space.terrain for space in board.spaces if space.kind in ("hex", "area")}):
        swatch = Space(0, "", shape, (0.0, 0.0), terrain=terrain)
        fill = f'<path fill="{look.colour(terrain)}" stroke="#5b4a2c" stroke-width=".04" d="{outline}"/>'
        items.append((fill + hatching(swatch), called(terrain)))
    across: list[Point] = [(-0.6, 0.0), (0.6, 0.0)]
    winding: list[Point] = [(-0.4, 0.06), (0.0, -0.06), (0.4, 0.06)]
    for kind in sorted({line.kind for line in board.lines}):
        sample = Line(kind, across if kind == "strait" else winding)
        drawn = "".join(line_pictures(Board({}, board.frame, [], [], lines=[sample])))
        items.append((drawn, called(kind)))
    sites = sorted({space.site for space in board.spaces if space.site})
    items += [(site_picture(Space(0, "", [], (0.0, 0.0), site=site)), called(site)) for site in sites]
    if any("port" in space.marks for space in board.spaces):
        items.append((site_picture(Space(0, "", [], (-0.3, 0.16), marks=["port"])), called("port")))
    kinds = sorted({marker.kind for marker in scene.markers if not marker.track})
    items += [(marker_picture(board, Marker(kind, 0), (0.0, 0.0), 0.6), called(kind)) for kind in kinds]
    blanks = [Piece("", i, side.letter, 0, {"en": side.letter}) for i, side in enumerate(board.sides)]
    items += [
        (_placed(board, blank, (0.0, 0.0), look), say(board.sides[blank.side].label, look.language)) for blank in blanks
    ]
    return items
