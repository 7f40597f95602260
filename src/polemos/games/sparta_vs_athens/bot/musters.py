"""Which units are free to go, and which forces could be made up out of them."""

from collections.abc import Sequence
from typing import Final

from polemos.games.sparta_vs_athens.bot.evaluation import GREEN_CITIES
from polemos.games.sparta_vs_athens.bot.prizes import tribute_wanted
from polemos.games.sparta_vs_athens.bot.ways import node, way_to
from polemos.games.sparta_vs_athens.data.tables import (
    ARCHIDAMIAN,
    ATHENS,
    CAMPAIGN,
    IONIAN,
    IS_NSP,
    LEAGUE,
    NICIAS,
    SPARTA,
    STACKING,
    UNIT_NATION,
    UNITS,
)
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, IS_SEA, LOCALES, MEGARA, NAUPACTUS, SPARTA_CITY
from polemos.games.sparta_vs_athens.rules.nations.out import NEUTRALISED
from polemos.games.sparta_vs_athens.rules.sides import is_delian, master_of, room_for
from polemos.games.sparta_vs_athens.state import War, strength, strength_of, units_at

NEAR_ATHENS: Final = 3
"""How many marches from Athens an army threatens the city."""
NEAR_BY_SEA: Final = 3
"""How many moves from Athens a fleet does, where all depends on the city."""
CARE: Final = {ARCHIDAMIAN: 0.8, CAMPAIGN: 0.7, NICIAS: 0.7, IONIAN: 1.2}
"""By scenario: what Athens keeps inside, of what may come; least where it has to win in the west, most where no siege
at all may come."""
SELECT: Final = 4
"""Points of a unit that is worth a place before Athens."""


def threat(s: War) -> int:
    """The strongest army that Sparta could have before Athens soon."""
    reach = NEAR_ATHENS
    near = [
        strength_of(s, unit)
        for unit in range(UNITS)
        if s.owner[unit] == SPARTA and not IS_NSP[unit] and not s.inside[unit] and 0 <= s.loc[unit] < LOCALES
        if way_to(ATHENS_CITY, False)[node(s.loc[unit], 0)] <= reach
    ]
    ships = [
        strength_of(s, unit)
        for unit in range(UNITS)
        if s.scenario == IONIAN and s.owner[unit] == SPARTA and IS_NSP[unit] and 0 <= s.loc[unit] < LOCALES
        if way_to(ATHENS_CITY, True)[node(s.loc[unit], s.shore[unit])] <= NEAR_BY_SEA
    ]
    most = sorted(near, reverse=True)[: STACKING.walled] + sorted(ships, reverse=True)[: STACKING.fleets]
    return sum(most)


def spare(s: War, side: int, at: int, units: Sequence[int]) -> list[int]:
    """Those of some units in a place that may leave it: capitals and cities that pay keep what they need."""
    if at == ATHENS_CITY and side == ATHENS:
        return spare_of_athens(s, units)
    armies = sorted([unit for unit in units if not IS_NSP[unit]], key=lambda unit: (strength_of(s, unit), unit))
    fleets = [unit for unit in units if IS_NSP[unit]]
    if is_post(s, side, at):
        fleets = fleets[1:]
    if at == SPARTA_CITY and side == SPARTA:
        armies = armies[:-2] + armies[-1:] if len(armies) > 1 else []
    elif (is_delian(at) or (s.holder[at] == side + 1 and not fleets)) and master_of(s, at) == side:
        stays = [unit for unit in armies if not s.besieging[unit]]
        armies = [unit for unit in armies if unit not in stays[:1]]
    return [*fleets, *armies]


def spare_of_athens(s: War, units: Sequence[int]) -> list[int]:
    """What Athens can do without: the weak first, as long as the rest is a match for what may come."""
    here = strength(s, units_at(s, ATHENS, ATHENS_CITY))
    need = int(threat(s) * CARE[s.scenario])
    found = []
    armies = sorted([unit for unit in units if not IS_NSP[unit]], key=lambda unit: (strength_of(s, unit), unit))
    fleets = sorted([unit for unit in units if IS_NSP[unit]], key=lambda unit: (strength_of(s, unit), unit))
    for n in range(max(len(armies), len(fleets))):
        for row in (fleets, armies):
            if n < len(row) and here - strength_of(s, row[n]) >= need:
                here -= strength_of(s, row[n])
                found.append(row[n])
    return found


def musters(s: War, side: int, at: int, units: Sequence[int]) -> list[list[int]]:
    """Forces that could be made up out of units: an army, fleets with what they carry, a few with garrisons, ships."""
    strong = sorted(units, key=lambda unit: (-strength_of(s, unit), unit))
    armies, fleets = [unit for unit in strong if not IS_NSP[unit]], [unit for unit in strong if IS_NSP[unit]]
    shore = next((s.shore[fleet] for fleet in fleets if s.shore[fleet]), 0)
    fleets = [fleet for fleet in fleets if s.shore[fleet] in (0, shore)]  # others leave by the other shore
    found = []
    if armies and not IS_SEA[at]:
        found.append(armies)
    if fleets:
        most = fleets[: STACKING.fleets]
        if armies:
            found.append([*most, *armies[: len(most)]])
            wanted = (tribute_wanted(s) + 3) // 4 if side == ATHENS else 0
            few = min(wanted, len(armies), len(fleets))
            if few > 0:
                found.append([*fleets[-few:], *armies[-few:]])
        found.append(most)
        found.append(fleets[-1:])
    if side == SPARTA and armies and not IS_SEA[at]:
        found.append([unit for unit in armies if strength_of(s, unit) >= SELECT])
        here = [unit for unit in armies if UNIT_NATION[unit] == LEAGUE and strength_of(s, unit) >= SELECT]
        room = room_for(s, SPARTA, MEGARA, False)
        found.append(here[: max(room, 0)])
        if at == MEGARA and fleets:
            found.append([*fleets[: STACKING.fleets], *armies])
    return found


def is_post(s: War, side: int, at: int) -> bool:
    """Whether Athens gains by having a ship lie there: Naupactus, and the neutral harbours of the west."""
    if side != ATHENS:
        return False
    if s.scenario == NICIAS:
        return at in NEUTRALISED and at in GREEN_CITIES
    return at == NAUPACTUS and s.scenario in (ARCHIDAMIAN, CAMPAIGN)
