"""What an editor of positions gets makes positions that can be played."""

import json
from typing import Any

import pytest

from polemos.board.describe import Piece
from polemos.games.belisarius.data.forces import UNIT_KEY
from polemos.games.belisarius.game import GAME
from polemos.kernel.errors import BadInput
from polemos.room.view_models import Palette
from polemos.testing import shown


def palette(scenario: str = "1", language: str = "en") -> Palette:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    return found


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_bare_board_with_a_legal_placing_can_be_played(scenario: str) -> None:
    position = json.loads(json.dumps(palette(scenario).empty))
    assert position["units"] == {}
    GAME.editor.from_position(position)
    position["units"] = {"3433": ["Guard-garrison-1", "Justinian"], "Persia-area": ["Persia-field_army-1"]}
    state = GAME.editor.from_position(position)
    assert GAME.editor.to_position(state)["units"]["3433"] == ["Guard-garrison-1", "Justinian"]


def test_every_piece_is_there() -> None:
    found = palette("2")
    assert [piece.id for piece in found.pieces if isinstance(piece, Piece)] == list(UNIT_KEY)
    assert found.pieces_key == "units"


def test_every_pick_is_understood() -> None:
    found = palette("1")
    for field in found.fields:
        values: list[Any] = [pick.id for pick in field.picks]
        if field.kind == "flags" and field.key not in ("options", "barred", "dead"):
            continue
        for value in values if field.kind == "choice" else [[value] for value in values]:
            position = json.loads(json.dumps(found.empty))
            position["hands"] = {}
            if field.key == "options" and value == ["attrition"]:
                value = ["disbanding", "attrition"]
            shown.fill_in(position, field.key, value)
            GAME.editor.from_position(position)


def test_states_of_units_are_said_by_their_keys() -> None:
    position: dict[str, Any] = json.loads(json.dumps(palette("1").empty))
    position["phase"] = "operations"
    position["player"] = "imperial"
    position["units"] = {
        "3433": ["Guard-garrison-1", "Guard-garrison-3", "Guard-fleet-1"],
        "3419": ["Guard-garrison-2"],
    }
    position |= {"aboard": ["Guard-garrison-1"], "rebels": ["Guard-garrison-2"], "spent": ["Guard-fleet-1"]}
    state = GAME.editor.from_position(position)
    assert state.aboard[UNIT_KEY.index("Guard-garrison-1")]
    assert state.rebel[UNIT_KEY.index("Guard-garrison-2")]
    assert state.spent[UNIT_KEY.index("Guard-fleet-1")]


def test_dice_and_draws_may_be_written_as_texts() -> None:
    base = {"scenario": "1", "base": "empty", "phase": "operations", "units": {"3433": "guard garrison"}}
    state = GAME.editor.from_position({**base, "player": "imperial", "dice": "3, 4 6", "draws": "agent, 2 treachery"})
    written = GAME.editor.to_position(state)
    assert written["dice"] == [3, 4, 6]
    assert written["draws"] == ["agent", "treachery", "treachery"]
    for wrong in ("3 7", "three"):
        with pytest.raises(BadInput, match="dice: must be a list of faces"):
            GAME.editor.from_position({**base, "dice": wrong})
