"""How a unit gets about: allowances, what a step costs, who may be passed [6.1, 6.2, 6.4, 6.6, 6.9, 7.1].

Nothing here changes the state. A step is a direction, 0 to 5, in which the whole unit goes on; of a double-size unit
both halves go by the same bearing. Whether a unit may take it: see `move_legality`.
"""

from typing import Final

from polemos.games.alexander.data.facing import FLANK, FRONT_OF, REAR, SIDES_OF_A_HEX
from polemos.games.alexander.data.ground import MAJOR_RIVER, NEVER, NEXT, ROUGH
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import MACEDONIAN
from polemos.games.alexander.data.tables import AT, CAVALRY, EL, HI, MOVES, PH, SK, TYPES
from polemos.games.alexander.rules.field.zones import aspect, covers, fords
from polemos.games.alexander.state import CHARGE, COLUMN, SQUARE, Battle, setting

AUGMENTED: Final[int] = FILES.facing_zoc.zoc.phalanx_ma
"""The movement allowance of a phalanx in haste [6.46a]."""
COLUMN_BONUS: Final[int] = MOVES.column.ma_bonus
COLUMN_RELIEF: Final[int] = MOVES.column.terrain_hits
COLUMN_TYPES: Final[tuple[bool, ...]] = tuple(t in MOVES.column.types for t in TYPES)
SQUARE_MA: Final[int] = MOVES.square.ma
DEEP_MA: Final[int] = MOVES.double_depth.ma
CHARGE_TOLL: Final[int] = MOVES.charge_formation.terrain_hits_factor
PASSING_HITS: Final[int] = MOVES.stacking.pass_through_hits_each
BESIDE_ELEPHANTS: Final[int] = FILES.elephants_chariots.cavalry_and_elephants.hits_per_flank_or_rear_hex
FORBIDDEN: Final = -1

ROUND: Final = tuple(range(SIDES_OF_A_HEX))
#: By facing: the directions into which a column goes, straight on first; none for other formations [6.64a].
_COLUMN_AHEAD: Final[tuple[tuple[int, ...], ...]] = tuple(
    (f // 2, (f // 2 + 5) % 6, (f // 2 + 1) % 6) if f % 2 == 0 else () for f in range(12)
)


def allowance(s: Battle, u: int, hasty: int = 0) -> int:
    """The movement points of a unit for one order, in the formation that it is in [6.11, 6.62a, 9.62c, 9.64a].

    hasty: 1 for a phalanx that moves with its augmented allowance [6.46a].
    """
    g = setting(s)
    form = s.form[u]
    if form == SQUARE:
        return SQUARE_MA
    if s.deep[u] >= 0:
        return DEEP_MA
    ma = AUGMENTED if hasty and g.kind[u] == PH else g.ma[u]
    return ma + COLUMN_BONUS if form == COLUMN else ma


def ahead(s: Battle, u: int) -> tuple[int, ...]:
    """The directions into which a unit may go as it faces [6.32, 6.64a, 7.11c, 9.53, 9.64a] (RULING-89)."""
    form = s.form[u]
    if form == SQUARE or setting(s).kind[u] == AT:
        return ROUND
    facing = s.facing[u]
    return _COLUMN_AHEAD[facing] if form == COLUMN else FRONT_OF[facing]


def price(s: Battle, u: int, d: int) -> int:
    """Movement points of a step; NEVER where nobody of this kind can go [6.21, 6.42a]."""
    h, t = s.loc[u], s.tail[u]
    return price_from(s, u, h, t, d)


def price_from(s: Battle, u: int, h: int, t: int, d: int) -> int:
    """The same from other hexes than those where the unit stands; t is -1 for a single hex."""
    g = setting(s)
    field = g.field
    costs = field.mp[g.group[u]]
    e = 6 * h + d
    mp = costs[field.step[e]]
    if t >= 0:
        other = costs[field.step[6 * t + d]]
        if other > mp:
            mp = other
    if g.rafts:
        if mp != NEVER and wades(s, h, t, d):
            return allowance(s, u, s.hasty)
    elif mp == NEVER and fords(s, u, NEXT[e]):
        return allowance(s, u)
    return mp


def wades(s: Battle, h: int, t: int, d: int) -> bool:
    """Whether a step leads into a river hex, with either half."""
    terrain = setting(s).field.terrain
    return terrain[NEXT[6 * h + d]] == MAJOR_RIVER or (t >= 0 and terrain[NEXT[6 * t + d]] == MAJOR_RIVER)


def toll(s: Battle, u: int, d: int) -> int:
    """Cohesion hits of a step for terrain and levels, as the formation makes them [6.22, 6.42a, 6.62b, 9.74c]."""
    g = setting(s)
    field = g.field
    losses = field.hits[g.group[u]]
    hits = losses[field.step[6 * s.loc[u] + d]]
    t = s.tail[u]
    if t >= 0:
        other = losses[field.step[6 * t + d]]
        if other > hits:
            hits = other
    return in_formation(s, u, hits) if hits else 0


def in_formation(s: Battle, u: int, hits: int) -> int:
    """Terrain hits as they are for a unit in its formation [6.62b, 9.74c]."""
    if s.form[u] == COLUMN:
        return max(0, hits + COLUMN_RELIEF)
    return CHARGE_TOLL * hits if s.form[u] == CHARGE else hits


def rise(s: Battle, a: int, b: int) -> int:
    """Levels between two hexes, up or down; none from river to bank where the banks do not count [scn.jaxartes.2]
    (RULING-94)."""
    g = setting(s)
    terrain = g.field.terrain
    if g.rafts and MAJOR_RIVER in (terrain[a], terrain[b]):
        return 0
    return abs(g.field.level[b] - g.field.level[a])


def in_rough(s: Battle, u: int) -> bool:
    """Whether either half of a unit stands in a rough hex [6.28]."""
    terrain = setting(s).field.terrain
    return ROUGH[terrain[s.loc[u]]] or (s.tail[u] >= 0 and ROUGH[terrain[s.tail[u]]])


# --------------------------------------------------------------------------------------------- passing friends [6.9]
def bars_passing(s: Battle, u: int, friend: int) -> str:
    """The clause that keeps a unit from passing through a friendly one, "" if it may [6.94, 6.67, 9.62e]
    (RULING-88)."""
    if s.deep[friend] >= 0 or s.deep[u] >= 0:
        return "9.62e"
    if s.form[u] == COLUMN or s.form[friend] == COLUMN:
        return "6.67"
    kind = setting(s).kind
    if s.routed[friend] or kind[u] == SK:
        return ""
    if kind[u] in (PH, HI) or kind[friend] in (PH, HI):
        return "6.94b"
    return ""


def passing_hits(s: Battle, u: int, friend: int) -> tuple[int, int]:
    """Hits of the unit that passes and of the one that it passes through [6.94]."""
    kind = setting(s).kind
    if kind[u] == SK and kind[friend] != SK:
        return 0, 0
    if s.routed[friend] and (kind[u] in (PH, HI) or kind[friend] in (PH, HI)):
        return PASSING_HITS, 0
    return PASSING_HITS, PASSING_HITS


def stood_on(s: Battle, u: int) -> tuple[int, int]:
    """The friends in whose hexes a unit stands in passing: of its head and of its second half, -1 nobody."""
    at = s.at
    one = at[s.loc[u]]
    two = at[s.tail[u]] if s.tail[u] >= 0 else -1
    one = -1 if one == u else one
    return one, (-1 if two in (u, one) else two)


# ---------------------------------------------------------------------------------------------- elephants [9.15a, b]
def _elephants_at(s: Battle, u: int, hex_: int) -> list[int]:
    """The enemy elephants beside a hex, for a cavalry unit that would come there; nobody else minds them [9.15]."""
    g = setting(s)
    enemy = 1 - g.side[u]
    if not g.has_elephants[enemy] or not CAVALRY[g.kind[u]]:
        return []
    found: list[int] = []
    base = 6 * hex_
    for d in ROUND:
        e = s.at[NEXT[base + d]]
        if e >= 0 and g.kind[e] == EL and g.side[e] == enemy and not s.routed[e]:
            found.append(e)
    return found


def elephant_toll(s: Battle, u: int, hex_: int) -> int:
    """Hits of a cavalry unit that comes to the flank or rear of enemy elephants, in a move, an advance, a pursuit or a
    retreat [9.15b]."""
    beside = _elephants_at(s, u, hex_)
    return BESIDE_ELEPHANTS if any(aspect(s, e, hex_) in (FLANK, REAR) for e in beside) else 0


def elephants_beside(s: Battle, u: int, hex_: int) -> int:
    """What enemy elephants do to a cavalry unit that moves to a hex: FORBIDDEN in their zone, else hits [9.15]."""
    if any(covers(s, e, hex_) for e in _elephants_at(s, u, hex_)):
        return FORBIDDEN
    return elephant_toll(s, u, hex_)


# ------------------------------------------------------------------------------------------------- double-size units
def pivot_hex(s: Battle, u: int) -> int:
    """The hex that either half of a double-size unit enters when it pivots: the middle one of its front [6.43a]."""
    return NEXT[6 * s.loc[u] + (s.facing[u] + 1) // 2 % 6]


def pivot_way(s: Battle, u: int, right: bool) -> int:
    """The edge (hex * 6 + direction) over which a half goes when the unit pivots."""
    if right:
        return 6 * s.tail[u] + (s.facing[u] - 1) // 2
    return 6 * s.loc[u] + (s.facing[u] + 1) // 2 % 6


def pivot_price(s: Battle, u: int, right: bool) -> int:
    """Movement points of a pivot: those of the hex that the half enters [6.43a]."""
    g = setting(s)
    e = pivot_way(s, u, right)
    mp = g.field.mp[g.group[u]][g.field.step[e]]
    if g.rafts and mp != NEVER and g.field.terrain[NEXT[e]] == MAJOR_RIVER:
        return allowance(s, u, s.hasty)
    return mp


def pivot_toll(s: Battle, u: int, right: bool) -> int:
    """Hits of a pivot: those of the terrain, and one more unless a Macedonian phalanx [6.43]."""
    g = setting(s)
    hits = in_formation(s, u, g.field.hits[g.group[u]][g.field.step[pivot_way(s, u, right)]])
    return hits if g.kind[u] == PH else hits + MOVES.double_size.pivot_hits


def pivoted(s: Battle, u: int, right: bool) -> tuple[int, int, int]:
    """Left half, right half and facing of a double-size unit after a pivot [6.43a, 6.45]."""
    x = pivot_hex(s, u)
    if right:
        return s.loc[u], x, (s.facing[u] - 2) % 12
    return x, s.tail[u], (s.facing[u] + 2) % 12


# ------------------------------------------------------------------------------------------------------- turning [7.1]
def turn_price(s: Battle, u: int, vertices: int) -> int:
    """Movement points for turning on the spot by vertices, or hexsides in column [6.21c, 7.12a, 9.42b, 9.74b]."""
    g = setting(s)
    kind = g.kind[u]
    if kind == SK:
        return MOVES.facing.skirmisher_any
    if s.form[u] == CHARGE:
        return vertices * MOVES.charge_formation.turn_mp
    if CLUMSY[kind] or (g.cataphract[u] and not s.option_set.charge_formation):
        return vertices * MOVES.facing.mp_per_vertex_clumsy
    return vertices * MOVES.facing.mp_per_vertex


CLUMSY: Final[tuple[bool, ...]] = tuple([t in ("EL", "CH") for t in TYPES])
"""By type: whether turning costs more, whatever the formation [7.12c]."""


def may_square(s: Battle, u: int) -> bool:
    """Whether a unit is of those that form square: Macedonian foot of double size and enough men [9.63]."""
    g = setting(s)
    return (
        g.double[u]
        and g.side[u] == MACEDONIAN
        and (g.kind[u] == PH or g.hoplite[u])
        and g.size[u] >= MOVES.square.min_unit_size
    )
