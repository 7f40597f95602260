"""What an editor of positions gets makes positions that can be played."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from polemos.board.describe import Piece
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.edge.position import KEYS
from polemos.games.alexander.game import GAME
from polemos.kernel.errors import BadInput
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Field, Palette
from polemos.testing import shown

#: What no field says: what an editor does by itself, what only a running game knows, what needs a line of its own.
INTERNAL = {"scenario", "base", "pieces", "generator", "special", "deep", "standing"}


def palette(scenario: str = "samarkand", language: str = "en") -> Palette:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    return found


def bare(scenario: str = "samarkand") -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(palette(scenario).empty))
    return position


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_set_up_goes_round(scenario: str) -> None:
    position = json.loads(json.dumps(palette(scenario).position))
    again = GAME.editor.to_position(GAME.editor.laid_out(position))
    usual = GAME.editor.to_position(GAME.editor.laid_out({"scenario": scenario}))
    for key in [key.name for key in KEYS]:
        if key != "generator":
            assert again.get(key) == usual.get(key), key
    g = setting_of(GAME.scenarios.index(scenario))
    named = {name for names in position["pieces"].values() for name in names}
    assert named <= {*g.unit_id, *g.leader_id}
    assert GAME.editor.from_position({**position, "seed": "1"}) == GAME.editor.from_position(
        {"scenario": scenario, "seed": "1"}
    )


def test_a_bare_field_with_a_few_units_can_be_played() -> None:
    position = bare()
    assert position["pieces"] == {}
    position["pieces"] = {"2619": ["mac.ho.merc", "mac.pharnuches"], "2610": ["sog.spitamenes"]}
    position["facing"] = ["210 mac.ho.merc"]
    position["hits"] = ["mac.ho.merc"]
    state = GAME.editor.from_position(position)
    g = setting_of(state.scenario)
    u = g.unit_id.index("mac.ho.merc")
    assert (state.facing[u], state.hits[u]) == (7, 1)
    assert GAME.editor.to_position(state)["facing"] == ["210 mac.ho.merc"]


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_where_nobody_can_act_the_battle_is_over(scenario: str) -> None:
    assert GAME.editor.from_position(bare(scenario)).winner >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_there_and_stands_nowhere(language: str) -> None:
    found = palette("hydaspes", language)
    g = setting_of(GAME.scenarios.index("hydaspes"))
    pieces = [piece for piece in found.pieces if isinstance(piece, Piece)]
    assert [piece.id for piece in pieces] == [*g.unit_id, *g.leader_id]
    assert {piece.space for piece in pieces} == {-1}
    assert len(found.pieces) == len(pieces)
    assert json.dumps([asdict(piece) for piece in pieces])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_field_can_be_filled(scenario: str, language: str) -> None:
    found = palette(scenario, language)
    shown.palette_is_whole(found)
    position: dict[str, Any] = json.loads(json.dumps(found.position))
    for field in found.fields:
        shown.fill_in(position, field.key, first(field))
    GAME.editor.from_position(position)


def test_every_key_of_a_position_has_its_field() -> None:
    fields = {field.key.partition(".")[0] for name in GAME.scenarios for field in palette(name).fields}
    assert fields | INTERNAL >= {key.name for key in KEYS}


def first(field: Field) -> Any:
    """A value of the field's kind, the usual one where there is any."""
    if field.kind == "number":
        return int(field.default)
    return field.default if field.kind == "choice" else "" if field.kind == "text" else []


def test_every_pick_is_understood() -> None:
    for field in palette("arbela").fields:
        if field.kind == "choice":
            values: list[Any] = [pick.id for pick in field.picks]
        elif field.kind == "flags":
            values = [[pick.id] for pick in field.picks]
        elif field.kind == "counts":
            values = [[f"2 {pick.id}"] for pick in field.picks]
        elif field.kind == "bearings":
            assert (field.low, field.high) == (30, 60)
            values = [[f"{field.low} {pick.id}"] for pick in field.picks]
        else:
            continue
        for value in values:
            position: dict[str, Any] = {"scenario": "arbela"}
            if field.key == "options":
                # the two belong together
                value = ["charge_formation", "pursuit"] if value[0] in ("charge_formation", "pursuit") else value
            if field.key == "phase":
                position["active"] = "per.bessus"
            shown.fill_in(position, field.key, value)
            GAME.editor.laid_out(position)


def test_what_stands_in_a_default_is_what_the_scenario_says() -> None:
    fields = {field.key: field.default for field in palette("issus").fields}
    assert (fields["commanders.opponent"], fields["phase"]) == ("per.darius", "activation")


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown scenario 'troy'"):
        GAME.editor.palette("troy", "en")
