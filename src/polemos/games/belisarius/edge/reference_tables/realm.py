"""The tables of the realm as grids: money, diplomacy, checks of one die, events, markers, turns and victory."""

from collections.abc import Callable, Sequence
from typing import Final

from polemos.games.belisarius.data.cards import SCENARIOS
from polemos.games.belisarius.data.charts import (
    AREA_LIMIT,
    ASSASSINATE,
    COLONISED,
    COLONY_BANDS,
    COLONY_SETTLED,
    COLONY_STRENGTH_STARS,
    COLONY_TABLE,
    COST_COLONY,
    COST_DEMAND_PAY,
    COST_DONATIVE,
    COST_MARKER,
    COST_RECRUIT,
    COST_SUPPLY,
    COST_UNPILLAGE_OTHER,
    COST_UNPILLAGE_TOWN,
    COST_WORKS,
    D1,
    D2,
    D3,
    DIPLOMACY,
    DIPLOMACY_ALL_TOWNS,
    DIPLOMACY_BANDS,
    DIPLOMACY_CORE,
    DIPLOMACY_GUARD_LEADER,
    DIPLOMACY_PERSIA,
    DISBAND_ALL_AWAY,
    DISBAND_NAMES,
    DISBAND_SOME_AWAY,
    DISBAND_STARS,
    DISBAND_TABLE,
    DISEASE_LOSS,
    EVENT_CLAUSE,
    EVENT_OF,
    EVENT_PROVINCES,
    FIRST_PLAYER,
    FLEET_CAPACITY,
    FORCED_MARCH_LOSS,
    HAND_LIMIT,
    HEAVY_JUSTINIAN,
    HEAVY_NOT_CONTROLLED,
    HEAVY_PILLAGED,
    HEAVY_STARS,
    HEAVY_TAX,
    INCOME_AREA,
    INCOME_COLONY,
    INCOME_TOWN,
    INCOME_WORKS,
    JUSTINIAN_FACTOR,
    JUSTINIAN_MARKERS,
    LEADER_REMOVE,
    LEADER_RETURN,
    LEVELS,
    MARKER_CLAUSE,
    MARKER_COUNT,
    MARKER_KINDS,
    MARKER_VALUE,
    PHASE_NAMES,
    PILLAGE_BANDS,
    PILLAGE_OTHER,
    PILLAGE_RICH_DICE,
    PILLAGE_TABLE,
    PILLAGED,
    PLAGUE_HEX,
    PLAGUE_PROVINCE,
    PLAGUE_STACK,
    R1,
    R2,
    REACTION,
    REVOLT_EFFECT,
    REVOLT_PILLAGED,
    REVOLT_TABLE,
    REVOLT_WORKS,
    STACK_LIMIT,
    TURN_YEARS,
    VP_CITY,
    VP_COLONY,
    VP_CONSTANTINOPOLIS,
    VP_CONTROLLED_HALVES,
    VP_NEUTRAL_HALVES,
    VP_RICH,
    VP_ROMA,
    VP_WORKS,
)
from polemos.games.belisarius.data.forces import LEADER
from polemos.games.belisarius.data.world import AREA_PROVINCE, CAPITAL, CITY, HEX_COUNT, RICH
from polemos.games.belisarius.edge.messages import level_name
from polemos.games.belisarius.edge.reference_tables.page import (
    COLONY_GRID,
    DIPLOMACY_GRID,
    DIPLOMACY_MODIFIERS,
    DISBAND_GRID,
    HEAVY_TAX_GRID,
    ONE_DIE,
    ONE_DIE_ROWS,
    OTHER_COST_ROWS,
    OTHER_COSTS,
    PILLAGE_GRID,
    REVOLT_GRID,
    UNIT_COSTS,
    Page,
)
from polemos.games.belisarius.rules.court.diplomacy import DIFFERENCE_REASONS
from polemos.games.belisarius.rules.realm.supply import DISBAND_REASONS
from polemos.games.belisarius.rules.realm.taxation import TAX_REASONS
from polemos.games.belisarius.rules.revolts import REVOLT_REASONS
from polemos.games.belisarius.verbs import PROVINCE
from polemos.kernel.dice import FACES_OF_A_DIE
from polemos.room.table_builder import NONE, YES, results, signed, times
from polemos.room.view_models import Grid
from polemos.wargame.results import ResultsTable

FINANCE: Final = ("tables/finance.toml",)
CHECKS: Final = ("tables/checks.toml",)
DIPLOMATIC: Final = ("tables/diplomacy.toml",)
VICTORY: Final = ("tables/victory.toml",)
CARDS: Final = tuple([f"scenarios/{scenario.number}.toml" for scenario in SCENARIOS])

DIPLOMATIC_PARTS: Final = (("D1", D1), ("D2", D2), ("D3", D3), ("R1", R1), ("R2", R2))
PILLAGE_PARTS: Final = (("P", PILLAGED), ("R", REACTION))
COLONY_PARTS: Final = (("C", COLONISED), ("R", REACTION))

#: By kind of marker: when it is played.
MARKER_TIMES: Final = (
    *["diplomacy"] * 6,
    "taxation",
    "operations",
    "recruitment-end",
    "levy",
    "event",
    "supply",
    "battle",
    "any",
    "recruitment",
    "taxation",
    "levy",
    "recruitment",
    "any",
    "victory",
    "operations",
    "enemy-operations",
)


def state_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a player turn."""
    makers: list[Callable[[Page], Grid]] = [
        turns,
        phases,
        scenarios,
        events,
        diplomacy,
        diplomacy_results,
        diplomacy_modifiers,
        income,
        heavy_tax,
        heavy_tax_modifiers,
        unit_costs,
        other_costs,
        revolt,
        revolt_modifiers,
        revolt_effect,
        pillage,
        pillage_loot,
        colonisation,
        colonisation_strength,
        disband,
        disband_modifiers,
        one_die,
        stratagems,
        victory_points,
        levels,
        limits,
    ]
    return [make(page) for make in makers]


def cell_text(parts: tuple[tuple[str, int], ...], cell: int) -> str:
    """A cell of a results table as printed: its parts with a plus between, or a dash."""
    return "+".join([name for name, bit in parts if cell & bit]) or NONE


def pairs(page: Page, family: str, names: Sequence[str], values: Sequence[int]) -> list[list[str]]:
    """Rows of what is added to a die."""
    return [[page.row(f"{family}-{name}"), signed(value)] for name, value in zip(names, values, strict=True)]


def parted(parts: tuple[tuple[str, int], ...], table: ResultsTable[int]) -> list[list[str]]:
    """The rows of a results table whose cells have parts."""
    return results(table, lambda cell: cell_text(parts, cell))


# ---------------------------------------------------------------- the turn


def turns(page: Page) -> Grid:
    """The turn record track: years, and the scenarios that have each turn."""
    rows = [
        [
            str(n),
            f"{first}{NONE}{last}",
            *[YES if card.first_turn <= n <= card.last_turn else NONE for card in SCENARIOS],
        ]
        for n, (first, last) in enumerate(TURN_YEARS, 1)
    ]
    heads = [*page.heads("turn years"), *[page.t(f"scenario-{card.number}") for card in SCENARIOS]]
    return page.grid("turns", heads, rows, "tbl.turntrack", ("tables/turns.toml",))


def phases(page: Page) -> Grid:
    """The phases of a player turn; the first player of a turn is named in the note."""
    count = len(PHASE_NAMES)
    rows = [[str(n), page.name("phase", n), page.entry(f"3.1.{n}")] for n in range(1, count + 1)]
    heads = page.heads("order phase effect")
    first = page.name("side", FIRST_PLAYER)
    return page.grid("phases", heads, rows, "3.1a", ("tables/turns.toml",), args={"side": first})


def scenarios(page: Page) -> Grid:
    """The scenarios: length, treasuries, markers."""
    rows = [
        [
            page.t(f"scenario-{card.number}"),
            f"{card.first_turn}{NONE}{card.last_turn}",
            f"{TURN_YEARS[card.first_turn - 1][0]}{NONE}{TURN_YEARS[card.last_turn - 1][1]}",
            *[str(n) for n in (*card.treasury, *card.markers)],
        ]
        for card in SCENARIOS
    ]
    heads = page.heads("scenario turns years sp-imperial sp-barbarian markers-imperial markers-barbarian")
    return page.grid("scenarios", heads, rows, "34.0", CARDS)


def events(page: Page) -> Grid:
    """The random events by the two dice: all thirty-six results."""
    rows = [
        [
            str(dice),
            page.name("event", EVENT_OF[dice]),
            page.names(PROVINCE, EVENT_PROVINCES[EVENT_OF[dice]]),
            page.entry(EVENT_CLAUSE[EVENT_OF[dice]]),
        ]
        for dice in range(len(EVENT_OF))
        if EVENT_OF[dice] >= 0
    ]
    return page.grid("events", page.heads("dice event provinces effect"), rows, "6.1a", ("tables/events.toml",))


def stratagems(page: Page) -> Grid:
    """The stratagem markers: number, value in diplomacy, time and effect."""
    rows = [
        [
            page.marker(kind),
            str(MARKER_COUNT[kind]),
            str(MARKER_VALUE[kind] or NONE),
            page.t(f"when-{MARKER_TIMES[kind]}"),
            page.entry(MARKER_CLAUSE[kind]),
        ]
        for kind in range(MARKER_KINDS)
    ]
    heads = page.heads("marker number diplomacy-value when effect")
    return page.grid("stratagems", heads, rows, "2.32", ("tables/stratagems.toml", "tables/stratagem-counts.toml"))


# ---------------------------------------------------------------- diplomacy


def diplomacy(page: Page) -> Grid:
    """The diplomacy table: die by difference."""
    rows = parted(DIPLOMATIC_PARTS, DIPLOMACY)
    return page.grid(DIPLOMACY_GRID, [page.head("die"), *DIPLOMACY_BANDS.names], rows, DIPLOMACY.clause, DIPLOMATIC)


def diplomacy_results(page: Page) -> Grid:
    """What its results mean."""
    rows = [[name, page.entry(f"tbl.diplomacy.{name}")] for name, _ in DIPLOMATIC_PARTS]
    return page.grid("diplomacy-results", page.heads("result effect"), rows, "9.1g", DIPLOMATIC)


def diplomacy_modifiers(page: Page) -> Grid:
    """What modifies the difference, by the side that negotiates."""
    facts = (
        (DIPLOMACY_ALL_TOWNS, DIPLOMACY_ALL_TOWNS),
        (DIPLOMACY_GUARD_LEADER, DIPLOMACY_GUARD_LEADER),
        DIPLOMACY_CORE,
        DIPLOMACY_PERSIA,
    )
    rows = [
        [page.row(f"diplomacy-{name}"), *[signed(value) for value in by_side]]
        for name, by_side in zip(DIFFERENCE_REASONS, facts, strict=True)
    ]
    return page.grid(DIPLOMACY_MODIFIERS, page.heads("modifier imperial barbarian"), rows, "9.1f", DIPLOMATIC)


# ---------------------------------------------------------------- money


def income(page: Page) -> Grid:
    """What places bring by normal tax."""
    rows = [
        [page.row("site-constantinopolis"), str(INCOME_TOWN[CAPITAL])],
        [page.row("site-rich"), str(INCOME_TOWN[RICH])],
        [page.row("site-city"), str(INCOME_TOWN[CITY])],
        [page.row("site-colony"), str(INCOME_COLONY)],
        [page.row("site-works"), signed(INCOME_WORKS)],
        *[[page.name("space", HEX_COUNT + a), str(INCOME_AREA[a])] for a in range(len(AREA_PROVINCE))],
    ]
    return page.grid("income", page.heads("site sp"), rows, "tbl.income", FINANCE)


def heavy_tax(page: Page) -> Grid:
    """Heavy tax by the modified die."""
    rows = results(HEAVY_TAX, lambda factor: times(factor) if factor else page.t("cell-revolt"), True)
    return page.grid(HEAVY_TAX_GRID, page.heads("modified-die tax"), rows, HEAVY_TAX.clause, CHECKS)


def heavy_tax_modifiers(page: Page) -> Grid:
    """What modifies that die."""
    values = (HEAVY_JUSTINIAN, *HEAVY_STARS[1:], HEAVY_PILLAGED, HEAVY_NOT_CONTROLLED)
    rows = pairs(page, "tax", TAX_REASONS, values)
    return page.grid("heavy-tax-modifiers", page.heads("modifier die"), rows, "tbl.heavytax.mod", CHECKS)


def unit_costs(page: Page) -> Grid:
    """What units cost to recruit and to supply, by type."""
    rows = [
        [
            page.name("type", kind),
            str(COST_RECRUIT[kind]) if COST_RECRUIT[kind] >= 0 else NONE,
            str(COST_SUPPLY[kind]),
        ]
        for kind in range(LEADER + 1)
    ]
    return page.grid(UNIT_COSTS, page.heads("type recruit supply"), rows, "tbl.cost.recruit", FINANCE)


def other_costs(page: Page) -> Grid:
    """What else costs money, in the order of OTHER_COST_ROWS."""
    costs = (
        COST_MARKER,
        COST_COLONY,
        COST_WORKS,
        COST_UNPILLAGE_TOWN,
        COST_UNPILLAGE_OTHER,
        COST_DEMAND_PAY,
        COST_DONATIVE,
    )
    rows = [[page.row(f"price-{name}"), str(cost)] for name, cost in zip(OTHER_COST_ROWS, costs, strict=True)]
    return page.grid(OTHER_COSTS, page.heads("purpose sp"), rows, "tbl.cost.marker", FINANCE)


# ---------------------------------------------------------------- checks of one die


def revolt(page: Page) -> Grid:
    """The revolt table by the modified die."""
    rows = results(REVOLT_TABLE, lambda revolts: page.t("cell-uprising") if revolts else NONE, True)
    return page.grid(REVOLT_GRID, page.heads("modified-die result"), rows, REVOLT_TABLE.clause, CHECKS)


def revolt_modifiers(page: Page) -> Grid:
    """What modifies the revolt die."""
    rows = pairs(page, "revolt", REVOLT_REASONS, (REVOLT_PILLAGED, REVOLT_WORKS))
    return page.grid("revolt-modifiers", page.heads("modifier die"), rows, "tbl.revolt", CHECKS)


def revolt_effect(page: Page) -> Grid:
    """Control after a revolt, by control before."""
    rows = [[page.name("state", before), page.name("state", after)] for before, after in enumerate(REVOLT_EFFECT)]
    return page.grid("revolt-effect", page.heads("before after"), rows, "tbl.revolt.success", CHECKS)


def pillage(page: Page) -> Grid:
    """The pillage table: die by the number of units."""
    rows = parted(PILLAGE_PARTS, PILLAGE_TABLE)
    return page.grid(PILLAGE_GRID, [page.head("die"), *PILLAGE_BANDS.names], rows, PILLAGE_TABLE.clause, CHECKS)


def pillage_loot(page: Page) -> Grid:
    """What a pillaged town yields."""
    dice = page.t("cell-dice", {"count": PILLAGE_RICH_DICE})
    rows = [[page.row("loot-rich"), dice], [page.row("loot-other"), str(PILLAGE_OTHER)]]
    return page.grid("pillage-loot", page.heads("site sp"), rows, "tbl.pillage.P", CHECKS)


def colonisation(page: Page) -> Grid:
    """The colonisation table: die by strength."""
    rows = parted(COLONY_PARTS, COLONY_TABLE)
    return page.grid(COLONY_GRID, [page.head("die"), *COLONY_BANDS.names], rows, COLONY_TABLE.clause, CHECKS)


def colonisation_strength(page: Page) -> Grid:
    """What each unit counts for it, and how many units settle."""
    rows = [[page.row(f"settler-{stars}"), str(strength)] for stars, strength in enumerate(COLONY_STRENGTH_STARS)]
    rows.append([page.row("settlers"), str(COLONY_SETTLED)])
    return page.grid("colonisation-strength", page.heads("unit counts"), rows, "tbl.colony.strength", CHECKS)


def disband(page: Page) -> Grid:
    """The disband table by the modified die."""
    rows = results(DISBAND_TABLE, lambda result: page.t(f"cell-{DISBAND_NAMES[result]}"), True)
    return page.grid(DISBAND_GRID, page.heads("modified-die result"), rows, DISBAND_TABLE.clause, CHECKS)


def disband_modifiers(page: Page) -> Grid:
    """What modifies the disband die."""
    rows = pairs(page, "disband", DISBAND_REASONS, (*DISBAND_STARS[1:], DISBAND_ALL_AWAY, DISBAND_SOME_AWAY))
    return page.grid("disband-modifiers", page.heads("modifier die"), rows, "tbl.disband", CHECKS)


def one_die(page: Page) -> Grid:
    """What single dice decide by themselves, in the order of ONE_DIE_ROWS; a dot where it happens."""
    dice = range(1, FACES_OF_A_DIE + 1)
    disease = [str(loss or NONE) for loss in DISEASE_LOSS.results(0, 0, dice)]
    found = {
        "forced-march": FORCED_MARCH_LOSS,
        "assassination": ASSASSINATE,
        "leader-returns": LEADER_RETURN,
        "leader-removed": LEADER_REMOVE,
        "plague-province": PLAGUE_PROVINCE,
        "plague-stack": PLAGUE_STACK,
        "plague-town": PLAGUE_HEX,
    }
    rows = [
        [
            page.row(f"die-{name}"),
            *(disease if name not in found else [YES if die in found[name] else NONE for die in dice]),
        ]
        for name in ONE_DIE_ROWS
    ]
    files = (*CHECKS, *DIPLOMATIC, "tables/events.toml")
    return page.grid(ONE_DIE, [page.head("what"), *[str(die) for die in dice]], rows, "2.6a", files)


# ---------------------------------------------------------------- victory, limits


def victory_points(page: Page) -> Grid:
    """What victory points are given for, by side."""
    facts = [
        ("constantinopolis", VP_CONSTANTINOPOLIS),
        ("roma", VP_ROMA),
        ("rich", VP_RICH),
        ("city", VP_CITY),
        ("colony", VP_COLONY),
        ("works", VP_WORKS),
    ]
    rows = [[page.row(f"vp-{name}"), *[str(n or NONE) for n in points]] for name, points in facts]
    levies = [("controlled", VP_CONTROLLED_HALVES), ("neutral", VP_NEUTRAL_HALVES)]
    for name, halves in levies:
        by_side = [times(page.points(n)) if n else NONE for n in halves]
        rows.append([page.row(f"vp-{name}"), *by_side])
    return page.grid("victory-points", page.heads("for imperial barbarian"), rows, "34.1-7a", VICTORY)


def levels(page: Page) -> Grid:
    """The levels of victory."""
    rows = [[level_name(level, page.language), str(least)] for level, (least, _) in enumerate(LEVELS)]
    return page.grid("levels", page.heads("level at-least"), rows, "23.2", VICTORY)


def limits(page: Page) -> Grid:
    """Fixed limits."""
    facts = [
        ("stack", str(STACK_LIMIT)),
        ("hand", str(HAND_LIMIT)),
        ("area", str(AREA_LIMIT)),
        ("fleet", str(FLEET_CAPACITY)),
        ("justinian-markers", str(JUSTINIAN_MARKERS)),
        ("justinian-factor", times(JUSTINIAN_FACTOR)),
    ]
    rows = [[page.row(f"limit-{name}"), value] for name, value in facts]
    return page.grid("limits", page.heads("what value"), rows, "13.1a", ("tables/operations.toml",))
