"""The shape of each data file: which keys it has, and what stands under them."""

from typing import Final

from polemos.kernel.datashape import MapOf, Shape, Text

SCENARIOS: Final = (
    "samarkand", "chaeronea", "pelium", "granicus", "issus", "arbela", "jaxartes", "hydaspes", "lyginus", "arigaeum",
)  # fmt: skip
MAPS: Final = ("chaeronea", "pelium", "granicus", "issus", "arbela", "hydaspes", "lyginus", "arigaeum")
SIDES: Final = ("macedonian", "enemy")
TYPES: Final = ("PH", "HI", "MI", "LP", "LI", "SK", "LC", "LN", "HC", "CH", "EL", "AT")
TABLES: Final = (
    "activation", "clash-of-spears", "elephants-chariots", "facing-zoc", "leader-casualty", "missile",
    "missile-rules", "movement-cost", "movement-given", "optional-rules", "orderly-withdrawal", "orders", "rally-table",
    "rout-points", "rout-rally", "sequence-of-play", "shock-crt", "shock-procedure", "size-ratio", "superiority",
    "terrain-shock", "tq-checks", "unit-types",
)  # fmt: skip
_ANY: Final = MapOf(Text())
SCHEMAS: Final[dict[str, Shape]] = {
    **{f"scenarios/{name}.toml": _ANY for name in SCENARIOS},
    **{f"maps/{name}.toml": _ANY for name in MAPS},
    **{f"tables/{name}.toml": _ANY for name in TABLES},
    "names.toml": _ANY,
}
