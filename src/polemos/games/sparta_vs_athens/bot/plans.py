"""What a force could go for: cities to garrison, places to attack, armies and fleets to bring together or home.

An aim is found anew out of the state at every decision, so that nothing has to be remembered from one to the next.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from polemos.games.sparta_vs_athens.bot.evaluation import (
    AT_SEA,
    GREEN_CITIES,
    LAST_CALL,
    ON_LAND,
    POINT,
    TALENT,
    VICTORY,
    WEIGHT,
    WESTERN_CITY,
    battle,
    falls,
    shares,
)
from polemos.games.sparta_vs_athens.data.models_politics import levels
from polemos.games.sparta_vs_athens.data.tables import (
    ARCHIDAMIAN,
    ATHENIAN,
    ATHENS,
    CAMPAIGN,
    FORT_STRENGTH,
    INCOME,
    IONIAN,
    IS_NSP,
    LAND,
    LEAGUE,
    MINOA,
    NAVAL,
    NEITHER,
    NICIAS,
    OPERATION_COSTS,
    OPS,
    PLATAEA_FORT,
    PRESTIGE,
    PYLOS,
    SCENARIOS,
    SIEGE_MODIFIERS,
    SPARTA,
    SPARTAN,
    STACKING,
    UNIT_NATION,
    UNITS,
)
from polemos.games.sparta_vs_athens.data.world import (
    ALWAYS_OPEN,
    ARGOS,
    ATHENS_CITY,
    ATTICA,
    BLUE_BOX,
    BY_LAND,
    BY_SEA,
    COASTAL,
    CORINTH,
    GYTHEUM,
    IS_CITY,
    IS_SEA,
    LOCALES,
    MEGARA,
    METHYMNA,
    NATION_AT,
    NAUPACTUS,
    RED_BOX,
    SPARTA_CITY,
    SYRACUSE,
    THEBES,
    WALLED,
)
from polemos.games.sparta_vs_athens.rules.combat.rights import refusals_attack
from polemos.games.sparta_vs_athens.rules.nations.out import NEUTRALISED, is_lost
from polemos.games.sparta_vs_athens.rules.operations.engagement import enemies_of
from polemos.games.sparta_vs_athens.rules.operations.restraint import closed_by_land, is_neutral
from polemos.games.sparta_vs_athens.rules.sides import (
    forts_at,
    free_ashore,
    free_fleets,
    garrison_at,
    has_port,
    has_units,
    is_delian,
    master_of,
    occupies,
    out_of_play,
    room_for,
    shut_in,
)
from polemos.games.sparta_vs_athens.rules.year.tribute import DELIAN, athenian_total, cut_off
from polemos.games.sparta_vs_athens.state import (
    ATHENS_TOUCHED,
    EVENT_7,
    FRESH,
    MYTILENE_REVOLT,
    PEACE_STOPPED,
    RAVAGED,
    REVOLTED,
    SPARED,
    War,
    fleets_at,
    has_happened,
    is_so,
    strength,
    strength_of,
    units_at,
)

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
FAR: Final = 99
DETOUR: Final = 4
"""How many moves one would make to go round a locale with enemies in it."""
NEAR_ATHENS: Final = 3
"""How many marches from Athens an army threatens the city."""
GATHERINGS: Final = (MEGARA, THEBES, CORINTH)
"""Where the League brings its armies together: free of upkeep, and a march or two from Athens."""
SELECT: Final = 4
"""Points of a unit that is worth a place before Athens."""
COMFORT: Final = 30
"""Talents with which Athens can afford a small outlay."""


def node(at: int, shore: int) -> int:
    """A locale as ships know it: with the shore by which they can leave, 0 for any."""
    return at * SHORES_MOST + shore


def distances(start: int, ways: Sequence[Sequence[int]], closed: Iterable[int] = ()) -> list[int]:
    """Moves between a locale, by any shore, and every node; a locale with enemies counts as several."""
    cost = [1] * LOCALES
    for at in closed:
        cost[at] = DETOUR
    row = [FAR] * (LOCALES * SHORES_MOST)
    rings: list[list[int]] = [[node(start, shore) for shore in range(SHORES_MOST)]]
    for here in rings[0]:
        row[here] = 0
    d = 0
    while d < len(rings):
        for here in rings[d]:
            if row[here] != d:
                continue
            far = d + cost[here // SHORES_MOST]
            for to in ways[here]:
                if far < row[to]:
                    row[to] = far
                    while len(rings) <= far:
                        rings.append([])
                    rings[far].append(to)
        d += 1
    return row


SHORES_MOST: Final = 3
MARCHING: Final = tuple(
    [
        () if n % SHORES_MOST else tuple([node(to, 0) for to, cond in BY_LAND[n // SHORES_MOST] if cond == ALWAYS_OPEN])
        for n in range(LOCALES * SHORES_MOST)
    ]
)
"""By node: where armies march."""


def _sailing() -> tuple[tuple[int, ...], ...]:
    """By node: out of which nodes ships come there. A place of two shores is left by any shore if shore is 0."""
    rows: list[list[int]] = [[] for _ in range(LOCALES * SHORES_MOST)]
    for at in range(LOCALES):
        for to, off, on, cond in BY_SEA[at]:
            if cond == ALWAYS_OPEN:
                rows[node(to, on)] += {node(at, off), node(at, 0)}
    return tuple([tuple(row) for row in rows])


SAILING: Final = _sailing()
_WAYS: Final[dict[tuple[bool, int], tuple[int, ...]]] = {}


def way_to(target: int, by_sea: bool) -> tuple[int, ...]:
    """Moves to a target from every node."""
    row = _WAYS.get((by_sea, target))
    if row is None:
        row = _WAYS[by_sea, target] = tuple(distances(target, SAILING if by_sea else MARCHING))
    return row


# ---------------------------------------------------------------------------------------------- what there is to gain


def prize(s: War, side: int, city: int) -> float:
    """What taking a city is worth."""
    if city == (SPARTA_CITY if side == ATHENS else ATHENS_CITY):
        return VICTORY
    if city == ARGOS:
        chain = has_happened(s, EVENT_7) and not has_happened(s, PEACE_STOPPED) and s.year >= LAST_CALL
        return (VICTORY / 2 if chain else WEIGHT[s.scenario]) if side == SPARTA else 0.0
    if is_delian(city):
        if side == ATHENS:
            return 1.0 if s.marks[city] & REVOLTED else 1.0 + RED_BOX[city] / 2
        return RED_BOX[city] / 2 + 1.0 if occupies(s, ATHENS, city) else 0.1 * BLUE_BOX[city]
    if city in GREEN_CITIES and side == ATHENS:
        if city == SYRACUSE:
            return {NICIAS: VICTORY, CAMPAIGN: VICTORY / 2}.get(s.scenario, 5.0)
        return WESTERN_CITY if s.scenario == NICIAS else 0.5
    return 3.0 if s.holder[city] and s.loyal[city] == side else 0.7


def fort_prize(s: War, fort: int) -> float:
    """What razing a fort is worth: those that cost Sparta revenue most."""
    return 1.5 if fort in (PYLOS, MINOA) and SCENARIOS[s.scenario].revenue > INCOME.sparta.floor else 0.3


def tribute_wanted(s: War) -> int:
    """By how much the tribute of Athens should still rise this year: enough for a good mark, not all of it at once."""
    card = SCENARIOS[s.scenario]
    steady = s.scenario in (ARCHIDAMIAN, CAMPAIGN) and s.year > card.last_year and s.treasury[ATHENS] > COMFORT
    goal = PRESTIGE.tribute[1].least if steady else PRESTIGE.tribute[-1].least
    return goal - (athenian_total(s) - s.tribute)


def tribute_from(s: War, city: int) -> float:
    """What a garrison in a Delian city is worth to Athens; less where Sparta can easily raise it in revolt."""
    if not RED_BOX[city] or s.marks[city] & REVOLTED or master_of(s, city) != ATHENS or cut_off(s, city):
        return 0.0
    if occupies(s, ATHENS, city) or has_units(s, SPARTA, city):
        return 0.0
    value = 0.4 * RED_BOX[city] - 0.2 * max(0, BLUE_BOX[city] - 1)
    early = s.scenario in (ARCHIDAMIAN, CAMPAIGN) and not has_happened(s, MYTILENE_REVOLT) and s.year > 427
    return value + 2.0 if city == METHYMNA and early else value


def ravage_worth(s: War, side: int, city: int) -> float:
    """What a Ravaged marker on a city is worth."""
    if s.marks[city] & (RAVAGED | SPARED):
        return 0.0
    if side == SPARTA:
        twice = s.attica_ravages < PRESTIGE.attica_times
        return PRESTIGE.attica_ravaged * WEIGHT[s.scenario] if ATTICA[city] and twice else 0.0
    return 0.3 if city == MEGARA else 0.0


# ------------------------------------------------------------------------------------------------- what it would bring


def assault(s: War, side: int, place: int, troops: int, ships: int, leader: int, left: int) -> float:
    """What an attack in a place brings on average with so many points of LSP and NSP and points of the leader left."""
    owner = enemies_of(s, side, place)
    if refusals_attack(s, side, place, NEITHER if is_neutral(s, place) else owner):
        return 0.0
    ashore, afloat = strength(s, free_ashore(s, owner, place)), strength(s, free_fleets(s, owner, place))
    value = 0.0
    if afloat and ships:
        value = battle(AT_SEA, ships, afloat, NAVAL[leader])
        if value > 0 and has_port(s, owner, place):
            value = 0.0  # they stay in
    if IS_SEA[place]:
        return value
    if not COASTAL[place]:
        ships = 0
    enough = left >= OPERATION_COSTS.siege
    all_in = troops + ships
    best = 0.0
    for fort in forts_at(s, owner, place) if enough else []:
        inside = FORT_STRENGTH[fort] + ashore + strength(s, shut_in(s, LOCALES + fort))
        if all_in >= inside:
            hard = SIEGE_MODIFIERS.plataea if fort in (MINOA, PLATAEA_FORT) else 0
            best = max(best, falls(all_in, inside, hard) * (fort_prize(s, fort) + spoils(s, ashore)))
    if IS_CITY[place] and master_of(s, place) == owner != side and not out_of_play(s, place):
        best = max(best, on_city(s, side, place, owner, troops, ships, leader, enough))
    elif ashore and troops:
        best = max(best, battle(ON_LAND, troops, ashore, LAND[leader]))
    return value + best


def spoils(s: War, points: int) -> float:
    """What it is worth that so many points of the enemy are eliminated in a battle that he loses."""
    return POINT * points + WEIGHT[s.scenario] * levels(PRESTIGE.battle, points)


def on_city(s: War, side: int, city: int, owner: int, troops: int, ships: int, leader: int, enough: bool) -> float:
    """The same against a city: siege or ravage before walls, else a battle with its defenders or its citizens."""
    units = strength(s, units_at(s, owner, city))
    worth, people, force = prize(s, side, city), garrison_at(s, city), troops + ships
    if WALLED[city]:
        best = 0.0
        if enough and force >= units + people:
            chance = falls(force, units + people, 0)
            best = chance * (worth + spoils(s, units)) + 0.05 * worth
            if city == ATHENS_CITY and s.scenario == IONIAN and not is_so(s, ATHENS_TOUCHED):
                best += VICTORY / 2
        if force > units:
            best = max(best, ravage_worth(s, side, city))
        return best
    defenders = free_ashore(s, owner, city)
    if defenders:
        if not troops:
            return 0.0
        return battle(ON_LAND, force, strength(s, defenders) + people, LAND[leader]) + 0.1 * min(worth, WESTERN_CITY)
    if free_fleets(s, owner, city) and not troops:
        return 0.0
    ours, _, chance = shares(ON_LAND, force, people, LAND[leader]) if people else (0.0, 0.0, 1.0)
    return chance * worth - POINT * ours * force


def charge(s: War, side: int, units: Sequence[int], place: int) -> float:
    """What keeping units in a place costs in the season to come, dear to a side that cannot pay it."""
    owed = 0
    for unit in units:
        free = NATION_AT[place] == UNIT_NATION[unit] or (IS_NSP[unit] and has_port(s, side, place))
        if not free and not (UNIT_NATION[unit] in (ATHENIAN, SPARTAN) and is_delian(place)):
            owed += strength_of(s, unit)
    return owed * (TALENT if s.treasury[side] > 3 * owed else 2.5 * TALENT)


# --------------------------------------------------------------------------------------------------- who is free to go


def threat(s: War) -> int:
    """The strongest army that Sparta could have before Athens soon."""
    reach = FAR - 1 if s.scenario == IONIAN else NEAR_ATHENS
    near = [
        strength_of(s, unit)
        for unit in range(UNITS)
        if s.owner[unit] == SPARTA and not IS_NSP[unit] and not s.inside[unit] and 0 <= s.loc[unit] < LOCALES
        if way_to(ATHENS_CITY, False)[node(s.loc[unit], 0)] <= reach
    ]
    return sum(sorted(near, reverse=True)[: STACKING.walled])


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
    need = threat(s)
    need = int(need * 1.05) if s.scenario == IONIAN else int(need * 0.7)
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


# ----------------------------------------------------------------------------------------------------------- the aim


def best_aim(s: War, side: int, leader: int, going: bool) -> Aim:
    """The best that a leader can do now: with the force he has if he is on his way, else with any he could lead."""
    at = s.loc[leader]
    goals = objectives(s, side)
    if going:
        group = [piece for piece in s.group if piece < UNITS]
        if not group or (is_post(s, side, at) and len(units_at(s, side, at)) == len(group)):
            return IDLE
        return aim_of(s, side, leader, at, s.points, group, goals, 1)
    fresh = [unit for unit in units_at(s, side, at) if s.acted[unit] == FRESH and not s.inside[unit]]
    return prospects(s, side, leader, at, fresh, goals)


def prospects(s: War, side: int, leader: int, at: int, units: Sequence[int], goals: Sequence[int]) -> Aim:
    """The best that a leader could do with units of a locale. Besiegers stay and besiege."""
    best = IDLE
    besieging = any(s.besieging[unit] for unit in units)
    if besieging:
        troops, ships = [u for u in units if not IS_NSP[u]], [u for u in units if IS_NSP[u]]
        value = assault(s, side, at, strength(s, troops), strength(s, ships), leader, OPS[leader])
        if value > LEAST:
            best = Aim(value + 1.0, ATTACK, at, tuple(units))
            units = [unit for unit in units if not s.besieging[unit]]
    for force in musters(s, side, at, spare(s, side, at, units)):
        if not force:
            continue
        aim = aim_of(s, side, leader, at, OPS[leader], force, goals, 0)
        if aim.value > best.value:
            best = aim
    return best


def aim_of(
    s: War, side: int, leader: int, at: int, points: int, force: Sequence[int], goals: Sequence[int], going: int
) -> Aim:
    """The best that a force could do from a locale with some points; going: 1 if it is on its way already."""
    fleets = [unit for unit in force if IS_NSP[unit]]
    armies = [unit for unit in force if not IS_NSP[unit]]
    start, by_sea = start_of(s, at, fleets), bool(fleets)
    units = tuple(force)
    troops, ships = strength(s, armies), strength(s, fleets)
    best = IDLE
    if side == ATHENS and fleets and armies and tribute_wanted(s) > 0:
        for city in DELIAN:
            d = way_to(city, True)[start]
            if d <= points and (worth := tribute_from(s, city)) > 0:
                value = worth + 0.5 * (len(armies) - 1) - STEP * d - 0.2 * max(0, len(fleets) - len(armies))
                value -= 0.02 * troops  # the weak do as well
                if value > best.value:
                    best = Aim(value, GARRISON, city, units)
    for place in goals:
        d = way_to(place, by_sea)[start]
        if d > points + OPS[leader]:
            continue
        if at != place and len(armies) > max(room_for(s, side, place, False), 0):
            continue
        late = d > points
        value = assault(s, side, place, troops, ships, leader, OPS[leader] if late else points - d)
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


def start_of(s: War, at: int, fleets: Sequence[int]) -> int:
    """The node from which a force sets out."""
    return node(at, max([s.shore[fleet] for fleet in fleets], default=0))


def is_post(s: War, side: int, at: int) -> bool:
    """Whether Athens gains by having a ship lie there: Naupactus, and the neutral harbours of the west."""
    if side != ATHENS:
        return False
    if s.scenario == NICIAS:
        return at in NEUTRALISED and at in GREEN_CITIES
    return at == NAUPACTUS and s.scenario in (ARCHIDAMIAN, CAMPAIGN)


def objectives(s: War, side: int) -> list[int]:
    """Where there is anybody or anything of the enemy to attack."""
    enemy = 1 - side
    found = []
    for at in range(LOCALES):
        if master_of(s, at) == enemy or has_units(s, enemy, at) or forts_at(s, enemy, at):
            if prize(s, side, at) > 0.3 or has_units(s, enemy, at):
                found.append(at)
    if side == SPARTA and has_happened(s, EVENT_7) and ARGOS not in found and not out_of_play(s, ARGOS):
        found.append(ARGOS)
    return found


def errand(
    s: War,
    side: int,
    at: int,
    points: int,
    armies: Sequence[int],
    fleets: Sequence[int],
    start: int,
    going: int,
) -> Aim:
    """Where a force goes without an attack: home, to where armies gather, to a post that tells by being held."""
    units = (*fleets, *armies)
    best = IDLE
    for target, value in (errands_of_athens if side == ATHENS else errands_of_sparta)(s, at, armies, fleets):
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
    red = [unit for unit in (*armies, *fleets) if UNIT_NATION[unit] == ATHENIAN]
    found = []
    if red and at != ATHENS_CITY:
        found.append((ATHENS_CITY, 0.5))
    if len(fleets) == 1 and not armies and s.treasury[ATHENS] > COMFORT:
        if s.scenario in (ARCHIDAMIAN, CAMPAIGN) and not fleets_at(s, ATHENS, NAUPACTUS):
            found.append((NAUPACTUS, 1.2))
        if s.scenario == NICIAS:
            harbours = [city for city in NEUTRALISED if city in GREEN_CITIES and not is_lost(s, city, SPARTA)]
            found += [(city, WESTERN_CITY) for city in harbours]
    return found


def errands_of_sparta(s: War, at: int, armies: Sequence[int], fleets: Sequence[int]) -> list[tuple[int, float]]:
    """Where armies gather, and the harbour out of which fleets can sail to the islands."""
    if fleets:
        fleet_of_league = s.scenario == IONIAN and all(UNIT_NATION[fleet] == LEAGUE for fleet in fleets)
        if armies or (fleet_of_league and at == MEGARA):
            return []
        if fleet_of_league and room_for(s, SPARTA, MEGARA, True) >= len(fleets):
            return [(MEGARA, 2.0)]
        return [(GYTHEUM, 0.8)]
    if s.scenario == NICIAS or any(UNIT_NATION[unit] != LEAGUE or strength_of(s, unit) < SELECT for unit in armies):
        return []
    value = 1.0 + 0.03 * strength(s, armies)
    if at not in GATHERINGS:
        room = [place for place in GATHERINGS if room_for(s, SPARTA, place, False) >= len(armies)]
        return [(place, value) for place in room[:1]]
    return [(MEGARA, value)] if at != MEGARA and room_for(s, SPARTA, MEGARA, False) >= len(armies) else []


def closed_to(s: War, side: int, by_sea: bool, target: int) -> list[int]:
    """Locales that a force had better not go through."""
    enemy = 1 - side
    if by_sea:
        return [at for at in range(LOCALES) if at != target and fleets_at(s, enemy, at)]
    return [at for at in range(LOCALES) if at != target and (closed_by_land(s, at) or free_ashore(s, enemy, at))]
