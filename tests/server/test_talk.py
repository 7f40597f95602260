"""What is said beside a match, and private notes: who reads, who writes, and what is kept."""

from pathlib import Path

from server.door import Door, Person
from server.test_rights import invited, token


def test_players_talk_and_spectators_read(owner: Person, guest: Person, door: Door) -> None:
    match, third = owner.begin(), door.person()
    for person, side in ((guest, "blue"), (third, None)):
        person.asks("POST", f"/api/invitations/{token(invited(owner, match, side))}")
    path = f"/api/matches/{match['id']}/talk"
    with third.live(match["id"]) as socket:
        before = socket.receive_json()
        first = owner.asks("POST", path, json={"text": "Well met"})["lines"]
        after = socket.receive_json()
        assert (after["talk"] - before["talk"], after["news"], after["n"]) == (1, before["news"], 0)
    assert [(one["side"], one["mine"], one["text"]) for one in first] == [("red", True, "Well met")]
    second = guest.asks("POST", path, json={"text": "よろしく", "after": first[0]["id"]})["lines"]
    assert [(one["side"], one["mine"], one["text"]) for one in second] == [("blue", True, "よろしく")]
    heard = third.asks("GET", path)["lines"]
    assert [(one["side"], one["mine"]) for one in heard] == [("red", False), ("blue", False)]
    assert third.asks("GET", path, params={"after": heard[1]["id"]})["lines"] == []
    third.problem("POST", path, 403, "spectators-read", json={"text": "Go north"})
    # it stands beside the record, not in it
    assert all("Well met" not in file.read_text() for file in Path(door.folder).glob("*.jsonl"))


def test_who_says_too_much_waits_and_nonsense_is_not_said(owner: Person) -> None:
    path = f"/api/matches/{owner.begin()['id']}/talk"
    for text in ("", " ", "a\u202eb", "x" * 501):
        owner.problem("POST", path, 422, "bad-input", json={"text": text})
    for n in range(20):
        owner.asks("POST", path, json={"text": str(n)})
    owner.problem("POST", path, 409, "talks-much", json={"text": "and more"})
    assert len(owner.asks("GET", path)["lines"]) == 20


def test_notes_are_ones_own(owner: Person, guest: Person, door: Door) -> None:
    match = owner.begin()
    guest.asks("POST", f"/api/invitations/{token(invited(owner, match, 'blue'))}")
    path = f"/api/matches/{match['id']}/note"
    for person, text in ((owner, "hold\nthe hill"), (guest, "first"), (guest, "take the hill")):
        assert person.asks("PUT", path, json={"text": text}) == {"text": text}
    assert owner.asks("GET", path)["text"] == "hold\nthe hill"
    assert guest.asks("GET", path)["text"] == "take the hill"
    owner.problem("PUT", path, 422, "bad-input", json={"text": "x" * 10_001})
    owner.asks("DELETE", f"/api/matches/{match['id']}", 204)
    assert door.repository.talks.note(match["id"], "owner") == ""
