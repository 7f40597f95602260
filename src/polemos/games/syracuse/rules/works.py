"""Camp, forts, walls and chain: what stands, who may build it, what its fall brings. Section 5."""

from typing import Final

from polemos.games.syracuse.choice_ids import CAMP_WORK, CHAIN_WORK, FORT_WORK
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILDS, BUILT, DESTROYED, SCENARIOS
from polemos.games.syracuse.data.world import ATHENS, CAMP_ZONE, CHAIN_FORT, FORT_ZONE, SYRACUSE, WALL_SIDE, WALL_ZONES
from polemos.games.syracuse.state import BY_CHAIN, BY_WALL, IN_TIME, OPEN, Refusal, Siege, camp_was_built, strength
from polemos.kernel.flow import when

WORKS: Final = world.WALL_COUNT + world.FORT_COUNT + 2


def places_of(work: int) -> tuple[int, ...]:
    """Where a work lies: the two zones of a wall or the chain, a fort with its zone, the inside of the camp."""
    if work < FORT_WORK:
        return WALL_ZONES[work]
    if work < CAMP_WORK:
        return FORT_ZONE[work - FORT_WORK], world.ZONES + work - FORT_WORK
    return (world.CAMP,) if work == CAMP_WORK else world.CHAIN_ZONES


def cost_of(work: int) -> int:
    """Construction points for a work [5.cost.a, 5.cost.b]."""
    if work < FORT_WORK:
        return tables.construction.cost.wall
    if work < CAMP_WORK:
        return tables.construction.cost.fort
    return tables.construction.cost.camp if work == CAMP_WORK else tables.construction.cost.chain


def builders(s: Siege, side: int, zone: int) -> bool:
    """Whether at least 2 PF of hoplites, archers or peltasts are in a zone, its fort and camp included (RULING-24)."""
    there = [u for place in world.PARTS[zone] for u in s.at[side * world.PLACES + place] if BUILDS[u]]
    return strength(s, there) >= tables.construction.builders_pf


def refusals_build(s: Siege, side: int, work: int) -> list[Refusal]:
    """Why a side may not build a work now, points apart."""
    if not camp_was_built(s) and side == SYRACUSE:
        return [Refusal("2.C.l")]
    if work < FORT_WORK:
        return _refusals_wall(s, side, work)
    if work == CHAIN_WORK:
        return _refusals_chain(s, side)
    if side != ATHENS:
        return [Refusal("5.fort.c")]
    found: list[Refusal] = []
    if work == CAMP_WORK:
        found += when(s.camp == BUILT, "5.fortif.a", CAMP_ZONE)
        return found + when(not builders(s, side, CAMP_ZONE), "5.req.a", CAMP_ZONE)
    fort = work - FORT_WORK
    if world.FORT_BUILDER[fort] != side:
        found.append(Refusal("5.fort.b", FORT_ZONE[fort]))
    if not camp_was_built(s):  # (RULING-25)
        found.append(Refusal("5.fortif.e", FORT_ZONE[fort]))
    if s.forts[fort]:
        found.append(Refusal("5.fort.e", FORT_ZONE[fort]))
    return found + when(not builders(s, side, FORT_ZONE[fort]), "5.req.a", FORT_ZONE[fort])


def _refusals_wall(s: Siege, side: int, wall: int) -> list[Refusal]:
    """Walls: on the printed place of the side, in the order of their numbers, one of A3 and 3A (RULING-56)."""
    zone = WALL_ZONES[wall][0]
    if WALL_SIDE[wall] != side:
        return [Refusal("5.wall.b", zone)]
    found: list[Refusal] = []
    if side == ATHENS and not camp_was_built(s):
        found.append(Refusal("5.wall.d", zone))
        found.append(Refusal("5.fortif.e", zone))
    found += when(s.walls[wall] == BUILT, "5.wall.b", zone)
    if wall not in SCENARIOS[s.scenario - 1].wall_order_exempt or s.walls[wall] != DESTROYED:
        lower = [
            w
            for w in range(world.WALL_COUNT)
            if WALL_SIDE[w] == side and world.WALL_NUMBER[w] < world.WALL_NUMBER[wall]
        ]
        missing = [w for w in lower if s.walls[w] != BUILT]
        found += [Refusal("5.wall.e" if s.walls[w] == DESTROYED else "5.wall.f", zone) for w in missing]
    other = world.WALL_EXCLUDES[wall]
    found += when(other >= 0 and s.walls[other] == BUILT, "5.wall.g", zone)
    if not builders(s, side, zone) and not builders(s, side, WALL_ZONES[wall][1]):
        found.append(Refusal("5.req.a", zone))
    return found


def _refusals_chain(s: Siege, side: int) -> list[Refusal]:
    """The chain: Syracuse alone, while it controls Plemmyrion, to build and to rebuild (RULING-26)."""
    found: list[Refusal] = []
    if side != world.CHAIN_SIDE:
        found.append(Refusal("5.chain.a"))
    elif s.forts[CHAIN_FORT] != side + 1:
        found.append(Refusal("5.chain.b" if s.chain == DESTROYED else "5.chain.a", FORT_ZONE[CHAIN_FORT]))
    return found + when(s.chain == BUILT, "5.chain.b")


def buildable(s: Siege, side: int) -> list[int]:
    """Works that a side could build now, points apart, ascending."""
    if side == SYRACUSE and not camp_was_built(s):
        return []
    return [work for work in range(WORKS) if not refusals_build(s, side, work)]


def erect(s: Siege, side: int, work: int, clause: str) -> None:
    """A work is built. Supply is touched at once [6.ath.a, 6.syr.a, 5.chain.d]."""
    if work < FORT_WORK:
        s.walls[work] = BUILT
        if work == world.STARVING_WALL:
            shorten(s, SYRACUSE, BY_WALL, "6.syr.a")
    elif work < CAMP_WORK:
        fort = work - FORT_WORK
        s.forts[fort] = side + 1
        if fort == world.PLEMMYRION and s.in_time == OPEN:
            s.in_time = IN_TIME
    elif work == CAMP_WORK:
        s.camp = BUILT
    else:
        s.chain = BUILT
        shorten(s, ATHENS, BY_CHAIN, "6.ath.a")
    s.tell("built", (side, work), (clause,))


def raze(s: Siege, work: int, clause: str) -> None:
    """A wall, the chain or the camp is turned to its destroyed side [5.wall.c, 4.demo.c, 4.demo.e, 4.camp.b].

    With wall A3 Syracuse is supplied again at once [6.syr.b], and Athens with the chain (RULING-29).
    """
    if work < FORT_WORK:
        s.walls[work] = DESTROYED
        if work == world.STARVING_WALL:
            relieve(s, SYRACUSE, BY_WALL, "6.syr.b")
    elif work == CAMP_WORK:
        s.camp = DESTROYED
    else:
        s.chain = DESTROYED
        relieve(s, ATHENS, BY_CHAIN, "6.ath.a")
    s.tell("razed", (work,), (clause,))


def shorten(s: Siege, side: int, cause: int, clause: str) -> None:
    """The supply marker of a side is turned to Disette for a cause (RULING-29)."""
    if not s.causes[side] & cause:
        s.tell("also-short" if s.causes[side] else "disette", (side, cause), (clause,))
    s.causes[side] |= cause


def relieve(s: Siege, side: int, cause: int, clause: str) -> None:
    """A cause ends; without any the marker shows Appro again (RULING-29)."""
    had = s.causes[side]
    s.causes[side] &= ~cause
    if s.heard is not None and had != s.causes[side]:
        if s.causes[side]:
            s.tell("less-short", (side, cause), (clause,))
        else:
            s.tell("appro", (side,), (clause,))


def owner_of(work: int) -> int:
    """Whose work it is; NEITHER for forts, which change hands [5.fortif.a]."""
    if work < FORT_WORK:
        return WALL_SIDE[work]
    if work == CAMP_WORK:
        return ATHENS
    return world.CHAIN_SIDE if work == CHAIN_WORK else world.NEITHER
