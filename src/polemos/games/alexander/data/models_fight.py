"""What stands in each chart of fighting: clash, superiority, results, missiles, losses, checks."""

from typing import Annotated, Final

from polemos.games.alexander.data import models_forms as forms
from polemos.games.alexander.data import words
from polemos.games.alexander.data.models_forms import Faces, Few, Figure, Lines, Said, Some, told, unread
from polemos.room import data_models as room
from polemos.room.data_models import Cell, Index, InOrder, Listed, Model, OneOf, Row, Text, Whole

AGAIN: Final = -1
"""What a rally roll of R says: it routs again."""

# --------------------------------------------------------------------------------------------------------------- clash
Cells = Annotated[tuple[Annotated[int, Whole(0, words.COLUMNS)], ...], Listed(len(words.DIRECTIONS))]
Types = Annotated[tuple[str, ...], room.Exactly(words.CHARTED)]


class GivenColumn(Model, said="known"):
    """A cell that the rules give."""

    attacker: forms.Charted
    defender: forms.Charted
    direction: Annotated[str, OneOf(words.DIRECTIONS)]
    column: Annotated[int, Whole(1, words.COLUMNS)]


class Clash(
    Model,
    said="read",
    also={
        Types: "types",
        Annotated[tuple[str, ...], room.Exactly(words.DIRECTIONS)]: "directions",
        dict[str, Said]: "notes",
    },
):
    """tables/clash-of-spears.toml: columns by attacker, defender and direction, 0 for an attack that is not allowed."""

    given: Annotated[tuple[GivenColumn, ...], Listed(least=1)]
    column: forms.PerType[forms.PerType[Cells]]


Superior = Annotated[int, Index(words.SUPERIORITIES)]


class GivenSuperiority(Model, said="known"):
    """A cell that the rules give."""

    attacker: forms.Charted
    defender: forms.Charted
    result: Superior


class Superiority(
    Model, said="read", also={Types: "types", forms.Givens: "must_shock_given", dict[str, Said]: "conditions"}
):
    """tables/superiority.toml: by attacker and defender, as a number of SUPERIORITIES."""

    must_shock_plus_mark: Annotated[tuple[forms.Charted, ...], Listed(least=1, distinct=True)]
    given: Annotated[tuple[GivenSuperiority, ...], Listed(least=1)]
    superiority: forms.PerType[forms.PerType[Superior]]


HitRows = Annotated[tuple[Annotated[tuple[Few, ...], Listed(words.COLUMNS)], ...], Listed(words.DICE)]


class Crt(Model, said="clamp", also={forms.Givens: "given"}):
    """tables/shock-crt.toml: hits of the attacker and of the defender, by die and column."""

    columns: Annotated[tuple[Annotated[int, Whole(1, words.COLUMNS)], ...], Listed(words.COLUMNS)]
    die_rows: Annotated[tuple[forms.Die, ...], Listed(words.DICE)]
    attacker_hits: HitRows
    defender_hits: HitRows


Size = Annotated[int, Whole(1, words.SIZES)]
SizeShift = Annotated[int, Whole(-words.SIZES, words.SIZES)]
SizeRows = Annotated[tuple[Annotated[tuple[SizeShift, ...], Listed(words.SIZES)], ...], Listed(words.SIZES)]


class SizeExample(Model):
    """A ratio of sizes as the rules work it out."""

    attacker: Size
    defender: Size
    moved: bool
    ratio: Annotated[str, Text(r"\d+-\d+", 'a ratio such as "2-1"')]
    shift: SizeShift


class SizeRatio(Model, said="formula_moved formula_not_moved not_used_when"):
    """tables/size-ratio.toml: shifts by the attacker's and the defender's size, each counted from 1."""

    moved: SizeRows
    not_moved: SizeRows
    examples: Annotated[tuple[SizeExample, ...], Listed(least=1)]


class TerrainShift(Model, said="when"):
    """A shift by terrain."""

    id: Said
    shift: forms.Shift


class TerrainShock(Model, said="several_attackers phalanx_attacker_rough"):
    """tables/terrain-shock.toml."""

    shift: Annotated[tuple[TerrainShift, ...], InOrder(words.TERRAIN_SHIFTS)]
    limit_left: forms.Loss
    phalanx_attacker_rough_shift: forms.Loss


# ---------------------------------------------------------------------------------------------------- the shock segment
class ShockShift(Model):
    """A column shift; of a chart of its own it has no number."""

    id: Annotated[Said, Cell("shift", "row:shift")]
    source: Annotated[Said, room.Key("chart")] = ""
    when: Said = ""
    shift: Annotated[forms.Shift, Cell("columns", "own-table")] = 0
    clause: forms.Effect


class ShockModifier(Model, said="mod"):
    """What is added to the die of the clash: in words."""

    id: Said
    clause: str


class CheckModifier(Model, said="when"):
    """What is added to the die of a check before the clash."""

    id: Annotated[Said, Cell("modifier", "row:charge")]
    mod: Annotated[forms.Shift, Cell("die", "signed")]
    clause: forms.Effect


Factor = Annotated[int, Whole(1, 9)]


class SuperiorityFactor(Model):
    """By how much superiority multiplies the hits."""

    chart = room.Chart("superiority-effects", "superiority factor effect", "row-effect", "8.36n")
    AS: Annotated[Factor, Row("as", "8.36a")]
    DS: Annotated[Factor, Row("ds", "8.36c")]
    AS_double_depth_flank_rear: Annotated[Factor, Row("as-double-depth-flank-rear", "9.62f")]


class Breakthrough(Model):
    """When a unit of the combat is overborne."""

    factor: Some
    extra_hits: Some
    zero_counts_as: Some


class Brink(Model, said="hits roll_over_tq else", also={bool: "in_enemy_zoc"}):
    """The roll of a unit just short of collapse."""

    short_of_tq: Some
    removed: Some


class Stand(Model, said="who auto_rout stands routs", also={Lines: "mods"}):
    """The roll of those who are twice as many."""

    per_hit: Some
    by_heavy_foot: Some
    short_of_tq: Some


class BothRout(Model, said="compare greater equal survivor_hits survivor_advances"):
    """What is left of a side where both would rout."""

    short_of_tq: Some


class Pursuit(Model):
    """The roll to pursue."""

    roll_modifier: Few


class Shock(
    Model,
    said="skirmishers_alone_defending sk_star_attacking personal_combat",
    also={
        told("AS DS AS_double_depth_flank_rear"): "superiority_effect",
        told("fail who"): "pre_shock_check",
        unread(also={bool: "mandatory never_routs", Lines: "who", Some: "turn_after"}): "advance",
        Lines: "no_pre_shock_check hit_sharing",
        forms.ByDie[Said]: "leader_casualty_first_roll",
    },
):
    """tables/shock-procedure.toml."""

    superiority_factor: SuperiorityFactor
    column_shifts: Annotated[tuple[ShockShift, ...], InOrder(words.SHOCK_SHIFTS)]
    die_modifiers: Annotated[tuple[ShockModifier, ...], InOrder(words.SHOCK_MODIFIERS)]
    pre_shock_modifiers: Annotated[tuple[CheckModifier, ...], InOrder(words.CHECK_MODIFIERS)]
    skirmisher_divisor: Some
    skirmisher_min_hits: Some
    breakthrough: Breakthrough
    brink: Brink
    rout_roll_double_size: Stand
    both_rout: BothRout
    leader_casualty_on: Faces
    pursuit: Pursuit


# ------------------------------------------------------------------------------------------------- elephants, chariots
class Elephants(
    Model,
    said="screen_fire rider_fire pass_through",
    also={
        Few: "volley_hits_taken defender_pre_shock_mod turn_mp_per_vertex",
        Annotated[str, OneOf(("EL",))]: "size_ratio_used_only_against",
        bool: "pass_through_avoidable rally any_leader_may_order",
    },
):
    """What is special about elephants."""

    entry_reaction_shots: Annotated[Few, Figure("fire-figures", "9.12")]


class Trampling(Model, also={Few: "rear"}):
    """The hits of those over whom elephants run."""

    front: Few
    flank: Few
    cavalry: Few
    chariot: Few


class Rampage(
    Model, said="leader", also={forms.ByDie[Said]: "roll", Faces: "to_friend_on", bool: "draws_reaction_fire"}
):
    """Where elephants run when they rout, and what they do on the way."""

    roll_bearing_from_north_facing: Annotated[dict[str, forms.Bearing], room.Keys("a die roll", r"\d")]
    eliminated_on: Faces
    hexes_per_roll: Some
    max_rolls: Some
    eliminated_if_nearest_unit_at_least: Some
    trample_hits: Trampling


class CavalryAndElephants(Model, said="approached", also={bool: "enter_front_zoc attack_front positional_superiority"}):
    """Horses shy from elephants."""

    hits_per_flank_or_rear_hex: Few
    approached_min_hits: Few


class Chariots(
    Model,
    said="unmoved_turn routs pass_through vs_skirmishers",
    also={
        Few: "turn_per_hex_moving turn_hits_moving turn_mp_per_vertex withdrawal_hits defender_pre_shock_mod",
        bool: "rough pursues",
        told("who timing roll second_line"): "avoidance",
        Annotated[str, OneOf(("CH",))]: "size_ratio_used_only_against",
    },
):
    """What is special about chariots."""

    max_levels_per_phase: Few
    own_check_skipped_after_hexes: Few
    avoidance_hits: Few


COMMAND: Final = unread("first_command", {Lines: "later", Some: "markers_per_player_per_turn initiative"})


class ElephantsAndChariots(Model, also={COMMAND: "elephant_command_optional"}):
    """tables/elephants-chariots.toml."""

    elephant: Elephants
    rampage: Rampage
    cavalry_and_elephants: CavalryAndElephants
    chariot: Chariots


# ------------------------------------------------------------------------------------------------------------- missiles
Strength = Annotated[tuple[forms.Die, ...], Listed(least=1)]


class Missile(Model, also={forms.Givens: "given", told(" ".join(words.WEAPONS)): "key"}):
    """tables/missile.toml: strength at range 1, 2, ... by weapon, in the order of WEAPONS."""

    strength: Annotated[tuple[Strength, ...], room.Each(words.WEAPONS)]


class MissileModifier(Model, said="when"):
    """What is added to the die of a volley."""

    id: Annotated[Said, Cell("modifier", "row:fire")]
    mod: Annotated[forms.Shift, Cell("die", "signed")]
    replaces: Said = ""
    same_as: Said = ""
    optional: bool = False
    clause: forms.Effect


class MissileHits(Model, said="square"):
    """The hits of a volley."""

    normal: Annotated[Few, Figure("fire-figures", "8.15a")]
    chariot_or_elephant: Annotated[Few, Figure("fire-figures", "8.15f")]


class Downhill(Model, said="hits_on"):
    """The last hex of a shot downhill."""

    extra_range: Few
    roll: forms.Die


class HarassmentStart(Model):
    """From how far away skirmishers may begin to harass."""

    foot: Annotated[Some, Figure("fire-figures", "9.32a", "hexes")]
    light_cavalry: Annotated[Some, Figure("fire-figures", "9.41a", "hexes")]


class Ammunition(Model, said="weapon"):
    """On which faces a weapon runs low."""

    low_on: Annotated[tuple[forms.Die, ...], Listed(distinct=True)]
    clause: str


SIGHT: Final = unread(
    "along_hexside_with_one_blocker",
    {
        Lines: "blockers",
        bool: "lower_than_both_ends_never_blocks adjacent_never_blocked unit_nearer_firer_than_target_does_not_block"
        " midpoint_blocks",
    },
)


class MissileRules(
    Model,
    said="hit_if low_then foot_javelins_after_shock leader_hit_on return_fire",
    also={
        unread("not_in_range_and_los_of when", {bool: "not_in_enemy_zoc", Lines: "removes"}): "reload",
        SIGHT: "los",
    },
):
    """tables/missile-rules.toml. supply: of bows and slings, of javelins, of bolts."""

    die_modifiers: Annotated[tuple[MissileModifier, ...], InOrder(words.MISSILE_MODIFIERS)]
    hits: MissileHits
    downhill: Downhill
    withdrawal_fire_range: Annotated[Some, Figure("fire-figures", "6.75b", "hexes")]
    entry_reaction_range: Annotated[Some, Figure("fire-figures", "8.21a", "hexes")]
    retire_reaction_range: Annotated[Some, Figure("fire-figures", "8.22", "hexes")]
    retire_reaction_needs_range: Some
    harassment_range: Annotated[Some, Figure("fire-figures", "9.32b", "hexes")]
    oxybeles_shots_per_phase: Annotated[Some, Figure("fire-figures", "9.52")]
    harassment_start: HarassmentStart
    supply: Annotated[tuple[Ammunition, ...], Listed(3)]
    leader_hit_roll: Annotated[forms.Die, Figure("fire-figures", "8.19")]


# ------------------------------------------------------------------------------------------------ losses, checks, rally
Casualty = Annotated[int, Index(words.CASUALTIES)]
Differences = room.Keys('one die roll or several, such as "3" or "3-4"', r"\d(-\d|\+)?")


class RatingChange(Model):
    """What a hurt leader loses of his ratings."""

    finished: forms.Loss
    wounded_1: forms.Loss
    wounded_2: forms.Loss


class LeaderCasualty(Model, also={forms.Givens: "given", told(" ".join(words.CASUALTIES[1:])): "meaning"}):
    """tables/leader-casualty.toml: by die or difference, a number of CASUALTIES."""

    missile_or_shock_second_roll: forms.ByDie[Casualty]
    personal_combat_difference: Annotated[dict[str, Casualty], Differences]
    rating_change: RatingChange


def _kept(cell: str) -> int:
    return AGAIN if cell == "R" else int(cell)


Kept = Annotated[int, room.Parsed(r"\d|R", 'a number of hits, or "R"', _kept)]
KeptByDie = Annotated[tuple[Kept, ...], Listed(words.DICE)]


class RallyTable(Model, also={forms.Givens: "given"}):
    """tables/rally-table.toml: by printed TQ, from 2, and die: hits that a rallied unit keeps, or AGAIN."""

    hits: Annotated[tuple[KeptByDie, ...], room.Each(map(str, range(2, 10)))]


class TqCheck(Model, said="when"):
    """A check: what failing means, "" where nothing does, and the least hits."""

    id: Annotated[Said, Cell("check", "row:check")]
    fail: Annotated[str | int, OneOf(("excess", "rout", "shock", 1)), Cell("failed", "failing")] = ""
    min: Some = 0
    passed: Annotated[Said, room.Key("pass")] = ""
    clause: forms.Effect


class CohesionHits(Model):
    """What costs cohesion."""

    id: Annotated[Said, Cell("cause", "row:hit")]
    hits: Annotated[Some, Cell("hits")]
    exempt: Annotated[Said, room.Key("except")] = ""
    who: Said = ""
    clause: forms.Effect


class TqChecks(Model, said="check"):
    """tables/tq-checks.toml."""

    checks: Annotated[tuple[TqCheck, ...], InOrder(words.CHECKS)]
    hits: Annotated[tuple[CohesionHits, ...], InOrder(words.HITS)]
