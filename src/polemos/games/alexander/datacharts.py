"""The shape of each chart: the rows and keys that it has, and what stands under them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from polemos.kernel.datashape import Exactly, Flag, ListOf, MapOf, OneOf, Shape, Table, Text, Whole, inside, kind_of

# Names on which the rules rely: a pack may change what they are worth, not what there is.
TYPES: Final = ("PH", "HI", "MI", "LP", "LI", "SK", "LC", "LN", "HC", "CH", "EL", "AT")
CHARTED: Final = TYPES[:-1]
CLASSES: Final = ("PH", "HO", "HY", "MI", "LI", "LP", "CA", "J", "A", "S", "LN", "HC", "CAT", "CH", "EL", "B")
DIRECTIONS: Final = ("front", "flank", "rear")
TERRAINS: Final = (
    "clear", "woods", "marsh", "rocky", "town", "major_river", "city_wall", "sea", "deep_river",
)  # fmt: skip
HEXSIDES: Final = ("minor_river", "steep_bank", "steep_banked_stream", "abatis", "gate", "wall")
LEVELS: Final = ("up_1", "down_1", "up_2", "down_2", "up_3", "down_3")
GROUPS: Final = (
    "PH", "HI_double", "HI_single", "MI", "LI_LP", "SK", "LC", "LN", "HC", "CAT", "EL", "CH", "AT", "LEADER",
)  # fmt: skip
WEAPONS: Final = (
    "archer_foot", "archer_mounted", "slinger_foot", "javelin_foot", "javelin_mounted", "elephant_rider",
    "elephant_screen", "bolt",
)  # fmt: skip
CASUALTIES: Final = ("none", "finished", "wounded_1", "wounded_2", "killed")
COLUMNS: Final = 14
DICE: Final = 10
OPTIONS: Final = ("inertia", "elite", "contingent", "drift", "elephant_command", "charge_formation", "pursuit")
MISSILE_MODIFIERS: Final = (
    "woods", "armour", "shield_wall", "moving", "withdrawing", "skirmisher_target", "cat_arrows", "cat_other",
    "formation_target",
)  # fmt: skip
SHOCK_SHIFTS: Final = (
    "size_ratio", "terrain", "phalanx_flank_covered", "phalanx_flank_covered_hi", "cataphract_attacks",
    "cataphract_defends",
)  # fmt: skip
SHOCK_MODIFIERS: Final = ("charisma", "leader_killed")
CHECK_MODIFIERS: Final = ("against_elephants", "against_chariots", "against_double_depth", "double_depth_defends")
TERRAIN_SHIFTS: Final = (
    "defender_woods", "defender_woods_mounted", "defender_rocky", "defender_marsh", "uphill", "uphill2", "minor_river",
    "steep_bank", "attacker_in_river", "defender_in_river", "abatis", "wall",
)  # fmt: skip
CHECKS: Final = (
    "charge", "wheel", "augmented", "withdrawal", "reaction_facing", "stacked_on", "routed_through", "brink",
    "elephant_approach", "pass_through_avoidance", "stand", "pursuit",
)  # fmt: skip
HITS: Final = (
    "moved_again", "phalanx_ma5_again", "pivot", "turn_in_rough", "chariot_turn_moving", "pass_through_friend",
    "skirmisher_forced_on", "withdraw_foot_or_chariot", "withdraw_flank_rear", "column_attacked", "sk_three_levels",
    "cavalry_beside_elephants", "trampled_front", "trampled_flank_rear", "trampled_cavalry_chariot", "avoidance_lane",
    "routed_through", "breakthrough",
)  # fmt: skip

_SAID: Final = Text()
_LINES: Final = ListOf(_SAID, least=1, distinct=True)
_DIE: Final = Whole(0, DICE - 1)
_FACES: Final = ListOf(_DIE, least=1, distinct=True)
_COUNT: Final = Whole(0, 99)
_FEW: Final = Whole(0, 9)
_SOME: Final = Whole(1, 99)
_SHIFT: Final = Whole(-9, 9)
_TERRAIN: Final = OneOf(TERRAINS)


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
            yield from _FEW.faults(element, inside(place, i))


def of(shape: Shape, *keys: str) -> dict[str, Shape]:
    """One shape under several keys."""
    return dict.fromkeys(keys, shape)


def said(*keys: str) -> dict[str, Shape]:
    """Keys with a text each."""
    return of(_SAID, *keys)


def given(**keys: Shape) -> ListOf:
    """What the rules themselves give of a reconstructed chart, with the clause that does."""
    return ListOf(Table({**(keys or {"what": _SAID}), "known": _SAID}), least=1)


def _rows(ids: tuple[str, ...], required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> ListOf:
    """Rows told apart by their ids, one for each."""
    return ListOf(Table({"id": OneOf(ids), **required}, optional), len(ids))


def _costs(*rows: str) -> Table:
    return Table(of(Table(of(Cost(), *GROUPS)), *rows))


def _ranges(shape: Shape, pattern: str = r"\d(-\d)?") -> MapOf:
    return MapOf(shape, pattern, 'one die roll or several, such as "3" or "3-4"')


_TRUMP: Final = Table(said("when", "by", "roll", "success", "failure"))
_ACTIVATION: Final = Table(
    {
        "activation": Table(
            {
                **said("order", "tie_between_armies", "tie_same_army", "tie_no_macedonians", "leader_in_enemy_zoc"),
                "max_phases_per_turn": _SOME,
                "exceptions": _LINES,
                "finished_when": _LINES,
            }
        ),
        "momentum": Table(
            {
                **said("success", "failure", "roll_of_9"),
                **of(_FACES, "second_roll_on", "panic_on", "reactivation_on"),
                **of(_SOME, "panic_hexes", "panic_range_divisor"),
                "forbidden_when": _LINES,
                "second_roll": _ranges(_SAID),
            }
        ),
        "trump": Table(
            {
                **of(_TRUMP, "active_player", "trump_the_trump", "momentum_trump"),
                "tries_per_side_per_activation": _SOME,
                **said("bypassed", "duty"),
            }
        ),
        "elite": Table(
            {
                **of(Flag(), "optional", "once_per_turn", "momentum_in_elite_phase"),
                **said("leader", "first_turn", "later_turns"),
                "balance_roll_from_turn_2": _ranges(_SAID),
                "balance_from_turn": _SOME,
                "available_at_most": _DIE,
                **of(_FEW, "counts_as_phase", "momentum_rolls_later_in_turn"),
            }
        ),
        "contingent": Table(
            {
                "optional": Flag(),
                **of(_SOME, "distance_divisor", "cost_less", "cost_min", "cost_max"),
                "capacity": MapOf(_SOME),
                **said("distance", "cost", "reach"),
            }
        ),
    }
)
_CLASH: Final = Table(
    {
        "types": Exactly(CHARTED),
        "directions": Exactly(DIRECTIONS),
        "read": _SAID,
        "given": given(
            attacker=OneOf(CHARTED), defender=OneOf(CHARTED), direction=OneOf(DIRECTIONS), column=Whole(1, COLUMNS)
        ),
        "column": Table(of(Table(of(ListOf(Whole(0, COLUMNS), len(DIRECTIONS)), *CHARTED)), *CHARTED)),
        "notes": MapOf(_SAID),
    }
)
_ELEPHANTS: Final = Table(
    {
        "elephant": Table(
            {
                **said("screen_fire", "rider_fire", "pass_through"),
                **of(
                    _FEW, "entry_reaction_shots", "volley_hits_taken", "defender_pre_shock_mod", "turn_mp_per_vertex"
                ),
                "size_ratio_used_only_against": OneOf(("EL",)),
                **of(Flag(), "pass_through_avoidable", "rally", "any_leader_may_order"),
            }
        ),
        "rampage": Table(
            {
                "roll": _ranges(_SAID),
                "roll_bearing_from_north_facing": MapOf(OneOf((30, 90, 150, 210, 270, 330)), r"\d", "a die roll"),
                **of(_FACES, "to_friend_on", "eliminated_on"),
                **of(_SOME, "hexes_per_roll", "max_rolls", "eliminated_if_nearest_unit_at_least"),
                "trample_hits": Table(of(_FEW, *DIRECTIONS, "cavalry", "chariot")),
                "leader": _SAID,
                "draws_reaction_fire": Flag(),
            }
        ),
        "cavalry_and_elephants": Table(
            {
                **of(Flag(), "enter_front_zoc", "attack_front", "positional_superiority"),
                **of(_FEW, "hits_per_flank_or_rear_hex", "approached_min_hits"),
                "approached": _SAID,
            }
        ),
        "elephant_command_optional": Table(
            {"first_command": _SAID, "later": _LINES, "markers_per_player_per_turn": _SOME, "initiative": _SOME}
        ),
        "chariot": Table(
            {
                **of(
                    _FEW, "turn_per_hex_moving", "turn_hits_moving", "turn_mp_per_vertex", "max_levels_per_phase",
                    "withdrawal_hits", "own_check_skipped_after_hexes", "defender_pre_shock_mod", "avoidance_hits",
                ),
                **said("unmoved_turn", "routs", "pass_through", "vs_skirmishers"),
                **of(Flag(), "rough", "pursues"),
                "avoidance": Table(said("who", "timing", "roll", "second_line")),
                "size_ratio_used_only_against": OneOf(("CH",)),
            }
        ),
    }
)  # fmt: skip
_HEXES: Final = of(_LINES, *DIRECTIONS)
_FACING: Final = Table(
    {
        "single": Table(_HEXES),
        "double": Table(_HEXES),
        "column": Table({**of(_LINES, "front", "frontal_flank", "rear_flank", "rear"), "double": _SAID}),
        "square": Table(said("front")),
        "pivot": Table(said("rule", "check")),
        "zoc": Table(
            {
                **said("default", "skirmisher_with_ammo", "skirmisher_missile_no", "not_into", "zoc_to_zoc"),
                **of(_LINES, "none", "leave_needs"),
                "stop": Flag(),
                "phalanx_ma": _SOME,
            }
        ),
    }
)
_CASUALTY: Final = Table(
    {
        "given": given(),
        "missile_or_shock_second_roll": _ranges(OneOf(CASUALTIES)),
        "personal_combat_difference": _ranges(OneOf(CASUALTIES), r"\d(-\d|\+)?"),
        "rating_change": Table(of(Whole(-9, 0), "finished", "wounded_1", "wounded_2")),
        "meaning": Table(said(*CASUALTIES[1:])),
    }
)
_MISSILE: Final = Table(
    {
        "given": given(),
        "strength": Table(of(ListOf(_DIE, least=1), *WEAPONS)),
        "key": Table(said(*WEAPONS)),
    }
)
_MISSILE_RULES: Final = Table(
    {
        "die_modifiers": _rows(
            MISSILE_MODIFIERS, {"when": _SAID, "mod": _SHIFT}, {**said("replaces", "same_as"), "optional": Flag()}
        ),
        "hits": Table({**of(_FEW, "normal", "chariot_or_elephant"), "square": _SAID}),
        "hit_if": _SAID,
        "downhill": Table({"extra_range": _FEW, "hits_on": _SAID, "roll": _DIE}),
        **of(
            _SOME, "withdrawal_fire_range", "entry_reaction_range", "retire_reaction_range",
            "retire_reaction_needs_range", "harassment_range", "oxybeles_shots_per_phase",
        ),
        "harassment_start": Table(of(_SOME, "foot", "light_cavalry")),
        "supply": ListOf(Table({"weapon": _SAID, "low_on": ListOf(_DIE, distinct=True)}), 3),
        **said("low_then", "foot_javelins_after_shock", "leader_hit_on", "return_fire"),
        "leader_hit_roll": _DIE,
        "reload": Table({"not_in_enemy_zoc": Flag(), **said("not_in_range_and_los_of", "when"), "removes": _LINES}),
        "los": Table(
            {
                "blockers": _LINES,
                **of(
                    Flag(), "lower_than_both_ends_never_blocks", "adjacent_never_blocked",
                    "unit_nearer_firer_than_target_does_not_block", "midpoint_blocks",
                ),
                "along_hexside_with_one_blocker": _SAID,
            }
        ),
    }
)  # fmt: skip
_COSTS: Final = Table(
    {
        "given": given(),
        "groups": Table(said(*GROUPS)),
        "hex": _costs(*TERRAINS),
        "hexside": _costs(*HEXSIDES),
        "level": _costs(*LEVELS),
        "facing": Table(
            {
                "mp_per_vertex": Table(of(_SOME, "default", "EL", "CH", "CAT", "charge_formation")),
                **said("skirmisher", "double_size"),
                **of(_FEW, "hits_in_rough_hex", "chariot_hits_per_turn_while_moving"),
            }
        ),
    }
)
_MOVES: Final = Table(
    {
        "leader_ma": _SOME,
        "leader_cohesion_hits": _FEW,
        "again": Table(
            {**of(_FEW, "normal", "phalanx_ma5", "phalanx_ma5_first_hits"), "phalanx_ma5_first_move": _SAID}
        ),
        "double_size": Table(
            {**of(_FEW, "pivot_hits", "reverse_face_mp", "orderly_withdrawal_ma"), **said("wheel", "two_terrains")}
        ),
        "column": Table(
            {
                **of(_SHIFT, "ma_bonus", "terrain_hits", "tq"),
                "types": ListOf(OneOf(TYPES), least=1, distinct=True),
                **of(_FEW, "change_mp", "after_shock_hits"),
                "single_turn_degrees": Whole(1, 360),
            }
        ),
        "facing": Table(
            {
                **of(
                    _FEW, "mp_per_vertex", "mp_per_vertex_clumsy", "skirmisher_any", "rough_hits", "chariot_hits_moving",
                    "chariot_max_vertices_per_hex", "zoc_turn_divisor", "reaction_vertices",
                ),
                **said("zoc_turn_mp", "reaction"),
            }
        ),
        "elevation": Table(
            of(_FEW, "cavalry_max", "sk_max", "sk_three_levels_hits", "chariot_max_per_phase", "up_one_mp")
        ),
        "stacking": Table(
            {
                **of(
                    _FEW, "combat_units_per_hex", "pass_through_hits_each", "forced_stop_min_hits",
                    "forced_stop_skirmisher_hits",
                ),
                "skirmisher_passes_free": Flag(),
                **said("hi_ph_voluntary", "forced_stop"),
            }
        ),
        "double_depth": Table(of(_FEW, "form_extra_mp", "orders_per_move", "ma")),
        "square": Table(
            {
                **said("cost", "size"),
                **of(_SOME, "cost_divisor", "ma", "size_divisor", "missile_hits", "min_unit_size"),
            }
        ),
        "charge_formation": Table(
            of(_FEW, "form_mp", "leave_mp", "turn_mp", "terrain_hits_factor", "max_levels_per_phase")
        ),
    }
)  # fmt: skip
_OPTIONS: Final = Table(
    {
        "options": _rows(
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
                **of(_SOME, "trigger_hexes", "skirmisher_hexes", "cavalry_line_hexes"),
                **said(
                    "trigger", "distance_mp", "skirmisher_distance", "leader_distance_mp", "leader_trigger",
                    "cavalry_line",
                ),
                **of(_LINES, "needs", "forbidden"),
                "hits": ListOf(
                    Table({"case": _SOME, "who": _SAID, "when": OneOf(("before", "after")), "hits": _FEW}, said("check")),
                    3,
                ),
            }
        ),
        "pre_arranged": Table(
            {
                "min_tq": _SOME,
                **said("who", "against", "leader", "hits"),
                "distance_hexes": _SOME,
                "line_may_move": Flag(),
            }
        ),
        "darius": Table({"distance_hexes": _SOME, "direction": _SAID}),
    }
)  # fmt: skip
_ORDERS: Final = Table(
    {
        "individual": _rows(
            (
                "move", "fire", "recover", "rally", "contingent", "pre_arranged_withdrawal", "leader_self",
                "leader_other",
            ),
            said("text"),
            {"optional": Flag(), **of(_SOME, "hits", "orders", "orders_in_zoc")},
        ),
        "line_command": _rows(("move", "fire", "pre_arranged_withdrawal"), said("text")),
        "line_command_cannot": _LINES,
        "orders_per_phase": _SAID,
        "one_order_per_unit_per_phase": Flag(),
        "command_path": Table({"count": _SAID, "blocked_by": _LINES}),
        "line_command_conditions": Table(
            {
                "infantry_elephant": Table(
                    {
                        **said("contact", "length"),
                        "leader_within": _SOME,
                        **of(Flag(), "los", "no_unit_between", "elephants_block_los"),
                    }
                ),
                "cavalry": Table({"within": _SAID, "range_divisor": _SOME, "contiguous": Flag()}),
                "permission": ListOf(Table(said("when", "need")), least=1),
            }
        ),
    }
)  # fmt: skip
_RALLY: Final = Table(
    {
        "given": given(),
        "hits": Table(of(ListOf(Text(r"\d|R", 'a number of hits, or "R"'), DICE), *map(str, range(2, 10)))),
    }
)
_ROUT_POINTS: Final = Table(
    {
        **said("unit", "leader", "check", "lose_at", "both", "darius_dead", "alexander_not_at"),
        **of(
            _COUNT, "sk_no_shock", "sk_shock_capable", "elephant", "chariot", "double_size_factor", "artillery",
            "leader_factor", "alexander", "contingent_commander",
        ),
        "counted": _LINES,
    }
)  # fmt: skip
_ROUT: Final = Table(
    {
        "rout": Table(
            {
                **of(_FEW, "immediate_hexes", "friend_passed_hits", "hits_for_movement", "routed_tq"),
                **said(
                    "phase_move", "direction", "blocked", "friend_passed", "ends_on_friend", "routed_foot_missile",
                    "hit_while_routed", "sk", "chariot", "artillery", "elephant", "double_size_ph_ho",
                ),
                "priority": _LINES,
            }
        ),
        "rally": Table(
            {
                "terrain": ListOf(_TERRAIN, least=1, distinct=True),
                **of(_LINES, "not", "cannot"),
                **said("roll", "fail", "then"),
                **of(_FEW, "initiative_bonus", "fail_hexes", "per_leader_per_unit_per_turn"),
            }
        ),
        "recovery": Table(
            {
                "hits": _SOME,
                "terrain": ListOf(_TERRAIN, least=1, distinct=True),
                "not": _LINES,
                "max_per_unit_per_phase": _SOME,
            }
        ),
    }
)  # fmt: skip
_SEQUENCE: Final = Table(
    {
        "phases": ListOf(Table(said("id", "name"), {**said("who", "random", "optional"), "steps": _LINES}), least=1),
        "order_of_D2": _SAID,
    }
)
_CRT: Final = Table(
    {
        "given": given(),
        "columns": ListOf(Whole(1, COLUMNS), COLUMNS),
        "die_rows": ListOf(_DIE, DICE),
        "clamp": _SAID,
        **of(ListOf(ListOf(_FEW, COLUMNS), DICE), "attacker_hits", "defender_hits"),
    }
)
_FACTORS: Final = ("AS", "DS", "AS_double_depth_flank_rear")
_SHOCK: Final = Table(
    {
        "superiority_effect": Table(said(*_FACTORS)),
        "superiority_factor": Table(of(Whole(1, 9), *_FACTORS)),
        "column_shifts": _rows(SHOCK_SHIFTS, {}, {**said("chart", "when"), "shift": _SHIFT}),
        "die_modifiers": _rows(SHOCK_MODIFIERS, said("mod")),
        "pre_shock_check": Table(said("fail", "who")),
        "pre_shock_modifiers": _rows(CHECK_MODIFIERS, {"when": _SAID, "mod": _SHIFT}),
        **of(_LINES, "no_pre_shock_check", "hit_sharing"),
        **said("skirmishers_alone_defending", "sk_star_attacking", "personal_combat"),
        **of(_SOME, "skirmisher_divisor", "skirmisher_min_hits"),
        "breakthrough": Table(of(_SOME, "factor", "extra_hits", "zero_counts_as")),
        "brink": Table(
            {
                **said("hits", "roll_over_tq", "else"),
                "in_enemy_zoc": Flag(),
                **of(_SOME, "short_of_tq", "removed"),
            }
        ),
        "rout_roll_double_size": Table(
            {
                **said("who", "auto_rout", "stands", "routs"),
                "mods": _LINES,
                **of(_SOME, "per_hit", "by_heavy_foot", "short_of_tq"),
            }
        ),
        "both_rout": Table(
            {**said("compare", "greater", "equal", "survivor_hits", "survivor_advances"), "short_of_tq": _SOME}
        ),
        "advance": Table({**of(Flag(), "mandatory", "never_routs"), "who": _LINES, "turn_after": _SOME}),
        "leader_casualty_first_roll": _ranges(_SAID),
        "leader_casualty_on": _FACES,
    }
)
_BODIES: Final = 20
_SIZES: Final = ListOf(ListOf(Whole(-_BODIES, _BODIES), _BODIES), _BODIES)
_SIZE: Final = Table(
    {
        **said("formula_moved", "formula_not_moved", "not_used_when"),
        **of(_SIZES, "moved", "not_moved"),
        "examples": ListOf(
            Table(
                {
                    **of(Whole(1, _BODIES), "attacker", "defender"),
                    "moved": Flag(),
                    "ratio": Text(r"\d+-\d+", 'a ratio such as "2-1"'),
                    "shift": Whole(-_BODIES, _BODIES),
                }
            ),
            least=1,
        ),
    }
)
_SUPERIOR: Final = OneOf(("-", "AS", "DS"))
_SUPERIORITY: Final = Table(
    {
        "types": Exactly(CHARTED),
        "must_shock_plus_mark": ListOf(OneOf(CHARTED), least=1, distinct=True),
        "must_shock_given": given(),
        "given": given(attacker=OneOf(CHARTED), defender=OneOf(CHARTED), result=_SUPERIOR),
        "read": _SAID,
        "superiority": Table(of(Table(of(_SUPERIOR, *CHARTED)), *CHARTED)),
        "conditions": MapOf(_SAID),
    }
)
_TERRAIN_SHIFT: Final = Table(
    {
        "shift": _rows(TERRAIN_SHIFTS, {"when": _SAID, "shift": _SHIFT}),
        **of(Whole(-9, 0), "limit_left", "phalanx_attacker_rough_shift"),
        **said("several_attackers", "phalanx_attacker_rough"),
    }
)
_CHECKS: Final = Table(
    {
        "check": _SAID,
        "checks": _rows(
            CHECKS, said("when"), {"fail": OneOf(("excess", "rout", "shock", 1)), "min": _SOME, "pass": _SAID}
        ),
        "hits": _rows(HITS, {"hits": _SOME}, said("except", "who")),
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
    "activation": _ACTIVATION,
    "clash-of-spears": _CLASH,
    "elephants-chariots": _ELEPHANTS,
    "facing-zoc": _FACING,
    "leader-casualty": _CASUALTY,
    "missile": _MISSILE,
    "missile-rules": _MISSILE_RULES,
    "movement-cost": _COSTS,
    "movement-given": _MOVES,
    "optional-rules": _OPTIONS,
    "orderly-withdrawal": _WITHDRAWAL,
    "orders": _ORDERS,
    "rally-table": _RALLY,
    "rout-points": _ROUT_POINTS,
    "rout-rally": _ROUT,
    "sequence-of-play": _SEQUENCE,
    "shock-crt": _CRT,
    "shock-procedure": _SHOCK,
    "size-ratio": _SIZE,
    "superiority": _SUPERIORITY,
    "terrain-shock": _TERRAIN_SHIFT,
    "tq-checks": _CHECKS,
    "unit-types": _TYPES,
}
"""By name of a file in tables/."""
