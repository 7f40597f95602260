"""Which fleet carries whom: leaders as many as like, troops one unit to a fleet. Section 7.4, RULING-85.

Who comes aboard comes aboard the strongest fleet that may carry him, until his owner names another one.
"""

from dataclasses import dataclass

from polemos.games.sparta_vs_athens import state
from polemos.games.sparta_vs_athens.data.tables import IS_NSP, UNITS
from polemos.games.sparta_vs_athens.rules.likeness import likeness
from polemos.games.sparta_vs_athens.state import OPERATED, Decision, Refusal, War, armies_at, fleets_at, side_of
from polemos.games.sparta_vs_athens.verbs import PICK
from polemos.kernel.flow import unless


def strongest(s: War, fleets: list[int]) -> int:
    """The strongest of some fleets."""
    return min(fleets, key=lambda fleet: (-state.strength_of(s, fleet), fleet))


def company(s: War, piece: int) -> list[int]:
    """The fleets that a piece is with: of the operating force, if it goes with it, those that go on as it does."""
    fleets = fleets_at(s, side_of(s, piece), s.loc[piece])
    if piece != s.leader and piece not in s.group:
        return [fleet for fleet in fleets if not s.inside[fleet]]
    stays = s.acted[piece] == OPERATED
    return [fleet for fleet in fleets if fleet in s.group and (stays or s.acted[fleet] != OPERATED)]


def carriers(s: War, piece: int) -> list[int]:
    """Those of them that may carry it: all may carry a leader, and troops where no others are aboard [7.4a, 7.4b]."""
    fleets = company(s, piece)
    if piece >= UNITS:
        return fleets
    laden = {s.aboard[unit] for unit in armies_at(s, side_of(s, piece), s.loc[piece]) if unit != piece}
    return [fleet for fleet in fleets if fleet not in laden]


def matters(s: War, piece: int) -> bool:
    """Whether it makes a difference which fleet carries a piece: one of them may be lost, and what it carries [7.4e].

    Fleets that are alike will not be when troops of the force have gone aboard.
    """
    fleets = carriers(s, piece)
    if len(fleets) < 2:
        return False
    if piece >= UNITS and any(unit < UNITS and not IS_NSP[unit] and s.aboard[unit] < 0 for unit in s.group):
        return True
    first = likeness(s, fleets[0], piece)
    return any(likeness(s, fleet, piece) != first for fleet in fleets[1:])


def goes_aboard(s: War, piece: int) -> None:
    """A leader, or troops, come aboard the strongest fleet that may carry them, or the one that is named."""
    s.aboard[piece] = strongest(s, carriers(s, piece))
    s.then(Berth(side_of(s, piece), piece))


def clause_of(piece: int) -> str:
    """By which clause a fleet carries a piece."""
    return "7.4b" if piece >= UNITS else "7.4a"


@dataclass(slots=True, frozen=True)
class Berth(Decision):
    """Which fleet carries a leader or troops that have come aboard, where that makes a difference [7.4a, 7.4b]."""

    piece: int

    def clause(self) -> str:
        return clause_of(self.piece)

    def secret(self) -> bool:
        # who is aboard lies under a marker, it may be
        return True

    def universe(self, s: War) -> list[int]:
        return [PICK + fleet for fleet in company(s, self.piece)] if s.aboard[self.piece] >= 0 else []

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c - PICK in carriers(s, self.piece), "7.4a", s.loc[self.piece])

    def chosen(self, s: War, c: int) -> None:
        s.aboard[self.piece] = c - PICK

    def run(self, s: War) -> None:
        if s.aboard[self.piece] >= 0 and matters(s, self.piece):
            Decision.run(self, s)
