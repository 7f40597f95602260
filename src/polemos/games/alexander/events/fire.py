"""What can happen in missile fire and reactions: kinds of events with their arguments."""

from typing import Final

from polemos.room.messages import Kinds, schema

EVENTS: Final[Kinds] = schema(
    {
        "bolt-fright": "unit",
        "harasses": "unit target:unit space",
        "missile-supply": "unit ammo",
        "reloaded": "unit",
        "resigned": "side",
        "screen-supply": "unit ammo",
        "shot": "unit target:unit distance:number strength:number modifier:shift weapon",
        "shot-far": "unit target:unit distance:number weapon",
        "shot-misses": "unit target:unit",
        "turned-about": "unit facing",
        "turned-too-late": "unit face:number faster:number tq:number",
    }
)
DETAILS: Final[tuple[str, ...]] = ()
