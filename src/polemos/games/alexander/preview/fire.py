"""What a volley would do: range, strength, modifiers, the chance to hit, ammunition, leaders [8.1, 8.2, 9.1, 9.5]."""

from functools import partial

from polemos.games.alexander import verbs
from polemos.games.alexander.data.tables import BOLT, JAVELINS, KILLED, LOW, OUT, SCREEN, STRENGTH
from polemos.games.alexander.edge.reference_tables.page import AMMUNITION, MISSILE_MODIFIERS, MISSILES, SEVERITY_GRID
from polemos.games.alexander.preview.builder import PreviewBuilder, local, percent, read_hits
from polemos.games.alexander.rules.field.zones import covers
from polemos.games.alexander.rules.fire import aiming, bolts, harassment, reaction_fire, volley
from polemos.games.alexander.rules.movement.move_decision import Moving
from polemos.games.alexander.rules.shock import casualties
from polemos.games.alexander.state import Battle, leaders_with
from polemos.kernel.flow import VERB
from polemos.room import outcomes, table_builder
from polemos.room.preview_builder import Reading


def chance_of(need: int) -> str:
    """The chance of a shot that hits on this face and lower."""
    return percent(max(0, need + 1))


def shot(d: PreviewBuilder, u: int, target: int, weapon: int, aim: aiming.Aim, moving: int, occasion: int) -> None:
    """Everything about one shot [8.11-8.19]."""
    s = d.s
    d.path = [aim.start, aim.hex]
    d.line(d.name("weapon", weapon), d.unit(u), "8.61")
    d.term("range", aim.range, "8.13a")
    row = STRENGTH[weapon]
    if aim.range > len(row):
        d.term("far-shot", aim.need, "8.16")
    else:
        d.term("strength", row[aim.range - 1], "8.61")
        d.cell(MISSILES, weapon - 1, aim.range)
        terms = aiming.parts(s, weapon, target, aim.start, aim.hex, aim.range, moving)
        d.titled(terms)
        for term in terms:
            d.cell(MISSILE_MODIFIERS, term.what, 1)
    if aim.need >= 0:
        d.term("hits-on", f"0–{aim.need}" if aim.need else "0", "8.15a")
    else:
        d.term("cannot-hit", "", "8.15a")
    who = aiming.victim(s, target, aim.start, aim.hex)
    fallen = volley.VolleyFallen(u, target, who, weapon, occasion, aim.need)
    d.die("volley", s, fallen, partial(read_volley, who), "8.15a", {"unit": d.unit(target)})
    ammunition_risk(d, u, weapon, fallen)
    exposed_leaders(d, target)


def read_volley(who: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads a volley: what it does to the unit that takes it."""
    effect = next((x for x in after.agenda if isinstance(x, volley.VolleyHits)), None)
    mine = d.g.side[who]
    if effect is None:
        return d.reading("volley-misses", mine)
    return read_hits(who, d, before, outcomes.trial(before, effect, 0))


def ammunition_risk(d: PreviewBuilder, u: int, weapon: int, fallen: volley.VolleyFallen) -> None:
    """What the volley does to the ammunition [8.17]."""
    s = d.s
    if weapon == BOLT:
        d.rule("8.17d", "")
        return
    clause = "8.17c" if aiming.ammunition(s, u, weapon) == LOW else "8.17b" if weapon in JAVELINS else "8.17a"
    d.die("ammunition", s, fallen, partial(read_ammunition, u, weapon), clause, {"unit": d.unit(u)})
    d.cell(AMMUNITION, 1 if weapon in JAVELINS else 0, 1)
    if aiming.ammunition(s, u, weapon) == LOW:
        d.warn("last-volley", {"unit": d.unit(u)})


def read_ammunition(unit: int, weapon: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads what a volley leaves in the quivers."""
    left = aiming.ammunition(after, unit, weapon)
    mine = d.g.side[unit]
    worse = left != aiming.ammunition(before, unit, weapon)
    message = "ammunition-out" if left == OUT else "ammunition-low" if left == LOW else "ammunition-full"
    return d.reading(message, 1 - mine if worse else mine)


def exposed_leaders(d: PreviewBuilder, target: int) -> None:
    """Leaders with the target: a 0 hits one of them [8.19, 8.34c]."""
    found = leaders_with(d.s, target)
    if not found:
        return
    d.term("leader-exposed", percent(1), "8.19", {"leader": d.leaders(found)})
    severity(d, found[0])


def severity(d: PreviewBuilder, m: int) -> None:
    """How badly a leader is hurt if he is hit [8.34c]."""
    d.die("severity", d.s, casualties.Felled(m, -1), partial(read_severity, m), "8.34c", {"leader": d.leader(m)})
    d.cell(SEVERITY_GRID, table_builder.WHOLE, 1)


def read_severity(leader: int, d: PreviewBuilder, before: Battle, after: Battle) -> Reading:
    """Reads what befalls a leader."""
    for event in after.heard or []:
        if event.kind == "leader-hurt":
            side = d.g.lead_side[leader]
            return d.name("casualty", event.args[1]), hurt_text(d, leader, event.args[1]), 1 - side
    return (d.name("casualty", 0), d.say("leader-unhurt-text"), d.g.lead_side[leader])


def hurt_text(d: PreviewBuilder, m: int, result: int) -> str:
    """What it means for a leader to be hurt so."""
    return d.say("leader-killed-text" if result == KILLED else "leader-hurt-text", {"leader": d.leader(m)})


# ------------------------------------------------------------------------------------------------------ the choices
def preview_shot(d: PreviewBuilder, c: int) -> None:
    """A shot by order, in a move, or of a bolt shooter [8.11, 9.52]."""
    s = d.s
    u = local(d.step, "unit")
    target = d.g.unit_of[c % VERB]
    weapon = d.g.weapon[u]
    moving = int(isinstance(d.step, Moving))
    aim = aiming.best_aim(s, u, weapon, target, moving)
    if aim is None:
        return
    shot(d, u, target, weapon, aim, moving, volley.ORDERED)
    if d.g.side[target] != volley.phasing(s):
        answer(d, target, u)


def answer(d: PreviewBuilder, target: int, u: int) -> None:
    """The return fire that may come back [8.24]."""
    if volley.refusals_return(d.s, target, u):
        return
    back = aiming.best_aim(d.s, target, d.g.weapon[target], u, 0)
    if back is not None:
        d.about("may-return", target, chance_of(back.need), "8.24")


def preview_return(d: PreviewBuilder, _: int) -> None:
    """Return fire [8.24]."""
    step = d.step
    assert isinstance(step, volley.ReturnFire)
    weapon = d.g.weapon[step.unit]
    aim = aiming.best_aim(d.s, step.unit, weapon, step.target, 0)
    if aim is not None:
        shot(d, step.unit, step.target, weapon, aim, 0, volley.RETURNED)


def preview_reaction_fire(d: PreviewBuilder, c: int) -> None:
    """Entry and retire reaction, the shot of mounted archers who withdraw, the answer to harassment [8.21, 8.22]."""
    step = d.step
    u = d.g.unit_of[c % VERB]
    weapon = SCREEN if c - c % VERB == verbs.REACT_SCREEN else d.g.weapon[u]
    if isinstance(step, harassment.HarassReaction):
        back = harassment.answer_aim(d.s, step.unit, u, step.space, weapon)
        shot(d, u, step.unit, weapon, back, 0, volley.ENTRY)
        return
    occasion, moving = volley.ENTRY, 0
    if isinstance(step, reaction_fire.RetireReaction):
        occasion = volley.RETIRE
    elif isinstance(step, volley.ParthianShot):
        occasion, moving = volley.IN_WITHDRAWAL, 1
    assert isinstance(step, (reaction_fire.EntryReaction, reaction_fire.RetireReaction, volley.ParthianShot))
    aim = volley.aim_of(d.s, u, step.mover, weapon, occasion, moving)
    if aim is not None:
        shot(d, u, step.mover, weapon, aim, moving, occasion)


def preview_bolt(d: PreviewBuilder, c: int) -> None:
    """A bolt at the enemy who moves; between orders and at the last chance the targets that there are [9.52]."""
    u = d.g.unit_of[c % VERB]
    d.about("bolts-shot", u, d.s.shots[u], "9.52")
    if isinstance(d.step, bolts.BoltsAt):
        aim = aiming.best_aim(d.s, u, BOLT, d.step.mover, 0)
        if aim is not None:
            shot(d, u, d.step.mover, BOLT, aim, 0, volley.ORDERED)
        return
    target_list(d, u, BOLT, 0)


def target_list(d: PreviewBuilder, u: int, weapon: int, moving: int) -> None:
    """Whom a unit could shoot at, and with what chance."""
    for e in aiming.targets_with(d.s, u, weapon):
        aim = aiming.best_aim(d.s, u, weapon, e, moving)
        if aim is not None:
            d.term("target", chance_of(aim.need), "8.15a", {"unit": d.unit(e), "range": aim.range})


def preview_harassing(d: PreviewBuilder, c: int) -> None:
    """Harassment of one target: from where, with what chance, and what may come back [9.32, 9.41]."""
    s = d.s
    assert isinstance(d.step, harassment.HarassTarget)
    u, e = d.step.unit, d.g.unit_of[c % VERB]
    place = harassment.place_beside(s, u, e, harassment.dash(s, u))
    weapon = d.g.weapon[u]
    aim = harassment.aim_from(s, weapon, e, place, 1)
    shot(d, u, e, weapon, aim, 1, volley.ENTRY)
    d.path = [s.loc[u], place]
    asked = harassment.HarassReaction(d.g.side[e], u, e, place, 0)
    for back in (d.g.weapon[e], SCREEN):
        if back != BOLT and aiming.able(s, e, back) and covers(s, e, place):
            need = harassment.answer_aim(s, u, e, place, back).need
            d.about("may-enter-fire", e, chance_of(need), asked.clause())


def prey_list(d: PreviewBuilder, u: int) -> None:
    """Whom a unit could harass, and with what chance [9.32a]."""
    s = d.s
    reached = harassment.dash(s, u)
    for e in harassment.preys(s, u):
        place = harassment.place_beside(s, u, e, reached)
        need = harassment.aim_from(s, d.g.weapon[u], e, place, 1).need
        d.term("target", chance_of(need), "9.32a", {"unit": d.unit(e), "range": harassment.HARASS_RANGE})
