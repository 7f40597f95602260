"""Several pictures of one board within one HTML page: what they have in common is written once, and used again.

A map can take a megabyte, what stands on it some thousand letters. So a page with forty pictures is hardly larger than
one with the first of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Final

from polemos.board.describe import Board, Scene, Space
from polemos.board.svg import Frame, Ground, layers
from polemos.board.svg_parts import SERIF, Look, number

WORTH: Final = 400
"""Letters of a layer that is worth being used again."""
MARGIN: Final = 3.5
"""Around the spaces that a detail is about, in map units: the widths of a hex or so."""
WIDEST: Final = 0.7
"""The share of the map's width or height from which on all of it is shown rather than a detail."""
SHAPE: Final = 4 / 3
"""Width by height of a detail."""


class Album:
    """The pictures of a board. They belong into one page, the first one before all others."""

    def __init__(self, board: Board, look: Look, name: str = "board") -> None:
        """name: how the ids of the parts begin that are used again."""
        self._board, self._look, self._name = board, look, name
        left, top, width, height = board.frame
        self._frame: Frame = (left, top, width, height)
        self._ground = Ground.of(board, look, self._frame)
        self._known: dict[str, str] = {}
        self._spaces = {space.id: space for space in board.spaces}

    def picture(self, scene: Scene, caption: str, about: Sequence[int] = ()) -> str:
        """The board with what stands on it; of that part, with a mark, where the spaces are that it is `about`."""
        spaces = [self._spaces[at] for at in dict.fromkeys(about) if at in self._spaces]
        left, top, width, height = self._detail(spaces)
        scene = replace(scene, highlight=[space.id for space in spaces])
        drawn = [
            self._used("\n".join([part for part in layer if part]))
            for layer in layers(self._board, scene, self._look, self._frame, self._ground)
        ]
        box = f"{number(left)} {number(top)} {number(width)} {number(height)}"
        return (
            f'<svg viewBox="{box}" font-family="{escape(SERIF)}" role="img" aria-label="{escape(caption)}">'
            f"{''.join(drawn)}</svg>"
        )

    def _used(self, layer: str) -> str:
        """A layer as it stands in the page: itself the first time, then only its name."""
        if len(layer) < WORTH:
            return layer
        known = self._known.get(layer)
        if known is not None:
            return f'<use href="#{known}"/>'
        name = self._known[layer] = f"{self._name}-{len(self._known)}"
        return f'<g id="{name}">{layer}</g>'

    def _detail(self, spaces: Sequence[Space]) -> Frame:
        """Where these spaces are, with what is around them; the whole frame where that is most of it."""
        left, top, width, height = self._frame
        if not spaces:
            return self._frame
        across, down = ([space.centre[axis] for space in spaces] for axis in (0, 1))
        wide = max(across) - min(across) + 2 * MARGIN
        high = max(down) - min(down) + 2 * MARGIN
        wide, high = max(wide, high * SHAPE), max(high, wide / SHAPE)
        if wide > WIDEST * width or high > WIDEST * height:
            return self._frame
        x = (max(across) + min(across) - wide) / 2
        y = (max(down) + min(down) - high) / 2
        return (min(max(x, left), left + width - wide), min(max(y, top), top + height - high), wide, high)
