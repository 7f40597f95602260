"""What an event concerns on the map: spaces, pieces, regions and dice, so that a drawing can follow it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge.messages import word
from polemos.games.belisarius.event_kinds import EVENTS
from polemos.games.belisarius.rules.rolls import R_BATTLE
from polemos.games.belisarius.verbs import PROVINCE
from polemos.kernel.flow import Event
from polemos.room import event_targets
from polemos.room.view_models import Touched


def _province(p: int) -> Sequence[str]:
    return (world.PROVINCES[p],)


def _provinces_of_event(event: int) -> Sequence[str]:
    return [world.PROVINCES[p] for p in charts.EVENT_PROVINCES[event]]


REGIONS: Final[Mapping[str, Callable[[int], Sequence[str]]]] = {PROVINCE: _province, "event": _provinces_of_event}
#: The die of a battle is told with its result, which does not say again why it was rolled.
REASONS: Final[Mapping[str, int]] = {"battle": R_BATTLE}


def touched(event: Event, language: str) -> Touched:
    """The spaces (from, then to), units, provinces and dice of an event, and what the dice were for."""
    return event_targets.touched(
        event, EVENTS, forces.UNIT_KEY, REGIONS, REASONS, lambda why: str(word(event_targets.REASON, why, language))
    )
