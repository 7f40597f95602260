"""What can happen, as data: every kind of event with the names and types of its arguments.

The text of an event is made at the edge, from the Fluent message `event-<kind>` in the reader's language.
"""

from typing import Final

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "cancelled": (("marker", "marker"),),
    "control": (("province", "province"), ("old", "state"), ("new", "state")),
    "destroyed": (("unit", "unit"), ("space", "space")),
    "discarded": (("side", "side"), ("marker", "marker")),
    "discarded-hidden": (("side", "side"),),
    "drew": (("side", "side"), ("marker", "marker")),
    "drew-back": (("side", "side"), ("marker", "marker")),
    "drew-hidden": (("side", "side"),),
    "drew-open": (("side", "side"), ("marker", "marker")),
    "lost-all-markers": (("side", "side"),),
    "lost-marker": (("side", "side"), ("marker", "marker")),
    "lost-marker-hidden": (("side", "side"),),
    "loyal": (("space", "space"),),
    "mutiny": (("space", "space"),),
    "phase": (("phase", "phase"), ("side", "side")),
    "played": (("side", "side"), ("marker", "marker")),
    "rerolled": (("side", "side"), ("reason", "reason"), ("face", "number")),
    "rolled": (("side", "side"), ("reason", "reason"), ("face", "number")),
    "turn": (("turn", "number"),),
}
