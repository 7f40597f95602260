"""The file of shapes: what it says of a drawing, section by section."""

import random
from collections.abc import Iterable, Sequence

from shapely.geometry import LineString, Polygon

from syracuse_map.borders import NODES
from syracuse_map.coasts import CYANE
from syracuse_map.drawing import Drawing
from syracuse_map.features import CITY_WALLS, CLIFFS, PALISADES, PASSAGES, ROADS, SLOPES
from syracuse_map.lines import placed, way
from syracuse_map.places import ABOVE, ALONG, HALF_PLACE, HALF_WORK, LABELS, NUMBERS, PLACES, ZONES, Names
from syracuse_map.plane import HEIGHT, UNIT, WIDTH, Edge, Point
from syracuse_map.strokes import hachures, reeds, streets
from syracuse_map.zones import land_rings

HEAD = '''# The drawn map: shapes of the zones, shores, rivers, roads, cliffs, names and boxes, on the plane of the
# map data (1000 by 1150, y to the south). Made by tools/build_syracuse_map.py: change it there.
provenance = "reconstructed"
basis = """
The rulebook has no map. Coasts, rivers and places follow the topography of Syracuse from general knowledge (positions
good to some hundred metres, the shores of antiquity where they differ from those of today), stretched so that the
harbours have room for counters. Zone borders are drawn so that the shapes touch exactly where the map data have a
border; only M11 and M12 cannot, and are joined by an arrow.
"""
'''


def text_of(d: Drawing) -> str:
    """The whole file."""
    head = [HEAD, f"unit = {UNIT:g}", f"width = {WIDTH:g}", f"height = {HEIGHT:g}"]
    parts = [*head, *zones(d), *places(d), *outlines(d), *lines(d), *hatchings(d), *labels(), *sites(d)]
    return "\n".join(parts) + "\n"


# ---------------------------------------------------------------------- sections
def zones(d: Drawing) -> list[str]:
    """Each zone with its shape, and where its counters and its number stand."""
    parts: list[str] = []
    for zone in d.data["zone"]:
        name = zone["id"]
        centre, latin = ZONES[name]
        number = NUMBERS.get(name, (centre[0], centre[1] - ABOVE))
        parts += [
            f"\n[zones.{name}]",
            f'la = "{latin}"',
            f"centre = [{centre[0]:g}, {centre[1]:g}]",
            f"number = [{number[0]:g}, {number[1]:g}]",
            folded("shape", numbers(d.rings[name])),
        ]
    return parts


def places(d: Drawing) -> list[str]:
    """Forts and the camp. Raises ValueError for one that does not lie in its zone."""
    parts: list[str] = []
    within = {fort["id"]: fort["zone"] for fort in d.data["fort"]} | {"camp": d.data["camp"]["zone"]}
    for name, (centre, latin) in PLACES.items():
        shape = place_ring(centre)
        if not d.shapes[within[name]].contains(Polygon(shape)):
            raise ValueError(f"{name} does not lie in {within[name]}")
        parts += [f"\n[places.{name}]", f'la = "{latin}"', f"centre = [{centre[0]:g}, {centre[1]:g}]"]
        parts.append(folded("shape", numbers(shape)))
    return parts


def outlines(d: Drawing) -> list[str]:
    """The shores of the land and of the pool of Lysimeleia."""
    parts: list[str] = []
    ground = [d.rings[zone["id"]] for zone in d.data["zone"] if zone["terrain"] in ("plain", "raised", "fortified")]
    pool = [ring for ring in d.wild if NODES["pool north"] in ring]
    for ring in land_rings([*ground, *d.wild]):
        parts += ["\n[[outline]]", 'kind = "land"', folded("ring", numbers(ring))]
    for ring in pool:
        parts += ["\n[[outline]]", 'kind = "lake"', folded("ring", numbers(ring))]
    return parts


def lines(d: Drawing) -> list[str]:
    """Rivers, roads, walls and piles, passages, and where walls, the chain and the camp can be built."""
    parts = line("river", list(dict.fromkeys(d.along("river"))), ("Anapus", "アナポス川", "Anapus"))
    parts += line("river", way([point for point, _ in placed(CYANE)]), ("Cyane", "キュアネ川", "Cyane"))
    for kind, names, points in ROADS:
        parts += line(kind, way(points), names)
    for name in CITY_WALLS:
        parts += line("wall", d.along(name))
    for name in PALISADES:
        parts += line("palisade", d.along(name))
    for a, b in PASSAGES:
        parts += line("strait", [ZONES[a][0], ZONES[b][0]])
    for wall in d.data["wall"]:
        parts += line("wall_site", d.border(*wall["zones"]), ident=wall["id"])
    parts += line("chain_site", d.border(*d.data["chain"]["zones"]), ident="chain")
    for zone in d.data["camp"]["from"]:
        parts += line("camp_site", d.border(d.data["camp"]["zone"], zone), ident="camp")
    return parts


def hatchings(d: Drawing) -> list[str]:
    """Cliffs, slopes, reeds and streets."""
    parts: list[str] = []
    dice = random.Random("hachures")
    for cliff in CLIFFS:
        head = d.lines[f"{cliff}, head"][0]
        hollow = next(Polygon(ring) for ring in d.wild if set(head) <= set(ring))
        parts += strokes("cliff", hachures(head, hollow, 5.0, 20.0, dice))
    for high, low in SLOPES:
        parts += strokes("slope", hachures(d.border(high, low), d.shapes[low], 7.0, 8.0, dice))
    parts += strokes("reeds", reeds())
    for quarter, turn in zip(d.city, (4.0, 8.0), strict=True):
        parts += strokes("street", streets(quarter, turn))
    return parts


def labels() -> list[str]:
    """Names beside those of the zones."""
    parts: list[str] = []
    for kind, names, (x, y), size, angle in LABELS:
        parts += [
            "\n[[label]]",
            f'kind = "{kind}"',
            f"text = {names_of(names)}",
            f"at = [{x:g}, {y:g}]",
            f"size = {size:g}",
        ]
        if angle:
            parts.append(f"angle = {angle:g}")
    return parts


def sites(d: Drawing) -> list[str]:
    """The boxes of walls and of the chain, upon their borders."""
    parts: list[str] = []
    chain = ("chain", d.data["chain"]["zones"])
    for name, pair in [*[(wall["id"], wall["zones"]) for wall in d.data["wall"]], chain]:
        halfway = LineString(d.border(*pair)).interpolate(ALONG.get(name, 0.5), normalized=True)
        left, top = round(halfway.x - HALF_WORK[0]), round(halfway.y - HALF_WORK[1])
        parts.append(f'\n[[site]]\nid = "{name}"\nbox = [{left}, {top}, {2 * HALF_WORK[0]:g}, {2 * HALF_WORK[1]:g}]')
    return parts


# ---------------------------------------------------------------------- entries
def line(kind: str, points: Sequence[Point], names: Names = ("", "", ""), ident: str = "") -> list[str]:
    """One line of the map."""
    parts = ["\n[[line]]", f'kind = "{kind}"']
    if ident:
        parts.append(f'id = "{ident}"')
    if any(names):
        parts.append(f"label = {names_of(names)}")
    return [*parts, folded("points", numbers(points))]


def strokes(kind: str, drawn: Iterable[Edge]) -> list[str]:
    """Strokes of a kind."""
    ends = [f"[{a[0]:g}, {a[1]:g}, {b[0]:g}, {b[1]:g}]" for a, b in drawn]
    return ["\n[[hatching]]", f'kind = "{kind}"', folded("strokes", "[" + ", ".join(ends) + "]")]


def place_ring(centre: Point) -> list[Point]:
    """A box with cut corners."""
    (x, y), (u, v), cut = centre, HALF_PLACE, 5.0
    left, top, right, bottom = x - u, y - v, x + u, y + v
    upper = [(left, top + cut), (left + cut, top), (right - cut, top), (right, top + cut)]
    return [*upper, (right, bottom - cut), (right - cut, bottom), (left + cut, bottom), (left, bottom - cut)]


def numbers(points: Iterable[Point]) -> str:
    return "[" + ", ".join(f"[{x:g}, {y:g}]" for x, y in points) + "]"


def folded(key: str, value: str) -> str:
    """A list of points on lines of moderate length."""
    line = f"{key} = {value}"
    if len(line) <= 118:
        return line
    parts = value[1:-1].split("], ")
    out = [f"{key} = ["]
    row = "   "
    for i, part in enumerate(parts):
        piece = " " + part + ("]," if i < len(parts) - 1 else ",")
        if len(row) + len(piece) > 118:
            out.append(row)
            row = "   "
        row += piece
    return "\n".join([*out, row, "]"])


def names_of(names: Names) -> str:
    said = [f'{key} = "{name}"' for key, name in zip(("en", "ja", "la"), names, strict=True) if name]
    return "{ " + ", ".join(said) + " }"
