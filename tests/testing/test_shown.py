"""What the tests of a game's boards and scenes find wrong, and that sound ones pass."""

from dataclasses import replace

import pytest

from board import little_field, little_grains, little_map
from polemos.board.describe import Board, Line, Piece, Scene
from polemos.kernel.flow import NOBODY
from polemos.testing.shown import board_is_whole, boards_are_whole, scene_fits
from toy.game import GAME

BOARD = little_field.board()
PIKE = little_field.pike()


def test_sound_boards_and_scenes_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    board_is_whole(BOARD)
    board_is_whole(little_map.board())
    board_is_whole(little_grains.board())
    scene_fits(BOARD, little_field.scene())
    scene_fits(little_map.board(), little_map.scene())
    boards_are_whole(GAME)
    for scenario in GAME.scenarios:
        state = GAME.rules.new(scenario)
        scene_fits(GAME.edge.board_for(state, "en"), GAME.edge.pieces(GAME.rules.view(state, NOBODY), "en"))


@pytest.mark.parametrize(
    "board",
    [
        replace(BOARD, spaces=[*BOARD.spaces, BOARD.spaces[0]]),
        replace(BOARD, spaces=[replace(BOARD.spaces[0], level=-1), *BOARD.spaces[1:]]),
        replace(BOARD, spaces=[replace(BOARD.spaces[0], shape=[]), *BOARD.spaces[1:]]),
        replace(BOARD, lines=[Line("bank", [(0, 0)])]),
        replace(BOARD, links=[(0, 999)]),
        replace(BOARD, within={BOARD.spaces[0].id: BOARD.spaces[1].id}),
        replace(little_grains.board(), within={999: little_grains.WEST}),
        replace(little_grains.board(), within={little_grains.WEST: little_grains.WEST}),
    ],
)
def test_a_board_out_of_order_is_found(board: Board) -> None:
    with pytest.raises(AssertionError):
        board_is_whole(board)


@pytest.mark.parametrize(
    "piece",
    [
        replace(PIKE, space=999),
        replace(PIKE, tail=999),
        replace(PIKE, tail=PIKE.space),
        replace(PIKE, side=2),
        replace(PIKE, facing=360),
    ],
)
def test_a_piece_that_does_not_fit_its_board_is_found(piece: Piece) -> None:
    with pytest.raises(AssertionError):
        scene_fits(BOARD, Scene([piece]))


def test_one_piece_twice_is_found() -> None:
    with pytest.raises(AssertionError):
        scene_fits(BOARD, Scene([PIKE, PIKE]))


def test_a_board_that_only_some_scenarios_know_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "own_boards", ())
    with pytest.raises(AssertionError):
        boards_are_whole(GAME)
