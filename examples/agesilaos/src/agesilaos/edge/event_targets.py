"""What an event concerns on the map, so that a drawing can follow it."""

from polemos.kernel.flow import Event
from polemos.room import event_targets
from polemos.room.view_models import Touched

from agesilaos.data.tables import PIECE_NAMES
from agesilaos.edge.messages import lexicon
from agesilaos.event_kinds import EVENTS


def touched(event: Event, language: str) -> Touched:
    """Its spaces, pieces and dice, and what the dice were for."""
    reasons = lexicon(language)["reason"]
    return event_targets.touched(event, EVENTS, PIECE_NAMES, {}, {}, lambda why: reasons[why])
