"""Answers in advance: who gives them, when they are given for him, who sees them, and how they end."""

from collections.abc import Iterator
from pathlib import Path

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


def gives(who: Person, path: str, table: Json, choice: str, always: str = "game") -> Json:
    """The table after a choice that is to be made always."""
    body = {"n": table["n"], "side": table["side"], "choice": choice, "always": always}
    given: Json = who.asks("POST", f"{path}/choose", json=body)["table"]
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
    text = two.door.repository.live(two.door.repository._row(two.match["id"])).keeping.anew().read()
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
    after = gives(two.blue, two.path, table, "decline", "turn")
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
    gives(two.blue, two.path, then, "decline", "turn")
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
    body = {"n": table["n"], "side": "red", "choice": aimed, "always": "game"}
    two.red.problem("POST", f"{two.path}/choose", 409, "answer-aims", json=body)
    two.red.problem("POST", f"{two.path}/choose", 409, "answer-aims", json={**body, "choice": "no such"})
    two.red.problem("POST", f"{two.path}/choose", 422, "bad-input", json={**body, "choice": "pass", "always": "ever"})
    other = {"n": table["n"], "side": "blue", "choice": "pass", "always": "game"}
    two.blue.problem("POST", f"{two.path}/choose", 403, "not-your-seat", json=other)
    assert two.sees(two.red)["n"] == 0
    assert two.door.repository.pre_answers.of(two.match["id"]) == []


def test_in_a_lesson_every_question_is_asked(door: Door) -> None:
    owner = door.person()
    (lesson, *_) = owner.asks("GET", "/api/games/belisarius/teaching")["lessons"]
    match = owner.asks("POST", f"/api/games/belisarius/lessons/{lesson['name']}", 201)
    (side,) = [side for side, who in match["access"]["places"].items() if who == "here"]
    table = owner.table(match, side)
    body = {"n": table["n"], "side": side, "choice": ids(table)[0], "always": "game"}
    owner.problem("POST", f"/api/matches/{match['id']}/choose", 409, "answer-lesson", json=body)


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
    texts = [e.text for e in parse(live.keeping.anew().read(), "record").entries if e.side == "blue"]
    assert texts.count("decline") > 1


# ---------------------------------------------------------------- what has but one answer


@pytest.mark.long
def test_what_has_but_one_answer_is_answered_for_who_wants_it(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.person()
        match = owner.begin(game="belisarius", scenario="1", seed="4")
        path = f"/api/matches/{match['id']}"
        before = owner.table(match, "barbarian")
        assert before["only_answers"] is False
        for side in ("imperial", "barbarian"):
            table = owner.asks("PUT", f"{path}/answers/only", json={"side": side, "on": True})
            assert table["only_answers"] is True
            assert table["answers"] == []
        seen = 0
        for _ in range(200):
            table = owner.table(match, owner.table(match)["decides"])
            if table["over"]:
                break
            offered = ids(table)
            assert len(offered) > 1  # whatever has one answer is not asked
            owner.choose(match, table["n"], offered[-1], table["side"])
            live = door.repository.live(door.repository._row(match["id"]))
            assert live.match is not None
            seen = max(seen, live.match.n - table["n"])
            if seen > 1:
                break
        assert seen > 1  # something was answered behind a choice
        table = owner.asks("PUT", f"{path}/answers/only", json={"side": "imperial", "on": False})
        assert owner.table(match, "imperial")["only_answers"] is False
        assert owner.table(match, "barbarian")["only_answers"] is True
