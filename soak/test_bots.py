"""The greedy bot wins nine games out of ten against the random one, from each seat of every scenario, and is quick."""

import os
import statistics
import time

import pytest

from polemos.bots import registry
from polemos.bots.bot import Seat
from polemos.bots.greedy import GreedyBot
from polemos.games.syracuse import GAME
from polemos.match import simulate as simulating

GAMES = {"1": 200}
USUAL = 100
JOBS = os.cpu_count() or 1


class Timed(GreedyBot):
    """The greedy bot with a watch."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def choose(self, seat: Seat) -> int:
        """The same choice, timed."""
        began = time.perf_counter()
        c = super().choose(seat)
        self.seconds.append(time.perf_counter() - began)
        return c


@pytest.mark.parametrize("seat", GAME.sides)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_greedy_wins_nine_games_out_of_ten(scenario: str, seat: str) -> None:
    games = GAMES.get(scenario, USUAL)
    bots = ["greedy" if name == seat else "random" for name in GAME.sides]
    planned = simulating.tasks(GAME.name, scenario, [], games, "1", bots, registry.make)
    summary, _ = simulating.simulate(GAME.name, planned, JOBS)
    assert summary.errors == 0
    assert summary.wins[seat] >= 0.9 * games, summary


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_half_of_its_choices_take_less_than_a_tenth_of_a_second(scenario: str) -> None:
    bots = [Timed(), Timed()]
    simulating.play_out(GAME, GAME.rules.new(scenario, (), "1"), bots, "1")
    seconds = bots[0].seconds + bots[1].seconds
    assert statistics.median(seconds) < 0.1
