"""What can happen in missile fire and reactions: kinds of events with their arguments."""

from typing import Final

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "bolt-fright": (("unit", "unit"),),
    "harasses": (("unit", "unit"), ("target", "unit"), ("space", "space")),
    "missile-supply": (("unit", "unit"), ("ammo", "ammo")),
    "reloaded": (("unit", "unit"),),
    "resigned": (("side", "side"),),
    "screen-supply": (("unit", "unit"), ("ammo", "ammo")),
    "shot": (
        ("unit", "unit"),
        ("target", "unit"),
        ("distance", "number"),
        ("strength", "number"),
        ("modifier", "shift"),
        ("weapon", "weapon"),
    ),
    "shot-far": (("unit", "unit"), ("target", "unit"), ("distance", "number"), ("weapon", "weapon")),
    "shot-misses": (("unit", "unit"), ("target", "unit")),
    "turned-about": (("unit", "unit"), ("facing", "facing")),
    "turned-too-late": (("unit", "unit"), ("face", "number"), ("faster", "number"), ("tq", "number")),
}
DETAILS: Final[tuple[str, ...]] = ()
