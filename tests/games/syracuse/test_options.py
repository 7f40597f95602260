"""Optional rules: which of them go together."""

import pytest

from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.state import OPTION_NAMES
from polemos.kernel.errors import BadInput
from polemos.match.opening import options_of


@pytest.mark.clause("event.10")
def test_one_event_is_read_in_one_way() -> None:
    with pytest.raises(BadInput, match="'night_enemy' cannot be used beside option 'night_third'"):
        GAME.rules.new("1", ["night_third", "night_enemy"])


def test_all_options_are_those_that_go_together() -> None:
    every = options_of(GAME, ["all"])
    assert every == tuple(name for name in OPTION_NAMES if name != "night_enemy")
    s = GAME.rules.new("1", every)
    assert s.option_set.night_third
    assert not s.option_set.night_enemy
