"""Glicko-2: the worked example of its author, and what must hold of any rating."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polemos.server.glicko import PERIOD, UNKNOWN, Game, Strength, chance, rated

strengths = st.builds(
    Strength,
    st.floats(600, 2600),
    st.floats(30, 350),
    st.floats(0.03, 0.1),
)
handicaps = st.floats(-300, 300)


def test_the_worked_example_of_the_paper() -> None:
    games = [
        Game(Strength(1400, 30), 1),
        Game(Strength(1550, 100), 0),
        Game(Strength(1700, 300), 0),
    ]
    after = rated(Strength(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


@given(strengths, st.lists(st.builds(Game, strengths, st.sampled_from([0.0, 0.5, 1.0]), handicaps), max_size=4))
def test_the_order_within_a_period_does_not_matter(before: Strength, games: list[Game]) -> None:
    first = rated(before, games)
    for order in permutations(games):
        other = rated(before, order)
        assert other.rating == pytest.approx(first.rating)
        assert other.deviation == pytest.approx(first.deviation)


@given(strengths, strengths, handicaps)
def test_whoever_wins_never_falls_and_whoever_loses_never_rises(one: Strength, two: Strength, worth: float) -> None:
    won, lost = rated(one, [Game(two, 1, worth)]), rated(two, [Game(one, 0, -worth)])
    assert won.rating >= one.rating and lost.rating <= two.rating
    drawn = rated(one, [Game(two, 0.5, worth)])
    assert rated(one, [Game(two, 0, worth)]).rating <= drawn.rating <= won.rating


@given(strengths, strengths)
def test_a_side_that_is_worth_more_brings_less(one: Strength, two: Strength) -> None:
    assert chance(one, two, 100) > chance(one, two) > chance(one, two, -100)
    gains = [rated(one, [Game(two, 1, worth)]).rating for worth in (-100, 0, 100)]
    assert gains == sorted(gains, reverse=True)


@given(strengths, st.floats(0, 500))
def test_whoever_does_not_play_is_known_less_but_never_less_than_nobody(one: Strength, weeks: float) -> None:
    later = one.after(weeks * PERIOD)
    assert later.rating == one.rating
    assert min(one.deviation, UNKNOWN) <= later.deviation + 1e-9 <= UNKNOWN + 1e-6


def test_a_week_without_a_game_is_a_period_without_one() -> None:
    before = Strength(1500, 80)
    assert before.after(PERIOD) == rated(before, [])
    assert before.after(52 * PERIOD).provisional is False and before.after(120 * PERIOD).provisional
