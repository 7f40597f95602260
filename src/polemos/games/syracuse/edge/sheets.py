"""What lies beside the map as sheets: the turn, score, chits, supply, works, battle, and long lists.

Everything here is open but the chits in a hand, of which a view holds only the viewer's own [2.A.a].
"""

from typing import Any

from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge import messages, order_of_battle
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.edge.view import open_siege
from polemos.games.syracuse.rules import chits, victory
from polemos.games.syracuse.rules.battle.reckoning import B_KIND, B_NIGHT, B_PLACE, B_SIDE, FORT, reckon
from polemos.games.syracuse.rules.turn import construction, supply
from polemos.games.syracuse.state import IN_TIME, OPEN, Siege, fleet_strength, strength
from polemos.games.syracuse.verbs import EVENT, PLACE_KIND
from polemos.room import preview_builder, results, sheet_builder
from polemos.room.table_builder import NONE, signed, times
from polemos.room.view_models import Card, Gauge, Sheet
from polemos.wargame.reckoning import Term


def sheets(view: dict[str, Any], language: str) -> list[Sheet]:
    """Every sheet that a view fills; those of what is going on only while it goes on."""
    s = open_siege(view)
    page = Page(language)
    acting = s.phase == tables.PHASE_B3 and (s.ready or s.group)
    return [
        _turn(page, s),
        *[_score(page, s, side) for side in world.BOTH],
        *[_hand(page, s, side, view) for side in world.BOTH],
        *([_action(page, s)] if acting else []),
        *([_battle(page, s)] if s.battle else []),
        *[_supply(page, s, side) for side in world.BOTH],
        *([_construction(page, s, side) for side in world.BOTH] if s.phase == tables.PHASE_C else []),
        _pool(page, s, view),
        page.sheet("works", grid=order_of_battle.works_grid(page, s)),
        page.sheet("leaders", grid=order_of_battle.leaders_grid(page, s)),
        *[order_of_battle.units_sheet(page, s, side) for side in world.BOTH],
        page.sheet("reinforcements", grid=order_of_battle.reinforcements_grid(page, s)),
        page.sheet("losses", grid=order_of_battle.losses_grid(page, s)),
    ]


# ---------------------------------------------------------------- the turn


def _turn(page: Page, s: Siege) -> Sheet:
    """Where play stands, who has what of both sides' markers, and what holds in this turn."""
    t = page.t
    card = tables.SCENARIOS[s.scenario - 1]
    phase = tables.PHASE_NAMES[s.phase] if s.phase >= 0 else NONE
    gauges = [
        page.gauge("turn-number", f"{s.turn}/{card.last_turn}", page.name("turn", s.turn), "2.0.a"),
        page.gauge("phase", phase, str(messages.word("phase", s.phase, page.language)), "2.0.a"),
        page.gauge("acting", page.side(s.side), "", "2.B3.k"),
        page.gauge("initiative", page.side(s.initiative), "", "2.B1.a"),
        page.gauge("advantage", page.side(s.advantage), "", "8.a"),
    ]
    if s.in_time == OPEN:
        deadline = page.name("turn", tables.turns.deadline)
        gauges.append(page.gauge("plemmyrion", deadline, t("sheet-plemmyrion-open"), "9.vp.g"))
    else:
        state = "in-time" if s.in_time == IN_TIME else "late"
        gauges.append(page.gauge("plemmyrion", t(f"sheet-plemmyrion-{state}"), "", "9.vp.g"))
    for event, on in ((tables.S6, s.reinforced), (tables.S8, s.spartans)):
        if on:
            gauges.append(page.gauge("in-force", page.name(EVENT, event), "", tables.EVENT_CLAUSE[event]))
    for side in world.BOTH:
        if s.banned[side]:
            zones = page.places(world.zones_of(s.banned[side]))
            gauges.append(page.gauge("banned", zones, "", "event.7", {"side": page.side(side)}))
    return page.sheet("turn", [*gauges, page.switches(s.option_set)])


# ---------------------------------------------------------------- what a side has


def _score(page: Page, s: Siege, side: int) -> Sheet:
    """The points of a side as they stand, the lines that make them up, and how far it is from winning at once."""
    t = page.t
    lead = victory.points(s, side) - victory.points(s, 1 - side)
    standing = t(f"level-{results.standings(victory.by_points(s))[side]}")
    gauges = [
        page.gauge("points", f"{victory.points(s, side)}/{victory.goal(s, side)}", standing, "9.vp.0"),
        page.gauge("lead", signed(lead), t("sheet-lead-text", {"margin": tables.victory.draw_margin}), "9.res.b"),
    ]
    for line in victory.lines(s, side):
        many = times(line.number) if line.number > 1 else ""
        gauges.append(Gauge(t(f"score-{victory.LINES[line.what]}"), str(line.points), many, line.clause))
    if side == world.ATHENS:
        text = t("sheet-fleet-text", {"pf": tables.victory.sudden_pf})
        gauges.append(page.gauge("fleet", t("cell-pf", {"pf": fleet_strength(s)}), text, "9.sudden.b"))
    return page.of_side("score", side, world.SIDE_NAMES[side], page.side(side), gauges)


def _hand(page: Page, s: Siege, side: int, view: dict[str, Any]) -> Sheet:
    """Action points and chits of a side; those of another than the viewer lie face down [2.B1.d, 2.A.a]."""
    gauges: list[Gauge] = []
    if tables.PHASE_B1 <= s.phase <= tables.PHASE_B3:
        gauges.append(page.gauge("action-points", s.pa[side], "", "2.B1.d"))
    if s.phase == tables.PHASE_B3 and s.side == side:
        gauges.append(page.gauge("declared", s.purse, "", "2.B3.a"))
    if s.phase == tables.PHASE_C and s.side == side:
        gauges.append(page.gauge("construction-points", s.cp, "", "5.save.a"))
    size = view["hand_sizes"][side]
    gauges.append(page.gauge("hand-size", size, "", "2.A.a"))
    if side != view["viewer"]:
        return page.of_side("purse", side, world.SIDE_NAMES[side], page.side(side), gauges, hidden=size)
    cards = [_card(page, k, side) for k in range(tables.CHITS) if view["chits"][k] == side]
    return page.of_side("purse", side, world.SIDE_NAMES[side], page.side(side), gauges, cards)


def _card(page: Page, chit: int, side: int = sheet_builder.BOTH) -> Card:
    """A chit face up, with what it does, and whether the side that holds it can use it [event.0]."""
    clause = tables.EVENT_CLAUSE[tables.CHIT_EVENT[chit]]
    text = page.entry(clause)
    if side != sheet_builder.BOTH and not chits.usable(side, chit):
        text = page.lines([page.t("sheet-not-usable"), text])
    return Card(tables.CHIT_NAMES[chit], page.name("chit", chit), 1, text, clause)


def _pool(page: Page, s: Siege, view: dict[str, Any]) -> Sheet:
    """How many chits lie in the pool, and those that have left the game."""
    mix = tables.MIX[int(s.option_set.single_chits)]
    out = [k for k in range(tables.CHITS) if view["chits"][k] == tables.OUT and mix[k]]
    gauges = [page.gauge("pool-size", view["pool_size"], "", "2.A.b")]
    return page.sheet("chits", gauges, cards=[_card(page, k) for k in out])


# ---------------------------------------------------------------- supply, construction


def _supply(page: Page, s: Siege, side: int) -> Sheet:
    """The supply marker of a side, why it shows its face, and what may turn it [6.track.a]."""
    t = page.t
    short = bool(s.causes[side])
    then = supply.box_after(s, side, supply.move_of(s, side))
    face = t("face-disette" if short else "face-appro")
    gauges = [
        page.gauge("box", f"{s.boxes[side]}/{tables.supply.track.most}", face, "6.track.a"),
        page.gauge("next-box", then, "", "6.d4.a" if short else "6.d4.b"),
    ]
    for cause, (name, clauses) in messages.CAUSES.items():
        if s.causes[side] & cause:
            clause = clauses[side]
            gauges.append(page.gauge("cause", t(f"cause-{name}"), page.text(clause), clause))
    if short and then == tables.supply.track.least:
        clause = "6.zero.a" if side == world.ATHENS else "6.zero.b"
        gauges.append(page.gauge("at-zero", "", page.text(clause), clause))
    own, enemy = supply.riders(s, side), supply.riders(s, 1 - side)
    ahead = t("sheet-cavalry-ahead" if enemy > tables.supply.cavalry_factor * own else "sheet-cavalry-even")
    clause = "6.ath.b" if side == world.ATHENS else "6.syr.d"
    gauges.append(page.gauge("cavalry", t("sheet-against", {"own": own, "enemy": enemy}), ahead, clause))
    if side == world.SYRACUSE:
        held = [zone for zone in world.BLOCKADE if s.field[zone]]
        gauges.append(page.gauge("blockade", f"{len(held)}/{len(world.BLOCKADE)}", page.places(held), "6.syr.c"))
    return page.of_side("supply", side, world.SIDE_NAMES[side], page.side(side), gauges)


def _construction(page: Page, s: Siege, side: int) -> Sheet:
    """What makes up the construction dice of a side as things stand [2.C.b]."""
    discarded = int(s.side == side and s.cp > 0 and not s.rolled)
    gauges = [page.gauge("dice", construction.dice(s, side, discarded), "", "2.C.b")]
    gauges += [
        Gauge(page.clause(t.clause), signed(t.value), "", t.clause) for t in construction.dice_lines(s, side, discarded)
    ]
    return page.of_side("construction", side, world.SIDE_NAMES[side], page.side(side), gauges)


# ---------------------------------------------------------------- what is going on


def _action(page: Page, s: Siege) -> Sheet:
    """The action being carried out: who goes together, who has still to move."""
    t = page.t
    group, ready = page.counters(s.group), page.counters(s.ready)
    gauges = [
        page.gauge("group", len(s.group), group, "3.act.b"),
        page.gauge("group-strength", t("cell-pf", {"pf": strength(s, s.group)}), "", "1.h"),
        page.gauge("ready", len(s.ready), ready, "3.act.a"),
    ]
    if s.pm:
        gauges.append(page.gauge("points-left", s.pm, "", "3.stop.c"))
    return page.sheet("action", gauges, s.side, args={"side": page.side(s.side)})


def _battle(page: Page, s: Siege) -> Sheet:
    """The battle being fought: strengths, shifts, column, modifiers as they stand."""
    t = page.t
    seen = reckon(s)
    side, place = s.battle[B_SIDE], s.battle[B_PLACE]
    where = page.name(PLACE_KIND, place)
    gauges = [
        page.gauge("battle-in", where, "", "4.fort.e" if s.battle[B_KIND] == FORT else "4.must.a"),
        page.gauge("attack", t("cell-pf", {"pf": seen.attack}), page.side(side), "4.odds.a"),
        page.gauge("defence", t("cell-pf", {"pf": seen.defence}), page.side(1 - side), "4.odds.a"),
    ]
    if s.battle[B_NIGHT]:
        gauges.append(Gauge(page.clause("event.10"), str(s.battle[B_NIGHT]), "", "event.10"))
    gauges.append(page.gauge("ratio", tables.COLUMN_NAMES[seen.ratio], "", "4.odds.a"))
    gauges += [_term(page, term) for term in seen.shifts]
    gauges.append(page.gauge("column", tables.COLUMN_NAMES[seen.column], "", "4.odds.a"))
    gauges += [_term(page, term) for term in seen.modifiers]
    gauges.append(page.gauge("modifier", signed(seen.modifier), "", "4.roll.a"))
    return page.sheet("battle", gauges)


def _term(page: Page, term: Term) -> Gauge:
    """A shift or a modifier of a battle."""
    return Gauge(preview_builder.capital(page.name("term", term.what)), signed(term.value), "", term.clause)
