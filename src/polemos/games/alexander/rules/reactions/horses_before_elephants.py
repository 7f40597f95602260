"""Horses before elephants: cavalry beside which enemy elephants come gives way, or loses cohesion [9.16, 6.71e].

They come beside it in a move, a withdrawal, a loss of nerve, or in passing through. It can give way where anybody can:
in the movement segment of the elephants' side [6.76a].
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.field import scenario_rules, zones
from polemos.games.alexander.rules.reactions import line_withdrawal, withdrawal_paths
from polemos.games.alexander.rules.rout import hits, losses
from polemos.games.alexander.state import MOVEMENT, Battle, setting
from polemos.kernel.flow import Step

_TABLE: Final = pack.FILES.elephants_chariots.cavalry_and_elephants
LEAST_HITS: Final[int] = _TABLE.approached_min_hits


@dataclass(slots=True, frozen=True)
class Frightened(Step):
    """Elephants have come beside enemy cavalry; those that run wild frighten nobody so [9.16] (RULING-102)."""

    mover: int

    def run(self, s: Battle) -> None:
        u = self.mover
        g = setting(s)
        if g.kind[u] != tables.EL or s.loc[u] < 0 or s.routed[u]:
            return
        found: list[int] = []
        for h in zones.neighbours(s, u):
            v = s.at[h]
            if v >= 0 and g.side[v] != g.side[u] and tables.CAVALRY[g.kind[v]] and v not in found:
                found.append(v)
        for v in sorted(found, reverse=True):
            s.then(Shies(v, u))


@dataclass(slots=True, frozen=True)
class Shies(Step):
    """Cavalry with elephants beside it withdraws if it can, else checks; routed cavalry is gone [9.16]."""

    unit: int
    mover: int

    def run(self, s: Battle) -> None:
        v = self.unit
        u = self.mover
        if s.loc[v] < 0 or s.loc[u] < 0 or withdrawal_paths.gap(s, v, u) != 1:
            return
        s.tell("shies", (setting(s).gid[v], setting(s).gid[u]), ("9.16",))
        if s.routed[v]:
            losses.eliminate(s, v, losses.C_HORSES)
        elif may_withdraw(s, v, u):
            line_withdrawal.leaves_lines(s, v)
            withdrawal_paths.begin(s, v, u)
        else:
            s.then(hits.Check(v, rolls.R_ELEPHANTS, 0, LEAST_HITS))


def may_withdraw(s: Battle, v: int, u: int) -> bool:
    """Whether cavalry with elephants beside it can withdraw: not in the shock, nor in the movement of its own side
    [6.76a, 9.16].
    """
    if s.phase != MOVEMENT or scenario_rules.acting_side(s) != setting(s).side[u]:
        return False
    return withdrawal_paths.able(s, v, u) and bool(
        withdrawal_paths.steps_back(s, v, u, withdrawal_paths.reach(s, v, u), False)
    )
