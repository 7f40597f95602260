"""What an editor of positions gets makes positions that can be played."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from polemos.board.describe import Piece
from polemos.games.syracuse.data.tables import UNIT_KEY
from polemos.games.syracuse.edge.position import KEYS
from polemos.games.syracuse.game import GAME
from polemos.kernel.errors import BadInput
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Field, Palette
from polemos.testing import shown

#: What no field says: what an editor does by itself, and what only a running game knows.
INTERNAL = {"scenario", "base", "pieces", "away", "generator", "orders"}


def palette(scenario: str = "1", language: str = "en") -> Palette:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    return found


def bare(scenario: str = "1") -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(palette(scenario).empty))
    return position


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_set_up_goes_round(scenario: str) -> None:
    position = json.loads(json.dumps(palette(scenario).position))
    again = GAME.editor.to_position(GAME.editor.laid_out(position))
    usual = GAME.editor.to_position(GAME.editor.laid_out({"scenario": scenario}))
    for key in [key.name for key in KEYS]:
        if key not in ("generator", "out"):
            assert again.get(key) == usual.get(key), key
    assert {name for names in position["pieces"].values() for name in names} <= set(UNIT_KEY)
    assert GAME.editor.from_position({**position, "seed": "1"}) == GAME.editor.from_position(
        {"scenario": scenario, "seed": "1"}
    )


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_there_and_stands_nowhere(language: str) -> None:
    found = palette("2", language)
    pieces = [piece for piece in found.pieces if isinstance(piece, Piece)]
    assert [piece.id for piece in pieces] == list(UNIT_KEY)
    assert {piece.space for piece in pieces} == {-1}
    assert len(found.pieces) == len(pieces)
    assert json.dumps([asdict(piece) for piece in pieces])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_field_can_be_filled(scenario: str, language: str) -> None:
    found = palette(scenario, language)
    shown.palette_is_whole(found)
    assert {field.key.partition(".")[0] for field in found.fields} | INTERNAL >= {key.name for key in KEYS}
    position = bare(scenario)
    for field in found.fields:
        shown.fill_in(position, field.key, first(field))
    GAME.editor.from_position(position)


def first(field: Field) -> Any:
    """A value of the field's kind, the usual one where there is any."""
    if field.kind == "number":
        return int(field.default)
    return field.default if field.kind == "choice" else "" if field.kind == "text" else []


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


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown scenario '9'; there are 1, 2, 3, 4, 5"):
        GAME.editor.palette("9", "en")
