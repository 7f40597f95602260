"""What may come of a position, for bots: works, sieges, demolition, attacks. What is good for Athens is above 0."""

from typing import Final

from polemos.board.search import Row, search
from polemos.games.syracuse.bot.battle_odds import KILL, Force, force, glance, turns_left
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILT, DESTROYED, PHASE_B1, PHASE_B3, PHASE_C, PHASE_D1, PHASE_D4
from polemos.games.syracuse.data.world import ATHENS, KIND, LAND_PM, PARTS, PLACES, SYRACUSE, WALL_SIDE, WET, ZONES
from polemos.games.syracuse.rules.battle.sieges import refusals_demolish, siege_modifier
from polemos.games.syracuse.rules.turn.construction import dice
from polemos.games.syracuse.rules.works import builders
from polemos.games.syracuse.state import BY_BLOCKADE, BY_CAVALRY, IN_TIME, OPEN, Siege, camp_was_built
from polemos.kernel.dice import FACES_OF_A_DIE

# weights, in victory points
CAMP_WORTH: Final = 2.0
"""The camp, and for each turn in which it will be of use."""
CAMP_TURN: Final = 1.2
SECOND_CAMP: Final = 0.3
"""How much of that is left once it has been lost."""
DIE_TURN: Final = 0.4
"""One more construction die for each turn."""
CHAIN_WORTH: Final = 0.5
"""The chain, beside the shortage that it brings."""
WALL_AHEAD: Final = 1.0
"""A wall on the way to the one that starves the city."""
HARBOUR: Final = 0.4
"""Plemmyrion, for each turn: whoever holds it has the harbour mouth."""
BOX: Final = 0.5
"""A box of a supply marker: a turn's grace."""
HUNGER: Final[tuple[float, ...]] = (0.0, 24.0, 13.0, 7.0)
"""A shortage that lasts, by the box in which the marker stands: how near the end is."""
STOCK: Final = 0.3
"""How much of that remains where there is no time for it to do its work."""
BLOCKADE_BEGUN: Final = 0.15
BLOCKADE_LASTS: Final[tuple[float, ...]] = (0.4, 0.8)
"""How likely a blockade is to hold until it is looked at: during the actions, and after them."""
OUTPOST: Final = 0.8
"""A fort without points."""
NEAR_SITE: Final = 0.35
FAR_SITE: Final = 0.12
NEXT_TURN: Final = 0.25
"""What a place to build is worth once this turn's building is over."""
SHARE_OF_THREAT: Final = 0.8
"""How much of what an attack promises is feared: of one that may come at once, of one in the next turn."""
LATER_THREAT: Final = 0.35
USUAL_POINTS: Final = 3
"""Action points of a turn that has not begun."""
FEAR: Final = 0.5
EARLY: Final = 0.7
"""What is planned for the end of the turn, before it has come."""
CAMP_RISK: Final[tuple[float, ...]] = (0.3, 0.12, 0.07, 0.04)
"""How likely the camp is to be lost, by the units in it."""
CAMP_SURROUNDED: Final = 2.5
"""How many times more with the enemy on both sides of it."""
ANCHORAGE_WORTH: Final = 3.0
GROUND: Final = 0.3
"""To have driven the enemy off."""
LOST_LEADERS: Final = 0.6
"""How likely leaders are to fall with few units around them that are beaten."""
HALF_WAY: Final = 0.15
"""Troops on one side of a wall that has to be reached from both."""
ASHORE: Final = 5
"""Units in a stack on open ground."""

FAR: Final = 99


def _distances(side: int) -> tuple[int, ...]:
    """Movement points from zone to zone without walls and enemies, by land and, as if ships were there, by sea."""
    closed = [
        zone for zone in range(ZONES) if world.ONLY[zone] == 1 - side or (side == SYRACUSE and world.OF_CAMP[zone])
    ]

    def onward(a: int, _: int) -> Row:
        steps = [*[(b, cost) for b, cost, _ in world.LAND_STEPS[a]], *(world.SHIP_STEPS[a] if side == ATHENS else ())]
        return [(b, cost) for b, cost in steps if b not in closed]

    row: list[int] = []
    for start in range(ZONES):
        row += search(ZONES, (start,), FAR, onward).costs(FAR)
    return tuple(row)


NEAR: Final = (_distances(ATHENS), _distances(SYRACUSE))
"""By side, at a * ZONES + b."""
LAND_ZONES: Final = tuple(zone for zone in range(ZONES) if not WET[zone])
SEA_ZONES: Final = tuple(zone for zone in range(ZONES) if WET[zone])


def _at_least() -> tuple[tuple[float, ...], ...]:
    """By number of dice and of points: the chance of so many construction points or more [5.dice.a, 5.dice.b]."""
    most = 12
    row = [1.0] + [0.0] * most
    found: list[tuple[float, ...]] = []
    for _ in range(most):
        found.append(tuple(sum(row[k:]) for k in range(most + 1)))
        fresh = [0.0] * (most + 1)
        for points in tables.BUILD_POINTS[1:]:
            for k in range(most + 1):
                if row[k]:
                    fresh[min(most, k + points)] += row[k] / FACES_OF_A_DIE
        row = fresh
    return tuple(found)


AT_LEAST: Final = _at_least()


def points_left(s: Siege, side: int) -> int:
    """Action points that a side may still use this turn; before the dice what is usual."""
    if s.phase > PHASE_B3:
        return 0
    if s.phase <= PHASE_B1:
        return USUAL_POINTS
    return s.pa[side] + (s.purse if s.side == side else 0)


# ---------------------------------------------------------------- construction


def sites(s: Siege, side: int) -> list[tuple[float, int, tuple[int, ...]]]:
    """What a side may want to build: how much it is worth, what it costs, and the zones one of which needs builders."""
    turns_left(s)
    found: list[tuple[float, int, tuple[int, ...]]] = []
    if side == ATHENS:
        if s.camp != BUILT:
            found.append((camp_worth(s), tables.construction.cost.camp, (world.CAMP_ZONE,)))
            if not s.camp:
                return found
        free = [fort for fort in range(world.FORT_COUNT) if not s.forts[fort] and world.FORT_BUILDER[fort] == side]
        found += [(fort_worth(s, fort), tables.construction.cost.fort, (world.FORT_ZONE[fort],)) for fort in free]
    elif not camp_was_built(s):
        return found
    elif s.forts[world.CHAIN_FORT] == side + 1 and s.chain != BUILT:
        found.append((CHAIN_WORTH + hunger(s, ATHENS), tables.construction.cost.chain, ()))
    for wall in sorted(range(world.WALL_COUNT), key=world.WALL_NUMBER.__getitem__):
        if WALL_SIDE[wall] != side or s.walls[wall] == BUILT:
            continue
        other = world.WALL_EXCLUDES[wall]
        if other >= 0 and s.walls[other] == BUILT:
            break
        found.append((wall_worth(s, wall), tables.construction.cost.wall, world.WALL_ZONES[wall]))
        if wall not in tables.SCENARIOS[s.scenario - 1].wall_order_exempt or s.walls[wall] != DESTROYED:
            break
    return found


def fort_worth(s: Siege, fort: int) -> float:
    """What a new fort is worth to Athens."""
    left = turns_left(s)
    worth = float(world.FORT_POINTS[fort])
    if fort == world.LABDALON:
        worth += DIE_TURN * left
    elif fort == world.PLEMMYRION:
        worth += HARBOUR * left
        if s.in_time == OPEN:
            worth += tables.victory.late_plemmyrion
    return worth


def camp_worth(s: Siege) -> float:
    """What the camp is worth to Athens; most before it has been built for the first time [2.C.l, 5.fortif.e]."""
    return CAMP_WORTH + CAMP_TURN * turns_left(s) * (1.0 if s.camp != DESTROYED else SECOND_CAMP)


def standing(s: Siege) -> float:
    """What works are worth beyond their points."""
    left = turns_left(s)
    value = camp_worth(s) if s.camp == BUILT else 0.0
    if s.in_time == IN_TIME:
        value += tables.victory.late_plemmyrion
    if s.forts[world.LABDALON] == ATHENS + 1:
        value += DIE_TURN * left
    if s.forts[world.PLEMMYRION]:
        value += HARBOUR * left * (1 if s.forts[world.PLEMMYRION] == ATHENS + 1 else -1)
    for wall in range(world.WALL_COUNT):
        if s.walls[wall] == BUILT and wall != world.STARVING_WALL:
            extra = wall_worth(s, wall) - tables.victory.wall
            value += extra if WALL_SIDE[wall] == ATHENS else -extra
    return value


def wall_worth(s: Siege, wall: int) -> float:
    """What a wall is worth to its side."""
    left = turns_left(s)
    if WALL_SIDE[wall] == ATHENS:
        if wall == world.STARVING_WALL:
            return tables.victory.wall + hunger(s, SYRACUSE)
        return tables.victory.wall + (WALL_AHEAD if left > 2 else 0.0)
    return tables.victory.wall + (2 * WALL_AHEAD if world.WALL_EXCLUDES[wall] >= 0 and left > 2 else 0.0)


def built_by_now(s: Siege, side: int) -> bool:
    """Whether a side has had its construction of this turn."""
    return s.phase > PHASE_C or (s.phase == PHASE_C and side == s.initiative and s.side != side)


def building(s: Siege, side: int, held: dict[int, float], more: int = 0) -> float:
    """What a side may expect of its builders, with so many dice `more`; adds to `held` what it expects of each zone."""
    wanted = sites(s, side)
    if not wanted:
        return 0.0
    done = built_by_now(s, side)
    n = max(1, dice(s, side, 0)) if done else dice(s, side, 0) + more
    if not n or (done and not turns_left(s)):
        return 0.0
    chance = AT_LEAST[min(n, len(AT_LEAST) - 1)]
    bases = [
        zone
        for zone in LAND_ZONES
        if any(s.field[side * PLACES + place] for place in PARTS[zone]) and builders(s, side, zone)
    ]
    points = points_left(s, side)
    value = 0.0
    cost = 0
    for worth, price, zones in sorted(wanted, key=lambda site: -site[0] / site[1]):
        there = [zone for zone in zones if zone in bases]
        if there or not zones:
            cost += price
            gain = worth * chance[min(cost, len(chance) - 1)]
            for zone in there:
                held[zone] = held.get(zone, 0.0) + gain / len(there)
        else:
            gain = worth * chance[price] * approach(side, bases, zones, points, done)
        value += gain
    return value * NEXT_TURN if done else value


def approach(side: int, bases: list[int], zones: tuple[int, ...], points: int, done: bool) -> float:
    """How likely builders are to get to one of some zones in time."""
    row = NEAR[side]
    nearest = min([row[a * ZONES + b] for a in bases for b in zones], default=FAR)
    if nearest <= LAND_PM:
        return NEAR_SITE if points or done else FAR_SITE / 2
    if nearest <= 2 * LAND_PM:
        return FAR_SITE if points > 1 or done else FAR_SITE / 4
    return 0.0


# ---------------------------------------------------------------- forts, walls, the ring


def forts(s: Siege) -> float:
    """The danger in which forts stand: of a siege, of being walked into."""
    value = 0.0
    for fort in range(world.FORT_COUNT):
        owner = s.forts[fort] - 1
        if owner != world.NEITHER:
            risk = fort_risk(s, fort, owner)
            if risk:
                stake = fort_stake(s, fort, owner)
                value += -risk * stake if owner == ATHENS else risk * stake
    return value


def fort_stake(s: Siege, fort: int, owner: int) -> float:
    """What it means to lose a fort with what is in it."""
    down = s.down
    stake = 2.0 * world.FORT_POINTS[fort] if world.FORT_POINTS[fort] else OUTPOST
    if fort == world.PLEMMYRION:
        stake += 2 * HARBOUR * turns_left(s)
    return stake + sum([KILL[down[u]][u] for u in s.at[owner * PLACES + ZONES + fort]])


def fort_risk(s: Siege, fort: int, owner: int) -> float:
    """How likely a fort is to be lost soon."""
    zone = world.FORT_ZONE[fort]
    enemy = 1 - owner
    inside = s.field[owner * PLACES + ZONES + fort]
    around = s.field[owner * PLACES + zone]
    late = s.phase >= PHASE_D1
    if s.field[enemy * PLACES + zone] and not around:
        if not inside:
            return 0.9 if points_left(s, enemy) else 0.7 if turns_left(s) else 0.0
        chance = (siege_modifier(s, enemy, fort) + 1) / FACES_OF_A_DIE
        return chance * (0.6 if points_left(s, owner) > 1 else 0.9)
    if late:
        if not turns_left(s):
            return 0.0
        return 0.08 if inside else 0.4
    row = NEAR[enemy]
    points = points_left(s, enemy)
    if points and any(
        s.field[enemy * PLACES + place] and row[a * ZONES + zone] < LAND_PM for a in LAND_ZONES for place in PARTS[a]
    ):
        if around:
            return 0.05
        return 0.15 if inside else 0.6
    return 0.03 if inside or around else 0.12


def camp_risk(s: Siege) -> float:
    """The danger in which the camp stands: an assault on whoever is left in it [4.camp.a, 4.camp.b]."""
    if s.camp != BUILT or (s.phase >= PHASE_D1 and not turns_left(s)):
        return 0.0
    guards = s.field[world.CAMP] + s.field[world.CAMP_ZONE]
    risk = CAMP_RISK[min(guards, len(CAMP_RISK) - 1)]
    if all(s.field[SYRACUSE * PLACES + zone] for zone in world.ASSAULT_FROM):
        risk *= CAMP_SURROUNDED
    return risk * camp_stake(s)


def camp_stake(s: Siege) -> float:
    """What it means to lose the camp, or the ground on which it is to stand."""
    return camp_worth(s) + ANCHORAGE_WORTH if s.camp == BUILT else camp_worth(s) * NEXT_TURN


def demolition(s: Siege) -> float:
    """Enemy works with troops on both sides of them [4.demo.b, 4.demo.d]."""
    value = 0.0
    chance = (FACES_OF_A_DIE + 1 - tables.works.demolition.success) / FACES_OF_A_DIE
    for wall in range(world.WALL_COUNT):
        if s.walls[wall] == BUILT:
            enemy = 1 - WALL_SIDE[wall]
            base = enemy * PLACES
            a, b = world.WALL_ZONES[wall]
            if s.field[base + a] or s.field[base + b]:
                worth = wall_worth(s, wall)
                if refusals_demolish(s, enemy, wall):
                    worth *= HALF_WAY
                else:
                    worth *= chance * (EARLY if s.phase <= PHASE_C else 1.0)
                value += worth if enemy == ATHENS else -worth
    if s.chain == BUILT and any(s.field[ATHENS * PLACES + zone] for zone in world.CHAIN_ZONES):
        value += hunger(s, ATHENS) * chance * (EARLY if s.phase <= PHASE_C else 1.0)
    return value


def blockaded(s: Siege) -> bool:
    """Whether Athens stands in all the zones that shut the city in [6.syr.c]."""
    return all(s.field[zone] for zone in world.BLOCKADE)


def ring(s: Siege) -> float:
    """The blockade of the city: all of it, or the land that the ships could still complete."""
    if s.causes[SYRACUSE] & ~BY_CAVALRY or not any(s.field[zone] for zone in world.BLOCKADE if not WET[zone]):
        return 0.0
    if blockaded(s):
        return hunger(s, SYRACUSE) * BLOCKADE_LASTS[s.phase > PHASE_B3]
    return BLOCKADE_BEGUN * sum([1 for zone in world.BLOCKADE if s.field[zone]]) if turns_left(s) else 0.0


def hunger(s: Siege, side: int) -> float:
    """What a lasting shortage costs a side: less where the game ends before it does its work."""
    box = s.boxes[side]
    grace = turns_left(s) + (1 if s.phase < PHASE_D4 else 0)
    return HUNGER[max(1, box)] * (1.0 if grace >= box else STOCK if grace else 0.0)


def supply(s: Siege) -> float:
    """The markers: a shortage that lasts is the end [6.d4.a, 6.zero.a, 6.zero.b]."""
    value = (s.boxes[ATHENS] - s.boxes[SYRACUSE]) * BOX
    for side in (ATHENS, SYRACUSE):
        causes = s.causes[side] & ~BY_CAVALRY
        if causes & BY_BLOCKADE and not blockaded(s):
            # it will be found broken
            causes &= ~BY_BLOCKADE
            value += -BOX if side == ATHENS else BOX
        if causes:
            value += -hunger(s, side) if side == ATHENS else hunger(s, side)
        elif s.causes[side] & BY_CAVALRY:
            value += -BOX if side == ATHENS else BOX
    return value


# ---------------------------------------------------------------- attacks that may come


def threats(s: Siege, held: tuple[dict[int, float], dict[int, float]]) -> float:
    """What each side may lose to attacks of the other that it still has the points for."""
    return raids(s, ATHENS, held[SYRACUSE]) - raids(s, SYRACUSE, held[ATHENS])


def raids(s: Siege, side: int, held: dict[int, float]) -> float:
    """What the attacks of a side promise, the best of them above all. `held`: what the enemy expects of each zone."""
    now = s.phase == PHASE_B3
    points = s.pa[side] if now else USUAL_POINTS if turns_left(s) or s.phase < PHASE_B3 else 0
    if points <= tables.sequence.cost.attack:
        return 0.0
    gains = sorted(_raids(s, side, held, points), reverse=True)
    if not gains:
        return 0.0
    value = gains[0] + (FEAR * gains[1] if len(gains) > 1 else 0.0)
    return value * (SHARE_OF_THREAT if now else LATER_THREAT)


def _raids(s: Siege, side: int, held: dict[int, float], points: int) -> list[float]:
    """The best gain against each zone with enemies."""
    field, at = s.field, s.at
    own, enemy = side * PLACES, (1 - side) * PLACES
    row = NEAR[side]
    gains: list[float] = []
    for group, most in ((LAND_ZONES, ASHORE), (SEA_ZONES, FAR)):
        targets = [zone for zone in group if field[enemy + zone] and not field[own + zone] and open_to(s, side, zone)]
        if not targets:
            continue
        forces: list[Force] = []
        for a in group:
            pieces = [u for place in PARTS[a] for u in at[own + place]]
            if pieces:
                party = force(s, a, pieces, most)
                if party.units and tables.sequence.cost.attack + _price(party) <= points:
                    forces.append(party)
        for zone in targets:
            defence = force(s, zone, list(at[enemy + zone]), FAR)
            best = 0.0
            for party in forces:
                if most == FAR or row[party.zone * ZONES + zone] <= LAND_PM:
                    best = max(best, raid(s, side, party, defence, held.get(zone, 0.0)))
            if best > 0:
                gains.append(best)
    return gains


def _price(party: Force) -> int:
    """Points for an action of a force [2.B3.c, 2.B3.d, 2.B3.e]."""
    return tables.sequence.cost.action(party.bonus)


def open_to(s: Siege, side: int, zone: int) -> bool:
    """Whether a side can enter a zone at all."""
    if world.ONLY[zone] == 1 - side:
        return False
    return side == ATHENS or not world.OF_CAMP[zone] or s.camp == DESTROYED


def raid(s: Siege, side: int, party: Force, defence: Force, stake: float) -> float:
    """What an attack of one force on another promises."""
    zone = defence.zone
    shift = tables.combat.shift.raised if KIND[zone] == world.RAISED and KIND[party.zone] != world.RAISED else 0
    if world.RIVER[party.zone * ZONES + zone]:
        shift += tables.combat.shift.river
    fort = world.FORT_IN[zone]
    if fort >= 0 and s.forts[fort] == 2 - side:
        shift += tables.combat.shift.fort_in_zone
    seen = glance(party, defence, shift)
    gain = seen.defence_toll - seen.attack_toll + seen.wins * (stake + GROUND)
    if defence.leaders:
        gain += LOST_LEADERS * seen.wins * defence.leaders * party.units / (party.units + defence.steps)
    return gain
