"""Names that no file and no person can bear; what answers never tell; and the first use of a folder by many at once."""

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from polemos.kernel.saved import steps_of
from polemos.match import games
from polemos.match.files import write_atomic
from polemos.match.opening import fresh_path
from polemos.server.identity import key_of
from polemos.server.open_matches import LIST
from polemos.server.store import Store
from postgres import records_in
from server.door import Door, Person
from toy.game import GAME

LONG = ("a" * 300, "%F0%9F%98%80" * 100, "x" * 255 + "/y", "assets/" + "%F0%9F%98%80" * 100, "a" * 256)
UNREADABLE = ("  ", "\u3000", "\u3164", "a\0b", "a\u200bb", "\u202eab", "a\nb", "\u2066a", "\ufeff", "a\x7f", "\u2028")
SEED = "\U00020000" * 60


@pytest.mark.parametrize("path", LONG)
def test_a_path_that_no_file_can_have_is_no_fault(guest: Person, path: str) -> None:
    for person_asks in (guest.get, guest.head):
        assert person_asks(f"/{path}").status_code in (404, 503)  # 503: there is no page in this test


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_name_that_nobody_can_read_is_refused(owner: Person, name: str) -> None:
    match = owner.begin()
    for where in ("name", "seed"):
        body = {"game": "duel", where: name}
        problem = owner.problem("POST", "/api/matches", 422, "bad-input", json=body)
        assert problem["where"] == f"body.{where}"
        assert "would be right" in problem["message"]
    owner.problem("PATCH", f"/api/matches/{match['id']}", 422, "bad-input", json={"name": name})
    owner.problem("POST", "/api/matches/upload", 422, "bad-input", json={"record": "{}", "name": name})
    for seats in ({name: "human"}, {"red": name}):
        owner.problem("POST", "/api/matches", 422, "bad-input", json={"game": "duel", "seats": seats})


@pytest.mark.parametrize("name", ["", "決戦", "Der Kampf um Rom", "⚔️ 1", "e\u0301"])
def test_other_names_are_fine(owner: Person, name: str) -> None:
    assert owner.begin(name=name)["name"] == name


def test_a_seed_of_letters_of_four_bytes_works(door: Door, owner: Person) -> None:
    match = owner.begin(seed=SEED)
    assert match["seed"] == SEED
    assert owner.begin(seed=SEED)["seed"] == SEED
    assert len(records_in(door.folder)) == 2
    for seed in (SEED, "\U00020000" * 200, "é" * 200, "\ud800"):
        assert len(fresh_path(door.folder, GAME, seed).name.encode()) <= 200


@pytest.mark.files
def test_no_answer_tells_where_the_games_are(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever cannot be written is told by its name alone."""
    match = owner.begin()
    for path in door.folder.glob("*.jsonl"):
        path.unlink()
        path.mkdir()
    said = [owner.get(f"/api/matches/{match['id']}/{what}").text for what in ("table", "record", "log")]
    monkeypatch.setattr("polemos.server.shelf.fresh_path", lambda *_: door.folder / ("x" * 300 + ".jsonl"))
    answer = owner.post("/api/matches", json={"game": "duel"})
    assert (answer.status_code, answer.json()["code"]) == (503, "disk")
    said.append(answer.text)
    said.append(owner.get("/api/matches").text)
    assert not [text for text in said if str(tmp_path) in text]


def test_a_planted_cookie_does_not_become_the_owners(door: Door) -> None:
    planted = "E" * 32
    victim, thief = door.person(), door.person()
    answer = victim.get(f"/open/{door.key}", headers={"Cookie": f"polemos={planted}"}, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["set-cookie"].startswith("polemos=")
    assert planted not in answer.headers["set-cookie"]
    match = victim.begin()
    assert thief.get(f"/api/matches/{match['id']}", headers={"Cookie": f"polemos={planted}"}).status_code == 404
    again = victim.get(f"/open/{door.key}", follow_redirects=False).headers["set-cookie"]
    assert again != answer.headers["set-cookie"]
    assert victim.get(f"/api/matches/{match['id']}").status_code == 200


# ---------------------------------------------------------------- many at once


def at_once(work: Callable[[int], object], many: int = 8) -> list[object]:
    """What comes of work that begins in so many threads at the same moment; what goes wrong goes wrong here."""
    gate = threading.Barrier(many)
    done: list[object] = []
    wrong: list[BaseException] = []

    def run(number: int) -> None:
        gate.wait()
        try:
            done.append(work(number))
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(many)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]
    return done


def test_many_servers_come_to_a_fresh_folder_at_once(tmp_path: Path) -> None:
    def comes(_: int) -> str:
        store = Store(folder / LIST)
        try:
            store.welcome("somebody")
            return key_of(store)
        finally:
            store.close()

    for number in range(5):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert len(set(at_once(comes))) == 1


def test_a_key_that_another_server_makes_meanwhile_counts(tmp_path: Path) -> None:
    first, second = Store(tmp_path / LIST), Store(tmp_path / LIST)
    made = second.fact("key", lambda: first.fact("key", lambda: "the first"))
    assert made == "the first"
    assert first.fact("key", lambda: "another") == "the first"
    first.close()
    second.close()


def test_steps_are_found_while_something_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    class Growing(dict[str, ModuleType]):
        """As if another thread imported something whenever this one looks."""

        def items(self):  # type: ignore[no-untyped-def]
            for number, item in enumerate(super().items()):
                self.setdefault(f"nothing_{number}", sys)
                yield item

    monkeypatch.setattr(sys, "modules", Growing(sys.modules))
    for name in games.names():
        assert steps_of(f"polemos.games.{name}") is not None


def test_files_get_the_rights_that_the_user_allows_whoever_else_writes(tmp_path: Path) -> None:
    first = tmp_path / "first"
    write_atomic(first, "x")

    def write(number: int) -> None:
        for i in range(20):
            write_atomic(tmp_path / f"{number}-{i}", "x")

    at_once(write)
    last = tmp_path / "last"
    write_atomic(last, "x")
    assert {path.stat().st_mode for path in tmp_path.iterdir()} == {first.stat().st_mode}
