"""The state of a siege: what a saved game must hold, and the only functions that move a piece.

Sections 1 and 3 of the rulebook: counters with two sides, zones, who stands where.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import CHITS, DEAD, GONE, IS_LEADER, IS_SHIP, SETUP, UNIT_PF, UNIT_SIDE, UNITS
from polemos.games.syracuse.data.world import ALWAYS, ATHENS, CAMP, LAND_PM, NEITHER, PLACES, PORT, SYRACUSE, WET, ZONES
from polemos.kernel import flow
from polemos.kernel.fields import DERIVED, SHARED, ints, number, slots
from polemos.kernel.flow import VERB
from polemos.kernel.options import switch_names

# bits of `causes`: why a supply marker shows its Disette face (RULING-29)
BY_CHAIN: Final = 1
BY_WALL: Final = 2
BY_BLOCKADE: Final = 4
BY_CAVALRY: Final = 8

# bits of `Siege.orders`: when a side wants to be asked, other than is usual (see asides.py)
ASK_EVERY_REROLL: Final = 1
ASK_EVERY_ACTION: Final = 2
ASK_NO_EVENTS: Final = 4
ASK_NO_OMENS: Final = 8
NEVER_BOTH: Final = ASK_EVERY_ACTION | ASK_NO_EVENTS
"""Who wants one of these cannot want the other."""
MOST_ORDERS: Final = ASK_EVERY_REROLL | ASK_NO_EVENTS | ASK_NO_OMENS

# how a game was decided
UNDECIDED: Final = 0
BY_STARVING: Final = 1
BY_FLEET: Final = 2
BY_POINTS: Final = 3
BY_RESIGNING: Final = 4
OPEN: Final = 0
IN_TIME: Final = 1
TOO_LATE: Final = 2
IN_TIME_NAMES: Final = ("open", "in time", "too late")
DRAWN: Final = 2
"""The value of `winner` in a draw."""


@dataclass(slots=True, frozen=True)
class Options:
    """The switches: readings of the rules that the players may choose instead of the usual one."""

    single_chits: bool = False
    night_third: bool = False
    night_enemy: bool = False
    cavalry_starves: bool = False
    many_actions: bool = False
    attack_each: bool = False
    open_camp: bool = False
    free_garrisons: bool = False
    fort_limit: bool = False
    recall: bool = False


OPTION_NAMES: Final = switch_names(Options)


MANY: Final = 99
BATTLE: Final = 6
"""Numbers of a battle (see reckoning.py)."""
ALL_ZONES: Final = (1 << ZONES) - 1
ALL_CAUSES: Final = BY_CHAIN | BY_WALL | BY_BLOCKADE | BY_CAVALRY


class Siege(flow.State):
    """A game of Syracuse at any moment."""

    DRAWS: ClassVar[tuple[int, int]] = (0, CHITS - 1)

    option_set: Annotated[Options, SHARED]
    found: Annotated[list[int], SHARED]
    """Scratch, neither saved nor compared: what the last search found (see movement.py)."""
    scenario: Annotated[int, number(1, len(tables.SCENARIOS), start=1)]
    turn: Annotated[int, number()]
    """Box of the turn track."""
    phase: Annotated[int, number(SETUP, tables.PHASE_D5, start=SETUP)]
    side: Annotated[int, number(ATHENS, SYRACUSE)]
    """The side whose hand or block of a phase it is."""
    initiative: Annotated[int, number(ATHENS, SYRACUSE)]
    advantage: Annotated[int, number(ATHENS, SYRACUSE)]
    """Who holds the Advantage."""
    camp: Annotated[int, number(0, tables.DESTROYED)]
    """Not built, built or destroyed; it counts as built once for all when it has been built [2.C.l, 5.fortif.e]."""
    chain: Annotated[int, number(0, tables.DESTROYED)]
    in_time: Annotated[int, number(0, TOO_LATE)]
    """Whether Plemmyrion was built by the end of turn 4: OPEN, IN_TIME or TOO_LATE [9.vp.g]."""
    reinforced: Annotated[int, number(0, 1)]
    """1 while S6 is in force, 1 for good [event.6]."""
    spartans: Annotated[int, number(0, 1)]
    """1 while S8 is in force."""
    purse: Annotated[int, number(0, MANY)]
    """Declared action points that are left in this hand [2.B3.a]."""
    pm: Annotated[int, number(0, max(LAND_PM, world.movement.withdrawal))]
    """Movement points left to a group that may go on."""
    cp: Annotated[int, number(0, VERB)]
    """Construction points left [5.save.a]."""
    shift: Annotated[int, number(-MANY, MANY)]
    """Column shift of the events played in the battle being fought."""
    winner: Annotated[int, number(NEITHER, DRAWN, start=NEITHER)]
    """The side that has won, DRAWN, or NEITHER."""
    how: Annotated[int, number(0, BY_RESIGNING)]
    loc: Annotated[list[int], ints(DEAD, PLACES - 1, UNITS, start=tables.AWAY)]
    """Place of each piece, or AWAY, GONE, DEAD."""
    down: Annotated[list[int], ints(0, 1, UNITS)]
    """1 for a reduced unit and a wounded leader [1.a, 1.m]."""
    due: Annotated[list[int], ints(-1, tables.TURN_COUNT + MANY, UNITS, start=-1)]
    """Turn in which each piece arrives, -1 for what only S18 brings or what never comes."""
    used: Annotated[list[int], ints(0, 1, UNITS)]
    """1 for a piece that has taken part in an action of this hand (RULING-4)."""
    stuck: Annotated[list[int], ints(0, 1, UNITS)]
    """1 for a leader who cannot move until the end of the turn [event.23b]."""
    arrived: Annotated[list[int], ints(0, 1, UNITS)]
    """1 for troops that came by sea or to Catania this turn: they have ships of their own [3.sea.f]."""
    came: Annotated[list[int], ints(0, PLACES, UNITS)]
    """1 + the place from which each piece entered its zone in this hand, 0 if it did not."""
    chits: Annotated[list[int], ints(tables.OUT, SYRACUSE, CHITS, start=tables.POOL, secret=True)]
    """Where each chit is: in the hand of a side, in the pool or out."""
    forts: Annotated[list[int], ints(0, SYRACUSE + 1, world.FORT_COUNT)]
    """Owner + 1 of each fort, 0 before it is built."""
    walls: Annotated[list[int], ints(0, tables.DESTROYED, world.WALL_COUNT)]
    """State of each wall."""
    boxes: Annotated[list[int], ints(tables.supply.track.least, tables.supply.track.most, 2)]
    """Box of the supply marker of each side [6.track.a]."""
    causes: Annotated[list[int], ints(0, ALL_CAUSES, 2)]
    """Why the marker of each side shows Disette; 0 is Appro."""
    pa: Annotated[list[int], ints(0, MANY, 2)]
    banned: Annotated[list[int], ints(0, ALL_ZONES, 2)]
    """By side: mask of the zones that it may not enter until the end of the phase [event.7]."""
    orders: Annotated[list[int], ints(0, MOST_ORDERS, 2, secret=True)]
    """By side: when it wants to be asked about event chits and rerolls (see asides.py)."""
    ready: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Pieces of the action that have not moved yet."""
    group: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Pieces that move together."""
    carried: Annotated[list[int], ints(0, VERB, 0, ZONES)]
    """By zone: PF that the ships there have carried in this action, empty before the first [3.sea.d]."""
    actions: Annotated[list[int], ints(0, CAMP, distinct=True)]
    """Zones and forts still to be fought over in this hand (see battles.py)."""
    battle: Annotated[list[int], ints(-1, PLACES - 1, 0, BATTLE)]
    """The battle being fought: see combat.py; empty when there is none."""
    foes: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Pieces in the battle, of both sides."""
    cancelled: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Leaders who add nothing to the battle [event.19]."""
    lent: Annotated[list[int], ints(0, ZONES, 2)]
    """By side: 1 + the zone that lends its strength to the battle, 0 for none [event.11]."""
    picked: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Units that have taken their share of the losses, or have been redeployed."""
    fleeing: Annotated[list[int], ints(0, UNITS - 1, distinct=True)]
    """Units that have still to retreat."""
    refuge: Annotated[list[int], ints(0, PLACES - 1)]
    """Places to which units have retreated."""
    mend: Annotated[list[int], ints(0, MANY, 0, ZONES + 1)]
    """By zone: units that leaders there may still restore; the last entry: units anywhere."""
    at: Annotated[list[tuple[int, ...]], DERIVED]
    """Pieces of a side in a place, ascending: side * PLACES + place."""
    field: Annotated[bytearray, DERIVED]
    """How many of them are units: side * PLACES + place."""
    __slots__ = slots(__annotations__)


Step = flow.Step
Decision = flow.Decision
RollDie = flow.RollDie
Refusal = flow.Refusal


def blank() -> Siege:
    """A siege with nothing on the map."""
    s = flow.cleared(Siege())
    s.option_set = Options()
    reindex(s)
    return s


# ---------------------------------------------------------------- who stands where


def reindex(s: Siege) -> None:
    """Rebuild every derived row from what is saved."""
    s.found = []
    s.at = [()] * (2 * PLACES)
    s.field = bytearray(2 * PLACES)
    for u, place in enumerate(s.loc):
        if place >= 0:
            i = UNIT_SIDE[u] * PLACES + place
            s.at[i] = (*s.at[i], u)
            s.field[i] += 1 - IS_LEADER[u]


def put(s: Siege, u: int, place: int) -> None:
    """Set a piece down in a place, wherever it was before."""
    base = UNIT_SIDE[u] * PLACES
    troop = 1 - IS_LEADER[u]
    old = s.loc[u]
    if old >= 0:
        s.at[base + old] = tuple([v for v in s.at[base + old] if v != u])
        s.field[base + old] -= troop
    s.loc[u] = place
    s.at[base + place] = tuple(sorted((*s.at[base + place], u)))
    s.field[base + place] += troop


def shelter(s: Siege, u: int, place: int, clause: str) -> None:
    """A piece of the camp's zone goes under the marker of the camp, or comes out from under it (RULING-34)."""
    start = s.loc[u]
    if start != place:
        put(s, u, place)
        s.tell("goes-inside" if place >= ZONES else "comes-out", (u, start, place), (clause,))


def lift(s: Siege, u: int, to: int) -> None:
    """Take a piece off the map, to AWAY, GONE or DEAD."""
    i = UNIT_SIDE[u] * PLACES + s.loc[u]
    s.at[i] = tuple([v for v in s.at[i] if v != u])
    s.field[i] -= 1 - IS_LEADER[u]
    s.loc[u] = to
    s.came[u] = s.arrived[u] = s.stuck[u] = s.used[u] = s.down[u] = 0
    for row in (s.ready, s.group):
        if u in row:
            row.remove(u)


def troops(s: Siege, side: int, place: int) -> list[int]:
    """Units of a side in a place, without leaders."""
    return [u for u in s.at[side * PLACES + place] if not IS_LEADER[u]]


def leaders(s: Siege, side: int, place: int) -> list[int]:
    """Leaders of a side in a place."""
    return [u for u in s.at[side * PLACES + place] if IS_LEADER[u]]


def pf(s: Siege, u: int) -> int:
    """PF of a piece on the side that is up [1.h]."""
    return UNIT_PF[s.down[u]][u]


def strength(s: Siege, units: Sequence[int]) -> int:
    """PF of some pieces on the side that is up [1.h]."""
    down = s.down
    return sum([UNIT_PF[down[u]][u] for u in units])


def swords(s: Siege, u: int) -> int:
    """Swords of a piece on the side that is up: of a leader his bonus [1.i, 1.n]."""
    return tables.UNIT_SWORDS[s.down[u]][u]


def on_map(s: Siege, side: int, row: tuple[int, ...]) -> list[int]:
    """Those of some pieces that are on the map, Catania and the inside of works included (RULING-10)."""
    loc = s.loc
    return [u for u in row if loc[u] >= 0 and UNIT_SIDE[u] == side]


# ---------------------------------------------------------------- works, ports


def holds_fort(s: Siege, side: int, fort: int) -> bool:
    """Whether a side controls a built fort."""
    return s.forts[fort] == side + 1


def is_port(s: Siege, side: int, zone: int) -> bool:
    """Whether a zone is a port of a side now (RULING-20)."""
    when = PORT[side][zone]
    if when == ALWAYS:
        return True
    if when == world.WITH_CAMP:
        return s.camp == tables.BUILT
    return bool(when) and s.forts[world.PLEMMYRION] == side + 1


def camp_was_built(s: Siege) -> bool:
    """Whether the camp has been built once, whatever became of it [2.C.l, 5.fortif.e]."""
    return s.camp != 0


# ---------------------------------------------------------------- losses


def destroy(s: Siege, u: int, clause: str) -> None:
    """Eliminate a piece [9.vp.c, 9.vp.f]."""
    place = s.loc[u]
    side = UNIT_SIDE[u]
    lift(s, u, DEAD)
    s.tell("destroyed", (u, place), (clause,))
    if IS_SHIP[u]:
        strand(s, side, place)
        if side == ATHENS:
            count_fleet(s)


def remove(s: Siege, u: int, clause: str) -> None:
    """Take a piece out of the game; it is not eliminated."""
    place = s.loc[u]
    side = UNIT_SIDE[u]
    lift(s, u, GONE)
    s.tell("removed", (u, place), (clause,))
    if IS_SHIP[u]:
        strand(s, side, place)
        if side == ATHENS:
            count_fleet(s)


def hurt(s: Siege, u: int, clause: str) -> None:
    """A unit loses a step: a full one is reduced, a reduced one eliminated [1.a]."""
    if s.down[u]:
        destroy(s, u, clause)
        return
    s.down[u] = 1
    s.tell("reduced", (u, s.loc[u]), (clause,))
    if IS_SHIP[u] and UNIT_SIDE[u] == ATHENS:
        count_fleet(s)


def restore(s: Siege, u: int, clause: str) -> None:
    """A reduced unit is full again, a wounded leader well."""
    s.down[u] = 0
    s.tell("restored", (u, s.loc[u]), (clause,))


def strand(s: Siege, side: int, place: int) -> None:
    """Leaders at sea whose ships are lost are lost with them (RULING-5); in a battle the battle says how.

    Among the enemy they fall to him [4.loss.b].
    """
    if WET[place] and not s.field[side * PLACES + place] and not s.battle:
        taken = s.field[(1 - side) * PLACES + place]
        for u in leaders(s, side, place):
            lift(s, u, DEAD if taken else GONE)
            s.tell("leader-lost", (u, place), ("4.loss.b" if taken else "3.sea.e",))


def fleet_strength(s: Siege) -> int:
    """PF of all Athenian ships on the map, Catania included (RULING-50)."""
    loc, down = s.loc, s.down
    return sum([UNIT_PF[down[u]][u] for u in tables.SHIPS_OF[ATHENS] if loc[u] >= 0])


def count_fleet(s: Siege) -> None:
    """Syracuse wins at once when Athens has 40 PF of ships or less on the map [9.sudden.b]."""
    if s.winner == NEITHER and fleet_strength(s) <= tables.victory.sudden_pf:
        decide(s, SYRACUSE, BY_FLEET, "9.sudden.b")


def decide(s: Siege, winner: int, how: int, clause: str) -> None:
    """The game is decided; it is over as soon as what is being done is done."""
    s.winner = winner
    s.how = how
    s.agenda.append(TheEnd())
    s.tell("decided", (winner, how), (clause,))


@dataclass(slots=True, frozen=True)
class TheEnd(Step):
    """Nothing more is done."""

    def run(self, s: Siege) -> None:
        s.agenda.clear()
