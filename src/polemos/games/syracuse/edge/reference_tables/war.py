"""The tables of war as grids: battle, movement, stacking, the map, the counters."""

from typing import Final

from polemos.games.syracuse.data.tables import (
    ALLIED,
    BUILDS,
    CODE_NAMES,
    COLUMN_NAMES,
    LEADERS_OF,
    MAX_MODIFIER,
    MAX_SHIFT,
    S1_COLUMNS,
    S2_COLUMNS,
    S3_COLUMNS,
    S6_COLUMNS,
    S8_COLUMNS,
    SHIFT_CAMP,
    SHIFT_FORT,
    SHIFT_LANDING,
    SHIFT_RAISED,
    SHIFT_RIVER,
    SHIFT_STORM,
    SHIFT_WALL,
    SPARTAN,
    SWORD,
    TRIREMES,
    TROOPS,
    TYPE_NAMES,
    TYPE_POINTS,
    UNIT_KEY,
    UNIT_PF,
    UNIT_SIDE,
    UNIT_SWORDS,
    UNIT_TYPE,
)
from polemos.games.syracuse.data.world import (
    ATHENS,
    CAMP_STACK,
    COAST_NEXT,
    FORT_COST,
    FORT_IN,
    KIND,
    LAND_NEXT,
    LAND_PM,
    ONLY,
    PLACE_NAMES,
    PORT,
    PROTECTED,
    PROTECTED_PF,
    RAISED_COST,
    RIVER,
    RIVER_COST,
    SEA_NEXT,
    STACK,
    SYRACUSE,
    UNLIMITED,
    WALL_COST,
    WITHDRAWAL_PM,
    ZONE_COST,
    ZONES,
)
from polemos.games.syracuse.edge.reference_tables.page import (
    CRT_GRID,
    MODIFIER_ROWS,
    MODIFIERS,
    MOVEMENT,
    MOVEMENT_ROWS,
    SHIFT_ROWS,
    SHIFTS,
    STACKING,
    Page,
)
from polemos.games.syracuse.rules.battle.reckoning import RESULTS
from polemos.games.syracuse.verbs import PLACE_KIND
from polemos.room.table_builder import NONE, YES, results, signed
from polemos.room.view_models import Grid

COMBAT: Final = ("tables/combat.toml",)
CRT_FILE: Final = ("tables/crt.toml",)
UNIT_FILE: Final = ("tables/units.toml",)
COUNTERS: Final = ("counters.toml",)
MAP: Final = ("map.toml",)

RIVER_SIGN: Final = "~"
#: By result code: the clause that says what it does.
CODE_CLAUSES: Final = ("4.res.f", "4.res.d", "4.res.d", "4.res.d", "4.res.c", "4.res.b")


def war_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a war."""
    return [
        crt(page),
        crt_results(page),
        shifts(page),
        die_modifiers(page),
        movement(page),
        stacking(page),
        zones(page),
        types(page),
        units(page),
        leaders(page),
    ]


# ---------------------------------------------------------------- battle


def crt(page: Page) -> Grid:
    """The combat results table: modified die by column; attacker's loss, then the defender's."""
    rows = results(RESULTS, lambda codes: f"{CODE_NAMES[codes[0]]} | {CODE_NAMES[codes[1]]}", True)
    return page.grid(CRT_GRID, [page.head("modified-die"), *COLUMN_NAMES], rows, "4.res.g", CRT_FILE)


def crt_results(page: Page) -> Grid:
    """What each code means for the side that it stands for, the lightest first."""
    rows = [[name, page.text(clause)] for name, clause in zip(CODE_NAMES, CODE_CLAUSES, strict=True)]
    return page.grid("crt-results", page.heads("result effect"), rows, "4.res.a", CRT_FILE)


def shifts(page: Page) -> Grid:
    """Column shifts toward the attacker, in the order of SHIFT_ROWS; those of events go to whom the event names."""
    values = (
        *(SHIFT_RAISED, SHIFT_RIVER, SHIFT_WALL, SHIFT_LANDING, SHIFT_FORT, SHIFT_STORM, SHIFT_CAMP),
        *(S1_COLUMNS, -S2_COLUMNS, S3_COLUMNS, S6_COLUMNS, S8_COLUMNS),
    )
    rows = [
        [page.row(f"shift-{name}"), page.row(f"when-{name}"), signed(value)]
        for name, value in zip(SHIFT_ROWS, values, strict=True)
    ]
    rows.append([page.row("shift-most"), NONE, f"±{MAX_SHIFT}"])
    return page.grid(SHIFTS, page.heads("shift when columns"), rows, "4.odds.a", COMBAT)


def die_modifiers(page: Page) -> Grid:
    """What is added to the attacker's die, in the order of MODIFIER_ROWS."""
    best = max([UNIT_SWORDS[0][u] for side in (ATHENS, SYRACUSE) for u in LEADERS_OF[side]])
    values = (f"0 {NONE} +{best}", signed(SWORD), f"0 {NONE} -{best}", signed(-SWORD))
    rows = [[page.row(f"modifier-{name}"), value] for name, value in zip(MODIFIER_ROWS, values, strict=True)]
    rows.append([page.row("modifier-most"), f"±{MAX_MODIFIER}"])
    return page.grid(MODIFIERS, page.heads("modifier die"), rows, "4.roll.a", COMBAT)


# ---------------------------------------------------------------- movement


def movement(page: Page) -> Grid:
    """What land units pay and have, in the order of MOVEMENT_ROWS."""
    values = (
        *(str(ZONE_COST), signed(RAISED_COST), signed(RIVER_COST), signed(WALL_COST[1]), signed(WALL_COST[2])),
        *(signed(0), str(FORT_COST), str(LAND_PM), str(WITHDRAWAL_PM)),
    )
    clauses = (
        *("3.cost.a", "3.cost.b", "3.cost.c", "3.cost.d", "3.cost.e"),
        *("3.cost.f", "4.fort.h", "1.k", "3.stop.c"),
    )
    rows = [
        [page.row(f"movement-{name}"), value, page.text(clause)]
        for name, value, clause in zip(MOVEMENT_ROWS, values, clauses, strict=True)
    ]
    rows.append([page.row("movement-ships"), NONE, page.text("1.l")])
    rows.append([page.row("movement-aboard"), str(ZONE_COST), page.text("3.sea.c")])
    return page.grid(MOVEMENT, page.heads("movement pm effect"), rows, "3.cost.a", UNIT_FILE)


def stacking(page: Page) -> Grid:
    """How many units of a side a place holds."""
    rows: list[list[str]] = []
    for kind in sorted(set(KIND)):
        limit = STACK[KIND.index(kind)]
        text = page.t("cell-pf", {"pf": PROTECTED_PF}) if kind == PROTECTED else _limit(page, limit)
        rows.append([page.name("terrain", kind), text])
    rows.append([page.row("stack-fort"), _limit(page, UNLIMITED)])
    rows.append([page.row("stack-camp"), _limit(page, CAMP_STACK)])
    return page.grid(STACKING, page.heads("place most"), rows, "3.stack.a", UNIT_FILE)


def _limit(page: Page, units: int) -> str:
    return page.t("cell-unlimited") if units == UNLIMITED else page.t("cell-units", {"count": units})


# ---------------------------------------------------------------- the map


def zones(page: Page) -> Grid:
    """The zones with their borders; a tilde stands behind a neighbour across a river."""
    rows: list[list[str]] = []
    for zone in range(ZONES):
        over_land = [PLACE_NAMES[b] + RIVER_SIGN * RIVER[zone * ZONES + b] for b in LAND_NEXT[zone]]
        fort = FORT_IN[zone]
        rows.append(
            [
                page.name(PLACE_KIND, zone),
                page.name("terrain", KIND[zone]),
                page.join(over_land),
                page.places(SEA_NEXT[zone]),
                page.places([b for b in COAST_NEXT[zone] if b not in SEA_NEXT[zone]]),
                page.name(PLACE_KIND, ZONES + fort) if fort >= 0 else NONE,
                page.join([page.side(side) for side in (ATHENS, SYRACUSE) if PORT[side][zone]]),
                page.side(ONLY[zone]),
            ]
        )
    heads = page.heads("zone terrain by-land by-sea shore fort port only")
    return page.grid("zones", heads, rows, "3.map.a", MAP)


# ---------------------------------------------------------------- counters


def types(page: Page) -> Grid:
    """The types of units: letter, name, where they move, whether they build, points for one that is eliminated."""
    clauses = ("1.c", "1.d", "1.e", "1.f", "1.g")
    rows = [
        [
            TYPE_NAMES[kind],
            page.name("type", kind),
            page.t("cell-sea" if kind == TRIREMES else "cell-land"),
            YES if BUILDS[UNIT_TYPE.index(kind)] else NONE,
            str(TYPE_POINTS[kind]),
            page.text(clause),
        ]
        for kind, clause in enumerate(clauses)
    ]
    heads = page.heads("letter type element builds points effect")
    return page.grid("unit-types", heads, rows, "1.b", UNIT_FILE)


def units(page: Page) -> Grid:
    """Every combat unit with both of its sides."""
    rows = [
        [
            UNIT_KEY[u],
            page.name("unit", u),
            page.side(UNIT_SIDE[u]),
            page.name("type", UNIT_TYPE[u]),
            *[str(UNIT_PF[down][u]) for down in (0, 1)],
            *[str(UNIT_SWORDS[down][u] or NONE) for down in (0, 1)],
            page.t("cell-allied") if ALLIED[u] else page.t("cell-spartan") if SPARTAN[u] else NONE,
        ]
        for u in range(TROOPS)
    ]
    heads = page.heads("unit name side type pf pf-reduced sword sword-reduced mark")
    return page.grid("units", heads, rows, "1.a", COUNTERS)


def leaders(page: Page) -> Grid:
    """The leaders with their bonus, well and wounded."""
    rows = [
        [page.name("unit", u), page.side(side), *[str(UNIT_SWORDS[down][u]) for down in (0, 1)]]
        for side in (ATHENS, SYRACUSE)
        for u in LEADERS_OF[side]
    ]
    return page.grid("leaders", page.heads("leader side bonus bonus-wounded"), rows, "1.n", COUNTERS)
