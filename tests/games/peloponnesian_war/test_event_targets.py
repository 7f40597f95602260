"""What an event points at on the map, and where chapters of the log begin."""

import pytest

from polemos.games.peloponnesian_war.data.tables import PIECE_INDEX
from polemos.games.peloponnesian_war.data.world import (
    AREA_INDEX,
    CATANA_HEX,
    CITIES,
    CITY_HEX,
    CITY_INDEX,
    LAND,
    PYLOS_HEX,
    REGION_INDEX,
    SEA_INDEX,
    SICILY,
    SYRACUSE_HEX,
)
from polemos.games.peloponnesian_war.edge.board_map import AREAS_FROM
from polemos.games.peloponnesian_war.event_kinds import EVENTS, HEADINGS
from polemos.games.peloponnesian_war.game import GAME
from polemos.games.peloponnesian_war.rules.rolls import R_SIEGE
from polemos.kernel.flow import Event
from polemos.room.texts import LANGUAGES
from polemos.room.view_models import Touched


def touched(kind: str, *args: int, language: str = "en") -> Touched:
    return GAME.edge.touched(Event(kind, args, (), 3), language)


def test_who_sails_somewhere_is_shown_there() -> None:
    sea = LAND + SEA_INDEX["saronic_gulf"]
    found = touched("sails", PIECE_INDEX["phormio"], 3, sea)
    assert (found.pieces, found.spaces) == (["phormio"], [sea])


def test_cities_and_forts_are_pointed_at_where_they_lie() -> None:
    potidaea = CITY_INDEX["potidaea"]
    assert touched("siege-begins", 0, potidaea).spaces == [CITY_HEX[potidaea]]
    assert touched("siege-begins", 0, CITIES + PYLOS_HEX).spaces == [PYLOS_HEX]
    # one that has been taken off the map since
    assert touched("siege-ends", -1).spaces == []


def test_raids_point_at_their_land_area() -> None:
    assert touched("raid-fails", 0, AREA_INDEX["messenia"]).spaces == [AREAS_FROM + AREA_INDEX["messenia"]]
    assert touched("raid-fails", 0, SICILY).spaces == [SYRACUSE_HEX, CATANA_HEX]


def test_changes_of_a_region_point_at_the_region() -> None:
    assert touched("allegiance", REGION_INDEX["chios"], -1, 3).regions == ["chios"]
    assert touched("leader-waits", PIECE_INDEX["agis"], REGION_INDEX["laconia"]).pieces == ["agis"]


def test_a_die_is_thrown_once_though_what_comes_of_it_names_its_face() -> None:
    found = touched("rolled", 0, R_SIEGE, 5)
    assert (found.faces, found.roll) == ([5], "a siege")
    again = touched("routed", PIECE_INDEX["attica-hoplite-4-01"], 5, 4)
    assert (again.faces, again.roll, again.pieces) == ([], "", ["attica-hoplite-4-01"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_can_be_followed(kind: str, language: str) -> None:
    found = touched(kind, *[1] * len(EVENTS[kind]), language=language)
    types = [value_type for _, value_type in EVENTS[kind]]
    assert len(found.spaces) == sum([types.count(name) for name in ("space", "target", "stronghold", "area")])
    assert len(found.pieces) == types.count("unit")
    assert len(found.regions) == types.count("region")
    assert bool(found.roll) == bool(found.faces) == (kind == "rolled")


def test_years_seasons_and_campaign_turns_open_chapters() -> None:
    for kind, depth in HEADINGS.items():
        assert GAME.edge.heading(Event(kind, tuple([1] * len(EVENTS[kind])), (), 3)) == depth
    assert GAME.edge.heading(Event("carneia", (), (), 3)) == 0
