"""A backup holds a folder as it stood, each file whole; what comes back is that, or nothing."""

import json
import os
import sqlite3
import threading
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from polemos.match.backup import MANIFEST, backup, restore
from polemos.match.held import Held
from polemos.match.words import Wrong

HEAD = '{"polemos": 1, "game": "duel"}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as a server leaves it: a list, records, a key, analyses, and a part that somebody is writing."""
    folder = tmp_path / "games"
    (folder / "analyses").mkdir(parents=True)
    with closing(sqlite3.connect(folder / "polemos.sqlite")) as list_of, list_of:
        list_of.execute("PRAGMA journal_mode = WAL")
        list_of.execute("CREATE TABLE matches (id TEXT)")
        list_of.execute("INSERT INTO matches VALUES ('a')")
    (folder / "one.jsonl").write_text(HEAD + '{"n": 1}\n')
    (folder / "two.jsonl").write_text(HEAD)
    (folder / "notices.pem").write_text("secret")
    (folder / "notices.pem").chmod(0o600)
    (folder / "analyses" / "a.json").write_text("{}")
    (folder / ".one.jsonl.x.part").write_text("half")
    os.utime(folder / "one.jsonl", ns=(5, 1_700_000_000_123_456_789))
    return folder


def ids(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as list_of:
        return [row[0] for row in list_of.execute("SELECT id FROM matches ORDER BY id")]


def test_a_folder_comes_back_as_it_stood(folder: Path, tmp_path: Path) -> None:
    kept = backup(folder, tmp_path / "b.zip")
    assert (kept.files, kept.records, kept.left_out) == (5, 2, ())
    assert (tmp_path / "b.zip").stat().st_mode & 0o777 == 0o600
    back = tmp_path / "deep" / "back"
    found = restore(tmp_path / "b.zip", back)
    assert (found.files, found.records, found.made) == (5, 2, kept.made)
    names = {path.relative_to(back).as_posix() for path in back.rglob("*") if path.is_file()}
    assert names == {"polemos.sqlite", "one.jsonl", "two.jsonl", "notices.pem", "analyses/a.json"}
    for name in sorted(names - {"polemos.sqlite"}):
        assert (back / name).read_bytes() == (folder / name).read_bytes()
        assert (back / name).stat().st_mode == (folder / name).stat().st_mode
        assert (back / name).stat().st_mtime_ns == (folder / name).stat().st_mtime_ns
    assert ids(back / "polemos.sqlite") == ["a"]
    assert back.stat().st_mode & 0o777 == 0o700
    assert sorted(os.listdir(tmp_path)) == ["b.zip", "deep", "games"]
    assert os.listdir(tmp_path / "deep") == ["back"]


def test_what_stands_in_the_log_of_a_list_is_in_the_backup(folder: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(folder / "polemos.sqlite")) as used:
        used.execute("PRAGMA wal_autocheckpoint = 0")
        with used:
            used.execute("INSERT INTO matches VALUES ('b')")
        assert (folder / "polemos.sqlite-wal").stat().st_size
        used.execute("BEGIN IMMEDIATE")
        used.execute("INSERT INTO matches VALUES ('c')")
        # somebody is writing: what he has not committed is not there, and he is not held up
        backup(folder, tmp_path / "b.zip")
        used.commit()
    restore(tmp_path / "b.zip", tmp_path / "back")
    assert ids(tmp_path / "back" / "polemos.sqlite") == ["a", "b"]
    assert sorted(os.listdir(tmp_path / "back")) == sorted(
        ["analyses", "notices.pem", "one.jsonl", "polemos.sqlite", "two.jsonl"]
    )


def test_no_record_is_copied_while_a_line_is_being_written(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever appends two lines at once has his backup with both or without."""
    held = Held(folder / "one.jsonl")
    held.read()
    written, backed = threading.Event(), threading.Event()
    write = os.write

    def slowly(handle: int, data: bytes) -> int:
        if b'"n": 2' not in bytes(data):
            return write(handle, data)
        done = write(handle, bytes(data)[:10])
        written.set()
        backed.wait(0.3)
        return done

    monkeypatch.setattr(os, "write", slowly)
    writer = threading.Thread(target=held.append, args=('{"n": 2}\n{"snapshot": 2}\n',))
    writer.start()
    assert written.wait(60)
    backup(folder, tmp_path / "b.zip")
    backed.set()
    writer.join()
    restore(tmp_path / "b.zip", tmp_path / "back")
    assert (tmp_path / "back" / "one.jsonl").read_text() == HEAD + '{"n": 1}\n{"n": 2}\n{"snapshot": 2}\n'


def test_what_begins_meanwhile_has_no_record_in_the_backup(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a match of somebody whom the list does not know yet would be the owner's."""
    from polemos.match import backup as module

    copy = module.copy_list

    def meanwhile(path: Path, place: Path) -> None:
        copy(path, place)
        (folder / "late.jsonl").write_text(HEAD)
        (folder / "two.jsonl").unlink()  # and one is deleted

    monkeypatch.setattr(module, "copy_list", meanwhile)
    assert backup(folder, tmp_path / "b.zip").records == 1
    restore(tmp_path / "b.zip", tmp_path / "back")
    assert sorted(path.name for path in (tmp_path / "back").glob("*.jsonl")) == ["one.jsonl"]


def test_what_cannot_be_kept_is_told(folder: Path, tmp_path: Path) -> None:
    os.mkfifo(folder / "pipe")
    (folder / "lost.jsonl").symlink_to(folder / "nowhere")
    (folder / "far.jsonl").symlink_to(tmp_path / "far")
    (tmp_path / "far").write_text(HEAD)
    kept = backup(folder, tmp_path / "b.zip")
    assert kept.left_out == ("lost.jsonl", "pipe")
    restore(tmp_path / "b.zip", tmp_path / "back")
    assert (tmp_path / "back" / "far.jsonl").read_text() == HEAD


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(Wrong) as error:
        work()
    assert error.value.told("ja") != error.value.told("en")
    return error.value.message


def test_a_backup_replaces_nothing_and_lies_elsewhere(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("mine")
    (tmp_path / "empty").mkdir()
    assert refused(lambda: backup(folder, tmp_path / "there")) == "wrong-backup-there"
    assert (tmp_path / "there").read_text() == "mine"
    assert refused(lambda: backup(folder, folder / "b.zip")) == "wrong-backup-inside"
    assert refused(lambda: backup(folder, tmp_path / "none" / "b.zip")) == "wrong-backup-write"
    assert refused(lambda: backup(tmp_path / "empty", tmp_path / "b.zip")) == "wrong-backup-empty"
    assert refused(lambda: backup(tmp_path / "nowhere", tmp_path / "b.zip")) == "wrong-backup-folder"
    (folder / "polemos.sqlite").write_bytes(b"no list" * 1000)
    assert refused(lambda: backup(folder, tmp_path / "b.zip")) == "wrong-backup-read"
    assert sorted(os.listdir(tmp_path)) == ["empty", "games", "there"]


def test_whoever_comes_first_keeps_the_name(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from polemos.match import backup as module

    copy = module.copy_list

    def another(path: Path, place: Path) -> None:
        copy(path, place)
        (tmp_path / "b.zip").write_text("mine")

    monkeypatch.setattr(module, "copy_list", another)
    assert refused(lambda: backup(folder, tmp_path / "b.zip")) == "wrong-backup-there"
    assert (tmp_path / "b.zip").read_text() == "mine"


def test_nothing_comes_back_where_something_stands(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "b.zip")
    assert refused(lambda: restore(tmp_path / "b.zip", folder)) == "wrong-restore-there"
    assert refused(lambda: restore(tmp_path / "b.zip", folder / "one.jsonl")) == "wrong-restore-there"
    assert refused(lambda: restore(tmp_path / "b.zip", folder / "one.jsonl" / "x")) == "wrong-restore-write"
    (tmp_path / "empty").mkdir()
    restore(tmp_path / "b.zip", tmp_path / "empty")
    assert (tmp_path / "empty" / "one.jsonl").is_file()


def altered(file: Path, change: Callable[[dict[str, bytes]], None]) -> None:
    """Write an archive anew with other members, as somebody would who means it."""
    with zipfile.ZipFile(file) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    change(members)
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in members.items():
            archive.writestr(name, data)


def claims(key: str, value: object) -> Callable[[dict[str, bytes]], None]:
    """The first file of a manifest says something else."""

    def change(members: dict[str, bytes]) -> None:
        manifest = json.loads(members[MANIFEST])
        was = manifest["files"][0]["name"]
        manifest["files"][0][key] = value
        if key == "name" and isinstance(value, str):
            members[value] = members.pop(was)
        members[MANIFEST] = json.dumps(manifest).encode()

    return change


@pytest.mark.parametrize(
    "change",
    [
        lambda members: members.update({"one.jsonl": members["one.jsonl"][:-1] + b"x"}),
        lambda members: members.update({"one.jsonl": members["one.jsonl"] * 9}),
        lambda members: members.pop("one.jsonl"),
        lambda members: members.update({"more.jsonl": b"{}"}),
        lambda members: members.update({MANIFEST: b"[]"}),
        lambda members: members.update({MANIFEST: b"{"}),
        claims("name", "../out.jsonl"),
        claims("name", "/tmp/out.jsonl"),
        claims("name", "a/../../out.jsonl"),
        claims("name", ".hidden"),
        claims("name", "one.jsonl"),
        claims("size", -1),
        claims("size", "5"),
        claims("sha256", "0" * 64),
        claims("mode", None),
    ],
)
def test_a_backup_that_was_changed_brings_back_nothing(
    folder: Path, tmp_path: Path, change: Callable[[dict[str, bytes]], None]
) -> None:
    backup(folder, tmp_path / "b.zip")
    altered(tmp_path / "b.zip", change)
    assert refused(lambda: restore(tmp_path / "b.zip", tmp_path / "back")) == "wrong-restore-damaged"
    assert sorted(os.listdir(tmp_path)) == ["b.zip", "games"]


def test_any_byte_counts(folder: Path, tmp_path: Path) -> None:
    """Wherever a byte has turned round or the end is missing, nothing comes back, or all as it was."""
    backup(folder, tmp_path / "b.zip")
    whole = (tmp_path / "b.zip").read_bytes()
    for at in range(0, len(whole), max(1, len(whole) // 150)):
        for data in (whole[:at], whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :]):
            (tmp_path / "c.zip").write_bytes(data)
            place = tmp_path / f"back-{at}-{len(data)}"
            try:
                restore(tmp_path / "c.zip", place)
            except Wrong:
                assert not place.exists()
                continue
            assert (place / "one.jsonl").read_bytes() == (folder / "one.jsonl").read_bytes()
            assert ids(place / "polemos.sqlite") == ["a"]


def test_what_is_no_backup_is_told(folder: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        archive.writestr("readme", "hello")
    assert refused(lambda: restore(tmp_path / "other.zip", tmp_path / "back")) == "wrong-restore-none"
    assert refused(lambda: restore(tmp_path / "none.zip", tmp_path / "back")) == "wrong-restore-read"
    backup(folder, tmp_path / "b.zip")

    def newer(members: dict[str, bytes]) -> None:
        members[MANIFEST] = json.dumps({**json.loads(members[MANIFEST]), "polemos-backup": 2}).encode()

    altered(tmp_path / "b.zip", newer)
    assert refused(lambda: restore(tmp_path / "b.zip", tmp_path / "back")) == "wrong-restore-newer"
