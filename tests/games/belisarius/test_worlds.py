"""Who is asked betrays nothing: wars that a side cannot tell apart go on alike, whoever is asked whatever."""

import pytest

from games.belisarius.test_secrets import REVEALING
from polemos.games.belisarius.data.world import BARBARIAN, IMPERIAL
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import OPTION_NAMES
from polemos.kernel.dice import Rng
from polemos.testing.secrets import positions, twin
from polemos.testing.worlds import apart, declines_alike


def go_on(scenario: str, options: tuple[str, ...], every: int) -> tuple[int, int]:
    """Play on from every so many decisions of a war: how many choices were made, how many decisions compared."""
    choices = compared = 0
    for n, war in enumerate(positions(GAME, f"worlds/{scenario}", scenario, options, every=every)):
        for side in (IMPERIAL, BARBARIAN):
            if GAME.rules.view(war, side)["agenda"] is None:
                continue
            other = twin(GAME, war, side, f"{scenario}/{n}")
            choices += apart(GAME, GAME.rules.copy(war), other, side, Rng(f"{n}"), 30, REVEALING, {"Theodora"})
            compared += declines_alike(GAME, war, side)
    return choices, compared


@pytest.mark.long(only="standard")
@pytest.mark.clause("22.1a", "8.1b")
@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", ["1", "2"])
def test_whatever_the_other_side_hides_the_same_is_asked(scenario: str, options: tuple[str, ...]) -> None:
    choices, compared = go_on(scenario, options, 29)
    assert choices > 300 and compared > 100
