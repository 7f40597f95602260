"""Path search against examples worked by hand and against a naive search; floods against a plain one."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polemos.board.graph import distances
from polemos.board.hexes import Convention, rectangle
from polemos.board.reach import UNREACHED, Flood, Steps, hops, path_to, reach, reversed_steps, step_rows

# 0 -2- 1 -2- 2 -2- 3, and a road 0 -1- 4 -1- 5 -1- 3
LADDER = step_rows(
    [
        [(1, 2), (4, 1)],
        [(0, 2), (2, 2)],
        [(1, 2), (3, 2)],
        [(2, 2), (5, 1)],
        [(0, 1), (5, 1)],
        [(4, 1), (3, 1)],
    ]
)


def marks(*spaces: int) -> bytearray:
    row = bytearray(6)
    for space in spaces:
        row[space] = 1
    return row


NONE = marks()


def test_the_road_is_cheaper() -> None:
    found, left = reach(LADDER, 0, 4, NONE, NONE, NONE)
    assert found == [1, 2, 3, 4, 5]
    assert left == [4, 2, 0, 1, 3, 2]
    assert path_to(reversed_steps(LADDER), left, 0, 3, NONE, NONE) == [0, 4, 5, 3]
    assert path_to(reversed_steps(LADDER), left, 0, 0, NONE, NONE) == [0]


def test_points_run_out() -> None:
    assert reach(LADDER, 0, 1, NONE, NONE, NONE)[0] == [4]
    assert reach(LADDER, 0, 0, NONE, NONE, NONE)[0] == []


def test_a_blocked_space_is_gone_round() -> None:
    found, left = reach(LADDER, 0, 6, marks(4), NONE, NONE)
    assert found == [1, 2, 3]
    assert left[3] == 0
    assert left[4] == UNREACHED
    with pytest.raises(ValueError, match="out of reach"):
        path_to(reversed_steps(LADDER), left, 0, 4, NONE, NONE)


def test_a_stop_is_entered_but_not_left() -> None:
    stop = marks(4)
    found, left = reach(LADDER, 0, 6, NONE, stop, NONE)
    assert found == [1, 2, 3, 4]
    assert left[3] == 0
    assert path_to(reversed_steps(LADDER), left, 0, 3, stop, NONE) == [0, 1, 2, 3]


def test_the_start_never_stops() -> None:
    assert reach(LADDER, 0, 2, NONE, marks(0), NONE)[0] == [1, 4, 5]


def test_from_a_zone_the_first_step_leads_out_of_it() -> None:
    zone = marks(0, 4)
    found, left = reach(LADDER, 0, 7, NONE, zone, zone)
    assert found == [1, 2, 3, 5]
    assert left[5] == 0
    # A zone elsewhere does not bind, and one that was left may be entered again further on.
    assert reach(LADDER, 0, 1, NONE, zone, marks(4))[0] == [4]
    again, left = reach(LADDER, 0, 8, NONE, zone, zone)
    assert again == [1, 2, 3, 4, 5]
    assert path_to(reversed_steps(LADDER), left, 0, 4, zone, zone) == [0, 1, 2, 3, 5, 4]


def test_equal_paths_are_always_the_same() -> None:
    square = step_rows([[(1, 1), (2, 1)], [(0, 1), (3, 1)], [(0, 1), (3, 1)], [(1, 1), (2, 1)]])
    empty = bytearray(4)
    left = reach(square, 0, 2, empty, empty, empty)[1]
    assert path_to(reversed_steps(square), left, 0, 3, empty, empty) == [0, 1, 3]


def test_step_rows_are_canonical_and_cost_something() -> None:
    assert step_rows([[(1, 5), (0, 2), (1, 3)]]) == (((0, 2), (1, 3)),)
    with pytest.raises(ValueError, match="at least 1"):
        step_rows([[(0, 0)]])


def naive(
    steps: Steps, start: int, points: int, blocked: bytearray, stop: bytearray, zone: bytearray
) -> dict[int, int]:
    """The most points left in each space, by relaxing every step until nothing changes."""
    best = {start: points}
    changed = True
    while changed:
        changed = False
        for space, left in sorted(best.items()):
            if stop[space] and space != start:
                continue
            for into, cost in steps[space]:
                if blocked[into] or left < cost or best.get(into, -1) >= left - cost:
                    continue
                if space == start and zone[start] and zone[into]:
                    continue
                best[into] = left - cost
                changed = True
    return best


@given(st.integers(0, 2**32), st.integers(2, 30), st.integers(0, 40))
def test_reach_equals_a_naive_search(seed: int, count: int, points: int) -> None:
    rng = random.Random(seed)
    steps = step_rows(
        [
            [(into, rng.randint(1, 14)) for into in rng.sample(range(count), rng.randint(0, min(6, count)))]
            for _ in range(count)
        ]
    )
    blocked, stop, zone = (bytearray(rng.choices((0, 1), (5, 1), k=count)) for _ in range(3))
    if rng.random() < 0.5:
        zone = stop
    start = rng.randrange(count)
    expected = naive(steps, start, points, blocked, stop, zone)
    found, left = reach(steps, start, points, blocked, stop, zone)
    assert found == sorted(expected.keys() - {start})
    assert left == [expected.get(space, UNREACHED) for space in range(count)]
    back = reversed_steps(steps)
    costs = [dict(row) for row in steps]
    for target in found:
        path = path_to(back, left, start, target, stop, zone)
        assert path[0] == start
        assert path[-1] == target
        assert sum(costs[a][b] for a, b in itertools.pairwise(path)) == points - left[target]
        assert not any(blocked[space] for space in path[1:])
        assert not any(stop[space] for space in path[1:-1])
        assert not (zone[start] and zone[path[1]])


@given(st.integers(0, 2**32), st.booleans())
def test_floods_equal_a_plain_search(seed: int, on_lattice: bool) -> None:
    rng = random.Random(seed)
    grid = rectangle(Convention(), range(1, 9), range(1, 12))
    flood = Flood(grid.neighbours, grid.lattice() if on_lattice else None)
    allowed = [space for space in range(len(grid)) if rng.random() < 0.6]
    closed = bytearray(b"\x01") * len(grid)
    for space in allowed:
        closed[space] = 0
    mask = flood.mask(allowed)
    assert flood.spaces(mask) == allowed
    for seed_space in allowed[:3]:
        far = hops(grid.neighbours, seed_space, closed)
        expected = [space for space in range(len(grid)) if far[space] >= 0]
        assert flood.spaces(flood.flood(flood.bit[seed_space], mask)) == expected
    parts = [flood.spaces(part) for part in flood.parts(mask)]
    assert sorted(itertools.chain.from_iterable(parts)) == allowed
    assert flood.flood(flood.everything & ~mask, mask) == 0


def test_a_flood_over_scattered_neighbours() -> None:
    rng = random.Random(4)
    pairs = [(rng.randrange(60), rng.randrange(60)) for _ in range(50)]
    rows = tuple(
        tuple(sorted({b for a, b in pairs if a == space} | {a for a, b in pairs if b == space} - {space}))
        for space in range(60)
    )
    flood = Flood(rows)
    for space in range(60):
        far = hops(rows, space, bytearray(60))
        expected = [other for other in range(60) if far[other] >= 0]
        assert flood.spaces(flood.flood(flood.bit[space], flood.everything)) == expected


def test_one_step_around() -> None:
    grid = rectangle(Convention(), range(1, 5), range(1, 5))
    flood = Flood(grid.neighbours, grid.lattice())
    for space in range(len(grid)):
        assert flood.spaces(flood.around(flood.bit[space])) == list(grid.neighbours[space])


def test_hops_are_distances_of_cost_one() -> None:
    grid = rectangle(Convention(), range(1, 5), range(1, 5))
    steps = step_rows([[(into, 1) for into in row] for row in grid.neighbours])
    blocked = bytearray(len(grid))
    assert (
        hops(grid.neighbours, 3, blocked)
        == distances(steps, 3)
        == [grid.distance(3, other) for other in range(len(grid))]
    )
