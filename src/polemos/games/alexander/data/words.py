"""Names and orders on which the rules rely: a pack may change what they are worth, not what there is."""

from typing import Final

SCENARIOS: Final = (
    "samarkand", "chaeronea", "pelium", "granicus", "issus", "arbela", "jaxartes", "hydaspes", "lyginus", "arigaeum",
)  # fmt: skip
MAPS: Final = ("chaeronea", "pelium", "granicus", "issus", "arbela", "hydaspes", "lyginus", "arigaeum")
#: The peoples of the battles: the word of the data for a side.
PEOPLES: Final = (
    "macedonian", "sogdian", "greek", "illyrian", "persian", "scythian", "indian", "triballian", "aspasian",
)  # fmt: skip
EDGES: Final = ("left", "right", "top", "bottom")
BEARINGS: Final = (30, 90, 150, 210, 270, 330)
"""Of the vertices of a hex, in degrees clockwise from the top of the map."""
DIRECTIONS: Final = ("front", "flank", "rear")

# troops
TYPES: Final = ("PH", "HI", "MI", "LP", "LI", "SK", "LC", "LN", "HC", "CH", "EL", "AT")
"""Types as the shock charts know them; LP are peltasts and Cardaces, AT bolt shooters."""
CHARTED: Final = TYPES[:-1]
CLASSES: Final = ("PH", "HO", "HY", "MI", "LI", "LP", "CA", "J", "A", "S", "LN", "HC", "CAT", "CH", "EL", "B")
ARMS: Final = ("infantry", "cavalry", "elephant", "chariot", "artillery")
MISSILES: Final = ("", "J", "A", "S", "B", "J+a")
WEAPONS: Final = (
    "javelin_foot", "javelin_mounted", "archer_foot", "archer_mounted", "slinger_foot", "bolt", "elephant_rider",
    "elephant_screen",
)  # fmt: skip
#: Groups of units with a row of their own in the Movement Costs Chart.
GROUPS: Final = (
    "PH", "HI_double", "HI_single", "MI", "LI_LP", "SK", "LC", "LN", "HC", "CAT", "EL", "CH", "AT", "LEADER",
)  # fmt: skip

# ground
TERRAINS: Final[tuple[str, ...]] = (
    "clear", "woods", "marsh", "rocky", "town", "major_river", "city_wall", "sea", "deep_river",
)  # fmt: skip
#: Features of the hexsides of a map; a road is drawn, it changes nothing.
FEATURES: Final = ("minor_river", "steep_bank", "abatis", "wall", "gate")
HEXSIDES: Final[tuple[str, ...]] = ("minor_river", "steep_bank", "steep_banked_stream", "abatis", "gate", "wall")
LEVELS: Final[tuple[str, ...]] = ("up_1", "down_1", "up_2", "down_2", "up_3", "down_3")

# charts
COLUMNS: Final = 14
DICE: Final = 10
SIZES: Final = 20
CASUALTIES: Final = ("none", "finished", "wounded_1", "wounded_2", "killed")
SUPERIORITIES: Final = ("-", "AS", "DS")
OPTIONS: Final = ("inertia", "elite", "contingent", "drift", "elephant_command", "charge_formation", "pursuit")
ORDERS: Final = (
    "move", "fire", "recover", "rally", "contingent", "pre_arranged_withdrawal", "leader_self", "leader_other",
)  # fmt: skip
LINE_COMMANDS: Final = ("move", "fire", "pre_arranged_withdrawal")
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
