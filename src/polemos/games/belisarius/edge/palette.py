"""What an editor of positions needs: the set-up as a position, every piece there is, a field for each thing to say."""

from polemos.games.belisarius.choice_ids import PROVINCE_IDS
from polemos.games.belisarius.data import cards, forces, world
from polemos.games.belisarius.edge.board_view import piece
from polemos.games.belisarius.edge.position import KEYS, PIECES_KEY, laid_out, to_position
from polemos.games.belisarius.edge.position_form import Form
from polemos.games.belisarius.edge.position_names import PLAYER_NAMES, STATES
from polemos.games.belisarius.state import War
from polemos.room.positions import bared, fields_of
from polemos.room.rules import Rules
from polemos.room.view_models import Palette


def palette(scenario: str, language: str, rules: Rules[War]) -> Palette:
    """The palette of a scenario."""
    card = cards.SCENARIOS[int(scenario) - 1]
    position = set_up(card, rules)
    nowhere = {
        "rebel": [0] * forces.UNITS,
        "control": [*card.control, world.IMPERIAL],
        "loc": [-1] * forces.UNITS,
        "aboard": [0] * forces.UNITS,
    }
    return Palette(
        position,
        {**bared(position, KEYS), PIECES_KEY: {}},
        PIECES_KEY,
        [piece(u, nowhere) for u in range(forces.UNITS)],
        fields_of(KEYS, Form(card, language), len(PLAYER_NAMES)),
    )


def set_up(card: cards.Scenario, rules: Rules[War]) -> dict[str, object]:
    """The usual set-up of a scenario, with each unit by its key and each province with its control."""
    position: dict[str, object] = to_position(laid_out({"scenario": str(card.number)}, rules))
    del position["generator"]
    control = {PROVINCE_IDS[p]: STATES[card.control[p]] for p in range(world.PROVINCE_COUNT)}
    return {**position, "control": control, "seed": ""}
