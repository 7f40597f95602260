"""The greedy bot wins nine games out of ten against the random one, from each seat of every scenario, and is quick."""

import os
import statistics
import time

import pytest

from polemos.bots import registry
from polemos.bots.bot import Seat
from polemos.bots.greedy import GreedyBot
from polemos.games.peloponnesian_war.game import GAME as PELOPONNESIAN_WAR
from polemos.games.syracuse import GAME as SYRACUSE
from polemos.match import simulate as simulating
from polemos.room.game import AnyGame

GAMES = {(SYRACUSE.name, "1"): 200}
USUAL = 100
PLAYED = [(game, scenario) for game in (SYRACUSE, PELOPONNESIAN_WAR) for scenario in game.scenarios]
SEATS = [(game, scenario, seat) for game, scenario in PLAYED for seat in game.sides]
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


def named(value: object) -> str:
    """How a case is called."""
    return str(getattr(value, "name", value))


@pytest.mark.parametrize(("game", "scenario", "seat"), SEATS, ids=named)
def test_greedy_wins_nine_games_out_of_ten(game: AnyGame, scenario: str, seat: str) -> None:
    games = GAMES.get((game.name, scenario), USUAL)
    bots = ["greedy" if name == seat else "random" for name in game.sides]
    planned = simulating.tasks(game.name, scenario, [], games, "1", bots, registry.make)
    summary, _ = simulating.simulate(game.name, planned, JOBS)
    assert summary.errors == 0
    assert summary.wins[seat] >= 0.9 * games, summary


@pytest.mark.parametrize(("game", "scenario"), PLAYED, ids=named)
def test_half_of_its_choices_take_less_than_a_tenth_of_a_second(game: AnyGame, scenario: str) -> None:
    bots = [Timed(), Timed()]
    simulating.play_out(game, game.rules.new(scenario, (), "1"), bots, "1")
    seconds = bots[0].seconds + bots[1].seconds
    assert statistics.median(seconds) < 0.1
