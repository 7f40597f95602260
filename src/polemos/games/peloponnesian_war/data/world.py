"""The map as tables of ints: hexes, land areas, sea areas, regions, cities, and ways. Sections 1.2 and 16.

Places where pieces stand are numbers: hexes in the order of the map file (area by area), then Syracuse and Catana in
the Sicily box, which are used like hexes; these are LAND places. After them come the sea areas, the last of them that
of Sicily. Rows by place hold 0 and 1 where they say that something is so.
"""

from typing import Final

from polemos.board.grains import Parts
from polemos.board.hexes import Convention, HexGrid
from polemos.games.peloponnesian_war.data import map_model, pack
from polemos.games.peloponnesian_war.data.models_words import NONE, REGIONS, SATRAPIES, SIDES, SIZES, TERRAINS

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Steps = tuple[tuple[tuple[int, int], ...], ...]
"""By place: (into, cost) of every step."""

ATHENS: Final = 0
SPARTA: Final = 1
NEITHER: Final = -1
SIDE_NAMES: Final = SIDES

game_map: Final[map_model.Map] = pack.FILES.map
"""The map as it stands in its file."""
_AREAS: Final[tuple[map_model.LandArea, ...]] = game_map.area
_SEAS: Final[tuple[map_model.SeaArea, ...]] = game_map.sea
_CITIES: Final[tuple[map_model.CityOfMap, ...]] = game_map.city
CONVENTION: Final = Convention(point_up=True, shifted=1, shift="east", row_first=False, rows_from="north")
"""How hexes are numbered: column, then row from the north; odd rows lie half a hex to the east."""

CLEAR: Final = 0
ROUGH: Final = 1
MOUNTAIN: Final = 2
TERRAIN_NAMES: Final = TERRAINS


def _ground() -> list[tuple[str, int, int]]:
    """Every hex: its number, its area, its ground; area by area, by number within each."""
    found: list[tuple[str, int, int]] = []
    for area, land in enumerate(_AREAS):
        own = [
            (name, area, ground)
            for ground, row in ((CLEAR, land.clear), (ROUGH, land.rough), (MOUNTAIN, land.mountain))
            for name in row
        ]
        found += sorted(own)
    return found


_GROUND: Final[list[tuple[str, int, int]]] = _ground()
# ---------------------------------------------------------------------------------------------------------------- hexes
HEXES: Final[int] = len(_GROUND)
SYRACUSE_HEX: Final[int] = HEXES
"""Syracuse in the Sicily box; Catana is the next."""
CATANA_HEX: Final[int] = HEXES + 1
LAND: Final[int] = HEXES + len(game_map.sicily.city)
"""How many places there are on land."""
HEX_NAMES: Final[tuple[str, ...]] = (
    *[name for name, _, _ in _GROUND],
    *[f"{city.id}-box" for city in game_map.sicily.city],
)
HEX_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(HEX_NAMES)}
GRID: Final = HexGrid(CONVENTION, [CONVENTION.parse(name) for name in HEX_NAMES[:HEXES]])
#: By land place: its ground.
GROUND: Final[Row] = (*[ground for _, _, ground in _GROUND], CLEAR, CLEAR)

# ------------------------------------------------------------------------------------------------------ areas, regions
SICILY: Final[int] = len(_AREAS)
"""The land area of the Sicily box [19.1a]."""
AREAS: Final[int] = SICILY + 1
AREA_NAMES: Final[tuple[str, ...]] = (*[area.id for area in _AREAS], "sicily")
AREA_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(AREA_NAMES)}
#: By land place: its area.
AREA_AT: Final[Row] = (*[area for _, area, _ in _GROUND], SICILY, SICILY)
#: By area: its hexes.
HEXES_OF: Final[Rows] = Parts(AREAS, AREA_AT).parts
REGION_COUNT: Final[int] = len(REGIONS)
REGION_NAMES: Final = REGIONS
REGION_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(REGIONS)}
#: By area: its region, -1 for uninhabited islands, Persia and Sicily.
REGION_OF: Final[Row] = (*[area.region for area in _AREAS], NONE)
#: By land place: its region.
REGION_AT: Final[Row] = tuple([REGION_OF[area] for area in AREA_AT])
#: By region: its areas.
AREAS_OF: Final[Rows] = tuple([tuple([a for a in range(AREAS) if REGION_OF[a] == r]) for r in range(REGION_COUNT)])
#: By region: its basic tribute value [5.3.2].
BTV: Final[Row] = tuple([region.btv for region in game_map.region])
#: By side: its home region [6.4].
HOME_REGION: Final[Row] = tuple(
    [next(n for n, region in enumerate(game_map.region) if region.home == side) for side in (ATHENS, SPARTA)]
)
ATTICA: Final[int] = HOME_REGION[ATHENS]
LACONIA: Final[int] = HOME_REGION[SPARTA]
#: By area: the satrapy, -1 outside Persia [1.2j].
SATRAPY: Final[Row] = (*[area.satrapy for area in _AREAS], NONE)
SATRAP_NAMES: Final = SATRAPIES
TISSAPHERNES: Final = 0
PHARNABAZUS: Final = 1
UNINHABITED: Final[Row] = (*[int(area.uninhabited) for area in _AREAS], 0)
#: By area: its forage value [9.7.1b].
FORAGE: Final[Row] = (*[area.forage for area in _AREAS], game_map.sicily.forage)
_MASSES: Final[tuple[str, ...]] = tuple(sorted({area.landmass for area in _AREAS}))
#: By area: what is connected by land with it has the same number.
LANDMASS: Final[Row] = (*[_MASSES.index(area.landmass) for area in _AREAS], len(_MASSES))
ASIA: Final[int] = _MASSES.index("asia")
PELOPONNESE: Final[int] = _MASSES.index("peloponnese")


def is_peloponnese(place: int) -> bool:
    """Whether a land place lies in the Peloponnese, islands left out."""
    return LANDMASS[AREA_AT[place]] == PELOPONNESE


# ----------------------------------------------------------------------------------------------------------------- seas
SICILIAN_SEA: Final[int] = len(_SEAS)
"""The sea area of the Sicily box [19.1a]."""
SEAS: Final[int] = SICILIAN_SEA + 1
SEA_NAMES: Final[tuple[str, ...]] = (*[sea.id for sea in _SEAS], "sicilian_sea")
SEA_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(SEA_NAMES)}
PLACES: Final[int] = LAND + SEAS
"""Every place where a piece may stand on the map: land places, then the sea areas from LAND on."""
PLACE_NAMES: Final[tuple[str, ...]] = (*HEX_NAMES, *SEA_NAMES)
PLACE_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(PLACE_NAMES)}
#: By sea area: an open sea [1.2g].
OPEN: Final[Row] = (*[int(sea.open) for sea in _SEAS], 0)
#: By sea area: narrow waters [17.9.2].
NARROW: Final[Row] = (*[int(sea.narrow) for sea in _SEAS], 0)
#: By sea area: the ones next to it, as places; Sicily's stands apart.
SEA_NEXT: Final[Rows] = (*[tuple(sorted([LAND + n for n in sea.adjacent])) for sea in _SEAS], ())
APPROACHES: Final[Row] = tuple(sorted([LAND + sea for sea in game_map.sicily.approaches]))
"""The sea areas from which one goes to Sicily [19.3a]."""
#: By sea area: the land places on its shore.
SHORE: Final[Rows] = (
    *[tuple(sorted([HEX_INDEX[name] for name in sea.coast])) for sea in _SEAS],
    (SYRACUSE_HEX, CATANA_HEX),
)
#: By land place: the sea areas that it touches, as places.
SEAS_AT: Final[Rows] = tuple([tuple([LAND + sea for sea in range(SEAS) if at in SHORE[sea]]) for at in range(LAND)])


def is_sea(place: int) -> bool:
    """Whether a place is a sea area."""
    return place >= LAND


def is_open(place: int) -> bool:
    """Whether a place is an open sea [1.2g]."""
    return place >= LAND and OPEN[place - LAND] != 0


# ------------------------------------------------------------------------------------------------------------- hexsides
def _hexsides(rows: tuple[str, ...]) -> frozenset[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for pair in rows:
        a, b = [HEX_INDEX[name] for name in pair.split("-")]
        found |= {(a, b), (b, a)}
    return frozenset(found)


STRAITS: Final[frozenset[tuple[int, int]]] = _hexsides(game_map.straits)
"""Hexsides of water between two hexes [16.3.2]; both ways."""
RIVERS: Final[frozenset[tuple[int, int]]] = _hexsides(game_map.rivers)
ROADS: Final[frozenset[tuple[int, int]]] = _hexsides(game_map.roads)
#: By land place: the ones to which one goes by land, without straits; the two of Sicily are next to each other.
LAND_NEXT: Final[Rows] = (
    *[tuple([b for b in sorted(GRID.neighbours[a]) if (a, b) not in STRAITS]) for a in range(HEXES)],
    (CATANA_HEX,),
    (SYRACUSE_HEX,),
)
#: By area: those next to it by land [16.2.1].
AREA_NEXT: Final[Rows] = Parts(AREAS, AREA_AT).neighbours(LAND_NEXT)

# --------------------------------------------------------------------------------------------------------------- cities
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZE_NAMES: Final = SIZES
CITIES: Final[int] = len(_CITIES) + len(game_map.sicily.city)
CITY_NAMES: Final[tuple[str, ...]] = (*[city.id for city in _CITIES], *[city.id for city in game_map.sicily.city])
CITY_INDEX: Final[dict[str, int]] = {name: n for n, name in enumerate(CITY_NAMES)}
#: By city: its land place.
CITY_HEX: Final[Row] = (*[HEX_INDEX[city.hex] for city in _CITIES], SYRACUSE_HEX, CATANA_HEX)
#: By land place: its city, -1 for none.
CITY_AT: Final[Row] = tuple([CITY_HEX.index(at) if at in CITY_HEX else NONE for at in range(LAND)])
SIZE: Final[Row] = (*[city.size for city in _CITIES], *[city.size for city in game_map.sicily.city])
#: By city: printed with an anchor [1.2o].
PORT: Final[Row] = (*[int(city.port) for city in _CITIES], *[int(city.port) for city in game_map.sicily.city])
#: By city: printed with walls [1.2o].
WALLED: Final[Row] = (*[int(city.walled) for city in _CITIES], *[int(city.walled) for city in game_map.sicily.city])
#: By city: its region, -1 in Persia and Sicily.
CITY_REGION: Final[Row] = tuple([REGION_AT[at] for at in CITY_HEX])
#: By region: its cities.
CITIES_OF: Final[Rows] = tuple([tuple([c for c in range(CITIES) if CITY_REGION[c] == r]) for r in range(REGION_COUNT)])
#: By side: its capital [6.4].
CAPITAL: Final[Row] = tuple(
    [next(n for n, city in enumerate(_CITIES) if city.capital == side) for side in (ATHENS, SPARTA)]
)
ATHENS_CITY: Final[int] = CAPITAL[ATHENS]
SPARTA_CITY: Final[int] = CAPITAL[SPARTA]
SYRACUSE: Final[int] = CITY_INDEX["syracuse"]
CATANA: Final[int] = CITY_INDEX["catana"]
SPOT_NAMES: Final[tuple[str, ...]] = (*[city.id for city in _CITIES], *[site.id for site in game_map.site])
#: By spot (cities of the map, then sites): its land place.
SPOT_HEX: Final[Row] = (*[HEX_INDEX[city.hex] for city in _CITIES], *[HEX_INDEX[site.hex] for site in game_map.site])
PYLOS_HEX: Final[int] = SPOT_HEX[SPOT_NAMES.index("pylos")]
LECHAEUM, CENCHRAE = pack.FILES.movement.isthmus.ends
MANTINEA: Final[int] = CITY_INDEX["mantinea"]

# -------------------------------------------------------------------------------- what a step costs by land [16.3.1]
_LAND_COSTS: Final = pack.FILES.movement.land


def step_cost(a: int, b: int) -> int:
    """What it costs to go from a land place to one next to it."""
    if a >= HEXES:
        return game_map.sicily.march
    if (a, b) in ROADS:
        return _LAND_COSTS.road
    return _LAND_COSTS.terrain[GROUND[b]] + (_LAND_COSTS.river if (a, b) in RIVERS else 0)


#: Steps of infantry, and of cavalry, which enters mountains by road alone [16.3.1].
ON_FOOT: Final[Steps] = tuple([tuple([(b, step_cost(a, b)) for b in row]) for a, row in enumerate(LAND_NEXT)])
MOUNTED: Final[Steps] = tuple(
    [tuple([(b, cost) for b, cost in row if GROUND[b] != MOUNTAIN or (a, b) in ROADS]) for a, row in enumerate(ON_FOOT)]
)
