"""Who may stand together."""

from collections.abc import Iterable

from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, MOVEMENT, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import MUCH, Refusal, Step, War
from polemos.kernel.flow import unless


def room_inside(s: War, place: int) -> int:
    """How many more units find room inside."""
    if places.target_here(s, place) < CITIES:
        return MUCH
    return max(0, MOVEMENT.fort - sum([1 for piece in s.at[place] if piece < UNITS and s.inside[piece]]))


def may_stay(s: War, side: int, place: int, coming: Iterable[int] = (), leaving: Iterable[int] = ()) -> bool:
    """Whether what a side has in a place may stay there, with some who come and without some who leave."""
    if places.target_here(s, place) != NO_TARGET:
        return True
    gone = set(leaving)
    there = {piece for piece in s.at[place] if s.sides[piece] == side and piece not in gone}.union(coming)
    if any(piece >= UNITS for piece in there):
        return True
    return sum([1 for unit in there if s.aboard[unit] < 0]) <= 1


def refusals_stay(
    s: War, side: int, place: int, coming: Iterable[int] = (), leaving: Iterable[int] = ()
) -> list[Refusal]:
    """Why it may not stay."""
    return unless(may_stay(s, side, place, coming, leaving), "14.2.1", place)


def goes_inside(s: War, piece: int, place: int) -> bool:
    """Whether a piece that comes to a place is inside there."""
    target = places.target_here(s, place)
    side = s.sides[piece]
    if target == NO_TARGET or places.friend_of(s, target) != side:
        return False
    if piece < UNITS and KIND[piece] == FLEET and not places.is_port(s, place, side):
        return False
    return piece >= UNITS or room_inside(s, place) > 0


def spread_all(s: War, side: int) -> list[Step]:
    """Nobody is spread."""
    return []
