"""What an editor of positions has of a war: every unit, and the set-up with the control of each province."""

from typing import Any

from polemos.games.belisarius.choice_ids import PROVINCE_IDS
from polemos.games.belisarius.data import cards, forces, world
from polemos.games.belisarius.edge.board_view import piece
from polemos.games.belisarius.edge.position_names import STATES
from polemos.games.belisarius.state import War
from polemos.room.editor import Kit


def kit(s: War) -> Kit:
    """Every unit, with the face of whoever commands it at the beginning."""
    nowhere = {
        "rebel": [0] * forces.UNITS,
        "control": [*cards.SCENARIOS[s.scenario - 1].control, world.IMPERIAL],
        "loc": [-1] * forces.UNITS,
        "aboard": [0] * forces.UNITS,
    }
    return Kit([piece(u, nowhere) for u in range(forces.UNITS)])


def set_up(position: dict[str, Any], s: War) -> dict[str, Any]:
    """The set-up of a scenario, with the control of each province."""
    control = cards.SCENARIOS[s.scenario - 1].control
    return {**position, "control": {key: STATES[control[p]] for p, key in enumerate(PROVINCE_IDS)}}
