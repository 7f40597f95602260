"""What an event concerns on the map: spaces, pieces, regions and dice, so that a drawing can follow it.

All of it comes from the types of the event's arguments (news.EVENTS), in their order.
"""

from typing import Final

from polemos.games.belisarius.news import EVENTS
from polemos.games.belisarius.rolls import R_BATTLE
from polemos.games.belisarius.tables import EVENT_PROVINCES, PROVINCES, UNIT_KEY
from polemos.games.belisarius.verbs import PROVINCE, SPACE, UNIT
from polemos.games.belisarius.wording import word
from polemos.kernel.flow import Event
from polemos.kernel.showing import Touched

FACE: Final = "face"
REASON: Final = "reason"
BATTLE: Final = "battle"
RANDOM_EVENT: Final = "event"


def touched(event: Event, language: str) -> Touched:
    """The spaces (from, then to), units, provinces and dice of an event, and what the dice were for."""
    spaces: list[int] = []
    pieces: list[str] = []
    regions: list[str] = []
    faces: list[int] = []
    # the die of a battle is told with its result, which does not say again why it was rolled
    why = R_BATTLE if event.kind == BATTLE else -1
    for (name, kind), value in zip(EVENTS[event.kind], event.args, strict=True):
        if kind == SPACE and value >= 0:
            spaces.append(value)
        elif kind == UNIT:
            pieces.append(UNIT_KEY[value])
        elif kind == PROVINCE:
            regions.append(PROVINCES[value])
        elif kind == REASON:
            why = value
        elif name == FACE:
            faces.append(value)
        elif kind == RANDOM_EVENT:
            regions += [PROVINCES[p] for p in EVENT_PROVINCES[value]]
    roll = str(word(REASON, why, language)) if faces else ""
    return Touched(spaces, pieces, regions, faces, roll)
