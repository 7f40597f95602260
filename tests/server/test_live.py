"""Pulses: whoever looks at a match learns of every change."""

from pathlib import Path

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from polemos.server.routes_live import NO_MATCH, TROUBLE
from postgres import laid
from server.door import Door, Json, Person, opened

BOTH = {"red": "human", "blue": "human"}


def pulse_at(socket: WebSocketTestSession, n: int) -> Json:
    """The first pulse of the moment n or a later one; pulses never go back."""
    last = -1
    while True:
        pulse: Json = socket.receive_json()
        assert pulse["kind"] == "pulse"
        assert pulse["n"] >= last
        last = pulse["n"]
        if last >= n:
            return pulse


def test_a_pulse_on_arrival_and_after_every_act(owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    with owner.live(match["id"]) as socket:
        assert pulse_at(socket, 0) == {
            "kind": "pulse",
            "n": 0,
            "rewound": 0,
            "over": False,
            "decides": "red",
            "thinking": False,
            "progress": None,
            "gone": False,
            "news": 0,
            "talk": 0,
            "trouble": "",
            "late": False,
        }
        owner.choose(match, 0, "advance:red-1")
        assert pulse_at(socket, 1)["n"] == 1
        owner.act(match, "undo", 1)
        back = socket.receive_json()
        assert (back["n"], back["rewound"]) == (0, 1)
        owner.act(match, "aside", 0, aside="give-up", side="red")
        over = pulse_at(socket, 1)
        assert (over["over"], over["decides"]) == (True, None)


def test_two_pages_on_one_match_stay_in_step(owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    with owner.live(match["id"]) as one, owner.live(match["id"]) as two:
        assert pulse_at(one, 0) == pulse_at(two, 0)
        for n in range(6):
            table = owner.table(match)
            choice = owner.table(match, table["decides"])["question"]["choices"][0]["id"]
            owner.choose(match, n, choice)
            # the other page answers the same question, too late
            body = {"n": n, "choice": choice}
            owner.problem("POST", f"/api/matches/{match['id']}/choose", 409, "stale", json=body)
            assert pulse_at(one, n + 1) == pulse_at(two, n + 1)


def test_bots_are_followed_to_the_end(owner: Person) -> None:
    match = owner.begin(seats={"red": "greedy", "blue": "random"})
    with owner.live(match["id"]) as socket:
        while True:
            pulse = socket.receive_json()
            if pulse["over"]:
                break
            assert pulse["thinking"]
    assert not pulse["thinking"]
    assert pulse["n"] == owner.table(match)["n"]


def test_a_match_that_is_deleted_is_gone(owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    with owner.live(match["id"]) as socket:
        pulse_at(socket, 0)
        owner.asks("DELETE", f"/api/matches/{match['id']}", 204)
        assert socket.receive_json()["gone"]
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json()
        assert end.value.code == NO_MATCH


def test_what_a_page_says_means_nothing(owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    with owner.live(match["id"]) as socket:
        pulse_at(socket, 0)
        socket.send_text("choose everything")
        socket.send_bytes(b"\xff")
        owner.choose(match, 0, "pass")
        assert pulse_at(socket, 1)["n"] == 1


def test_nobody_is_told_after_he_has_left(door: Door, owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    with owner.live(match["id"]) as socket:
        pulse_at(socket, 0)
        assert len(door.repository.live(door.repository.row(match["id"], "owner")).watchers) == 1
    owner.choose(match, 0, "pass")
    assert door.repository.live(door.repository.row(match["id"], "owner")).watchers == set()


def test_a_broken_match_cannot_be_watched(tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text('{"polemos": 1}\n')
    laid(tmp_path / "broken.jsonl")
    with opened(tmp_path) as door:
        owner = door.owner()
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        with owner.live(match["id"]) as socket, pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json()
        assert end.value.code == TROUBLE
