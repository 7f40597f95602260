"""Draw the map of Syracuse 415-413, whose rulebook comes without one.

    python tools/build_syracuse_map.py [OUT]

OUT is the file of shapes (without it: the one of the game). Coasts, rivers and places are given in latitude and
longitude and laid on the drawing plane of the map data, stretched so that the harbours have room for counters; the
borders of zones are given on the plane. All lines meet in common points, so that the zones divide the plane and share
their borders exactly. What the map data ask for is checked before anything is written.
"""

import math
import random
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot
from shapely.ops import polygonize_full

from projection import Scale

DATA = Path(__file__).resolve().parent.parent / "src" / "polemos" / "games" / "syracuse" / "data"
OUT = DATA / "map_shapes.toml"

WIDTH, HEIGHT = 1000.0, 1150.0
UNIT = 50.0  # plane units in a map unit of the board: a counter takes two thirds of it

Point = tuple[float, float]
Edge = tuple[Point, Point]


# ---------------------------------------------------------------------- from the globe to the plane
#: Longitude to x: Belvedere, Euryalos, the river mouth, the docks, Ortygia, Achradina, the open sea.
ACROSS = Scale(
    [
        (15.180, 0),
        (15.200, 120),
        (15.224, 258),
        (15.235, 322),
        (15.250, 398),
        (15.260, 445),
        (15.2695, 512),
        (15.2805, 640),
        (15.289, 730),
        (15.298, 806),
        (15.303, 838),
        (15.315, 890),
        (15.340, 965),
        (15.370, 1020),
    ]
)
#: Latitude to y, from the south: Plemmyrion, Dascon, the river mouth, the docks, Epipolae, Trogilos, Thapsos.
DOWN = Scale(
    [
        (37.0260, 1150),
        (37.0395, 1040),
        (37.0456, 968),
        (37.0565, 862),
        (37.0665, 695),
        (37.0780, 590),
        (37.0905, 470),
        (37.1080, 330),
        (37.1500, 150),
        (37.1680, 50),
    ]
)


#: The far north is drawn aside, to make room for the box of Catania: by how much, and between which latitudes.
ASIDE, ASIDE_FROM, ASIDE_TO = 46.0, 37.122, 37.152


def at(latitude: float, longitude: float) -> Point:
    """The place on the plane."""
    t = min(max((latitude - ASIDE_FROM) / (ASIDE_TO - ASIDE_FROM), 0.0), 1.0)
    return round(ACROSS(longitude) + ASIDE * t * t * (3 - 2 * t), 1), round(DOWN(latitude), 1)


# ---------------------------------------------------------------------- what lies where
#: Places in latitude and longitude: (latitude, longitude) or (latitude, longitude, name of the point). Reconstructed.
Course = Sequence[tuple[float, float] | tuple[float, float, str] | str]

MAINLAND: Course = [
    "megara",
    (37.1522, 15.2150),
    (37.1517, 15.2188),
    (37.1542, 15.2214, "isthmus north"),
    # Thapsos, today Magnisi
    (37.1557, 15.2247),
    (37.1582, 15.2269),
    (37.1617, 15.2272),
    (37.1655, 15.2294),
    (37.1687, 15.2339),
    (37.1680, 15.2395),
    (37.1645, 15.2435),
    (37.1600, 15.2431),
    (37.1561, 15.2451),
    (37.1512, 15.2435, "thapsos"),
    (37.1481, 15.2384),
    (37.1483, 15.2325),
    (37.1508, 15.2291),
    (37.1512, 15.2257),
    (37.1500, 15.2219, "isthmus south"),
    # the beach of Leon
    (37.1452, 15.2202),
    (37.1394, 15.2216),
    (37.1348, 15.2260),
    (37.1301, 15.2311),
    (37.1239, 15.2380),
    (37.1191, 15.2459),
    (37.1155, 15.2549),
    (37.1130, 15.2628),
    (37.1112, 15.2676, "cliff foot"),
    (37.1095, 15.2708, "cliff head"),
    # Trogilos, today Santa Panagia
    (37.1073, 15.2736),
    (37.1066, 15.2764),
    (37.1078, 15.2792),
    (37.1066, 15.2823),
    (37.1080, 15.2855),
    (37.1096, 15.2890),
    (37.1116, 15.2932),
    (37.1102, 15.2972),
    (37.1066, 15.3006),
    (37.1024, 15.3021, "city north"),
    # the sea front of Achradina
    (37.0961, 15.3032),
    (37.0905, 15.3021),
    (37.0852, 15.3038),
    (37.0796, 15.3030, "city east"),
    (37.0755, 15.3023),
    (37.0721, 15.3009),
    (37.0707, 15.2988, "small mouth north"),
    # the Small Harbour
    (37.0720, 15.2959),
    (37.0721, 15.2930),
    (37.0709, 15.2907),
    (37.0686, 15.2896),
    (37.0669, 15.2893, "neck north"),
    # the Great Harbour: docks, marsh, river mouth, Dascon
    (37.0662, 15.2876),
    (37.0658, 15.2852),
    (37.0660, 15.2828),
    (37.0666, 15.2805, "city west"),
    (37.0661, 15.2781),
    (37.0652, 15.2760),
    (37.0641, 15.2743),
    (37.0630, 15.2731, "camp north"),
    (37.0613, 15.2720),
    (37.0597, 15.2711),
    (37.0582, 15.2704, "camp south"),
    (37.0573, 15.2697),
    (37.0563, 15.2695, "mouth"),
    (37.0542, 15.2696),
    (37.0514, 15.2705),
    (37.0485, 15.2714, "dascon"),
    (37.0468, 15.2728),
    (37.0450, 15.2720),
    (37.0429, 15.2716),
    (37.0409, 15.2727),
    (37.0395, 15.2748),
    (37.0390, 15.2772, "dascon east"),
    # Plemmyrion
    (37.0395, 15.2805),
    (37.0412, 15.2841),
    (37.0428, 15.2875),
    (37.0441, 15.2906, "plemmyrion west"),
    (37.0449, 15.2947),
    (37.0451, 15.2979),
    (37.0458, 15.3009, "chain south"),
    (37.0451, 15.3050),
    (37.0436, 15.3089),
    (37.0413, 15.3128),
    (37.0373, 15.3161),
    (37.0324, 15.3193),
    "plemmyrion south",
]
ORTYGIA: Course = [
    (37.0657, 15.2899, "neck south"),
    (37.0661, 15.2921),
    (37.0663, 15.2949),
    (37.0658, 15.2975, "small mouth south"),
    (37.0638, 15.2987),
    (37.0617, 15.2983),
    (37.0595, 15.2973),
    (37.0574, 15.2963, "ortygia east"),
    (37.0551, 15.2955),
    (37.0537, 15.2940, "chain north"),
    (37.0549, 15.2926),
    (37.0574, 15.2914),
    (37.0593, 15.2903),
    (37.0609, 15.2899, "ortygia west"),
    (37.0627, 15.2892),
    (37.0644, 15.2893),
    "neck south",
]

#: Points of the plane that have a name: where borders meet away from the coasts, and on the edge of the map.
NODES: dict[str, Point] = {
    "nw": (0, 0),
    "box ne": (275, 0),
    "box se": (275, 125),
    "megara": (228, 125),
    "box sw": (0, 125),
    "ne": (1000, 0),
    "se": (1000, 1150),
    "open south": (985, 1150),
    "plemmyrion south": (918, 1150),
    "dascon south": (620, 1150),
    "olympieion south": (400, 1150),
    "sw": (0, 1150),
    "anapus west": (0, 770),
    "leontini west": (0, 560),
    "hybla west": (0, 198),
    "hybla": (196, 182),
    "ascent": (222, 355),
    "cliff west": (345, 352),
    "labdalon west": (328, 452),
    "syke west": (402, 458),
    "circle": (548, 478),
    "wall end": (516, 341),
    "euryalos south": (255, 528),
    "euryalos west": (110, 500),
    "slope west": (408, 594),
    "slope": (488, 617),
    "slope east": (534, 606),
    "plain north": (312, 612),
    "gate north": (634, 462),
    "gate south": (622, 632),
    "pool north": (436, 731),
    "pool east": (449, 743),
    "pool south": (432, 757),
    "pool west": (416, 745),
    "ford west": (255, 785),
    "ford middle": (330, 812),
    "ford east": (440, 872),
    "sea north": (655, 212),
    "sea east": (915, 318),
    "sea achradina": (962, 562),
    "sea ortygia": (958, 815),
    "docks": (652, 802),
    "basin": (632, 826),
}

#: Borders on the plane by kind: names of points, and points between them.
BORDERS: dict[str, tuple[str, Sequence[str | Point]]] = {
    # the edge of the map, and the box of Catania in its corner
    "edge": (
        "straight",
        [
            "box ne",
            "ne",
            "se",
            "open south",
            "plemmyrion south",
            "dascon south",
            "olympieion south",
            "sw",
            "anapus west",
            "leontini west",
            "hybla west",
            "box sw",
            "nw",
            "box ne",
        ],
    ),
    "box": ("straight", ["box ne", "box se", "megara", "box sw"]),
    # the land
    "isthmus": ("land", ["isthmus north", "isthmus south"]),
    "hybla": ("land", ["isthmus north", (262, 160), (234, 172), "hybla", (130, 192), (60, 193), "hybla west"]),
    "T2-T3": ("land", ["hybla", (202, 220), (212, 262), (214, 312), "ascent"]),
    "T3-T4": ("land", ["ascent", (190, 380), (150, 412), (122, 455), "euryalos west"]),
    "T2-T4": ("land", ["ascent", (262, 350), (305, 357), "cliff west"]),
    "T3-T10": ("land", ["leontini west", (50, 549), (90, 527), "euryalos west"]),
    "west cliff, head": ("cliff", ["euryalos west", (150, 491), (205, 504), "euryalos south"]),
    "west cliff, foot": ("cliff", ["euryalos west", (146, 513), (200, 530), "euryalos south"]),
    "T4-T5": ("land", ["cliff west", (334, 385), (340, 420), "labdalon west"]),
    "T4-T6": ("land", ["labdalon west", (300, 485), (273, 508), "euryalos south"]),
    "T5-T6": ("land", ["labdalon west", (365, 463), "syke west"]),
    "T5-T8": ("work", ["syke west", (450, 449), (502, 458), "circle"]),
    "T6-T8": ("work", ["syke west", (408, 505), (402, 550), "slope west"]),
    "T6-T10": ("land", ["euryalos south", (272, 565), (290, 592), "plain north"]),
    "T6-T14": ("land", ["plain north", (360, 608), "slope west"]),
    "south cliff, head": ("cliff", ["slope west", (446, 582), (500, 586), "slope east"]),
    "south cliff, foot": ("cliff", ["slope west", (442, 612), "slope", (514, 621), "slope east"]),
    "T5-T7": ("work", ["circle", (541, 430), (529, 380), "wall end"]),
    "north cliff, head": ("cliff", ["cliff west", (393, 361), (440, 348), (480, 341), "wall end", "cliff head"]),
    "north cliff, foot": ("cliff", ["cliff west", (388, 335), (430, 327), (468, 320), "cliff foot"]),
    "T7-T9": ("land", ["circle", (592, 474), "gate north"]),
    "T7-SYR": ("straight", ["gate north", (690, 447), (752, 428), (800, 396), "city north"]),
    "T9-SYR": ("straight", ["gate north", (642, 510), (638, 566), "gate south"]),
    "T8-T9": ("work", ["circle", (550, 520), (543, 565), "slope east"]),
    "T9-T13": ("land", ["slope east", (578, 624), "gate south"]),
    "T13-SYR": ("straight", ["gate south", (632, 662), "city west"]),
    "T13-T14": ("work", ["slope", (474, 660), (452, 702), "pool north"]),
    "T14-T15": ("work", ["pool west", (378, 768), (348, 796), "ford middle"]),
    "T13-T17": ("work", ["pool east", (492, 739), "camp north"]),
    "T15-T17": ("work", ["pool south", (442, 800), (467, 832), (496, 843), "camp south"]),
    "pool": ("land", ["pool north", "pool east", "pool south", "pool west", "pool north"]),
    "T10-T14": ("land", ["plain north", (293, 680), (274, 740), "ford west"]),
    "river": (
        "river",
        [
            "anapus west",
            (55, 782),
            (110, 761),
            (160, 772),
            (208, 791),
            "ford west",
            (295, 792),
            "ford middle",
            (360, 836),
            (398, 842),
            "ford east",
            (478, 867),
            "mouth",
        ],
    ),
    "T11-T12": ("land", ["ford east", (437, 930), (420, 1000), (408, 1075), "olympieion south"]),
    "T12-T16": ("land", ["dascon east", (610, 1095), "dascon south"]),
    # the sea
    "M1-M2": ("sea", ["thapsos", (480, 122), (570, 126), (628, 160), "sea north"]),
    "M2-M3": ("sea", ["sea north", (600, 252), (548, 285), "cliff foot"]),
    "M1-M3": ("sea", ["sea north", (740, 215), (830, 250), "sea east"]),
    "M3-M4": ("sea", ["city north", (868, 344), "sea east"]),
    "M1-M4": ("sea", ["sea east", (948, 400), (960, 480), "sea achradina"]),
    "M4-M5": ("sea", ["city east", (890, 573), "sea achradina"]),
    "M1-M5": ("sea", ["sea achradina", (967, 650), (966, 735), "sea ortygia"]),
    "M5-M8": ("sea", ["ortygia east", (850, 832), (900, 822), "sea ortygia"]),
    "M1-M8": ("sea", ["sea ortygia", (960, 900), (972, 1020), "open south"]),
    "M5-M6": ("straight", ["small mouth north", "small mouth south"]),
    "M6-M7": ("straight", ["neck north", "neck south"]),
    "M7-M10": ("sea", ["city west", (650, 748), "docks"]),
    "M7-M9": ("sea", ["docks", (694, 808), "ortygia west"]),
    "M9-M10": ("sea", ["docks", "basin"]),
    "M10-M12": ("sea", ["camp north", (592, 790), "basin"]),
    "M9-M12": ("sea", ["basin", (641, 864), (612, 896), (560, 894), "mouth"]),
    "M9-M11": ("sea", ["dascon", (590, 930), (655, 942), (708, 962), "plemmyrion west"]),
    "chain": ("straight", ["chain north", "chain south"]),
}

#: How much the pen wavers on each kind of line, in plane units.
PEN = {"coast": 1.7, "cliff": 1.8, "land": 1.2, "river": 1.4, "work": 0.5, "sea": 0.0, "straight": 0.0}
STEP = 7.0

#: Zones: their centre, where the counters stand, and their Latin name.
ZONES: dict[str, tuple[Point, str]] = {
    "CAT": ((137, 62), "Catana"),
    "SYR": ((735, 545), "Syracusae et Ortygia"),
    "T1": ((365, 101), "Thapsus"),
    "T2": ((290, 290), "Leon"),
    "T3": ((100, 276), "Via Leontina"),
    "T4": ((225, 445), "Euryalus"),
    "T5": ((428, 400), "Labdalum"),
    "T6": ((335, 530), "Epipolae Australes"),
    "T7": ((660, 390), "Trogilus"),
    "T8": ((449, 536), "Syce"),
    "T9": ((600, 546), "Temenites"),
    "T10": ((130, 660), "Anapus Superior"),
    "T11": ((220, 930), "Olympieum"),
    "T12": ((472, 1000), "Dascon"),
    "T13": ((560, 672), "Lysimelia"),
    "T14": ((365, 695), "Campus Anapi"),
    "T15": ((397, 812), "Ostia Anapi"),
    "T16": ((742, 1086), "Plemmyrium"),
    "T17": ((490, 813), "Castra Atheniensium"),
    "M1": ((830, 130), "Mare Siculum"),
    "M2": ((515, 195), "Sinus Thapsius"),
    "M3": ((710, 268), "Statio Trogili"),
    "M4": ((898, 470), "Ad Achradinam"),
    "M5": ((892, 690), "Ante Portum Minorem"),
    "M6": ((772, 676), "Portus Minor"),
    "M7": ((694, 736), "Navalia Vetera"),
    "M8": ((890, 920), "Ante Portum Magnum"),
    "M9": ((705, 885), "Portus Magnus"),
    "M10": ((603, 757), "Sinus Lysimeliae"),
    "M11": ((640, 994), "Sinus Dasconius"),
    "M12": ((578, 845), "Statio Atheniensium"),
}
ORTYGIA_WITHIN: Point = (772, 780)


# ---------------------------------------------------------------------- lines
def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def placed(course: Course) -> list[tuple[Point, str]]:
    """A course on the plane: points, each with its name or ""; new names are learnt."""
    out: list[tuple[Point, str]] = []
    for stop in course:
        if isinstance(stop, str):
            out.append((NODES[stop], stop))
            continue
        point = at(stop[0], stop[1])
        name = stop[2] if len(stop) == 3 else ""
        if name:
            NODES[name] = point
        out.append((point, name))
    return out


def through(points: Sequence[Point]) -> list[list[Point]]:
    """A smooth line through the points (Catmull-Rom), stretch by stretch; the ends of each stretch are its points."""
    closed = points[0] == points[-1] and len(points) > 3
    stretches: list[list[Point]] = []
    for i in range(len(points) - 1):
        b, c = points[i], points[i + 1]
        a = points[i - 1] if i else (points[-2] if closed else b)
        d = points[i + 2] if i + 2 < len(points) else (points[1] if closed else c)
        count = max(1, round(math.dist(b, c) / STEP))
        stretch = [b]
        for k in range(1, count):
            t = k / count
            stretch.append((spline(t, a[0], b[0], c[0], d[0]), spline(t, a[1], b[1], c[1], d[1])))
        stretches.append([*stretch, c])
    return stretches


def spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def wavering(line: Sequence[Point], by: float, dice: random.Random) -> list[Point]:
    """The line with its inner points moved a little, as by hand; the ends stay."""
    out: list[Point] = [line[0]]
    for i, (before, here, after) in enumerate(zip(line, line[1:], line[2:], strict=False)):
        far = math.dist(before, after) or 1.0
        aside = dice.uniform(-by, by) * min(1.0, 0.4 * (i + 1), 0.4 * (len(line) - 2 - i))
        out.append((here[0] - (after[1] - before[1]) / far * aside, here[1] + (after[0] - before[0]) / far * aside))
    return [*out, line[-1]]


def drawn(name: str, kind: str, stops: Sequence[tuple[Point, str]]) -> list[list[Point]]:
    """A line as pieces between its named points."""
    dice = random.Random(name)
    points = [point for point, _ in stops]
    stretches = [list(pair) for pair in pairwise(points)] if kind == "straight" else through(points)
    pieces: list[list[Point]] = [[points[0]]]
    for (_, end), stretch in zip(stops[1:], stretches, strict=True):
        pieces[-1] += wavering(stretch, PEN[kind], dice)[1:]
        if end:
            pieces.append([pieces[-1][-1]])
    return [[rounded(point) for point in piece] for piece in pieces if len(piece) > 1]


def all_lines() -> dict[str, list[list[Point]]]:
    """Every line of the map by name, cut where lines meet."""
    lines = {
        "mainland": drawn("mainland", "coast", placed(MAINLAND)),
        "ortygia": drawn("ortygia", "coast", placed(ORTYGIA)),
    }
    for name, (kind, stops) in BORDERS.items():
        lines[name] = drawn(
            name, kind, [(NODES[stop], stop) if isinstance(stop, str) else (stop, "") for stop in stops]
        )
    return lines


# ---------------------------------------------------------------------- zones
def faces(pieces: Sequence[Sequence[Point]]) -> list[Polygon]:
    """The parts into which the lines divide the plane. Raises ValueError where lines cross or end in nothing."""
    lines = [LineString(piece) for piece in pieces]
    for i, line in enumerate(lines):
        for other in lines[i + 1 :]:
            if line.intersects(other):
                meeting = line.intersection(other)
                ends = {line.coords[0], line.coords[-1]} & {other.coords[0], other.coords[-1]}
                met = {spot.coords[0] for spot in getattr(meeting, "geoms", [meeting]) if spot.geom_type == "Point"}
                if not met or not met <= ends:
                    raise ValueError(f"lines cross: {line} and {other}, {meeting}")
    found, cuts, dangles, wrong = polygonize_full(lines)
    if len(cuts.geoms) or len(dangles.geoms) or len(wrong.geoms):
        raise ValueError(f"lines end in nothing: {cuts} {dangles} {wrong}")
    return list(found.geoms)


def ring_of(face: Polygon) -> list[Point]:
    """The outline, clockwise to the eye, from its first point in reading order; the end is not repeated."""
    ring = [rounded((x, y)) for x, y in face.exterior.coords][:-1]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(ring))
    if area < 0:
        ring.reverse()
    start = ring.index(min(ring, key=lambda point: (point[1], point[0])))
    return ring[start:] + ring[:start]


def sides(ring: Sequence[Point]) -> list[Edge]:
    """The sides of a closed ring."""
    return [(ring[i], ring[(i + 1) % len(ring)]) for i in range(len(ring))]


def joined(ring: Sequence[Point], other: Sequence[Point], a: Point, b: Point) -> list[Point]:
    """Two rings as one, by way of a seam from a point of the first to a point of the second and back."""
    i, j = ring.index(a), other.index(b)
    return [*ring[: i + 1], *other[j:], *other[:j], b, *ring[i:]]


def zone_rings(found: Sequence[Polygon]) -> tuple[dict[str, list[Point]], list[list[Point]], list[Polygon]]:
    """The ring of each zone; those of the ground between them that belongs to none; the two quarters of the city."""
    rings: dict[str, list[Point]] = {}
    free = list(found)

    def take(spot: Point) -> list[Point]:
        here = [face for face in free if face.contains(Spot(spot))]
        if len(here) != 1:
            raise ValueError(f"{len(here)} parts of the plane hold {spot}")
        free.remove(here[0])
        if here[0].interiors:
            raise ValueError(f"the part around {spot} has a hole")
        return ring_of(here[0])

    for name, (centre, _) in ZONES.items():
        rings[name] = take(centre)
    island = take(ORTYGIA_WITHIN)
    quarters = [Polygon(rings["SYR"]), Polygon(island)]
    rings["SYR"] = joined(rings["SYR"], island, NODES["neck north"], NODES["neck south"])
    return rings, [ring_of(face) for face in free], quarters


def shared(rings: dict[str, list[Point]]) -> dict[frozenset[str], list[Edge]]:
    """The sides that two zones have in common."""
    owners: dict[frozenset[Point], list[tuple[str, Edge]]] = defaultdict(list)
    for name, ring in rings.items():
        for side in sides(ring):
            owners[frozenset(side)].append((name, side))
    out: dict[frozenset[str], list[Edge]] = defaultdict(list)
    for holders in owners.values():
        names = {name for name, _ in holders}
        for first in names:
            for second in names:
                if first < second:
                    out[frozenset((first, second))].append(holders[0][1])
    return out


def chained(edges: Iterable[Edge]) -> list[list[Point]]:
    """Sides in any order and direction as the longest lines that they make."""
    next_to: dict[Point, list[Point]] = defaultdict(list)
    for a, b in edges:
        next_to[a].append(b)
        next_to[b].append(a)
    lines: list[list[Point]] = []
    while next_to:
        start = min(next_to, key=lambda point: (len(next_to[point]) % 2 == 0, point))
        line = [start]
        while next_to.get(line[-1]):
            here = line[-1]
            there = next_to[here].pop(0)
            next_to[there].remove(here)
            line.append(there)
        for point in line:
            if point in next_to and not next_to[point]:
                del next_to[point]
        lines.append(line)
    return lines


# ---------------------------------------------------------------------- what is drawn upon the zones
Names = tuple[str, str, str]  # English, Japanese, Latin; "" = none

#: The spring and the course of the Cyane, which meets the Anapus above its mouth.
CYANE: Course = [
    (37.0443, 15.2310),
    (37.0462, 15.2375),
    (37.0488, 15.2440),
    (37.0522, 15.2505),
    (37.0541, 15.2560),
    "ford east",
]
#: Roads, on the plane; they leave a zone only where armies can.
ROADS: Sequence[tuple[str, Names, Sequence[Point]]] = [
    (
        "road",
        ("Helorine road", "ヘロロス街道", "Via Helorina"),
        [
            (672, 648),
            (629, 661),
            (585, 676),
            (535, 694),
            (498, 737),
            (470, 776),
            (452, 812),
            (440, 845),
            (424, 861),
            (402, 905),
            (392, 960),
            (372, 1030),
            (350, 1090),
            (332, 1150),
        ],
    ),
    (
        "road",
        ("road to Leontini", "レオンティノイ街道", "Via Leontina"),
        [
            (672, 648),
            (694, 588),
            (702, 520),
            (688, 448),
            (640, 404),
            (536, 404),
            (470, 408),
            (400, 406),
            (336, 403),
            (262, 400),
            (196, 399),
            (160, 404),
            (110, 372),
            (60, 345),
            (0, 330),
        ],
    ),
    (
        "road",
        ("road to Catania", "カタニア街道", "Via Catanensis"),
        [(262, 400), (252, 353), (262, 305), (250, 262), (232, 218), (222, 176), (204, 150), (196, 125)],
    ),
    (
        "track",
        ("way to Thapsos", "タプソスへの道", ""),
        [(250, 262), (253, 212), (262, 172), (290, 139), (316, 131), (340, 128), (360, 121)],
    ),
    (
        "track",
        ("way to Acrae", "アクライへの道", "Via Acrensis"),
        [(585, 676), (520, 668), (472, 664), (400, 690), (284, 706), (190, 716), (90, 712), (0, 722)],
    ),
    (
        "track",
        ("way to Epipolae", "エピポライへの道", ""),
        [(699, 556), (640, 548), (592, 560), (546, 552), (498, 528), (448, 496), (424, 452), (406, 406)],
    ),
]
#: The walls of the city, along borders.
CITY_WALLS = ("T7-SYR", "T9-SYR", "T13-SYR")
#: Fortified anchorages: piles in the water between two zones.
PALISADES = ("M5-M6", "M7-M9", "M7-M10", "M9-M12", "M10-M12")
#: A border that cannot be drawn. M9 has a beach of T12 that lies between those of M12 and of M11, and it reaches the
#: harbour mouth: so it parts M11 from M12 in every drawing of the plane. An arrow over M9 stands for their border.
APART = ("M11", "M12")
#: Passages shown by an arrow: under the bridge of Ortygia, and the border that cannot be drawn.
PASSAGES = (("M6", "M7"), APART)
#: Cliffs that nobody climbs: the head and the foot of each.
CLIFFS = ("north cliff", "south cliff", "west cliff")
#: Slopes: the higher zone, the lower zone.
SLOPES = (
    ("T4", "T3"),
    ("T4", "T2"),
    ("T6", "T10"),
    ("T6", "T14"),
    ("T8", "T9"),
    ("T7", "T9"),
    ("T11", "T12"),
    ("T16", "T12"),
    # steep shores: the strokes go inland
    ("M3", "T7"),
    ("M8", "T16"),
    ("M9", "T16"),
)
#: Reeds in the marshes of Lysimeleia and Syrako, and at the mouth of the river.
REEDS: Sequence[Point] = (
    (490, 707),
    (517, 716),
    (537, 731),
    (472, 724),
    (459, 710),
    (520, 655),
    (497, 645),
    (424, 706),
    (404, 726),
    (440, 684),
    (388, 745),
    (474, 848),
    (497, 851),
    (362, 818),
)
#: Streets of the city: spacing across and down, and how far they keep from walls and shores.
BLOCKS: Point = (46.0, 15.0)
CLEAR = 8.0

#: Names on the map beside those of the zones: kind, names, place, size, angle.
LABELS: Sequence[tuple[str, Names, Point, float, float]] = [
    ("note", ("Achradina", "アクラディナ", "Achradina"), (775, 480), 13, 0),
    ("note", ("Ortygia", "オルテュギア", "Ortygia"), (776, 790), 12, 80),
    ("note", ("quarries", "石切場", "Latomiae"), (786, 606), 10, 0),
    ("note", ("Anapus", "アナポス川", "Anapus"), (75, 802), 13, -8),
    ("note", ("Cyane", "キュアネ川", "Cyane"), (345, 938), 11, -38),
    ("note", ("Polichna", "ポリクナ", "Polichna"), (270, 1030), 11, 0),
    ("note", ("to Leontini", "レオンティノイへ", ""), (44, 332), 11, 14),
    ("note", ("to Acrae", "アクライへ", ""), (36, 712), 11, -2),
    ("note", ("to Helorus", "ヘロロスへ", ""), (366, 1134), 11, 0),
    ("note", ("to Catania", "カタニアへ", ""), (160, 150), 11, 0),
]
#: Where the numbers of the zones stand, if not above the counters.
NUMBERS: dict[str, Point] = {"T15": (421, 787), "T17": (467, 772)}
ABOVE = 25.0

#: What stands inside a zone: its middle, and its Latin name. Counters inside a fort or the camp stand here.
PLACES: dict[str, tuple[Point, str]] = {
    "labdalon": ((486, 377), "Castellum Labdali"),
    "syke": ((513, 497), "Castellum Syces"),
    "plemmyrion": ((806, 1014), "Castellum Plemmyrii"),
    "olympieion": ((334, 978), "Castellum Olympiei"),
    "camp": ((515, 768), "Castra"),
}
#: Half the width and height of such a place, and of the boxes for walls and the chain, which lie on their borders.
HALF_PLACE: Point = (21.0, 20.0)
HALF_WORK: Point = (17.0, 14.0)
#: How far along its border such a box lies, if not half way.
ALONG = {"A2": 0.35, "1A": 0.25}


def way(points: Sequence[Point]) -> list[Point]:
    """A smooth line for what no border follows."""
    stretches = through(points)
    return [rounded(point) for point in [points[0], *[point for stretch in stretches for point in stretch[1:]]]]


def hachures(line: Sequence[Point], low: Polygon, spacing: float, length: float, dice: random.Random) -> Iterator[Edge]:
    """Short strokes from a line down into the lower ground; shorter where that is narrow."""
    course = LineString(line)
    far = spacing / 2
    while far < course.length:
        here, ahead = course.interpolate(far), course.interpolate(far + 1.0)
        u, v = ahead.x - here.x, ahead.y - here.y
        step = math.hypot(u, v) or 1.0
        side = 1.0 if low.contains(Spot(here.x - v / step * 1.5, here.y + u / step * 1.5)) else -1.0
        reach = length * dice.uniform(0.7, 1.0)
        lean = dice.uniform(-0.12, 0.12)
        end = (here.x + side * reach * (-v + lean * u) / step, here.y + side * reach * (u + lean * v) / step)
        stroke = LineString([(here.x, here.y), end]).intersection(low.buffer(-0.6))
        if stroke.geom_type == "LineString" and stroke.length > 1.5:
            a, b = rounded(stroke.coords[0]), rounded(stroke.coords[-1])
            yield (a, b)
        far += spacing * dice.uniform(0.8, 1.2)


def reeds() -> Iterator[Edge]:
    """A tuft at each place."""
    for x, y in REEDS:
        yield ((x - 6, y), (x + 6, y))
        for lean, high in ((-4, 5), (-1.5, 7), (2, 7), (4.5, 5)):
            yield ((round(x + lean * 0.5, 1), y), (x + lean, y - high))


def streets(quarter: Polygon, turn: float) -> Iterator[Edge]:
    """A grid of streets inside a quarter of the city, turned by some degrees."""
    left, top, right, bottom = quarter.bounds
    within, middle = quarter.buffer(-CLEAR), Spot((left + right) / 2, (top + bottom) / 2)
    far = math.hypot(right - left, bottom - top) / 2
    for spacing, along in zip(BLOCKS, (90.0, 0.0), strict=True):
        for i in range(-int(far / spacing), int(far / spacing) + 1):
            angle = math.radians(turn + along)
            u, v = math.cos(angle), math.sin(angle)
            x, y = middle.x - v * spacing * i, middle.y + u * spacing * i
            cut = LineString([(x - u * far, y - v * far), (x + u * far, y + v * far)]).intersection(within)
            for part in getattr(cut, "geoms", [cut]):
                if part.geom_type == "LineString" and part.length > 10:
                    yield (rounded(part.coords[0]), rounded(part.coords[-1]))


# ---------------------------------------------------------------------- checks, and the file
def check(rings: dict[str, list[Point]], wanted: Sequence[dict[str, Any]]) -> None:
    """Raises ValueError where the shapes say something else than the map data."""
    asked = {frozenset((edge["a"], edge["b"])) for edge in wanted} - {frozenset(APART)}
    have = set(shared(rings))
    walls = {pair for pair in have if "SYR" in pair and any(name.startswith("M") for name in pair)}
    wrong = [sorted(pair) for pair in (asked - have) | (have - walls - asked)]
    if wrong:
        raise ValueError(f"borders that only the map or only the data have: {wrong}")


def land_rings(ground: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """The outline of all land; beyond the edge of the map it goes on, so that no shore runs along the edge."""
    edges = {side for ring in ground for side in sides(ring)}
    rest = {a: b for a, b in edges if (b, a) not in edges}
    rings: list[list[Point]] = []
    while rest:
        here = start = min(rest)
        ring: list[Point] = []
        while here in rest:
            ring.append(here)
            here = rest.pop(here)
        if here != start:
            raise ValueError(f"the shore near {start} is not closed")
        rings.append(ring)
    return [[point for corner in ring for point in beyond(corner)] for ring in rings]


def beyond(point: Point) -> list[Point]:
    """A corner of the land, pushed outward where it lies on the edge of the map or on the box of Catania."""
    x, y = point
    out = (-60.0 if x == 0 else x, HEIGHT + 60 if y == HEIGHT else (50.0 if y == 125 and x <= 228 else y))
    if point == NODES["megara"]:
        return [out, point]
    if point == NODES["plemmyrion south"]:
        return [point, out]
    return [out]


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


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    data = tomllib.loads((DATA / "map.toml").read_text("utf-8"))
    lines = all_lines()
    rings, wild, city = zone_rings(faces([piece for pieces in lines.values() for piece in pieces]))
    check(rings, data["edge"])
    common = shared(rings)
    shapes = {name: Polygon(ring) for name, ring in rings.items() if name != "SYR"}
    dice = random.Random("hachures")

    parts = [HEAD, f"unit = {UNIT:g}", f"width = {WIDTH:g}", f"height = {HEIGHT:g}"]
    for zone in data["zone"]:
        name = zone["id"]
        centre, latin = ZONES[name]
        number = NUMBERS.get(name, (centre[0], centre[1] - ABOVE))
        parts += [
            f"\n[zones.{name}]",
            f'la = "{latin}"',
            f"centre = [{centre[0]:g}, {centre[1]:g}]",
            f"number = [{number[0]:g}, {number[1]:g}]",
            folded("shape", numbers(rings[name])),
        ]

    within = {fort["id"]: fort["zone"] for fort in data["fort"]} | {"camp": data["camp"]["zone"]}
    for name, (centre, latin) in PLACES.items():
        shape = place_ring(centre)
        if not shapes[within[name]].contains(Polygon(shape)):
            raise ValueError(f"{name} does not lie in {within[name]}")
        parts += [f"\n[places.{name}]", f'la = "{latin}"', f"centre = [{centre[0]:g}, {centre[1]:g}]"]
        parts.append(folded("shape", numbers(shape)))

    ground = [rings[zone["id"]] for zone in data["zone"] if zone["terrain"] in ("plain", "raised", "fortified")]
    pool = [ring for ring in wild if NODES["pool north"] in ring]
    for ring in land_rings([*ground, *wild]):
        parts += ["\n[[outline]]", 'kind = "land"', folded("ring", numbers(ring))]
    for ring in pool:
        parts += ["\n[[outline]]", 'kind = "lake"', folded("ring", numbers(ring))]

    def line(kind: str, points: Sequence[Point], names: Names = ("", "", ""), ident: str = "") -> None:
        parts.extend(["\n[[line]]", f'kind = "{kind}"'])
        if ident:
            parts.append(f'id = "{ident}"')
        if any(names):
            parts.append(f"label = {names_of(names)}")
        parts.append(folded("points", numbers(points)))

    def strokes(kind: str, drawn: Iterable[Edge]) -> None:
        ends = [f"[{a[0]:g}, {a[1]:g}, {b[0]:g}, {b[1]:g}]" for a, b in drawn]
        parts.extend(["\n[[hatching]]", f'kind = "{kind}"', folded("strokes", "[" + ", ".join(ends) + "]")])

    def border(a: str, b: str) -> list[Point]:
        found = chained(common[frozenset((a, b))])
        if len(found) != 1:
            raise ValueError(f"{a} and {b} share {len(found)} borders")
        return found[0]

    river = [point for piece in lines["river"] for point in piece]
    line("river", list(dict.fromkeys(river)), ("Anapus", "アナポス川", "Anapus"))
    line("river", way([point for point, _ in placed(CYANE)]), ("Cyane", "キュアネ川", "Cyane"))
    for kind, names, points in ROADS:
        line(kind, way(points), names)
    for name in CITY_WALLS:
        line("wall", [point for piece in lines[name] for point in piece])
    for name in PALISADES:
        line("palisade", [point for piece in lines[name] for point in piece])
    for a, b in PASSAGES:
        line("strait", [ZONES[a][0], ZONES[b][0]])
    for wall in data["wall"]:
        line("wall_site", border(*wall["zones"]), ident=wall["id"])
    line("chain_site", border(*data["chain"]["zones"]), ident="chain")
    for zone in data["camp"]["from"]:
        line("camp_site", border(data["camp"]["zone"], zone), ident="camp")
    for cliff in CLIFFS:
        head = lines[f"{cliff}, head"][0]
        hollow = next(Polygon(ring) for ring in wild if set(head) <= set(ring))
        strokes("cliff", hachures(head, hollow, 5.0, 20.0, dice))
    for high, low in SLOPES:
        strokes("slope", hachures(border(high, low), shapes[low], 7.0, 8.0, dice))
    strokes("reeds", reeds())
    for quarter, turn in zip(city, (4.0, 8.0), strict=True):
        strokes("street", streets(quarter, turn))

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

    for name, pair in [*[(wall["id"], wall["zones"]) for wall in data["wall"]], ("chain", data["chain"]["zones"])]:
        halfway = LineString(border(*pair)).interpolate(ALONG.get(name, 0.5), normalized=True)
        left, top = round(halfway.x - HALF_WORK[0]), round(halfway.y - HALF_WORK[1])
        parts.append(f'\n[[site]]\nid = "{name}"\nbox = [{left}, {top}, {2 * HALF_WORK[0]:g}, {2 * HALF_WORK[1]:g}]')
    out.write_text("\n".join(parts) + "\n", "utf-8")
    print(f"{out}: {len(rings)} zones, {len(common)} borders")


if __name__ == "__main__":
    main()
