"""What forbids a choice, in the few shapes that most questions share."""

from dataclasses import dataclass
from typing import Final

from polemos.games.syracuse.data.tables import UNITS
from polemos.games.syracuse.data.world import PLACES, ZONE_OF
from polemos.games.syracuse.state import Decision, Refusal, Siege

NOWHERE: Final = -1


def zone_of(s: Siege, u: int) -> int:
    """The zone in which a piece lies, for a refusal to point at; NOWHERE for one off the map or none at all."""
    return ZONE_OF[s.loc[u]] if 0 <= u < UNITS and s.loc[u] >= 0 else NOWHERE


def space_of(place: int) -> int:
    """The zone of a place that a choice names; NOWHERE for what is no place."""
    return ZONE_OF[place] if 0 <= place < PLACES else NOWHERE


def pieces(verb: int, first: list[int]) -> list[int]:
    """The choices of a verb of pieces: those at hand in their order, then every other counter."""
    return [verb + u for u in first] + [verb + u for u in range(UNITS) if u not in first]


def places(verb: int, first: list[int] | None = None) -> list[int]:
    """The same of a verb of places: the zones, the forts, the camp."""
    at_hand = first or []
    return [verb + p for p in at_hand] + [verb + p for p in range(PLACES) if p not in at_hand]


@dataclass(slots=True, frozen=True)
class NamePiece(Decision):
    """A question that names one piece out of a list, and whose clause says which are on it."""

    def verb(self) -> int:
        """The verb of its choices."""
        raise NotImplementedError

    def those(self, s: Siege) -> list[int]:
        """What can be named, in the order of the choices."""
        raise NotImplementedError

    def otherwise(self, s: Siege, n: int) -> str:
        """A clause that says more of why something cannot be named than that which asks; "" without one."""
        return ""

    def universe(self, s: Siege) -> list[int]:
        return pieces(self.verb(), self.those(s))

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        n = c - self.verb()
        return [] if n in self.those(s) else [Refusal(self.otherwise(s, n) or self.clause(), self.where(s, n))]

    def where(self, s: Siege, n: int) -> int:
        """Where what is named lies, NOWHERE if nowhere."""
        return zone_of(s, n)

    def options(self, s: Siege) -> list[int]:
        verb = self.verb()
        return [verb + n for n in self.those(s)]


@dataclass(slots=True, frozen=True)
class NamePlace(NamePiece):
    """The same for a place."""

    def universe(self, s: Siege) -> list[int]:
        return places(self.verb(), self.those(s))

    def where(self, s: Siege, n: int) -> int:
        return space_of(n)
