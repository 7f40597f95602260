"""The reckoning of one shock combat, set up in a copy: lanes, charge, leaders, column, the die, routs [8.33-8.38]."""

from functools import partial
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.edge.reference_tables import page
from polemos.games.alexander.preview.builder import FACES, PreviewBuilder, percent, read_hits
from polemos.games.alexander.rules.field import combats
from polemos.games.alexander.rules.rout import hits, pursuit, rout
from polemos.games.alexander.rules.shock import charge, clash, collapse, duel, reckoning, shock
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import VERB, Decision, copy
from polemos.room.messages import Word
from polemos.room.outcomes import done, trial
from polemos.room.preview_builder import NEITHER, Reading
from polemos.room.table_builder import WHOLE, signed, times

ROLES: Final = ("attacker", "defender")
SIZE_ROWS: Final = (pack.FILES.size_ratio.not_moved, pack.FILES.size_ratio.moved)


# ------------------------------------------------------------------------------------------------- a combat in a copy
def prepared(
    s: Battle, side: int, attackers: list[int], defenders: list[int], kind: int, origin: int
) -> tuple[Battle, int]:
    """A copy in which these units meet, and the number of their combat; its leaders are the likeliest.

    Before the combats are formed it is known already that every enemy in the zone of a marked unit will be struck, be
    it by another one; who was struck in an earlier phase does not matter [8.32a, 8.36b].
    """
    after = copy(s)
    after.agenda = []
    struck = list(defenders)
    if kind == combats.FIRST_LINE:
        for enemy in setting(s).of_side[1 - side]:
            after.struck[enemy] = 0
        for u in setting(s).of_side[side]:
            if s.mark[u] and s.loc[u] >= 0:
                struck += shock.targets(s, u)
    for enemy in struck:
        after.struck[enemy] = 1
    n = combats.form(after, side, kind, origin, attackers, defenders)
    chiefs(after, n)
    return after, n


def chiefs(after: Battle, n: int) -> None:
    """Name the leaders with the greatest charisma where nobody has been named yet (RULING-36)."""
    row = after.fights[n]
    if row[combats.CAPTAIN] < 0:
        combats.note(
            after, n, combats.CAPTAIN, reckoning.likely_captain(after, combats.members(after, n, combats.ATTACKER))
        )
    if row[combats.RIVAL] < 0:
        combats.note(
            after, n, combats.RIVAL, reckoning.likely_captain(after, combats.members(after, n, combats.DEFENDER))
        )


def worth(found: reckoning.Reckoning, modifier: int) -> int:
    """What a combat is worth to the attackers: hits dealt less hits taken, over all faces."""
    total = 0
    for face in FACES:
        mine, other = reckoning.blows(found, face, modifier)
        total += other - mine
    return total


def leading(s: Battle, n: int, named: int) -> int:
    """The attacker who would do best in the lead against a named defender [8.35c]; nobody else may lead [9.31c]."""
    attackers = combats.members(s, n, combats.ATTACKER)
    defenders = combats.members(s, n, combats.DEFENDER)
    able = [a for a in attackers if not reckoning.is_skirmisher(s, a)] or attackers
    more = clash.die_modifier(s, n)
    origin = s.fights[n][combats.ORIGIN]
    return max(able, key=lambda a: worth(reckoning.reckon(s, attackers, defenders, a, named, origin), more))


def answer(s: Battle, n: int, named: int) -> tuple[int, int]:
    """What the attacker would make of it if the defender named a unit: who leads, and against which of its type his
    direction counts [8.35c].
    """
    attackers = combats.members(s, n, combats.ATTACKER)
    defenders = combats.members(s, n, combats.DEFENDER)
    row = s.fights[n]
    lead = leading(s, n, named)
    combats.note(s, n, combats.LEAD, lead)
    combats.note(s, n, combats.NAMED, named)
    struck = [setting(s).unit_of[c % VERB] for c in clash.StrikeAt(row[combats.SIDE], n).options(s)]
    more = clash.die_modifier(s, n)
    return lead, max(
        struck, key=lambda d: worth(reckoning.reckon(s, attackers, defenders, lead, d, row[combats.ORIGIN]), more)
    )


def choose_sides(s: Battle, n: int, lead: int = -1, named: int = -1) -> None:
    """Write down who leads and who counts: the defender names what is best for him, then the attacker what is best for
    him, his direction too; who is told is told, a leading unit only with the one that counts [8.35b, 8.35c].
    """
    attackers = combats.members(s, n, combats.ATTACKER)
    defenders = combats.members(s, n, combats.DEFENDER)
    origin = s.fights[n][combats.ORIGIN]
    more = clash.die_modifier(s, n)
    if lead < 0:
        answers = [answer(s, n, d) for d in (defenders if named < 0 else [named])]
        lead, named = min(
            answers, key=lambda x: worth(reckoning.reckon(s, attackers, defenders, x[0], x[1], origin), more)
        )
    combats.note(s, n, combats.NAMED, named)
    combats.note(s, n, combats.LEAD, lead)


# ------------------------------------------------------------------------------------------------------ what is written
def combat(d: PreviewBuilder, s: Battle, n: int, charging: bool) -> None:
    """Everything about combat `n` of a copy: lanes, charge, leaders, clash, die."""
    if charging:
        lanes(d, s, n)
        charge_checks(d, s, n)
        leaders(d, s, n)
    found = reckoned(d, s, n)
    results(d, s, n, found)


def lanes(d: PreviewBuilder, s: Battle, n: int) -> None:
    """Who may open lanes before the chariots [9.24a]."""
    for u in charge.avoiders(s, n):
        side = d.g.side[u]
        args: dict[str, Word] = {"unit": d.unit(u), "tq": hits.tq(s, u)}
        opened, closed = d.reading("lanes-open", side), d.reading("lanes-closed", 1 - side)
        d.either("lanes", s, charge.Opened(n, u), "lanes-opened", opened, closed, "9.24a", args)


def charge_checks(d: PreviewBuilder, s: Battle, n: int) -> None:
    """The Troop Quality checks before the clash, as the rule of the charge calls for them; who is outflanked rolls no
    more to stand [8.33a, 9.65b].
    """
    checks = [step for step in done(s, charge.Charge(n)).agenda[::-1] if isinstance(step, charge.Charged)]
    if not checks:
        d.rule("8.33e" if all(s.routed[u] for u in combats.members(s, n, combats.DEFENDER)) else "7.34", "")
        return
    attackers = combats.members(s, n, combats.ATTACKER)
    lost = [
        v
        for e in combats.members(s, n, combats.DEFENDER)
        if collapse.outflanked(s, n, 1, e, attackers)
        for v in combats.stack(s, e)
    ]
    for step in checks:
        u = step.unit
        args: dict[str, Word] = {"unit": d.unit(u), "tq": hits.tq(s, u)}
        if step.more:
            d.term("charge-modifier", signed(step.more), "9.17", {"unit": d.unit(u)})
            d.cell(page.CHARGE_MODIFIERS, WHOLE, 1)
        d.die("charge", s, step, partial(read_hits, u, outflanked=u in lost), "8.33a", args)


def leaders(d: PreviewBuilder, s: Battle, n: int) -> None:
    """Personal combat, or a leader exposed [8.34a, 8.41]."""
    m, r = s.fights[n][combats.CAPTAIN], s.fights[n][combats.RIVAL]
    if m >= 0 and r >= 0 and state.combat_rating(s, m) >= 0 and state.combat_rating(s, r) >= 0:
        args: dict[str, Word] = {"leader": d.leader(m), "rival": d.leader(r)}
        d.term("duel", f"{state.combat_rating(s, m)}:{state.combat_rating(s, r)}", "8.41", args)
        d.cell(page.DUEL_GRID, WHOLE, 1)
        return
    for leader in (m, r):
        if leader >= 0:
            endangered(d, s, leader, n)


def endangered(d: PreviewBuilder, s: Battle, m: int, n: int) -> None:
    """The chance that a leader is hit in a combat [8.34b]."""
    exposed = [face for face in d.dice if trial(s, duel.Exposed(m, n), face).agenda]
    d.term("leader-exposed", percent(len(exposed)), "8.34b", {"leader": d.leader(m)})


def reckoned(d: PreviewBuilder, s: Battle, n: int) -> reckoning.Reckoning:
    """The column with every shift, superiority, what is added to the die; who has been hurt adds nothing, and who has
    been killed takes away [8.34b, 8.35, 8.36].
    """
    row = s.fights[n]
    attackers, defenders = combats.members(s, n, combats.ATTACKER), combats.members(s, n, combats.DEFENDER)
    lead, named = row[combats.LEAD], row[combats.NAMED]
    found = reckoning.reckon(s, attackers, defenders, lead, named, row[combats.ORIGIN])
    kind = d.g.kind
    mine, other = tables.charted(kind[lead]), tables.charted(kind[named])
    args: dict[str, Word] = {"attacker": d.unit(lead), "defender": d.unit(named)}
    d.term("aspect", d.name("aspect", max(0, found.where)), "8.35c", args)
    d.term("base-column", found.base, "8.35a")
    if found.where >= 0:
        d.cell(page.CLASH_GRIDS[found.where], mine, 1 + other)
    ours, theirs = reckoning.total_size(s, attackers), reckoning.total_size(s, defenders)
    d.term("sizes", f"{ours}:{theirs}", "8.32e")
    moved = int(any(combats.moved_now(s, a) for a in attackers))
    for term in found.terms:
        what = term.what
        d.reason(d.say(f"shift-{reckoning.TERMS[what]}"), term)
        if what == reckoning.T_SIZE:
            if max(ours, theirs) <= len(SIZE_ROWS[moved]):
                d.cell(page.SIZE_GRIDS[moved], ours - 1, theirs)
        elif what == reckoning.T_TERRAIN:
            d.cell(page.SHIFTS, 1, 1)
        elif what == reckoning.T_PHALANX:
            d.cell(page.SHIFTS, 3 if kind[lead] == tables.HI else 2, 1)
        elif what == reckoning.T_CATAPHRACT:
            d.cell(page.SHIFTS, 4 if term.value > 0 else 5, 1)
    d.term("column", found.column, "8.36j")
    superiority(d, s, found, lead, named)
    more = clash.die_modifier(s, n)
    for leader, out, sign in (
        (row[combats.CAPTAIN], row[combats.OUT], 1),
        (row[combats.RIVAL], row[combats.RIVAL_OUT], -1),
    ):
        if leader >= 0 and not out and state.charisma(s, leader):
            d.term("charisma", signed(sign * state.charisma(s, leader)), "8.36l", {"leader": d.leader(leader)})
    for fight, leader in s.killed_here:
        if fight == n and state.charisma(s, leader):
            sign = -1 if d.g.lead_side[leader] == row[combats.SIDE] else 1
            d.term("charisma", signed(sign * state.charisma(s, leader)), "8.36m", {"leader": d.leader(leader)})
    if more:
        d.term("die-modifier", signed(more), "8.36k")
    return found


def superiority(d: PreviewBuilder, s: Battle, found: reckoning.Reckoning, lead: int, named: int) -> None:
    """Superiority and what it does to the hits; halves and triples of skirmishers and deep phalanxes [8.36, 9.31,
    9.62f].
    """
    best = found.superiority
    word = d.name("superiority", best)
    if best == tables.NO_SUPERIORITY:
        d.term("superiority", word, "8.36c")
    elif found.position:
        d.term("superiority", word, "8.36a")
    elif s.form[named] == state.COLUMN and reckoning.system(s, lead, named) != best:
        d.term("superiority", word, "6.65b")
    else:
        d.term("superiority", word, "8.36c")
        d.cell(page.SUPERIORITY_GRID, tables.charted(d.g.kind[lead]), 1 + tables.charted(d.g.kind[named]))
    if reckoning.pinned(s, lead, [named]) and not found.position and found.where > 0:
        d.rule("8.36b", "")
    if found.alone:
        d.rule("9.31d", times("½"))
    if found.spared:
        d.rule("9.31b", times("½"))
    if found.triple:
        d.rule("9.62f", times(reckoning.FACTOR.AS_double_depth_flank_rear))
    elif best == tables.AS and not (found.spared and found.position):
        d.term("defender-times", times(reckoning.FACTOR.AS), "8.36n")
    elif best == tables.DS:
        d.term("attacker-times", times(reckoning.FACTOR.DS), "8.36n")


def results(d: PreviewBuilder, s: Battle, n: int, found: reckoning.Reckoning) -> None:
    """The results over the faces of the die, hits after all multipliers and the breakthrough, and who would rout
    [8.36n, 8.37a, 8.38a].
    """
    row = s.fights[n]
    attackers, defenders = combats.members(s, n, combats.ATTACKER), combats.members(s, n, combats.DEFENDER)
    readings = [struck(d, s, n, face) for face in d.dice]
    d.thrown("shock", readings, "8.64", {"attackers": d.units(attackers), "defenders": d.units(defenders)})
    more = clash.die_modifier(s, n)
    d.rows_in_use(page.CRT_GRID, tables.SHOCK_HITS, more, found.column - 1)
    if any(d.g.kind[u] in (tables.EL, tables.CH) for u in attackers) and row[combats.KIND] == combats.FIRST_LINE:
        d.rule("9.13a" if any(d.g.kind[u] == tables.EL for u in attackers) else "9.23a", "")


def struck(d: PreviewBuilder, s: Battle, n: int, face: int) -> Reading:
    """What a face of the die of a combat does to both sides."""
    after = trial(s, clash.Struck(n), face)
    settle(after)
    collapse.Breakthrough(n).run(after)
    side = s.fights[n][0]
    groups = (
        [v for u in combats.members(s, n, role) for v in combats.stack(s, u)]
        for role in (combats.ATTACKER, combats.DEFENDER)
    )
    taken = [(units, sum(after.hits[u] - s.hits[u] for u in units)) for units in groups]
    after, broken = giving_way(after, n, 0)
    parts = []
    for role, (units, number) in zip(ROLES, taken, strict=True):
        parts.append(d.say(f"{role}-takes", {"hits": number}))
        for x in broken:
            if x.unit in units:
                parts[-1] += " " + fate(d, after, x)
    routed = {d.g.side[x.unit] for x in broken}
    favours = 1 - routed.pop() if len(routed) == 1 else NEITHER
    if not broken and taken[0][1] != taken[1][1]:
        favours = side if taken[0][1] < taken[1][1] else 1 - side
    return f"{taken[0][1]} | {taken[1][1]}", d.t("list-semicolon").join(parts), favours


def giving_way(s: Battle, n: int, in_charge: int) -> tuple[Battle, list[rout.Routs]]:
    """The routs of a combat as its hits stand, in their order, and the copy in which they are due [8.38a, 10.26].

    in_charge: 1 after the checks of the charge, 0 after the blows.
    """
    after = done(s, collapse.GiveWay(n, in_charge))
    found: list[rout.Routs] = []
    for step in after.agenda[::-1]:
        if isinstance(step, pursuit.Chase):
            break
        due = [step] if isinstance(step, rout.Routs) else done(after, step).agenda
        found += [x for x in due if isinstance(x, rout.Routs)]
    return after, found


def fate(d: PreviewBuilder, after: Battle, x: rout.Routs) -> str:
    """What awaits a unit at its limit: rout, or a roll to stand and its chance; a routed one is eliminated [8.38a,
    9.65, 10.25c].
    """
    u = x.unit
    if after.routed[u]:
        return d.say("and-gone", {"unit": d.unit(u)})
    if x.automatic or not hits.stands(after, u):
        return d.say("and-rout", {"unit": d.unit(u)})
    standing = [face for face in d.dice if not trial(after, hits.Stand(u, x.heavy), face).agenda]
    return d.say("and-stand", {"unit": d.unit(u), "chance": percent(len(standing))})


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
