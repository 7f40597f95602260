"""Files are the truth: the terminal and the browser play the same games, and nothing that was acknowledged is lost."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from polemos.cli.app import run
from polemos.kernel.errors import BadInput
from polemos.match.opening import open_file
from polemos.match.record import Entry, read
from server.door import Door, Json, Person, opened
from toy.game import GAME
from toy.table import played, register

pytestmark = pytest.mark.files

BOTH = {"red": "human", "blue": "human"}
Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    """Play at the terminal: arguments, and the lines that are typed."""
    register()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("polemos.cli.table.Table._complete", lambda table: None)

    def play(*arguments: str, lines: str) -> str:
        waiting = iter(lines.splitlines())

        def answer(prompt: str = "") -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)
        assert run(["play", *arguments]) == 0
        return capsys.readouterr().out

    return play


def test_a_game_goes_from_the_terminal_to_the_browser_and_back(tmp_path: Path, typed: Typed) -> None:
    typed("duel", "--seed", "4", "--seat", "blue=human", lines="\nadvance:red-1\nadvance:red-1\nquit")
    folder = tmp_path / "polemos" / "games"
    with opened(folder) as door:
        owner = door.owner()
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        assert (match["name"], match["n"], match["decides"]) == ("duel-4", 2, "blue")
        owner.choose(match, 2, "advance:blue-1", "blue")
        (path,) = folder.glob("*.jsonl")
        # the terminal goes on while the server stands
        typed("--load", str(path), lines="\nadvance:blue-1\nquit")
        table = owner.table(match, "red")
        assert (table["n"], table["decides"]) == (4, "red")
        stale = owner.problem(
            "POST", f"/api/matches/{match['id']}/choose", 409, "stale", json={"n": 3, "choice": "pass"}
        )
        assert stale["expected"] == "4"
        owner.choose(match, 4, "pass", "red")
    assert [entry.text for entry in read(path).entries][-3:] == ["advance:blue-1", "advance:blue-1", "pass"]
    assert open_file(path).replayed(strict=True).n == 5


def test_a_game_of_the_browser_goes_on_at_the_terminal(door: Door, owner: Person, typed: Typed) -> None:
    match = owner.begin(seats=BOTH)
    owner.choose(match, 0, "advance:red-1")
    (path,) = door.folder.glob("*.jsonl")
    typed("--load", str(path), lines="\nadvance:red-1\nquit")
    typed("--load", str(path), lines="\nundo\nquit")
    assert owner.table(match)["n"] in (1, 2)
    assert owner.table(match)["n"] == len(read(path).entries)


def test_who_watches_learns_when_the_terminal_has_played(door: Door, owner: Person, typed: Typed) -> None:
    match = owner.begin(seats=BOTH)
    (path,) = door.folder.glob("*.jsonl")
    with owner.live(match["id"]) as socket:
        socket.receive_json()
        typed("--load", str(path), lines="\nadvance:red-1\nquit")
        owner.table(match)
        assert socket.receive_json()["n"] == 1


def test_who_watches_learns_that_another_door_has_taken_back_and_played_anew(
    door: Door, owner: Person, typed: Typed
) -> None:
    """As many entries as before, and another game: told by the times that something was taken back."""
    match = owner.begin(seats=BOTH)
    owner.choose(match, 0, "advance:red-1")
    (path,) = door.folder.glob("*.jsonl")
    with owner.live(match["id"]) as socket:
        before = socket.receive_json()
        typed("--load", str(path), lines="\nundo\nadvance:red-2\nquit")
        table = owner.table(match)
        after = socket.receive_json()
    assert (before["n"], after["n"]) == (1, 1)
    assert before["rewound"] < after["rewound"] == table["rewound"]
    live = door.repository.live(door.repository.row(match["id"], "owner"))
    live.unload()
    assert owner.table(match)["rewound"] == table["rewound"], "left to its file, and nobody has written to it"
    live.unload()
    typed("--load", str(path), lines="\nundo\nadvance:red-1\nquit")
    assert owner.table(match)["rewound"] > table["rewound"]


def test_the_terminal_takes_in_what_the_browser_has_played(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was typed for a moment that is over is not done; what stands in the file is shown, and play goes on."""
    match = owner.begin(seats=BOTH)
    (path,) = door.folder.glob("*.jsonl")
    monkeypatch.setattr("polemos.cli.table.Table._complete", lambda table: None)
    typed = iter(["", "advance:red-1", "advance:red-2", "undo", "quit"])

    def answer(prompt: str = "") -> str:
        line = next(typed)
        if line == "advance:red-1":
            owner.choose(match, 0, "advance:red-1")
        return line

    monkeypatch.setattr("builtins.input", answer)
    assert run(["play", "--load", str(path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.count("Another program has played on") == 1
    assert [entry.text for entry in read(path).entries] == ["advance:red-1", "advance:red-2"][: owner.table(match)["n"]]
    assert owner.table(match)["n"] in (1, 2)


def test_the_terminal_keeps_a_game_elsewhere_when_its_disk_is_full(
    tmp_path: Path, typed: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full, room = tmp_path / "full.jsonl", tmp_path / "room.jsonl"
    played(4).save(full)
    real = os.fsync

    def fsync(handle: int) -> None:
        if os.fstat(handle).st_ino == full.stat().st_ino:
            raise OSError(28, os.strerror(28))
        real(handle)

    monkeypatch.setattr("polemos.match.held.os.fsync", fsync)
    choice = GAME.rules.choice_id(played(4).state.opts[0])
    before = full.read_text()
    out = typed("--load", str(full), "--lang", "en", lines=f"\n{choice}\n'{room}'\n{choice}\nquit")
    assert "No space left" in out
    assert "type it again" in out
    assert full.read_text() == before
    assert [entry.text for entry in read(room).entries][4:] == [choice]


def test_records_in_the_folder_belong_to_the_owner(door: Door, owner: Person, guest: Person) -> None:
    played(7).save(door.folder / "holiday.jsonl")
    (door.folder / "notes.txt").write_text("no game")
    (door.folder / ".hidden.jsonl").write_text("no game")
    (match,) = owner.asks("GET", "/api/matches")["matches"]
    assert (match["name"], match["n"]) == ("holiday", 7)
    assert guest.asks("GET", "/api/matches")["matches"] == []
    (door.folder / "holiday.jsonl").unlink()
    assert owner.asks("GET", "/api/matches")["matches"] == []
    owner.problem("GET", f"/api/matches/{match['id']}/table", 404, "no-match")


def test_a_long_list_is_answered_at_once_and_completed_later(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(4):
        played(5 + n).save(door.folder / f"game-{n}.jsonl")
    (door.folder / "none.jsonl").write_text("none")
    monkeypatch.setattr("polemos.server.match_list.HURRY", -1.0)
    lines = {one["name"]: one for one in owner.asks("GET", "/api/matches")["matches"]}
    assert [lines[f"game-{n}"]["n"] for n in range(4)] == [5, 6, 7, 8]
    assert [lines[f"game-{n}"]["decides"] for n in range(4)] == [None] * 4
    assert lines["none"]["broken"]
    monkeypatch.setattr("polemos.server.match_list.HURRY", 60.0)
    lines = {one["name"]: one for one in owner.asks("GET", "/api/matches")["matches"]}
    assert all(lines[f"game-{n}"]["decides"] for n in range(4))


def test_a_file_that_is_gone_leaves_the_list(door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    match = owner.begin()
    path = next(door.folder.glob("*.jsonl"))
    path.rename(door.folder / "away")
    assert owner.asks("GET", "/api/matches")["matches"] == []
    owner.problem("GET", f"/api/matches/{match['id']}", 404, "no-match")
    # it may just be on its way: only a while later it is forgotten
    (door.folder / "away").rename(path)
    assert [one["id"] for one in owner.asks("GET", "/api/matches")["matches"]] == [match["id"]]
    monkeypatch.setattr("polemos.server.match_list.SETTLED", -1.0)
    path.unlink()
    owner.asks("GET", "/api/matches")
    assert door.repository.store.files() == {}


def test_two_servers_take_different_files(door: Door, owner: Person, tmp_path: Path) -> None:
    """A name that another server has taken, before its file stands there."""
    door.repository.store.add("other", "owner", "duel-1.jsonl", "")
    owner.begin()
    assert [path.name.startswith("duel-1-") for path in door.folder.glob("*.jsonl")] == [True]


def test_a_match_that_cannot_be_deleted(door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    match = owner.begin()

    def locked(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", locked)
        problem = owner.problem("DELETE", f"/api/matches/{match['id']}", 503, "disk")
        assert "has not happened" in problem["message"]
    assert owner.table(match)["n"] == 0


def test_a_file_that_is_removed_in_play(door: Door, owner: Person) -> None:
    match = owner.begin(seats=BOTH)
    next(door.folder.glob("*.jsonl")).unlink()
    body = {"n": 0, "choice": "pass"}
    owner.problem("POST", f"/api/matches/{match['id']}/choose", 404, "no-match", json=body)
    assert owner.asks("GET", "/api/matches")["matches"] == []


def test_a_broken_record_stays_in_the_list_with_its_fault(door: Door, owner: Person) -> None:
    text = played(9).record.text()
    (door.folder / "edited.jsonl").write_text(text.replace('"n": 4', '"n": 5'))
    (door.folder / "empty.jsonl").write_text("")
    lines = {one["name"]: one for one in owner.asks("GET", "/api/matches")["matches"]}
    assert "entry 5 where entry 4 is due" in lines["edited"]["broken"]
    assert "empty" in lines["empty"]["broken"]
    for match in lines.values():
        path = f"/api/matches/{match['id']}"
        assert "edited.jsonl" not in lines["empty"]["broken"]
        for read_ in ("/table", "/log", "/steps", "/position", "/board.svg"):
            owner.problem("GET", path + read_, 422, "bad-input")
        owner.problem("POST", f"{path}/choose", 422, "bad-input", json={"n": 0, "choice": "pass"})
        assert owner.asks("GET", path)["broken"] == match["broken"]
        assert owner.get(f"{path}/record").text == (door.folder / f"{match['name']}.jsonl").read_text()
    # mended by hand, it goes on
    (door.folder / "edited.jsonl").write_text(text)
    assert owner.table(lines["edited"])["n"] == 9
    assert {one["name"]: one["broken"] for one in owner.asks("GET", "/api/matches")["matches"]}["edited"] == ""
    owner.asks("DELETE", f"/api/matches/{lines['empty']['id']}", 204)


def test_what_was_found_out_under_other_data_is_found_out_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(9)
    match.record.snapshots.clear()
    match.record.entries[2] = Entry("red", "choice", "advance:red-9")
    match.record.header = replace(match.record.header, data="1" * 64)
    match.record.write(tmp_path / "game.jsonl")
    with opened(tmp_path) as door:
        assert "the record was made with other data" in door.owner().asks("GET", "/api/matches")["matches"][0]["broken"]
        monkeypatch.setattr(GAME, "fingerprint", "1" * 64)
        assert "does not replay" in door.owner().asks("GET", "/api/matches")["matches"][0]["broken"]


def test_looking_never_writes(tmp_path: Path) -> None:
    """Whatever stands in the folder stays as it is, to the byte, until somebody does something."""
    record = played(9).record
    older = replace(record, header=replace(record.header, data="1" * 64))
    texts = {
        "plain": record.text(),
        "torn": record.text() + '{"n": 10, "si',
        "windows": "\ufeff" + record.text().replace("\n", "\r\n") + "\r\n",
        "older": older.text(),
        "broken": record.text().replace('"n": 4', '"n": 5'),
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.jsonl").write_bytes(text.encode())
    stamps = {path.name: (path.stat().st_mtime_ns, path.stat().st_ino) for path in tmp_path.glob("*.jsonl")}
    with opened(tmp_path) as door:
        owner = door.owner()
        for match in owner.asks("GET", "/api/matches")["matches"]:
            for what in ("/table", "/log", "/steps", "/record", "/position"):
                owner.get(f"/api/matches/{match['id']}{what}")
        lines = {one["name"]: one for one in owner.asks("GET", "/api/matches")["matches"]}
    assert {name: bool(lines[name]["broken"]) for name in texts} == {name: name == "broken" for name in texts}
    assert {name: (tmp_path / f"{name}.jsonl").read_bytes() for name in texts} == {
        name: text.encode() for name, text in texts.items()
    }
    assert stamps == {path.name: (path.stat().st_mtime_ns, path.stat().st_ino) for path in tmp_path.glob("*.jsonl")}


def test_a_name_that_is_no_text_is_passed_over(door: Door, owner: Person) -> None:
    path = os.fsencode(door.folder) + b"/\xff.jsonl"
    try:
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY))
    except OSError:
        pytest.skip("no such names on this disk")
    played(3).save(door.folder / "good.jsonl")
    assert [one["name"] for one in owner.asks("GET", "/api/matches")["matches"]] == ["good"]


def test_a_line_that_a_crash_cut_off_was_never_acknowledged(tmp_path: Path) -> None:
    text = played(9).record.text()
    (tmp_path / "crash.jsonl").write_text(text + '{"n": 10, "side": "re')
    with opened(tmp_path) as door:
        owner = door.owner()
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        assert (match["n"], match["broken"]) == (9, "")
        table = owner.table(match)
        assert table["n"] == 9
        # looking writes nothing: it is cut off by the next choice
        assert (tmp_path / "crash.jsonl").read_text() == text + '{"n": 10, "side": "re'
        choice = owner.table(match, table["decides"])["question"]["choices"][0]["id"]
        owner.choose(match, 9, choice, table["decides"])
        assert (tmp_path / "crash.jsonl").read_text().startswith(text + '{"n": 10, "side": "')
        assert [entry.text for entry in read(tmp_path / "crash.jsonl").entries][9:] == [choice]


def test_what_cannot_be_kept_has_not_happened(door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    match = owner.begin(seats=BOTH)
    (path,) = door.folder.glob("*.jsonl")
    before = path.read_bytes()

    def full(*_: object) -> int:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as disk:
        disk.setattr("polemos.match.files.os.fsync", full)
        body = {"n": 0, "choice": "pass"}
        problem = owner.problem("POST", f"/api/matches/{match['id']}/choose", 507, "disk-full", json=body)
        assert "has not happened" in problem["message"]
        assert str(door.folder) not in str(problem)
    assert path.read_bytes() == before
    assert owner.table(match)["n"] == 0
    owner.choose(match, 0, "pass")


def test_a_match_that_cannot_be_kept_does_not_begin(door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as disk:
        disk.setattr("polemos.match.files.os.fsync", full)
        owner.problem("POST", "/api/matches", 507, "disk-full", json={"game": "duel"})
    assert owner.asks("GET", "/api/matches")["matches"] == []
    assert list(door.folder.iterdir()) == [path for path in door.folder.iterdir() if "sqlite" in path.name]


def test_every_match_stands_there_again_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.owner()
        matches = [owner.begin(seats=BOTH, name=str(n)) for n in range(3)]
        for n, match in enumerate(matches):
            for k in range(n):
                table = owner.table(match)
                choice = owner.table(match, table["decides"])["question"]["choices"][0]["id"]
                owner.choose(match, k, choice)
        tables = [owner.table(match, "red") for match in matches]
        cookies = owner.cookies
    with opened(tmp_path) as door:
        again = door.person()
        again.cookies = cookies
        assert [again.table(match, "red") for match in matches] == tables
        done = again.act(matches[1], "undo", 1)
        assert done["table"]["n"] == 0


def test_matches_that_nobody_looks_at_are_left_to_their_files(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polemos.server.open_matches.MOST", 3)
    monkeypatch.setattr("polemos.server.open_matches.TIDY", 0.0)
    matches = [owner.begin(seats=BOTH) for _ in range(8)]
    with owner.live(matches[0]["id"]) as socket:
        socket.receive_json()
        for match in matches:
            owner.choose(match, 0, "advance:red-1")
        lives = [door.repository.live(door.repository.row(match["id"], "owner")) for match in matches]
        assert lives[0].match is not None
        assert sum(live.match is not None for live in lives) <= 4
    for match in matches:
        assert owner.table(match)["n"] == 1
        assert owner.table(match, "red")["undo"]


def test_the_list_is_made_anew_when_it_is_lost(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        door.owner().begin()
    for path in tmp_path.glob("polemos.sqlite*"):
        path.unlink()
    with opened(tmp_path) as door:
        assert len(door.owner().asks("GET", "/api/matches")["matches"]) == 1


@pytest.mark.parametrize("content", [b"no database", b"SQLite format 3\x00" + b"\xff" * 200])
def test_a_list_that_is_none_is_told_at_the_start(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "polemos.sqlite").write_bytes(content)
    with pytest.raises(BadInput, match=r"polemos\.sqlite.*move it away"):
        Door(tmp_path)
    assert (tmp_path / "polemos.sqlite").read_bytes() == content


def test_a_list_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    with opened(tmp_path) as door:
        door.owner().begin()
    connection = sqlite3.connect(tmp_path / "polemos.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BadInput, match="made by a newer Polemos"):
        Door(tmp_path)


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be used"):
        Door(tmp_path / "file" / "games")


def test_the_snapshots_of_a_long_match_are_checked(owner: Person, door: Door) -> None:
    match = owner.begin(seats=BOTH, scenario="long")
    table: Json = owner.table(match)
    while not table["over"] and table["n"] < 120:
        question = owner.table(match, table["decides"])["question"]
        table = owner.choose(match, table["n"], question["choices"][-1]["id"])["table"]
    (path,) = door.folder.glob("*.jsonl")
    opened_again = open_file(path).replayed(strict=True)
    assert opened_again.n == table["n"]
    assert GAME.rules.turn(opened_again.state) == table["turn"]
