"""What an editor of positions gets, and that positions written of random play are read again as they were."""

import json

import pytest

from polemos.games.peloponnesian_war.game import GAME
from polemos.room.texts import LANGUAGES
from polemos.testing import shown
from polemos.testing.secrets import positions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_field_can_be_filled(scenario: str, language: str) -> None:
    found = GAME.editor.palette(scenario, language)
    assert found is not None
    shown.palette_is_whole(found)
    keys = {field.key for field in found.fields}
    assert {"year", "season", "treasury.athens", "al.corinth", "ml.laconia", "controller.boeotia", "facts"} <= keys
    for begun in (found.position, found.empty):
        position = json.loads(json.dumps(begun))
        shown.fill(position, found)
        GAME.editor.from_position(position)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_random_play_comes_to_is_written_and_read_again(scenario: str) -> None:
    for s in positions(GAME, "written", scenario, GAME.rules.every_option(), every=41, most=40):
        position = json.loads(json.dumps(GAME.editor.to_position(s)))
        again = GAME.editor.laid_out(position)
        assert json.loads(json.dumps(GAME.editor.to_position(again))) == position
        assert (again.loc, again.treasury) == (s.loc, s.treasury)
        assert sorted(again.wall_ready) == sorted(s.wall_ready)


def test_long_walls_under_way_name_their_builder_and_season() -> None:
    walls = [["corinth", "cenchrae", "corinth-hoplite-4-01", "5"]]
    there = {"pieces": {"corinth": ["corinth-hoplite-4-01"]}, "inside": ["corinth-hoplite-4-01"]}
    said = {"scenario": "campaign", "base": "empty", "long_walls": walls, **there}
    assert GAME.editor.to_position(GAME.editor.laid_out(said))["long_walls"] == walls
