"""The map as tables of ints: zones, the places inside them, borders, works. Sections 3 and 5.

A place is a zone (0 .. ZONES-1, in the order of the map file), the inside of a fort, or the inside of the camp.
Syracuse and Ortygia are one zone [3.map.a].
"""

from typing import Any, Final

from polemos.games.syracuse.data.pack import DATA
from polemos.games.syracuse.data.schema import FORTS, SIDES, TERRAIN, WALLS

Row = tuple[int, ...]
Rows = tuple[Row, ...]

ATHENS: Final = 0
SYRACUSE: Final = 1
NEITHER: Final = -1
SIDE_NAMES: Final = SIDES

PLAIN: Final = 0
RAISED: Final = 1
FORTIFIED: Final = 2
SEA: Final = 3
PROTECTED: Final = 4
BOX: Final = 5
TERRAIN_NAMES: Final = TERRAIN

_MAP: Final[dict[str, Any]] = DATA.files["map.toml"]
_ZONES: Final[list[dict[str, Any]]] = _MAP["zone"]
_EDGES: Final[list[dict[str, Any]]] = _MAP["edge"]
_UNITS: Final[dict[str, Any]] = DATA.files["tables/units.toml"]

# ------------------------------------------------------------------------------------------------------------- places
ZONES: Final[int] = len(_ZONES)
FORT_COUNT: Final[int] = len(FORTS)
CAMP: Final[int] = ZONES + FORT_COUNT
"""The inside of the Athenian camp."""
PLACES: Final[int] = CAMP + 1
FORT_NAMES: Final = FORTS
PLACE_NAMES: Final[tuple[str, ...]] = (*(str(zone["id"]) for zone in _ZONES), *FORTS, "camp")
PLACE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACE_NAMES)}
KIND: Final[Row] = tuple(TERRAIN_NAMES.index(zone["terrain"]) for zone in _ZONES)
#: 1 for zones of ships; Catania holds both.
WET: Final[Row] = tuple(int(kind in (SEA, PROTECTED)) for kind in KIND)
_CAMP_SITE: Final[dict[str, Any]] = _MAP["camp"]
CAMP_ZONE: Final[int] = PLACE_INDEX[_CAMP_SITE["zone"]]
ANCHORAGE: Final[int] = PLACE_INDEX[_CAMP_SITE["anchorage"]]
ASSAULT_FROM: Final[Row] = tuple(PLACE_INDEX[zone] for zone in _CAMP_SITE["from"])
CATANIA: Final[int] = PLACE_INDEX["CAT"]
CITY: Final[int] = PLACE_INDEX["SYR"]

# --------------------------------------------------------------------------------------------------- whose [5.fortif.a]
#: By zone: the side that alone may ever enter it, or NEITHER [5.fortif.b].
ONLY: Final[Row] = tuple(SIDES.index(zone["only"]) if "only" in zone else NEITHER for zone in _ZONES)
#: By zone: 1 for the Athenian works that shut Syracuse out until the camp has been built and destroyed [5.fortif.c].
OF_CAMP: Final[Row] = tuple(int("camp" in zone) for zone in _ZONES)
ALWAYS: Final = 1
WITH_CAMP: Final = 2
WITH_PLEMMYRION: Final = 3
_WHEN: Final = {"always": ALWAYS, "camp": WITH_CAMP, "plemmyrion": WITH_PLEMMYRION}
#: By side and zone: when the zone is a port of that side (RULING-20), 0 for never.
PORT: Final[Rows] = tuple(
    tuple(_WHEN[zone["port_when"]] if side in zone.get("port", []) else 0 for zone in _ZONES) for side in SIDES
)
#: By side: sea zones that are or may become its ports.
SEA_PORTS: Final[Rows] = tuple(tuple(zone for zone in range(ZONES) if WET[zone] and row[zone]) for row in PORT)

# -------------------------------------------------------------------------------------------------------- forts, walls
LABDALON: Final = 0
SYKE: Final = 1
PLEMMYRION: Final = 2
OLYMPIEION: Final = 3
_FORTS: Final[list[dict[str, Any]]] = _MAP["fort"]
FORT_ZONE: Final[Row] = tuple(PLACE_INDEX[fort["zone"]] for fort in _FORTS)
FORT_POINTS: Final[Row] = tuple(int(fort["points"]) for fort in _FORTS)
#: By fort: the side that can build it; NEITHER for one that stands from the beginning [5.fort.b, 5.fort.c].
FORT_BUILDER: Final[Row] = tuple(SIDES.index(fort["builder"]) if "builder" in fort else NEITHER for fort in _FORTS)
#: By zone: the fort in it, or -1.
FORT_IN: Final[Row] = tuple(FORT_ZONE.index(zone) if zone in FORT_ZONE else -1 for zone in range(ZONES))
#: By place: the zone in which it lies.
ZONE_OF: Final[Row] = (*range(ZONES), *FORT_ZONE, CAMP_ZONE)
#: By zone: the places of which it consists, the zone itself first.
PARTS: Final[Rows] = tuple(tuple(p for p in range(PLACES) if ZONE_OF[p] == zone) for zone in range(ZONES))

WALL_NAMES: Final = WALLS
WALL_COUNT: Final[int] = len(WALLS)
_WALLS: Final[list[dict[str, Any]]] = _MAP["wall"]
WALL_SIDE: Final[Row] = tuple(SIDES.index(wall["side"]) for wall in _WALLS)
WALL_NUMBER: Final[Row] = tuple(int(wall["number"]) for wall in _WALLS)
WALL_ZONES: Final[Rows] = tuple(tuple(PLACE_INDEX[zone] for zone in wall["zones"]) for wall in _WALLS)
WALL_EXCLUDES: Final[Row] = tuple(WALLS.index(wall["excludes"]) if "excludes" in wall else -1 for wall in _WALLS)
STARVING_WALL: Final[int] = WALLS.index(_MAP["supply"]["starving_wall"])  # A3, not 3A (RULING-35)
CHAIN_ZONES: Final[Row] = tuple(PLACE_INDEX[zone] for zone in _MAP["chain"]["zones"])
CHAIN_FORT: Final[int] = FORTS.index(_MAP["chain"]["fort"])
CHAIN_SIDE: Final[int] = SIDES.index(_MAP["chain"]["side"])
BLOCKADE: Final[Row] = tuple(
    PLACE_INDEX[zone] for zone in (*_MAP["supply"]["blockade_land"], *_MAP["supply"]["blockade_sea"])
)

# ------------------------------------------------------------------------------------------------------------- borders
_MOVEMENT: Final[dict[str, int]] = _UNITS["movement"]
LAND_PM: Final[int] = _MOVEMENT["land"]
WITHDRAWAL_PM: Final[int] = _MOVEMENT["withdrawal"]
ZONE_COST: Final[int] = _MOVEMENT["zone"]
RAISED_COST: Final[int] = _MOVEMENT["raised"]
RIVER_COST: Final[int] = _MOVEMENT["river"]
WALL_COST: Final[Row] = (0, _MOVEMENT["wall_built"], _MOVEMENT["wall_destroyed"])
"""By the state of an enemy wall: none, built, destroyed."""
FORT_COST: Final[int] = _MOVEMENT["empty_fort"]


def _pairs(kind: str) -> list[tuple[int, int]]:
    """Both directions of every border of a kind."""
    found: list[tuple[int, int]] = []
    for edge in _EDGES:
        if edge["kind"] == kind:
            a, b = PLACE_INDEX[edge["a"]], PLACE_INDEX[edge["b"]]
            found += [(a, b), (b, a)]
    return found


def _rows(pairs: list[tuple[int, int]]) -> Rows:
    return tuple(tuple(sorted(b for a, b in pairs if a == zone)) for zone in range(ZONES))


_RIVERS: Final = frozenset(
    (PLACE_INDEX[a], PLACE_INDEX[b])
    for edge in _EDGES
    if edge.get("river")
    for a, b in ((edge["a"], edge["b"]), (edge["b"], edge["a"]))
)
RIVER: Final[bytes] = bytes([int((a, b) in _RIVERS) for a in range(ZONES) for b in range(ZONES)])
"""1 at a * ZONES + b where a river runs between two zones."""
WALL_AT: Final[Row] = tuple(
    next((w for w in range(WALL_COUNT) if {a, b} == set(WALL_ZONES[w])), -1) for a in range(ZONES) for b in range(ZONES)
)
"""At a * ZONES + b the wall that has its place between two zones, or -1 [5.wall.b]."""


def _enter(a: int, b: int) -> int:
    """What land units pay to go from `a` to `b`, without walls [3.cost.a, 3.cost.b, 3.cost.c, 3.sea.c]."""
    return ZONE_COST + (RAISED_COST if KIND[b] == RAISED else 0) + (RIVER_COST if RIVER[a * ZONES + b] else 0)


LAND_NEXT: Final[Rows] = _rows(_pairs("land"))
#: Between sea zones and Catania [3.map.b, 3.map.d].
SEA_NEXT: Final[Rows] = _rows(_pairs("sea"))
#: Between land and sea, where troops embark and land; Catania is such a shore too [3.map.d].
COAST_NEXT: Final[Rows] = _rows(_pairs("coast") + [(a, b) for a, b in _pairs("sea") if CATANIA in (a, b)])
#: By zone, for land units: neighbour, cost, wall between or -1.
LAND_STEPS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    tuple((b, _enter(a, b), WALL_AT[a * ZONES + b]) for b in LAND_NEXT[a]) for a in range(ZONES)
)
#: By zone, for troops aboard: neighbour and cost; from land into the sea, over the sea, and ashore.
SHIP_STEPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((b, _enter(a, b)) for b in sorted({*COAST_NEXT[a], *(SEA_NEXT[a] if WET[a] else ())})) for a in range(ZONES)
)
#: Every border, for whoever looks for the nearest place.
NEXT: Final[Rows] = tuple(tuple(sorted({*LAND_NEXT[a], *SEA_NEXT[a], *COAST_NEXT[a]})) for a in range(ZONES))


def is_chain(a: int, b: int) -> bool:
    """Whether the chain has its place between two zones [5.chain.c]."""
    return a in CHAIN_ZONES and b in CHAIN_ZONES


OUTSIDE: Final = 0
INSIDE: Final = 1
EITHER: Final = 2


def _of_chain() -> Row:
    """On which side of the chain each sea zone lies; the passage between two works of one owner leads through both."""
    seen = [CHAIN_ZONES[1]]
    either: list[int] = []
    for a in seen:
        for b in SEA_NEXT[a]:
            if ONLY[a] != NEITHER and ONLY[a] == ONLY[b]:
                either.append(b)
            elif not is_chain(a, b) and b not in seen:
                seen.append(b)
    return tuple(EITHER if zone in either else INSIDE if zone in seen else OUTSIDE for zone in range(ZONES))


#: By zone: OUTSIDE or INSIDE the chain, or EITHER (RULING-12).
OF_CHAIN: Final[Row] = _of_chain()

# ------------------------------------------------------------------------------------------------------------ stacking
_STACKING: Final[dict[str, int]] = _UNITS["stacking"]
UNLIMITED: Final = -1
#: By zone: units of a side, UNLIMITED where there is no limit [3.stack.d, 3.stack.e, 3.stack.g].
STACK: Final[Row] = tuple(_STACKING[{PROTECTED: "sea"}.get(kind, TERRAIN_NAMES[kind])] for kind in KIND)
PROTECTED_PF: Final[int] = _STACKING["protected_sea_pf"]
CAMP_STACK: Final[int] = _STACKING["camp"]
FORT_STACK: Final[int] = _STACKING["fort_switch"]
