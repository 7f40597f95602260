"""Point-to-point and area maps; features on hexsides; zones; projections."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polemos.board import zones
from polemos.board.features import Sides, SideSet, Way, along, chains, courses, rows_of
from polemos.board.graph import Edge, PointGraph, components, distances, shortest
from polemos.board.hexes import Convention, rectangle
from polemos.board.projection import Affine, Equirectangular, Mercator, Projection
from polemos.board.reach import reach

ISLANDS = PointGraph(
    ["Athenae", "Thebae", "Delphi", "Naxos", "Samos", "Melos"],
    [
        Edge(0, 1, "road", 2),
        Edge(1, 2, "track", 3),
        Edge(0, 2, "track", 6),
        Edge(0, 3, "sea", 1),
        Edge(3, 4, "sea", 4, one_way=True),
    ],
)
GRID = rectangle(Convention(True, 0, "east", True, "south"), range(30, 35), range(10, 16))


def test_names_and_neighbours() -> None:
    assert ISLANDS.find("Naxos") == 3
    assert ISLANDS.neighbours == ((1, 2, 3), (0, 2), (0, 1), (0, 4), (), ())
    assert ISLANDS.rows(["sea"]) == ((3,), (), (), (0, 4), (), ())
    with pytest.raises(KeyError, match="Atlantis"):
        ISLANDS.find("Atlantis")
    with pytest.raises(ValueError, match="twice"):
        PointGraph(["a", "a"], [])
    with pytest.raises(ValueError, match="off the map"):
        PointGraph(["a"], [Edge(0, 1)])
    with pytest.raises(ValueError, match="itself"):
        PointGraph(["a"], [Edge(0, 0)])


def test_shortest_ways() -> None:
    steps = ISLANDS.steps()
    assert distances(steps, 0) == [0, 2, 5, 1, 5, -1]
    assert shortest(steps, 0, 2) == [0, 1, 2]
    assert shortest(steps, 0, 2, bytearray([0, 1, 0, 0, 0, 0])) == [0, 2]
    assert shortest(steps, 4, 3) == []
    assert shortest(ISLANDS.steps({"track": 1}), 0, 2) == [0, 2]
    none = bytearray(6)
    assert reach(steps, 0, 2, none, none, none)[0] == [1, 3]


def test_parts_of_a_map() -> None:
    two_way = PointGraph(list("abcde"), [Edge(0, 2), Edge(2, 4), Edge(1, 3)])
    assert components(two_way.neighbours) == [[0, 2, 4], [1, 3]]
    assert components(two_way.neighbours, bytearray([0, 0, 1, 0, 0])) == [[0], [1, 3], [4]]


def test_rivers_and_roads_are_read_from_printed_numbers() -> None:
    river = Sides.parse(GRID, "river", "Padus", ["3110-3210", "3111-3210", "3111-3211"])
    assert [GRID.side_name(side) for side in river.sides] == ["3110-3210", "3111-3210", "3111-3211"]
    road = Way.parse(GRID, "road", "Via Appia", ["3110", "3111", "3211"])
    assert [GRID.side_name(side) for side in road.sides()] == ["3110-3111", "3111-3211"]
    with pytest.raises(ValueError, match="adjacent"):
        Way.parse(GRID, "road", "", ["3110", "3112"])
    both = SideSet(len(GRID), river.sides)
    assert both.between(GRID.find("3210"), GRID.find("3111"))
    assert not both.between(GRID.find("3210"), GRID.find("3211"))
    assert both.rows[GRID.find("3210")] == (GRID.find("3110"), GRID.find("3111"))
    assert sum(both.touched) == 4


def test_courses_follow_shared_corners() -> None:
    texts = ["3110-3210", "3111-3210", "3111-3211", "3314-3414"]
    sides = Sides.parse(GRID, "river", "", texts).sides
    parts = chains(GRID, sides)
    assert [len(part) for part in parts] == [3, 1]
    lines = courses(GRID, sides)
    assert sorted(len(line) for line in lines) == [2, 4]
    rows = along(GRID, sides)
    assert rows[GRID.find("3110")] == (GRID.find("3111"), GRID.find("3210"))
    assert GRID.find("3413") not in rows[GRID.find("3314")]


def test_a_course_may_be_a_ring() -> None:
    middle = GRID.find("3212")
    lines = courses(GRID, [GRID.side(middle, other) for other in GRID.neighbours[middle]])
    assert len(lines) == 1
    assert len(lines[0]) == 7
    assert lines[0][0] == lines[0][-1]


def test_rows_of_pairs() -> None:
    assert rows_of(3, [(0, 2), (2, 1)]) == ((2,), (2,), (0, 1))


def test_zones_count_their_projectors() -> None:
    rows = ((1,), (0, 2), (1,))
    zone = zones.zone_of(rows, [0, 2])
    assert list(zone) == [0, 2, 0]
    zones.remove(zone, rows, 0)
    assert list(zone) == [0, 1, 0]
    zones.add(zone, rows, 1)
    assert list(zone) == [1, 1, 1]
    assert zones.projectors(rows, 1, [2, 0]) == [0, 2]
    with pytest.raises(ValueError):
        zones.remove(bytearray(3), rows, 0)


@given(
    st.sampled_from(
        [
            Affine(25.85 - 16, 0.0, 0.8, 15.0, -1.07, -0.06),
            Equirectangular(40, 20, 1.2, 5, 7),
            Mercator(20, 0.8, 3, 4),
        ]
    ),
    st.floats(-75, 75),
    st.floats(-170, 170),
)
def test_projections_lead_back(projection: Projection, latitude: float, longitude: float) -> None:
    there = projection.project(latitude, longitude)
    assert projection.unproject(*there) == pytest.approx((latitude, longitude), abs=1e-6)


def test_north_is_up() -> None:
    for projection in (Equirectangular(40, 20), Mercator(20)):
        assert projection.project(41, 20)[1] < projection.project(40, 20)[1]
        assert projection.project(40, 21)[0] > projection.project(40, 20)[0]
    with pytest.raises(ValueError, match="axes"):
        Affine(0, 1, 1, 0, 2, 2)
