"""What stands in each data file: its tables as models, which check a pack and are what the rules read.

Here the battles and their maps, and all files together; the charts have modules of their own.
"""

from collections.abc import Iterator
from typing import Annotated, Final

from polemos.games.alexander.data import models_command as command
from polemos.games.alexander.data import models_fight as fight
from polemos.games.alexander.data import models_forms as forms
from polemos.games.alexander.data import words
from polemos.games.alexander.data.models_forms import Lines, Many, PerSide, Points, Said, Side, Small, Some, Word
from polemos.room import data_models as room
from polemos.room.data_models import File, Index, Listed, Model, OneOf, Selected, Text, Whole

Id = Annotated[str, Text(r"[a-z]{3}(\.[a-z0-9-]+)+", 'an id such as "mac.hy.1"')]
Ids = Annotated[tuple[Id, ...], Listed(least=1, distinct=True)]
Hex = Annotated[str, Text(r"\d{4}", 'a hex such as "0714"')]
Words = Annotated[tuple[Word, ...], Listed(least=1, distinct=True)]
Edge = Annotated[int, Index(words.EDGES)]
Rating = Annotated[int, Whole(0, 9)]
Feature = Annotated[str, OneOf(words.FEATURES)]
Hexside = Annotated[str, OneOf(words.HEXSIDES)]
CONTINGENT: Final = 0
"""The Initiative of a contingent commander, who has none of his own [5.6]."""
NONE: Final = -1
"""A rating that a leader has not, a number that a rule does not say."""


# ------------------------------------------------------------------------------------------------- leaders and units
class Piece(Model):
    """A leader or a unit."""

    id: Id
    name: Said
    side: Side


class LeaderOfBattle(Piece):
    """A leader; initiative: CONTINGENT for a contingent commander.

    pc: NONE for those who never fight in person [2.25c]; wing: whom a contingent commander serves; commands: his units.
    """

    hex: Annotated[str, Text(r"(\d{4})?", 'a hex such as "0714", or "" for one who comes later')]
    initiative: Annotated[int, Index(("C", *range(1, 10)), '"C" or a whole number from 1 to 9')]
    range: Some
    line: bool
    charisma: Rating
    pc: Rating = NONE
    strategy: Rating = NONE
    role: Annotated[str, OneOf(("OC", "WC"))] = ""
    elite: bool = False
    rides_elephant: bool = False
    personal_combat: bool = True
    mcc_capacity: Some = 0
    optional: Annotated[str, OneOf(("5.6",))] = ""
    wing: Ids = ()
    commands: Ids = ()
    cost: Some = 0


class UnitOfBattle(Piece):
    """A unit, with the values on its counter and where it begins."""

    contingent: Word
    type: forms.Type
    klass: Annotated[forms.Class, room.Key("class")]
    chart_type: forms.Charted
    tq: Annotated[int, Whole(1, 9)]
    size: Annotated[int, Whole(1, words.SIZES)]
    ma: Annotated[int, Whole(1, 20)]
    missile: Annotated[str, OneOf(words.MISSILES, '"J", "A", "S", "B", "J+a" or "" for none')]
    double: bool
    hexes: Annotated[tuple[Hex, ...], Listed(distinct=True)]
    facing: forms.Bearing
    template: Annotated[str, Text(r"[a-z0-9_]+", 'a word such as "hc_comp"')]
    rp: Small
    thracian: bool = False
    shock_capable: bool = False
    scythed: bool = False
    cataphract: bool = False
    sacred_band: bool = False
    number: Some = 0


class LineOfBattle(Model):
    """An entry of a leader's line eligibility: the types or classes and the contingents that he may move together."""

    leader: Id
    side: Side
    types: Annotated[
        tuple[Annotated[str, OneOf(dict.fromkeys((*words.TYPES, *words.CLASSES)))], ...], Listed(least=1, distinct=True)
    ]
    contingents: Words


class Reinforcements(Model):
    """Those who come later, when and where."""

    turn: Some
    edge: Edge
    row_min: Some
    row_max: Some
    facing: forms.Bearing
    leaders: tuple[LeaderOfBattle, ...]
    units: Annotated[tuple[UnitOfBattle, ...], Listed(least=1)]


# ---------------------------------------------------------------------------------------------------- special rules
#: By battle: of each of its special rules the keys beside its title and text.
SPECIAL: Final = {
    "samarkand": ("max_turns tie", "leader from_turn roll_at_most", "side edge max_exit", ""),
    "chaeronea": (
        *("leader factor rout_points elite", "phalanxes", "terrain", "leader units", "unit"),
        "leader contingents free must_roll first_turns",
    ),
    "pelium": (
        *("hexside gate", "side exit_rp edge row_min row_max", "turn trigger_hexes side terrain", "type terrain"),
        "max_turns winner",
    ),
    "granicus": ("contingent leader trigger_hexes", "terrain elevation bank", "leader"),
    "issus": ("leader winner edge", "contingent leader trigger_hexes", "hexside", "terrain", "contingent"),
    "arbela": ("leader winner edge", "type", "side contingent facing", "contingent trigger_column"),
    "jaxartes": ("river terrain shift leader_mp", "ignore", "type withdraw_hexes", "classes", ""),
    "hydaspes": (
        *("side", "terrain", "side", "optional leader turn edge row_min row_max facing orders level_drop rout_edge"),
        "type",
    ),
    "lyginus": ("side terrain until_turn",),
    "arigaeum": ("side first_turn last_turn elevation shift",),
}


def special_ids(battle: str) -> list[str]:
    """The special rules of a battle, in their order."""
    return [f"{battle}.{n + 1}" for n in range(len(SPECIAL[battle]))]


SPECIAL_KEYS: Final = {
    name: keys.split()
    for battle, rules in SPECIAL.items()
    for name, keys in zip(special_ids(battle), rules, strict=True)
}


class SpecialRule(Model):
    """A rule of one battle alone: its title and text, and those of its figures that `SPECIAL` names."""

    id: Said
    title: Said
    title_ja: Said
    text: Said
    text_ja: Said
    clause: str
    max_turns: Some = 0
    from_turn: Some = 0
    until_turn: Some = 0
    turn: Some = 0
    first_turn: Some = 0
    first_turns: Some = 0
    last_turn: Some = 0
    roll_at_most: Rating = NONE
    max_exit: Some = 0
    exit_rp: Points = 0
    factor: Some = 0
    rout_points: Points = 0
    phalanxes: Some = 0
    row_min: Some = 0
    row_max: Some = 0
    trigger_hexes: Some = 0
    trigger_column: Some = 0
    withdraw_hexes: Some = 0
    leader_mp: Some = 0
    orders: Some = 0
    level_drop: Points = 0
    elevation: Some = 0
    bank: Some = 0
    shift: Some = 0
    tie: Side = ""
    winner: Side = ""
    side: Side = ""
    edge: Edge = NONE
    rout_edge: Edge = NONE
    facing: forms.Bearing = NONE
    leader: Id = ""
    unit: Id = ""
    units: Ids = ()
    free: Ids = ()
    must_roll: Ids = ()
    contingent: Word = ""
    contingents: Words = ()
    type: forms.Type = ""
    classes: forms.Classes = ()
    terrain: forms.Terrain = ""
    hexside: Hexside = ""
    gate: Hexside = ""
    river: Annotated[str, OneOf(("raft",))] = ""
    ignore: Annotated[tuple[Feature, ...], Listed(least=1, distinct=True)] = ()
    elite: bool = False
    optional: bool = False


# ---------------------------------------------------------------------------------------------------------- the battles
class PlayArea(Model):
    """The columns and rows of the map that are in play."""

    col_min: Some
    col_max: Some
    row_min: Some
    row_max: Some


class Totals(Model):
    """The sums of a side: units, their rout points and those of leaders, men."""

    units: Points
    unit_rout_points: Points
    leader_rout_points: Points
    approx_men: Annotated[int, Whole(0, 99999)]


class Victory(Model):
    """How a battle ends, in words."""

    conditions: Lines
    conditions_ja: Lines


class Scenario(Model, said="history history_ja"):
    """A battle: who fights where, its special rules, its levels of withdrawal [10.41]."""

    id: Annotated[str, OneOf(words.SCENARIOS)]
    title: Said
    title_ja: Said
    date: Said
    date_ja: Said
    bonus: bool
    map: Annotated[str, OneOf(words.MAPS)]
    play_area: PlayArea
    sides: Annotated[tuple[Side, ...], Listed(2, distinct=True)]
    non_macedonian_side: Side
    turn_limit: Small
    suggested_options: Annotated[tuple[forms.Section, ...], Listed(distinct=True)]
    leaders: Annotated[tuple[LeaderOfBattle, ...], Listed(least=2)]
    line_commands: Annotated[tuple[LineOfBattle, ...], Listed(distinct=True)]
    units: Annotated[tuple[UnitOfBattle, ...], Listed(least=2)]
    special_rules: tuple[Annotated[SpecialRule, Selected("id", SPECIAL_KEYS)], ...]
    withdrawal: PerSide[Many]
    retreat_edge: PerSide[Edge]
    overall_commander: PerSide[Id]
    wing_commanders: PerSide[Annotated[tuple[Id, ...], Listed(distinct=True)]]
    totals: PerSide[Totals]
    victory: Victory
    reinforcements: Reinforcements | None = None

    @property
    def late_leaders(self) -> tuple[LeaderOfBattle, ...]:
        """Those who come later."""
        return self.reinforcements.leaders if self.reinforcements else ()

    @property
    def late_units(self) -> tuple[UnitOfBattle, ...]:
        """Those who come later."""
        return self.reinforcements.units if self.reinforcements else ()


# --------------------------------------------------------------------------------------------------------------- maps
class Site(Model):
    """Where a hex lies on the earth, in degrees."""

    hex: Hex
    lat: Annotated[float, room.Real(-90, 90)]
    lon: Annotated[float, room.Real(-180, 180)]


class Anchor(Site, said="accuracy"):
    """The hex that ties the map to the earth."""


class PlaceOfMap(Site):
    """A place with a name on the map."""

    name: Said
    kind: Word


Pairs = Annotated[
    tuple[Annotated[str, Text(r"\d{4}-\d{4}", 'a hexside such as "0714-0815"')], ...], Listed(distinct=True)
]


class Hexsides(Model):
    """What lies on hexsides, as pairs of hexes."""

    minor_river: Pairs
    steep_bank: Pairs
    abatis: Pairs
    wall: Pairs
    gate: Pairs
    road: Pairs = ()

    def kinds(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """By feature: the pairs."""
        yield from vars(self).items()


class Map(Model, said="name orientation orientation_ja"):
    """A map, row by row: a character a hex for its terrain, as the legend has it, a digit for its level."""

    id: Annotated[str, OneOf(words.MAPS)]
    cols: Some
    rows: Some
    map_up_bearing_true: Annotated[int, Whole(0, 359)]
    hex_metres: Annotated[float, room.Real(1, 999)]
    anchor: Anchor
    rampage_north_facing: forms.Bearing
    legend: Annotated[dict[str, forms.Terrain], room.Keys("one character", r"\S")]
    terrain: tuple[Annotated[str, Text(r"\S+", "one character a column")], ...]
    elevation: tuple[Annotated[str, Text(r"\d+", "one digit a column")], ...]
    hexsides: Hexsides
    place: tuple[PlaceOfMap, ...]


# ------------------------------------------------------------------------------------------------------- all data files
class Files(room.Content):
    """Every data file, in the order in which they are read."""

    scenarios: Annotated[tuple[Scenario, ...], File("scenarios/{}.toml", words.SCENARIOS)]
    maps: Annotated[tuple[Map, ...], File("maps/{}.toml", words.MAPS)]
    activation: Annotated[command.Activations, File("tables/activation.toml")]
    clash_of_spears: Annotated[fight.Clash, File("tables/clash-of-spears.toml")]
    elephants_chariots: Annotated[fight.ElephantsAndChariots, File("tables/elephants-chariots.toml")]
    facing_zoc: Annotated[command.FacingZoc, File("tables/facing-zoc.toml")]
    leader_casualty: Annotated[fight.LeaderCasualty, File("tables/leader-casualty.toml")]
    missile: Annotated[fight.Missile, File("tables/missile.toml")]
    missile_rules: Annotated[fight.MissileRules, File("tables/missile-rules.toml")]
    movement_cost: Annotated[command.MovementCost, File("tables/movement-cost.toml")]
    movement_given: Annotated[command.MovementGiven, File("tables/movement-given.toml")]
    optional_rules: Annotated[command.OptionalRules, File("tables/optional-rules.toml")]
    orderly_withdrawal: Annotated[command.Withdrawal, File("tables/orderly-withdrawal.toml")]
    orders: Annotated[command.Orders, File("tables/orders.toml")]
    rally_table: Annotated[fight.RallyTable, File("tables/rally-table.toml")]
    rout_points: Annotated[command.RoutPoints, File("tables/rout-points.toml")]
    rout_rally: Annotated[command.RoutAndRally, File("tables/rout-rally.toml")]
    sequence_of_play: Annotated[command.SequenceOfPlay, File("tables/sequence-of-play.toml")]
    shock_crt: Annotated[fight.Crt, File("tables/shock-crt.toml")]
    shock_procedure: Annotated[fight.Shock, File("tables/shock-procedure.toml")]
    size_ratio: Annotated[fight.SizeRatio, File("tables/size-ratio.toml")]
    superiority: Annotated[fight.Superiority, File("tables/superiority.toml")]
    terrain_shock: Annotated[fight.TerrainShock, File("tables/terrain-shock.toml")]
    tq_checks: Annotated[fight.TqChecks, File("tables/tq-checks.toml")]
    unit_types: Annotated[command.UnitTypes, File("tables/unit-types.toml")]
    names: Annotated[room.NamesFile, File("names.toml")]

    def scenario(self, name: str) -> Scenario:
        """One battle; the others are left unread."""
        found: Scenario = self.model(f"scenarios/{name}.toml")
        return found

    def map_of(self, name: str) -> Map:
        """One map; the others are left unread."""
        found: Map = self.model(f"maps/{name}.toml")
        return found
