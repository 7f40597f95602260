"""Tables of units, leaders, cities, land areas and sea areas."""

from typing import Final

from polemos.games.peloponnesian_war.data import pack, tables, world
from polemos.games.peloponnesian_war.data.tables import PIECES, UNITS
from polemos.games.peloponnesian_war.edge.reference_tables.page import Page
from polemos.games.peloponnesian_war.rules.garrisons import USUAL
from polemos.games.peloponnesian_war.verbs import PLACE, SATRAP, TARGET
from polemos.room.table_builder import NONE
from polemos.room.view_models import Grid

MAP: Final = ("map.toml",)


def pieces(page: Page) -> list[Grid]:
    """Units and where they begin, leaders and their ratings [1.3.2a, 1.3.3a]."""
    leaders = pack.FILES.leaders.leader
    return [
        page.table("units", tables.COUNTERS, "1.3.3a", ("units.toml",)),
        page.table("leaders", leaders, "17.4.2b", ("leaders.toml",), numbers=range(UNITS, PIECES)),
    ]


def map_tables(page: Page) -> list[Grid]:
    """Cities, land areas and sea areas [1.2e, 1.2f, 1.2n]."""
    cities = [
        [
            page.name(TARGET, city),
            page.region(world.CITY_REGION[city]),
            page.t(f"cell-{world.SIZE_NAMES[world.SIZE[city]]}"),
            str(USUAL[city]),
            page.mark(world.WALLED[city]),
            page.mark(world.PORT[city]),
            page.side(world.CAPITAL.index(city) if city in world.CAPITAL else tables.NEITHER),
        ]
        for city in range(world.CITIES)
    ]
    areas = [
        [page.name("area", area), _owner(page, area), str(world.FORAGE[area] or NONE), _cities_in(page, area)]
        for area in range(world.AREAS)
    ]
    seas = [
        [
            page.name(PLACE, world.LAND + sea),
            page.mark(world.OPEN[sea]),
            page.mark(world.NARROW[sea]),
            page.names(PLACE, world.SEA_NEXT[sea]),
        ]
        for sea in range(world.SEAS)
    ]
    return [
        page.grid("cities", "city region size garrison walls port capital", cities, "1.2n", MAP),
        page.grid("areas", "area region forage cities", areas, "9.7.1b", MAP),
        page.grid("seas", "sea open narrow next-to", seas, "1.2f", MAP),
    ]


def _owner(page: Page, area: int) -> str:
    """The region of an area, or whose part of Persia it is."""
    satrapy = world.SATRAPY[area]
    return page.name(SATRAP, satrapy) if satrapy >= 0 else page.region(world.REGION_OF[area])


def _cities_in(page: Page, area: int) -> str:
    here = [world.CITY_AT[at] for at in world.HEXES_OF[area] if world.CITY_AT[at] >= 0]
    return page.names(TARGET, here)
