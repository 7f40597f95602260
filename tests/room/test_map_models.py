"""Maps in data files: read into models, checked, and made into graphs for rules and spaces to draw."""

import tomllib
from typing import Annotated, Any

import pytest

from polemos.board.areas import members, neighbours
from polemos.board.describe import Board, Text, frame_of
from polemos.board.hexes import Convention
from polemos.board.search import search
from polemos.room.data_checks import problems
from polemos.room.data_models import Content, File, Known, Listed
from polemos.room.map_models import (
    AreaMap,
    HexMap,
    PlaceOfMap,
    PointMap,
    area_graph,
    area_spaces,
    coast_outlines,
    graph_of,
    grid_of,
    hex_spaces,
    hexes_within,
    map_regions,
    parts_of,
    point_spaces,
    route_lines,
)

POINTS = """
region = [{ id = "ionia" }, { id = "lydia" }]
place = [
    { id = "ephesus", x = 6, y = 2, site = "city", region = "ionia", port = true, garrison = 3 },
    { id = "sardis", x = 11, y = 1, site = "capital", region = "lydia" },
    { id = "icaria", x = 1.5, y = 3.5, terrain = "sea" },
]
route = [
    { between = ["ephesus", "sardis"], kind = "pass" },
    { between = ["ephesus", "icaria"], kind = "sea_route", via = [[3, 2]] },
    { between = ["sardis", "icaria"] },
]
coast = [[[5, 0], [12, 0], [12, 5]]]
"""
AREAS = """
region = [{ id = "attica" }]
area = [
    { id = "west", region = "attica" },
    { id = "east", terrain = "rough" },
    { id = "gulf", terrain = "sea", x = 2, y = 5, shape = [[0, 4], [5, 4], [5, 6]] },
]
border = [{ between = ["east", "gulf"], kind = "port" }]
hex = [
    { id = "0101", area = "west" },
    { id = "0102", area = "west", terrain = "mountain" },
    { id = "0103", area = "east", site = "town" },
]
"""


class City(PlaceOfMap):
    garrison: int = 0


class Map(PointMap):
    place: Annotated[tuple[City, ...], Listed(least=2)]


class Points(Content):
    map: Annotated[Map, File("map.toml")]


class Areas(Content):
    map: Annotated[AreaMap, File("map.toml")]


class Hexes(Content):
    map: Annotated[HexMap, File("map.toml")]


def points(text: str = POINTS) -> Map:
    return Points({"map.toml": tomllib.loads(text)}).map


def areas(text: str = AREAS) -> AreaMap:
    return Areas({"map.toml": tomllib.loads(text)}).map


def label(name: str) -> Text:
    return {"en": name.title()}


def test_points_become_a_graph_with_classes() -> None:
    graph = graph_of(points())
    assert graph.names == ("ephesus", "sardis", "icaria")
    assert graph.rows(["sea_route"]) == ((2,), (), (0,))
    found = search(3, [1], 5, steps=graph.steps({"pass": 3, "sea_route": 1}))
    assert found.way(2) == [1, 0, 2] and found.cost(2) == 4
    assert [place.garrison for place in points().place] == [3, 0, 0], "a room's own models say more"


def test_points_and_routes_are_drawn() -> None:
    of = points()
    spaces = point_spaces(of, label)
    assert [(s.name, s.site, s.terrain, s.region, s.marks) for s in spaces] == [
        ("ephesus", "city", "clear", "ionia", ["port"]),
        ("sardis", "capital", "clear", "lydia", []),
        ("icaria", "", "sea", "", []),
    ]
    lines = route_lines(of, spaces)
    assert [line.kind for line in lines] == ["pass", "sea_route", "road"]
    assert lines[1].points == [(6, 2), (3, 2), (1.5, 3.5)]
    assert coast_outlines(of.coast)[0].rings == [[(5, 0), (12, 0), (12, 5)]] and coast_outlines(()) == []
    regions = map_regions(of.region, spaces, label)
    assert [(region.id, region.label["en"], region.spaces) for region in regions] == [
        ("ionia", "Ionia", [0]),
        ("lydia", "Lydia", [1]),
    ]


def test_areas_are_made_of_hexes_or_have_a_shape() -> None:
    of = areas()
    grid = grid_of(of.hex, Convention())
    assert parts_of(of).parts == ((0, 1), (2,), ())
    graph = area_graph(of, grid)
    assert graph.neighbours == ((1,), (0, 2), (1,)) and graph.rows(["port"]) == ((), (2,), (1,))
    assert area_graph(of).neighbours == ((), (2,), (1,)), "hexes that nobody has laid out touch nothing"
    spaces = area_spaces(of, label, grid)
    board = Board({}, frame_of(spaces), spaces, [], within=hexes_within(of))
    assert members(board) == {0: [3, 4], 1: [5]}
    assert neighbours(board)[0] == [1] and neighbours(board)[4] == [3, 5]
    assert (spaces[0].region, spaces[1].terrain, spaces[2].centre) == ("attica", "rough", (2, 5))
    assert (spaces[4].terrain, spaces[5].site) == ("mountain", "town")
    with pytest.raises(ValueError, match="area west has neither a shape nor hexes"):
        area_spaces(of, label)


def test_hexes_that_belong_to_no_area_lie_within_none() -> None:
    of = areas(AREAS.replace('"0102", area = "west"', '"0102"'))
    assert hexes_within(of) == {3: 0, 5: 1}
    spaces = area_spaces(of, label, grid_of(of.hex, Convention()))
    assert spaces[0].shape == spaces[3].shape and spaces[0].centre == spaces[3].centre


def test_hexes_alone_are_numbered_from_the_first() -> None:
    of = Hexes({"map.toml": tomllib.loads('hex = [{ id = "0101" }, { id = "0102" }]')}).map
    spaces = hex_spaces(of.hex, grid_of(of.hex, Convention()), label)
    assert [(space.id, space.kind) for space in spaces] == [(0, "hex"), (1, "hex")]


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (PointMap, POINTS.replace('"pass"', '"bridge"'), 'route[1].kind: "bridge"'),
        (PointMap, POINTS.replace('site = "city"', 'site = "castle"'), 'place[1].site: "castle"'),
        (PointMap, POINTS.replace('["sardis", "icaria"]', '["sardis", "sardis"]'), "twice"),
        (PointMap, POINTS.replace('["sardis", "icaria"]', '["sardis", "samos"]'), "a place of [[place]] in map.toml"),
        (PointMap, POINTS.replace("[12, 5]]]", "[12]]]"), "coast[1][3]"),
        (AreaMap, AREAS.replace('"0103"', '"x"'), 'the number of a hex such as "2103"'),
        (AreaMap, AREAS.replace('area = "east"', 'area = "north"'), "an area of [[area]] in map.toml"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(kind: Any, text: str, said: str) -> None:
    data = tomllib.loads(text.replace(", garrison = 3", ""))
    found = problems("map.toml", kind, data) or problems("map.toml", kind, data, Known({"map.toml": data}))
    assert len(found) == 1 and said in str(found[0]), found
