"""Who is asked betrays nothing: sieges that a side cannot tell apart go on alike, whoever is asked whatever."""

import pytest

from games.syracuse.test_secrets import ALL, REVEALING
from polemos.games.syracuse.data.world import ATHENS, SYRACUSE
from polemos.games.syracuse.game import GAME
from polemos.kernel.dice import Rng
from polemos.testing.secrets import positions, twin
from polemos.testing.worlds import apart, declines_alike


@pytest.mark.long(but="1-standard")
@pytest.mark.clause("2.A.a", "event.0")
@pytest.mark.parametrize("options", [(), ALL], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_whatever_chits_the_enemy_holds_the_same_is_asked(scenario: str, options: tuple[str, ...]) -> None:
    choices = compared = 0
    for n, siege in enumerate(positions(GAME, f"worlds {scenario}", scenario, options, every=13)):
        for side in (ATHENS, SYRACUSE):
            if GAME.rules.view(siege, side)["agenda"] is None:
                continue
            other = twin(GAME, siege, side, f"{scenario} {n}")
            choices += apart(GAME, GAME.rules.copy(siege), other, side, Rng(f"{n}"), 40, REVEALING)
            compared += declines_alike(GAME, siege, side)
    assert choices > 150 and compared > 40
