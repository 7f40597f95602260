"""What an editor of positions gets makes positions that can be played."""

import json
from typing import Any

import pytest

from polemos.board.describe import Piece
from polemos.games.sparta_vs_athens.data.tables import PIECE_KEY
from polemos.games.sparta_vs_athens.edge.position import KEYS
from polemos.games.sparta_vs_athens.game import GAME
from polemos.kernel.errors import BadInput
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Palette
from polemos.testing import shown


def palette(scenario: str = "ionian", language: str = "en") -> Palette:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    return found


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_set_up_goes_round(scenario: str) -> None:
    position = json.loads(json.dumps(palette(scenario).position))
    again = GAME.editor.to_position(GAME.editor.laid_out(position))
    usual = GAME.editor.to_position(GAME.editor.laid_out({"scenario": scenario}))
    for key in [key.name for key in KEYS]:
        if key != "generator":
            assert again.get(key) == usual.get(key), key


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_bare_board_with_a_legal_placing_can_be_played(scenario: str) -> None:
    position: dict[str, Any] = json.loads(json.dumps(palette(scenario).empty))
    assert position["pieces"] == {}
    position["pieces"] = {"samos": ["athens_nsp_1", "nicias"], "sparta": ["sparta_lsp_1"]}
    state = GAME.editor.laid_out(position)
    assert GAME.editor.to_position(state)["pieces"].items() >= position["pieces"].items()
    GAME.editor.from_position(position)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_and_every_field_is_there(language: str) -> None:
    found = palette("nicias", language)
    pieces = [piece for piece in found.pieces if isinstance(piece, Piece)]
    assert [piece.id for piece in pieces] == list(PIECE_KEY)
    assert {piece.space for piece in pieces} == {-1}
    shown.palette_is_whole(found)


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown scenario"):
        GAME.editor.palette("9", "en")
