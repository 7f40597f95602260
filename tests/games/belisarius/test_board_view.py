"""The board holds everything that is printed on the map, the scene everything that stands on it."""

import json

import pytest

from polemos.board.describe import NO_SIDE, board_from_json, scene_from_json, to_json
from polemos.games.belisarius.data.charts import TURN_YEARS
from polemos.games.belisarius.data.forces import TYPE_NAMES, UNITS
from polemos.games.belisarius.data.world import (
    AFFILIATIONS,
    BARBARIAN,
    CITY_NAME,
    CONSTANTINOPOLIS,
    HEX_COUNT,
    HEX_NAMES,
    LABELS,
    PORT,
    PROVINCE_HEXES,
    PROVINCES,
    RIVER_COURSES,
    ROAD_COURSES,
    SEA_NAME,
    SPACES,
    STRAIT_COURSES,
    TOWNS,
    TRACK_COURSES,
)
from polemos.games.belisarius.edge import board_view
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import set_aboard, set_pillaged
from polemos.kernel.flow import NOBODY


def test_every_space_is_there_with_its_names() -> None:
    board = board_view.board()
    assert [space.id for space in board.spaces] == list(range(SPACES))
    assert [space.name for space in board.spaces] == list(HEX_NAMES)
    for h in TOWNS:
        assert board.spaces[h].site
        assert set(board.spaces[h].label) == {"en", "ja", "la"}
        assert board.spaces[h].label["la"] == CITY_NAME[h]
        assert ("port" in board.spaces[h].marks) == bool(PORT[h])
    assert board.spaces[CONSTANTINOPOLIS].site == "capital"
    assert [space.kind for space in board.spaces[HEX_COUNT:]] == ["box"] * 4
    assert all(len(space.shape) == 6 for space in board.spaces[:HEX_COUNT])


def test_every_line_and_name_is_there() -> None:
    board = board_view.board()
    kinds = [line.kind for line in board.lines]
    assert kinds.count("road") == len(ROAD_COURSES)
    assert kinds.count("track") == len(TRACK_COURSES)
    assert kinds.count("strait") == sum(len(pairs) for _, pairs in STRAIT_COURSES)
    assert {line.label["la"] for line in board.lines if line.kind == "river"} == {name for name, _ in RIVER_COURSES}
    assert [region.id for region in board.regions] == list(PROVINCES)
    assert [region.spaces for region in board.regions] == [list(row) for row in PROVINCE_HEXES]
    seas = {label.text["la"] for label in board.labels if label.kind == "sea"}
    assert seas == set(SEA_NAME) - {""}
    notes = [label.text["la"] for label in board.labels if label.kind == "note"]
    assert notes == [name for _, name in LABELS]
    assert [len(track.texts) for track in board.tracks] == [len(TURN_YEARS), 7, len(PROVINCES)]
    assert board.outlines[0].rings


def test_nothing_beside_the_map_lies_upon_it() -> None:
    board = board_view.board()
    left, top, width, height = board.frame
    hexes = [space.centre for space in board.spaces[:HEX_COUNT]]
    for track in board.tracks:
        columns = track.columns or len(track.texts)
        rows = -(-len(track.texts) // columns)
        x, y = track.at
        right, bottom = x + columns * track.box[0], y + rows * track.box[1]
        assert left < x < right < left + width
        assert top < y < bottom < top + height
        assert not [c for c in hexes if x - 0.5 < c[0] < right + 0.5 and y - 1.0 < c[1] < bottom + 0.58]
    for box in board.spaces[HEX_COUNT:]:
        (x, y), (right, bottom) = box.shape[0], box.shape[2]
        assert not [c for c in hexes if x - 0.5 < c[0] < right + 0.5 and y - 0.58 < c[1] < bottom + 0.58]


def test_the_board_goes_to_json_and_back() -> None:
    board = board_view.board()
    assert board_from_json(json.loads(json.dumps(to_json(board)))) == board
    assert board_view.board() is board


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_opening_goes_to_json_and_back(scenario: str) -> None:
    view = GAME.rules.view(GAME.rules.new(scenario), NOBODY)
    scene = board_view.pieces(json.loads(json.dumps(view)), "en")
    assert scene_from_json(json.loads(json.dumps(to_json(scene)))) == scene
    assert [marker.track for marker in scene.markers].count("control") == len(PROVINCES)
    assert set(scene.control) == set(PROVINCES)


def played() -> tuple[dict[str, object], int]:
    """A view of scenario 1 after its set-up, with a bit of everything, and a fleet's cargo in it."""
    state = GAME.rules.new("1")
    while state.phase == 0:
        GAME.rules.apply(
            state,
            "quick"
            if "quick" in [GAME.rules.choice_id(c) for c in state.opts]
            else GAME.rules.choice_id(state.opts[0]),
        )
    cargo = next(u for u in range(UNITS) if state.loc[u] == CONSTANTINOPOLIS)
    set_aboard(state, cargo, 1)
    rebel = next(u for u in range(UNITS) if state.loc[u] >= 0 and u != cargo)
    state.rebel[rebel] = 1
    set_pillaged(state, CONSTANTINOPOLIS)
    return GAME.rules.view(state, NOBODY), cargo


def test_what_stands_on_the_map_is_shown() -> None:
    view, cargo = played()
    scene = board_view.pieces(view, "en")
    loc = view["loc"]
    assert isinstance(loc, list)
    assert len(scene.pieces) == len([at for at in loc if at >= 0])
    shown = {piece.label["en"]: piece for piece in scene.pieces}
    assert shown["Belisarius"].symbol == "leader"
    assert shown["Belisarius"].tag == {"en": "Belisarius", "ja": "ベリサリウス"}
    aboard = [piece for piece in scene.pieces if "aboard" in piece.marks]
    assert [piece.space for piece in aboard] == [loc[cargo]]
    rebels = [piece for piece in scene.pieces if "rebel" in piece.marks]
    assert [piece.side for piece in rebels] == [BARBARIAN]
    assert [marker.space for marker in scene.markers if marker.kind == "pillaged"].count(CONSTANTINOPOLIS) == 1
    turn = next(marker for marker in scene.markers if marker.track == "turns")
    assert (turn.space, turn.side) == (0, BARBARIAN)
    assert all(marker.side != NO_SIDE for marker in scene.markers if marker.track)
    assert scene.caption["en"].startswith("Forward, Belisarius!, turn 1 (AD 527-530), Barbarian player: ")
    assert "第1ターン(527-530年)" in scene.caption["ja"]


def test_units_are_named_by_people_and_type() -> None:
    guard = AFFILIATIONS.index("Guard")
    army, nomad = TYPE_NAMES.index("field_army"), TYPE_NAMES.index("nomad")
    assert board_view.force_text(guard, army) == {"en": "Guard field army", "ja": "親衛野戦軍"}
    assert board_view.force_text(PROVINCES.index("Persia"), nomad) == {"en": "Persian nomads", "ja": "ペルシア遊牧民"}
