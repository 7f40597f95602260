"""What an attack would bring, and what each decision in a battle would: strengths, odds, results, ways out."""

from typing import Final

from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.preview.builder import PreviewBuilder
from polemos.games.belisarius.rules import control, markers
from polemos.games.belisarius.rules.court.negotiation import in_force
from polemos.games.belisarius.rules.war import aftermath, combat, duel, reckoning, retreat
from polemos.games.belisarius.rules.war.aftermath import ATTACKER, B_FROM, B_HEX, B_KEEP, B_TABLE, DEFENDER, fighters
from polemos.games.belisarius.rules.war.reckoning import LEADERSHIP, Strength, best_operation_value, reckon_attack
from polemos.games.belisarius.state import War
from polemos.games.belisarius.verbs import DONE, MARKER, STAND, TRUCE, UNIT, WITHDRAW
from polemos.games.belisarius.verbs import MANOEUVRE as TABLE_MANOEUVRE
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.kernel.flow import PASS, VERB
from polemos.room.preview_builder import NEITHER, WordArgs, capital
from polemos.room.table_builder import WHOLE, times
from polemos.room.view_models import Chances, Outcome
from polemos.wargame.reckoning import total

#: Results from the attacker's best to his worst; the defender's order is the reverse.
WELCOME: Final = (charts.DZ, charts.DD, charts.DR, charts.BB, charts.AR, charts.AA, charts.AZ)
THROWS: Final = FACES_OF_A_DIE * FACES_OF_A_DIE
"""Of two dice."""


# ---------------------------------------------------------------- what all of them say


def strengths(d: PreviewBuilder, attack: Strength, defence: Strength) -> None:
    """Both strengths, line by line as a person would work them out, and the odds [17.71c, 17.71d]."""
    for name, clause, found in (("attack", "17.71a", attack), ("defence", "17.71b", defence)):
        d.term(f"{name}-printed", found.printed, clause)
        for term in found.modifiers:
            d.reason(_purpose(d, term.what), term)
        if total(found.modifiers) > charts.combat.strength.max_modifiers:
            d.term("modifiers-capped", charts.combat.strength.max_modifiers, "17.74.4")
        if found.factor > 1:
            d.term("factor", times(found.factor), "crt.strength")
            d.term(f"{name}-total", found.total, "17.71c")
    d.term("odds", charts.ODDS.names[charts.ODDS.column(attack.total, defence.total)], "17.71d")


def _purpose(d: PreviewBuilder, what: int) -> str:
    """What a modifier is for."""
    if what == LEADERSHIP:
        return capital(d.name("type", forces.LEADER))
    return d.name(MARKER, charts.ADVANTAGE) if what == reckoning.ADVANTAGE_PLAYED else capital(d.name("cover", what))


def results(d: PreviewBuilder, table: int, column: int) -> None:
    """The results of one table in one column, most welcome first for the side that decides [17.6, 17.8]."""
    attacker = d.s.army_side
    order = WELCOME if d.side == attacker else WELCOME[::-1]
    faces = charts.CRT[table].chances(column, 0, d.dice)
    outcomes: list[Outcome] = []
    for code in order:
        if code in faces:
            lost = code in (charts.AA, charts.AR, charts.AZ)
            favours = NEITHER if code == charts.BB else 1 - attacker if lost else attacker
            outcomes.append(Outcome(charts.RESULT_NAMES[code], meaning(d, code), faces[code] / FACES_OF_A_DIE, favours))
    d.chances.append(Chances(capital(d.name("table", table)), outcomes, charts.CRT[table].clause))
    # the first column of the grid holds the faces of the die
    d.cell(listings.CRT[table], WHOLE, 1 + column)


def meaning(d: PreviewBuilder, code: int) -> str:
    """What a combat result does, with its name."""
    name = capital(d.name("result", code))
    draws = charts.combat.draws
    args: WordArgs = {"name": name, "draw": draws.draw[code], "lose": draws.lose[code]}
    return d.say(f"result-{charts.RESULT_NAMES[code]}", args)


def both_tables(d: PreviewBuilder, column: int, points: int) -> None:
    """The tables that the attacker can pay for; `points` is what he has before the attack, in halves [17.61, 17.62]."""
    results(d, charts.ASSAULT, column)
    if points >= charts.op_costs.manoeuvre:
        results(d, charts.MANOEUVRE, column)


def advantages(d: PreviewBuilder, column: int, mine: int, theirs: int) -> None:
    """The column with a Military Advantage of one's own, if one has it, and of the other, who may have it [17.74.3]."""
    enemy = 1 - d.side
    if d.holding(charts.ADVANTAGE) and mine != column:
        d.term("with-advantage", charts.ODDS.names[mine], "17.74.3")
    if markers.hand_size(d.s, enemy) and theirs != column:
        d.term("against-advantage", charts.ODDS.names[theirs], "17.74.3")


def escape(d: PreviewBuilder, throws: int, favoured: int) -> None:
    """The chance that the defender gets away if he tries, by so many throws of both dice [17.51]."""
    away = throws / THROWS
    found = [
        d.likely("escapes", away, favoured),
        d.likely("must-fight", 1 - away, 1 - favoured),
    ]
    if d.side != favoured:
        found.reverse()
    d.chance("withdrawal", found, "17.51")


# ---------------------------------------------------------------- the attack


def preview_attack(d: PreviewBuilder, c: int) -> None:
    """The army in action attacks a hex [17.0, 17.12]."""
    s = d.s
    h = c % VERB
    found = reckon_attack(s, h)
    d.path = [s.army_at, h]
    d.term("attack-points", d.points(charts.op_costs.assault), "17.61")
    d.term("points-left", d.points(s.op - charts.op_costs.assault), "14.22")
    strengths(d, found.attack, found.defence)
    advantages(d, found.column, reckon_attack(s, h, 1, 0).column, reckon_attack(s, h, 0, 1).column)
    both_tables(d, found.column, s.op)
    escape(d, found.escapes, 1 - d.side)
    for province in found.provoked:
        d.provokes(province, "4.41d")
    if found.justinian:
        _justinian(d)
    if s.agreed and in_force(s, TRUCE):
        d.warn("breaks-truce")
        d.term("truce", "", "24.2")


def _justinian(d: PreviewBuilder) -> None:
    """Where Justinian fights the Imperial player draws and loses twice as many markers [21.4b]."""
    d.term("justinian", times(charts.limits.justinian_factor), "21.4b", {"side": d.name("side", world.IMPERIAL)})


# ---------------------------------------------------------------- decisions in a battle


def _both(s: War, side: int, mine: int, theirs: int) -> tuple[Strength, Strength]:
    """The strengths in the battle being fought if `side` and the other had so many Military Advantages."""
    return combat.strengths(s, *((mine, theirs) if side == s.army_side else (theirs, mine)))


def odds_now(s: War, side: int, mine: int, theirs: int) -> int:
    """The column that they come to."""
    attack, defence = _both(s, side, mine, theirs)
    return charts.ODDS.column(attack.total, defence.total)


def _situation(d: PreviewBuilder, mine: int, theirs: int) -> int:
    """Strengths and odds of the battle being fought; gives the column. The flags are Military Advantages in play."""
    strengths(d, *_both(d.s, d.side, mine, theirs))
    return odds_now(d.s, d.side, mine, theirs)


def preview_stance(d: PreviewBuilder, c: int) -> None:
    """The defender fights or tries to withdraw [17.11c]; then the attacker chooses the table."""
    s = d.s
    d.path = [s.battle[B_FROM], s.battle[B_HEX]]
    if c == WITHDRAW:
        ours, theirs = best_operation_value(fighters(s, DEFENDER)), best_operation_value(fighters(s, ATTACKER))
        d.term("own-operation-value", ours, "17.51")
        d.term("enemy-operation-value", theirs, "17.51")
        escape(d, reckoning.escapes(ours, theirs), d.side)
        closed = dead_ends(s, d.side, s.battle[B_HEX], retreat.WITHDRAWING)
        if closed:
            d.term("dead-ends", ", ".join([str(n) for n in closed]), "17.54c")
            d.warn("dead-ends-text", {"distances": ", ".join([str(n) for n in closed])})
    column = _situation(d, 0, 0)
    advantages(d, column, odds_now(s, d.side, 1, 0), odds_now(s, d.side, 0, 1))
    both_tables(d, column, s.op + charts.op_costs.assault)
    if s.battle[aftermath.B_JUSTINIAN]:
        _justinian(d)


def preview_table(d: PreviewBuilder, c: int) -> None:
    """The attacker chooses a table [17.6]."""
    s = d.s
    table = charts.MANOEUVRE if c == TABLE_MANOEUVRE else charts.ASSAULT
    if table == charts.MANOEUVRE:
        d.term("cost", d.points(charts.op_costs.manoeuvre - charts.op_costs.assault), "17.61")
        d.term("points-left", d.points(s.op - charts.op_costs.manoeuvre + charts.op_costs.assault), "14.22")
    column = _situation(d, 0, 0)
    advantages(d, column, odds_now(s, d.side, 1, 0), odds_now(s, d.side, 0, 1))
    results(d, table, column)


def preview_advantage(d: PreviewBuilder, c: int) -> None:
    """Military Advantage is played or not; the attacker says so first [17.74.3]."""
    s = d.s
    mine = int(c != PASS)
    theirs = s.advantage[1 - d.side]
    column = _situation(d, mine, theirs)
    if d.side == s.army_side:
        advantages(d, column, column, odds_now(s, d.side, mine, 1))
    results(d, s.battle[B_TABLE], column)


def dead_ends(s: War, side: int, h: int, how: int) -> list[int]:
    """The distances, out of those that a die can show, that some stack in a hex cannot go to the end [17.54c]."""
    closed: list[int] = []
    for n in range(1, FACES_OF_A_DIE + 1):
        for water in (retreat.BY_WATER, 0):
            units = retreat.party(s, h, how | water)
            if units:
                look = retreat.RetreatSearch(s, side, how | water, len(units), forces.UNIT_AFFIL[units[0]])
                look.path = [h]
                if not look.steps(n):
                    closed.append(n)
                    break
    return closed


# ---------------------------------------------------------------- single combat


def preview_duel(d: PreviewBuilder, c: int) -> None:
    """A single combat is proposed or accepted: the best leaders of both sides against each other [33.1a, 33.1b]."""
    if c == PASS:
        return
    s = d.s
    _duel(d, best_leader(duel.leaders(s, _role(s, d.side))), best_leader(duel.leaders(s, _role(s, 1 - d.side))))


def preview_champion(d: PreviewBuilder, c: int) -> None:
    """A champion against whoever may meet him: the attacker names his first [33.1b]."""
    s = d.s
    others = s.champions or duel.leaders(s, _role(s, 1 - d.side))
    for enemy in others:
        _duel(d, c % VERB, enemy)


def _role(s: War, side: int) -> int:
    return ATTACKER if side == s.army_side else DEFENDER


def best_leader(units: list[int]) -> int:
    """The leader with the most stars, the first of them."""
    return max(units, key=forces.UNIT_STARS.__getitem__)


def _duel(d: PreviewBuilder, mine: int, theirs: int) -> None:
    """Die and stars against die and stars; the lower one is eliminated, on a tie neither [33.1b]."""
    faces = range(1, FACES_OF_A_DIE + 1)
    ahead = forces.UNIT_STARS[mine] - forces.UNIT_STARS[theirs]
    sums = [a + ahead - b for a in faces for b in faces]
    names = {"own": d.word(UNIT, mine), "enemy": d.word(UNIT, theirs)}
    outcomes = [
        d.likely("duel-won", len([n for n in sums if n > 0]) / THROWS, d.side, names),
        d.likely("duel-drawn", sums.count(0) / THROWS),
        d.likely("duel-lost", len([n for n in sums if n < 0]) / THROWS, 1 - d.side, names),
    ]
    d.chance("duel", outcomes, "33.1b", names)


# ---------------------------------------------------------------- losses, ways out


def preview_casualty(d: PreviewBuilder, c: int) -> None:
    """A unit is given up for the losses of a battle [crt.note.2]."""
    s = d.s
    step = s.agenda[-1]
    if c == DONE or not isinstance(step, aftermath.Casualties):
        return
    rest = [u for u in fighters(s, step.role) if u != c % VERB]
    d.term("strength-lost", forces.UNIT_STRENGTH[c % VERB], "crt.note.2")
    d.term("strength-still-to-lose", max(0, control.strength(rest) - s.battle[B_KEEP]), "crt.note.2")


def preview_retreat(d: PreviewBuilder, c: int) -> None:
    """The next hex of a retreat or withdrawal, or a stop in a town [17.9, crt.note.4]."""
    s = d.s
    step = s.agenda[-1]
    if not isinstance(step, retreat.NextHex):
        return
    if c == STAND:
        d.path = s.trail[:]
        d.term("stands", "", "17.91")
        return
    h = c % VERB
    d.path = [*s.trail, h]
    left = step.n - len(s.trail)
    d.term("hexes-left", left, step.clause())
    if left and s.town[h]:
        d.term("may-stand", "", "crt.note.4")
