"""A map in words, for a terminal: what the drawing has no room to say, its signs, and the whole map as a list."""

from polemos.board.areas import area_by_hex, extent, gathered, hosts, neighbours
from polemos.board.describe import Board, Scene, Space, say
from polemos.board.kinds import SITES as KINDS
from polemos.board.terminal import ROUTES, SIGNS, SITES, marker_letter, wrapped
from polemos.board.terminal_pieces import counts_of


def standing(board: Board, scene: Scene, space: Space) -> list[tuple[str, int]]:
    """What is in a space, each with its side: markers as small letters ("fA"), then stacks ("A5")."""
    out: list[tuple[str, int]] = []
    for marker in scene.markers:
        if not marker.track and marker.space == space.id:
            owned = 0 <= marker.side < len(board.sides)
            out.append((marker_letter(marker.kind) + (board.sides[marker.side].letter if owned else ""), marker.side))
    for side, count in counts_of(scene).get(space.id, {}).items():
        out.append((f"{board.sides[side].letter}{count}", side))
    return out


def standing_text(board: Board, scene: Scene, space: Space) -> str:
    """What is in a space, in one text."""
    return " ".join([words for words, _ in standing(board, scene, space)])


def called(space: Space, language: str) -> str:
    """The number of a space and its name, if it has one."""
    label = say(space.label, language)
    return space.name if label in ("", space.name) else f"{space.name} {label}"


def beside(board: Board, space: Space) -> bool:
    """Whether a space is a box beside the map; one in a corner of the sheet is not."""
    if space.kind != "box":  # few are: the map is not measured for the others
        return False
    left, top, right, bottom = extent(board)
    x, y = space.centre
    return not (left <= x <= right and top <= y <= bottom)


def captions(board: Board, scene: Scene, language: str, width: int) -> list[str]:
    """What stands in the boxes beside the map and in the places inside areas, as lines of text."""
    inside = hosts(board)
    parts: list[str] = []
    for space in board.spaces:
        if space.id in inside or beside(board, space):
            words = f"{say(space.label, language) or space.name}: {standing_text(board, scene, space) or '-'}"
            parts.append(f"[{words}]" if space.id in scene.highlight else words)
    return wrapped(parts, width)


def signs(board: Board, scene: Scene, language: str) -> list[str]:
    """What the signs and letters on the map mean, as far as the board has words for them: "^ Heights", "f Fort"; on a
    map with points also how routes are written, and what stands at a point.
    """
    inside = hosts(board)
    grounds = {space.terrain: SIGNS.get(space.terrain, "") for space in board.spaces if space.id not in inside}
    grounds |= {space.terrain: "{ }" for space in board.spaces if space.id in inside}
    lying = sorted({marker.kind for marker in scene.markers if not marker.track})
    pairs = [*sorted(grounds.items()), *((kind, marker_letter(kind)) for kind in lying)]
    if any(space.kind == "point" for space in board.spaces):
        lines, sites = {line.kind for line in board.lines}, {space.site for space in board.spaces}
        pairs += [(kind, sign) for kind, sign in reversed(ROUTES) if kind in lines]
        pairs += [(site, SITES.get(site, "o")) for site in KINDS if site in sites]
    return [f"{sign} {say(board.words[word], language)}" for word, sign in pairs if sign and word in board.words]


def listing(board: Board, scene: Scene, language: str, width: int) -> list[str]:
    """The map in words, for a window that is too small to draw in: every space, what is there, who is next to it.

    Hexes that belong to areas are left out: what stands in them is told with their area.
    """
    next_to, parts = neighbours(board), area_by_hex(board)
    scene = gathered(board, scene)
    names = {space.id: space.name for space in board.spaces}
    lines: list[str] = []
    for space in board.spaces:
        if space.id in parts:
            continue
        name = called(space, language)
        words = [SIGNS.get(space.terrain, ""), f"[{name}]" if space.id in scene.highlight else name]
        here = ": ".join(filter(None, (" ".join(filter(None, words)), standing_text(board, scene, space))))
        beyond = ", ".join([names[other] for other in next_to[space.id] if other not in parts])
        lines += wrapped([here, *([f"> {beyond}"] if beyond else [])], width)
    return lines
