"""What an editor of positions gets makes positions that can be played."""

import json
from typing import Any

import pytest

from polemos.board.describe import Piece
from polemos.games.syracuse.data.tables import UNIT_KEY
from polemos.games.syracuse.game import GAME
from polemos.room.view_models import Palette
from polemos.testing import shown


def palette(scenario: str = "1", language: str = "en") -> Palette:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    return found


def bare(scenario: str = "1") -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(palette(scenario).empty))
    return position


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_bare_board_with_a_legal_placing_can_be_played(scenario: str) -> None:
    position = bare(scenario)
    assert position["pieces"] == {}
    GAME.editor.from_position(position)
    position["pieces"] = {"T7": ["AH1", "NIC"], "M9": ["AT1"], "olympieion": ["SA1"]}
    position["reduced"] = ["AH1"]
    state = GAME.editor.laid_out(position)
    assert GAME.editor.to_position(state)["pieces"] == position["pieces"]
    assert GAME.editor.to_position(state)["reduced"] == ["AH1"]
    assert state.forts == [0, 0, 0, 2]
    assert not any(state.walls)


def test_every_piece_is_there() -> None:
    found = palette("2")
    assert [piece.id for piece in found.pieces if isinstance(piece, Piece)] == list(UNIT_KEY)


def test_every_pick_is_understood() -> None:
    for field in palette("1").fields:
        if field.kind == "choice":
            values: list[Any] = [pick.id for pick in field.picks]
        elif field.kind == "flags":
            values = [[pick.id] for pick in field.picks]
        else:
            continue
        # chits of the other mix are in nobody's reach
        single = [pick.id for pick in field.picks if pick.id in ("S12", "S14", "S15", "S18", "S22")]
        for value in values:
            position = bare()
            position["hands"] = {}
            if field.key.startswith("hands") and value[0] in single:
                position["options"] = ["single_chits"]
            shown.fill_in(position, field.key, value)
            GAME.editor.from_position(position)


def test_what_stands_in_a_default_is_what_the_scenario_says() -> None:
    fields = {field.key: field.default for field in palette("4").fields}
    assert (fields["works.A1"], fields["works.1A"], fields["works.plemmyrion"]) == ("built", "destroyed", "athens")
    assert (fields["advantage"], fields["plemmyrion"], fields["turn"]) == ("syracuse", "in time", "5")
    assert (fields["due.DEM"], fields["due.AP2"], fields["supply.athens"]) == ("8", "0", "3")
