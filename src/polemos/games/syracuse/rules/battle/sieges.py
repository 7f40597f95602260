"""Sieges of forts and the demolition of works at the end of a turn. Sections 2 (D5) and 4."""

from dataclasses import dataclass

from polemos.games.syracuse.choice_ids import CAMP_WORK, CHAIN_WORK
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILDS, BUILT
from polemos.games.syracuse.data.world import CHAIN_ZONES, FORT_ZONE, PLACES, WALL_COUNT, WALL_SIDE, WALL_ZONES, ZONES
from polemos.games.syracuse.rules.battle.losses import capture
from polemos.games.syracuse.rules.rolls import HIGH, R_CHAIN, R_DEMOLITION, R_SIEGE, MayReroll, Roll
from polemos.games.syracuse.rules.works import WORKS, places_of, raze
from polemos.games.syracuse.state import Decision, Refusal, Siege, Step, destroy, strength, troops
from polemos.games.syracuse.verbs import DEMOLISH, DONE
from polemos.kernel.flow import VERB

# ---------------------------------------------------------------- sieges


def besieged(s: Siege, side: int) -> list[int]:
    """Forts of the enemy with units in them, around which only units of the side stand [4.siege.a]."""
    own, enemy = side * PLACES, (1 - side) * PLACES
    return [
        fort
        for fort in range(world.FORT_COUNT)
        if s.field[enemy + ZONES + fort] and s.field[own + FORT_ZONE[fort]] and not s.field[enemy + FORT_ZONE[fort]]
    ]


def siege_modifier(s: Siege, side: int, fort: int) -> int:
    """+1 for each besieging unit [4.siege.b], four at most [4.siege.c]."""
    return min(tables.works.siege.most, s.field[side * PLACES + FORT_ZONE[fort]])


@dataclass(slots=True, frozen=True)
class Sieges(Step):
    """Every siege that a side lays [2.D5.b]."""

    side: int

    def run(self, s: Siege) -> None:
        s.then(*[SiegeRoll(self.side, fort) for fort in besieged(s, self.side)])


@dataclass(slots=True, frozen=True)
class SiegeRoll(Step):
    """The besieger rolls [4.siege.b]."""

    side: int
    fort: int

    def run(self, s: Siege) -> None:
        mark = tables.works.siege.success - siege_modifier(s, self.side, self.fort)
        s.then(Roll(self.side, R_SIEGE), MayReroll(self.side, R_SIEGE, mark, HIGH), SiegeEnds(self.side, self.fort))


@dataclass(slots=True, frozen=True)
class SiegeEnds(Step):
    """On 6 or more the garrison is eliminated and the fort changes its owner [4.siege.d]."""

    side: int
    fort: int

    def run(self, s: Siege) -> None:
        total = s.rolled.pop() + siege_modifier(s, self.side, self.fort)
        place = ZONES + self.fort
        s.tell("siege", (self.side, place, total), ("4.siege.b",))
        if total >= tables.works.siege.success:
            for u in troops(s, 1 - self.side, place):
                destroy(s, u, "4.siege.d")
            capture(s, self.side, self.fort, "4.siege.d")


# ---------------------------------------------------------------- demolition


def refusals_demolish(s: Siege, side: int, work: int) -> list[Refusal]:
    """Why a side may not try to pull down a work (RULING-53) [4.demo.b, 4.demo.d]."""
    if work == CHAIN_WORK:
        there = s.chain == BUILT and side != world.CHAIN_SIDE and any(s.field[side * PLACES + z] for z in CHAIN_ZONES)
        return [] if there else [Refusal("4.demo.d", CHAIN_ZONES[0])]
    if work >= WALL_COUNT:
        return [Refusal("4.camp.b" if work == CAMP_WORK else "5.fort.e", places_of(work)[0])]
    if WALL_SIDE[work] == side or s.walls[work] != BUILT:
        return [Refusal("4.demo.b", WALL_ZONES[work][0])]
    for zone in WALL_ZONES[work]:
        if strength(s, [u for u in s.at[side * PLACES + zone] if BUILDS[u]]) < tables.works.demolition.builders_pf:
            return [Refusal("4.demo.b", zone)]
    return []


@dataclass(slots=True, frozen=True)
class Demolitions(Step):
    """The works that a side can try to pull down this turn [2.D5.b]."""

    side: int

    def run(self, s: Siege) -> None:
        s.picked = []
        s.then(Demolition(self.side))


@dataclass(slots=True, frozen=True)
class Demolition(Decision):
    """Try to pull down an enemy work, each once a turn (RULING-53) [4.demo.b, 4.demo.d]."""

    def clause(self) -> str:
        return "4.demo.b"

    def universe(self, s: Siege) -> list[int]:
        return [*(DEMOLISH + work for work in range(WORKS)), DONE]

    def refusals(self, s: Siege, c: int) -> list[Refusal]:
        work = c - DEMOLISH
        if c == DONE:
            return []
        if not 0 <= work < WORKS:
            return [Refusal("4.demo.b")]
        if work in s.picked:
            return [Refusal("4.demo.b", places_of(work)[0])]
        return refusals_demolish(s, self.side, work)

    def options(self, s: Siege) -> list[int]:
        works = (*range(WALL_COUNT), CHAIN_WORK)
        return [*(DEMOLISH + work for work in works if not self.refusals(s, DEMOLISH + work)), DONE]

    def chosen(self, s: Siege, c: int) -> None:
        if c == DONE:
            s.picked = []
            return
        work = c % VERB
        s.picked.append(work)
        why = R_CHAIN if work == CHAIN_WORK else R_DEMOLITION
        s.then(
            Roll(self.side, why),
            MayReroll(self.side, why, tables.works.demolition.success, HIGH),
            Falls(self.side, work),
            self,
        )


@dataclass(slots=True, frozen=True)
class Falls(Step):
    """On 3 or more the work is destroyed [4.demo.c, 4.demo.e]."""

    side: int
    work: int

    def run(self, s: Siege) -> None:
        if s.rolled.pop() >= tables.works.demolition.success:
            raze(s, self.work, "4.demo.e" if self.work == CHAIN_WORK else "4.demo.c")
        else:
            s.tell("stands", (self.work,), ("4.demo.e" if self.work == CHAIN_WORK else "4.demo.c",))
