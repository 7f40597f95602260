"""Chances fitted to games: curves find what made the results, stage by stage, and tell how far to trust them."""

from math import exp

import pytest

from polemos.bots.fitting import Moment, chance, curve, loss, reliability, stages, told_of
from polemos.kernel.dice import Rng


def made(n: int, turns: int, bias: float, weight: float, later: float = 1.0) -> list[Moment]:
    """Moments whose results are drawn by a curve; from the middle on its weight is `later` times as much."""
    rng, found = Rng("chances"), []
    for i in range(n):
        turn = 1 + i % turns
        ahead = rng.below(2001) / 50 - 20
        steep = weight * (later if turn > turns // 2 else 1)
        won = rng.below(10**6) < 10**6 / (1 + exp(-bias - steep * ahead))
        found.append(Moment(turn, ahead, float(won)))
    return found


def test_a_curve_finds_what_made_the_results() -> None:
    bias, weight = curve(made(4000, 1, 0.5, 0.2))
    assert bias == pytest.approx(0.5, abs=0.12) and weight == pytest.approx(0.2, abs=0.02)


def test_an_evaluation_that_says_nothing_or_the_contrary_has_no_weight() -> None:
    bias, weight = curve(made(2000, 1, 0.8, -0.2))
    assert weight == 0
    always = curve([Moment(1, float(x), 1.0) for x in range(-20, 20)])
    assert 0 < always[0] < 10 and 0 <= always[1] < 1
    assert curve([Moment(1, 0.0, 0.5)] * 10) == (0, 0)
    assert -1 < bias < 1


def test_stages_follow_the_turns() -> None:
    found = stages(made(6000, 6, 0.0, 0.05, later=5.0))
    assert [one.turn for one in found] == [1, 3, 5]
    assert found[0].weight < found[1].weight < found[2].weight
    # a turn before the first stage takes the first, one after the last the last
    assert chance(found, Moment(0, 3.0, 0)) == found[0].chance(3.0)
    assert chance(found, Moment(99, 3.0, 0)) == found[2].chance(3.0)
    # a rest that is too small for a curve of its own joins the stage before it
    assert [one.turn for one in stages([*made(600, 2, 0.0, 0.1), Moment(3, 1.0, 1.0)])] == [1, 2]
    assert len(stages(made(100, 6, 0.0, 0.1))) == 1


def test_what_is_told_is_held_against_what_was_seen() -> None:
    moments = made(6000, 3, 0.3, 0.15)
    found = stages(moments[:3000])
    told = told_of(found, moments[3000:])
    bins = reliability(told)
    assert sum(one.moments for one in bins) == 3000
    assert all(abs(one.told - one.seen) < 0.1 for one in bins if one.moments > 100)
    assert loss(told) < 0.2 < loss([(0.5, won) for _, won in told]) == 0.25
