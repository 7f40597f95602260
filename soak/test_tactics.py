"""The best player of each game before all of its tactics: nearly all are found (docs/ladder.md tells how many were)."""

import pytest

from polemos.bots.registry import make
from polemos.bots.tactic_data import tactics_of
from polemos.match import games
from polemos.study.tactics import answer

WITH = [name for name in games.names() if tactics_of(games.find(name))]
BOT = "search:1000"
SHARE = 0.9


@pytest.mark.parametrize("name", WITH)
def test_a_search_finds_nine_tactics_out_of_ten(name: str) -> None:
    game = games.find(name)
    answers = [answer(game, one, make(BOT), "soak") for one in tactics_of(game)]
    missed = [(one.tactic.id, one.choice) for one in answers if not one.found]
    print(f"{name}: {BOT} missed {missed} of {len(answers)}")
    assert len(missed) <= (1 - SHARE) * len(answers), missed
