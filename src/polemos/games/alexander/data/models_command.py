"""What stands in each table of command, movement and rout: the turn, orders, moves, withdrawals, rout, types."""

from typing import Annotated, Final

from polemos.games.alexander.data import models_forms as forms
from polemos.games.alexander.data import words
from polemos.games.alexander.data.models_forms import Faces, Few, Figure, Lines, Said, Some, told, unread
from polemos.room.data_models import Cell, Chart, Each, InOrder, Keys, Listed, Model, OneOf, OrWord, Row, Whole

NEVER: Final = 99
"""Movement points of what is not allowed."""


# ------------------------------------------------------------------------------------------------ activation, momentum
class Activation(
    Model,
    said="order tie_between_armies tie_same_army tie_no_macedonians leader_in_enemy_zoc",
    also={Lines: "exceptions finished_when"},
):
    """How leaders come to act."""

    max_phases_per_turn: Some


class Momentum(
    Model, said="success failure roll_of_9", also={Lines: "forbidden_when", forms.ByDie[Said]: "second_roll"}
):
    """The roll for another phase, and what a 9 leads to."""

    second_roll_on: Faces
    panic_on: Faces
    reactivation_on: Faces
    panic_hexes: Some
    panic_range_divisor: Some
    panic_missing_hex_hits: Some


TRUMPS: Final = unread(
    "bypassed duty",
    {
        told("when by roll success failure"): "active_player trump_the_trump momentum_trump",
        Some: "tries_per_side_per_activation",
    },
)


class Elite(
    Model,
    said="leader first_turn later_turns",
    also={
        bool: "optional once_per_turn momentum_in_elite_phase",
        forms.ByDie[Said]: "balance_roll_from_turn_2",
        Few: "counts_as_phase momentum_rolls_later_in_turn",
    },
):
    """The option about the Elite Commander."""

    balance_from_turn: Some
    available_at_most: forms.Die


class Contingent(Model, said="distance cost reach", also={bool: "optional", dict[str, Some]: "capacity"}):
    """The option about contingent commanders."""

    distance_divisor: Some
    cost_less: Some
    cost_min: Some
    cost_max: Some

    def price(self, units: int) -> int:
        """The orders that a commander of so many units takes [5.63b]."""
        return min(self.cost_max, max(self.cost_min, units - self.cost_less))


class Activations(Model, also={TRUMPS: "trump"}):
    """tables/activation.toml."""

    activation: Activation
    momentum: Momentum
    elite: Elite
    contingent: Contingent


class Phase(Model, said="name"):
    """A phase of the sequence of play."""

    id: Annotated[Said, Cell("letter"), Cell("phase", "row:phase"), Cell("effect", "phase")]
    who: Said = ""
    random: Said = ""
    optional: Said = ""
    steps: Lines = ()


class SequenceOfPlay(Model, said="order_of_D2"):
    """tables/sequence-of-play.toml."""

    phases: Annotated[tuple[Phase, ...], Listed(least=1)]


class OptionalRule(Model, said="name name_ja"):
    """An optional rule: its section, as the battles suggest it, and what it goes with."""

    id: Said
    section: forms.Section
    requires: Annotated[tuple[Annotated[str, OneOf(words.OPTIONS)], ...], Listed(least=1, distinct=True)] = ()


class OptionalRules(Model):
    """tables/optional-rules.toml."""

    options: Annotated[tuple[OptionalRule, ...], InOrder(words.OPTIONS)]


# --------------------------------------------------------------------------------------------------------------- orders
class Order(Model, said="text"):
    """What one order can do; orders: how many it takes, orders_in_zoc: of one who begins in an enemy zone."""

    id: Said
    optional: bool = False
    hits: Some = 0
    orders: Some = 1
    orders_in_zoc: Some = 0
    clause: str


class LineOnFoot(Model, said="contact length", also={bool: "los no_unit_between elephants_block_los"}):
    """What makes a line of foot or elephants."""

    leader_within: Some


class LineOfHorse(Model, said="within", also={bool: "contiguous"}):
    """What makes a line of cavalry."""

    range_divisor: Some


class LineConditions(Model, also={forms.several(told("when need"), Listed(least=1)): "permission"}):
    """What a line command needs."""

    infantry_elephant: LineOnFoot
    cavalry: LineOfHorse


class Orders(
    Model,
    said="orders_per_phase",
    also={
        forms.several(told("id text"), InOrder(words.LINE_COMMANDS)): "line_command",
        Lines: "line_command_cannot",
        bool: "one_order_per_unit_per_phase",
        unread("count", {Lines: "blocked_by"}): "command_path",
    },
):
    """tables/orders.toml."""

    individual: Annotated[tuple[Order, ...], InOrder(words.ORDERS)]
    line_command_conditions: LineConditions

    @property
    def leader_other(self) -> Order:
        """To move another leader [4.4b]."""
        return self.individual[-1]


# ------------------------------------------------------------------------------------------------------------- movement
Cost = Annotated[tuple[Few, Few], OrWord("X", (NEVER, 0), 2, '[movement points, cohesion hits] or "X"')]
Costs = Annotated[tuple[Cost, ...], Each(words.GROUPS)]
"""Movement points and cohesion hits by group; NEVER where a group cannot go."""
TURNS: Final = unread(
    "skirmisher double_size",
    {
        unread(also={Some: "default EL CH CAT charge_formation"}): "mp_per_vertex",
        Few: "hits_in_rough_hex chariot_hits_per_turn_while_moving",
    },
)


class MovementCost(Model, also={forms.Givens: "given", told(" ".join(words.GROUPS)): "groups", TURNS: "facing"}):
    """tables/movement-cost.toml: what it costs to enter a hex, to cross a hexside, to climb."""

    hex: Annotated[dict[str, Costs], Keys(words=words.TERRAINS)]
    hexside: Annotated[dict[str, Costs], Keys(words=words.HEXSIDES)]
    level: Annotated[dict[str, Costs], Keys(words=words.LEVELS)]


class MovingAgain(Model, said="phalanx_ma5_first_move"):
    """Hits for a further move, and for moving in haste."""

    normal: Annotated[Few, Figure("movement-figures", "6.13b", "hits")]
    phalanx_ma5: Annotated[Few, Figure("movement-figures", "6.46c", "hits")]
    phalanx_ma5_first_hits: Annotated[Few, Figure("movement-figures", "6.46b", "hits")]


class DoubleSize(Model, said="wheel two_terrains"):
    """Units of two hexes."""

    pivot_hits: Annotated[Few, Figure("turning", "6.43a", "hits")]
    reverse_face_mp: Annotated[Few, Figure("turning", "6.44", "mp")]
    orderly_withdrawal_ma: Annotated[Few, Figure("movement-figures", "6.71d")]


class Column(Model, also={Annotated[int, Whole(1, 360)]: "single_turn_degrees"}):
    """Units in column."""

    ma_bonus: Annotated[forms.Shift, Figure("formations", "6.62a", "signed")]
    terrain_hits: Annotated[forms.Shift, Figure("formations", "6.62b", "signed")]
    tq: Annotated[forms.Shift, Figure("formations", "6.65a", "signed")]
    types: forms.Types
    change_mp: Annotated[Few, Figure("formations", "6.61a", "mp")]
    after_shock_hits: Annotated[Few, Figure("formations", "6.66", "hits")]


class Turning(Model, said="zoc_turn_mp reaction"):
    """Turning on the way and before the enemy."""

    mp_per_vertex: Annotated[Few, Figure("turning", "7.12a", "mp")]
    mp_per_vertex_clumsy: Annotated[Few, Figure("turning", "7.12c", "mp")]
    skirmisher_any: Annotated[Few, Figure("turning", "7.12b", "mp")]
    rough_hits: Annotated[Few, Figure("turning", "7.14", "hits")]
    chariot_hits_moving: Annotated[Few, Figure("turning", "9.21a", "hits")]
    chariot_max_vertices_per_hex: Few
    zoc_turn_divisor: Annotated[Few, Figure("turning", "7.25", "part")]
    reaction_vertices: Annotated[Few, Figure("turning", "7.16a")]


class Elevation(Model):
    """Slopes."""

    cavalry_max: Annotated[Few, Figure("movement-figures", "6.23a")]
    sk_max: Few
    sk_three_levels_hits: Annotated[Few, Figure("movement-figures", "6.23b", "hits")]
    chariot_max_per_phase: Annotated[Few, Figure("movement-figures", "9.21d")]
    up_one_mp: Annotated[Few, Figure("movement-figures", "6.21b", "signed")]


class Stacking(
    Model, said="hi_ph_voluntary forced_stop", also={Few: "combat_units_per_hex", bool: "skirmisher_passes_free"}
):
    """Friends in one hex."""

    pass_through_hits_each: Annotated[Few, Figure("movement-figures", "6.94a", "hits")]
    forced_stop_min_hits: Few
    forced_stop_skirmisher_hits: Few


class DoubleDepth(Model):
    """Two phalanxes behind one another."""

    form_extra_mp: Annotated[Few, Figure("formations", "9.62a", "mp")]
    orders_per_move: Annotated[Few, Figure("formations", "9.62b")]
    ma: Annotated[Few, Figure("formations", "9.62c")]


class Square(Model, said="cost size"):
    """Units in square."""

    cost_divisor: Annotated[Some, Figure("formations", "9.63", "part")]
    ma: Annotated[Some, Figure("formations", "9.64a")]
    size_divisor: Annotated[Some, Figure("formations", "9.64d", "part")]
    missile_hits: Annotated[Some, Figure("formations", "9.64c", "times"), Figure("fire-figures", "9.64c", "times")]
    min_unit_size: Some


class ChargeFormation(Model):
    """The option about cavalry in charge formation."""

    form_mp: Annotated[Few, Figure("formations", "9.73", "mp")]
    leave_mp: Annotated[Few, Figure("formations", "9.76", "mp")]
    turn_mp: Annotated[Few, Figure("turning", "9.74b", "mp")]
    max_vertices_per_hex: Few
    terrain_hits_factor: Annotated[Few, Figure("formations", "9.74c", "times")]
    max_levels_per_phase: Few


class Inertia(Model):
    """Heavy hoplites that may stop where they like."""

    exempt_units: Lines


class Drift(Model):
    """The movement points of a second move that are spent to the right front, and by whom."""

    points: Annotated[tuple[Some, ...], Listed(least=1, distinct=True), Figure("movement-figures", "6.5a")]
    classes: Annotated[tuple[Annotated[str, OneOf(("HO", "CA"))], ...], Listed(least=1, distinct=True)]


class MovementGiven(Model, also={Few: "leader_cohesion_hits"}):
    """tables/movement-given.toml."""

    leader_ma: Annotated[Some, Figure("movement-figures", "4.1i")]
    again: MovingAgain
    double_size: DoubleSize
    column: Column
    facing: Turning
    elevation: Elevation
    stacking: Stacking
    double_depth: DoubleDepth
    square: Square
    charge_formation: ChargeFormation
    inertia: Inertia
    drift: Drift


class Zoc(
    Model,
    said="default skirmisher_with_ammo skirmisher_missile_no not_into zoc_to_zoc",
    also={Lines: "none leave_needs", bool: "stop"},
):
    """Zones of control."""

    phalanx_ma: Some


class FacingZoc(
    Model,
    also={
        unread(also={Lines: "front flank rear"}): "single double",
        unread("double", {Lines: "front frontal_flank rear_flank rear"}): "column",
        told("front"): "square",
        told("rule check"): "pivot",
    },
):
    """tables/facing-zoc.toml."""

    zoc: Zoc


# ---------------------------------------------------------------------------------------------------- withdrawal, rout
class WithdrawalCase(Model, said="who", also={Some: "case", Annotated[str, OneOf(("before", "after"))]: "when"}):
    """A case of hits for a withdrawal."""

    hits: Few
    check: Said = ""
    clause: str


class OrderlyRules(
    Model,
    said="trigger distance_mp skirmisher_distance leader_distance_mp leader_trigger cavalry_line",
    also={Lines: "needs forbidden"},
):
    """Giving way before an enemy."""

    trigger_hexes: Some
    skirmisher_hexes: Some
    cavalry_line_hexes: Some
    hits: Annotated[tuple[WithdrawalCase, ...], Listed(3)]


class PreArranged(Model, said="who against leader hits", also={Some: "distance_hexes", bool: "line_may_move"}):
    """Giving way as planned."""

    min_tq: Some


class Darius(Model, said="direction"):
    """The flight of Darius."""

    distance_hexes: Some


class Withdrawal(Model):
    """tables/orderly-withdrawal.toml."""

    orderly: OrderlyRules
    pre_arranged: PreArranged
    darius: Darius


class RoutPoints(Model, said="unit leader check lose_at both darius_dead", also={Lines: "counted"}):
    """tables/rout-points.toml."""

    chart = Chart("rout-points", "loss points effect", "row-points", "10.42a")
    sk_no_shock: Annotated[forms.Small, Row("sk", "10.42b")]
    sk_shock_capable: Annotated[forms.Small, Row("sk-star", "10.42b")]
    elephant: Annotated[forms.Small, Row("elephant", "10.42b")]
    chariot: Annotated[forms.Small, Row("chariot", "10.42b")]
    artillery: Annotated[forms.Small, Row("artillery", "10.42b")]
    alexander: Annotated[forms.Small, Row("alexander", "10.42f")]
    contingent_commander: Annotated[forms.Small, Row("contingent", "10.42d")]
    alexander_not_at: Said
    double_size_factor: forms.Small
    leader_factor: forms.Small


class Rout(
    Model,
    said="phase_move direction blocked friend_passed ends_on_friend routed_foot_missile hit_while_routed sk chariot"
    " artillery elephant double_size_ph_ho",
    also={Few: "hits_for_movement", Lines: "priority"},
):
    """How the routed run."""

    immediate_hexes: Few
    friend_passed_hits: Few
    routed_tq: Few


class Rally(Model, said="roll fail then", also={Lines: "not cannot", Few: "per_leader_per_unit_per_turn"}):
    """How the routed are rallied."""

    terrain: forms.Terrains
    initiative_bonus: Few
    fail_hexes: Few


class Recovery(Model, also={Lines: "not", Some: "max_per_unit_per_phase"}):
    """How hits are taken off."""

    hits: Some
    terrain: forms.Terrains


class RoutAndRally(Model):
    """tables/rout-rally.toml."""

    rout: Rout
    rally: Rally
    recovery: Recovery


# ---------------------------------------------------------------------------------------------------------------- types
class TypeOfUnit(Model, said="name name_ja double", also={bool: "foot"}):
    """A type of units."""

    id: Annotated[forms.Type, Cell("letters"), Cell("type", "called:types")]
    classes: Annotated[forms.Classes, Cell("classes", "called:classes")]
    group: Annotated[str, OneOf(words.ARMS), Cell("kind", "arm")]
    column: Annotated[bool, Cell("column")]


SCALE: Final = unread(
    also={
        Annotated[tuple[forms.Many, ...], Listed(2)]: "foot_per_size_point chariots_per_size_point hex_yards"
        " turn_minutes",
        forms.Many: "horse_per_size_point elephants_per_size_point elephants_per_counter",
    }
)


class UnitTypes(Model, also={told("J A S B a"): "missile_letters", SCALE: "scale"}):
    """tables/unit-types.toml."""

    types: Annotated[tuple[TypeOfUnit, ...], Listed(len(words.CHARTED))]
