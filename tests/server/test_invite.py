"""Links for friends: made, used once, withdrawn; and what the server keeps of them."""

import pytest

from polemos.server import addresses
from polemos.server.addresses import Reach, base_of, drawn, qr_rows
from postgres import kept_in
from server.door import HOST, Door, Json, Person
from server.test_rights import invited, token


def test_the_link_for_a_seat_works_once(owner: Person, guest: Person, door: Door) -> None:
    match = owner.begin(name="Siege")
    made = invited(owner, match, "blue")
    assert made["url"].startswith(f"http://{HOST}/join/")
    path = f"/api/invitations/{token(made)}"
    seen = guest.asks("GET", path)
    assert (seen["side"], seen["name"], seen["match"], seen["own"], seen["n"]) == ("blue", "Siege", "", False, 0)
    assert seen["against"] == {"red": "human"}
    assert guest.asks("POST", path)["id"] == match["id"]
    # the same browser may open it again, nobody else may
    assert guest.asks("GET", path)["match"] == match["id"]
    assert guest.asks("POST", path)["id"] == match["id"]
    other = door.person()
    for method in ("GET", "POST"):
        assert "does not work any more" in other.problem(method, path, 404, "no-invitation")["message"]


def test_only_digests_of_tokens_are_kept(owner: Person, guest: Person, door: Door) -> None:
    made = [invited(owner, owner.begin(), side) for side in ("blue", None)]
    for one in made:
        guest.asks("POST", f"/api/invitations/{token(one)}")
    kept = kept_in(door.folder)
    assert made[0]["invitation"]["id"].encode() in kept
    for one in made:
        assert token(one).encode() not in kept


def test_looking_at_a_link_does_not_use_it_up_and_gives_no_cookie(owner: Person, door: Door, guest: Person) -> None:
    made = invited(owner, owner.begin(), "blue")
    page = guest.get(f"/join/{token(made)}", headers={"Sec-Fetch-Site": "cross-site"})
    assert "set-cookie" not in page.headers
    # a message with a link to a match, opened in a browser that holds its cookie back
    assert "set-cookie" not in door.person().get("/match/x", headers={"Sec-Fetch-Site": "cross-site"}).headers
    guest.asks("GET", f"/api/invitations/{token(made)}")
    door.person().asks("POST", f"/api/invitations/{token(made)}")


def test_an_unused_link_is_withdrawn_and_the_seat_comes_back(owner: Person, guest: Person) -> None:
    match = owner.begin()
    made = invited(owner, match, "blue")
    assert owner.table(match)["access"]["places"] == {"red": "here", "blue": "awaited"}
    owner.problem("GET", f"/api/matches/{match['id']}/table", 403, "not-your-seat", params={"side": "blue"})
    path = f"/api/matches/{match['id']}/invitations"
    assert owner.asks("GET", path)["invitations"] == [made["invitation"]]
    owner.asks("DELETE", f"{path}/{made['invitation']['id']}", 204)
    owner.problem("DELETE", f"{path}/{made['invitation']['id']}", 404, "no-invitation")
    assert owner.asks("GET", path)["invitations"] == []
    guest.problem("POST", f"/api/invitations/{token(made)}", 404, "no-invitation")
    assert owner.table(match, "blue")["access"]["places"] == {"red": "here", "blue": "here"}


def test_a_new_link_for_a_seat_ends_the_unused_one(owner: Person, guest: Person) -> None:
    match = owner.begin()
    first, second = invited(owner, match, "blue"), invited(owner, match, "blue")
    guest.problem("POST", f"/api/invitations/{token(first)}", 404, "no-invitation")
    guest.asks("POST", f"/api/invitations/{token(second)}")
    path = f"/api/matches/{match['id']}/invitations"
    owner.problem("POST", path, 409, "seat-taken", json={"side": "blue"})


def test_the_owner_never_looks_through_a_seat_that_somebody_has_had(owner: Person, guest: Person, door: Door) -> None:
    match = owner.begin()
    made = invited(owner, match, "blue")
    guest.asks("POST", f"/api/invitations/{token(made)}")
    path = f"/api/matches/{match['id']}"
    owner.asks("DELETE", f"{path}/invitations/{made['invitation']['id']}", 204)
    guest.problem("GET", path, 404, "no-match")
    for seats in ({}, {"blue": "random"}, {"blue": "human"}, {"red": "random"}):
        owner.asks("PATCH", path, json={"seats": seats})
        owner.problem("GET", f"{path}/table", 403, "not-your-seat", params={"side": "blue"})
        owner.problem("GET", f"{path}/record", 403, "sealed")
    owner.asks("PATCH", path, json={"seats": {"red": "human", "blue": "human"}})
    other = door.person()
    other.asks("POST", f"/api/invitations/{token(invited(owner, match, 'blue'))}")
    assert other.table(match, "blue")["access"]["places"]["blue"] == "here"


def test_whoever_has_a_seat_gets_no_other(owner: Person, guest: Person) -> None:
    match = owner.begin()
    links = {side: invited(owner, match, side) for side in ("red", "blue", None)}
    guest.asks("POST", f"/api/invitations/{token(links[None])}")
    guest.asks("POST", f"/api/invitations/{token(links['blue'])}")
    guest.problem("POST", f"/api/invitations/{token(links['red'])}", 409, "seated")
    access = guest.table(match)["access"]
    assert (access["role"], access["places"]) == ("guest", {"red": "awaited", "blue": "here"})
    # who has given both away looks on
    owner.problem("GET", f"/api/matches/{match['id']}/table", 403, "not-your-seat", params={"side": "red"})
    for link in links.values():
        owner.problem("POST", f"/api/invitations/{token(link)}", *refused(link))


def refused(link: Json) -> tuple[int, str]:
    """How the owner is refused, who is no friend of himself; one that is used works for nobody."""
    return (404, "no-invitation") if link["invitation"]["side"] == "blue" else (409, "own-invitation")


def test_what_cannot_be_invited_to(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "random"})
    path = f"/api/matches/{match['id']}/invitations"
    owner.problem("POST", path, 409, "seat-of-bot", json={"side": "blue"})
    owner.problem("POST", path, 422, "bad-input", json={"side": "green"})
    owner.problem("POST", path, 422, "bad-input", json={"side": ""})
    for _ in range(50):
        invited(owner, match, None)
    owner.problem("POST", path, 409, "many-links", json={"side": None})


def test_with_the_match_its_links_go(owner: Person, guest: Person) -> None:
    match = owner.begin()
    links = [invited(owner, match, side) for side in ("blue", None)]
    guest.asks("POST", f"/api/invitations/{token(links[1])}")
    owner.asks("DELETE", f"/api/matches/{match['id']}", 204)
    for one in links:
        guest.problem("GET", f"/api/invitations/{token(one)}", 404, "no-invitation")
    assert guest.asks("GET", "/api/matches")["matches"] == []


@pytest.mark.parametrize("wrong", ["x", "x" * 150, "%00", "%ff", "a b", "null"])
def test_strange_tokens_are_no_invitation(guest: Person, wrong: str) -> None:
    guest.problem("GET", f"/api/invitations/{wrong}", 404, "no-invitation")
    guest.problem("POST", f"/api/invitations/{wrong}", 404, "no-invitation")


# ---------------------------------------------------------------- where the server is reached

LAN = Reach("http://192.168.1.20:8765", "192.168.1.20")


@pytest.mark.parametrize(
    ("asked", "own", "link"),
    [
        ("http://127.0.0.1:8765", LAN, ("http://192.168.1.20:8765", False)),
        ("http://127.0.0.1:8765", Reach("", "192.168.1.20"), ("http://127.0.0.1:8765", True)),
        ("http://[::1]:8765", Reach(), ("http://[::1]:8765", True)),
        ("http://192.168.1.20:8765", LAN, ("http://192.168.1.20:8765", False)),
        ("https://play.example", Reach(), ("https://play.example", False)),
    ],
)
def test_a_link_begins_as_others_reach_the_server(asked: str, own: Reach, link: tuple[str, bool]) -> None:
    assert base_of(asked, own) == link


def test_where_a_server_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "home_address", lambda: "10.0.0.7")
    assert addresses.reach("127.0.0.1", 1) == Reach("", "10.0.0.7")
    assert addresses.reach("0.0.0.0", 1) == Reach("http://10.0.0.7:1", "10.0.0.7")
    assert addresses.reach("fe80::1", 1).base == "http://[fe80::1]:1"
    monkeypatch.setattr(addresses, "home_address", lambda: "")
    assert addresses.reach("::", 1) == Reach()


def test_a_picture_of_a_link() -> None:
    pytest.importorskip("segno")
    rows = qr_rows("http://192.168.1.20:8765/join/abcdefghijklmnopqrstuvwx")
    assert {len(row) for row in rows} == {len(rows)}
    assert rows[0].startswith("1111111") and rows[0].endswith("1111111")
    shown = drawn(rows).split("\n")
    assert {len(line) for line in shown} == {len(rows) + 4}
    assert shown[0] == "█" * (len(rows) + 4)
    # the pattern of a corner, two rows a line, light where the terminal draws
    assert shown[1][2:9] == " ▄▄▄▄▄ "
