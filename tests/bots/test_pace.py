"""Whoever waits for a bot that looks ahead hears how far it has come, and may have the best that it has found."""

import pytest

from polemos.bots.level_data import levels_of
from polemos.bots.levels import LevelBot
from polemos.bots.search import LEAST, SearchBot
from polemos.match.seat import Seat
from toy.game import GAME


class Impatient:
    """Somebody who waits for so many looks and not longer."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.heard: list[float] = []

    def goes_on(self, share: float) -> bool:
        self.heard.append(share)
        return len(self.heard) <= self.looks


def seat(looks: int = 10_000) -> tuple[Seat, Impatient]:
    """A seat with many choices, and who waits there."""
    state = GAME.rules.new("long", (), "1")
    found, pace = Seat(GAME, state, "x"), Impatient(looks)
    found.pace = pace
    return found, pace


def test_the_share_of_the_budget_is_told_and_who_only_listens_changes_nothing() -> None:
    listened, pace = seat()
    plain = Seat(GAME, GAME.rules.new("long", (), "1"), "x")
    bot = SearchBot(200)
    assert bot.choose(listened) == SearchBot(200).choose(plain)
    assert pace.heard == sorted(pace.heard) and pace.heard[0] == 0.0
    assert 0.5 < pace.heard[-1] <= 1.0 and len(set(pace.heard)) > 10


@pytest.mark.parametrize("looks", [0, 1, LEAST, LEAST + 2, 3 * LEAST, 40])
def test_who_is_hurried_chooses_the_best_that_it_has_found(looks: int) -> None:
    there, pace = seat(looks)
    bot = SearchBot(100_000)
    chosen = bot.choose(there)
    assert chosen in there.choices
    # it ends with the next thing that it would have played on
    assert len(pace.heard) <= looks + 2
    found = [line.choice for line in bot.lines]
    usual = bot.weighed(there, GAME.rules.determinize(there.view(), there.rng))[0]
    assert chosen == usual if len(found) < 2 else chosen in found
    assert all(len(line.values) >= LEAST for line in bot.lines)


def test_a_level_that_thinks_long_is_hurried_as_well() -> None:
    there, pace = seat(0)
    level = LevelBot(next(n for n, one in enumerate(levels_of(GAME), 1) if not one.slips))
    level._thinkers[level.level(GAME)] = SearchBot(100_000)
    assert level.choose(there) in there.choices
    assert 0 < len(pace.heard) <= 2
