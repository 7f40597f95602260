"""A map of areas or points as text, for a terminal: with colour, and readable without.

The map is laid over the window as it is drawn on paper: borders in `|` and `_`, rivers in `=`, walls in `#`, passages
in `:`, with a sign of the terrain here and there. In an area stand its number and name, and below what stands there:
`A5 S3`, and small letters for markers. A place inside an area (a fort) is a pair of braces with what is in it,
`{fA A2}`; the place of a work shows its name, `.A1.` before it is built, `=A1=` once it stands and `xA1x` in ruins.
What is highlighted stands in `[` and `]`. Below the map are the boxes beside it, and the places inside areas by name.

On a map of points land has `'` here and there, and routes are drawn by their class: `.` a road, `,` a rough one, `^`
over a pass, `-` along the coast, `~` over the open sea, `:` a crossing. A point is a sign of its site and its name,
with what stands there behind it; where names crowd each other they are cut, down to the sign.

Hexes that belong to areas are not drawn: what stands in them is shown in their area.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, inf
from typing import Final

from polemos.board.areas import box_around, crossings, extent, gathered, hosts, of_points, of_two_grains, sheet_of
from polemos.board.describe import DESTROYED, Board, Line, Marker, Scene, Space, say
from polemos.board.hexes import Point
from polemos.board.kinds import LineKind, Terrain
from polemos.board.terminal import (
    GLOW,
    GROUNDS,
    MARK,
    ROUTES,
    SIGNS,
    SITES,
    TOWN,
    Canvas,
    Window,
    shortened,
    width_of,
)
from polemos.board.terminal_pieces import side_style
from polemos.board.terminal_words import beside, called, captions, standing

LEAST: Final[tuple[float, ...]] = (3.0, 0.9)
"""Columns and lines a map unit has to have, or the map says nothing any more."""
LOOSE: Final[tuple[float, ...]] = (1.2, 0.4)
"""The same of a map whose names are cut to make room: of points, or of areas made of hexes."""
NEAR: Final[tuple[float, ...]] = (8.0, 2.5)
"""And has at least where a place is looked at closely."""
STRETCH: Final = 4.0  # columns to lines at most: letters need room, but a map has its shape
RIVER: Final = "38;5;75"
EDGE: Final = "38;5;250"
STONE: Final = "1;38;5;250"
ASHORE: Final = "'"
INITIALS: Final = 4  # letters of a name that has little room

NOBODY: Final = -1  # whose a cell off the map is
LAND: Final = -2  # whose a cell between points is, on land
WATER: Final = -3  # and at sea

Cell = tuple[int, int]  # column and line
Run = tuple[int, int]  # the first column and the one after the last
Written = list[tuple[str, str]]  # pieces of text, each with its style


@dataclass(frozen=True, slots=True)
class Scale:
    """From map units to columns and lines of the window."""

    left: float
    top: float
    across: float
    down: float

    def column(self, x: float) -> int:
        """The column of a place."""
        return floor((x - self.left) * self.across)

    def line(self, y: float) -> int:
        """The line of a place."""
        return floor((y - self.top) * self.down)


def draw(board: Board, scene: Scene | None = None, window: Window | None = None) -> Canvas:
    """The whole map, or what lies around the window's centre. Raises ValueError if the window is too small for it."""
    window = window or Window()
    scene = gathered(board, scene or Scene())
    below = captions(board, scene, window.language, window.width) if window.boxes else []
    tall = window.height - len(below)
    sheet = _Sheet(board, scene, window.language, _scale(board, window, tall), Canvas(window.width, tall))
    sheet.paint()
    canvas = Canvas(window.width, window.height)
    sheet.canvas.copy_to(canvas, 0, 0)
    for i, words in enumerate(below):
        canvas.put(0, tall + i, words)
    return canvas


def _scale(board: Board, window: Window, tall: int) -> Scale:
    left, top, right, bottom = _bounds(board)
    width, height = max(right - left, 1e-6), max(bottom - top, 1e-6)
    wide, tall = window.width - 2, tall - 1  # the map's own edge
    down = tall / height
    across = min(wide / width, STRETCH * down)
    if window.centre is None:
        least = LOOSE if of_points(board) or of_two_grains(board) else LEAST
        if across < least[0] or down < least[1]:
            raise ValueError("the window is too small for the map")
        return Scale(left - 1 / across, top - 1 / down, across, down)
    across, down = max(NEAR[0], across), max(NEAR[1], down)
    x, y = next((space.centre for space in board.spaces if space.id == window.centre), (left, top))
    # Around the place, but no emptiness where the map could be.
    x = min(max(x - wide / across / 2, left), max(left, right - wide / across))
    y = min(max(y - tall / down / 2, top), max(top, bottom - tall / down))
    return Scale(x - 1 / across, y - 1 / down, across, down)


def _bounds(board: Board) -> tuple[float, float, float, float]:
    """The rectangle that is drawn: a map of points has some room about it."""
    return sheet_of(board) if of_points(board) else extent(board)


def rows_of(shape: Sequence[Point], scale: Scale, height: int) -> list[tuple[int, int, int]]:
    """The cells of a filled shape: (line, first column, column after the last), the middles of cells lying inside."""
    out: list[tuple[int, int, int]] = []
    if not shape:
        return out
    _, top, _, bottom = box_around(shape)
    for line in range(max(0, scale.line(top)), min(height, scale.line(bottom) + 1)):
        crossed = crossings(shape, scale.top + (line + 0.5) / scale.down)
        for first, last in zip(crossed[::2], crossed[1::2], strict=True):
            begin = ceil((first - scale.left) * scale.across - 0.5)
            end = ceil((last - scale.left) * scale.across - 0.5)
            if begin < end:
                out.append((line, begin, end))
    return out


def cells_of(points: Sequence[Point], scale: Scale) -> list[tuple[int, int]]:
    """The cells that a line passes."""
    out: dict[tuple[int, int], None] = {}
    for (ax, ay), (bx, by) in pairwise(points):
        steps = 1 + ceil(2 * max(abs(bx - ax) * scale.across, abs(by - ay) * scale.down))
        for i in range(steps + 1):
            x, y = ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps
            out[scale.column(x), scale.line(y)] = None
    return list(out)


class _Sheet:
    """One drawing of a map: whose each cell is, what is written where, and which cells are still free."""

    def __init__(self, board: Board, scene: Scene, language: str, scale: Scale, canvas: Canvas) -> None:
        self.board = board
        self.scene = scene
        self.language = language
        self.scale = scale
        self.canvas = canvas
        self.width, self.height = canvas.width, canvas.height
        self.hosts = hosts(board)
        self.spaces = {space.id: space for space in board.spaces}
        self.bright = set(scene.highlight)
        self.owner = [[NOBODY] * self.width for _ in range(self.height)]
        self.free = [[True] * self.width for _ in range(self.height)]
        self.written = [[False] * self.width for _ in range(self.height)]
        self.routes: set[Cell] = set()
        self.whole = scale.line(_bounds(board)[3] - 1e-6) < self.height

    def paint(self) -> None:
        """Everything: ground, borders, lines, works, places, names."""
        drawn = [space for space in self.board.spaces if space.kind != "hex" and not beside(self.board, space)]
        if of_points(self.board):
            self._coast()
        for space in drawn:
            if space.kind != "point" and space.id not in self.hosts:
                self._fill(space.id, space.shape)
        self._ground()
        self._lines()
        for track in self.board.tracks:
            if track.is_site:
                x, y = track.at[0] + track.box[0] / 2, track.at[1] + track.box[1] / 2
                self._put((x, y), [self._site(track.id, say(track.texts[0], self.language))])
        for space in drawn:
            if space.id in self.hosts:
                self._put(space.centre, self._inside(space))
        for space in drawn:
            if space.kind == "point":
                self._point(space)
            elif space.id not in self.hosts:
                self._area(space)

    # -- the ground

    def _fill(self, owner: int, shape: Sequence[Point]) -> None:
        for line, first, last in rows_of(shape, self.scale, self.height):
            row = self.owner[line]
            for x in range(max(0, first), min(self.width, last)):
                row[x] = owner

    def _coast(self) -> None:
        """Whether a cell of a map of points is land or sea, as far as the board says where land is."""
        rings = [ring for outline in self.board.outlines if outline.kind == "land" for ring in outline.rings]
        left, top, right, bottom = _bounds(self.board)
        self._fill(WATER if rings else LAND, [(left, top), (right, top), (right, bottom), (left, bottom)])
        for ring in rings:
            for line, first, last in rows_of(ring, self.scale, self.height):
                row = self.owner[line]
                for x in range(max(0, first), min(self.width, last)):
                    # a ring within another is a hole
                    row[x] = {WATER: LAND, LAND: WATER}.get(row[x], row[x])

    def _ground(self) -> None:
        """The ground with its signs, and the borders."""
        for y, row in enumerate(self.owner):
            for x, at in enumerate(row):
                if at in (LAND, WATER):
                    sign = ASHORE if at == LAND and (x + 3 * (y % 2)) % 6 == 0 else " "
                    self.canvas.put(x, y, sign, GROUNDS["clear" if at == LAND else "sea"])
                    continue
                border = self._border(x, y)
                if border:
                    self.free[y][x] = False
                    lit = at in self.bright or (x > 0 and row[x - 1] in self.bright)
                    self.canvas.put(x, y, border, _joined(self._under(x, y), GLOW if lit else EDGE))
                elif at != NOBODY:
                    terrain = self.spaces[at].terrain
                    sign = SIGNS.get(terrain, " ") if (x + 3 * (y % 2)) % 6 == 0 else " "
                    self.canvas.put(x, y, sign, GROUNDS[terrain])

    def _border(self, x: int, y: int) -> str:
        here = self.owner[y][x]
        if here in (LAND, WATER):
            return ""
        if x > 0 and self.owner[y][x - 1] != here:
            return "|"
        if y + 1 < self.height:
            return "_" if self.owner[y + 1][x] != here else ""
        return "_" if self.whole and here != NOBODY else ""

    def _lines(self) -> None:
        """Rivers and walls, upon the borders where they follow them; the ways between points; works that stand."""
        by_kind: dict[LineKind, list[Line]] = {}
        for line in self.board.lines:
            by_kind.setdefault(line.kind, []).append(line)
        joins = any(space.kind == "point" for space in self.board.spaces)
        for line in by_kind.get("river", []):
            self._along(line, "=", RIVER)
        for line in by_kind.get("wall", []):
            self._along(line, "#", STONE)
        for kind, sign in ROUTES:
            for line in by_kind.get(kind, []) if joins or kind == "strait" else []:
                for x, y in cells_of(line.points, self.scale):
                    if 0 <= x < self.width and 0 <= y < self.height:
                        self.canvas.put(x, y, sign, _joined(self._under(x, y), EDGE))
                        self.routes.add((x, y))
        for line in self.board.lines:
            marker = self._work(line.work)
            if marker is not None and not marker.kind.endswith(DESTROYED):
                self._along(line, "#", self._sided(marker.side))

    def _along(self, line: Line, sign: str, style: str) -> None:
        """Where a border runs beside the line, on the border; elsewhere where it runs itself."""
        for x, y in cells_of(line.points, self.scale):
            beside = [(x, y), (x + 1, y), (x, y - 1), (x - 1, y), (x, y + 1)]
            found = [(u, v) for u, v in beside if self._is_border(u, v)]
            u, v = found[0] if found else (x, y)
            if 0 <= u < self.width and 0 <= v < self.height:
                self.canvas.put(u, v, sign, style if "48;" in style else _joined(self._under(u, v), style))
                self.free[v][u] = False

    def _is_border(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height and bool(self._border(x, y))

    # -- works and places inside areas

    def _work(self, name: str) -> Marker | None:
        """The marker of a work: on the track, or in the space, of that name."""
        for marker in self.scene.markers:
            at = marker.track or (self.spaces[marker.space].name if marker.space in self.spaces else "")
            if name and at == name:
                return marker
        return None

    def _sided(self, side: int) -> str:
        return side_style(self.board.sides[side]) if 0 <= side < len(self.board.sides) else MARK

    def _site(self, name: str, words: str) -> tuple[str, str]:
        marker = self._work(name)
        if marker is None:
            return f".{words}.", EDGE
        if marker.kind.endswith(DESTROYED):
            return f"x{words}x", EDGE
        return f"={words}=", self._sided(marker.side)

    def _inside(self, space: Space) -> Written:
        """A place inside an area: its markers and stacks in braces."""
        begin, end = "[]" if space.id in self.bright else "{}"
        style = GLOW if space.id in self.bright else EDGE
        return [(begin, style), *(self._standing(space) or [(" ", "")]), (end, style)]

    def _standing(self, space: Space) -> Written:
        """What is in a space, in the colours of the sides."""
        out: Written = []
        for words, side in standing(self.board, self.scene, space):
            out += [(" ", "")] if out else []
            out.append((words, self._sided(side)))
        return out

    # -- names

    def _area(self, space: Space) -> None:
        """Number and name, and below what stands there, as near the middle as there is room."""
        name = called(space, self.language)
        here = self._standing(space)
        if space.id in self.bright:
            name = f"[{name}]"
        x, y = self.scale.column(space.centre[0]), self.scale.line(space.centre[1])
        low = width_of(space.name) + 2 * (space.id in self.bright)
        need = [width_of(name), *([_length(here)] if here else [])]
        spots = [spot for line in range(self.height) if (spot := self._spot(space.id, line, x, y, need, low))]
        if not spots:
            self._crowded(space, (x, y), here)
            return
        _, _, line, runs = min(spots)
        words = name
        if width_of(name) > runs[0][1] - runs[0][0]:
            words = shortened(name, runs[0][1] - runs[0][0] - (space.id in self.bright))
            words = (words + "]") if space.id in self.bright else words.rstrip()
        self._write(_begin(runs[0], width_of(words), x), line, [(words, self._named(space))])
        if here:
            self._write(_begin(runs[1], _length(here), x), line + 1, here)

    def _spot(
        self, at: int, line: int, x: int, y: int, need: list[int], low: int
    ) -> tuple[float, int, int, list[Run]] | None:
        """How well the lines of a space fit from a line on: how far off and how much is cut, and the runs they get."""
        runs: list[Run] = []
        cut = 0
        for i, width in enumerate(need):
            free = self._runs(at, line + i)
            good = [run for run in free if run[1] - run[0] >= (low if i == 0 else width)]
            if not good:
                return None
            best = min(good, key=lambda run: (max(0, width - (run[1] - run[0])), _away(run, x)))
            cut += max(0, width - (best[1] - best[0]))
            runs.append(best)
        off = abs(line - y) + sum([_away(run, x) for run in runs]) / 2
        return cut * 1.5 + off, off > 0, line, runs

    def _runs(self, at: int, line: int) -> list[Run]:
        """The free stretches of a line that belong to a space."""
        out: list[Run] = []
        if not 0 <= line < self.height:
            return out
        begin = -1
        for x in range(self.width + 1):
            fits = x < self.width and self.owner[line][x] == at and self.free[line][x]
            if fits and begin < 0:
                begin = x
            elif not fits and begin >= 0:
                out.append((begin, x))
                begin = -1
        return out

    def _crowded(self, space: Space, at: Cell, here: Written) -> None:
        """A space with hardly any room: number and stacks in one line, over its neighbours if it must be."""
        words: Written = [(f"[{space.name}]" if space.id in self.bright else space.name, self._named(space))]
        if here:
            words += [(" ", ""), *here]
        (x, y), long = at, _length(words)
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        starts = [(begin, line) for line in (y, y - 1, y + 1) for begin in range(x - long, x + 1)]
        self._write(*min(starts, key=lambda start: self._hidden(space.id, start, long) + _off(start, long, at)), words)

    def _hidden(self, space: int, start: Cell, long: int) -> float:
        """How much a text would hide: most of all what has been written, then the ground of others."""
        x, y = start
        if not 0 <= y < self.height or x < 0 or x + long > self.width:
            return inf
        cells = range(x, x + long)
        return 5.0 * sum([self.written[y][u] for u in cells]) + sum([self.owner[y][u] != space for u in cells])

    def _point(self, space: Space) -> None:
        """A sign and a name, with what stands there: where they hide least, the sign on its spot or right beside it."""
        x, y = self.scale.column(space.centre[0]), self.scale.line(space.centre[1])
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        sign = SITES.get(space.site, "o")
        name = say(space.label, self.language) or space.name
        here = self._standing(space)
        best: tuple[float, Cell, Written] | None = None
        for cut, words in enumerate((name, shortened(name, INITIALS).rstrip(), "")):
            text = f"[{sign}{words}]" if space.id in self.bright else f"{sign}{words}"
            written: Written = [(text, self._named(space)), *([(" ", ""), *here] if here else [])]
            long = _length(written)
            begins = (x - (space.id in self.bright), x - long // 2, x - long + 1)
            spots = [
                (self._covered((u, v), long) + _off((u, v), long, (x, y)), (u, v))
                for v in (y, y - 1, y + 1)
                for u in begins
            ]
            price, spot = min(spots)
            if best is None or price + 4.0 * cut < best[0]:
                best = price + 4.0 * cut, spot, written
            if price < 4.0:
                break
        if best is not None:
            self._write(*best[1], best[2])

    def _covered(self, start: Cell, long: int) -> float:
        """How much a text would hide: what has been written most of all, and where routes run."""
        x, y = start
        if not 0 <= y < self.height or x < 0 or x + long > self.width:
            return inf
        cells = range(x, x + long)
        return 5.0 * sum([self.written[y][u] for u in cells]) + 0.5 * sum([(u, y) in self.routes for u in cells])

    def _named(self, space: Space) -> str:
        ground = _plain_ground(space.terrain) if space.kind != "point" else ""
        return _joined(ground, GLOW if space.id in self.bright else TOWN)

    def _put(self, at: Point, *lines: Written) -> None:
        """Something over a place of the map, its lower edge included, line under line."""
        x, y = self.scale.column(at[0]), self.scale.line(at[1])
        if 0 <= x <= self.width and 0 <= y <= self.height:
            y = min(y, self.height - len(lines))
            for i, words in enumerate(lines):
                self._write(x - _length(words) // 2, y + i, words)

    def _write(self, x: int, y: int, words: Written) -> None:
        """A text on the map, a little apart from the signs beside it."""
        x = max(0, min(x, self.width - _length(words)))
        if not 0 <= y < self.height:
            return
        for u in (x - 1, x + _length(words)):
            if 0 <= u < self.width and self.free[y][u]:
                self.canvas.put(u, y, " ", self._under(u, y))
        for text, style in words:
            ground = self._under(x, y) if x < self.width else ""
            self.canvas.put(x, y, text, style if "48;" in style else _joined(ground, style))
            for u in range(x, min(self.width, x + width_of(text))):
                self.free[y][u] = False
                self.written[y][u] = True
            x += width_of(text)

    def _under(self, x: int, y: int) -> str:
        """The ground of a cell, without its sign."""
        at = self.owner[y][x]
        if at in (LAND, WATER):
            return _plain_ground("clear" if at == LAND else "sea")
        return _plain_ground(self.spaces[at].terrain) if at != NOBODY else ""


def _plain_ground(terrain: Terrain) -> str:
    """The colour behind the letters of a terrain."""
    return GROUNDS[terrain].split(";38;", maxsplit=1)[0]


def _joined(*styles: str) -> str:
    return ";".join([style for style in styles if style])


def _length(words: Written) -> int:
    return sum([width_of(text) for text, _ in words])


def _begin(run: Run, width: int, x: int) -> int:
    """Where a text begins in a run so that its middle is as near to a column as can be."""
    return max(run[0], min(x - width // 2, run[1] - width))


def _away(run: Run, x: int) -> int:
    return max(run[0] - x, x - run[1] + 1, 0)


def _off(start: Cell, long: int, at: Cell) -> float:
    """How far the middle of a text lies from a cell; lines count more than columns."""
    return abs(start[0] + long / 2 - at[0]) / 4 + abs(start[1] - at[1])
