"""Living off the land. Section 9.7."""

from polemos.games.peloponnesian_war import asking
from polemos.games.peloponnesian_war.codes import FORAGING
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, LAND, UNINHABITED
from polemos.games.peloponnesian_war.rules import places, stacking
from polemos.games.peloponnesian_war.rules.campaign.raids import forage_value
from polemos.games.peloponnesian_war.rules.places import NO_TARGET
from polemos.games.peloponnesian_war.state import Refusal, War
from polemos.kernel.flow import when


def foragers_in(s: War, area: int) -> int:
    """How many units forage in an area in this season, of both sides (RULING-27)."""
    marks, loc = s.marks, s.loc
    return sum(
        [1 for unit in range(UNITS) if marks[unit] & FORAGING and 0 <= loc[unit] < LAND and AREA_AT[loc[unit]] == area]
    )


def refusals_area(s: War, area: int) -> list[Refusal]:
    """Why no unit forages in an area, or none more [9.7.1b, 9.7.3b, 9.7.3c, 9.7.3d, 15.4]."""
    found = []
    if s.season == tables.WINTER:
        found += [Refusal("9.7.3c"), Refusal("14.4.1")]
    if s.raids[area]:
        found += [Refusal("9.7.3b"), Refusal("15.4")]
    found += when(UNINHABITED[area], "9.7.3d")
    return found + when(foragers_in(s, area) >= forage_value(s, area), "9.7.1b")


def room(s: War, area: int) -> int:
    """How many more units can forage in an area in this season [9.7.1b, 9.7.3b, 9.7.3c, 9.7.3d]."""
    if s.season == tables.WINTER or s.raids[area] or UNINHABITED[area]:
        return 0
    return max(0, forage_value(s, area) - foragers_in(s, area))


def is_enemy_country(s: War, side: int, place: int) -> bool:
    """Whether a land place lies in a region that the enemy controls [9.4.2a] (RULING-28); Persia and Sicily do not."""
    region = world.REGION_AT[place]
    return region >= 0 and s.controller[region] != side


def forage(s: War, unit: int, clause: str) -> None:
    """A unit forages: it is marked, and stands outside the city or fort of its hex [9.7.1a, 9.7.2a, 9.7.2b, 9.7.2c].

    Nobody comes out of an invested or besieged place to do so [10.2.2d, 10.4.2] (RULING-75).
    """
    asking.mark(s, unit, FORAGING)
    target = places.target_here(s, s.loc[unit])
    if s.inside[unit] and not (target != NO_TARGET and places.is_shut(s, target)):
        s.inside[unit] = 0
    s.tell("forages", (unit, s.loc[unit]), (clause,))


def take_off_markers(s: War, side: int) -> None:
    """Forage markers of a side are taken off; who stood before its own city or fort for that goes inside again.

    (RULING-74)
    """
    for unit in range(UNITS):
        if not s.marks[unit] & FORAGING or s.sides[unit] != side:
            continue
        asking.mark(s, unit, FORAGING, False)
        at = s.loc[unit]
        target = places.target_here(s, at) if at >= 0 else NO_TARGET
        if target != NO_TARGET and not s.inside[unit] and not places.is_shut(s, target):
            s.inside[unit] = int(stacking.goes_inside(s, unit, at))
