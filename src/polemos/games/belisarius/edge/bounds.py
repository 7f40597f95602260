"""Between which numbers each field of a war and each field of a step lies. Read by whoever loads a state.

What stands beyond them comes from a saved form that somebody edited, and no rule could make sense of it.
"""

from collections.abc import Sequence
from typing import Final

from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import MARKER_KINDS, STACK_LIMIT
from polemos.games.belisarius.data.forces import UNITS
from polemos.games.belisarius.data.world import (
    BARBARIAN,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    NEUTRAL,
    OUT,
    PROVINCE_COUNT,
    SPACES,
)
from polemos.games.belisarius.rules.court.negotiation import ROW
from polemos.games.belisarius.state import SEEN_ROW, SETUP_PHASE, SUPPLY_PHASE, War
from polemos.games.belisarius.verbs import OFFER_EVACUATE, OFFER_NEUTRAL, OTHER_TERMS, TRUCE, VERBS
from polemos.kernel.bounds import MUCH, Bounds, outside
from polemos.kernel.bounds import beyond_step as beyond_ranges_of_step
from polemos.kernel.errors import shown
from polemos.kernel.flow import VERB

LAST_CHOICE: Final = len(VERBS) * VERB - 1
BATTLE: Final = 8

SCALARS: Final[dict[str, tuple[int, int]]] = {
    "scenario": (1, len(SCENARIOS)),
    "player": (IMPERIAL, BARBARIAN),
    "phase": (SETUP_PHASE, SUPPLY_PHASE),
    "barred": (0, (1 << PROVINCE_COUNT) - 1),
    "area_placed": (0, UNITS),
    "army_at": (-1, SPACES - 1),
    "army_side": (IMPERIAL, BARBARIAN),
    "op": (0, VERB),
    "naval": (0, 1),
    "halted": (0, 1),
    "sea_rate": (0, VERB),
    "target": (-1, VERB - 1),
    "surrendered": (-1, BARBARIAN),
    "scratch": (-1, MUCH),
}
LISTS: Final[dict[str, tuple[int, int]]] = {
    "draw_script": (0, MARKER_KINDS - 1),
    "control": (IMPERIAL, NEUTRAL),
    "sp": (0, MUCH),
    "hand": (0, VERB),
    "pool": (0, VERB),
    "table": (0, VERB),
    "committed": (0, VERB),
    "loc": (OUT, SPACES - 1),
    "aboard": (0, 1),
    "rebel": (0, 1),
    "spent": (0, 3),
    "pillaged": (0, HEX_COUNT - 1),
    "colonies": (0, HEX_COUNT - 1),
    "works": (0, HEX_COUNT - 1),
    "army": (0, UNITS - 1),
    "battle": (-1, SPACES - 1),
    "advantage": (0, 1),
    "champions": (0, UNITS - 1),
    "trail": (0, SPACES - 1),
    "adrift": (0, UNITS - 1),
    "levied": (0, UNITS - 1),
    "foraging": (0, UNITS - 1),
    "seen": (-1, MUCH),
    "agreed": (0, LAST_CHOICE),
    "leaflet": (0, LAST_CHOICE),
    "spared": (0, (1 << MARKER_KINDS) - 1),
}
LENGTHS: Final[dict[str, tuple[int, ...]]] = {
    "control": (GUARD + 1,),
    "sp": (2,),
    "hand": (2 * MARKER_KINDS,),
    "committed": (2 * MARKER_KINDS,),
    "pool": (MARKER_KINDS,),
    "table": (MARKER_KINDS,),
    "loc": (UNITS,),
    "aboard": (UNITS,),
    "rebel": (UNITS,),
    "spent": (UNITS,),
    "advantage": (2,),
    "spared": (2,),
    "seen": (2 * SEEN_ROW,),
    "battle": (0, BATTLE),
    "champions": (0, 1, 2),
}
SETS: Final = ("army", "adrift", "levied", "foraging", "champions")
"""Units, none of them twice."""
BOUNDS: Final = Bounds(SCALARS, LISTS, LENGTHS, SETS)
STEPS: Final[dict[str, tuple[int, int]]] = {
    "side": (IMPERIAL, BARBARIAN),
    "roller": (IMPERIAL, BARBARIAN),
    "breaker": (IMPERIAL, BARBARIAN),
    "role": (0, 1),
    "province": (0, GUARD),
    "unit": (0, UNITS - 1),
    "victim": (0, UNITS - 1),
    "hex": (-1, SPACES - 1),
    "space": (-1, SPACES - 1),
    "kind": (0, MARKER_KINDS - 1),
    "given": (0, MARKER_KINDS - 1),
    "phase": (SETUP_PHASE, SUPPLY_PHASE),
    "n": (0, VERB),
    "left": (0, VERB),
    "loss": (0, VERB),
    "alliances": (0, STACK_LIMIT),
    "donatives": (0, STACK_LIMIT),
}
"""By the name of the field; what is not named here is checked by the rules themselves."""


def beyond(s: War) -> list[str]:
    """Every field that no war can have, one line each."""
    bad = BOUNDS.beyond(s)
    if bad:
        return bad
    card = SCENARIOS[s.scenario - 1]
    bad = outside("turn", [s.turn], card.first_turn, card.last_turn)
    return bad + agreements(s.agreed)


def agreements(rows: Sequence[int]) -> list[str]:
    """What is wrong with agreements in force (see negotiation.py) [24.1a]."""
    if len(rows) % ROW:
        return [f"agreed must have {ROW} numbers for each agreement"]
    bad = []
    for i in range(0, len(rows), ROW):
        term, bound, turn = rows[i : i + ROW]
        verb, value = term - term % VERB, term % VERB
        known = term == TRUCE or verb == OTHER_TERMS
        known = known or (verb in (OFFER_NEUTRAL, OFFER_EVACUATE) and value < PROVINCE_COUNT)
        if not known or not 0 <= bound <= 3 or not 0 <= turn <= VERB:
            bad.append(f"agreed: {shown(list(rows[i : i + ROW]))} is no agreement")
    return bad


def beyond_step(fields: Sequence[tuple[str, int]]) -> list[str]:
    """Every field of a step that no rule can use."""
    return beyond_ranges_of_step(fields, STEPS)
