"""What can happen in shock: kinds of events with the names and types of their arguments."""

from typing import Final

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "advances": (("unit", "unit"), ("start", "space"), ("space", "space"), ("pivot", "number")),
    "attacks": (("unit", "unit"), ("target", "unit"), ("aspect", "aspect"), ("number", "number")),
    "both-fail": (("side", "side"), ("attack", "number"), ("defence", "number")),
    "charge-check": (("unit", "unit"), ("face", "number"), ("tq", "number"), ("hits", "number")),
    "duel": (("leader", "leader"), ("total", "number"), ("rival", "leader"), ("other", "number")),
    "lanes-opened": (("unit", "unit"),),
    "leader-hit": (("leader", "leader"), ("space", "space")),
    "leader-hurt": (("leader", "leader"), ("casualty", "casualty")),
    "passes-through": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "pursues": (("unit", "unit"), ("target", "unit")),
    "rides-on": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "shock": (
        ("unit", "unit"),
        ("target", "unit"),
        ("aspect", "aspect"),
        ("base", "number"),
        ("column", "number"),
        ("superiority", "superiority"),
        ("face", "number"),
        ("modifier", "shift"),
        ("attack", "number"),
        ("defence", "number"),
    ),
    "no-position": (("unit", "unit"), ("target", "unit"), ("aspect", "aspect"), ("why", "without")),
    "stays": (("unit", "unit"), ("hits", "number")),
    "turns-after": (("unit", "unit"), ("facing", "facing")),
    "will-charge": (("unit", "unit"),),
    "will-shock": (("unit", "unit"),),
}
DETAILS: Final = ("rides-on",)
