"""Bots play every decision of a game from its view alone, and greedy is the better player."""

import pytest

from polemos.bots import registry
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import choose
from polemos.match import simulate as simulating
from polemos.match.seat import Seat
from toy.game import GAME
from toy.table import register


@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_from_each_seat(seats: tuple[str, str]) -> None:
    register()
    planned = simulating.tasks("duel", "long", [], 60, "1", seats, registry.make)
    summary, _ = simulating.simulate("duel", planned)
    assert summary.errors == 0
    assert summary.wins[GAME.sides[seats.index("greedy")]] >= 42


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_decline_what_only_people_agree_on(name: str) -> None:
    state = GAME.new("long", ["truce"], "1")
    choose(state, GAME.choice_value("offer-truce"))
    assert GAME.choice_id(registry.make(name).choose(Seat(GAME, state, "x"))) == "decline"


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    state = GAME.new("long", (), "1")
    bot = registry.make(name)
    assert len({bot.choose(Seat(GAME, state, "x")) for _ in range(5)}) == 1


def test_greedy_does_not_touch_the_state() -> None:
    state = GAME.new("long", (), "1")
    before = GAME.to_json(state)
    registry.make("greedy").choose(Seat(GAME, state, "x"))
    assert GAME.to_json(state) == before


def test_an_unknown_bot_is_one_clear_error() -> None:
    with pytest.raises(BadInput, match="unknown bot 'deep'; there are greedy, random"):
        registry.make("deep")
