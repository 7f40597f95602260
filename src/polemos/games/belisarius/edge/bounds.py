"""Between which numbers each field of a step lies."""

from typing import Final

from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.state import SETUP_PHASE, SUPPLY_PHASE
from polemos.kernel import fields, flow

STEP_RANGES: Final[dict[str, fields.Range]] = {
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
    "n": (0, flow.VERB),
    "left": (0, flow.VERB),
    "loss": (0, flow.VERB),
    "alliances": (0, charts.STACK_LIMIT),
    "donatives": (0, charts.STACK_LIMIT),
}
"""By the name of the field; what is not named here is checked by the rules themselves."""
