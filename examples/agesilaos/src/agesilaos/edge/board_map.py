"""The map itself as data, for anybody who draws it."""

from functools import cache
from typing import Final

from polemos.board.describe import Board, SideStyle, Text, frame_of
from polemos.board.kinds import Shape
from polemos.room.map_models import coast_outlines, point_spaces, route_lines

from agesilaos.data.models import SIDES
from agesilaos.data.pack import FILES
from agesilaos.data.tables import NAMES, pair

#: How pieces look, by side: colour, ink, letter, shape.
LOOKS: Final[tuple[tuple[str, str, str, Shape], ...]] = (
    ("#8e2f22", "#f9e6b0", "G", "square"),
    ("#1f4f7d", "#f6efd9", "P", "round"),
)


def label(space: str) -> Text:
    """The name of a place."""
    return pair("spaces", space)


@cache
def board() -> Board:
    """The map; built once."""
    spaces = point_spaces(FILES.map, label)
    coast = coast_outlines(FILES.map.coast)
    return Board(
        title={"en": "Agesilaos in Asia", "ja": "アゲシラオスの小アジア遠征"},
        frame=frame_of(spaces, 1.6, coast),
        spaces=spaces,
        sides=[SideStyle(pair("sides", side), *look) for side, look in zip(SIDES, LOOKS, strict=True)],
        lines=route_lines(FILES.map, spaces),
        outlines=coast,
        words={key: pair("map", key) for key in NAMES["map"]},
    )
