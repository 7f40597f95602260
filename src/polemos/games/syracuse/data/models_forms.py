"""Names and orders on which the rules rely, and forms that the models of several data files share."""

from typing import Annotated, Final, TypeVar

from polemos.room import data_models as room
from polemos.room.data_models import Index, Listed, Names, Ref, Whole

# Names and orders on which the rules rely: a pack may change what they are worth, not what there is.
SIDES: Final = ("athens", "syracuse")
TERRAIN: Final = ("plain", "raised", "fortified", "sea", "protected_sea", "box")
FORTS: Final = ("labdalon", "syke", "plemmyrion", "olympieion")
WALLS: Final = ("A1", "A2", "A3", "1A", "2A", "3A")
WORK_STATES: Final = ("none", "built", "destroyed")
PORT_TIMES: Final = ("always", "camp", "plemmyrion")
TYPES: Final = ("H", "C", "P", "A", "T")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
PHASES: Final = ("A", "B1", "B2", "B3", "C", "D1", "D2", "D3", "D4", "D5")
COLUMNS: Final = ("1:3", "1:2", "2:3", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1")
CODES: Final = ("R", "1/4", "1/2", "3/4", "A", "E")
COLOURS: Final = (*SIDES, "neutral")
EVENTS: Final = tuple(f"S{n}" for n in range(1, 26))
SCENARIOS: Final = ("1", "2", "3", "4", "5")
ANY_PHASE: Final = len(PHASES)
NONE: Final = -1
"""What the rules get for a key that is missing and would name something or say how many."""

ZONE_NAMES: Final = Names("map.toml", ["zone"])
PLACE_NAMES: Final = Names("map.toml", ["zone"], more=(*FORTS, "camp"))
COUNTER_NAMES: Final = Names("counters.toml", ["unit", "leader"])
CHIT_NAMES: Final = Names("tables/chits.toml", ["chit"])
LOT_NAMES: Final = Names("tables/reinforcements.toml", ["historical", "optional"])

T = TypeVar("T")
PerSide = Annotated[tuple[T, ...], room.Each(SIDES)]
Small = Annotated[int, Whole(0, 99)]
Some = Annotated[int, Whole(1, 99)]
Few = Annotated[int, Whole(1, 9)]
Shift = Annotated[int, Whole(-9, 9)]
Limit = Annotated[int, Whole(-1, 99)]
Side = Annotated[int, Index(SIDES)]
Terrain = Annotated[int, Index(TERRAIN)]
Type = Annotated[int, Index(TYPES)]
Event = Annotated[int, Index(EVENTS)]
Fort = Annotated[int, Index(FORTS)]
Wall = Annotated[int, Index(WALLS)]
Faces = frozenset[Annotated[int, Whole(1, 6)]]
Zone = Annotated[int, Ref(ZONE_NAMES, "a zone of map.toml")]
Zones = Annotated[tuple[Zone, ...], Listed(least=1, distinct=True)]
TwoZones = Annotated[tuple[Zone, ...], Listed(2, distinct=True)]
ZoneName = Annotated[str, room.Text(r"CAT|SYR|[TM]\d+", 'a zone such as "T7" or "M12"')]
Counter = Annotated[int, Ref(COUNTER_NAMES, "a counter of counters.toml")]
Counters = Annotated[tuple[Counter, ...], Listed(distinct=True)]
CounterName = Annotated[str, room.Text(r"[A-Z]{2,3}\d*", 'a counter such as "AH1" or "NIC"')]
Chit = Annotated[int, Ref(CHIT_NAMES, "a chit of tables/chits.toml")]
Chits = Annotated[tuple[Chit, ...], Listed(distinct=True)]
Lot = Annotated[int, Ref(LOT_NAMES, "a lot of tables/reinforcements.toml")]
