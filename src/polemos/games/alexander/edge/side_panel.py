"""What lies beside the field, in words: points, whose phase it is, who comes next, who is lost."""

from typing import Any

from polemos.games.alexander.data.setting import NO_LEADER, SIDE_NAMES
from polemos.games.alexander.edge import order_of_battle, sheets
from polemos.games.alexander.edge.reference_tables.page import Page
from polemos.games.alexander.edge.view import open_battle
from polemos.games.alexander.rules.field.victory import level, rout_points
from polemos.games.alexander.state import ELIMINATED, GONE, INACTIVE, MOVEMENT, initiative, setting


def panel(view: dict[str, Any], language: str) -> list[str]:
    """One line each of what a view shows beside the field; nothing in it is hidden from the viewer."""
    s = open_battle(view)
    g = setting(s)
    page = Page(language)
    t = page.t
    lines: list[str] = [
        t("panel-points", {"side": page.people(g, side), "points": rout_points(s, side), "level": level(s, side)})
        for side in range(len(SIDE_NAMES))
    ]
    if s.lead != NO_LEADER:
        args: dict[str, str | int] = {
            "leader": page.leader(g, s.lead),
            "kind": t(f"sheet-kind-{sheets.PHASE_KINDS[s.kind]}"),
        }
        lines.append(t("panel-active", args))
        if s.phase == MOVEMENT:
            lines.append(t("panel-orders", {"number": s.orders}))
    waiting = [m for m in order_of_battle.activation_order(s) if s.rank[m] == INACTIVE]
    names = [t("panel-leader", {"leader": page.leader(g, m), "initiative": initiative(s, m)}) for m in waiting]
    lines.append(t("panel-waiting", {"leaders": page.join(names)}))
    for side in range(len(SIDE_NAMES)):
        units = [u for u in g.of_side[side] if s.status[u] in (ELIMINATED, GONE)]
        lines.append(t("panel-lost", {"side": page.people(g, side), "units": page.units(g, units)}))
    return lines
