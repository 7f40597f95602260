"""Over whole games of every scenario: what is offered is the universe without what is refused, in full."""

from collections import Counter

import pytest

from games.test_one_predicate import ROOMS, fast, hold
from polemos.kernel.flow import Decision
from polemos.match import games

GAMES = 10
LENGTH = 20_000
TRIED = 10_000
OFTEN = 3


@pytest.mark.parametrize("name", ROOMS)
def test_every_choice_of_whole_games_is_offered_or_refused(name: str) -> None:
    game = games.find(name)
    held: Counter[type[Decision]] = Counter()
    for seed in range(GAMES):
        for scenario in game.scenarios:
            held += hold(game, scenario, 1000 + seed, LENGTH, TRIED, OFTEN)
    unmet = sorted(cls.__name__ for cls in fast(ROOMS[name][0]) if cls not in held)
    print(f"{name}: {sum(held.values())} decisions of {len(held)} kinds; not met: {', '.join(unmet) or 'none'}")
    assert len(unmet) < 5, unmet
