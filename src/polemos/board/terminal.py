"""A window of a hex board as text, for a terminal: with colour, and readable without.

Every hex is a cell of fixed size, two lines high. Its left border is `|`; the first line holds the terrain's
sign, a town (`*` capital, `+` rich, `o` other, then its name, which runs on into the next hex where there is
room) and, at the right, the letters of markers, or the level of the ground where it rises or falls from hex to
hex; the second line what stands there, side by side: `I3 B2`. A piece that stands alone and faces somewhere is
shown as such, `I^>PH`: its side, where it faces (`^` up, `^>` up and to the right...), its people; one that covers
two hexes stands in both, `I^>==` in the second.
Highlighted hexes stand in `[` and `]`. Where hexes belong to areas, `.` parts those of one area and `|` one area from
the next; the middle hex of an area bears its name in `<` and `>`, and below what stands in the area itself. Only signs
that are one column wide in every terminal are used, and letters of double width (Japanese) are counted as two columns.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Final
from unicodedata import combining, east_asian_width

from polemos.board.areas import members
from polemos.board.describe import DESTROYED, NO_SPACE, Board, Scene, Space, say
from polemos.board.kinds import LineKind, Site, Terrain
from polemos.board.terminal_pieces import Standing, counts_of, figures_of, side_style, sloping

SIGNS: Final[dict[Terrain, str]] = {
    "sea": "~",
    "rough": "^",
    "rocky": "^",
    "hills": "^",
    "mountain": "^",
    "marsh": '"',
    "desert": ":",
    "woods": "&",
    "forest": "&",
    "town": "#",
    "raised": "^",
    "fortified": "+",
    "open_sea": "~",
    "protected_sea": "-",
    "harbour": "-",
    "city_wall": "%",
    "major_river": "=",
    "deep_river": "~",
    "lake": "~",
}
BARE: Final[frozenset[Terrain]] = frozenset({"clear", "plain", "offmap", "box"})
"""Grounds without a sign."""
SITES: Final[dict[Site, str]] = {"capital": "*", "rich": "+", "fortress": "#", "fort": "#", "temple": "^", "sea": "="}
ROUTES: Final[tuple[tuple[LineKind, str], ...]] = (
    ("sea_route", "~"),
    ("coastal", "-"),
    ("edge", "."),
    ("track", ","),
    ("pass", "^"),
    ("road", "."),
    ("strait", ":"),
)
"""How routes are written, the firmest last."""
GROUNDS: Final[dict[Terrain, str]] = {  # SGR of the ground: dark enough for white letters
    "sea": "48;2;32;68;92;38;5;74",
    "clear": "48;2;84;82;50;38;5;187",
    "rough": "48;2;106;78;44;38;5;180",
    "rocky": "48;2;106;78;44;38;5;180",
    "hills": "48;2;106;78;44;38;5;180",
    "mountain": "48;2;88;62;38;38;5;180",
    "marsh": "48;2;44;78;56;38;5;108",
    "desert": "48;2;138;110;58;38;5;223",
    "woods": "48;5;22;38;5;114",
    "forest": "48;5;22;38;5;114",
    "town": "48;5;238;38;5;252",
    "plain": "48;2;84;82;50;38;5;187",
    "raised": "48;2;106;78;44;38;5;180",
    "fortified": "48;2;96;58;48;38;5;217",
    "open_sea": "48;2;20;44;66;38;5;67",
    "protected_sea": "48;2;40;88;96;38;5;116",
    "harbour": "48;2;40;88;96;38;5;116",
    "city_wall": "48;2;92;86;76;38;5;252",
    "major_river": "48;2;44;92;120;38;5;117",
    "deep_river": "48;2;28;66;104;38;5;75",
    "lake": "48;2;40;80;104;38;5;74",
    "offmap": "48;2;74;66;48;38;5;187",
    "box": "48;2;74;66;48;38;5;187",
}
TOWN: Final = "1;38;5;231"
DIM: Final = "38;5;244"
MARK: Final = "1;38;5;16;48;5;222"
GLOW: Final = "1;38;5;220"
HEAD: Final = 1  # line of column numbers
GUTTER: Final = 4  # columns of row numbers


def columns_of(letter: str) -> int:
    """Columns that a character takes in a terminal: 0, 1 or 2."""
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1


def width_of(words: str) -> int:
    """Columns that a text takes in a terminal."""
    return sum([columns_of(letter) for letter in words])


def shortened(words: str, width: int) -> str:
    """The beginning of a text that fits into so many columns."""
    taken = 0
    for i, letter in enumerate(words):
        taken += columns_of(letter)
        if taken > width:
            return words[:i]
    return words


class Canvas:
    """A rectangle of terminal columns; each holds a letter (or "" after a wide one) and an SGR style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write a text, clipped at the edges; a wide letter cut in half becomes a blank."""
        if not 0 <= y < self.height:
            return
        letters, styles = self._letters[y], self._styles[y]
        last = -1
        for letter in words:
            wide = columns_of(letter)
            if wide == 0:
                if last >= 0:
                    letters[last] += letter
                continue
            last = -1
            if x >= 0 and x + wide <= self.width:
                self._clear(letters, x, wide)
                letters[x] = letter
                last = x
                if wide == 2:
                    letters[x + 1] = ""
                for i in range(x, x + wide):
                    styles[i] = style
            elif wide == 2 and -1 <= x < self.width:
                self._clear(letters, max(x, 0), 1)
                letters[max(x, 0)] = " "
            x += wide

    def _clear(self, letters: list[str], x: int, wide: int) -> None:
        """Nothing may be left of a wide letter that is half overwritten."""
        if letters[x] == "" and x > 0:
            letters[x - 1] = " "
        after = x + wide
        if after < self.width and letters[after] == "":
            letters[after] = " "

    def copy_to(self, other: "Canvas", x: int, y: int) -> None:
        """Lay this canvas upon another, its top left corner at (x, y)."""
        for row in range(self.height):
            here = x
            for letter, style in zip(self._letters[row], self._styles[row], strict=True):
                other.put(here, y + row, letter, style)
                here += columns_of(letter[0]) if letter else 0

    def plain(self) -> str:
        """The text alone, without blanks at the ends of lines."""
        return "\n".join(["".join(row).rstrip() for row in self._letters])

    def ansi(self) -> str:
        """The text with ANSI colours."""
        lines: list[str] = []
        for letters, styles in zip(self._letters, self._styles, strict=True):
            parts: list[str] = []
            now = ""
            for letter, style in zip(letters, styles, strict=True):
                if style != now:
                    parts.append(f"\x1b[0;{style}m" if style else "\x1b[0m")
                    now = style
                parts.append(letter)
            lines.append("".join(parts) + ("\x1b[0m" if now else ""))
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Window:
    """Which part of the board is drawn, and how: sizes in terminal columns and lines, all edges included.

    `centre`: a space id, or None for the middle of the map. `cell`: columns of a hex, even, at least 4.
    """

    width: int = 100
    height: int = 36
    centre: int | None = None
    cell: int = 6
    language: str = "en"
    boxes: bool = True


def draw(board: Board, scene: Scene | None = None, window: Window | None = None) -> Canvas:
    """The window as a canvas. Raises ValueError for a board without a hex grid or a cell of odd width."""
    window = window or Window()
    scene = scene or Scene()
    if board.layout is None:
        raise ValueError("only a board of hexes can be drawn as text")
    if window.cell < 4 or window.cell % 2:
        raise ValueError("a cell must be even and at least 4 columns wide")
    convention = board.layout.convention()
    hexes = [space for space in board.spaces if space.kind == "hex"]
    places: dict[int, tuple[int, int]] = {}
    heights: dict[tuple[int, int], int] = {}
    for space in hexes:
        line, along = convention.doubled((space.row, space.column))
        heights[line, along] = space.level
        if board.layout.point_up:
            places[space.id] = (along * window.cell // 2, 2 * line)
        else:
            places[space.id] = (line * window.cell, along)

    captions = box_lines(board, scene, window.language, window.width) if window.boxes else []
    canvas = Canvas(window.width, window.height)
    tall = window.height - HEAD - len(captions)
    left, top = _corner(places, replace(window, centre=_hex_at(board, window.centre)), tall)
    counts, figures = counts_of(scene), figures_of(scene)
    names = {space.id: _name(space, window) for space in hexes if space.site or space.label}
    for at, area in _area_hexes(board).items():
        names.setdefault(at, f"<{say(area.label, window.language) or area.name}>")
        here = counts.get(at, {})
        counts[at] = here | {side: here.get(side, 0) + n for side, n in counts.get(area.id, {}).items()}
    areas = {places[space.id]: board.within.get(space.id, NO_SPACE) for space in hexes}
    # The right border of the last hex of a row; every other one is drawn over by its neighbour.
    for space in hexes:
        x, y = places[space.id][0] - left + window.cell, places[space.id][1] - top
        if 0 <= x < window.width - GUTTER:
            canvas.put(x + GUTTER, y + HEAD, "|", DIM)
            canvas.put(x + GUTTER, y + HEAD + 1, "|", DIM)
    for space in hexes:
        x, y = places[space.id][0] - left, places[space.id][1] - top
        if -window.cell <= x < window.width - GUTTER and -2 < y < tall:
            there = Standing(
                counts.get(space.id, {}),
                figures.get(space.id),
                sloping(heights, convention.doubled((space.row, space.column))),
                NO_SPACE != areas[places[space.id]] == areas.get((x + left - window.cell, y + top)),
                names.get(space.id, ""),
            )
            _cell(canvas, board, space, (x + GUTTER, y + HEAD), window, scene, there)
    _long_names(canvas, hexes, places, (left, top), window, scene, names)
    _edges(canvas, board, hexes, places, (left, top), window, tall)
    for i, words in enumerate(captions):
        y = window.height - len(captions) + i
        canvas.put(0, y, " " * window.width)
        canvas.put(0, y, words)
    return canvas


def _area_hexes(board: Board) -> dict[int, Space]:
    """By hex the area whose name it bears: of those without a name of their own the nearest to the middle of each."""
    spaces = {space.id: space for space in board.spaces}
    out: dict[int, Space] = {}
    for at, hexes in members(board).items():
        x, y = spaces[at].centre
        free = [h for h in hexes if not (spaces[h].site or spaces[h].label)] or hexes
        out[min(free, key=lambda h: (hypot(spaces[h].centre[0] - x, spaces[h].centre[1] - y), h))] = spaces[at]
    return out


def _hex_at(board: Board, space: int | None) -> int | None:
    """The hex at which one looks who looks at a space: that nearest to the middle of an area."""
    spaces = {one.id: one for one in board.spaces}
    if space not in spaces or spaces[space].kind != "area":
        return space
    x, y = spaces[space].centre
    hexes = [one for one in board.spaces if one.kind == "hex"]
    near = min(hexes, key=lambda one: (hypot(one.centre[0] - x, one.centre[1] - y), one.id), default=None)
    return space if near is None else near.id


def _corner(places: dict[int, tuple[int, int]], window: Window, tall: int) -> tuple[int, int]:
    """The place shown at the top left: the centre in the middle, but no emptiness where the map could be."""
    if not places:
        return 0, 0
    xs = [x for x, _ in places.values()]
    ys = [y for _, y in places.values()]
    low_x, high_x, low_y, high_y = min(xs), max(xs) + window.cell + 1, min(ys), max(ys) + 2
    if window.centre is not None and window.centre in places:
        x, y = places[window.centre]
    else:
        x, y = (low_x + high_x - window.cell) // 2, (low_y + high_y - 2) // 2
    wide = window.width - GUTTER
    left = x + window.cell // 2 - wide // 2
    top = y + 1 - tall // 2
    left = min(max(left, low_x), max(low_x, high_x - wide))
    top = min(max(top, low_y), max(low_y, high_y - tall))
    return left, top


def _cell(
    canvas: Canvas,
    board: Board,
    space: Space,
    at: tuple[int, int],
    window: Window,
    scene: Scene,
    there: Standing,
) -> None:
    """One hex, and what there is to say of it."""
    x, y = at
    counts, figure = there.counts, there.figure
    inner = window.cell - 1
    sign = SIGNS.get(space.terrain, " ")
    ground = GROUNDS[space.terrain]
    bright = space.id in scene.highlight or board.within.get(space.id, NO_SPACE) in scene.highlight
    edge = f"{ground.split(';38;', maxsplit=1)[0]};{GLOW if bright else DIM}"
    cells = [Canvas(window.cell, 1), Canvas(window.cell, 1)]
    for i, row in enumerate(cells):
        row.put(0, 0, "[" if bright else "." if there.inner else "|", edge)
        row.put(1, 0, "".join([sign if (j + i) % 2 == 0 else " " for j in range(inner)]), ground)
    lying = [marker for marker in scene.markers if _lies(marker.track, marker.space, space)]
    letters = "".join([marker_letter(marker.kind) for marker in lying])
    letters = shortened(letters, max(1, inner - 3))
    room = inner - 1 - len(letters)
    if x >= GUTTER and there.name:
        cells[0].put(2, 0, shortened(there.name, room), _named(space))
    if letters:
        cells[0].put(window.cell - len(letters), 0, letters, MARK)
    elif there.slope and not there.name:
        cells[0].put(window.cell - len(str(space.level)), 0, str(space.level), ground)
    here = 1
    if figure is not None:
        style = board.sides[figure[0]]
        cells[1].put(1, 0, shortened(style.letter + figure[1], inner), side_style(style))
        counts = {}
    for side, count in counts.items():
        words = board.sides[side].letter + str(count)
        if here + len(words) > window.cell:
            cells[1].put(window.cell - 1, 0, "+", side_style(board.sides[side]))
            break
        cells[1].put(here, 0, words, side_style(board.sides[side]))
        here += len(words) + (1 if inner > 5 or len(counts) * 3 <= inner else 0)
    if bright:
        for row in cells:
            row.put(window.cell - 1, 0, "]", edge)
    for i, row in enumerate(cells):
        if y + i < canvas.height:
            row.copy_to(canvas, x, y + i)


def _name(space: Space, window: Window) -> str:
    """A town's sign and name."""
    return SITES.get(space.site, "o") + say(space.label, window.language)


def _named(space: Space) -> str:
    """The style of a name on the ground of a space."""
    ground = GROUNDS[space.terrain]
    return f"{ground.split(';38;', maxsplit=1)[0]};{TOWN}"


def _long_names(
    canvas: Canvas,
    hexes: Sequence[Space],
    places: dict[int, tuple[int, int]],
    corner: tuple[int, int],
    window: Window,
    scene: Scene,
    names: Mapping[int, str],
) -> None:
    """A long name runs on into the next hexes of the row whose first lines hold nothing but ground."""
    busy = set(scene.highlight) | {marker.space for marker in scene.markers if not marker.track}
    free = {places[space.id]: space for space in hexes if space.id not in busy and space.id not in names}
    for space in hexes:
        if space.id in busy or space.id not in names:
            continue
        x, y = places[space.id]
        name = names[space.id]
        under = [space]
        while width_of(name) > window.cell * len(under) - 2 and (x + window.cell * len(under), y) in free:
            under.append(free[x + window.cell * len(under), y])
        x, y = x - corner[0] + GUTTER, y - corner[1] + HEAD
        if len(under) == 1 or x < GUTTER or not HEAD <= y < canvas.height:
            continue
        taken = 2
        for letter in shortened(name, window.cell * len(under) - 2):
            canvas.put(x + taken, y, letter, _named(under[taken // window.cell]))
            taken += columns_of(letter)


def marker_letter(kind: str) -> str:
    """One letter for what lies on a space; a ruin is an x."""
    return "x" if kind.endswith(DESTROYED) else kind[:1].lower()


def _lies(track: str, at: int, space: Space) -> bool:
    return not track and at == space.id


def _edges(
    canvas: Canvas,
    board: Board,
    hexes: Sequence[Space],
    places: dict[int, tuple[int, int]],
    corner: tuple[int, int],
    window: Window,
    tall: int,
) -> None:
    """Row numbers at the left, column numbers above, over whatever was drawn there."""
    for y in range(canvas.height):
        canvas.put(0, y, " " * GUTTER)
    canvas.put(0, 0, " " * canvas.width)
    layout = board.layout
    if layout is None:
        return
    for space in hexes:
        x, y = places[space.id][0] - corner[0], places[space.id][1] - corner[1]
        line = space.row if layout.point_up else space.column
        straight = line % 2 != layout.shifted
        # The shifted lines lie between the others: only one kind can bear numbers across.
        if 0 <= y < tall and (layout.point_up or straight):
            canvas.put(0, y + HEAD, f"{space.row:02d}".rjust(GUTTER - 1), DIM)
        if 0 <= x <= window.width - GUTTER - window.cell and (straight or not layout.point_up):
            canvas.put(x + GUTTER + window.cell // 2 - 1, 0, f"{space.column:02d}", DIM)


def box_lines(board: Board, scene: Scene, language: str, width: int) -> list[str]:
    """What stands in the boxes beside the map, as lines of text: "Harbour: R2 B3"; and in areas that have no hexes (a
    sea beside land), where somebody is.
    """
    counts = counts_of(scene)
    hexed = members(board)
    parts: list[str] = []
    for space in board.spaces:
        busy = space.id in counts or space.id in scene.highlight
        if space.kind == "box" or (busy and space.kind == "area" and space.id not in hexed):
            here = [f"{board.sides[side].letter}{count}" for side, count in counts.get(space.id, {}).items()]
            name = say(space.label, language) or space.name
            words = f"{name}: {' '.join(here) or '-'}"
            parts.append(f"[{words}]" if space.id in scene.highlight else words)
    return wrapped(parts, width)


def wrapped(parts: Iterable[str], width: int) -> list[str]:
    """The parts on as few lines as they need, two blanks apart; one that is too long is cut."""
    lines: list[str] = []
    for part in parts:
        piece = shortened(part, width)
        if lines and width_of(lines[-1]) + 2 + width_of(piece) <= width:
            lines[-1] += "  " + piece
        else:
            lines.append(piece)
    return lines
