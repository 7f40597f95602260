"""What stands on a hex, in the few letters that a cell of a terminal has: numbers, sides, where something faces."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from polemos.board.describe import NO_TAIL, Piece, Scene, SideStyle, say

ARROWS: Final = ("^", "^>", ">", "v>", "v", "<v", "<", "<^")
"""Where something faces, by eighths of a turn clockwise from the top; one and two columns in every terminal."""
TAIL: Final = "=="  # the second half of a counter that covers two hexes


class Standing(NamedTuple):
    """What there is to say of a hex: how many pieces of each side; side and letters, where they face alike; whether the
    ground beside it has another level; whether the hex to its left belongs to the same area; the name that it
    bears, or "".
    """

    counts: dict[int, int]
    figure: tuple[int, str] | None
    slope: bool
    inner: bool = False
    name: str = ""


def sloping(heights: Mapping[tuple[int, int], int], at: tuple[int, int]) -> bool:
    """Whether a hex has a neighbour of another level; places are doubled (see `Convention.doubled`)."""
    line, along = at
    return any(
        [heights.get((line + u, along + v), heights[at]) != heights[at] for u, v in ((0, 2), (0, -2))]
        + [heights.get((line + u, along + v), heights[at]) != heights[at] for u in (-1, 1) for v in (-1, 1)]
    )


def counts_of(scene: Scene) -> dict[int, dict[int, int]]:
    """Pieces by space and side; one that covers two spaces counts in both."""
    out: dict[int, dict[int, int]] = {}
    for piece in scene.pieces:
        for space in (piece.space, piece.tail) if piece.tail != NO_TAIL else (piece.space,):
            by_side = out.setdefault(space, {})
            by_side[piece.side] = by_side.get(piece.side, 0) + 1
    return {space: dict(sorted(out[space].items())) for space in out}


def arrow(facing: int) -> str:
    """Where something faces, in one or two columns: up, or down and to the left. Between the eighths of a turn lie the
    sloping ones.
    """
    facing %= 360
    if facing % 90 == 0:
        return ARROWS[facing // 45]
    return ARROWS[facing // 90 * 2 + 1]


def figures_of(scene: Scene) -> dict[int, tuple[int, str]]:
    """By space where all that face somewhere face alike, and are of one side: that side, and in a few letters what.

    A piece alone with its people, several with their number.
    """
    here: dict[int, list[Piece]] = {}
    for piece in scene.pieces:
        for space in (piece.space, piece.tail) if piece.tail != NO_TAIL else (piece.space,):
            here.setdefault(space, []).append(piece)
    found: dict[int, tuple[int, str]] = {}
    for space, pieces in here.items():
        facing = {piece.facing for piece in pieces if piece.facing is not None}
        if len(facing) != 1 or len({piece.side for piece in pieces}) != 1:
            continue
        words = arrow(facing.pop())
        if len(pieces) > 1:
            words = f"{len(pieces)}{words}"
        elif pieces[0].tail == space:
            words += TAIL
        elif not pieces[0].hidden:
            words += say(pieces[0].tag, "en")
        found[space] = (pieces[0].side, words)
    return found


def side_style(side: SideStyle) -> str:
    """White on the side's colour."""
    red, green, blue = (int(side.colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"1;38;5;231;48;2;{red};{green};{blue}"
