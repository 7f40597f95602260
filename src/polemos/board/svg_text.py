"""The words of the SVG picture: names of towns and provinces set where they cover least, title and legend."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Final

from polemos.board.areas import of_two_grains
from polemos.board.describe import Board, Label, Line, Region, Scene, Space, say
from polemos.board.hexes import Point
from polemos.board.kinds import ROUTES
from polemos.board.svg_parts import INK, SANS, Look, number, text
from polemos.board.symbols import DAY

Box = tuple[float, float, float, float]  # left, top, right, bottom

BOLD = 1.15  # how much wider bold letters are
WIDE = 0x2E80  # from here on letters are as wide as they are high
STRIDE: Final = 0.16  # a route stands in the way of names so often, in boxes of this width
ROUTE: Final = 3.0  # how much more than its boxes cover


def width_of(words: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum([1.0 if ord(letter) > WIDE else 0.53 for letter in words])


def fitting(words: str, size: float, room: float) -> float:
    """The size at which a text fits into a width, `size` at the most."""
    return min(size, size * room / max(width_of(words, size), 0.001))


def labels(board: Board, scene: Scene, look: Look) -> list[str]:
    """Every name on the map. Provinces are named by the board's own labels, or else near their middle."""
    found = [*_region_names(board, scene, look), *board.labels]
    return [*[_label(label, look) for label in found], *_town_names(board, found, look)]


def _region_names(board: Board, scene: Scene, look: Look) -> list[Label]:
    """The names of provinces that the board does not place itself, with the letter of whoever holds them."""
    found: list[Label] = []
    for region in board.regions if not any(label.kind == "region" for label in board.labels) else ():
        name = say(region.label, look.language)
        side = scene.control.get(region.id, -1)
        if 0 <= side < len(board.sides):
            name += f" ({board.sides[side].letter})"
        if region.spaces:
            found.append(Label({"en": name}, _roomy(board, region), "region", 0.5))
    return found


def _label(label: Label, look: Look) -> str:
    words = say(label.text, look.language)
    turn = f'transform="rotate({number(label.angle)} {number(label.at[0])} {number(label.at[1])})" '
    turn = turn if label.angle else ""
    if label.kind == "region":
        style = (
            f'fill="{DAY["regionInk"]}" fill-opacity=".8" stroke-opacity=".5" letter-spacing=".1" font-weight="bold"'
        )
        return text(label.at, words.upper(), label.size, turn + style)
    if label.kind == "sea":
        style = f'fill="{DAY["seaInk"]}" font-style="italic" letter-spacing="{number(label.size * 0.18)}"'
        return text(label.at, words, label.size, turn + style, halo="")
    if label.kind == "number":
        style = f'fill="{DAY["regionInk"]}" font-weight="bold" font-family="{SANS}"'
        return text(label.at, words, label.size, turn + style)
    return text(label.at, words, label.size, turn + f'fill="{INK}" font-style="italic"')


def _roomy(board: Board, region: Region) -> Point:
    """A place for a province's name: near its middle, away from its towns; between its points."""
    spaces = {space.id: space for space in board.spaces}
    members = [spaces[at] for at in region.spaces]
    if all(space.kind == "point" for space in members):
        return _clearing([space.centre for space in members])
    towns = [space.centre for space in members if space.site]
    x = sum([space.centre[0] for space in members]) / len(members)
    y = sum([space.centre[1] for space in members]) / len(members)

    def cost(space: Space) -> float:
        u, v = space.centre
        near = min([abs(u - a) * 0.5 + abs(v - b) for a, b in towns], default=2.0)
        return abs(u - x) + abs(v - y) - 2.5 * min(near, 2.0)

    return min(members, key=cost).centre


def _clearing(points: Sequence[Point]) -> Point:
    """A place near the middle of points that is near none of them."""
    x = sum([u for u, _ in points]) / len(points)
    y = sum([v for _, v in points]) / len(points)
    across = range(ceil(2 * min([u for u, _ in points])), floor(2 * max([u for u, _ in points])) + 1)
    down = range(ceil(2 * min([v for _, v in points])), floor(2 * max([v for _, v in points])) + 1)
    places = [(i / 2, j / 2) for i in across for j in down] or [(x, y)]

    def cost(place: Point) -> float:
        near = min([hypot((place[0] - u) * 0.5, place[1] - v) for u, v in points])
        return hypot(place[0] - x, place[1] - y) - 2.5 * min(near, 1.2)

    return min(places, key=cost)


def _box_of(label: Label, look: Look) -> Box:
    """About where the letters of a label lie."""
    (x, y), size = label.at, label.size
    wide = width_of(say(label.text, look.language), size)
    return x - wide / 2, y - size * 0.8, x + wide / 2, y


def _overlap(a: Box, b: Box) -> float:
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


class Crowd:
    """What stands in the way of names: boxes, each found by the squares that it touches, with its price."""

    def __init__(self) -> None:
        self._boxes: list[tuple[Box, float]] = []
        self._squares: dict[tuple[int, int], list[int]] = {}

    def add(self, box: Box, price: float = 1.0) -> None:
        """Something that may not be covered."""
        for square in _squares(box):
            self._squares.setdefault(square, []).append(len(self._boxes))
        self._boxes.append((box, price))

    def cost(self, box: Box) -> float:
        """What it costs to cover a box."""
        near = {i for square in _squares(box) for i in self._squares.get(square, ())}
        return sum([price * _overlap(box, other) for other, price in (self._boxes[i] for i in sorted(near))])


def _squares(box: Box) -> Iterable[tuple[int, int]]:
    across = range(floor(box[0]), floor(box[2]) + 1)
    return [(i, j) for i in across for j in range(floor(box[1]), floor(box[3]) + 1)]


def _along(line: Line) -> Iterable[Box]:
    """A line as small boxes."""
    half = STRIDE / 2
    for (ax, ay), (bx, by) in pairwise(line.points):
        steps = max(1, ceil(hypot(bx - ax, by - ay) / STRIDE))
        for i in range(steps):
            x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
            yield x - half, y - half, x + half, y + half


def _crowd(board: Board, named: Sequence[Space], labels: Sequence[Label], look: Look) -> Crowd:
    """Counters, tracks, numbers; on a map with points the routes, on one of two grains the names of regions."""
    crowd = Crowd()
    half = board.counter / 2 + 0.01
    spots = [space for space in board.spaces if space.kind == "point"]
    for x, y in dict.fromkeys([space.centre for space in (*named, *spots)]):
        crowd.add((x - half, y - half, x + half, y + half))
    for track in board.tracks:
        crowd.add((*track.at, track.at[0] + track.box[0], track.at[1] + track.box[1]))
    wanted = ("number", "region") if of_two_grains(board) else ("number",)
    for label in labels:
        if label.kind in wanted:
            crowd.add(_box_of(label, look))
    for line in board.lines if spots else ():
        if line.kind in ROUTES:
            for box in _along(line):
                crowd.add(box, ROUTE)
    return crowd


def _town_names(board: Board, labels: Sequence[Label], look: Look) -> list[str]:
    """The names of spaces, each below, above or beside its place, wherever least is covered."""
    named = [space for space in board.spaces if say(space.label, look.language) and space.kind != "box"]
    half = board.counter / 2 + 0.01
    crowd = _crowd(board, named, labels, look)
    both = of_two_grains(board)
    parts: list[str] = []
    for space in sorted(named, key=lambda one: (one.site not in ("capital", "rich"), one.kind == "area", one.id)):
        name = say(space.label, look.language)
        strong = space.site in ("rich", "capital")
        size = 0.36 if strong else 0.3
        wide = width_of(name, size) * (BOLD if strong else 1.0)
        places: list[tuple[float, Point, Box]] = []
        # In an area stacks of two sides stand side by side, the cards of each a little out of line.
        over = half + (0.1 if space.kind == "area" else 0.0)
        for i, (dx, dy) in enumerate(_moves(space, wide / 2, over)):
            x, y = space.centre[0] + dx, space.centre[1] + dy
            box: Box = (x - wide / 2 - size / 3, y - size * 0.85, x + wide / 2 + size / 3, y + size * 0.2)
            places.append((0.01 * i + crowd.cost(box), (x, y), box))
        _, at, box = min(places, key=lambda place: place[0])
        crowd.add(box)
        style = f'fill="{INK}"' + (' font-weight="bold"' if strong else "")
        if space.terrain in ("sea", "open_sea"):
            style = f'fill="{DAY["seaInk"]}" font-style="italic"'
        elif both and space.kind == "area":
            style = f'fill="{DAY["regionInk"]}" font-style="italic" letter-spacing=".04"'
        parts.append(text(at, name, size, style))
    return parts


def _moves(space: Space, half: float, over: float) -> list[Point]:
    """Where the name of a space may stand from its middle, the best place first. half: of the width of the name; over:
    what lies about the middle.
    """
    beside = half + over + 0.08
    low, high = over + 0.28, -over - 0.08
    moves = [(0.0, low), (0.0, high), (beside, 0.12), (-beside, 0.12), (0.3, low + 0.04), (-0.3, low + 0.04)]
    if space.kind == "point":  # routes leave on any side: further places at the corners
        moves += [(u * (half + over * 0.7), v) for v in (low - 0.06, high + 0.06) for u in (1, -1)]
    return moves


def title(board: Board, scene: Scene, look: Look, top: float) -> tuple[list[str], float]:
    """The board's name in the middle, its note to the left, the scene's caption to the right; and their height.

    Where the map is narrow, note and caption stand below the name.
    """
    name = say(board.title, look.language)
    caption, note = say(scene.caption, look.language), say(board.note, look.language)
    left, _, width, _ = board.frame
    parts: list[str] = []
    low = 1.65
    if name:
        # A letter takes its own width and the space after it.
        size = min(1.15, (width - 2) / max(1.0, width_of(name, 1.0) + 0.18 * len(name)))
        style = f'fill="{DAY["regionInk"]}" letter-spacing="{number(size * 0.16)}" font-weight="bold"'
        parts.append(text((left + width / 2, top + 1.75), name, size, style, ""))
        if width < width_of(name, 1.4) + 2 * max(width_of(note, 0.42), width_of(caption, 0.5)) + 3:
            low = 2.45
    if caption:
        style = f'fill="{INK}" font-style="italic"'
        if note and width_of(note, 0.42) + width_of(caption, 0.5) + 3 > width:
            low += 0.6
            parts.append(text((left + width / 2, top + low - 0.6), caption, 0.5, style, ""))
        else:
            parts.append(text((left + width - 1, top + low), caption, 0.5, style, "", "end"))
    if note:
        style = f'fill="{DAY["road"]}" font-style="italic"'
        parts.append(text((left + 1, top + low), note, 0.42, style, "", "start"))
    return parts, low + 0.55 if parts else 0.0


def legend(board: Board, items: Sequence[tuple[str, str]], top: float) -> tuple[list[str], float]:
    """A strip under the map, (picture, words) one after the other and broken into rows; and its height."""
    left, _, width, _ = board.frame
    parts: list[str] = []
    x, y = left + 1.1, top + 0.75
    for drawn, words in items:
        wide = 1.35 + width_of(words, 0.44)
        if x + wide > left + width - 0.6 and x > left + 1.1:
            x, y = left + 1.1, y + 0.9
        parts.append(f'<g transform="translate({number(x)} {number(y)})">{drawn}</g>')
        parts.append(text((x + 0.58, y + 0.14), words, 0.4, f'fill="{INK}"', "", "start"))
        x += wide
    return parts, y + 1.0 - top
