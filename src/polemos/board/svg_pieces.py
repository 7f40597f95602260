"""What stands on the map of the SVG picture: counters, markers, and the boxes and tracks where they lie."""

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from polemos.board.describe import DESTROYED, Board, Marker, Piece, Scene, Space, Track, say
from polemos.board.hexes import Point
from polemos.board.svg_counters import counter, marker_picture
from polemos.board.svg_parts import INK, SANS, SHADE, SITE, SOFT, Look, number, path, rectangle, site_picture, text
from polemos.board.svg_text import fitting
from polemos.board.symbols import DAY, TERRAIN

LEAST: Final = 0.3  # side of the smallest counter, in map units
GAP: Final = 1.1  # from one counter to the next, in counters
ASIDE: Final = 0.2  # how far a counter moves aside, in counters, for a long one in its space
SMALL: Final = 0.68  # and how small it becomes


# ---------------------------------------------------------------------- boxes and tracks
def boxes(board: Board, look: Look) -> list[str]:
    """Boxes beside the map."""
    parts: list[str] = []
    for space in board.spaces:
        if space.kind == "box":
            high = min([y for _, y in space.shape])
            right = max([x for x, _ in space.shape])
            parts.append(
                f'<path fill="{TERRAIN[space.terrain]}" stroke="{SOFT}" stroke-width=".07" '
                f'stroke-linejoin="round" d="{path(space.shape, closed=True)}"/>'
            )
            name = say(space.label, look.language) or space.name
            port = 1.1 if "port" in space.marks else 0.0  # the sign of a port stands beside the name
            size = fitting(name, 0.4, 1.9 * (right - space.centre[0]) - 0.1 - port)
            parts.append(text((space.centre[0], high + 0.5), name, size, f'fill="{INK}" font-weight="bold"'))
            if port:
                parts.append(site_picture(Space(space.id, "", [], (right - 0.6, high + 0.5), marks=["port"])))
    return parts


def box_of(track: Track, box: int) -> Point:
    """The top left corner of a box of a track."""
    down, across = divmod(box, track.columns or len(track.texts))
    return track.at[0] + across * track.box[0], track.at[1] + down * track.box[1]


def tracks(board: Board, scene: Scene, look: Look) -> list[str]:
    """The tracks beside the map with their markers, and the places of works upon it."""
    parts: list[str] = []
    for track in board.tracks:
        lying = [marker for marker in scene.markers if marker.track == track.id]
        parts += _site(board, track, lying, look) if track.is_site else _track(board, track, lying, look)
    return parts


def _track(board: Board, track: Track, lying: Sequence[Marker], look: Look) -> list[str]:
    at = (track.at[0], track.at[1] - 0.16)
    width, height = track.box
    room = width * (track.columns or len(track.texts))
    name = say(track.label, look.language)
    parts = [text(at, name, fitting(name, 0.42, room * 0.9), f'fill="{INK}" font-weight="bold"', "", "start")]
    for i, words in enumerate(track.texts):
        x, y = box_of(track, i)
        parts.append(f'<rect {rectangle(x, y, width, height)} fill="{SITE}" stroke="{SOFT}" stroke-width=".04"/>')
        said = say(words, look.language)
        size = fitting(said, 0.28, 0.92 * width)
        parts.append(text((x + width / 2, y + 0.36), said, size, f'fill="{SOFT}"', ""))
    for marker in lying:
        x, y = box_of(track, marker.space)
        parts.append(marker_picture(board, marker, (x + width / 2, y + height * 0.65), min(track.box) * 0.55))
    return parts


def _site(board: Board, track: Track, lying: Sequence[Marker], look: Look) -> list[str]:
    """The place of a work with its name: empty, in the colours of who built it, or struck through."""
    (x, y), (width, height) = track.at, track.box
    ground, ink, edge = SITE, SOFT, ' stroke-dasharray=".1 .06"'
    gone = False
    for marker in lying:
        gone = marker.kind.endswith(DESTROYED)
        edge = ""
        if not gone:
            ground, ink = DAY["joint"], SITE
            if 0 <= marker.side < len(board.sides):
                ground, ink = board.sides[marker.side].colour, board.sides[marker.side].ink
    name = say(track.texts[0], look.language)
    size = fitting(name, 0.32, 0.9 * width)
    parts = [
        f'<rect {rectangle(x, y, width, height)} rx=".06" fill="{ground}" stroke="{INK}" stroke-width=".04"{edge}/>',
    ]
    if gone:
        strokes = path([(x, y), (x + width, y + height)]) + path([(x + width, y), (x, y + height)])
        parts.append(f'<path stroke="{DAY["litHostile"]}" stroke-width=".07" d="{strokes}"/>')
    middle = (x + width / 2, y + height / 2 + size * 0.36)
    parts.append(text(middle, name, size, f'fill="{ink}" font-weight="bold"', ground if gone else ""))
    return parts


# ---------------------------------------------------------------------- markers and pieces
def markers(board: Board, scene: Scene) -> list[str]:
    """What lies on the spaces: beside the counters, or in the middle of a small place where nobody stands."""
    spaces = {space.id: space for space in board.spaces}
    busy = {piece.space for piece in scene.pieces}
    parts: list[str] = []
    count: dict[int, int] = {}
    for marker in scene.markers:
        if marker.track or marker.space not in spaces:
            continue
        space = spaces[marker.space]
        n = count.get(space.id, 0)
        count[space.id] = n + 1
        x, y = space.centre
        room = _room(space)
        if space.kind == "area" and room < 2 * board.counter:
            if space.id in busy:
                at, size = (x - room / 2, y + room / 2 - 0.3 * n), 0.42
            else:
                at, size = (x + 0.3 * n, y), 0.75 * room
            parts.append(marker_picture(board, marker, at, size))
        else:
            parts.append(marker_picture(board, marker, (x - 0.3 + 0.3 * (n % 3), y + 0.3), 0.32))
    return parts


def _room(space: Space) -> float:
    """How wide a space is."""
    across = [x for x, _ in space.shape]
    return max(across) - min(across) if across else 1.0


def stacks(pieces: Iterable[Piece]) -> dict[int, dict[int, list[Piece]]]:
    """The pieces by space and side, both ascending, in their given order."""
    out: dict[int, dict[int, list[Piece]]] = {}
    for piece in pieces:
        out.setdefault(piece.space, {}).setdefault(piece.side, []).append(piece)
    return {space: dict(sorted(out[space].items())) for space in sorted(out)}


def counters(board: Board, scene: Scene, look: Look) -> list[str]:
    """Every piece: in stacks, one side's beside the other's; in boxes side by side; across two spaces below them."""
    spaces = {space.id: space for space in board.spaces}
    spread = [piece for piece in scene.pieces if piece.space in spaces and piece.tail in spaces]
    under = {at for piece in spread for at in (piece.space, piece.tail)}
    long = {piece.id for piece in spread}
    parts = _long(board, spread, spaces, look)
    for at, by_side in stacks([piece for piece in scene.pieces if piece.id not in long]).items():
        if at not in spaces:
            continue
        if spaces[at].kind == "box":
            everybody = [piece for pieces in by_side.values() for piece in pieces]
            parts += _in_box(board, spaces[at], everybody, look)
            continue
        x, y = spaces[at].centre
        size = board.counter
        if at in under:
            x, y, size = x + ASIDE * size, y - ASIDE * size, SMALL * size
        if spaces[at].kind == "area":
            size = min(size, 0.92 * _room(spaces[at]) / len(by_side))
        counts: list[str] = []
        for i, pieces in enumerate(by_side.values()):
            middle = (x + (i - (len(by_side) - 1) / 2) * size, y)
            parts += _stack(board, pieces, middle, size, look)
            if len(pieces) > 1:
                # Outside, where two stacks stand side by side: it hides nothing of the other one.
                outside = -0.5 if i == 0 and len(by_side) > 1 else 0.5
                counts.append(_count(len(pieces), (middle[0] + outside * size, middle[1] + 0.45 * size)))
        parts += counts
    return parts


def lie(board: Board, piece: Piece, spaces: Mapping[int, Space]) -> tuple[Point, float, float]:
    """How a counter lies that covers two spaces: its middle, half its length in counters, and by how many degrees it is
    turned clockwise, so that what is printed on it can be read.
    """
    (ax, ay), (bx, by) = spaces[piece.space].centre, spaces[piece.tail].centre
    turn = degrees(atan2(by - ay, bx - ax))
    turn = turn - 180 if turn > 90 else turn + 180 if turn <= -90 else turn
    return ((ax + bx) / 2, (ay + by) / 2), 0.5 + hypot(bx - ax, by - ay) / board.counter / 2, turn


def _long(board: Board, pieces: Sequence[Piece], spaces: Mapping[int, Space], look: Look) -> list[str]:
    """The counters that cover two spaces; those that lie on the same two in a stack."""
    groups: dict[frozenset[int], list[Piece]] = {}
    for piece in pieces:
        groups.setdefault(frozenset((piece.space, piece.tail)), []).append(piece)
    parts: list[str] = []
    for group in groups.values():
        size = board.counter
        for depth, piece in enumerate(group):
            (x, y), half, turn = lie(board, piece, spaces)
            back = 0.09 * size * ((len(group) - 1) / 2 - depth)
            drawn = counter(board, piece, look.language, half, turn)
            parts.append(
                f'<g transform="translate({number(x + back)} {number(y - back)}) rotate({number(turn)}) '
                f'scale({number(size)})">{drawn}</g>'
            )
        if len(group) > 1:
            (x, y), _, turn = lie(board, group[0], spaces)
            parts.append(
                _count(len(group), (x - 0.45 * size * sin(radians(turn)), y + 0.45 * size * cos(radians(turn))))
            )
    return parts


def _stack(board: Board, pieces: Sequence[Piece], at: Point, size: float, look: Look) -> list[str]:
    """At most three counters one upon the other."""
    shown = pieces[-3:]
    parts: list[str] = []
    for depth, piece in enumerate(shown):
        back = 0.09 * size * ((len(shown) - 1) / 2 - depth)
        parts.append(placed(board, piece, (at[0] + back, at[1] - back), size, look))
    return parts


def _count(pieces: int, at: Point) -> str:
    """The number of a stack, at one of its lower corners."""
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})">'
        f'<circle r=".17" fill="{SITE}" stroke="{SHADE}" stroke-width=".03"/>'
        f'<text y=".08" font-size=".23" text-anchor="middle" font-family="{SANS}" font-weight="bold" '
        f'fill="{SHADE}">{pieces}</text></g>'
    )


def placed(board: Board, piece: Piece, at: Point, size: float, look: Look) -> str:
    """A counter in its place."""
    drawn = counter(board, piece, look.language)
    return f'<g transform="translate({number(at[0])} {number(at[1])}) scale({number(size)})">{drawn}</g>'


def _in_box(board: Board, space: Space, pieces: Sequence[Piece], look: Look) -> list[str]:
    """A box has room: its counters lie side by side, smaller when they are many, and at last one over the other."""
    left, right = min([x for x, _ in space.shape]) + 0.1, max([x for x, _ in space.shape]) - 0.1
    top, bottom = min([y for _, y in space.shape]) + 0.65, max([y for _, y in space.shape]) - 0.1
    size = board.counter
    while size > LEAST and _rows(len(pieces), right - left, size) * GAP * size > bottom - top:
        size *= 0.94
    columns = max(1, int((right - left) / (GAP * size)))
    step = min(GAP * size, (bottom - top) / max(1, _rows(len(pieces), right - left, size)))
    parts: list[str] = []
    for i, piece in enumerate(pieces):
        down, across = divmod(i, columns)
        x, y = left + GAP * size * (across + 0.5), top + GAP * size / 2 + step * down
        parts.append(placed(board, piece, (x, y), size, look))
    return parts


def _rows(pieces: int, width: float, size: float) -> int:
    """Rows that so many counters of a size take."""
    return -(-pieces // max(1, int(width / (GAP * size))))
