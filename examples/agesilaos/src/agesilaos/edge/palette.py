"""What an editor of positions has: every piece."""

from polemos.room.editor import Kit

from agesilaos.data.tables import PIECE_COUNT
from agesilaos.edge.board_view import piece
from agesilaos.state import LOST, Situation


def kit(s: Situation) -> Kit:
    """Every piece, standing nowhere."""
    return Kit([piece(number, LOST) for number in range(PIECE_COUNT)])
