"""The orders of the active leader: what each may be given, at what price, and to whom [4.2, 4.4, 5.2].

They serve for movement and fire; shock comes after them [5.24]. A planned withdrawal needs no order [5.22f, 5.22i].
One question an order, as long as the leader has orders left. The hexes in his range are flooded once for each question.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import harassment, lines, missiles, movement, plans, rally, special
from polemos.games.alexander.bolts import begin_bolt, bolt_shots, refusals_bolt
from polemos.games.alexander.command import (
    could_fight,
    duty_done,
    flood,
    in_zone,
    is_overall,
    note_zones,
    refusals_command,
    stands_in,
)  # fmt: skip
from polemos.games.alexander.contingents import begin_contingent, refusals_contingent
from polemos.games.alexander.leading import begin_lead, refusals_lead
from polemos.games.alexander.linecommand import begin_line
from polemos.games.alexander.reinforcements import begin_bring, brought_in, refusals_bring
from polemos.games.alexander.setting import CONTINGENT
from polemos.games.alexander.state import (
    DUE,
    FINISHED,
    NO_ORDER,
    ON_MAP,
    PW,
    SHOCK_ONLY,
    TO_FIRE,
    TO_MOVE,
    TO_RALLY,
    TO_RECOVER,
    Battle,
    initiative,
    setting,
)  # fmt: skip
from polemos.games.alexander.tables import MOVES, NO_WEAPON, OUT, table
from polemos.games.alexander.verbs import (
    BOLT,
    BRING,
    DONE,
    FIRE,
    HARASS,
    LEAD,
    LINE,
    MARK_FALSE,
    MOVE,
    RALLY,
    RECOVER,
)  # fmt: skip
from polemos.games.alexander.verbs import CONTINGENT as COMMAND_CONTINGENT
from polemos.kernel.flow import VERB, Decision, Refusal, Step

_OTHER: Final[dict[str, int]] = next(dict(row) for row in table("orders")["individual"] if row["id"] == "leader_other")
_DEEP_ORDERS: Final[int] = MOVES["double_depth"]["orders_per_move"]
_DUTIES: Final = (LINE, MOVE, FIRE, HARASS, COMMAND_CONTINGENT)
"""What a trumper's duty can be met with, and Triballi drawn from their glen must do [5.46, scn.lyginus.1]
(RULING-110)."""
#: By verb: what a unit has been ordered in this phase.
_WHAT: Final[dict[int, int]] = {MOVE: TO_MOVE, HARASS: TO_MOVE, FIRE: TO_FIRE, RECOVER: TO_RECOVER, RALLY: TO_RALLY}


# ------------------------------------------------------------------------------------------------- what an order costs
def order_cost(s: Battle, u: int) -> int:
    """The orders that moving a unit costs: two for a double-depth phalanx [9.62b]."""
    return _DEEP_ORDERS if s.deep[u] >= 0 else 1


def leader_cost(s: Battle, m: int, whom: int) -> int:
    """The orders for a leader's move: one, two if the Overall Commander pulls him out of a zone [4.23a, 4.4c, 4.4d]."""
    return _OTHER["orders_in_zoc"] if whom != m and in_zone(s, whom) else _OTHER["orders"]


# -------------------------------------------------------------------------------------------------------- what is legal
def refusals_unit(s: Battle, m: int, u: int, reached: set[int]) -> list[Refusal]:
    """Why a leader may not give a unit any order now: what holds for every kind of order [4.21, 5.23]."""
    here = s.loc[u]
    if here < 0:
        return [Refusal("4.21a")]
    found: list[Refusal] = []
    if setting(s).side[u] != setting(s).lead_side[m] or not stands_in(s, u, reached):
        found.append(Refusal("4.21a", here))
    if s.ordered[u] != NO_ORDER:
        found.append(Refusal("5.23", here))
    if s.rallied[u]:
        found.append(Refusal("10.27g", here))
    found += special.refusals_order(s, u)
    found += special.refusals_elephants(s, m, u)
    return found


def refusals_march(s: Battle, m: int, u: int) -> list[Refusal]:
    """Why a unit that a leader reaches may not be ordered to move [5.22a]."""
    found = special.may_be_ordered(s, u)
    if s.plans:
        found = found + plans.refusals_pinned(s, u)
    if s.deep[u] >= 0 and (not is_overall(s, m) or s.orders < _DEEP_ORDERS):
        found = [*found, Refusal("9.62b", s.loc[u])]
    return found or movement.refusals_move(s, u)


def refusals_other_leader(s: Battle, m: int, whom: int, reached: set[int]) -> list[Refusal]:
    """Why the active leader may not order a leader, himself or another, to move [4.23a, 4.23c, 4.4b, 4.4c].

    Whom the scenario lets wait nobody can order (RULING-106).
    """
    here = s.lead_loc[whom]
    found: list[Refusal] = []
    if special.waits(s, whom):
        return [Refusal("scn.issus.2", here)]
    if whom != m:
        if not is_overall(s, m):
            return [Refusal("4.4c", here)]
        if in_zone(s, m):
            found.append(Refusal("4.4e", here))
        if s.lead_moved[whom]:
            found.append(Refusal("4.4c", here))
        if here not in reached:
            found.append(Refusal("4.21a", here))
    if s.orders < leader_cost(s, m, whom):
        found.append(Refusal("4.4d" if whom != m else "4.22b", here))
    return found or refusals_lead(s, whom)


def only_pinned(s: Battle, u: int, refused: list[Refusal]) -> bool:
    """Whether a unit could be ordered to move if its line did not wait under a PW marker [6.84c]."""
    return all(refusal.clause == "6.84c" for refusal in refused) and not movement.refusals_move(s, u)


@dataclass(slots=True, frozen=True)
class GiveOrders(Decision):
    """The next order of the active leader, a line command instead of all of them, or no more [4.2, 5.21]."""

    def clause(self) -> str:
        return "5.21"

    def options(self, s: Battle) -> list[int]:
        m = s.lead
        if m < 0 or s.rank[m] == FINISHED:
            return []
        if s.orders <= 0:
            return self._line_alone(s, m)
        if s.lead_status[m] != ON_MAP:
            return self._beyond(s, m)
        if refusals_command(s, m):
            return []
        side = self.side
        g = setting(s)
        reached = flood(s, m)
        closing = special.must_close(s, side)
        found: list[int] = []
        pinned = False
        if s.orders == initiative(s, m) and g.line[m]:
            found += [LINE + n for n in lines.offered(s, m)]
        owes = bool(s.duty) and s.orders == 1 and not duty_done(s) and not could_fight(s, m)
        only_moves = closing or owes
        gid = g.gid
        loc, routed, ordered = s.loc, s.routed, s.ordered
        for u in g.of_side[side]:
            h = loc[u]
            if h < 0 or ordered[u] or (h not in reached and s.tail[u] not in reached) or s.rallied[u]:
                continue
            if special.refusals_order(s, u) or special.refusals_elephants(s, m, u):
                continue
            if routed[u]:
                if not closing and not owes and s.line == 0 and not rally.refusals_rally(s, u):
                    found.append(RALLY + gid[u])
                continue
            recovers = bool(s.hits[u]) and not only_moves and not rally.refusals_recover(s, u)
            if s.beneath[u]:
                # it moves with the phalanx above it, but recovers by an order of its own (RULING-129)
                found += [RECOVER + gid[u]] if recovers else []
                continue
            refused = refusals_march(s, m, u)
            if not refused:
                found.append(MOVE + gid[u])
            elif s.plans and only_pinned(s, u, refused):
                pinned = True
            if closing or special.refusals_mount(s, m, u):
                continue
            if g.weapon[u] != NO_WEAPON and s.ammo[u] != OUT and not s.fired[u]:
                if missiles.may_fire(s, u):
                    found.append(FIRE + gid[u])
                if harassment.may_harass(s, u) and not special.may_be_ordered(s, u):
                    found.append(HARASS + gid[u])
            if recovers:
                found.append(RECOVER + gid[u])
        if not only_moves:
            found += self._leaders(s, m, reached)
        if not closing and g.capacity[m] and s.option_set.contingent:
            found += self._contingents(s, m)
        if brought_in(s, m):
            found += [BRING + gid[u] for u in range(g.units) if s.status[u] == DUE and not refusals_bring(s, u)]
        must = closing or owes or (bool(s.duty) and not duty_done(s) and not could_fight(s, m))
        if special.only_fires(s, m):
            found = [c for c in found if c - c % VERB == FIRE]
        if g.has_bolts:
            found += bolt_shots(s, side)
        bound = must and any(c - c % VERB in _DUTIES for c in found)
        # nobody is asked who has no choice without his hidden marker: the question would tell that there is one
        for plan in s.plans if pinned or len(found) > int(bound) else ():
            turned = MARK_FALSE + g.lead_gid[plan[0]]
            if plan[1] == PW and g.lead_side[plan[0]] == side and turned not in found:
                found.append(turned)
        return found if bound else [DONE, *found]

    def _line_alone(self, s: Battle, m: int) -> list[int]:
        """Wounds that have left a leader no orders at all leave him his line command [4.31, 8.34c]."""
        if initiative(s, m) or s.permit or s.kind == SHOCK_ONLY or s.lead_status[m] != ON_MAP or refusals_command(s, m):
            return []
        found = [LINE + n for n in lines.offered(s, m)]
        bound = special.must_close(s, self.side) or (bool(s.duty) and not could_fight(s, m))
        return [DONE, *found] if found and not bound else found

    def _beyond(self, s: Battle, m: int) -> list[int]:
        """The orders of a leader who has yet to come in: he brings his units in [scn.hydaspes.4]."""
        if not special.may_arrive(s, m):
            return []
        g = setting(s)
        due = [BRING + g.gid[u] for u in range(g.units) if s.status[u] == DUE and not refusals_bring(s, u)]
        return [DONE, *due] if due else due

    def _leaders(self, s: Battle, m: int, reached: set[int]) -> list[int]:
        """Leaders whom the active one may move, himself first."""
        g = setting(s)
        found: list[int] = []
        if not refusals_other_leader(s, m, m, reached):
            found.append(LEAD + g.lead_gid[m])
        if is_overall(s, m):
            for x in range(g.leaders):
                if x != m and g.lead_side[x] == self.side and s.lead_loc[x] in reached:
                    if not refusals_other_leader(s, m, x, reached):
                        found.append(LEAD + g.lead_gid[x])
        return found

    def _contingents(self, s: Battle, m: int) -> list[int]:
        """Contingent commanders whom the active leader may set to work."""
        g = setting(s)
        return [
            COMMAND_CONTINGENT + g.lead_gid[x]
            for x in range(g.leaders)
            if g.initiative[x] == CONTINGENT and m in g.wing[x] and not refusals_contingent(s, m, x)
        ]

    def chosen(self, s: Battle, c: int) -> None:
        verb, value = c - c % VERB, c % VERB
        side = self.side
        g = setting(s)
        m = s.lead
        if verb == DONE:
            s.orders = 0
            return
        s.then(NextOrder(side))
        if verb == LINE:
            begin_line(s, side, value)
        elif verb == COMMAND_CONTINGENT:
            begin_contingent(s, side, m, g.leader_of[value])
        elif verb == MARK_FALSE:
            plans.turn_over(s, g.leader_of[value])
        elif verb == BOLT:
            begin_bolt(s, g.unit_of[value])
        elif verb == LEAD:
            self._lead(s, m, g.leader_of[value])
        elif verb == BRING:
            s.orders -= 1
            begin_bring(s, side, g.unit_of[value])
        else:
            self._order(s, verb, g.unit_of[value])

    def _lead(self, s: Battle, m: int, whom: int) -> None:
        cost = leader_cost(s, m, whom)
        s.orders -= cost
        if whom != m:
            s.lead_moved[whom] = 1
        if s.heard is not None:
            g = setting(s)
            own = int(whom == m)
            s.tell("orders-leader", (g.lead_gid[m], g.lead_gid[whom], cost, own), ("4.23a" if own else "4.4c",))
        begin_lead(s, whom)

    def _order(self, s: Battle, verb: int, u: int) -> None:
        """One unit is ordered to move, fire, harass, recover or rally [5.22a, 5.22b, 5.22c, 5.22d]."""
        s.orders -= order_cost(s, u) if verb == MOVE else 1
        s.ordered[u] = _WHAT[verb]
        if s.heard is not None:
            g = setting(s)
            s.tell("ordered", (g.lead_gid[s.lead], g.gid[u], _WHAT[verb]), ("4.22a",))
        if verb == MOVE:
            movement.begin_move(s, u)
        elif verb == FIRE:
            missiles.begin_fire(s, u)
        elif verb == HARASS:
            harassment.begin_harass(s, u)
        elif verb == RECOVER:
            rally.recover(s, u)
        else:
            rally.begin_rally(s, u)

    def why_not(self, s: Battle, c: int) -> list[Refusal]:
        verb, value = c - c % VERB, c % VERB
        m = s.lead
        g = setting(s)
        last = verb == DONE or s.orders == 1
        if s.duty and last and verb not in _DUTIES and not duty_done(s) and not could_fight(s, m):
            return [Refusal("5.46", s.lead_loc[m])]
        if verb in (DONE, LEAD) and special.must_close(s, self.side):
            return [Refusal("scn.lyginus.1", s.lead_loc[m])]
        found = refusals_command(s, m)
        if not found and verb != FIRE and special.only_fires(s, m):
            found = [Refusal("scn.granicus.1", s.lead_loc[m])]
        if not found and s.orders <= 0 and verb not in (LINE, DONE):
            found = [Refusal("4.22b", s.lead_loc[m])]
        if found:
            return found
        reached = flood(s, m)
        if verb == LINE:
            if not 0 <= value < len(g.lines) or g.lines[value].leader != m:
                return [Refusal("4.37a", s.lead_loc[m])]
            if s.orders != initiative(s, m):
                return [Refusal("4.31", s.lead_loc[m])]
            return lines.refusals_permission(s, m) or [Refusal("4.34a", s.lead_loc[m])]
        if verb in (COMMAND_CONTINGENT, LEAD):
            x = g.leader_of.get(value, -1)
            if x < 0 or g.lead_side[x] != self.side:
                return [Refusal("4.0a")]
            if verb == LEAD:
                return refusals_other_leader(s, m, x, reached)
            return refusals_contingent(s, m, x)
        u = g.unit_of.get(value, -1)
        if u >= 0 and verb == BOLT:
            return refusals_bolt(s, u)
        if u < 0 or verb not in _WHAT:
            return []
        return self._why_unit(s, verb, u, reached)

    def _why_unit(self, s: Battle, verb: int, u: int, reached: set[int]) -> list[Refusal]:
        m = s.lead
        found = refusals_unit(s, m, u, reached)
        if s.loc[u] < 0:
            return found
        if verb != MOVE and special.must_close(s, self.side):
            found.append(Refusal("scn.lyginus.1", s.loc[u]))
        if verb == RALLY:
            return found + rally.refusals_rally(s, u)
        if s.routed[u]:
            return [*found, Refusal("10.25b", s.loc[u])]
        if verb == MOVE:
            return found + refusals_march(s, m, u)
        found += special.refusals_mount(s, m, u)
        if verb == HARASS:
            return found + special.may_be_ordered(s, u) + harassment.refusals_harass(s, u)
        if verb == FIRE:
            return found + missiles.refusals_fire(s, u)
        return found + rally.refusals_recover(s, u)


@dataclass(slots=True, frozen=True)
class NextOrder(Step):
    """An order has been carried out: what it has changed is noted, then the next may be given."""

    side: int

    def run(self, s: Battle) -> None:
        note_zones(s)
        special.watch(s)
        special.note_elephants(s, self.side)
        s.then(GiveOrders(self.side))
