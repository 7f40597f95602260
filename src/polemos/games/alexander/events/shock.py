"""What can happen in shock: kinds of events with the names and types of their arguments."""

from typing import Final

from polemos.room.messages import Kinds, schema

EVENTS: Final[Kinds] = schema(
    {
        "advances": "unit start:space space pivot:number",
        "attacks": "unit target:unit aspect number",
        "both-fail": "side attack:number defence:number",
        "charge-check": "unit face:number tq:number hits:number",
        "duel": "leader total:number rival:leader other:number",
        "lanes-opened": "unit",
        "leader-hit": "leader space",
        "leader-hurt": "leader casualty",
        "passes-through": "unit start:space space",
        "pursues": "unit target:unit",
        "rides-on": "unit start:space space",
        "shock": (
            "unit target:unit aspect base:number column:number superiority "
            "face:number modifier:shift attack:number defence:number"
        ),
        "no-position": "unit target:unit aspect why:without",
        "stays": "unit hits:number",
        "turns-after": "unit facing",
        "will-charge": "unit",
        "will-shock": "unit",
    }
)
DETAILS: Final = ("rides-on",)
