"""What a side could do in a hand, at a glance: for the quick general, who has no time to look at the siege afterwards.

A deed is worth what it takes and what it holds, less what is left behind and what the enemy could do about it.
Everything is in victory points, as in evaluation.py.
"""

from typing import Final, NamedTuple

from polemos.games.syracuse.bot import threat_evaluation
from polemos.games.syracuse.bot.battle_odds import Clash, Force, force, glance
from polemos.games.syracuse.bot.plans import WAYS, Plan, lanes_for
from polemos.games.syracuse.bot.threat_evaluation import (
    ANCHORAGE_WORTH,
    ASHORE,
    AT_LEAST,
    BLOCKADE_BEGUN,
    EARLY,
    FAR,
    LAND_ZONES,
    NEAR,
    SEA_ZONES,
    camp_worth,
    fort_stake,
    hunger,
    raid,
    sites,
    wall_worth,
)
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILDS, BUILT, IS_LAND, IS_LEADER, IS_SHIP, UNIT_PF
from polemos.games.syracuse.data.world import (
    ATHENS,
    CAMP,
    CAMP_ZONE,
    CATANIA,
    CITY,
    FORT_IN,
    FORT_ZONE,
    KIND,
    LAND_PM,
    PARTS,
    PLACES,
    PROTECTED,
    RAISED,
    STACK,
    SYRACUSE,
    UNLIMITED,
    WALL_SIDE,
    WALL_ZONES,
    WET,
    ZONES,
)
from polemos.games.syracuse.rules.actions import able_in, prices
from polemos.games.syracuse.rules.battle import losses
from polemos.games.syracuse.rules.movement.movement import by_land, deserts_leader, sailing
from polemos.games.syracuse.rules.turn.construction import dice
from polemos.games.syracuse.state import Siege, is_port
from polemos.kernel.dice import FACES_OF_A_DIE

POINT_SPENT: Final = 0.12
"""What a deed must bring for each action point."""
FEARED: Final = 0.5
"""How much of what the enemy could do to a group where it goes is counted."""
ESCAPED: Final = 0.4
"""And of what he could do to it where it stands."""
EMPTY_FORT: Final = 0.9
"""How sure an empty fort is to whoever walks in."""
GUARD: Final = 0.3
"""What part of the stake of a fort that nobody holds a garrison saves."""
SECOND_BUILDERS: Final = 0.15
"""What builders are worth where others stand already."""
RESIDUE: Final = 0.05
"""What it is worth to be at hand: near what is wanted."""
NOWHERE: Final = -1
"""The zone of an attack that needs no action."""
LANDED: Final = -0.3
"""What a landing costs beside its points: ships stand in the open."""


class Outlook:
    """What a side sees at a glance: what is wanted where, what it holds where it stands, and what the enemy could do."""

    __slots__ = ("blocked", "enemies", "fear", "fears", "hold", "points", "s", "side", "storm", "want")

    def __init__(self, s: Siege, side: int) -> None:
        self.s, self.side = s, side
        self.points = s.pa[1 - side]
        self.want: dict[int, float] = {}
        """By zone: what one good unit is worth there that comes to it."""
        self.hold: dict[int, float] = {}
        """By zone: what is lost when all go away."""
        self.storm: dict[int, float] = {}
        """By zone with an enemy fort: what it is worth to take it."""
        self.enemies: list[Force] | None = None
        self.fears: dict[int, float] = {}
        self._works()
        self._forts()
        if side == ATHENS:
            self._ring()
        else:
            self._camp()
        self._walls()

    def _add(self, zone: int, worth: float) -> None:
        """Somebody is wanted in a zone, or is there, and holds it."""
        if self.s.field[self.side * PLACES + zone]:
            self.hold[zone] = self.hold.get(zone, 0.0) + worth
        else:
            self.want[zone] = self.want.get(zone, 0.0) + worth

    def _works(self) -> None:
        """Builders stand where something is to be built [5.req.a]."""
        s, side = self.s, self.side
        wanted = sites(s, side)
        if not wanted:
            return
        n = dice(s, side, 0)
        if not n:
            return
        chance = AT_LEAST[min(n, len(AT_LEAST) - 1)]
        base = side * PLACES
        cost = 0
        for worth, price, zones in sorted(wanted, key=lambda site: -site[0] / site[1]):
            cost += price
            gain = worth * chance[min(cost, len(chance) - 1)]
            there = [zone for zone in zones if any([s.field[base + place] for place in PARTS[zone]])]
            if len(there) == 1:
                zone = there[0]
                self.hold[zone] = self.hold.get(zone, 0.0) + gain
            elif not there:
                for zone in zones:
                    self.want[zone] = self.want.get(zone, 0.0) + gain

    def _forts(self) -> None:
        """Forts of the enemy, and own ones that nobody holds."""
        s, side = self.s, self.side
        own, enemy = side * PLACES, (1 - side) * PLACES
        for fort in range(world.FORT_COUNT):
            owner = s.forts[fort] - 1
            zone = FORT_ZONE[fort]
            if owner == side:
                if not s.field[own + ZONES + fort]:
                    stake = fort_stake(s, fort, side) * GUARD
                    if s.field[enemy + zone]:
                        stake *= 2
                    if not s.field[own + zone]:
                        self.want[zone] = self.want.get(zone, 0.0) + stake
                    else:
                        self.hold[zone] = self.hold.get(zone, 0.0) + stake
            elif owner == 1 - side:
                self.storm[zone] = fort_stake(s, fort, owner)

    def _ring(self) -> None:
        """The blockade of the city [6.syr.c], and the chain to be broken [4.demo.d]."""
        s = self.s
        base = ATHENS * PLACES
        if not s.causes[SYRACUSE] & ~8:
            there = [zone for zone in world.BLOCKADE if s.field[base + zone]]
            missing = [zone for zone in world.BLOCKADE if not s.field[base + zone]]
            value = hunger(s, SYRACUSE)
            if not missing:
                for zone in there:
                    self.hold[zone] = self.hold.get(zone, 0.0) + value * EARLY / 2
            elif len(missing) == 1:
                self.want[missing[0]] = self.want.get(missing[0], 0.0) + value * EARLY / 2
            else:
                for zone in missing:
                    self.want[zone] = self.want.get(zone, 0.0) + BLOCKADE_BEGUN
        if s.chain == BUILT:
            worth = hunger(s, ATHENS) * EARLY * (FACES_OF_A_DIE + 1 - tables.works.demolition.success) / FACES_OF_A_DIE
            if any(s.field[base + zone] for zone in world.CHAIN_ZONES):
                for zone in world.CHAIN_ZONES:
                    if s.field[base + zone]:
                        self.hold[zone] = self.hold.get(zone, 0.0) + worth
            else:
                for zone in world.CHAIN_ZONES:
                    self.want[zone] = self.want.get(zone, 0.0) + worth
        guards = s.field[CAMP] + s.field[CAMP_ZONE]
        if s.camp == BUILT:
            stake = (camp_worth(s) + ANCHORAGE_WORTH) * threat_evaluation.CAMP_RISK[min(guards, 3)]
            if guards:
                self.hold[CAMP_ZONE] = self.hold.get(CAMP_ZONE, 0.0) + stake * 3
            else:
                self.want[CAMP_ZONE] = self.want.get(CAMP_ZONE, 0.0) + stake * 2

    def _camp(self) -> None:
        """Both sides of the camp, from which alone it can be assaulted [4.camp.a]."""
        s = self.s
        if s.camp != tables.DESTROYED and (s.camp or s.field[CAMP_ZONE]):
            stake = threat_evaluation.camp_stake(s) * 0.15
            for zone in world.ASSAULT_FROM:
                self._add(zone, stake / 2)

    def _walls(self) -> None:
        """Enemy walls with a side that is still open [4.demo.b]."""
        s, side = self.s, self.side
        base = side * PLACES
        chance = EARLY * (FACES_OF_A_DIE + 1 - tables.works.demolition.success) / FACES_OF_A_DIE
        for wall in range(world.WALL_COUNT):
            if s.walls[wall] == BUILT and WALL_SIDE[wall] != side:
                worth = wall_worth(s, wall) * chance
                there = [zone for zone in WALL_ZONES[wall] if s.field[base + zone]]
                if len(there) == 2:
                    for zone in there:
                        self.hold[zone] = self.hold.get(zone, 0.0) + worth
                elif there:
                    far = WALL_ZONES[wall][0] if there[0] == WALL_ZONES[wall][1] else WALL_ZONES[wall][1]
                    self.want[far] = self.want.get(far, 0.0) + worth
                    self.hold[there[0]] = self.hold.get(there[0], 0.0) + worth * 0.2
                else:
                    for zone in WALL_ZONES[wall]:
                        self.want[zone] = self.want.get(zone, 0.0) + worth * 0.2

    def danger(self, zone: int, pieces: list[int]) -> float:
        """What the enemy could do to these pieces in a zone in this phase."""
        if self.points <= tables.sequence.cost.attack or zone in (CITY, CATANIA):
            return 0.0
        s, enemy = self.s, 1 - self.side
        if self.enemies is None:
            self.enemies = forces_of(s, enemy, self.points)
        wet = WET[zone]
        row = NEAR[enemy]
        if not threat_evaluation.open_to(s, enemy, zone):
            return 0.0
        defence: Force | None = None
        worst = 0.0
        for party in self.enemies:
            if WET[party.zone] == wet and party.zone != zone and (wet or row[party.zone * ZONES + zone] <= LAND_PM):
                if defence is None:
                    defence = force(s, zone, pieces, FAR)
                worst = max(worst, raid(s, enemy, party, defence, self.hold.get(zone, 0.0)))
        return worst


def forces_of(s: Siege, side: int, points: int) -> list[Force]:
    """The stacks of a side that could attack with so many points."""
    found: list[Force] = []
    at, base = s.at, side * PLACES
    for group, most in ((LAND_ZONES, ASHORE), (SEA_ZONES, FAR)):
        for a in group:
            pieces = [u for place in PARTS[a] for u in at[base + place]]
            if pieces:
                party = force(s, a, pieces, most)
                cost = tables.sequence.cost.action(party.bonus)
                if party.units and tables.sequence.cost.attack + cost <= points:
                    found.append(party)
    return found


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


def ashore(look: Outlook, zone: int, cost: int, purse: int, pieces: list[int]) -> list[Deed]:
    """What the land units of a zone could do."""
    s, side = look.s, look.side
    land = strongest(s, pieces, IS_LAND)
    if not land or WET[zone] or zone == CATANIA:
        return []
    own, enemy = side * PLACES, (1 - side) * PLACES
    chiefs = [u for u in pieces if IS_LEADER[u]]
    every = [*land, *chiefs]
    field = s.field
    found: list[Deed] = []
    attack = tables.sequence.cost.attack
    outside = [u for u in land if s.loc[u] == zone]
    if field[enemy + zone]:
        return []  # shut in: a sortie is left to those who look longer
    # an attack from where it stands
    fort = FORT_IN[zone]
    if fort >= 0 and s.forts[fort] == 2 - side and field[enemy + ZONES + fort] and outside and purse >= attack:
        value = storm_at(look, zone, force(s, zone, [*outside, *chiefs], FAR), 0)
        if value > 0:
            found.append(Deed(value - attack * POINT_SPENT, attack, NOWHERE, ()))
    hold = look.hold.get(zone, 0.0)
    here = ESCAPED * look.danger(zone, [u for u in every if s.loc[u] == zone]) if outside else 0.0
    ways = by_land(s, side, zone, LAND_PM)
    left = ways.left
    builder = next((u for u in reversed(land) if BUILDS[u] and UNIT_PF[s.down[u]][u] >= 2), land[-1])
    stays = hold * SECOND_BUILDERS if len(land) > 1 else hold
    whole = force(s, zone, every, ASHORE)
    for goal in ways.order[1:]:
        if WET[goal]:
            continue
        foe = field[enemy + goal]
        room = STACK[goal] - field[own + goal] if STACK[goal] != UNLIMITED else FAR
        if room <= 0:
            continue
        group = tuple([*land[:room], *chiefs])
        going = hold if len(land) <= room else stays
        if foe:
            if purse < cost + attack:
                continue
            clash_gain = raid(s, side, whole, force(s, goal, list(s.at[enemy + goal]), FAR), stake_at(look, goal))
            value = clash_gain - going - POINT_SPENT * (cost + attack) + here
            found.append(Deed(value, cost + attack, zone, (Plan(value, 0, zone, group, goal, False),)))
            continue
        fort = FORT_IN[goal]
        if fort >= 0 and s.forts[fort] == 2 - side:
            if field[enemy + ZONES + fort]:
                if purse >= cost + attack:
                    value = storm_at(look, goal, whole, zone) - going - POINT_SPENT * (cost + attack) + here
                    found.append(Deed(value, cost + attack, zone, (Plan(value, 0, zone, group, goal, False),)))
            elif left[goal] >= world.movement.empty_fort:
                value = EMPTY_FORT * look.storm[goal] - stays - POINT_SPENT * cost
                place = ZONES + fort
                found.append(Deed(value, cost, zone, (Plan(value, 0, zone, (builder,), place, False),)))
                value = EMPTY_FORT * look.storm[goal] - going - POINT_SPENT * cost + here
                found.append(Deed(value, cost, zone, (Plan(value, 0, zone, group, place, False),)))
        want = look.want.get(goal, 0.0)
        place = goal
        if fort >= 0 and s.forts[fort] == side + 1:
            place = ZONES + fort
        elif goal == CAMP_ZONE and side == ATHENS and s.camp == BUILT and s.field[CAMP] < world.stacking.camp:
            place = CAMP
        if want > 0:
            value = want - stays - POINT_SPENT * cost
            value -= FEARED * look.danger(goal, [builder]) if place == goal else 0.0
            found.append(Deed(value, cost, zone, (Plan(value, 0, zone, (builder,), place, False),)))
        if want > 0 or here > 0 or hold <= 0:
            value = want - going + here - POINT_SPENT * cost + RESIDUE * nearness(look, goal)
            value -= FEARED * look.danger(goal, list(group)) if place == goal else 0.0
            if place == CAMP:
                group = tuple([*land[: world.stacking.camp - s.field[CAMP]], *chiefs])
            found.append(Deed(value, cost, zone, (Plan(value, 0, zone, group, place, False),)))
    return found


def nearness(look: Outlook, zone: int) -> float:
    """What is wanted near a zone."""
    row = NEAR[look.side]
    return sum([worth for goal, worth in look.want.items() if row[zone * ZONES + goal] <= LAND_PM // 2])


def stake_at(look: Outlook, zone: int) -> float:
    """What it is worth to stand in a zone that the enemy holds now."""
    return look.want.get(zone, 0.0) + 0.5 * look.storm.get(zone, 0.0)


def storm_at(look: Outlook, zone: int, party: Force, start: int) -> float:
    """What the storm of the fort in a zone promises [4.fort.e]."""
    s, side = look.s, look.side
    fort = FORT_IN[zone]
    inside = force(s, zone, list(s.at[(1 - side) * PLACES + ZONES + fort]), FAR)
    shift = tables.combat.shift.fort_assault
    if start and start != zone:
        if KIND[zone] == RAISED and KIND[start] != RAISED:
            shift += tables.combat.shift.raised
        if world.RIVER[start * ZONES + zone]:
            shift += tables.combat.shift.river
    seen: Clash = glance(party, inside, shift)
    return seen.wins * look.storm[zone] - seen.attack_toll + look.want.get(zone, 0.0) * seen.wins


def afloat(look: Outlook, zone: int, cost: int, purse: int, pieces: list[int]) -> list[Deed]:
    """What the ships of a zone could do."""
    s, side = look.s, look.side
    ships = strongest(s, pieces, IS_SHIP)
    if not ships:
        return []
    own, enemy = side * PLACES, (1 - side) * PLACES
    field = s.field
    crew = [u for u in pieces if IS_LEADER[u]] if WET[zone] else []
    every = [*ships, *crew]
    hold = look.hold.get(zone, 0.0)
    here = ESCAPED * look.danger(zone, every) if WET[zone] else 0.0
    stays = hold * SECOND_BUILDERS if len(ships) > 1 else hold
    attack = tables.sequence.cost.attack
    whole = force(s, zone, every, FAR)
    single = ships[-1]
    found: list[Deed] = []
    for goal in sailing(s, side, zone).order[1:]:
        if field[enemy + goal]:
            if purse < cost + attack:
                continue
            gain = raid(s, side, whole, force(s, goal, list(s.at[enemy + goal]), FAR), stake_at(look, goal))
            value = gain - hold + here - POINT_SPENT * (cost + attack)
            if value > 0:
                found.append(Deed(value, cost + attack, zone, (Plan(value, 0, zone, tuple(every), goal, False),)))
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
    attack = tables.sequence.cost.attack
    found: list[Deed] = []
    for goal, way in WAYS:
        if any([s.field[enemy + zone] for zone in way]) or not threat_evaluation.open_to(s, side, goal):
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
                if n == 1 or purse < cost + attack:
                    continue
                defence = force(s, goal, list(s.at[enemy + goal]), FAR)
                seen = glance(party, defence, tables.combat.shift.landing)
                value += seen.defence_toll - seen.attack_toll + seen.wins * stake_at(look, goal)
                points += attack
            elif fort >= 0 and s.forts[fort] == 2 - side and s.field[enemy + ZONES + fort]:
                if n == 1 or purse < cost + attack:
                    continue
                value += storm_at(look, goal, party, 0)
                points += attack
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
