"""Attrition at the end of a turn, and desertion. Sections 2 (D5), 6 and 7."""

from dataclasses import dataclass

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import ALLIED, BUILT, SEASON, UNITS_OF, WINTER
from polemos.games.syracuse.data.world import ATHENS, CAMP, CAMP_ZONE, CATANIA, CITY, PLACES, WET, ZONES
from polemos.games.syracuse.rules.refusing import NamePiece
from polemos.games.syracuse.rules.rolls import LOW, R_ATTRITION, MayReroll, Roll
from polemos.games.syracuse.state import Siege, Step, hurt, is_port, on_map, remove, shelter, strength, troops
from polemos.games.syracuse.verbs import DESERT, HIT, SHELTER
from polemos.kernel.flow import VERB


def exempt(s: Siege, side: int, zone: int) -> bool:
    """Whether units in a zone need no check: the city, Catania, ports; inside camp and forts nobody does [6.attr.a]."""
    return zone in (CITY, CATANIA) or is_port(s, side, zone)


def weary(s: Siege, side: int) -> list[int]:
    """Zones in which a side must check for attrition [6.attr.a]."""
    base = side * PLACES
    return [zone for zone in range(ZONES) if s.field[base + zone] and not exempt(s, side, zone)]


def modifier(s: Siege, side: int, zone: int) -> int:
    """+1 for each 5 PF of troops or 20 PF of ships exceeded, +1 in winter [6.attr.c, 6.attr.d] (RULING-27)."""
    pf = strength(s, list(s.at[side * PLACES + zone]))
    step = tables.supply.attrition.sea_step if WET[zone] else tables.supply.attrition.land_step
    return max(0, (pf + step - 1) // step - 1) + (tables.supply.attrition.winter if SEASON[s.turn] == WINTER else 0)


@dataclass(slots=True, frozen=True)
class Attrition(Step):
    """All checks of a side, zone by zone [2.D5.a]; first Athens names who is inside the camp (RULING-34)."""

    side: int

    def run(self, s: Siege) -> None:
        if self.side == ATHENS and s.camp == BUILT and s.field[CAMP_ZONE]:
            before, behind = troops(s, ATHENS, CAMP_ZONE), troops(s, ATHENS, CAMP)
            if len(before) + len(behind) <= world.stacking.camp:
                for u in before:
                    shelter(s, u, CAMP, "3.stack.f")
            else:
                for u in behind:
                    shelter(s, u, CAMP_ZONE, "3.stack.f")
                s.then(Inside(ATHENS), Checks(self.side))
                return
        s.then(Checks(self.side))


@dataclass(slots=True, frozen=True)
class Inside(NamePiece):
    """Athens names up to three units of the camp zone that are inside the camp [3.stack.f, 6.attr.a] (RULING-34)."""

    def clause(self) -> str:
        return "3.stack.f"

    def verb(self) -> int:
        return SHELTER

    def those(self, s: Siege) -> list[int]:
        return troops(s, ATHENS, CAMP_ZONE) if s.field[CAMP] < world.stacking.camp else []

    def chosen(self, s: Siege, c: int) -> None:
        shelter(s, c % VERB, CAMP, "3.stack.f")
        s.then(self)


@dataclass(slots=True, frozen=True)
class Checks(Step):
    """A die for each zone [6.attr.b]."""

    side: int

    def run(self, s: Siege) -> None:
        s.then(*[Check(self.side, zone) for zone in weary(s, self.side)])


@dataclass(slots=True, frozen=True)
class Check(Step):
    """The die for one zone [6.attr.b]."""

    side: int
    zone: int

    def run(self, s: Siege) -> None:
        if s.field[self.side * PLACES + self.zone]:
            mark = tables.supply.attrition.one - modifier(s, self.side, self.zone)
            s.then(
                Roll(self.side, R_ATTRITION),
                MayReroll(self.side, R_ATTRITION, mark, LOW),
                Wear(self.side, self.zone),
            )


@dataclass(slots=True, frozen=True)
class Wear(Step):
    """On 5 one unit of the zone is reduced [6.attr.e], on 6 or more all are, and reduced ones eliminated [6.attr.f]."""

    side: int
    zone: int

    def run(self, s: Siege) -> None:
        total = s.rolled.pop() + modifier(s, self.side, self.zone)
        s.tell("attrition", (self.side, self.zone, total), ("6.attr.b",))
        if total >= tables.supply.attrition.all:
            for u in troops(s, self.side, self.zone):
                hurt(s, u, "6.attr.f")
        elif total >= tables.supply.attrition.one:
            s.then(Wearied(self.side, self.zone))


@dataclass(slots=True, frozen=True)
class Wearied(NamePiece):
    """The owner names the unit: a full one if there is any, else a reduced one is eliminated (RULING-27) [6.attr.e]."""

    zone: int

    def clause(self) -> str:
        return "6.attr.e"

    def verb(self) -> int:
        return HIT

    def those(self, s: Siege) -> list[int]:
        units = troops(s, self.side, self.zone)
        return [u for u in units if not s.down[u]] or units

    def chosen(self, s: Siege, c: int) -> None:
        hurt(s, c % VERB, "6.attr.e")


# ---------------------------------------------------------------- S24: desertion


def deserters(s: Siege, side: int) -> list[int]:
    """Allied units of the enemy on the map [event.24]."""
    return [u for u in on_map(s, 1 - side, UNITS_OF[1 - side]) if ALLIED[u]]


@dataclass(slots=True, frozen=True)
class Desertion(NamePiece):
    """One allied unit of the enemy leaves the game; it is not eliminated (RULING-46) [event.24]."""

    def clause(self) -> str:
        return "event.24"

    def verb(self) -> int:
        return DESERT

    def those(self, s: Siege) -> list[int]:
        return deserters(s, self.side)

    def chosen(self, s: Siege, c: int) -> None:
        remove(s, c % VERB, "event.24")
