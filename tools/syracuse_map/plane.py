"""The plane of the drawing, and how places on the globe lie on it."""

from collections.abc import Sequence

from projection import Scale

WIDTH, HEIGHT = 1000.0, 1150.0
UNIT = 50.0  # plane units in a map unit of the board: a counter takes two thirds of it

Point = tuple[float, float]
Edge = tuple[Point, Point]
Course = Sequence[tuple[float, float] | tuple[float, float, str] | str]
"""A line in latitude and longitude: places, some with the name of the point, or names of points of the plane."""

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


def rounded(point: Point) -> Point:
    """A point of the drawing lies on tenths of a unit."""
    return round(point[0], 1), round(point[1], 1)
