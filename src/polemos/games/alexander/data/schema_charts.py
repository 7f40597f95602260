"""The shape of each chart of fighting: clash, superiority, results, missiles, losses, checks."""

from typing import Final

from polemos.games.alexander.data.schema_words import (
    CASUALTIES,
    CHARTED,
    CHECK_MODIFIERS,
    CHECKS,
    COLUMNS,
    DICE,
    DIE,
    DIRECTIONS,
    FACES,
    FEW,
    HITS,
    LINES,
    MISSILE_MODIFIERS,
    SAID,
    SHIFT,
    SHOCK_MODIFIERS,
    SHOCK_SHIFTS,
    SOME,
    TERRAIN_SHIFTS,
    WEAPONS,
    given,
    of,
    ranges,
    rows,
    said,
)
from polemos.room.data_shapes import Exactly, Flag, ListOf, MapOf, OneOf, Shape, Table, Text, Whole

_CLASH: Final = Table(
    {
        "types": Exactly(CHARTED),
        "directions": Exactly(DIRECTIONS),
        "read": SAID,
        "given": given(
            attacker=OneOf(CHARTED), defender=OneOf(CHARTED), direction=OneOf(DIRECTIONS), column=Whole(1, COLUMNS)
        ),
        "column": Table(of(Table(of(ListOf(Whole(0, COLUMNS), len(DIRECTIONS)), *CHARTED)), *CHARTED)),
        "notes": MapOf(SAID),
    }
)
_ELEPHANTS: Final = Table(
    {
        "elephant": Table(
            {
                **said("screen_fire", "rider_fire", "pass_through"),
                **of(
                    FEW, "entry_reaction_shots", "volley_hits_taken", "defender_pre_shock_mod", "turn_mp_per_vertex"
                ),
                "size_ratio_used_only_against": OneOf(("EL",)),
                **of(Flag(), "pass_through_avoidable", "rally", "any_leader_may_order"),
            }
        ),
        "rampage": Table(
            {
                "roll": ranges(SAID),
                "roll_bearing_from_north_facing": MapOf(OneOf((30, 90, 150, 210, 270, 330)), r"\d", "a die roll"),
                **of(FACES, "to_friend_on", "eliminated_on"),
                **of(SOME, "hexes_per_roll", "max_rolls", "eliminated_if_nearest_unit_at_least"),
                "trample_hits": Table(of(FEW, *DIRECTIONS, "cavalry", "chariot")),
                "leader": SAID,
                "draws_reaction_fire": Flag(),
            }
        ),
        "cavalry_and_elephants": Table(
            {
                **of(Flag(), "enter_front_zoc", "attack_front", "positional_superiority"),
                **of(FEW, "hits_per_flank_or_rear_hex", "approached_min_hits"),
                "approached": SAID,
            }
        ),
        "elephant_command_optional": Table(
            {"first_command": SAID, "later": LINES, "markers_per_player_per_turn": SOME, "initiative": SOME}
        ),
        "chariot": Table(
            {
                **of(
                    FEW, "turn_per_hex_moving", "turn_hits_moving", "turn_mp_per_vertex", "max_levels_per_phase",
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
_CASUALTY: Final = Table(
    {
        "given": given(),
        "missile_or_shock_second_roll": ranges(OneOf(CASUALTIES)),
        "personal_combat_difference": ranges(OneOf(CASUALTIES), r"\d(-\d|\+)?"),
        "rating_change": Table(of(Whole(-9, 0), "finished", "wounded_1", "wounded_2")),
        "meaning": Table(said(*CASUALTIES[1:])),
    }
)
_MISSILE: Final = Table(
    {
        "given": given(),
        "strength": Table(of(ListOf(DIE, least=1), *WEAPONS)),
        "key": Table(said(*WEAPONS)),
    }
)
_MISSILE_RULES: Final = Table(
    {
        "die_modifiers": rows(
            MISSILE_MODIFIERS, {"when": SAID, "mod": SHIFT}, {**said("replaces", "same_as"), "optional": Flag()}
        ),
        "hits": Table({**of(FEW, "normal", "chariot_or_elephant"), "square": SAID}),
        "hit_if": SAID,
        "downhill": Table({"extra_range": FEW, "hits_on": SAID, "roll": DIE}),
        **of(
            SOME, "withdrawal_fire_range", "entry_reaction_range", "retire_reaction_range",
            "retire_reaction_needs_range", "harassment_range", "oxybeles_shots_per_phase",
        ),
        "harassment_start": Table(of(SOME, "foot", "light_cavalry")),
        "supply": ListOf(Table({"weapon": SAID, "low_on": ListOf(DIE, distinct=True)}), 3),
        **said("low_then", "foot_javelins_after_shock", "leader_hit_on", "return_fire"),
        "leader_hit_roll": DIE,
        "reload": Table({"not_in_enemy_zoc": Flag(), **said("not_in_range_and_los_of", "when"), "removes": LINES}),
        "los": Table(
            {
                "blockers": LINES,
                **of(
                    Flag(), "lower_than_both_ends_never_blocks", "adjacent_never_blocked",
                    "unit_nearer_firer_than_target_does_not_block", "midpoint_blocks",
                ),
                "along_hexside_with_one_blocker": SAID,
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
_CRT: Final = Table(
    {
        "given": given(),
        "columns": ListOf(Whole(1, COLUMNS), COLUMNS),
        "die_rows": ListOf(DIE, DICE),
        "clamp": SAID,
        **of(ListOf(ListOf(FEW, COLUMNS), DICE), "attacker_hits", "defender_hits"),
    }
)
_FACTORS: Final = ("AS", "DS", "AS_double_depth_flank_rear")
_SHOCK: Final = Table(
    {
        "superiority_effect": Table(said(*_FACTORS)),
        "superiority_factor": Table(of(Whole(1, 9), *_FACTORS)),
        "column_shifts": rows(SHOCK_SHIFTS, {}, {**said("chart", "when"), "shift": SHIFT}),
        "die_modifiers": rows(SHOCK_MODIFIERS, said("mod")),
        "pre_shock_check": Table(said("fail", "who")),
        "pre_shock_modifiers": rows(CHECK_MODIFIERS, {"when": SAID, "mod": SHIFT}),
        **of(LINES, "no_pre_shock_check", "hit_sharing"),
        **said("skirmishers_alone_defending", "sk_star_attacking", "personal_combat"),
        **of(SOME, "skirmisher_divisor", "skirmisher_min_hits"),
        "breakthrough": Table(of(SOME, "factor", "extra_hits", "zero_counts_as")),
        "brink": Table(
            {
                **said("hits", "roll_over_tq", "else"),
                "in_enemy_zoc": Flag(),
                **of(SOME, "short_of_tq", "removed"),
            }
        ),
        "rout_roll_double_size": Table(
            {
                **said("who", "auto_rout", "stands", "routs"),
                "mods": LINES,
                **of(SOME, "per_hit", "by_heavy_foot", "short_of_tq"),
            }
        ),
        "both_rout": Table(
            {**said("compare", "greater", "equal", "survivor_hits", "survivor_advances"), "short_of_tq": SOME}
        ),
        "advance": Table({**of(Flag(), "mandatory", "never_routs"), "who": LINES, "turn_after": SOME}),
        "leader_casualty_first_roll": ranges(SAID),
        "leader_casualty_on": FACES,
        "pursuit": Table({"roll_modifier": FEW}),
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
        "read": SAID,
        "superiority": Table(of(Table(of(_SUPERIOR, *CHARTED)), *CHARTED)),
        "conditions": MapOf(SAID),
    }
)
_TERRAIN_SHIFT: Final = Table(
    {
        "shift": rows(TERRAIN_SHIFTS, {"when": SAID, "shift": SHIFT}),
        **of(Whole(-9, 0), "limit_left", "phalanx_attacker_rough_shift"),
        **said("several_attackers", "phalanx_attacker_rough"),
    }
)
_CHECKS: Final = Table(
    {
        "check": SAID,
        "checks": rows(
            CHECKS, said("when"), {"fail": OneOf(("excess", "rout", "shock", 1)), "min": SOME, "pass": SAID}
        ),
        "hits": rows(HITS, {"hits": SOME}, said("except", "who")),
    }
)
COMBAT_CHARTS: Final[dict[str, Shape]] = {
    "clash-of-spears": _CLASH,
    "elephants-chariots": _ELEPHANTS,
    "leader-casualty": _CASUALTY,
    "missile": _MISSILE,
    "missile-rules": _MISSILE_RULES,
    "rally-table": _RALLY,
    "shock-crt": _CRT,
    "shock-procedure": _SHOCK,
    "size-ratio": _SIZE,
    "superiority": _SUPERIORITY,
    "terrain-shock": _TERRAIN_SHIFT,
    "tq-checks": _CHECKS,
}
"""By name of a file in tables/."""
