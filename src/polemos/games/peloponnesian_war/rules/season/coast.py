"""Fleets at sea when a season turn comes: they go to the coast, or are lost. Section 9.8."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, state
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.data.world import LAND, PLACES, SEAS, SHORE, is_open
from polemos.games.peloponnesian_war.rules import losses, places, stacking
from polemos.games.peloponnesian_war.rules.campaign import entry
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.games.peloponnesian_war.verbs import PUT_IN, PUT_IN_APART
from polemos.kernel.flow import VERB, unless, when

EVERY_COAST: Final = [PUT_IN + place for place in range(LAND) if any(place in shore for shore in SHORE)]
EVERY_FLEET: Final = [PUT_IN_APART + unit for unit in range(UNITS) if tables.KIND[unit] == tables.FLEET]


def fleets_at_sea(s: War, side: int) -> list[int]:
    """Fleets of a side that stand in sea areas."""
    return [unit for unit in places.FLEET_UNITS if s.loc[unit] >= LAND and s.sides[unit] == side]


def to_the_coast(s: War, side: int) -> list[Step]:
    """A question for each sea area where fleets of a side are; those in an open sea are lost [8.5a, 9.8]."""
    lost = [fleet for fleet in fleets_at_sea(s, side) if is_open(s.loc[fleet])]
    lose_at_sea(s, side, lost)
    seas = {s.loc[fleet] for fleet in fleets_at_sea(s, side)}
    return [PutIn(side, sea) for sea in range(LAND, LAND + SEAS) if sea in seas]


def lose_at_sea(s: War, side: int, fleets: Iterable[int]) -> None:
    """Fleets that cannot be supplied are destroyed; leaders who are left there without one drown [7.8.6c, 9.8].

    (RULING-77)
    """
    lost = list(fleets)
    seas = sorted({s.loc[fleet] for fleet in lost})
    losses.destroy_all(s, lost, "9.8")
    for sea in seas:
        if not asking.units_at(s, side, sea):
            for leader in asking.leaders_at(s, side, sea):
                losses.kill(s, leader, "7.8.6c")


def refusals_beach(s: War, side: int, stack: Sequence[int], sea: int, place: int) -> list[Refusal]:
    """Why a stack does not go from a sea area to a place: another coast, closed to it, or an enemy is there [9.8].

    A friendly port is open to the sea as long as no enemy fleet lies before it, invested or not [10.2.3a, 10.2.3b]
    (RULING-76).
    """
    if not LAND <= sea < PLACES or place not in SHORE[sea - LAND]:
        return [Refusal("9.8", place)]
    found = entry.refusals_enter(s, side, stack, place)
    if places.is_friendly_port(s, place, side):
        return found + when(places.is_blockaded(s, place, side), "10.2.3b", place)
    target = places.target_here(s, place)
    held = target != NO_TARGET and places.is_hostile(s, target, side) and places.is_manned(s, target)
    return found + when(held or asking.units_at(s, 1 - side, place), "9.8", place)


def stack_at(s: War, side: int, sea: int) -> list[int]:
    """Fleets and leaders of a side in a sea area; land units aboard go with their fleets."""
    return [piece for piece in s.at[sea] if s.sides[piece] == side and (piece >= UNITS or s.aboard[piece] < 0)]


def landing(s: War, stack: list[int]) -> list[int]:
    """A stack and the land units that it carries, who all stand in the hex where it goes ashore [16.5.4]."""
    return [*stack, *[unit for fleet in stack if fleet < UNITS for unit in asking.cargo_of(s, fleet)]]


def beaches(s: War, side: int, sea: int, stack: list[int]) -> list[int]:
    """Where a stack may go ashore."""
    all_told = landing(s, stack)
    return [
        place
        for place in SHORE[sea - LAND]
        if not refusals_beach(s, side, all_told, sea, place) and stacking.may_stay(s, side, place, all_told)
    ]


def put_in(s: War, stack: list[int], place: int) -> None:
    """A stack goes to the coast; troops aboard are landed, inside if the city is friendly [9.8, 16.4.4, 16.5.4]."""
    for piece in stack:
        cargo = asking.cargo_of(s, piece) if piece < UNITS else []
        state.put(s, piece, place, int(stacking.goes_inside(s, piece, place)))
        for unit in cargo:
            s.aboard[unit] = -1
            state.put(s, unit, place, int(stacking.goes_inside(s, unit, place)))
            s.tell("put-in", (unit, place), ("16.5.4",))
        s.tell("put-in", (piece, place), ("9.8",))


@dataclass(slots=True, frozen=True)
class PutIn(Decision):
    """To which coastal hex the fleets in a sea area go, all together; single ones may be set apart before [9.8].

    If there is none for them they stay where they are, and are lost in the supply phase (RULING-37).
    """

    place: int

    def clause(self) -> str:
        return "9.8"

    def universe(self, s: War) -> list[int]:
        return [*EVERY_COAST, *EVERY_FLEET]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        value = c % VERB
        stack = stack_at(s, self.side, self.place)
        fleets = [piece for piece in stack if piece < UNITS]
        if c - value == PUT_IN_APART:
            able = value in fleets and len(fleets) > 1 and beaches(s, self.side, self.place, [value])
            return unless(bool(able), "9.8", self.place)
        all_told = landing(s, stack)
        found = refusals_beach(s, self.side, all_told, self.place, value)
        if value >= LAND:
            return found
        found += unless(bool(fleets), "9.8", value)
        return [*found, *stacking.refusals_stay(s, self.side, value, all_told)]

    def options(self, s: War) -> list[int]:
        stack = stack_at(s, self.side, self.place)
        fleets = [piece for piece in stack if piece < UNITS]
        if not fleets:
            return []
        together = [PUT_IN + place for place in beaches(s, self.side, self.place, stack)]
        if len(fleets) == 1:
            return together
        return [
            *together,
            *[PUT_IN_APART + fleet for fleet in fleets if beaches(s, self.side, self.place, [fleet])],
        ]

    def chosen(self, s: War, c: int) -> None:
        value = c % VERB
        if c - value == PUT_IN:
            put_in(s, stack_at(s, self.side, self.place), value)
        else:
            s.then(PutInApart(self.side, value), PutIn(self.side, self.place))


@dataclass(slots=True, frozen=True)
class PutInApart(Decision):
    """To which coastal hex one fleet goes that is set apart from the others [9.8]."""

    unit: int

    def clause(self) -> str:
        return "9.8"

    def universe(self, s: War) -> list[int]:
        return EVERY_COAST

    def refusals(self, s: War, c: int) -> list[Refusal]:
        place, all_told = c % VERB, landing(s, [self.unit])
        found = refusals_beach(s, self.side, all_told, s.loc[self.unit], place)
        if place >= LAND:
            return found
        return [*found, *stacking.refusals_stay(s, self.side, place, all_told)]

    def options(self, s: War) -> list[int]:
        sea = s.loc[self.unit]
        return [PUT_IN + place for place in beaches(s, self.side, sea, [self.unit])] if sea >= LAND else []

    def chosen(self, s: War, c: int) -> None:
        put_in(s, [self.unit], c % VERB)
