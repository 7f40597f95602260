"""The charts of shock combat as grids: clash, superiority, size, terrain, results, leaders in the fight."""

from collections.abc import Mapping
from typing import Final

from polemos.games.alexander.data import pack, tables
from polemos.games.alexander.edge.reference_tables import page as pages
from polemos.room.data_models import rows_of
from polemos.room.table_builder import NONE, Entry, Listing, signed, times
from polemos.room.view_models import Grid

SHOCK: Final = pack.FILES.shock_procedure
TERRAIN: Final = pack.FILES.terrain_shock
SIZES: Final = pack.FILES.size_ratio
LOSSES: Final = pack.FILES.leader_casualty
PROCEDURE: Final = pages.charts("shock-procedure")
#: The steps of the shock segment in their order, by the clause that says what is done [3.0d].
STEPS: Final = ("8.31a", "8.33a", "8.34a", "8.35a", "8.36k", "8.37a", "8.38a", "8.51a", "10.31")
EXEMPT: Final = ("7.34", "8.33e", "9.31e", "9.33", "9.22b", "10.34")
"""Who makes no check before the clash."""
END: Final = (
    "8.38a",
    "8.38b",
    "10.26a",
    "10.26b",
    "9.65a",
    "9.65b",
    "9.65c",
    "9.65d",
    "9.65e",
    "8.51b",
    "8.52",
    "8.54",
)


def war_tables(page: pages.Page) -> list[Grid]:
    """All of them, as one looks for them in a combat."""
    return [
        steps(page),
        page.table(pages.CHARGE_MODIFIERS, SHOCK.pre_shock_modifiers, "8.33a", PROCEDURE),
        page.rules("charge-exempt", EXEMPT, "8.33a", PROCEDURE),
        *[clash(page, direction) for direction in range(len(pages.CLASH_GRIDS))],
        superiority(page),
        effects(page),
        *[size(page, moved) for moved in (1, 0)],
        page.table(pages.SHIFTS, SHOCK.column_shifts, "8.36j", PROCEDURE),
        terrain(page),
        crt(page),
        page.rules(pages.SHOCK_MODIFIERS, [row.clause for row in SHOCK.die_modifiers], "8.36k", PROCEDURE),
        page.rules("collapse", END, "8.38a", PROCEDURE),
        casualties(page, pages.SEVERITY_GRID, "die", LOSSES.missile_or_shock_second_roll, "8.34c"),
        casualties(page, pages.DUEL_GRID, "difference", LOSSES.personal_combat_difference, "8.42"),
        wounds(page),
    ]


def steps(page: pages.Page) -> Grid:
    """The shock segment step by step."""
    rows = [[str(n + 1), page.clause(clause), page.text(clause)] for n, clause in enumerate(STEPS)]
    return page.grid("shock-steps", "step rule effect", rows, "8.3b", PROCEDURE)


def clash(page: pages.Page, direction: int) -> Grid:
    """The base columns of attacks from one direction; a dash where no attack is allowed."""
    size_ = len(tables.CHARTED)
    rows = [
        [kind, *[str(tables.CLASH[a * size_ + d][direction] or NONE) for d in range(size_)]]
        for a, kind in enumerate(tables.CHARTED)
    ]
    heads = [page.head("attacker"), *tables.CHARTED]
    return page.grid(pages.CLASH_GRIDS[direction], heads, rows, "8.63", pages.charts("clash-of-spears"))


def superiority(page: pages.Page) -> Grid:
    """The superiority of arms; a plus behind those who must fight when they have moved next to an enemy [7.31]."""
    size_ = len(tables.CHARTED)
    words = {tables.AS: "AS", tables.DS: "DS"}
    rows = [
        [
            f"{kind}{'+' * tables.MUST_SHOCK[a]}",
            *[words.get(tables.SUPERIORITY[a * size_ + d], NONE) for d in range(size_)],
        ]
        for a, kind in enumerate(tables.CHARTED)
    ]
    heads = [page.head("attacker"), *tables.CHARTED]
    return page.grid(pages.SUPERIORITY_GRID, heads, rows, "8.62", pages.charts("superiority"))


def effects(page: pages.Page) -> Grid:
    """What superiority does to the hits."""
    factor = SHOCK.superiority_factor
    rows = [Entry(row.name, (times(number),), row.clause) for row, number in rows_of(factor)]
    return page.listing(Listing(factor.chart, PROCEDURE, rows))


def size(page: pages.Page, moved: int) -> Grid:
    """The shift of the size ratio: attacker by defender."""
    chart = SIZES.moved if moved else SIZES.not_moved
    rows = [[str(n + 1), *[signed(shift) for shift in row]] for n, row in enumerate(chart)]
    heads = [page.head("attacker-size"), *[str(n + 1) for n in range(len(chart[0]))]]
    return page.grid(pages.SIZE_GRIDS[moved], heads, rows, "8.36f" if moved else "8.36g", pages.charts("size-ratio"))


def terrain(page: pages.Page) -> Grid:
    """Column shifts by terrain, in the order of TERRAIN_ROWS."""
    values = {row.id: signed(row.shift) for row in TERRAIN.shift}
    values["wall"] = page.t("cell-not-allowed")
    values["phalanx_rough"] = signed(TERRAIN.phalanx_attacker_rough_shift)
    values["limit"] = signed(TERRAIN.limit_left)
    rows = [[page.row(f"terrain-{name.replace('_', '-')}"), values[name]] for name in pages.TERRAIN_ROWS]
    return page.grid(pages.TERRAIN_SHIFTS, "terrain columns", rows, "6.27", pages.charts("terrain-shock"))


def crt(page: pages.Page) -> Grid:
    """The Shock Combat Results Table: modified die by column; hits of the attacker, in brackets of the defender."""
    columns = [str(c + 1) for c in range(tables.COLUMNS)]
    files = pages.charts("shock-crt")
    return page.results(pages.CRT_GRID, columns, tables.SHOCK_HITS, lambda hits: f"{hits[0]}({hits[1]})", files, True)


# ---------------------------------------------------------------- leaders


def casualties(page: pages.Page, id_: str, head: str, chart: Mapping[str, int], clause: str) -> Grid:
    """How badly a leader is hit, or the loser of a personal combat is by the difference of the two sums."""
    rows = [[number, _casualty(page, tables.CASUALTIES[n])] for number, n in chart.items()]
    return page.grid(id_, f"{head} result", rows, clause, pages.charts("leader-casualty"))


def wounds(page: pages.Page) -> Grid:
    """What each result means for a leader."""
    change = vars(LOSSES.rating_change)
    clauses = ("8.34c", "8.45a", "8.45a", "8.44")
    rows = [
        [_casualty(page, word), signed(change[word]) if word in change else NONE, page.text(clause)]
        for word, clause in zip(tables.CASUALTIES[1:], clauses, strict=True)
    ]
    return page.grid("wounds", "result ratings effect", rows, "8.65", pages.charts("leader-casualty"))


def _casualty(page: pages.Page, word: str) -> str:
    return page.t(f"casualty-{word.replace('_', '-')}")
