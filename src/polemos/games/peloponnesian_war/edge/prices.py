"""What is to be paid, and what there is to pay with: figures that choices, questions and previews speak of."""

from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.world import SIZE
from polemos.games.peloponnesian_war.rules.season import supply, works
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import VERBS
from polemos.kernel.flow import VERB

COSTS = tables.COSTS


def price_of(s: War, side: int, c: int) -> tuple[int, int] | None:
    """Talents and seasons of what a choice builds, None for what builds nothing [7.7]."""
    verb, value = VERBS[c // VERB][0], c % VERB
    if verb == "build":
        return works.unit_cost(s, side, tables.COUNTERS[value].kind), 0
    if verb == "wall":
        return COSTS.walls[SIZE[value]].talents, COSTS.walls[SIZE[value]].seasons
    if verb == "rebuild":
        return COSTS.rebuilding[SIZE[value]].talents, COSTS.rebuilding[SIZE[value]].seasons
    if verb in ("build-long-walls", "join"):
        return COSTS.long_walls.talents, COSTS.long_walls.seasons
    works_at_once = {"build-fort": COSTS.fort.talents, "build-base": COSTS.base.talents}
    return (works_at_once[verb], 0) if verb in works_at_once else None


def bill(s: War) -> int:
    """What a side would pay for all that still waits to be supplied [9.4.1]."""
    return supply.bill(s, s.queue)
