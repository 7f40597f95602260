"""Strengths, column, shifts and modifiers of a battle. Section 4 and the combat results table.

While a battle lasts `s.battle` holds the ints at the B_ indices below, and `s.foes` the pieces of both sides in it.
"""

from typing import Final, NamedTuple

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.data.tables import BUILT, CRT, EVENT, HOPLITES, IS_LEADER, S6, S8, S10, SPARTAN, UNIT_SIDE
from polemos.games.syracuse.data.world import ATHENS, FORT_IN, KIND, RAISED, RIVER, SYRACUSE, WET, ZONE_OF, ZONES
from polemos.games.syracuse.state import Siege, holds_fort, strength, swords
from polemos.room.numbering import Numbering
from polemos.wargame.odds import Odds
from polemos.wargame.reckoning import Term, total, within
from polemos.wargame.results import ResultsTable

# indices of s.battle
B_KIND: Final = 0
B_PLACE: Final = 1
"""The zone fought over, or the inside of the fort."""
B_SIDE: Final = 2
"""The attacker."""
B_ATTACK: Final = 3
"""Loss code of the attacker, -1 before the die."""
B_DEFENCE: Final = 4
B_NIGHT: Final = 5
"""The die of S10, 0 without it."""

# kinds of battle
FIELD: Final = 0
FORT: Final = 1
CAMP_BATTLE: Final = 2

# why a column is shifted or a die modified; names of messages
_SHIFTS: Final = Numbering()
_shift: Final = _SHIFTS.add
W_RAISED: Final = _shift("raised")
W_RIVER: Final = _shift("river")
W_WALL: Final = _shift("wall")
W_LANDING: Final = _shift("landing")
W_FORT: Final = _shift("fort")
W_STORM: Final = _shift("storm")
W_CAMP: Final = _shift("camp")
W_PLAYED: Final = _shift("played")
W_REINFORCED: Final = _shift("reinforced")
W_SPARTANS: Final = _shift("spartans")
W_LEADER: Final = _shift("attack-leader")
W_SWORD: Final = _shift("attack-sword")
W_ENEMY_LEADER: Final = _shift("defence-leader")
W_ENEMY_SWORD: Final = _shift("defence-sword")
SHIFT_NAMES: Final[tuple[str, ...]] = tuple(_SHIFTS.names)


#: Rounded in the defender's favour (RULING-13) [4.odds.a].
ODDS: Final = Odds(tables.COLUMN_NAMES)
#: Losses of attacker and defender by the modified die, kept within the table [4.res.a, 4.res.g].
RESULTS: Final = ResultsTable(CRT, 0, "4.res.a")


class Reckoning(NamedTuple):
    """All that goes into a battle before the die; the terms are for what SHIFT_NAMES says."""

    attack: int
    defence: int
    ratio: int
    shifts: tuple[Term, ...]
    column: int
    modifiers: tuple[Term, ...]
    modifier: int


def begun(kind: int, place: int, side: int) -> list[int]:
    """`s.battle` before anything has happened in it."""
    return [kind, place, side, -1, -1, 0]


def fighters(s: Siege, side: int) -> list[int]:
    """Units of a side in the battle that are still on the map, without leaders."""
    return [u for u in s.foes if UNIT_SIDE[u] == side and not IS_LEADER[u] and s.loc[u] >= 0]


def captains(s: Siege, side: int) -> list[int]:
    """Leaders of a side in the battle that are still on the map; all in the zone take part (RULING-17)."""
    return [u for u in s.foes if UNIT_SIDE[u] == side and IS_LEADER[u] and s.loc[u] >= 0]


def naval(s: Siege) -> bool:
    """Whether ships fight: sea with sea, land with land [4.must.d]."""
    return bool(WET[ZONE_OF[s.battle[B_PLACE]]])


def lent(s: Siege, side: int) -> int:
    """PF that S11 adds: half of the units in the zone that lends, rounded up; they stay there [event.11, event.11b].

    Leaders and swords of that zone add nothing (RULING-41).
    """
    zone = s.lent[side] - 1
    return (strength(s, list(s.at[side * world.PLACES + zone])) + 1) // 2 if zone >= 0 else 0


def pf_in_battle(s: Siege, side: int) -> int:
    """PF of a side in the battle, after S11 and S10."""
    own = strength(s, fighters(s, side)) + lent(s, side)
    face = s.battle[B_NIGHT]
    if face:
        own = max(1, own - night_loss(s, side, own, face))
    return own


def night_loss(s: Siege, side: int, own: int, face: int) -> int:
    """What S10 takes from a side: on 1 and 2 half of the Athenian strength, else a third of the die (RULING-39).

    [event.10, event.10b]
    """
    if face in EVENT[S10].disaster:
        return (own + 1) // 2 if side == ATHENS else 0
    if s.option_set.night_enemy:
        return own // EVENT[S10].divisor if side != ATHENS else 0
    if side != ATHENS:
        return 0
    return own // EVENT[S10].divisor if s.option_set.night_third else face // EVENT[S10].divisor


def reckon(s: Siege) -> Reckoning:
    """Strengths, column and die modifier as things stand [4.odds.a, 4.roll.a]."""
    side = s.battle[B_SIDE]
    attack, defence = pf_in_battle(s, side), pf_in_battle(s, 1 - side)
    ratio = ODDS.column(attack, max(1, defence))
    shifts = shifts_of(s)
    column = ODDS.shifted(ratio, within(-tables.combat.max_shift, total(shifts), tables.combat.max_shift))
    modifiers = modifiers_of(s)
    return Reckoning(
        attack,
        defence,
        ratio,
        tuple(shifts),
        column,
        tuple(modifiers),
        within(-tables.combat.max_modifier, total(modifiers), tables.combat.max_modifier),
    )


# ---------------------------------------------------------------- shifts


def shifts_of(s: Siege) -> list[Term]:
    """Column shifts, toward the attacker above 0."""
    found: list[Term] = []
    if naval(s):
        if s.reinforced:
            found.append(Term(W_REINFORCED, _toward(s, SYRACUSE, EVENT[S6].columns), "event.6"))
    else:
        found += _ground(s)
        if s.spartans and any(SPARTAN[u] and tables.UNIT_TYPE[u] == HOPLITES for u in fighters(s, SYRACUSE)):
            found.append(Term(W_SPARTANS, _toward(s, SYRACUSE, EVENT[S8].columns), "event.8"))
    if s.shift:
        found.append(Term(W_PLAYED, s.shift, "4.event.a"))
    return found


def _toward(s: Siege, side: int, columns: int) -> int:
    """A shift in favour of a side, whether it attacks or defends."""
    return columns if s.battle[B_SIDE] == side else -columns


def _ground(s: Siege) -> list[Term]:
    """Heights, rivers, walls, landings and works [4.fort.c]."""
    side, place = s.battle[B_SIDE], s.battle[B_PLACE]
    if s.battle[B_KIND] == CAMP_BATTLE:
        return [Term(W_CAMP, tables.combat.shift.camp_assault, "4.camp.a")] if s.camp == BUILT else []
    zone = ZONE_OF[place]
    found: list[Term] = []
    origins = [s.came[u] - 1 for u in fighters(s, side)]
    if s.battle[B_KIND] == FORT:
        found.append(Term(W_STORM, tables.combat.shift.fort_assault, "4.fort.e"))
    else:
        if KIND[zone] == RAISED and not any(_from_height(origin) for origin in origins):
            found.append(Term(W_RAISED, tables.combat.shift.raised, "4.odds.a"))
        if FORT_IN[zone] >= 0 and holds_fort(s, 1 - side, FORT_IN[zone]):
            found.append(Term(W_FORT, tables.combat.shift.fort_in_zone, "4.fort.c"))
    if all(0 <= origin < ZONES and RIVER[origin * ZONES + zone] for origin in origins):
        found.append(Term(W_RIVER, tables.combat.shift.river, "4.odds.a"))
    if all(0 <= origin < ZONES and _over_wall(s, side, origin, zone) for origin in origins):
        found.append(Term(W_WALL, tables.combat.shift.wall, "4.odds.a"))
    if all(0 <= origin < ZONES and WET[origin] for origin in origins):
        found.append(Term(W_LANDING, tables.combat.shift.landing, "4.odds.a"))
    return found


def _from_height(origin: int) -> bool:
    """Whether a unit came from a raised zone, or out of a fort in the zone itself."""
    return origin >= ZONES or (origin >= 0 and KIND[origin] == RAISED)


def _over_wall(s: Siege, side: int, a: int, b: int) -> bool:
    wall = world.WALL_AT[a * ZONES + b]
    return wall >= 0 and world.WALL_SIDE[wall] != side and s.walls[wall] == BUILT


# ---------------------------------------------------------------- modifiers


def modifiers_of(s: Siege) -> list[Term]:
    """Modifiers of the die: the best leader and a sword on each side [4.roll.a, 1.i, 1.n]."""
    side = s.battle[B_SIDE]
    found: list[Term] = []
    for who, sign, leader, sword in ((side, 1, W_LEADER, W_SWORD), (1 - side, -1, W_ENEMY_LEADER, W_ENEMY_SWORD)):
        best = max([swords(s, u) for u in captains(s, who) if u not in s.cancelled], default=0)
        if best:
            found.append(Term(leader, sign * best, "1.n"))
        if any(swords(s, u) for u in fighters(s, who)):
            found.append(Term(sword, sign * tables.combat.modifier.sword, "1.i"))
    return found
