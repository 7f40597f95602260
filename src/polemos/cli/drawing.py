"""Drawing a game's map: in the terminal and as SVG; finding places by number or name."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from polemos.board import terminal, terminal_areas
from polemos.board.areas import hosts, neighbours, of_two_grains
from polemos.board.describe import NO_TAIL, Board, Piece, Scene, Space, say
from polemos.board.svg import draw as draw_svg
from polemos.board.svg_parts import Look
from polemos.board.terminal_pieces import arrow
from polemos.board.terminal_words import called, listing, signs
from polemos.cli.words import words
from polemos.kernel.folding import folded
from polemos.match.files import write_atomic
from polemos.room.game import AnyGame
from polemos.room.results import Choice
from polemos.room.view_models import Way

WHOLE: Final = 28  # lines of a map of areas and what stands below it, even if the window is lower


def scene_of(
    game: AnyGame, state: Any, side: int, language: str, choices: list[Choice] | None = None, ways: Sequence[Way] = ()
) -> Scene:
    """What a side sees on the board; the spaces of the choices are highlighted, and those to which ways lead."""
    scene: Scene = game.edge.pieces(game.rules.view(state, side), language)
    if not choices:
        return scene
    numbers = {space.name: space.id for space in game.edge.board_for(state, language).spaces}
    lit = [numbers[c.target] for c in choices if c.target in numbers]
    lit += [way.space for way in ways if way.space not in lit]
    return Scene(scene.pieces, scene.markers, scene.control, lit, scene.caption)


def print_map(
    out: Console, board: Board, scene: Scene, language: str, centre: int | None = None, rows: int = 0
) -> None:
    """The map, or a window of it around a space; every space in words where the window is too small to draw in.

    `rows`: how many lines of a hex map are enough. A map of areas says something only as a whole. One of areas that are
    made of hexes is drawn in areas as a whole, and in hexes around a space.
    """
    width = max(40, out.width)
    in_hexes = board.layout is not None and not (of_two_grains(board) and centre is None)
    if in_hexes:
        key, height = [], rows or max(20, min(60, out.height - 8))
    else:
        key, height = map_key(board, scene, language, width), max(WHOLE, min(60, out.height - 8))
    window = terminal.Window(width=width, height=height - len(key), centre=centre, language=language)
    try:
        canvas = (terminal if in_hexes else terminal_areas).draw(board, scene, window)
    except ValueError:
        out.print("\n".join(listing(board, scene, language, width)), soft_wrap=True, markup=False)
        return
    if out.is_terminal and out.color_system is not None:
        out.print(Text.from_ansi(canvas.ansi()), soft_wrap=True)
    else:
        out.print(canvas.plain(), soft_wrap=True, markup=False)
    if key:
        out.print("\n".join(key), soft_wrap=True, markup=False, style="dim")


def map_key(board: Board, scene: Scene, language: str, width: int) -> list[str]:
    """What the signs on a map of areas mean."""
    parts = signs(board, scene, language)
    sites = [say(track.texts[0], language) for track in board.tracks if track.is_site]
    if sites:
        parts.append(words(language)("map-works", {"work": sites[0]}))
    return terminal.wrapped(parts, width)


def print_pieces(out: Console, board: Board, scene: Scene, language: str, places: Sequence[int] = ()) -> None:
    """What stands in some spaces, or in every space where something stands."""
    names = {space.id: space.name for space in board.spaces}
    standing: dict[int, list[Piece]] = {}
    for piece in scene.pieces:
        for where in {piece.space, piece.tail}:
            standing.setdefault(where, []).append(piece)
    lines = []
    for space in board.spaces:
        if places and space.id not in places:
            continue
        here = standing.get(space.id, [])
        marks = [m for m in scene.markers if m.space == space.id and not m.track]
        if not here and not marks and not places:
            continue
        lines.append(called(space, language))
        lines += [f"  {piece_text(board, names, p, language)}" for p in here]
        lines += [f"  ({say(m.label, language) or m.kind})" for m in marks]
        if not here and not marks:
            lines.append("  " + words(language)("nothing-here"))
        if places and board.layout is None:
            beyond = ", ".join([called(board.spaces[n], language) for n in neighbours(board)[space.id]])
            lines.append("  " + words(language)("next-to", {"places": beyond or words(language)("nothing-here")}))
    out.print("\n".join(lines) or words(language)("nothing-here"), soft_wrap=True)


def piece_text(board: Board, names: Mapping[int, str], piece: Piece, language: str) -> str:
    """A piece in words: its side, name and numbers, where it faces, both its spaces if it covers two, and its
    states. names: of all spaces.
    """
    side = say(board.sides[piece.side].label, language) if 0 <= piece.side < len(board.sides) else ""
    values = "-".join(map(str, piece.values))
    name = say(piece.label, language) or piece.kind
    facing = "" if piece.facing is None else arrow(piece.facing)
    both = ""
    if piece.tail != NO_TAIL:
        both = f"({names[piece.space]}+{names[piece.tail]})"
    states = ", ".join(filter(None, [mark_text(board, mark, language) for mark in piece.marks]))
    states = f"[{states}]" if states else ""
    return " ".join(part for part in (f"{side}:" if side else "", name, values, facing, both, states) if part)


def mark_text(board: Board, mark: str, language: str) -> str:
    """A state of a piece in the words of its board, "hits-3" as "hits" with the number; "" where it has no word."""
    if mark in board.words:
        return say(board.words[mark], language)
    stem, _, number = mark.rpartition("-")
    return f"{say(board.words[stem], language)} {number}" if stem in board.words and number.isdecimal() else ""


def find_spaces(board: Board, text: str) -> list[Space]:
    """The spaces that a typed number or name means: exact ones, else those whose names, or words of names, begin so."""
    wanted = folded(text)
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, _has_word):
        found = [s for s in board.spaces if any(fits(label, wanted) for label in [folded(s.name), *_labels(s)])]
        if found:
            return found
    return []


def outermost(board: Board, spaces: list[Space]) -> list[Space]:
    """Spaces without those that lie inside another of them: a fort and its area may share a name."""
    if len(spaces) < 2:
        return spaces
    around = hosts(board) | board.within
    return [s for s in spaces if not any(around.get(s.id) == other.id for other in spaces)]


def _has_word(label: str, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in label.split())


def _labels(space: Space) -> list[str]:
    return [folded(label) for label in space.label.values() if label]


def write_svg(path: Path, board: Board, scene: Scene, language: str) -> None:
    """Draw the map with its pieces into a file. Raises BadInput."""
    write_atomic(path, draw_svg(board, scene, Look(language=language)))
