"""Front, flank and rear, and zones of control [7.1, 7.2, 6.63, 9.64].

Nothing here is stored: six neighbours tell it, from who stands where and how he faces.
"""

from typing import Final

from polemos.games.alexander.data.facing import ASPECT_OF, FLANK, FLANK_OF, FRONT, FRONT_OF, REAR, REAR_OF
from polemos.games.alexander.data.ground import DEEP_RIVER, MAJOR_RIVER, NEVER, NEXT, NOWHERE, ROUGH, WALL, direction_to
from polemos.games.alexander.data.tables import AT, NO_WEAPON, OUT, SK
from polemos.games.alexander.state import CHARGE, COLUMN, SQUARE, Battle, setting

NO_ASPECT: Final = -1
OXYBELES_CROSS: Final = "pelium.4"


def aspect(s: Battle, u: int, hex_: int) -> int:
    """Whether a hex beside a unit lies at its front, flank or rear; NO_ASPECT for a hex that is not beside it [7.11].

    A square has no flanks and no rear [9.64], nor has a bolt shooter [9.53] (RULING-113). A double-size unit in column
    has front and flanks at its head, flanks and rear at its tail [6.64c].
    """
    h = s.loc[u]
    t = s.tail[u]
    if h < 0 or hex_ in (h, t):
        return NO_ASPECT
    around = ASPECT_OF[s.facing[u]]
    d = direction_to(h, hex_)
    found = around[d] if d >= 0 else NO_ASPECT
    if t >= 0 and found != FRONT:
        d = direction_to(t, hex_)
        if d >= 0:
            found = around[d] if found == NO_ASPECT else min(found, around[d])
    if found != NO_ASPECT and all_round(s, u):
        return FRONT
    return found


def all_round(s: Battle, u: int) -> bool:
    """Whether a unit has its front on all sides: a square, and a bolt shooter, which has no facing [9.53, 9.64a]."""
    return s.form[u] == SQUARE or setting(s).kind[u] == AT


def front_hexes(s: Battle, u: int) -> list[int]:
    """The hexes at a unit's front: two, three of a double-size unit, one in column, all around a square or a bolt
    shooter [7.11].
    """
    h = s.loc[u]
    if h < 0:
        return []
    t = s.tail[u]
    if all_round(s, u):
        around = [*NEXT[6 * h : 6 * h + 6], *(NEXT[6 * t : 6 * t + 6] if t >= 0 else ())]
        return [x for x in dict.fromkeys(around) if x != NOWHERE and x not in (h, t)]
    directions = FRONT_OF[s.facing[u]]
    found = [NEXT[6 * h + d] for d in directions]
    if t >= 0 and s.form[u] != COLUMN:
        found += [NEXT[6 * t + d] for d in directions]
    return [x for x in dict.fromkeys(found) if x != NOWHERE and x not in (h, t)]


def flank_hexes(s: Battle, u: int) -> list[int]:
    """The hexes at a unit's flanks."""
    return _beside(s, u, FLANK, FLANK_OF[s.facing[u]])


def rear_hexes(s: Battle, u: int) -> list[int]:
    """The hexes at a unit's rear."""
    return _beside(s, u, REAR, REAR_OF[s.facing[u]])


def neighbours(s: Battle, u: int) -> list[int]:
    """All hexes beside a unit."""
    h, t = s.loc[u], s.tail[u]
    if h < 0:
        return []
    around = [*NEXT[6 * h : 6 * h + 6], *(NEXT[6 * t : 6 * t + 6] if t >= 0 else ())]
    return [x for x in dict.fromkeys(around) if x != NOWHERE and x not in (h, t)]


def _beside(s: Battle, u: int, wanted: int, directions: tuple[int, ...]) -> list[int]:
    """The hexes of one aspect: in these directions from a unit in one hex with a front of its own."""
    h = s.loc[u]
    if h >= 0 and s.tail[u] < 0 and not all_round(s, u):
        return [NEXT[6 * h + d] for d in directions if NEXT[6 * h + d] != NOWHERE]
    return [x for x in neighbours(s, u) if aspect(s, u, x) == wanted]


def has_zone(s: Battle, u: int) -> bool:
    """Whether a unit has a zone of control at all: not when routed, nor (Jaxartes) in the river unless a skirmisher."""
    if s.loc[u] < 0 or s.routed[u]:
        return False
    g = setting(s)
    return not (g.rafts and g.kind[u] != SK and in_river(s, u))


def in_river(s: Battle, u: int) -> bool:
    """Whether any part of a unit stands in a river hex."""
    terrain = setting(s).field.terrain
    return terrain[s.loc[u]] in (MAJOR_RIVER, DEEP_RIVER) or (
        s.tail[u] >= 0 and terrain[s.tail[u]] in (MAJOR_RIVER, DEEP_RIVER)
    )


def covers(s: Battle, u: int, hex_: int) -> bool:
    """Whether a hex lies in the zone of control of a unit [7.21, 7.22].

    The front hexes, of skirmishers with ammunition the flank hexes too; not those that the unit could not enter, nor
    through a wall.
    """
    if not has_zone(s, u):
        return False
    where = aspect(s, u, hex_)
    if where in (NO_ASPECT, REAR):
        return False
    g = setting(s)
    if where == FLANK and not (g.kind[u] == SK and g.weapon[u] != NO_WEAPON and s.ammo[u] != OUT):
        return False
    if where == FLANK and s.form[u] == COLUMN:
        return False
    return reaches(s, u, hex_)


def fords(s: Battle, u: int, hex_: int) -> bool:
    """Whether a hex is one of the river which bolt shooters cross against the chart [scn.pelium.4]."""
    g = setting(s)
    return g.kind[u] == AT and OXYBELES_CROSS in g.rules and g.field.terrain[hex_] == MAJOR_RIVER


def reaches(s: Battle, u: int, hex_: int) -> bool:
    """Whether a unit could step from one of its hexes into a hex beside it, as far as ground and walls go [7.22]; no
    rough ground for a charge formation [9.74c]."""
    g = setting(s)
    field = g.field
    mp = field.mp[g.group[u]]
    charge = s.form[u] == CHARGE
    if charge and ROUGH[field.terrain[hex_]]:
        return False
    for h in (s.loc[u], s.tail[u]):
        d = direction_to(h, hex_) if h >= 0 else -1
        if d < 0 or field.sides[6 * h + d] & WALL:
            continue
        if mp[field.step[6 * h + d]] != NEVER or fords(s, u, hex_):
            if not charge or not field.rough_side(h, d):
                return True
    return False


def covering(s: Battle, hex_: int, side: int) -> list[int]:
    """The units of a side whose zone of control covers a hex, in the order of the hexes around it."""
    at = s.at
    sides = setting(s).side
    found: list[int] = []
    base = 6 * hex_
    for d in range(6):
        u = at[NEXT[base + d]]
        if u >= 0 and sides[u] == side and u not in found and covers(s, u, hex_):
            found.append(u)
    return found


def covered(s: Battle, hex_: int, side: int) -> bool:
    """Whether a hex lies in a zone of control of a side."""
    at = s.at
    sides = setting(s).side
    base = 6 * hex_
    for x in NEXT[base : base + 6]:
        u = at[x]
        if u >= 0 and sides[u] == side and covers(s, u, hex_):
            return True
    return False


def holders(s: Battle, u: int) -> list[int]:
    """The enemy units in whose zones of control a unit stands."""
    enemy = 1 - setting(s).side[u]
    found = covering(s, s.loc[u], enemy)
    if s.tail[u] >= 0:
        found += [e for e in covering(s, s.tail[u], enemy) if e not in found]
    return found


def held(s: Battle, u: int) -> bool:
    """Whether a unit stands in an enemy zone of control."""
    enemy = 1 - setting(s).side[u]
    return covered(s, s.loc[u], enemy) or (s.tail[u] >= 0 and covered(s, s.tail[u], enemy))


def enemies_in_zone(s: Battle, u: int) -> list[int]:
    """The enemy units in a unit's zone of control."""
    if not has_zone(s, u):
        return []
    at = s.at
    sides = setting(s).side
    mine = sides[u]
    found: list[int] = []
    for h in neighbours(s, u):
        e = at[h]
        if e >= 0 and sides[e] != mine and e not in found and covers(s, u, h):
            found.append(e)
    return found


def beside_enemy(s: Battle, u: int) -> bool:
    """Whether an enemy unit stands beside a unit."""
    return near_enemy(s, setting(s).side[u], s.loc[u], s.tail[u])


def near_enemy(s: Battle, side: int, one: int, two: int) -> bool:
    """Whether an enemy unit of a side stands beside one of two hexes, of which the second may be -1."""
    at = s.at
    sides = setting(s).side
    for h in (one, two):
        if h < 0:
            continue
        for x in NEXT[6 * h : 6 * h + 6]:
            e = at[x]
            if e >= 0 and sides[e] != side:
                return True
    return False
