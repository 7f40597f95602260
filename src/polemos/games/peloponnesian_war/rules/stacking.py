"""How many pieces may stand in one place, and who needs a leader. Sections 14.2, 7.8.1 and 7.8.2."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import CAVALRY, FLEET, KIND, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, LAND_NEXT, MOUNTED, PLACES, SEA_NEXT, SEAS_AT, is_open
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import entry
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import SCATTER, SCATTER_TO
from polemos.kernel.flow import VERB, unless

ALONE: Final = 1
"""So many units of a side stand without a leader where one is needed [14.2.1]."""
EVERY_UNIT: Final = [SCATTER + unit for unit in range(UNITS)]
EVERY_PLACE: Final = [SCATTER_TO + place for place in range(PLACES)]


# ----------------------------------------------------------------------------------------------- who may stand together


def needs_leader(s: War, place: int) -> bool:
    """Whether more than one unit of a side needs a leader in a place: a sea area, or a hex without a city or fort.

    [7.8.1, 7.8.2, 14.2.1] (RULING-53)
    """
    return places.target_here(s, place) == NO_TARGET


def room_inside(s: War, place: int) -> int:
    """How many more units find room inside the city or fort of a hex: a fort holds few, a city any number [14.2.1]."""
    if places.target_here(s, place) < world.CITIES:
        return codes.MUCH
    return max(0, tables.MOVEMENT.fort - sum([1 for piece in s.at[place] if piece < UNITS and s.inside[piece]]))


def may_stay(s: War, side: int, place: int, coming: Iterable[int] = (), leaving: Iterable[int] = ()) -> bool:
    """Whether what a side has in a place may stay there, with some pieces who come and without some who leave.

    A leader commands units of any region and kind, and several of them may be in one stack [14.2.3, 14.2.4]. Land units
    aboard there belong to their fleets and are not counted. [7.8.1, 7.8.1b, 14.2.1]
    """
    if not needs_leader(s, place):
        return True
    gone = set(leaving)
    stay = {piece for piece in s.at[place] if s.sides[piece] == side and piece not in gone}
    there = {piece for piece in stay if piece >= UNITS or s.aboard[piece] < 0}.union(coming)
    return len(there) <= ALONE or max(there) >= UNITS


def refusals_stay(
    s: War, side: int, place: int, coming: Iterable[int] = (), leaving: Iterable[int] = ()
) -> list[Refusal]:
    """Why it may not stay."""
    return unless(may_stay(s, side, place, coming, leaving), "14.2.1", place)


def refusals_together(s: War, pieces: Iterable[int]) -> list[Refusal]:
    """Why pieces may not move, attack, assault or sally together: several units, and no leader [7.8.2, 14.2.5].

    Land units aboard are moved by their fleets.
    """
    group = list(pieces)
    units = [piece for piece in group if piece < UNITS and s.aboard[piece] < 0]
    if len(units) <= ALONE or any(piece >= UNITS for piece in group):
        return []
    found = [Refusal("14.2.5", s.loc[units[0]])]
    if all(KIND[unit] == FLEET for unit in units):
        found.append(Refusal("7.8.2", s.loc[units[0]]))
    return found


# ------------------------------------------------------------------------------------ stacks without a leader [14.2.2]


def spread_all(s: War, *sides: int) -> list[Step]:
    """A question for each place where a side has more units than may stay [14.2.1, 14.2.2], side by side."""
    there, own, aboard, targets = s.at, s.sides, s.aboard, s.targets
    taken = {*s.loc}
    crowded = sorted([at for at in taken if at >= 0 and len(there[at]) > ALONE and targets[at] == NO_TARGET])
    found: list[Step] = []
    for side in sides:
        for place in crowded:
            mine = [piece for piece in there[place] if own[piece] == side and (piece >= UNITS or aboard[piece] < 0)]
            if len(mine) > ALONE and mine[-1] < UNITS:  # leaders stand last
                found.append(Spread(side, place))
    return found


def crowd(s: War, side: int, place: int) -> list[int]:
    """Units of a side that are too many in a place: any of them may leave; none if they may all stay [14.2.2]."""
    if may_stay(s, side, place):
        return []
    return [unit for unit in asking.units_at(s, side, place) if s.aboard[unit] < 0]


def is_free(s: War, side: int, unit: int, place: int) -> bool:
    """Whether a unit that leaves its stack finds a place free.

    No enemy, no place that holds out against it, no open sea, and nobody of its own with whom it may not stand.
    """
    if is_open(place) or asking.units_at(s, 1 - side, place) or entry.refusals_enter(s, side, (unit,), place):
        return False
    target = places.target_here(s, place)
    if target != NO_TARGET and places.is_hostile(s, target, side) and places.is_manned(s, target):
        return False
    return may_stay(s, side, place, (unit,))


def refuges(s: War, unit: int) -> list[int]:
    """Where a unit may go that leaves its stack: a free hex next to it; for a fleet a sea area, or the next beach.

    [14.2.2]
    """
    at, side = s.loc[unit], s.sides[unit]
    if KIND[unit] != FLEET:
        near = [into for into, _ in MOUNTED[at]] if KIND[unit] == CAVALRY else list(LAND_NEXT[at])
    elif at >= LAND:
        near = list(SEA_NEXT[at - LAND])
    else:
        near = [*[into for into in LAND_NEXT[at] if SEAS_AT[into]], *SEAS_AT[at]]
    return [place for place in near if is_free(s, side, unit, place)]


@dataclass(slots=True, frozen=True)
class Spread(Decision):
    """Who leaves a stack that has no leader where it needs one, until one unit is left [7.8.2, 14.2.2] (RULING-83)."""

    place: int

    def clause(self) -> str:
        return "14.2.2"

    def universe(self, s: War) -> list[int]:
        return EVERY_UNIT

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c % VERB in crowd(s, self.side, self.place), "14.2.2", self.place)

    def options(self, s: War) -> list[int]:
        return [SCATTER + unit for unit in crowd(s, self.side, self.place)]

    def chosen(self, s: War, c: int) -> None:
        s.then(Scatter(self.side, c % VERB), Spread(self.side, self.place))


@dataclass(slots=True, frozen=True)
class Scatter(Decision):
    """Where a unit goes that leaves its stack; to its force pool, if no place is free [14.2.2]."""

    unit: int

    def clause(self) -> str:
        return "14.2.2"

    def universe(self, s: War) -> list[int]:
        return EVERY_PLACE

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(s.loc[self.unit] >= 0 and c % VERB in refuges(s, self.unit), "14.2.2", c % VERB)

    def options(self, s: War) -> list[int]:
        return [SCATTER_TO + place for place in refuges(s, self.unit)] if s.loc[self.unit] >= 0 else []

    def run(self, s: War) -> None:
        if s.loc[self.unit] >= 0 and not refuges(s, self.unit):
            disband(s, self.unit, "14.2.2")
            return
        Decision.run(self, s)

    def chosen(self, s: War, c: int) -> None:
        place = c % VERB
        aboard = asking.cargo_of(s, self.unit) if KIND[self.unit] == FLEET else []
        for piece in (self.unit, *aboard):
            state.put(s, piece, place, int(goes_inside(s, piece, place)))
        s.tell("scattered", (self.unit, place), ("14.2.2",))


def goes_inside(s: War, piece: int, place: int) -> bool:
    """Whether a piece that comes to a place is inside there: in a friendly city or fort with room, a fleet in port.

    [14.2.1, 16.3.6, 16.4.4]
    """
    target = places.target_here(s, place)
    side = s.sides[piece]
    if target == NO_TARGET or not places.opens_to(s, target, side):
        return False
    if piece < UNITS and KIND[piece] == FLEET and not places.is_port(s, place, side):
        return False
    return piece >= UNITS or room_inside(s, place) > 0


def disband(s: War, unit: int, clause: str) -> None:
    """A unit goes to its force pool, with what it carries; one without a region leaves the game [10.6.2, 14.2.2]."""
    for piece in (*(asking.cargo_of(s, unit) if KIND[unit] == FLEET else []), unit):
        homeless = tables.UNIT_HOME[piece] in (tables.SICILIANS, tables.MERCENARY, tables.ODRYSIAN)
        state.lift(s, piece, codes.OUT if homeless else codes.FORCE_POOL)
        s.tell("goes-home", (piece,), (clause,))
