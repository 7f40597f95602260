"""From latitude and longitude (degrees, north and east positive) to map units (y down) and back."""

from dataclasses import dataclass

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
