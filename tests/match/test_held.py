"""Several doors at one file: what one has acknowledged no other one overwrites, and each takes in what others wrote."""

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polemos.kernel.errors import BadInput
from polemos.match import files, locks
from polemos.match.files import Unwritten, sweep
from polemos.match.held import Changed, Held
from polemos.match.locks import Busy, locked
from polemos.match.match import AnyMatch, new_match, open_match
from polemos.match.opening import open_file
from polemos.match.record import Damaged, read
from polemos.match.record_files import Taken
from toy.game import GAME
from toy.table import played, register


def door(path: Path) -> AnyMatch:
    """One more door at a record."""
    match = open_match(GAME, read(path))
    match.keep(path)
    return match


def first(match: AnyMatch) -> str:
    return GAME.rules.choice_id(match.state.opts[0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of nine choices."""
    register()
    path = tmp_path / "game.jsonl"
    played(9).save(path)
    return path


# ---------------------------------------------------------------- the lock


def test_one_at_a_time(path: Path) -> None:
    count, most = 0, 0

    def work() -> None:
        nonlocal count, most
        for _ in range(50):
            with locked(path):
                count += 1
                most = max(most, count)
                count -= 1

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1


@pytest.mark.parametrize("itself", [True, False])
def test_the_lock_holds_between_processes_and_ends_with_them(
    itself: bool, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "PATIENCE", 0.05)
    monkeypatch.setattr(locks, "ON_ITSELF", itself)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    program = (
        "import sys, pathlib\nfrom polemos.match import locks\n"
        f"locks.ON_ITSELF = {itself}\n"
        "with locks.locked(pathlib.Path(sys.argv[1])):\n    print('here', flush=True)\n    sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "here\n"
        with pytest.raises(Busy, match="another program has been writing to it for too long"), locked(path):
            pass
        other.kill()
        other.wait()
        with locked(path):
            pass


def test_a_disk_that_knows_no_locks_has_them_elsewhere(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr("tempfile.tempdir", None)
    real, refused = locks.lock, os.stat(path).st_ino

    def lock(handle: int, shared: bool) -> None:
        if os.fstat(handle).st_ino == refused:
            raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))
        real(handle, shared)

    monkeypatch.setattr(locks, "lock", lock)
    monkeypatch.setattr(locks, "PATIENCE", 0.05)
    with locked(path), pytest.raises(Busy), locked(path):
        pass
    match = door(path)
    match.choose(first(match))
    assert read(path) == match.record


def test_a_file_that_was_replaced_meanwhile_is_not_the_one_that_is_locked(path: Path) -> None:
    one, two = Held(path), Held(path)
    one.read(), two.read()
    entered = threading.Event()

    def wait() -> None:
        entered.set()
        with pytest.raises(Changed):
            two.append("lost\n")

    with locked(path):
        waiting = threading.Thread(target=wait)
        waiting.start()
        entered.wait()
        files.write_atomic(path, "new\n")
    waiting.join()
    assert path.read_text() == "new\n"


# ---------------------------------------------------------------- one file


def test_the_same_size_with_other_content_is_noticed(path: Path) -> None:
    held = Held(path)
    text = held.read()
    status = path.stat()
    other = text[:-4] + 'x"}\n'
    with path.open("r+") as file:
        file.write(other)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert path.stat().st_size == status.st_size
    assert held.stale()
    for act in (held.append, held.replace):
        with pytest.raises(Changed):
            act("more\n")
    assert path.read_text() == other


def test_the_last_letters_tell_what_the_clock_does_not(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two writings within one tick of the disk's clock."""
    held = Held(path)
    text = held.read()
    path.write_text(text[:-4] + 'x"}\n')
    monkeypatch.setattr("polemos.match.held.stamp_of", lambda status: held._stamp)
    with pytest.raises(Changed):
        held.append("more\n")


def test_an_interrupted_line_is_taken_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(path)
    text = held.read()
    real = os.write

    def half(handle: int, data: Any) -> int:
        real(handle, bytes(data)[:2])
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("polemos.match.held.os.write", half)
        with pytest.raises(KeyboardInterrupt):
            held.append("more\n")
    assert path.read_text() == text
    held.append("more\n")
    assert path.read_text() == text + "more\n"


@pytest.mark.parametrize("links", [True, False])
def test_a_file_is_made_only_where_there_is_none(links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    if not links:
        monkeypatch.setattr("polemos.match.files.os.link", none)
    path = tmp_path / "new"
    held = Held(path)
    held.create("one\n")
    held.append("two\n")
    with pytest.raises(Changed):
        Held(path).create("other\n")
    assert path.read_text() == "one\ntwo\n"
    assert [one.name for one in tmp_path.iterdir()] == ["new"]
    match = new_match(GAME, "long", seed="other")
    with pytest.raises(Changed):
        match.keep(path, fresh=True)


def test_what_killed_writers_left_is_swept_away_and_nothing_else(tmp_path: Path) -> None:
    left = tmp_path / ".game.jsonl.abc_12d3.part"
    left.write_text("half")
    for name in (".notes.part", "game.jsonl.abc.part", ".game.toml.abc.part", "game.jsonl"):
        (tmp_path / name).write_text("")
    handle, name = files._part(tmp_path / "living.jsonl")
    sweep(tmp_path)
    assert not left.exists()
    assert len(list(tmp_path.iterdir())) == 5
    assert Path(name).exists()
    os.close(handle)  # as a kill does
    sweep(tmp_path)
    assert not Path(name).exists()


# ---------------------------------------------------------------- matches at one file


def test_nothing_is_written_by_sitting_down(path: Path) -> None:
    before, status = path.read_bytes(), path.stat()
    match = door(path)
    door(path).keep(path)
    assert not match.catch_up()
    assert (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino) == (
        before,
        status.st_mtime_ns,
        status.st_ino,
    )


def test_each_door_takes_in_what_the_other_wrote(path: Path) -> None:
    one, two = door(path), door(path)
    for _ in range(30):
        if one.over:
            break
        one.choose(first(one))
        with pytest.raises(Changed):
            two.choose(GAME.rules.choice_id(two.state.opts[-1]))
        assert two.catch_up()
        assert (two.state, two.log, two.record) == (one.state, one.log, one.record)
        assert [(m.entries, m.said, m.actor) for m in two.marks] == [(m.entries, m.said, m.actor) for m in one.marks]
        assert two.at(two.n - 1) == one.at(one.n - 1)
        assert not two.catch_up()
        one, two = two, one
    assert read(path) == one.record


@pytest.mark.parametrize("act", ["undo", "reseat", "save"])
def test_nothing_else_overwrites_what_another_door_wrote(act: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    one = new_match(GAME, "long", ["truce"], "4")
    one.keep(path)
    one.choose("advance:red-1")
    two = door(path)
    two.choose(first(two))
    text = path.read_text()
    acts: dict[str, Callable[[], object]] = {
        "undo": one.undo,
        "reseat": lambda: one.reseat({"red": "human"}, [None, None]),
        "save": lambda: one.save(path),
    }
    with pytest.raises(Changed):
        acts[act]()
    assert path.read_text() == text
    assert one.n == 1
    assert one.catch_up()
    assert one.record == two.record


def test_what_another_door_took_back_is_taken_back_here(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    one = new_match(GAME, "long", ["truce"], "4")
    one.keep(path)
    one.choose("advance:red-1")
    two = door(path)
    two.undo()
    two.choose("advance:red-2")
    assert one.catch_up()
    assert (one.record, one.state, one.log) == (two.record, two.state, two.log)
    one.choose(first(one))
    assert read(path) == one.record


def test_sitting_down_later_takes_in_what_was_played_meanwhile(path: Path) -> None:
    late = open_match(GAME, read(path))
    one = door(path)
    one.choose(first(one))
    late.keep(path)
    assert (late.n, late.state) == (10, one.state)


def test_a_match_that_has_come_farther_than_the_file_goes_on_there(path: Path) -> None:
    match = open_match(GAME, read(path))
    match.choose(first(match))
    match.keep(path)
    assert read(path) == match.record


@pytest.mark.parametrize("how", ["keep", "save"])
def test_another_game_is_not_overwritten(how: str, path: Path) -> None:
    other, branch, less = new_match(GAME, "long", seed="other"), played(3), played(3)
    branch.choose(next(c for c in map(GAME.rules.choice_id, branch.state.opts) if c != read(path).entries[3].text))
    text = path.read_text()
    for match in (other, branch, *([less] if how == "save" else [])):
        with pytest.raises(Taken, match="another game stands there"):
            getattr(match, how)(path)
    (path.parent / "notes.txt").write_text("mine")
    with pytest.raises(Taken):
        getattr(other, how)(path.parent / "notes.txt")
    assert path.read_text() == text


def test_a_copy_of_ones_own_is_saved_again(path: Path, tmp_path: Path) -> None:
    match, copy = new_match(GAME, "long", ["truce"], "4"), tmp_path / "copy.jsonl"
    match.choose("advance:red-1")
    match.save(copy)
    match.undo()
    match.choose("advance:red-2")
    match.save(copy)
    assert read(copy) == match.record
    two = door(copy)
    two.choose(first(two))
    match.undo()
    with pytest.raises(Taken):
        match.save(copy)
    assert read(copy) == two.record


def test_a_torn_line_stays_until_the_next_choice_and_a_half_written_one_is_waited_for(path: Path) -> None:
    whole = path.read_text()
    path.write_text(whole + '{"n": 10, "si')
    with pytest.raises(Damaged):
        read(path)
    match = open_file(path, repair=True).match({})
    match.keep(path)
    assert path.read_text() == whole + '{"n": 10, "si'
    match.choose(first(match))
    assert path.read_text().startswith(whole)
    assert read(path) == match.record
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    match.choose(first(match))
    assert read(path) == match.record


def test_a_line_that_was_only_being_written_is_no_torn_one(path: Path) -> None:
    """Somebody repairs what another door was just writing: it is taken in, and not cut off."""
    other, whole = door(path), path.read_text()
    path.write_text(whole + '{"n": 10, "si')
    match = open_file(path, repair=True).match({})
    path.write_text(whole)
    other.catch_up()
    other.choose(first(other))
    match.keep(path)
    assert match.record == other.record
    match.choose(first(match))
    assert read(path) == match.record
    assert match.n == 11


def test_what_a_repair_leaves_out_stays_beside_the_record(path: Path) -> None:
    text = path.read_text().replace('"n": 5', '"n": 55')
    path.write_text(text)
    match = open_file(path, repair=True).match({})
    assert match.n == 4
    match.keep(path)
    assert path.read_text() == text
    match.choose(first(match))
    assert read(path) == match.record
    assert path.with_name("game.jsonl.damaged-1").read_text() == text
    match.choose(first(match))
    assert len(list(path.parent.iterdir())) == 2


def test_a_repair_leaves_out_what_cannot_be_played(path: Path) -> None:
    lines = path.read_text().splitlines(keepends=True)
    place = next(i for i, line in enumerate(lines) if '"n": 6, "side"' in line)
    path.write_text("".join([*lines[:place], '{"n": 6, "side": "red", "choice": "fly"}\n', *lines[place + 1 :]]))
    with pytest.raises(Damaged, match=r"choice 6 .*repair it \(--repair\) to go on from choice 5"):
        open_file(path).match({})
    match = open_file(path, repair=True).match({})
    match.keep(path)
    match.choose(first(match))
    assert (match.n, read(path)) == (6, match.record)


def test_a_file_that_a_stranger_spoilt_is_left_alone(path: Path) -> None:
    match = door(path)
    path.write_text("nonsense\n")
    before = GAME.rules.copy(match.state)
    with pytest.raises(BadInput):
        match.catch_up()
    with pytest.raises(Changed):
        match.choose(first(match))
    assert (match.state, path.read_text()) == (before, "nonsense\n")


def test_four_doors_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    new_match(GAME, "long", seed="1").keep(path)
    acknowledged: list[tuple[int, str]] = []
    faults: list[Exception] = []

    def play(number: int) -> None:
        try:
            match = door(path)
            for k in range(400):
                match.catch_up()
                if match.over or match.n >= 60:
                    return
                options = match.state.opts
                choice = GAME.rules.choice_id(options[(number + k) % len(options)])
                try:
                    match.choose(choice)
                except Changed:
                    continue
                acknowledged.append((match.n, choice))
        except Exception as error:
            faults.append(error)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults
    record = read(path)
    assert sorted(acknowledged) == [(n, entry.text) for n, entry in enumerate(record.entries, 1)]
    assert open_match(GAME, record).n == len(acknowledged) > 20


def test_a_disk_without_room_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = door(path)
    for number, full in ((errno.ENOSPC, True), (errno.EROFS, False), (errno.EIO, False)):

        def fails(*_: object, number: int = number) -> None:
            raise OSError(number, os.strerror(number))

        with monkeypatch.context() as disk:
            disk.setattr("polemos.match.held.os.fsync", fails)
            with pytest.raises(Unwritten) as found:
                match.choose(first(match))
            assert found.value.full is full
    assert (match.n, read(path)) == (9, match.record)
    match.choose(first(match))
    assert read(path) == match.record
