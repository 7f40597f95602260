"""What previews promise of dice is what the rules do with them, over whole games of every scenario."""

import pytest

from games.test_chances import ROOMS
from polemos.match import games
from polemos.testing.chances import Tally, hold
from polemos.testing.secrets import positions
from polemos.testing.throwing import throwing

EACH = 60
"""So often each kind of throw is followed after each kind of choice."""
MOST = 4000
GAMES = 6


@pytest.mark.parametrize("name", ROOMS)
def test_dice_bring_what_previews_promise_in_whole_games(name: str) -> None:
    package, room, _ = ROOMS[name]
    game = games.find(name)
    telling = throwing(package, room)
    tally = Tally()
    for seed in range(GAMES):
        for scenario in game.scenarios:
            options = game.rules.every_option() if seed % 2 else ()
            hold(
                room, positions(game, f"soak {seed} {scenario}", scenario, options, every=3), telling, EACH, MOST, tally
            )
    print(f"{name}: {sum(tally.throws.values())} throws as promised; not followed: {tally.lost}")
    assert not tally.wrong, "\n".join(tally.wrong[:5])
