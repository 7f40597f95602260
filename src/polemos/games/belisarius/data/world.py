"""The map as tables of ints: hexes, off-map areas, hexsides, roads, rivers, towns (sections 2, 15, 16, 18 and 29).

A space is a hex (0 .. HEX_COUNT-1, in the order of the map file) or an off-map area (the four after them). Rows of
neighbours are ascending. Costs are in half operation points.
"""

from itertools import pairwise
from typing import Final

from polemos.board.hexes import Convention, HexGrid
from polemos.games.belisarius.data import models_costs, models_forms, models_map
from polemos.games.belisarius.data.models_forms import AFFILIATIONS as AFFILIATIONS
from polemos.games.belisarius.data.models_forms import PROVINCES as PROVINCES
from polemos.games.belisarius.data.pack import FILES

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Steps = tuple[tuple[tuple[int, int], ...], ...]
Course = tuple[str, tuple[tuple[int, int], ...]]
"""A name and pairs of neighbouring spaces, in order."""


# --------------------------------------------------------------------------------------------------------------- words
# Control of a province and owner of a unit [2.12c].
IMPERIAL: Final = 0
BARBARIAN: Final = 1
NEUTRAL: Final = 2
SIDE_NAMES: Final[tuple[str, ...]] = models_forms.CONTROL
NOWHERE: Final = -1
OUT: Final = -2

SEA: Final = 0
COAST: Final = 1
LAND: Final = 2
AREA: Final = 3
CLEAR: Final = 0
ROUGH: Final = 1
MARSH: Final = 2
DESERT: Final = 3
OPEN_SEA: Final = 4
OFFMAP: Final = 5
TERRAIN_NAMES: Final = (*models_map.TERRAIN, "sea", "offmap")
NO_TOWN: Final = 0
CITY: Final = 1
RICH: Final = 2
CAPITAL: Final = 3
TOWN_NAMES: Final = ("", *models_map.TOWN_CLASSES)

# --------------------------------------------------------------------------------------------- provinces [2.11, 2.12a]
AFFILIATION_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(AFFILIATIONS)}
PROVINCE_COUNT: Final = 25
PERSIA: Final = 8
FRANKS: Final = 14
LOMBARDS: Final = 16
SCYTHIA: Final = 19
GUARD: Final = 25

# -------------------------------------------------------------------------------------------------- spaces [2.1, 2.11]
_MAP: Final = FILES.map
_HEXES: Final = _MAP.hex
_AREAS: Final = FILES.offmap.area
# The hex numbers of the errata decide where the hexes lie, not the rough scale of [2.5b] (RULING-1). The eagle printed
# in 3025 means nothing [errata.map.eagle].
CONVENTION: Final = Convention(rows_from="south")
GRID: Final = HexGrid(CONVENTION, [CONVENTION.parse(name) for name in _HEXES])
HEX_COUNT: Final[int] = len(GRID)
SPACES: Final[int] = HEX_COUNT + 4
HEX_NAMES: Final[tuple[str, ...]] = (*GRID.names, *(f"{area.name}-area" for area in _AREAS))
HEX_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(HEX_NAMES)}
_NO_ROWS: Final[Rows] = ((), (), (), ())
KIND: Final[Row] = (*[entry.kind for entry in _HEXES.values()], AREA, AREA, AREA, AREA)


TERRAIN: Final[Row] = (*[getattr(entry, "terrain", OPEN_SEA) for entry in _HEXES.values()], *[OFFMAP] * len(_AREAS))
PROVINCE_OF: Final[Row] = tuple([getattr(entry, "province", NOWHERE) for entry in (*_HEXES.values(), *_AREAS)])
SEA_NAME: Final[tuple[str, ...]] = tuple([getattr(entry, "sea_name", "") for entry in (*_HEXES.values(), *_AREAS)])
PROVINCE_HEXES: Final[Rows] = tuple(
    tuple(h for h in range(HEX_COUNT) if PROVINCE_OF[h] == province) for province in range(PROVINCE_COUNT)
)

# --------------------------------------------------------------------------------------------------------------- towns
_CITIES: Final = {HEX_INDEX[city.hex]: city for city in _MAP.city}
TOWNS: Final[Row] = tuple(sorted(_CITIES))
TOWN: Final[Row] = tuple([_CITIES[h].class_ if h in _CITIES else NO_TOWN for h in range(SPACES)])
CITY_NAME: Final[tuple[str, ...]] = tuple([_CITIES[h].name if h in _CITIES else "" for h in range(SPACES)])
PORT: Final[Row] = tuple([int(h in _CITIES and _CITIES[h].port) for h in range(SPACES)])
TOWN_INDEX: Final[dict[str, int]] = {CITY_NAME[h]: h for h in TOWNS}
PROVINCE_TOWNS: Final[Rows] = tuple(tuple(h for h in row if TOWN[h]) for row in PROVINCE_HEXES)
CONSTANTINOPOLIS: Final[int] = TOWN_INDEX["Constantinopolis"]
ROMA: Final[int] = TOWN_INDEX["Roma"]
ALEXANDRIA: Final[int] = TOWN_INDEX["Alexandria"]
CARTHAGO: Final[int] = TOWN_INDEX["Carthago"]
#: Names on the map that are no towns: (space, name).
LABELS: Final[tuple[tuple[int, str], ...]] = tuple([(HEX_INDEX[label.hex], label.name) for label in _MAP.label])

# ------------------------------------------------------------------------------------------------------------ hexsides
NEIGHBOURS: Final[Rows] = GRID.neighbours + _NO_ROWS


def _sides(key: str) -> Rows:
    """For each space the neighbours across the hexsides that the map file lists under `key`."""
    listed: list[Row] = [getattr(entry, key, ()) for entry in _HEXES.values()]
    rows = [tuple(sorted([GRID.around[h][d] for d in directions])) for h, directions in enumerate(listed)]
    return (*rows, *_NO_ROWS)


def _courses(lines: tuple[models_map.Course, ...]) -> tuple[Course, ...]:
    return tuple([(line.name, tuple(pairwise([HEX_INDEX[name] for name in line.path]))) for line in lines])


def _rows_of(courses: tuple[Course, ...]) -> Rows:
    rows: list[set[int]] = [set() for _ in range(SPACES)]
    for _, pairs in courses:
        for a, b in pairs:
            rows[a].add(b)
            rows[b].add(a)
    return tuple(tuple(sorted(row)) for row in rows)


LAND_SIDES: Final[Rows] = _sides("land")
SEA_SIDES: Final[Rows] = _sides("sea")
STRAITS: Final[Rows] = _sides("strait")
STRAIT_COURSES: Final[tuple[Course, ...]] = tuple(
    [(strait.name, (GRID.parse_side("-".join(strait.hexes)),)) for strait in _MAP.strait]
)
ROAD_COURSES: Final[tuple[Course, ...]] = _courses(_MAP.road)
TRACK_COURSES: Final[tuple[Course, ...]] = _courses(_MAP.track)
RIVER_COURSES: Final[tuple[Course, ...]] = tuple(
    [(river.name, tuple([GRID.parse_side(side) for side in river.sides])) for river in _MAP.river]
)
ROADS: Final[Rows] = _rows_of(ROAD_COURSES)
TRACKS: Final[Rows] = _rows_of(TRACK_COURSES)
RIVERS: Final[Rows] = _rows_of(RIVER_COURSES)
RIVER_HEX: Final[Row] = tuple(int(bool(row)) for row in RIVERS)
#: Rough hexes that a track runs through; the road matters more where both run (RULING-45).
TRACK_PASS: Final[Row] = tuple(
    int(TERRAIN[h] == ROUGH and any(n not in ROADS[h] for n in TRACKS[h])) for h in range(SPACES)
)

# ------------------------------------------------------------------------------------------ costs (half points) [16.1]
lines: Final[models_costs.LinesOfMap] = FILES.terrain.line
"""Roads, tracks, rivers and straits: what a step along or across them costs."""
TERRAIN_COST: Final[Row] = (*[ground.cost for ground in FILES.terrain.terrain.land], 0, 0)


def _march(a: int, b: int) -> int:
    """What land units pay to go from `a` to `b` over land [16.21a, 16.21b, 16.22, 16.23]."""
    river = lines.river.extra if b in RIVERS[a] else 0
    if b in ROADS[a]:
        return lines.road.cost + (0 if lines.road.cancels_river else river)
    if b in TRACKS[a]:
        return lines.track.cost + river
    return TERRAIN_COST[TERRAIN[b]] + river


def _land_steps(a: int) -> tuple[tuple[int, int], ...]:
    """Marches from `a`, a strait with its extra on top of the hex beyond [16.24a]."""
    over_land = [(b, _march(a, b)) for b in LAND_SIDES[a]]
    over_water = [(b, TERRAIN_COST[TERRAIN[b]] + lines.strait.extra) for b in STRAITS[a]]
    return tuple(sorted(over_land + over_water))


#: Marches over land and straits, with their cost in half points [terrain.effects].
LAND_STEPS: Final[Steps] = tuple(_land_steps(h) for h in range(SPACES))


def _retreat_steps(a: int) -> Row:
    """Retreats over land: no strait; no river and no rough ground but by road [17.58, crt.note.3b] (RULING-10)."""
    return tuple(b for b in LAND_SIDES[a] if b in ROADS[a] or (TERRAIN[b] != ROUGH and b not in RIVERS[a]))


RETREAT_STEPS: Final[Rows] = tuple(_retreat_steps(h) for h in range(SPACES))

# ----------------------------------------------------------------------------------- zones of control [15.112, 15.113]
_STRAITS_COUNT: Final[bool] = FILES.operations.zoc.across_straits
LAND_ZOC: Final[Rows] = tuple(
    tuple(sorted((*LAND_SIDES[h], *STRAITS[h]))) if _STRAITS_COUNT else LAND_SIDES[h] for h in range(SPACES)
)
FLEET_ZOC: Final[Rows] = SEA_SIDES


# ------------------------------------------------------------------------------------- fleets on rivers [29.1a, 29.1b]
_BANKS: Final = {name: {h for pair in pairs for h in pair} for name, pairs in RIVER_COURSES}
#: By hex, the rivers that it borders.
_RIVERS_OF: Final = tuple([{name for name, banks in _BANKS.items() if h in banks} for h in range(SPACES)])


def _river_steps(a: int) -> Row:
    """Where a fleet goes from `a` along a river: to the next hex that borders the same river (RULING-95).

    Where rivers meet: across, or along one bank past the same hex of the other. One of the two hexes is all land:
    between coasts a fleet is at sea [29.4].
    """
    return tuple(
        b
        for b in NEIGHBOURS[a]
        if SEA not in (KIND[a], KIND[b])
        and LAND in (KIND[a], KIND[b])
        and (_RIVERS_OF[a] & _RIVERS_OF[b] or any(c in RIVERS[b] for c in RIVERS[a]))
    )


RIVER_STEPS: Final[Rows] = tuple(_river_steps(h) for h in range(SPACES))

# ------------------------------------------------------------------------------------------------ off-map areas [18.0]
_EDGES: Final = {edge.name: edge for edge in _MAP.offmap}
AREA_PROVINCE: Final[Row] = tuple([area.province for area in _AREAS])
AREA_OF_PROVINCE: Final[Row] = tuple(
    HEX_COUNT + AREA_PROVINCE.index(p) if p in AREA_PROVINCE else -1 for p in range(PROVINCE_COUNT)
)
#: By area: the hexes from which land units, and those from which fleets go there [18.2a, 18.2b, 18.2c, 18.2d, 19.9].
EDGE_LAND: Final[Rows] = tuple([tuple([HEX_INDEX[name] for name in _EDGES[area.name].land_hexes]) for area in _AREAS])
EDGE_SEA: Final[Rows] = tuple([tuple([HEX_INDEX[name] for name in _EDGES[area.name].fleet_hexes]) for area in _AREAS])


#: By space: the area to which land units go from here, or -1.
EDGE: Final[Row] = tuple(next((HEX_COUNT + a for a in range(4) if h in EDGE_LAND[a]), -1) for h in range(SPACES))
AREA_ENTRY_COST: Final[int] = FILES.offmap.enter_cost
AREA_PORT: Final[Row] = tuple([int(area.port) for area in _AREAS])
