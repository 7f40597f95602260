"""The orders of the active leader: what each may be given, at what price, and to whom [4.2, 4.4, 5.2].

They serve for movement and fire; shock comes after them [5.24]. A planned withdrawal needs no order [5.22f, 5.22i].
One question an order, as long as the leader has orders left. The hexes in his range are flooded once for each question.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state, verbs
from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.data.setting import CONTINGENT
from polemos.games.alexander.rules.command import command, contingents, duty, leading, line_command, lines, rally
from polemos.games.alexander.rules.command.command import flood, in_zone, is_overall, refusals_command
from polemos.games.alexander.rules.command.contingents import refusals_contingent
from polemos.games.alexander.rules.command.leading import refusals_lead
from polemos.games.alexander.rules.command.reinforcements import begin_bring, brought_in, refusals_bring
from polemos.games.alexander.rules.field import scenario_rules, universes
from polemos.games.alexander.rules.field.universes import leader_named, place_of, site_of, unit_named, verb_of
from polemos.games.alexander.rules.fire import bolts, harassment, missiles
from polemos.games.alexander.rules.movement import move_decision
from polemos.games.alexander.rules.reactions import withdrawal_plans
from polemos.games.alexander.state import DUE, FINISHED, ON_MAP, PW, TO_MOVE, Battle, initiative, setting
from polemos.games.alexander.verbs import CONTINGENT as COMMAND_CONTINGENT
from polemos.kernel.flow import OPERATION, VERB, Decision, Refusal, Step, unless, when

_OTHER: Final = pack.FILES.orders.leader_other
_DEEP_ORDERS: Final[int] = tables.MOVES.double_depth.orders_per_move
_DUTIES: Final = (verbs.LINE, verbs.MOVE, verbs.FIRE, verbs.HARASS, COMMAND_CONTINGENT)
"""What a trumper's duty can be met with, and Triballi drawn from their glen must do [5.46, scn.lyginus.1]
(RULING-110)."""
#: By verb: what a unit has been ordered in this phase.
_ORDERS: Final[dict[int, tuple[int, Callable[[Battle, int], None]]]] = {
    verbs.MOVE: (TO_MOVE, move_decision.begin_move),
    verbs.HARASS: (TO_MOVE, harassment.begin_harass),
    verbs.FIRE: (state.TO_FIRE, missiles.begin_fire),
    verbs.RECOVER: (state.TO_RECOVER, rally.recover),
    verbs.RALLY: (state.TO_RALLY, rally.begin_rally),
}


# ------------------------------------------------------------------------------------------------- what an order costs
def order_cost(s: Battle, u: int) -> int:
    """The orders that moving a unit costs: two for a double-depth phalanx [9.62b]."""
    return _DEEP_ORDERS if s.deep[u] >= 0 else 1


def leader_cost(s: Battle, m: int, whom: int) -> int:
    """The orders for a leader's move: one, two if the Overall Commander pulls him out of a zone [4.23a, 4.4c, 4.4d]."""
    return _OTHER.orders_in_zoc if whom != m and in_zone(s, whom) else _OTHER.orders


# -------------------------------------------------------------------------------------------------------- what is legal
def refusals_unit(s: Battle, m: int, u: int, reached: set[int]) -> list[Refusal]:
    """Why a leader may not give a unit any order now: what holds for every kind of order [4.21, 5.23]."""
    here = s.loc[u]
    if here < 0:
        return [Refusal("4.21a")]
    found: list[Refusal] = []
    if setting(s).side[u] != setting(s).lead_side[m] or not command.stands_in(s, u, reached):
        found.append(Refusal("4.21a", here))
    found += when(s.ordered[u] != state.NO_ORDER, "5.23", here)
    found += when(s.rallied[u], "10.27g", here)
    found += scenario_rules.refusals_order(s, u)
    found += scenario_rules.refusals_elephants(s, m, u)
    return found


def refusals_march(s: Battle, m: int, u: int) -> list[Refusal]:
    """Why a unit that a leader reaches may not be ordered to move [5.22a]."""
    found = scenario_rules.may_be_ordered(s, u)
    if s.plans:
        found = found + withdrawal_plans.refusals_pinned(s, u)
    if s.deep[u] >= 0 and (not is_overall(s, m) or s.orders < _DEEP_ORDERS):
        found = [*found, Refusal("9.62b", s.loc[u])]
    return found or move_decision.refusals_move(s, u)


def refusals_other_leader(s: Battle, m: int, whom: int, reached: set[int]) -> list[Refusal]:
    """Why the active leader may not order a leader, himself or another, to move [4.23a, 4.23c, 4.4b, 4.4c].

    Whom the scenario lets wait nobody can order (RULING-106).
    """
    here = s.lead_loc[whom]
    found: list[Refusal] = []
    if s.lead_status[whom] != ON_MAP:
        return refusals_lead(s, whom)
    if scenario_rules.waits(s, whom):
        return [Refusal("scn.issus.2", here)]
    if whom != m:
        if not is_overall(s, m):
            return [Refusal("4.4c", here)]
        found += when(in_zone(s, m), "4.4e", here)
        found += when(s.lead_moved[whom], "4.4c", here)
        found += when(here not in reached, "4.21a", here)
    found += when(s.orders < leader_cost(s, m, whom), "4.4d" if whom != m else "4.22b", here)
    return found or refusals_lead(s, whom)


def bound_to_act(s: Battle, m: int) -> bool:
    """Whether a trumper still owes a move, fire or a fight that his range could bring about [5.46]."""
    return bool(s.duty) and not duty.duty_done(s) and not duty.could_fight(s, m)


@dataclass(slots=True, frozen=True)
class GiveOrders(Decision):
    """The next order of the active leader, a line command instead of all of them, or no more [4.2, 5.21]."""

    def ends(self) -> int:
        return OPERATION

    def clause(self) -> str:
        return "5.21"

    def universe(self, s: Battle) -> list[int]:
        if not self._asked(s):
            return []
        g = setting(s)
        units = [u for u in range(g.units) if g.side[u] == self.side and (s.loc[u] >= 0 or s.status[u] == DUE)]
        found = [verbs.LINE + n for n in range(len(g.lines))]
        found += [c for verb in (*_ORDERS, verbs.BRING, verbs.BOLT) for c in universes.naming(s, verb, units)]
        leaders = [
            c
            for verb in (verbs.LEAD, COMMAND_CONTINGENT, verbs.MARK_FALSE)
            for c in universes.leaders_of(s, verb, self.side)
        ]
        return [verbs.DONE, *found, *leaders]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        m, verb = s.lead, verb_of(c)
        if m < 0 or s.rank[m] == FINISHED:
            return [Refusal("4.25", site_of(s, m))]
        if verb == verbs.MARK_FALSE:
            return withdrawal_plans.refusals_turn_over(s, self.side, leader_named(s, c))
        if verb == verbs.BOLT:
            u = unit_named(s, c)
            mine = u >= 0 and setting(s).side[u] == self.side
            return bolts.refusals_bolt(s, u) if mine else [Refusal("9.51a", place_of(s, u))]
        here = s.lead_loc[m]
        if s.lead_status[m] != ON_MAP and verb not in (verbs.BRING, verbs.DONE):
            return [Refusal("scn.hydaspes.4", here)]
        found = refusals_command(s, m) if s.lead_status[m] == ON_MAP else []
        if found or (verb == verbs.DONE and verbs.DONE in self.options(s)):
            return found
        if verb == verbs.DONE:
            return [Refusal("scn.lyginus.1" if scenario_rules.must_close(s, self.side) else "5.46", here)]
        if verb != verbs.FIRE and scenario_rules.only_fires(s, m):
            return [Refusal("scn.granicus.1", here)]
        if verb == verbs.LINE:
            late = s.orders != initiative(s, m)
            return [Refusal("4.31", here)] if late else lines.refusals_entry(s, m, c % VERB)
        if s.orders <= 0:
            return [Refusal("4.22b", here)]
        if verb == verbs.BRING:
            u = unit_named(s, c)
            return refusals_bring(s, u) if brought_in(s, m) else [Refusal("scn.hydaspes.4", place_of(s, u))]
        if verb in (verbs.LEAD, COMMAND_CONTINGENT):
            return self._refusals_leader(s, m, verb, leader_named(s, c))
        return self._refusals_unit(s, m, verb, unit_named(s, c))

    def _refusals_leader(self, s: Battle, m: int, verb: int, x: int) -> list[Refusal]:
        """Why the active leader may not order another, or himself, to move, or a contingent commander to act."""
        if x < 0 or setting(s).lead_side[x] != self.side:
            return [Refusal("4.4c" if verb == verbs.LEAD else "5.62", site_of(s, x))]
        if scenario_rules.must_close(s, self.side):
            return [Refusal("scn.lyginus.1", s.lead_loc[x])]
        if verb == COMMAND_CONTINGENT:
            return refusals_contingent(s, m, x)
        owes = s.orders == 1 and bound_to_act(s, m)
        return refusals_other_leader(s, m, x, flood(s, m)) or unless(not owes, "5.46", s.lead_loc[x])

    def _refusals_unit(self, s: Battle, m: int, verb: int, u: int) -> list[Refusal]:
        """Why the active leader may not order a unit to do something."""
        if u < 0 or s.loc[u] < 0 or setting(s).side[u] != self.side:
            return [Refusal("4.21a", place_of(s, u))]
        here = s.loc[u]
        if verb != verbs.MOVE and scenario_rules.must_close(s, self.side):
            return [Refusal("scn.lyginus.1", here)]
        found = refusals_unit(s, m, u, flood(s, m))
        if verb == verbs.RALLY:
            found = found + rally.refusals_rally(s, u)
        elif s.routed[u]:
            found = [*found, Refusal("10.25b", here)]
        elif verb == verbs.MOVE:
            found = found + refusals_march(s, m, u)
        elif s.beneath[u] and verb != verbs.RECOVER:
            found = [*found, Refusal("9.62c", here)]
        else:
            found = found + scenario_rules.refusals_mount(s, m, u)
            if verb == verbs.FIRE:
                found += missiles.refusals_fire(s, u)
            elif verb == verbs.HARASS:
                found += scenario_rules.may_be_ordered(s, u) + harassment.refusals_harass(s, u)
            else:
                found += rally.refusals_recover(s, u)
        if not found and verb in (verbs.RALLY, verbs.RECOVER) and s.orders == 1 and bound_to_act(s, m):
            return [Refusal("5.46", here)]
        return found

    def options(self, s: Battle) -> list[int]:
        if not self._asked(s):
            return []
        m = s.lead
        if s.orders <= 0:
            found = [verbs.LINE + n for n in lines.offered(s, m)]
        elif s.lead_status[m] != ON_MAP:
            found = self._arrivals(s)
        else:
            found = self._orders(s, m)
        if scenario_rules.only_fires(s, m):
            found = [c for c in found if verb_of(c) == verbs.FIRE]
        if setting(s).has_bolts:
            found += bolts.bolt_shots(s, self.side)
        must = scenario_rules.must_close(s, self.side) or bound_to_act(s, m)
        bound = must and any(verb_of(c) in _DUTIES for c in found)
        if s.plans:
            gid = setting(s).lead_gid
            turned = [verbs.MARK_FALSE + gid[plan[0]] for plan in s.plans if plan[1] == PW]
            found += [c for c in dict.fromkeys(turned) if not self.refusals(s, c)]
        return found if bound else [verbs.DONE, *found]

    def run(self, s: Battle) -> None:
        opts = self.options(s)
        rest = [c for c in opts if verb_of(c) != verbs.MARK_FALSE] if s.plans else opts
        # nobody is asked who has no choice without his hidden marker: the question would tell that there is one
        if len(rest) > 1 or (len(opts) > 1 and self._held_back(s)):
            s.agenda.append(self)
            s.opts = opts
            s.actor = self.side
        elif rest:
            s.forced += 1
            self.chosen(s, rest[0])

    def _held_back(self, s: Battle) -> bool:
        """Whether a unit could be ordered to move if its line did not wait under a PW marker [6.84c]."""
        for u in setting(s).of_side[self.side]:
            found = self._refusals_unit(s, s.lead, verbs.MOVE, u) if withdrawal_plans.line_with(s, u) else []
            if found and all(r.clause == "6.84c" for r in found) and not move_decision.refusals_move(s, u):
                return True
        return False

    def _asked(self, s: Battle) -> bool:
        """Whether there is a leader with orders to give; wounds that have left him none at all leave him his line
        command [4.31, 8.34c]. One who has yet to come in brings his units [scn.hydaspes.4]."""
        m = s.lead
        if m < 0 or s.rank[m] == FINISHED:
            return False
        if s.lead_status[m] != ON_MAP:
            return s.orders > 0 and scenario_rules.may_arrive(s, m) and bool(self._arrivals(s))
        if s.orders <= 0 and (initiative(s, m) or s.permit or s.kind == state.SHOCK_ONLY or not lines.offered(s, m)):
            return False
        return not refusals_command(s, m)

    def _arrivals(self, s: Battle) -> list[int]:
        """The units that may be brought in."""
        g = setting(s)
        return [verbs.BRING + g.gid[u] for u in range(g.units) if s.status[u] == DUE and not refusals_bring(s, u)]

    def _orders(self, s: Battle, m: int) -> list[int]:
        """The orders that a leader on the map could give, and his line commands: `refusals` in haste."""
        side = self.side
        g = setting(s)
        reached = flood(s, m)
        closing = scenario_rules.must_close(s, side)
        found: list[int] = []
        if s.orders == initiative(s, m) and g.line[m]:
            found += [verbs.LINE + n for n in lines.offered(s, m)]
        only_moves = closing or (s.orders == 1 and bound_to_act(s, m))
        gid = g.gid
        loc, routed, ordered = s.loc, s.routed, s.ordered
        for u in g.of_side[side]:
            h = loc[u]
            if h < 0 or ordered[u] or (h not in reached and s.tail[u] not in reached) or s.rallied[u]:
                continue
            if scenario_rules.refusals_order(s, u) or scenario_rules.refusals_elephants(s, m, u):
                continue
            if routed[u]:
                if not only_moves and not rally.refusals_rally(s, u):
                    found.append(verbs.RALLY + gid[u])
                continue
            recovers = bool(s.hits[u]) and not only_moves and not rally.refusals_recover(s, u)
            if s.beneath[u]:
                # it moves with the phalanx above it, but recovers by an order of its own (RULING-129)
                found += [verbs.RECOVER + gid[u]] if recovers else []
                continue
            if not refusals_march(s, m, u):
                found.append(verbs.MOVE + gid[u])
            if closing or scenario_rules.refusals_mount(s, m, u):
                continue
            if g.weapon[u] != tables.NO_WEAPON and s.ammo[u] != tables.OUT and not s.fired[u]:
                if missiles.may_fire(s, u):
                    found.append(verbs.FIRE + gid[u])
                if harassment.may_harass(s, u) and not scenario_rules.may_be_ordered(s, u):
                    found.append(verbs.HARASS + gid[u])
            if recovers:
                found.append(verbs.RECOVER + gid[u])
        if not only_moves:
            found += self._leaders(s, m, reached)
        if not closing and g.capacity[m] and s.option_set.contingent:
            found += self._contingents(s, m)
        return found + self._arrivals(s) if brought_in(s, m) else found

    def _leaders(self, s: Battle, m: int, reached: set[int]) -> list[int]:
        """Leaders whom the active one may move, himself first."""
        g = setting(s)
        found: list[int] = []
        if not refusals_other_leader(s, m, m, reached):
            found.append(verbs.LEAD + g.lead_gid[m])
        if is_overall(s, m):
            for x in range(g.leaders):
                if x != m and g.lead_side[x] == self.side and s.lead_loc[x] in reached:
                    if not refusals_other_leader(s, m, x, reached):
                        found.append(verbs.LEAD + g.lead_gid[x])
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
        if verb == verbs.DONE:
            s.orders = 0
            return
        s.then(NextOrder(side))
        if verb == verbs.LINE:
            line_command.begin_line(s, side, value)
        elif verb == COMMAND_CONTINGENT:
            contingents.begin_contingent(s, side, m, g.leader_of[value])
        elif verb == verbs.MARK_FALSE:
            withdrawal_plans.turn_over(s, g.leader_of[value])
        elif verb == verbs.BOLT:
            bolts.begin_bolt(s, g.unit_of[value])
        elif verb == verbs.LEAD:
            self._lead(s, m, g.leader_of[value])
        elif verb == verbs.BRING:
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
        leading.begin_lead(s, whom)

    def _order(self, s: Battle, verb: int, u: int) -> None:
        """One unit is ordered to move, fire, harass, recover or rally [5.22a, 5.22b, 5.22c, 5.22d]."""
        s.orders -= order_cost(s, u) if verb == verbs.MOVE else 1
        s.ordered[u], begin = _ORDERS[verb]
        if s.heard is not None:
            g = setting(s)
            s.tell("ordered", (g.lead_gid[s.lead], g.gid[u], s.ordered[u]), ("4.22a",))
        begin(s, u)


@dataclass(slots=True, frozen=True)
class NextOrder(Step):
    """An order has been carried out: what it has changed is noted, then the next may be given."""

    side: int

    def run(self, s: Battle) -> None:
        command.note_zones(s)
        scenario_rules.watch(s)
        scenario_rules.note_elephants(s, self.side)
        s.then(GiveOrders(self.side))
