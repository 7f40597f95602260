"""Which steps, turns, pivots and wheels the unit that moves may make now, and why not others [6.3, 6.4, 6.9, 7.1, 7.2].

Every restriction is written once as `refusals_...`; for steps, the commonest question of the game, `may_enter` is the
fast equivalent beside it.
"""

from typing import Final

from polemos.games.alexander.data import ground
from polemos.games.alexander.data.facing import vertices_between
from polemos.games.alexander.data.ground import MAJOR_RIVER, NEVER, NEXT, WALL
from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.setting import OPPONENT
from polemos.games.alexander.data.tables import AT, CAVALRY, CH, INFANTRY, MOVES, SK
from polemos.games.alexander.rules.field import scenario_rules
from polemos.games.alexander.rules.field.zones import covered, covering, front_hexes, held, holders, near_enemy
from polemos.games.alexander.rules.movement import move_costs
from polemos.games.alexander.rules.movement.move_costs import FORBIDDEN, allowance, bars_passing, elephants_beside, rise
from polemos.games.alexander.state import CHARGE, COLUMN, NORMAL, SQUARE, Battle, setting
from polemos.kernel.flow import Refusal, when

REVERSE_MP: Final[int] = MOVES.double_size.reverse_face_mp
ZOC_TURN_DIVISOR: Final[int] = MOVES.facing.zoc_turn_divisor
CHARIOT_VERTICES: Final[int] = MOVES.facing.chariot_max_vertices_per_hex
CHARIOT_LEVELS: Final[int] = FILES.elephants_chariots.chariot.max_levels_per_phase
CHARGE_LEVELS: Final[int] = MOVES.charge_formation.max_levels_per_phase
_CHARGE_VERTICES: Final[int] = MOVES.charge_formation.max_vertices_per_hex
DRIFT_POINTS: Final[tuple[int, ...]] = MOVES.drift.points
DRIFT_CLASSES: Final[tuple[str, ...]] = MOVES.drift.classes
FAR: Final = 99
LEFT: Final = 2
"""The value of `pinned` from the step out of the zone in which a move began until the unit is out of all zones."""


def in_zone_from_start(s: Battle, u: int) -> bool:
    """Whether the unit that moves still stands where it began its move, in an enemy zone of control [7.23b]."""
    return bool(s.pinned) and not s.went[u]


def may_leave(s: Battle, u: int) -> bool:
    """Whether a unit may leave the enemy zones of control in which it began its move [7.23b, errata.7.23].

    One of its front hexes must be free of all units, and it must be faster than each enemy that holds it.
    """
    at = s.at
    if all(at[x] >= 0 for x in front_hexes(s, u)):
        return False
    pace = allowance(s, u, 1)
    return all(allowance(s, e) < pace for e in holders(s, u))


# --------------------------------------------------------------------------------- going a hex on
def may_enter(s: Battle, u: int, d: int) -> bool:
    """Whether the unit that moves may take a step in a direction in which it faces: `refusals_enter`, fast."""
    cost = move_costs.price(s, u, d)
    if cost > s.mp:
        return False
    g = setting(s)
    h, t = s.loc[u], s.tail[u]
    one = NEXT[6 * h + d]
    two = NEXT[6 * t + d] if t >= 0 else -1
    at = s.at
    v, w = at[one], (at[two] if two >= 0 else -1)
    kind = g.kind[u]
    if (v >= 0 and v != u) or (w >= 0 and w != u):
        side = g.side[u]
        for x in (v, w):
            if x >= 0 and x != u and (g.side[x] != side or bars_passing(s, u, x)):
                return False
        if not way_on(s, u, one, two, s.mp - cost, s.climb + rise(s, h, one), s.paces + cost):
            return False
    if CAVALRY[kind]:
        if g.has_elephants[1 - g.side[u]] and elephants_beside(s, u, one) == FORBIDDEN:
            return False
        if s.form[u] == CHARGE and bars_charge(s, h, d, s.climb, s.veer):
            return False
    elif kind == CH and _bars_chariot(s, h, d, s.climb, s.veer if s.went[u] else 0):
        return False
    if g.rafts and move_costs.wades(s, h, t, d) and (s.went[u] or s.spent):
        return False
    if s.option_set.drift and _drifts(s, u, h, t) and _drift_bars(s, u, h, t, d, s.paces, cost):
        return False
    return not scenario_rules.refusals_leave(s, u, h, one)


def refusals_enter(s: Battle, u: int, d: int) -> list[Refusal]:
    """Why the unit that moves may not take a step in a direction; zones of control apart, see `refusals_zone`."""
    g = setting(s)
    h, t = s.loc[u], s.tail[u]
    one = NEXT[6 * h + d]
    two = NEXT[6 * t + d] if t >= 0 else -1
    found: list[Refusal] = []
    if d not in move_costs.ahead(s, u):
        found.append(Refusal("6.64a" if s.form[u] == COLUMN else "6.32", one))
    cost = move_costs.price(s, u, d)
    if cost == NEVER:
        return [*found, Refusal(barrier(s, u, d), one)]
    friends: list[int] = []
    for x in (one, two):
        v = s.at[x] if x >= 0 else -1
        if v < 0 or v == u:
            continue
        if g.side[v] != g.side[u]:
            found.append(Refusal("6.93", x))
        elif bars_passing(s, u, v):
            found.append(Refusal(bars_passing(s, u, v), x))
        else:
            friends.append(x)
    if cost > s.mp:
        found.append(Refusal("6.25", one))
    elif friends and not way_on(s, u, one, two, s.mp - cost, s.climb + rise(s, h, one), s.paces + cost):
        # bolt shooters too stand alone in a hex [9.55]
        found.append(Refusal("6.91", friends[0]))
    found += when(elephants_beside(s, u, one) == FORBIDDEN, "9.15a", one)
    if s.form[u] == CHARGE and bars_charge(s, h, d, s.climb, s.veer):
        found.append(Refusal(bars_charge(s, h, d, s.climb, s.veer), one))
    if g.kind[u] == CH and _bars_chariot(s, h, d, s.climb, s.veer if s.went[u] else 0):
        found.append(Refusal(_bars_chariot(s, h, d, s.climb, s.veer if s.went[u] else 0), one))
    if g.rafts and move_costs.wades(s, h, t, d) and (s.went[u] or s.spent):
        found.append(Refusal("scn.jaxartes.1", one))
    if s.option_set.drift and _drifts(s, u, h, t) and _drift_bars(s, u, h, t, d, s.paces, cost):
        found.append(Refusal("6.5a", one))
    return found + scenario_rules.refusals_leave(s, u, h, one)


def refusals_zone(s: Battle, u: int) -> list[Refusal]:
    """Why zones of control keep the unit that moves from leaving its hex."""
    if s.turned[u]:
        return [Refusal("7.25", s.loc[u])]
    if s.stopped:
        return [Refusal("7.23a", s.loc[u])]
    if in_zone_from_start(s, u) and not may_leave(s, u):
        return [Refusal("7.23b", s.loc[u])]
    return []


def barrier(s: Battle, u: int, d: int) -> str:
    """The clause that makes a step impossible for a unit whatever it pays."""
    g = setting(s)
    field = g.field
    for h in (s.loc[u], s.tail[u]):
        if h < 0:
            continue
        x = NEXT[6 * h + d]
        terrain = field.terrain[x]
        if field.sides[6 * h + d] & WALL or terrain == ground.CITY_WALL:
            return "6.26a"
        if terrain == ground.SEA:
            return "scn.issus.4"
        if field.sides[6 * h + d] & ground.ABATIS and not INFANTRY[g.kind[u]]:
            return "scn.issus.3"
        if terrain == ground.DEEP_RIVER:
            return "scn.hydaspes.2"
        if terrain == MAJOR_RIVER and g.kind[u] == AT and g.rafts:
            return "scn.jaxartes.3"
        if terrain != ground.OFF and field.mp[g.group[u]][field.step[6 * h + d]] == NEVER:
            if g.kind[u] == CH:
                return "9.21d"
            if CAVALRY[g.kind[u]] and rise(s, h, x) > MOVES.elevation.cavalry_max:
                return "6.23a"
            if rise(s, h, x) >= MOVES.elevation.sk_max:
                return "6.23b"
    return "6.29"


def bars_charge(s: Battle, h: int, d: int, climb: int, veer: int) -> str:
    """The clause that keeps a charge formation from a step: rough ground, a second level, too much turning [9.74]."""
    field = setting(s).field
    x = NEXT[6 * h + d]
    if ground.ROUGH[field.terrain[x]] or field.rough_side(h, d) or climb + rise(s, h, x) > CHARGE_LEVELS:
        return "9.74c"
    return "9.74b" if veer > _CHARGE_VERTICES else ""


def _bars_chariot(s: Battle, h: int, d: int, climb: int, veer: int) -> str:
    """The clause that keeps a chariot from a step: a second level, turns on its way for the last hex only [7.15,
    9.21d]."""
    if climb + rise(s, h, NEXT[6 * h + d]) > CHARIOT_LEVELS:
        return "9.21d"
    return "7.15" if veer > CHARIOT_VERTICES else ""


def _drifts(s: Battle, u: int, h: int, t: int) -> bool:
    """Whether a unit drifts to the right where it is: heavy foot of double size on a further move, no enemy beside it
    [6.5a, 6.5b].

    Only hoplites and Cardaces of the other army than the Macedonian one drift [6.5c].
    """
    g = setting(s)
    return (
        bool(s.again)
        and g.double[u]
        and g.side[u] == OPPONENT
        and g.klass[u] in DRIFT_CLASSES
        and s.form[u] == NORMAL
        and not near_enemy(s, g.side[u], h, t)
    )


def _drift_bars(s: Battle, u: int, h: int, t: int, d: int, paces: int, cost: int) -> bool:
    """Whether a drifting unit must go to its right front instead, which is open to it [6.5a]."""
    right = (s.facing[u] + 1) // 2 % 6
    if d == right or not any(paces < point <= paces + cost for point in DRIFT_POINTS):
        return False
    if move_costs.price_from(s, u, h, t, right) == NEVER:
        return False
    return all(s.at[NEXT[6 * x + right]] in (-1, u) for x in (h, t))


def way_on(s: Battle, u: int, h: int, t: int, mp: int, climb: int, paces: int) -> bool:
    """Whether a unit that stands on friends with so many movement points could get beyond them as it faces [6.91]
    (RULING-88).

    climb, paces: the levels and the movement points of its way so far. Everything bars it that bars any step.
    """
    g = setting(s)
    side = g.side[u]
    if covered(s, h, 1 - side) or (t >= 0 and covered(s, t, 1 - side)):
        return False
    at = s.at
    for d in move_costs.ahead(s, u):
        cost = move_costs.price_from(s, u, h, t, d)
        if cost > mp:
            continue
        one = NEXT[6 * h + d]
        two = NEXT[6 * t + d] if t >= 0 else -1
        free = True
        barred = False
        for x in (one, two):
            v = at[x] if x >= 0 else -1
            if v >= 0 and v != u:
                free = False
                if g.side[v] != side or bars_passing(s, u, v):
                    barred = True
        if barred or _shut_beyond(s, u, h, t, d, climb, paces, cost):
            continue
        if free or way_on(s, u, one, two, mp - cost, climb + rise(s, h, one), paces + cost):
            return True
    return False


def _shut_beyond(s: Battle, u: int, h: int, t: int, d: int, climb: int, paces: int, cost: int) -> bool:
    """Whether its kind, its formation or the battle keeps a unit that will stand on friends from its next step: it
    will not have turned there."""
    one = NEXT[6 * h + d]
    if CAVALRY[setting(s).kind[u]]:
        if elephants_beside(s, u, one) == FORBIDDEN or (s.form[u] == CHARGE and bars_charge(s, h, d, climb, 0)):
            return True
    elif setting(s).kind[u] == CH and _bars_chariot(s, h, d, climb, 0):
        return True
    if s.option_set.drift and _drifts(s, u, h, t) and _drift_bars(s, u, h, t, d, paces, cost):
        return True
    return bool(scenario_rules.refusals_leave(s, u, h, one))


# --------------------------------------------------------------------------------- turning
def zone_turn_price(s: Battle, u: int) -> int:
    """Movement points for turning in the zone of one enemy: half the allowance, rounded up [7.25]."""
    return -(-allowance(s, u, s.hasty) // ZOC_TURN_DIVISOR)


def refusals_turn(s: Battle, u: int, facing: int) -> list[Refusal]:
    """Why the unit that moves may not turn on the spot to a facing [6.33, 6.64b, 7.12a, 7.13, 7.15, 7.25]."""
    g = setting(s)
    h = s.loc[u]
    found: list[Refusal] = []
    if g.double[u]:
        found.append(Refusal("6.64b" if s.form[u] == COLUMN else "7.13", h))
    found += when(g.kind[u] == AT, "9.53", h)
    if facing == s.facing[u] or (facing - s.facing[u]) % 2:
        found.append(Refusal("6.63a" if s.form[u] == COLUMN else "7.11a", h))
    if found:
        return found
    if s.passer == u:
        return [Refusal("6.91", h)]
    if s.stopped:
        return [Refusal("7.23a", h)]
    if s.line == scenario_rules.CHARGING and s.went[u]:
        return [Refusal("9.19b", h)]
    vertices = vertices_between(s.facing[u], facing)
    cost = move_costs.turn_price(s, u, vertices)
    if in_zone_from_start(s, u):
        cost = zone_turn_price(s, u)
        if s.turned[u] or len(holders(s, u)) > 1 or (g.kind[u] == CH and vertices > CHARIOT_VERTICES):
            return [Refusal("7.25", h)]
    elif s.form[u] == CHARGE and s.went[u] and s.veer + vertices > _CHARGE_VERTICES:
        return [Refusal("9.74b", h)]
    if cost <= s.mp:
        return []
    if in_zone_from_start(s, u):
        return [Refusal("7.25", h)]
    if s.form[u] == CHARGE:
        return [Refusal("9.74b", h)]
    return [Refusal("7.12b" if g.kind[u] == SK else "7.12c" if cost > vertices else "7.12a", h)]


def turns(s: Battle, u: int, most: int) -> list[int]:
    """The facings to which a single-size unit may turn now for at most so many vertices' worth of movement points."""
    if s.line == scenario_rules.CHARGING and s.went[u]:
        return []
    facing = s.facing[u]
    mp = s.mp
    limit = FAR
    if s.form[u] == CHARGE and s.went[u]:
        limit = _CHARGE_VERTICES - s.veer
    found: list[int] = []
    for vertices in (1, 2, 3):
        if vertices > most or vertices > limit or move_costs.turn_price(s, u, vertices) > mp:
            break
        found.append((facing + 2 * vertices) % 12)
        if vertices < 3:
            found.append((facing - 2 * vertices) % 12)
    return found


def zone_turns(s: Battle, u: int) -> list[int]:
    """The facings to which a unit may turn in the zone of control in which it began its move [7.25]."""
    g = setting(s)
    if s.turned[u] or g.double[u] or g.kind[u] == AT or zone_turn_price(s, u) > s.mp or len(holders(s, u)) != 1:
        return []
    facing = s.facing[u]
    wide = (2, -2) if g.kind[u] == CH else (2, -2, 4, -4, 6)
    return [(facing + change) % 12 for change in wide]


# --------------------------------------------------------------------------------- double-size: pivot, wheel
def refusals_pivot(s: Battle, u: int, right: bool, wheel: bool) -> list[Refusal]:
    """Why one half of the unit that moves may not go forward while the other turns in place [6.43, 6.45].

    right: the right half goes; wheel: out of a front that is half in an enemy zone of control, at the start of a move
    or where one has stopped it that it did not enter from another [7.24a] (RULING-85).
    """
    g = setting(s)
    if not g.double[u]:
        return [Refusal("6.43a", s.loc[u])]
    x = move_costs.pivot_hex(s, u) if s.form[u] == NORMAL else s.loc[u]
    if s.form[u] != NORMAL:
        return [Refusal({COLUMN: "6.64b", SQUARE: "9.64a"}.get(s.form[u], "6.43a"), x)]
    found: list[Refusal] = []
    cost = move_costs.pivot_price(s, u, right)
    if cost == NEVER:
        found.append(Refusal("6.26a" if g.field.sides[move_costs.pivot_way(s, u, right)] & WALL else "6.29", x))
    elif cost > s.mp:
        found.append(Refusal("6.25", x))
    v = s.at[x]
    if v >= 0:
        found.append(Refusal("6.91" if g.side[v] == g.side[u] else "6.93", x))
    if s.passer == u:
        found.append(Refusal("6.91", s.loc[u]))
    if g.rafts and g.field.terrain[x] == MAJOR_RIVER and (s.went[u] or s.spent):
        found.append(Refusal("scn.jaxartes.1", x))
    if wheel:
        return found + _refusals_wheel(s, u, right)
    found += refusals_zone(s, u)
    found += when(not found and half_free(s, u) == (1 if right else 0), "6.45a", x)
    return found + scenario_rules.refusals_leave(s, u, s.loc[u], x)


def _refusals_wheel(s: Battle, u: int, right: bool) -> list[Refusal]:
    if s.deep[u] >= 0:
        return [Refusal("9.62j", s.loc[u])]
    if s.stopped and s.pinned == LEFT:
        # who comes from one zone straight into another moves no more
        return [Refusal("7.24a", s.loc[u])]
    if not s.stopped and not in_zone_from_start(s, u):
        return [Refusal("6.45a", s.loc[u])]
    return [] if half_free(s, u) == (1 if right else 0) else [Refusal("6.45a", s.loc[u])]


def half_free(s: Battle, u: int) -> int:
    """Which half of a double-size unit is alone out of enemy zones of control: 0 the left, 1 the right, -1 neither."""
    enemy = 1 - setting(s).side[u]
    left = covered(s, s.loc[u], enemy)
    if left == covered(s, s.tail[u], enemy):
        return -1
    return 1 if left else 0


def wheel_checked(s: Battle, u: int) -> bool:
    """Whether a wheel now costs a TQ check: not if only skirmishers hold the other half [6.45c]."""
    g = setting(s)
    enemy = 1 - g.side[u]
    found = covering(s, s.loc[u], enemy) + covering(s, s.tail[u], enemy)
    return any(g.kind[e] != SK for e in found)


def refusals_reverse(s: Battle, u: int) -> list[Refusal]:
    """Why the unit that moves may not turn about in its two hexes [6.44, 9.62j]."""
    g = setting(s)
    h = s.loc[u]
    if not g.double[u] or s.form[u] != NORMAL:
        return [Refusal("6.44", h)]
    if s.deep[u] >= 0:
        return [Refusal("9.62j", h)]
    if s.passer == u:
        return [Refusal("6.91", h)]
    if s.stopped or s.mp < REVERSE_MP or move_costs.in_rough(s, u) or held(s, u):
        return [Refusal("6.44", h)]
    return []
