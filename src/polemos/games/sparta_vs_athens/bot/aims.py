"""What a force could go for: cities to garrison, places to attack, armies and fleets to bring together or home.

An aim is found anew out of the state at every decision, so that nothing has to be remembered from one to the next.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from polemos.games.sparta_vs_athens.bot.assault import Target, assault, target_at
from polemos.games.sparta_vs_athens.bot.evaluation import GREEN_CITIES, WESTERN_CITY, all_depends_on_athens
from polemos.games.sparta_vs_athens.bot.musters import (
    NEAR_ATHENS,
    is_post,
    marches,
    musters,
    near_athens,
    outmatched,
    spare,
    waiting,
)
from polemos.games.sparta_vs_athens.bot.prizes import COMFORT, charge, tribute_from, tribute_wanted
from polemos.games.sparta_vs_athens.bot.ways import FAR, node, start_of, way_to, ways_from
from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.data.world import ATHENS_CITY, CORINTH, GYTHEUM, MEGARA, NAUPACTUS, SYRACUSE, THEBES
from polemos.games.sparta_vs_athens.rules.nations.out import NEUTRALISED, is_lost
from polemos.games.sparta_vs_athens.rules.sides import DELIAN, room_for
from polemos.games.sparta_vs_athens.state import FRESH, War, armies_at, fleets_at, strength, strength_of, units_at

GARRISON: Final = 0
ATTACK: Final = 1
GO: Final = 2
STAY: Final = 3


class Aim(NamedTuple):
    """What a force goes for, where, with whom, and what that is worth."""

    value: float
    what: int
    target: int
    units: tuple[int, ...]


IDLE: Final = Aim(0.0, STAY, -1, ())
LEAST: Final = 0.5
"""An aim worth less is none."""
STEP: Final = 0.03
"""What a move costs."""
GATHERINGS: Final = (MEGARA, THEBES, CORINTH)
"""Where the League brings its armies together: free of upkeep, and a march or two from Athens."""


def best_aim(s: War, side: int, leader: int, going: bool, goals: Sequence[Target]) -> Aim:
    """The best that a leader can do now: with the force he has if he is on his way, else with any he could lead."""
    at = s.loc[leader]
    if going:
        group = [piece for piece in s.group if piece < tables.UNITS]
        if not group or (is_post(s, side, at) and len(units_at(s, side, at)) == len(group)):
            return IDLE
        return aim_of(s, side, leader, at, s.points, group, goals, 1)
    fresh = [unit for unit in units_at(s, side, at) if s.acted[unit] == FRESH and not s.inside[unit]]
    return prospects(s, side, leader, at, fresh, goals)


def prospects(s: War, side: int, leader: int, at: int, units: Sequence[int], goals: Sequence[Target]) -> Aim:
    """The best that a leader could do with units of a locale. Besiegers stay and besiege."""
    best = IDLE
    besieging = any(s.besieging[unit] for unit in units)
    if besieging:
        troops, ships = [u for u in units if not tables.IS_NSP[u]], [u for u in units if tables.IS_NSP[u]]
        target = target_at(s, side, at)
        value = assault(target, strength(s, troops), strength(s, ships), leader, tables.OPS[leader]) if target else 0.0
        if value > LEAST:
            best = Aim(value + 1.0, ATTACK, at, tuple(units))
            units = [unit for unit in units if not s.besieging[unit]]
    for force in musters(s, side, at, spare(s, side, at, units)):
        if not force:
            continue
        aim = aim_of(s, side, leader, at, tables.OPS[leader], force, goals, 0)
        if aim.value > best.value:
            best = aim
    return best


def aim_of(
    s: War, side: int, leader: int, at: int, points: int, force: Sequence[int], goals: Sequence[Target], going: int
) -> Aim:
    """The best that a force could do from a locale with some points; going: 1 if it is on its way already."""
    fleets = [unit for unit in force if tables.IS_NSP[unit]]
    armies = [unit for unit in force if not tables.IS_NSP[unit]]
    start, by_sea = start_of(s, at, fleets), bool(fleets)
    units = tuple(force)
    troops, ships, ways = strength(s, armies), strength(s, fleets), ways_from(start, by_sea)
    best = IDLE
    if side == tables.ATHENS and fleets and armies and tribute_wanted(s) > 0:
        for city in DELIAN:
            d = ways[city]
            if d <= points and (worth := tribute_from(s, city)) > 0:
                value = worth + 0.5 * (len(armies) - 1) - STEP * d - 0.2 * max(0, len(fleets) - len(armies))
                value -= 0.02 * troops  # the weak do as well
                if value > best.value:
                    best = Aim(value, GARRISON, city, units)
    reach = points + tables.OPS[leader]
    kept = side == tables.SPARTA and by_sea and all_depends_on_athens(s) and any(marches(s, unit) for unit in armies)
    for goal in goals:
        if goal.most + 1.0 <= best.value:
            break  # the others are worth less still
        if goal.least > troops + ships:
            continue
        place = goal.place
        d = ways[place]
        if kept and place != ATHENS_CITY:
            continue
        if d > reach or (d > points and goal.most <= WESTERN_CITY):
            continue
        if at != place and len(armies) > max(goal.room, 0):
            continue
        late = d > points
        value = assault(goal, troops, ships, leader, tables.OPS[leader] if late else points - d)
        if late:
            value = value / 3 if value > WESTERN_CITY else 0.0
        if value <= LEAST:
            continue
        if at != place:
            value -= STEP * d + charge(s, side, force, place) * (1 + late)
        elif going:
            value += 1.0  # that is what it has come for
        if value > best.value:
            best = Aim(value, ATTACK, place, units)
    aim = errand(s, side, at, points, armies, fleets, start, going)
    return aim if aim.value > best.value else best


def errand(
    s: War, side: int, at: int, points: int, armies: Sequence[int], fleets: Sequence[int], start: int, going: int
) -> Aim:
    """Where a force goes without an attack: home, to where armies gather, to a post that tells by being held."""
    units = (*fleets, *armies)
    best = IDLE
    for target, value in (errands_of_athens if side == tables.ATHENS else errands_of_sparta)(s, at, armies, fleets):
        d = way_to(target, bool(fleets))[start]
        if not 0 < d < FAR:
            continue
        value -= STEP * d + (0.3 if d > points else 0.0)
        value -= charge(s, side, units, target)
        if not going:
            value += charge(s, side, units, at)
        if value > best.value:
            best = Aim(value, GO, target, units)
    return best


def errands_of_athens(s: War, at: int, armies: Sequence[int], fleets: Sequence[int]) -> list[tuple[int, float]]:
    """The city, Naupactus, and the harbours of the west that are neutral as long as Athens has a ship in them."""
    red = [unit for unit in (*armies, *fleets) if tables.UNIT_NATION[unit] == tables.ATHENIAN]
    found = []
    if red and at != ATHENS_CITY:
        # where prestige alone decides in a few years, whoever idles abroad is missed at home
        found.append((ATHENS_CITY, 1.0 if s.scenario == tables.ARCHIDAMIAN else 0.5))
    if len(fleets) == 1 and not armies and s.treasury[tables.ATHENS] > COMFORT:
        if s.scenario in (tables.ARCHIDAMIAN, tables.CAMPAIGN) and not fleets_at(s, tables.ATHENS, NAUPACTUS):
            found.append((NAUPACTUS, 1.2))
        if s.scenario == tables.NICIAS:
            harbours = [city for city in NEUTRALISED if city in GREEN_CITIES and not is_lost(s, city, tables.SPARTA)]
            found += [(city, WESTERN_CITY) for city in harbours]
    return found


def errands_of_sparta(s: War, at: int, armies: Sequence[int], fleets: Sequence[int]) -> list[tuple[int, float]]:
    """Where armies gather, and the harbour out of which fleets can sail to the islands."""
    before_athens = all_depends_on_athens(s)
    value = 1.0 + 0.03 * strength(s, armies)
    able = s.scenario != tables.NICIAS and all(marches(s, unit) for unit in armies)
    if fleets:
        if armies:  # out of the west to where they can march
            able = before_athens and len(armies) <= len(fleets) and way_to(MEGARA, False)[node(at, 0)] > NEAR_ATHENS
            return [(CORINTH, value + 1.0)] if able else []
        if before_athens and worth_fetching(s) and fleets_at(s, tables.SPARTA, SYRACUSE) in ([], list(fleets)):
            return [(SYRACUSE, 2.1)] if at != SYRACUSE else []  # there they wait for whom they fetch
        if before_athens and at == MEGARA:
            return []
        if before_athens and room_for(s, tables.SPARTA, MEGARA, True) >= len(fleets):
            return [(MEGARA, 2.0)]
        return [(GYTHEUM, 0.8)]
    if at == MEGARA and set(armies) <= set(outmatched(s)):
        return [(CORINTH, 1.8)]
    if not able:  # nobody is kept where he costs and does nothing
        return [(THEBES, 0.5)] if before_athens and armies and at not in GATHERINGS else []
    if at not in GATHERINGS:
        roomy = [place for place in GATHERINGS if room_for(s, tables.SPARTA, place, False) >= len(armies)]
        return [(place, value) for place in roomy[:1]]
    room = max(room_for(s, tables.SPARTA, MEGARA, False), 0)
    if at == MEGARA or room < len(armies):
        return []
    # the room is for the strongest
    return [(MEGARA, value)] if not before_athens or set(armies) <= set(waiting(s, at)[:room]) else []


def worth_fetching(s: War) -> bool:
    """Whether armies at Syracuse are stronger than the weakest of as many as may stand before Athens [12.3f]."""
    near = sorted([points for points, fleet, _ in near_athens(s) if not fleet], reverse=True)
    least = near[tables.STACKING.walled - 1] if len(near) >= tables.STACKING.walled else 0
    return any(strength_of(s, unit) > least for unit in armies_at(s, tables.SPARTA, SYRACUSE) if not s.inside[unit])
