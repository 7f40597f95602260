"""Drawing a game's map: in the terminal and as SVG; finding places by number or name."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from polemos.board import terminal
from polemos.board.describe import Board, Scene, Space, say
from polemos.board.svg import draw as draw_svg
from polemos.board.svg_parts import Look
from polemos.cli.words import words
from polemos.kernel.game import Choice, Game
from polemos.match.files import write_atomic


def scene_of(game: Game, state: Any, side: int, language: str, choices: list[Choice] | None = None) -> Scene:
    """What a side sees on the board; the spaces of the choices are highlighted."""
    scene: Scene = game.pieces(game.view(state, side), language)
    if not choices:
        return scene
    numbers = {space.name: space.id for space in game.board(language).spaces}
    lit = [numbers[c.target] for c in choices if c.target in numbers]
    return Scene(scene.pieces, scene.markers, scene.control, lit, scene.caption)


def print_map(
    out: Console, board: Board, scene: Scene, language: str, centre: int | None = None, rows: int = 0
) -> None:
    """The map, or a window of it around a space; a list of the pieces where the board has no hexes."""
    width = max(40, out.width)
    height = rows or max(20, min(60, out.height - 8))
    try:
        window = terminal.Window(width=width, height=height, centre=centre, language=language)
        canvas = terminal.draw(board, scene, window)
    except ValueError:
        print_pieces(out, board, scene, language, None)
        return
    if out.is_terminal and out.color_system is not None:
        out.print(Text.from_ansi(canvas.ansi()), soft_wrap=True)
    else:
        out.print(canvas.plain(), soft_wrap=True)


def print_pieces(out: Console, board: Board, scene: Scene, language: str, place: int | None) -> None:
    """What stands in a space, or in every space where something stands."""
    lines = []
    for space in board.spaces:
        if place is not None and space.id != place:
            continue
        here = [p for p in scene.pieces if p.space == space.id]
        marks = [m for m in scene.markers if m.space == space.id and not m.track]
        if not here and not marks and place is None:
            continue
        lines.append(f"{space_name(space, language)}")
        lines += [f"  {piece_text(board, p, language)}" for p in here]
        lines += [f"  ({say(m.label, language) or m.kind})" for m in marks]
        if not here and not marks:
            lines.append("  " + words(language)("nothing-here"))
    out.print("\n".join(lines) or words(language)("nothing-here"), soft_wrap=True)


def piece_text(board: Board, piece: Any, language: str) -> str:
    """A piece in words: its side, name and numbers."""
    side = say(board.sides[piece.side].label, language) if 0 <= piece.side < len(board.sides) else ""
    values = "-".join(map(str, piece.values))
    name = say(piece.label, language) or piece.kind
    return " ".join(part for part in (f"{side}:" if side else "", name, values) if part)


def space_name(space: Space, language: str) -> str:
    """The number of a space and the name of the place there, if it has one."""
    label = say(space.label, language)
    return space.name if not label or label == space.name else f"{space.name} {label}"


def find_spaces(board: Board, text: str) -> list[Space]:
    """The spaces that a typed number or name means: exact ones, else those whose names begin so."""
    wanted = text.strip().casefold()
    if not wanted:
        return []
    exact = [s for s in board.spaces if wanted == s.name.casefold() or wanted in _labels(s)]
    if exact:
        return exact
    return [s for s in board.spaces if any(label.startswith(wanted) for label in [s.name.casefold(), *_labels(s)])]


def _labels(space: Space) -> list[str]:
    return [label.casefold() for label in space.label.values() if label]


def write_svg(path: Path, board: Board, scene: Scene, language: str) -> None:
    """Draw the map with its pieces into a file. Raises BadInput."""
    write_atomic(path, draw_svg(board, scene, Look(language=language)))
