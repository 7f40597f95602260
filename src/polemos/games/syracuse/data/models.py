"""What stands in each data file: its tables as models, which check a pack and are what the rules read."""

from typing import Annotated, Final, TypeVar

from polemos.room.data_models import (
    Cell,
    Chart,
    Content,
    Each,
    Exactly,
    File,
    Index,
    InOrder,
    Key,
    Keys,
    Known,
    Listed,
    Model,
    Names,
    NamesFile,
    Real,
    Ref,
    Row,
    Split,
    Spread,
    Text,
    Whole,
)

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
PerSide = Annotated[tuple[T, ...], Each(SIDES)]
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
ZoneName = Annotated[str, Text(r"CAT|SYR|[TM]\d+", 'a zone such as "T7" or "M12"')]
Counter = Annotated[int, Ref(COUNTER_NAMES, "a counter of counters.toml")]
Counters = Annotated[tuple[Counter, ...], Listed(distinct=True)]
CounterName = Annotated[str, Text(r"[A-Z]{2,3}\d*", 'a counter such as "AH1" or "NIC"')]
Chit = Annotated[int, Ref(CHIT_NAMES, "a chit of tables/chits.toml")]
Chits = Annotated[tuple[Chit, ...], Listed(distinct=True)]
Lot = Annotated[int, Ref(LOT_NAMES, "a lot of tables/reinforcements.toml")]


# -------------------------------------------------------------------------------------------------------------- the map
class Site(Model):
    """Where something lies on the earth, in degrees."""

    lat: Annotated[float, Real(-90, 90)]
    lon: Annotated[float, Real(-180, 180)]


class ZoneOfMap(Site):
    """A zone; x and y lie in a drawing plane.

    only: the side that alone may ever enter it; camp: of the Athenian works that shut Syracuse out until the camp has
    been built and destroyed; port: whose port it is, port_when: 1 + when (PORT_TIMES), 0 for never.
    """

    id: ZoneName
    terrain: Terrain
    x: Annotated[float, Real(0, 9999)]
    y: Annotated[float, Real(0, 9999)]
    only: Side = NONE
    camp: Side = NONE
    port: Annotated[tuple[Side, ...], Listed(least=1, distinct=True)] = ()
    port_when: Annotated[int, Index(PORT_TIMES, first=1)] = 0


EDGE_KINDS: Final = ("land", "coast", "sea")
"""By the number of sea zones that meet there."""
LAND_EDGE: Final = 0
COAST_EDGE: Final = 1
SEA_EDGE: Final = 2


class Edge(Model):
    """A border between two zones."""

    a: Zone
    b: Zone
    kind: Annotated[int, Index(EDGE_KINDS)]
    river: bool = False


class FortSite(Site):
    """A fort: standing from the beginning, or of the side that can build it."""

    id: Annotated[str, Text()]
    zone: Zone
    points: Small
    standing: Side = NONE
    builder: Side = NONE


class WallSite(Model):
    """A wall: the border that it closes, its number in its row, the wall that excludes it."""

    id: Annotated[str, Text()]
    side: Side
    number: Few
    zones: TwoZones
    excludes: Wall = NONE


class ChainSite(Model):
    """The chain across the harbour mouth."""

    side: Side
    zones: TwoZones
    fort: Fort


class CampSite(Model):
    """The Athenian camp, its anchorage, and from where it is assaulted."""

    side: Side
    zone: Zone
    anchorage: Zone
    approaches: Annotated[TwoZones, Key("from")]


class Blockade(Model):
    """What a blockade needs, and the wall that starves Syracuse."""

    blockade_land: Zones
    blockade_sea: Zones
    starving_wall: Wall


class Map(Model):
    """map.toml."""

    zone: Annotated[tuple[ZoneOfMap, ...], Listed(least=2)]
    edge: tuple[Edge, ...]
    fort: Annotated[tuple[FortSite, ...], InOrder(FORTS)]
    wall: Annotated[tuple[WallSite, ...], InOrder(WALLS)]
    chain: ChainSite
    camp: CampSite
    supply: Blockade


# -------------------------------------------------------------------------------------------------- counters and units
Sword = Annotated[int, Whole(0, 1)]
Bonus = Annotated[int, Whole(0, 2)]


class CounterOfSide(Model):
    """A counter."""

    id: CounterName
    side: Side


class Unit(CounterOfSide):
    """A combat unit, with its strength and sword on both sides of the counter."""

    id: Annotated[CounterName, Cell("unit"), Cell("name", "#unit")]
    side: Annotated[Side, Cell("side", "side")]
    type: Annotated[Type, Cell("type", "type")]
    pf: Annotated[Some, Cell("pf")]
    pf_reduced: Annotated[Some, Cell("pf-reduced")]
    sword: Annotated[Sword, Cell("sword", "some")]
    sword_reduced: Annotated[Sword, Cell("sword-reduced", "some")]
    allied: Annotated[bool, Cell("mark", "mark")] = False
    spartan: bool = False


class Leader(CounterOfSide):
    """A leader, with his bonus well and wounded."""

    id: Annotated[CounterName, Cell("leader", "#unit")]
    side: Annotated[Side, Cell("side", "side")]
    bonus: Annotated[Bonus, Cell("bonus")]
    bonus_wounded: Annotated[Bonus, Cell("bonus-wounded")]


class CounterMix(Model):
    """counters.toml."""

    unit: Annotated[tuple[Unit, ...], Listed(least=2)]
    leader: Annotated[tuple[Leader, ...], Listed(least=2)]


DOMAINS: Final = ("land", "sea")


class UnitType(Model):
    """A type of unit: where it moves, whether it builds, the points for one that is lost."""

    id: Annotated[str, Text(), Cell("letter"), Cell("type", "#type")]
    domain: Annotated[int, Index(DOMAINS), Cell("element", "domain")]
    builds: Annotated[bool, Cell("builds")]
    points: Annotated[Small, Cell("points")]


class Movement(Model):
    """What land units have and pay, in movement points."""

    chart = Chart("movement", "movement pm effect", "row-movement", "3.cost.a")
    zone: Annotated[Small, Row("zone", "3.cost.a")]
    raised: Annotated[Small, Row("raised", "3.cost.b", signed=True)]
    river: Annotated[Small, Row("river", "3.cost.c", signed=True)]
    wall_built: Annotated[Small, Row("wall-built", "3.cost.d", signed=True)]
    wall_destroyed: Annotated[Small, Row("wall-destroyed", "3.cost.e", signed=True)]
    empty_fort: Annotated[Small, Row("fort", "4.fort.h")]
    land: Annotated[Small, Row("allowance", "1.k")]
    withdrawal: Annotated[Small, Row("ride", "3.stop.c")]


class Stacking(Model):
    """How many units of a side a place holds, -1 for any number; of a protected sea, how many strength points.

    by_terrain: in the order of TERRAIN; in a protected sea strength points count, and not units.
    """

    by_terrain: Annotated[tuple[Limit, ...], Spread(("plain", "raised", "fortified", "sea", "sea", "box"))]
    protected_sea_pf: Limit
    camp: Limit
    fort_switch: Limit


class Units(Model):
    """tables/units.toml."""

    type: Annotated[tuple[UnitType, ...], InOrder(TYPES)]
    movement: Movement
    stacking: Stacking


# --------------------------------------------------------------------------------------------------- the turn, building
class SeasonPoints(Model):
    """What a season adds to the action points; so many or fewer are not reduced in winter."""

    points: Annotated[tuple[Shift, ...], Spread(SEASONS)]
    winter_spares: Small


class ActionCosts(Model):
    """What an action costs, by the bonus of its best leader, and an attack."""

    chart = Chart("action-costs", "action pa effect", "row-cost", "2.B3.b")
    bonus: Annotated[
        tuple[Small, ...], Listed(3), Row("bonus-0", "2.B3.d"), Row("bonus-1", "2.B3.d"), Row("bonus-2", "2.B3.c")
    ]
    no_leader: Annotated[Small, Row("no-leader", "2.B3.e")]
    attack: Annotated[Small, Row("attack", "2.B3.h")]

    def action(self, bonus: int) -> int:
        """The price of an action by the bonus of its best leader, -1 without one [2.B3.c, 2.B3.d, 2.B3.e]."""
        return self.no_leader if bonus < 0 else self.bonus[bonus]


class Sequence(Model):
    """tables/sequence.toml: draws, action points, prices of actions."""

    phases: Annotated[tuple[str, ...], Exactly(PHASES)]
    draw: Small
    keep: Small
    action_dice: Few
    divisor: Few
    minimum_declared: Few
    season: SeasonPoints
    cost: ActionCosts


class WorkCosts(Model):
    """What works cost, in construction points."""

    chart = Chart("construction-costs", "work cp condition", "row-work", "5.cost.a")
    camp: Annotated[Some, Row("camp", "5.fortif.e")]
    fort: Annotated[Some, Row("fort", "5.fort.c")]
    wall: Annotated[Some, Row("wall", "5.wall.f")]
    chain: Annotated[Some, Row("chain", "5.chain.a")]


class DiceModifiers(Model):
    """What adds construction dice to either side."""

    advantage: Shift
    discard: Shift
    bonus_leader: Shift
    cavalry: Shift
    winter: Shift


class AthenianDice(Model):
    """What adds construction dice to Athens."""

    labdalon: Shift
    chain: Shift


class Construction(Model):
    """tables/construction.toml: dice by side and by year, points by the face of a die, prices."""

    base: PerSide[Small]
    points: Annotated[tuple[Small, ...], Listed(6)]
    cost: WorkCosts
    builders_pf: Small
    cavalry_factor: Few
    least_dice: Small
    modifier: DiceModifiers
    modifier_athens: AthenianDice
    modifier_year: Annotated[dict[str, PerSide[Shift]], Keys('a year such as "414"', r"\d{3}")]


class SiegeDie(Model):
    """The sum that takes a fort, and the most that is added to the die."""

    success: Small
    most: Small


class DemolitionDie(Model):
    """The face that pulls a work down, and the strength that it needs."""

    success: Small
    builders_pf: Small


class CampAssault(Model):
    """How many units hold the camp, and how many go in after them."""

    defenders: Small
    advance: Small


class Works(Model):
    """tables/works.toml."""

    siege: SiegeDie
    demolition: DemolitionDie
    camp_assault: CampAssault


class SupplyTrack(Model):
    """The ends of the supply track."""

    least: Small
    most: Small


class Attrition(Model):
    """The attrition check: strength points for one more on the die, on land and at sea; the sums that cost a unit."""

    land_step: Some
    sea_step: Some
    winter: Some
    one: Some
    all: Some


class Supply(Model):
    """tables/supply.toml. The faces on which enemy cavalry turns the marker of a side stand under `..._short_on`."""

    chart = Chart("supply", "marker boxes effect", "row-supply", "6.track.a")
    track: SupplyTrack
    disette: Annotated[Shift, Row("disette", "6.d4.a", signed=True)]
    appro: Annotated[Shift, Row("appro", "6.d4.b", signed=True)]
    appro_winter: Annotated[Shift, Row("appro-winter", "6.d4.b", signed=True)]
    cavalry_factor: Few
    short_on: Annotated[tuple[Faces, ...], Spread([f"{side}_short_on" for side in SIDES])]
    attrition: Attrition


class Sources(Model, said="fort"):
    """Where points stand that are no numbers of this file."""


class Victory(Model):
    """tables/victory.toml: points, the loss that ends a game, what the Advantage gives."""

    sudden_pf: Small
    wall: Small
    leader: Small
    late_plemmyrion: Small
    draw_margin: Small
    advantage_pa: Small
    sources: Sources | None = None


# --------------------------------------------------------------------------------------------------------------- combat
Result = Annotated[tuple[int, int], Split(CODES, "|", 2, 'a result such as "1/4|1/2"')]


class Crt(Model):
    """tables/crt.toml: losses of attacker and defender as codes, by row and column [4.res.a, 4.res.g]."""

    columns: Annotated[tuple[str, ...], Exactly(COLUMNS)]
    codes: Annotated[tuple[str, ...], Exactly(CODES)]
    rows: Annotated[tuple[Annotated[tuple[Result, ...], Listed(len(COLUMNS))], ...], Each(map(str, range(8)))]


class Shifts(Model):
    """Column shifts toward the attacker."""

    chart = Chart("shifts", "shift when columns", "row-shift", "4.odds.a")
    raised: Annotated[Shift, Row("raised", signed=True)]
    river: Annotated[Shift, Row("river", signed=True)]
    wall: Annotated[Shift, Row("wall", signed=True)]
    landing: Annotated[Shift, Row("landing", signed=True)]
    fort_in_zone: Annotated[Shift, Row("fort", signed=True)]
    fort_assault: Annotated[Shift, Row("storm", signed=True)]
    camp_assault: Annotated[Shift, Row("camp", signed=True)]


class Modifiers(Model):
    """What is added to the attacker's die."""

    sword: Shift


class Combat(Model):
    """tables/combat.toml."""

    max_shift: Small
    max_modifier: Small
    shift: Shifts
    modifier: Modifiers


# ----------------------------------------------------------------------------------------------------- events and chits
class EventCard(Model):
    """What an event is, and the numbers in its text: phase is ANY_PHASE for one of no phase."""

    id: Annotated[str, Text()]
    phase: Annotated[int, Index((*PHASES, "any"))]
    entry: str
    columns: Small = NONE
    hits: Faces = frozenset()
    divisor: Annotated[int, Whole(1, 6)] = NONE
    disaster: Faces = frozenset()
    units: Small = NONE
    success: Annotated[tuple[Annotated[int, Whole(1, 7)], ...], Listed(2)] = ()
    boxes: Small = NONE


class Events(Model):
    """tables/events.toml."""

    event: Annotated[tuple[EventCard, ...], InOrder(EVENTS)]


MIXES: Final = ("standard", "single")


class ChitCard(Model):
    """A chit: its event, its colour, and whether it is in the standard mix and in that with one chit of each number."""

    id: Annotated[str, Text(r"S\d+[a-z]?", 'a chit such as "S4" or "S12a"')]
    event: Event
    colour: Annotated[int, Index(COLOURS)]
    mixes: Annotated[tuple[bool, ...], Spread(MIXES)]


class ChitMix(Model):
    """tables/chits.toml: the chits, and the events whose chits stay out of the game once they were used."""

    stays_out: frozenset[Event]
    chit: Annotated[tuple[ChitCard, ...], Listed(least=12)]


class Turn(Model):
    """A box of the turn track."""

    box: Small
    season: Annotated[int, Index(SEASONS)]
    year: Annotated[int, Whole(100, 999)]


class Turns(Model):
    """tables/turns.toml: the track, and the turn by which Plemmyrion is expected."""

    deadline: Small
    turn: Annotated[tuple[Turn, ...], Listed(least=1)]


class LotOfCounters(Model):
    """Counters that arrive together. turn: when, or from when an optional lot can be had."""

    id: Annotated[str, Text(), Cell("lot"), Cell("name", "#lot")]
    side: Annotated[Side, Cell("side", "side")]
    turn: Annotated[Small, Cell("arrives", "arrival")]
    zones: Annotated[Zones, Cell("zones", "places")]
    units: Annotated[tuple[Counter, ...], Listed(least=1, distinct=True), Cell("counters", "counters")]
    by_sea: Annotated[bool, Cell("at-sea")]


class OptionalLot(LotOfCounters):
    """A lot that only a chit brings."""

    turn: Annotated[Small, Key("from_turn")]


class Reinforcements(Model):
    """tables/reinforcements.toml."""

    historical: tuple[LotOfCounters, ...]
    optional: tuple[OptionalLot, ...]


# ------------------------------------------------------------------------------------------------------------ scenarios
class Face(Ref):
    """A counter, with a minus if it is reduced or wounded: its number, and 1 for the minus."""

    def name(self, value: str) -> str:
        """The counter that is meant."""
        return value.removesuffix("-")

    def read(self, value: str, known: Known) -> tuple[int, int]:
        return known[self.names][self.name(value)], int(value.endswith("-"))


Place = Annotated[int, Ref(PLACE_NAMES, "a zone of map.toml, a fort or camp")]
Stack = Annotated[
    tuple[Annotated[tuple[int, int], Face(COUNTER_NAMES, 'a counter of counters.toml, such as "AH1"')], ...],
    Listed(distinct=True),
]


class Scenario(Model):
    """How a game begins and what is special in it [10.a]. forts: 1 + the side that holds each, 0 for nobody.

    setup: by side and place its counters, each with 1 if it is reduced or wounded; delayed: when lots arrive that are
    late; halved_pa: by side, the turns in which its action points are halved.
    """

    number: Few
    first_turn: Small
    last_turn: Small
    advantage: Side
    supply: PerSide[Annotated[int, Whole(0, 9)]]
    hands: Annotated[tuple[Chits, ...], Each(SIDES, missing=())]
    camp: Annotated[int, Index(WORK_STATES)]
    plemmyrion_in_time: bool
    forts: Annotated[tuple[Annotated[int, Index(SIDES, first=1)], ...], Each(FORTS, missing=0)]
    walls: Annotated[tuple[Annotated[int, Index(WORK_STATES[1:], first=1)], ...], Each(WALLS, missing=0)]
    points: PerSide[Small]
    removed_chits: Chits
    removed_units: Counters
    setup: PerSide[dict[Place, Stack]]
    wall_order_exempt: Annotated[tuple[Wall, ...], Listed(distinct=True)] = ()
    halved_pa: Annotated[tuple[tuple[Small, ...], ...], Each(SIDES, missing=())] = ((), ())
    delayed: dict[Lot, Small] = {}
    not_coming: Counters = ()

    def arrival(self, lot: int, planned: int) -> int:
        """The turn in which a lot arrives that was planned for another."""
        return self.delayed.get(lot, planned)

    def standing(self) -> list[tuple[int, int, int]]:
        """Every counter of the set-up: its place, its number, 1 if it is reduced or wounded."""
        return [(place, u, down) for of in self.setup for place, stack in of.items() for u, down in stack]


# ------------------------------------------------------------------------------------------------------- all data files
class Files(Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[Map, File("map.toml")]
    counters: Annotated[CounterMix, File("counters.toml")]
    units: Annotated[Units, File("tables/units.toml")]
    sequence: Annotated[Sequence, File("tables/sequence.toml")]
    construction: Annotated[Construction, File("tables/construction.toml")]
    works: Annotated[Works, File("tables/works.toml")]
    supply: Annotated[Supply, File("tables/supply.toml")]
    victory: Annotated[Victory, File("tables/victory.toml")]
    crt: Annotated[Crt, File("tables/crt.toml")]
    combat: Annotated[Combat, File("tables/combat.toml")]
    events: Annotated[Events, File("tables/events.toml")]
    chits: Annotated[ChitMix, File("tables/chits.toml")]
    turns: Annotated[Turns, File("tables/turns.toml")]
    reinforcements: Annotated[Reinforcements, File("tables/reinforcements.toml")]
    scenarios: Annotated[tuple[Scenario, ...], File("scenarios/{}.toml", SCENARIOS)]
    names: Annotated[NamesFile, File("names.toml")]
