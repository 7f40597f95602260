"""What can happen, as data: every kind of event with the names and types of its arguments.

The text of an event is made at the edge, from the Fluent message `event-<kind>` in the reader's language.
"""

from typing import Final

HEADINGS: Final[dict[str, int]] = {"year": 1, "season": 2, "campaign-turn": 3}
"""Kinds of events that open a chapter of the log."""

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    # the sequence, dice, levels
    "allegiance": (("region", "region"), ("change", "shift"), ("level", "number")),
    "campaign-turn": (("number", "number"), ("season", "season"), ("year", "number")),
    "control": (("region", "region"), ("side", "side")),
    "decided": (("side", "side"), ("how", "how"), ("verdict", "verdict")),
    "goes-home": (("unit", "unit"),),
    "militance": (("region", "region"), ("change", "shift"), ("level", "number")),
    "phase": (("phase", "phase"),),
    "resigned": (("side", "side"),),
    "rolled": (("side", "side"), ("reason", "reason"), ("face", "number")),
    "season": (("season", "season"), ("year", "number")),
    "side-phase": (("phase", "phase"), ("side", "side")),
    "siege-ends": (("target", "target"),),
    "tribute-capped": (("region", "region"), ("number", "number")),
    "year": (("year", "number"),),
    # losses
    "destroyed": (("unit", "unit"),),
    "leader-comes": (("unit", "unit"), ("space", "space")),
    "leader-dies": (("unit", "unit"),),
    "leader-waits": (("unit", "unit"), ("region", "region")),
    "prisoners": (("count", "number"),),
    # regions: New Year, revolts, victory
    # the season turn: placement, building, supply
    # investment, sieges, captured cities, assaults
    # cards, Persia, Sicily
    # the campaign turn: raids, movement, interception
    "along-walls": (("unit", "unit"), ("space", "space")),
    "assaults": (("side", "side"), ("target", "target")),
    "attacks": (("side", "side"), ("space", "space")),
    "breaks-out": (("side", "side"), ("space", "space")),
    "dragged": (("unit", "unit"), ("space", "space")),
    "driven-back": (("unit", "unit"), ("space", "space")),
    "embarks": (("side", "side"), ("count", "number"), ("space", "space")),
    "intercepts": (("unit", "unit"), ("count", "number"), ("space", "space")),
    "invests": (("side", "side"), ("target", "target")),
    "lands": (("side", "side"), ("count", "number"), ("space", "space")),
    "marches": (("unit", "unit"), ("count", "number"), ("space", "space")),
    "puts-in": (("unit", "unit"), ("count", "number"), ("space", "space")),
    "raid-fails": (("unit", "unit"), ("area", "area")),
    "raids": (("unit", "unit"), ("area", "area"), ("count", "number")),
    "sails": (("unit", "unit"), ("count", "number"), ("space", "space")),
    "sallies": (("side", "side"), ("space", "space")),
    "stays-behind": (("unit", "unit"), ("space", "space")),
    # battles
}

DETAILS: Final[frozenset[str]] = frozenset()
"""What a drawing follows piece by piece and a text passes over."""
