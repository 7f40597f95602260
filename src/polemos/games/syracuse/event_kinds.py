"""What can happen, as data: every kind of event with the names and types of its arguments.

The text of an event is made at the edge, from the Fluent message `event-<kind>` in the reader's language.
"""

from typing import Final

from polemos.room.messages import Kinds, schema

HEADINGS: Final[dict[str, int]] = {"turn": 1, "phase": 2, "side-phase": 2}
"""Kinds of events that open a chapter of the log: a turn, a phase in it."""

EVENTS: Final[Kinds] = schema(
    {
        "action": "side space cost:number",
        "action-points": "athens:number syracuse:number",
        "advantage": "side",
        "also-short": "side cause",
        "appro": "side",
        "arrived": "unit space",
        "attack-paid": "side",
        "attrition": "side space total:number",
        "battle": "space face:number column attack:code defence:code",
        "battle-begins": "side space",
        "battle-won": "space side",
        "brings": "side lot",
        "built": "side work",
        "cancelled": "lot",
        "comes-out": "unit start:space space",
        "construction": "side dice:number",
        "convalesces": "unit start:space space",
        "counted": "athens:number syracuse:number margin:number",
        "decided": "side how",
        "declared": "side points:number",
        "delayed": "side",
        "destroyed": "unit space",
        "discarded": "side chit",
        "discord-fails": "unit",
        "disette": "side cause",
        "displaced": "side start:space space",
        "drew": "side chit",
        "drew-hidden": "side",
        "fort-taken": "side space",
        "goes-inside": "unit start:space space",
        "initiative": "side athens:number syracuse:number",
        "leader-lost": "unit space",
        "leader-saved": "unit",
        "leader-slain": "unit space",
        "lent": "side space",
        "less-short": "side cause",
        "marched": "side start:space space count:number",
        "moved": "unit start:space space",
        "no-point": "side space",
        "odds": "attack:number defence:number ratio:column column modifier:shift",
        "phase": "phase",
        "played": "side event",
        "points": "side points:number",
        "razed": "work",
        "reckoned": "term value:shift",
        "redeployed": "unit start:space space",
        "reduced": "unit space",
        "removed": "unit space",
        "rerolled": "side reason face:number",
        "resigned": "side",
        "restored": "unit space",
        "retreated": "unit start:space space",
        "returned": "side chit",
        "returned-hidden": "side count:number",
        "rolled": "side reason face:number",
        "side-phase": "phase side",
        "siege": "side space total:number",
        "stands": "work",
        "starving": "side",
        "supply": "side box:number",
        "too-late": "",
        "turn": "turn",
        "waits": "unit",
        "withdrew": "side start:space space",
        "wounded": "unit space",
    }
)

DETAILS: Final = frozenset({"moved"})
"""What a drawing follows piece by piece and a text passes over: "marched" and the like tell the whole."""
