"""What a shock combat would bring, step by step: charge, clash, column, die, hits, routs [8.3-8.5]."""

from typing import Final

from polemos.games.alexander import charge, clash, collapse, duel, fights, hits, odds, passthrough, shock
from polemos.games.alexander.advance import AdvanceWay, WhoAdvances, cost, pivots, straight
from polemos.games.alexander.checks import Check
from polemos.games.alexander.draft import Draft, HitReader, Reading, carried, neighbour, percent, trial
from polemos.games.alexander.fights import (
    ATTACKER,
    CAPTAIN,
    DEFENDER,
    FIRST_LINE,
    KIND,
    LEAD,
    NAMED,
    ORIGIN,
    RIVAL,
    SECOND_LINE,
    members,
    note,
    stack,
)
from polemos.games.alexander.forecast_fire import severity
from polemos.games.alexander.forecast_march import check, entry_fire
from polemos.games.alexander.gridpage import (
    CHARGE_MODIFIERS,
    CLASH_GRIDS,
    CRT_GRID,
    DUEL_GRID,
    SHIFTS,
    SIZE_GRIDS,
    SUPERIORITY_GRID,
)
from polemos.games.alexander.odds import (
    T_CATAPHRACT,
    T_PHALANX,
    T_SIZE,
    T_TERRAIN,
    TERM_CLAUSES,
    TERMS,
    Reckoning,
    likely_captain,
    reckon,
)
from polemos.games.alexander.passthrough import NextLine, PassTo, PassWhom
from polemos.games.alexander.rout import Routs
from polemos.games.alexander.shock import Designate, Engage, Willing
from polemos.games.alexander.state import (
    COLUMN,
    MUST_CHECK,
    NO_CHECK,
    Battle,
    charisma,
    combat_rating,
)
from polemos.games.alexander.tables import AS, CH, DS, EL, HI, HIGHEST, LOWEST, NO_SUPERIORITY, charted, table
from polemos.games.alexander.verbs import COMMIT
from polemos.kernel.drafting import NEITHER
from polemos.kernel.flow import VERB, Decision, copy
from polemos.kernel.gridpage import WHOLE, signed, times

ROLES: Final = ("attacker", "defender")
FACTOR: Final[dict[str, int]] = table("shock-procedure")["superiority_factor"]
SIZE_ROWS: Final = (table("size-ratio")["not_moved"], table("size-ratio")["moved"])
MOST_RIVALS: Final = 3
"""Leaders for whom the odds of a personal combat are worked out at most."""


# ------------------------------------------------------------------------------------------------- a combat in a copy
def prepared(
    s: Battle, side: int, attackers: list[int], defenders: list[int], kind: int, origin: int
) -> tuple[Battle, int]:
    """A copy in which these units meet, and the number of their combat; its leaders are the likeliest."""
    after = copy(s)
    after.agenda = []
    for enemy in (*defenders, *(d for _, d in s.attacks)):
        after.struck[enemy] = 1
    n = fights.form(after, side, kind, origin, attackers, defenders)
    chiefs(after, n)
    return after, n


def chiefs(after: Battle, n: int) -> None:
    """Name the leaders with the greatest charisma where nobody has been named yet (RULING-36)."""
    row = after.fights[n]
    if row[CAPTAIN] < 0:
        note(after, n, CAPTAIN, likely_captain(after, members(after, n, ATTACKER)))
    if row[RIVAL] < 0:
        note(after, n, RIVAL, likely_captain(after, members(after, n, DEFENDER)))


def worth(found: Reckoning, modifier: int) -> int:
    """What a combat is worth to the attackers: hits dealt less hits taken, over all faces."""
    total = 0
    for face in range(LOWEST, HIGHEST + 1):
        mine, other = odds.blows(found, face, modifier)
        total += other - mine
    return total


def leading(s: Battle, n: int, named: int) -> int:
    """The attacker who would do best in the lead against a named defender [8.35c]; nobody else may lead [9.31c]."""
    attackers = members(s, n, ATTACKER)
    defenders = members(s, n, DEFENDER)
    able = [a for a in attackers if not odds.is_skirmisher(s, a)] or attackers
    more = clash.die_modifier(s, n)
    origin = s.fights[n][ORIGIN]
    return max(able, key=lambda a: worth(reckon(s, attackers, defenders, a, named, origin), more))


def choose_sides(s: Battle, n: int, lead: int = -1, named: int = -1) -> None:
    """Write down who leads and who counts: the defender names what is best for him, then the attacker what is best for
    him; who is told is told [8.35b, 8.35c].
    """
    attackers = members(s, n, ATTACKER)
    defenders = members(s, n, DEFENDER)
    origin = s.fights[n][ORIGIN]
    more = clash.die_modifier(s, n)
    if named < 0:
        named = min(
            defenders,
            key=lambda d: worth(
                reckon(s, attackers, defenders, lead if lead >= 0 else leading(s, n, d), d, origin), more
            ),
        )
    note(s, n, NAMED, named)
    note(s, n, LEAD, lead if lead >= 0 else leading(s, n, named))


# ------------------------------------------------------------------------------------------------------ what is written
def combat(d: Draft, s: Battle, n: int, charging: bool) -> None:
    """Everything about combat `n` of a copy: lanes, charge, leaders, clash, die."""
    if charging:
        lanes(d, s, n)
        charge_checks(d, s, n)
    leaders(d, s, n)
    found = reckoned(d, s, n)
    results(d, s, n, found)


def lanes(d: Draft, s: Battle, n: int) -> None:
    """Who may open lanes before the chariots [9.24a]."""
    for u in charge.avoiders(s, n):
        d.die("lanes", s, charge.Opened(n, u), lanes_read, "9.24a", {"unit": d.unit(u), "tq": hits.tq(s, u)})


def lanes_read(d: Draft, before: Battle, after: Battle) -> Reading:
    """Reads the die of a unit that wants to open lanes."""
    opened = any(event.kind == "lanes-opened" for event in after.heard or [])
    side = 1 - before.fights[-1][0]
    return d.reading("lanes-open" if opened else "lanes-closed", side if opened else 1 - side)


def charge_checks(d: Draft, s: Battle, n: int) -> None:
    """The Troop Quality checks before the clash, as the rule of the charge calls for them [8.33a]."""
    after = copy(s)
    after.agenda = []
    charge.Charge(n).run(after)
    checks = [step for step in after.agenda[::-1] if isinstance(step, charge.Charged)]
    if not checks:
        d.rule("8.33e" if all(s.routed[u] for u in members(s, n, DEFENDER)) else "7.34", "")
        return
    for step in checks:
        u = step.unit
        args = {"unit": d.unit(u), "tq": hits.tq(s, u)}
        if step.more:
            d.term("charge-modifier", signed(step.more), "9.17", {"unit": d.unit(u)})
            d.cell(CHARGE_MODIFIERS, WHOLE, 1)
        d.die("charge", s, step, HitReader(u), "8.33a", args)


def leaders(d: Draft, s: Battle, n: int) -> None:
    """Personal combat, or a leader exposed [8.34a, 8.41]."""
    m, r = s.fights[n][CAPTAIN], s.fights[n][RIVAL]
    if m >= 0 and r >= 0 and combat_rating(s, m) >= 0 and combat_rating(s, r) >= 0:
        args = {"leader": d.leader(m), "rival": d.leader(r)}
        d.term("duel", f"{combat_rating(s, m)}:{combat_rating(s, r)}", "8.41", args)
        d.cell(DUEL_GRID, WHOLE, 1)
        return
    for leader in (m, r):
        if leader >= 0:
            exposed = [face for face in range(d.faces) if trial(s, duel.Exposed(leader, n), face).agenda]
            d.term("leader-exposed", percent(len(exposed)), "8.34b", {"leader": d.leader(leader)})


def reckoned(d: Draft, s: Battle, n: int) -> Reckoning:
    """The column with every shift, superiority, what is added to the die [8.35, 8.36]."""
    row = s.fights[n]
    attackers, defenders = members(s, n, ATTACKER), members(s, n, DEFENDER)
    lead, named = row[LEAD], row[NAMED]
    found = reckon(s, attackers, defenders, lead, named, row[ORIGIN])
    kind = d.g.kind
    mine, other = charted(kind[lead]), charted(kind[named])
    args = {"attacker": d.unit(lead), "defender": d.unit(named)}
    d.term("aspect", d.name("aspect", max(0, found.where)), "8.35c", args)
    d.term("base-column", found.base, "8.35a")
    if found.where >= 0:
        d.cell(CLASH_GRIDS[found.where], mine, 1 + other)
    ours, theirs = odds.total_size(s, attackers), odds.total_size(s, defenders)
    d.term("sizes", f"{ours}:{theirs}", "8.32e")
    moved = int(any(fights.moved_now(s, a) for a in attackers))
    for what, shift in found.terms:
        clause = "9.61b" if what == T_PHALANX and kind[lead] == HI else TERM_CLAUSES[what]
        d.term(f"shift-{TERMS[what]}", signed(shift), clause)
        if what == T_SIZE:
            if max(ours, theirs) <= len(SIZE_ROWS[moved]):
                d.cell(SIZE_GRIDS[moved], ours - 1, theirs)
        elif what == T_TERRAIN:
            d.cell(SHIFTS, 1, 1)
        elif what == T_PHALANX:
            d.cell(SHIFTS, 3 if kind[lead] == HI else 2, 1)
        elif what == T_CATAPHRACT:
            d.cell(SHIFTS, 4 if shift > 0 else 5, 1)
    d.term("column", found.column, "8.36j")
    superiority(d, s, found, lead, named)
    more = clash.die_modifier(s, n)
    for leader, sign in ((row[CAPTAIN], 1), (row[RIVAL], -1)):
        if leader >= 0 and charisma(s, leader):
            d.term("charisma", signed(sign * charisma(s, leader)), "8.36l", {"leader": d.leader(leader)})
    if more:
        d.term("die-modifier", signed(more), "8.36k")
    return found


def superiority(d: Draft, s: Battle, found: Reckoning, lead: int, named: int) -> None:
    """Superiority and what it does to the hits; halves and triples of skirmishers and deep phalanxes [8.36, 9.31,
    9.62f].
    """
    best = found.superiority
    word = d.name("superiority", best)
    if best == NO_SUPERIORITY:
        d.term("superiority", word, "8.36c")
    elif found.position:
        d.term("superiority", word, "8.36a")
    elif s.form[named] == COLUMN and odds.system(s, lead, named) != best:
        d.term("superiority", word, "6.65b")
    else:
        d.term("superiority", word, "8.36c")
        d.cell(SUPERIORITY_GRID, charted(d.g.kind[lead]), 1 + charted(d.g.kind[named]))
    if odds.pinned(s, lead, [named]) and not found.position and found.where > 0:
        d.rule("8.36b", "")
    if found.alone:
        d.rule("9.31d", times("½"))
    if found.spared:
        d.rule("9.31b", times("½"))
    if found.triple:
        d.rule("9.62f", times(FACTOR["AS_double_depth_flank_rear"]))
    elif best == AS and not (found.spared and found.position):
        d.term("defender-times", times(FACTOR["AS"]), "8.36n")
    elif best == DS:
        d.term("attacker-times", times(FACTOR["DS"]), "8.36n")


def results(d: Draft, s: Battle, n: int, found: Reckoning) -> None:
    """The results over the faces of the die, hits after all multipliers and the breakthrough, and who would rout
    [8.36n, 8.37a, 8.38a].
    """
    row = s.fights[n]
    attackers, defenders = members(s, n, ATTACKER), members(s, n, DEFENDER)
    readings = [struck(d, s, n, face) for face in range(d.faces)]
    d.thrown("shock", readings, "8.64", {"attackers": d.units(attackers), "defenders": d.units(defenders)})
    more = clash.die_modifier(s, n)
    for face in sorted({min(HIGHEST, max(LOWEST, face + more)) for face in range(d.faces)}):
        d.cell(CRT_GRID, face, found.column)
    shaky = [u for u in (*attackers, *defenders) if hits.stands(s, u) and not s.routed[u]]
    if shaky:
        d.term("may-stand", d.units(shaky), "9.65a")
    if any(d.g.kind[u] in (EL, CH) for u in attackers) and row[KIND] == FIRST_LINE:
        d.rule("9.13a" if any(d.g.kind[u] == EL for u in attackers) else "9.23a", "")


def struck(d: Draft, s: Battle, n: int, face: int) -> Reading:
    """What a face of the die of a combat does to both sides."""
    after = trial(s, clash.Struck(n), face)
    settle(after)
    collapse.Breakthrough(n).run(after)
    side = s.fights[n][0]
    groups = ([v for u in members(s, n, role) for v in stack(s, u)] for role in (ATTACKER, DEFENDER))
    taken = [(units, sum(after.hits[u] - s.hits[u] for u in units)) for units in groups]
    after.agenda = []
    collapse.GiveWay(n, 0).run(after)
    broken = [x for x in after.agenda if isinstance(x, Routs)]
    parts = []
    for role, (units, number) in zip(ROLES, taken, strict=True):
        parts.append(d.say(f"{role}-takes", {"hits": number}))
        gone = [x.unit for x in broken if x.unit in units]
        if gone:
            safe = [x.unit for x in broken if x.unit in units and not x.automatic and hits.stands(s, x.unit)]
            parts[-1] += " " + d.say("and-stand" if len(safe) == len(gone) else "and-rout", {"units": d.units(gone)})
    routed = {d.g.side[x.unit] for x in broken}
    favours = 1 - routed.pop() if len(routed) == 1 else NEITHER
    if not broken and taken[0][1] != taken[1][1]:
        favours = side if taken[0][1] < taken[1][1] else 1 - side
    return f"{taken[0][1]} | {taken[1][1]}", d.t("list-semicolon").join(parts), favours


def settle(after: Battle) -> None:
    """Share the hits of a combat; whoever may choose takes the first choice."""
    while after.agenda:
        step = after.agenda.pop()
        if isinstance(step, Decision):
            opts = step.options(after)
            if opts:
                step.chosen(after, opts[0])
        else:
            step.run(after)


# ---------------------------------------------------------------------------------------------- who fights whom [8.32]
def foresee_commitment(d: Draft, c: int) -> None:
    """A unit will fight, or not: all in its zone of control that it may attack [7.32, 8.31a, 8.32a]."""
    s = d.s
    step = d.step
    u = d.g.unit_of[c % VERB]
    assert isinstance(step, (Willing, Designate))
    found = shock.targets(s, u)
    if c - c % VERB != COMMIT:
        d.term("leaves-alone", d.units(found), "7.32a")
        return
    after, n = prepared(s, d.side, [u], found, FIRST_LINE, -1)
    after.mark[u] = MUST_CHECK if isinstance(step, Willing) else NO_CHECK
    d.path = [s.loc[u], *(s.loc[e] for e in found)]
    d.term("attacks-all", d.units(found), "8.32a")
    if found:
        choose_sides(after, n)
        combat(d, after, n, True)


def foresee_fight(d: Draft, c: int) -> None:
    """A combat: by a marked unit, against a second line, where routs come next, or the direction that counts [8.32,
    8.35c, 9.13b].
    """
    s = d.s
    step = d.step
    e = d.g.unit_of[c % VERB]
    if isinstance(step, Engage):
        u = step.attacker
        attackers, defenders = joined(s, step, u, e)
        d.path = [s.loc[u], s.loc[e]]
        after, n = prepared(s, d.side, attackers, defenders, FIRST_LINE, -1)
        choose_sides(after, n)
        combat(d, after, n, True)
    elif isinstance(step, NextLine):
        d.path = [s.loc[step.unit], step.space, s.loc[e]]
        after, n = prepared(s, d.side, [step.unit], [e], SECOND_LINE, step.space)
        choose_sides(after, n)
        combat(d, after, n, True)
    elif isinstance(step, clash.StrikeAt):
        after = copy(s)
        chiefs(after, step.fight)
        choose_sides(after, step.fight, s.fights[step.fight][LEAD], e)
        combat(d, after, step.fight, False)
    elif isinstance(step, collapse.RoutOrder):
        routing(d, e)


def joined(s: Battle, step: Engage, u: int, e: int) -> tuple[list[int], list[int]]:
    """Who would meet whom if a unit attacks an enemy: with whoever attacks it already, or all those that it attacks."""
    mine = [*step.mine(s), e]
    whole = mine + [x for x in shock.owed(s, u) if x not in mine]
    if len(whole) > 1:
        return [u], whole
    return [*[a for a, x in s.attacks if x == e and a != u], u], [e]


def routing(d: Draft, e: int) -> None:
    """Who would rout in a combat [8.38a]."""
    s = d.s
    for row in s.group:
        if row[fights.ROW_UNIT] != e or row[fights.ROW_ROLE] == ATTACKER or s.fights[row[0]][KIND] != FIRST_LINE:
            continue
        after = copy(s)
        after.agenda = []
        collapse.GiveWay(row[0], 0).run(after)
        for x in after.agenda[::-1]:
            if isinstance(x, Routs):
                stands = not x.automatic and hits.stands(s, x.unit) and not s.routed[x.unit]
                if stands:
                    stand_roll(d, after, x)
                else:
                    d.about("routs", x.unit, f"{s.hits[x.unit]}/{hits.tq(s, x.unit)}", "8.38a")
        return


def stand_roll(d: Draft, s: Battle, x: Routs) -> None:
    """The roll of double-size heavy foot to stand [9.65]."""
    args = {"unit": d.unit(x.unit), "tq": hits.tq(s, x.unit)}
    d.die("stand", s, hits.Stand(x.unit, x.heavy), StandReader(x.unit), "9.65c", args)


class StandReader:
    """Reads a roll to stand."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def __call__(self, d: Draft, before: Battle, after: Battle) -> Reading:
        side = d.g.side[self.unit]
        return d.reading("stand-breaks", 1 - side) if after.agenda else d.reading("stand-holds", side)


# ------------------------------------------------------------------------------------------------ types, blows, advance
def foresee_type(d: Draft, c: int) -> None:
    """Which unit gives its type to the defence, or leads the attack [8.35b, 8.35c]."""
    s = d.s
    step = d.step
    assert isinstance(step, (clash.DefendAs, clash.StrikeWith))
    u = d.g.unit_of[c % VERB]
    after = copy(s)
    chiefs(after, step.fight)
    if isinstance(step, clash.DefendAs):
        choose_sides(after, step.fight, -1, u)
    else:
        choose_sides(after, step.fight, u, after.fights[step.fight][NAMED])
    combat(d, after, step.fight, False)


def foresee_hit(d: Draft, c: int) -> None:
    """A unit takes a hit that is left over [10.12]."""
    d.suffered(carried(d.s, c))


def foresee_captain(d: Draft, c: int) -> None:
    """Which leader counts: his charisma, and whom he may have to fight [8.36l, 8.41]."""
    s = d.s
    step = d.step
    assert isinstance(step, duel.NameLeader)
    m = d.g.leader_of[c % VERB]
    d.term("charisma", signed(charisma(s, m)), "8.36l", {"leader": d.leader(m)})
    others = fights.captains(s, step.fight, 1 - step.role)
    rivals = [r for r in others if combat_rating(s, r) >= 0] if combat_rating(s, m) >= 0 else []
    for r in rivals[:MOST_RIVALS]:
        personal_combat(d, m, r, step.fight)
    if not rivals:
        d.rule("8.34b", percent(1))
        severity(d, m)


def personal_combat(d: Draft, m: int, r: int, n: int) -> None:
    """Both dice of a personal combat [8.41, 8.42]."""
    readings: list[Reading] = []
    for mine in range(d.faces):
        for theirs in range(d.faces):
            after = copy(d.s)
            after.agenda = []
            after.heard = []
            after.rolled = [mine, theirs]
            duel.Fought(m, r, n).run(after)
            readings.append(duel_read(d, after))
    args = {"leader": d.leader(m), "rival": d.leader(r)}
    d.term("duel", f"{combat_rating(d.s, m)}:{combat_rating(d.s, r)}", "8.41", args)
    d.thrown("duel-dice", readings, "8.42", args)
    d.cell(DUEL_GRID, WHOLE, 1)


def duel_read(d: Draft, after: Battle) -> Reading:
    """Reads a personal combat."""
    for event in after.heard or []:
        if event.kind == "leader-hurt":
            loser = d.g.leader_of[event.args[0]]
            who = d.leader(loser)
            text = d.say("leader-hurt-text", {"leader": who})
            return f"{who}: {d.name('casualty', event.args[1])}", text, 1 - d.g.lead_side[loser]
    return d.reading("duel-nothing", NEITHER)


def foresee_advance(d: Draft, c: int) -> None:
    """Who advances: the ways that it has, and what each costs [8.51a]."""
    s = d.s
    step = d.step
    assert isinstance(step, WhoAdvances)
    u = d.g.unit_of[c % VERB]
    empty = fights.vacated(s, step.fight)
    for way in straight(s, u, empty):
        x = neighbour(s.loc[u], way)
        d.term("advance-way", signed(cost(s, u, way)), "8.51a", {"space": d.space(x)})
    if pivots(s, u, empty):
        d.rule("8.53", "")
    d.path = [s.loc[u], *empty]


def foresee_advance_way(d: Draft, c: int) -> None:
    """The advance itself, straight on or by a pivot: its hits, whom it meets, who may shoot [8.5, 8.21]."""
    s = d.s
    step = d.step
    assert isinstance(step, AdvanceWay)
    u = step.unit
    after = carried(s, c)
    d.path = [s.loc[u], after.loc[u]] if after.loc[u] != s.loc[u] else [s.tail[u], after.tail[u]]
    d.suffered(after)
    if after.loc[u] == s.loc[u] and after.tail[u] == s.tail[u] and after.hits[u] != s.hits[u]:
        d.term("advance-barred", f"{after.hits[u]}/{hits.tq(after, u)}", "8.51b", {"unit": d.unit(u)})
        return
    for x in after.agenda:
        if isinstance(x, Check):
            check(d, after, x)
    entry_fire(d, after, u)


def foresee_passing(d: Draft, c: int) -> None:
    """Elephants and chariots pass through [9.13, 9.23]."""
    s = d.s
    step = d.step
    assert isinstance(step, (PassWhom, PassTo))
    x = c % VERB
    d.path = [s.loc[step.unit], x]
    if isinstance(step, PassWhom):
        behind = passthrough.beyond(s, step.unit, x)
        enemies = passthrough.enemies_on(s, step.unit, behind)
        free = [h for h in behind if s.at[h] < 0]
        d.path = [s.loc[step.unit], x, *free]
        if free:
            d.term("free-behind", d.page.join([d.space(h) for h in free]), "9.13a")
        elif enemies:
            d.term("second-line", d.units(enemies), "9.13b")
        return
    after = carried(s, c)
    entry_fire(d, after, step.unit)
