"""What can happen, as data: every kind of event with the names and types of its arguments.

The text of an event is made at the edge, from the Fluent message `event-<kind>` in the reader's language.
"""

from typing import Final

HEADINGS: Final[dict[str, int]] = {"turn": 1, "phase": 2, "side-phase": 2}
"""Kinds of events that open a chapter of the log: a turn, a phase in it."""

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "action": (("side", "side"), ("space", "space"), ("cost", "number")),
    "action-points": (("athens", "number"), ("syracuse", "number")),
    "advantage": (("side", "side"),),
    "appro": (("side", "side"),),
    "arrived": (("unit", "unit"), ("space", "space")),
    "attack-paid": (("side", "side"),),
    "attrition": (("side", "side"), ("space", "space"), ("total", "number")),
    "battle": (
        ("space", "space"),
        ("face", "number"),
        ("column", "column"),
        ("attack", "code"),
        ("defence", "code"),
    ),
    "battle-begins": (("side", "side"), ("space", "space")),
    "battle-won": (("space", "space"), ("side", "side")),
    "brings": (("side", "side"), ("lot", "lot")),
    "built": (("side", "side"), ("work", "work")),
    "cancelled": (("lot", "lot"),),
    "construction": (("side", "side"), ("dice", "number")),
    "convalesces": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "decided": (("side", "side"), ("how", "how")),
    "declared": (("side", "side"), ("points", "number")),
    "delayed": (("side", "side"),),
    "destroyed": (("unit", "unit"), ("space", "space")),
    "discarded": (("side", "side"), ("chit", "chit")),
    "discord-fails": (("unit", "unit"),),
    "disette": (("side", "side"), ("cause", "cause")),
    "displaced": (("side", "side"), ("start", "space"), ("space", "space")),
    "drew": (("side", "side"), ("chit", "chit")),
    "drew-hidden": (("side", "side"),),
    "fort-taken": (("side", "side"), ("space", "space")),
    "initiative": (("side", "side"), ("athens", "number"), ("syracuse", "number")),
    "leader-lost": (("unit", "unit"), ("space", "space")),
    "leader-saved": (("unit", "unit"),),
    "leader-slain": (("unit", "unit"), ("space", "space")),
    "lent": (("side", "side"), ("space", "space")),
    "marched": (("side", "side"), ("start", "space"), ("space", "space"), ("count", "number")),
    "moved": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "no-point": (("side", "side"), ("space", "space")),
    "odds": (
        ("attack", "number"),
        ("defence", "number"),
        ("ratio", "column"),
        ("column", "column"),
        ("modifier", "shift"),
    ),
    "phase": (("phase", "phase"),),
    "played": (("side", "side"), ("event", "event")),
    "points": (("side", "side"), ("points", "number")),
    "razed": (("work", "work"),),
    "reckoned": (("term", "term"), ("value", "shift")),
    "redeployed": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "reduced": (("unit", "unit"), ("space", "space")),
    "removed": (("unit", "unit"), ("space", "space")),
    "rerolled": (("side", "side"), ("reason", "reason"), ("face", "number")),
    "resigned": (("side", "side"),),
    "restored": (("unit", "unit"), ("space", "space")),
    "retreated": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "returned": (("side", "side"), ("chit", "chit")),
    "returned-hidden": (("side", "side"), ("count", "number")),
    "rolled": (("side", "side"), ("reason", "reason"), ("face", "number")),
    "side-phase": (("phase", "phase"), ("side", "side")),
    "siege": (("side", "side"), ("space", "space"), ("total", "number")),
    "stands": (("work", "work"),),
    "starving": (("side", "side"),),
    "supply": (("side", "side"), ("box", "number")),
    "too-late": (),
    "turn": (("turn", "turn"),),
    "waits": (("unit", "unit"),),
    "withdrew": (("side", "side"), ("start", "space"), ("space", "space")),
    "wounded": (("unit", "unit"), ("space", "space")),
}

DETAILS: Final = frozenset({"moved"})
"""What a drawing follows piece by piece and a text passes over: "marched" and the like tell the whole."""
