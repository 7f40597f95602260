"""From latitude and longitude (degrees, north and east positive) to map units (y down) and back."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from polemos.board.hexes import Point


@dataclass(frozen=True, slots=True)
class Affine:
    """x = x0 + x_lat * latitude + x_lon * longitude, and y likewise: a straight fit to a printed map."""

    x0: float
    x_lat: float
    x_lon: float
    y0: float
    y_lat: float
    y_lon: float

    def __post_init__(self) -> None:
        if abs(self.x_lat * self.y_lon - self.x_lon * self.y_lat) < 1e-12:
            raise ValueError("the two axes of the projection fall together")

    def project(self, latitude: float, longitude: float) -> Point:
        """Map units of a place."""
        return (
            self.x0 + self.x_lat * latitude + self.x_lon * longitude,
            self.y0 + self.y_lat * latitude + self.y_lon * longitude,
        )

    def unproject(self, x: float, y: float) -> Point:
        """(latitude, longitude) of a point of the map."""
        dx, dy = x - self.x0, y - self.y0
        area = self.x_lat * self.y_lon - self.x_lon * self.y_lat
        return (dx * self.y_lon - dy * self.x_lon) / area, (dy * self.x_lat - dx * self.y_lat) / area


class Scale:
    """Degrees to map units, stretched as knots say: the monotone smooth function through them (Fritsch and Carlson)."""

    def __init__(self, knots: Sequence[Point]) -> None:
        self.at = [knot[0] for knot in knots]
        self.to = [knot[1] for knot in knots]
        steep = [(self.to[i + 1] - self.to[i]) / (self.at[i + 1] - self.at[i]) for i in range(len(knots) - 1)]
        middle = [2 * a * b / (a + b) for a, b in pairwise(steep)]
        self.slope = [steep[0], *middle, steep[-1]]

    def __call__(self, degrees: float) -> float:
        i = min(max(bisect_right(self.at, degrees) - 1, 0), len(self.at) - 2)
        wide = self.at[i + 1] - self.at[i]
        t = (degrees - self.at[i]) / wide
        low, high = self.to[i], self.to[i + 1]
        if not 0 <= t <= 1:
            edge, slope = (low, self.slope[i]) if t < 0 else (high, self.slope[i + 1])
            return edge + slope * (degrees - self.at[i + (t > 1)])
        bend = wide * (self.slope[i] * t * (1 - t) ** 2 - self.slope[i + 1] * t * t * (1 - t))
        return low + (high - low) * t * t * (3 - 2 * t) + bend
