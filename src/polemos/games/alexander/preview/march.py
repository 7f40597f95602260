"""What a step, a turn, a change of formation would do: points, hits, who may answer, what stops it [6, 7, 9.6, 9.7]."""

from functools import partial
from typing import Final

from polemos.games.alexander import verbs
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.ground import TERRAINS
from polemos.games.alexander.edge.reference_tables.page import COST_ROWS, COSTS
from polemos.games.alexander.preview import alone, fire
from polemos.games.alexander.preview.builder import PreviewBuilder, local, read_hits
from polemos.games.alexander.rules import rolls
from polemos.games.alexander.rules.command.leading import Escort, Leading, Meet, fare
from polemos.games.alexander.rules.field import combats, encounters, zones
from polemos.games.alexander.rules.fire import aiming, bolts, reaction_fire, volley
from polemos.games.alexander.rules.movement import (
    move_begin_end,
    move_costs,
    move_decision,
    move_effects,
    move_legality,
)
from polemos.games.alexander.rules.reactions import (
    horses_before_elephants,
    leader_withdrawal,
    reactions,
    withdrawal_paths,
)
from polemos.games.alexander.rules.rout import checks, hits
from polemos.games.alexander.rules.shock import shock
from polemos.games.alexander.state import Battle, leaders_with
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried, done, onward

#: Formations by the verb that takes them: the clause that says what it means to be in one.
MEANING: Final = {
    verbs.TO_COLUMN: ("6.62a", "6.62b", "6.65a", "6.67"),
    verbs.TO_SQUARE: ("9.64a", "9.64c", "9.64d"),
    verbs.TO_CHARGE: ("9.74a", "9.74c", "9.75a"),
}


def gone(d: PreviewBuilder, c: int) -> Battle:
    """A copy on which the unit that moves has taken its step, retire fire and withdrawals left out."""
    return onward(carried(d.s, c), move_effects.Go, move_effects.Swing)


def mover(d: PreviewBuilder) -> int:
    """The unit of which the question speaks."""
    return local(d.step, "unit")


def spent(d: PreviewBuilder, after: Battle, u: int) -> None:
    """Movement points that a choice costs, and what is left [6.11, 6.21]."""
    d.term("cost", after.spent - d.s.spent, "6.21a", {"unit": d.unit(u)})
    d.term("points-left", after.mp, "6.11")


# --------------------------------------------------------------------------------------------------------- a hex on
def preview_step(d: PreviewBuilder, c: int) -> None:
    """The unit that moves goes a hex on, pivots or wheels [6.2, 6.31, 6.43, 6.45]."""
    s = d.s
    u = mover(d)
    verb = c - c % VERB
    after = gone(d, c)
    if after.loc[u] < 0:
        return
    d.path = [s.loc[u], after.loc[u]] if after.loc[u] != s.loc[u] else [s.tail[u], after.tail[u]]
    for old, new in ((s.loc[u], after.loc[u]), (s.tail[u], after.tail[u])):
        if new >= 0 and new != old:
            ground(d, u, new)
    spent(d, after, u)
    d.suffered(after)
    for step in after.agenda:
        if isinstance(step, checks.Check):
            check(d, after, step)
    if move_legality.in_zone_from_start(s, u) and verb != verbs.WHEEL:
        retire_shots(d, u, after.loc[u], after.tail[u])
    arrival(d, after, u)


def ground(d: PreviewBuilder, u: int, hex_: int) -> None:
    """The cell of the Movement Costs Chart for a hex that is entered."""
    name = TERRAINS[d.g.field.terrain[hex_]]
    if name in COST_ROWS:
        d.cell(COSTS, COST_ROWS.index(name), 1 + d.g.group[u])


def arrival(d: PreviewBuilder, after: Battle, u: int) -> None:
    """Whom the unit meets where it comes to: zones of control, and what the enemy may do [7.16, 7.23, 8.21, 6.71]."""
    if after.routed[u]:
        return
    found = zones.holders(after, u)
    if found:
        d.term("stops", d.units(found), "7.23a")
    turning = [e for e in _beside(d, after, u) if not reactions.refusals_face(after, e, u)]
    if turning:
        d.term("may-face", d.units(turning), "7.16a")
    withdrawals(d, after, u)
    shying(d, after, u)
    entry_fire(d, after, u)
    bolts_at(d, after, u)
    prospects(d, after, u)


def shying(d: PreviewBuilder, after: Battle, u: int) -> None:
    """The horses that shy at elephants where they have come to [9.16]."""
    shy = [
        x.unit
        for x in done(after, horses_before_elephants.Frightened(u)).agenda
        if isinstance(x, horses_before_elephants.Shies)
    ]
    if shy:
        d.term("shies", d.units(shy), "9.16")


def _beside(d: PreviewBuilder, s: Battle, u: int) -> list[int]:
    """The enemy units beside a unit."""
    there = [s.at[h] for h in zones.neighbours(s, u)]
    return [e for e in dict.fromkeys(there) if e >= 0 and d.g.side[e] != d.g.side[u]]


def withdrawals(d: PreviewBuilder, after: Battle, u: int) -> None:
    """Enemies near enough who are able to withdraw: units, leaders [6.71a, 4.62a]. Plans are hidden."""
    enemy = 1 - d.g.side[u]
    units = [
        v
        for v in withdrawal_paths.near_units(after, enemy, u)
        if withdrawal_paths.able(after, v, u)
        and withdrawal_paths.steps_back(after, v, u, withdrawal_paths.reach(after, v, u), False)
    ]
    if units:
        d.term("may-withdraw", d.units(units), "6.71a")
    leaders = [m for m in withdrawal_paths.near_leaders(after, enemy, u) if leader_withdrawal.may_withdraw(after, m, u)]
    if leaders:
        d.term("leaders-withdraw", d.leaders(leaders), "4.62a")


def retire_shots(d: PreviewBuilder, u: int, hex_: int, tail: int) -> None:
    """Those who may shoot as a unit leaves their zones of control for a hex [8.22]."""
    noted = done(d.s, reaction_fire.Leaving(u, hex_, tail))
    for unit, enemy, what in noted.contacts:
        if enemy == u and what == encounters.WAITS_RETIRE:
            aim = volley.aim_of(d.s, unit, u, d.g.weapon[unit], volley.RETIRE, 0)
            if aim is not None:
                d.about("may-retire-fire", unit, fire.chance_of(aim.need), "8.22")


def entry_fire(d: PreviewBuilder, after: Battle, u: int) -> None:
    """Those who may shoot at whoever has come into their zones of control [8.21, 9.12]."""
    noted = done(after, reaction_fire.EntryFire(u))
    for unit, enemy, what in noted.contacts:
        if enemy != u or what not in (encounters.WAITS, encounters.WAITS_SCREEN, encounters.WAITS_LINE):
            continue
        weapon = tables.SCREEN if what == encounters.WAITS_SCREEN else d.g.weapon[unit]
        aim = volley.aim_of(after, unit, u, weapon, volley.ENTRY, 0) if aiming.able(after, unit, weapon) else None
        if aim is not None:
            d.about(
                "may-enter-fire", unit, fire.chance_of(aim.need), "8.21b" if what == encounters.WAITS_LINE else "8.21a"
            )


def bolts_at(d: PreviewBuilder, after: Battle, u: int) -> None:
    """The enemy's bolt shooters who see the unit there [9.52]."""
    if not d.g.has_bolts:
        return
    for crew in bolts.crews(after, 1 - d.g.side[u]):
        aim = aiming.best_aim(after, crew, tables.BOLT, u, 0)
        if aim is not None:
            d.about("may-bolt", crew, fire.chance_of(aim.need), "9.52")


def prospects(d: PreviewBuilder, after: Battle, u: int) -> None:
    """Whom the unit would have to fight, or could, if it stood there when its move ends [7.31, 7.32a].

    One that only turns in a zone, or does nothing, has not moved and need not [7.32b] (RULING-12, RULING-81); nor need
    two phalanxes deep of which only the lower one has (RULING-83).
    """
    found = shock.targets(after, u)
    if found:
        moved = not after.turned[u] and not after.beneath[u] and (after.spent > 0 or combats.moved_now(after, u))
        must = moved and tables.MUST_SHOCK[d.g.kind[u]]
        d.term("must-fight" if must else "may-fight", d.units(found), "7.31" if must else "7.32a" if moved else "7.32b")


def check(d: PreviewBuilder, before: Battle, step: checks.Check) -> None:
    """A Troop Quality check that follows [10.16]."""
    clause = "6.45b" if step.why == rolls.R_WHEEL else "6.46b" if step.why == rolls.R_AUGMENTED else "6.72d"
    u = step.unit
    found = hits.Checked(u, step.why, step.most, step.least, step.more)
    d.die("check", before, found, partial(read_hits, u), clause, {"unit": d.unit(u), "tq": hits.tq(before, u)})


# --------------------------------------------------------------------------------------------------------- on the spot
def preview_turn(d: PreviewBuilder, c: int) -> None:
    """A turn, an about-face, a change of formation or of pace: points, hits, what the formation means [6.4, 6.6, 7.1,
    9.6, 9.7].
    """
    u = mover(d)
    after = carried(d.s, c)
    d.path = [d.s.loc[u]]
    spent(d, after, u)
    d.suffered(after)
    if after.form[u] != d.s.form[u]:
        for clause in MEANING.get(c - c % VERB, ()):
            d.rule(clause, "")
        d.term("tq-then", hits.tq(after, u), "6.65a" if c - c % VERB == verbs.TO_COLUMN else "2.4a")
        d.term("allowance-then", move_costs.allowance(after, u), "6.11")
    if d.s.pinned and after.turned[u]:
        d.rule("7.25", "")
    if c - c % VERB == verbs.DEEPEN:
        # it steps into other hexes
        arrival(d, after, u)
    else:
        prospects(d, after, u)


def preview_haste(d: PreviewBuilder, c: int) -> None:
    """A phalanx steps out [6.46]."""
    u = mover(d)
    after = carried(d.s, c)
    d.term("points-left", after.mp, "6.46a")
    d.suffered(after)
    if not d.s.again:
        check(d, after, checks.Check(u, rolls.R_AUGMENTED, move_begin_end.HASTY_FIRST_HITS))


def preview_halt(d: PreviewBuilder, c: int) -> None:
    """The move ends: the Moved side, the check of haste, what must be fought [6.13, 6.46b, 7.31, 7.33]."""
    u = mover(d)
    after = carried(d.s, c)
    if d.s.mp:
        d.term("points-unused", d.s.mp, "6.11")
    if after.moved[u] and not d.s.moved[u]:
        d.rule("6.13a", "")
    for step in after.agenda:
        if isinstance(step, checks.Check):
            check(d, after, step)
    bolts_at(d, after, u)
    prospects(d, after, u)


def preview_exit(d: PreviewBuilder, c: int) -> None:
    """The unit leaves the map for good by the way out of the battle."""
    u = mover(d)
    after = carried(d.s, c)
    d.term("leaves", d.unit(u), d.asks())
    left = [m for m in leaders_with(d.s, u) if after.lead_loc[m] >= 0]
    if left:
        d.term("left-behind", d.leaders(left), d.asks())
    d.warn("for-good", {"unit": d.unit(u)})


# --------------------------------------------------------------------------------------------------------- leaders
def preview_ride(d: PreviewBuilder, c: int) -> None:
    """A leader rides a hex on: points, zones, enemies whom he would meet alone [4.1i, 4.61, 4.63, 6.15]."""
    s = d.s
    step = d.step
    assert isinstance(step, Leading)
    m = step.leader
    after = carried(s, c)
    d.path = [s.lead_loc[m], after.lead_loc[m]]
    d.term("cost", after.lead_mp[m] - s.lead_mp[m], "4.1i", {"unit": d.leader(m)})
    d.term("points-left", tables.LEADER_MA - after.lead_mp[m], "6.15a")
    rivals = [x.other for x in after.agenda if isinstance(x, Meet)]
    if rivals:
        d.term("meets", d.leaders(rivals), "4.63")
    if leader_withdrawal.alone(after, m):
        alone.threatened(d, after, m)


def preview_escort(d: PreviewBuilder, c: int) -> None:
    """A leader goes along with a unit [4.23b, 7.23c]."""
    if not isinstance(d.step, Escort):
        return
    m = d.g.leader_of[c % VERB]
    d.term("orders-cost", fare(d.s, m), "7.23c" if fare(d.s, m) else "4.23b")
    d.term("orders-left", d.s.orders - fare(d.s, m), "4.22b")


def preview_pressing(d: PreviewBuilder, c: int) -> None:
    """Skirmishers press on among friends [6.92b], or a unit takes its step."""
    if isinstance(d.step, move_decision.Moving):
        preview_step(d, c)
    elif isinstance(d.step, Leading):
        preview_ride(d, c)
    else:
        u = mover(d)
        after = carried(d.s, c)
        d.path = [d.s.loc[u], c % VERB]
        d.suffered(after)
        arrival(d, after, u)
