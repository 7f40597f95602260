"""What an event concerns on the board."""

from typing import Final

from polemos.games.alexander.data.setting import UNIT_IDS
from polemos.games.alexander.edge.messages import word
from polemos.games.alexander.event_kinds import EVENTS
from polemos.kernel.flow import Event
from polemos.room import event_targets
from polemos.room.view_models import Touched

REASONS: Final[dict[str, int]] = {}


def touched(event: Event, language: str) -> Touched:
    """The spaces (from, then to), pieces and dice of an event, and what the dice were for."""
    return event_targets.touched(
        event, EVENTS, UNIT_IDS, {}, REASONS, lambda why: str(word(event_targets.REASON, why, language))
    )
