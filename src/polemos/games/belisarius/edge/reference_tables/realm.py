"""The tables of the realm as grids: money, diplomacy, checks of one die, events, markers, turns and victory."""

from typing import Final

from polemos.games.belisarius.data import cards, charts, world
from polemos.games.belisarius.edge.messages import level_name
from polemos.games.belisarius.edge.reference_tables import listings
from polemos.games.belisarius.edge.reference_tables.listings import CHECKS, DIPLOMATIC, FINANCE, VICTORY
from polemos.games.belisarius.edge.reference_tables.page import Page
from polemos.games.belisarius.verbs import PROVINCE
from polemos.room.preview_builder import DICE
from polemos.room.table_builder import NONE, YES, times
from polemos.room.view_models import Grid
from polemos.wargame.odds import Bands
from polemos.wargame.results import ResultsTable

CARDS: Final = tuple([f"scenarios/{scenario.number}.toml" for scenario in cards.SCENARIOS])

Parts = tuple[tuple[str, int], ...]
"""The parts that a cell of a results table may have: name and bit."""
DIPLOMATIC_PARTS: Final = (
    *(("D1", charts.D1), ("D2", charts.D2), ("D3", charts.D3)),
    *(("R1", charts.R1), ("R2", charts.R2)),
)
PILLAGE_PARTS: Final = (("P", charts.PILLAGED), ("R", charts.REACTION))
COLONY_PARTS: Final = (("C", charts.COLONISED), ("R", charts.REACTION))

#: By kind of marker: when it is played.
MARKER_TIMES: Final = (
    *["diplomacy"] * 6,
    *("taxation", "operations", "recruitment-end", "levy", "event", "supply", "battle", "any"),
    *("recruitment", "taxation", "levy", "recruitment", "any", "victory", "operations", "enemy-operations"),
)


def state_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a player turn."""
    disbanding = [page.t(f"cell-{name}") for name in charts.DISBAND_NAMES]
    meanings = [[name, page.entry(f"tbl.diplomacy.{name}")] for name, _ in DIPLOMATIC_PARTS]
    areas = [[page.name("space", world.HEX_COUNT + a), str(sp)] for a, sp in enumerate(charts.finance.income.areas)]
    effect = [[page.name("state", old), page.name("state", new)] for old, new in enumerate(charts.checks.revolt.effect)]
    levels = [[level_name(level, page.language), str(least)] for level, (least, _) in enumerate(charts.LEVELS)]

    def tax(factor: int) -> str:
        return times(factor) if factor else page.t("cell-revolt")

    def uprising(revolts: bool) -> str:
        return page.t("cell-uprising") if revolts else NONE

    return [
        *[make(page) for make in (turns, phases, scenarios, events)],
        parted(page, listings.DIPLOMACY, DIPLOMATIC_PARTS, charts.DIPLOMACY, charts.DIPLOMACY_BANDS, DIPLOMATIC),
        page.grid("diplomacy-results", "result effect", meanings, "9.1g", DIPLOMATIC),
        page.listing(listings.DIPLOMACY_MODIFIERS),
        page.listing(listings.INCOME, rows=[*page.listed(listings.INCOME), *areas]),
        page.results(listings.HEAVY_TAX, "tax", charts.HEAVY_TAX, tax, CHECKS, True),
        page.listing(listings.TAX_MODIFIERS),
        unit_costs(page),
        page.listing(listings.OTHER_COSTS),
        page.results(listings.REVOLT, "result", charts.REVOLT_TABLE, uprising, CHECKS, True),
        page.listing(listings.REVOLT_MODIFIERS),
        page.grid("revolt-effect", "before after", effect, "tbl.revolt.success", CHECKS),
        parted(page, listings.PILLAGE, PILLAGE_PARTS, charts.PILLAGE_TABLE, charts.PILLAGE_BANDS, CHECKS),
        pillage_loot(page),
        parted(page, listings.COLONISATION, COLONY_PARTS, charts.COLONY_TABLE, charts.COLONY_BANDS, CHECKS),
        page.listing(listings.COLONY_STRENGTH),
        page.results(listings.DISBAND, "result", charts.DISBAND_TABLE, disbanding.__getitem__, CHECKS, True),
        page.listing(listings.DISBAND_MODIFIERS),
        page.listing(listings.ONE_DIE, [page.head("what"), *map(str, DICE)]),
        stratagems(page),
        page.listing(listings.VICTORY_POINTS),
        page.grid("levels", "level at-least", levels, "23.2", VICTORY),
        page.listing(listings.LIMITS),
    ]


def cell_text(parts: Parts, cell: int) -> str:
    """A cell of a results table as printed: its parts with a plus between, or a dash."""
    return "+".join([name for name, bit in parts if cell & bit]) or NONE


def parted(page: Page, id_: str, parts: Parts, table: ResultsTable[int], bands: Bands, files: tuple[str, ...]) -> Grid:
    """A results table by die and column whose cells have parts."""
    return page.results(id_, bands.names, table, lambda cell: cell_text(parts, cell), files)


# ---------------------------------------------------------------- the turn


def turns(page: Page) -> Grid:
    """The turn record track: years, and the scenarios that have each turn."""
    rows = [
        [
            str(n),
            f"{first}{NONE}{last}",
            *[YES if card.first_turn <= n <= card.last_turn else NONE for card in cards.SCENARIOS],
        ]
        for n, (first, last) in enumerate(charts.TURN_YEARS, 1)
    ]
    heads = [*page.heads("turn years"), *[page.t(f"scenario-{card.number}") for card in cards.SCENARIOS]]
    return page.grid("turns", heads, rows, "tbl.turntrack", ("tables/turns.toml",))


def phases(page: Page) -> Grid:
    """The phases of a player turn; the first player of a turn is named in the note."""
    rows = [[str(n), page.name("phase", n), page.entry(f"3.1.{n}")] for n, _ in enumerate(charts.PHASE_NAMES, 1)]
    args = {"side": page.name("side", charts.turns.first_player)}
    return page.grid("phases", "order phase effect", rows, "3.1a", ("tables/turns.toml",), args=args)


def scenarios(page: Page) -> Grid:
    """The scenarios: length, treasuries, markers."""
    years = charts.TURN_YEARS
    rows = [
        [
            page.t(f"scenario-{card.number}"),
            f"{card.first_turn}{NONE}{card.last_turn}",
            f"{years[card.first_turn - 1][0]}{NONE}{years[card.last_turn - 1][1]}",
            *map(str, (*card.treasury, *card.markers)),
        ]
        for card in cards.SCENARIOS
    ]
    heads = "scenario turns years sp-imperial sp-barbarian markers-imperial markers-barbarian"
    return page.grid("scenarios", heads, rows, "34.0", CARDS)


def events(page: Page) -> Grid:
    """The random events by the two dice: all thirty-six results."""
    rows = [
        [
            str(dice),
            page.name("event", event),
            page.names(PROVINCE, charts.EVENT_PROVINCES[event]),
            page.entry(charts.EVENT_CLAUSE[event]),
        ]
        for dice, event in enumerate(charts.EVENT_OF)
        if event >= 0
    ]
    return page.grid("events", "dice event provinces effect", rows, "6.1a", ("tables/events.toml",))


def stratagems(page: Page) -> Grid:
    """The stratagem markers: number, value in diplomacy, time and effect."""
    rows = [
        [
            page.marker(kind),
            str(charts.MARKER_COUNT[kind]),
            str(charts.MARKER_VALUE[kind] or NONE),
            page.t(f"when-{MARKER_TIMES[kind]}"),
            page.entry(charts.MARKER_CLAUSE[kind]),
        ]
        for kind in range(charts.MARKER_KINDS)
    ]
    heads = "marker number diplomacy-value when effect"
    return page.grid("stratagems", heads, rows, "2.32", ("tables/stratagems.toml", "tables/stratagem-counts.toml"))


# ---------------------------------------------------------------- money


def unit_costs(page: Page) -> Grid:
    """What units cost to recruit and to supply, by type."""
    rows = [
        [page.name("type", kind), str(recruit) if recruit >= 0 else NONE, str(supply)]
        for kind, (recruit, supply) in enumerate(zip(charts.COST_RECRUIT, charts.COST_SUPPLY, strict=True))
    ]
    return page.grid(listings.UNIT_COSTS, "type recruit supply", rows, "tbl.cost.recruit", FINANCE)


def pillage_loot(page: Page) -> Grid:
    """What a pillaged town yields."""
    loot = charts.checks.pillage.loot
    rows = [
        [page.row("loot-rich"), page.t("cell-dice", {"count": loot.rich_dice})],
        [page.row("loot-other"), str(loot.other)],
    ]
    return page.grid("pillage-loot", "site sp", rows, "tbl.pillage.P", CHECKS)
