"""The tables of the turn as grids: phases, points, construction, supply, events, reinforcements, scenarios, victory."""

from typing import Final

from polemos.games.syracuse.choice_ids import CAMP_WORK, FORT_WORK
from polemos.games.syracuse.data import models, models_forms, tables, world
from polemos.games.syracuse.edge.messages import CAUSES
from polemos.games.syracuse.edge.reference_tables import listings
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.rules.works import WORKS, owner_of
from polemos.games.syracuse.verbs import EVENT as EVENT_KIND
from polemos.games.syracuse.verbs import LOT, WORK
from polemos.room.preview_builder import DICE
from polemos.room.table_builder import NONE, YES, signed
from polemos.room.view_models import Grid

TURNS: Final = ("tables/turns.toml",)
CHIT_FILES: Final = ("tables/chits.toml", "tables/events.toml")
CARDS: Final = tuple([f"scenarios/{scenario.number}.toml" for scenario in tables.SCENARIOS])

#: By phase: the clause that says what is done in it.
PHASE_CLAUSES: Final = (
    *("2.A.a", "2.B1.a", "2.B2.a", "2.B3.a", "2.C.b"),
    *("2.D1.a", "2.D2.a", "2.D3.a", "2.D4.a", "2.D5.a"),
)
SEASON_CLAUSES: Final = ("2.B1.e", "2.B1.e", "2.B1.e", "2.B1.f")
ADVANTAGE_CLAUSES: Final = ("8.b", "8.c", "8.d", "8.e", "8.f")
VICTORY_CLAUSES: Final = ("9.sudden.a", "9.sudden.b", "9.vp.0", "9.res.a", "9.res.b")


def state_tables(page: Page) -> list[Grid]:
    """All of them, as one looks for them in a turn."""
    sides = [page.side(world.ATHENS), page.side(world.SYRACUSE)]
    return [
        *[make(page) for make in (turns, phases, seasons)],
        page.listing(listings.ACTION_COSTS),
        advantage(page),
        page.listing(listings.BUILD_DICE, [page.head("line"), *sides, page.head("effect")]),
        construction_points(page),
        page.listing(listings.BUILD_COSTS),
        works(page),
        page.listing(listings.SUPPLY_MOVES),
        *[make(page) for make in (shortages, attrition, attrition_modifiers)],
        page.listing(listings.ONE_DIE, [page.head("what"), *map(str, DICE)]),
        events(page),
        page.table("reinforcements", tables.LOTS, "2.B2.a", ("tables/reinforcements.toml",)),
        scenarios(page),
        page.listing(listings.POINTS),
        page.grid("victory", "end effect", page.said(VICTORY_CLAUSES), "9.vp.0", listings.VICTORY),
        *[set_up(page, card) for card in tables.SCENARIOS],
    ]


# ---------------------------------------------------------------- the turn


def turns(page: Page) -> Grid:
    """The turn track, and the scenarios that have each turn."""
    rows = [
        [str(n), page.name("turn", n), *[YES if s.first_turn <= n <= s.last_turn else NONE for s in tables.SCENARIOS]]
        for n in range(tables.TURN_COUNT)
    ]
    heads = [
        *page.heads("turn season"),
        *[page.t("head-scenario-number", {"number": s.number}) for s in tables.SCENARIOS],
    ]
    return page.grid("turns", heads, rows, "2.0.a", TURNS, args={"turn": page.name("turn", tables.turns.deadline)})


def phases(page: Page) -> Grid:
    """The phases of a turn."""
    rows = [[name, page.name("phase", n), page.text(PHASE_CLAUSES[n])] for n, name in enumerate(tables.PHASE_NAMES)]
    return page.grid("phases", "letter phase effect", rows, "2.0.a", listings.SEQUENCE)


def seasons(page: Page) -> Grid:
    """What a season adds to the action points."""
    season = tables.sequence.season
    rows = [
        [page.name("season", n), signed(points), page.text(SEASON_CLAUSES[n])] for n, points in enumerate(season.points)
    ]
    args = {"points": season.winter_spares}
    return page.grid("seasons", "season pa effect", rows, "2.B1.c", listings.SEQUENCE, args=args)


def advantage(page: Page) -> Grid:
    """What the Advantage is good for."""
    rows, args = page.said(ADVANTAGE_CLAUSES), {"points": tables.victory.advantage_pa}
    return page.grid("advantage", "use effect", rows, "8.a", listings.VICTORY, args=args)


# ---------------------------------------------------------------- construction


def construction_points(page: Page) -> Grid:
    """Construction points by the face of a die."""
    rows = [[str(face), str(tables.BUILD_POINTS[face])] for face in DICE]
    return page.grid(listings.BUILD_POINTS, "die cp", rows, "5.dice.a", listings.BUILDING)


def works(page: Page) -> Grid:
    """Every work: who builds it, where, what it is worth at the end, and what excludes it."""
    rows: list[list[str]] = []
    for work in range(WORKS):
        builder, zones, points, never = owner_of(work), world.CHAIN_ZONES, 0, world.NEITHER
        if work < world.WALL_COUNT:
            zones, points, never = world.WALL_ZONES[work], tables.victory.wall, world.WALL_EXCLUDES[work]
        elif work < CAMP_WORK:
            fort = world.game_map.fort[work - FORT_WORK]
            builder, zones, points = fort.builder, (fort.zone,), fort.points
        elif work == CAMP_WORK:
            zones = (world.CAMP_ZONE,)
        excluded = page.name(WORK, never) if never >= 0 else NONE
        rows.append([page.name(WORK, work), page.side(builder), page.places(zones), str(points or NONE), excluded])
    return page.grid("works", "work builder zones points excludes", rows, "5.fortif.a", (*listings.VICTORY, "map.toml"))


# ---------------------------------------------------------------- supply, attrition


def shortages(page: Page) -> Grid:
    """What turns a marker to Disette, and what it leads to at 0."""
    rows = [
        [page.t("cell-cause", {"side": page.side(side), "cause": page.t(f"cause-{name}")}), page.text(clauses[side])]
        for side in world.BOTH
        for name, clauses in CAUSES.values()
        if clauses[side]
    ]
    rows += page.said(("6.cav.a", "6.zero.a", "6.zero.b"))
    return page.grid("shortages", "cause effect", rows, "6.track.a", listings.SUPPLY)


def attrition(page: Page) -> Grid:
    """The attrition check by the modified die."""
    marks = tables.supply.attrition
    rows = [
        [f"{marks.one - 1}-", NONE],
        [str(marks.one), page.text("6.attr.e")],
        [f"{marks.all}+", page.text("6.attr.f")],
    ]
    return page.grid(listings.ATTRITION, "modified-die result", rows, "6.attr.b", listings.SUPPLY)


def attrition_modifiers(page: Page) -> Grid:
    """What is added to its die."""
    marks = tables.supply.attrition
    rows = [
        [page.t("row-attrition-land", {"pf": marks.land_step}), "+1", page.text("6.attr.c")],
        [page.t("row-attrition-sea", {"pf": marks.sea_step}), "+1", page.text("6.attr.c")],
        [page.row("attrition-winter"), signed(marks.winter), page.text("6.attr.d")],
    ]
    return page.grid("attrition-modifiers", "modifier die effect", rows, "6.attr.c", listings.SUPPLY)


# ---------------------------------------------------------------- events, reinforcements


def events(page: Page) -> Grid:
    """The events: number, phase, the chits of each in both mixes, what they do."""
    rows: list[list[str]] = []
    for n, event in enumerate(tables.EVENT):
        mixes = [page.chits([k for k in tables.CHITS_OF[n] if mix[k]]) for mix in tables.MIX]
        when = page.t("cell-any-time") if event.phase == models_forms.ANY_PHASE else page.name("phase", event.phase)
        rows.append([page.name(EVENT_KIND, n), when, *mixes, page.entry(event.entry)])
    return page.grid("events", "event phase chits chits-single effect", rows, "event.0", CHIT_FILES)


# ---------------------------------------------------------------- scenarios


def scenarios(page: Page) -> Grid:
    """The scenarios: length, Advantage, supply, points at the start, what is special."""
    rows = [
        [
            page.t(f"scenario-{card.number}"),
            f"{page.name('turn', card.first_turn)} {NONE} {page.name('turn', card.last_turn)}",
            page.side(card.advantage),
            *map(str, (*card.supply, *card.points)),
            page.lines(specials(page, card)),
        ]
        for card in tables.SCENARIOS
    ]
    heads = "scenario turns advantage supply-athens supply-syracuse vp-athens vp-syracuse special"
    return page.grid("scenarios", heads, rows, "10.a", CARDS)


def specials(page: Page, card: models.Scenario) -> list[str]:
    """What holds in one scenario alone."""
    t = page.t
    found: list[str] = []
    for side, chits in enumerate(card.hands):
        if chits:
            found.append(t("special-hand", {"side": page.side(side), "chits": page.names("chit", chits)}))
    if card.removed_units:
        found.append(t("special-units", {"units": page.counters(card.removed_units)}))
    if card.removed_chits:
        found.append(t("special-chits", {"chits": page.names("chit", card.removed_chits)}))
    for side, halved in enumerate(card.halved_pa):
        if halved:
            found.append(t("special-halved", {"side": page.side(side), "turns": page.names("turn", halved)}))
    for lot, turn in sorted(card.delayed.items()):
        if turn != tables.LOTS[lot].turn:
            found.append(t("special-delayed", {"lot": page.name(LOT, lot), "turn": page.name("turn", turn)}))
    if card.not_coming:
        found.append(t("special-not-coming", {"units": page.counters(card.not_coming)}))
    if card.wall_order_exempt:
        found.append(t("special-walls", {"walls": page.names(WORK, card.wall_order_exempt)}))
    if card.plemmyrion_in_time:
        found.append(t("special-in-time"))
    return found


def set_up(page: Page, card: models.Scenario) -> Grid:
    """The counters of a scenario place by place, and the works that stand; a minus marks a reduced counter."""
    stacks: dict[int, list[str]] = {}
    for place, u, down in sorted(card.standing(), key=lambda one: one[0]):
        stacks.setdefault(place, []).append(page.counter(u, down))
    rows = [[page.name("space", place), page.join(here)] for place, here in stacks.items()]
    states = [(page.t("cell-work", {"work": page.name(WORK, work)}), _state(page, card, work)) for work in range(WORKS)]
    rows += [[name, state] for name, state in states if state]
    args = {"scenario": page.t(f"scenario-{card.number}")}
    return page.grid(f"set-up-{card.number}", "place counters", rows, "10.a", CARDS, "set-up", args)


def _state(page: Page, card: models.Scenario, work: int) -> str:
    """The state of a work at the beginning of a scenario, "" for one that does not exist."""
    if FORT_WORK <= work < CAMP_WORK:
        owner = card.forts[work - FORT_WORK] - 1
        return page.side(owner) if owner != world.NEITHER else ""
    state = card.walls[work] if work < world.WALL_COUNT else card.camp if work == CAMP_WORK else 0
    return page.t(f"state-{tables.WORK_STATES[state]}") if state else ""
