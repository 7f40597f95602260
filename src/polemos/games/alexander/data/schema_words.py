"""Shapes and words that the shapes of several data files share: types, terrain, rows, dice."""

from collections.abc import Mapping
from typing import Final

from polemos.room.data_shapes import ListOf, MapOf, OneOf, Shape, Table, Text, Whole

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

SAID: Final = Text()
LINES: Final = ListOf(SAID, least=1, distinct=True)
DIE: Final = Whole(0, DICE - 1)
FACES: Final = ListOf(DIE, least=1, distinct=True)
COUNT: Final = Whole(0, 99)
FEW: Final = Whole(0, 9)
SOME: Final = Whole(1, 99)
SHIFT: Final = Whole(-9, 9)
TERRAIN: Final = OneOf(TERRAINS)


def of(shape: Shape, *keys: str) -> dict[str, Shape]:
    """One shape under several keys."""
    return dict.fromkeys(keys, shape)


def said(*keys: str) -> dict[str, Shape]:
    """Keys with a text each."""
    return of(SAID, *keys)


def given(**keys: Shape) -> ListOf:
    """What the rules themselves give of a reconstructed chart, with the clause that does."""
    return ListOf(Table({**(keys or {"what": SAID}), "known": SAID}), least=1)


def rows(ids: tuple[str, ...], required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> ListOf:
    """Rows told apart by their ids, one for each."""
    return ListOf(Table({"id": OneOf(ids), **required}, optional), len(ids))


def ranges(shape: Shape, pattern: str = r"\d(-\d)?") -> MapOf:
    return MapOf(shape, pattern, 'one die roll or several, such as "3" or "3-4"')
