"""What an editor of positions needs: the set-up as a position, every piece, and a field for each thing to say."""

from polemos.room.positions import bared, fields_of
from polemos.room.rules import Rules
from polemos.room.view_models import Palette

from agesilaos.data.tables import BOTH, PIECE_COUNT
from agesilaos.edge.board_view import piece
from agesilaos.edge.position import KEYS, PIECES_KEY, laid_out, to_position
from agesilaos.edge.position_form import Form
from agesilaos.state import LOST, Situation


def palette(scenario: str, language: str, rules: Rules[Situation]) -> Palette:
    """The palette of a scenario."""
    position: dict[str, object] = to_position(laid_out({"scenario": scenario}, rules))
    position.pop("generator", None)
    position["seed"] = ""
    return Palette(
        position,
        {**bared(position, KEYS), PIECES_KEY: {}},
        PIECES_KEY,
        [piece(number, LOST) for number in range(PIECE_COUNT)],
        fields_of(KEYS, Form(scenario, language), len(BOTH)),
    )
