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
    "allegiance-entry": (("region", "region"), ("entry", "entry"), ("change", "shift")),
    "assessed": (("region", "region"), ("multiplier", "number"), ("talents", "number")),
    "checked": (("target", "target"), ("change", "shift")),
    "helots-calm": (("target", "target"),),
    "income": (("side", "side"), ("talents", "number")),
    "leaves": (("unit", "unit"),),
    "militance-entry": (("region", "region"), ("entry", "entry"), ("change", "shift")),
    "plague-ends": (),
    "revolt": (("target", "target"),),
    "revolt-ends": (("target", "target"),),
    "revolt-walls": (("target", "target"), ("seasons", "number")),
    "sent-back": (("unit", "unit"),),
    "stays-in-revolt": (("target", "target"),),
    "stays-loyal": (("target", "target"),),
    "treasury": (("side", "side"), ("talents", "number")),
    "tribute": (("side", "side"), ("region", "region"), ("talents", "number")),
    "tribute-kept": (("region", "region"), ("multiplier", "number")),
    # the season turn: placement, building, supply
    "base-built": (("side", "side"), ("space", "space")),
    "built": (("side", "side"), ("unit", "unit")),
    "city-rebuilt": (("target", "target"),),
    "fort-built": (("side", "side"), ("space", "space")),
    "long-walls-begun": (("unit", "unit"), ("target", "target"), ("other", "target")),
    "long-walls-built": (("target", "target"), ("other", "target")),
    "long-walls-gone": (("target", "target"), ("other", "target")),
    "rebuilding": (("side", "side"), ("target", "target")),
    "walls-begun": (("target", "target"),),
    "walls-built": (("target", "target"),),
    "walls-demolished": (("side", "side"), ("target", "target")),
    "walls-stopped": (("target", "target"),),
    "forages": (("unit", "unit"), ("space", "space")),
    "leader-placed": (("unit", "unit"), ("target", "target")),
    "leader-recalled": (("unit", "unit"), ("target", "target")),
    "placed": (("counters", "counters"), ("count", "number"), ("target", "target")),
    "put-in": (("unit", "unit"), ("space", "space")),
    "recalled": (("counters", "counters"), ("count", "number"), ("target", "target")),
    "scattered": (("unit", "unit"), ("space", "space")),
    "supplied": (("side", "side"), ("count", "number"), ("talents", "number"), ("left", "number")),
    # investment, sieges, captured cities, assaults
    "base-lost": (("side", "side"), ("space", "space")),
    "captured": (("target", "target"), ("side", "side")),
    "city-razed": (("target", "target"), ("side", "side")),
    "engineers": (("side", "side"), ("target", "target")),
    "fort-destroyed": (("side", "side"), ("space", "space")),
    "plundered": (("side", "side"), ("number", "number")),
    "siege-begins": (("side", "side"), ("target", "target")),
    "siege-goes-on": (("target", "target"), ("count", "number")),
    "siege-roll": (("target", "target"), ("total", "number")),
    "surrendered": (("side", "side"), ("target", "target")),
    # cards, Persia, Sicily
    # the campaign turn: raids, movement, interception
    # battles
    "battle": (("battle", "battle"), ("side", "side"), ("space", "space")),
    "brought": (("side", "side"), ("strength", "number")),
    "odds": (("column", "column"), ("shift", "shift"), ("result", "column")),
    "shifted": (("side", "side"), ("term", "term"), ("value", "shift")),
    "result": (("face", "number"), ("column", "column"), ("attacker", "effect"), ("defender", "effect")),
    "broken-line": (("unit", "unit"),),
    "garrison-falls": (("side", "side"),),
    "shaken": (("side", "side"),),
    "routed": (("unit", "unit"), ("face", "number"), ("morale", "number")),
    "garrison-routed": (("side", "side"), ("face", "number"), ("morale", "number")),
    "holds": (("unit", "unit"), ("face", "number"), ("morale", "number")),
    "breaks-off": (("side", "side"),),
    "beaten": (("side", "side"), ("space", "space")),
    "commands": (("unit", "unit"), ("side", "side")),
    "spends": (("side", "side"), ("token", "token")),
    "withdraws": (("side", "side"), ("space", "space")),
    "caught": (("side", "side"), ("space", "space")),
    "stays-outside": (("unit", "unit"),),
    "goes-inside": (("side", "side"), ("space", "space")),
    "no-battle": (("side", "side"), ("space", "space")),
    "retreats": (("side", "side"), ("start", "space"), ("space", "space")),
    "pursued": (("unit", "unit"), ("face", "number")),
    "puts-to-sea": (("unit", "unit"), ("space", "space")),
    "joins-battle": (("unit", "unit"),),
    "prize": (("side", "side"), ("counters", "counters")),
    "stormed": (("side", "side"), ("target", "target")),
    "thrown-back": (("side", "side"), ("target", "target")),
}

DETAILS: Final[frozenset[str]] = frozenset()
"""What a drawing follows piece by piece and a text passes over."""
