"""Odds columns and bands, read out of their printed names."""

import pytest

from polemos.wargame.odds import Bands, Odds

ODDS = Odds(("1:3", "1:2", "2:3", "1:1", "1.5:1", "2:1"))


@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [
        (1, 9, "1:3"),
        (0, 4, "1:3"),
        (1, 2, "1:2"),
        (13, 20, "1:2"),
        (2, 3, "2:3"),
        (99, 100, "2:3"),
        (5, 5, "1:1"),
        (149, 100, "1:1"),
        (3, 2, "1.5:1"),
        (199, 100, "1.5:1"),
        (2, 1, "2:1"),
        (50, 1, "2:1"),
    ],
)
def test_odds_are_rounded_in_the_defender_s_favour_and_end_at_the_outer_columns(
    attack: int, defence: int, name: str
) -> None:
    assert ODDS.names[ODDS.column(attack, defence)] == name


def test_a_shift_ends_at_the_outer_columns() -> None:
    assert ODDS.last == 5
    assert [ODDS.shifted(2, shift) for shift in (-9, -2, -1, 0, 3, 4)] == [0, 0, 1, 2, 5, 5]


@pytest.mark.parametrize("names", [("1:1", "1:2"), ("1:1", "2:2"), ("2:1", "1.5:1")])
def test_columns_that_do_not_rise_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="above the one before it"):
        Odds(names)


@pytest.mark.parametrize("name", ["", "1", "1:", "one:two", "1.5"])
def test_what_is_no_odds_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        Odds((name,))


def test_bands_hold_numbers_up_to_the_next_and_beyond_the_outer_ones() -> None:
    bands = Bands(("1", "2-3", "4+"))
    assert bands.names == ("1", "2-3", "4+")
    assert bands.least == (1, 2, 4)
    assert [bands.column(n) for n in (-3, 0, 1, 2, 3, 4, 99)] == [0, 0, 0, 1, 1, 2, 2]
    assert [Bands(("0-", "1", "2+")).column(n) for n in (-5, 0, 1, 2, 3)] == [0, 0, 1, 2, 2]
