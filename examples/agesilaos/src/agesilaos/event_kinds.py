"""What can happen, as data: every kind of event with the names and types of its arguments.

The text of an event is the message `event-KIND`.
"""

from typing import Final

HEADINGS: Final[dict[str, int]] = {"turn": 1}
"""Kinds of events that open a chapter of the log."""

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "ambushed": (("space", "space"),),
    "battle": (("side", "side"), ("space", "space"), ("column", "odds"), ("result", "result")),
    "hidden": (("side", "side"),),
    "lost": (("unit", "unit"), ("space", "space")),
    "moved": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "plundered": (("side", "side"), ("space", "space"), ("number", "number")),
    "resigned": (("side", "side"),),
    "rolled": (("side", "side"), ("reason", "reason"), ("face", "number")),
    "starved": (("unit", "unit"), ("space", "space")),
    "turn": (("number", "number"),),
}
DETAILS: Final[frozenset[str]] = frozenset()
"""Kinds that drawings follow and words pass over."""
