"""Formations of the unit that moves: column, square, charge formation, double depth [6.6, 9.62-9.64, 9.7].

`refusals_...` says why not; the functions named after what they do change the state and nothing else. A formation
that ends a move leaves the unit without movement points.
"""

from typing import Final

from polemos.games.alexander.data.facing import FACINGS, FRONT_OF
from polemos.games.alexander.data.ground import NEXT
from polemos.games.alexander.data.setting import MACEDONIAN
from polemos.games.alexander.data.tables import HC, LC, LN, MOVES, PH
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.movement.move_costs import COLUMN_TYPES, may_square, price
from polemos.games.alexander.rules.movement.move_legality import in_zone_from_start, may_enter, may_leave
from polemos.games.alexander.state import CHARGE, COLUMN, NORMAL, SQUARE, Battle, put, setting, take_along
from polemos.kernel.flow import Refusal, when

SQUARE_DIVISOR: Final[int] = MOVES.square.cost_divisor
CHARGE_MP: Final[int] = MOVES.charge_formation.form_mp
LEAVE_CHARGE_MP: Final[int] = MOVES.charge_formation.leave_mp
DEEPEN_MP: Final[int] = MOVES.double_depth.form_extra_mp
QUARTER: Final = FACINGS // 4


def contact(s: Battle, u: int) -> bool:
    """Whether an enemy zone of control keeps the unit that moves from changing its formation."""
    return bool(s.stopped) or in_zone_from_start(s, u)


def _zone(s: Battle, u: int, clause: str) -> list[Refusal]:
    return [Refusal(clause, s.loc[u])] if held(s, u) else []


# -------------------------------------------------------------------------------------------------------- column [6.61]
def swings(s: Battle, u: int) -> tuple[int, int]:
    """The two facings between which a unit chooses when it forms column, or leaves it [6.61a, 6.63]."""
    facing = s.facing[u]
    if s.tail[u] >= 0:
        return (facing + QUARTER) % FACINGS, (facing - QUARTER) % FACINGS
    return (facing + 1) % FACINGS, (facing - 1) % FACINGS


def refusals_swing(s: Battle, u: int, facing: int) -> list[Refusal]:
    """Why a unit that forms column, or leaves it, may not face so [6.63]."""
    return [] if facing in swings(s, u) else [Refusal("6.63b" if s.tail[u] >= 0 else "6.63c", s.loc[u])]


def may_column(s: Battle, u: int) -> bool:
    """Whether a unit out of contact may change into column or out of it now [6.61a, 9.62j]."""
    form = s.form[u]
    if form == COLUMN:
        return s.passer != u
    return form == NORMAL and COLUMN_TYPES[setting(s).kind[u]] and s.deep[u] < 0 and s.passer != u


def refusals_column(s: Battle, u: int, facing: int, into: bool) -> list[Refusal]:
    """Why a unit may not end its move by forming column, or by leaving it, with a facing [6.61a, 6.63, 9.62j]."""
    h = s.loc[u]
    found = _zone(s, u, "6.61a")
    found += when(s.deep[u] >= 0, "9.62j", h)
    if not COLUMN_TYPES[setting(s).kind[u]] or (s.form[u] == COLUMN) == into or s.form[u] in (SQUARE, CHARGE):
        found.append(Refusal("6.61a", h))
    else:
        found += refusals_swing(s, u, facing)
    return found + when(s.passer == u, "6.67", h)


def into_column(s: Battle, u: int, facing: int) -> None:
    """Form column: a single-size unit turns to a hexside, a double-size one faces along its own hexes [6.63].

    That ends its move: it goes as a column from its next order on [6.61b].
    """
    _swing(s, u, facing, (s.facing[u] + QUARTER) % FACINGS == facing)
    s.form[u] = COLUMN


def out_of_column(s: Battle, u: int, facing: int) -> None:
    """Back into line [6.61a]: the head of a double-size column becomes its left half, or its right one."""
    _swing(s, u, facing, (s.facing[u] - QUARTER) % FACINGS == facing)
    s.form[u] = NORMAL


def _swing(s: Battle, u: int, facing: int, exchange: bool) -> None:
    h, t = s.loc[u], s.tail[u]
    s.facing[u] = facing
    if t >= 0 and exchange:
        put(s, u, t, h)


# ----------------------------------------------------------------------------------------------------- square [9.63]
def square_price(s: Battle, u: int) -> int:
    """Movement points for forming square, and for breaking it: half the printed allowance, rounded down [9.63]."""
    return setting(s).ma[u] // SQUARE_DIVISOR


def refusals_square(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not form square [9.63]."""
    h = s.loc[u]
    found = _zone(s, u, "9.63")
    if not may_square(s, u) or s.form[u] != NORMAL or s.passer == u:
        found.append(Refusal("9.63", h))
    elif s.deep[u] >= 0:
        found.append(Refusal("9.62j", h))
    elif s.mp < square_price(s, u):
        found.append(Refusal("9.63", h))
    return found


def into_square(s: Battle, u: int) -> None:
    """Form square; that ends the move (RULING-89)."""
    s.spent += square_price(s, u)
    s.form[u] = SQUARE


def refusals_break_square(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not leave its square: it does so before it moves, out of enemy zones of control [9.63]."""
    if s.form[u] != SQUARE or s.went[u] or s.spent:
        return [Refusal("9.63", s.loc[u])]
    return _zone(s, u, "9.63")


def out_of_square(s: Battle, u: int) -> None:
    """Leave the square: the price of forming it, out of the printed allowance, of which the rest may be used."""
    cost = square_price(s, u)
    s.form[u] = NORMAL
    s.spent += cost
    s.mp = setting(s).ma[u] - cost


# ---------------------------------------------------------------------------------------- charge formation [9.72-9.76]
def may_charge(s: Battle, u: int) -> bool:
    """Whether a unit is of those that use the charge formation [9.72]."""
    g = setting(s)
    kind = g.kind[u]
    return kind in (HC, LN) or (kind == LC and g.thracian[u])


def refusals_charge(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not take the charge formation [9.72, 9.73]."""
    h = s.loc[u]
    if not s.option_set.charge_formation:
        return [Refusal("9.71", h)]
    if not may_charge(s, u):
        return [Refusal("9.72", h)]
    if s.form[u] != NORMAL or s.line == 1 or s.mp < CHARGE_MP or s.passer == u:
        return [Refusal("9.73", h)]
    return _zone(s, u, "9.73")


def into_charge(s: Battle, u: int) -> None:
    """Take the charge formation [9.73]; what it limits is turning in it, not before [9.74b]."""
    s.form[u] = CHARGE
    s.veer = 0
    s.mp -= CHARGE_MP
    s.spent += CHARGE_MP


def refusals_break_charge(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not leave the charge formation [9.76]."""
    if s.form[u] != CHARGE or s.mp < LEAVE_CHARGE_MP or s.passer == u:
        return [Refusal("9.76", s.loc[u])]
    return [Refusal("7.23a", s.loc[u])] if s.stopped else []


def out_of_charge(s: Battle, u: int) -> None:
    """Leave the charge formation [9.76]."""
    s.form[u] = NORMAL
    s.mp -= LEAVE_CHARGE_MP
    s.spent += LEAVE_CHARGE_MP


# ------------------------------------------------------------------------------------------------ double depth [9.62]
def by_high_command(s: Battle) -> bool:
    """Whether the order of the moment is the Overall Commander's, or a line or contingent command [9.62a]."""
    return s.line != 0 or (s.lead >= 0 and s.lead in s.commanders)


def deepening(s: Battle, u: int) -> int:
    """The phalanx directly before a phalanx whose hexes it may enter to make it two deep, -1 none [9.62a].

    Of two such phalanxes the first one clockwise; `refusals_deepen` judges any.
    """
    for d in FRONT_OF[s.facing[u]] if s.facing[u] % 2 else ():
        v = s.at[NEXT[6 * s.loc[u] + d]]
        if v >= 0 and v != u and not refusals_deepen(s, u, v):
            return v
    return -1


def refusals_deepen(s: Battle, u: int, front: int) -> list[Refusal]:
    """Why a phalanx may not step beneath another one [9.62a]."""
    g = setting(s)
    at = s.loc[front] if front >= 0 and s.loc[front] >= 0 else s.loc[u]
    if front < 0 or not (g.kind[u] == PH == g.kind[front] and g.side[u] == MACEDONIAN == g.side[front]) or u == front:
        return [Refusal("9.62a", at)]
    if not by_high_command(s):
        return [Refusal("9.62a", at)]
    if s.deep[u] >= 0 or s.deep[front] >= 0:
        return [Refusal("9.62e", at)]
    if s.form[u] != NORMAL or s.form[front] != NORMAL or s.routed[front] or s.went[u] or contact(s, u):
        return [Refusal("9.62a", at)]
    d = _into(s, u, front)
    if d < 0 or s.facing[u] != s.facing[front] or s.passer >= 0:
        return [Refusal("9.62a", at)]
    return [] if price(s, u, d) + DEEPEN_MP <= s.mp else [Refusal("6.25", at)]


def _into(s: Battle, u: int, front: int) -> int:
    """The direction in which a double-size unit steps exactly into the hexes of another one, -1 none."""
    for d in FRONT_OF[s.facing[u]]:
        if NEXT[6 * s.loc[u] + d] == s.loc[front] and NEXT[6 * s.tail[u] + d] == s.tail[front]:
            return d
    return -1


def deepen(s: Battle, u: int, front: int) -> None:
    """A phalanx steps beneath the one before it, without hits, its leaders with it; that ends its move [4.23b, 9.62a]
    (RULING-90)."""
    cost = price(s, u, _into(s, u, front)) + DEEPEN_MP
    s.spent += cost
    s.mp = 0
    s.went[u] += 1
    s.beneath[u] = 1
    s.deep[u] = front
    s.deep[front] = u
    h, t = s.loc[u], s.tail[u]
    put(s, u, s.loc[front], s.tail[front])
    take_along(s, h, t, s.loc[u], s.tail[u])


def refusals_part(s: Battle, u: int) -> list[Refusal]:
    """Why the upper phalanx may not move off the lower one: it needs a hex to go to [9.62d]."""
    if s.deep[u] < 0 or s.beneath[u] or not by_high_command(s) or s.went[u] or s.spent or s.stopped:
        return [Refusal("9.62d", s.loc[u])]
    if in_zone_from_start(s, u) and not may_leave(s, u):
        return [Refusal("7.23b", s.loc[u])]
    clear = any(_clear(s, u, d) for d in FRONT_OF[s.facing[u]])
    return [] if clear else [Refusal("9.62d", s.loc[u])]


def _clear(s: Battle, u: int, d: int) -> bool:
    """Whether a step leads both halves to hexes that nobody else holds, off its own two."""
    one, two = NEXT[6 * s.loc[u] + d], NEXT[6 * s.tail[u] + d]
    return s.at[one] < 0 and s.at[two] < 0 and may_enter(s, u, d)


def part(s: Battle, u: int) -> None:
    """The two phalanxes are two again; the upper one stands on the lower one until it moves off [9.62d]."""
    lower = s.deep[u]
    h, t = s.loc[u], s.tail[u]
    s.deep[u] = s.deep[lower] = -1
    s.beneath[lower] = 0
    s.again = s.moved[u]
    put(s, u, h, t)
    s.at[h] = s.at[t] = lower
    s.passer = u
