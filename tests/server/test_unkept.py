"""A disk that is full or read-only: all that only reads goes on; what cannot be kept is refused as the disk's fault."""

import errno
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from patience import PATIENCE
from polemos.kernel.errors import BadInput
from polemos.server import store as stores
from polemos.server.serve import serve
from server.door import Door, Json, Person, opened
from serving import Server
from toy.table import played

pytestmark = pytest.mark.files

LIST: Final = "/api/matches"
BOTH: Final = {"red": "human", "blue": "human"}
CODES: Final = {errno.ENOSPC: (507, "disk-full"), errno.EROFS: (503, "disk")}
READ: Final = ("table", "log", "steps", "record", "position", "board.svg", "overlays?side=red")
MOUNT: Final = """
folder=$1; copy=$2; how=$3; shift 3
mount -t tmpfs -o size=3m,mode=0700 tmpfs "$folder" && cp -a "$copy/." "$folder" || exit 77
case $how in
    full) cat /dev/zero > "$folder/filler" 2>/dev/null ;;
    read-only) mount -o remount,ro "$folder" || exit 77 ;;
esac
exec "$@"
"""
"""Puts a small disk in the place of a folder, for one process and its children, fills or closes it, and goes on."""


def has_own_mounts() -> bool:
    """Whether a process can be given disks of its own."""
    if not (shutil.which("unshare") and shutil.which("nsenter")):
        return False
    order = ["unshare", "-m", "sh", "-c", "mount -t tmpfs tmpfs /mnt"]
    return subprocess.run(order, capture_output=True, timeout=PATIENCE, check=False).returncode == 0


own_mounts = pytest.mark.skipif(
    not has_own_mounts(), reason="needs root and `unshare -m`: the tests with a failing fsync stand in for this"
)


def refuse(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Let the disk take nothing, and say why."""

    def fsync(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fsync)


def folder_of(tmp_path: Path, leftovers: str) -> tuple[Path, Json, str]:
    """A folder with a match called "Night" and one entry in it, as an earlier server left it; the match and the key."""
    busy, left = tmp_path / "busy", tmp_path / "games"
    with opened(busy) as door:
        owner = door.owner()
        match = owner.begin(seats=BOTH, name="Night")
        owner.choose(match, 0, "advance:red-1")
        if leftovers != "closed":
            shutil.copytree(busy, left)
    if leftovers == "closed":
        shutil.copytree(busy, left)
    assert (left / "polemos.sqlite-wal").exists() is (leftovers != "closed")
    if leftovers == "without shm":
        (left / "polemos.sqlite-shm").unlink()
    if leftovers == "records":
        for path in left.glob("polemos.sqlite*"):
            path.unlink()
    return left, match, door.key


def contents(folder: Path) -> dict[str, bytes]:
    """What stands in a folder, but for what SQLite lays beside a list that is open."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(("-shm", "-wal"))}


# ---------------------------------------------------------------- at the start


@pytest.mark.parametrize("number", CODES)
@pytest.mark.parametrize("leftovers", ["closed", "killed", "records"])
def test_a_server_starts_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leftovers: str, number: int
) -> None:
    folder, match, key = folder_of(tmp_path, leftovers)
    before = contents(folder)
    status, code = CODES[number]
    with monkeypatch.context() as disk:
        refuse(disk, number)
        with opened(folder) as door:
            owner = door.owner()
            page = owner.asks("GET", LIST)
            (line,) = page["matches"]
            assert (page["unkept"], line["n"], page["total"]) == (code, 1, 1)
            if leftovers == "records":
                assert (line["name"], door.key == key) == ("duel-1", False)
            else:
                assert (line["id"], line["name"], door.key) == (match["id"], "Night", key)
            for what in READ:
                assert owner.get(f"{LIST}/{line['id']}/{what}").status_code == 200, what
            for what in ("games", "games/duel/board?scenario=short", "games/duel/rules", "games/duel/tables"):
                owner.asks("GET", f"/api/{what}")
            refused = [
                owner.problem("POST", LIST, status, code, json={"game": "duel"}),
                owner.problem("POST", f"{LIST}/upload", status, code, json={"record": played(4).record.text()}),
                owner.problem("PATCH", f"{LIST}/{line['id']}", status, code, json={"name": "Day"}),
                owner.problem("PATCH", f"{LIST}/{line['id']}", status, code, json={"seats": {"blue": "greedy"}}),
                owner.problem("POST", f"{LIST}/{line['id']}/undo", status, code, json={"n": 1}),
                owner.problem(
                    "POST", f"{LIST}/{line['id']}/choose", status, code, json={"n": 1, "choice": "advance:red-1"}
                ),
            ]
            assert all("disk" in one["message"] and str(folder) not in str(one) for one in refused)
            (now,) = owner.asks("GET", LIST)["matches"]
            # the file has been touched, though nothing of it stayed there
            assert {**now, "updated": ""} == {**line, "updated": ""}
        assert {name: data for name, data in contents(folder).items() if name in before} == before
        assert [name for name in contents(folder) if name not in before and "sqlite" not in name] == []
    with opened(folder) as door:
        assert door.owner().asks("GET", LIST)["unkept"] == ""


def test_a_list_that_cannot_be_read_is_made_anew_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _, _ = folder_of(tmp_path, "records")
    (folder / "polemos.sqlite").write_bytes(b"no database at all")
    refuse(monkeypatch, errno.EROFS)
    with opened(folder) as door:
        owner = door.owner()
        assert owner.asks("GET", LIST)["total"] == 1
        # and where the folder is opened again, it is not written over
        monkeypatch.undo()
        owner.problem("POST", LIST, 503, "disk", json={"game": "duel"})
    assert (folder / "polemos.sqlite").read_bytes() == b"no database at all"


def test_a_folder_that_cannot_even_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.mkdir

    def mkdir(path: Any, *more: Any, **how: Any) -> None:
        if str(path).startswith(str(tmp_path)):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        real(path, *more, **how)

    with monkeypatch.context() as disk:
        disk.setattr(os, "mkdir", mkdir)
        with opened(tmp_path / "games", tmp_path) as door:
            owner = door.owner()
            assert owner.asks("GET", LIST) == {"matches": [], "found": 0, "total": 0, "unread": 0, "unkept": "disk"}
            owner.problem("POST", LIST, 503, "disk", json={"game": "duel"})
            disk.undo()
            owner.begin()
            assert owner.asks("GET", LIST)["unkept"] == ""
    assert (tmp_path / "games").stat().st_mode & 0o077 == 0


def test_a_list_that_alone_cannot_be_written_to_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "polemos.sqlite").mkdir()
    with pytest.raises(BadInput, match=r"polemos\.sqlite: cannot be written .*; name another folder"):
        Door(tmp_path)


def test_a_folder_that_cannot_be_read_is_told(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def scandir(_: Any) -> Any:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as disk:
        disk.setattr(os, "scandir", scandir)
        problem = owner.problem("GET", LIST, 503, "list")
        with pytest.raises(BadInput, match="cannot be used"):
            Door(tmp_path / "other")
    assert str(door.folder) not in str(problem)


# ---------------------------------------------------------------- while it runs


@pytest.mark.parametrize("number", CODES)
def test_a_disk_that_gives_out_in_play_and_takes_again(
    door: Door, owner: Person, guest: Person, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    status, code = CODES[number]
    match = owner.begin(seats=BOTH, name="Night")
    theirs = guest.begin(name="Theirs")
    with monkeypatch.context() as disk:
        refuse(disk, number)
        body = {"n": 0, "choice": "advance:red-1"}
        owner.problem("POST", f"{LIST}/{match['id']}/choose", status, code, json=body)
        assert owner.asks("GET", LIST)["unkept"] == code
        assert [one["name"] for one in guest.asks("GET", LIST)["matches"]] == ["Theirs"]
        # whoever shows the key now is the owner, now and later
        late = door.owner()
        assert [one["name"] for one in late.asks("GET", LIST)["matches"]] == ["Night"]
    monkeypatch.setattr(stores, "AGAIN", 0.0)
    page = owner.asks("GET", LIST)
    assert (page["unkept"], [one["id"] for one in page["matches"]]) == ("", [match["id"]])
    late.choose(match, 0, "advance:red-1")
    late.asks("PATCH", f"{LIST}/{match['id']}", json={"name": "Day"})
    cookies = late.cookies
    with opened(door.folder) as again:
        person = again.person()
        person.cookies = cookies
        (line,) = person.asks("GET", LIST)["matches"]
        assert (line["id"], line["name"], line["n"], again.key) == (match["id"], "Day", 1, door.key)
        assert theirs["id"] in again.repository.store.files().values()


def test_who_begins_does_not_wait_for_the_next_try(door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as disk:
        refuse(disk, errno.ENOSPC)
        owner.problem("POST", LIST, 507, "disk-full", json={"game": "duel"})
    match = owner.begin()
    page = owner.asks("GET", LIST)
    assert (page["unkept"], [one["id"] for one in page["matches"]]) == ("", [match["id"]])
    played(5).save(door.folder / "late.jsonl")
    assert owner.asks("GET", LIST)["total"] == 2


@contextmanager
def shut_list() -> Iterator[None]:
    """Let no list on a disk be written to: SQLite itself says so."""

    def only_read(connection: sqlite3.Connection, *_: object) -> None:
        file = connection.execute("PRAGMA database_list").fetchone()[2]
        connection.execute(f"PRAGMA query_only = {'on' if file else 'off'}")

    event.listen(Pool, "checkout", only_read)
    try:
        yield
    finally:
        event.remove(Pool, "checkout", only_read)


def test_a_list_that_gives_out_in_the_middle(
    door: Door, owner: Person, guest: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """What is found in the folder is listed from memory; a match that would have no line on the disk does not begin."""
    mine = guest.begin(seats=BOTH)
    with shut_list():
        played(5).save(door.folder / "late.jsonl")
        page = owner.asks("GET", LIST)
        assert ([one["name"] for one in page["matches"]], page["unkept"]) == (["late"], "disk")
        door.owner()
        owner.problem("POST", LIST, 503, "disk", json={"game": "duel"})
        owner.problem("PATCH", f"{LIST}/{page['matches'][0]['id']}", 503, "disk", json={"name": "Day"})
        # records are files of their own
        guest.choose(mine, 0, "advance:red-1")
        guest.asks("DELETE", f"{LIST}/{mine['id']}", 204)
        assert guest.asks("GET", LIST)["total"] == 0
    owner.asks("PATCH", f"{LIST}/{page['matches'][0]['id']}", json={"name": "Day"})
    assert owner.asks("GET", LIST)["unkept"] == ""
    assert "Traceback" not in caplog.text


def test_a_bot_that_cannot_keep_its_choice_shows_that_nothing_can_be_kept(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = owner.begin(seats={"red": "human", "blue": "greedy"})
    owner.settled(match)
    live = door.repository.live(door.repository.row(match["id"], "owner"))
    with monkeypatch.context() as disk:
        disk.setattr(live, "changed", lambda: refuse(disk, errno.ENOSPC))
        owner.choose(match, owner.table(match)["n"], "pass")
        owner.settled(match)
        assert owner.asks("GET", LIST)["unkept"] == "disk-full"


# ---------------------------------------------------------------- as it is met


class Small(Server):
    """A server with a small disk (empty, full or read-only) in the place of a folder; a copy of another lies on it."""

    def __init__(self, place: Path, copy: Path, how: str, drop: tuple[str, ...] = ()) -> None:
        place.mkdir(exist_ok=True)
        start = ("unshare", "-m", "sh", "-c", MOUNT, "sh", str(place), str(copy), how, *drop)
        super().__init__(place, (*start, sys.executable, "-m", "polemos"))
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        with self.browser.open(f"{self.url}/open/{self.key}", timeout=PATIENCE) as answer:
            assert answer.status in (200, 503), "the link leads to the page, where that has been built"

    @property
    def inside(self) -> Path:
        """The folder as the server sees it."""
        return Path(f"/proc/{self.process.pid}/root{self.folder}")

    def order(self, *words: str) -> None:
        """Run a command where the server is."""
        subprocess.run(["nsenter", "-t", str(self.process.pid), "-m", *words], check=True, timeout=PATIENCE)

    def asks(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status of an answer, and what it says."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self.browser.open(request, timeout=PATIENCE) as answer:
                return answer.status, json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read())


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A folder as a killed server leaves it: one match of Syracuse, its line in the log of the list."""
    folder = tmp_path / "left"
    folder.mkdir()
    with Server(folder) as server:
        headers = {"Authorization": f"Bearer {server.key}", "Content-Type": "application/json"}
        seats = {"athens": "human", "syracuse": "human"}
        body = json.dumps({"game": "syracuse", "seats": seats, "name": "Night", "seed": "3"}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{server.url}{LIST}", body, headers), timeout=PATIENCE):
            pass
    assert (folder / "polemos.sqlite-wal").stat().st_size > 0
    return folder


@pytest.mark.long
@own_mounts
@pytest.mark.parametrize("how", ["full", "read-only"])
def test_a_real_disk_that_takes_nothing(tmp_path: Path, left: Path, how: str) -> None:
    status, code = (507, "disk-full") if how == "full" else (503, "disk")
    with Small(tmp_path / "games", left, how) as server:
        before = contents(server.inside)
        _, page = server.asks("GET", LIST)
        (match,) = page["matches"]
        assert (page["unkept"], match["name"]) == (code, "Night")
        _, table = server.asks("GET", f"{LIST}/{match['id']}/table")
        _, asked = server.asks("GET", f"{LIST}/{match['id']}/table?side={table['decides']}")
        choose = {"n": table["n"], "choice": asked["question"]["choices"][0]["id"]}
        begun = server.asks("POST", LIST, {"game": "syracuse"})
        renamed = server.asks("PATCH", f"{LIST}/{match['id']}", {"name": "Day"})
        assert [(said, answer["code"]) for said, answer in (begun, renamed)] == [(status, code)] * 2
        assert "disk" in begun[1]["message"]
        assert contents(server.inside) == before
        # a line may find room in the last page of a record that a full disk holds
        chosen, answer = server.asks("POST", f"{LIST}/{match['id']}/choose", choose)
        assert chosen == status or (how == "full" and chosen == 200), answer
        entries = server.asks("GET", f"{LIST}/{match['id']}")[1]["n"]
        assert entries == (1 if chosen == 200 else 0)
        # it takes something again
        mended = (
            ("rm", f"{server.folder}/filler") if how == "full" else ("mount", "-o", "remount,rw", str(server.folder))
        )
        server.order(*mended)
        assert server.asks("POST", LIST, {"game": "syracuse"})[0] == 201
        _, page = server.asks("GET", LIST)
        assert (page["unkept"], page["total"]) == ("", 2)
        assert server.asks("PATCH", f"{LIST}/{match['id']}", {"name": "Day"})[1]["name"] == "Day"
        shutil.copytree(server.inside, tmp_path / "after")
    assert "Traceback" not in server.said
    assert f"Nothing can be kept in {server.folder}" in server.said
    connection = sqlite3.connect(tmp_path / "after" / "polemos.sqlite")
    assert {name for (name,) in connection.execute("SELECT name FROM matches")} == {"Day", ""}
    connection.close()


@pytest.mark.long
@own_mounts
def test_a_real_disk_that_fills_up_in_play(tmp_path: Path, left: Path) -> None:
    with Small(
        tmp_path / "games", left, "full", ("sh", "-c", f'rm "{tmp_path}/games/filler"; exec "$@"', "sh")
    ) as server:
        _, page = server.asks("GET", LIST)
        assert page["unkept"] == ""
        server.order("sh", "-c", f"cat /dev/zero > {server.folder}/filler 2>/dev/null || true")
        status, answer = server.asks("POST", LIST, {"game": "syracuse"})
        assert (status, answer["code"]) == (507, "disk-full")
        again = server.asks("GET", LIST)[1]
        assert (again["unkept"], again["total"]) == ("disk-full", 1)
        server.order("mount", "-o", "bind,ro", str(left), str(server.folder))
        status, answer = server.asks("POST", LIST, {"game": "syracuse"})
        assert (status, answer["code"]) == (503, "disk")
        server.order("umount", str(server.folder))
        server.order("rm", str(server.folder / "filler"))
        assert server.asks("POST", LIST, {"game": "syracuse"})[0] == 201
    assert "Traceback" not in server.said


@pytest.mark.long
@own_mounts
@pytest.mark.skipif(not shutil.which("setpriv"), reason="needs setpriv, to bind root by the modes of folders")
def test_a_folder_whose_mode_lets_nobody_write(tmp_path: Path, left: Path) -> None:
    place = tmp_path / "games"
    bound = ("setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override")
    with Small(place, left, "empty", ("sh", "-c", 'chmod 500 "$0" && exec "$@"', str(place), *bound)) as server:
        _, page = server.asks("GET", LIST)
        assert (page["unkept"], [one["name"] for one in page["matches"]]) == ("disk", ["Night"])
        assert server.asks("POST", LIST, {"game": "syracuse"})[0] == 503
    assert "(Permission denied)" in server.said
    assert "Traceback" not in server.said


def test_the_command_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line, in both languages, after the link."""
    refuse(monkeypatch, errno.ENOSPC)
    for language, word in (("en", "Make room there"), ("ja", "空きを作る")):
        said: list[str] = []
        monkeypatch.setattr("polemos.server.serve.Server.run", lambda server, _: server._ready())
        assert serve("127.0.0.1", 0, tmp_path / "games", [], False, language, said.append, said.append) == 0
        (line,) = [one for one in said if str(tmp_path / "games") in one]
        assert word in line
        assert "\n" not in line
        assert "/open/" in said[said.index(line) - 1]
