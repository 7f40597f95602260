"""What an event concerns on the board."""

from typing import Final

from polemos.games.alexander.news import EVENTS
from polemos.games.alexander.setting import UNIT_IDS
from polemos.games.alexander.wording import word
from polemos.kernel import touching
from polemos.kernel.flow import Event
from polemos.kernel.showing import Touched

REASONS: Final[dict[str, int]] = {}


def touched(event: Event, language: str) -> Touched:
    """The spaces (from, then to), pieces and dice of an event, and what the dice were for."""
    return touching.touched(event, EVENTS, UNIT_IDS, {}, REASONS, lambda why: str(word(touching.REASON, why, language)))
