"""The tables of war as grids: battle, movement, stacking, the map, the counters."""

from typing import Final

from polemos.games.syracuse.data import pack, tables, world
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.edge.reference_tables.listings import MODIFIERS, MOVEMENT, SHIFTS, UNITS
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.rules.battle.reckoning import RESULTS
from polemos.games.syracuse.verbs import PLACE_KIND
from polemos.room import table_builder, view_models

CRT_FILE: Final = ("tables/crt.toml",)
COUNTERS: Final = ("counters.toml",)
MAP: Final = ("map.toml",)

RIVER_SIGN: Final = "~"
#: By result code: the clause that says what it does.
CODE_CLAUSES: Final = ("4.res.f", "4.res.d", "4.res.d", "4.res.d", "4.res.c", "4.res.b")
TYPE_CLAUSES: Final = ("1.c", "1.d", "1.e", "1.f", "1.g")


def war_tables(page: Page) -> list[view_models.Grid]:
    """All of them, as one looks for them in a war."""
    texts = [page.text(clause) for clause in TYPE_CLAUSES]
    numbers = [u for side in world.BOTH for u in tables.LEADERS_OF[side]]
    leaders = [pack.FILES.counters.leader[u - tables.TROOPS] for u in numbers]
    return [
        *(crt(page), crt_results(page), shifts(page), page.listing(MODIFIERS), page.listing(MOVEMENT)),
        *(stacking(page), zones(page)),
        page.table("unit-types", pack.FILES.units.type, "1.b", UNITS, {"effect": texts}),
        page.table("units", pack.FILES.counters.unit, "1.a", COUNTERS),
        page.table("leaders", leaders, "1.n", COUNTERS, numbers=numbers),
    ]


# ---------------------------------------------------------------- battle


def crt(page: Page) -> view_models.Grid:
    """The combat results table: modified die by column; attacker's loss, then the defender's."""

    def losses(codes: tuple[int, int]) -> str:
        return " | ".join([tables.CODE_NAMES[code] for code in codes])

    return page.results(listings.CRT, tables.COLUMN_NAMES, RESULTS, losses, CRT_FILE, True, "4.res.g")


def crt_results(page: Page) -> view_models.Grid:
    """What each code means for the side that it stands for, the lightest first."""
    rows = [[name, page.text(clause)] for name, clause in zip(tables.CODE_NAMES, CODE_CLAUSES, strict=True)]
    return page.grid("crt-results", "result effect", rows, "4.res.a", CRT_FILE)


def shifts(page: Page) -> view_models.Grid:
    """Column shifts, and when each holds."""
    when = [page.row(f"when-{row.name}") if row.name != "most" else table_builder.NONE for row in SHIFTS.rows]
    named = zip(page.listed(SHIFTS), when, strict=True)
    return page.listing(SHIFTS, rows=[[head, words, value] for (head, value), words in named])


# ---------------------------------------------------------------- stacking, the map


def stacking(page: Page) -> view_models.Grid:
    """How many units of a side a place holds."""
    limits = {kind: _limit(page, world.stacking.by_terrain[kind]) for kind in sorted(set(world.KIND))}
    limits[world.PROTECTED] = page.t("cell-pf", {"pf": world.stacking.protected_sea_pf})
    rows = [[page.name("terrain", kind), text] for kind, text in limits.items()]
    rows.append([page.row("stack-fort"), _limit(page, world.UNLIMITED)])
    rows.append([page.row("stack-camp"), _limit(page, world.stacking.camp)])
    return page.grid("stacking", "place most", rows, "3.stack.a", UNITS)


def _limit(page: Page, units: int) -> str:
    return page.t("cell-unlimited") if units == world.UNLIMITED else page.t("cell-units", {"count": units})


def zones(page: Page) -> view_models.Grid:
    """The zones with their borders; a tilde stands behind a neighbour across a river."""
    rows: list[list[str]] = []
    for zone in range(world.ZONES):
        river = world.RIVER[zone * world.ZONES : (zone + 1) * world.ZONES]
        fort = world.FORT_IN[zone]
        rows.append(
            [
                page.name(PLACE_KIND, zone),
                page.name("terrain", world.KIND[zone]),
                page.join([world.PLACE_NAMES[b] + RIVER_SIGN * river[b] for b in world.LAND_NEXT[zone]]),
                page.places(world.SEA_NEXT[zone]),
                page.places([b for b in world.COAST_NEXT[zone] if b not in world.SEA_NEXT[zone]]),
                page.name(PLACE_KIND, world.ZONES + fort) if fort >= 0 else table_builder.NONE,
                page.join([page.side(side) for side in world.BOTH if world.PORT[side][zone]]),
                page.side(world.ONLY[zone]),
            ]
        )
    return page.grid("zones", "zone terrain by-land by-sea shore fort port only", rows, "3.map.a", MAP)
