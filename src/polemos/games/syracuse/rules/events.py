"""Events of the action phase that are no part of a battle: S4, S5, S7, S14, S20, S23. Section 7."""

from dataclasses import dataclass
from typing import Final

from polemos.board.search import of_one, search
from polemos.games.syracuse import state
from polemos.games.syracuse.choice_ids import CAMP_WORK, CHAIN_WORK, FORT_WORK
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import ARCHERS, BUILT, EVENT, LEADERS_OF, S4, S20, S23, UNIT_SIDE, UNIT_SWORDS
from polemos.games.syracuse.data.world import ANCHORAGE, ATHENS, CAMP, CATANIA, CITY, FORT_ZONE, PLACES, ZONE_OF, ZONES
from polemos.games.syracuse.rules.movement.movement import is_foe
from polemos.games.syracuse.rules.refusing import NOWHERE, NamePiece, NamePlace
from polemos.games.syracuse.rules.rolls import HIGH, LOW, R_DISCORD, R_STORM, MayReroll, Roll, pass_advantage
from polemos.games.syracuse.rules.works import WORKS, places_of, raze
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, destroy, hurt, on_map, put, remove, troops
from polemos.games.syracuse.verbs import DISCORD_IN, LOSE, PLACE, RAZE, SAVE, STRIKE
from polemos.kernel.flow import PASS, VERB, unless

_BESIDE: Final = of_one(world.NEXT)

# ---------------------------------------------------------------- S4: storm at sea


def exposed(s: Siege, side: int) -> list[int]:
    """Sea zones with ships of a side that are no port of it [event.4b] (RULING-36)."""
    base = side * PLACES
    return [
        zone for zone in range(ZONES) if world.WET[zone] and s.field[base + zone] and not state.is_port(s, side, zone)
    ]


@dataclass(slots=True, frozen=True)
class Storm(Step):
    """Each player rolls for every sea zone with own ships [event.4], whoever played the chit first."""

    side: int

    def run(self, s: Siege) -> None:
        s.then(*[StormAt(side, zone) for side in (self.side, 1 - self.side) for zone in exposed(s, side)])


@dataclass(slots=True, frozen=True)
class StormAt(Step):
    """The die for one zone."""

    side: int
    zone: int

    def run(self, s: Siege) -> None:
        s.then(
            Roll(self.side, R_STORM),
            MayReroll(self.side, R_STORM, min(EVENT[S4].hits), LOW),
            StormHits(self.side, self.zone),
        )


@dataclass(slots=True, frozen=True)
class StormHits(Step):
    """On 5 and 6 all ships of the side in the zone are reduced, reduced ones eliminated [event.4]."""

    side: int
    zone: int

    def run(self, s: Siege) -> None:
        if s.rolled.pop() in EVENT[S4].hits:
            for u in troops(s, self.side, self.zone):
                hurt(s, u, "event.4")


# ---------------------------------------------------------------- S5: rotten hulls


@dataclass(slots=True, frozen=True)
class RottenHulls(NamePiece):
    """Athens eliminates one of its ships in M12, the others are reduced or stay so (RULING-36) [event.5]."""

    def clause(self) -> str:
        return "event.5"

    def verb(self) -> int:
        return LOSE

    def those(self, s: Siege) -> list[int]:
        return troops(s, ATHENS, ANCHORAGE)

    def chosen(self, s: Siege, c: int) -> None:
        destroy(s, c % VERB, "event.5")
        for u in troops(s, ATHENS, ANCHORAGE):
            if not s.down[u]:
                hurt(s, u, "event.5")


# ---------------------------------------------------------------- S7: archers


def guarded(s: Siege, side: int) -> int:
    """Mask of the zones in which archers or slingers of a side stand, not those inside works (RULING-40)."""
    mask = 0
    for u in tables.UNITS_OF[side]:
        if tables.UNIT_TYPE[u] == ARCHERS and 0 <= s.loc[u] < ZONES:
            mask |= 1 << s.loc[u]
    return mask


@dataclass(slots=True, frozen=True)
class Archers(Step):
    """The enemy may not enter zones with archers of the side until the end of this phase [event.7]."""

    side: int

    def run(self, s: Siege) -> None:
        s.banned[1 - self.side] |= guarded(s, self.side)


# ---------------------------------------------------------------- S14: sap


def sappable(s: Siege, side: int) -> list[int]:
    """Works that S14 can destroy: enemy walls, and for Athens the chain [event.14]."""
    found = [w for w in range(world.WALL_COUNT) if s.walls[w] == BUILT and world.WALL_SIDE[w] != side]
    if s.chain == BUILT and side != world.CHAIN_SIDE:
        found.append(CHAIN_WORK)
    return found


@dataclass(slots=True, frozen=True)
class Sap(Decision):
    """One enemy wall or the chain is destroyed automatically [event.14, 4.demo.a]."""

    def clause(self) -> str:
        return "event.14"

    def universe(self, s: Siege) -> list[int]:
        return [RAZE + w for w in range(WORKS)]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        work = c - RAZE
        if FORT_WORK <= work < CAMP_WORK:
            return [Refusal("5.fort.e", FORT_ZONE[work - FORT_WORK])]
        return unless(work in sappable(s, self.side), "event.14", places_of(work)[0] if 0 <= work < WORKS else NOWHERE)

    def chosen(self, s: Siege, c: int) -> None:
        raze(s, c % VERB, "event.14")


# ---------------------------------------------------------------- S20: discord


def quarrelsome(s: Siege, side: int) -> list[int]:
    """Enemy leaders on the map whose printed bonus is 0 or 1 (RULING-45) [event.20]."""
    return [u for u in on_map(s, 1 - side, LEADERS_OF[1 - side]) if UNIT_SWORDS[0][u] < len(EVENT[S20].success)]


@dataclass(slots=True, frozen=True)
class Discord(NamePiece):
    """Name the enemy leader whom discord is to remove [event.20]."""

    def clause(self) -> str:
        return "event.20"

    def verb(self) -> int:
        return DISCORD_IN

    def those(self, s: Siege) -> list[int]:
        return quarrelsome(s, self.side)

    def chosen(self, s: Siege, c: int) -> None:
        u = c % VERB
        least = EVENT[S20].success[UNIT_SWORDS[0][u]]
        s.then(Roll(self.side, R_DISCORD), MayReroll(self.side, R_DISCORD, least, HIGH), DiscordEnds(self.side, u))


@dataclass(slots=True, frozen=True)
class DiscordEnds(Step):
    """It succeeds on 3 against a leader without bonus, on 5 against bonus 1 [event.20]; his side may save him [8.e]."""

    side: int
    unit: int

    def run(self, s: Siege) -> None:
        u = self.unit
        if s.rolled.pop() < EVENT[S20].success[UNIT_SWORDS[0][u]]:
            s.tell("discord-fails", (u,), ("event.20",))
        elif s.advantage == UNIT_SIDE[u]:
            s.then(SaveLeader(UNIT_SIDE[u], u))
        else:
            banish(s, u)


@dataclass(slots=True, frozen=True)
class SaveLeader(Decision):
    """The holder of the Advantage may keep a leader whom S20 removes [8.e]."""

    unit: int

    def clause(self) -> str:
        return "8.e"

    def universe(self, s: Siege) -> list[int]:
        return [PASS, SAVE]

    def chosen(self, s: Siege, c: int) -> None:
        if c == SAVE:
            pass_advantage(s, "8.e")
            s.tell("leader-saved", (self.unit,), ("8.e",))
        else:
            banish(s, self.unit)


def banish(s: Siege, u: int) -> None:
    """A leader leaves the game; it is no loss in combat (RULING-45)."""
    remove(s, u, "event.20")


# ---------------------------------------------------------------- S23: epidemic


@dataclass(slots=True, frozen=True)
class Epidemic(NamePiece):
    """Name the enemy leader who falls ill [event.23]."""

    def clause(self) -> str:
        return "event.23"

    def verb(self) -> int:
        return STRIKE

    def those(self, s: Siege) -> list[int]:
        return on_map(s, 1 - self.side, LEADERS_OF[1 - self.side])

    def chosen(self, s: Siege, c: int) -> None:
        u = c % VERB
        s.down[u] = 1
        s.tell("wounded", (u, s.loc[u]), ("event.23",))
        s.picked = []
        s.then(Plague(self.side, ZONE_OF[s.loc[u]], EVENT[S23].units), Convalescence(1 - self.side, u))


@dataclass(slots=True, frozen=True)
class Plague(NamePiece):
    """Two full land units in his zone are reduced, fewer if there are fewer (RULING-44) [event.23]."""

    zone: int
    left: int

    def clause(self) -> str:
        return "event.23"

    def verb(self) -> int:
        return STRIKE

    def those(self, s: Siege) -> list[int]:
        if not self.left:
            return []
        victims = [u for place in world.PARTS[self.zone] for u in s.at[(1 - self.side) * PLACES + place]]
        return [u for u in sorted(victims) if tables.IS_LAND[u] and not s.down[u]]

    def chosen(self, s: Siege, c: int) -> None:
        hurt(s, c % VERB, "event.23")
        s.then(Plague(self.side, self.zone, self.left - 1))


def nearest(s: Siege, side: int, start: int) -> list[int]:
    """The nearest own city, fort, standing camp or Catania not shut in by the enemy, all as near (RULING-68)."""
    homes = {CITY: CITY} if side == world.SYRACUSE else {CATANIA: CATANIA}
    for fort in range(world.FORT_COUNT):
        if s.forts[fort] == side + 1 and not is_foe(s, side, FORT_ZONE[fort]):
            homes[FORT_ZONE[fort]] = ZONES + fort
    here = FORT_ZONE.index(start) if start in FORT_ZONE else -1
    if side == ATHENS and s.camp == BUILT:
        homes[ZONE_OF[CAMP]] = CAMP
    if here >= 0 and s.forts[here] == side + 1:
        homes[start] = ZONES + here
    far = search(ZONES, (start,), ZONES, steps=_BESIDE)
    found = [zone for zone in far.order if zone in homes]
    return sorted([homes[zone] for zone in found if far.cost(zone) == far.cost(found[0])])


@dataclass(slots=True, frozen=True)
class Convalescence(NamePlace):
    """The sick leader goes to the nearest own fortification, and stays there until the end of the turn [event.23b]."""

    unit: int

    def clause(self) -> str:
        return "event.23b"

    def verb(self) -> int:
        return PLACE

    def those(self, s: Siege) -> list[int]:
        return nearest(s, self.side, ZONE_OF[s.loc[self.unit]])

    def chosen(self, s: Siege, c: int) -> None:
        u, place = self.unit, c % VERB
        if place != s.loc[u]:
            s.tell("convalesces", (u, s.loc[u], place), ("event.23b",))
        put(s, u, place)
        s.stuck[u] = 1
        for row in (s.ready, s.group):
            if u in row:
                row.remove(u)
