"""What the choices of battles and assaults would bring: the round that comes, and the whole battle to its end."""

from polemos.games.peloponnesian_war import asking, verbs
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.edge.reference_tables.listings import COMBAT_CHART
from polemos.games.peloponnesian_war.preview.after import tell_leaders, tell_storm_at_end
from polemos.games.peloponnesian_war.preview.ahead import battle_ahead, storms
from polemos.games.peloponnesian_war.preview.builder import PreviewBuilder
from polemos.games.peloponnesian_war.preview.forecast import forecast
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import gates
from polemos.games.peloponnesian_war.rules.combat import account, outcome, reckoning, rounds, sorting
from polemos.games.peloponnesian_war.rules.combat import assault as storming
from polemos.games.peloponnesian_war.rules.combat.account import ATTACKER, DEFENDER
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB
from polemos.room.outcomes import carried
from polemos.room.preview_builder import NEITHER, Reading
from polemos.room.table_builder import signed


def preview_battle(d: PreviewBuilder, c: int) -> None:
    """Whatever leads to the next round of a battle: that round, and the battle to its end."""
    tell_battle(d, battle_ahead(d.s, c))


def preview_sorting(d: PreviewBuilder, c: int) -> None:
    """Who stands outside his city or fort, if those not named stay inside, and the battle before it [10.2.1a].

    Where all are inside, an assault that the enemy may make at once [10.2.1c].
    """
    assert isinstance(d.step, sorting.Sorting)
    after = carried(d.s, c)
    d.term("outside", len(asking.land_outside(after, d.side, d.step.place)), "10.2.1a")
    d.term("inside", len(asking.inside_at(after, d.side, d.step.place)), "10.2.1a")
    if c != verbs.ALL_INSIDE or asking.land_outside(after, d.side, d.step.place):
        preview_battle(d, c)
        return
    storm = battle_ahead(d.s, c, {gates.AtTheGates: storms})
    if storm is not None:
        tell_defence(d, storm, storm.battle[account.B_TARGET])
        d.term("storm-column", tables.COLUMNS[reckoning.column(storm)], "18.2.2")
        d.term("storm-takes", f"{100 * forecast(storm).wins:.0f} %", "18.4.1")


def tell_battle(d: PreviewBuilder, s: War | None) -> None:
    """A battle before its next round: odds, shifts, the die, who wins in the end, what that costs."""
    if s is None:
        return
    _round(d, s)
    found = forecast(s)
    attacker, defender = [account.side_of(s, role) for role in (ATTACKER, DEFENDER)]
    if account.kind_of(s) == account.ASSAULT:
        outcomes = [
            d.likely("stormed", found.wins, attacker),
            d.likely("thrown-back", 1 - found.wins, defender),
        ]
        d.chance("assault", outcomes, "18.4.1")
    else:
        outcomes = [
            d.likely("wins", found.wins, attacker, {"side": d.name("side", attacker)}),
            d.likely("wins", 1 - found.wins, defender, {"side": d.name("side", defender)}),
        ]
        d.chance("battle", outcomes, "17.5.4")
    for role in (ATTACKER, DEFENDER):
        units = sum([1 for fighter in account.fighters(s, role) if fighter < tables.UNITS])
        if units:
            side = d.name("side", account.side_of(s, role))
            d.term("losses", f"{found.lost[role]:.1f} / {units}", "17.7.2", {"side": side})
    tell_leaders(d, s)


def _round(d: PreviewBuilder, s: War) -> None:
    """The next round: odds, shifts, column, and what the die brings [17.4.8, 17.5.1]."""
    d.odds(*reckoning.strengths(s))
    for role in (ATTACKER, DEFENDER):
        side = d.name("side", account.side_of(s, role))
        for term in reckoning.shifts(s, role):
            d.line(d.of(side, d.name("term", term.what)), signed(term.value), term.clause)
    column = reckoning.column(s)
    d.term("column", tables.COLUMNS[column], "17.4.8")
    d.rows_in_use(COMBAT_CHART, tables.CHART, 0, column)
    attacker = account.attacking(s)
    d.thrown("round", d.faces(lambda face: _result(d, attacker, reckoning.effects(column, face))), "17.5.1")


def _result(d: PreviewBuilder, attacker: int, effects: tuple[str, str]) -> Reading:
    """What a result of the chart means, and whom it favours: who suffers less."""
    worse = [rounds.EFFECT_NAMES.index(effect) for effect in effects]
    parts = zip((attacker, 1 - attacker), worse, strict=True)
    first, second = [d.of(d.name("side", side), d.name("effect", effect)) for side, effect in parts]
    text = d.say("both", {"first": first, "second": second})
    favours = NEITHER if worse[0] == worse[1] else attacker if worse[0] < worse[1] else 1 - attacker
    return "/".join(effects), text, favours


def preview_withdraw(d: PreviewBuilder, c: int) -> None:
    """The defender tries to withdraw before the battle; what becomes of it if he is caught [16.7.1]."""
    assert isinstance(d.step, sorting.Withdrawal)
    reasons = sorting.withdrawal_terms(d.s, d.side, d.step.place)
    d.reasons("withdraw", sorting.WITHDRAWAL_REASONS, reasons)
    least = tables.COMBAT.withdrawal.success - sorting.withdrawal_modifier(d.s, d.side, d.step.place)
    away, caught = d.reading("gets-away", d.side), d.reading("caught", 1 - d.side)
    d.thrown("withdrawal", d.faces(lambda face: away if face >= least else caught), "16.7.1")
    tell_battle(d, battle_ahead(d.s, verbs.STAND))


def preview_to_sea(d: PreviewBuilder, c: int) -> None:
    """A beached fleet tries to put to sea before the enemy is there [16.10.1]."""
    away, caught = d.reading("at-sea", d.side), d.reading("beached", 1 - d.side)
    d.thrown("to-sea", d.faces(lambda face: away if face >= tables.COMBAT.to_sea else caught), "16.10.1")


def preview_break_off(d: PreviewBuilder, c: int) -> None:
    """Breaking off: the side is beaten, its routed units are pursued, and leaders are at risk.

    [17.5.4, 17.7.2, 17.8.1, 18.4.2]
    """
    s = d.s
    role = account.role_of(s, d.side)
    routed = [fighter for fighter in account.routed(s, role) if fighter < tables.UNITS]
    d.term("routed", len(routed), "17.7.2")
    tell_leaders(d, s)
    tell_storm_at_end(d)
    if routed:
        limit = outcome.pursuit_limit(s, role, True)
        lost, saved = d.reading("cut-down", 1 - d.side), d.reading("escapes", d.side)
        d.thrown("pursuit", d.faces(lambda face: lost if face <= limit else saved), "17.7.2")


def preview_assault(d: PreviewBuilder, c: int) -> None:
    """An assault: the garrisons, what the walls are worth, and the assault to its end.

    [18.2.1, 18.2.2, 18.2.4, 18.3.1]
    """
    s, target = d.s, c % VERB
    tell_defence(d, s, target)
    if not places.is_manned(s, target):
        d.warn("unmanned")
    tell_battle(d, battle_ahead(s, c))


def tell_defence(d: PreviewBuilder, s: War, target: int) -> None:
    """What a place has without the units inside: its garrison and its walls [18.2.2, 18.3.1]."""
    points = sum([account.is_garrison(fighter) for fighter in storming.defenders_of(s, target)])
    if points:
        d.term("garrison", points, "18.3.1")
    walls = reckoning.walls_of(s, target)
    if walls:
        d.term("walls", walls, "18.2.2")


def preview_command(d: PreviewBuilder, c: int) -> None:
    """Who commands: what he adds, and the battle under him [14.2.3, 17.4.2a]."""
    leader = c % VERB
    naval = account.kind_of(d.s) == account.NAVAL_BATTLE
    rating = (tables.NAVAL_RATING if naval else tables.LAND_RATING)[leader]
    d.term("battle-rating", signed(rating), "17.4.2a")
    tell_battle(d, battle_ahead(d.s, c))


def tell_meeting(d: PreviewBuilder, c: int, goal: int) -> None:
    """The battle where a move ends; whoever is inside a city or fort there comes out for it [10.2.1a, 17.1a]."""
    foes = asking.units_at(d.s, 1 - d.side, goal)
    if not foes:
        return
    battle = battle_ahead(d.s, c)
    inside = [unit for unit in foes if d.s.inside[unit]]
    if battle is not None and inside:
        d.term("coming-out", len(inside), "10.2.1a")
    tell_battle(d, battle)
