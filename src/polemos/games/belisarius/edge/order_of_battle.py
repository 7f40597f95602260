"""The long sheets beside the map: the province chart, the units of each side, and what is left to come."""

from functools import lru_cache
from typing import Final

from polemos.games.belisarius.data import charts, forces, world
from polemos.games.belisarius.edge.messages import word
from polemos.games.belisarius.edge.reference_tables.page import Page
from polemos.games.belisarius.rules.realm.taxation import FIRST_AREA, income
from polemos.games.belisarius.state import FINISHED, LEVY_PHASE, REACTED, SUPPLY_PHASE, War, owner, province_of
from polemos.games.belisarius.verbs import FORCE, FORCE_SPAN, PROVINCE, SPACE, UNIT
from polemos.room import sheet_builder, table_builder, view_models

# ---------------------------------------------------------------- provinces


def provinces_grid(page: Page, war: War) -> view_models.Grid:
    """The province control chart as it stands, then the off-map areas [2.12a, 5.0a, 10.11a]."""
    rows = [_province(page, war, p) for p in range(world.PROVINCE_COUNT)]
    rows += [_area(page, war, a) for a in range(len(world.AREA_PROVINCE))]
    heads = "province control levy levied levy-types core towns income-imperial income-barbarian notes"
    return page.grid("provinces", heads, rows, "2.12a", ("provinces.toml", "tables/finance.toml"))


def _province(page: Page, war: War, p: int) -> list[str]:
    levied = table_builder.NONE
    if war.phase == LEVY_PHASE and war.control[p] == war.player:
        levied = f"{len([u for u in war.levied if forces.UNIT_AFFIL[u] == p])}/{forces.LEVY[p]}"
    return [
        page.name(PROVINCE, p),
        page.name("side", war.control[p]),
        str(forces.LEVY[p]),
        levied,
        page.names("type", forces.LEVY_TYPES[p]),
        table_builder.YES if forces.CORE[p] else table_builder.NONE,
        _towns(page, war, p),
        str(income(war, world.IMPERIAL, p)),
        str(income(war, world.BARBARIAN, p)),
        _notes(page, war, p),
    ]


def _towns(page: Page, war: War, p: int) -> str:
    """Towns and colonies by whoever occupies them."""
    towns = sorted({*world.PROVINCE_TOWNS[p], *[h for h in war.colonies if province_of(h) == p]})
    found: list[str] = []
    for side in (world.IMPERIAL, world.BARBARIAN, world.NEUTRAL):
        held = [h for h in towns if war.occ[h] == side + 1]
        if held:
            found.append(page.t("sheet-held", {"side": page.name("side", side), "places": page.names(SPACE, held)}))
    empty = [h for h in towns if not war.occ[h]]
    if empty:
        found.append(page.t("sheet-empty", {"places": page.names(SPACE, empty)}))
    return page.lines(found)


def _notes(page: Page, war: War, p: int) -> str:
    """Pillage, colonies, public works, and whether a war event closes the province."""
    found: list[str] = []
    for name, row in (("pillaged", war.pillaged), ("colonies", war.colonies), ("works", war.works)):
        here = [h for h in row if province_of(h) == p]
        if here:
            found.append(page.t(f"sheet-{name}", {"places": page.names(SPACE, here)}))
    if war.barred >> p & 1:
        found.append(page.t("sheet-closed"))
    return page.lines(found)


def _area(page: Page, war: War, area: int) -> list[str]:
    place = FIRST_AREA + area
    return [
        page.name(SPACE, world.HEX_COUNT + area),
        page.name("side", war.control[world.AREA_PROVINCE[area]]),
        *[table_builder.NONE] * 5,
        str(income(war, world.IMPERIAL, place)),
        str(income(war, world.BARBARIAN, place)),
        table_builder.NONE,
    ]


# ---------------------------------------------------------------- units

KEPT_ROWS: Final = 4096
"""Rows of units that are kept: most units stand where they stood at the last look."""


def units_grid(page: Page, war: War, side: int) -> view_models.Grid:
    """The units on the map that a side commands, with what each has done or undergone [2.31a, 4.2a]."""
    units = [u for u in range(forces.UNITS) if war.loc[u] >= 0 and owner(war, u) == side]
    rows = [_unit_row(page.language, u, war.loc[u], unit_states(war, u)) for u in units]
    heads = "unit type strength operation-value where state"
    return page.grid(f"units-{world.SIDE_NAMES[side]}", heads, rows, "2.31a", ("counters.toml",), "units")


@lru_cache(KEPT_ROWS)
def _unit_row(language: str, u: int, at: int, state: tuple[str, ...]) -> list[str]:
    """A unit at a place, with its state: names of `sheet-unit-...` messages."""
    page = Page(language)
    return [
        page.name(UNIT, u),
        page.kind(u),
        str(forces.UNIT_STRENGTH[u]),
        str(forces.UNIT_OP[u]),
        page.name(SPACE, at),
        page.states("sheet-unit", state),
    ]


def unit_states(war: War, u: int) -> tuple[str, ...]:
    """What a person should know about a unit besides where it is."""
    return sheet_builder.those(
        [
            ("in-action", u in war.army),
            ("aboard", war.aboard[u]),
            ("rebel", war.rebel[u]),
            ("finished", war.spent[u] & FINISHED),
            ("reacted", war.spent[u] & REACTED),
            ("fed", war.phase == SUPPLY_PHASE and u in war.foraging),
            ("adrift", u in war.adrift),
        ]
    )


# ---------------------------------------------------------------- reinforcements


def reinforcements_grid(page: Page, war: War) -> view_models.Grid:
    """The counters that are not in play, by kind, and the leaders one by one [11.6, 21.3]."""
    rows: list[list[str]] = []
    for affil in range(world.GUARD + 1):
        for kind in range(forces.LEADER):
            left = [u for u in forces.UNITS_OF[affil] if forces.UNIT_TYPE[u] == kind and war.loc[u] == world.NOWHERE]
            if left:
                name = str(word(FORCE, affil * FORCE_SPAN + kind, page.language))
                rows.append([name, *_terms(page, war, left[0], str(len(left)))])
    for u in forces.LEADERS:
        if war.loc[u] in (world.NOWHERE, world.OUT):
            left_of_him = "1" if war.loc[u] == world.NOWHERE else page.t("sheet-unit-dead")
            rows.append([page.name(UNIT, u), *_terms(page, war, u, left_of_him)])
    heads = "unit commanded left strength operation-value recruit supply"
    return page.grid("reinforcements", heads, rows, "11.6", ("counters.toml", "tables/finance.toml"))


def _terms(page: Page, war: War, u: int, left: str) -> list[str]:
    """Everything about a counter but its name."""
    kind = forces.UNIT_TYPE[u]
    return [
        page.name("side", war.control[forces.UNIT_AFFIL[u]]),
        left,
        str(forces.UNIT_STRENGTH[u]),
        str(forces.UNIT_OP[u]),
        str(charts.COST_RECRUIT[kind]) if charts.COST_RECRUIT[kind] >= 0 else table_builder.NONE,
        str(charts.COST_SUPPLY[kind]),
    ]
