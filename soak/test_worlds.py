"""Wars that a side cannot tell apart go on alike from most of their decisions, whoever is asked whatever."""

import pytest

from games.belisarius.test_worlds import go_on
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import OPTION_NAMES


@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_whatever_is_hidden_the_same_is_asked(scenario: str, options: tuple[str, ...]) -> None:
    choices, compared = go_on(scenario, options, 3)
    print(f"{scenario}: {choices} choices alike, {compared} decisions compared")
    assert choices > 3000 and compared > 1000
