"""Build the map of Belisarius, whose rulebook comes without one.

    python tools/build_map.py LAND_TOPOJSON [OUT]

LAND_TOPOJSON is `land-10m.json` of the npm package `world-atlas` (Natural Earth 1:10m land, public domain); OUT is the
map file (without it: the one of the game). What history adds to the coasts stands in `tools/map_sources.toml`.

The projection is affine in longitude and latitude. It was solved so that the five town hexes which the errata name
contain those towns; every other way of reading their numbers misses by more than a hex.
"""

import heapq
import math
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely import STRtree
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from polemos.board.hexes import Convention, rectangle
from projection import Affine
from topojson import land_in

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src" / "polemos" / "games" / "belisarius" / "data" / "map.toml"

ROWS, COLUMNS = range(8, 44), range(1, 52)
CONVENTION = Convention(rows_from="south")
GRID = rectangle(CONVENTION, ROWS, COLUMNS)
DIRECTIONS = CONVENTION.directions

# u grows to the east, v to the north; a hex is one wide. Map units have y growing to the south.
A0, A1, B0, B1, B2 = 25.85, 0.80, 27.80, 0.06, 1.07
AFFINE = Affine(A0 - 20 * A1, 0.0, A1, -(B0 - 20 * B1 - 40 * B2), -B2, -B1)
HEXES_PER_KM = 1 / 105
ANCHORS = ("Tolosa", "Ravenna", "Messena", "Nicaea", "Heraclea")
MISPRINTED = {"Nicaea": "3324"}

# How much land makes a coast, and how much of a hexside must be dry (or wet) to be crossed.
SEA_BELOW, LAND_ABOVE, PLAYABLE = 0.10, 0.955, 0.45
DRY_SIDE, WET_SIDE, WET_COASTS = 0.12, 0.92, 0.88
ROUGH_SHARE, DESERT_SHARE, WATERED_SHARE = 0.45, 0.5, 0.30
RIVER_BANK = 0.22  # hexes

Sources = dict[str, Any]
Pair = tuple[int, int]


def project(latitude: float, longitude: float) -> tuple[float, float]:
    return AFFINE.project(latitude, longitude)


def outline(points: Iterable[tuple[float, float]]) -> BaseGeometry:
    return Polygon([project(*point) for point in points]).buffer(0)


def course(points: Iterable[tuple[float, float]]) -> LineString:
    return LineString([project(*point) for point in points])


def hex_at(latitude: float, longitude: float) -> int:
    return GRID.at(*project(latitude, longitude))


def centre(space: int) -> tuple[float, float]:
    return GRID.centre(space)


def off_centre(space: int, latitude: float, longitude: float) -> float:
    """How far a place lies from the centre of its hex, 0.5 at the edge."""
    x, y = project(latitude, longitude)
    across, down = abs(x - centre(space)[0]), abs(y - centre(space)[1])
    return max(across, across / 2 + down * math.sqrt(3) / 2)


# --------------------------------------------------------------------------------------------------------------- coasts
def load_land(path: str) -> BaseGeometry:
    """The land of the map from a TopoJSON file, in map units."""
    land = land_in(path, box(-14, 14, 60, 54))
    return unary_union([projected(piece) for piece in parts(land) if piece.geom_type == "Polygon"])


def parts(shape: BaseGeometry) -> list[BaseGeometry]:
    return list(shape.geoms) if isinstance(shape, MultiPolygon) else [shape]


def projected(piece: Any) -> BaseGeometry:
    def turned(ring: Any) -> list[tuple[float, float]]:
        return [project(latitude, longitude) for longitude, latitude in ring.coords]

    return Polygon(turned(piece.exterior), [turned(hole) for hole in piece.interiors]).buffer(0)


# ------------------------------------------------------------------------------------------------------------- building
class Map:
    """The map in the making: what each hex is, and which lines run over it."""

    def __init__(self, land: BaseGeometry, sources: Sources) -> None:
        self.sources = sources
        self.kind: dict[int, str] = {}
        self.terrain: dict[int, str] = {}
        self.province: dict[int, str] = {}
        self.ground: dict[int, BaseGeometry] = {}
        self.town: dict[int, dict[str, Any]] = {}
        self.place: dict[str, int] = {}
        self.sea_name: dict[int, str] = {}
        self.land_sides: dict[int, set[int]] = {}
        self.sea_sides: dict[int, set[int]] = {}
        self.strait_sides: dict[int, set[int]] = {}
        self._classify(land)
        self._settle()
        self._open_sides()
        self.rivers = [(river["name"], self._river(river)) for river in sources["river"]]
        self.roads = [(road["name"], self._way(road["via"], 0.15)) for road in sources["road"]]
        self.tracks = [(track["name"], self._way(track["via"], 0.0)) for track in sources["track"]]
        self._name_seas()

    def _classify(self, land: BaseGeometry) -> None:
        """Sea, coast or land, province and terrain of each hex by the shares of its area."""
        sources = self.sources
        provinces = list(distinct_outlines(sources["province"]))
        void = unary_union([outline(entry["outline"]) for entry in sources["void"]])
        rough = unary_union([course(r["line"]).buffer(r["half_width"] * HEXES_PER_KM) for r in sources["range"]])
        desert = unary_union([outline(entry["outline"]) for entry in sources["desert"]])
        watered = [course(river["course"]) for river in sources["river"] if river.get("waters")]
        banks = unary_union(watered).buffer(RIVER_BANK)
        pieces = parts(land)
        tree = STRtree(pieces)
        for space in range(len(GRID)):
            cell = Polygon(GRID.corners(space))
            near = [pieces[i].intersection(cell) for i in tree.query(cell)]
            ground = unary_union([piece for piece in near if not piece.is_empty]) if near else Polygon()
            share = ground.area / cell.area
            kind = "sea" if share < SEA_BELOW else "land" if share > LAND_ABOVE else "coast"
            if kind != "sea":
                area = max(ground.area, 1e-9)
                province = self._province(space, ground, provinces)
                if not province or ground.intersection(void).area > 0.5 * area:
                    continue
                self.province[space] = province
                if ground.intersection(banks).area >= WATERED_SHARE * area:
                    self.terrain[space] = "clear"
                elif ground.intersection(rough).area >= ROUGH_SHARE * area:
                    self.terrain[space] = "rough"
                else:
                    dry = ground.intersection(desert).area >= DESERT_SHARE * area
                    self.terrain[space] = "desert" if dry else "clear"
                if GRID.names[space] in sources["marsh"]:
                    self.terrain[space] = "marsh"
            self.kind[space], self.ground[space] = kind, ground

    def _province(self, space: int, ground: BaseGeometry, provinces: list[tuple[str, BaseGeometry]]) -> str:
        """The province that has most of a hex; "" when most of it is in none."""
        fixed: str = self.sources["fix"]["province"].get(GRID.names[space], "")
        if fixed:
            return fixed
        shares: dict[str, float] = {}
        for name, shape in provinces:
            area = ground.intersection(shape).area
            if area > 0:
                shares[name] = shares.get(name, 0.0) + area
        if sum(shares.values()) < PLAYABLE * ground.area:
            return ""
        return max(sorted(shares), key=lambda name: shares[name])

    def _settle(self) -> None:
        """Towns and places on their hexes; a town makes its hex clear ground of its province."""
        for entry in (*self.sources["towns"], *self.sources["places"]):
            name = entry["name"]
            space = GRID.find(entry["hex"]) if "hex" in entry else hex_at(*entry["at"])
            self.place[name] = space
            if "class" in entry:
                if space in self.town or self.kind.get(space, "sea") == "sea":
                    raise SystemExit(f"{name}: hex {GRID.names[space]} is water or has a town already")
                self.town[space] = entry
                self.province[space] = entry["province"]
                self.terrain[space] = "clear"

    def _open_sides(self) -> None:
        """Who passes each hexside: land units where some of it is dry, fleets where some of it is wet."""
        for space in self.kind:
            self.land_sides[space], self.sea_sides[space], self.strait_sides[space] = set(), set(), set()
        fixes: dict[str, str] = self.sources["fix"]["side"]
        for a in sorted(self.kind):
            for b in GRID.neighbours[a]:
                if b < a or b not in self.kind:
                    continue
                ends = GRID.side_vertices(a, b)
                side = LineString([GRID.place(end) for end in ends])
                soil = self.ground[a].union(self.ground[b]).buffer(0.003)
                dry = side.intersection(soil).length / side.length
                land, sea = self._passes(self.kind[a], self.kind[b], dry)
                names = GRID.names[a], GRID.names[b]
                fixed = fixes.get("-".join(names)) or fixes.get("-".join(reversed(names)))
                if fixed:
                    land, sea = fixed == "land", fixed == "sea"
                for rows, opened in ((self.land_sides, land), (self.sea_sides, sea)):
                    if opened:
                        rows[a].add(b)
                        rows[b].add(a)
        for strait in self.sources["strait"]:
            a, b = (GRID.find(name) for name in strait["hexes"])
            for here, there in ((a, b), (b, a)):
                self.land_sides[here].discard(there)
                self.strait_sides[here].add(there)
                if self.kind[a] == self.kind[b] == "coast":
                    self.sea_sides[here].add(there)

    @staticmethod
    def _passes(kind_a: str, kind_b: str, dry: float) -> tuple[bool, bool]:
        kinds = {kind_a, kind_b}
        land = "sea" not in kinds and dry >= DRY_SIDE
        if kinds == {"sea"}:
            return land, True
        if "land" in kinds:
            return land, False
        return land, dry <= (WET_SIDE if "sea" in kinds else WET_COASTS)

    def _river(self, river: dict[str, Any]) -> list[Pair]:
        """The hexsides nearest to a course, a chain from corner to corner of the grid."""
        line = course(river["course"])
        south = set(river.get("south", ()))
        corners, sides = corner_graph()
        start, goal = (min(corners, key=lambda c: Point(GRID.place(c)).distance(Point(end))) for end in ends_of(line))

        def cost(a: Any, b: Any) -> float:
            (x, y), (z, w) = GRID.place(a), GRID.place(b)
            off = float(Point((x + z) / 2, (y + w) / 2).distance(line))
            weight = 0.25 + 6 * off * off
            banks = [self.province.get(space, "") for space in sides[frozenset((a, b))] if space in self.kind]
            if south and len(banks) == 2 and "" not in banks:
                border = (banks[0] in south) != (banks[1] in south)
                weight *= 0.25 if border else 5 if banks[0] in south else 1
            return weight

        chain = cheapest(start, goal, lambda a: ((b, cost(a, b)) for b in corners[a]))
        found: list[Pair] = []
        for a, b in pairwise(chain):
            banks = sorted(sides[frozenset((a, b))])
            if len(banks) == 2 and banks[0] in self.kind and banks[1] in self.land_sides[banks[0]]:
                found.append((banks[0], banks[1]))
        return found

    def _way(self, via: list[Any], rough_cost: float) -> list[int]:
        """The hexes of a road, from waypoint to waypoint over land."""
        stops = [self._waypoint(stop) for stop in via]
        path = [stops[0]]
        for start, goal in pairwise(stops):
            straight = LineString([centre(start), centre(goal)])

            def onward(a: int, straight: LineString = straight) -> Iterator[tuple[int, float]]:
                for b in sorted(self.land_sides[a], key=lambda b: DIRECTIONS[GRID.direction(a, b)]):
                    off = Point(centre(b)).distance(straight)
                    yield b, 1 + 0.7 * off * off + (rough_cost if self.terrain[b] == "rough" else 0.0)

            path += cheapest(start, goal, onward)[1:]
        return path

    def _waypoint(self, stop: Any) -> int:
        if isinstance(stop, list):
            return hex_at(*stop)
        return GRID.find(stop) if stop.isdigit() else self.place[stop]

    def _name_seas(self) -> None:
        """Names spread from their points over open water, then round the coasts to pockets cut off from it."""
        named: dict[int, str] = {}
        for sea in self.sources["sea"]:
            space = hex_at(*sea["at"])
            if self.kind.get(space) == "sea":
                named.setdefault(space, sea["name"])
        for through in ("sea", "coast"):
            queue = list(named)
            for a in queue:
                for b in sorted(self.sea_sides[a], key=lambda b: DIRECTIONS[GRID.direction(a, b)]):
                    if b not in named and (through == "coast" or self.kind[b] == "sea"):
                        named[b] = named[a]
                        queue.append(b)
        self.sea_name = {space: named[space] for space, kind in self.kind.items() if kind == "sea"}


def distinct_outlines(entries: list[dict[str, Any]]) -> Iterator[tuple[str, BaseGeometry]]:
    taken: BaseGeometry = Polygon()
    for entry in entries:
        shape = outline(entry["outline"]).difference(taken)
        taken = taken.union(shape)
        yield entry["name"], shape


def corner_graph() -> tuple[dict[Any, list[Any]], dict[frozenset[Any], set[int]]]:
    """Corners of the grid with their neighbours, and the hexes on both sides of each edge."""
    corners: dict[Any, list[Any]] = {}
    sides: dict[frozenset[Any], set[int]] = {}
    for space in range(len(GRID)):
        vertices = GRID.vertices(space)
        for a, b in pairwise([*vertices, vertices[0]]):
            edge = frozenset((a, b))
            if edge not in sides:
                corners.setdefault(a, []).append(b)
                corners.setdefault(b, []).append(a)
            sides.setdefault(edge, set()).add(space)
    return corners, sides


def ends_of(line: LineString) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return line.coords[0], line.coords[-1]


def cheapest(start: Any, goal: Any, onward: Callable[[Any], Iterable[tuple[Any, float]]]) -> list[Any]:
    """The cheapest path from start to goal, both included."""
    cost, before, queue = {start: 0.0}, {start: start}, [(0.0, start)]
    while queue:
        spent, a = heapq.heappop(queue)
        if a == goal:
            break
        if spent > cost[a]:
            continue
        for b, more in onward(a):
            if spent + more < cost.get(b, math.inf):
                cost[b], before[b] = spent + more, a
                heapq.heappush(queue, (spent + more, b))
    if goal not in before:
        raise SystemExit(f"no way from {start} to {goal}")
    path = [goal]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]


# -------------------------------------------------------------------------------------------------------------- writing
def text(value: object) -> str:
    """A value in TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    assert isinstance(value, list)
    return f"[{', '.join(text(element) for element in value)}]"


def table(kind: str, **facts: object) -> str:
    return "\n".join([f"[[{kind}]]", *(f"{key} = {text(fact)}" for key, fact in facts.items()), ""])


def names(spaces: Iterable[int]) -> list[str]:
    return [GRID.names[space] for space in spaces]


def written(made: Map) -> str:
    """The map file."""
    sources = made.sources
    said: dict[str, str] = sources["comment"]
    bounds = {"row_min": ROWS[0], "row_max": ROWS[-1], "col_min": COLUMNS[0], "col_max": COLUMNS[-1]}
    lines = [said["head"] + "[grid]", *(f"{key} = {bound}" for key, bound in bounds.items()), ""]
    factors = {"A0": A0, "A1": A1, "B0": B0, "B1": B1, "B2": B2}
    lines += [said["projection"] + "[projection]", *(f"{key} = {factor}" for key, factor in factors.items()), ""]
    lines += [said["anchor"], *(anchor(made, name) for name in ANCHORS)]
    lines += [said["offmap"], *(area(made, entry) for entry in sources["area"])]
    lines += [said["city"], *(town(made, entry) for entry in sources["towns"])]
    lines += [said["label"]]
    lines += [table("label", name=p["name"], hex=GRID.names[made.place[p["name"]]]) for p in sources["places"]]
    lines += [said["strait"], *(table("strait", **strait) for strait in sources["strait"])]
    lines += [said["river"]]
    lines += [table("river", name=name, sides=["-".join(names(side)) for side in sides]) for name, sides in made.rivers]
    lines += [said["road"]]
    lines += [table("road", name=name, path=names(path)) for name, path in made.roads]
    lines += [table("track", name=name, path=names(path)) for name, path in made.tracks]
    lines += [said["hex"] + "[hex]", *(hex_line(made, space) for space in sorted(made.kind)), ""]
    return "\n".join(lines)


def anchor(made: Map, name: str) -> str:
    entry = next(entry for entry in made.sources["towns"] if entry["name"] == name)
    (latitude, longitude), space = entry["at"], made.place[name]
    facts = {"name": name, "hex": GRID.names[space], "lat": latitude, "lon": longitude}
    facts |= {"off_centre": round(off_centre(space, latitude, longitude), 2), "known": entry["known"]}
    if name in MISPRINTED:
        return table("anchor", **facts, printed=MISPRINTED[name]).replace(
            f'"{MISPRINTED[name]}"', f'"{MISPRINTED[name]}"   # two digits are swapped in the errata (RULING-2)'
        )
    return table("anchor", **facts)


def area(made: Map, entry: dict[str, Any]) -> str:
    """The hexes at the edges of an off-map area: of its province on land, of its seas on the east edge."""
    edges, seas = entry["edges"], entry.get("seas", [])

    def at_edge(space: int) -> bool:
        row, column = GRID.hexes[space]
        return ("north" in edges and row == ROWS[-1]) or ("east" in edges and column == COLUMNS[-1])

    rim = [space for space in sorted(made.kind) if at_edge(space)]
    wet = [space for space in rim if made.sea_name.get(space) in seas]
    facts: dict[str, object] = {"name": entry["name"]}
    facts["land_hexes"] = names(space for space in rim if made.province.get(space) == entry["name"])
    if wet:
        facts["sea_hexes"] = names(wet)
    if "fleets" not in entry:
        return table("offmap", **facts)
    facts["fleet_hexes"] = names(space for space in wet if made.sea_name[space] in entry["fleets"])
    return table("offmap", **facts, known="19.9")


def town(made: Map, entry: dict[str, Any]) -> str:
    latitude, longitude = entry["at"]
    facts = {"name": entry["name"], "hex": GRID.names[made.place[entry["name"]]], "province": entry["province"]}
    facts |= {"class": entry["class"], "port": entry.get("port", False), "lat": latitude, "lon": longitude}
    if "known" in entry:
        facts["known"] = entry["known"]
    elif "hex" in entry:
        facts["note"] = "one hex from its place: on the coast, or beside another town"
    return table("city", **facts)


def hex_line(made: Map, space: int) -> str:
    def ways(rows: dict[int, set[int]]) -> str:
        return " ".join(DIRECTIONS[d] for d in range(6) if GRID.around[space][d] in rows[space])

    kind = made.kind[space]
    facts = {"kind": kind}
    if kind == "sea":
        facts["sea_name"] = made.sea_name[space]
    else:
        facts |= {"terrain": made.terrain[space], "province": made.province[space], "land": ways(made.land_sides)}
    if kind != "land":
        facts["sea"] = ways(made.sea_sides)
    if made.strait_sides[space]:
        facts["strait"] = ways(made.strait_sides)
    return f"{GRID.names[space]} = {{{', '.join(f'{key} = {text(fact)}' for key, fact in facts.items())}}}"


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sources = tomllib.loads((HERE / "map_sources.toml").read_text(encoding="utf-8"))
    out = Path(sys.argv[2]) if len(sys.argv) == 3 else OUT
    made = Map(load_land(sys.argv[1]), sources)
    out.write_text(written(made), encoding="utf-8")
    kinds = [f"{list(made.kind.values()).count(kind)} {kind}" for kind in ("land", "coast", "sea")]
    print(f"{out}: {len(made.kind)} hexes ({', '.join(kinds)}), {len(made.town)} towns")


if __name__ == "__main__":
    main()
