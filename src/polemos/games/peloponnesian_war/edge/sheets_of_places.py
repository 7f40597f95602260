"""Sheets of what stands in places: cities in trouble, sieges, and works of both sides."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import LONG_WALLS
from polemos.games.peloponnesian_war.data.world import CITIES
from polemos.games.peloponnesian_war.edge.reference_tables.listings import DICE
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.rules import garrisons, places
from polemos.games.peloponnesian_war.rules.sieges import phase as sieges
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.verbs import PLACE, STRONGHOLD, TARGET
from polemos.room.sheet_builder import those
from polemos.room.table_builder import signed
from polemos.room.view_models import Grid, Sheet
from polemos.wargame.reckoning import total

MAP: Final = ("map.toml",)
SIEGES: Final = ("tables/siege.toml",)


def sheets(page: Page, s: War) -> list[Sheet]:
    """Those that have anything to say."""
    found = [("cities", _cities(page, s)), ("sieges", _sieges(page, s)), ("works", _works(page, s))]
    return [page.sheet(name, grid=grid) for name, grid in found if grid.rows]


def date_of(s: War, season: int, page: Page) -> dict[str, str | int]:
    """The season and the year BC of a season of the war by its number."""
    years, part = divmod(season - 1, len(tables.SEASON_NAMES))
    return {"season": page.name("season", part), "year": str(tables.SCENARIOS[s.scenario].year - years)}


# ------------------------------------------------------------------------------------------------------- cities, sieges
def _cities(page: Page, s: War) -> Grid:
    """Cities in revolt, held by an enemy, without what they were built with, or shut in [4.4.3a, 6.5.1a, 10.2.2a]."""
    rows = []
    at, full = s.at, garrisons.USUAL
    # of most cities there is nothing to say: nobody is there, nothing is marked, and the garrison is whole
    for city in [
        city
        for city, marks in enumerate(s.city_marks)
        if marks or s.holder[city] or s.siege[city] or at[world.CITY_HEX[city]] or s.garrison[city] != full[city]
    ]:
        said = states_of(s, city)
        if said and places.in_play(s, world.CITY_HEX[city]):
            points = f"{s.garrison[city]}/{garrisons.full(s, city)}"
            friend = page.side(places.city_friend(s, city))
            region = page.region(world.CITY_REGION[city])
            rows.append([page.name(TARGET, city), region, page.states("cell-city", said), friend, points])
    return page.grid("cities-now", page.heads("city region state friendly garrison"), rows, "4.4.3a", MAP)


def states_of(s: War, city: int) -> tuple[str, ...]:
    """What is so of a city that is not as it was printed, as names of messages."""
    region = world.CITY_REGION[city]
    marks = s.city_marks[city]
    return those(
        [
            ("revolt", marks & codes.REVOLTED),
            ("held", s.holder[city] and (region < 0 or s.holder[city] != 1 + s.controller[region])),
            ("helots", marks & codes.HELOTS),
            ("destroyed", marks & codes.DESTROYED),
            ("demolished", marks & codes.DEMOLISHED),
            ("besieged", s.siege[city]),
            ("invested", not s.siege[city] and places.is_invested(s, city)),
            ("weakened", s.garrison[city] < garrisons.full(s, city)),
        ]
    )


def _sieges(page: Page, s: War) -> Grid:
    """Sieges: season count, what is added to the next roll, and on which dice the place falls [10.5.1, 10.5.2]."""
    rows = []
    for target, count in enumerate(s.siege):
        if count:
            added = total(sieges.terms(s, target))
            faces = [str(face) for face in DICE if sieges.takes(face, added)]
            rows.append(
                [
                    page.name(STRONGHOLD, places.stronghold(s, target)),
                    page.side(s.besieger[target]),
                    str(count - 1),
                    signed(added),
                    page.join(faces),
                ]
            )
    return page.grid("sieges-now", page.heads("place side seasons change falls-on"), rows, "10.5.1", SIEGES)


# ---------------------------------------------------------------------------------------------------------------- works
def _works(page: Page, s: War) -> Grid:
    """Forts, bases, Long Walls, walls and cities under way [7.6.2, 7.6.3a, 7.6.4b, 7.6.5a, 11.3c]."""
    rows = [
        [page.name(STRONGHOLD, CITIES + at), page.name(PLACE, at), page.side(s.fort_side[fort]), page.t("cell-ready")]
        for fort, at in enumerate(s.fort_at)
        if at >= 0
    ]
    for base, at in enumerate(s.base_at):
        if at >= 0:
            inside = page.t("cell-inside" if s.base_inside[base] else "cell-outside")
            name = page.t("base-name", {"number": base + 1})
            rows.append([name, page.name(PLACE, at), page.side(s.base_side[base]), inside])
    for walls in range(LONG_WALLS):
        ends = s.wall_ends[2 * walls : 2 * walls + 2]
        if ends[0] != tables.NONE:
            side = page.side(places.friend_of(s, ends[0]))
            name = page.t("long-walls-name", {"number": walls + 1})
            joined = page.names(STRONGHOLD, [places.stronghold(s, end) for end in ends])
            rows.append([name, joined, side, _ready(page, s, s.wall_ready[walls])])
    for city, season in enumerate(s.works):
        if season:
            rebuilt = asking.marked(s, city, codes.DESTROYED)
            name = page.t("rebuilding-of" if rebuilt else "walls-of", {"target": page.name(TARGET, city)})
            side = page.side(places.city_friend(s, city))
            rows.append([name, page.name(PLACE, world.CITY_HEX[city]), side, _ready(page, s, season)])
    return page.grid("works-now", page.heads("work place side state"), rows, "7.6.1", MAP)


def _ready(page: Page, s: War, season: int) -> str:
    """When a work will be finished."""
    return page.t("cell-ready-in", date_of(s, season, page)) if season else page.t("cell-ready")
