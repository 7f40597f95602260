"""What an event concerns on the map: spaces, pieces and dice, so that a drawing can follow it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from polemos.games.syracuse.news import EVENTS
from polemos.games.syracuse.rolls import R_BATTLE
from polemos.games.syracuse.tables import UNIT_KEY
from polemos.games.syracuse.verbs import WORK
from polemos.games.syracuse.wording import word
from polemos.games.syracuse.works import places_of
from polemos.kernel import touching
from polemos.kernel.flow import Event
from polemos.kernel.showing import Touched

#: By type of argument: where a value lies.
LYING: Final[Mapping[str, Callable[[int], Sequence[int]]]] = {WORK: places_of}
REGIONS: Final[Mapping[str, Callable[[int], Sequence[str]]]] = {}
#: The die of a battle is told with its result, which does not say again why it was rolled.
REASONS: Final[Mapping[str, int]] = {"battle": R_BATTLE}


def touched(event: Event, language: str) -> Touched:
    """The spaces (from, then to), pieces and dice of an event, and what the dice were for."""
    return touching.touched(
        event, EVENTS, UNIT_KEY, REGIONS, REASONS, lambda why: str(word(touching.REASON, why, language)), LYING
    )
