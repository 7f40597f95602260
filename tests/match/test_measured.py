"""What the rooms tell of their scenarios: how long, how hard and how even they are."""

from typing import Final

import pytest

from polemos.match import games
from polemos.match.measured import MOST_STARS, difficulty_of, measured_of
from polemos.room.texts import LANGUAGES

NAMES: Final = sorted(games.names())


@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_is_measured_and_judged(name: str) -> None:
    game = games.find(name)
    for scenario in game.scenarios:
        one, hard = measured_of(game, scenario), difficulty_of(game, scenario)
        assert one is not None and hard is not None, scenario
        assert one.games >= 3 and len(one.wins) == len(game.sides)
        assert sum(one.wins) + one.draws == one.games
        assert one.turns > 0 and one.decisions > 0
        assert one.provenance.startswith("tools/scenario_facts.py ")
        assert 1 <= hard.stars <= MOST_STARS
        assert all(hard.why[language] for language in LANGUAGES)


def test_a_scenario_that_nobody_has_measured_tells_nothing() -> None:
    game = games.find(NAMES[0])
    assert measured_of(game, "no-such-scenario") is None
    assert difficulty_of(game, "no-such-scenario") is None
