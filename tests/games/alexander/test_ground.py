"""The geometry of the battlefields."""

from polemos.games.alexander.data.ground import CELLS, NEXT, NOWHERE, direction_to, within


def test_the_direction_to_a_hex_is_that_of_the_neighbour() -> None:
    for h in range(CELLS):
        for d in range(6):
            if NEXT[6 * h + d] != NOWHERE:
                assert direction_to(h, NEXT[6 * h + d]) == d


def test_a_hex_that_is_no_neighbour_lies_in_no_direction() -> None:
    # the last of a column and the first of the next have numbers that follow each other
    for h in range(CELLS):
        around = NEXT[6 * h : 6 * h + 6]
        others = {*within(h, 2), *range(max(0, h - 60), min(CELLS, h + 60))} - set(around)
        assert all(direction_to(h, x) == -1 for x in others)
