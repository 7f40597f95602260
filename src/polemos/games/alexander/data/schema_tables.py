"""The shape of each table of command, movement and rout, and all charts together."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from polemos.games.alexander.data.schema_charts import COMBAT_CHARTS
from polemos.games.alexander.data.schema_words import (
    CHARTED,
    CLASSES,
    COUNT,
    DIE,
    DIRECTIONS,
    FACES,
    FEW,
    GROUPS,
    HEXSIDES,
    LEVELS,
    LINES,
    OPTIONS,
    SAID,
    SHIFT,
    SOME,
    TERRAIN,
    TERRAINS,
    TYPES,
    given,
    of,
    ranges,
    rows,
    said,
)
from polemos.room.data_problems import inside, kind_of
from polemos.room.data_shapes import Flag, ListOf, MapOf, OneOf, Shape, Table, Text, Whole


@dataclass(frozen=True, slots=True)
class Cost(Shape):
    """A cell of the Movement Costs Chart: movement points and cohesion hits, or "X" for what is not allowed."""

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if value == "X":
            return
        if not isinstance(value, list) or len(value) != 2:
            yield place, kind_of(value), '[movement points, cohesion hits] or "X"'
            return
        for i, element in enumerate(value):
            yield from FEW.faults(element, inside(place, i))


def _costs(*rows: str) -> Table:
    return Table(of(Table(of(Cost(), *GROUPS)), *rows))


_TRUMP: Final = Table(said("when", "by", "roll", "success", "failure"))
_ACTIVATION: Final = Table(
    {
        "activation": Table(
            {
                **said("order", "tie_between_armies", "tie_same_army", "tie_no_macedonians", "leader_in_enemy_zoc"),
                "max_phases_per_turn": SOME,
                "exceptions": LINES,
                "finished_when": LINES,
            }
        ),
        "momentum": Table(
            {
                **said("success", "failure", "roll_of_9"),
                **of(FACES, "second_roll_on", "panic_on", "reactivation_on"),
                **of(SOME, "panic_hexes", "panic_range_divisor", "panic_missing_hex_hits"),
                "forbidden_when": LINES,
                "second_roll": ranges(SAID),
            }
        ),
        "trump": Table(
            {
                **of(_TRUMP, "active_player", "trump_the_trump", "momentum_trump"),
                "tries_per_side_per_activation": SOME,
                **said("bypassed", "duty"),
            }
        ),
        "elite": Table(
            {
                **of(Flag(), "optional", "once_per_turn", "momentum_in_elite_phase"),
                **said("leader", "first_turn", "later_turns"),
                "balance_roll_from_turn_2": ranges(SAID),
                "balance_from_turn": SOME,
                "available_at_most": DIE,
                **of(FEW, "counts_as_phase", "momentum_rolls_later_in_turn"),
            }
        ),
        "contingent": Table(
            {
                "optional": Flag(),
                **of(SOME, "distance_divisor", "cost_less", "cost_min", "cost_max"),
                "capacity": MapOf(SOME),
                **said("distance", "cost", "reach"),
            }
        ),
    }
)
_HEXES: Final = of(LINES, *DIRECTIONS)
_FACING: Final = Table(
    {
        "single": Table(_HEXES),
        "double": Table(_HEXES),
        "column": Table({**of(LINES, "front", "frontal_flank", "rear_flank", "rear"), "double": SAID}),
        "square": Table(said("front")),
        "pivot": Table(said("rule", "check")),
        "zoc": Table(
            {
                **said("default", "skirmisher_with_ammo", "skirmisher_missile_no", "not_into", "zoc_to_zoc"),
                **of(LINES, "none", "leave_needs"),
                "stop": Flag(),
                "phalanx_ma": SOME,
            }
        ),
    }
)
_COSTS: Final = Table(
    {
        "given": given(),
        "groups": Table(said(*GROUPS)),
        "hex": _costs(*TERRAINS),
        "hexside": _costs(*HEXSIDES),
        "level": _costs(*LEVELS),
        "facing": Table(
            {
                "mp_per_vertex": Table(of(SOME, "default", "EL", "CH", "CAT", "charge_formation")),
                **said("skirmisher", "double_size"),
                **of(FEW, "hits_in_rough_hex", "chariot_hits_per_turn_while_moving"),
            }
        ),
    }
)
_MOVES: Final = Table(
    {
        "leader_ma": SOME,
        "leader_cohesion_hits": FEW,
        "again": Table(
            {**of(FEW, "normal", "phalanx_ma5", "phalanx_ma5_first_hits"), "phalanx_ma5_first_move": SAID}
        ),
        "double_size": Table(
            {**of(FEW, "pivot_hits", "reverse_face_mp", "orderly_withdrawal_ma"), **said("wheel", "two_terrains")}
        ),
        "column": Table(
            {
                **of(SHIFT, "ma_bonus", "terrain_hits", "tq"),
                "types": ListOf(OneOf(TYPES), least=1, distinct=True),
                **of(FEW, "change_mp", "after_shock_hits"),
                "single_turn_degrees": Whole(1, 360),
            }
        ),
        "facing": Table(
            {
                **of(
                    FEW, "mp_per_vertex", "mp_per_vertex_clumsy", "skirmisher_any", "rough_hits",
                    "chariot_hits_moving", "chariot_max_vertices_per_hex", "zoc_turn_divisor", "reaction_vertices",
                ),
                **said("zoc_turn_mp", "reaction"),
            }
        ),
        "elevation": Table(
            of(FEW, "cavalry_max", "sk_max", "sk_three_levels_hits", "chariot_max_per_phase", "up_one_mp")
        ),
        "stacking": Table(
            {
                **of(
                    FEW, "combat_units_per_hex", "pass_through_hits_each", "forced_stop_min_hits",
                    "forced_stop_skirmisher_hits",
                ),
                "skirmisher_passes_free": Flag(),
                **said("hi_ph_voluntary", "forced_stop"),
            }
        ),
        "double_depth": Table(of(FEW, "form_extra_mp", "orders_per_move", "ma")),
        "square": Table(
            {
                **said("cost", "size"),
                **of(SOME, "cost_divisor", "ma", "size_divisor", "missile_hits", "min_unit_size"),
            }
        ),
        "charge_formation": Table(
            of(
                FEW, "form_mp", "leave_mp", "turn_mp", "max_vertices_per_hex", "terrain_hits_factor",
                "max_levels_per_phase",
            )
        ),
        "inertia": Table({"exempt_units": ListOf(SAID, least=1, distinct=True)}),
        "drift": Table(
            {
                "points": ListOf(SOME, least=1, distinct=True),
                "classes": ListOf(OneOf(("HO", "CA")), least=1, distinct=True),
            }
        ),
    }
)  # fmt: skip
_OPTIONS: Final = Table(
    {
        "options": rows(
            OPTIONS,
            {"section": Text(r"\d+\.\d+", 'a section such as "5.5"'), **said("name", "name_ja")},
            {"requires": ListOf(OneOf(OPTIONS), least=1, distinct=True)},
        )
    }
)
_WITHDRAWAL: Final = Table(
    {
        "orderly": Table(
            {
                **of(SOME, "trigger_hexes", "skirmisher_hexes", "cavalry_line_hexes"),
                **said(
                    "trigger", "distance_mp", "skirmisher_distance", "leader_distance_mp", "leader_trigger",
                    "cavalry_line",
                ),
                **of(LINES, "needs", "forbidden"),
                "hits": ListOf(
                    Table(
                        {"case": SOME, "who": SAID, "when": OneOf(("before", "after")), "hits": FEW}, said("check")
                    ),
                    3,
                ),
            }
        ),
        "pre_arranged": Table(
            {
                "min_tq": SOME,
                **said("who", "against", "leader", "hits"),
                "distance_hexes": SOME,
                "line_may_move": Flag(),
            }
        ),
        "darius": Table({"distance_hexes": SOME, "direction": SAID}),
    }
)  # fmt: skip
_ORDERS: Final = Table(
    {
        "individual": rows(
            (
                "move", "fire", "recover", "rally", "contingent", "pre_arranged_withdrawal", "leader_self",
                "leader_other",
            ),
            said("text"),
            {"optional": Flag(), **of(SOME, "hits", "orders", "orders_in_zoc")},
        ),
        "line_command": rows(("move", "fire", "pre_arranged_withdrawal"), said("text")),
        "line_command_cannot": LINES,
        "orders_per_phase": SAID,
        "one_order_per_unit_per_phase": Flag(),
        "command_path": Table({"count": SAID, "blocked_by": LINES}),
        "line_command_conditions": Table(
            {
                "infantry_elephant": Table(
                    {
                        **said("contact", "length"),
                        "leader_within": SOME,
                        **of(Flag(), "los", "no_unit_between", "elephants_block_los"),
                    }
                ),
                "cavalry": Table({"within": SAID, "range_divisor": SOME, "contiguous": Flag()}),
                "permission": ListOf(Table(said("when", "need")), least=1),
            }
        ),
    }
)  # fmt: skip
_ROUT_POINTS: Final = Table(
    {
        **said("unit", "leader", "check", "lose_at", "both", "darius_dead", "alexander_not_at"),
        **of(
            COUNT, "sk_no_shock", "sk_shock_capable", "elephant", "chariot", "double_size_factor", "artillery",
            "leader_factor", "alexander", "contingent_commander",
        ),
        "counted": LINES,
    }
)  # fmt: skip
_ROUT: Final = Table(
    {
        "rout": Table(
            {
                **of(FEW, "immediate_hexes", "friend_passed_hits", "hits_for_movement", "routed_tq"),
                **said(
                    "phase_move", "direction", "blocked", "friend_passed", "ends_on_friend", "routed_foot_missile",
                    "hit_while_routed", "sk", "chariot", "artillery", "elephant", "double_size_ph_ho",
                ),
                "priority": LINES,
            }
        ),
        "rally": Table(
            {
                "terrain": ListOf(TERRAIN, least=1, distinct=True),
                **of(LINES, "not", "cannot"),
                **said("roll", "fail", "then"),
                **of(FEW, "initiative_bonus", "fail_hexes", "per_leader_per_unit_per_turn"),
            }
        ),
        "recovery": Table(
            {
                "hits": SOME,
                "terrain": ListOf(TERRAIN, least=1, distinct=True),
                "not": LINES,
                "max_per_unit_per_phase": SOME,
            }
        ),
    }
)  # fmt: skip
_SEQUENCE: Final = Table(
    {
        "phases": ListOf(Table(said("id", "name"), {**said("who", "random", "optional"), "steps": LINES}), least=1),
        "order_of_D2": SAID,
    }
)
_TYPES: Final = Table(
    {
        "types": ListOf(
            Table(
                {
                    "id": OneOf(TYPES),
                    **said("name", "name_ja", "double"),
                    **of(Flag(), "foot", "column"),
                    "group": OneOf(("infantry", "cavalry", "elephant", "chariot", "artillery")),
                    "classes": ListOf(OneOf(CLASSES), least=1, distinct=True),
                }
            ),
            len(CHARTED),
        ),
        "missile_letters": Table(said("J", "A", "S", "B", "a")),
        "scale": Table(
            {
                **of(
                    ListOf(Whole(1, 999), 2), "foot_per_size_point", "chariots_per_size_point", "hex_yards",
                    "turn_minutes",
                ),
                **of(Whole(1, 999), "horse_per_size_point", "elephants_per_size_point", "elephants_per_counter"),
            }
        ),
    }
)  # fmt: skip

CHARTS: Final[dict[str, Shape]] = {
    **COMBAT_CHARTS,
    "activation": _ACTIVATION,
    "facing-zoc": _FACING,
    "movement-cost": _COSTS,
    "movement-given": _MOVES,
    "optional-rules": _OPTIONS,
    "orderly-withdrawal": _WITHDRAWAL,
    "orders": _ORDERS,
    "rout-points": _ROUT_POINTS,
    "rout-rally": _ROUT,
    "sequence-of-play": _SEQUENCE,
    "unit-types": _TYPES,
}
"""By name of a file in tables/."""
