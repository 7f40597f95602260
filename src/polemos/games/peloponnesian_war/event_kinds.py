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
    "burnt": (("count", "number"),),
    "card-discarded": (("side", "side"), ("card", "card")),
    "card-fails": (("card", "card"),),
    "card-goes-back": (("card", "card"),),
    "card-on-city": (("card", "card"), ("target", "target")),
    "card-on-piece": (("card", "card"), ("unit", "unit")),
    "card-on-place": (("card", "card"), ("space", "space")),
    "card-on-region": (("card", "card"), ("region", "region")),
    "card-played": (("side", "side"), ("card", "card")),
    "card-shown": (("side", "side"), ("card", "card")),
    "card-sum": (("card", "card"), ("number", "number")),
    "card-talents": (("side", "side"), ("change", "shift"), ("level", "number")),
    "carneia": (),
    "changes-sides": (("unit", "unit"), ("side", "side")),
    "cyrus-comes": (),
    "drew": (("side", "side"), ("card", "card")),
    "drew-hidden": (("side", "side"),),
    "enters-city": (("unit", "unit"), ("target", "target")),
    "expedition-lost": (),
    "expedition-owed": (("fleets", "number"), ("land", "number")),
    "expedition-returns": (),
    "expedition-there": (),
    "famine": (("region", "region"), ("change", "shift")),
    "gates-open": (("target", "target"),),
    "helots-rise": (("target", "target"),),
    "leader-recalled": (("unit", "unit"),),
    "new-general": (("unit", "unit"), ("leader", "unit")),
    "no-levy": (("region", "region"),),
    "no-peace": (),
    "odrysians-come": (("space", "space"),),
    "passes": (("side", "side"),),
    "persia-listens": (("side", "side"), ("number", "number")),
    "piece-comes": (("unit", "unit"), ("space", "space")),
    "piece-ready": (("unit", "unit"),),
    "plague-begins": (),
    "reassessed": (("region", "region"), ("number", "number")),
    "region-shaken": (("region", "region"),),
    "reshuffled": (("count", "number"),),
    "sacred-truce": (),
    "satrap-joins": (("satrap", "satrap"), ("side", "side")),
    "satrap-leaves": (("satrap", "satrap"), ("side", "side")),
    "sicily-opens": (),
    "siege-anew": (("target", "target"),),
    "stack-held": (("unit", "unit"), ("number", "number")),
    "storms-blow": (),
    "syracuse-taken": (),
    "token-taken": (("side", "side"), ("card", "card")),
    "walls-fall": (("target", "target"),),
    "winds": (("side", "side"), ("change", "shift")),
    # the campaign turn: raids, movement, interception
    # battles
}

DETAILS: Final[frozenset[str]] = frozenset()
"""What a drawing follows piece by piece and a text passes over."""
