"""The charts of movement as grids: costs, turning, formations, zones of control, stacking, withdrawal."""

from typing import Final

from polemos.games.alexander.data import ground, models_command, pack, tables
from polemos.games.alexander.edge.reference_tables.page import COST_ROWS, COSTS, Page, charts
from polemos.room import table_builder, view_models

CHART: Final = pack.FILES.movement_cost
RETREAT: Final = pack.FILES.orderly_withdrawal
GIVEN: Final = charts("movement-given")
ZONES: Final = ("7.11b", "7.21a", "7.21b", "7.21c", "7.22", "7.23a", "7.23b", "7.23c", "7.24a", "7.26")
STACKING: Final = ("6.91", "6.92a", "6.92b", "6.93", "6.94a", "6.94b", "6.94c", "6.95")
WITHDRAWING: Final = ("6.71a", "6.71b", "6.71c", "6.71d", "6.72a", "6.74", "6.75a", "6.75b", "6.77a", "9.31g", "4.62a")
PLANNED: Final = ("6.81a", "6.82", "6.83", "6.84a", "6.84b", "6.84c", "6.85", "6.86")


def move_tables(page: Page) -> list[view_models.Grid]:
    """All of them, as one looks for them in a move."""
    return [
        costs(page),
        groups(page),
        page.figures("movement-figures", "6.11", GIVEN, [tables.MOVES], {"6.14a": "", "6.42a": ""}),
        page.figures("turning", "7.12a", GIVEN, [tables.MOVES], {"6.43b": page.figure("hits", 0), "6.45a": ""}),
        page.figures("formations", "6.61a", GIVEN, [tables.MOVES], {"6.67": ""}),
        page.rules("zones", ZONES, "7.21a", charts("facing-zoc")),
        page.rules("stacking", STACKING, "6.91", GIVEN),
        page.rules("withdrawal", WITHDRAWING, "6.71a", charts("orderly-withdrawal")),
        withdrawal_hits(page),
        page.rules("planned-withdrawal", PLANNED, "6.81a", charts("orderly-withdrawal")),
    ]


def costs(page: Page) -> view_models.Grid:
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
    return table_builder.NONE if mp == ground.NEVER else f"{mp}/{hits}" if hits else str(mp)


def _id(name: str) -> str:
    return name.replace("_", "-").lower()


def groups(page: Page) -> view_models.Grid:
    """Who belongs to a column of that chart."""
    rows = [[page.head(f"group-{_id(group)}"), page.t(f"cell-group-{_id(group)}")] for group in ground.GROUPS]
    return page.grid("movement-groups", "group who", rows, "6.29", charts("movement-cost"))


def withdrawal_hits(page: Page) -> view_models.Grid:
    """What an orderly withdrawal costs."""
    rows = [(row.clause, page.figure("hits", row.hits)) for row in RETREAT.orderly.hits]
    rows.append(("9.31h", ""))
    return page.clauses("withdrawal-hits", rows, "6.72b", charts("orderly-withdrawal"))
