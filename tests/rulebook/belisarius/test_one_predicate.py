"""Over whole games: nothing that is offered is refused, and nothing else that could be meant goes unexplained."""

import pytest

from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import OPTION_NAMES
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match.checks import laws

OFTEN = 5
"""How often a kind of question is looked at in a game."""


@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_choice_is_offered_or_refused(scenario: str, options: tuple[str, ...]) -> None:
    seen: dict[str, int] = {}
    known: dict[int, None] = {}
    asked = 0
    rng = Rng(f"one predicate/{scenario}")
    war = GAME.rules.new(scenario, options, "predicate")
    while war.actor != NOBODY:
        name = type(war.agenda[-1]).__name__
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= OFTEN:
            asked += laws(GAME, war, rng, list(known))
        known.update(dict.fromkeys(war.opts[:40]))
        choose(war, war.opts[rng.below(len(war.opts))])
    assert asked > 800
    assert len(seen) > 15
