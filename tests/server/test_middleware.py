"""Who may speak to the server, how much at once, and what browsers are told."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from polemos.server.middleware import BODY_BYTES, CSP, FORBIDDEN, UPLOAD_BYTES
from server.door import HOST, ORIGIN, Door, Json, Person

WRITES = (
    ("POST", "/api/matches"),
    ("POST", "/api/matches/upload"),
    ("POST", "/api/positions/check"),
    ("PATCH", "/api/matches/x"),
    ("DELETE", "/api/matches/x"),
    ("POST", "/api/matches/x/choose"),
    ("POST", "/api/matches/x/aside"),
    ("POST", "/api/matches/x/undo"),
    ("POST", "/api/matches/x/dice"),
)


@pytest.mark.parametrize(
    "path", ["/", "/match/x", "/assets/none.js", "/api/games", "/api/none", "/api/docs", "/api/matches/x"]
)
def test_every_answer_says_what_may_run_in_the_page(guest: Person, path: str) -> None:
    headers = guest.get(path).headers
    assert headers["content-security-policy"] == CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "access-control-allow-origin" not in headers


def test_the_policy_is_strict() -> None:
    assert CSP == (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'"
    )


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "", "[", "127.0.0.2"])
def test_a_name_that_is_not_ours_is_refused(guest: Person, host: str) -> None:
    for path in ("/", "/api/games", "/open/x"):
        answer = guest.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (403, "host")
        assert answer.headers["content-security-policy"] == CSP


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8765", "[::1]:1", "LOCALHOST"])
def test_names_of_this_computer_are_ours(guest: Person, host: str) -> None:
    assert guest.get("/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(("method", "path"), WRITES)
@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", "http://[", "file://", f"ws://{HOST}"],
)
def test_another_page_writes_nothing(owner: Person, method: str, path: str, origin: str) -> None:
    answer = owner.request(method, path, headers={"Origin": origin}, json={})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_the_browser_says_of_another_page_counts(owner: Person, site: str) -> None:
    answer = owner.post("/api/matches", headers={"Sec-Fetch-Site": site}, json={"game": "duel"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_another_page_reads_nothing_either(owner: Person) -> None:
    """Its browser lets nobody read an answer that does not name it."""
    answer = owner.get("/api/matches", headers={"Origin": "http://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    answer = owner.options("/api/matches", headers={"Origin": ORIGIN, "Access-Control-Request-Method": "POST"})
    assert answer.status_code == 405


def test_a_program_needs_no_origin(door: Door) -> None:
    program = door.person()
    del program.headers["Origin"]
    program.headers["Authorization"] = f"Bearer {door.key}"
    assert program.post("/api/matches", json={"game": "duel"}).status_code == 201


def refused(person: Person, match: Json, headers: Json) -> bool:
    try:
        with person.live(match["id"], headers):
            return False
    except WebSocketDisconnect as end:
        return end.code == FORBIDDEN


def test_a_websocket_wants_an_origin_of_ours(owner: Person) -> None:
    match = owner.begin()
    assert not refused(owner, match, {})
    assert refused(owner, match, {"Origin": "http://evil.example"})
    assert refused(owner, match, {"Origin": "null"})
    assert refused(owner, match, {"Host": "evil.example", "Origin": "http://evil.example"})
    del owner.headers["Origin"]
    assert refused(owner, match, {})


# ---------------------------------------------------------------- sizes


def streamed(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // 65536 + 1):
        yield b" " * 65536


@pytest.mark.parametrize(("path", "limit"), [("/api/matches", BODY_BYTES), ("/api/matches/upload", UPLOAD_BYTES)])
def test_long_bodies_are_refused_whatever_they_say(owner: Person, path: str, limit: int) -> None:
    kind = {"Content-Type": "application/json"}
    long = owner.post(path, content=b" " * (limit + 1), headers=kind)
    assert (long.status_code, long.json()["code"]) == (413, "too-large")
    unsaid = owner.post(path, content=streamed(limit), headers=kind)
    assert (unsaid.status_code, unsaid.json()["code"]) == (413, "too-large")
    lying = owner.post(path, content=b" " * (limit + 1), headers={**kind, "Content-Length": "10"})
    assert lying.status_code == 413
    boasting = owner.post(path, content=b"{}", headers={**kind, "Content-Length": "9" * 30})
    assert boasting.status_code == 413
    fitting = owner.post(path, content=b" " * limit, headers=kind)
    assert fitting.status_code != 413


def test_no_body_at_all_and_bodies_of_gets(owner: Person) -> None:
    owner.problem("POST", "/api/matches", 422, "bad-input", headers={"Content-Type": "application/json"})
    assert owner.request("GET", "/api/games", content=b"x").status_code == 200
    assert owner.request("GET", "/api/games", content=b"x" * (BODY_BYTES + 1)).status_code == 413


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"", "required"),
        (b"{", "Expecting property name"),
        (b"[1, 2", "Expecting"),
        (b"\xff\xfe", "UTF-8"),
        (b'{"game": "duel", "game": "duel"}', "twice"),
        (b'{"game": NaN}', "NaN"),
        (b'{"game": "\\ud800"}', "surrogate"),
        (b'{"game": ' + b"9" * 5000 + b"}", "digits"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"game": ' + b"[" * 50_000 + b"]" * 50_000 + b"}", "nested too deeply"),
        (b"[]", ""),
        (b'"game"', ""),
        (b"null", ""),
        (b"12", ""),
    ],
)
def test_what_is_no_json_is_refused_in_one_line(owner: Person, body: bytes, message: str) -> None:
    for path in ("/api/matches", "/api/positions/check"):
        answer = owner.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422)
        problem = answer.json()
        assert problem["code"] == ("malformed" if answer.status_code == 400 else "bad-input")
        assert message in json.dumps(problem)
        assert "\n" not in problem["message"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_bodies_of_another_kind_are_refused(owner: Person, kind: str) -> None:
    """A form of another page can only send these."""
    answer = owner.post("/api/matches", content=b'{"game": "duel"}', headers={"Content-Type": kind})
    assert answer.status_code == 422
    assert owner.asks("GET", "/api/matches")["matches"] == []


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": 1},
        {"game": ""},
        {"game": "x" * 81},
        {"game": "duel", "extra": 1},
        {"game": "duel", "seats": {"red": 1}},
        {"game": "duel", "seats": ["red"]},
        {"game": "duel", "dice": "loaded"},
        {"game": "duel", "options": "storm"},
        {"game": "duel", "options": ["storm"] * 101},
        {"game": "duel", "seed": 7},
        {"game": "duel", "seed": "x" * 201},
        {"game": "duel", "name": "x" * 81},
        {"game": "duel", "position": []},
    ],
)
def test_requests_of_another_form_are_refused(owner: Person, body: Any) -> None:
    problem = owner.problem("POST", "/api/matches", 422, "bad-input", json=body)
    assert problem["where"].startswith("body")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/", 404, "not-found"),
        ("GET", "/api/none", 404, "not-found"),
        ("GET", "/api/matches/x/none", 404, "not-found"),
        ("POST", "/api/games", 405, "method"),
        ("PUT", "/api/matches/x", 405, "method"),
        ("DELETE", "/api/matches", 405, "method"),
        ("TRACE", "/api/games", 405, "method"),
        ("GET", "/api/games/none/board", 404, "no-such-game"),
        ("GET", "/api/games/none/rules", 404, "no-such-game"),
        ("GET", "/api/games/none/tables", 404, "no-such-game"),
        ("GET", "/api/games/none/palette", 404, "no-such-game"),
        ("GET", "/api/games/duel/palette", 404, "no-palette"),
        ("GET", "/api/games/duel/palette?scenario=none", 422, "bad-input"),
        ("GET", "/api/games?language=la", 422, "bad-input"),
        ("GET", "/open/wrong", 404, "not-found"),
        ("GET", "/open/%ff%00", 404, "not-found"),
    ],
)
def test_problems_have_a_form(owner: Person, method: str, path: str, status: int, code: str) -> None:
    problem = owner.problem(method, path, status, code)
    assert set(problem) == {"code", "message", "where", "expected", "lines", "keeps"}


def test_what_nobody_expected_is_a_problem_too(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("no such thing")

    monkeypatch.setattr(door.repository, "matches", breaks)
    answer = owner.get("/api/matches?language=ja")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "no such thing" not in answer.text
    assert answer.headers["content-security-policy"] == CSP
    assert "no such thing" in caplog.text
