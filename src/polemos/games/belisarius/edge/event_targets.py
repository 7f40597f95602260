"""What an event concerns on the map: spaces, pieces, regions and dice, so that a drawing can follow it."""

from collections.abc import Mapping
from typing import Final

from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge.messages import WORDING
from polemos.games.belisarius.rules.rolls import R_BATTLE
from polemos.games.belisarius.verbs import PROVINCE
from polemos.room.event_targets import Regions, touching

REGIONS: Final[Regions] = {
    PROVINCE: lambda p: [world.PROVINCES[p]],
    "event": lambda event: [world.PROVINCES[p] for p in charts.EVENT_PROVINCES[event]],
}
#: The die of a battle is told with its result, which does not say again why it was rolled.
REASONS: Final[Mapping[str, int]] = {"battle": R_BATTLE}

touched: Final = touching(WORDING, forces.UNIT_KEY, REGIONS, REASONS)
"""The spaces (from, then to), units, provinces and dice of an event, and what the dice were for."""
