"""What the choices of the shock segment would bring: who fights whom, who counts, the advance [8.3-8.5, 9.13, 9.23]."""

from functools import partial
from typing import Final

from polemos.games.alexander import state, verbs
from polemos.games.alexander.data.tables import EL, LOWEST
from polemos.games.alexander.edge.reference_tables import page
from polemos.games.alexander.preview import fire, march
from polemos.games.alexander.preview.builder import PreviewBuilder, neighbour, read_hits
from polemos.games.alexander.preview.clash import choose_sides, combat, endangered, giving_way, prepared
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.fire.reaction_fire import Leaving
from polemos.games.alexander.rules.rout import hits, rout
from polemos.games.alexander.rules.shock import advance, advance_ways, clash, collapse, duel, passthrough, shock
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import VERB, copy
from polemos.room import messages, outcomes, table_builder
from polemos.room.preview_builder import NEITHER, Reading

MOST_RIVALS: Final = 3
"""Leaders for whom the odds of a personal combat are worked out at most."""


# ---------------------------------------------------------------------------------------------- who fights whom [8.32]
def preview_commitment(d: PreviewBuilder, c: int) -> None:
    """A unit will fight, or not: all in its zone of control that it may attack [7.32, 8.31a, 8.32a]."""
    s = d.s
    step = d.step
    u = d.g.unit_of[c % VERB]
    assert isinstance(step, (shock.Willing, shock.Designate))
    found = shock.targets(s, u)
    if c - c % VERB != verbs.COMMIT:
        d.term("leaves-alone", d.units(found), "7.32a")
        return
    d.path = [s.loc[u], *(s.loc[e] for e in found)]
    d.term("attacks-all", d.units(found), "8.32a")
    if found:
        marked = copy(s)
        marked.mark[u] = state.MUST_CHECK if isinstance(step, shock.Willing) else state.NO_CHECK
        attackers, defenders = together(marked, d.side, u)
        after, n = prepared(marked, d.side, attackers, defenders, combats.FIRST_LINE, -1)
        choose_sides(after, n)
        combat(d, after, n, True)


def together(s: Battle, side: int, u: int) -> tuple[list[int], list[int]]:
    """Who would meet whom if all units that are marked so far fought, each against as few enemies as it may: the
    combat of one of them, with all its attackers [8.32a, 8.32b]."""
    t = copy(s)
    t.agenda = []
    t.heard = None
    t.attacks.clear()
    t.due = [v for v in setting(t).of_side[side] if t.mark[v] and t.loc[v] >= 0 and shock.targets(t, v)]
    for v in t.due[:]:
        engage = shock.Engage(side, v)
        t.attacks += [(v, e) for e in shock.owed(t, v, shock.rivals(t, v))]
        if not engage.mine(t):
            t.attacks += [(v, named(t, c)) for c in engage.options(t)[:1]]
        t.due = [x for x in t.due if x != v]
    mine = [e for a, e in t.attacks if a == u] or shock.targets(s, u)
    if len(mine) > 1:
        return [u], mine
    return list(dict.fromkeys([u, *(a for a, e in t.attacks if e == mine[0])])), mine


def named(s: Battle, c: int) -> int:
    """The unit that a choice names."""
    return setting(s).unit_of[c % VERB]


def preview_fight(d: PreviewBuilder, c: int) -> None:
    """A combat: by a marked unit, against a second line, where routs or advances come next, or the direction that
    counts [8.3b, 8.32, 8.35c, 9.13b].
    """
    s = d.s
    step = d.step
    e = d.g.unit_of[c % VERB]
    if isinstance(step, shock.Engage):
        u = step.attacker
        attackers, defenders = joined(s, step, u, e)
        d.path = [s.loc[u], s.loc[e]]
        after, n = prepared(s, d.side, attackers, defenders, combats.FIRST_LINE, -1)
        choose_sides(after, n)
        combat(d, after, n, True)
    elif isinstance(step, passthrough.NextLine):
        d.path = [s.loc[step.unit], step.space, s.loc[e]]
        after, n = prepared(s, d.side, [step.unit], [e], combats.SECOND_LINE, step.space)
        choose_sides(after, n)
        combat(d, after, n, True)
    elif isinstance(step, clash.StrikeAt):
        after = copy(s)
        choose_sides(after, step.fight, s.fights[step.fight][combats.LEAD], e)
        combat(d, after, step.fight, False)
    elif isinstance(step, collapse.RoutOrder):
        routing(d, step, e)
    elif isinstance(step, advance.AdvanceOrder):
        going_on(d, step, e)


def joined(s: Battle, step: shock.Engage, u: int, e: int) -> tuple[list[int], list[int]]:
    """Who would meet whom if a unit attacks an enemy: with whoever attacks it already, or all those that it attacks."""
    mine = [*step.mine(s), e]
    whole = mine + [x for x in shock.owed(s, u, shock.rivals(s, u)) if x not in mine]
    if len(whole) > 1:
        return [u], whole
    return [*[a for a, x in s.attacks if x == e and a != u], u], [e]


def routing(d: PreviewBuilder, step: collapse.RoutOrder, e: int) -> None:
    """Who would rout in a combat; who has routed before is eliminated [8.33b, 8.33c, 8.38a, 10.25c]."""
    s = d.s
    for row in s.group:
        if (
            row[combats.ROW_UNIT] != e
            or row[combats.ROW_ROLE] == combats.ATTACKER
            or s.fights[row[0]][combats.KIND] != combats.FIRST_LINE
        ):
            continue
        after, found = giving_way(s, row[0], step.charge)
        for x in found:
            if s.routed[x.unit]:
                d.about("routed-gone", x.unit, f"{s.hits[x.unit]}/{hits.tq(s, x.unit)}", "10.25c")
            elif not x.automatic and hits.stands(s, x.unit):
                stand_roll(d, after, x)
            else:
                d.about("routs", x.unit, f"{s.hits[x.unit]}/{hits.tq(s, x.unit)}", "8.38a")
        return


def stand_roll(d: PreviewBuilder, s: Battle, x: rout.Routs) -> None:
    """The roll of double-size heavy foot to stand [9.65]."""
    args: dict[str, messages.Word] = {"unit": d.unit(x.unit), "tq": hits.tq(s, x.unit)}
    d.die("stand", s, hits.Stand(x.unit, x.heavy), partial(read_stand, x.unit), "9.65c", args)


def read_stand(unit: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads a roll to stand."""
    side = d.g.side[unit]
    return d.reading("stand-breaks", 1 - side) if after.agenda else d.reading("stand-holds", side)


# ------------------------------------------------------------------------------------------------ types, blows, advance
def preview_type(d: PreviewBuilder, c: int) -> None:
    """Which unit gives its type to the defence, or leads the attack [8.35b, 8.35c]."""
    s = d.s
    step = d.step
    assert isinstance(step, (clash.DefendAs, clash.StrikeWith))
    u = d.g.unit_of[c % VERB]
    after = copy(s)
    if isinstance(step, clash.DefendAs):
        choose_sides(after, step.fight, -1, u)
    else:
        choose_sides(after, step.fight, u, after.fights[step.fight][combats.NAMED])
    combat(d, after, step.fight, False)


def preview_hit(d: PreviewBuilder, c: int) -> None:
    """A unit takes a hit that is left over [10.12]."""
    d.suffered(outcomes.carried(d.s, c))


def preview_captain(d: PreviewBuilder, c: int) -> None:
    """Which leader counts: his charisma, and whom he may have to fight [8.36l, 8.41]."""
    s = d.s
    step = d.step
    assert isinstance(step, duel.NameLeader)
    m = d.g.leader_of[c % VERB]
    d.term("charisma", table_builder.signed(state.charisma(s, m)), "8.36l", {"leader": d.leader(m)})
    others = combats.captains(s, step.fight, 1 - step.role)
    rivals = [r for r in others if state.combat_rating(s, r) >= 0] if state.combat_rating(s, m) >= 0 else []
    for r in rivals[:MOST_RIVALS]:
        personal_combat(d, m, r, step.fight)
    if not rivals:
        endangered(d, s, m, step.fight)
        fire.severity(d, m)


def personal_combat(d: PreviewBuilder, m: int, r: int, n: int) -> None:
    """Both dice of a personal combat [8.41, 8.42]."""
    fought = duel.Fought(m, r, n)
    readings = [duel_read(d, outcomes.trial(d.s, fought, mine, theirs)) for mine in d.dice for theirs in d.dice]
    args: dict[str, messages.Word] = {"leader": d.leader(m), "rival": d.leader(r)}
    d.term("duel", f"{state.combat_rating(d.s, m)}:{state.combat_rating(d.s, r)}", "8.41", args)
    d.thrown("duel-dice", readings, "8.42", args)
    d.cell(page.DUEL_GRID, table_builder.WHOLE, 1)


def duel_read(d: PreviewBuilder, after: Battle) -> Reading:
    """Reads a personal combat."""
    for event in after.heard or []:
        if event.kind == "leader-hurt":
            loser = d.g.leader_of[event.args[0]]
            who = d.leader(loser)
            text = fire.hurt_text(d, loser, event.args[1])
            return f"{who}: {d.name('casualty', event.args[1])}", text, 1 - d.g.lead_side[loser]
    return d.reading("duel-nothing", NEITHER)


def going_on(d: PreviewBuilder, step: advance.AdvanceOrder, e: int) -> None:
    """Who would go on from a combat: past the enemy, or into a hex that he has left [8.51a, 9.13a]."""
    s = d.s
    fight = combats.struck_in(s, e)
    for x in passthrough.passing(s, fight):
        d.about("passes-on", x.unit, "", "9.13a" if d.g.kind[x.unit] == EL else "9.23a")
    for u in advance_ways.chosen_few(s, fight, advance.WhoAdvances(d.side, fight, step.charge).able(s)):
        ways_on(d, u, fight)


def preview_advance(d: PreviewBuilder, c: int) -> None:
    """Who advances: the ways that it has, and what each costs [8.51a]."""
    step = d.step
    assert isinstance(step, advance.WhoAdvances)
    ways_on(d, d.g.unit_of[c % VERB], step.fight)


def ways_on(d: PreviewBuilder, u: int, fight: int) -> None:
    """The ways on of a winner, and what each costs [8.51a]."""
    s = d.s
    empty = combats.vacated(s, fight)
    for way in advance_ways.straight(s, u, empty):
        x = neighbour(s.loc[u], way)
        d.term("advance-way", table_builder.signed(advance_ways.cost(s, u, way)), "8.51a", {"space": d.space(x)})
    if advance_ways.pivots(s, u, empty):
        d.rule("8.53", "")
    d.path = [s.loc[u], *empty]


def preview_advance_way(d: PreviewBuilder, c: int) -> None:
    """The advance itself, straight on or by a pivot: its hits, whom it meets, who may shoot [8.5, 8.21]."""
    s = d.s
    step = d.step
    assert isinstance(step, advance.AdvanceWay)
    u = step.unit
    going = outcomes.carried(s, c)
    leaving(d, going, u)
    after = past_wheel(d, past_fire(going), u)
    d.path = [s.loc[u], after.loc[u]] if after.loc[u] != s.loc[u] else [s.tail[u], after.tail[u]]
    d.suffered(after)
    if after.hits[u] == s.hits[u]:
        d.term("ground-hits", 0, "8.51a")
    if after.loc[u] == s.loc[u] and after.tail[u] == s.tail[u] and after.hits[u] != s.hits[u]:
        d.term("advance-barred", f"{after.hits[u]}/{hits.tq(after, u)}", "8.51b", {"unit": d.unit(u)})
        return
    march.entry_fire(d, after, u)


def past_wheel(d: PreviewBuilder, after: Battle, u: int) -> Battle:
    """The check of a wheel in an advance, and a copy on which it is passed [6.45b, 8.51b]."""
    for x in after.agenda:
        if isinstance(x, advance.Advances):
            args: dict[str, messages.Word] = {"unit": d.unit(u), "tq": hits.tq(after, u)}
            d.die("check", after, x, partial(read_wheel, u), "6.45b", args)
            return outcomes.trial(after, x, LOWEST)
    return after


def read_wheel(u: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads the check of a wheel in an advance: hits, or nobody goes."""
    if (after.loc[u], after.tail[u]) != (before.loc[u], before.tail[u]):
        return read_hits(u, d, before, after)
    args: dict[str, messages.Word] = {"unit": d.unit(u), "total": after.hits[u], "tq": hits.tq(after, u)}
    return d.reading("wheel-stays", 1 - d.g.side[u], args)


def leaving(d: PreviewBuilder, after: Battle, u: int) -> None:
    """Those who may shoot as a unit leaves their zones of control in an advance [8.22]."""
    for x in after.agenda:
        if isinstance(x, Leaving):
            march.retire_shots(d, u, x.hex, x.tail)


def past_fire(after: Battle) -> Battle:
    """A copy on which a unit has gone on, as if those whose zones it leaves let it go unshot [8.22]."""
    return outcomes.onward(after, advance.Advances, passthrough.Placed)


def preview_passing(d: PreviewBuilder, c: int) -> None:
    """Elephants and chariots pass through [9.13, 9.23]."""
    s = d.s
    step = d.step
    assert isinstance(step, (passthrough.PassWhom, passthrough.PassTo))
    x = c % VERB
    d.path = [s.loc[step.unit], x]
    if isinstance(step, passthrough.PassWhom):
        behind = passthrough.beyond(s, step.unit, x)
        enemies = passthrough.enemies_on(s, step.unit, behind)
        free = [h for h in behind if s.at[h] < 0]
        d.path = [s.loc[step.unit], x, *free]
        if free:
            d.term("free-behind", d.page.join([d.space(h) for h in free]), "9.13a")
        elif enemies:
            d.term("second-line", d.units(enemies), "9.13b")
        return
    d.rule("9.13a" if d.g.kind[step.unit] == EL else "9.23a", "")
    going = outcomes.carried(s, c)
    leaving(d, going, step.unit)
    there = past_fire(going)
    march.shying(d, there, step.unit)
    march.entry_fire(d, there, step.unit)
