"""Whose matches are whose."""

from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from polemos.server.routes_live import NO_MATCH
from server.door import Door, Json, Person, opened

READS = ("", "/table", "/log", "/steps", "/why", "/preview?choice=pass", "/record", "/position", "/board.svg")


def ids(person: Person) -> list[str]:
    return [match["id"] for match in person.asks("GET", "/api/matches")["matches"]]


def test_a_browser_gets_a_cookie_that_scripts_and_other_pages_do_not(door: Door) -> None:
    answer = door.person().get("/api/matches")
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith("polemos=")
    for part in ("HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="):
        assert part in cookie


def test_the_cookie_is_given_once(guest: Person) -> None:
    guest.get("/")
    assert "set-cookie" not in guest.get("/api/matches").headers


@pytest.mark.parametrize(
    "cookie", ["polemos=", "polemos=short", "polemos=" + "x" * 500, "polemos=\xff" * 3, "a=b; =;;"]
)
def test_a_strange_cookie_is_replaced(door: Door, cookie: str) -> None:
    person = door.person()
    answer = person.get("/api/matches", headers={b"Cookie": cookie.encode("latin-1")})
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].startswith("polemos=")


def test_everybody_sees_his_own_matches_only(door: Door, owner: Person, guest: Person) -> None:
    other = door.person()
    mine, his, others = owner.begin(), guest.begin(), other.begin()
    assert ids(owner) == [mine["id"]]
    assert ids(guest) == [his["id"]]
    assert ids(other) == [others["id"]]


def requests_about(match_id: str) -> list[tuple[str, str, Json | None]]:
    path = f"/api/matches/{match_id}"
    return [
        *(("GET", path + read, None) for read in READS),
        ("PATCH", path, {"name": "mine"}),
        ("PATCH", path, {"seats": {"red": "random"}}),
        ("POST", f"{path}/choose", {"n": 0, "choice": "pass"}),
        ("POST", f"{path}/aside", {"n": 0, "aside": "give-up", "side": "red"}),
        ("POST", f"{path}/undo", {"n": 0}),
        ("POST", f"{path}/dice", {"n": 0, "faces": [1]}),
        ("DELETE", path, None),
    ]


def test_somebody_elses_match_is_not_found_whatever_is_asked(owner: Person, guest: Person) -> None:
    match = guest.begin()
    for method, path, body in requests_about(match["id"]):
        theirs = owner.problem(method, path, 404, "no-match", json=body)
        nobodys = owner.problem(method, path.replace(match["id"], "A" * len(match["id"])), 404, "no-match", json=body)
        assert theirs["message"].replace(match["id"], "") == nobodys["message"].replace("A" * len(match["id"]), "")
    assert guest.table(match)["n"] == 0


@pytest.mark.parametrize("match_id", ["x", "x" * 500, "%2e%2e%2fpolemos.sqlite", "%00", "%ff", "a b", "null"])
def test_strange_ids_are_not_found(owner: Person, match_id: str) -> None:
    for read in READS:
        assert owner.get(f"/api/matches/{match_id}{read}").status_code == 404


def test_a_websocket_to_somebody_elses_match_is_closed(owner: Person, guest: Person) -> None:
    match = guest.begin()
    for match_id in (match["id"], "none"):
        with (
            owner.live(match_id) as socket,
            pytest.raises(WebSocketDisconnect) as end,
        ):
            socket.receive_text()
        assert end.value.code == NO_MATCH


def test_the_link_makes_a_browser_the_owner_for_good(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        person = door.owner()
        match = person.begin()
        cookies = person.cookies
    with opened(tmp_path) as door:
        again = door.person()
        again.cookies = cookies
        assert ids(again) == [match["id"]]
        assert ids(door.owner()) == [match["id"]]
        assert ids(door.person()) == []


def test_the_link_leads_to_the_page(guest: Person, door: Door) -> None:
    answer = guest.get(f"/open/{door.key}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert answer.headers["cache-control"] == "no-store"


def test_a_guest_keeps_his_matches_when_he_becomes_the_owner_or_not(door: Door, guest: Person) -> None:
    """Whoever shows the key is somebody else from then on; what he began as a guest stays with the guest's cookie."""
    guest.begin()
    guest.get(f"/open/{door.key}")
    assert ids(guest) == []


def test_a_program_shows_the_key(door: Door, owner: Person) -> None:
    match = owner.begin()
    program = door.person()
    for header in (f"Bearer {door.key}", f"bearer  {door.key}"):
        answer = program.get("/api/matches", headers={"Authorization": header})
        assert [one["id"] for one in answer.json()["matches"]] == [match["id"]]
        assert "set-cookie" not in answer.headers
    for header in ("Bearer wrong", "Bearer", "", f"Basic {door.key}", "Bearer \xff"):
        answer = program.get("/api/matches", headers={b"Authorization": header.encode("latin-1")})
        assert answer.json()["matches"] == []


def test_the_key_stands_where_others_on_this_computer_cannot_read_it(door: Door) -> None:
    assert door.folder.stat().st_mode & 0o077 == 0
    for path in door.folder.glob("polemos.sqlite*"):
        assert path.stat().st_mode & 0o077 == 0


def test_who_was_looked_up_before_he_showed_the_key_is_the_owner_afterwards(tmp_path: Path) -> None:
    """Strangers are remembered, so that they cost no look at the list; and forgotten when they are welcomed."""
    with opened(tmp_path / "games") as door:
        store = door.repository.store
        assert not store.owns("a")
        assert not store.owns("a")
        store.welcome("a")
        assert store.owns("a")
        do = store.do

        def meanwhile(work: Any, promised: bool = False) -> Any:
            found = do(work, promised)
            store.do = do  # type: ignore[method-assign]
            store.welcome("b")
            return found

        store.do = meanwhile  # type: ignore[method-assign]
        assert not store.owns("b")
        assert store.owns("b")
