"""The search against examples worked by hand and against a naive one."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polemos.board.search import UNREACHED, Flood, Onward, Row, Steps, bar, of_one, once, search, spaces_of, stop

# 0 -2- 1 -2- 2 -2- 3, and a road 0 -1- 4 -1- 5 -1- 3
LADDER: Steps = (
    ((1, 2), (4, 1)),
    ((0, 2), (2, 2)),
    ((1, 2), (3, 2)),
    ((2, 2), (5, 1)),
    ((0, 1), (5, 1)),
    ((3, 1), (4, 1)),
)


def ladder(special: dict[int, Row | None]) -> Onward:
    return lambda space, _: special.get(space, LADDER[space])


def test_the_road_is_cheaper() -> None:
    found = search(6, (0,), 4, steps=LADDER)
    assert found.order == [0, 4, 1, 5, 3, 2]
    assert found.left == [4, 2, 0, 1, 3, 2]
    assert [found.cost(space) for space in range(6)] == [0, 2, 4, 3, 1, 2]
    assert found.way(3) == [0, 4, 5, 3]
    assert found.way(0) == [0]


def test_points_run_out() -> None:
    assert search(6, (0,), 1, steps=LADDER).order == [0, 4]
    assert search(6, (0,), 0, steps=LADDER).order == [0]


def test_a_space_that_may_not_be_entered_is_gone_round() -> None:
    found = search(6, (0,), 6, ladder({4: None}))
    assert found.order == [0, 1, 2, 3]
    assert (found.left[3], found.left[4], found.left[5]) == (0, UNREACHED, UNREACHED)
    assert [found.reaches(space) for space in (3, 4, 5)] == [True, False, False]
    assert found.costs(99) == [0, 2, 4, 6, 99, 99]
    with pytest.raises(ValueError, match="no way leads to space 4"):
        found.way(4)
    with pytest.raises(ValueError, match="no way leads to space 5"):
        found.way(5)


def test_what_is_barred_is_gone_round() -> None:
    found = search(6, (0,), 6, bar, LADDER, bytes([0, 0, 0, 0, 1, 0]))
    assert found.order == [0, 1, 2, 3]


def test_where_one_must_stop_is_entered_but_not_left() -> None:
    found = search(6, (0,), 6, stop, LADDER, bytes([0, 0, 0, 0, 1, 0]))
    assert found.reaches(4)
    assert found.way(3) == [0, 1, 2, 3]


def test_only_what_the_rows_point_out_is_asked_about() -> None:
    asked: list[tuple[int, int]] = []

    def onward(space: int, left: int) -> Row | None:
        asked.append((space, left))
        return None if space == 4 else LADDER[space]

    found = search(6, (0,), 6, onward, LADDER, bytes([0, 0, 0, 0, 1, 0]), bytes([0, 0, 1, 0, 0, 0]))
    assert asked == [(4, 5), (2, 2)]
    assert found.way(3) == [0, 1, 2, 3]


def test_from_several_starts_the_nearest_counts() -> None:
    found = search(6, (0, 3), 9, steps=LADDER)
    assert [found.cost(space) for space in range(6)] == [0, 2, 2, 0, 1, 1]
    assert (found.way(2), found.way(4)) == ([3, 2], [0, 4])


def test_of_equal_ways_the_first_found_is_told_and_all_are_known() -> None:
    square = of_one(((2, 1), (0, 3), (0, 3), (1, 2)))
    found = search(4, (0,), 2, steps=square)
    assert found.order == [0, 2, 1, 3]
    assert found.way(3) == [0, 2, 3]
    assert found.before(3) == [2, 1]
    assert (found.before(1), found.before(0)) == ([0], [])
    assert found.leading_to((3,)) == {0, 1, 2, 3}
    assert found.leading_to((1,)) == {0, 1}
    assert found.leading_to(()) == set()


def test_ways_are_told_in_any_order() -> None:
    found = search(6, (0,), 9, steps=LADDER)
    assert [found.way(space) for space in (2, 0, 5, 3, 2)] == [[0, 1, 2], [0], [0, 4, 5], [0, 4, 5, 3], [0, 1, 2]]


def test_nobody_is_asked_twice_who_is_asked_once() -> None:
    asked: list[int] = []

    def onward(space: int, _: int) -> Row:
        asked.append(space)
        return LADDER[space]

    found = search(6, (0,), 9, once(onward))
    assert found.way(3) == [0, 4, 5, 3]
    assert sorted(asked) == list(range(6))


def naive(size: int, start: int, points: int, rows: list[Row | None]) -> dict[int, int]:
    """The most points left in each space, by relaxing every step until nothing changes."""
    best = {start: points}
    changed = True
    while changed:
        changed = False
        for space, left in sorted(best.items()):
            for into, cost in rows[space] or ():
                if rows[into] is not None and left >= cost and best.get(into, -1) < left - cost:
                    best[into] = left - cost
                    changed = True
    return best


@given(st.integers(0, 2**32), st.integers(2, 30), st.integers(0, 40), st.booleans())
def test_a_search_equals_a_naive_one(seed: int, size: int, points: int, everywhere: bool) -> None:
    rng = random.Random(seed)
    steps: list[Row] = [
        [(into, rng.randint(1, 14)) for into in rng.sample(range(size), rng.randint(0, min(6, size)))]
        for _ in range(size)
    ]
    special = bytes(rng.choices((0, 1, 2), (5, 1, 1), k=size))
    start = rng.randrange(size)
    rows: list[Row | None] = [(steps[space], None, ())[special[space]] for space in range(size)]
    rows[start] = steps[start]
    ask = bytes([special[space] and space != start for space in range(size)])
    expected = naive(size, start, points, rows)
    onward: Onward = lambda space, _: rows[space]  # noqa: E731
    found = search(size, (start,), points, onward, () if everywhere else steps, None if everywhere else ask)
    assert {space: found.left[space] for space in found.order} == expected
    assert [found.reaches(space) for space in range(size)] == [space in expected for space in range(size)]
    assert [found.left[space] for space in found.order] == sorted(expected.values(), reverse=True)
    for target in found.order:
        path = found.way(target)
        assert (path[0], path[-1]) == (start, target)
        prices = [dict(reversed(rows[a] or ()))[b] for a, b in itertools.pairwise(path)]
        assert sum(prices) == found.cost(target)
        assert path[-2:-1] == found.before(target)[:1]
        assert set(path) <= found.leading_to((target,))


@given(
    st.lists(st.sets(st.integers(0, 8)), min_size=9, max_size=9),
    st.integers(0, 8),
    st.integers(0, 6),
    st.sets(st.integers(0, 8)),
)
def test_a_flood_finds_what_a_search_finds(rows: list[set[int]], start: int, most: int, shut: set[int]) -> None:
    shut -= {start}
    barred = bytes([int(space in shut) for space in range(9)])
    found = Flood(rows).within(start, most, shut)
    assert spaces_of(found) == sorted(search(9, (start,), most, bar, of_one(rows), barred).order)
