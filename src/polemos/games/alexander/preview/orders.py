"""What an order would bring: its price, the range of command, lines and their leave, rally, recovery [4, 5.2]."""

from functools import partial

from polemos.games.alexander import verbs
from polemos.games.alexander.data.tables import LEADER_MA
from polemos.games.alexander.edge.reference_tables.page import RALLY_GRID, RALLY_ROWS
from polemos.games.alexander.preview import fire, march
from polemos.games.alexander.preview.builder import PreviewBuilder, percent
from polemos.games.alexander.rules.command import (
    command,
    contingents,
    elephant_command,
    line_command,
    line_play,
    lines,
    orders,
    rally,
    reinforcements,
)
from polemos.games.alexander.rules.field.zones import holders
from polemos.games.alexander.rules.fire import aiming, missiles
from polemos.games.alexander.rules.movement import move_begin_end, move_costs, move_effects
from polemos.games.alexander.rules.reactions import withdrawal_plans
from polemos.games.alexander.rules.rout.rout import Flight
from polemos.games.alexander.state import Battle, command_range, hexes, initiative, setting, strategy
from polemos.kernel.flow import VERB, copy
from polemos.room import messages, outcomes, table_builder
from polemos.room.preview_builder import Reading


def order_lines(d: PreviewBuilder, u: int, cost: int) -> None:
    """What the order costs, and how far the unit stands in the range of command [4.21, 4.22]."""
    s = d.s
    if isinstance(d.step, orders.GiveOrders):
        d.term("orders-cost", cost, "4.22a")
        d.term("orders-left", s.orders - cost, "4.22b")
        reached = command.flood(s, s.lead)
        mine = hexes(s, u)
        args: dict[str, messages.Word] = {"leader": d.leader(s.lead), "range": command_range(s, s.lead)}
        d.term("in-range", f"{sum(1 for h in mine if h in reached)}/{len(mine)}", "4.21a", args)
    elif isinstance(d.step, line_play.CommandLine):
        d.term("line-of", d.units(s.in_line), "5.22g")


def preview_move(d: PreviewBuilder, c: int) -> None:
    """An order to move: the hits of a Moved unit, movement points, who holds it, who may give way [5.22a, 6.13]."""
    s = d.s
    u = d.g.unit_of[c % VERB]
    order_lines(d, u, orders.order_cost(s, u))
    if isinstance(d.step, elephant_command.ChargeOn):
        d.rule("9.19b", "")
    d.path = [s.loc[u]]
    after = outcomes.carried(s, c)
    d.term("allowance", move_costs.allowance(s, u), "6.11", {"unit": d.unit(u)})
    d.suffered(after)
    if after.again:
        d.rule("6.13b", "")
    held = holders(s, u)
    if held:
        d.term("held-by", d.units(held), "7.23b")
    if missiles.may_fire(s, u):
        d.term("may-shoot", "", "8.11a")
    march.withdrawals(d, s, u)


def preview_fire(d: PreviewBuilder, c: int) -> None:
    """An order to shoot: at whom, with what chance [5.22b, 8.13a]."""
    u = d.g.unit_of[c % VERB]
    order_lines(d, u, 1)
    d.path = [d.s.loc[u]]
    fire.target_list(d, u, d.g.weapon[u], 0)


def preview_harass(d: PreviewBuilder, c: int) -> None:
    """An order to harass [9.32, 9.41]: the hit of a Moved unit, whom, with what chance."""
    u = d.g.unit_of[c % VERB]
    order_lines(d, u, 1)
    d.path = [d.s.loc[u]]
    d.suffered(outcomes.carried(d.s, c))
    fire.prey_list(d, u)


def preview_recovery(d: PreviewBuilder, c: int) -> None:
    """Recovery of cohesion [10.14]."""
    u = d.g.unit_of[c % VERB]
    order_lines(d, u, 1)
    d.suffered(outcomes.carried(d.s, c))


def preview_rally(d: PreviewBuilder, c: int) -> None:
    """A rally: the leader's roll, then the hits that the unit keeps [10.27]."""
    s = d.s
    u = d.g.unit_of[c % VERB]
    order_lines(d, u, 1)
    after = outcomes.carried(s, c)
    args: dict[str, messages.Word] = {"unit": d.unit(u), "leader": d.leader(s.lead)}
    d.die("rally", after, rally.RallyRolled(s.lead, u), partial(read_rally, u), "10.27d", args)
    d.die("rallied", after, rally.Rallies(u), partial(read_rallied, u), "10.27f", args)
    if d.g.tq[u] in RALLY_ROWS:
        d.cell(RALLY_GRID, RALLY_ROWS.index(d.g.tq[u]), table_builder.WHOLE)
    d.rule("10.27b", "")


def read_rally(u: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads the leader's roll of a rally."""
    mine = d.g.side[u]
    if any(isinstance(x, rally.Rallies) for x in after.agenda):
        return d.reading("rally-works", mine)
    return d.reading("rally-flees" if any(isinstance(x, Flight) for x in after.agenda) else "rally-lost", 1 - mine)


def read_rallied(u: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads the hits that a rallied unit keeps."""
    mine = d.g.side[u]
    if after.routed[u]:
        return d.reading("rally-flees", 1 - mine)
    return d.reading("rally-hits", mine, {"hits": after.hits[u], "tq": d.g.tq[u]})


def preview_leading(d: PreviewBuilder, c: int) -> None:
    """A leader is ordered to move [4.23, 4.4]."""
    s = d.s
    m = d.g.leader_of[c % VERB]
    if isinstance(d.step, orders.GiveOrders):
        cost = orders.leader_cost(s, s.lead, m)
        d.term("orders-cost", cost, "4.23a" if m == s.lead else "4.4d" if cost > 1 else "4.4c")
        d.term("orders-left", s.orders - cost, "4.22b")
    d.path = [s.lead_loc[m]]
    d.term("points-left", LEADER_MA - s.lead_mp[m], "4.1i")


# ------------------------------------------------------------------------------------------------------ line commands
def preview_line(d: PreviewBuilder, c: int) -> None:
    """A line command: how it is allowed, its price, the lines that there are [4.31-4.37, 5.31d]."""
    s = d.s
    m = s.lead
    entry = c % VERB
    permit = lines.permission(s, m)
    d.rule(lines.PERMIT_CLAUSES[permit], "")
    if permit == lines.BY_ROLL:
        args: dict[str, messages.Word] = {"leader": d.leader(m), "rating": strategy(s, m)}
        d.die("strategy", s, line_command.StrategyRolled(d.side, entry), strategy_read, "4.34c", args)
    if permit == lines.NEAR_OVERALL:
        d.rule("4.34f", "")
    d.term("gives-up", s.orders, "4.31")
    for n, line in enumerate(possible_lines(s, m, entry)):
        d.term("line", d.units(line), "4.33g" if lines.on_horses(s, entry) else "4.33b", {"number": n + 1})
    d.rule("4.37b", "")


def possible_lines(s: Battle, m: int, entry: int) -> list[list[int]]:
    """Every line of an entry that a leader could take hold of now, each once."""
    if lines.on_horses(s, entry):
        return [lines.horse_line(s, m, entry)]
    found: list[list[int]] = []
    for u in lines.line_starts(s, m, entry):
        for line in grown_from(s, m, entry, u):
            if line and line not in found:
                found.append(line)
    return found


def grown_from(s: Battle, m: int, entry: int, u: int) -> list[list[int]]:
    """The lines that grow from a unit, flank to flank and front to rear; where one has its like in the other, once."""
    among = _units_of(s, entry)
    both = [lines.lead_elephants(s, m, lines.grown(s, among, u, way)) for way in (verbs.FILES, verbs.RANKS)]
    long = [line for line in both if len(line) > 1]
    return long or both[:1]


def _units_of(s: Battle, entry: int) -> tuple[int, ...]:
    return setting(s).lines[entry].units


def strategy_read(d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads a strategy roll."""
    won = after.permit == lines.BY_ROLL
    return d.reading("strategy-works" if won else "strategy-fails", d.side if won else 1 - d.side)


def preview_start(d: PreviewBuilder, c: int) -> None:
    """Which line it would be, taken hold of at this unit [4.33b]; before the turn: of a plan to withdraw [6.81a]."""
    s = d.s
    step = d.step
    u = d.g.unit_of[c % VERB]
    if isinstance(step, line_command.ChooseLine):
        found = [lines.horse_line(s, s.lead, step.entry)] if lines.on_horses(s, step.entry) else []
        for n, line in enumerate(found or grown_from(s, s.lead, step.entry, u)):
            d.term("line", d.units(line), "4.33b", {"number": n + 1})
    elif isinstance(step, withdrawal_plans.PlanLine):
        after = outcomes.carried(s, c)
        d.term("line", d.units(after.plans[-1][2:]), "6.81a", {"number": 1})


def preview_relation(d: PreviewBuilder, c: int) -> None:
    """The line that grows flank to flank, or front to rear [4.33b]."""
    step = d.step
    assert isinstance(step, line_command.ChooseRelation)
    line = lines.grown(d.s, _units_of(d.s, step.entry), step.unit, c)
    d.term("line", d.units(line), "4.33b", {"number": 1})


def preview_contingent(d: PreviewBuilder, c: int) -> None:
    """A contingent commander is set to work [5.63-5.65]."""
    x = d.g.leader_of[c % VERB]
    price = contingents.fee(d.s, x)
    d.term("orders-cost", price, "5.63b")
    d.term("orders-left", d.s.orders - price, "4.22b")
    d.term("line", d.units(contingents.commanded(d.s, x)), "5.65", {"number": 1})


def preview_together(d: PreviewBuilder, c: int) -> None:
    """Every unit of the line goes on in a direction as far as it can without hits; nobody interferes here [5.22g]."""
    way = c % VERB // 2
    after = copy(d.s)
    after.agenda = []
    for u in line_play.in_order(d.s, way):
        if after.moved[u]:
            d.about("moved-already", u, f"+{move_begin_end.AGAIN_HITS}", "6.13b")
        start = after.loc[u]
        move_begin_end.ready(after, u)
        while line_play.open_way(after, u, way):
            move_effects.go(after, u, way)
            move_begin_end.look_about(after, u)
        move_begin_end.close(after)
        if after.loc[u] != start:
            d.term("goes", after.went[u], "5.22g", {"unit": d.unit(u), "space": d.space(after.loc[u])})
            found = holders(after, u)
            if found:
                d.term("stops", d.units(found), "7.23a")


def preview_all_fire(d: PreviewBuilder, _: int) -> None:
    """Every unit of the line that can shoots: its best target [5.22h]."""
    s = d.s
    for u in s.in_line:
        if line_play.refusals_take_part(s, u) or not missiles.may_fire(s, u):
            continue
        best = -1
        for e in missiles.targets(s, u):
            aim = aiming.best_aim(s, u, d.g.weapon[u], e, 0)
            best = max(best, aim.need if aim is not None else -1)
        d.about("best-shot", u, percent(best + 1), "8.15a")


# ------------------------------------------------------------------------------------------------------ the rest
def preview_marker(d: PreviewBuilder, c: int) -> None:
    """A marker for a planned withdrawal, a blind, or one that is turned over: the side's own, nobody else's [6.82]."""
    s = d.s
    m = d.g.leader_of[c % VERB]
    if isinstance(d.step, orders.GiveOrders):
        freed = [u for plan in s.plans if plan[0] == m for u in plan[2:]]
        d.term("line", d.units(freed), "6.82", {"number": 1})
        return
    for n, line in enumerate(withdrawal_plans.lines_of(s, m)):
        d.term("line", d.units(line), "6.81a", {"number": n + 1})
    if c - c % VERB == verbs.MARK:
        d.term("line-waits", "", "6.84c")
        d.term("withdrawal-finishes", "", "6.85")
    else:
        d.rule("6.82", "")


def preview_bringing(d: PreviewBuilder, c: int) -> None:
    """A reinforcement is ordered in [scn.hydaspes.4]."""
    u = d.g.unit_of[c % VERB]
    d.term("orders-cost", 1, "4.22a")
    d.term("orders-left", d.s.orders - 1, "4.22b")
    d.term("doors", d.page.join([d.space(h) for h in reinforcements.doors(d.s, u)]), "scn.hydaspes.4")


def preview_entry(d: PreviewBuilder, c: int) -> None:
    """Where a reinforcement comes in, and what the first hex costs [scn.hydaspes.4]."""
    step = d.step
    assert isinstance(step, reinforcements.EnterAt)
    points, losses = reinforcements.entry_cost(d.s, step.unit, c % VERB)
    d.path = [c % VERB]
    d.term("cost", points, "6.21a", {"unit": d.unit(step.unit)})
    d.term("points-left", move_costs.allowance(d.s, step.unit) - points, "6.11")
    if losses:
        d.term("ground-hits", f"+{losses}", "6.22a")


def preview_elephant_leader(d: PreviewBuilder, c: int) -> None:
    """The Elephant Leader marker: who goes with these elephants [9.19b]."""
    u = d.g.unit_of[c % VERB]
    d.term("line", d.units(elephant_command.herd(d.s, u)), "9.19b", {"number": 1})


def unfinished(d: PreviewBuilder, _: int) -> None:
    """No more orders: those that are left are lost [4.22c, 5.26]."""
    if isinstance(d.step, orders.GiveOrders):
        d.term("orders-lost", d.s.orders, "4.22c")
        if d.s.orders and d.s.orders == initiative(d.s, d.s.lead):
            # who has given no order at all throws the whole activation away
            d.warn("no-order-given", {"leader": d.leader(d.s.lead), "orders": d.s.orders})
