"""Hex geometry holds in every convention of printed maps."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polemos.board.hexes import ABSENT, Convention, Edge, Hex, HexGrid, Shift, rectangle

EDGES: tuple[Edge, ...] = ("south", "north")
ALONG: tuple[Shift, ...] = ("east", "west")
EVERY = [
    Convention(point_up, shifted, shift, row_first, rows_from)
    for point_up, shifted, row_first, rows_from in itertools.product((True, False), (0, 1), (True, False), EDGES)
    for shift in (ALONG if point_up else EDGES)
]
EASTERN = Convention(point_up=True, shifted=0, shift="east", row_first=True, rows_from="south")
ALEXANDRIAN = Convention(point_up=False, shifted=1, shift="south", row_first=False, rows_from="north")

conventions = st.sampled_from(EVERY)
hexes = st.tuples(st.integers(0, 99), st.integers(0, 99))


def test_there_are_thirty_two_conventions() -> None:
    assert len(set(EVERY)) == 32


def test_rows_from_the_south_with_even_rows_east() -> None:
    grid = rectangle(EASTERN, range(33, 41), range(1, 60))
    names = {d: grid.names[grid.around[grid.find("3433")][i]] for i, d in enumerate(EASTERN.directions)}
    assert names == {"NE": "3534", "E": "3434", "SE": "3334", "SW": "3333", "W": "3432", "NW": "3533"}
    names = {d: grid.names[grid.around[grid.find("3511")][i]] for i, d in enumerate(EASTERN.directions)}
    assert names == {"NE": "3611", "E": "3512", "SE": "3411", "SW": "3410", "W": "3510", "NW": "3610"}
    assert grid.parse_side("3807-3707") == (grid.find("3707"), grid.find("3807"))
    x, y = grid.centre(grid.find("3433"))
    assert x == 33.5
    assert y == pytest.approx(-34 * math.sqrt(3) / 2)


def test_columns_then_rows_with_odd_columns_low() -> None:
    grid = rectangle(ALEXANDRIAN, range(1, 35), range(1, 59))
    around = {60 * d: grid.names[beside] for d, beside in enumerate(grid.around[grid.find("2921")])}
    assert around == {0: "2920", 60: "3021", 120: "3022", 180: "2922", 240: "2822", 300: "2821"}
    around = {60 * d: grid.names[beside] for d, beside in enumerate(grid.around[grid.find("2618")])}
    assert around == {0: "2617", 60: "2717", 120: "2718", 180: "2619", 240: "2518", 300: "2517"}


@given(conventions, hexes)
def test_a_name_is_read_back(convention: Convention, at: Hex) -> None:
    assert convention.parse(convention.name(at)) == at
    assert convention.undoubled(convention.doubled(at)) == at


@given(conventions, hexes)
def test_neighbours_are_six_different_mutual_and_one_unit_away(convention: Convention, at: Hex) -> None:
    around = [convention.step(at, d) for d in range(6)]
    assert len({*around, at}) == 7
    x, y = convention.centre(at)
    for d, other in enumerate(around):
        assert convention.step(other, (d + 3) % 6) == at
        u, v = convention.centre(other)
        assert math.hypot(u - x, v - y) == pytest.approx(1)
        bearing = math.degrees(math.atan2(u - x, y - v)) % 360
        assert bearing == pytest.approx(60 * d + (30 if convention.point_up else 0), abs=1e-6)


@given(conventions, hexes, st.floats(0, 0.49), st.floats(0, 2 * math.pi))
def test_a_point_near_the_centre_lies_in_the_hex(convention: Convention, at: Hex, far: float, angle: float) -> None:
    x, y = convention.centre(at)
    assert convention.at(x + far * math.cos(angle), y + far * math.sin(angle)) == at


@pytest.mark.parametrize("convention", EVERY)
def test_neighbours_share_the_ends_of_their_hexside(convention: Convention) -> None:
    grid = rectangle(convention, range(3, 9), range(2, 8))
    for a, b in grid.sides():
        ends = grid.side_vertices(a, b)
        assert ends == grid.side_vertices(b, a)[::-1]
        (x1, y1), (x2, y2) = map(grid.place, ends)
        assert math.hypot(x1 - x2, y1 - y2) == pytest.approx(1 / math.sqrt(3))
        ax, ay = grid.centre(a)
        bx, by = grid.centre(b)
        assert ((x1 + x2) / 2, (y1 + y2) / 2) == pytest.approx(((ax + bx) / 2, (ay + by) / 2))


def test_holes_of_the_map_are_no_neighbours() -> None:
    grid = HexGrid(EASTERN, [(10, 1), (10, 3), (11, 1), (11, 2)])
    assert grid.neighbours == ((2, 3), (), (0, 3), (0, 2))
    x, y = grid.centre(2)
    assert grid.at(x, y) == 2
    assert grid.at(x + 20, y) == ABSENT


def test_wrong_names_are_refused() -> None:
    grid = rectangle(EASTERN, range(10, 13), range(1, 4))
    for text in ("101", "10011", "10x1", "", "１００１"):
        with pytest.raises(ValueError, match="hex number"):
            grid.find(text)
    with pytest.raises(KeyError, match="9999"):
        grid.find("9999")
    with pytest.raises(ValueError, match="adjacent"):
        grid.parse_side("1001-1203")
    with pytest.raises(ValueError, match="hexside"):
        grid.parse_side("1001")
    with pytest.raises(ValueError, match="twice"):
        HexGrid(EASTERN, [(1, 1), (1, 1)])
    with pytest.raises(ValueError, match="shift must"):
        Convention(point_up=True, shift="south")
    with pytest.raises(ValueError, match="rows_from"):
        Convention(rows_from="east")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="shifted"):
        Convention(shifted=2)
