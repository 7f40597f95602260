"""What a side could do in a hand, at a glance: for the quick general, who has no time to look at the siege afterwards.

A deed is worth what it takes and what it holds, less what is left behind and what the enemy could do about it.
Everything is in victory points, as in evaluation.py.
"""

from typing import Final, NamedTuple

from polemos.games.syracuse.bot.battle_odds import Force, force, glance
from polemos.games.syracuse.bot.outlook import Outlook
from polemos.games.syracuse.bot.plans import WAYS, Plan, lanes_for
from polemos.games.syracuse.bot.threat_evaluation import ASHORE, FAR, NEAR, open_to, raid
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILDS, BUILT, IS_LAND, IS_LEADER, IS_SHIP, UNIT_PF
from polemos.games.syracuse.data.world import (
    ATHENS,
    CAMP,
    CAMP_ZONE,
    CATANIA,
    FORT_IN,
    KIND,
    LAND_PM,
    PLACES,
    PROTECTED,
    RAISED,
    STACK,
    UNLIMITED,
    WET,
    ZONES,
)
from polemos.games.syracuse.rules.actions import able_in, prices
from polemos.games.syracuse.rules.battle import losses
from polemos.games.syracuse.rules.movement.movement import by_land, deserts_leader, sailing
from polemos.games.syracuse.state import Siege, is_port

ATTACK: Final = tables.sequence.cost.attack
POINT_SPENT: Final = 0.12
"""What a deed must bring for each action point."""
FEARED: Final = 0.5
"""How much of what the enemy could do to a group where it goes is counted."""
ESCAPED: Final = 0.4
"""And of what he could do to it where it stands."""
EMPTY_FORT: Final = 0.9
"""How sure an empty fort is to whoever walks in."""
SECOND_BUILDERS: Final = 0.15
"""What builders are worth where others stand already."""
RESIDUE: Final = 0.05
"""What it is worth to be at hand: near what is wanted."""
BESIDE_FORT: Final = 0.5
"""What part of the stake of an enemy fort it is worth to have beaten the troops around it."""
NOWHERE: Final = -1
"""The zone of an attack that needs no action."""
LANDED: Final = -0.3
"""What a landing costs beside its points: ships stand in the open."""


class Deed(NamedTuple):
    """What to do in an action: what it is worth, its points, those of the attack among them, and who goes where."""

    value: float
    points: int
    zone: int
    legs: tuple[Plan, ...]
    """Group by group; none to attack what lies beside the zone."""


def deeds(s: Siege, side: int, purse: int) -> list[Deed]:
    """What a side could do with so many points, not in order. Each is one action, with the attack that it brings."""
    look = Outlook(s, side)
    found: list[Deed] = []
    for zone, cost in prices(s, side).items():
        if cost <= purse:
            found += _of(look, zone, cost, purse, able_in(s, side, zone))
    return found


def deeds_in(s: Siege, side: int, zone: int, pieces: list[int], purse: int) -> list[Deed]:
    """What pieces of a zone could do whose action has been paid, the best first."""
    return sorted(_of(Outlook(s, side), zone, 0, purse, pieces), key=lambda deed: -deed.value)


def _of(look: Outlook, zone: int, cost: int, purse: int, pieces: list[int]) -> list[Deed]:
    found = ashore(look, zone, cost, purse, pieces) + afloat(look, zone, cost, purse, pieces)
    return found + landings(look, cost, purse, pieces) if zone == CATANIA else found


def strongest(s: Siege, pieces: list[int], kind: tuple[int, ...]) -> list[int]:
    """Those of a kind, the strongest first."""
    down = s.down
    return sorted([u for u in pieces if kind[u]], key=lambda u: (-UNIT_PF[down[u]][u], u))


class Stack(NamedTuple):
    """Land units of a zone with their leaders, who may act together."""

    look: Outlook
    zone: int
    cost: int
    """Points for an action of theirs."""
    purse: int
    land: list[int]
    """The strongest first."""
    chiefs: list[int]
    whole: Force
    builder: int
    """Whoever is spared for a fort or for building."""
    hold: float
    """What is lost when all go."""
    stays: float
    """What is lost when one goes."""
    here: float
    """What is saved when all go."""

    def deed(self, value: float, points: int, group: tuple[int, ...], place: int) -> Deed:
        """To send a group to a place; value: without the points."""
        value -= POINT_SPENT * points
        return Deed(value, points, self.zone, (Plan(value, 0, self.zone, group, place, False),))


def ashore(look: Outlook, zone: int, cost: int, purse: int, pieces: list[int]) -> list[Deed]:
    """What the land units of a zone could do."""
    s, side = look.s, look.side
    land = strongest(s, pieces, IS_LAND)
    if not land or WET[zone] or zone == CATANIA or s.field[(1 - side) * PLACES + zone]:
        return []  # a sortie of those who are shut in is left to who looks longer
    chiefs = [u for u in pieces if IS_LEADER[u]]
    every = [*land, *chiefs]
    outside = [u for u in every if s.loc[u] == zone]
    armed = any(IS_LAND[u] for u in outside)
    found: list[Deed] = []
    if armed and purse >= ATTACK and garrisoned(look, zone):
        stormers = [u for u in land if s.loc[u] == zone] + chiefs
        value = storm_at(look, zone, force(s, zone, stormers, FAR), NOWHERE)
        if value > 0:
            found.append(Deed(value - ATTACK * POINT_SPENT, ATTACK, NOWHERE, ()))
    hold = look.hold.get(zone, 0.0)
    able = [u for u in reversed(land) if BUILDS[u] and UNIT_PF[s.down[u]][u] >= tables.construction.builders_pf]
    stack = Stack(
        look,
        zone,
        cost,
        purse,
        land,
        chiefs,
        force(s, zone, every, ASHORE),
        able[0] if able else land[-1],
        hold,
        hold * SECOND_BUILDERS if len(land) > 1 else hold,
        ESCAPED * look.danger(zone, outside) if armed else 0.0,
    )
    ways = by_land(s, side, zone, LAND_PM)
    for goal in ways.order[1:]:
        found += marching(stack, goal, ways.left[goal])
    return found


def marching(stack: Stack, goal: int, left: int) -> list[Deed]:
    """What a stack could do in another zone, where it comes with so many movement points left."""
    look, land = stack.look, stack.land
    s, side = look.s, look.side
    enemy = (1 - side) * PLACES
    room = STACK[goal] - s.field[side * PLACES + goal] if STACK[goal] != UNLIMITED else FAR
    if room <= 0:
        return []
    group = (*land[:room], *stack.chiefs)
    going = stack.hold if len(land) <= room else stack.stays
    fighting = stack.cost + ATTACK
    if s.field[enemy + goal]:
        if stack.purse < fighting:
            return []
        defence = force(s, goal, list(s.at[enemy + goal]), FAR)
        value = raid(s, side, stack.whole, defence, stake_at(look, goal)) - going + stack.here
        return [stack.deed(value, fighting, group, goal)]
    found: list[Deed] = []
    fort = FORT_IN[goal]
    place = goal
    if garrisoned(look, goal):
        if stack.purse >= fighting:
            value = storm_at(look, goal, stack.whole, stack.zone) - going + stack.here
            found.append(stack.deed(value, fighting, group, goal))
    elif fort >= 0 and s.forts[fort] == 2 - side and left >= world.movement.empty_fort:
        prize = EMPTY_FORT * look.storm[goal]
        found.append(stack.deed(prize - stack.stays, stack.cost, (stack.builder,), ZONES + fort))
        found.append(stack.deed(prize - going + stack.here, stack.cost, group, ZONES + fort))
    if fort >= 0 and s.forts[fort] == side + 1:
        place = ZONES + fort
    elif goal == CAMP_ZONE and side == ATHENS and s.camp == BUILT and s.field[CAMP] < world.stacking.camp:
        place = CAMP
        group = (*land[: world.stacking.camp - s.field[CAMP]], *stack.chiefs)
    want = look.want.get(goal, 0.0)
    if want > 0:
        fear = FEARED * look.danger(goal, [stack.builder]) if place == goal else 0.0
        found.append(stack.deed(want - stack.stays - fear, stack.cost, (stack.builder,), place))
    if want > 0 or stack.here > 0 or stack.hold <= 0:
        fear = FEARED * look.danger(goal, list(group)) if place == goal else 0.0
        value = want - going + stack.here + RESIDUE * nearness(look, goal) - fear
        found.append(stack.deed(value, stack.cost, group, place))
    return found


def garrisoned(look: Outlook, zone: int) -> bool:
    """Whether an enemy fort with troops in it stands in a zone."""
    fort = FORT_IN[zone]
    if fort < 0 or look.s.forts[fort] != 2 - look.side:
        return False
    return look.s.field[(1 - look.side) * PLACES + ZONES + fort] > 0


def nearness(look: Outlook, zone: int) -> float:
    """What is wanted near a zone."""
    row = NEAR[look.side]
    return sum([worth for goal, worth in look.want.items() if row[zone * ZONES + goal] <= LAND_PM // 2])


def stake_at(look: Outlook, zone: int) -> float:
    """What it is worth to stand in a zone that the enemy holds now."""
    return look.want.get(zone, 0.0) + BESIDE_FORT * look.storm.get(zone, 0.0)


def storm_at(look: Outlook, zone: int, party: Force, start: int) -> float:
    """What the storm of the fort in a zone promises [4.fort.e]."""
    s, side = look.s, look.side
    fort = FORT_IN[zone]
    inside = force(s, zone, list(s.at[(1 - side) * PLACES + ZONES + fort]), FAR)
    shift = tables.combat.shift.fort_assault
    if start != NOWHERE:
        if KIND[zone] == RAISED and KIND[start] != RAISED:
            shift += tables.combat.shift.raised
        if world.RIVER[start * ZONES + zone]:
            shift += tables.combat.shift.river
    seen = glance(party, inside, shift)
    return seen.wins * look.storm[zone] - seen.attack_toll + look.want.get(zone, 0.0) * seen.wins


def afloat(look: Outlook, zone: int, cost: int, purse: int, pieces: list[int]) -> list[Deed]:
    """What the ships of a zone could do."""
    s, side = look.s, look.side
    ships = strongest(s, pieces, IS_SHIP)
    if not ships:
        return []
    enemy = (1 - side) * PLACES
    field = s.field
    crew = [u for u in pieces if IS_LEADER[u]] if WET[zone] else []
    every = [*ships, *crew]
    hold = look.hold.get(zone, 0.0)
    here = ESCAPED * look.danger(zone, every) if WET[zone] else 0.0
    stays = hold * SECOND_BUILDERS if len(ships) > 1 else hold
    whole = force(s, zone, every, FAR)
    single = ships[-1]
    found: list[Deed] = []
    for goal in sailing(s, side, zone).order[1:]:
        if field[enemy + goal]:
            if purse < cost + ATTACK:
                continue
            gain = raid(s, side, whole, force(s, goal, list(s.at[enemy + goal]), FAR), stake_at(look, goal))
            value = gain - hold + here - POINT_SPENT * (cost + ATTACK)
            if value > 0:
                found.append(Deed(value, cost + ATTACK, zone, (Plan(value, 0, zone, tuple(every), goal, False),)))
            continue
        want = look.want.get(goal, 0.0)
        if want > 0:
            value = want - stays - POINT_SPENT * cost - FEARED * look.danger(goal, [single])
            if len(ships) > 1 or not crew:
                found.append(Deed(value, cost, zone, (Plan(value, 0, zone, (single,), goal, False),)))
            value = want - hold + here - POINT_SPENT * cost - FEARED * look.danger(goal, every)
            found.append(Deed(value, cost, zone, (Plan(value, 0, zone, tuple(every), goal, False),)))
        elif here > 0 and (goal == CATANIA or is_port(s, side, goal)):
            fits = losses.room_for(s, side, goal, ships) if KIND[goal] == PROTECTED else True
            if fits:
                value = here - hold - POINT_SPENT * cost - FEARED * look.danger(goal, every)
                found.append(Deed(value, cost, zone, (Plan(value, 0, zone, tuple(every), goal, False),)))
    return [d for d in found if not deserts_leader(s, side, zone, list(d.legs[0].group))]


def landings(look: Outlook, cost: int, purse: int, pieces: list[int]) -> list[Deed]:
    """Ships take their places, then the troops are carried ashore [3.sea.b]."""
    s, side = look.s, look.side
    land = strongest(s, pieces, IS_LAND)
    ships = strongest(s, pieces, IS_SHIP)
    chiefs = [u for u in pieces if IS_LEADER[u]]
    if not land:
        return []
    own, enemy = side * PLACES, (1 - side) * PLACES
    found: list[Deed] = []
    for goal, way in WAYS:
        if any(s.field[enemy + zone] for zone in way) or not open_to(s, side, goal):
            continue
        room = STACK[goal] - s.field[own + goal] if STACK[goal] != UNLIMITED else FAR
        if room <= 0:
            continue
        for n in {min(room, len(land)), 1}:
            troops = land[:n] if n > 1 else land[-1:]
            load = sum([UNIT_PF[s.down[u]][u] for u in troops if not s.arrived[u]])
            sent = lanes_for(s, side, way, ships, load) if load else []
            if load and not sent and any(not s.field[own + zone] for zone in way):
                continue
            group = (*troops, *(chiefs if n > 1 else ()))
            party = force(s, goal, list(group), FAR)
            points, value = cost, LANDED - POINT_SPENT * cost
            fort = FORT_IN[goal]
            place = goal
            if s.field[enemy + goal]:
                if n == 1 or purse < cost + ATTACK:
                    continue
                defence = force(s, goal, list(s.at[enemy + goal]), FAR)
                seen = glance(party, defence, tables.combat.shift.landing)
                value += seen.defence_toll - seen.attack_toll + seen.wins * stake_at(look, goal)
                points += ATTACK
            elif fort >= 0 and s.forts[fort] == 2 - side and s.field[enemy + ZONES + fort]:
                if n == 1 or purse < cost + ATTACK:
                    continue
                value += storm_at(look, goal, party, NOWHERE)
                points += ATTACK
            else:
                want = look.want.get(goal, 0.0)
                if fort >= 0 and s.forts[fort] == side + 1:
                    place = ZONES + fort
                elif fort >= 0 and s.forts[fort] == 2 - side:
                    continue
                near = RESIDUE * nearness(look, goal) if n > 1 else 0.0
                value += want + near - (FEARED * look.danger(goal, list(group)) if place == goal else 0.0)
            if value <= 0:
                continue
            legs = [Plan(value, 0, CATANIA, tuple(row), zone, False) for zone, row in sent]
            legs.append(Plan(value, 0, CATANIA, tuple(group), place, True))
            found.append(Deed(value, points, CATANIA, tuple(legs)))
    return found
