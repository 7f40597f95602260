"""The long sheets beside the field: order of activation, leaders, the units of each side, losses, who is to come."""

from functools import lru_cache
from typing import Final

from polemos.games.alexander import state
from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.data.setting import CONTINGENT, SIDE_NAMES, Setting, setting_of
from polemos.games.alexander.edge import messages
from polemos.games.alexander.edge.board_view import FORMS, MARKS
from polemos.games.alexander.edge.reference_tables import rosters
from polemos.games.alexander.edge.reference_tables.page import Page, battle
from polemos.games.alexander.rules.command import activation, command, momentum
from polemos.games.alexander.rules.field import victory, zones
from polemos.games.alexander.rules.movement.move_costs import allowance
from polemos.games.alexander.rules.rout.hits import tq
from polemos.games.alexander.state import Battle, setting
from polemos.room import sheet_builder, table_builder, view_models

ORDERED: Final = {
    state.TO_MOVE: "ordered-move",
    state.TO_FIRE: "ordered-fire",
    state.TO_RECOVER: "ordered-recover",
    state.TO_RALLY: "ordered-rally",
}
LOST: Final = {state.ELIMINATED: "cell-eliminated", state.GONE: "cell-gone", state.LEFT_FREE: "cell-free"}


# ---------------------------------------------------------------- who acts when


def activation_order(s: Battle) -> list[int]:
    """The leaders on the field who take a place in the order: the lowest Initiative first, the enemy of the
    Macedonians before them [5.12a, 5.12b].
    """
    g = setting(s)
    places = [
        (state.initiative(s, m), -g.lead_side[m], m)
        for m in range(g.leaders)
        if s.lead_status[m] == state.ON_MAP and g.initiative[m] != CONTINGENT
    ]
    return [m for _, _, m in sorted(places)]


def activation_grid(page: Page, s: Battle) -> view_models.Grid:
    """The order of activation with what each leader has done and may still do [5.11, 5.12a, 5.31]."""
    g = setting(s)
    rows: list[list[str]] = []
    for place, m in enumerate(activation_order(s)):
        rows.append(
            [
                str(place + 1),
                page.leader(g, m),
                page.people(g, g.lead_side[m]),
                str(state.initiative(s, m)),
                page.name("rank", s.rank[m]),
                str(s.phases[m]),
                page.t("cell-no-momentum") if no_momentum(s, m) else table_builder.YES,
                page.states("cell", leader_states(s, m)),
            ]
        )
    heads = "order-place leader side initiative rank-now phases momentum state"
    return page.grid("activation-now", heads, rows, "5.12a", battle(g))


def no_momentum(s: Battle, m: int) -> bool:
    """Whether a leader has no momentum to hope for this turn [5.31]."""
    if s.rank[m] == state.FINISHED or s.lead == m:
        return bool(momentum.refusals_momentum(s, m))
    return bool(s.no_momentum[m] or s.was_zoc[m] or command.in_zone(s, m))


def leader_states(s: Battle, m: int) -> tuple[str, ...]:
    """What a person should know about a leader besides his rank: names of `cell-...` messages."""
    return sheet_builder.those(
        [
            ("wounded", s.wound[m]),
            ("in-zone", s.lead_loc[m] >= 0 and command.in_zone(s, m)),
            ("left-unused", s.rank[m] != state.FINISHED and activation.skipped(s, m)),
            ("overall", m in s.commanders),
        ]
    )


def leaders_grid(page: Page, s: Battle) -> view_models.Grid:
    """The leaders of both sides with their ratings now, and where they are [4.1, 8.45a]."""
    g = setting(s)
    rows: list[list[str]] = []
    for m in range(g.leaders):
        if s.lead_status[m] not in (state.ON_MAP, state.DUE):
            continue
        rows.append(
            [
                page.leader(g, m),
                page.people(g, g.lead_side[m]),
                "C" if g.initiative[m] == CONTINGENT else str(state.initiative(s, m)),
                str(state.command_range(s, m)),
                table_builder.YES if g.line[m] else table_builder.NONE,
                page.number(state.strategy(s, m)),
                page.number(state.combat_rating(s, m)),
                str(state.charisma(s, m)),
                ground.label(s.lead_loc[m]) if s.lead_loc[m] >= 0 else page.t("cell-due"),
                page.states("cell", leader_states(s, m)),
            ]
        )
    heads = "leader side initiative range line strategy pc charisma where state"
    return page.grid("leaders-now", heads, rows, "4.1a", battle(g))


# ---------------------------------------------------------------- units

KEPT_ROWS: Final = 4096
"""Rows of units that are kept: most units are as they were at the last look."""


def units_grid(page: Page, s: Battle, side: int) -> view_models.Grid:
    """The units of a side on the field, with what has befallen each [2.21b, 10.11]."""
    g = setting(s)
    rows = [
        _unit_row(
            page.language,
            s.scenario,
            u,
            (tq(s, u), allowance(s, u), s.hits[u], s.facing[u], s.ammo[u], s.screen[u]),
            state.hexes(s, u),
            unit_states(s, u),
        )
        for u in _by_place(s, g, side)
    ]
    heads = "unit letters tq size ma hits where facing missile state"
    return page.grid(f"units-now-{SIDE_NAMES[side]}", heads, rows, "2.21b", battle(g), "units-now")


@lru_cache(KEPT_ROWS)
def _unit_row(
    language: str, scenario: int, u: int, now: tuple[int, ...], where: tuple[int, ...], states: tuple[str, ...]
) -> list[str]:
    """A unit that stands in some hexes.

    now: troop quality, allowance, hits, facing, ammunition, that of its screen; states: names of `cell-...` messages.
    """
    page, g = Page(language), setting_of(scenario)
    quality, points, hits, facing, ammo, screen = now
    return [
        page.unit(g, u),
        rosters.kind_of(g, u),
        _now(quality, g.tq[u]),
        str(g.size[u]),
        _now(points, g.ma[u]),
        str(hits),
        page.join([ground.label(h) for h in where]),
        page.t(f"facing-{messages.BEARINGS[facing]}"),
        missiles_of(page, g, u, ammo, screen),
        page.states("cell", states),
    ]


def _by_place(s: Battle, g: Setting, side: int) -> list[int]:
    """The units of a side on the field, as one reads the map: row by row."""
    found = [(ground.row_of(s.loc[u]), ground.column_of(s.loc[u]), u) for u in g.of_side[side] if s.loc[u] >= 0]
    return [u for _, _, u in sorted(found)]


def _now(value: int, printed: int) -> str:
    """A value that counts, with the printed one behind it if that is another."""
    return str(value) if value == printed else f"{value} ({printed})"


def missiles_of(page: Page, g: Setting, u: int, ammo: int, screen: int) -> str:
    """What a unit shoots with, and what it and its screen have left."""
    if g.weapon[u] == tables.NO_WEAPON:
        return table_builder.NONE
    parts = [page.t("cell-arms", {"arms": rosters.arms_of(page, g, u), "ammo": page.name("ammo", ammo)})]
    if g.screen[u]:
        parts.append(page.t("cell-screen", {"ammo": page.name("ammo", screen)}))
    return page.join(parts)


def unit_states(s: Battle, u: int) -> tuple[str, ...]:
    """What a person should know about a unit besides its numbers: names of `cell-...` messages."""
    form, mark, order = FORMS.get(s.form[u], ""), MARKS.get(s.mark[u], ""), ORDERED.get(s.ordered[u], "")
    return sheet_builder.those(
        [
            ("routed", s.routed[u]),
            ("rallied", s.rallied[u]),
            ("moved", s.moved[u]),
            (form, form),
            ("double-depth", s.deep[u] >= 0),
            (mark, mark),
            (order, order),
            ("fired", s.fired[u]),
            ("in-zone", zones.held(s, u)),
        ]
    )


# ---------------------------------------------------------------- gone, and to come


def losses_grid(page: Page, s: Battle) -> view_models.Grid:
    """Units and leaders that are lost or have left the field, with their rout points [10.41, 10.42]."""
    g = setting(s)
    rows: list[list[str]] = []
    for u in range(g.units):
        if s.status[u] in LOST:
            points = table_builder.NONE if s.status[u] == state.LEFT_FREE else str(g.rp[u])
            rows.append(
                [page.unit(g, u), page.people(g, g.side[u]), rosters.kind_of(g, u), page.t(LOST[s.status[u]]), points]
            )
    for m in range(g.leaders):
        if s.lead_status[m] in LOST:
            points = table_builder.NONE if s.lead_status[m] == state.LEFT_FREE else str(victory.leader_worth(s, m))
            name, side = page.leader(g, m), page.people(g, g.lead_side[m])
            rows.append([name, side, page.head("leader"), page.t(LOST[s.lead_status[m]]), points])
    return page.grid("losses", "loss side letters state points", rows, "10.42a", battle(g))


def due_grid(page: Page, s: Battle) -> view_models.Grid:
    """Who is still to come."""
    g = setting(s)
    rows = [
        [page.unit(g, u), page.people(g, g.side[u]), rosters.kind_of(g, u)]
        for u in range(g.units)
        if s.status[u] == state.DUE
    ]
    rows += [
        [page.leader(g, m), page.people(g, g.lead_side[m]), page.head("leader")]
        for m in range(g.leaders)
        if s.lead_status[m] == state.DUE
    ]
    return page.grid("due", "unit side letters", rows, "scn.hydaspes.4", battle(g))
