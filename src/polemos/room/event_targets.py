"""What an event concerns on a board, worked out from the types of its arguments, so that a drawing can follow it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from polemos.kernel.flow import Event
from polemos.room.view_models import Touched

FACE: Final = "face"
"""The name of an argument that is a face of a die."""
SPACE: Final = "space"
UNIT: Final = "unit"
REASON: Final = "reason"

Schema = Mapping[str, Sequence[tuple[str, str]]]
"""By kind of event: names and types of its arguments."""

NOWHERE: Final[Mapping[str, Callable[[int], Sequence[int]]]] = {}


def touched(
    event: Event,
    schema: Schema,
    pieces: Sequence[str],
    regions: Mapping[str, Callable[[int], Sequence[str]]],
    reasons: Mapping[str, int],
    said: Callable[[int], str],
    lying: Mapping[str, Callable[[int], Sequence[int]]] = NOWHERE,
) -> Touched:
    """The spaces (from, then to), pieces, regions and dice of an event, and what the dice were for, in their order.

    pieces: the ids of the units; regions: by type of argument, the ids of the regions that a value means; reasons: why
    the die of an event was rolled that does not say it itself; said: a reason in words; lying: by type of argument, the
    spaces in which a value lies.
    """
    spaces: list[int] = []
    units: list[str] = []
    places: list[str] = []
    faces: list[int] = []
    why = reasons.get(event.kind, -1)
    for (name, kind), value in zip(schema[event.kind], event.args, strict=True):
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
    return Touched(spaces, units, places, faces, said(why) if faces else "")
