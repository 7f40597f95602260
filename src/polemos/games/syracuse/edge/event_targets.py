"""What an event concerns on the map: spaces, pieces and dice, so that a drawing can follow it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from polemos.games.syracuse.data.tables import UNIT_KEY
from polemos.games.syracuse.edge.messages import word
from polemos.games.syracuse.event_kinds import EVENTS
from polemos.games.syracuse.rules import rolls, works
from polemos.games.syracuse.verbs import WORK
from polemos.kernel.flow import Event
from polemos.room import event_targets
from polemos.room.view_models import Touched

#: By type of argument: where a value lies.
LYING: Final[Mapping[str, Callable[[int], Sequence[int]]]] = {WORK: works.places_of}
REGIONS: Final[Mapping[str, Callable[[int], Sequence[str]]]] = {}
#: The die of a battle is told with its result, which does not say again why it was rolled.
REASONS: Final[Mapping[str, int]] = {"battle": rolls.R_BATTLE}


def touched(event: Event, language: str) -> Touched:
    """The spaces (from, then to), pieces and dice of an event, and what the dice were for."""
    return event_targets.touched(
        event, EVENTS, UNIT_KEY, REGIONS, REASONS, lambda why: str(word(event_targets.REASON, why, language)), LYING
    )
