"""What can happen to cohesion: hits, rout, withdrawal, rampage, rally. Kinds of events, their arguments with their
types.
"""

from typing import Final

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "check-failed": (("unit", "unit"), ("rolled", "number"), ("tq", "number")),
    "check-passed": (("unit", "unit"), ("rolled", "number"), ("tq", "number")),
    "eliminated": (("unit", "unit"), ("space", "space"), ("cause", "cause")),
    "fell-back": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "fled": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "hit": (("unit", "unit"), ("number", "number"), ("total", "number")),
    "leader-back": (("leader", "leader"), ("start", "space"), ("space", "space")),
    "leader-killed": (("leader", "leader"), ("space", "space")),
    "leader-left": (("leader", "leader"), ("space", "space")),
    "leader-trampled": (("leader", "leader"), ("space", "space")),
    "leader-shut-in": (("leader", "leader"), ("unit", "unit")),
    "leader-trapped": (("leader", "leader"), ("space", "space")),
    "line-withdraws": (("leader", "leader"),),
    "loses-nerve": (("leader", "leader"),),
    "plan-revealed": (("leader", "leader"),),
    "rallies": (("unit", "unit"), ("number", "number")),
    "rally-fails": (("unit", "unit"),),
    "rally-tried": (("leader", "leader"), ("unit", "unit"), ("face", "number"), ("need", "number")),
    "ran": (("unit", "unit"), ("start", "space"), ("space", "space")),
    "refaced": (("unit", "unit"), ("facing", "facing")),
    "relieved": (("unit", "unit"), ("total", "number")),
    "routs": (("unit", "unit"), ("space", "space")),
    "routs-again": (("unit", "unit"),),
    "shies": (("unit", "unit"), ("target", "unit")),
    "stand-failed": (("unit", "unit"), ("face", "number"), ("more", "number"), ("tq", "number")),
    "stood": (("unit", "unit"), ("face", "number"), ("more", "number"), ("tq", "number")),
    "tramples": (("unit", "unit"), ("target", "unit")),
    "withdrew": (("unit", "unit"), ("start", "space"), ("space", "space")),
}
DETAILS: Final = ("check-passed",)
"""Kinds that the log passes over."""
