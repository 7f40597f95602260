"""The pictures on counters and markers, and the colours of the map, as the page has them too: one data file for both.

Pictures are SVG path data in a box from -0.5 to 0.5 (y down), filled by the even-odd rule. A client that lacks one
falls back on a letter.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

_LOOKS: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("symbols.json").read_text("utf-8"))

SYMBOLS: Final[dict[str, str]] = _LOOKS["symbols"]
"""Troops and strongholds, in one ink."""
TOKENS: Final[dict[str, str]] = _LOOKS["tokens"]
"""Markers on the badge of a side, in its ink."""
MARKERS: Final[dict[str, list[dict[str, Any]]]] = _LOOKS["pictures"]
"""Markers in their own colours, whoever's they are: the parts of a picture, the lowest first."""
NOBODYS: Final[dict[str, list[dict[str, Any]]]] = _LOOKS["nobodys"]
"""The same of markers that are nobody's; a side's own bears its badge."""
MARKS: Final[dict[str, dict[str, str]]] = _LOOKS["marks"]
"""States of a counter: the ground of the roundel, and the white path on it."""
OUTLINES: Final[dict[str, str]] = _LOOKS["shapes"]
"""The outlines of counters by the shape of their side."""
DAY: Final[dict[str, Any]] = _LOOKS["day"]
"""The colours of the map by day; those of the grounds stand under "terrain"."""
NIGHT: Final[dict[str, Any]] = _LOOKS["night"]
"""The same by night."""
TERRAIN: Final[dict[str, str]] = DAY["terrain"]
SITES: Final[dict[str, list[dict[str, Any]]]] = _LOOKS["sites"]
"""What stands in a place: parts of a picture in names of colours of the map; "" is a spot."""
PORT: Final[list[dict[str, Any]]] = _LOOKS["port"]
"""The anchor of a port, in such names too."""
SADDLE: Final[str] = _LOOKS["saddle"]
"""The sign of a pass upon its road, along the road: two slopes that draw near to each other, to be stroked."""


def by_day(picture: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """A picture in names of colours of the map, in those of the day."""
    return [
        {key: DAY.get(value, value) if key in ("fill", "stroke") else value for key, value in part.items()}
        for part in picture
    ]


def filled(path: str, ink: str, more: str = "") -> str:
    """A picture in one ink; `more`: further attributes."""
    return f'<path fill-rule="evenodd" fill="{ink}" {more}d="{path}"/>'


def layered(parts: Sequence[dict[str, Any]]) -> str:
    """A picture in its own colours."""
    drawn: list[str] = []
    for part in parts:
        edge = f'stroke="{part["stroke"]}" stroke-width="{part["width"]}" ' if "stroke" in part else ""
        drawn.append(filled(part["path"], part["fill"], edge))
    return "".join(drawn)
