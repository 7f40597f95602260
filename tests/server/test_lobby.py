"""The lobby: seats that are offered to everybody of a server, seen and taken by whoever comes first."""

from datetime import UTC, datetime, timedelta

import pytest

from polemos.server import lobby
from server.door import Door, Json, Person
from server.test_rights import invited, token

PATH = "/api/lobby"


def offers(person: Person) -> list[Json]:
    found: list[Json] = person.asks("GET", PATH)["offers"]
    return found


def offered(owner: Person, match: Json, side: str = "blue") -> Json:
    made: Json = owner.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": side, "open": True})
    return made


def test_whoever_comes_first_has_the_seat(door: Door, owner: Person, guest: Person) -> None:
    assert offers(guest) == []
    match = owner.begin(name="A secret of mine")
    made = offered(owner, match)
    assert made["invitation"]["open"] and made["url"]
    (offer,) = offers(guest)
    told = offer["welcome"]
    assert (told["side"], told["own"], told["match"], told["name"]) == ("blue", False, "", "")
    assert told["game"] == "duel" and offer["id"] == made["invitation"]["id"]
    # one's own is seen, and not taken
    (mine,) = offers(owner)
    assert mine["welcome"]["own"]
    owner.problem("POST", f"{PATH}/{offer['id']}", 409, "own-invitation")
    joined = guest.asks("POST", f"{PATH}/{offer['id']}")
    assert joined["id"] == match["id"]
    assert guest.table(match, "blue")["access"]["places"] == {"red": "elsewhere", "blue": "here"}
    # it stands no more, for those who come late and for whoever has the link; whoever has it may come again
    late = door.person()
    assert offers(late) == offers(owner) == []
    late.problem("POST", f"{PATH}/{offer['id']}", 404, "no-offer")
    late.problem("POST", f"/api/invitations/{token(made)}", 404, "no-invitation")
    assert guest.asks("POST", f"{PATH}/{offer['id']}")["id"] == match["id"]
    (link,) = owner.asks("GET", f"/api/matches/{match['id']}/invitations")["invitations"]
    assert link["taken"] and not link["open"]


def test_a_link_that_was_not_offered_is_in_no_lobby(owner: Person, guest: Person) -> None:
    match = owner.begin()
    made = invited(owner, match, "blue")
    assert offers(guest) == []
    guest.problem("POST", f"{PATH}/{made['invitation']['id']}", 404, "no-offer")
    owner.problem(
        "POST", f"/api/matches/{match['id']}/invitations", 422, "offer-seat", json={"side": None, "open": True}
    )


def test_what_is_withdrawn_deleted_over_or_old_is_offered_no_more(
    owner: Person, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    withdrawn, deleted, over, anew = [owner.begin() for _ in range(4)]
    made = [offered(owner, match) for match in (withdrawn, deleted, over, anew)]
    assert len(offers(guest)) == 4
    owner.asks("DELETE", f"/api/matches/{withdrawn['id']}/invitations/{made[0]['invitation']['id']}", 204)
    owner.asks("DELETE", f"/api/matches/{deleted['id']}", 204)
    owner.act(over, "surrender", 0, side="red")
    again = offered(owner, anew)
    assert [one["id"] for one in offers(guest)] == [again["invitation"]["id"]]
    monkeypatch.setattr(
        lobby, "since", lambda: (datetime.now(UTC) + timedelta(seconds=2)).isoformat(timespec="seconds")
    )
    assert offers(guest) == []
    guest.problem("POST", f"{PATH}/{again['invitation']['id']}", 404, "no-offer")


def test_nobody_fills_the_lobby_alone(owner: Person, guest: Person) -> None:
    matches = [owner.begin() for _ in range(lobby.MOST + 1)]
    for match in matches[:-1]:
        offered(owner, match)
    last = f"/api/matches/{matches[-1]['id']}/invitations"
    told = owner.problem("POST", last, 409, "many-offers", json={"side": "blue", "open": True})
    assert str(lobby.MOST) in told["message"]
    # refused is not half made: the seat is still his own
    assert owner.asks("GET", last)["invitations"] == []
    # the same seat offered again is no other offer, and one that is taken none any more
    offered(owner, matches[0])
    guest.asks("POST", f"{PATH}/{offers(guest)[0]['id']}")
    offered(owner, matches[-1])
