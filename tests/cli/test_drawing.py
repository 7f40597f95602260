"""Maps in the terminal, whatever kind of board: drawn where there is room, told in words where there is none."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from board import little_field, little_map
from board.little_coast import BAY, FORT, HAVEN, HEIGHT, ISLE, PLAIN, SEA, board, scene
from polemos.board.describe import Board, Scene, Space, say
from polemos.cli.drawing import find_spaces, map_key, outermost, piece_text, print_map, print_pieces, scene_of
from toy.game import GAME


def printed(
    width: int, height: int, board: Board, scene: Scene, language: str = "en", centre: int | None = None
) -> str:
    out = Console(file=StringIO(), width=width, height=height, color_system=None, highlight=False, markup=False)
    print_map(out, board, scene, language, centre)
    assert isinstance(out.file, StringIO)
    return out.file.getvalue()


def test_both_kinds_of_board_are_drawn() -> None:
    assert "|B1 : |" in printed(80, 30, little_map.board(), little_map.scene())
    drawn = printed(80, 30, board(), scene())
    assert "[M1 Bay]" in drawn
    assert ".W1. not built  =W1= built  xW1x destroyed" in drawn
    assert "建設済み" in printed(80, 30, board(), scene(), "ja")


def test_a_window_too_small_for_the_map_gets_the_list() -> None:
    crowded = Board({}, (0, 0, 60, 60), [_grown(space, 60) for space in board().spaces], board().sides)
    listed = printed(40, 12, crowded, scene())
    assert "T1 Leon: B2 R1" in listed
    assert "> T2, M1" in listed
    near = printed(40, 30, crowded, scene(), centre=HEIGHT)
    assert "T2 Euryalos" in near and "> " not in near


def _grown(space: Space, by: float) -> Space:
    x, y = space.centre
    return replace(space, shape=[(u * by, v * by) for u, v in space.shape], centre=(x * by, y * by))


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("T1", [PLAIN]),
        ("t2", [HEIGHT]),
        ("Euryalos", [HEIGHT]),
        ("高台", [HEIGHT]),
        ("open", [SEA]),
        ("sea", [SEA]),
        ("keep", [FORT]),
        ("haven", [HAVEN]),
        ("M", [BAY, SEA]),
        ("isl", [ISLE]),
        ("ea", []),
        ("", []),
        ("nowhere", []),
    ],
)
def test_places_by_number_name_or_a_word_of_it(typed: str, means: list[int]) -> None:
    assert [space.id for space in find_spaces(board(), typed)] == means


def test_a_place_and_its_area_of_one_name() -> None:
    spaces = board().spaces
    assert [space.id for space in outermost(board(), [spaces[HEIGHT], spaces[FORT]])] == [HEIGHT]
    assert [space.id for space in outermost(board(), [spaces[PLAIN], spaces[FORT]])] == [PLAIN, FORT]


def test_what_stands_in_a_place_and_what_is_next_to_it() -> None:
    out = Console(file=StringIO(), width=80, markup=False)
    print_pieces(out, board(), scene(), "en", [FORT])
    print_pieces(out, board(), scene(), "en", [ISLE])
    assert isinstance(out.file, StringIO)
    text = out.file.getvalue()
    assert "keep Keep\n  Red: Garrison 2-0\n  (fort)\n  Next to: T2 Euryalos\n" in text
    assert "T3 Isle\n  nothing\n  Next to: M2 Open sea\n" in text


def test_the_key_says_what_the_board_has_words_for() -> None:
    assert say(board().words["wall_site"], "en") == "Place of a wall"
    assert map_key(board(), scene(), "en", 80) == [".W1. not built  =W1= built  xW1x destroyed"]


def test_a_piece_is_told_with_its_facing_its_spaces_and_its_states() -> None:
    words = {"hits": {"en": "hits", "ja": "損害"}, "routed": {"en": "routed", "ja": "敗走"}}
    field = replace(little_field.board(), words=words)
    pike = replace(little_field.pike(30), marks=["hits-3", "routed", "unheard-of", "unheard-7"])
    names = {space.id: space.name for space in field.spaces}
    assert piece_text(field, names, pike, "en") == "Macedonians: Coenus 7-9-5 ^> (0103+0104) [hits 3, routed]"
    assert piece_text(field, names, pike, "ja").endswith("[損害 3, 敗走]")
    assert piece_text(field, names, little_field.scene().pieces[2], "en") == "Persians: Darius 4"


def test_a_long_piece_is_looked_up_in_both_its_spaces() -> None:
    field, both = little_field.board(), little_field.scene()
    out = Console(file=StringIO(), width=100, color_system=None, highlight=False, markup=False)
    for name in ("0103", "0104", "0105"):
        print_pieces(out, field, both, "en", [little_field.grid().find(name)])
    assert isinstance(out.file, StringIO)
    lines = out.file.getvalue().splitlines()
    assert [line.strip().startswith("Macedonians: Coenus") for line in lines] == [
        False,
        True,
        False,
        True,
        False,
        False,
    ]


def test_ways_are_lit_like_choices() -> None:
    state = GAME.rules.new("long", seed="1")
    question = GAME.edge.question(state)
    assert question is not None
    lit = scene_of(GAME, state, 0, "en", question.choices, GAME.edge.reach(state, "en"))
    assert lit.highlight == [2]
    assert scene_of(GAME, state, 0, "en", question.choices).highlight == []
