"""What an editor of positions gets, and that positions written of random play are read again as they were."""

import json

import pytest

from polemos.games.peloponnesian_war.asking import season_number
from polemos.games.peloponnesian_war.data.tables import SIDE_NAMES
from polemos.games.peloponnesian_war.edge.position_names import city_named
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.errors import BadInput
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


@pytest.mark.long(only="campaign")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_random_play_comes_to_is_written_and_read_again(scenario: str) -> None:
    for s in positions(GAME, "written", scenario, GAME.rules.every_option(), every=41, most=40):
        position = json.loads(json.dumps(GAME.editor.to_position(s)))
        again = GAME.editor.laid_out(position)
        assert json.loads(json.dumps(GAME.editor.to_position(again))) == position
        assert (again.loc, again.treasury, again.since) == (s.loc, s.treasury, s.since)
        assert bases(again) == bases(s)
        assert sorted(again.wall_ready) == sorted(s.wall_ready)


def bases(s: War) -> list[tuple[int, int, int]]:
    """Every base on the map: where, whose, whether inside."""
    return sorted(base for base in zip(s.base_at, s.base_side, s.base_inside, strict=True) if base[0] >= 0)


BESIEGED = {
    "scenario": "campaign",
    "base": "empty",
    "year": 429,
    "pieces": {"pagae": ["attica-hoplite-4-01"]},
}


def test_of_two_bases_in_a_hex_the_first_named_is_inside() -> None:
    for order in (["sparta", "athens"], ["athens", "sparta"]):
        said = {**BESIEGED, "bases": {"pagae": order}, "bases_inside": ["pagae"]}
        s = GAME.editor.laid_out(said)
        inside = {side: inner for at, side, inner in bases(s)}
        assert inside == {SIDE_NAMES.index(order[0]): 1, SIDE_NAMES.index(order[1]): 0}
        position = GAME.editor.to_position(s)
        assert (position["bases"], position["bases_inside"]) == ({"pagae": order}, ["pagae"])


def test_a_base_inside_is_one_of_those_there() -> None:
    for said in ({"bases_inside": ["pagae"]}, {"bases": {"pagae": "sparta"}, "bases_inside": ["pagae", "pagae"]}):
        with pytest.raises(BadInput, match="bases_inside: there is no base at pagae"):
            GAME.editor.laid_out({**BESIEGED, **said})


def test_a_siege_keeps_the_season_in_which_it_began() -> None:
    """By its count it began three seasons ago; a siege that could not be resolved meanwhile began earlier [10.3.1]."""
    usual = GAME.editor.laid_out({**BESIEGED, "siege": {"pagae": 2}})
    assert usual.since[city_named("pagae")] == season_number(usual) - 3
    assert "since" not in GAME.editor.to_position(usual)
    for season in (1, season_number(usual)):
        s = GAME.editor.laid_out({**BESIEGED, "siege": {"pagae": 2}, "since": {"pagae": season}})
        assert s.since[city_named("pagae")] == season
        assert GAME.editor.to_position(s)["since"] == {"pagae": season}
    with pytest.raises(BadInput, match=r"since\.pagae: there is no siege"):
        GAME.editor.laid_out({**BESIEGED, "since": {"pagae": 4}})


def test_long_walls_under_way_name_their_builder_and_season() -> None:
    walls = [["corinth", "cenchrae", "corinth-hoplite-4-01", "5"]]
    there = {"pieces": {"corinth": ["corinth-hoplite-4-01"]}, "inside": ["corinth-hoplite-4-01"]}
    said = {"scenario": "campaign", "base": "empty", "long_walls": walls, **there}
    assert GAME.editor.to_position(GAME.editor.laid_out(said))["long_walls"] == walls
