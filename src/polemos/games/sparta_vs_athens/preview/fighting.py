"""What battles, sieges and ravaging would bring: strengths as terms, column, every result and what it costs."""

from collections.abc import Sequence
from itertools import product

from polemos.games.sparta_vs_athens.data import tables
from polemos.games.sparta_vs_athens.edge.reference_tables import LAND_CRT_ID, NAVAL_CRT_ID, SIEGE_ID
from polemos.games.sparta_vs_athens.preview.builder import PreviewBuilder, on, waits_for
from polemos.games.sparta_vs_athens.rules.combat import account, battles, commanders, leaders, ravaging, sieges, sorties
from polemos.games.sparta_vs_athens.rules.combat.losses import Casualty, StepDown
from polemos.games.sparta_vs_athens.rules.combat.reckoning import reckon, table_of
from polemos.games.sparta_vs_athens.rules.combat.siege_lines import defence_terms, sortie_terms, troops_terms
from polemos.games.sparta_vs_athens.rules.operations import engagement, forces, meeting
from polemos.games.sparta_vs_athens.rules.rolls import R_INTERCEPTION, R_LAND, R_SEA, R_SIEGE, R_SORTIE
from polemos.games.sparta_vs_athens.rules.sides import besiegers, garrison_at, place_of
from polemos.games.sparta_vs_athens.state import War, cargo_of, put, side_of, strength_of
from polemos.games.sparta_vs_athens.verbs import INSIDE, INTERCEPT, LAND_FIGHT, PIECE, SPACE, STEP_DOWN
from polemos.kernel.flow import VERB, copy
from polemos.room.messages import Word
from polemos.room.outcomes import carried, told, trial
from polemos.room.preview_builder import NEITHER, Reading, capital
from polemos.room.table_builder import signed
from polemos.wargame.reckoning import Term, total

TWO_DICE = tuple(product(range(1, 7), repeat=2))


# ------------------------------------------------------------------------------------------------------------ battles


def battle(d: PreviewBuilder, at: War) -> None:
    """The battle of which the die waits on a copy: what both bring, column, results, leaders at risk [8.1, 8.6, 6.7].

    Where nobody rolls there is no more to tell than what comes of it.
    """
    if not waits_for(at, R_SEA, R_LAND):
        d.news(at)
        if not d.terms:
            d.term("no-fight", "", d.asks())
        return
    sea = at.battle[account.B_KIND] == account.AT_SEA
    seen = reckon(at)
    for role, terms in ((account.ATTACKER, seen.attack), (account.DEFENDER, seen.defence)):
        brought(d, account.decider(at, role), terms)
    added(d, seen.shifts)
    columns = tables.NAVAL_COLUMNS if sea else tables.LAND_COLUMNS
    d.term("column", columns[seen.column], "8.6a" if sea else "8.1b")
    d.unknown(at.battle[account.B_PLACE])
    worst(d, at, columns)
    at_risk(d, at, seen.column)
    readings = [result(d, at, trial(at, battles.Resolve(1), face)) for face in d.dice]
    words = {"space": d.name(SPACE, at.battle[account.B_PLACE]), "column": columns[seen.column]}
    if sea:
        d.thrown("sea-battle", readings, "tbl.crt.naval", words)
    else:
        d.thrown("land-battle", readings, "tbl.crt.land", words)
    d.rows_in_use(NAVAL_CRT_ID if sea else LAND_CRT_ID, table_of(at), 0, seen.column)
    if sea and commanders.fights_on_land_too(at):
        d.term("then-on-land", "", "8.6c")


def brought(d: PreviewBuilder, side: int, terms: Sequence[Term]) -> None:
    """What a side brings, term by term, and in all."""
    whose = d.name("side", side)
    for term in terms:
        d.line(d.say("brings", {"side": whose, "term": d.name("term", term.what)}), term.value, term.clause)
    d.term("strength", total(terms), terms[0].clause if terms else d.asks(), {"side": whose})


def added(d: PreviewBuilder, terms: Sequence[Term]) -> None:
    """What shifts the column, or is added to the die."""
    for term in terms:
        d.reason(capital(d.name("term", term.what)), term)


def worst(d: PreviewBuilder, at: War, columns: Sequence[str]) -> None:
    """The column if the enemy were commanded by the best of those who may lie there face down or under a marker."""
    ratings = tables.NAVAL if at.battle[account.B_KIND] == account.AT_SEA else tables.LAND
    slot = account.B_LEADER + int(account.decider(at, account.ATTACKER) == d.side)
    best, known = d.best_hidden(ratings), at.battle[slot]
    if d.unseen(at.battle[account.B_PLACE]) and best >= 0 and ratings[best] > (ratings[known] if known >= 0 else 0):
        t = copy(at)
        t.battle[slot] = best
        d.term("column-at-worst", columns[reckon(t).column], "5.2c")


def result(d: PreviewBuilder, at: War, after: War) -> Reading:
    """A result by its code, the units that both sides must lose, and who has lost [8.2b, 8.2e, 8.5e]."""
    found = told(after, "battle")
    assert found is not None
    ours, theirs = after.battle[account.B_NEED + account.ATTACKER], after.battle[account.B_NEED + account.DEFENDER]
    parts = [loss(d, at, account.ATTACKER, ours)]
    if account.is_lone(at):
        battles.GarrisonFalls().run(after)
        fell = after.battle[account.B_FELL]
        parts.append(d.say("garrison-falls" if fell else "garrison-stays"))
        winner = account.ATTACKER if fell else account.DEFENDER if ours else NEITHER
    else:
        parts.append(loss(d, at, account.DEFENDER, theirs))
        winner = NEITHER if not ours and not theirs else account.DEFENDER if ours >= theirs else account.ATTACKER
    favours = NEITHER if winner == NEITHER else account.decider(at, winner)
    return tables.CODE_NAMES[found.args[3]], d.t("list-semicolon").join(parts), favours


def loss(d: PreviewBuilder, at: War, role: int, need: int) -> str:
    """So many units of a side, of those that fight."""
    words: dict[str, Word] = {
        "side": d.name("side", account.decider(at, role)),
        "count": need,
        "units": len(account.fighters(at, role)),
    }
    return d.say("loses" if need else "unhurt", words)


def at_risk(d: PreviewBuilder, at: War, column: int) -> None:
    """Leaders who may fall, and the throw that kills them [6.7a, 6.7b]; enemies only as far as they are known."""
    if commanders.nobody_commands(at):
        return
    t = copy(at)
    t.battle[account.B_COLUMN] = column
    for role in account.BOTH_ROLES:
        there = commanders.leaders_in(t, role)
        if there and not leaders.is_safe(t, role):
            dice = (
                tables.LEADER_LOSSES.sparta
                if account.decider(t, role) == tables.SPARTA
                else tables.LEADER_LOSSES.athens
            )
            d.term("leader-risk", f"2d6 = {dice}", "6.7a", {"unit": d.listed(PIECE, there)})


def preview_battle(d: PreviewBuilder, c: int) -> None:
    """Combat is announced, or something is settled before it [7.5, 7.8, 7.11, 8.1, 8.6c]."""
    if isinstance(d.step, sieges.Besiegers):
        siege(d, d.made(c, R_SIEGE))
        return
    if c == LAND_FIGHT:
        d.there(d.s, forces.here(d.s))
    battle(d, d.made(c, R_SEA, R_LAND))


def preview_sea_fight(d: PreviewBuilder, c: int) -> None:
    """Naval combat is announced: the enemy may try to evade [7.10b]; else there is a battle [8.6a]."""
    contest(d, "evasion", meeting.Evaded(1 - d.side, forces.here(d.s)))
    preview_battle(d, c)


def preview_command(d: PreviewBuilder, c: int) -> None:
    """Who commands, and what the battle would be with him [8.1g]."""
    if c % VERB >= tables.UNITS:
        d.leader(c % VERB)
    preview_battle(d, c)


# ------------------------------------------------------------------------------------------- interception and evasion


def contest(d: PreviewBuilder, message: str, step: meeting.Intercepted | meeting.Evaded) -> None:
    """Die and naval shift against die and naval shift [7.9d, 7.10b].

    Where an enemy leader who is not known may command it is told what it would be with the best of those he may be.
    """
    for s in suppositions(d, step.locale):
        t = copy(s)
        shifts = [meeting.shift_at_sea(t, side, step.locale) for side in (d.side, 1 - d.side)]
        good, bad = (step.side, 1 - step.side)
        readings = []
        for dice in TWO_DICE:
            done = told(trial(s, step, *dice), "intercepted", "evaded") is not None
            readings.append(d.reading(f"{message}-{'done' if done else 'fails'}", good if done else bad))
        words = {"space": d.name(SPACE, step.locale), "mine": signed(shifts[0]), "theirs": signed(shifts[1])}
        d.thrown(message, readings, "7.9d" if message == "interception" else "7.10b", words)


def suppositions(d: PreviewBuilder, locale: int) -> list[War]:
    """The war as it is known, and where an unknown enemy leader may command ships there as it were with the best."""
    found = [d.s]
    best = d.best_hidden(tables.NAVAL)
    if best >= 0 and tables.NAVAL[best] and (d.s.leader < 0 if d.s.side != d.side else d.unseen(locale)):
        t = copy(d.s)
        put(t, best, locale)
        if d.s.side != d.side:
            t.leader = best
        if meeting.shift_at_sea(copy(t), 1 - d.side, locale) > meeting.shift_at_sea(copy(d.s), 1 - d.side, locale):
            found.append(t)
    return found


def passing(d: PreviewBuilder, locale: int) -> None:
    """Sailing on past enemy ships, which may intercept; then they attack [7.9c, 7.9d, 7.9e]."""
    if not meeting.forbidden_to_intercept(d.s, 1 - d.side):
        contest(d, "interception", meeting.Intercepted(1 - d.side, locale))


def preview_go_on(d: PreviewBuilder, c: int) -> None:
    """The force goes on [7.9a]."""
    d.term("points-left", d.s.points, "7.9b")
    passing(d, forces.here(d.s))


def preview_intercept(d: PreviewBuilder, c: int) -> None:
    """An interception, with all ships or without one, and the battle if it succeeds [7.9d, 7.9e]."""
    assert isinstance(d.step, meeting.Interception)
    if c != INTERCEPT:
        d.s = carried(d.s, c)
    step = meeting.Intercepted(d.side, d.step.locale)
    contest(d, "interception", step)
    best = trial(d.made(INTERCEPT, R_INTERCEPTION), step, 6, 1)
    if told(best, "intercepted") is not None:
        battle(d, on(best, R_SEA))


def preview_evade(d: PreviewBuilder, c: int) -> None:
    """An evasion [7.10b]."""
    assert isinstance(d.step, meeting.Evasion)
    contest(d, "evasion", meeting.Evaded(d.side, d.step.locale))


# ------------------------------------------------------------------------------------------------------------- losses


def preview_step_down(d: PreviewBuilder, c: int) -> None:
    """What is lost, and who is reduced, if the losses are taken or stepped down [8.2b, 8.4a, 8.4c]."""
    after = d.made(c)
    mine = [e for e in after.heard or [] if e.kind in ("unit-lost", "flipped") and side_of(d.s, e.args[0]) == d.side]
    lost = [event.args[0] for event in mine if event.kind == "unit-lost"]
    down = [event for event in mine if event.kind == "flipped"]
    d.term("units-lost", f"{len(lost)}/{len(account.fighters(d.s, step_of(d).role))}", "8.2b")
    d.term("points-lost", sum([strength_of(d.s, unit) for unit in lost]), "tbl.prestige.a")
    if c == STEP_DOWN:
        d.term("units-reduced", len(down), "8.4c")
        d.warn("steps-down")
    d.news(after)


def step_of(d: PreviewBuilder) -> StepDown:
    """The question whether to step down."""
    assert isinstance(d.step, StepDown)
    return d.step


def preview_loss(d: PreviewBuilder, c: int) -> None:
    """A unit is given up: its strength, whether it could be raised again, its cargo [8.2a, 12.5a, 7.4e]."""
    unit = c % VERB
    d.term("points-lost", strength_of(d.s, unit), "tbl.prestige.a" if isinstance(d.step, Casualty) else d.asks())
    d.term("price", tables.STRENGTH[0][unit], "12.5b")
    cargo = cargo_of(d.s, unit) if d.s.loc[unit] >= 0 else []
    if cargo:
        d.term("cargo-lost", d.listed(PIECE, cargo), "7.4e")


def preview_kill(d: PreviewBuilder, c: int) -> None:
    """An enemy leader falls; whether an unnamed one takes his place [6.7c, 6.8a]."""
    assert isinstance(d.step, leaders.Kill)
    d.leader(c % VERB)
    if leaders.troops_left(d.s, c % VERB):
        d.term("replaced", "", "6.8a")


# -------------------------------------------------------------------------------------------------- sieges and ravaging


def siege(d: PreviewBuilder, at: War) -> None:
    """The siege of which the die waits on a copy [9.0g]; walls that nobody defends fall without one."""
    if not waits_for(at, R_SIEGE):
        d.news(at)
        return
    step = at.agenda[-2]
    assert isinstance(step, sieges.SiegeResult)
    attack, defence = troops_terms(at, at.attackers, "9.0c"), defence_terms(at, step.target)
    brought(d, at.battle[account.B_SIDE], attack)
    brought(d, 1 - at.battle[account.B_SIDE], defence)
    modifiers = sieges.siege_modifiers(at, step.target)
    added(d, modifiers)
    column = sieges.siege_column(total(attack), total(defence))
    d.term("column", tables.SIEGE_COLUMNS[column], "9.0g")
    side = at.battle[account.B_SIDE]
    falls, holds = d.reading("siege-falls", side), d.reading("siege-holds", 1 - side)
    tries = [trial(at, step, face) for face in d.dice]
    taken = [after for after in tries if siege_won(after)]
    words = {"target": d.name("target", step.target), "column": tables.SIEGE_COLUMNS[column]}
    d.thrown("siege", [falls if siege_won(after) else holds for after in tries], "tbl.siege", words)
    d.rows_in_use(SIEGE_ID, tables.SIEGE, total(modifiers), column)
    d.unknown(place_of(at, step.target))
    if taken:
        d.if_so(taken[0])


def siege_won(after: War) -> bool:
    """Whether a siege or counter-siege has had its effect."""
    found = told(after, "siege", "sortie")
    return found is not None and bool(found.args[3])


def preview_besiege(d: PreviewBuilder, c: int) -> None:
    """The force besieges with all that it has [9.0a, 9.0b]."""
    d.term("costs", tables.OPERATION_COSTS.siege, "9.0b")
    d.term("points-left", d.s.points - tables.OPERATION_COSTS.siege, "6.1d")
    siege(d, d.made(c, R_SIEGE))


def preview_inside(d: PreviewBuilder, c: int) -> None:
    """All go inside: ships fight first if they must, else a siege may follow at once [7.8d, 9.0f]; or into a port."""
    if not isinstance(d.step, engagement.OutsideOrInside):
        d.news(d.made(c))
        return
    d.term("no-battle", "", "7.8d")
    at_sea = d.made(c, R_SEA)
    if waits_for(at_sea, R_SEA):
        battle(d, at_sea)
        return
    after = carried(d.s, c)
    target = c - INSIDE
    if not sieges.is_enough(after, sieges.siege_force(after, target), target):
        d.term("no-siege", "", "9.0c")
        return
    after.points = tables.OPERATION_COSTS.siege
    after.then(sieges.Siege(after.side, target))
    siege(d, on(after, R_SIEGE))


def preview_sortie(d: PreviewBuilder, c: int) -> None:
    """A counter-siege, and the battle outside if it succeeds [9.1b, 9.1d]."""
    target = c % VERB
    at = d.made(c, R_SORTIE)
    attack, defence = sortie_terms(at, target), troops_terms(at, besiegers(at, target), "9.0c")
    brought(d, d.side, attack)
    brought(d, 1 - d.side, defence)
    column = sieges.siege_column(total(attack), total(defence))
    added(d, sieges.sortie_modifiers())
    d.term("column", tables.SIEGE_COLUMNS[column], "9.1b")
    out, shut = d.reading("sortie-out", d.side), d.reading("sortie-shut", 1 - d.side)
    tries = [trial(at, sorties.SortieResult(d.side, target), face) for face in d.dice]
    d.thrown("sortie", [out if siege_won(after) else shut for after in tries], "9.1b")
    d.rows_in_use(SIEGE_ID, tables.SIEGE, total(sieges.sortie_modifiers()), column)
    best = next((after for after in tries if siege_won(after)), None)
    if best is not None:
        battle(d, on(best, R_LAND))


def preview_ravage(d: PreviewBuilder, c: int) -> None:
    """Two dice at or below the garrison; what it would count for [9.2b, 9.2e]."""
    s, target = d.s, c % VERB
    if s.option_set.sure_ravage:
        d.settled(d.made(c))
        return
    d.term("garrison", garrison_at(s, target), "9.2b")
    tries = [trial(s, ravaging.RavageResult(d.side, target), *dice) for dice in TWO_DICE]
    done = [after for after in tries if told(after, "ravaged") is not None]
    good, bad = d.reading("ravage-done", d.side), d.reading("ravage-fails", 1 - d.side)
    d.thrown("ravage", [good if told(after, "ravaged") is not None else bad for after in tries], "9.2b")
    if done:
        d.if_so(done[0])
