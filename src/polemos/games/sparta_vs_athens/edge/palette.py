"""What an editor of positions has: every counter."""

from polemos.games.sparta_vs_athens.data.tables import HOME_SIDE, NEITHER, PIECES, UNIT_NATION, UNITS
from polemos.games.sparta_vs_athens.edge.board_view import piece
from polemos.games.sparta_vs_athens.state import POOL, War
from polemos.room.editor import Kit


def kit(s: War) -> Kit:
    """Every counter, standing nowhere, each unit among those of the side that its nation can join."""
    homes = [HOME_SIDE[UNIT_NATION[number]] if number < UNITS else NEITHER for number in range(PIECES)]
    return Kit([piece(number, POOL, home=home) for number, home in enumerate(homes)])
