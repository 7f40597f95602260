"""The clock of a match at the server: who sets it, when it runs, what happens at zero, pauses, vacation, rematches."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from polemos.match.record import parse
from polemos.match.replay import replay
from polemos.server.clock import DAY, GRACE
from polemos.server.clocks import BEAT, STOPPED, ClockRow
from server.door import Door, Json, Person, opened
from server.two import Two, come, met
from toy.game import GAME


class Time:
    """The time of the server's clocks, as the test wants it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


def timed(door: Door, time: Time) -> Door:
    door.repository.clocks.now = time
    return door


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def door(tmp_path: Path, time: Time) -> Iterator[Door]:
    with opened(tmp_path) as door:
        yield timed(door, time)


def put(who: Person, match: Json, status: int = 200, **clock: Any) -> Json:
    wanted = {"clock": clock or None}
    answer: Json = who.asks("PUT", f"/api/matches/{match['id']}/clock", status, json=wanted)
    return answer


def playing(door: Door, **clock: Any) -> Two:
    """A match of two people with a clock, which has begun."""
    red = door.person()
    match = red.begin(options=["truce"], seed="4")
    put(red, match, **clock)
    blue, seat = come(door, red, match, "blue")
    third, _ = come(door, red, match, None)
    return Two(door, match, red, blue, third, seat)


def clock_of(two: Two, who: Person | None = None) -> Json:
    found: Json = two.sees(who or two.red)["deals"]["clock"]
    return found


def does(two: Two, who: Person, act: str, status: int = 200) -> Json:
    answer: Json = who.asks("POST", f"{two.path}/clock/act", status, json={"side": two.side(who), "act": act})
    return answer


def ticked(two: Two) -> None:
    """The keeper of clocks has looked."""
    two.door.repository.clock_keeper.look()


# ---------------------------------------------------------------- set


def test_its_owner_sets_it_until_the_other_sits_down_who_sees_it_in_the_link(door: Door) -> None:
    red = door.person()
    match = red.begin()
    assert put(red, match, kind="days", days=2)["deals"]["clock"]["control"]["days"] == 2
    assert put(red, match)["deals"]["clock"] is None
    shown = put(red, match, kind="fischer", minutes=30, at_zero="lost")["deals"]["clock"]
    assert shown["waits"]
    assert shown["running"] is None
    made = red.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": "blue"})
    link = f"/api/invitations/{made['url'].rpartition('/join/')[2]}"
    blue = door.person()
    control = blue.asks("GET", link)["clock"]
    assert (control["kind"], control["minutes"], control["at_zero"]) == ("fischer", 30, "lost")
    blue.problem("PUT", f"/api/matches/{match['id']}/clock", 404, "no-match", json={"clock": None})
    blue.asks("POST", link)
    red.problem("PUT", f"/api/matches/{match['id']}/clock", 409, "clock-late", json={"clock": None})
    blue.problem("PUT", f"/api/matches/{match['id']}/clock", 403, "owner-only", json={"clock": None})
    table = red.table(match, "red")
    assert not table["deals"]["clock"]["waits"]
    assert table["deals"]["clock"]["running"] == "red"


def test_against_a_bot_there_is_none(door: Door) -> None:
    red = door.person()
    match = red.begin(seats={"blue": "greedy"})
    red.problem("PUT", f"/api/matches/{match['id']}/clock", 409, "clock-alone", json={"clock": {"kind": "days"}})
    body = {"side": "red", "act": "away"}
    red.problem("POST", f"/api/matches/{match['id']}/clock/act", 409, "no-clock", json=body)


@pytest.mark.parametrize("clock", [{"kind": "days", "days": 0}, {"kind": "hours"}, {"kind": "days", "at_zero": "win"}])
def test_what_no_clock_can_give_is_refused(door: Door, clock: Json) -> None:
    red = door.person()
    match = red.begin()
    red.problem("PUT", f"/api/matches/{match['id']}/clock", 422, "bad-input", json={"clock": clock})


# ---------------------------------------------------------------- running


def test_it_runs_for_whoever_decides_and_all_see_the_same(door: Door, time: Time) -> None:
    two = playing(door, kind="fischer", minutes=10, increment=0)
    time.at += 100
    assert clock_of(two)["left"] == {"red": 500.0, "blue": 600.0}
    while two.sees(two.red)["decides"] == "red":
        two.choose("advance:red-1" if two.sees(two.red)["n"] == 0 else "")
    time.at += 50
    for who in (two.red, two.blue):
        clock = clock_of(two, who)
        assert (clock["left"], clock["running"]) == ({"red": 500.0, "blue": 550.0}, "blue")
    assert two.third.table(two.match)["deals"]["clock"]["left"] == {"red": 500.0, "blue": 550.0}
    assert two.third.table(two.match)["deals"]["clock"]["may"] == []
    (listed,) = two.blue.asks("GET", "/api/matches")["matches"]
    assert listed["left"] == 550.0


def test_it_stands_where_the_other_has_been_sent_away(door: Door, time: Time) -> None:
    two = playing(door, kind="days", days=1, at_zero="lost")
    two.red.asks("DELETE", f"{two.path}/invitations/{two.seat}", 204)
    time.at += 3 * DAY
    ticked(two)
    assert not two.red.table(two.match)["over"]
    assert two.red.table(two.match)["deals"]["clock"]["waits"]


# ---------------------------------------------------------------- at zero


def test_the_game_is_lost_though_nobody_comes_and_the_record_says_so(door: Door, time: Time) -> None:
    two = playing(door, kind="days", days=1, at_zero="lost")
    with two.blue.live(two.match["id"]) as live:
        live.receive_json()
        time.at += DAY + 1
        ticked(two)
        while not (pulse := live.receive_json())["over"]:
            pass
    assert pulse["over"]
    table = two.sees(two.blue)
    assert (table["over"], table["result"]["winner"]) == (True, "blue")
    assert table["result"]["outlook"] == "Red ran out of time."
    assert two.blue.table(two.match, "blue", language="ja")["result"]["outlook"].endswith("の持ち時間が切れました。")
    (listed,) = two.red.asks("GET", "/api/matches")["matches"]
    assert (listed["ended"], listed["winner"], listed["left"]) == ("time", "blue", None)
    text = two.red.get(f"{two.path}/record").text
    record = parse(text, "record")
    assert '"end":"time"' in text.replace(" ", "")
    assert (record.ending and record.ending.side) == "red"
    replay(GAME, record)


def test_a_choice_that_comes_too_late_is_none(door: Door, time: Time) -> None:
    two = playing(door, kind="fischer", minutes=1, at_zero="lost")
    time.at += 61
    body = {"n": 0, "choice": "advance:red-1", "side": "red"}
    two.red.problem("POST", f"{two.path}/choose", 409, "illegal-choice", json=body)
    assert two.sees(two.red)["over"]
    assert two.sees(two.red)["n"] == 0


def test_a_bot_plays_on(door: Door, time: Time) -> None:
    two = playing(door, kind="days", days=1, at_zero="bot")
    time.at += DAY + 1
    ticked(two)
    table = two.blue.settled(two.match, "blue")
    assert table["seats"]["red"] != "human"
    assert table["n"] > 0
    assert table["decides"] == "blue"
    assert table["deals"]["clock"]["running"] is None
    time.at += 9 * DAY
    ticked(two)
    assert not two.sees(two.blue)["over"]


@pytest.mark.parametrize("act", ["more", "bot", "claim"])
def test_the_friend_decides_what_comes_of_it(door: Door, time: Time, act: str) -> None:
    two = playing(door, kind="days", days=1, at_zero="friend")
    two.blue.problem("POST", f"{two.path}/clock/act", 409, "clock-runs", json={"side": "blue", "act": act})
    time.at += DAY + 1
    ticked(two)
    table = two.sees(two.blue)
    assert not table["over"]
    assert table["deals"]["clock"]["fallen"] == "red"
    assert {"more", "bot", "claim"} <= set(table["deals"]["clock"]["may"])
    assert act not in clock_of(two, two.red)["may"]
    two.red.problem("POST", f"{two.path}/clock/act", 409, "clock-runs", json={"side": "red", "act": act})
    two.third.problem("POST", f"{two.path}/clock/act", 403, "not-your-seat", json={"side": "blue", "act": act})
    after = does(two, two.blue, act)
    if act == "more":
        assert after["deals"]["clock"]["fallen"] is None
        assert after["deals"]["clock"]["left"]["red"] == DAY
    elif act == "claim":
        assert (after["over"], after["result"]["winner"]) == (True, "blue")
    else:
        assert two.blue.settled(two.match, "blue")["n"] > 0


def test_who_decides_before_the_friend_has_spoken_plays_on(door: Door, time: Time) -> None:
    two = playing(door, kind="days", days=1, at_zero="friend")
    time.at += 2 * DAY
    ticked(two)
    two.choose("advance:red-1")
    assert clock_of(two)["fallen"] is None
    two.blue.problem("POST", f"{two.path}/clock/act", 409, "clock-runs", json={"side": "blue", "act": "claim"})


def test_who_lets_his_days_run_out_is_told_once(door: Door, time: Time) -> None:
    two = playing(door, kind="days", days=4, at_zero="lost")
    told: list[tuple[str, str]] = []
    door.repository.clocks.warn = lambda match_id, side: told.append((match_id, side))
    time.at += 3 * DAY - 1
    ticked(two)
    assert told == []
    time.at += 2
    ticked(two)
    ticked(two)
    two.sees(two.red)
    assert told == [(two.match["id"], "red")]


# ---------------------------------------------------------------- pause and vacation


def test_both_pause_and_both_go_on(door: Door, time: Time) -> None:
    two = playing(door, kind="fischer", minutes=10, at_zero="lost")
    assert "pause" in two.deals(two.blue)["may"]
    two.proposes(two.blue, "pause")
    assert not clock_of(two)["paused"]
    two.replies(two.red, "accept", "pause")
    time.at += 30 * DAY
    ticked(two)
    clock = clock_of(two)
    assert (clock["paused"], clock["running"], clock["left"]["red"]) == (True, None, 600.0)
    assert two.deals(two.red)["standing"] == []
    two.refused(two.red, "pause", "nobody-to-ask")
    two.choose("advance:red-1")  # a pause keeps nobody from playing
    two.proposes(two.red, "resume")
    assert clock_of(two)["wakes"] == GRACE
    two.replies(two.blue, "accept", "resume")
    time.at += 20
    assert clock_of(two)["paused"] is False
    assert min(clock_of(two)["left"].values()) == 580.0
    assert two.deals(two.red)["standing"] == []


def test_a_pause_ends_a_day_after_one_wants_to_go_on(door: Door, time: Time) -> None:
    two = playing(door, kind="fischer", minutes=10, at_zero="lost")
    two.proposes(two.blue, "pause")
    two.replies(two.red, "accept", "pause")
    two.proposes(two.blue, "resume")
    time.at += GRACE - 1
    assert clock_of(two)["paused"]
    (listed,) = two.red.asks("GET", "/api/matches")["matches"]
    assert listed["asked"] == "resume"
    time.at += 61
    assert clock_of(two)["left"]["red"] == 540.0
    time.at += 600
    ticked(two)
    assert two.sees(two.red)["over"]


def test_without_a_clock_nobody_pauses(door: Door) -> None:
    two = met(door)
    assert "pause" not in two.deals(two.red)["may"]
    two.refused(two.red, "pause", "nobody-to-ask")


def test_vacation_stops_it_as_long_as_there_is_any(door: Door, time: Time) -> None:
    two = playing(door, kind="days", days=1, vacation=2, at_zero="lost")
    assert does(two, two.red, "away")["deals"]["clock"]["away"] == ["red"]
    two.red.problem("POST", f"{two.path}/clock/act", 409, "clock-away", json={"side": "red", "act": "away"})
    time.at += DAY
    clock = clock_of(two, two.blue)
    assert (clock["left"]["red"], clock["vacation"]["red"]) == (DAY, DAY)
    assert does(two, two.red, "back")["deals"]["clock"]["away"] == []
    two.red.problem("POST", f"{two.path}/clock/act", 409, "clock-back", json={"side": "red", "act": "back"})
    does(two, two.red, "away")
    time.at += 1.5 * DAY
    ticked(two)
    assert not two.sees(two.red)["over"]
    time.at += DAY
    ticked(two)
    assert two.sees(two.red)["over"]


# ---------------------------------------------------------------- across games and servers


def test_a_rematch_has_the_same_clock(door: Door, time: Time) -> None:
    two = playing(door, kind="fischer", minutes=7)
    two.gives_up(two.red)
    two.proposes(two.red, "rematch")
    two.replies(two.blue, "accept", "rematch")
    following = two.deals(two.red)["next"]
    clock = two.red.table({"id": following}, "blue")["deals"]["clock"]
    assert clock["control"]["minutes"] == 7
    assert clock["left"] == {"red": 420.0, "blue": 420.0}
    assert not clock["waits"]


def test_it_goes_on_after_the_server_and_time_without_a_server_counts_for_nobody(tmp_path: Path, time: Time) -> None:
    with opened(tmp_path) as door:
        two = playing(timed(door, time), kind="days", days=1, at_zero="lost")
        time.at += 1000
        door.repository.clocks.beat()
    time.at += 5 * DAY
    door = Door(tmp_path)
    timed(door, time)
    door.repository.clocks.open()
    try:
        left = door.repository.clocks.left(two.match["id"])
        assert left == DAY - 1000
        time.at += STOPPED - BEAT
        door.repository.clocks.open()  # a short stop counts: nobody can tell it from a slow server
        assert door.repository.clocks.left(two.match["id"]) == DAY - 1000 - STOPPED + BEAT
    finally:
        door.repository.store.close()


def test_a_clock_that_is_set_while_others_are_read_is_known(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, clocks = door.person(), door.repository.clocks
    match, read = owner.begin(), clocks._rows
    setting = Thread(target=lambda: put(owner, match, kind="days"))

    def slowly() -> list[ClockRow]:
        rows = read()
        setting.start()
        setting.join(0.3)
        return rows

    with monkeypatch.context() as patch:
        patch.setattr(clocks, "_rows", slowly)
        clocks.beat()
    setting.join()
    assert clocks.of(match["id"]) is not None


def test_a_match_that_is_deleted_leaves_no_clock(door: Door, time: Time) -> None:
    two = playing(door, kind="days", days=1, at_zero="lost")
    two.red.asks("DELETE", two.path, 204)
    time.at += 2 * DAY
    assert door.repository.clocks.due() == []
    assert door.repository.clocks.of(two.match["id"]) is None
