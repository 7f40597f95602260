"""Between which numbers each field of a step lies, and what must hold of a war besides (see kernel.fields)."""

from collections.abc import Sequence
from typing import Final

from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.rules.court.negotiation import ROW
from polemos.games.belisarius.state import SETUP_PHASE, SUPPLY_PHASE, War
from polemos.games.belisarius.verbs import OFFER_EVACUATE, OFFER_NEUTRAL, OTHER_TERMS, TRUCE
from polemos.kernel.errors import shown
from polemos.kernel.fields import Range, fields_of, outside
from polemos.kernel.fields import beyond_step as beyond_ranges
from polemos.kernel.flow import VERB

STEPS: Final[dict[str, Range]] = {
    "side": (world.IMPERIAL, world.BARBARIAN),
    "roller": (world.IMPERIAL, world.BARBARIAN),
    "breaker": (world.IMPERIAL, world.BARBARIAN),
    "role": (0, 1),
    "province": (0, world.GUARD),
    "unit": (0, forces.UNITS - 1),
    "victim": (0, forces.UNITS - 1),
    "hex": (-1, world.SPACES - 1),
    "space": (-1, world.SPACES - 1),
    "kind": (0, charts.MARKER_KINDS - 1),
    "given": (0, charts.MARKER_KINDS - 1),
    "phase": (SETUP_PHASE, SUPPLY_PHASE),
    "n": (0, VERB),
    "left": (0, VERB),
    "loss": (0, VERB),
    "alliances": (0, charts.STACK_LIMIT),
    "donatives": (0, charts.STACK_LIMIT),
}
"""By the name of the field; what is not named here is checked by the rules themselves."""


def beyond(s: War) -> list[str]:
    """Every field that no war can have, one line each."""
    bad = fields_of(War).beyond(s)
    if bad:
        return bad
    card = cards.SCENARIOS[s.scenario - 1]
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
        known = known or (verb in (OFFER_NEUTRAL, OFFER_EVACUATE) and value < world.PROVINCE_COUNT)
        if not known or not 0 <= bound <= 3 or not 0 <= turn <= VERB:
            bad.append(f"agreed: {shown(list(rows[i : i + ROW]))} is no agreement")
    return bad


def beyond_step(fields: Sequence[tuple[str, int]]) -> list[str]:
    """Every field of a step that no rule can use."""
    return beyond_ranges(fields, STEPS)
