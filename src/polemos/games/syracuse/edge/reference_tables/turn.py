"""The tables of the turn as grids: phases, points, construction, supply, events, reinforcements, scenarios, victory."""

from collections.abc import Callable, Sequence
from typing import Final

from polemos.games.syracuse.choice_ids import CAMP_WORK, FORT_WORK
from polemos.games.syracuse.data.tables import (
    ADVANTAGE_PA,
    APPRO_MOVE,
    APPRO_WINTER,
    ATTACK_COST,
    ATTRITION_ALL,
    ATTRITION_LAND,
    ATTRITION_ONE,
    ATTRITION_SEA,
    ATTRITION_WINTER,
    BUILD_DICE,
    BUILD_POINTS,
    CHITS_OF,
    COST_CAMP,
    COST_CHAIN,
    COST_FORT,
    COST_WALL,
    DEADLINE,
    DEMOLITION_SUCCESS,
    DIE_ADVANTAGE,
    DIE_CAVALRY,
    DIE_CHAIN,
    DIE_DISCARD,
    DIE_LABDALON,
    DIE_LEADER,
    DIE_WINTER,
    DIE_YEAR,
    DISCORD,
    DISETTE_MOVE,
    EVENT_CLAUSE,
    EVENT_NAMES,
    EVENT_PHASE,
    HISTORICAL,
    HOPLITES,
    LATE_POINTS,
    LEADER_COST,
    LEADER_POINTS,
    LOT_NAMES,
    LOTS,
    MIX,
    NO_LEADER_COST,
    PELTASTS,
    PHASE_NAMES,
    SCENARIOS,
    SEASON_NAMES,
    SEASON_PA,
    SHORT_ON,
    SIEGE_MOST,
    SIEGE_SUCCESS,
    STORM_HITS,
    SUPPLIES_BOXES,
    TRIREMES,
    TURN_COUNT,
    TYPE_POINTS,
    WALL_POINTS,
    WINTER_SPARES,
    WORK_STATES,
    Scenario,
)
from polemos.games.syracuse.data.world import (
    ATHENS,
    CAMP_ZONE,
    CHAIN_ZONES,
    FORT_BUILDER,
    FORT_POINTS,
    FORT_ZONE,
    NEITHER,
    PLACES,
    SYRACUSE,
    WALL_COUNT,
    WALL_EXCLUDES,
    WALL_ZONES,
)
from polemos.games.syracuse.edge.reference_tables.page import (
    ACTION_COSTS,
    ATTRITION_GRID,
    BUILD_COSTS,
    BUILD_DICE_GRID,
    BUILD_POINTS_GRID,
    COST_ROWS,
    ONE_DIE,
    ONE_DIE_ROWS,
    POINTS_ROWS,
    SUPPLY_GRID,
    SUPPLY_ROWS,
    VICTORY_GRID,
    WORK_ROWS,
    Page,
)
from polemos.games.syracuse.rules.turn.construction import DICE_CLAUSES
from polemos.games.syracuse.rules.works import WORKS, owner_of
from polemos.games.syracuse.verbs import EVENT, LOT, WORK
from polemos.room.preview_builder import DICE
from polemos.room.table_builder import NONE, YES, signed
from polemos.room.view_models import Grid

SEQUENCE: Final = ("tables/sequence.toml",)
TURNS: Final = ("tables/turns.toml",)
BUILDING: Final = ("tables/construction.toml",)
WORK_FILE: Final = ("tables/works.toml",)
SUPPLY: Final = ("tables/supply.toml",)
CHIT_FILES: Final = ("tables/chits.toml", "tables/events.toml")
VICTORY: Final = ("tables/victory.toml",)
CARDS: Final = tuple([f"scenarios/{scenario.number}.toml" for scenario in SCENARIOS])

#: By phase: the clause that says what is done in it.
PHASE_CLAUSES: Final = (
    *("2.A.a", "2.B1.a", "2.B2.a", "2.B3.a", "2.C.b"),
    *("2.D1.a", "2.D2.a", "2.D3.a", "2.D4.a", "2.D5.a"),
)
SEASON_CLAUSES: Final = ("2.B1.e", "2.B1.e", "2.B1.e", "2.B1.f")
ADVANTAGE_CLAUSES: Final = ("8.b", "8.c", "8.d", "8.e", "8.f")
#: Why a supply marker turns, by side, with the clauses.
CAUSES: Final = (
    ("chain", ATHENS, "6.ath.a"),
    ("cavalry", ATHENS, "6.ath.b"),
    ("wall", SYRACUSE, "6.syr.a"),
    ("blockade", SYRACUSE, "6.syr.c"),
    ("cavalry", SYRACUSE, "6.syr.d"),
)


def state_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a turn."""
    makers: list[Callable[[Page], Grid]] = [
        turns,
        phases,
        seasons,
        action_costs,
        advantage,
        construction_dice,
        construction_points,
        construction_costs,
        works,
        supply,
        shortages,
        attrition,
        attrition_modifiers,
        one_die,
        events,
        reinforcements,
        scenarios,
        victory_points,
        victory,
    ]
    return [make(page) for make in makers] + [set_up(page, card) for card in SCENARIOS]


# ---------------------------------------------------------------- the turn


def turns(page: Page) -> Grid:
    """The turn track, and the scenarios that have each turn."""
    rows = [
        [
            str(n),
            page.name("turn", n),
            *[YES if card.first_turn <= n <= card.last_turn else NONE for card in SCENARIOS],
        ]
        for n in range(TURN_COUNT)
    ]
    heads = [*page.heads("turn season"), *[page.t("head-scenario-number", {"number": s.number}) for s in SCENARIOS]]
    return page.grid("turns", heads, rows, "2.0.a", TURNS, args={"turn": page.name("turn", DEADLINE)})


def phases(page: Page) -> Grid:
    """The phases of a turn."""
    rows = [
        [name, page.name("phase", phase), page.text(PHASE_CLAUSES[phase])] for phase, name in enumerate(PHASE_NAMES)
    ]
    return page.grid("phases", page.heads("letter phase effect"), rows, "2.0.a", SEQUENCE)


def seasons(page: Page) -> Grid:
    """What a season adds to the action points."""
    rows = [
        [page.name("season", season), signed(SEASON_PA[season]), page.text(SEASON_CLAUSES[season])]
        for season in range(len(SEASON_NAMES))
    ]
    heads = page.heads("season pa effect")
    return page.grid("seasons", heads, rows, "2.B1.c", SEQUENCE, args={"points": WINTER_SPARES})


def action_costs(page: Page) -> Grid:
    """What an action and an attack cost, in the order of COST_ROWS."""
    costs = (*LEADER_COST, NO_LEADER_COST, ATTACK_COST)
    clauses = ("2.B3.d", "2.B3.d", "2.B3.c", "2.B3.e", "2.B3.h")
    rows = [
        [page.row(f"cost-{name}"), str(cost), page.text(clause)]
        for name, cost, clause in zip(COST_ROWS, costs, clauses, strict=True)
    ]
    return page.grid(ACTION_COSTS, page.heads("action pa effect"), rows, "2.B3.b", SEQUENCE)


def advantage(page: Page) -> Grid:
    """What the Advantage is good for."""
    rows = [[page.clause(clause), page.text(clause)] for clause in ADVANTAGE_CLAUSES]
    return page.grid("advantage", page.heads("use effect"), rows, "8.a", VICTORY, args={"points": ADVANTAGE_PA})


# ---------------------------------------------------------------- construction


def construction_dice(page: Page) -> Grid:
    """What makes up the number of construction dice of each side, in the order of DICE_CLAUSES."""
    years = [[row[side] for row in DIE_YEAR] for side in (ATHENS, SYRACUSE)]
    both: dict[str, Sequence[int]] = {
        "2.C.b": BUILD_DICE,
        "2.C.c": (DIE_ADVANTAGE, DIE_ADVANTAGE),
        "2.C.d": [max(0, *row) for row in years],
        "2.C.e": (DIE_DISCARD, DIE_DISCARD),
        "2.C.f": (DIE_LEADER, DIE_LEADER),
        "2.C.g": (DIE_LABDALON, 0),
        "2.C.h": (DIE_CHAIN, 0),
        "2.C.i": (DIE_CAVALRY, DIE_CAVALRY),
        "2.C.j": (DIE_WINTER, DIE_WINTER),
        "2.C.k": [min(0, *row) for row in years],
    }
    rows: list[list[str]] = []
    for clause in DICE_CLAUSES:
        values = [str(n) if clause == "2.C.b" else signed(n) if n else NONE for n in both[clause]]
        rows.append([page.clause(clause), *values, page.text(clause)])
    heads = [page.head("line"), page.side(ATHENS), page.side(SYRACUSE), page.head("effect")]
    return page.grid(BUILD_DICE_GRID, heads, rows, "2.C.b", BUILDING)


def construction_points(page: Page) -> Grid:
    """Construction points by the face of a die."""
    rows = [[str(face), str(BUILD_POINTS[face])] for face in DICE]
    return page.grid(BUILD_POINTS_GRID, page.heads("die cp"), rows, "5.dice.a", BUILDING)


def construction_costs(page: Page) -> Grid:
    """What works cost, in the order of WORK_ROWS."""
    costs = (COST_CAMP, COST_FORT, COST_WALL, COST_CHAIN)
    clauses = ("5.fortif.e", "5.fort.c", "5.wall.f", "5.chain.a")
    rows = [
        [page.row(f"work-{name}"), str(cost), page.text(clause)]
        for name, cost, clause in zip(WORK_ROWS, costs, clauses, strict=True)
    ]
    return page.grid(BUILD_COSTS, page.heads("work cp condition"), rows, "5.cost.a", BUILDING)


def works(page: Page) -> Grid:
    """Every work: who builds it, where, what it is worth at the end, and what excludes it."""
    rows: list[list[str]] = []
    for work in range(WORKS):
        builder, zones, points, never = owner_of(work), CHAIN_ZONES, 0, NONE
        if work < WALL_COUNT:
            zones, points = WALL_ZONES[work], WALL_POINTS
            never = page.name(WORK, WALL_EXCLUDES[work]) if WALL_EXCLUDES[work] >= 0 else NONE
        elif work < CAMP_WORK:
            fort = work - FORT_WORK
            builder, zones, points = FORT_BUILDER[fort], (FORT_ZONE[fort],), FORT_POINTS[fort]
        elif work == CAMP_WORK:
            zones = (CAMP_ZONE,)
        name = page.name(WORK, work)
        rows.append([name, page.side(builder), page.places(zones), str(points or NONE), never])
    heads = page.heads("work builder zones points excludes")
    return page.grid("works", heads, rows, "5.fortif.a", (*VICTORY, "map.toml"))


# ---------------------------------------------------------------- supply, attrition


def supply(page: Page) -> Grid:
    """How far the markers move, in the order of SUPPLY_ROWS; toward 3 above 0."""
    values = (DISETTE_MOVE, APPRO_MOVE, APPRO_WINTER, SUPPLIES_BOXES)
    clauses = ("6.d4.a", "6.d4.b", "6.d4.b", "event.22")
    rows = [
        [page.row(f"supply-{name}"), signed(value), page.text(clause)]
        for name, value, clause in zip(SUPPLY_ROWS, values, clauses, strict=True)
    ]
    return page.grid(SUPPLY_GRID, page.heads("marker boxes effect"), rows, "6.track.a", SUPPLY)


def shortages(page: Page) -> Grid:
    """What turns a marker to Disette, and what it leads to at 0."""
    rows = [
        [page.t("cell-cause", {"side": page.side(side), "cause": page.t(f"cause-{cause}")}), page.text(clause)]
        for cause, side, clause in CAUSES
    ]
    rows += [[page.clause(clause), page.text(clause)] for clause in ("6.cav.a", "6.zero.a", "6.zero.b")]
    return page.grid("shortages", page.heads("cause effect"), rows, "6.track.a", SUPPLY)


def attrition(page: Page) -> Grid:
    """The attrition check by the modified die."""
    rows = [
        [f"{ATTRITION_ONE - 1}-", NONE],
        [str(ATTRITION_ONE), page.text("6.attr.e")],
        [f"{ATTRITION_ALL}+", page.text("6.attr.f")],
    ]
    return page.grid(ATTRITION_GRID, page.heads("modified-die result"), rows, "6.attr.b", SUPPLY)


def attrition_modifiers(page: Page) -> Grid:
    """What is added to its die."""
    rows = [
        [page.t("row-attrition-land", {"pf": ATTRITION_LAND}), "+1", page.text("6.attr.c")],
        [page.t("row-attrition-sea", {"pf": ATTRITION_SEA}), "+1", page.text("6.attr.c")],
        [page.row("attrition-winter"), signed(ATTRITION_WINTER), page.text("6.attr.d")],
    ]
    return page.grid("attrition-modifiers", page.heads("modifier die effect"), rows, "6.attr.c", SUPPLY)


def one_die(page: Page) -> Grid:
    """What single dice decide, in the order of ONE_DIE_ROWS; a dot where it happens."""
    happens = [{face for face in DICE if face + n >= SIEGE_SUCCESS} for n in range(1, SIEGE_MOST + 1)]
    happens += [{face for face in DICE if face >= DEMOLITION_SUCCESS}] * 2
    happens.append(set(STORM_HITS))
    happens += [{face for face in DICE if face >= least} for least in DISCORD]
    happens += [set(faces) for faces in SHORT_ON]
    rows = [
        [page.row(f"die-{name}"), *[YES if face in faces else NONE for face in DICE]]
        for name, faces in zip(ONE_DIE_ROWS, happens, strict=True)
    ]
    heads = [page.head("what"), *[str(face) for face in DICE]]
    return page.grid(ONE_DIE, heads, rows, "4.siege.b", (*WORK_FILE, *SUPPLY, "tables/events.toml"))


# ---------------------------------------------------------------- events


def events(page: Page) -> Grid:
    """The events: number, phase, the chits of each in both mixes, what they do."""
    rows: list[list[str]] = []
    for event in range(len(EVENT_NAMES)):
        mixes = [page.chits([k for k in CHITS_OF[event] if mix[k]]) for mix in MIX]
        phase = EVENT_PHASE[event]
        when = page.name("phase", phase) if phase >= 0 else page.t("cell-any-time")
        rows.append([page.name(EVENT, event), when, *mixes, page.entry(EVENT_CLAUSE[event])])
    heads = page.heads("event phase chits chits-single effect")
    return page.grid("events", heads, rows, "event.0", CHIT_FILES)


# ---------------------------------------------------------------- reinforcements, scenarios


def reinforcements(page: Page) -> Grid:
    """The lots of reinforcements: when, where and what arrives."""
    rows: list[list[str]] = []
    for i, lot in enumerate(LOTS):
        when = page.name("turn", lot.turn)
        rows.append(
            [
                LOT_NAMES[i],
                page.name(LOT, i),
                page.side(lot.side),
                when if i < len(HISTORICAL) else page.t("cell-optional", {"turn": when}),
                page.places(lot.zones),
                page.counters(lot.units),
                YES if lot.by_sea else NONE,
            ]
        )
    heads = page.heads("lot name side arrives zones counters at-sea")
    return page.grid("reinforcements", heads, rows, "2.B2.a", ("tables/reinforcements.toml",))


def scenarios(page: Page) -> Grid:
    """The scenarios: length, Advantage, supply, points at the start, what is special."""
    rows = [
        [
            page.t(f"scenario-{card.number}"),
            f"{page.name('turn', card.first_turn)} {NONE} {page.name('turn', card.last_turn)}",
            page.side(card.advantage),
            *[str(box) for box in card.supply],
            *[str(points) for points in card.points],
            page.lines(specials(page, card)),
        ]
        for card in SCENARIOS
    ]
    heads = page.heads("scenario turns advantage supply-athens supply-syracuse vp-athens vp-syracuse special")
    return page.grid("scenarios", heads, rows, "10.a", CARDS)


def specials(page: Page, card: Scenario) -> list[str]:
    """What holds in one scenario alone."""
    t = page.t
    found: list[str] = []
    for side, chits in enumerate(card.hands):
        if chits:
            found.append(t("special-hand", {"side": page.side(side), "chits": page.names("chit", chits)}))
    if card.no_units:
        found.append(t("special-units", {"units": page.counters(card.no_units)}))
    if card.no_chits:
        found.append(t("special-chits", {"chits": page.names("chit", card.no_chits)}))
    for side, turns_halved in enumerate(card.halved_pa):
        if turns_halved:
            found.append(t("special-halved", {"side": page.side(side), "turns": page.names("turn", turns_halved)}))
    for lot, turn in zip(HISTORICAL, card.delayed, strict=True):
        if turn != lot.turn:
            name = page.name(LOT, LOTS.index(lot))
            found.append(t("special-delayed", {"lot": name, "turn": page.name("turn", turn)}))
    if card.not_coming:
        found.append(t("special-not-coming", {"units": page.counters(card.not_coming)}))
    if card.exempt_walls:
        found.append(t("special-walls", {"walls": page.names(WORK, card.exempt_walls)}))
    if card.in_time:
        found.append(t("special-in-time"))
    return found


def set_up(page: Page, card: Scenario) -> Grid:
    """The counters of a scenario place by place, and the works that stand; a minus marks a reduced counter."""
    rows: list[list[str]] = []
    for place in range(PLACES):
        here = [(u, down) for where, u, down in card.setup if where == place]
        if here:
            rows.append([page.name("space", place), page.join([page.counter(u, down) for u, down in here])])
    for work in range(WORKS):
        state = _state(page, card, work)
        if state:
            rows.append([page.t("cell-work", {"work": page.name(WORK, work)}), state])
    args = {"scenario": page.t(f"scenario-{card.number}")}
    return page.grid(f"set-up-{card.number}", page.heads("place counters"), rows, "10.a", CARDS, "set-up", args)


def _state(page: Page, card: Scenario, work: int) -> str:
    """The state of a work at the beginning of a scenario, "" for one that does not exist."""
    if work < WALL_COUNT:
        state = card.walls[work]
    elif FORT_WORK <= work < CAMP_WORK:
        owner = card.forts[work - FORT_WORK] - 1
        return page.side(owner) if owner != NEITHER else ""
    else:
        state = card.camp if work == CAMP_WORK else 0
    return page.t(f"state-{WORK_STATES[state]}") if state else ""


# ---------------------------------------------------------------- victory


def victory_points(page: Page) -> Grid:
    """What victory points are given for, in the order of POINTS_ROWS."""
    values = (
        max(FORT_POINTS),
        WALL_POINTS,
        TYPE_POINTS[TRIREMES],
        TYPE_POINTS[HOPLITES],
        TYPE_POINTS[PELTASTS],
        LEADER_POINTS,
        LATE_POINTS,
    )
    clauses = ("9.vp.a", "9.vp.b", "9.vp.c", "9.vp.d", "9.vp.e", "9.vp.f", "9.vp.g")
    rows = [
        [page.t(f"score-{name}"), str(value), page.text(clause)]
        for name, value, clause in zip(POINTS_ROWS, values, clauses, strict=True)
    ]
    return page.grid(VICTORY_GRID, page.heads("for points effect"), rows, "9.vp.0", VICTORY)


def victory(page: Page) -> Grid:
    """How a game is won."""
    clauses = ("9.sudden.a", "9.sudden.b", "9.vp.0", "9.res.a", "9.res.b")
    rows = [[page.clause(clause), page.text(clause)] for clause in clauses]
    return page.grid("victory", page.heads("end effect"), rows, "9.vp.0", VICTORY)
