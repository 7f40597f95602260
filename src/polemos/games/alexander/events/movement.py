"""What can happen while units and leaders move: kinds of events with their arguments."""

from typing import Final

from polemos.room.messages import Kinds, schema

EVENTS: Final[Kinds] = schema(
    {
        "moves": "unit start:space space facing",
        "turns": "unit space facing",
        "pivots": "unit space facing",
        "wheels": "unit space facing",
        "reverses": "unit space facing",
        "halts": "unit space facing",
        "hastens": "unit points:number",
        "forms-column": "unit space facing",
        "leaves-column": "unit space facing",
        "forms-square": "unit space facing",
        "leaves-square": "unit space facing",
        "forms-charge": "unit space facing",
        "leaves-charge": "unit space facing",
        "deepens": "unit front:unit space",
        "parts": "unit space",
        "stuck": "unit space",
        "leaves-map": "unit edge",
        "leader-moves": "leader start:space space",
        "goes-along": "leader unit cost:number",
    }
)
DETAILS: Final = ("moves", "turns")
"""Steps and turns on the way: the log says where a unit halts."""
