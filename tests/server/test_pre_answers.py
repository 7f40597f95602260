"""Answers in advance: who gives them, when they are given for him, who sees them, and how they end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from polemos.match.record import parse
from polemos.match.replay import replay
from server.door import Door, Json, Person, opened
from server.two import Two, met
from toy.game import GAME


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with opened(tmp_path) as door:
        yield door


@pytest.fixture
def two(door: Door) -> Two:
    return met(door)


def gives(who: Person, path: str, table: Json, choice: str, **more: Any) -> Json:
    body = {"n": table["n"], "side": table["side"], "choice": choice, **more}
    given: Json = who.asks("POST", f"{path}/answers", json=body)
    return given


def asked(two: Two, side: str) -> Json:
    """The table of a side that is asked whether there is a truce."""
    who = two.red if side == "red" else two.blue
    table = two.sees(who)
    while not (table["decides"] == side and "decline" in ids(table)):
        decides = table["decides"]
        other = two.sees(two.red if decides == "red" else two.blue)
        offers = "offer-truce" if decides != side and "offer-truce" in ids(other) else ""
        two.choose(offers or ("pass" if "pass" in ids(other) else ""))
        table = two.sees(who)
    return table


def ids(table: Json) -> list[str]:
    return [one["id"] for one in table["question"]["choices"]]


def offers_again(two: Two) -> tuple[int, Json]:
    """Red offers a truce once more; the moment before that, and what blue sees then."""
    while True:
        table = two.sees(two.red)
        if table["decides"] == "red" and "offer-truce" in ids(table):
            n = table["n"]
            two.choose("offer-truce")
            return n, two.sees(two.blue)
        two.choose("pass")


def test_the_same_question_is_answered_as_it_was_said(two: Two) -> None:
    table = asked(two, "blue")
    assert "decline" in table["question"]["answerable"]
    after = gives(two.blue, two.path, table, "decline")
    assert after["n"] > table["n"]
    (answer,) = after["answers"]
    assert answer["said"]
    assert answer["asked"]
    n, then = offers_again(two)
    assert then["n"] >= n + 2
    text = two.door.repository.live(two.door.repository._row(two.match["id"])).path.read_text("utf-8")
    record = parse(text, "record")
    assert [(e.side, e.text) for e in record.entries[n : n + 2]] == [("red", "offer-truce"), ("blue", "decline")]
    replay(GAME, record)


def test_nobody_else_sees_it(two: Two) -> None:
    gives(two.blue, two.path, asked(two, "blue"), "decline")
    assert two.sees(two.red)["answers"] == []
    assert two.third.table(two.match)["answers"] == []
    assert len(two.sees(two.blue)["answers"]) == 1
    assert two.blue.table(two.match, "blue", language="ja")["answers"][0]["said"] != ""


def test_it_can_be_taken_back_by_its_own_alone(two: Two) -> None:
    (answer,) = gives(two.blue, two.path, asked(two, "blue"), "decline")["answers"]
    two.red.problem("DELETE", f"{two.path}/answers/{answer['id']}", 404, "no-answer")
    after = two.blue.asks("DELETE", f"{two.path}/answers/{answer['id']}", params={"side": "blue"})
    assert after["answers"] == []
    _, then = offers_again(two)
    assert then["decides"] == "blue"
    assert "decline" in ids(then)


def test_one_for_this_turn_ends_with_it(two: Two) -> None:
    table = asked(two, "blue")
    after = gives(two.blue, two.path, table, "decline", this_turn=True)
    assert after["answers"][0]["turn"] == table["turn"]
    while two.sees(two.red)["turn"] == table["turn"]:
        two.choose("pass")
    _, then = offers_again(two)
    assert "decline" in ids(then)


def test_another_answer_to_the_same_question_takes_its_place(two: Two) -> None:
    table = asked(two, "blue")
    gives(two.blue, two.path, table, "decline")
    (row,) = two.door.repository.pre_answers.of(two.match["id"])
    two.blue.asks("DELETE", f"{two.path}/answers/{row.id}")
    _, then = offers_again(two)
    gives(two.blue, two.path, then, "decline", this_turn=True)
    assert [one.turn for one in two.door.repository.pre_answers.of(two.match["id"])] == [then["turn"]]


def test_who_has_taken_back_is_asked(door: Door) -> None:
    owner = door.person()
    match = owner.begin(options=["truce"], seed="4")
    path = f"/api/matches/{match['id']}"
    owner.choose(match, 0, "offer-truce", "red")
    table = owner.table(match, "blue")
    after = gives(owner, path, table, "decline")
    assert after["n"] == 2
    owner.act(match, "undo", 2, side="blue")
    again = owner.table(match, "blue")
    assert (again["n"], again["decides"]) == (1, "blue")  # and nobody answers for him
    assert owner.table(match, "blue")["n"] == 1


def test_only_what_is_offered_and_points_at_nothing_can_be_given(two: Two) -> None:
    table = two.sees(two.red)
    aimed = next(one["id"] for one in table["question"]["choices"] if one["target"])
    assert aimed not in table["question"]["answerable"]
    body = {"n": table["n"], "side": "red", "choice": aimed}
    two.red.problem("POST", f"{two.path}/answers", 409, "answer-aims", json=body)
    two.red.problem("POST", f"{two.path}/answers", 409, "answer-aims", json={**body, "choice": "no such"})
    two.red.problem("POST", f"{two.path}/answers", 409, "stale", json={**body, "choice": "pass", "n": 9})
    two.blue.problem("POST", f"{two.path}/answers", 403, "not-your-seat", json={**body, "choice": "pass"})
    other = {"n": table["n"], "side": "blue", "choice": "pass"}
    two.blue.problem("POST", f"{two.path}/answers", 409, "answer-unasked", json=other)
    assert two.sees(two.red)["n"] == 0


def test_who_has_lost_his_seat_answers_nothing_any_more(two: Two) -> None:
    table = asked(two, "blue")
    gives(two.blue, two.path, table, "decline")
    two.red.asks("DELETE", f"{two.path}/invitations/{two.seat}", 204)
    while True:
        now = two.red.table(two.match, "red")
        if now["decides"] == "red" and "offer-truce" in ids(now):
            two.red.choose(two.match, now["n"], "offer-truce", "red")
            break
        if now["decides"] == "blue":
            return  # nobody sits there, and nothing goes on
        two.red.choose(two.match, now["n"], "pass", "red")
    assert two.red.table(two.match)["n"] == now["n"] + 1


def test_it_is_given_after_a_bot_as_well(door: Door) -> None:
    owner = door.person()
    match = owner.begin(options=["truce"], seed="4", seats={"red": "random"})
    path = f"/api/matches/{match['id']}"
    for _ in range(200):
        table = owner.settled(match, "blue")
        if table["over"]:
            pytest.fail("no truce was offered")
        if "decline" in ids(table):
            break
        owner.choose(match, table["n"], "pass" if "pass" in ids(table) else ids(table)[0], "blue")
    gives(owner, path, table, "decline")
    for _ in range(200):
        table = owner.settled(match, "blue")
        if table["over"]:
            break
        assert "decline" not in ids(table)
        owner.choose(match, table["n"], "pass" if "pass" in ids(table) else ids(table)[0], "blue")
    live = door.repository.live(door.repository._row(match["id"]))
    texts = [e.text for e in parse(live.path.read_text("utf-8"), "record").entries if e.side == "blue"]
    assert texts.count("decline") > 1
