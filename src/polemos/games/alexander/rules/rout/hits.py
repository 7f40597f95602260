"""Cohesion hits, and what they lead to at once: the roll to stand, the rout, the first two hexes [9.65, 10.1, 10.21].

Hits in shock are only counted (`add`), for there all combats are judged together; everywhere else they tell at once
(`hurt`).
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.data.tables import HI, MOVES, PH, ROUT, TYPES
from polemos.games.alexander.rules.consequences import later
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.rolls import R_STAND, ROLL_CLAUSES, Roll
from polemos.games.alexander.state import COLUMN, Battle, setting
from polemos.kernel.flow import Step

BY_HITS: Final = 0
"""A unit routs because its hits have reached its TQ; double-size heavy foot may stand."""
OUTRIGHT: Final = 1
"""A rule says that it routs, whatever its hits; nobody stands (RULING-95)."""

HEAVY: Final = tuple(kind in (PH, HI) for kind in range(len(TYPES)))
"""By type: double-size units of it roll to stand, never rally, and are removed in the rout phase [9.65]."""
ROUTED_TQ: Final[int] = ROUT.rout.routed_tq
COLUMN_TQ: Final[int] = MOVES.column.tq
_STAND: Final = FILES.shock_procedure.rout_roll_double_size


def tq(s: Battle, u: int) -> int:
    """The Troop Quality of a unit now: 1 if routed, 2 lower in column [6.65a, 10.25a]."""
    if s.routed[u]:
        return ROUTED_TQ
    printed = setting(s).tq[u]
    return printed + COLUMN_TQ if s.form[u] == COLUMN else printed


def add(s: Battle, u: int, n: int, clause: str) -> None:
    """Count cohesion hits of a unit; what they lead to is judged later [10.11]."""
    if n <= 0 or s.loc[u] < 0:
        return
    s.hits[u] += n
    s.tell("hit", (setting(s).gid[u], n, s.hits[u]), (clause,))


def relieve(s: Battle, u: int, hits: int, clause: str) -> None:
    """Lower a unit's hits to so many."""
    if s.hits[u] > hits:
        s.hits[u] = max(0, hits)
        s.tell("relieved", (setting(s).gid[u], s.hits[u]), (clause,))


def hurt(s: Battle, u: int, n: int, clause: str) -> None:
    """A unit takes hits outside shock: at its TQ it routs, a routed one is eliminated. Call it last in a step
    [10.13a, 10.25c].

    Whoever is due to rout by its own combat is judged with it all the same, not by these hits (RULING-130).
    """
    if n <= 0 or s.loc[u] < 0:
        return
    due = to_be_judged(s, u)
    add(s, u, n, clause)
    if s.hits[u] >= tq(s, u) and not due:
        s.then(later("Routs", u, BY_HITS))


def to_be_judged(s: Battle, u: int) -> bool:
    """Whether the hits of its combat have brought a unit, or the other one of its double depth, to its TQ, and the
    combat has still to be judged [8.38a].
    """
    if not s.group:
        return False
    units = combats.stack(s, u)
    if all(s.hits[v] < tq(s, v) for v in units):
        return False
    return any(
        row[combats.ROW_UNIT] in units
        and row[combats.ROW_ROLE] in (combats.ATTACKER, combats.DEFENDER)
        and combats.here(s, row)
        and not s.fights[row[combats.ROW_FIGHT]][combats.CLOSED]
        for row in s.group
    )


@dataclass(slots=True, frozen=True)
class Check(Step):
    """A unit rolls against its TQ and takes the excess as hits [10.16].

    why: reason of the roll; most: the most hits it may take, 0 for no limit; least: the hits that it takes even if it
    passes; more: is added to the die. The lower one of a double-depth phalanx checks when the upper one fails [9.62g].
    """

    unit: int
    why: int
    most: int = 0
    least: int = 0
    more: int = 0

    def run(self, s: Battle) -> None:
        g = setting(s)
        if s.loc[self.unit] >= 0 and not s.routed[self.unit]:
            s.then(
                Roll(g.side[self.unit], self.why, g.gid[self.unit]),
                Checked(self.unit, self.why, self.most, self.least, self.more),
            )


def checked(s: Battle, u: int, rolled: int, why: int) -> int:
    """By how much a roll against a unit's TQ, with all that is added to it, exceeds it: the hits of a check [10.16]."""
    limit = tq(s, u)
    excess = max(0, rolled - limit)
    s.tell("check-failed" if excess else "check-passed", (setting(s).gid[u], rolled, limit), (ROLL_CLAUSES[why],))
    return excess


@dataclass(slots=True, frozen=True)
class Checked(Step):
    """The roll against its TQ has fallen."""

    unit: int
    why: int
    most: int
    least: int
    more: int

    def run(self, s: Battle) -> None:
        u = self.unit
        excess = checked(s, u, s.rolled.pop() + self.more, self.why)
        n = max(self.least, min(excess, self.most) if self.most else excess)
        lower = s.deep[u]
        if excess and lower >= 0 and not s.beneath[u]:
            s.then(Check(lower, self.why, self.most, self.least, self.more))
        hurt(s, u, n, ROLL_CLAUSES[self.why])


@dataclass(slots=True, frozen=True)
class Stand(Step):
    """Double-size heavy foot at its TQ has rolled: it stands or routs [9.65c, 9.65d, 9.65e, scn.chaeronea.5]."""

    unit: int
    heavy: int

    def run(self, s: Battle) -> None:
        u = self.unit
        limit = tq(s, u)
        face = s.rolled.pop()
        more = _STAND.per_hit * (s.hits[u] - limit)
        if self.heavy:
            more += _STAND.by_heavy_foot
        stands_fast = face + more <= limit
        if s.heard is not None:
            told = (setting(s).gid[u], face, more, limit)
            s.tell("stood" if stands_fast else "stand-failed", told, ("9.65d" if stands_fast else "9.65e",))
        if stands_fast:
            relieve(s, u, limit - _STAND.short_of_tq, "9.65d")
            combats.steadied(s, u)
        else:
            s.then(later("Breaks", u))


def stands(s: Battle, u: int) -> bool:
    """Whether a unit rolls to stand: double-size phalanxes and heavy infantry, and the Sacred Band [9.65a,
    scn.chaeronea.5].
    """
    g = setting(s)
    return (g.double[u] and HEAVY[g.kind[u]]) or g.sacred[u]


def ask_to_stand(s: Battle, u: int, heavy: int) -> None:
    """The roll of a unit that may stand [9.65a]."""
    g = setting(s)
    s.then(Roll(g.side[u], R_STAND, g.gid[u]), Stand(u, heavy))
