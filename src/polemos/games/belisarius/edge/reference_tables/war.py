"""The tables of war as grids: battle, operations, terrain, forces, places."""

from typing import Final

from polemos.games.belisarius.data import cards, charts, forces, world
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.edge.reference_tables.page import Page
from polemos.games.belisarius.verbs import PROVINCE, UNIT
from polemos.room.table_builder import NONE, YES, signed, times
from polemos.room.view_models import Grid

COUNTERS: Final = ("counters.toml",)


def war_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a war."""
    multiplier = charts.combat.strength.multiplier
    factors = [[str(n), times(factor)] for n, factor in enumerate(multiplier[:-1])]
    factors.append([f"{len(factors)}+", times(multiplier[-1])])
    return [
        *[crt(page, table) for table in (charts.ASSAULT, charts.MANOEUVRE)],
        *[make(page) for make in (crt_results, strength_modifiers)],
        page.grid("strength-factor", "modifiers factor", factors, "17.74.4", listings.COMBAT),
        page.listing(listings.OP_POINTS),
        page.listing(listings.OP_COSTS),
        terrain(page),
        page.with_origin(listings.LINES, "line"),
        page.with_origin(listings.SITES, "site"),
        *[make(page) for make in (areas, counters, leaders, counter_mix, control_chart)],
    ]


# ---------------------------------------------------------------- battle


def crt(page: Page, table: int) -> Grid:
    """A combat results table: die by odds."""
    found = charts.CRT[table]
    return page.results(listings.CRT[table], charts.ODDS.names, found, charts.RESULT_NAMES.__getitem__, listings.COMBAT)


def crt_results(page: Page) -> Grid:
    """What each combat result means, and the markers it brings."""
    draws = charts.combat.draws
    rows = [
        [name, page.name("result", code), page.entry(f"crt.{name}"), str(draws.draw[code]), str(draws.lose[code])]
        for code, name in enumerate(charts.RESULT_NAMES)
    ]
    return page.grid("crt-results", "result name effect victor-draws loser-loses", rows, "crt.note.1", listings.COMBAT)


def strength_modifiers(page: Page) -> Grid:
    """What multiplies a strength in battle, and for whom it counts."""
    whom = [page.row(f"whom-{'defender' if row.name in listings.COVER else 'both'}") for row in listings.STRENGTH.rows]
    named = zip(page.listed(listings.STRENGTH), whom, strict=True)
    return page.listing(listings.STRENGTH, rows=[[head, words, value] for (head, value), words in named])


# ---------------------------------------------------------------- the map


def terrain(page: Page) -> Grid:
    """The terrain effects chart: cost, forage, defence."""
    rows = [
        [
            page.name("terrain", kind),
            page.points(world.TERRAIN_COST[kind]) if kind != world.OPEN_SEA else NONE,
            str(charts.FORAGE_TERRAIN[kind]),
            signed(charts.TERRAIN_MODIFIER[kind]),
            page.known_from("terrain", world.TERRAIN_NAMES[kind]),
        ]
        for kind in range(world.OPEN_SEA + 1)
    ]
    heads = "terrain cost-to-enter forage defence origin"
    return page.grid(listings.TERRAINS, heads, rows, "terrain.effects", listings.TERRAIN)


def areas(page: Page) -> Grid:
    """The off-map areas: how one gets there and what they are worth."""
    rows = [
        [
            page.name("space", world.HEX_COUNT + a),
            page.name(PROVINCE, province),
            page.join([world.HEX_NAMES[h] for h in world.EDGE_LAND[a]]),
            page.join([world.HEX_NAMES[h] for h in world.EDGE_SEA[a]]),
            YES if world.AREA_PORT[a] else NONE,
            page.points(world.AREA_ENTRY_COST),
            str(charts.sites.offmap.forage),
            str(charts.finance.income.areas[a]),
        ]
        for a, province in enumerate(world.AREA_PROVINCE)
    ]
    heads = "area province from-land from-sea port cost-to-enter forage income"
    return page.grid("areas", heads, rows, "18.1a", ("tables/offmap.toml", "map.toml"))


# ---------------------------------------------------------------- forces


def _counters(affil: int, kind: int) -> list[int]:
    """The counters of a type that a province or the guard has."""
    return [u for u in forces.UNITS_OF[affil] if forces.UNIT_TYPE[u] == kind]


def counters(page: Page) -> Grid:
    """The values of the unit types, and those of guard units; leaders have their own table."""
    rows: list[list[str]] = []
    for kind in range(forces.LEADER):
        common = [u for affil in range(world.GUARD) for u in _counters(affil, kind)]
        rows.append([page.name("type", kind), *_values(common), *_values(_counters(world.GUARD, kind))])
    heads = "type strength operation-value guard-strength guard-operation-value"
    return page.grid("unit-values", heads, rows, "2.31a", COUNTERS)


def _values(units: list[int]) -> list[str]:
    """Strength and operation value of counters that are alike, by the first of them."""
    return [str(forces.UNIT_STRENGTH[units[0]]), str(forces.UNIT_OP[units[0]])] if units else [NONE, NONE]


def leaders(page: Page) -> Grid:
    """The leaders with their values."""
    rows = [
        [page.name(UNIT, u), page.affiliation(forces.UNIT_AFFIL[u]), page.stars(u), *_values([u])]
        for u in forces.LEADERS
    ]
    return page.grid("leaders", "leader province stars strength operation-value", rows, "21.0a", COUNTERS)


def counter_mix(page: Page) -> Grid:
    """How many counters of each type each province and the guard have."""
    kinds = range(forces.LEADER + 1)
    rows = [
        [page.affiliation(affil), *[str(len(_counters(affil, kind)) or NONE) for kind in kinds]]
        for affil in range(len(world.AFFILIATIONS))
    ]
    heads = [page.head("province"), *[page.name("type", kind) for kind in kinds]]
    return page.grid("counter-mix", heads, rows, "11.6", COUNTERS)


def control_chart(page: Page) -> Grid:
    """The province control chart as printed, with the control at the start of each scenario."""
    rows = [
        [
            page.name(PROVINCE, p),
            str(forces.LEVY[p]),
            page.names("type", forces.LEVY_TYPES[p]),
            YES if forces.CORE[p] else NONE,
            str(len(world.PROVINCE_TOWNS[p])),
            *[page.name("side", control[p]) for control in cards.CONTROL],
        ]
        for p in range(world.PROVINCE_COUNT)
    ]
    starts = [page.t("head-start", {"number": scenario.number}) for scenario in cards.SCENARIOS]
    heads = [*page.heads("province levy levy-types core towns-number"), *starts]
    return page.grid("control-chart", heads, rows, "2.12a", ("provinces.toml", "map.toml"))
