"""What a side sees at a glance before a hand: what is wanted where, what it holds already, what the enemy could do.

For the quick general. Everything is in victory points, as in evaluation.py.
"""

from typing import Final

from polemos.games.syracuse.bot.battle_odds import Force, force
from polemos.games.syracuse.bot.threat_evaluation import (
    ANCHORAGE_WORTH,
    ASHORE,
    AT_LEAST,
    BLOCKADE_BEGUN,
    CAMP_RISK,
    EARLY,
    FAR,
    LAND_ZONES,
    NEAR,
    SEA_ZONES,
    camp_stake,
    camp_worth,
    fort_stake,
    hunger,
    open_to,
    raid,
    sites,
    wall_worth,
)
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILT
from polemos.games.syracuse.data.world import (
    ATHENS,
    CAMP,
    CAMP_ZONE,
    CATANIA,
    CITY,
    FORT_ZONE,
    LAND_PM,
    PARTS,
    PLACES,
    SYRACUSE,
    WALL_SIDE,
    WALL_ZONES,
    WET,
    ZONES,
)
from polemos.games.syracuse.rules.turn.construction import dice
from polemos.games.syracuse.state import BY_CAVALRY, Siege
from polemos.kernel.dice import FACES_OF_A_DIE

GUARD: Final = 0.3
"""What part of the stake of an own fort that nobody holds a garrison saves."""
BESIEGED: Final = 2
"""How many times more where the enemy stands around it."""
RING: Final = EARLY / 2
"""What part of the hunger of the city a blockade promises that is complete, or lacks one zone."""
LEFT_ALONE: Final = 3.0
"""How many times greater the risk of the camp is when its guards go away."""
UNGUARDED: Final = 2.0
"""And how much of that risk a guard who comes takes away."""
BESIDE_CAMP: Final = 0.075
"""What part of the stake of the camp it is worth to stand on one side of it."""
ONE_SIDE: Final = 0.2
"""And what part of a wall's."""
BREACH: Final = EARLY * (FACES_OF_A_DIE + 1 - tables.works.demolition.success) / FACES_OF_A_DIE
"""How likely works are to fall at the end of the turn to those who stand beside them now."""


class Outlook:
    """What is wanted where, what the side holds already, and what the enemy could do about it."""

    __slots__ = ("enemies", "hold", "points", "s", "side", "storm", "want")

    s: Siege
    side: int
    points: int
    """Those that the enemy has left."""
    want: dict[int, float]
    """By zone: what one good unit is worth that comes to it."""
    hold: dict[int, float]
    """By zone: what is lost when all go away."""
    storm: dict[int, float]
    """By zone with an enemy fort: what it is worth to take it."""
    enemies: list[Force] | None
    """The enemy's stacks that could attack, once somebody has asked."""

    def __init__(self, s: Siege, side: int) -> None:
        self.s, self.side = s, side
        self.points = s.pa[1 - side]
        self.want, self.hold, self.storm = {}, {}, {}
        self.enemies = None
        self._works()
        self._forts()
        if side == ATHENS:
            self._ring()
            self._chain()
            self._guards()
        elif s.camp != tables.DESTROYED and (s.camp or s.field[CAMP_ZONE]):
            # both sides of the camp, from which alone it can be assaulted [4.camp.a]
            for zone in world.ASSAULT_FROM:
                self._either(zone, camp_stake(s) * BESIDE_CAMP)
        self._walls()

    def _wanted(self, zone: int, worth: float) -> None:
        self.want[zone] = self.want.get(zone, 0.0) + worth

    def _held(self, zone: int, worth: float) -> None:
        self.hold[zone] = self.hold.get(zone, 0.0) + worth

    def _either(self, zone: int, worth: float) -> None:
        """Somebody is there, and holds the zone, or is wanted in it."""
        if self.s.field[self.side * PLACES + zone]:
            self._held(zone, worth)
        else:
            self._wanted(zone, worth)

    def _works(self) -> None:
        """Builders stand where something is to be built [5.req.a]."""
        s, side = self.s, self.side
        wanted = sites(s, side)
        n = dice(s, side, 0) if wanted else 0
        if not n:
            return
        chance = AT_LEAST[min(n, len(AT_LEAST) - 1)]
        base = side * PLACES
        cost = 0
        for worth, price, zones in sorted(wanted, key=lambda site: -site[0] / site[1]):
            cost += price
            gain = worth * chance[min(cost, len(chance) - 1)]
            there = [zone for zone in zones if any(s.field[base + place] for place in PARTS[zone])]
            if len(there) == 1:
                self._held(there[0], gain)
            elif not there:
                for zone in zones:
                    self._wanted(zone, gain)

    def _forts(self) -> None:
        """Forts of the enemy, and own ones that nobody holds."""
        s, side = self.s, self.side
        own, enemy = side * PLACES, (1 - side) * PLACES
        for fort in range(world.FORT_COUNT):
            owner = s.forts[fort] - 1
            zone = FORT_ZONE[fort]
            if owner == 1 - side:
                self.storm[zone] = fort_stake(s, fort, owner)
            elif owner == side and not s.field[own + ZONES + fort]:
                self._either(zone, fort_stake(s, fort, side) * GUARD * (BESIEGED if s.field[enemy + zone] else 1))

    def _ring(self) -> None:
        """The zones of the blockade [6.syr.c]."""
        s = self.s
        if s.causes[SYRACUSE] & ~BY_CAVALRY:
            return
        missing = [zone for zone in world.BLOCKADE if not s.field[ATHENS * PLACES + zone]]
        if len(missing) > 1:
            for zone in missing:
                self._wanted(zone, BLOCKADE_BEGUN)
            return
        value = hunger(s, SYRACUSE) * RING
        for zone in missing or world.BLOCKADE:
            self._either(zone, value)

    def _chain(self) -> None:
        """Ships beside the chain can break it [4.demo.d]."""
        s = self.s
        if s.chain != BUILT:
            return
        worth = hunger(s, ATHENS) * BREACH
        there = [zone for zone in world.CHAIN_ZONES if s.field[ATHENS * PLACES + zone]]
        for zone in there or world.CHAIN_ZONES:
            self._either(zone, worth)

    def _guards(self) -> None:
        """Whoever stands in the camp, or before it [5.fortif.f]."""
        s = self.s
        if s.camp != BUILT:
            return
        guards = s.field[CAMP] + s.field[CAMP_ZONE]
        stake = (camp_worth(s) + ANCHORAGE_WORTH) * CAMP_RISK[min(guards, len(CAMP_RISK) - 1)]
        if guards:
            self._held(CAMP_ZONE, stake * LEFT_ALONE)
        else:
            self._wanted(CAMP_ZONE, stake * UNGUARDED)

    def _walls(self) -> None:
        """Enemy walls, which fall to those who stand on both sides of them [4.demo.b]."""
        s, side = self.s, self.side
        for wall in range(world.WALL_COUNT):
            if s.walls[wall] != BUILT or WALL_SIDE[wall] == side:
                continue
            worth = wall_worth(s, wall) * BREACH
            there = [zone for zone in WALL_ZONES[wall] if s.field[side * PLACES + zone]]
            for zone in WALL_ZONES[wall]:
                if len(there) == 1:
                    self._either(zone, worth * ONE_SIDE if zone in there else worth)
                else:
                    self._either(zone, worth if there else worth * ONE_SIDE)

    def danger(self, zone: int, pieces: list[int]) -> float:
        """What the enemy could do to these pieces in a zone in this phase."""
        s, enemy = self.s, 1 - self.side
        if self.points <= tables.sequence.cost.attack or zone in (CITY, CATANIA) or not open_to(s, enemy, zone):
            return 0.0
        if self.enemies is None:
            self.enemies = forces_of(s, enemy, self.points)
        wet = WET[zone]
        row = NEAR[enemy]
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
    for group, most in ((LAND_ZONES, ASHORE), (SEA_ZONES, FAR)):
        for a in group:
            pieces = [u for place in PARTS[a] for u in s.at[side * PLACES + place]]
            if pieces:
                party = force(s, a, pieces, most)
                cost = tables.sequence.cost.action(party.bonus)
                if party.units and tables.sequence.cost.attack + cost <= points:
                    found.append(party)
    return found
