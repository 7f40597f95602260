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
from polemos.games.sparta_vs_athens.bot.prizes import (
    COMFORT,
    charge,
    held_by_none_but,
    tribute_from,
    tribute_wanted,
)
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
HOLD: Final = 4
"""To go to a place for its own sake, and to stay."""


class Aim(NamedTuple):
    """What a force goes for, where, with whom, and what that is worth."""

    value: float
    what: int
    target: int
    units: tuple[int, ...]


IDLE: Final = Aim(0.0, STAY, -1, ())
LEAST: Final = 0.5
"""An aim worth less is none."""
NOTHING: Final = -99.0
"""Less than any aim is worth."""
STEP: Final = 0.03
"""What a move costs."""
GATHERINGS: Final = (MEGARA, THEBES, CORINTH)
"""Where the League brings its armies together: free of upkeep, and a march or two from Athens."""


class Force(NamedTuple):
    """Units that a leader could lead, or leads, from where they are, with so many operations points.

    start: the node from which they set out; troops, ships: their points; going: 1 if they are on their way already.
    """

    side: int
    leader: int
    at: int
    points: int
    units: tuple[int, ...]
    armies: tuple[int, ...]
    fleets: tuple[int, ...]
    troops: int
    ships: int
    start: int
    going: int


def force_of(s: War, side: int, leader: int, units: Sequence[int], going: int) -> Force:
    """A force of units that stand where the leader is."""
    at = s.loc[leader]
    armies = tuple([unit for unit in units if not tables.IS_NSP[unit]])
    fleets = tuple([unit for unit in units if tables.IS_NSP[unit]])
    points = s.points if going else tables.OPS[leader]
    start = start_of(s, at, fleets)
    return Force(
        side,
        leader,
        at,
        points,
        tuple(units),
        armies,
        fleets,
        strength(s, armies),
        strength(s, fleets),
        start,
        going,
    )


def best_aim(s: War, side: int, leader: int, going: bool, goals: Sequence[Target]) -> Aim:
    """The best that a leader can do now: with the force he has if he is on his way, else with any he could lead."""
    at = s.loc[leader]
    if going:
        group = on_the_way(s, side, at)
        return aim_of(s, force_of(s, side, leader, group, 1), goals) if group else IDLE
    return prospects(s, side, leader, at, free_at(s, side, at), goals)


def on_the_way(s: War, side: int, at: int) -> list[int]:
    """The units of the operating force; none where its last ship holds a harbour by lying there."""
    group = [piece for piece in s.group if piece < tables.UNITS]
    return [] if is_post(s, side, at) and len(units_at(s, side, at)) == len(group) else group


def free_at(s: War, side: int, at: int) -> list[int]:
    """The units of a place that may still operate."""
    return [unit for unit in units_at(s, side, at) if s.acted[unit] == FRESH and not s.inside[unit]]


def prospects(s: War, side: int, leader: int, at: int, units: Sequence[int], goals: Sequence[Target]) -> Aim:
    """The best that a leader could do with units of a locale. Besiegers stay and besiege."""
    best = siege_goes_on(s, side, leader, at, units)
    if best.units:
        units = [unit for unit in units if not s.besieging[unit]]
    for found in musters(s, side, at, spare(s, side, at, units)):
        if found:
            aim = aim_of(s, standing_at(s, side, leader, at, found), goals)
            if aim.value > best.value:
                best = aim
    return best


def standing_at(s: War, side: int, leader: int, at: int, units: Sequence[int]) -> Force:
    """The same as `force_of` of units of any place, as if the leader were with them."""
    found = force_of(s, side, leader, units, 0)
    return found if at == found.at else found._replace(at=at, start=start_of(s, at, found.fleets))


def siege_goes_on(s: War, side: int, leader: int, at: int, units: Sequence[int]) -> Aim:
    """To stay at a siege that some of the units have begun, if that is worth anything."""
    if not any(s.besieging[unit] for unit in units):
        return IDLE
    troops, ships = [u for u in units if not tables.IS_NSP[u]], [u for u in units if tables.IS_NSP[u]]
    target = target_at(s, side, at)
    value = assault(target, strength(s, troops), strength(s, ships), leader, tables.OPS[leader]) if target else 0.0
    return Aim(value + 1.0, ATTACK, at, tuple(units)) if value > LEAST else IDLE


def aim_of(s: War, force: Force, goals: Sequence[Target]) -> Aim:
    """The best that a force could do."""
    best = max([IDLE, *garrisons(s, force)], key=_value)
    kept = keeps_off_the_sea(s, force)
    ways = ways_from(force.start, bool(force.fleets))
    for goal in goals:
        if goal.most + 1.0 <= best.value:
            break  # the others are worth less still
        if kept and goal.place != ATHENS_CITY:
            continue
        value = attack_on(s, force, goal, ways[goal.place])
        if value > best.value:
            best = Aim(value, ATTACK, goal.place, force.units)
    for aim in errands(s, force):
        # whoever has anything else to do does not turn back
        if aim.value > best.value and not (force.going and best.units and aim.target == ATHENS_CITY):
            best = aim
    return best


def _value(aim: Aim) -> float:
    return aim.value


def keeps_off_the_sea(s: War, force: Force) -> bool:
    """Whether armies that are wanted before Athens do not embark for anything else."""
    if force.side != tables.SPARTA or not force.fleets or not all_depends_on_athens(s):
        return False
    return any(marches(s, unit) for unit in force.armies)


def garrisons(s: War, force: Force) -> list[Aim]:
    """Cities of the League in which one of the armies that a fleet of Athens carries could be left."""
    armies, fleets = force.armies, force.fleets
    if force.side != tables.ATHENS or not fleets or not armies:
        return []
    here = force.at if force.going and held_by_none_but(s, force.at, armies) else -1
    if tribute_wanted(s, here) <= 0:
        return []
    found = []
    ways = ways_from(force.start, True)
    steady = 0.5 * (len(armies) - 1) - 0.2 * max(0, len(fleets) - len(armies)) - 0.02 * force.troops  # the weak do
    for city in DELIAN:
        d = ways[city]
        if d <= force.points and (worth := tribute_from(s, city, city == here)) > 0:
            # to leave him here is what it has come for
            found.append(Aim(worth + steady - STEP * d + (city == here), GARRISON, city, force.units))
    return found


def attack_on(s: War, force: Force, goal: Target, d: int, least: float = LEAST) -> float:
    """What it is worth to a force to go for a place that is d moves away; NOTHING where it cannot, or for the least."""
    points = force.points
    if goal.least > force.troops + force.ships or d > points + tables.OPS[force.leader]:
        return NOTHING
    late = d > points
    if (late and goal.most <= WESTERN_CITY) or (force.at != goal.place and len(force.armies) > max(goal.room, 0)):
        return NOTHING
    left = tables.OPS[force.leader] if late else points - d
    value = assault(goal, force.troops, force.ships, force.leader, left)
    if late:
        value = value / 3 if value > WESTERN_CITY else 0.0
    if value <= least:
        return NOTHING
    if force.at != goal.place:
        return value - STEP * d - charge(s, force.side, force.units, goal.place) * (1 + late)
    return value + 1.0 if force.going else value  # that is what it has come for


def errands(s: War, force: Force) -> list[Aim]:
    """Where a force goes without an attack: home, to where armies gather, to a post that tells by being held."""
    side, armies, fleets = force.side, force.armies, force.fleets
    found = []
    for target, value in (errands_of_athens if side == tables.ATHENS else errands_of_sparta)(
        s, force.at, armies, fleets
    ):
        d = way_to(target, bool(fleets))[force.start]
        if not 0 < d < FAR:
            continue
        value -= STEP * d + (0.3 if d > force.points else 0.0)
        value -= charge(s, side, (*fleets, *armies), target)
        if not force.going:
            value += charge(s, side, (*fleets, *armies), force.at)
        found.append(Aim(value, GO, target, (*fleets, *armies)))
    return found


def errands_of_athens(s: War, at: int, armies: Sequence[int], fleets: Sequence[int]) -> list[tuple[int, float]]:
    """The city, Naupactus, and the harbours of the west that are neutral as long as Athens has a ship in them."""
    found = []
    if len(fleets) == 1 and not armies and s.treasury[tables.ATHENS] > COMFORT:
        if s.scenario in (tables.ARCHIDAMIAN, tables.CAMPAIGN) and not fleets_at(s, tables.ATHENS, NAUPACTUS):
            found.append((NAUPACTUS, 1.2))
        if s.scenario == tables.NICIAS:
            harbours = [city for city in NEUTRALISED if city in GREEN_CITIES and not is_lost(s, city, tables.SPARTA)]
            found += [(city, WESTERN_CITY) for city in harbours]
    if at != ATHENS_CITY and any(tables.UNIT_NATION[unit] == tables.ATHENIAN for unit in (*armies, *fleets)):
        # where prestige alone decides in a few years, whoever idles abroad is missed at home
        found.append((ATHENS_CITY, 1.0 if s.scenario == tables.ARCHIDAMIAN else 0.5))
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
