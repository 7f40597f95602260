"""Every table of the rulebook for reading, with its figures out of the data in use and whence they are known."""

from typing import Any, Final

from polemos.games.sparta_vs_athens.data import models_words, pack, world
from polemos.games.sparta_vs_athens.data import tables as charts
from polemos.games.sparta_vs_athens.edge.messages import WORDING
from polemos.games.sparta_vs_athens.verbs import PIECE, SPACE
from polemos.room import names, view_models
from polemos.room.sheet_builder import SheetBuilder
from polemos.room.table_builder import NONE as DASH
from polemos.room.table_builder import YES, Listing, book, listing, signed

LAND_CRT_ID: Final = "crt-land"
NAVAL_CRT_ID: Final = "crt-naval"
SIEGE_ID: Final = "siege"
MODIFIERS: Final[Listing] = listing(charts.SIEGE_MODIFIERS, "tables/siege.toml")
OPERATIONS: Final[Listing] = listing(charts.OPERATION_COSTS, "tables/operations.toml")
STACKS: Final[Listing] = listing(charts.STACKING, "tables/stacking.toml")
UPKEEP: Final[Listing] = listing(charts.MAINTENANCE, "tables/maintenance.toml")
REDUCTIONS: Final[Listing] = listing(charts.INCOME.sparta.reduction, "tables/income.toml")
LEVELS: Final[Listing] = listing(charts.PRESTIGE, "tables/prestige.toml")
RESULT_CLAUSES: Final = {
    "D(A)": "tbl.result.a",
    "D(H)": "tbl.result.b",
    "DH": "tbl.result.c",
    "DH/A[E]": "tbl.result.d",
    "A(A)": "tbl.result.e",
    "A(H)": "tbl.result.f",
    "AH": "tbl.result.g",
    "AH/D[E]": "tbl.result.i",
    "-": "tbl.result.k",
}
ATHENIAN_INCOME: Final = ("a", "b", "c", "d", "e")
"""The paragraphs of the Athenian income table [tbl.income.athens.a]."""


class Page(SheetBuilder):
    """Writes the grids of this game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, WORDING, pack.PACK.clauses, pack.DATA.provenance())

    def cell(self, kind: str, value: Any, number: int, model: Any) -> str:
        """Cells of the kinds that this game has for itself."""
        if kind in ("side", "decider"):
            return self.side(value)
        if kind == "locale":
            return self.name(SPACE, value) if value != charts.NONE else DASH
        if kind == "locales":
            return self.names(SPACE, value)
        if kind == "leaders":
            return self.names(PIECE, [charts.UNITS + leader for leader in value])
        if kind == "forts":
            return self.names("fort", value)
        if kind == "years":
            return self.join([str(year) for year in value])
        if kind == "never":
            return str(value) if value != charts.NEVER else DASH
        if kind == "number":
            return str(value) if value != charts.NONE else DASH
        if kind == "exempt":
            return self.t(f"cell-exempt-{models_words.EXEMPTIONS[value - 1]}") if value else DASH
        if kind == "#unit":
            return self.name(PIECE, number)
        if kind == "#group":
            return names.named(charts.NAMES, "groups", model.id)[self.language]
        if kind == "#phase":
            return names.named(charts.NAMES, "phases", model.id)[self.language]
        if kind == "quarter":
            return names.named(charts.NAMES, "quarters", "season" if value else "administration")[self.language]
        return super().cell(kind, value, number, model)


def _war(page: Page) -> list[view_models.Grid]:
    """Battles, sieges, what operations cost, stacking."""
    meaning = [[code, page.text(RESULT_CLAUSES[code])] for code in charts.CODE_NAMES]
    return [
        page.results(LAND_CRT_ID, charts.LAND_COLUMNS, charts.LAND_CRT, str, ("tables/combat-land.toml",)),
        page.results(NAVAL_CRT_ID, charts.NAVAL_COLUMNS, charts.NAVAL_CRT, str, ("tables/combat-naval.toml",)),
        page.grid("crt-results", page.heads("result effect"), meaning, "8.2b", ("tables/combat-results.toml",)),
        page.results(SIEGE_ID, charts.SIEGE_COLUMNS, charts.SIEGE, str, ("tables/siege.toml",), True),
        page.listing(MODIFIERS),
        page.listing(OPERATIONS),
        page.listing(STACKS),
    ]


def _money(page: Page) -> list[view_models.Grid]:
    """Upkeep, income, Persian gold."""
    exempt = [[page.clause(one.entry), page.text(one.entry)] for one in charts.MAINTENANCE.exempt]
    income = page.said([f"tbl.income.athens.{letter}" for letter in ATHENIAN_INCOME])
    gold = [
        [face, str(charts.PERSIAN_TRIBUTE.first[i]), str(charts.PERSIAN_TRIBUTE.second[i])]
        for i, face in enumerate(models_words.FACES)
    ]
    return [
        page.listing(UPKEEP),
        page.grid("exempt", page.heads("case effect"), exempt, "12.3a", ("tables/maintenance.toml",)),
        page.grid("income-athens", page.heads("source effect"), income, "12.2a", ("tables/income.toml",)),
        page.listing(REDUCTIONS),
        page.grid(
            "persian-tribute", page.heads("die column-0 column-1"), gold, "tbl.persia", ("tables/persian-tribute.toml",)
        ),
    ]


def _course(page: Page) -> list[view_models.Grid]:
    """Prestige, governments, events, the year."""
    scales = [
        [page.row(f"scale-{name}"), *[f"{step.least}+: {step.levels}" for step in scale], page.text(clause)]
        for name, scale, clause in (
            ("battle", charts.PRESTIGE.battle, "tbl.prestige.a"),
            ("tribute", charts.PRESTIGE.tribute, "tbl.prestige.c"),
        )
    ]
    deaths = [[str(row.bc), page.join([str(face) for face in row.dies_on])] for row in charts.DARIUS.year]
    return [
        page.listing(LEVELS),
        page.grid(
            "prestige-scale", page.heads("cause first second third effect"), scales, "13.0c", ("tables/prestige.toml",)
        ),
        page.table("governments", pack.FILES.governments.government, "14.1a", ("tables/governments.toml",)),
        page.table(
            "events",
            pack.FILES.events.event,
            "15.0a",
            ("tables/events.toml",),
            {"effect": [page.text(event.entry) for event in pack.FILES.events.event]},
        ),
        page.grid("darius", page.heads("year dies-on"), deaths, "tbl.darius", ("tables/darius.toml",)),
        page.table(
            "phases",
            pack.FILES.calendar.phase,
            "3.1a",
            ("tables/calendar.toml",),
            {"effect": [page.text(phase.entry) for phase in pack.FILES.calendar.phase]},
        ),
    ]


def _pieces(page: Page) -> list[view_models.Grid]:
    """Nations, units, leaders, forts, cities."""
    leaders = [
        [
            page.name(PIECE, piece),
            page.side(charts.LEADER_SIDE[piece]),
            charts.LEADER_CODE[piece],
            str(charts.DUE[piece] or DASH),
            signed(charts.NAVAL[piece]),
            signed(charts.LAND[piece]),
            str(charts.OPS[piece]),
        ]
        for piece in range(charts.UNITS, charts.PIECES)
    ]
    cities = [
        [
            page.name(SPACE, at),
            page.name("nation", world.NATION_AT[at]),
            str(world.GARRISON[at]),
            YES if world.WALLED[at] else DASH,
            YES if world.PORT[at] else DASH,
            f"{world.RED_BOX[at]}/{world.BLUE_BOX[at]}" if world.RED_BOX[at] or world.BLUE_BOX[at] else DASH,
        ]
        for at in range(world.LOCALES)
        if world.IS_CITY[at]
    ]
    return [
        page.table("nations", pack.FILES.nations.nation, "11.1c", ("nations.toml",)),
        page.table("groups", pack.FILES.nations.group, "rev.6", ("nations.toml",)),
        page.table("units", pack.FILES.units.unit, "2.3a", ("units.toml",)),
        page.grid("leaders", page.heads("leader side code year naval land ops"), leaders, "6.2c", ("leaders.toml",)),
        page.table("forts", pack.FILES.forts.fort, "2.7a", ("forts.toml",)),
        page.grid("cities", page.heads("city nation garrison walls port boxes"), cities, "17.0a", ("map.toml",)),
    ]


tables: Final = book(Page, _war, _money, _course, _pieces)
"""All tables in a language."""
