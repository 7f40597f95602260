"""What can happen while units and leaders move: kinds of events with their arguments."""

from typing import Final

EVENTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "moves": (("unit", "unit"), ("start", "space"), ("space", "space"), ("facing", "facing")),
    "turns": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "pivots": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "wheels": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "reverses": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "halts": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "hastens": (("unit", "unit"), ("points", "number")),
    "forms-column": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "leaves-column": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "forms-square": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "leaves-square": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "forms-charge": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "leaves-charge": (("unit", "unit"), ("space", "space"), ("facing", "facing")),
    "deepens": (("unit", "unit"), ("front", "unit"), ("space", "space")),
    "parts": (("unit", "unit"), ("space", "space")),
    "stuck": (("unit", "unit"), ("space", "space")),
    "leaves-map": (("unit", "unit"), ("edge", "edge")),
    "leader-moves": (("leader", "leader"), ("start", "space"), ("space", "space")),
    "goes-along": (("leader", "leader"), ("unit", "unit"), ("cost", "number")),
}
DETAILS: Final = ("moves", "turns")
"""Steps and turns on the way: the log says where a unit halts."""
