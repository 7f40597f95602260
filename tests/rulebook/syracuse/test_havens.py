"""Where pieces may redeploy to is found at once for a whole side; the restrictions say the same of each place."""

import pytest

from polemos.games.syracuse.data.tables import UNITS_OF
from polemos.games.syracuse.data.world import PLACES
from polemos.games.syracuse.game import GAME
from polemos.games.syracuse.rules.movement.redeployment import ChoosePiece, Havens, refusals_redeploy
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose


@pytest.mark.parametrize("options", [(), ("fort_limit", "free_garrisons")])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_list_says_what_the_restrictions_say(scenario: str, options: tuple[str, ...]) -> None:
    seen = 0
    for seed in range(4):
        s, rng = GAME.rules.new(scenario, options, f"havens/{seed}"), Rng(f"havens/{seed}")
        while s.actor != NOBODY:
            if isinstance(s.agenda[-1], ChoosePiece) and rng.below(4) == 0:
                havens = Havens(s, s.actor)
                for u in UNITS_OF[s.actor]:
                    if s.loc[u] >= 0 and not s.stuck[u]:
                        open_to = [p for p in range(PLACES) if not refusals_redeploy(s, s.actor, u, p)]
                        assert havens.of(s, u) == open_to
                seen += 1
            choose(s, s.opts[rng.below(len(s.opts))])
    assert seen
