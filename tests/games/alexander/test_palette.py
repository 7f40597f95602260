"""What an editor of positions gets makes positions that can be played."""

import json
from typing import Any

import pytest

from polemos.board.describe import Piece
from polemos.games.alexander.data.setting import setting_of
from polemos.games.alexander.game import GAME
from polemos.room.view_models import Palette
from polemos.testing import shown


def palette(scenario: str = "samarkand", language: str = "en") -> Palette:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    return found


def bare(scenario: str = "samarkand") -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(palette(scenario).empty))
    return position


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


def test_every_piece_is_there() -> None:
    found = palette("hydaspes")
    g = setting_of(GAME.scenarios.index("hydaspes"))
    assert [piece.id for piece in found.pieces if isinstance(piece, Piece)] == [*g.unit_id, *g.leader_id]


@pytest.mark.long
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
