"""The long sheets beside the map: works, leaders, the units of each side, what is still to come, what is lost."""

from typing import Final

from polemos.games.syracuse.choice_ids import CAMP_WORK, CHAIN_WORK, FORT_WORK
from polemos.games.syracuse.data import tables, world
from polemos.games.syracuse.edge.reference_tables.page import Page
from polemos.games.syracuse.rules.works import WORKS, owner_of
from polemos.games.syracuse.state import Siege, strength, swords
from polemos.games.syracuse.verbs import LOT, PLACE_KIND, UNIT, WORK
from polemos.room import sheet_builder, table_builder, view_models

COUNTERS: Final = ("counters.toml",)


# ---------------------------------------------------------------- works


def works_grid(page: Page, s: Siege) -> view_models.Grid:
    """Every work: its state, whose it is, who stands in it, its points [5.fortif.a, 5.fort.d, 9.vp.a, 9.vp.b]."""
    rows = [_work(page, s, work) for work in range(WORKS)]
    files = ("tables/victory.toml", "map.toml")
    return page.grid("works-standing", "work state owner inside points", rows, "5.fortif.a", files)


def work_now(s: Siege, work: int) -> tuple[int, int]:
    """Whose a work is, and its state: not built, built or destroyed [5.fortif.a, 5.fort.d]."""
    if work < world.WALL_COUNT:
        return owner_of(work), s.walls[work]
    if FORT_WORK <= work < CAMP_WORK:
        owner = s.forts[work - FORT_WORK] - 1
        return owner, int(owner != world.NEITHER)
    return owner_of(work), s.chain if work == CHAIN_WORK else s.camp


def _work(page: Page, s: Siege, work: int) -> list[str]:
    inside, points = -1, 0
    owner, state = work_now(s, work)
    if work < world.WALL_COUNT:
        points = tables.victory.wall if state == tables.BUILT else 0
    elif FORT_WORK <= work < CAMP_WORK:
        points = world.FORT_POINTS[work - FORT_WORK] if state else 0
        inside = world.ZONES + work - FORT_WORK
    elif work != CHAIN_WORK:
        inside = world.CAMP
    garrison = (*s.at[inside], *s.at[world.PLACES + inside]) if inside >= 0 else ()
    return [
        page.name(WORK, work),
        page.t(f"state-{tables.WORK_STATES[state]}"),
        page.side(owner),
        page.join([page.counter(u, s.down[u]) for u in garrison]),
        str(points or table_builder.NONE),
    ]


# ---------------------------------------------------------------- pieces


def leaders_grid(page: Page, s: Siege) -> view_models.Grid:
    """The leaders of both sides: bonus, place, wounds [1.m, 1.n]."""
    rows = [
        [page.name(UNIT, u), page.side(side), _bonus(u, s.down[u]), _where(page, s, u), _state(page, s, u)]
        for side in world.BOTH
        for u in tables.LEADERS_OF[side]
    ]
    return page.grid("leaders-now", "leader side bonus where state", rows, "1.n", COUNTERS)


def _bonus(u: int, down: int) -> str:
    """The bonus that counts, with the printed one of a wounded leader behind it."""
    now = tables.UNIT_SWORDS[down][u]
    return f"{now} ({tables.UNIT_SWORDS[0][u]})" if down else str(now)


def units_sheet(page: Page, s: Siege, side: int) -> view_models.Sheet:
    """The units of a side on the map, with what has befallen each [1.a, 1.h, 1.i]."""
    rows = [
        [
            tables.UNIT_KEY[u],
            page.name(UNIT, u),
            page.name("type", tables.UNIT_TYPE[u]),
            f"{strength(s, [u])}/{tables.UNIT_PF[0][u]}",
            str(swords(s, u) or table_builder.NONE),
            page.name(PLACE_KIND, s.loc[u]),
            _state(page, s, u),
        ]
        for u in tables.UNITS_OF[side]
        if s.loc[u] >= 0 and not tables.IS_LEADER[u]
    ]
    heads = "unit name type pf sword where state"
    key = world.SIDE_NAMES[side]
    grid = page.grid(f"units-{key}", heads, rows, "1.a", COUNTERS, "units-now")
    return page.of_side("units", side, key, page.side(side), grid=grid)


def _where(page: Page, s: Siege, u: int) -> str:
    """The place of a piece, or why it has none."""
    place = s.loc[u]
    if place >= 0:
        return page.name(PLACE_KIND, place)
    if place == tables.AWAY:
        return _when(page, s, s.due[u])
    return page.t("cell-eliminated" if place == tables.DEAD else "cell-gone")


def _when(page: Page, s: Siege, due: int) -> str:
    """When a piece that is away arrives, if it does."""
    if due < s.turn:
        return page.t("cell-away")
    if due > tables.SCENARIOS[s.scenario - 1].last_turn:
        return page.t("cell-too-late")
    return page.name("turn", due)


def _state(page: Page, s: Siege, u: int) -> str:
    """What a person should know about a piece besides where it is."""
    return page.states("cell", states_of(s, u))


def states_of(s: Siege, u: int) -> tuple[str, ...]:
    """The same as names of `cell-...` messages."""
    states = [
        ("wounded" if tables.IS_LEADER[u] else "reduced", s.down[u]),
        ("stuck", s.stuck[u]),
        ("acted", s.used[u]),
        ("own-ships", s.arrived[u]),
        ("fighting", u in s.foes),
        ("allied", tables.ALLIED[u]),
        ("spartan", tables.SPARTAN[u]),
    ]
    return sheet_builder.those(states)


# ---------------------------------------------------------------- to come, and gone


def reinforcements_grid(page: Page, s: Siege) -> view_models.Grid:
    """The lots of which pieces are still away: when they come and where [2.B2.a, event.18]."""
    rows: list[list[str]] = []
    for i, lot in enumerate(tables.LOTS):
        away = [u for u in lot.units if s.loc[u] == tables.AWAY]
        name = page.name(LOT, i)
        if i >= len(tables.HISTORICAL):
            name = page.t("cell-by-chit", {"lot": name})
        if away:
            when, where = _arrival(page, s, i, away), page.places(lot.zones)
            rows.append([name, page.side(lot.side), when, where, page.counters(away)])
    files = ("tables/reinforcements.toml",)
    return page.grid("reinforcements-now", "lot side arrives zones counters", rows, "2.B2.a", files)


def _arrival(page: Page, s: Siege, lot: int, away: list[int]) -> str:
    """When the last of a lot comes: historical lots by their pieces, which may be late; optional ones by a chit."""
    due = max([s.due[u] for u in away])
    if due < 0 and lot >= len(tables.HISTORICAL):
        return page.t("cell-optional", {"turn": page.name("turn", tables.LOTS[lot].turn)})
    return _when(page, s, due)


def losses_grid(page: Page, s: Siege) -> view_models.Grid:
    """Pieces that are eliminated, with their points, and those that have left the game [9.vp.c, 9.vp.f]."""
    rows: list[list[str]] = []
    for u in range(tables.UNITS):
        if s.loc[u] in (tables.DEAD, tables.GONE):
            points = tables.victory.leader if tables.IS_LEADER[u] else tables.TYPE_POINTS[tables.UNIT_TYPE[u]]
            lost = str(points) if s.loc[u] == tables.DEAD else table_builder.NONE
            whose = page.side(tables.UNIT_SIDE[u])
            rows.append([page.counter(u), page.name(UNIT, u), whose, _where(page, s, u), lost])
    return page.grid("losses", "unit name side state points", rows, "9.vp.0", COUNTERS)
