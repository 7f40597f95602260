"""The map as tables of ints: hexes, off-map areas, hexsides, roads, rivers, towns (sections 2, 15, 16, 18 and 29).

A space is a hex (0 .. HEX_COUNT-1, in the order of the map file) or an off-map area (the four after them).
Costs are in half operation points.
"""

from typing import Any, Final

from polemos.games.belisarius.datapack import DATA

Row = tuple[int, ...]
Rows = tuple[Row, ...]
Steps = tuple[tuple[tuple[int, int], ...], ...]

IMPERIAL: Final = 0
BARBARIAN: Final = 1
NEUTRAL: Final = 2
SIDE_NAMES: Final = ("imperial", "barbarian", "neutral")
NOWHERE: Final = -1
OUT: Final = -2

SEA: Final = 0
COAST: Final = 1
LAND: Final = 2
AREA: Final = 3
KIND_NAMES: Final = ("sea", "coast", "land", "area")
CLEAR: Final = 0
ROUGH: Final = 1
MARSH: Final = 2
DESERT: Final = 3
OPEN_SEA: Final = 4
OFFMAP: Final = 5
TERRAIN_NAMES: Final = ("clear", "rough", "marsh", "desert", "sea", "offmap")
NO_TOWN: Final = 0
CITY: Final = 1
RICH: Final = 2
CAPITAL: Final = 3
TOWN_NAMES: Final = ("", "city", "rich", "capital")

_MAP: Final[dict[str, Any]] = DATA.files["map.toml"]
_TERRAIN: Final[dict[str, Any]] = DATA.files["tables/terrain.toml"]
_OPERATIONS: Final[dict[str, Any]] = DATA.files["tables/operations.toml"]
_PROVINCES: Final[list[dict[str, Any]]] = DATA.files["provinces.toml"]["province"]
_AREAS: Final[list[dict[str, Any]]] = DATA.files["tables/offmap.toml"]["area"]
_HEX: Final[dict[str, dict[str, Any]]] = _MAP["hex"]
_HEXES: Final[tuple[dict[str, Any], ...]] = tuple(_HEX.values())

# ------------------------------------------------------------------------------------------------ provinces [2.11, 2.12a]
GUARD_NAME: Final = "Guard"
PROVINCES: Final[tuple[str, ...]] = tuple(str(p["name"]) for p in _PROVINCES)
AFFILIATIONS: Final[tuple[str, ...]] = (*PROVINCES, GUARD_NAME)
_PROVINCE: Final[dict[str, int]] = {name: i for i, name in enumerate(AFFILIATIONS)}
PROVINCE_COUNT: Final = 25
THRACIA: Final = 0
DACIA: Final = 1
MACEDONIA: Final = 2
PONTICA: Final = 3
ASIANA: Final = 4
ORIENS: Final = 5
AEGYPTUS: Final = 6
ARMENIA: Final = 7
PERSIA: Final = 8
VISIGOTHS: Final = 9
SUEVII: Final = 10
BASQUES: Final = 11
OSTROGOTHS: Final = 12
VANDALS: Final = 13
FRANKS: Final = 14
BURGUNDY: Final = 15
LOMBARDS: Final = 16
GEPIDAE: Final = 17
SLAVS: Final = 18
SCYTHIA: Final = 19
LAZICA: Final = 20
ARABIA: Final = 21
NUBIA: Final = 22
MAURETANIA: Final = 23
GARAMANTES: Final = 24
GUARD: Final = 25

# --------------------------------------------------------------------------------------------------------------- spaces
HEX_COUNT: Final[int] = len(_HEX)
SPACES: Final[int] = HEX_COUNT + 4
HEX_NAMES: Final[tuple[str, ...]] = (*_HEX, *(f"{a['name']}-area" for a in _AREAS))
HEX_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(HEX_NAMES)}
KIND: Final[Row] = (*(KIND_NAMES.index(h["kind"]) for h in _HEXES), AREA, AREA, AREA, AREA)
TERRAIN: Final[Row] = (*(TERRAIN_NAMES.index(h.get("terrain", "sea")) for h in _HEXES), *(4 * (OFFMAP,)))
PROVINCE_OF: Final[Row] = (
    *(_PROVINCE[h["province"]] if "province" in h else -1 for h in _HEXES),
    *(_PROVINCE[a["province"]] for a in _AREAS),
)
SEA_NAME: Final[tuple[str, ...]] = (*(str(h.get("sea_name", "")) for h in _HEXES), "", "", "", "")
PROVINCE_HEXES: Final[Rows] = tuple(
    tuple(h for h in range(HEX_COUNT) if PROVINCE_OF[h] == p) for p in range(PROVINCE_COUNT)
)

# ---------------------------------------------------------------------------------------------------------------- towns
_CITY: Final[dict[int, dict[str, Any]]] = {HEX_INDEX[c["hex"]]: c for c in _MAP["city"]}
TOWN: Final[Row] = tuple(
    TOWN_NAMES.index(_CITY[h]["class"]) if h in _CITY else NO_TOWN for h in range(SPACES)
)
CITY_NAME: Final[tuple[str, ...]] = tuple(str(_CITY[h]["name"]) if h in _CITY else "" for h in range(SPACES))
PORT: Final[Row] = tuple(int(_CITY[h]["port"]) if h in _CITY else 0 for h in range(SPACES))
TOWN_INDEX: Final[dict[str, int]] = {CITY_NAME[h]: h for h in range(HEX_COUNT) if TOWN[h]}
TOWNS: Final[Row] = tuple(h for h in range(HEX_COUNT) if TOWN[h])
PROVINCE_TOWNS: Final[Rows] = tuple(tuple(h for h in row if TOWN[h]) for row in PROVINCE_HEXES)
CONSTANTINOPOLIS: Final[int] = TOWN_INDEX["Constantinopolis"]
ROMA: Final[int] = TOWN_INDEX["Roma"]
ALEXANDRIA: Final[int] = TOWN_INDEX["Alexandria"]
CARTHAGO: Final[int] = TOWN_INDEX["Carthago"]
BOSPORUS: Final[int] = TOWN_INDEX["Bosporus"]
TINGIS: Final[int] = TOWN_INDEX["Tingis"]
VINDOBONA: Final[int] = TOWN_INDEX["Vindobona"]
AQUILEIA: Final[int] = TOWN_INDEX["Aquileia"]

# ------------------------------------------------------------------------------------------------------------- hexsides
DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")


def _beyond(name: str, direction: str) -> str:
    row, column = int(name[:2]), int(name[2:])
    parity = "neighbours_even_row" if row % 2 == 0 else "neighbours_odd_row"
    up, right = _MAP["grid"][parity][direction]
    return f"{row + up:02d}{column + right:02d}"


def _sides(key: str) -> Rows:
    """For each space the neighbours across the hexsides that the map file lists under `key`, in the order of DIRECTIONS."""
    rows: list[Row] = []
    for name, entry in _HEX.items():
        listed = str(entry.get(key, "")).split()
        rows.append(tuple(HEX_INDEX[_beyond(name, d)] for d in DIRECTIONS if d in listed))
    return (*rows, (), (), (), ())


def _pairs(kind: str) -> frozenset[tuple[int, int]]:
    """Both orders of all pairs of hexes that follow each other on a road or track."""
    found: set[tuple[int, int]] = set()
    for line in _MAP[kind]:
        path = [HEX_INDEX[name] for name in line["path"]]
        for a, b in zip(path, path[1:], strict=False):
            found |= {(a, b), (b, a)}
    return frozenset(found)


def _river_pairs() -> frozenset[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for river in _MAP["river"]:
        for side in river["sides"]:
            a, b = (HEX_INDEX[name] for name in side.split("-"))
            found |= {(a, b), (b, a)}
    return frozenset(found)


NEIGHBOURS: Final[Rows] = (
    *(tuple(HEX_INDEX[n] for n in (_beyond(name, d) for d in DIRECTIONS) if n in _HEX) for name in _HEX),
    *(4 * ((),)),
)
LAND_SIDES: Final[Rows] = _sides("land")
STRAITS: Final[Rows] = _sides("strait")
SEA_SIDES: Final[Rows] = _sides("sea")
_ROADS: Final[frozenset[tuple[int, int]]] = _pairs("road")
_TRACKS: Final[frozenset[tuple[int, int]]] = _pairs("track")
_RIVER_PAIRS: Final[frozenset[tuple[int, int]]] = _river_pairs()
ROADS: Final[Rows] = tuple(tuple(n for n in NEIGHBOURS[h] if (h, n) in _ROADS) for h in range(SPACES))
TRACKS: Final[Rows] = tuple(tuple(n for n in NEIGHBOURS[h] if (h, n) in _TRACKS) for h in range(SPACES))
RIVERS: Final[Rows] = tuple(tuple(n for n in NEIGHBOURS[h] if (h, n) in _RIVER_PAIRS) for h in range(SPACES))
RIVER_HEX: Final[Row] = tuple(int(bool(row)) for row in RIVERS)
TRACK_PASS: Final[Row] = tuple(int(TERRAIN[h] == ROUGH and bool(TRACKS[h])) for h in range(SPACES))

# ------------------------------------------------------------------------------------------- costs (half points) [16.1]
_LINE: Final[dict[str, dict[str, Any]]] = _TERRAIN["line"]
_GROUND: Final[dict[str, dict[str, Any]]] = _TERRAIN["terrain"]


def _halves(points: float) -> int:
    return round(2 * points)


TERRAIN_COST: Final[Row] = (*(_halves(_GROUND[TERRAIN_NAMES[t]]["cost"]) for t in range(4)), 0, 0)
ROAD_COST: Final[int] = _halves(_LINE["road"]["cost"])
TRACK_COST: Final[int] = _halves(_LINE["track"]["cost"])
RIVER_EXTRA: Final[int] = _halves(_LINE["river"]["extra"])
STRAIT_EXTRA: Final[int] = _halves(_LINE["strait"]["extra"])


def _march(a: int, b: int) -> int:
    """What a land unit pays to go from `a` to `b` [16.21a, 16.21b, 16.22, 16.23]."""
    if (a, b) in _ROADS:
        return ROAD_COST
    river = RIVER_EXTRA if (a, b) in _RIVER_PAIRS else 0
    return river + (TRACK_COST if (a, b) in _TRACKS else TERRAIN_COST[TERRAIN[b]])


def _land_steps(a: int) -> tuple[tuple[int, int], ...]:
    dry = [(b, _march(a, b)) for b in LAND_SIDES[a]]
    wet = [(b, TERRAIN_COST[TERRAIN[b]] + STRAIT_EXTRA) for b in STRAITS[a]]
    return tuple(sorted(dry + wet, key=lambda step: NEIGHBOURS[a].index(step[0])))


#: Marches over land and straits, with their cost in half points [16.0-16.24b].
LAND_STEPS: Final[Steps] = tuple(_land_steps(h) for h in range(SPACES))

#: Static part of a retreat over land: no river (but by a bridge), no strait, no rough ground (but by road) [17.58, crt.note.3b].
RETREAT_STEPS: Final[Rows] = tuple(
    tuple(
        b for b in LAND_SIDES[a] if (a, b) in _ROADS or (TERRAIN[b] != ROUGH and (a, b) not in _RIVER_PAIRS)
    )
    for a in range(SPACES)
)

# ------------------------------------------------------------------------------------------ zones of control [15.1-15.4]
_ZOC: Final[dict[str, Any]] = _OPERATIONS["zoc"]
LAND_ZOC: Final[Rows] = tuple(
    LAND_SIDES[h] + (STRAITS[h] if _ZOC["across_straits"] else ()) for h in range(SPACES)
)
FLEET_ZOC: Final[Rows] = SEA_SIDES

# -------------------------------------------------------------------------------------- fleets on rivers [29.1a, 29.1b]


def _river_steps(a: int) -> Row:
    """Neighbours that a fleet on a river reaches from `a`: both touch one river hexside, and one of the two is all land."""
    found: list[int] = []
    for b in NEIGHBOURS[a]:
        if LAND not in (KIND[a], KIND[b]) or SEA in (KIND[a], KIND[b]):
            continue
        common = any(c in RIVERS[b] for c in RIVERS[a])
        if b in RIVERS[a] or common:
            found.append(b)
    return tuple(found)


RIVER_STEPS: Final[Rows] = tuple(_river_steps(h) for h in range(SPACES))

# ------------------------------------------------------------------------------------------------- off-map areas [18.0]
_EDGES: Final[dict[str, dict[str, Any]]] = {e["name"]: e for e in _MAP["offmap"]}
AREA_PROVINCE: Final[Row] = tuple(_PROVINCE[a["province"]] for a in _AREAS)
AREA_OF_PROVINCE: Final[Row] = tuple(
    HEX_COUNT + AREA_PROVINCE.index(p) if p in AREA_PROVINCE else -1 for p in range(PROVINCE_COUNT)
)
EDGE_LAND: Final[Rows] = tuple(tuple(HEX_INDEX[h] for h in _EDGES[a["name"]]["land_hexes"]) for a in _AREAS)
EDGE_SEA: Final[Rows] = tuple(
    tuple(HEX_INDEX[h] for h in _EDGES[a["name"]].get("fleet_hexes", [])) for a in _AREAS
)
EDGE: Final[Row] = tuple(
    next((HEX_COUNT + a for a in range(len(EDGE_LAND)) if h in EDGE_LAND[a]), -1) for h in range(SPACES)
)
AREA_ENTRY_COST: Final[int] = _halves(DATA.files["tables/offmap.toml"]["enter_cost"])
AREA_PORT: Final[Row] = tuple(int(a.get("port", False)) for a in _AREAS)
