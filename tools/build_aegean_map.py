"""Draw the coast and the sea areas of Epic of the Peloponnesian War, whose rulebook comes without a map.

    python tools/build_aegean_map.py LAND_TOPOJSON

LAND_TOPOJSON is `land-10m.json` of the npm package `world-atlas` (Natural Earth 1:10m land, public domain). The map
file of the game says which hexes there are, and which of them lie on which sea. From that this writes the land and an
outline of every sea area. A coastal sea reaches out from its shores until it meets another one, or the open sea; land
is mended where the rules need it: a city stands on dry ground, and a strait between two hexes is wet.
"""

import heapq
import math
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
from shapely import contains_xy, polygonize, prepare
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel, unary_union

from polemos.board.coast import smooth
from polemos.board.hexes import Point
from polemos.games.peloponnesian_war.data import world
from topojson import land_in

OUT: Final = Path(world.__file__).with_name("coast.toml")
SEAS: Final = tomllib.loads(Path(__file__).with_name("aegean_seas.toml").read_text(encoding="utf-8"))

#: Where hexes lie on the earth: of the first column and row, in degrees; map units a degree.
WEST, NORTH = 19.0, 41.45
ACROSS, DOWN = 8.71199, 11.1
#: The sheet in map units: left, top, right, bottom; and on it the Sicily box, at the west edge.
SHEET: Final = (0.0, 2.0, 92.0, 62.6)
SICILY: Final = box(0.0, 44.0, 9.0, 57.0)
#: Beyond the Bosporus there is no more sea area.
EUXINE: Final = box(80.0, 2.0, 92.0, 3.6)

FINE, ISLET = 0.03, 0.06  # the coast: what is smoothed, islands left out that bear no hex
DISC, NEED = 0.3, 0.16  # dry ground about a city; the least land of an area in one of its hexes
CHANNEL, NARROW = 0.1, 0.35  # half the width of a strait that is cut, and the water that makes that needless
CRUMB = 0.4  # land that a channel has cut off, too little to keep
GRAIN = 0.01  # every corner lies on a grid of so much
CELL = 0.1  # the grid on which water is divided
SLIVER = 0.03  # land narrower than twice this does not part the water of the grid
SHALLOW = 1.6  # how far the open seas stay off every hex


def on_map(longitude: Any, latitude: Any) -> tuple[Any, Any]:
    """Where a place of the earth lies, in map units; places in rows as well."""
    return (longitude - WEST) * ACROSS, (NORTH - latitude) * DOWN


# ------------------------------------------------------------------------------------------------------------- the land
HEXES: Final = [Polygon(world.GRID.corners(at)) for at in range(world.HEXES)]
CENTRES: Final = [world.GRID.centre(at) for at in range(world.HEXES)]


def parts(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a shape."""
    pieces = shape.geoms if hasattr(shape, "geoms") else [shape]
    return [piece for piece in pieces if isinstance(piece, Polygon) and not piece.is_empty]


def land_of(path: str) -> BaseGeometry:
    """The land of the sheet as nature has it, smoothed."""
    left, top, right, bottom = SHEET
    window = box(
        WEST + (left - 1) / ACROSS, NORTH - (bottom + 1) / DOWN, WEST + (right + 1) / ACROSS, NORTH - (top - 1) / DOWN
    )
    land = shapely.transform(land_in(path, window), lambda at: np.column_stack(on_map(at[:, 0], at[:, 1])))
    land = land.simplify(FINE).buffer(0).intersection(box(*SHEET))
    hexes = unary_union(HEXES)
    prepare(hexes)
    return unary_union([piece for piece in parts(land) if piece.area > ISLET or hexes.intersects(piece)])


def mended(land: BaseGeometry) -> BaseGeometry:
    """With dry ground under cities and in every area, and with water in every strait."""
    prepare(land)
    named = sorted({at for at in (*world.CITY_HEX, *world.SPOT_HEX) if at < world.HEXES})
    added = [ground(land, at) for at in named]
    for area in range(world.SICILY):
        own = world.HEXES_OF[area]
        if sum([HEXES[at].intersection(land).area for at in own]) < NEED * len(own):
            added += [ground(land, at) for at in own]
    land = unary_union([land, *added])
    wet = [channel(land, a, b) for a, b in world.STRAITS if a < b]
    wet += [
        LineString([on_map(longitude, latitude) for latitude, longitude in places]).buffer(CHANNEL, quad_segs=2)
        for places in SEAS["channel"].values()
    ]
    water = unary_union(wet)
    middles = unary_union([Spot(centre) for centre in CENTRES])
    return unary_union(
        [
            piece
            for piece in parts(land.difference(water).buffer(0))
            if piece.area > CRUMB or piece.distance(water) > GRAIN or piece.intersects(middles)
        ]
    )


def ground(land: BaseGeometry, at: int) -> BaseGeometry:
    """Dry ground about the centre of a hex, joined to the land beside it, but not to the other shore."""
    disc = Spot(CENTRES[at]).buffer(DISC, quad_segs=3)
    own = [piece for piece in parts(land.intersection(HEXES[at])) if piece.distance(disc) < DISC]
    if land.contains(disc) or not own:
        return disc
    return unary_union([disc, min(own, key=disc.distance)]).convex_hull


def channel(land: BaseGeometry, a: int, b: int) -> BaseGeometry:
    """Water along the side between two hexes, unless there is some already."""
    if LineString([CENTRES[a], CENTRES[b]]).difference(land).length > NARROW:
        return Polygon()
    ends = [world.GRID.place(vertex) for vertex in world.GRID.side_vertices(a, b)]
    return LineString(ends).buffer(CHANNEL, quad_segs=2)


# ------------------------------------------------------------------------------------------------------------ the water
NONE, DRY = -1, -2


class Water:
    """The sheet in small squares, each with the sea that it belongs to."""

    def __init__(self, land: BaseGeometry) -> None:
        left, top, right, bottom = SHEET
        self.wide, self.high = round((right - left) / CELL), round((bottom - top) / CELL)
        xs, ys = np.meshgrid(np.arange(self.wide), np.arange(self.high))
        self.x, self.y = left + (xs.ravel() + 0.5) * CELL, top + (ys.ravel() + 0.5) * CELL
        firm = land.buffer(-SLIVER)
        prepare(firm)
        self.dry = np.logical_or.reduce([contains_xy(one, self.x, self.y) for one in (firm, SICILY, EUXINE)])
        self.sea = self.divided()

    def cell(self, x: float, y: float) -> int:
        """The square at a point."""
        return int((y - SHEET[1]) / CELL) * self.wide + int((x - SHEET[0]) / CELL)

    def around(self, cell: int) -> Iterator[tuple[int, float]]:
        """Neighbours of a square, and how far they are."""
        row, column = divmod(cell, self.wide)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if (dx or dy) and 0 <= row + dy < self.high and 0 <= column + dx < self.wide:
                    yield cell + dy * self.wide + dx, CELL * math.hypot(dx, dy)

    def spread(self, seeds: Iterable[tuple[int, int, float]], free: Sequence[bool]) -> tuple[list[int], list[float]]:
        """Who reaches each free square first, over free squares; and how far it is. seeds: square, sea, head start."""
        far, whose = [math.inf] * len(free), [NONE] * len(free)
        queue = [(cost, cell, sea) for cell, sea, cost in seeds if free[cell]]
        heapq.heapify(queue)
        while queue:
            cost, cell, sea = heapq.heappop(queue)
            if cost >= far[cell]:
                continue
            far[cell], whose[cell] = cost, sea
            for there, step in self.around(cell):
                if free[there] and cost + step < far[there]:
                    heapq.heappush(queue, (cost + step, there, sea))
        return whose, far

    def wet_near(self, x: float, y: float) -> int:
        """The square of water nearest to a point."""
        far = np.where(self.dry, np.inf, np.hypot(self.x - x, self.y - y))
        return int(far.argmin())

    def divided(self) -> list[int]:
        """By square: its sea; NONE for water of no sea, DRY for land."""
        wet = [not dry for dry in self.dry.tolist()]
        whose, _ = self.spread(
            [
                (self.wet_near(*on_map(longitude, latitude)), world.SEA_INDEX[name], 0.0)
                for name, places in SEAS["coastal"].items()
                for latitude, longitude in places
            ],
            wet,
        )
        return [sea if free else DRY for free, sea in zip(wet, self.deepened(whose), strict=True)]

    def deepened(self, whose: Sequence[int]) -> list[int]:
        """With the open seas where no hex is near."""
        found = np.array(whose)
        shore = unary_union(HEXES).boundary
        prepare(shore)
        off = shapely.distance(shore, shapely.points(self.x, self.y)) > SHALLOW
        for name, boxes in SEAS["open"].items():
            for south, north, west, east in boxes:
                (left, bottom), (right, top) = on_map(west, south), on_map(east, north)
                in_box = (self.x >= left) & (self.x <= right) & (self.y >= top) & (self.y <= bottom)
                found[off & in_box] = world.SEA_INDEX[name]
        return [int(sea) for sea in found]

    def borders(self) -> dict[tuple[int, int], int]:
        """How many squares of one sea lie beside squares of another."""
        grid = np.array(self.sea).reshape(self.high, self.wide)
        found: dict[tuple[int, int], int] = defaultdict(int)
        for a, b in ((grid[:, 1:], grid[:, :-1]), (grid[1:], grid[:-1])):
            apart = (a != b) & (a >= 0) & (b >= 0)
            for one, two in zip(a[apart].tolist(), b[apart].tolist(), strict=True):
                found[min(one, two), max(one, two)] += 1
        return found


# --------------------------------------------------------------------------------------------------------- the outlines
SMOOTH, ROUNDS = 0.13, 2  # borders between seas: steps of squares that are straightened, corners that are cut
POND: Final = 0.06  # water apart from the rest of its sea that is no part of it
ROOM: Final = 0.55  # how far from shores and hexes the counters of a sea stand, if they can


def borders_of(water: Water) -> list[LineString]:
    """The lines between the seas, which run on a little under the land."""
    grid = np.array(water.sea).reshape(water.high, water.wide)
    for _ in range(5):
        for axis, by in ((0, 1), (0, -1), (1, 1), (1, -1)):
            beside = np.roll(grid, by, axis)
            grid = np.where((grid == DRY) & (beside != DRY), beside, grid)
    steps = []
    for j, i in np.argwhere((grid[:, 1:] != grid[:, :-1]) & (grid[:, 1:] != DRY) & (grid[:, :-1] != DRY)).tolist():
        steps.append([(i + 1, j), (i + 1, j + 1)])
    for j, i in np.argwhere((grid[1:] != grid[:-1]) & (grid[1:] != DRY) & (grid[:-1] != DRY)).tolist():
        steps.append([(i, j + 1), (i + 1, j + 1)])
    merged = shapely.line_merge(shapely.union_all(shapely.linestrings(steps)))
    left, top = SHEET[:2]
    return [
        LineString(cut([(left + x * CELL, top + y * CELL) for x, y in line.simplify(SMOOTH / CELL).coords]))
        for line in shapely.get_parts(merged)
    ]


def cut(line: Sequence[Point]) -> Sequence[Point]:
    """A line with its corners cut; it keeps its ends."""
    if line[0] == line[-1]:
        return line
    return smooth(line, rounds=ROUNDS)


def divided(land: BaseGeometry, water: Water) -> tuple[BaseGeometry, dict[int, BaseGeometry]]:
    """The land, and the water of each sea; where they meet they have the same corners."""
    lines = [land.boundary, box(*SHEET).boundary, SICILY.boundary, EUXINE.boundary, *borders_of(water)]
    faces = shapely.get_parts(polygonize(shapely.get_parts(shapely.union_all(lines, grid_size=GRAIN))))
    dry: list[BaseGeometry] = []
    wet: dict[int, list[BaseGeometry]] = defaultdict(list)
    prepare(land)
    sheet = box(*SHEET).difference(unary_union([SICILY, EUXINE]))
    for face in faces:
        inside = face.representative_point()
        if land.contains(inside):
            dry.append(face)
        elif sheet.contains(inside):
            wet[label_of(face, water)].append(face)
    return unary_union(dry), gathered({sea: unary_union(own) for sea, own in wet.items() if sea >= 0})


def gathered(seas: dict[int, BaseGeometry]) -> dict[int, BaseGeometry]:
    """Water that lies apart from the rest of its sea goes to the sea around it, if there is one."""
    apart = [(sea, piece) for sea, shape in seas.items() for piece in parts(shape)]
    whole = {sea: max(parts(shape), key=lambda piece: piece.area) for sea, shape in seas.items()}
    found = {sea: [piece] for sea, piece in whole.items()}
    for sea, piece in apart:
        if piece.equals(whole[sea]):
            continue
        beside = {other: shape.boundary.intersection(piece.boundary).length for other, shape in whole.items()}
        nearest = max(beside, key=beside.__getitem__)
        if beside[nearest] > 0:
            found[nearest].append(piece)
        elif piece.area > POND:
            found[sea].append(piece)
    return {sea: unary_union(own) for sea, own in found.items()}


def label_of(face: Polygon, water: Water) -> int:
    """The sea to which most squares of a piece of water belong, or the one nearest to it."""
    left, top, right, bottom = face.bounds
    near = (water.x >= left) & (water.x <= right) & (water.y >= top) & (water.y <= bottom)
    at = np.flatnonzero(near)
    own = [water.sea[cell] for cell in at[contains_xy(face, water.x[at], water.y[at])] if water.sea[cell] != DRY]
    if own:
        return int(max(set(own), key=own.count))
    inside = face.representative_point()
    return int(water.sea[water.wet_near(inside.x, inside.y)])


def ring_of(sea: BaseGeometry) -> list[Point]:
    """A sea with its islands as one ring, with seams to them, gone there and back."""
    rings = [list(ring.coords)[:-1] for piece in parts(sea) for ring in (piece.exterior, *piece.interiors)]
    rings.sort(key=len, reverse=True)
    sewn = rings.pop(0)
    while rings:
        gaps = [np.hypot(*(np.array(sewn)[:, None] - np.array(ring)[None]).transpose(2, 0, 1)) for ring in rings]
        nearest = min(range(len(rings)), key=lambda n: float(gaps[n].min()))
        i, j = divmod(int(gaps[nearest].argmin()), len(rings[nearest]))
        ring = rings.pop(nearest)
        sewn = [*sewn[: i + 1], *ring[j:], *ring[: j + 1], *sewn[i:]]
    return sewn


def middle_of(sea: int, shape: BaseGeometry) -> Point:
    """Where the counters of a sea stand: at its place in the map file if no hex is near, else where it is widest."""
    at = on_map(world.game_map.sea[sea].lon, world.game_map.sea[sea].lat)
    free = shape.difference(unary_union(HEXES))
    if Spot(at).within(free) and free.boundary.distance(Spot(at)) >= ROOM:
        return at
    widest = max([polylabel(piece, 0.02) for piece in parts(free)] or [Spot(at)], key=free.boundary.distance)
    if free.boundary.distance(widest) < ROOM / 2:
        widest = max([polylabel(piece, 0.02) for piece in parts(shape)], key=shape.boundary.distance)
    return widest.x, widest.y


# -------------------------------------------------------------------------------------------------------------- writing
HEAD = """\
# Land, and the outlines of the sea areas, as rings in map units; a sea area with islands has seams to them. at: where
# its counters stand. Made by tools/build_aegean_map.py out of public coastlines: change it there.
provenance = "reconstructed"
ring = [
"""


def number(value: float) -> str:
    """A coordinate as it is written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def corners(ring: Iterable[Point]) -> str:
    """A ring as it is written."""
    return f"[{', '.join([f'[{number(x)}, {number(y)}]' for x, y in ring])}]"


def coast_file(land: BaseGeometry, seas: dict[int, BaseGeometry]) -> str:
    """The file of the coast."""
    rings = [ring for piece in parts(land) for ring in (piece.exterior, *piece.interiors)]
    rows = [f"    {corners(list(ring.coords)[:-1])}," for ring in sorted(rings, key=lambda ring: -ring.length)]
    tables = [
        f'\n[[sea]]\nid = "{world.SEA_NAMES[sea]}"\nat = {corners([middle_of(sea, shape)])[1:-1]}\n'
        f"ring = {corners(ring_of(shape))}\n"
        for sea, shape in sorted(seas.items())
    ]
    return HEAD + "\n".join(rows) + "\n]\n" + "".join(tables)


def main() -> None:
    """Write the file."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    land = mended(land_of(sys.argv[1]))
    land, seas = divided(land, Water(land))
    text = coast_file(land, seas)
    OUT.write_text(text, encoding="utf-8")
    print(f"{len(parts(land))} pieces of land, {len(seas)} sea areas, {len(text)} bytes")


if __name__ == "__main__":
    main()
