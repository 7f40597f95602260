"""Point-to-point and area maps; features on hexsides."""

from itertools import pairwise

import pytest

from polemos.board.features import Sides, Way, courses, trails
from polemos.board.graph import Edge, PointGraph
from polemos.board.hexes import Convention, rectangle
from polemos.board.search import search

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
    assert [edge.kind for edge in ISLANDS.between(1, 0)] == ["road"]
    assert [edge.cost for edge in ISLANDS.between(3, 4)] == [4] and ISLANDS.between(4, 3) == (), "one way"
    twice = PointGraph(["a", "b"], [Edge(0, 1, "road"), Edge(1, 0, "sea")])
    assert [edge.kind for edge in twice.between(0, 1)] == ["road", "sea"]
    with pytest.raises(KeyError, match="Atlantis"):
        ISLANDS.find("Atlantis")
    with pytest.raises(ValueError, match="twice"):
        PointGraph(["a", "a"], [])
    with pytest.raises(ValueError, match="off the map"):
        PointGraph(["a"], [Edge(0, 1)])
    with pytest.raises(ValueError, match="itself"):
        PointGraph(["a"], [Edge(0, 0)])


def test_steps_cost_what_the_edges_or_their_kinds_cost() -> None:
    assert ISLANDS.steps()[0] == ((1, 2), (2, 6), (3, 1))
    assert ISLANDS.steps()[4] == ()
    tracks_and_sea = (((2, 1), (3, 2)), ((2, 1),), ((0, 1), (1, 1)), ((0, 2), (4, 2)), (), ())
    assert ISLANDS.steps({"track": 1, "sea": 2}) == tracks_and_sea
    with pytest.raises(ValueError, match="costs 0; at least 1"):
        ISLANDS.steps({"road": 0})
    assert search(len(ISLANDS), (0,), 9, steps=ISLANDS.steps()).way(2) == [0, 1, 2]


def test_rivers_and_roads_are_read_from_printed_numbers() -> None:
    river = Sides.parse(GRID, "river", "Padus", ["3110-3210", "3111-3210", "3111-3211"])
    named = [tuple(GRID.names[space] for space in side) for side in river.sides]
    assert named == [("3110", "3210"), ("3111", "3210"), ("3111", "3211")]
    road = Way.parse(GRID, "road", "Via Appia", ["3110", "3111", "3211"])
    assert [GRID.names[space] for space in road.spaces] == ["3110", "3111", "3211"]
    with pytest.raises(ValueError, match="adjacent"):
        Way.parse(GRID, "road", "", ["3110", "3112"])


def test_courses_follow_shared_corners() -> None:
    texts = ["3110-3210", "3111-3210", "3111-3211", "3314-3414"]
    sides = Sides.parse(GRID, "river", "", texts).sides
    lines = courses(GRID, sides)
    assert sorted(len(line) for line in lines) == [2, 4]


def test_a_course_may_be_a_ring() -> None:
    middle = GRID.find("3212")
    lines = courses(GRID, [GRID.side(middle, other) for other in GRID.neighbours[middle]])
    assert len(lines) == 1
    assert len(lines[0]) == 7
    assert lines[0][0] == lines[0][-1]


def test_trails_run_on_from_step_to_step() -> None:
    assert trails([(3, 4), (2, 1), (2, 3)]) == [[1, 2, 3, 4]]
    fork = trails([(1, 2), (2, 3), (2, 4)])
    assert {frozenset(step) for line in fork for step in pairwise(line)} == {
        frozenset(step) for step in ((1, 2), (2, 3), (2, 4))
    }
    assert len(fork) == 2
    assert trails([(1, 2), (2, 3), (3, 1)]) == [[1, 2, 3, 1]]
