"""What people note of a match: comments, kept beside the record, joined with it when it is taken away."""

import json
from pathlib import Path

import pytest

from polemos.match.record import parse, read
from polemos.match.verify import verify
from postgres import laid, records_in
from server.door import Door, Json, Person, opened
from server.test_rights import invited, token

HOLD = "Hold <b>here</b>\nthen go on"


def notes(match: Json) -> str:
    return f"/api/matches/{match['id']}/notes"


def write(person: Person, match: Json, n: int, text: str) -> Json:
    told: Json = person.asks("PUT", notes(match), json={"n": n, "text": text})
    return told


def record(person: Person, match: Json) -> str:
    """The record as it is taken away."""
    answer = person.get(f"/api/matches/{match['id']}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def on_disk(door: Door) -> str:
    return "".join(records_in(door.folder).values())


def test_a_comment_is_kept_beside_the_record_and_taken_away_with_it(owner: Person, door: Door) -> None:
    match = owner.begin()
    n = owner.choose(match, 0, "pass", "red")["table"]["n"]
    before = on_disk(door)
    plain = record(owner, match)
    write(owner, match, n, "ここで決まった")
    write(owner, match, 0, "first")
    told = write(owner, match, 0, HOLD)
    assert [(one["n"], one["text"], one["stands"]) for one in told["comments"]] == [
        (0, HOLD, True),
        (n, "ここで決まった", True),
    ]
    assert on_disk(door) == before
    taken = record(owner, match)
    assert taken.splitlines()[1 : len(plain.splitlines())] == plain.splitlines()[1:]
    assert [json.loads(row) for row in taken.splitlines()[len(plain.splitlines()) :]] == [
        {"study": "comment", "n": 0, "text": HOLD},
        {"study": "comment", "n": n, "text": "ここで決まった"},
    ]
    # it comes in again with them, and its file grows by what is played alone
    again = owner.asks("POST", "/api/matches/upload", 201, json={"record": taken})
    assert owner.asks("GET", notes(again))["comments"] == told["comments"]
    assert '"study"' not in on_disk(door)
    assert record(owner, again) == taken
    # all deleted, the record is what it was
    for at in (0, n):
        write(owner, match, at, " \n")
    assert record(owner, match) == plain


def test_the_page_of_a_game_has_ones_comments_if_that_is_wanted(owner: Person) -> None:
    match = owner.begin()
    write(owner, match, 0, HOLD)
    path = f"/api/matches/{match['id']}/page.html"
    assert "Hold" not in owner.asks("GET", path)
    told = owner.asks("GET", path, params={"note": "true"})
    assert "<p class=comment>Hold &lt;b&gt;here&lt;/b&gt;\nthen go on</p>" in told


def test_comments_are_ones_own(owner: Person, guest: Person, door: Door) -> None:
    match, third = owner.begin(), door.person()
    for person, side in ((guest, "blue"), (third, None)):
        person.asks("POST", f"/api/invitations/{token(invited(owner, match, side))}")
    for person in (owner, guest, third):
        write(person, match, 0, f"mine {id(person)}")
    for person in (owner, guest, third):
        assert [one["text"] for one in person.asks("GET", notes(match))["comments"]] == [f"mine {id(person)}"]
    door.person().problem("PUT", notes(match), 404, "no-match", json={"n": 0, "text": "mine"})


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"n": 1, "text": "x"}, "no-moment"),
        ({"n": -1, "text": "x"}, "bad-input"),
        ({"n": 0, "text": "x" * 4001}, "bad-input"),
        ({"n": 0, "text": "a\u202eb"}, "bad-input"),
        ({"n": 0, "text": "a\u0000b"}, "bad-input"),
        ({"n": 0}, "bad-input"),
    ],
)
def test_what_is_no_comment_is_refused(owner: Person, body: Json, code: str) -> None:
    match = owner.begin()
    owner.problem("PUT", notes(match), 422, code, json=body)
    assert owner.asks("GET", notes(match))["comments"] == []


def test_a_comment_outlives_its_moment_and_says_so(owner: Person) -> None:
    match = owner.begin()
    n = owner.choose(match, 0, "advance:red-1", "red")["table"]["n"]
    write(owner, match, 0, "before")
    write(owner, match, n, "after")
    table = owner.act(match, "undo", n, side="red")["table"]
    assert table["n"] < n
    told = owner.asks("GET", notes(match))["comments"]
    assert [(one["text"], one["stands"]) for one in told] == [("before", True), ("after", False)]
    taken = record(owner, match)
    assert "before" in taken and "after" not in taken


def test_a_record_of_the_folder_with_comments_is_its_owners_and_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path / "one") as door:
        owner = door.owner()
        match = owner.begin()
        write(owner, match, 0, HOLD)
        taken = record(owner, match)
    folder = tmp_path / "two"
    folder.mkdir()
    (folder / "war.jsonl").write_text(taken, "utf-8")
    laid(folder / "war.jsonl")
    with opened(folder) as door:
        owner = door.owner()
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        assert [one["text"] for one in owner.asks("GET", notes(match))["comments"]] == [HOLD]
        owner.choose(match, 0, "pass", "red")
        write(owner, match, 0, "")
        assert owner.asks("GET", notes(match))["comments"] == []
        assert "study" not in record(owner, match)
    # what was played stands behind the comment, and the file can be read and verified
    (folder / "war.jsonl").write_text(records_in(folder)["war.jsonl"], "utf-8")
    again = read(folder / "war.jsonl")
    assert len(again.entries) > 0 and again.notebook.at(0) == HOLD
    assert parse(again.text(), "again").entries == again.entries
    assert len(verify(folder / "war.jsonl").record.entries) == len(again.entries)
