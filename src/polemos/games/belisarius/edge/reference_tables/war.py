"""The tables of war as grids: battle, operations, terrain, forces, places."""

from typing import Final

from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import (
    ADVANTAGE_MODIFIER,
    ASSAULT,
    COLONY_MODIFIER,
    CRT,
    FORAGE_AREA,
    FORAGE_COLONY,
    FORAGE_PILLAGED,
    FORAGE_SITE,
    FORAGE_TERRAIN,
    INCOME_AREA,
    LEADER_MODIFIER,
    MANOEUVRE,
    ODDS,
    OP_ASSAULT,
    OP_COLONISE,
    OP_MANOEUVRE,
    OP_PILLAGE,
    OP_RIVER,
    OP_SEA_FRIENDLY,
    OP_SEA_OTHER,
    RESULT_DRAW,
    RESULT_LOSE,
    RESULT_NAMES,
    RIVER_MODIFIER,
    SITE_MODIFIER,
    STAR_FACTOR,
    STRENGTH_MULTIPLIER,
    TERRAIN_MODIFIER,
    TRACK_MODIFIER,
)
from polemos.games.belisarius.data.forces import (
    CORE,
    LEADER,
    LEADERS,
    LEVY,
    LEVY_TYPES,
    UNIT_AFFIL,
    UNIT_OP,
    UNIT_STRENGTH,
    UNIT_TYPE,
    UNITS_OF,
)
from polemos.games.belisarius.data.world import (
    AFFILIATIONS,
    AREA_ENTRY_COST,
    AREA_PORT,
    AREA_PROVINCE,
    CAPITAL,
    CITY,
    EDGE_LAND,
    EDGE_SEA,
    GUARD,
    HEX_COUNT,
    HEX_NAMES,
    MARSH,
    OPEN_SEA,
    PROVINCE_COUNT,
    PROVINCE_TOWNS,
    RICH,
    RIVER_EXTRA,
    ROAD_COST,
    ROUGH,
    STRAIT_EXTRA,
    TERRAIN_COST,
    TERRAIN_NAMES,
    TRACK_COST,
)
from polemos.games.belisarius.edge.reference_tables.page import (
    COST_ROWS,
    CRT_GRIDS,
    LINE_ROWS,
    LINES,
    OP_COSTS,
    OP_POINTS,
    STRENGTH,
    STRENGTH_ROWS,
    TERRAINS,
    Page,
)
from polemos.games.belisarius.verbs import PROVINCE, UNIT
from polemos.room.table_builder import NONE, YES, results, signed, times
from polemos.room.view_models import Grid

COMBAT: Final = ("tables/combat.toml",)
OPERATIONS: Final = ("tables/operations.toml",)
TERRAIN_FILE: Final = "tables/terrain.toml"
COUNTERS: Final = ("counters.toml",)


def war_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a war."""
    return [
        crt(page, ASSAULT),
        crt(page, MANOEUVRE),
        crt_results(page),
        strength_modifiers(page),
        strength_factors(page),
        operation_points(page),
        operation_costs(page),
        terrain(page),
        lines(page),
        sites(page),
        areas(page),
        counters(page),
        leaders(page),
        counter_mix(page),
        control_chart(page),
    ]


# ---------------------------------------------------------------- battle


def crt(page: Page, table: int) -> Grid:
    """A combat results table: die by odds."""
    rows = results(CRT[table], RESULT_NAMES.__getitem__)
    return page.grid(CRT_GRIDS[table], [page.head("die"), *ODDS.names], rows, CRT[table].clause, COMBAT)


def crt_results(page: Page) -> Grid:
    """What each combat result means, and the markers it brings."""
    rows = [
        [
            name,
            page.name("result", code),
            page.entry(f"crt.{name}"),
            str(RESULT_DRAW[code]),
            str(RESULT_LOSE[code]),
        ]
        for code, name in enumerate(RESULT_NAMES)
    ]
    heads = page.heads("result name effect victor-draws loser-loses")
    return page.grid("crt-results", heads, rows, "crt.note.1", COMBAT)


def strength_modifiers(page: Page) -> Grid:
    """What multiplies a strength in battle, by the names of STRENGTH_ROWS."""
    values = (
        LEADER_MODIFIER[1],
        LEADER_MODIFIER[2],
        SITE_MODIFIER[CAPITAL],
        SITE_MODIFIER[CITY],
        COLONY_MODIFIER,
        TERRAIN_MODIFIER[ROUGH],
        TRACK_MODIFIER,
        TERRAIN_MODIFIER[MARSH],
        RIVER_MODIFIER,
        ADVANTAGE_MODIFIER,
    )
    rows = [
        [page.row(f"strength-{name}"), page.row(f"whom-{whom}"), signed(value)]
        for (name, whom), value in zip(STRENGTH_ROWS, values, strict=True)
    ]
    return page.grid(STRENGTH, page.heads("modifier for-whom counts"), rows, "crt.strength", COMBAT)


def strength_factors(page: Page) -> Grid:
    """The factor by the number of modifiers."""
    last = len(STRENGTH_MULTIPLIER) - 1
    rows = [[f"{n}+" if n == last else str(n), times(factor)] for n, factor in enumerate(STRENGTH_MULTIPLIER)]
    return page.grid("strength-factor", page.heads("modifiers factor"), rows, "17.74.4", COMBAT)


# ---------------------------------------------------------------- operations


def operation_points(page: Page) -> Grid:
    """By what a leader multiplies the die of the operation points."""
    rows = [[page.row(f"leader-{stars}"), times(factor)] for stars, factor in enumerate(STAR_FACTOR)]
    return page.grid(OP_POINTS, page.heads("best-leader die-counts"), rows, "tbl.op", OPERATIONS)


def operation_costs(page: Page) -> Grid:
    """What operations cost, in the order of COST_ROWS."""
    costs = (
        OP_ASSAULT,
        OP_MANOEUVRE,
        OP_PILLAGE,
        OP_COLONISE,
        OP_SEA_FRIENDLY,
        OP_SEA_OTHER,
        OP_RIVER,
        AREA_ENTRY_COST,
    )
    rows = [[page.row(f"cost-{name}"), page.points(cost)] for name, cost in zip(COST_ROWS, costs, strict=True)]
    return page.grid(OP_COSTS, page.heads("operation points"), rows, "tbl.op", (*OPERATIONS, "tables/offmap.toml"))


# ---------------------------------------------------------------- the map


def terrain(page: Page) -> Grid:
    """The terrain effects chart: cost, forage, defence."""
    rows = [
        [
            page.name("terrain", kind),
            page.points(TERRAIN_COST[kind]) if kind != OPEN_SEA else NONE,
            str(FORAGE_TERRAIN[kind]),
            signed(TERRAIN_MODIFIER[kind]),
            page.origin(f"{TERRAIN_FILE}: terrain.{TERRAIN_NAMES[kind]}"),
        ]
        for kind in range(OPEN_SEA + 1)
    ]
    heads = page.heads("terrain cost-to-enter forage defence origin")
    return page.grid(TERRAINS, heads, rows, "terrain.effects", (TERRAIN_FILE,))


def lines(page: Page) -> Grid:
    """Roads and tracks instead of the terrain; rivers and straits on top of it; in the order of LINE_ROWS."""
    costs = (
        page.points(ROAD_COST),
        page.points(TRACK_COST),
        f"+{page.points(RIVER_EXTRA)}",
        f"+{page.points(STRAIT_EXTRA)}",
    )
    rows = [
        [page.t(f"row-line-{name}"), cost, page.origin(f"{TERRAIN_FILE}: line.{name}")]
        for name, cost in zip(LINE_ROWS, costs, strict=True)
    ]
    return page.grid(LINES, page.heads("line points origin"), rows, "terrain.effects", (TERRAIN_FILE,))


def sites(page: Page) -> Grid:
    """Towns and other places: forage and defence."""
    facts = (
        ("city", FORAGE_SITE[CITY], SITE_MODIFIER[CITY]),
        ("rich", FORAGE_SITE[RICH], SITE_MODIFIER[RICH]),
        ("constantinopolis", FORAGE_SITE[CAPITAL], SITE_MODIFIER[CAPITAL]),
        ("colony", FORAGE_COLONY, COLONY_MODIFIER),
        ("pillaged", FORAGE_PILLAGED, 0),
        ("offmap", FORAGE_AREA, 0),
    )
    rows = [
        [page.row(f"site-{name}"), str(forage), signed(defence), page.origin(f"{TERRAIN_FILE}: site.{name}")]
        for name, forage, defence in facts
    ]
    return page.grid("sites", page.heads("site forage defence origin"), rows, "20.1", (TERRAIN_FILE,))


def areas(page: Page) -> Grid:
    """The off-map areas: how one gets there and what they are worth."""
    rows = [
        [
            page.name("space", HEX_COUNT + a),
            page.name(PROVINCE, province),
            page.join([HEX_NAMES[h] for h in EDGE_LAND[a]]),
            page.join([HEX_NAMES[h] for h in EDGE_SEA[a]]),
            YES if AREA_PORT[a] else NONE,
            page.points(AREA_ENTRY_COST),
            str(FORAGE_AREA),
            str(INCOME_AREA[a]),
        ]
        for a, province in enumerate(AREA_PROVINCE)
    ]
    heads = page.heads("area province from-land from-sea port cost-to-enter forage income")
    return page.grid("areas", heads, rows, "18.1a", ("tables/offmap.toml", "map.toml"))


# ---------------------------------------------------------------- forces


def counters(page: Page) -> Grid:
    """The values of the unit types, and those of guard units; leaders have their own table."""
    rows: list[list[str]] = []
    for kind in range(LEADER):
        common = [u for affil in range(GUARD) for u in UNITS_OF[affil] if UNIT_TYPE[u] == kind]
        guard = [u for u in UNITS_OF[GUARD] if UNIT_TYPE[u] == kind]
        rows.append([page.name("type", kind), *_values(common), *_values(guard)])
    heads = page.heads("type strength operation-value guard-strength guard-operation-value")
    return page.grid("unit-values", heads, rows, "2.31a", COUNTERS)


def _values(units: list[int]) -> list[str]:
    """Strength and operation value of counters that are alike, by the first of them."""
    return [str(UNIT_STRENGTH[units[0]]), str(UNIT_OP[units[0]])] if units else [NONE, NONE]


def leaders(page: Page) -> Grid:
    """The leaders with their values."""
    rows = [
        [
            page.name(UNIT, u),
            page.affiliation(UNIT_AFFIL[u]),
            page.stars(u),
            str(UNIT_STRENGTH[u]),
            str(UNIT_OP[u]),
        ]
        for u in LEADERS
    ]
    heads = page.heads("leader province stars strength operation-value")
    return page.grid("leaders", heads, rows, "21.0a", COUNTERS)


def counter_mix(page: Page) -> Grid:
    """How many counters of each type each province and the guard have."""
    rows = [
        [
            page.affiliation(affil),
            *[str(len([u for u in UNITS_OF[affil] if UNIT_TYPE[u] == kind]) or NONE) for kind in range(LEADER + 1)],
        ]
        for affil in range(len(AFFILIATIONS))
    ]
    heads = [page.head("province"), *[page.name("type", kind) for kind in range(LEADER + 1)]]
    return page.grid("counter-mix", heads, rows, "11.6", COUNTERS)


def control_chart(page: Page) -> Grid:
    """The province control chart as printed, with the control at the start of each scenario."""
    rows = [
        [
            page.name(PROVINCE, p),
            str(LEVY[p]),
            page.names("type", LEVY_TYPES[p]),
            YES if CORE[p] else NONE,
            str(len(PROVINCE_TOWNS[p])),
            *[page.name("side", scenario.control[p]) for scenario in SCENARIOS],
        ]
        for p in range(PROVINCE_COUNT)
    ]
    starts = [page.t("head-start", {"number": scenario.number}) for scenario in SCENARIOS]
    heads = [*page.heads("province levy levy-types core towns-number"), *starts]
    return page.grid("control-chart", heads, rows, "2.12a", ("provinces.toml", "map.toml"))
