"""A clock by itself: what is charged to whom, what is given, when it stands, and when a time is up."""

import pytest

from polemos.server.clock import DAY, GRACE, ClockState, Moment, TimeControl

SIDES = ["red", "blue"]


def begun(control: TimeControl, at: float = 0.0) -> ClockState:
    """A clock that has begun to run for red."""
    state = ClockState.begun(control, SIDES)
    state.charge(at)
    assert state.follow(control, Moment(0, 1, "red"))
    return state


def play(state: ClockState, control: TimeControl, at: float, moment: Moment) -> None:
    state.charge(at)
    state.follow(control, moment)


def test_days_are_given_for_each_decision() -> None:
    control = TimeControl("days", days=2)
    state = begun(control)
    play(state, control, 1.5 * DAY, Moment(1, 1, "red", "red"))
    assert state.left["red"] == 2 * DAY
    play(state, control, 2 * DAY, Moment(2, 1, "blue", "red"))
    state.charge(3 * DAY)
    assert state.left["blue"] == DAY
    assert state.due() == 4 * DAY
    state.charge(4 * DAY)
    assert state.fallen == "blue"


def test_an_increment_is_given_for_each_time_that_one_hands_over_and_only_then() -> None:
    control = TimeControl("fischer", minutes=1, increment=10)
    state = begun(control)
    play(state, control, 5, Moment(1, 1, "red", "red"))
    assert state.left["red"] == 55
    play(state, control, 10, Moment(2, 1, "blue", "red"))
    assert state.left == {"red": 60.0, "blue": 60.0}
    play(state, control, 30, Moment(1, 1, "red", "red"))  # taken back: nobody has handed over
    assert state.left == {"red": 60.0, "blue": 40.0}


def test_a_bank_is_full_again_at_each_new_turn_but_not_at_one_that_comes_back() -> None:
    control = TimeControl("bank", minutes=1)
    state = begun(control)
    play(state, control, 20, Moment(1, 2, "blue", "red"))
    assert state.left == {"red": 60.0, "blue": 60.0}
    play(state, control, 50, Moment(0, 1, "red", "red"))  # taken back
    play(state, control, 51, Moment(1, 2, "blue", "red"))
    assert state.left == {"red": 59.0, "blue": 30.0}


def test_nothing_runs_for_nobody() -> None:
    control = TimeControl("fischer", minutes=1)
    state = begun(control)
    play(state, control, 10, Moment(1, 1, "", "red"))
    state.charge(1000)
    assert state.left == {"red": 50.0, "blue": 60.0}
    assert state.due() is None


def test_a_pause_stands_until_it_ends_or_a_day_after_one_wants_to_go_on() -> None:
    control = TimeControl("fischer", minutes=60)
    state = begun(control)
    state.charge(60)
    state.pause()
    state.charge(5 * DAY)
    assert state.left["red"] == 3540
    assert state.due() is None
    state.wakes = 5 * DAY + GRACE
    assert state.due() == 6 * DAY + 3540
    state.charge(6 * DAY + 40)
    assert not state.paused
    assert state.left["red"] == 3500
    state.pause()
    state.charge(9 * DAY)
    state.resume()
    state.charge(9 * DAY + 100)
    assert state.left["red"] == 3400


def test_who_is_away_spends_his_vacation_first_and_is_back_when_he_decides() -> None:
    control = TimeControl("days", days=1, vacation=2)
    state = begun(control)
    state.away.append("red")
    assert state.due() == 3 * DAY
    play(state, control, 1.5 * DAY, Moment(1, 1, "blue", "red"))
    assert state.away == []
    assert state.vacation["red"] == DAY / 2
    state.away.append("red")  # while the other decides it costs nothing
    play(state, control, 2 * DAY, Moment(2, 1, "red", "blue"))
    assert state.vacation["red"] == DAY / 2
    assert state.away == ["red"]
    state.charge(2.75 * DAY)
    assert state.away == []
    assert state.left["red"] == 0.75 * DAY


def test_who_decides_after_all_is_not_out_of_time_any_more() -> None:
    control = TimeControl("fischer", minutes=1, increment=5)
    state = begun(control)
    state.charge(70)
    assert (state.fallen, state.left["red"]) == ("red", 0.0)
    play(state, control, 80, Moment(1, 1, "red", "red"))
    assert state.fallen == "red"  # it is still his to decide, and he has nothing left
    play(state, control, 90, Moment(2, 1, "blue", "red"))
    assert (state.fallen, state.left["red"]) == ("", 5.0)


def test_more_time_is_as_much_as_there_was() -> None:
    control = TimeControl("fischer", minutes=2)
    state = begun(control)
    state.charge(200)
    state.give(control)
    assert (state.fallen, state.left["red"]) == ("", 120.0)


@pytest.mark.parametrize("kind", ["days", "fischer", "bank"])
def test_a_clock_that_is_set_back_takes_nothing(kind: str) -> None:
    state = begun(TimeControl(kind), at=1000.0)  # type: ignore[arg-type]
    before = dict(state.left)
    state.charge(500.0)
    assert state.left == before


def test_who_lets_his_days_run_out_is_to_be_told_once_for_each_decision_and_not_while_he_is_away() -> None:
    control = TimeControl("days", days=4, vacation=2)
    state = begun(control)
    assert state.warns(control) == 3 * DAY
    state.warned = state.n
    assert state.warns(control) is None
    play(state, control, DAY, Moment(1, 1, "red", "red"))
    assert state.warns(control) == 4 * DAY
    state.away.append("red")
    assert state.warns(control) is None
    assert begun(TimeControl("fischer")).warns(TimeControl("fischer")) is None
