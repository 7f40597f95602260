"""What an event concerns on the map: spaces, pieces, regions and dice, so that a drawing can follow it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from polemos.games.belisarius.news import EVENTS
from polemos.games.belisarius.rolls import R_BATTLE
from polemos.games.belisarius.tables import EVENT_PROVINCES, PROVINCES, UNIT_KEY
from polemos.games.belisarius.verbs import PROVINCE
from polemos.games.belisarius.wording import word
from polemos.kernel import touching
from polemos.kernel.flow import Event
from polemos.kernel.showing import Touched


def _province(p: int) -> Sequence[str]:
    return (PROVINCES[p],)


def _provinces_of_event(event: int) -> Sequence[str]:
    return [PROVINCES[p] for p in EVENT_PROVINCES[event]]


REGIONS: Final[Mapping[str, Callable[[int], Sequence[str]]]] = {PROVINCE: _province, "event": _provinces_of_event}
#: The die of a battle is told with its result, which does not say again why it was rolled.
REASONS: Final[Mapping[str, int]] = {"battle": R_BATTLE}


def touched(event: Event, language: str) -> Touched:
    """The spaces (from, then to), units, provinces and dice of an event, and what the dice were for."""
    return touching.touched(
        event, EVENTS, UNIT_KEY, REGIONS, REASONS, lambda why: str(word(touching.REASON, why, language))
    )
