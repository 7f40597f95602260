"""All that a choice can name, be it allowed or not: what universes of decisions are made of (see kernel.flow)."""

from polemos.games.belisarius.choice_ids import FORCE_IDS
from polemos.games.belisarius.data.charts import MARKER_KINDS
from polemos.games.belisarius.data.forces import UNITS
from polemos.games.belisarius.data.world import PROVINCE_COUNT, SPACES
from polemos.games.belisarius.state import Refusal, War
from polemos.kernel.flow import VERB


def spaces(verb: int) -> list[int]:
    """A verb with every space."""
    return [verb + h for h in range(SPACES)]


def units(verb: int) -> list[int]:
    """A verb with every unit, in play or not."""
    return [verb + u for u in range(UNITS)]


def provinces(verb: int) -> list[int]:
    """A verb with every province."""
    return [verb + p for p in range(PROVINCE_COUNT)]


def markers(verb: int) -> list[int]:
    """A verb with every kind of marker."""
    return [verb + k for k in range(MARKER_KINDS)]


def forces(verb: int) -> list[int]:
    """A verb with every kind of unit of every affiliation."""
    return [verb + f for f in sorted(FORCE_IDS)]


def one_of(c: int, verb: int, values: list[int], clause: str, space: int = -1) -> list[Refusal]:
    """A choice of one verb is right with these values; the clause says why none other is."""
    return [] if c - c % VERB == verb and c % VERB in values else [Refusal(clause, space)]


def place_of(s: War, u: int) -> int:
    """The space of a unit, -1 where it is not in play: of what a refusal speaks."""
    return max(s.loc[u], -1)
