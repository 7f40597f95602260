"""Over random games: nothing that is offered is refused, and nothing else that could be meant goes unexplained."""

import pytest

from polemos.games.alexander.game import GAME
from polemos.games.alexander.state import OPTION_NAMES
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match.checks import laws

OFTEN = 4
"""How often a kind of question is looked at in a game."""
CHOICES = 500


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_choice_is_offered_or_refused(scenario: str) -> None:
    seen: dict[str, int] = {}
    known: dict[int, None] = {}
    asked = 0
    rng = Rng(f"one predicate/{scenario}")
    options = [name for name in OPTION_NAMES if name != "craterus" or scenario == "hydaspes"]
    battle = GAME.rules.new(scenario, options, "predicate")
    for _ in range(CHOICES):
        if battle.actor == NOBODY:
            break
        name = type(battle.agenda[-1]).__name__
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= OFTEN:
            asked += laws(GAME, battle, rng, list(known))
        known.update(dict.fromkeys(battle.opts[:40]))
        choose(battle, battle.opts[rng.below(len(battle.opts))])
    assert asked > 1000
    assert len(seen) > 8
