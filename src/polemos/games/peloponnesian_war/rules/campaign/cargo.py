"""Troops aboard fleets: who finds room, who goes aboard, who is set ashore [16.5.1, 16.5.2, 7.8.2]."""

from collections.abc import Sequence

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.asking import has, mark
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, UNITS
from polemos.games.peloponnesian_war.data.world import LAND, SEAS_AT
from polemos.games.peloponnesian_war.rules import lading, places, stacking
from polemos.games.peloponnesian_war.rules.campaign import arrival, entry, stacks
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import when


def room(s: War) -> int:
    """How many fleets of the group carry nothing yet [16.5.1]."""
    return len(stacks.fleets_of(s.group)) - lading.fleets_needed(stacks.cargo_of(s, s.group))


def candidates(s: War, side: int) -> list[int]:
    """Land units of a side ashore where the group's fleets are."""
    place = stacks.here(s)
    if place >= LAND:
        return []
    return [unit for unit in asking.units_at(s, side, place) if KIND[unit] != FLEET and s.aboard[unit] < 0]


def refusals_embark(s: War, side: int, unit: int, price: int) -> list[Refusal]:
    """Why a land unit may not go aboard the fleets of the group where they are.

    They need a leader [7.8.2], points and room; the unit may not have moved or fought [16.5.1], nor may a card hold it
    [12.3d]. From a besieged place it goes by ship while no enemy fleet lies before the port [10.2.3a].
    """
    place = stacks.here(s)
    if unit not in candidates(s, side):
        return [Refusal("16.5.1", place)]
    found = [] if stacks.is_led(s.group) else [Refusal("7.8.2", place)]
    if s.points < price or room(s) < lading.fleets_needed([unit]) or not stacks.fleets_of(s.group):
        found.append(Refusal("16.5.1", place))
    found += when(has(s, unit, codes.MOVED) or has(s, unit, codes.FOUGHT), "16.5.1", place)
    found += stacks.refusals_act(s, unit)
    if not any(not entry.refusals_enter(s, side, [unit], sea) for sea in SEAS_AT[place]):
        found += entry.refusals_enter(s, side, [unit], SEAS_AT[place][0])
    return found


def embark(s: War, side: int, units: Sequence[int]) -> None:
    """Land units go aboard, each on a fleet of its own [16.5.1]."""
    lading.assign(s, units, lading.empty(s, stacks.fleets_of(s.group)))
    for unit in units:
        s.inside[unit] = 0
        mark(s, unit, codes.FORAGING, False)
        s.group.append(unit)
    s.tell("embarks", (side, len(units), stacks.here(s)), ("16.5.1",))


def refusals_disembark(s: War, side: int, unit: int, price: int) -> list[Refusal]:
    """Why a land unit of the group may not be set ashore where its fleets are [16.5.1]."""
    place = stacks.here(s)
    if unit >= UNITS or unit not in s.group or s.aboard[unit] < 0 or place >= LAND:
        return [Refusal("16.5.1", place)]
    found = [] if s.points >= price else [Refusal("16.5.1", place)]
    if stacks.foes_outside(s, side, place) and not places.is_friendly_port(s, place, side):
        found.append(Refusal("16.5.3", place))
    return found + entry.refusals_enter(s, side, [unit], place)


def disembark(s: War, side: int, units: Sequence[int]) -> None:
    """Land units are set ashore; they move no farther in this campaign turn [16.5.2].

    In a place of their own they are inside.
    """
    place = stacks.here(s)
    for unit in units:
        s.aboard[unit] = -1
        mark(s, unit, codes.LANDED)
        mark(s, unit, codes.MOVED)
        s.inside[unit] = int(arrival.is_own(s, side, place) and stacking.goes_inside(s, unit, place))
    s.tell("lands", (side, len(units), place), ("16.5.2",))
    arrival.invade(s, place)


def is_before(s: War, side: int, place: int) -> bool:
    """Whether troops set ashore in a hex end the move of their fleets: the enemy is there, or a hostile place.

    In a port of their own they are inside at once, whoever invests it by land [10.2.3a].
    """
    if places.is_friendly_port(s, place, side):
        return False
    if stacks.foes_outside(s, side, place):
        return True
    target = places.target_here(s, place)
    return target != places.NO_TARGET and places.is_hostile(s, target, side)
