"""The list of matches: in pages, searched, long, and where it cannot be written to."""

import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from polemos.server import match_list, open_matches
from polemos.server.glances import glance
from polemos.server.shelf import Folder, Shelf
from polemos.server.store import MatchRow
from postgres import laid
from server.door import Door, Person, opened
from toy.table import played, register

LIST = "/api/matches"


def saved(folder: Path, n: int) -> list[str]:
    """Records in a folder, each a moment later than the one before."""
    names = []
    for i in range(n):
        path = folder / f"siege-{i:03}.jsonl"
        played(3).save(path)
        os.utime(path, (1_000_000 + i, 1_000_000 + i))
        names.append(laid(path).stem)
    return names


def test_the_list_comes_in_pages_the_latest_first(door: Door, owner: Person) -> None:
    names = saved(door.folder, 25)[::-1]
    seen: list[str] = []
    for offset in range(0, 30, 10):
        page = owner.asks("GET", LIST, params={"offset": offset, "limit": 10})
        assert (page["total"], page["found"]) == (25, 25)
        seen += [one["name"] for one in page["matches"]]
    assert seen == names
    owner.problem("GET", LIST, 422, "bad-input", params={"limit": 0})
    owner.problem("GET", LIST, 422, "bad-input", params={"offset": -1})


def test_a_match_is_found_by_its_name_its_game_and_its_scenario(door: Door, owner: Person, guest: Person) -> None:
    saved(door.folder, 5)
    mine = owner.begin(name="夏の合戦 ＡＢＣ")
    guest.begin(name="siege of nobody")

    def found(query: str) -> list[str]:
        page = owner.asks("GET", LIST, params={"query": query})
        assert page["total"] == 6
        assert page["found"] == len(page["matches"])
        return [one["name"] for one in page["matches"]]

    assert found("SIEGE-003") == ["siege-003"]
    assert found("siege 4") == ["siege-004"]
    assert found("合戦") == found("abc 夏") == [mine["name"]]
    assert len(found("duel")) == 6
    assert len(found("   ")) == 6
    assert found("nobody") == []
    owner.asks("PATCH", f"{LIST}/{mine['id']}", json={"name": "winter"})
    assert (found("合戦"), found("winter")) == ([], ["winter"])


def test_many_records_are_taken_in_at_once_and_glanced_at_only_once(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(door.folder, 40)
    (door.folder / "none.jsonl").write_text("none")
    laid(door.folder / "none.jsonl")
    monkeypatch.setattr(match_list, "HURRY", -1.0)
    glances: list[str] = []
    written: list[int] = []

    def seen(shelf: Shelf, name: str) -> Any:
        glances.append(name)
        return glance(shelf, name)

    def counted(rows: list[MatchRow]) -> None:
        written.append(len(rows))
        add_all(rows)

    add_all = door.repository.store.add_all
    monkeypatch.setattr(match_list, "glance", seen)
    monkeypatch.setattr(door.repository.store, "add_all", counted)
    first = owner.asks("GET", LIST)
    assert (first["total"], written, len(glances)) == (41, [41], 41 + 1)
    again = owner.asks("GET", LIST)
    assert (again, written) == (first, [41])
    # why a record is broken is asked anew every time; all others are known
    assert glances[41:] == ["none.jsonl"] * 2


@pytest.mark.files
def test_a_list_that_cannot_be_written_to_is_still_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    saved(tmp_path, 3)
    with opened(tmp_path) as door:
        door.owner().asks("GET", LIST)
    with opened(tmp_path) as door:
        owner = door.owner()

        def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        for name in ("add_all", "sum_up", "drop"):
            monkeypatch.setattr(door.repository.store, name, full)
        played(4).save(tmp_path / "late.jsonl")
        laid(tmp_path / "late.jsonl")
        for _ in range(2):
            page = owner.asks("GET", LIST)
            assert [one["name"] for one in page["matches"]] == ["siege-002", "siege-001", "siege-000"]
        assert caplog.text.count("database or disk is full") == 1
        monkeypatch.undo()
        assert owner.asks("GET", LIST)["total"] == 4


def test_a_glance_tells_the_header_and_the_last_entry(tmp_path: Path) -> None:
    register()
    path, shelf = tmp_path / "one.jsonl", Folder(tmp_path)
    played(7).save(path)
    assert (glance(shelf, "one.jsonl")["game"], glance(shelf, "one.jsonl")["n"]) == ("duel", 7)
    whole = path.read_text()
    path.write_text(whole + '{"n": 8, "si')
    assert glance(shelf, path.name)["n"] == 7
    path.write_text(whole + "[" * 100_000 + "\n")
    assert glance(shelf, path.name)["n"] == 0
    for text in ("", "none", '{"polemos": 99}\n', whole.replace("duel", "chess", 1)):
        path.write_text(text)
        assert glance(shelf, path.name)["broken"]


def test_matches_that_are_idle_are_left_to_their_files(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = [owner.begin() for _ in range(5)]

    def open_now() -> int:
        owner.table(matches[0])
        return sum(door.repository.live(door.repository.row(one["id"], "owner")).match is not None for one in matches)

    monkeypatch.setattr(open_matches, "TIDY", 0.0)
    assert open_now() == 5
    monkeypatch.setattr(open_matches, "MOST_ENTRIES", -1)
    assert open_now() == 0
    monkeypatch.undo()
    for one in matches:
        owner.table(one)
    monkeypatch.setattr(open_matches, "IDLE", -1.0)
    assert open_now() == 5, "not before it is time to tidy up"
    monkeypatch.setattr(open_matches, "TIDY", 0.0)
    assert open_now() == 0


def test_matches_that_only_come_in_are_left_to_their_files_too(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at them, and yet there may be no end of them."""
    monkeypatch.setattr(open_matches, "TIDY", 0.0)
    monkeypatch.setattr(open_matches, "MOST_ENTRIES", -1)
    begun = [owner.begin() for _ in range(3)]
    assert not any(door.repository.live(door.repository.row(one["id"], "owner")).match for one in begun)
