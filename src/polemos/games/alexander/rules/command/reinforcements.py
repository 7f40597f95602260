"""Craterus crosses the river: his units enter by the edge, an order each, and he with any of them [scn.hydaspes.4]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import pack
from polemos.games.alexander.data.ground import NEVER, PASSABLE, TERRAINS, code
from polemos.games.alexander.data.setting import LEFT, RIGHT, TOP
from polemos.games.alexander.rules.command.leading import Escort
from polemos.games.alexander.rules.field import zones
from polemos.games.alexander.rules.field.scenario_rules import crossed
from polemos.games.alexander.rules.field.universes import hexes_of, leader_named, site_of
from polemos.games.alexander.rules.movement import move_begin_end, move_costs, move_decision, move_effects
from polemos.games.alexander.rules.reactions.reactions import Approached
from polemos.games.alexander.state import DUE, ON_MAP, TO_MOVE, Battle, put, put_leader, second_hex, setting
from polemos.kernel.flow import PASS, VERB, Decision, Refusal, unless

RULE: Final = "hydaspes.4"
_COSTS: Final = pack.FILES.movement_cost.hex


def brought_in(s: Battle, m: int) -> bool:
    """Whether a leader is the one who brings reinforcements in, and some have yet to come."""
    rule = setting(s).rules.get(RULE)
    return rule is not None and crossed(s) and setting(s).leader_id[m] == rule.leader and DUE in s.status


def entry_cost(s: Battle, u: int, h: int) -> tuple[int, int]:
    """Movement points and hits of coming in to an edge hex: those of its terrain; the greater ones of two halves; for
    cavalry, of elephants beside it [9.15b].
    """
    g = setting(s)
    facing = g.start_facing[u]
    costs = [
        _COSTS[TERRAINS[g.field.terrain[x]]][g.group[u]] for x in ((h, second_hex(h, facing)) if g.double[u] else (h,))
    ]
    return max(mp for mp, _ in costs), max(hits for _, hits in costs) + move_costs.elephant_toll(s, u, h)


def edge_hexes(s: Battle) -> list[int]:
    """The hexes of the edge by which they come, within the rows that the rule names."""
    g = setting(s)
    rule = g.rules[RULE]
    edge = rule.edge
    first, last, top, bottom = g.area
    rows = range(rule.row_min, rule.row_max + 1)
    if edge in (LEFT, RIGHT):
        return [code(first if edge == LEFT else last, r) for r in rows]
    return [code(c, top if edge == TOP else bottom) for c in range(first, last + 1)]


def refusals_hex(s: Battle, u: int, h: int) -> list[Refusal]:
    """Why a unit may not come in at a hex: the ground, an enemy or his zone, a friend in the way, the price."""
    g = setting(s)
    door = edge_hexes(s)
    if h not in door:
        return [Refusal("scn.hydaspes.4", h)]
    where = (h, second_hex(h, g.start_facing[u])) if g.double[u] else (h,)
    for x in where:
        if x not in door or not PASSABLE[g.field.terrain[x]] or zones.covered(s, x, 1 - g.side[u]):
            return [Refusal("scn.hydaspes.4", x)]
        if s.at[x] >= 0:
            return [Refusal("scn.hydaspes.4" if g.side[s.at[x]] != g.side[u] else "6.91", x)]
        if _COSTS[TERRAINS[g.field.terrain[x]]][g.group[u]][0] == NEVER:
            return [Refusal("6.29", x)]
    return [] if entry_cost(s, u, h)[0] <= move_costs.allowance(s, u) else [Refusal("6.25", h)]


def doors(s: Battle, u: int) -> list[int]:
    """The hexes at which a unit may come in: of a double-size unit those of its left half."""
    return [h for h in edge_hexes(s) if not refusals_hex(s, u, h)]


def refusals_bring(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not be brought in now."""
    if s.status[u] != DUE or not crossed(s):
        return [Refusal("scn.hydaspes.4")]
    return [] if doors(s, u) else [Refusal("scn.hydaspes.4")]


def begin_bring(s: Battle, side: int, u: int) -> None:
    """A unit is ordered in."""
    s.then(EnterAt(side, u))


@dataclass(slots=True, frozen=True)
class EnterAt(Decision):
    """Where a unit comes in [scn.hydaspes.4]."""

    unit: int

    def clause(self) -> str:
        return "scn.hydaspes.4"

    def universe(self, s: Battle) -> list[int]:
        return hexes_of(s, verbs.ENTER_AT)

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        return refusals_hex(s, self.unit, c % VERB)

    def options(self, s: Battle) -> list[int]:
        return [verbs.ENTER_AT + h for h in doors(s, self.unit)]

    def chosen(self, s: Battle, c: int) -> None:
        u = self.unit
        h = c % VERB
        g = setting(s)
        facing = g.start_facing[u]
        mp, hits = entry_cost(s, u, h)
        s.status[u] = ON_MAP
        s.ordered[u] = TO_MOVE
        s.facing[u] = facing
        put(s, u, h, second_hex(h, facing) if g.double[u] else -1)
        move_begin_end.ready(s, u)
        s.pinned = 0
        s.mp -= mp
        s.spent = mp
        s.went[u] = 1
        s.tell("brought-in", (g.gid[u], h), ("scn.hydaspes.4",))
        s.then(ComeAlong(self.side, u, s.lead), Approached(u), move_decision.Moving(self.side, u))
        if hits:
            move_effects.charge(s, u, hits, "6.22b")


@dataclass(slots=True, frozen=True)
class ComeAlong(Decision):
    """Whether their leader comes in with this unit; with the last one he must [scn.hydaspes.4].

    As with any unit that he is with and orders, he goes on with it or stays where it came in [4.23b].
    """

    unit: int
    leader: int

    def clause(self) -> str:
        return "scn.hydaspes.4"

    def universe(self, s: Battle) -> list[int]:
        m = self.leader
        if m < 0 or s.lead_status[m] != DUE or s.loc[self.unit] < 0:
            return []
        return [PASS, *(verbs.LEAD + gid for gid in setting(s).lead_gid)]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        comes = DUE in s.status if c == PASS else leader_named(s, c) == self.leader
        return unless(comes, "scn.hydaspes.4", site_of(s, leader_named(s, c)) if c else s.loc[self.unit])

    def chosen(self, s: Battle, c: int) -> None:
        if c == PASS:
            return
        m = self.leader
        s.lead_status[m] = ON_MAP
        put_leader(s, m, s.loc[self.unit])
        s.tell("arrives", (setting(s).lead_gid[m], s.loc[self.unit]), ("scn.hydaspes.4",))
        s.then(Escort(self.side, self.unit))
