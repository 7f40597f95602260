"""What a shock combat stands at before the die: column, shifts, superiority, die modifier, multipliers [8.35, 8.36].

Everything here is pure: the rules of the combat, previews and bots reckon alike.
"""

from typing import Final, NamedTuple

from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.data.facing import FLANK, FRONT, FRONT_OF, REAR
from polemos.games.alexander.data.ground import DEEP_RIVER, MAJOR_RIVER, NEXT, ROUGH
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import OPPONENT
from polemos.games.alexander.data.tables import AS, CAVALRY, CH, DS, EL, HC, HI, LC, NO_SUPERIORITY, PH, SK, charted
from polemos.games.alexander.rules.field.combats import moved_now
from polemos.games.alexander.rules.field.zones import NO_ASPECT, aspect, covering, covers, in_river
from polemos.games.alexander.state import CHARGE, COLUMN, NORMAL, SQUARE, Battle, charisma, leaders_with, setting
from polemos.wargame.reckoning import Term, total, within

_SHOCK: Final = FILES.shock_procedure
SHIFT: Final[dict[str, int]] = {row.id: row.shift for row in _SHOCK.column_shifts}
FACTOR: Final = _SHOCK.superiority_factor
_DIVISOR: Final[int] = _SHOCK.skirmisher_divisor
_LEAST: Final[int] = _SHOCK.skirmisher_min_hits
_GROUND: Final[dict[str, int]] = {row.id: row.shift for row in FILES.terrain_shock.shift}
_STEEPEST_LEFT: Final[int] = FILES.terrain_shock.limit_left
_PHALANX_ROUGH: Final[int] = FILES.terrain_shock.phalanx_attacker_rough_shift
_SQUARE_DIVISOR: Final[int] = tables.MOVES.square.size_divisor
_SIZES: Final[tuple[tables.Rows, tables.Rows]] = (FILES.size_ratio.not_moved, FILES.size_ratio.moved)
_WIDTH: Final = len(tables.CHARTED)
_TWO_LEVELS: Final = 2
_JAXARTES: Final = "jaxartes.1"
_ARIGAEUM: Final = "arigaeum.1"

# what shifts the column, for previews
TERMS: Final = ("size", "terrain", "phalanx", "cataphract", "river", "slope")
T_SIZE: Final = 0
T_TERRAIN: Final = 1
T_PHALANX: Final = 2
T_CATAPHRACT: Final = 3
T_RIVER: Final = 4
T_SLOPE: Final = 5


class Reckoning(NamedTuple):
    """A combat before its die."""

    where: int
    """Aspect of the defender from which the leading unit strikes."""
    base: int
    """Column of the Clash of Spears Chart, 0: not allowed."""
    terms: tuple[Term, ...]
    """Shifts of the column (see TERMS): columns to the right, negative ones to the left."""
    column: int
    superiority: int
    position: bool
    """Whether the superiority comes from the direction of the attack [8.36a]."""
    modifier: int
    """Added to the die."""
    alone: bool
    """Only skirmishers defend: both results are halved [9.31d]."""
    spared: bool
    """The defender's hits are halved because skirmishers attack alone [9.31b]."""
    triple: bool
    """A double-depth phalanx is struck from flank or rear [9.62f]."""


def is_skirmisher(s: Battle, u: int) -> bool:
    """Skirmishers with their special abilities: routed ones have lost them [10.24c]."""
    return setting(s).kind[u] == SK and not s.routed[u]


def direction(s: Battle, attacker: int, defender: int, origin: int = -1) -> int:
    """The aspect of the defender through which a unit strikes, NO_ASPECT if it cannot reach it [7.11b, 8.35d].

    Of a double-size unit that strikes over a corner the direction that is better for the defender counts.
    """
    if origin >= 0:
        return aspect(s, defender, origin)
    t = s.tail[attacker]
    h = s.loc[attacker]
    if t < 0:
        return aspect(s, defender, h)
    found = NO_ASPECT
    for x in (h, t):
        where = aspect(s, defender, x)
        if where != NO_ASPECT and _before(s, attacker, x, defender):
            found = where if found == NO_ASPECT else min(found, where)
    return found


def _before(s: Battle, attacker: int, hex_: int, defender: int) -> bool:
    """Whether a hex of the defender lies before one half of a double-size attacker."""
    own = (s.loc[defender], s.tail[defender])
    if s.form[attacker] == SQUARE:
        return any(NEXT[6 * hex_ + d] in own for d in range(6))
    return any(NEXT[6 * hex_ + d] in own for d in FRONT_OF[s.facing[attacker]])


def base_column(s: Battle, attacker: int, defender: int, where: int) -> int:
    """The column of the Clash of Spears Chart, 0 where the chart allows no attack [8.35a]."""
    kind = setting(s).kind
    return tables.CLASH[charted(kind[attacker]) * _WIDTH + charted(kind[defender])][where] if where != NO_ASPECT else 0


# --------------------------------------------------------------------------------------------------- superiority [8.36]
def pinned(s: Battle, attacker: int, defenders: list[int]) -> bool:
    """In the zone of an enemy that neither this combat nor another friend strikes, skirmishers aside [8.36b]."""
    enemy = 1 - setting(s).side[attacker]
    for h in (s.loc[attacker], s.tail[attacker]):
        if h < 0:
            continue
        for e in covering(s, h, enemy):
            if e not in defenders and not s.struck[e] and setting(s).kind[e] != SK:
                return True
    return False


WITHOUT: Final = ("", "skirmishers-flank", "skirmishers-among-others", "elephants", "pinned")
"""By number: why striking flank or rear gives no superiority, 0 if it does."""


def without(s: Battle, attackers: list[int], defenders: list[int], lead: int, named: int, where: int) -> int:
    """Which exception keeps the leading unit, which strikes flank or rear, from superiority; 0 if none does [8.36b,
    9.15c, scn.hydaspes.3]."""
    g = setting(s)
    kind = g.kind
    if kind[lead] == SK and not s.routed[lead]:
        if where == FLANK and not g.star[lead]:
            return 1
        if any(kind[a] != SK for a in attackers):
            return 2
    if CAVALRY[kind[lead]] and kind[named] == EL:
        return 3
    return 4 if pinned(s, lead, defenders) else 0


def positional(s: Battle, attackers: list[int], defenders: list[int], lead: int, named: int, where: int) -> bool:
    """Whether the leading unit has superiority by striking flank or rear [8.36a, 8.36b]."""
    return where in (FLANK, REAR) and without(s, attackers, defenders, lead, named, where) == 0


def system(s: Battle, lead: int, named: int) -> int:
    """Superiority of the weapons: NO_SUPERIORITY, AS or DS [8.36c, 8.36d, 9.71, 9.75a, 9.75b, 9.75c]."""
    g = setting(s)
    mine = g.kind[lead]
    other = g.kind[named]
    found = tables.SUPERIORITY[charted(mine) * _WIDTH + charted(other)]
    if found == DS and mine == LC and charted(other) in (tables.LI, tables.LP):
        if s.ammo[named] == tables.OUT or g.weapon[named] != tables.JAVELIN:
            return NO_SUPERIORITY
    if not s.option_set.charge_formation or not CAVALRY[mine]:
        return found
    if s.form[lead] != CHARGE:
        return NO_SUPERIORITY if found == AS and other != SK else found
    if CAVALRY[other]:
        open_order = s.form[named] != CHARGE
        if mine == HC and (open_order or g.thracian[named]):
            return AS
        if mine == LC and g.thracian[lead] and other != HC:
            return AS
    return found


def superiority(
    s: Battle, attackers: list[int], defenders: list[int], lead: int, named: int, where: int
) -> tuple[int, bool]:
    """Which superiority there is, and whether it comes from the direction of the attack [8.36a, 8.36c, 6.65b]."""
    if positional(s, attackers, defenders, lead, named, where):
        return AS, True
    if s.form[named] == COLUMN and not is_skirmisher(s, lead):
        return AS, False
    return system(s, lead, named), False


# ------------------------------------------------------------------------------------------------ shifts [8.36e]
def size_of(s: Battle, u: int) -> int:
    """The size of a unit as it stands: two deep added, a square a quarter [9.62f, 9.64d]."""
    sizes = setting(s).size
    size = sizes[u]
    if s.deep[u] >= 0:
        size += sizes[s.deep[u]]
    return -(-size // _SQUARE_DIVISOR) if s.form[u] == SQUARE else size


def total_size(s: Battle, units: list[int]) -> int:
    """The size of one side: skirmishers in order count only among themselves [8.32e, 9.31c, 10.24c]."""
    others = [u for u in units if not is_skirmisher(s, u)]
    return sum([size_of(s, u) for u in (others or units)])


def _size_shift(s: Battle, attackers: list[int], defenders: list[int]) -> int:
    """Columns for the ratio of sizes; none with elephants or chariots among others [8.36e, 8.36h]."""
    kind = setting(s).kind
    kinds = [kind[u] for u in (*attackers, *defenders)]
    for beasts in (EL, CH):
        if beasts in kinds and any(k != beasts for k in kinds):
            return 0
    return ratio_shift(total_size(s, attackers), total_size(s, defenders), any(moved_now(s, a) for a in attackers))


def ratio_shift(mine: int, other: int, moved: bool) -> int:
    """Columns for the ratio of sizes, rounded for the attacker if he moved, else for the defender [8.36e, 8.36f,
    8.36g].
    """
    rows = _SIZES[int(moved)]
    if mine <= len(rows) and other <= len(rows):
        return rows[mine - 1][other - 1]
    if mine >= other:
        return (-(-mine // other) if moved else mine // other) - 1
    return 1 - (other // mine if moved else -(-other // mine))


def _hexsides(s: Battle, attacker: int, defender: int, origin: int) -> list[tuple[int, int, int]]:
    """The hexsides over which a unit strikes another: hex of the attacker, direction, hex of the defender.

    Those before it, of skirmishers whose zone of control reaches round to their flanks those too: what else of a
    double-size defender stands beside the attacker is not struck [7.21a, 8.32a].
    """
    own = (s.loc[defender], s.tail[defender])
    mine = (origin,) if origin >= 0 else (s.loc[attacker], s.tail[attacker])
    sides = [(h, d, NEXT[6 * h + d]) for h in mine if h >= 0 for d in range(6) if NEXT[6 * h + d] in own]
    if origin >= 0 or s.form[attacker] == SQUARE:
        return sides
    before = FRONT_OF[s.facing[attacker]]
    round_about = s.tail[attacker] < 0
    return [side for side in sides if side[1] in before or (round_about and covers(s, attacker, side[2]))]


def _ground_shift(s: Battle, attacker: int, defender: int, here: int, d: int, there: int) -> int:
    """The shift for one hexside [6.27]."""
    g = setting(s)
    field = g.field
    kind = g.kind[attacker]
    own, other = field.terrain[here], field.terrain[there]
    sides = field.sides[6 * here + d]
    rise = 0 if g.rafts else field.level[there] - field.level[here]
    shift = 0
    if other == ground.WOODS:
        shift += _GROUND["defender_woods"]
        if CAVALRY[kind] or kind in (CH, EL):
            shift += _GROUND["defender_woods_mounted"]
    elif other in (ground.ROCKY, ground.TOWN):
        shift += _GROUND["defender_rocky"]
    if own == ground.MARSH:
        shift += _GROUND["defender_marsh"]
    if rise >= _TWO_LEVELS:
        shift += _GROUND["uphill2"]
    elif rise > 0:
        shift += _GROUND["uphill"]
    if sides & ground.STREAM:
        shift += _GROUND["minor_river"]
    if sides & ground.BANK and rise > 0:
        shift += _GROUND["steep_bank"]
    if sides & ground.ABATIS:
        shift += _GROUND["abatis"]
    wet, water = own in (MAJOR_RIVER, DEEP_RIVER), other in (MAJOR_RIVER, DEEP_RIVER)
    if wet and not water:
        shift += _GROUND["attacker_in_river"]
    if water and not wet and not _on_rafts(s, defender):
        shift += _GROUND["defender_in_river"]
    if kind == PH and (ROUGH[own] or ROUGH[other]):
        shift += _PHALANX_ROUGH
    return max(_STEEPEST_LEFT, shift)


def _on_rafts(s: Battle, defender: int) -> bool:
    """Whether the defender is caught on the rafts of the Jaxartes, which has a shift of its own (RULING-70)."""
    return setting(s).rafts and setting(s).kind[defender] != SK and in_river(s, defender)


def covered_flanks(s: Battle, u: int) -> int:
    """How many flanks of a phalanx another phalanx covers, beside it or by its zone of control [9.61a] (RULING-50,
    RULING-71).
    """
    g = setting(s)
    if s.form[u] != NORMAL:
        return 0
    h = s.loc[u]
    t = s.tail[u] if s.tail[u] >= 0 else h
    right = (s.facing[u] + 3) % 12 // 2
    found = 0
    for flank in (NEXT[6 * h + (right + 3) % 6], NEXT[6 * t + right]):
        v = s.at[flank]
        beside = v >= 0 and v != u and g.kind[v] == PH and g.side[v] == g.side[u] and not s.routed[v]
        if beside or any(g.kind[e] == PH and e not in (u, s.deep[u]) for e in covering(s, flank, g.side[u])):
            found += 1
    return found


def _phalanx_shift(s: Battle, lead: int, named: int, where: int) -> int:
    """The shift for the covered flanks of a phalanx struck in front by others who have moved [9.61a, 9.61b]."""
    kind = setting(s).kind
    if kind[named] != PH or kind[lead] == PH or where != FRONT or s.routed[named] or not moved_now(s, lead):
        return 0
    one = SHIFT["phalanx_flank_covered_hi" if kind[lead] == HI else "phalanx_flank_covered"]
    return one * covered_flanks(s, named)


def _cataphract_shift(s: Battle, lead: int, named: int) -> int:
    """The shift for cataphracts on either side [9.42d]."""
    g = setting(s)
    shift = 0
    for u, key in ((lead, "cataphract_attacks"), (named, "cataphract_defends")):
        if g.cataphract[u] and (not s.option_set.charge_formation or s.form[u] == CHARGE):
            shift += SHIFT[key]
    return shift


def _slope_shift(s: Battle, lead: int, ways: list[tuple[int, int, int]]) -> int:
    """The Aspasians come down from their ridge [scn.arigaeum.1]."""
    rule = setting(s).rules.get(_ARIGAEUM)
    if rule is None or setting(s).side[lead] != OPPONENT:
        return 0
    if not rule.first_turn <= s.turn <= rule.last_turn:
        return 0
    level = setting(s).field.level
    return rule.shift if ways and all(level[a] > level[b] for a, _, b in ways) else 0


def shifts(
    s: Battle, attackers: list[int], defenders: list[int], lead: int, named: int, where: int, origin: int = -1
) -> list[Term]:
    """Every shift of the column, those of no effect left out [8.36j]."""
    ways = _hexsides(s, lead, named, origin)
    # between two long units that touch along several hexsides the ground that helps the defender counts (RULING-69)
    worst = min([_ground_shift(s, lead, named, a, d, b) for a, d, b in ways], default=0)
    river = setting(s).rules[_JAXARTES].shift if _on_rafts(s, named) else 0
    flanks = "9.61b" if setting(s).kind[lead] == HI else "9.61a"
    found = (
        Term(T_SIZE, _size_shift(s, attackers, defenders), "8.36e"),
        Term(T_TERRAIN, worst, "6.27"),
        Term(T_PHALANX, _phalanx_shift(s, lead, named, where), flanks),
        Term(T_CATAPHRACT, _cataphract_shift(s, lead, named), "9.42d"),
        Term(T_RIVER, river, "scn.jaxartes.1"),
        Term(T_SLOPE, _slope_shift(s, lead, ways), "scn.arigaeum.1"),
    )
    return [term for term in found if term.value]


# -------------------------------------------------------------------------------------------- the whole [8.36]
def likely_captain(s: Battle, units: list[int]) -> int:
    """The leader with the greatest charisma among those who stand with some units, -1 none."""
    best = -1
    for u in units:
        for m in leaders_with(s, u):
            if best < 0 or charisma(s, m) > charisma(s, best):
                best = m
    return best


def charm(s: Battle, attackers: list[int], defenders: list[int]) -> int:
    """The die modifier if nothing befalls the leaders: each side lends its greatest charisma [8.36l]."""
    mine, other = likely_captain(s, attackers), likely_captain(s, defenders)
    return (charisma(s, mine) if mine >= 0 else 0) - (charisma(s, other) if other >= 0 else 0)


def reckon(s: Battle, attackers: list[int], defenders: list[int], lead: int, named: int, origin: int = -1) -> Reckoning:
    """The combat of these units when `lead` strikes for the attackers and `named` counts for the defenders [8.35,
    8.36].

    origin: the hex from which the leading unit strikes at a second line, -1 from where it stands.
    """
    where = direction(s, lead, named, origin)
    base = base_column(s, lead, named, where)
    best, position = superiority(s, attackers, defenders, lead, named, where)
    terms = shifts(s, attackers, defenders, lead, named, where, origin)
    column = within(1, base + total(terms), tables.COLUMNS)
    g = setting(s)
    soft = all(is_skirmisher(s, d) for d in defenders)
    light = all(is_skirmisher(s, a) for a in attackers)
    hard = g.kind[named] != CH and not s.routed[named]
    deep = s.deep[named] >= 0 and where in (FLANK, REAR) and best == AS
    return Reckoning(
        where,
        base,
        tuple(terms),
        column,
        best,
        position,
        charm(s, attackers, defenders),
        soft,
        light and hard,
        deep,
    )


def hits_of(column: int, roll: int, alone: bool, spared: bool) -> tuple[int, int]:
    """Hits of attackers and defenders in a column, before superiority: halved if only skirmishers defend [9.31d], or
    those of the defender if they attack alone [9.31b].
    """
    mine, other = tables.SHOCK_HITS.read(column - 1, roll)
    if alone:
        mine, other = mine // _DIVISOR, max(_LEAST, other // _DIVISOR)
    return mine, max(_LEAST, other // _DIVISOR) if spared and other else other


def blows(found: Reckoning, die: int, modifier: int) -> tuple[int, int]:
    """Hits of attackers and defenders for a die, all multipliers applied [8.36n, 9.31b, 9.31d, 9.62f]."""
    # doubled from flank or rear and halved: as printed
    printed = found.spared and found.position
    mine, other = hits_of(found.column, die + modifier, found.alone, found.spared and not printed)
    best = NO_SUPERIORITY if printed else found.superiority
    if best == AS:
        other *= FACTOR.AS_double_depth_flank_rear if found.triple else FACTOR.AS
    elif best == DS:
        mine *= FACTOR.DS
    return mine, other


def ground_shift(s: Battle, attacker: int, defender: int, here: int, d: int, there: int) -> int:
    """The shift for the ground if a unit struck from a hex over the hexside in a direction [6.27]."""
    return _ground_shift(s, attacker, defender, here, d, there)
