"""From latitude and longitude (degrees, north and east positive) to map units (y down) and back."""

from dataclasses import dataclass
from math import atan, cos, degrees, exp, log, pi, radians, tan
from typing import Protocol

from polemos.board.hexes import Point


class Projection(Protocol):
    """Anything that lays the globe flat on a map."""

    def project(self, latitude: float, longitude: float) -> Point:
        """Map units of a place."""
        ...

    def unproject(self, x: float, y: float) -> Point:
        """(latitude, longitude) of a point of the map."""
        ...


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


@dataclass(frozen=True, slots=True)
class Equirectangular:
    """Degrees as equal steps, true to scale along one parallel; `scale`: map units per degree of latitude."""

    latitude: float
    longitude: float
    scale: float = 1.0
    x0: float = 0.0
    y0: float = 0.0

    def project(self, latitude: float, longitude: float) -> Point:
        """Map units of a place; the reference point lies at (x0, y0)."""
        across = (longitude - self.longitude) * cos(radians(self.latitude))
        return self.x0 + self.scale * across, self.y0 - self.scale * (latitude - self.latitude)

    def unproject(self, x: float, y: float) -> Point:
        """(latitude, longitude) of a point of the map."""
        across = (x - self.x0) / self.scale
        return (
            self.latitude - (y - self.y0) / self.scale,
            self.longitude + across / cos(radians(self.latitude)),
        )


@dataclass(frozen=True, slots=True)
class Mercator:
    """Mercator; `scale` is map units per degree of longitude. The poles are infinitely far away."""

    longitude: float
    scale: float = 1.0
    x0: float = 0.0
    y0: float = 0.0

    def project(self, latitude: float, longitude: float) -> Point:
        """Map units of a place; the equator lies at y0."""
        north = degrees(log(tan(pi / 4 + radians(latitude) / 2)))
        return self.x0 + self.scale * (longitude - self.longitude), self.y0 - self.scale * north

    def unproject(self, x: float, y: float) -> Point:
        """(latitude, longitude) of a point of the map."""
        north = radians((self.y0 - y) / self.scale)
        return degrees(2 * atan(exp(north)) - pi / 2), self.longitude + (x - self.x0) / self.scale
