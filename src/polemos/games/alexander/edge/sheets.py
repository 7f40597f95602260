"""What lies beside the field as sheets: the turn, the order of activation, points, command, the unit that moves, shock.

Everything here is open but the withdrawal markers and the standing orders of the other side, of which a view holds
only the viewer's own [6.82].
"""

from typing import Any, Final

from polemos.games.alexander import state
from polemos.games.alexander.data.setting import NO_LEADER, SIDE_NAMES
from polemos.games.alexander.edge import messages, order_of_battle, outlook
from polemos.games.alexander.edge.reference_tables.page import Page, charts
from polemos.games.alexander.edge.view import open_battle
from polemos.games.alexander.rules.command.command import flood, stands_in
from polemos.games.alexander.rules.field.victory import ahead, level, rout_points
from polemos.games.alexander.rules.movement.move_costs import allowance
from polemos.games.alexander.rules.rout.hits import tq
from polemos.games.alexander.rules.shock.reckoning import direction
from polemos.games.alexander.rules.standing_orders import KIND_NAMES, KINDS, WISH_NAMES
from polemos.games.alexander.state import Battle, setting
from polemos.kernel.flow import NOBODY
from polemos.room import results, table_builder, view_models

PHASE_KINDS: Final = ("first", "momentum", "elite", "reactivation", "shock-only")
"""By kind of phase: the end of its message."""
LINES: Final = ("individual", "line", "contingent", "charge")
"""By `line` of the state."""


def sheets(view: dict[str, Any], language: str) -> list[view_models.Sheet]:
    """Every sheet that a view fills; those of what is going on only while it goes on."""
    s = open_battle(view)
    viewer = view["viewer"]
    page = Page(language)
    found = [_turn(page, s), page.sheet("activation", grid=order_of_battle.activation_grid(page, s))]
    found += [_score(page, s, side) for side in range(len(SIDE_NAMES))]
    if s.lead != NO_LEADER:
        found.append(_command(page, s))
    if s.mover >= 0 and s.loc[s.mover] >= 0:
        found.append(_move(page, s))
    if s.phase == state.SHOCK and s.attacks:
        found.append(_shock(page, s))
    g = setting(s)
    for side in range(len(SIDE_NAMES)):
        grid = order_of_battle.units_grid(page, s, side)
        found.append(page.of_side("units", side, SIDE_NAMES[side], page.people(g, side), grid=grid))
    found.append(page.sheet("leaders", grid=order_of_battle.leaders_grid(page, s)))
    if state.DUE in s.status or state.DUE in s.lead_status:
        found.append(page.sheet("due", grid=order_of_battle.due_grid(page, s)))
    found.append(page.sheet("losses", grid=order_of_battle.losses_grid(page, s)))
    if viewer != NOBODY:
        if any(marker != state.NO_MARKER for marker in s.marker):
            found.append(_plans(page, s, viewer))
        found.append(_standing(page, s, viewer))
    return found


# ---------------------------------------------------------------- the turn


def _turn(page: Page, s: Battle) -> view_models.Sheet:
    """Where play stands, and by which switches it is played."""
    g = setting(s)
    turn = f"{s.turn}/{g.turn_limit}" if g.turn_limit else str(s.turn)
    gauges = [
        page.gauge("turn-number", turn, "", "3.0a"),
        page.gauge("phase", page.name("phase", s.phase), "", "3.0a"),
    ]
    if s.lead != NO_LEADER:
        text = page.t(f"sheet-kind-{PHASE_KINDS[s.kind]}")
        gauges.append(page.gauge("active", page.leader(g, s.lead), text, "5.0a"))
    for side in range(len(SIDE_NAMES)):
        args = {"side": page.people(g, side)}
        gauges.append(page.gauge("overall", page.leader(g, s.commanders[side]), "", "4.4a", args))
    return page.sheet("turn", [*gauges, page.switches(s.option_set)])


def _score(page: Page, s: Battle, side: int) -> view_models.Sheet:
    """Rout points of a side against its withdrawal level, and what makes them up [10.41]."""
    t = page.t
    g = setting(s)
    lost, bound = rout_points(s, side), level(s, side)
    standing = t(f"level-{results.standings(ahead(s))[side]}")
    units, leaders = outlook.lines_of_score(s, side)
    worth = t("sheet-rp", {"points": int(leaders.points)})
    routed = [u for u in g.of_side[side] if s.loc[u] >= 0 and s.routed[u]]
    gauges = [
        page.gauge("suffered", f"{lost}/{bound}", standing, "10.41"),
        page.gauge("left", max(0, bound - lost), t("sheet-left-text"), "10.43"),
        page.gauge("units-lost", f"{units.number:g}", t("sheet-rp", {"points": int(units.points)}), units.clause),
        page.gauge("leaders-lost", f"{leaders.number:g}", worth if leaders.number else "", leaders.clause),
        page.gauge("routed", len(routed), t("sheet-rp", {"points": sum(g.rp[u] for u in routed)}), "10.22a"),
    ]
    return page.of_side("score", side, SIDE_NAMES[side], page.people(g, side), gauges)


# ---------------------------------------------------------------- what is going on


def _command(page: Page, s: Battle) -> view_models.Sheet:
    """The active leader: what he has left to order, and whom he reaches [4.21a, 4.22b]."""
    t = page.t
    g = setting(s)
    m = s.lead
    side = g.lead_side[m]
    reached = flood(s, m)
    near = [u for u in g.of_side[side] if s.loc[u] >= 0 and not s.beneath[u] and stands_in(s, u, reached)]
    idle = [u for u in near if s.ordered[u] == state.NO_ORDER]
    gauges = [
        page.gauge("leader", page.leader(g, m), t(f"sheet-kind-{PHASE_KINDS[s.kind]}"), "5.0a"),
        page.gauge("initiative", state.initiative(s, m), "", "4.1c"),
        page.gauge("range", state.command_range(s, m), "", "4.1a"),
        page.gauge("reach", len(near), t("sheet-reach-text", {"number": len(idle)}), "4.21a"),
    ]
    if s.phase == state.MOVEMENT:
        gauges.insert(1, page.gauge("orders", s.orders, t(f"sheet-by-{LINES[s.line]}"), "4.22b"))
        if s.line:
            gauges.append(page.gauge("in-line", len(s.in_line), page.units(g, s.in_line), "4.31"))
    return page.sheet("command", gauges, side, args={"side": page.people(g, side)})


def _move(page: Page, s: Battle) -> view_models.Sheet:
    """The unit that moves: points left, hits, what holds it [6.11]."""
    t = page.t
    g = setting(s)
    u = s.mover
    gauges = [
        page.gauge("mover", page.unit(g, u), "", "6.31"),
        page.gauge("points-left", f"{s.mp}/{allowance(s, u, s.hasty)}", "", "6.11"),
        page.gauge("hits", f"{s.hits[u]}/{tq(s, u)}", t("sheet-hits-text"), "10.13a"),
    ]
    if s.stopped or s.pinned:
        gauges.append(page.gauge("held", "", t("sheet-stopped" if s.stopped else "sheet-pinned"), "7.23a"))
    return page.sheet("move", gauges, g.side[u])


def _shock(page: Page, s: Battle) -> view_models.Sheet:
    """Who attacks whom, and from where [8.31a]."""
    g = setting(s)
    rows: list[list[str]] = []
    for attack in s.attacks:
        u, enemy = attack[0], attack[1]
        where = direction(s, u, enemy) if s.loc[u] >= 0 and s.loc[enemy] >= 0 else -1
        rows.append(
            [
                page.unit(g, u),
                page.unit(g, enemy),
                page.t(f"aspect-{messages.ASPECT_NAMES[where]}") if where >= 0 else table_builder.NONE,
                f"{s.hits[u]}/{tq(s, u)}",
                f"{s.hits[enemy]}/{tq(s, enemy)}",
            ]
        )
    heads = "attacker defender direction attacker-hits defender-hits"
    return page.sheet("shock", grid=page.grid("attacks", heads, rows, "8.31a", charts("shock-procedure")))


# ---------------------------------------------------------------- what only one side knows


def _plans(page: Page, s: Battle, side: int) -> view_models.Sheet:
    """The viewer's own withdrawal markers, with their lines; of the other side's, that they lie there [6.82]."""
    g = setting(s)
    lines = {plan[0]: plan[2:] for plan in s.plans if g.lead_side[plan[0]] == side}
    faces = {state.PW: page.t("sheet-marker-pw"), state.NO_PW: page.t("sheet-marker-none")}
    gauges = [
        view_models.Gauge(
            page.leader(g, m),
            faces[s.marker[m]] if g.lead_side[m] == side else page.t("sheet-marker-hidden"),
            page.units(g, lines[m]) if lines.get(m) else "",
            "6.82",
        )
        for m in range(g.leaders)
        if s.marker[m] != state.NO_MARKER
    ]
    return page.sheet("plans", gauges, side)


def _standing(page: Page, s: Battle, side: int) -> view_models.Sheet:
    """The viewer's own standing orders."""
    rows = [
        [page.t(f"aside-order-{KIND_NAMES[kind]}-{WISH_NAMES[s.order[side * state.ORDERS + kind]]}")]
        for kind in range(KINDS)
    ]
    grid = view_models.Grid("standing-orders", page.t("sheet-standing"), page.heads("standing"), rows, "8.2a")
    return page.sheet("standing", (), side, grid=grid)
