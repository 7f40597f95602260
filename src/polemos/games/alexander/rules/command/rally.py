"""Recovery of cohesion, and rallying of routed units [10.14, 10.27]. The leader who gives the order is the active
one.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.ground import TERRAINS
from polemos.games.alexander.data.tables import AGAIN, EL, HI, NO_WEAPON, OUT, RALLY, ROUT
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.command.command import is_overall
from polemos.games.alexander.rules.field import ammunition, zones
from polemos.games.alexander.rules.field.zones import beside_enemy
from polemos.games.alexander.rules.rolls import Roll
from polemos.games.alexander.rules.rout import hits, losses, rout
from polemos.games.alexander.state import TO_MOVE, Battle, hexes, initiative, setting
from polemos.kernel.flow import Refusal, Step

RECOVERED: Final[int] = ROUT.recovery.hits
BONUS: Final[int] = ROUT.rally.initiative_bonus
FLEES: Final[int] = ROUT.rally.fail_hexes
_GROUND: Final = tuple(name in ROUT.recovery.terrain for name in TERRAINS)
_RALLYING_GROUND: Final = tuple(name in ROUT.rally.terrain for name in TERRAINS)


# ----------------------------------------------------------------------------------------------------- recovery [10.14]
def refusals_recover(s: Battle, u: int) -> list[Refusal]:
    """Why the active leader may not order a unit to recover cohesion now [10.14a, 10.14b, 9.62b]."""
    h = s.loc[u]
    if h < 0 or s.routed[u] or s.hits[u] == 0:
        return [Refusal("10.14a", h)]
    if s.shots[u]:
        # bolts fly without an order, but who recovers does nothing else in the phase
        return [Refusal("10.14b", h)]
    if s.deep[u] >= 0:
        if not is_overall(s, s.lead):
            return [Refusal("9.62b", h)]
        if s.beneath[u] and s.ordered[s.deep[u]] == TO_MOVE:
            # it has moved with the phalanx above it (RULING-129)
            return [Refusal("10.14b", h)]
    terrain = setting(s).field.terrain
    if (
        not all(_GROUND[terrain[x]] for x in hexes(s, u))
        or zones.held(s, u)
        or beside_enemy(s, u)
        or ammunition.threatened(s, u)
    ):
        return [Refusal("10.14a", h)]
    return []


def recover(s: Battle, u: int) -> None:
    """A unit recovers two hits [10.14a, 10.14b]."""
    hits.relieve(s, u, max(0, s.hits[u] - RECOVERED), "10.14a")


# -------------------------------------------------------------------------------------------------------- rally [10.27]
def refusals_rally(s: Battle, u: int) -> list[Refusal]:
    """Why the active leader may not try to rally a unit now [10.27a, 10.27b, 10.27c, errata.10.27, 9.14o, 9.65f]."""
    h = s.loc[u]
    g = setting(s)
    if h < 0 or not s.routed[u]:
        return [Refusal("10.27a", h)]
    if g.kind[u] == EL:
        return [Refusal("9.14o", h)]
    if g.double[u] and hits.HEAVY[g.kind[u]]:
        return [Refusal("10.27c", h)]
    if (s.lead, u) in s.tried:
        return [Refusal("10.27b", h)]
    terrain = g.field.terrain
    if not all(_RALLYING_GROUND[terrain[x]] for x in hexes(s, u)) or beside_enemy(s, u) or ammunition.threatened(s, u):
        return [Refusal("10.27a", h)]
    return []


def begin_rally(s: Battle, u: int) -> None:
    """The active leader tries to rally a unit [10.27b, 10.27d]."""
    g = setting(s)
    s.tried.append((s.lead, u))
    s.then(Roll(g.side[u], rolls.R_RALLY, g.gid[u]), RallyRolled(s.lead, u))


@dataclass(slots=True, frozen=True)
class RallyRolled(Step):
    """The leader's roll has fallen: rallied, in flight again, or gone [10.27d, 10.27e, 10.27h]."""

    leader: int
    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        die = s.rolled.pop()
        if s.loc[u] < 0:
            return
        need = initiative(s, self.leader) + BONUS
        s.tell("rally-tried", (g.lead_gid[self.leader], g.gid[u], die, need), ("10.27d",))
        if die <= need:
            s.then(Roll(g.side[u], rolls.R_RALLY_HITS, g.gid[u]), Rallies(u))
            return
        s.tell("rally-fails", (g.gid[u],), ("10.27d",))
        if die > g.tq[u] or g.kind[u] == HI:
            losses.eliminate(s, u, losses.C_RALLY)
        else:
            rout.flee(s, u, FLEES, 0)


@dataclass(slots=True, frozen=True)
class Rallies(Step):
    """A rallied unit keeps some hits, or routs again after all [10.27f, 10.27g]."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        g = setting(s)
        n = RALLY[g.tq[u]][s.rolled.pop()]
        if n == AGAIN:
            s.tell("routs-again", (g.gid[u],), ("10.27f",))
            rout.flee(s, u, FLEES, 0)
            return
        s.routed[u] = 0
        s.rallied[u] = 1
        s.hits[u] = n
        if g.weapon[u] != NO_WEAPON:
            s.ammo[u] = OUT
        s.tell("rallies", (g.gid[u], n), ("10.27f",))
