"""Fair dice over the API: promised, shared in silence, told at the end, and never given away before."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest

from polemos.match.verify import verify
from postgres import records_in
from server.door import Door, Json, Person, opened

RED, BLUE = "a" * 32, "b" * 32
SIDES: Final = {"red": RED, "blue": BLUE}


def begun(person: Person, **wanted: Any) -> Json:
    """A match whose dice are the server's to make, both sides played by people at one screen."""
    match: Json = person.asks("POST", "/api/matches", 201, json={"game": "duel", **wanted})
    return match


def rolls(person: Person, match: Json, side: str | None = None) -> Json:
    found: Json = person.asks("GET", f"/api/matches/{match['id']}/rolls", params={"side": side} if side else {})
    return found


def gives(person: Person, match: Json, side: str, share: str = "", status: int = 200) -> Json:
    wanted = {"side": side, "share": share or SIDES[side]}
    given: Json = person.asks("POST", f"/api/matches/{match['id']}/share", status, json=wanted)
    return given


def joins(owner: Person, match: Json, friend: Person, side: str, **body: Any) -> None:
    made = owner.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": side})
    friend.asks("POST", f"/api/invitations/{made['url'].rpartition('/join/')[2]}", json=body or None)


def plays(match: Json, seats: dict[str, Person], most: int = 1000) -> None:
    """Both sides go on, until the end by default."""
    for _ in range(most):
        table = seats["red"].table(match)
        if table["over"]:
            return
        side = table["decides"]
        choices = seats[side].table(match, side)["question"]["choices"]
        seats[side].choose(match, table["n"], choices[-1]["id"], side)


def secret_of(door: Door, match: Json) -> str:
    """The secret as it stands on the server's disk."""
    row = door.repository.store.find(match["id"])
    assert row is not None
    header = json.loads(records_in(door.folder)[row.file].splitlines()[0])
    assert header["fair"]["secret"]
    return str(header["fair"]["secret"])


def test_the_dice_are_promised_shared_and_told_at_the_end(door: Door, tmp_path: Path) -> None:
    person = door.person()
    match = begun(person)
    promised = rolls(person, match)
    assert promised["promised"]
    assert promised["wanted"] == ["red", "blue"]
    assert not promised["told"]
    assert gives(person, match, "red")["wanted"] == ["blue"]
    gives(person, match, "blue")
    shares = rolls(person, match)["shares"]
    assert [(one["side"], one["given"], one["start"]) for one in shares] == [("red", True, 1), ("blue", True, 1)]
    plays(match, {"red": person, "blue": person})
    told = rolls(person, match)
    assert told["commitment"] == promised["commitment"] == hashlib.sha256(told["secret"].encode()).hexdigest()
    assert [one["share"] for one in told["shares"]] == [RED, BLUE]
    path = tmp_path / "record.jsonl"
    path.write_text(person.get(f"/api/matches/{match['id']}/record").text, "utf-8")
    found = verify(path, promised["commitment"], SIDES)
    counted = {one["side"]: one["dice"] for one in told["statistics"]}
    assert sum(counted.values()) == found.dice


def test_nothing_that_anybody_can_ask_for_tells_the_secret_while_the_game_goes_on(door: Door, caplog: Any) -> None:
    owner, friend = door.person(), door.person()
    match = begun(owner)
    at_one_screen = begun(owner)
    joins(owner, match, friend, "blue", share=BLUE)
    for one, side in ((match, "red"), (at_one_screen, "red"), (at_one_screen, "blue")):
        gives(owner, one, side)
    plays(match, {"red": owner, "blue": friend}, 8)
    plays(at_one_screen, {"red": owner, "blue": owner}, 8)
    paths = [path for path, asked in door.app.openapi()["paths"].items() if "get" in asked and "{match_id}" in path]
    assert len(paths) > 15
    for one, who, side in ((match, owner, "red"), (match, friend, "blue"), (at_one_screen, owner, "red")):
        untold = [secret_of(door, one), *(share for name, share in SIDES.items() if name != side and one is match)]
        for path in [*paths, "/api/matches"]:
            answer = who.get(path.format(match_id=one["id"]), params={"side": side, "choice": "pass", "n": 1})
            assert not [text for text in untold if text in answer.text], path
    assert not [text for text in (secret_of(door, match), RED, BLUE) if text in caplog.text]


def test_a_record_taken_away_during_the_game_plays_on_with_dice_of_its_own(door: Door) -> None:
    person = door.person()
    match = begun(person)
    plays(match, {"red": person, "blue": person}, 8)
    text = person.get(f"/api/matches/{match['id']}/record").text
    assert json.loads(text.splitlines()[0])["fair"]["commitment"] == rolls(person, match)["commitment"]
    brought = person.asks("POST", "/api/matches/upload", 201, json={"record": text, "name": "copy"})
    mine, copied = person.table(match, "red"), person.table(brought, "red")
    assert (copied["n"], copied["decides"], copied["scene"]) == (mine["n"], mine["decides"], mine["scene"])
    found = rolls(person, brought)
    assert (found["promised"], found["why_not"], found["wanted"]) == (False, "brought", [])
    plays(brought, {"red": person, "blue": person}, 2)
    person.problem("POST", f"/api/matches/{brought['id']}/share", 409, "no-share", json={"side": "red", "share": RED})


def test_a_whole_record_that_comes_in_is_no_promise_to_play_on_by(door: Door) -> None:
    """Whoever cuts the end off a record knows its secret."""
    person = door.person()
    match = begun(person)
    plays(match, {"red": person, "blue": person})
    lines = person.get(f"/api/matches/{match['id']}/record").text.splitlines()
    brought = person.asks("POST", "/api/matches/upload", 201, json={"record": "\n".join(lines[:8]) + "\n"})
    assert not rolls(person, brought)["promised"]


def test_a_share_is_taken_once_of_whoever_sits_there(door: Door) -> None:
    owner, friend, stranger = (door.person() for _ in range(3))
    match = begun(owner)
    joins(owner, match, friend, "blue")
    path = f"/api/matches/{match['id']}/share"
    owner.problem("POST", path, 403, "not-your-seat", json={"side": "blue", "share": RED})
    stranger.problem("POST", path, 404, "no-match", json={"side": "blue", "share": RED})
    owner.problem("POST", path, 422, "bad-input", json={"side": "red", "share": "seven"})
    gives(owner, match, "red")
    owner.problem("POST", path, 409, "share-given", json={"side": "red", "share": BLUE})
    assert rolls(friend, match)["wanted"] == ["blue"]
    assert rolls(owner, match)["wanted"] == []


def test_a_match_goes_on_without_shares_and_takes_them_later(door: Door) -> None:
    owner = door.person()
    match = begun(owner)
    plays(match, {"red": owner, "blue": owner}, 3)
    gives(owner, match, "blue")
    assert [(one["given"], one["start"]) for one in rolls(owner, match)["shares"]] == [(False, 0), (True, 4)]
    plays(match, {"red": owner, "blue": owner})
    assert owner.table(match)["over"]
    assert owner.table(match)["undo"] == ""


def test_a_guest_who_comes_first_has_a_part_in_the_set_up(door: Door) -> None:
    owner, friend, late = (door.person() for _ in range(3))
    match, other = begun(owner), begun(owner)
    before = json.loads(owner.get(f"/api/matches/{match['id']}/record").text.splitlines()[0])["seed"]
    joins(owner, match, friend, "blue", share=BLUE)
    gives(owner, match, "red")
    plays(other, {"red": owner, "blue": owner}, 1)
    joins(owner, other, late, "blue", share=BLUE)
    plays(match, {"red": owner, "blue": friend})
    told = rolls(friend, match)
    assert [one["start"] for one in told["shares"]] == [1, 0]
    assert rolls(late, other)["shares"][1]["start"] == 2
    header = json.loads(friend.get(f"/api/matches/{match['id']}/record").text.splitlines()[0])
    assert header["seed"] != before


def test_a_server_that_was_stopped_keeps_promise_and_shares(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.owner()
        match = begun(owner)
        gives(owner, match, "red")
        plays(match, {"red": owner, "blue": owner}, 6)
        before = rolls(owner, match)
    with opened(tmp_path) as door:
        owner = door.owner()
        assert rolls(owner, match) == before
        plays(match, {"red": owner, "blue": owner})
        told = rolls(owner, match)
    assert told["commitment"] == before["commitment"] == hashlib.sha256(told["secret"].encode()).hexdigest()


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"seed": "7"}, "seed"),
        ({"dice": "asked"}, "asked"),
        ({"position": {"seed": "7"}}, "seed"),
    ],
)
def test_dice_that_are_not_the_servers_to_make_are_not_promised(door: Door, wanted: Json, why: str) -> None:
    person = door.person()
    match = begun(person, **wanted)
    found = rolls(person, match)
    assert (found["promised"], found["why_not"], found["wanted"], found["commitment"]) == (False, why, [], "")


def test_dice_after_a_position_are_promised(door: Door) -> None:
    person = door.person()
    match = begun(person, position={})
    assert rolls(person, match)["promised"]
    plays(match, {"red": person, "blue": person})
    told = rolls(person, match)
    assert told["told"]


def test_each_side_counts_the_dice_that_it_has_seen(door: Door) -> None:
    person = door.person()
    match = begun(person)
    plays(match, {"red": person, "blue": person})
    for side in ("red", "blue"):
        lines = person.asks("GET", f"/api/matches/{match['id']}/log", params={"side": side, "since": -1})["lines"]
        seen = sum(line["kind"] in ("rolled", "rerolled") for line in lines)
        counted = rolls(person, match, side)["statistics"]
        assert sum(one["dice"] for one in counted) == seen
        assert [sum(one["counts"]) for one in counted] == [one["dice"] for one in counted]
