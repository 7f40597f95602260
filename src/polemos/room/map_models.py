"""Maps in data files: points with routes between them, hexes, or areas in regions, which may be made of hexes.

A room's own models add what its rules have to know of a place or a route, and its map takes them in:

    class City(PlaceOfMap):
        garrison: Annotated[int, Whole(0, 9)] = 0

    class Map(PointMap):
        place: tuple[City, ...]

Rules get graphs and step rows (`graph_of`), whoever draws gets spaces and lines. Coordinates are map units with y down;
a counter is two thirds of a unit wide where the board says nothing else.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Final

from polemos.board.areas import area_of
from polemos.board.describe import Line, Outline, Region, Space, Text, hex_space, point_space, route_line
from polemos.board.grains import NOWHERE, Parts
from polemos.board.graph import Edge, PointGraph
from polemos.board.hexes import Convention, HexGrid, Point
from polemos.board.kinds import ROUTES, SITES, TERRAINS, LineKind, Site, Terrain
from polemos.room.data_models import Listed, Model, Names, OneOf, Real, Ref
from polemos.room.data_models import Text as Written

MAP: Final = "map.toml"
PLACES: Final = Names(MAP, ["place"])
REGIONS: Final = Names(MAP, ["region"])
AREAS: Final = Names(MAP, ["area"])
HEXES: Final = Names(MAP, ["hex"])

Name = Annotated[str, Written(r"[a-z0-9]+(?:[-_][a-z0-9]+)*", 'a name in small letters such as "red-camp"')]
Coordinate = Annotated[float, Real(-9999, 9999)]
Corner = Annotated[tuple[Coordinate, ...], Listed(2)]
Ring = Annotated[tuple[Corner, ...], Listed(least=3)]
#: Names in a file; the rules get their numbers.
Place = Annotated[int, Ref(PLACES, "a place of [[place]] in map.toml")]
InRegion = Annotated[int, Ref(REGIONS, "a region of [[region]] in map.toml")]
Area = Annotated[int, Ref(AREAS, "an area of [[area]] in map.toml")]

Hex = Annotated[int, Ref(HEXES, "a hex of [[hex]] in map.toml")]

Label = Callable[[str], Text]
"""The name of a place in every language, by its id."""


class RegionOfMap(Model):
    """A region by its id."""

    id: Name


class PlaceOfMap(Model):
    """A point: where it is drawn, what stands there, and the region it belongs to."""

    id: Name
    x: Coordinate
    y: Coordinate
    site: Annotated[Site, OneOf(SITES[1:])] = ""
    terrain: Annotated[Terrain, OneOf(TERRAINS, "a ground that the house knows")] = "clear"
    region: InRegion = NOWHERE
    port: bool = False


class RouteOfMap(Model):
    """A route between two points, its class, and where it bends."""

    between: Annotated[tuple[Place, ...], Listed(2, distinct=True)]
    kind: Annotated[LineKind, OneOf(ROUTES)] = "road"
    via: tuple[Corner, ...] = ()


class PointMap(Model):
    """A map of points. coast: rings around land."""

    region: tuple[RegionOfMap, ...] = ()
    place: Annotated[tuple[PlaceOfMap, ...], Listed(least=2)]
    route: tuple[RouteOfMap, ...]
    coast: tuple[Ring, ...] = ()


class AreaOfMap(Model):
    """An area: its ground, its region, and its outline if it is not made of hexes; x, y: where counters stand in it."""

    id: Name
    terrain: Annotated[Terrain, OneOf(TERRAINS, "a ground that the house knows")] = "clear"
    region: InRegion = NOWHERE
    x: Coordinate = 0.0
    y: Coordinate = 0.0
    shape: tuple[Corner, ...] = ()


class HexOfMap(Model):
    """A hex by its printed number, its ground, and the area that it belongs to, if there are areas."""

    id: Annotated[str, Written(r"\d{4}", 'the number of a hex such as "2103"')]
    area: Area = NOWHERE
    terrain: Annotated[Terrain, OneOf(TERRAINS, "a ground that the house knows")] = "clear"
    site: Annotated[Site, OneOf(SITES[1:])] = ""


class HexMap(Model):
    """A map of hexes. coast: rings around land."""

    hex: Annotated[tuple[HexOfMap, ...], Listed(least=2)]
    coast: tuple[Ring, ...] = ()


class BorderOfMap(Model):
    """Two areas between which one may go, and how."""

    between: Annotated[tuple[Area, ...], Listed(2, distinct=True)]
    kind: Annotated[str, Written(r"[a-z_]*", "a word in small letters")] = ""


class AreaMap(Model):
    """A map of areas, of one grain or of two."""

    region: tuple[RegionOfMap, ...] = ()
    area: Annotated[tuple[AreaOfMap, ...], Listed(least=2)]
    border: tuple[BorderOfMap, ...] = ()
    hex: tuple[HexOfMap, ...] = ()
    coast: tuple[Ring, ...] = ()


def graph_of(of: PointMap) -> PointGraph:
    """The points and their routes; the kind of an edge is the class of its route."""
    return PointGraph(
        [place.id for place in of.place],
        [Edge(route.between[0], route.between[1], route.kind) for route in of.route],
    )


def area_graph(of: AreaMap, grid: HexGrid | None = None) -> PointGraph:
    """The areas and the borders between them: those that the map names, and those of areas whose hexes touch."""
    edges = [Edge(border.between[0], border.between[1], border.kind) for border in of.border]
    if grid is not None:
        named = {frozenset((edge.a, edge.b)) for edge in edges}
        rows = parts_of(of).neighbours(grid.neighbours)
        edges += [Edge(a, b) for a, row in enumerate(rows) for b in row if a < b and frozenset((a, b)) not in named]
    return PointGraph([area.id for area in of.area], edges)


def parts_of(of: AreaMap) -> Parts:
    """The hexes of each area. An area without hexes (a sea beside land) has none."""
    return Parts(len(of.area), [one.area for one in of.hex], hollow=True)


def grid_of(hexes: Sequence[HexOfMap], convention: Convention) -> HexGrid:
    """The hexes of a map as a grid, in the order of the file. Raises ValueError for a number that means no hex."""
    return HexGrid(convention, [convention.parse(one.id) for one in hexes])


# -------------------------------------------------------------------------------------------------------------- to draw
def point_spaces(of: PointMap, label: Label) -> list[Space]:
    """The points to draw, each by its number."""
    return [
        point_space(
            number,
            place.id,
            (place.x, place.y),
            place.site,
            place.terrain,
            of.region[place.region].id if place.region != NOWHERE else "",
            label(place.id),
            ["port"] if place.port else [],
        )
        for number, place in enumerate(of.place)
    ]


def route_lines(of: PointMap, spaces: Sequence[Space]) -> list[Line]:
    """The routes to draw."""
    return [
        route_line(spaces, route.between[0], route.between[1], route.kind, [_corner(at) for at in route.via])
        for route in of.route
    ]


def area_spaces(of: AreaMap, label: Label, grid: HexGrid | None = None) -> list[Space]:
    """The areas to draw, each by its number; their hexes come after them.

    Raises ValueError for an area that has neither a shape nor hexes.
    """
    hexes = hex_spaces(of.hex, grid, label, len(of.area)) if grid is not None else []
    rows = parts_of(of).parts
    made: list[Space] = []
    for number, area in enumerate(of.area):
        region = of.region[area.region].id if area.region != NOWHERE else ""
        own = [hexes[part] for part in rows[number]] if hexes else []
        if own:
            made.append(area_of(number, area.id, own, area.terrain, region, label(area.id)))
            continue
        if len(area.shape) < 3:
            raise ValueError(f"area {area.id} has neither a shape nor hexes")
        shape = [_corner(at) for at in area.shape]
        at = (area.x, area.y)
        made.append(Space(number, area.id, shape, at, "area", area.terrain, region, label=label(area.id)))
    return made + hexes


def hexes_within(of: AreaMap) -> dict[int, int]:
    """The area of each hex, by the numbers that `area_spaces` gives them: for `Board.within`."""
    return {number: one.area for number, one in enumerate(of.hex, len(of.area)) if one.area != NOWHERE}


def hex_spaces(hexes: Sequence[HexOfMap], grid: HexGrid, label: Label, first: int = 0) -> list[Space]:
    """The hexes to draw, each by its number from `first` on."""
    return [
        hex_space(grid, number, one.terrain, site=one.site, label=label(one.id), first=first)
        for number, one in enumerate(hexes)
    ]


def coast_outlines(rings: Sequence[Ring]) -> list[Outline]:
    """The land to draw."""
    return [Outline("land", [[_corner(at) for at in ring] for ring in rings])] if rings else []


def map_regions(regions: Sequence[RegionOfMap], spaces: Sequence[Space], label: Label) -> list[Region]:
    """The regions, each with its points or areas."""
    return [Region(one.id, label(one.id), [s.id for s in spaces if s.region == one.id]) for one in regions]


def _corner(at: Sequence[float]) -> Point:
    return at[0], at[1]
