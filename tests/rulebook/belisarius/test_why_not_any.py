"""Whatever is asked at whatever decision, a choice that is not legal is refused with clauses of the rulebook."""

import pytest

from polemos.games.belisarius.choice_ids import FORCE_IDS
from polemos.games.belisarius.data.charts import MARKER_KINDS
from polemos.games.belisarius.data.forces import UNITS
from polemos.games.belisarius.data.world import PROVINCES, SPACES
from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import OPTION_NAMES
from polemos.games.belisarius.verbs import FORCE, MARKER, NUMBER, PROVINCE, SPACE, UNIT, VERBS
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, VERB, choose
from samples import sample

RANGES = {SPACE: SPACES, UNIT: UNITS, PROVINCE: len(PROVINCES), MARKER: MARKER_KINDS, NUMBER: VERB}
TIMES = 4
"""How often each kind of decision is asked."""


def any_value(kind: str, rng: Rng) -> int:
    if kind == FORCE:
        return sorted(FORCE_IDS)[rng.below(len(FORCE_IDS))]
    return rng.below(RANGES[kind]) if kind else 0


@pytest.mark.long(only="all options")
@pytest.mark.parametrize("options", [(), OPTION_NAMES], ids=["standard", "all options"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_decision_explains_every_kind_of_choice(scenario: str, options: tuple[str, ...]) -> None:
    asked: dict[str, int] = {}
    for seed in ("nones", "calends", "ides")[: sample(1, 3)]:
        war = GAME.rules.new(scenario, options, seed)
        rng = Rng(f"{scenario}{seed}")
        while war.actor != NOBODY:
            name = type(war.agenda[-1]).__name__
            asked[name] = asked.get(name, 0) + 1
            if asked[name] <= TIMES:
                for verb, (_, kind) in enumerate(VERBS):
                    c = verb * VERB + any_value(kind, rng)
                    refusals = GAME.rules.why_not(war, GAME.rules.choice_id(c))
                    assert bool(refusals) == (c not in war.opts), (name, GAME.rules.choice_id(c))
                    assert all(refusal.clause in GAME.clauses for refusal in refusals), (name, refusals)
            choose(war, war.opts[rng.below(len(war.opts))])
    assert len(asked) > 25
