"""A line or contingent command is carried out: units move, fire or harass one by one [4.32, 5.22g, 5.22h, 5.65].

Entry fire against them comes after all of them [8.21]: whoever begins the command pushes it after this question.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data.ground import NEXT, column_of, row_of
from polemos.games.alexander.rules.command import command, leading
from polemos.games.alexander.rules.command.command import is_overall
from polemos.games.alexander.rules.field import scenario_rules, universes
from polemos.games.alexander.rules.field.universes import site_of
from polemos.games.alexander.rules.field.zones import held
from polemos.games.alexander.rules.fire import harassment, missiles
from polemos.games.alexander.rules.movement import move_begin_end, move_decision, move_effects, move_legality
from polemos.games.alexander.rules.movement.move_costs import ahead, allowance, elephants_beside, price, toll
from polemos.games.alexander.rules.movement.move_legality import in_zone_from_start, may_leave
from polemos.games.alexander.rules.reactions import reactions
from polemos.games.alexander.state import NO_ORDER, TO_FIRE, TO_MOVE, Battle, setting
from polemos.games.alexander.verbs import ALL_FIRE, DONE, FIRE, HARASS, LEAD, MOVE, TOGETHER
from polemos.kernel.flow import VERB, Decision, Refusal, Step, copy, unless

FEWEST: Final = 2
"""Units that make it worth while to speak of all together."""


def refusals_take_part(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not do anything in the command that is carried out [5.23, 10.25b, 10.27g]."""
    h = universes.place_of(s, u)
    if h < 0 or u not in s.in_line:
        return [Refusal("4.31", h)]
    if s.ordered[u] != NO_ORDER:
        return [Refusal("5.23", h)]
    if s.routed[u]:
        return [Refusal("10.25b", h)]
    return [Refusal("10.27g", h)] if s.rallied[u] else []


def refusals_march(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not move in the command: its scenario, a plan to withdraw, its own state [6.84c, 9.62b]."""
    if any(plan[1] == state.PW and u in plan[2:] and s.lead_status[plan[0]] == state.ON_MAP for plan in s.plans):
        return [Refusal("6.84c", s.loc[u])]
    return refusals_go(s, u)


def refusals_go(s: Battle, u: int) -> list[Refusal]:
    """Why a unit may not move in the command, whatever its side plans [6.12, 9.62b]."""
    if s.deep[u] >= 0 and s.lead >= 0 and not is_overall(s, s.lead):
        return [Refusal("9.62b", s.loc[u])]
    return scenario_rules.may_be_ordered(s, u) or move_begin_end.refusals_move(s, u)


def may_march(s: Battle, u: int) -> bool:
    """Whether a unit may move in the command now."""
    return not refusals_take_part(s, u) and not refusals_march(s, u)


def refusals_ride(s: Battle, m: int) -> list[Refusal]:
    """Why whoever commands the line may not move by himself now: out of a zone as with a unit [4.36, 4.4c, 4.4e]
    (RULING-82); not at all if a casualty has finished him since [4.25, 8.34c]."""
    if s.rank[m] == state.FINISHED:
        return [Refusal("4.25", s.lead_loc[m])]
    found = leading.refusals_lead(s, m)
    if not found and leading.fare(s, m):
        found = [Refusal("4.4c" if s.lead_moved[m] else "4.4e", s.lead_loc[m])]
    return found


@dataclass(slots=True, frozen=True)
class CommandLine(Decision):
    """Which unit of the line is next, and what it does; or all of them do the same [5.22g, 5.22h, 4.36].

    TOGETHER names a bearing, 0 to 330 degrees in steps of 60: every unit that can goes on by it as far as it goes
    without hits, friends or enemies in its way. Triballi who must close with the enemy move, one by one, as long as
    any of them can, and do nothing else [scn.lyginus.1] (RULING-110).
    """

    def clause(self) -> str:
        return "5.22g"

    def alike(self, s: Battle) -> bool:
        # what could move if no hidden plan held it back [6.84c] (RULING-135)
        free = sum(1 for u in s.in_line if not refusals_take_part(s, u) and not refusals_go(s, u))
        return free > (1 if scenario_rules.must_close(s, self.side) else 0)

    def universe(self, s: Battle) -> list[int]:
        gid = setting(s).gid
        units = dict.fromkeys([*s.in_line, *(u for u in setting(s).of_side[self.side] if s.loc[u] >= 0)])
        found = [verb + gid[u] for u in units for verb in (MOVE, FIRE, HARASS)]
        return [*found, *universes.facings_of(TOGETHER), ALL_FIRE, *universes.leaders_of(s, LEAD, self.side), DONE]

    def refusals(self, s: Battle, c: int) -> list[Refusal]:
        verb = universes.verb_of(c)
        if verb != MOVE and scenario_rules.must_close(s, self.side):
            done = verb == DONE and not any(may_march(s, u) for u in s.in_line)
            return unless(done, "scn.lyginus.1", site_of(s, s.caller))
        if verb == DONE:
            return []
        if verb == LEAD:
            m = universes.leader_named(s, c)
            return refusals_ride(s, m) if m >= 0 and m == s.caller else [Refusal("4.36", site_of(s, m))]
        if verb == TOGETHER:
            return refusals_together(s, c % VERB)
        if verb == ALL_FIRE:
            return refusals_all_fire(s)
        u = universes.unit_named(s, c)
        found = refusals_take_part(s, u)
        if found:
            return found
        if verb == MOVE:
            return refusals_march(s, u)
        if verb == FIRE:
            return missiles.refusals_fire(s, u)
        return scenario_rules.may_be_ordered(s, u) or harassment.refusals_harass(s, u)

    def options(self, s: Battle) -> list[int]:
        g = setting(s)
        found: list[int] = []
        fires = 0
        bearings: list[int] = [0] * 6
        if scenario_rules.must_close(s, self.side):
            return universes.naming(s, MOVE, [u for u in s.in_line if may_march(s, u)]) or [DONE]
        for u in s.in_line:
            if refusals_take_part(s, u):
                continue
            if not refusals_march(s, u):
                found.append(MOVE + g.gid[u])
                for d in ahead(s, u):
                    if could_set_out(s, u, d):
                        bearings[d] += 1
            if missiles.may_fire(s, u):
                fires += 1
                found.append(FIRE + g.gid[u])
            # whoever dashes at the enemy need not have him in range and sight where he stands [9.32a, 9.41a]
            if not scenario_rules.may_be_ordered(s, u) and harassment.may_harass(s, u):
                found.append(HARASS + g.gid[u])
        found += [TOGETHER + 2 * d for d in range(6) if bearings[d] >= FEWEST]
        if fires >= FEWEST:
            found.append(ALL_FIRE)
        if s.caller >= 0 and not refusals_ride(s, s.caller):
            found.append(LEAD + g.lead_gid[s.caller])
        return [*found, DONE]

    def chosen(self, s: Battle, c: int) -> None:
        if c == DONE:
            return
        verb, value = c - c % VERB, c % VERB
        g = setting(s)
        s.then(self)
        if verb == LEAD:
            m = g.leader_of[value]
            if command.in_zone(s, m) and not is_overall(s, m):
                s.lead_moved[m] = 1
            leading.begin_lead(s, m)
        elif verb == TOGETHER:
            units = in_order(s, value // 2)
            s.then(*[March(u, value // 2) for u in units])
        elif verb == ALL_FIRE:
            s.then(*[LineVolley(u) for u in s.in_line if not refusals_take_part(s, u) and missiles.may_fire(s, u)])
        else:
            u = g.unit_of[value]
            ordered(s, u, TO_FIRE if verb == FIRE else TO_MOVE)
            if verb == MOVE:
                move_decision.begin_move(s, u)
            elif verb == FIRE:
                missiles.begin_fire(s, u)
            else:
                harassment.begin_harass(s, u)


def refusals_all_fire(s: Battle) -> list[Refusal]:
    """Why the line does not shoot all together: what keeps each unit from it, or that only one could [5.22h]."""
    found: list[Refusal] = []
    ready = 0
    for u in s.in_line:
        why = refusals_take_part(s, u) or missiles.refusals_fire(s, u)
        ready += not why
        found += why
    return [] if ready >= FEWEST else found or [Refusal("5.22h")]


def refusals_together(s: Battle, bearing: int) -> list[Refusal]:
    """Why the line does not go on together by a bearing: what keeps each unit from its first step, or that only one
    could go [5.22g]. bearing: twelfths of the circle."""
    if bearing % 2:
        return [Refusal("6.31")]
    d = bearing // 2 % 6
    found: list[Refusal] = []
    ready = 0
    for u in s.in_line:
        why = refusals_take_part(s, u) or refusals_march(s, u) or _refusals_set_out(s, u, d)
        ready += not why
        found += why
    return [] if ready >= FEWEST else found or [Refusal("5.22g")]


def _refusals_set_out(s: Battle, u: int, d: int) -> list[Refusal]:
    """Why a unit that does not move yet could not take a first step by a bearing with its line (RULING-93)."""
    if d in ahead(s, u) and could_set_out(s, u, d):
        return []
    one = NEXT[6 * s.loc[u] + d]
    two = NEXT[6 * s.tail[u] + d] if s.tail[u] >= 0 else -1
    t = copy(s)
    t.mp = allowance(t, u)
    found = move_legality.refusals_enter(t, u, d)
    if held(s, u) and not may_leave(s, u):
        found.append(Refusal("7.23b", s.loc[u]))
    if not found:
        friends = [x for x in (one, two) if x >= 0 and s.at[x] not in (-1, u)]
        found = [Refusal("6.91", x) for x in friends] or [Refusal("6.22b", one)]
    return found


def ordered(s: Battle, u: int, what: int) -> None:
    """A unit of the line is set to work [5.23]."""
    s.ordered[u] = what
    if s.heard is not None:
        g = setting(s)
        s.tell("ordered", (g.lead_gid[s.caller] if s.caller >= 0 else -1, g.gid[u], what), ("5.22g",))


# --------------------------------------------------------------------------------- all together
def _forward(hex_: int, d: int) -> int:
    """How far a hex lies on in a direction, so that the foremost go first."""
    x, z = column_of(hex_), row_of(hex_) - (column_of(hex_) - column_of(hex_) % 2) // 2
    dx, dz = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[d]
    return x * dx + z * dz + (x + z) * (dx + dz)


def in_order(s: Battle, d: int) -> list[int]:
    """The units of the line that may go on in a direction, the foremost first."""
    units = [u for u in s.in_line if may_march(s, u) and d in ahead(s, u)]
    keyed = [(-_forward(s.loc[u], d), u) for u in units]
    keyed.sort()
    return [u for _, u in keyed]


@dataclass(slots=True, frozen=True)
class March(Step):
    """A unit of the line goes on by a bearing, if it can take one step at least."""

    unit: int
    direction: int

    def run(self, s: Battle) -> None:
        u, d = self.unit, self.direction
        if not may_march(s, u):
            return
        move_begin_end.ready(s, u)
        if not open_way(s, u, d):
            move_begin_end.close(s)
            return
        ordered(s, u, TO_MOVE)
        side = setting(s).side[u]
        s.then(reactions.Starting(u), Onward(u, d))
        if state.leaders_with(s, u):
            s.then(leading.Escort(side, u))
        if s.again:
            move_effects.charge(s, u, move_begin_end.AGAIN_HITS, "6.13b")


def could_set_out(s: Battle, u: int, d: int) -> bool:
    """Whether a unit that does not move yet could take a first step by a bearing, without hits and passing nobody.

    Another unit of the line in its way may go before it.
    """
    one = NEXT[6 * s.loc[u] + d]
    two = NEXT[6 * s.tail[u] + d] if s.tail[u] >= 0 else -1
    for x in (one, two):
        v = s.at[x] if x >= 0 else -1
        if v >= 0 and v != u and (v not in s.in_line or s.ordered[v] != NO_ORDER):
            return False
    if price(s, u, d) > allowance(s, u) or toll(s, u, d) or elephants_beside(s, u, one):
        return False
    return (may_leave(s, u) or not held(s, u)) and not scenario_rules.refusals_leave(s, u, s.loc[u], one)


def open_way(s: Battle, u: int, d: int) -> bool:
    """Whether the unit that moves can take a step that costs no hits and passes nobody (RULING-93)."""
    if s.stopped or d not in ahead(s, u) or not move_legality.may_enter(s, u, d):
        return False
    if in_zone_from_start(s, u) and not may_leave(s, u):
        return False
    one = NEXT[6 * s.loc[u] + d]
    two = NEXT[6 * s.tail[u] + d] if s.tail[u] >= 0 else -1
    if s.at[one] not in (-1, u) or (two >= 0 and s.at[two] not in (-1, u)):
        return False
    return toll(s, u, d) == 0 and elephants_beside(s, u, one) == 0


@dataclass(slots=True, frozen=True)
class Onward(Step):
    """A unit that marches with its line takes its next step, or has gone as far as it goes."""

    unit: int
    direction: int

    def run(self, s: Battle) -> None:
        u, d = self.unit, self.direction
        if s.loc[u] < 0 or s.routed[u]:
            move_begin_end.close(s)
            return
        move_begin_end.look_about(s, u)
        if not open_way(s, u, d):
            if move_begin_end.refusals_stop(s, u):
                # it could stop here only against the law of inertia: its way on is its owner's to choose [6.14a]
                s.then(move_decision.Moving(setting(s).side[u], u))
            else:
                move_begin_end.end_move(s, u)
            return
        s.then(self)
        if in_zone_from_start(s, u):
            two = NEXT[6 * s.tail[u] + d] if s.tail[u] >= 0 else -1
            s.then(reactions.Leaving(u, NEXT[6 * s.loc[u] + d], two), move_effects.Go(u, d))
        else:
            move_effects.go(s, u, d)


@dataclass(slots=True, frozen=True)
class LineVolley(Step):
    """A unit of the line fires where it stands, if it still can."""

    unit: int

    def run(self, s: Battle) -> None:
        u = self.unit
        if not refusals_take_part(s, u) and missiles.may_fire(s, u):
            ordered(s, u, TO_FIRE)
            missiles.begin_fire(s, u)
