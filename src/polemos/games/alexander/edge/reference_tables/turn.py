"""The tables of the turn as grids: sequence, activation, orders, line commands, momentum, trumps, optional rules."""

from typing import Final

from polemos.games.alexander.data.pack import FILES
from polemos.games.alexander.edge.reference_tables import page as pages
from polemos.room.table_builder import NONE, span
from polemos.room.view_models import Grid

ACTIVATION: Final = FILES.activation
COMMANDS: Final = FILES.orders
LEADERS: Final = (
    *("5.11", "5.12a", "5.12b", "5.12c", "5.12d", "5.14", "5.15a", "5.15b", "5.15c", "5.15d", "5.15e"),
    *("5.25a", "5.25b", "5.25c"),
)
COMMAND: Final = ("4.21a", "4.21b", "4.21c", "4.22b", "4.24", "4.25", "5.23", "4.4c", "4.4d", "4.4e")
LINES: Final = (
    *("4.31", "5.22g", "5.22h", "5.22j", "4.32", "4.33a", "4.33b", "4.33c", "4.33d", "4.33f", "4.33g"),
    *("4.34a", "4.36", "4.37a", "4.37b"),
)
#: By way to a line command, in the order of the data: row, what it needs, clause.
PERMISSIONS: Final = (
    ("first-turn", "nothing", "4.34d"),
    ("overall", "nothing", "4.34e"),
    ("persian", "nothing", "4.53a"),
    ("near", "no-momentum", "4.34b"),
    ("far", "strategy", "4.34c"),
    ("again-rolled", "strategy", "4.35b"),
    ("again-free", "strategy", "4.35b"),
    ("again-none", "impossible", "4.35c"),
)
NO_MOMENTUM: Final = ("5.31b", "5.31c", "5.31d", "5.31e", "5.31f", "5.5d", "5.66a")
TRUMPS: Final = (("active_player", "5.41"), ("trump_the_trump", "5.42a"), ("momentum_trump", "5.42b"))
AFTER_TRUMPS: Final = ("5.42c", "5.43", "5.44a", "5.44b", "5.45", "5.46", "5.47")
ELITE: Final = ("5.5a", "5.5b", "5.5c", "5.5d", "5.5e", "5.5f", "5.5g")
CONTINGENTS: Final = ("5.61", "5.62", "5.63a", "5.63b", "5.64", "5.65", "5.66a", "5.66c", "5.67")
WINNING: Final = ("10.41", "10.43", "10.44", "10.42e", "8.46a")
CROSSING: Final = "scn.hydaspes.4"


def turn_tables(page: pages.Page) -> list[Grid]:
    """All of them, as one looks for them in a turn."""
    activation = pages.charts("activation")
    return [
        page.table("sequence", FILES.sequence_of_play.phases, "3.0a", pages.charts("sequence-of-play")),
        page.rules("activation", LEADERS, "5.12a", activation),
        orders(page),
        page.rules("command", COMMAND, "4.21a", pages.charts("orders")),
        page.rules("line-commands", LINES, "4.31", pages.charts("orders")),
        permission(page),
        momentum(page),
        page.rules("no-momentum", NO_MOMENTUM, "5.31a", activation),
        doom(page),
        trumps(page),
        page.rules("elite", ELITE, "5.5a", activation),
        page.rules("contingents", CONTINGENTS, "5.61", activation),
        options(page),
        page.rules("winning", WINNING, "10.41", pages.charts("rout-points")),
    ]


def orders(page: pages.Page) -> Grid:
    """What an individual order can do, and how many it takes [5.22]."""
    limits = ACTIVATION.contingent
    price = {"contingent": span(limits.cost_min, limits.cost_max), "pre_arranged_withdrawal": NONE}
    rows: list[list[str]] = []
    for row in COMMANDS.individual:
        cost = price.get(row.id, str(row.orders))
        if row.orders_in_zoc:
            cost = f"{cost} ({row.orders_in_zoc})"
        rows.append([page.row(f"order-{row.id.replace('_', '-')}"), cost, page.text(row.clause)])
    return page.grid(pages.ORDERS_GRID, "order cost effect", rows, "5.21", pages.charts("orders"))


def permission(page: pages.Page) -> Grid:
    """Who may give a line command, and what he needs for it [4.34, 4.35, 4.53]."""
    rows = [
        [page.row(f"permission-{name}"), page.t(f"cell-need-{need}"), page.text(clause)]
        for name, need, clause in PERMISSIONS
    ]
    return page.grid(pages.PERMISSION, "who need effect", rows, "4.34a", pages.charts("orders"))


def momentum(page: pages.Page) -> Grid:
    """The momentum roll [5.32]."""
    rows = [
        [page.row("momentum-low"), page.t("cell-another-phase"), page.text("5.32")],
        [page.row("momentum-high"), page.t("cell-finished"), page.text("5.15c")],
        [str(ACTIVATION.momentum.second_roll_on[0]), page.t("cell-roll-again"), page.text("5.33a")],
    ]
    return page.grid(pages.MOMENTUM_GRID, "die result effect", rows, "5.32", pages.charts("activation"))


def doom(page: pages.Page) -> Grid:
    """The second roll after a 9 [5.33], in the order of DOOM_ROWS."""
    clauses = dict(zip(pages.DOOM_ROWS, ("5.33c", "5.33d", "5.33b"), strict=True))
    rows = [[face, page.clause(clauses[face]), page.text(clauses[face])] for face in pages.DOOM_ROWS]
    return page.grid(pages.DOOM_GRID, "die result effect", rows, "5.33a", pages.charts("activation"))


def trumps(page: pages.Page) -> Grid:
    """The three kinds of trump, and what comes of them [5.4]."""
    rows = [[page.clause(clause), page.row("momentum-low"), page.text(clause)] for _, clause in TRUMPS]
    rows += [[page.clause(clause), NONE, page.text(clause)] for clause in AFTER_TRUMPS]
    return page.grid("trumps", "rule die effect", rows, "5.41", pages.charts("activation"))


def options(page: pages.Page) -> Grid:
    """The optional rules: name, section, what each goes with."""
    rows = [
        [
            _option(page, row.id),
            row.section,
            page.join([_option(page, other) for other in row.requires]),
            _option(page, row.id, "-text"),
        ]
        for row in FILES.optional_rules.options
    ]
    rows.append([_option(page, "craterus"), CROSSING, NONE, _option(page, "craterus", "-text")])
    return page.grid("options", "option section with effect", rows, "5.5a", pages.charts("optional-rules"))


def _option(page: pages.Page, name: str, part: str = "") -> str:
    return page.t(f"option-{name.replace('_', '-')}{part}")
