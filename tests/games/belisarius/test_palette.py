"""What an editor of positions gets makes positions that can be played."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from polemos.board.describe import Piece
from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.forces import UNIT_KEY, UNITS
from polemos.games.belisarius.data.names import LANGUAGES
from polemos.games.belisarius.edge.position import KEYS
from polemos.games.belisarius.game import GAME
from polemos.kernel.errors import BadInput
from polemos.room.view_models import Field, Palette
from polemos.testing import shown

INTERNAL = {"scenario", "base", "removed", "units", "generator", "agreed", "seen", "control", "sp", "hands"}


def palette(scenario: str = "1", language: str = "en") -> Palette:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    return found


def sample(field: Field) -> Any:
    """A value of the field's kind."""
    if field.kind == "number":
        return field.low
    if field.kind == "choice":
        return field.picks[0].id
    if field.kind == "flags":
        return []
    if field.kind == "counts":
        return [f"2 {field.picks[0].id}"] if field.key == "hands.imperial" else [field.picks[1].id]
    return [] if field.kind == "spaces" else ""


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_set_up_goes_round(scenario: str) -> None:
    position = palette(scenario).position
    state = GAME.editor.from_position(json.loads(json.dumps(position)))
    again = GAME.editor.to_position(state)
    usual = GAME.editor.to_position(GAME.editor.from_position({"scenario": scenario}))
    for key in ("units", "sp", "hands", "pillaged", "control"):
        assert again.get(key) == usual.get(key), key
    units = position["units"]
    assert isinstance(units, dict)
    assert {u for names in units.values() for u in names} <= set(UNIT_KEY)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_bare_board_with_a_legal_placing_can_be_played(scenario: str) -> None:
    position = json.loads(json.dumps(palette(scenario).empty))
    assert position["units"] == {}
    GAME.editor.from_position(position)
    position["units"] = {"3433": ["Guard-garrison-1", "Justinian"], "Persia-area": ["Persia-field_army-1"]}
    state = GAME.editor.from_position(position)
    assert GAME.editor.to_position(state)["units"]["3433"] == ["Guard-garrison-1", "Justinian"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_there_and_stands_nowhere(language: str) -> None:
    found = palette("2", language)
    pieces = [piece for piece in found.pieces if isinstance(piece, Piece)]
    assert [piece.id for piece in pieces] == list(UNIT_KEY)
    assert {piece.space for piece in pieces} == {-1}
    assert len(found.pieces) == UNITS
    assert found.pieces_key == "units"
    assert json.dumps([asdict(piece) for piece in pieces])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_field_can_be_filled(scenario: str, language: str) -> None:
    found = palette(scenario, language)
    shown.palette_is_whole(found)
    keys = [field.key for field in found.fields]
    assert {key.partition(".")[0] for key in keys} | INTERNAL >= {key.name for key in KEYS}
    position = json.loads(json.dumps(found.empty))
    for field in found.fields:
        shown.fill_in(position, field.key, sample(field))
    GAME.editor.from_position(position)


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


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown scenario '9'; there are 1, 2, 3"):
        GAME.editor.palette("9", "en")
    assert len(SCENARIOS) == len(GAME.scenarios)
