"""Who somebody is at a match, and what that lets him see and do: its owner, a guest in a seat, a spectator.

The owner has every seat that people play, less those that he has given away by a link; a guest has the one that his
link was for. A spectator sees what is open to all.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from polemos.match.match import AnyMatch
from polemos.match.moments import HUMAN
from polemos.server.schemas_online import Access, Place

Role = Literal["owner", "guest", "spectator"]
Stake = Literal["", "offered", "on"]
"""Whether a game counts, for a rating or in a tournament: not, as soon as somebody has agreed, or already."""


@dataclass(frozen=True, slots=True)
class Late:
    """What the players let spectators see: everything, but so many seconds late, since a time (seconds since 1970).

    full: whether that is so long ago that everything is shown; before, it is what all may know, as it stood then.
    """

    delay: int
    since: float
    full: bool

    def until(self, now: float) -> float:
        """What is newer than this is not told at a time."""
        return max(self.since, now - self.delay)


@dataclass(frozen=True, slots=True)
class Rights:
    """What somebody may do at a match.

    held: of a guest, the sides that he plays. given: the sides that the owner has given away, for good. awaited: those
    of them at which nobody sits. stake: whether the game counts. late: of a spectator, that he sees the match as it
    stood, with what both hid then.
    """

    role: Role = "owner"
    held: frozenset[str] = frozenset()
    given: frozenset[str] = frozenset()
    awaited: frozenset[str] = frozenset()
    names: Mapping[str, str] = field(default_factory=dict, compare=False)
    stake: Stake = field(default="", compare=False)
    late: Late | None = field(default=None, compare=False)

    def holds(self, side: str) -> bool:
        """Whether a side is his, as long as a person plays it."""
        return side not in self.given if self.role == "owner" else side in self.held

    # -- at an open match

    def people(self, match: AnyMatch) -> list[int]:
        """The sides that he plays."""
        sides = match.game.sides
        return [side for side, player in enumerate(match.players) if player is None and self.holds(sides[side])]

    def may_view(self, match: AnyMatch) -> list[int]:
        """The sides whose eyes he may use: his own; all when nobody can be cheated by it any more."""
        watching = self.role == "owner" and not self.given and None not in match.players
        if match.over or watching or (self.late is not None and self.late.full):
            return list(range(len(match.game.sides)))
        return self.people(match)

    def open_book(self, match: AnyMatch) -> bool:
        """Whether he may know all that the record holds: nobody hides anything from him."""
        return len(self.may_view(match)) == len(match.game.sides)

    def may_take(self, match: AnyMatch) -> bool:
        """Whether he may have all that the record holds, so also what nobody knows yet: how cards lie, dice to come."""
        return self.open_book(match) and (match.over or self.late is None)

    def may_decide(self, match: AnyMatch, side: int) -> bool:
        """Whether he makes the choice that waits, when he looks with these eyes.

        A die that a bot asks for is named by any person at the table.
        """
        if match.over or match.player is not None or side not in self.people(match):
            return False
        actor: int = match.state.actor
        return side == actor or (match.chance and match.players[actor] is not None)

    def alone(self, match: AnyMatch) -> bool:
        """Whether no other person plays this match."""
        people = [side for side, player in enumerate(match.players) if player is None]
        return self.role == "owner" and people == self.people(match)

    def may_hurry(self, match: AnyMatch) -> bool:
        """Whether he may hurry the bots of a match: who plays in it, or has begun one of bots alone."""
        return bool(self.people(match)) or (self.role == "owner" and None not in match.players)

    def others(self, match: AnyMatch) -> bool:
        """Whether another person, at another place, sits at this match."""
        seats = zip(match.game.sides, match.players, strict=True)
        return any(who is None and not self.holds(side) and side not in self.awaited for side, who in seats)

    # -- in the list, where a match is known by its seats

    def access(self, seats: Mapping[str, str], over: bool) -> Access:
        """The same for the page, by who sits where and whether the game is over."""
        places = {side: self._place(side, who) for side, who in seats.items()}
        mine = list(places.values()).count("here")
        watching = self.role == "owner" and not self.given and HUMAN not in seats.values()
        sealed = not (over or watching or 0 < mine == len(places))
        return Access(role=self.role, places=places, sealed=sealed, names=self._names(places) if self.names else {})

    def _names(self, places: Mapping[str, Place]) -> dict[str, str]:
        people = [side for side, place in places.items() if place in ("here", "elsewhere")]
        found = {side: self.names.get(side if side in self.given else "", "") for side in people}
        return {side: name for side, name in found.items() if name}

    def _place(self, side: str, who: str) -> Place:
        if who != HUMAN:
            return "bot"
        if self.holds(side):
            return "here"
        return "awaited" if side in self.awaited else "elsewhere"


ALONE: Final = Rights()
"""Whoever has a match to himself, or shares it with friends at his screen."""
