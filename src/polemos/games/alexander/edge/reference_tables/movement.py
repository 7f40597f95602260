"""The charts of movement as grids: costs, turning, formations, zones of control, stacking, withdrawal."""

from typing import Final

from polemos.games.alexander.data import ground, models_command, pack
from polemos.games.alexander.data.tables import LEADER_MA, MOVES
from polemos.games.alexander.edge.reference_tables.page import COST_ROWS, COSTS, TURNING, Page, charts
from polemos.room.table_builder import NONE, signed, times
from polemos.room.view_models import Grid

CHART: Final = pack.FILES.movement_cost
RETREAT: Final = pack.FILES.orderly_withdrawal
GIVEN: Final = charts("movement-given")
ZONES: Final = ("7.11b", "7.21a", "7.21b", "7.21c", "7.22", "7.23a", "7.23b", "7.23c", "7.24a", "7.26")
STACKING: Final = ("6.91", "6.92a", "6.92b", "6.93", "6.94a", "6.94b", "6.94c", "6.95")
WITHDRAWING: Final = ("6.71a", "6.71b", "6.71c", "6.71d", "6.72a", "6.74", "6.75a", "6.75b", "6.77a", "9.31g", "4.62a")
PLANNED: Final = ("6.81a", "6.82", "6.83", "6.84a", "6.84b", "6.84c", "6.85", "6.86")


def move_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a move."""
    return [
        costs(page),
        groups(page),
        figures(page),
        turning(page),
        formations(page),
        page.rules("zones", ZONES, "7.21a", charts("facing-zoc")),
        page.rules("stacking", STACKING, "6.91", GIVEN),
        page.rules("withdrawal", WITHDRAWING, "6.71a", charts("orderly-withdrawal")),
        withdrawal_hits(page),
        page.rules("planned-withdrawal", PLANNED, "6.81a", charts("orderly-withdrawal")),
    ]


def costs(page: Page) -> Grid:
    """Movement points, and after a stroke cohesion hits; a dash where a unit cannot go. Rows: COST_ROWS."""
    rows: list[list[str]] = []
    for name in COST_ROWS:
        part = "hex" if name in CHART.hex else "hexside" if name in CHART.hexside else "level"
        cells: dict[str, models_command.Costs] = getattr(CHART, part)
        rows.append([_ground(page, part, name), *[_cost(mp, hits) for mp, hits in cells[name]]])
    heads = [page.head("terrain"), *[page.head(f"group-{_id(group)}") for group in ground.GROUPS]]
    return page.grid(COSTS, heads, rows, "6.29", charts("movement-cost"))


def _ground(page: Page, part: str, name: str) -> str:
    if part == "level":
        return page.row(f"level-{_id(name)}")
    if part == "hex":
        return page.called("terrain", name)
    return page.t("cell-hexside", {"name": page.called("lines", name)})


def _cost(mp: int, hits: int) -> str:
    return NONE if mp == ground.NEVER else f"{mp}/{hits}" if hits else str(mp)


def _id(name: str) -> str:
    return name.replace("_", "-").lower()


def groups(page: Page) -> Grid:
    """Who belongs to a column of that chart."""
    rows = [[page.head(f"group-{_id(group)}"), page.t(f"cell-group-{_id(group)}")] for group in ground.GROUPS]
    return page.grid("movement-groups", page.heads("group who"), rows, "6.29", charts("movement-cost"))


def figures(page: Page) -> Grid:
    """Single numbers of movement."""
    double, height = MOVES.double_size, MOVES.elevation
    rows = [
        ("4.1i", str(LEADER_MA)),
        ("6.13b", _hits(page, MOVES.again.normal)),
        ("6.46b", _hits(page, MOVES.again.phalanx_ma5_first_hits)),
        ("6.46c", _hits(page, MOVES.again.phalanx_ma5)),
        ("6.42a", ""),
        ("6.71d", str(double.orderly_withdrawal_ma)),
        ("6.21b", signed(height.up_one_mp)),
        ("6.23a", str(height.cavalry_max)),
        ("6.23b", _hits(page, height.sk_three_levels_hits)),
        ("9.21d", str(height.chariot_max_per_phase)),
        ("6.94a", _hits(page, MOVES.stacking.pass_through_hits_each)),
        ("6.14a", ""),
        ("6.5a", page.join([str(points) for points in MOVES.drift.points])),
    ]
    return page.clauses("movement-figures", rows, "6.11", GIVEN)


def turning(page: Page) -> Grid:
    """What turning costs."""
    turns, double = MOVES.facing, MOVES.double_size
    rows = [
        ("7.12a", _mp(page, turns.mp_per_vertex)),
        ("7.12b", _mp(page, turns.skirmisher_any)),
        ("7.12c", _mp(page, turns.mp_per_vertex_clumsy)),
        ("7.14", _hits(page, turns.rough_hits)),
        ("9.21a", _hits(page, turns.chariot_hits_moving)),
        ("7.25", f"1/{turns.zoc_turn_divisor}"),
        ("7.16a", str(turns.reaction_vertices)),
        ("6.43a", _hits(page, double.pivot_hits)),
        ("6.43b", _hits(page, 0)),
        ("6.44", _mp(page, double.reverse_face_mp)),
        ("6.45a", ""),
        ("9.74b", _mp(page, MOVES.charge_formation.turn_mp)),
    ]
    return page.clauses(TURNING, rows, "7.12a", GIVEN)


def formations(page: Page) -> Grid:
    """Column, square, double depth and charge formation."""
    column, square, charge = MOVES.column, MOVES.square, MOVES.charge_formation
    rows = [
        ("6.61a", _mp(page, column.change_mp)),
        ("6.62a", signed(column.ma_bonus)),
        ("6.62b", signed(column.terrain_hits)),
        ("6.65a", signed(column.tq)),
        ("6.66", _hits(page, column.after_shock_hits)),
        ("6.67", ""),
        ("9.62a", _mp(page, MOVES.double_depth.form_extra_mp)),
        ("9.62b", str(MOVES.double_depth.orders_per_move)),
        ("9.62c", str(MOVES.double_depth.ma)),
        ("9.63", f"1/{square.cost_divisor}"),
        ("9.64a", str(square.ma)),
        ("9.64d", f"1/{square.size_divisor}"),
        ("9.64c", times(square.missile_hits)),
        ("9.73", _mp(page, charge.form_mp)),
        ("9.76", _mp(page, charge.leave_mp)),
        ("9.74c", times(charge.terrain_hits_factor)),
    ]
    return page.clauses("formations", rows, "6.61a", GIVEN)


def withdrawal_hits(page: Page) -> Grid:
    """What an orderly withdrawal costs."""
    rows = [(row.clause, _hits(page, row.hits)) for row in RETREAT.orderly.hits]
    rows.append(("9.31h", ""))
    return page.clauses("withdrawal-hits", rows, "6.72b", charts("orderly-withdrawal"))


def _mp(page: Page, points: int) -> str:
    return page.t("cell-mp", {"points": points})


def _hits(page: Page, number: int) -> str:
    return page.t("cell-hits", {"hits": number})
