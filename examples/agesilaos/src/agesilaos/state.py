"""The state: what a saved game must hold, and the only functions that move a piece."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from polemos.kernel import flow
from polemos.kernel.fields import DERIVED, SHARED, ints, number, slots

from agesilaos.data.tables import BOTH, CARDS, PIECE_COUNT, SIDE_OF
from agesilaos.data.world import NOWHERE, SPACES

LOST: Final = -1
"""The place of a unit that is lost."""
NEITHER: Final = -1
MOST: Final = max([card.turns for card in CARDS])
"""The turns of the longest scenario."""


@dataclass(slots=True, frozen=True)
class Options:
    """The optional rules, each its own switch."""

    long_supply: bool = False


OPTION_NAMES: Final = tuple(Options.__annotations__)


class Situation(flow.State):
    """A game at any moment. Each field is declared here, with all that the house has to know of it."""

    DRAWS: ClassVar[tuple[int, int]] = (0, 0)

    option_set: Annotated[Options, SHARED]
    scenario: Annotated[int, number(0, len(CARDS) - 1)]
    """Its place in the list of scenarios."""
    turn: Annotated[int, number(0, MOST)]
    resigned: Annotated[int, number(NEITHER, BOTH[-1], start=NEITHER)]
    """The side that gave up, or NEITHER."""
    loc: Annotated[list[int], ints(LOST, SPACES - 1, PIECE_COUNT, start=LOST)]
    """By unit: its place, or LOST."""
    moved: Annotated[list[int], ints(0, 1, PIECE_COUNT)]
    """By unit: whether it has marched in this part of the turn [3.1]."""
    hungry: Annotated[list[int], ints(0, 1, PIECE_COUNT)]
    """By unit: whether it was out of supply when it was last looked at [5.2]."""
    plundered: Annotated[list[int], ints(0, 1, SPACES)]
    points: Annotated[list[int], ints(0, 99, 2)]
    hidden: Annotated[int, number(0, 1)]
    """Whether the ambush still lies somewhere [6.1]."""
    ambush: Annotated[int, number(NOWHERE, SPACES - 1, start=NOWHERE, secret=True)]
    """Where."""
    fought: Annotated[list[int], ints(0, 1, SPACES)]
    """By place: whether a battle has shown that no ambush lies there."""
    holds: Annotated[list[int], ints(0, 1, 2, secret=True)]
    """By side: whether it wants to hold its ground without being asked, a standing order."""
    at: Annotated[list[tuple[int, ...]], DERIVED]
    """By place: the units there. Derived: `put` and `lift` change it, `reindex` builds it anew."""
    __slots__ = slots(__annotations__)


def blank() -> Situation:
    """Nothing on the map, nothing to do."""
    s = flow.cleared(Situation())
    s.option_set = Options()
    reindex(s)
    return s


def reindex(s: Situation) -> None:
    """Build the derived rows from what is saved."""
    s.at = [tuple([unit for unit, at in enumerate(s.loc) if at == space]) for space in range(SPACES)]


def put(s: Situation, unit: int, space: int) -> None:
    """Set a unit down, wherever it was before."""
    lift(s, unit)
    s.loc[unit] = space
    s.at[space] = tuple(sorted((*s.at[space], unit)))


def lift(s: Situation, unit: int) -> None:
    """Take a unit off the map."""
    if s.loc[unit] != LOST:
        s.at[s.loc[unit]] = tuple([other for other in s.at[s.loc[unit]] if other != unit])
    s.loc[unit] = LOST


def own_at(s: Situation, side: int, space: int) -> list[int]:
    """The units of a side in a place."""
    return [unit for unit in s.at[space] if SIDE_OF[unit] == side]


def foes(s: Situation, side: int) -> bytes:
    """By place: whether an enemy of a side stands there."""
    return bytes([1 if own_at(s, 1 - side, space) else 0 for space in range(SPACES)])


def left(s: Situation, side: int) -> int:
    """How many units a side has."""
    return len([unit for unit, space in enumerate(s.loc) if space != LOST and SIDE_OF[unit] == side])
