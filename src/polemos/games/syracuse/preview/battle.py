"""What a battle would bring, and what each decision in it would: strengths, odds, results, ways out.

Of what is still to come (chits of either side, rolls again) nothing is reckoned with but what the side that decides is
about to choose.
"""

from typing import Final

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.preview.builder import PreviewBuilder
from polemos.games.syracuse.rules.battle import battles, combat, losses, reckoning, retreat
from polemos.games.syracuse.state import Siege, destroy, hurt, leaders, strength, troops
from polemos.games.syracuse.verbs import ASSAULT, DEFEND, GO, RETREAT_ALL
from polemos.kernel.flow import VERB, copy
from polemos.room import outcomes, table_builder
from polemos.room.preview_builder import NEITHER, Reading, capital
from polemos.wargame.reckoning import total

#: Rows of the chart for the shifts that come from events.
EVENT_ROWS: Final = {reckoning.W_REINFORCED: "s6", reckoning.W_SPARTANS: "s8"}


# ---------------------------------------------------------------- what all of them say


def battle_lines(d: PreviewBuilder, after: Siege) -> None:
    """Strengths, odds and results of a battle that is set up in a copy, and where the losers could go."""
    seen = strengths(d, after)
    results(d, after, seen)
    ways_out(d, after)
    d.enemy_chits("4.event.a")


def strengths(d: PreviewBuilder, after: Siege) -> reckoning.Reckoning:
    """Both strengths, the column with every shift, the die with every modifier [4.odds.a, 4.roll.a]."""
    seen = reckoning.reckon(after)
    side = after.battle[reckoning.B_SIDE]
    for name, who, pf in (("attack", side, seen.attack), ("defence", 1 - side, seen.defence)):
        d.term(name, d.pf(pf), "4.odds.a", {"side": d.whose(who)})
        if reckoning.lent(after, who):
            d.rule("event.11", table_builder.signed(reckoning.lent(after, who)))
    if after.battle[reckoning.B_NIGHT]:
        d.rule("event.10", after.battle[reckoning.B_NIGHT])
    d.term("ratio", tables.COLUMN_NAMES[seen.ratio], "4.odds.a")
    for term in seen.shifts:
        d.reason(capital(d.name("term", term.what)), term)
        if term.what != reckoning.W_PLAYED:
            d.cell(*listings.SHIFTS.cell(EVENT_ROWS.get(term.what) or reckoning.SHIFT_NAMES[term.what], 2))
    if abs(total(seen.shifts)) > tables.combat.max_shift:
        d.term("shift-capped", f"±{tables.combat.max_shift}", "4.odds.a")
    d.term("column", tables.COLUMN_NAMES[seen.column], "4.odds.a")
    for term in seen.modifiers:
        d.reason(capital(d.name("term", term.what)), term)
        d.cell(listings.MODIFIERS.chart.id, term.what - reckoning.W_LEADER, 1)
    if len(seen.modifiers) > 1:
        d.term("modifier", table_builder.signed(seen.modifier), "4.roll.a")
    return seen


def results(d: PreviewBuilder, after: Siege, seen: reckoning.Reckoning) -> None:
    """The results of the column with their chances, most welcome first for the side that decides [4.res.a]."""
    downward = d.side == after.battle[reckoning.B_SIDE]
    place = d.place(world.ZONE_OF[after.battle[reckoning.B_PLACE]])
    d.die("battle", after, combat.Resolve(), fought_out, reckoning.RESULTS.clause, {"space": place}, not downward)
    d.rows_in_use(listings.CRT, reckoning.RESULTS, seen.modifier, seen.column)


def fought_out(d: PreviewBuilder, before: Siege, after: Siege) -> Reading:
    """Reads the die of a battle."""
    winner, text = meaning(d, after)
    return coded(after), text, winner


def coded(then: Siege) -> str:
    """A result as printed, the attacker's loss first."""
    return " | ".join([tables.CODE_NAMES[then.battle[at]] for at in (reckoning.B_ATTACK, reckoning.B_DEFENCE)])


def meaning(d: PreviewBuilder, then: Siege) -> tuple[int, str]:
    """Who has won with the result that has come in a copy, or nobody, and what it does to each side [4.ret.a]
    (RULING-14).
    """
    side = then.battle[reckoning.B_SIDE]
    codes = then.battle[reckoning.B_ATTACK], then.battle[reckoning.B_DEFENCE]
    parts = [_loss(d, then, side, codes[0]), _loss(d, then, 1 - side, codes[1])]
    combat.Losses(side, codes[0]).run(then)
    combat.Losses(1 - side, codes[1]).run(then)
    lost = combat.loser(then)
    winner = 1 - lost if lost >= 0 else NEITHER
    parts.append(_end(d, then, winner))
    return winner, d.t("list-semicolon").join(parts)


def _loss(d: PreviewBuilder, then: Siege, side: int, code: int) -> str:
    """What a code does to a side [4.res.b, 4.res.c, 4.res.d, 4.res.f]."""
    units = len(reckoning.fighters(then, side))
    names = {tables.NO_LOSS: "none", tables.ALL_REDUCED: "all", tables.ALL_DEAD: "dead"}
    hit = combat.share(units, code) if code != tables.NO_LOSS else 0
    kind = names.get(code, "all" if hit >= units else "part")
    return d.say(f"loss-{kind}", {"side": d.whose(side), "count": hit, "units": units})


def _end(d: PreviewBuilder, then: Siege, winner: int) -> str:
    """What follows from a victory in a zone, over a fort or the camp."""
    if winner == NEITHER:
        return d.say("nobody-left")
    kind, won = then.battle[reckoning.B_KIND], winner == then.battle[reckoning.B_SIDE]
    names = {
        reckoning.FIELD: "wins",
        reckoning.FORT: "fort-falls" if won else "fort-holds",
        reckoning.CAMP_BATTLE: "camp-falls" if won else "camp-holds",
    }
    return d.say(names[kind], {"side": d.whose(winner)})


def meeting(d: PreviewBuilder, after: Siege, side: int, zone: int) -> None:
    """The side that acts stands among enemies in a zone of a copy: what it comes to at the end of the hand [4.must.a].

    It is a battle, if a point is left for it [2.B3.h]; else the units of that side lose a step and go [2.B3.j].
    """
    if d.s.purse >= tables.sequence.cost.attack:
        after.foes = battles.opponents(after, side, zone)
        after.battle = reckoning.begun(reckoning.FIELD, zone, side)
        battle_lines(d, after)
        return
    if side == d.side:
        d.warn("no-attack-point", {"space": d.place(zone)})
    else:
        d.term("enemy-no-point", "", "2.B3.j")
    then = outcomes.done(after, battles.WithoutPoint(side, zone))
    units = [u for u in then.fleeing if not tables.IS_LEADER[u]]
    _retreats(d, then, side, zone, units, ("falls-back", "nowhere-to-go"))


def ways_out(d: PreviewBuilder, after: Siege) -> None:
    """Where a side could retreat to if it lost, as things stand [4.ret.a, 4.ret.b, 4.loss.a].

    The garrison of a fort cannot [4.fort.g], and who fails at the camp need not [4.camp.c].
    """
    kind, zone = after.battle[reckoning.B_KIND], world.ZONE_OF[after.battle[reckoning.B_PLACE]]
    retreating = {
        reckoning.FIELD: (d.side, d.enemy),
        reckoning.FORT: (after.battle[reckoning.B_SIDE],),
        reckoning.CAMP_BATTLE: (world.ATHENS,),
    }
    for side in retreating[kind]:
        _retreats(d, after, side, zone, reckoning.fighters(after, side), ("retreats", "no-way-out"))


def _retreats(d: PreviewBuilder, s: Siege, side: int, zone: int, units: list[int], messages: tuple[str, str]) -> None:
    """Where some units could retreat to, and a warning of those of one's own that have nowhere to go."""
    goes, stays = messages
    found = {u: retreat.refuges(s, side, zone, u) for u in units}
    places = sorted({place for row in found.values() for place in row})
    d.term(goes, d.page.places(places), "4.ret.a" if places else "4.loss.a", {"side": d.whose(side)})
    stuck = [u for u in units if not found[u]]
    if stuck and side == d.side:
        d.warn(stays, {"units": d.page.counters(stuck)})


# ---------------------------------------------------------------- the attack


def preview_attack(d: PreviewBuilder, c: int) -> None:
    """A battle in a zone, or against the garrison of a fort [4.must.a, 4.fort.e]."""
    _attack_point(d)
    fought(d, c % VERB)


def fought(d: PreviewBuilder, place: int) -> None:
    """The battle for a zone, or for a fort."""
    d.path = [place]
    after = copy(d.s)
    after.foes = battles.opponents(after, d.side, place)
    after.battle = reckoning.begun(reckoning.FIELD if place < world.ZONES else reckoning.FORT, place, d.side)
    battle_lines(d, after)


def _attack_point(d: PreviewBuilder) -> None:
    """The point for the attacks of the hand, or for each [2.B3.h]."""
    if isinstance(d.step, battles.NextBattle) and not d.step.paid:
        d.term("attack-point", tables.sequence.cost.attack, "2.B3.h")
        d.term("declared-left", d.s.purse - tables.sequence.cost.attack, "2.B3.i")


def preview_assault(d: PreviewBuilder, c: int) -> None:
    """The camp is attacked, or a piece left out of it [4.camp.a]: the three strongest Athenian units may defend."""
    s = d.s
    d.path = [world.CAMP if s.camp == tables.BUILT else world.CAMP_ZONE]
    after = copy(s)
    if c == ASSAULT:
        _attack_point(d)
        after.foes = battles.stormers(after, d.side)
    elif c != GO:
        after.foes.remove(c % VERB)
    there = [*troops(after, world.ATHENS, world.CAMP_ZONE), *troops(after, world.ATHENS, world.CAMP)]
    there.sort(key=lambda u: (-tables.UNIT_PF[after.down[u]][u], u))
    defenders = there[: tables.works.camp_assault.defenders]
    if not defenders:
        d.term("undefended", "", "4.camp.b")
        return
    d.term("defenders", d.page.counters(defenders), "5.fortif.f")
    _camp(d, after, defenders)


def _camp(d: PreviewBuilder, after: Siege, defenders: list[int]) -> None:
    """The battle for the camp with these defenders."""
    after.foes += [
        *defenders,
        *leaders(after, world.ATHENS, world.CAMP_ZONE),
        *leaders(after, world.ATHENS, world.CAMP),
    ]
    after.battle = reckoning.begun(reckoning.CAMP_BATTLE, world.CAMP_ZONE, 1 - world.ATHENS)
    battle_lines(d, after)


def preview_defender(d: PreviewBuilder, c: int) -> None:
    """A unit defends the camp, or no further one does [5.fortif.f]."""
    after = copy(d.s)
    d.path = [world.CAMP if after.camp == tables.BUILT else world.CAMP_ZONE]
    _camp(d, after, [c % VERB] if c - c % VERB == DEFEND else [])


# ---------------------------------------------------------------- losses, ways out


def preview_hit(d: PreviewBuilder, c: int) -> None:
    """A unit loses a step: a full one is reduced, a reduced one eliminated [1.a]."""
    after = copy(d.s)
    u = c % VERB
    hurt(after, u, "1.a")
    _toll(d, after, u)
    if isinstance(d.step, combat.Casualties):
        d.term("still-to-take", d.step.left - 1, "4.res.d")


def preview_elimination(d: PreviewBuilder, c: int) -> None:
    """A unit is eliminated [9.vp.c, 9.vp.d, 9.vp.e]."""
    after = copy(d.s)
    destroy(after, c % VERB, d.asks())
    _toll(d, after, c % VERB)
    if isinstance(d.step, losses.Excess):
        d.stack(after, d.step.side, d.step.place)


def _toll(d: PreviewBuilder, after: Siege, u: int) -> None:
    """What the loss of a step or a unit costs."""
    before = strength(d.s, [u])
    then = strength(after, [u]) if after.loc[u] >= 0 else 0
    d.term("strength-lost", before - then, "1.h")
    if after.loc[u] < 0:
        d.term("eliminated", d.page.counter(u), "1.a")
    d.consequences(after)


def preview_retreat(d: PreviewBuilder, c: int) -> None:
    """The next unit retreats, alone or with all that are left [4.ret.a, 4.ret.c]."""
    s = d.s
    step = s.agenda[-1]
    assert isinstance(step, retreat.FallBack)
    place = c % VERB
    going = s.fleeing[:] if c - place == RETREAT_ALL else s.fleeing[:1]
    d.path = [step.zone, place]
    d.troops_of(going)
    d.placed(going, place)


def preview_entering(d: PreviewBuilder, c: int) -> None:
    """A piece moves into the fort that has been taken, or advances into the zone of the camp [4.fort.g, 4.camp.d]."""
    place = int(getattr(d.step, "place", world.CAMP_ZONE))
    d.path = [d.s.loc[c % VERB], place]
    d.placed([c % VERB], place)
