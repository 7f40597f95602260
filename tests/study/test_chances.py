"""Chances to win: curves out of a room's file, and the one that stands in where there are none."""

from typing import Any

import pytest

from polemos.kernel.errors import BadInput
from polemos.match.games import find
from polemos.study import chances

FILE = {
    "scenario": {
        "1": {"games": 400, "stage": [{"turn": 1, "bias": 0.5, "weight": 0}, {"turn": 3, "bias": -1.5, "weight": 0.2}]}
    }
}


def test_curves_are_read_in_the_order_of_turns() -> None:
    found = chances.parse(FILE)
    assert found == {"1": (chances.Curve(1, 0.5, 0.0), chances.Curve(3, -1.5, 0.2))}
    assert found["1"][0].at(50.0) == found["1"][0].at(-50.0) > 0.5
    assert found["1"][1].at(7.5) == 0.5


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"turn": 1, "bias": 0.0}, "weight"),
        ({"turn": 1, "bias": 0.0, "weight": -1}, "not negative"),
        ({"turn": "1", "bias": 0.0, "weight": 1}, "turn must be"),
        ({"turn": 1, "bias": float("nan"), "weight": 1}, "bias must be"),
        (7, "must be a table"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(row: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        chances.parse({"scenario": {"1": {"stage": [row]}}})
    with pytest.raises(BadInput, match="rise"):
        chances.parse({"scenario": {"1": {"stage": [{"turn": 1, "bias": 0, "weight": 1}] * 2}}})
    with pytest.raises(BadInput, match="at least one"):
        chances.parse({"scenario": {"1": {}}})


def test_both_sides_together_win_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("belisarius")
    state = game.rules.new("1", seed="chances")
    for curves in ({}, chances.parse(FILE)):
        monkeypatch.setattr(chances, "curves_of", lambda _, curves=curves: curves)
        ours, theirs = (chances.chance(game, state, side) for side in (0, 1))
        assert abs(ours + theirs - 1) < 1e-9 and 0 < theirs < 1
    # the curve of the first stage does not look at the state
    assert abs(ours - chances.Curve(1, 0.5, 0).at(0)) < 1e-9


def test_the_spread_of_a_record_makes_the_curve_flat_or_steep() -> None:
    game = find("belisarius")
    state = game.rules.new("1", seed="chances")
    lead = chances.advantage(game, state)
    narrow, wide = (chances.chance(game, state, 0, spread) for spread in (2.0, 50.0))
    assert lead > 0 and narrow > wide > 0.5
    assert chances.spread_of([3.0]) == chances.SPREAD
    assert chances.spread_of([0.0, 20.0]) == 10.0
    assert chances.spread_of([1.0, 1.0]) == chances.LEAST_SPREAD


def test_a_game_that_is_over_has_its_result() -> None:
    game = find("syracuse")
    state = game.rules.new("1", seed="over")
    state.agenda, state.opts, state.actor = [], [], -1
    winner = game.rules.result(state).winner
    assert chances.chance(game, state, 0) == (0.5 if winner not in (0, 1) else float(winner == 0))
