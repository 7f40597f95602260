"""Lay out the map of Sparta vs. Athens, whose rulebook comes without one.

    python tools/build_greek_map.py LAND_TOPOJSON

LAND_TOPOJSON is `land-10m.json` of the npm package `world-atlas` (Natural Earth 1:10m land, public domain). The map
file of the game says where each locale lies on the earth. From that this writes where it is drawn, where routes bend,
and the coast.

Latitude and longitude are stretched where many locales lie close together (Attica, Chalcidice, the Hellespont, Ionia)
and pressed where there are none (between Italy and Greece), each for itself, so that north stays above and east to the
right. What is still closer together than APART is moved apart in small steps, and the coast goes along at each step, so
that a town stays on its shore and a sea between its capes.
"""

import heapq
import math
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from shapely import contains_xy, prepare, segmentize
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from projection import Scale
from topojson import land_in

DATA = Path(__file__).resolve().parent.parent / "src" / "polemos" / "games" / "sparta_vs_athens" / "data"
MAP, COAST = DATA / "map.toml", DATA / "coast.toml"

Point = tuple[float, float]
Floats = np.ndarray[Any, np.dtype[np.float64]]
Place = dict[str, Any]


def knots(start: float, steps: Sequence[tuple[float, float]], sign: float = 1.0) -> Scale:
    """A scale that begins at 0; steps: up to how many degrees, at how many map units a degree."""
    found, at, to = [(start, 0.0)], start, 0.0
    for end, steep in steps:
        to += sign * steep * (end - at)
        at = end
        found.append((at, to))
    return Scale(found)


#: Degrees: what is seen of the earth, and a little more.
WINDOW = box(11.5, 35.1, 30.2, 42.0)
#: Longitude to x: Sicily and Italy, the Ionian Sea, the west, Greece and Chalcidice, the islands, Asia.
ACROSS = knots(12.2, [(16.6, 3.3), (19.3, 1.7), (22.1, 3.6), (24.3, 5.4), (25.9, 3.7), (27.5, 5.6), (29.5, 3.4)])
#: Latitude to y, from the north: Thrace, Chalcidice and the Hellespont, Lesbos, Boeotia and Attica, the islands, Crete.
DOWN = knots(35.6, [(36.9, 4.0), (37.8, 4.8), (38.5, 7.2), (39.8, 4.4), (40.65, 6.6), (41.4, 5.0)], sign=-1.0)

#: Map units by which seas stand aside: of Aegina, of Alonnisos, and of the narrows of Euboea.
ASIDE = {"saronic_gulf": (1.0, 0.1), "sporades_sea": (-0.3, -0.35), "south_euboean_gulf": (0.15, -0.45)}
APART = 1.35  # map units between two locales; a counter is two thirds of one wide
STEPS, PUSH, PULL = 300, 0.25, 0.01  # how locales are moved apart: steps, and the share of what is lacking or too much
WIDE = 0.7  # map units: how far what moves takes the coast along
MARGIN = 2.0  # map units of land beyond the outermost locales
FINE, ISLET, ISLE = 0.035, 0.03, 0.32  # the coast: what is smoothed, islands left out, the radius of one that is put in


def at(latitude: float, longitude: float) -> Point:
    """The place before anything is moved apart."""
    return ACROSS(longitude), DOWN(latitude)


def home(place: Place) -> Point:
    """Where a locale belongs: at its place, or a sea beside it where an island lies."""
    x, y = at(place["lat"], place["lon"])
    aside = ASIDE.get(place["id"], (0.0, 0.0))
    return x + aside[0], y + aside[1]


# ------------------------------------------------------------------------------------------------------- moved apart
class Layout:
    """The locales, and whatever goes along with them, in the making."""

    def __init__(self, places: Sequence[Place], coast: Floats) -> None:
        self.home: Floats = np.array([home(place) for place in places])
        self.now: Floats = self.home.copy()
        self.coast: Floats = coast
        for _ in range(STEPS):
            moved = self._step()
            if len(coast):
                self.coast = self.coast + self._along(moved)
            self.now = self.now + moved

    def _step(self) -> Floats:
        """Where each locale goes next: away from those that are too close, and back to where it belongs."""
        between = self.now[:, None, :] - self.now[None, :, :]
        far = np.hypot(between[..., 0], between[..., 1])
        np.fill_diagonal(far, np.inf)
        lacking = np.maximum(0.0, APART - far)
        apart = (PUSH * lacking / far)[..., None] * between
        back = PULL * (self.home - self.now)
        free = lacking.max(axis=1, keepdims=True) < 1e-3
        moved: Floats = apart.sum(axis=1) + np.where(free, 0.0, back)
        return moved

    def _along(self, moved: Floats) -> Floats:
        """How far each point of the coast goes with the locales about it."""
        between = self.coast[:, None, :] - self.now[None, :, :]
        near = np.exp(-(between**2).sum(axis=2) / WIDE**2)
        shares: Floats = near @ moved / (near.sum(axis=1, keepdims=True) + 0.05)
        return shares


# --------------------------------------------------------------------------------------------------------- the coast
def rings_of(land: BaseGeometry) -> list[list[Point]]:
    """The rings of land in map units, with points close together, so that they bend when they are moved."""
    rings = [ring for piece in parts(land) for ring in (piece.exterior, *piece.interiors)]
    return [[at(latitude, longitude) for longitude, latitude in segmentize(ring, 0.05).coords] for ring in rings]


def parts(shape: BaseGeometry) -> list[Any]:
    """The polygons of a shape."""
    pieces = list(shape.geoms) if isinstance(shape, MultiPolygon) else [shape]
    return [piece for piece in pieces if piece.geom_type == "Polygon"]


def drawn(rings: Sequence[Sequence[Point]], places: Sequence[Place], spots: Floats) -> BaseGeometry:
    """The land that is drawn: smoothed, without islets, with an islet where an island city has none."""
    frame = box(*(spots.min(axis=0) - MARGIN), *(spots.max(axis=0) + MARGIN))
    land = unary_union([Polygon(ring).buffer(0) for ring in rings if len(ring) > 3]).intersection(frame)
    named = [Spot(*spot).buffer(0.5) for place, spot in zip(places, spots, strict=True) if place["kind"] != "sea"]
    kept = [piece for piece in parts(land) if piece.area > ISLET or any(piece.intersects(reach) for reach in named)]
    land = unary_union(kept)
    isles = [
        Spot(*spot).buffer(ISLE, quad_segs=3)
        for place, spot in zip(places, spots, strict=True)
        if place.get("setting") == "island" and land.distance(Spot(*spot)) > 0.2
    ]
    return unary_union([land, *isles]).simplify(FINE).buffer(0)


# ----------------------------------------------------------------------------------------------------------- the ways
CELL = 0.16  # map units: the grid on which ways are looked for
WRONG, NEAR, ROOM = 14.0, 30.0, 0.5  # what the wrong ground costs, and passing another locale within so many units
ALLOWED = 0.35  # map units of wrong ground that a straight way may cross beyond its ends
BEND = 0.14  # map units: what is straightened out of a way that was found


class Ways:
    """The grid of land and water, and ways over it."""

    def __init__(self, land: BaseGeometry, places: Sequence[Place], spots: Floats) -> None:
        prepare(land)
        self.land = land
        self.spots = spots
        self.left, self.top = spots.min(axis=0) - MARGIN
        across, down = spots.max(axis=0) + MARGIN - (self.left, self.top)
        self.wide, self.high = int(across / CELL) + 1, int(down / CELL) + 1
        xs, ys = np.meshgrid(np.arange(self.wide), np.arange(self.high))
        x, y = self.left + (xs.ravel() + 0.5) * CELL, self.top + (ys.ravel() + 0.5) * CELL
        self.dry = contains_xy(land, x, y)
        far = np.hypot(x[:, None] - spots[None, :, 0], y[:, None] - spots[None, :, 1])
        self.close = far < ROOM
        self.crowded = self.close.sum(axis=1)

    def bends(self, kind: str, a: int, b: int) -> list[Point]:
        """Where a way between two locales bends, so that it keeps to its ground and passes no other locale."""
        line = LineString([self.spots[a], self.spots[b]])
        if self._good(kind, line, a, b):
            return []
        return self._straightened(kind, self._found(kind, a, b), a, b)

    def _wrong(self, kind: str, line: LineString) -> float:
        """How much of a way lies on the wrong ground, but for its ends."""
        if kind == "coastal" or line.length < 2 * ROOM:
            return 0.0
        middle = line.difference(unary_union([Spot(end).buffer(ROOM) for end in (line.coords[0], line.coords[-1])]))
        wet = float(middle.difference(self.land).length)
        return wet if kind == "road" else float(middle.length) - wet

    def _passes(self, line: LineString, a: int, b: int) -> bool:
        """Whether it runs over another locale."""
        return any(line.distance(Spot(*spot)) < ROOM - 0.08 for n, spot in enumerate(self.spots) if n not in (a, b))

    def _good(self, kind: str, line: LineString, a: int, b: int) -> bool:
        return self._wrong(kind, line) <= ALLOWED and not self._passes(line, a, b)

    def _cell(self, spot: Floats) -> int:
        return int((spot[1] - self.top) / CELL) * self.wide + int((spot[0] - self.left) / CELL)

    def _centre(self, cell: int) -> Point:
        return self.left + (cell % self.wide + 0.5) * CELL, self.top + (cell // self.wide + 0.5) * CELL

    def _found(self, kind: str, a: int, b: int) -> list[Point]:
        """The cheapest way over the grid, from locale to locale."""
        start, goal = self._cell(self.spots[a]), self._cell(self.spots[b])
        end = self._centre(goal)
        cost, before, queue = {start: 0.0}, {start: start}, [(0.0, start)]
        while queue:
            _, here = heapq.heappop(queue)
            if here == goal:
                break
            for there, far in self._around(here):
                price = far * self._price(kind, there, a, b)
                if cost[here] + price < cost.get(there, math.inf):
                    cost[there], before[there] = cost[here] + price, here
                    ahead = math.dist(self._centre(there), end) / CELL
                    heapq.heappush(queue, (cost[there] + ahead, there))
        cells = [goal]
        while cells[-1] != start:
            cells.append(before[cells[-1]])
        middle = [self._centre(cell) for cell in cells[-2:0:-1]]
        return [tuple(self.spots[a]), *middle, tuple(self.spots[b])]

    def _around(self, cell: int) -> Iterator[tuple[int, float]]:
        """Neighbours of a cell, and how far they are."""
        row, column = divmod(cell, self.wide)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if (dx or dy) and 0 <= row + dy < self.high and 0 <= column + dx < self.wide:
                    yield cell + dy * self.wide + dx, math.hypot(dx, dy)

    def _price(self, kind: str, cell: int, a: int, b: int) -> float:
        price = 1.0
        if (
            kind != "coastal"
            and bool(self.dry[cell]) != (kind == "road")
            and not (self.close[cell, a] or self.close[cell, b])
        ):
            price += WRONG
        others = int(self.crowded[cell]) - int(self.close[cell, a]) - int(self.close[cell, b])
        return price + NEAR * others

    def _straightened(self, kind: str, way: list[Point], a: int, b: int) -> list[Point]:
        """The fewest bends that leave a way no worse than it is."""
        limit = self._wrong(kind, LineString(way)) + ALLOWED
        bent = list(LineString(way).simplify(BEND).coords)
        shorter = True
        while shorter and len(bent) > 2:
            shorter = False
            for i in range(1, len(bent) - 1):
                less = [*bent[:i], *bent[i + 1 :]]
                line = LineString(less)
                if self._wrong(kind, line) <= limit and not self._passes(line, a, b):
                    bent, shorter = less, True
                    break
        return bent[1:-1]


# ------------------------------------------------------------------------------------------------------------ writing
def number(value: float) -> str:
    """A coordinate as it is written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def corner(spot: Sequence[float]) -> str:
    return f"[{number(spot[0])}, {number(spot[1])}]"


def written(text: str, spots: dict[str, Floats], bends: dict[tuple[str, str], list[Point]]) -> str:
    """The map file with other positions and bends; every locale and every route stands in a line of its own."""
    lines = []
    for line in text.split("\n"):
        if place := re.match(r'    \{ id = "(\w+)", x = [-\d.]+, y = [-\d.]+', line):
            x, y = spots[place[1]]
            line = f'    {{ id = "{place[1]}", x = {number(x)}, y = {number(y)}{line[place.end() :]}'
        elif way := re.match(r'    \{ between = \["(\w+)", "(\w+)"\], kind = "\w+"', line):
            line = re.sub(r", via = \[\[.*?\]\]", "", line)
            via = bends[way[1], way[2]]
            if via:
                line = f"{line[: way.end()]}, via = [{', '.join(map(corner, via))}]{line[way.end() :]}"
        lines.append(line)
    return "\n".join(lines)


HEAD = """\
# Land around the seas of the map, as rings in map units. Made by tools/build_greek_map.py out of public coastlines:
# change it there.
provenance = "reconstructed"
ring = [
"""


def coast_file(land: BaseGeometry) -> str:
    """The file of the coast."""
    rings = [ring for piece in parts(land) for ring in (piece.exterior, *piece.interiors)]
    rows = []
    for ring in sorted(rings, key=lambda ring: -ring.length):
        corners = [corner(spot) for spot in ring.coords[:-1]]
        distinct = [one for one, before in zip(corners, corners[-1:] + corners[:-1], strict=True) if one != before]
        if len(distinct) > 2:
            rows.append(f"    [{', '.join(distinct)}],")
    return HEAD + "\n".join(rows) + "\n]\n"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    text = MAP.read_text(encoding="utf-8")
    facts = tomllib.loads(text)
    places: list[Place] = facts["place"]
    rings = rings_of(land_in(sys.argv[1], WINDOW))
    layout = Layout(places, np.array([spot for ring in rings for spot in ring]))
    ends = np.cumsum([0, *map(len, rings)])
    moved = [[(float(x), float(y)) for x, y in layout.coast[a:b]] for a, b in pairwise(ends)]
    land = drawn(moved, places, layout.now)
    number_of = {place["id"]: n for n, place in enumerate(places)}
    ways = Ways(land, places, layout.now)
    bends = {
        (a, b): ways.bends(route["kind"], number_of[a], number_of[b])
        for route in facts["route"]
        for a, b in [route["between"]]
    }
    spots = {place["id"]: layout.now[n] for n, place in enumerate(places)}
    MAP.write_text(written(text, spots, bends), encoding="utf-8")
    COAST.write_text(coast_file(land), encoding="utf-8")
    bent = sum(1 for via in bends.values() if via)
    print(f"{len(places)} locales, {len(bends)} routes of which {bent} bend, coast of {len(coast_file(land))} bytes")


if __name__ == "__main__":
    main()
