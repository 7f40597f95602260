"""What can happen to cohesion: hits, rout, withdrawal, rampage, rally. Kinds of events, their arguments with their
types.
"""

from typing import Final

from polemos.room.messages import Kinds, schema

EVENTS: Final[Kinds] = schema(
    {
        "check-failed": "unit rolled:number tq:number",
        "check-passed": "unit rolled:number tq:number",
        "eliminated": "unit space cause",
        "fell-back": "unit start:space space",
        "fled": "unit start:space space",
        "hit": "unit number total:number",
        "leader-back": "leader start:space space",
        "leader-killed": "leader space",
        "leader-left": "leader space",
        "leader-trampled": "leader space",
        "leader-shut-in": "leader unit",
        "leader-trapped": "leader space",
        "line-withdraws": "leader",
        "loses-nerve": "leader",
        "plan-revealed": "leader",
        "rallies": "unit number",
        "rally-fails": "unit",
        "rally-tried": "leader unit face:number need:number",
        "ran": "unit start:space space",
        "refaced": "unit facing",
        "relieved": "unit total:number",
        "routs": "unit space",
        "routs-again": "unit",
        "shies": "unit target:unit",
        "stand-failed": "unit face:number more:number tq:number",
        "stood": "unit face:number more:number tq:number",
        "tramples": "unit target:unit",
        "withdrew": "unit start:space space",
    }
)
DETAILS: Final = ("check-passed",)
"""Kinds that the log passes over."""
