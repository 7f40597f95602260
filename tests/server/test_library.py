"""One's matches as a library: filtered, put in order, counted, and how they began."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from polemos.server import match_list, openings
from polemos.server.shelf import Shelf
from postgres import laid
from server.door import Door, Json, Person
from server.test_rights import invited, token
from toy.table import played, register

LIST = "/api/matches"
STATISTICS = "/api/library/statistics"
OPENINGS = "/api/library/openings"


def saved(
    folder: Path, name: str, choices: int, day: int, seats: Sequence[str] = ("human", "random"), **how: Any
) -> str:
    """A record in a folder, after so many choices (1000: at its end), last written to on a day of January 2026."""
    register()
    match = played(choices, **how)
    match.reseat(dict(zip(match.game.sides, seats, strict=True)), [None, None])
    path = folder / f"{name}.jsonl"
    match.save(path)
    when = 1_767_225_600 + (day - 1) * 86_400
    os.utime(path, (when, when))
    laid(path)
    result = match.game.rules.result(match.state)
    return "on" if not match.over else "draw" if result.winner < 0 else match.game.sides[result.winner]


@pytest.fixture
def quiet(tmp_path: Path) -> Door:
    """A server whose bots sleep."""
    return Door(tmp_path / "quiet")


def names(person: Person, **asked: Any) -> list[str]:
    page = person.asks("GET", LIST, params=asked)
    assert page["found"] == len(page["matches"]) and page["unread"] == 0
    return [one["name"] for one in page["matches"]]


def test_a_list_is_filtered_by_all_that_it_knows_and_put_in_order(quiet: Door) -> None:
    owner, folder = quiet.owner(), quiet.folder
    ends = {f"end-{i}": saved(folder, f"end-{i}", 1000, i + 1, seed=str(i)) for i in range(6)}
    saved(folder, "short", 3, 10, scenario="short")
    saved(folder, "long", 9, 11, ("greedy", "human"))
    saved(folder, "friends", 5, 12, ("human", "human"))
    saved(folder, "bots", 1000, 13, ("random", "greedy"))
    won = [name for name in ends if ends[name] == "red"]
    lost = [name for name in ends if ends[name] == "blue"]
    assert won and lost
    assert sorted(names(owner, outcome="won")) == won
    assert sorted(names(owner, outcome="lost")) == lost
    assert set(names(owner, outcome="over")) == {*ends, "bots"}
    assert set(names(owner, outcome="on")) == {"short", "long", "friends"}
    assert names(owner, scenario="short") == ["short"]
    assert len(names(owner, game="duel")) == 10 and names(owner, game="syracuse") == []
    assert names(owner, opponent="greedy") == ["long"]
    assert names(owner, opponent="human") == ["friends"]
    assert names(owner, opponent="watched") == ["bots"]
    assert set(names(owner, opponent="random")) == {*ends, "short"}
    assert names(owner, least=5, most=9, order="longest") == ["long", "friends"]
    assert names(owner, least=3, most=9, order="shortest") == ["short", "friends", "long"]
    assert names(owner, since="2026-01-11", until="2026-01-13T00:00:00Z") == ["friends", "long"]
    assert names(owner, until="2026-01-03T09:00:00+09:00", order="oldest") == ["end-0", "end-1"]
    assert names(owner, order="name")[:3] == ["bots", "end-0", "end-1"]
    assert names(owner, query="END 3", outcome="over") == ["end-3"]
    owner.problem("GET", LIST, 422, "bad-input", params={"outcome": "resigned"})
    page = owner.asks("GET", LIST, params={"outcome": "over", "limit": 3, "offset": 3, "order": "oldest"})
    assert ([one["name"] for one in page["matches"]], page["found"], page["total"]) == (
        ["end-3", "end-4", "end-5"],
        7,
        10,
    )


def test_how_a_record_stands_that_has_not_been_played_through_is_told_later(
    quiet: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = quiet.owner()
    for i in range(3):
        saved(quiet.folder, f"end-{i}", 1000, 1, seed=str(i))
    monkeypatch.setattr(match_list, "HURRY", -1.0)
    page = owner.asks("GET", LIST, params={"outcome": "over"})
    assert (page["found"], page["total"], page["unread"]) == (0, 3, 3)
    assert owner.asks("GET", STATISTICS)["unread"] == 3
    monkeypatch.undo()
    page = owner.asks("GET", LIST, params={"outcome": "over"})
    assert (page["found"], page["total"], page["unread"]) == (3, 3, 0)


def test_ones_own_play_is_counted_by_side_and_opponent(quiet: Door) -> None:
    owner, folder = quiet.owner(), quiet.folder
    ends = [saved(folder, f"red-{i}", 1000, 1, seed=str(i)) for i in range(5)]
    saved(folder, "blue", 4, 1, ("greedy", "human"))
    saved(folder, "friends", 5, 2, ("human", "human"))
    saved(folder, "bots", 5, 3, ("random", "greedy"))
    told = owner.asks("GET", STATISTICS)
    by = {(one["side"], one["opponent"]): one for one in told["plays"]}
    assert set(by) == {("red", "random"), ("blue", "greedy")}
    red = by["red", "random"]
    assert (red["won"], red["lost"], red["drawn"]) == (ends.count("red"), ends.count("blue"), ends.count("draw"))
    lengths = [played(1000, seed=str(i)).n for i in range(5)]
    assert (red["entries"], red["on"]) == (sum(lengths), 0)
    assert (by["blue", "greedy"]["on"], by["blue", "greedy"]["entries"]) == (1, 0)
    assert (told["both"], told["watched"], told["unread"]) == (1, 1, 0)
    assert owner.asks("GET", STATISTICS, params={"opponent": "greedy"})["plays"] == [by["blue", "greedy"]]


def test_a_stranger_has_a_library_of_his_own(quiet: Door) -> None:
    saved(quiet.folder, "mine", 1000, 1)
    quiet.owner().asks("GET", LIST)
    stranger = quiet.person()
    assert names(stranger, outcome="over") == []
    assert stranger.asks("GET", STATISTICS)["plays"] == []
    told = stranger.asks("GET", OPENINGS, params={"game": "duel", "scenario": "long"})
    assert (told["games"], told["sealed"], told["parts"]) == (0, 0, [])


def test_openings_are_told_by_their_words_with_what_became_of_them(quiet: Door) -> None:
    owner, folder = quiet.owner(), quiet.folder
    ends = [saved(folder, f"end-{i}", 1000, 1, seed=str(i)) for i in range(12)]
    saved(folder, "other", 1000, 1, scenario="short")
    told = owner.asks("GET", OPENINGS, params={"game": "duel", "scenario": "long"})
    assert (told["games"], told["sealed"], told["unread"]) == (12, 0, 0)
    first = [one for one in told["parts"] if one["depth"] == 0]
    assert len({one["text"] for one in first}) == len(first) > 1
    assert sum(one["games"] for one in first) == 12
    assert [one["games"] for one in first] == sorted([one["games"] for one in first], reverse=True)
    assert sum(one["wins"][0] for one in first) == ends.count("red")
    for one in told["parts"]:
        assert one["games"] == sum(one["wins"]) + one["draws"] + one["on"]
    assert any(one["depth"] == 1 for one in told["parts"])
    japanese = owner.asks("GET", OPENINGS, params={"game": "duel", "scenario": "long", "language": "ja"})
    assert [one["n"] for one in japanese["parts"]] == [one["n"] for one in told["parts"]]
    assert japanese["parts"][0]["text"] != told["parts"][0]["text"]
    owner.problem("GET", OPENINGS, 404, "no-such-game", params={"game": "chess", "scenario": "long"})
    owner.problem("GET", OPENINGS, 422, "bad-input", params={"game": "duel"})


def test_nothing_is_told_of_the_opening_of_a_match_that_is_sealed(quiet: Door) -> None:
    """What the other side chose in secret at the beginning stands in the record of a match under way."""
    owner = quiet.owner()
    for i in range(3):
        saved(quiet.folder, f"end-{i}", 1000, 1, seed=str(i))
        saved(quiet.folder, f"on-{i}", 8, 1, seed=str(40 + i))
    told = owner.asks("GET", OPENINGS, params={"game": "duel", "scenario": "long"})
    assert (told["games"], told["sealed"]) == (3, 3)
    match = owner.begin()
    friend = quiet.person()
    link: Json = invited(owner, match, "blue")
    friend.asks("POST", f"/api/invitations/{token(link)}")
    for person in (owner, friend):
        before = person.asks("GET", OPENINGS, params={"game": "duel", "scenario": "long"})
        assert before["games"] == (3 if person is owner else 0)
        assert before["sealed"] == (4 if person is owner else 1)


def test_the_head_of_a_record_is_read_once_as_long_as_its_file_stands(
    quiet: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = quiet.owner()
    saved(quiet.folder, "one", 1000, 1)
    saved(quiet.folder, "two", 1000, 1, seed="2")
    (quiet.folder / "none.jsonl").write_text("none")
    laid(quiet.folder / "none.jsonl")
    read: list[str] = []
    head = openings.head

    def counted(shelf: Shelf, name: str) -> Any:
        read.append(name)
        return head(shelf, name)

    monkeypatch.setattr(openings, "head", counted)
    asked = {"game": "duel", "scenario": "long"}
    first = owner.asks("GET", OPENINGS, params=asked)
    assert owner.asks("GET", OPENINGS, params=asked) == first and sorted(read) == ["one.jsonl", "two.jsonl"]
    (quiet.folder / "two.jsonl").unlink(missing_ok=True)
    saved(quiet.folder, "two", 1000, 5, seed="3")
    owner.asks("GET", OPENINGS, params=asked)
    assert read[2:] == ["two.jsonl"]
