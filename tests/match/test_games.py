"""Games are found by name, wherever they come from."""

import pytest

from polemos.kernel.errors import BadInput
from polemos.match import games
from toy.game import GAME
from toy.table import register


def test_a_registered_game_is_found() -> None:
    register()
    assert games.find("duel") is GAME
    assert "duel" in games.names()
    assert games.at(games.place("duel")) is GAME


def test_what_a_test_has_made_known_is_forgotten_with_it() -> None:
    assert "duel" not in games.names()


def test_an_unknown_game_is_one_clear_error() -> None:
    register()
    for find in (games.find, games.place):
        with pytest.raises(BadInput, match=r"unknown game 'go'; there are: .*duel"):
            find("go")


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("toy.nothing:GAME", "cannot be loaded"),
        ("toy.game:NOTHING", "cannot be loaded"),
        ("toy.game:SIDES", "is no game"),
    ],
)
def test_what_is_no_game_is_said(place: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        games.at(place)
