"""The map as tables of ints: zones, the places inside them, borders, works. Sections 3 and 5.

A place is a zone (0 .. ZONES-1, in the order of the map file), the inside of a fort, or the inside of the camp.
Syracuse and Ortygia are one zone [3.map.a].
"""

from typing import Final

from polemos.board.search import of_one, search
from polemos.games.syracuse.data import models_charts, models_map
from polemos.games.syracuse.data.models_forms import FORTS, SIDES, TERRAIN, WALLS
from polemos.games.syracuse.data.pack import FILES

Row = tuple[int, ...]
Rows = tuple[Row, ...]

ATHENS: Final = 0
SYRACUSE: Final = 1
BOTH: Final[tuple[int, int]] = (ATHENS, SYRACUSE)
NEITHER: Final = -1
SIDE_NAMES: Final = SIDES

PLAIN: Final = 0
RAISED: Final = 1
SEA: Final = 3
PROTECTED: Final = 4
BOX: Final = 5
TERRAIN_NAMES: Final = TERRAIN

game_map: Final[models_map.Map] = FILES.map
"""The map as it stands in its file."""
movement: Final[models_charts.Movement] = FILES.units.movement
stacking: Final[models_charts.Stacking] = FILES.units.stacking

# ------------------------------------------------------------------------------------------------------------- places
ZONES: Final[int] = len(game_map.zone)
FORT_COUNT: Final[int] = len(FORTS)
CAMP: Final[int] = ZONES + FORT_COUNT
"""The inside of the Athenian camp."""
PLACES: Final[int] = CAMP + 1
FORT_NAMES: Final = FORTS
PLACE_NAMES: Final[tuple[str, ...]] = (*[zone.id for zone in game_map.zone], *FORTS, "camp")
PLACE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACE_NAMES)}
KIND: Final[Row] = tuple([zone.terrain for zone in game_map.zone])
#: 1 for zones of ships; Catania holds both.
WET: Final[Row] = tuple([int(kind in (SEA, PROTECTED)) for kind in KIND])
#: The zones that are sea, ascending.
SEAS: Final[Row] = tuple([zone for zone in range(ZONES) if WET[zone]])
CAMP_ZONE: Final[int] = game_map.camp.zone
ANCHORAGE: Final[int] = game_map.camp.anchorage
ASSAULT_FROM: Final[Row] = game_map.camp.approaches
CATANIA: Final[int] = PLACE_INDEX["CAT"]
CITY: Final[int] = PLACE_INDEX["SYR"]

# --------------------------------------------------------------------------------------------------- whose [5.fortif.a]
#: By zone: the side that alone may ever enter it, or NEITHER [5.fortif.b].
ONLY: Final[Row] = tuple([zone.only for zone in game_map.zone])
#: By zone: 1 for the Athenian works that shut Syracuse out until the camp has been built and destroyed [5.fortif.c].
OF_CAMP: Final[Row] = tuple([int(zone.camp != NEITHER) for zone in game_map.zone])
ALWAYS: Final = 1
WITH_CAMP: Final = 2
#: By side and zone: when the zone is a port of that side (RULING-20), 0 for never.
PORT: Final[Rows] = tuple(
    [tuple([zone.port_when if side in zone.port else 0 for zone in game_map.zone]) for side in (ATHENS, SYRACUSE)]
)
#: By side: sea zones that are or may become its ports.
SEA_PORTS: Final[Rows] = tuple([tuple([zone for zone in range(ZONES) if WET[zone] and row[zone]]) for row in PORT])

# -------------------------------------------------------------------------------------------------------- forts, walls
(LABDALON, SYKE, PLEMMYRION, OLYMPIEION) = range(FORT_COUNT)
FORT_ZONE: Final[Row] = tuple([fort.zone for fort in game_map.fort])
FORT_POINTS: Final[Row] = tuple([fort.points for fort in game_map.fort])
#: By fort: the side that can build it; NEITHER for one that stands from the beginning [5.fort.b, 5.fort.c].
FORT_BUILDER: Final[Row] = tuple([fort.builder for fort in game_map.fort])
#: By zone: the fort in it, or -1.
FORT_IN: Final[Row] = tuple([FORT_ZONE.index(zone) if zone in FORT_ZONE else -1 for zone in range(ZONES)])
#: By place: the zone in which it lies.
ZONE_OF: Final[Row] = (*range(ZONES), *FORT_ZONE, CAMP_ZONE)
#: By zone: the places of which it consists, the zone itself first.
PARTS: Final[Rows] = tuple([tuple([p for p in range(PLACES) if ZONE_OF[p] == zone]) for zone in range(ZONES)])

WALL_NAMES: Final = WALLS
WALL_COUNT: Final[int] = len(WALLS)
WALL_SIDE: Final[Row] = tuple([wall.side for wall in game_map.wall])
WALL_NUMBER: Final[Row] = tuple([wall.number for wall in game_map.wall])
WALL_ZONES: Final[Rows] = tuple([wall.zones for wall in game_map.wall])
WALL_EXCLUDES: Final[Row] = tuple([wall.excludes for wall in game_map.wall])
STARVING_WALL: Final[int] = game_map.supply.starving_wall  # A3, not 3A (RULING-35)
CHAIN_ZONES: Final[Row] = game_map.chain.zones
CHAIN_FORT: Final[int] = game_map.chain.fort
CHAIN_SIDE: Final[int] = game_map.chain.side
BLOCKADE: Final[Row] = (*game_map.supply.blockade_land, *game_map.supply.blockade_sea)

# ------------------------------------------------------------------------------------------------------------- borders
LAND_PM: Final[int] = movement.land
ZONE_COST: Final[int] = movement.zone
WALL_COST: Final[Row] = (0, movement.wall_built, movement.wall_destroyed)
"""By the state of an enemy wall: none, built, destroyed."""


def _pairs(kind: int) -> list[tuple[int, int]]:
    """Both directions of every border of a kind."""
    return [pair for edge in game_map.edge if edge.kind == kind for pair in ((edge.a, edge.b), (edge.b, edge.a))]


def _rows(pairs: list[tuple[int, int]]) -> Rows:
    return tuple([tuple(sorted([b for a, b in pairs if a == zone])) for zone in range(ZONES)])


_RIVERS: Final = frozenset([frozenset((edge.a, edge.b)) for edge in game_map.edge if edge.river])
RIVER: Final[bytes] = bytes([int(frozenset((a, b)) in _RIVERS) for a in range(ZONES) for b in range(ZONES)])
"""1 at a * ZONES + b where a river runs between two zones."""
WALL_AT: Final[Row] = tuple(
    [
        next((w for w in range(WALL_COUNT) if {a, b} == set(WALL_ZONES[w])), -1)
        for a in range(ZONES)
        for b in range(ZONES)
    ]
)
"""At a * ZONES + b the wall that has its place between two zones, or -1 [5.wall.b]."""


def _enter(a: int, b: int) -> int:
    """What land units pay to go from `a` to `b`, without walls [3.cost.a, 3.cost.b, 3.cost.c, 3.sea.c]."""
    raised = movement.raised if KIND[b] == RAISED else 0
    return ZONE_COST + raised + (movement.river if RIVER[a * ZONES + b] else 0)


LAND_NEXT: Final[Rows] = _rows(_pairs(models_map.LAND_EDGE))
#: Between sea zones and Catania [3.map.b, 3.map.d].
SEA_NEXT: Final[Rows] = _rows(_pairs(models_map.SEA_EDGE))
#: Between land and sea, where troops embark and land; Catania is such a shore too [3.map.d].
COAST_NEXT: Final[Rows] = _rows(
    _pairs(models_map.COAST_EDGE) + [(a, b) for a, b in _pairs(models_map.SEA_EDGE) if CATANIA in (a, b)]
)
#: By zone, for land units: neighbour, cost, wall between or -1.
LAND_STEPS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    [tuple([(b, _enter(a, b), WALL_AT[a * ZONES + b]) for b in LAND_NEXT[a]]) for a in range(ZONES)]
)
#: By zone, for troops aboard: neighbour and cost; from land into the sea, over the sea, and ashore.
SHIP_STEPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [
        tuple([(b, _enter(a, b)) for b in sorted({*COAST_NEXT[a], *(SEA_NEXT[a] if WET[a] else ())})])
        for a in range(ZONES)
    ]
)
#: Every border, for whoever looks for the nearest place.
NEXT: Final[Rows] = tuple([tuple(sorted({*LAND_NEXT[a], *SEA_NEXT[a], *COAST_NEXT[a]})) for a in range(ZONES)])


def zones_of(mask: int) -> list[int]:
    """The zones of a mask."""
    return [zone for zone in range(ZONES) if mask >> zone & 1]


def is_chain(a: int, b: int) -> bool:
    """Whether the chain has its place between two zones [5.chain.c]."""
    return a in CHAIN_ZONES and b in CHAIN_ZONES


OUTSIDE: Final = 0
INSIDE: Final = 1
EITHER: Final = 2


def _of_chain() -> Row:
    """On which side of the chain each sea zone lies; the passage between two works of one owner leads through both."""
    passages = [(a, b) for a in range(ZONES) for b in SEA_NEXT[a] if ONLY[a] != NEITHER and ONLY[a] == ONLY[b]]
    open_sea = [[b for b in SEA_NEXT[a] if not is_chain(a, b) and (a, b) not in passages] for a in range(ZONES)]
    found = search(ZONES, (CHAIN_ZONES[1],), ZONES, steps=of_one(open_sea))
    either = [b for a, b in passages if found.reaches(a)]
    inside = [INSIDE if found.reaches(zone) else OUTSIDE for zone in range(ZONES)]
    return tuple([EITHER if zone in either else inside[zone] for zone in range(ZONES)])


#: By zone: OUTSIDE or INSIDE the chain, or EITHER (RULING-12).
OF_CHAIN: Final[Row] = _of_chain()

# ------------------------------------------------------------------------------------------------------------ stacking
UNLIMITED: Final = -1
#: By zone: units of a side, UNLIMITED where there is no limit [3.stack.d, 3.stack.e, 3.stack.g].
STACK: Final[Row] = tuple([stacking.by_terrain[kind] for kind in KIND])
