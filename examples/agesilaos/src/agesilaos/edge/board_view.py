"""What stands on the map as data, for anybody who draws it. The map itself is in board_map.py."""

from collections.abc import Mapping
from typing import Any

from polemos.board.describe import Board, Marker, Piece, Scene

from agesilaos.data.tables import CARDS, HORSE, LEADER, PERSIAN, PIECE_COUNT, PIECE_NAMES, SIDE_OF, STRENGTH, pair
from agesilaos.data.world import NOWHERE
from agesilaos.edge.board_map import board
from agesilaos.edge.messages import texts
from agesilaos.state import LOST, Situation


def board_of(scenario: str) -> Board:
    """The map, which is the same for every scenario."""
    return board()


def pieces(view: Mapping[str, Any], language: str) -> Scene:
    """What stands on the map in a view."""
    places = view["loc"]
    standing = [piece(i, places[i], view["hungry"][i]) for i in range(PIECE_COUNT) if places[i] != LOST]
    burnt = pair("map", "plundered")
    markers = [Marker("pillaged", at, label=burnt) for at, done in enumerate(view["plundered"]) if done]
    if view["ambush"] != NOWHERE:
        markers.append(Marker("ambush", view["ambush"], PERSIAN))
    return Scene(standing, markers)


def piece(number: int, space: int, hungry: int = 0) -> Piece:
    """A counter, wherever it stands."""
    name = pair("pieces", PIECE_NAMES[number])
    symbol = "horse" if HORSE[number] else "leader" if LEADER[number] else "foot"
    marks = ["low"] if hungry else []
    values = [STRENGTH[number]]
    return Piece(PIECE_NAMES[number], SIDE_OF[number], "unit", space, name, symbol, values, marks=marks)


def moment(s: Situation, language: str) -> str:
    """The turn."""
    return texts(language)("moment", {"number": s.turn, "last": CARDS[s.scenario].turns})
