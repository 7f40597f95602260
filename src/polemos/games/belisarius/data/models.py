"""What stands in each data file: its tables as models, which check a pack and are what the rules read.

Operation points are in half points, money in solidus points.
"""

from typing import Annotated, Final, TypeVar

from polemos.room.data_models import (
    Cases,
    Chart,
    Content,
    Each,
    Exactly,
    File,
    Halves,
    IfKey,
    Index,
    InOrder,
    Key,
    Keys,
    Listed,
    Model,
    OneOf,
    Real,
    Row,
    Said,
    Sections,
    Split,
    Spread,
    Text,
    Whole,
)

# Names and orders on which the rules rely: a pack may change what they are worth, not what there is.
PROVINCES: Final = (
    *("Thracia", "Dacia", "Macedonia", "Pontica", "Asiana", "Oriens", "Aegyptus", "Armenia", "Persia"),
    *("Visigoths", "Suevii", "Basques", "Ostrogoths", "Vandals", "Franks", "Burgundy", "Lombards", "Gepidae"),
    *("Slavs", "Scythia", "Lazica", "Arabia", "Nubia", "Mauretania", "Garamantes"),
)
AFFILIATIONS: Final = (*PROVINCES, "Guard")
AREAS: Final = ("Franks", "Lombards", "Scythia", "Persia")
UNIT_TYPES: Final = ("field_army", "warband", "nomad", "garrison", "fleet")
SIDES: Final = ("imperial", "barbarian")
CONTROL: Final = (*SIDES, "neutral")
DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
MARKERS: Final = (
    *("Agent", "Basileus", "Blue Faction", "Green Faction", "Orthodoxy", "Tolerance", "Currency Reform"),
    *("Forced March", "Imperial Regalia", "Leader", "Legal Reform", "Market", "Military Advantage"),
    *("Pope or Patriarch Intervenes", "Procopius Writes Secret History", "Rally", "Roman Alliance"),
    *("Theodora Intervenes", "Treachery", "Troops Demand Donative", "Disease Breaks Out", "End of Campaign"),
)
EVENT_ENTRIES: Final = (
    *("event.11", "event.13", "event.15", "event.21", "event.22", "event.23", "event.24", "event.25"),
    *("event.26", "event.31a", "event.33", "event.34", "event.36", "event.41", "event.42", "event.44"),
    *("event.51", "event.53", "event.55", "event.61", "event.64"),
)
ODDS: Final = ("1:3", "1:2", "1:1", "1.5:1", "2:1", "3:1", "4:1")
RESULTS: Final = ("AA", "AR", "AZ", "BB", "DD", "DR", "DZ")
DIPLOMACY_COLUMNS: Final = ("0-", "1", "2", "3", "4", "5+")
PHASES: Final = ("random_event", "diplomacy", "taxation", "recruitment", "levy", "operations", "supply")
LEVELS: Final = ("Imperial Victory", "Great Victory", "Stalemate", "Decline", "Collapse")
DICE: Final = ("1", "2", "3", "4", "5", "6")
NONE: Final = -1
"""What the rules get for a key that is missing and would name something or say how many."""

T = TypeVar("T")
PerSide = Annotated[tuple[T, ...], Each(SIDES)]
PerFace = Annotated[tuple[T, ...], Spread(DICE)]
Small = Annotated[int, Whole(0, 99)]
Some = Annotated[int, Whole(1, 99)]
Shift = Annotated[int, Whole(-9, 9)]
Points = Annotated[int, Halves()]
Face = Annotated[int, Whole(1, 6)]
Faces = Annotated[tuple[Face, ...], Listed(distinct=True)]
HexName = Annotated[str, Text(r"\d{4}", 'a hex number of four digits, such as "3511"')]
HexNames = Annotated[tuple[HexName, ...], Listed(distinct=True)]
SideName = Annotated[str, Text(r"\d{4}-\d{4}", 'two hex numbers, such as "3511-3512"')]
Column = Annotated[str, Text(r"\d+(-\d+|\+)?", 'a column such as "1", "2-3" or "4+"')]
Province = Annotated[int, Index(PROVINCES, "a province")]
Provinces = Annotated[tuple[Province, ...], Listed(least=1, distinct=True)]
Affiliation = Annotated[int, Index(AFFILIATIONS, "a province or Guard")]
Control = Annotated[int, Index(CONTROL)]
UnitType = Annotated[int, Index(UNIT_TYPES)]
Area = Annotated[str, OneOf(AREAS)]
Latitude = Annotated[float, Real(-90, 90)]
Longitude = Annotated[float, Real(-180, 180)]


# ------------------------------------------------------------------------------------------------------------ map.toml
HEX_KINDS: Final = ("sea", "coast", "land")
TERRAIN: Final = ("clear", "rough", "marsh", "desert")
TOWN_CLASSES: Final = ("city", "rich", "capital")
Ways = Annotated[tuple[int, ...], Split(DIRECTIONS)]
"""Directions across hexsides."""


class SeaHex(Model):
    """A hex of open sea."""

    kind: Annotated[int, Index(HEX_KINDS)]
    sea_name: str
    sea: Ways


class LandHex(Model):
    """A hex of land."""

    kind: Annotated[int, Index(HEX_KINDS)]
    terrain: Annotated[int, Index(TERRAIN)]
    province: Province
    land: Ways
    strait: Ways = ()


class CoastHex(LandHex):
    """A hex with land and water."""

    sea: Ways


class Grid(Model):
    """The rows and columns in which hexes may lie."""

    row_min: Small
    row_max: Small
    col_min: Small
    col_max: Small


class Edge(Model):
    """An area off the map, and the hexes from which one goes there: by land, over the sea, with fleets."""

    name: Area
    land_hexes: HexNames
    sea_hexes: HexNames = ()
    fleet_hexes: HexNames = ()


class City(Model):
    """A printed town."""

    name: str
    hex: HexName
    province: Province
    class_: Annotated[int, Index(TOWN_CLASSES, first=1), Key("class")]
    port: bool
    lat: Latitude = 0
    lon: Longitude = 0


class Label(Model):
    """A name on the map that is no town."""

    name: str
    hex: HexName
    lat: Latitude = 0
    lon: Longitude = 0


class Strait(Model):
    """A strait between two hexes."""

    name: str
    hexes: Annotated[tuple[HexName, ...], Listed(2)]


class River(Model):
    """A river along hexsides."""

    name: str
    sides: Annotated[tuple[SideName, ...], Listed(least=1, distinct=True)]


class Course(Model):
    """A road or a track through hexes."""

    name: str
    path: Annotated[tuple[HexName, ...], Listed(least=2)]


Factor = Annotated[float, Real(-99, 99)]


class Projection(Model):
    """How hexes lie on the earth; only the tool that makes the map asks."""

    a0: Annotated[Factor, Key("A0")]
    a1: Annotated[Factor, Key("A1")]
    b0: Annotated[Factor, Key("B0")]
    b1: Annotated[Factor, Key("B1")]
    b2: Annotated[Factor, Key("B2")]


class Anchor(Model):
    """A place by which the map was laid on the earth."""

    name: str
    hex: HexName
    lat: Latitude
    lon: Longitude
    off_centre: Annotated[float, Real(0, 99)] = 0
    printed: HexName = ""


HexOfMap = Annotated[SeaHex | LandHex, Cases("kind", {"sea": SeaHex, "coast": CoastHex, "land": LandHex})]


class Map(Model):
    """map.toml."""

    grid: Grid
    offmap: Annotated[tuple[Edge, ...], Listed(len(AREAS))]
    city: tuple[City, ...]
    label: tuple[Label, ...]
    strait: tuple[Strait, ...]
    river: tuple[River, ...]
    road: tuple[Course, ...]
    track: tuple[Course, ...]
    hex: Annotated[dict[str, HexOfMap], Keys('hex numbers of four digits, such as "3511"', r"\d{4}")]
    projection: Projection | None = None
    anchor: tuple[Anchor, ...] = ()


# --------------------------------------------------------------------------------------- provinces.toml, counters.toml
class ProvinceOfChart(Model):
    """A line of the province control chart."""

    name: str
    levy: Annotated[int, Whole(0, 10)]
    levy_types: Annotated[tuple[Annotated[int, Index(UNIT_TYPES[1:], first=1)], ...], Listed(least=1, distinct=True)]
    core: bool


class ProvinceChart(Model):
    """provinces.toml."""

    province: Annotated[tuple[ProvinceOfChart, ...], InOrder(PROVINCES, "name")]


class Values(Model):
    """Strength and operation value of a counter."""

    strength: Small
    operation: Small


class Leader(Model):
    """A leader; values of his own go before those of his stars."""

    name: str
    affiliation: Affiliation
    stars: Annotated[int, OneOf((1, 2))]
    strength: Small = NONE
    operation: Small = NONE


class Counters(Model):
    """counters.toml. type: values by type of unit, then those of leaders by their stars; mix: how many there are."""

    type: Annotated[tuple[Values, ...], Each((*UNIT_TYPES, "leader_one_star", "leader_two_star"))]
    guard_bonus: Values
    mix: Annotated[
        tuple[Annotated[tuple[Small, ...], Each(UNIT_TYPES, missing=0)], ...],
        Each(AFFILIATIONS, called="a province or Guard"),
    ]
    leader: Annotated[tuple[Leader, ...], Listed(least=1)]


# -------------------------------------------------------------------------------------------------------------- checks
class TaxModifiers(Model):
    """What is added to the die of heavy tax."""

    chart = Chart("heavy-tax-modifiers", "modifier die", "row-tax", "tbl.heavytax.mod")
    justinian_in_constantinopolis: Annotated[Shift, Row("justinian", signed=True)]
    one_star_leader: Annotated[Shift, Row("leader-1", signed=True)]
    two_star_leader: Annotated[Shift, Row("leader-2", signed=True)]
    pillaged_hex: Annotated[Shift, Row("pillaged", signed=True)]
    not_controlled: Annotated[Shift, Row("not-controlled", signed=True)]

    @property
    def stars(self) -> tuple[int, ...]:
        """What a leader adds, by his stars."""
        return 0, self.one_star_leader, self.two_star_leader


class HeavyTax(Model):
    """Heavy tax by the modified die: 0 for a revolt, else the factor."""

    by_die: Annotated[tuple[Annotated[int, Index(("revolt", 1, 2, 3))], ...], Spread((*DICE, "7", "8", "9"))]
    modifiers: TaxModifiers


class RevoltModifiers(Model):
    """What is added to the revolt die."""

    chart = Chart("revolt-modifiers", "modifier die", "row-revolt", "tbl.revolt")
    pillaged_hex: Annotated[Shift, Row("pillaged", signed=True)]
    public_works_everywhere: Annotated[Shift, Row("works", signed=True)]


class Revolt(Model):
    """Whether there is a revolt, by the modified die; effect: control after it, by control before."""

    by_die: PerFace[Annotated[int, Index(("none", "revolt"))]]
    modifiers: RevoltModifiers
    effect: Annotated[tuple[Control, ...], Each(CONTROL)]


class Loot(Model):
    """What a pillaged town yields: so many dice, or solidus points."""

    rich_dice: Small
    other: Small


class Pillage(Model):
    """The pillage table, P and R by die and column."""

    columns: Annotated[tuple[Column, ...], Listed(least=1)]
    by_die: PerFace[tuple[frozenset[Annotated[int, Index(("P", "R"))]], ...]]
    strength_of_unit: Small
    reaction_draw: Small
    loot: Loot


class Colonisation(Model):
    """The colonisation table, C and R by die and column. strength: of a unit, and of leaders by their stars."""

    chart = Chart("colonisation-strength", "unit counts", "row", "tbl.colony.strength")
    columns: Annotated[tuple[Column, ...], Listed(least=1)]
    by_die: PerFace[tuple[frozenset[Annotated[int, Index(("C", "R"))]], ...]]
    strength: Annotated[
        tuple[Small, ...],
        Spread(("strength_of_unit", "strength_one_star_leader", "strength_two_star_leader")),
        Row("settler-0"),
        Row("settler-1"),
        Row("settler-2"),
    ]
    reaction_draw: Small
    units_settled: Annotated[Small, Row("settlers")]


DISBAND: Final = ("revolt", "disband", "loyal")


class DisbandModifiers(Model):
    """What is added to the disband die."""

    chart = Chart("disband-modifiers", "modifier die", "row-disband", "tbl.disband")
    one_star_leader: Annotated[Shift, Row("leader-1", signed=True)]
    two_star_leader: Annotated[Shift, Row("leader-2", signed=True)]
    all_away: Annotated[Shift, Row("all-away", signed=True)]
    some_away: Annotated[Shift, Row("some-away", signed=True)]

    @property
    def stars(self) -> tuple[int, ...]:
        """What a leader adds, by his stars."""
        return 0, self.one_star_leader, self.two_star_leader


class Disband(Model):
    """The disband table by the modified die."""

    by_die: PerFace[Annotated[int, Index(DISBAND)]]
    already_pillaged_draw: Small
    modifiers: DisbandModifiers


class SingleDice(Model):
    """The faces with which single dice bring something about."""

    forced_march_loses_one: Faces
    leader_returns_justinian: Faces
    leader_removes_enemy: Faces
    disease_one_unit: Faces
    disease_two_units: Faces


class Checks(Model):
    """tables/checks.toml."""

    heavy_tax: HeavyTax
    revolt: Revolt
    pillage: Pillage
    colonisation: Colonisation
    disband: Disband
    dice: SingleDice


# -------------------------------------------------------------------------------------------------------------- combat
class OddsColumns(Model):
    """The columns of both combat results tables."""

    columns: Annotated[tuple[str, ...], Exactly(ODDS)]


class Cover(Model):
    """Modifiers that ground gives to a defender."""

    rich: Small
    constantinopolis: Annotated[Small, Row("constantinopolis", signed=True)]
    city: Annotated[Small, Row("town", signed=True)]
    colony: Annotated[Small, Row("colony", signed=True)]
    rough: Annotated[Small, Row("rough", signed=True)]
    track: Annotated[Small, Row("track", signed=True)]
    marsh: Annotated[Small, Row("marsh", signed=True)]
    across_river: Annotated[Small, Row("river", signed=True)]


class Strength(Model):
    """What multiplies a strength: the factor by the number of modifiers, and what counts as one."""

    chart = Chart("strength", "modifier for-whom counts", "row-strength", "crt.strength")
    multiplier: Annotated[tuple[Annotated[int, Whole(1, 9)], ...], Listed(least=1)]
    max_modifiers: Small
    leader_one_star: Annotated[Small, Row("leader-1", signed=True)]
    leader_two_star: Annotated[Small, Row("leader-2", signed=True)]
    military_advantage: Annotated[Small, Row("advantage", signed=True)]
    military_advantage_limit: Small
    terrain: Cover


ByResult = Annotated[tuple[Small, ...], Each(RESULTS, missing=0)]


class Draws(Model):
    """Markers that the victor draws, and that the other side loses, by result."""

    draw: ByResult
    lose: ByResult


CombatResults = Annotated[
    tuple[Annotated[tuple[Annotated[int, Index(RESULTS)], ...], Listed(len(ODDS))], ...], Each(DICE)
]


class Combat(Model):
    """tables/combat.toml."""

    odds: OddsColumns
    assault: CombatResults
    manoeuvre: CombatResults
    strength: Strength
    draws: Draws


# ----------------------------------------------------------------------------------------------------------- diplomacy
DIPLOMATIC_PARTS: Final = ("D1", "D2", "D3", "R1", "R2")


class DiplomacyTable(Model):
    """The diplomacy table by die and difference."""

    columns: Annotated[tuple[str, ...], Exactly(DIPLOMACY_COLUMNS)]
    by_die: PerFace[
        Annotated[tuple[frozenset[Annotated[int, Index(DIPLOMATIC_PARTS)]], ...], Listed(len(DIPLOMACY_COLUMNS))]
    ]


class DiplomacyModifiers(Model):
    """What is added to the difference, some of it by the side that negotiates."""

    all_towns_and_colonies: Shift
    guard_stack_with_leader: Shift
    core: PerSide[Shift]
    persia: PerSide[Shift]


class DiplomacyLimits(Model):
    """How many markers the phasing player commits at least."""

    least_markers: Small


class Reactions(Model):
    """Markers drawn by R1 and R2, and what the phasing player's Orthodoxy or Tolerance multiplies them by."""

    draws: Annotated[tuple[Small, ...], Spread(("R1", "R2"))]
    with_orthodoxy: Small
    with_tolerance: Small


class Assassination(Model):
    """The faces with which an assassination succeeds, and the markers drawn when it fails."""

    success: Faces
    failure_draw: Small


class Diplomacy(Model):
    """tables/diplomacy.toml."""

    table: DiplomacyTable
    modifiers: DiplomacyModifiers
    limits: DiplomacyLimits
    reactions: Reactions
    assassination: Assassination


# -------------------------------------------------------------------------------------------------------------- events
TWO_DICE: Final = tuple(10 * tens + units for tens in range(1, 7) for units in range(1, 7))


class Event(Model):
    """A random event: the two dice that bring it, the provinces that it names, the numbers in its text."""

    numbers: Annotated[
        tuple[Annotated[int, OneOf(TWO_DICE, "the numbers of two dice, 11 to 66")], ...], Listed(least=1)
    ]
    entry: str
    name: str
    provinces: Provinces = ()
    province_struck: Faces = ()
    stack_removed: Faces = ()
    hex_ruined: Faces = ()
    per_town: Small = NONE
    least_units: Small = NONE
    lead: Small = NONE
    leader_counts: Small = NONE


class Events(Model):
    """tables/events.toml."""

    event: Annotated[tuple[Event, ...], InOrder(EVENT_ENTRIES, "entry")]


# --------------------------------------------------------------------------------------------------------------- money
class Income(Model):
    """What places bring by normal tax."""

    chart = Chart("income", "site sp", "row-site", "tbl.income")
    constantinopolis: Annotated[Small, Row("constantinopolis")]
    rich: Annotated[Small, Row("rich")]
    city: Annotated[Small, Row("city")]
    colony: Annotated[Small, Row("colony")]
    public_works: Annotated[Small, Row("works", signed=True)]
    areas: Annotated[tuple[Small, ...], Each(AREAS)]


class OtherCosts(Model):
    """What else costs money."""

    chart = Chart("other-costs", "purpose sp", "row-price", "tbl.cost.marker")
    stratagem_marker: Annotated[Small, Row("marker")]
    colony_attempt: Annotated[Small, Row("colony")]
    public_works: Annotated[Small, Row("works")]
    remove_pillage_town: Annotated[Small, Row("unpillage-town")]
    remove_pillage_other: Annotated[Small, Row("unpillage-other")]
    soldiers_demand_pay: Annotated[Small, Row("demand-pay")]
    troops_demand_donative: Annotated[Small, Row("donative")]


class Finance(Model):
    """tables/finance.toml. recruit, supply: by type of unit."""

    income: Income
    recruit: Annotated[tuple[Small, ...], Each(UNIT_TYPES)]
    supply: Annotated[tuple[Small, ...], Each((*UNIT_TYPES, "leader"))]
    other: OtherCosts


# ---------------------------------------------------------------------------------------------------------- operations
class AreaOffMap(Model):
    """An area off the map: its province, and whether it has a port."""

    name: str
    province: Province
    port: bool


class OffMap(Model):
    """tables/offmap.toml."""

    enter_cost: Points
    area: Annotated[tuple[AreaOffMap, ...], InOrder(AREAS, "name")]


class OperationPoints(Model):
    """By what the die of the operation points is multiplied, by the stars of the best leader."""

    factors: Annotated[tuple[Small, ...], Spread(("factor_no_leader", "factor_one_star", "factor_two_star"))]


class OperationCosts(Model):
    """What operations cost; an attack pays the price of an assault first, and the rest for manoeuvre (RULING-9)."""

    chart = Chart("op-costs", "operation points", "row-cost", "tbl.op")
    assault: Annotated[Points, Row("assault")]
    manoeuvre: Annotated[Points, Row("manoeuvre")]
    pillage: Annotated[Points, Row("pillage")]
    colonise: Annotated[Points, Row("colonise")]
    sea_hex_from_friendly_port: Annotated[Points, Row("sea-friendly")]
    sea_hex_from_other_coast: Annotated[Points, Row("sea-other")]
    river_hex: Annotated[Points, Row("along-river")]


class Zoc(Model):
    """What projects zones of control, and where they reach."""

    units_in_towns_project: bool
    reaches_into_occupied_towns: bool
    reaches_into_other_occupied_hexes: bool
    across_straits: bool
    neutral_units: bool
    units_aboard: bool
    land_and_naval_mix: bool


class Limits(Model):
    """Fixed limits."""

    chart = Chart("limits", "what value", "row-limit", "13.1a")
    stack: Annotated[Some, Row("stack")]
    hand: Annotated[Some, Row("hand")]
    area_reinforcements: Annotated[Some, Row("area")]
    fleet_capacity: Annotated[Some, Row("fleet")]
    justinian_markers: Annotated[Small, Row("justinian-markers")]
    justinian_factor: Small


class Operations(Model):
    """tables/operations.toml."""

    points: OperationPoints
    cost: OperationCosts
    zoc: Zoc
    limits: Limits


# ------------------------------------------------------------------------------------------ stratagems, terrain, turns
class Marker(Model):
    """A stratagem marker: what it is worth in diplomacy, and the numbers and names in its text."""

    name: str
    entry: str
    diplomacy: Annotated[int, Whole(1, 9)] = 0
    dice: Small = NONE
    lead: Small = NONE
    provinces: Provinces = ()
    towns: Annotated[tuple[str, ...], Listed(least=1, distinct=True)] = ()


class Stratagems(Model):
    """tables/stratagems.toml."""

    marker: Annotated[tuple[Marker, ...], InOrder(MARKERS, "name")]


class MarkerCounts(Model):
    """tables/stratagem-counts.toml."""

    count: Annotated[tuple[Small, ...], Each(MARKERS)]


class Ground(Model):
    """What a hex of a terrain costs, and how many units it feeds."""

    cost: Points
    forage: Small


class Forage(Model):
    """How many units a place feeds."""

    forage: Small


class Terrains(Model):
    """The terrain effects chart, the land by TERRAIN."""

    land: Annotated[tuple[Ground, ...], Spread(TERRAIN)]
    sea: Forage


class Sites(Model):
    """What places feed."""

    city: Forage
    rich: Forage
    constantinopolis: Forage
    colony: Forage
    pillaged: Forage
    offmap: Forage


class Road(Model):
    """What a step along a road costs, and whether it crosses rivers for nothing."""

    cost: Points
    cancels_river: bool


class Track(Model):
    """What a step along a track costs."""

    cost: Points


class Water(Model):
    """What crossing it costs on top of the hex beyond."""

    extra: Points


class LinesOfMap(Model):
    """Roads and tracks instead of the terrain; rivers and straits on top of it."""

    road: Road
    track: Track
    river: Water
    strait: Water


class TerrainEffects(Model):
    """tables/terrain.toml."""

    terrain: Terrains
    site: Sites
    line: LinesOfMap


Year = Annotated[int, Whole(1, 2000)]


class Turns(Model):
    """tables/turns.toml. years: the first and the last of each turn."""

    phases: Annotated[tuple[str, ...], Exactly(PHASES)]
    first_player: Annotated[int, Index(SIDES)]
    years: Annotated[tuple[Annotated[tuple[Year, ...], Listed(2)], ...], Listed(least=1)]


class VictoryPoints(Model):
    """What a side gets victory points for; the last two in half points for each point of the levy value."""

    chart = Chart("victory-points", "for imperial barbarian", "row-vp", "34.1-7a")
    constantinopolis: Annotated[Small, Row("constantinopolis")]
    roma: Annotated[Small, Row("roma")]
    rich: Annotated[Small, Row("rich")]
    city: Annotated[Small, Row("city")]
    colony: Annotated[Small, Row("colony")]
    public_works: Annotated[Small, Row("works")]
    controlled_province: Annotated[Points, Row("controlled")]
    neutral_province: Annotated[Points, Row("neutral")]


class Victory(Model):
    """tables/victory.toml. levels: the fewest points of each, in falling order."""

    points: Annotated[tuple[VictoryPoints, ...], Spread(SIDES)]
    levels: Annotated[tuple[Annotated[int, Whole(0, 999)], ...], Each(LEVELS)]


# ----------------------------------------------------------------------------------------------------------- scenarios
WHERE_KINDS: Final = ("province", "town", "area", "any_town")
RESTRICTIONS: Final = ("", "not_near", "on_border", "not_in_town", "not_in_province")


class Restriction(Model):
    """Where a group may not stand, or how many of it must stand on a border."""

    kind: Annotated[int, Index(RESTRICTIONS[1:], first=1)]
    place: str
    count: Some = 0


class Group(Model):
    """Units that are set up together, in a province, a town, an area, or in any Imperial town."""

    side: Control
    affil: Affiliation
    where_kind: Annotated[int, Index(WHERE_KINDS)]
    where: str = ""
    units: dict[UnitType, Some] = {}
    leaders: Annotated[tuple[str, ...], Listed(distinct=True)] = ()
    restriction: Restriction | None = None


class Card(Model):
    """The number, the name and the length of a scenario."""

    number: Annotated[int, Whole(1, 3)]
    name: str
    first_turn: Some
    last_turn: Some


class LikeAnother(Card):
    """A scenario that begins as another does."""

    as_scenario: Annotated[int, Whole(1, 3)]


class Beginning(Card):
    """A scenario with all that stands at its beginning. control: the provinces of each side, and neutral ones."""

    imperial_may_exceed_forage: bool
    pillaged_at_start: Annotated[tuple[str, ...], Listed(distinct=True)]
    treasury: PerSide[Small]
    markers: PerSide[Small]
    control: Annotated[tuple[Annotated[tuple[Province, ...], Listed(distinct=True)], ...], Each(CONTROL)]
    setup: Annotated[tuple[Group, ...], Listed(least=1)]


ScenarioFile = Annotated[LikeAnother | Beginning, IfKey("as_scenario", LikeAnother, Beginning)]

# --------------------------------------------------------------------------------------------------------------- names
FIXED_NAMES: Final = {
    "sides": CONTROL,
    "provinces": AFFILIATIONS,
    "peoples": AFFILIATIONS,
    "areas": AREAS,
    "unit_types": (*UNIT_TYPES, "leader"),
    "markers": MARKERS,
    "phases": PHASES,
    "scenarios": ("1", "2", "3"),
    "terrain": (*TERRAIN, "sea", "offmap"),
    "features": (
        *("coast", "city", "rich", "capital", "port", "colony", "public_works", "pillaged"),
        *("road", "track", "river", "strait"),
    ),
    "tables": ("assault", "manoeuvre"),
    "results": RESULTS,
    "levels": LEVELS,
}
FREE_NAMES: Final = ("towns", "labels", "seas", "straits", "rivers", "leaders", "events")


class Files(Content):
    """Every data file, in the order in which they are read."""

    map: Annotated[Map, File("map.toml")]
    names: Annotated[dict[str, dict[str, Said]], Sections(FIXED_NAMES, FREE_NAMES), File("names.toml")]
    counters: Annotated[Counters, File("counters.toml")]
    provinces: Annotated[ProvinceChart, File("provinces.toml")]
    checks: Annotated[Checks, File("tables/checks.toml")]
    combat: Annotated[Combat, File("tables/combat.toml")]
    diplomacy: Annotated[Diplomacy, File("tables/diplomacy.toml")]
    events: Annotated[Events, File("tables/events.toml")]
    finance: Annotated[Finance, File("tables/finance.toml")]
    offmap: Annotated[OffMap, File("tables/offmap.toml")]
    operations: Annotated[Operations, File("tables/operations.toml")]
    counts: Annotated[MarkerCounts, File("tables/stratagem-counts.toml")]
    stratagems: Annotated[Stratagems, File("tables/stratagems.toml")]
    terrain: Annotated[TerrainEffects, File("tables/terrain.toml")]
    turns: Annotated[Turns, File("tables/turns.toml")]
    victory: Annotated[Victory, File("tables/victory.toml")]
    scenarios: Annotated[tuple[ScenarioFile, ...], File("scenarios/{}.toml", ("1", "2", "3"))]
