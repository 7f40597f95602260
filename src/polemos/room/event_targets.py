"""What an event concerns on a board, worked out from the types of its arguments, so that a drawing can follow it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from polemos.kernel.flow import Event
from polemos.room.messages import SPACE, Wording
from polemos.room.view_models import Touched

FACE: Final = "face"
"""The name of an argument that is a face of a die."""
UNIT: Final = "unit"
REASON: Final = "reason"

Spaces = Mapping[str, Callable[[int], Sequence[int]]]
"""By type of argument: the spaces in which a value lies."""
Regions = Mapping[str, Callable[[int], Sequence[str]]]
"""By type of argument: the ids of the regions that a value means."""

NOWHERE: Final[Spaces] = {}
NO_REGIONS: Final[Regions] = {}
TOLD: Final[Mapping[str, int]] = {}


def touching(
    wording: Wording,
    pieces: Sequence[str],
    regions: Regions = NO_REGIONS,
    reasons: Mapping[str, int] = TOLD,
    lying: Spaces = NOWHERE,
) -> Callable[[Event, str], Touched]:
    """What tells of an event its spaces (from, then to), pieces, regions and dice, and what the dice were for.

    wording: the words and kinds of events of a room; pieces: the ids of the units; reasons: why the die of an event
    was rolled that does not say it itself.
    """

    def touched(event: Event, language: str) -> Touched:
        spaces: list[int] = []
        units: list[str] = []
        places: list[str] = []
        faces: list[int] = []
        why = reasons.get(event.kind, -1)
        for (name, kind), value in zip(wording.events[event.kind], event.args, strict=True):
            if kind == SPACE and value >= 0:
                spaces.append(value)
            elif kind == UNIT and value >= 0:
                units.append(pieces[value])
            elif kind == REASON:
                why = value
            elif name == FACE:
                faces.append(value)
            elif kind in regions:
                places += regions[kind](value)
            elif kind in lying:
                spaces += lying[kind](value)
        return Touched(spaces, units, places, faces, str(wording.word(REASON, why, language)) if faces else "")

    return touched
