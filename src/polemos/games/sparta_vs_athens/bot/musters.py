"""Which units are free to go, and which forces could be made up out of them."""

from collections.abc import Sequence
from typing import Final

from polemos.games.sparta_vs_athens.bot import evaluation, prizes, ways
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.tables import ARCHIDAMIAN, ATHENS, CAMPAIGN, IONIAN, IS_NSP, SPARTA, STACKING
from polemos.games.sparta_vs_athens.data.world import (
    ATHENS_CITY,
    CORINTH,
    IS_SEA,
    LOCALES,
    MEGARA,
    NAUPACTUS,
    SPARTA_CITY,
)
from polemos.games.sparta_vs_athens.rules.nations.out import NEUTRALISED
from polemos.games.sparta_vs_athens.rules.sides import garrison_at, is_delian, master_of, room_for
from polemos.games.sparta_vs_athens.state import SPARED, War, armies_at, strength, strength_of, units_at

NEAR_ATHENS: Final = 7
"""How many marches from Athens an army threatens the city."""
NEAR_BY_SEA: Final = 3
"""How many moves from Athens a fleet does, where all depends on the city."""
SELECT: Final = 4
"""Points of a unit that is worth a place before Athens."""
IDLE_CHEST: Final = 120
"""Talents that lie idle: an army before Athens can be paid for a season with them, and units be raised besides."""


def threat(s: War) -> int:
    """The strongest army that Sparta could have before Athens soon."""
    return most_of(near_athens(s))


def near_athens(s: War) -> list[tuple[int, int, int]]:
    """What Sparta has near Athens: points, whether it is a fleet (only where all depends on the city), its locale."""
    found = []
    for unit in range(tables.UNITS):
        at, fleet = s.loc[unit], bool(IS_NSP[unit])
        if s.owner[unit] != SPARTA or s.inside[unit] or not 0 <= at < LOCALES or (fleet and s.scenario != IONIAN):
            continue
        if ways.way_to(ATHENS_CITY, fleet)[ways.node(at, s.shore[unit])] <= (NEAR_BY_SEA if fleet else NEAR_ATHENS):
            found.append((strength_of(s, unit), int(fleet), at))
    return found


def most_of(rows: Sequence[tuple[int, int, int]], others: int = 0) -> int:
    """The points of the strongest of them that may stand before the city together, and with some other armies."""
    armies = sorted([points for points, fleet, _ in rows if not fleet], reverse=True)
    fleets = sorted([points for points, fleet, _ in rows if fleet], reverse=True)
    return sum(armies[: STACKING.walled - others]) + sum(fleets[: STACKING.fleets])


def striking(s: War) -> int:
    """The points of the strongest army that can go before Athens as it stands together, with room for a few others."""
    near = near_athens(s)
    return max(most_of([row for row in near if row[2] == at], 1) for at in (MEGARA, ATHENS_CITY))


def is_rich(s: War) -> bool:
    """Whether Sparta has saved up more than it can raise units for, where all depends on Athens."""
    return evaluation.all_depends_on_athens(s) and s.treasury[SPARTA] >= IDLE_CHEST


def opens_siege(s: War) -> bool:
    """Whether those who wait could besiege Athens if Attica were ravaged first, and not as it is."""
    if not evaluation.all_depends_on_athens(s) or s.marks[ATHENS_CITY] & SPARED:
        return False
    inside = strength(s, units_at(s, ATHENS, ATHENS_CITY))
    return inside <= striking(s) < inside + garrison_at(s, ATHENS_CITY)


def needed_inside(s: War) -> int:
    """What Athens needs inside: a match for all that may come where any siege decides the war.

    Elsewhere for what stands together and half of what could join it, and the citizens count.
    """
    near = near_athens(s)
    all_of_them = most_of(near)
    if evaluation.all_depends_on_athens(s):
        return all_of_them
    together = max([most_of([row for row in near if row[2] == at]) for at in {row[2] for row in near}], default=0)
    return (together + all_of_them) // 2 - garrison_at(s, ATHENS_CITY)


def marches(s: War, unit: int) -> bool:
    """Whether an army is worth a place before Athens; other than the League's have to be paid on the way."""
    if IS_NSP[unit] or strength_of(s, unit) < SELECT or s.besieging[unit]:
        return False
    return tables.UNIT_NATION[unit] == tables.LEAGUE or evaluation.all_depends_on_athens(s)


def waiting(s: War, at: int) -> list[int]:
    """Sparta's armies in a place that are worth one before Athens, the strongest first."""
    able = [unit for unit in armies_at(s, SPARTA, at) if marches(s, unit)]
    return sorted(able, key=lambda unit: (-strength_of(s, unit), unit))


def outmatched(s: War) -> list[int]:
    """The weak at a crowded Megara for whom stronger ones wait at Corinth, where all depends on Athens."""
    if not evaluation.all_depends_on_athens(s) or room_for(s, SPARTA, MEGARA, False) > 0:
        return []
    here = sorted(armies_at(s, SPARTA, MEGARA), key=lambda unit: (strength_of(s, unit), unit))
    pairs = zip(here, waiting(s, CORINTH), strict=False)
    return [unit for unit, better in pairs if strength_of(s, unit) < strength_of(s, better)]


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
    need = needed_inside(s)
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
            wanted = (prizes.tribute_wanted(s) + 3) // 4 if side == ATHENS else 0
            few = min(wanted, len(armies), len(fleets))
            if few > 0:
                found.append([*fleets[-few:], *armies[-few:]])
        if side == SPARTA and evaluation.all_depends_on_athens(s):
            found.append(fleets[: max(room_for(s, SPARTA, MEGARA, True), 0)])
        found.append(most)
        found.append(fleets[-1:])
    if side == SPARTA and armies and not IS_SEA[at]:
        found.append([unit for unit in armies if strength_of(s, unit) >= SELECT])
        here = [unit for unit in armies if marches(s, unit)]
        room = room_for(s, SPARTA, MEGARA, False)
        found.append(here[: max(room, 0)])
        if evaluation.argos_is_due(s):  # those who have fought cannot besiege
            found += [armies[::2], armies[1::2]]
        if at == MEGARA:
            found.append([unit for unit in outmatched(s) if unit in armies])
        if opens_siege(s):
            found.append(armies[-1:])
        if at == MEGARA and evaluation.all_depends_on_athens(s):  # whoever went ahead takes up room
            armies = armies[: max(room_for(s, SPARTA, ATHENS_CITY, False), 0)]
            found.append(armies)
        if at in (MEGARA, ATHENS_CITY) and fleets:
            found.append([*fleets[: STACKING.fleets], *armies])
    return found


def is_post(s: War, side: int, at: int) -> bool:
    """Whether Athens gains by having a ship lie there: Naupactus, and the neutral harbours of the west."""
    if side != ATHENS:
        return False
    if s.scenario == tables.NICIAS:
        return at in NEUTRALISED and at in evaluation.GREEN_CITIES
    return at == NAUPACTUS and s.scenario in (ARCHIDAMIAN, CAMPAIGN)
