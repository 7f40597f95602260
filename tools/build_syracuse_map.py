"""Draw the map of Syracuse 415-413, whose rulebook comes without one.

    python tools/build_syracuse_map.py [OUT]

OUT is the file of shapes (without it: the one of the game). Coasts, rivers and places are given in latitude and
longitude and laid on the drawing plane of the map data, stretched so that the harbours have room for counters; the
borders of zones are given on the plane. All lines meet in common points, so that the zones divide the plane and share
their borders exactly. What the map data ask for is checked before anything is written. The parts of it are in
tools/syracuse_map: plane, coasts, borders, places, features; lines, zones, strokes, drawing; writing.
"""

import sys
import tomllib
from pathlib import Path

from syracuse_map.drawing import drawn_after
from syracuse_map.writing import text_of

DATA = Path(__file__).resolve().parent.parent / "src" / "polemos" / "games" / "syracuse" / "data"
OUT = DATA / "map_shapes.toml"


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    drawing = drawn_after(tomllib.loads((DATA / "map.toml").read_text("utf-8")))
    out.write_text(text_of(drawing), "utf-8")
    print(f"{out}: {len(drawing.rings)} zones, {len(drawing.common)} borders")


if __name__ == "__main__":
    main()
