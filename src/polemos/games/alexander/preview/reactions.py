"""What giving way, turning about and going back would cost whoever meets a moving enemy [6.7, 6.8, 7.16, 10.28]."""

from functools import partial

from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.preview import march
from polemos.games.alexander.preview.builder import PreviewBuilder
from polemos.games.alexander.rules.field import victory, zones
from polemos.games.alexander.rules.fire.volley import parting_aim
from polemos.games.alexander.rules.reactions import (
    leader_withdrawal,
    line_withdrawal,
    orderly_withdrawal,
    reactions,
    withdrawal_paths,
    withdrawal_plans,
)
from polemos.games.alexander.rules.rout import checks, flight, hits, rout
from polemos.games.alexander.state import Battle
from polemos.kernel.flow import VERB, copy
from polemos.room import messages, outcomes, table_builder
from polemos.room.preview_builder import Reading


# ------------------------------------------------------------------------------------------------------- withdrawal
def preview_withdrawal(d: PreviewBuilder, c: int) -> None:
    """A unit gives way: how far, where to, hits of approach and of foot, the check at the end [6.71, 6.72]."""
    step = d.step
    assert isinstance(step, orderly_withdrawal.Withdrawing)
    v = d.g.unit_of[c % VERB]
    after = outcomes.carried(d.s, c)
    withdrawal_lines(d, v, step.mover)
    d.suffered(after)
    end_of_withdrawal(d, after, v)


def withdrawal_lines(d: PreviewBuilder, v: int, u: int) -> None:
    """How far and where to, and who shoots first."""
    s = d.s
    skirmisher = d.g.kind[v] == tables.SK
    d.term("may-go", withdrawal_paths.reach(s, v, u), "9.31g" if skirmisher else "6.71b", {"unit": d.unit(v)})
    if not skirmisher:
        d.term("allowances", f"{withdrawal_paths.pace(s, v)}:{withdrawal_paths.pace(s, u)}", "6.71a")
    where = withdrawal_paths.approach(s, v, u)
    if where >= 0:
        d.term("approached", d.name("aspect", where), "9.31h" if skirmisher else "6.72c")
    found = withdrawal_paths.steps_back(s, v, u, withdrawal_paths.reach(s, v, u), False)
    d.path = [s.loc[v]]
    d.term("first-hexes", d.page.join([d.space(x) for x in found]), "6.75a")
    if zones.held(s, v) and found:
        march.retire_shots(d, v, found[0], withdrawal_paths.beside(s, v, found[0]))
    if parting_aim(s, v, u) is not None:
        d.rule("6.75b", "")


def end_of_withdrawal(d: PreviewBuilder, s: Battle, v: int) -> None:
    """The hit of foot and the check when a unit has gone back [6.72b, 6.72d]."""
    after = copy(s)
    after.agenda = []
    after.heard = []
    withdrawal_paths.settle(after, v)
    for event in after.heard:
        d.term("at-the-end", table_builder.signed(event.args[1]), event.clauses[0], {"unit": d.unit(v)})
    for x in after.agenda:
        if isinstance(x, checks.Check):
            march.check(d, after, x)
    if not any(isinstance(x, checks.Check) for x in after.agenda):
        d.rule("9.31h", "")


def preview_back(d: PreviewBuilder, c: int) -> None:
    """One hex back, of a unit, a planned line or a leader [6.71b, 6.84b, 4.62d]."""
    s = d.s
    step = d.step
    x = c % VERB
    if isinstance(step, withdrawal_paths.BackStep):
        after = outcomes.onward(outcomes.carried(s, c), withdrawal_paths.GoBack)
        d.path = [s.loc[step.unit], x]
        left = next((y.left for y in after.agenda if isinstance(y, withdrawal_paths.BackStep)), 0)
        d.term("cost", step.left - left, "6.71b", {"unit": d.unit(step.unit)})
        d.term("points-left", left, "6.71b")
        d.suffered(after)
        if zones.held(s, step.unit) and not step.moved:
            march.retire_shots(d, step.unit, x, withdrawal_paths.beside(s, step.unit, x))
        march.shying(d, after, step.unit)
        end_of_withdrawal(d, after, step.unit)
    elif isinstance(step, line_withdrawal.PlannedBack):
        d.path = [s.loc[step.unit], x]
        line = withdrawal_plans.line_with(s, step.unit)[1:]
        d.term("line", d.units(line), "6.84b", {"number": 1})
        way = ground.direction_to(s.loc[step.unit], x)
        for v in line:
            if zones.held(s, v):
                goal = ground.NEXT[6 * s.loc[v] + way]
                march.retire_shots(d, v, goal, withdrawal_paths.beside(s, v, goal))
    elif isinstance(step, (leader_withdrawal.LeaderBack, leader_withdrawal.Escape, leader_withdrawal.MustGo)):
        leader_back(d, c, step)


def leader_back(
    d: PreviewBuilder, c: int, step: leader_withdrawal.LeaderBack | leader_withdrawal.Escape | leader_withdrawal.MustGo
) -> None:
    """A leader goes back a hex."""
    after = outcomes.carried(d.s, c)
    m = step.leader
    d.path = [d.s.lead_loc[m], c % VERB]
    left = next(
        (y.left for y in after.agenda if isinstance(y, (leader_withdrawal.LeaderBack, leader_withdrawal.Escape))), -1
    )
    if left >= 0:
        d.term("points-left", left, "8.46b" if isinstance(step, leader_withdrawal.Escape) else "4.62d")


def preview_leader_withdrawal(d: PreviewBuilder, c: int) -> None:
    """A leader gives way [4.62]: his points, or the flight of Darius [8.46b]."""
    s = d.s
    m = d.g.leader_of[c % VERB]
    d.path = [s.lead_loc[m]]
    if isinstance(d.step, orderly_withdrawal.Withdrawing) and m != victory.target(s):
        u = d.step.mover
        d.term("may-go", leader_withdrawal.points(s, u), "4.62d", {"unit": d.leader(m)})
        found = leader_withdrawal.steps_back(s, m, u, leader_withdrawal.points(s, u), False)
        d.term("first-hexes", d.page.join([d.space(x) for x in found]), "4.62a")
    else:
        d.term("may-go", leader_withdrawal.ESCAPE, "8.46b", {"unit": d.leader(m)})


def preview_line_back(d: PreviewBuilder, c: int) -> None:
    """A cavalry line gives way as a whole, or a planned line, which is the side's own secret [6.77, 6.84, 6.85]."""
    s = d.s
    step = d.step
    assert isinstance(step, orderly_withdrawal.Withdrawing)
    m = d.g.leader_of[c % VERB]
    u = step.mover
    near = withdrawal_paths.near_units(s, d.side, u)
    for entry in d.g.lines:
        if entry.leader == m:
            line = line_withdrawal.cavalry_line(s, entry, u, near)
            if line:
                d.term("line", d.units(line), "6.77a", {"number": 1})
                d.rule("6.77b", "")
                return


def preview_plan(d: PreviewBuilder, c: int) -> None:
    """The side's own planned line goes back a hex; its leader is finished [6.84, 6.85]."""
    step = d.step
    assert isinstance(step, line_withdrawal.Revealing)
    m = d.g.leader_of[c % VERB]
    for v in line_withdrawal.approached(d.s, d.side, step.mover):
        found = withdrawal_plans.line_with(d.s, v)
        if found[0] == m:
            d.term("line", d.units(found[1:]), "6.84a", {"number": 1})
            d.warn("finished-then", {"leader": d.leader(m)})
            return


def preview_stopping(d: PreviewBuilder, _: int) -> None:
    """Going back no farther: what the end of the withdrawal costs [6.72]."""
    step = d.step
    assert isinstance(step, withdrawal_paths.BackStep)
    end_of_withdrawal(d, d.s, step.unit)


def preview_plain(d: PreviewBuilder, _: int) -> None:
    """A choice that says all by itself: a leader goes no farther, a unit faces as it is told in the set-up."""


# ------------------------------------------------------------------------------------------------- turning about [7.16]
def preview_facing(d: PreviewBuilder, c: int) -> None:
    """A unit turns toward an enemy in time, or routs [7.16]."""
    s = d.s
    step = d.step
    assert isinstance(step, reactions.ReactFacing)
    u, e = step.unit, step.mover
    after = outcomes.carried(s, c)
    d.path = [s.loc[u]]
    there = [zones.aspect(after, u, h) for h in (s.loc[e], s.tail[e]) if h >= 0]
    seen = [where for where in there if where >= 0]
    if seen:
        d.term("stands-then", d.name("aspect", min(seen)), "7.11b", {"unit": d.unit(e)})
    d.suffered(after)
    if tables.CAVALRY[d.g.kind[u]] and tables.INFANTRY[d.g.kind[e]]:
        d.rule("7.16d", "")
        return
    more = max(0, reactions.pace(s, e) - reactions.pace(s, u))
    if more:
        d.term("faster", table_builder.signed(more), "7.16b", {"unit": d.unit(e)})
    args: dict[str, messages.Word] = {"unit": d.unit(u), "tq": hits.tq(s, u)}
    d.die("facing", after, reactions.FacingRolled(u, e), partial(read_facing, u), "7.16b", args)


def read_facing(unit: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads the die of a unit that turns about."""
    side = d.g.side[unit]
    if any(isinstance(x, rout.Routs) for x in after.agenda):
        return d.reading("facing-late", 1 - side)
    return d.reading("facing-in-time", side)


def preview_refacing(d: PreviewBuilder, c: int) -> None:
    """A turn after a withdrawal or an advance [6.72a, 8.52, 7.14]."""
    after = outcomes.carried(d.s, c)
    d.suffered(after)
    if isinstance(d.step, withdrawal_paths.Refacing) and d.g.kind[d.step.unit] != tables.SK:
        d.rule("6.72a", "")


# ------------------------------------------------------------------------------------------------- flight [10.2, 10.28]
def preview_following(d: PreviewBuilder, c: int) -> None:
    """A leader follows his men in flight, or stays: where they run [10.21, 10.28]."""
    step = d.step
    if isinstance(step, rout.Flight):
        way = flight.plan(d.s, step.unit, step.hexes, step.points, step.avoid)
        d.path = [d.s.loc[step.unit], *[h for h in way.hexes if 0 <= h < ground.CELLS]]
        if not way.done:
            d.rule("10.21d", "")
        elif any(not 0 <= h < ground.CELLS for h in way.hexes):
            d.rule("10.23", "")
