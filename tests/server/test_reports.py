"""What was said beside a match is reported to whoever runs the server, who sees it with its words and settles it."""

import pytest

from polemos.server import reports
from polemos.server.administration import administered
from server.door import Door, Json, Person
from server.test_rights import invited, token


def said(person: Person, match: Json, text: str) -> int:
    lines = person.asks("POST", f"/api/matches/{match['id']}/talk", json={"text": text})["lines"]
    return int(lines[-1]["id"])


def reported(person: Person, match: Json, line: int, status: int = 204) -> None:
    person.asks("POST", f"/api/matches/{match['id']}/talk/{line}/report", status)


@pytest.fixture
def match(owner: Person, guest: Person) -> Json:
    """A match of two at two places."""
    match = owner.begin()
    guest.asks("POST", f"/api/invitations/{token(invited(owner, match, 'blue'))}")
    return match


def test_a_line_is_reported_seen_and_settled(door: Door, owner: Person, guest: Person, match: Json) -> None:
    first, second = said(guest, match, "You are a fool"), said(guest, match, "Sorry")
    reported(owner, match, first)
    reported(owner, match, first)  # once more is no other report
    lines = owner.asks("GET", f"/api/matches/{match['id']}/talk")["lines"]
    assert [(one["id"], one["reported"]) for one in lines] == [(first, True), (second, False)]
    # nobody else learns of it
    assert not any(one["reported"] for one in guest.asks("GET", f"/api/matches/{match['id']}/talk")["lines"])
    # it outlives the match
    owner.asks("DELETE", f"/api/matches/{match['id']}", 204)
    with administered(door.folder, door.database) as hall:
        (one,) = hall.reports()
        assert (one["text"], one["match"], one["by"]) == ("You are a fool", match["id"], "owner")
        assert str(one["said_by"]).startswith("guest ")
        hall.settle(str(one["id"]))
        assert hall.reports() == []


def test_only_what_another_one_has_said_here_is_reported(owner: Person, guest: Person, match: Json) -> None:
    line, other = said(owner, match, "Mine"), owner.begin()
    path = f"/api/matches/{match['id']}/talk"
    owner.problem("POST", f"{path}/{line}/report", 409, "own-line")
    guest.problem("POST", f"{path}/{line + 1}/report", 404, "no-such-line")
    there = said(owner, other, "Elsewhere")
    guest.problem("POST", f"{path}/{there}/report", 404, "no-such-line")
    guest.problem("POST", f"/api/matches/{other['id']}/talk/{there}/report", 404, "no-match")


def test_nobody_reports_without_end(owner: Person, guest: Person, match: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "A_DAY", 2)
    lines = [said(guest, match, f"Line {n}") for n in range(3)]
    for line in lines[:2]:
        reported(owner, match, line)
    owner.problem("POST", f"/api/matches/{match['id']}/talk/{lines[2]}/report", 409, "reports-much")
