"""What an event concerns on the map: spaces, pieces and dice, so that a drawing can follow it."""

from collections.abc import Mapping
from typing import Final

from polemos.games.syracuse.data.tables import UNIT_KEY
from polemos.games.syracuse.edge.messages import WORDING
from polemos.games.syracuse.rules import rolls, works
from polemos.games.syracuse.verbs import WORK
from polemos.room.event_targets import Spaces, touching

#: By type of argument: where a value lies.
LYING: Final[Spaces] = {WORK: works.places_of}
#: The die of a battle is told with its result, which does not say again why it was rolled.
REASONS: Final[Mapping[str, int]] = {"battle": rolls.R_BATTLE}

touched: Final = touching(WORDING, UNIT_KEY, reasons=REASONS, lying=LYING)
"""The spaces (from, then to), pieces and dice of an event, and what the dice were for."""
