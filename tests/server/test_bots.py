"""Bots at the tables: they go on by themselves, after a restart too, and one that breaks loses nothing."""

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import patience
from patience import PATIENCE
from polemos.bots import registry
from polemos.match.seat import Seat
from server.door import Door, Json, Person, opened
from toy.table import played

TWO = {"red": "greedy", "blue": "random"}


class Broken:
    """A bot that breaks down at its third decision."""

    name = "broken"
    uniform = False
    decided = 0

    def choose(self, seat: Seat) -> int:
        Broken.decided += 1
        if Broken.decided == 3:
            raise ZeroDivisionError("a thought too many")
        return seat.choices[0]


class Cheat(Broken):
    """A bot that makes a choice of its own."""

    name = "cheat"

    def choose(self, seat: Seat) -> int:
        return 1234567


class Slow(Broken):
    """A bot that takes its time: until it is let go."""

    name = "slow"
    begun = threading.Event()
    go = threading.Event()
    pondered = 0

    def choose(self, seat: Seat) -> int:
        self.begun.set()
        assert self.go.wait(PATIENCE)
        Slow.pondered += 1
        return seat.choices[0]


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Broken, Cheat, Slow):
        monkeypatch.setitem(registry.OURS, bot.name, bot)
    Broken.decided = 0


@pytest.fixture(autouse=True)
def bots_let_go() -> Iterator[None]:
    """At the end of a test nobody ponders any more."""
    Slow.go.clear()
    Slow.begun.clear()
    Slow.pondered = 0
    yield
    Slow.go.set()


def until(person: Person, match: Json, key: str, value: Any) -> Json:
    """The line of the list once it says so."""

    def says_so() -> Json | None:
        line: Json = person.asks("GET", f"/api/matches/{match['id']}")
        return line if line[key] == value else None

    return patience.until(says_so, f"{key} to be {value}")


def test_two_bots_play_a_whole_match_at_once(owner: Person) -> None:
    match = owner.begin(seats=TWO, seed="9")
    line = until(owner, match, "over", True)
    assert line["winner"] in ("red", "blue", "draw")
    # the same match again, choice by choice
    again = owner.begin(seats=TWO, seed="9")
    until(owner, again, "over", True)
    records = [owner.get(f"/api/matches/{one['id']}/record").text for one in (match, again)]
    assert records[0] == records[1]


def test_several_matches_go_on_together(owner: Person) -> None:
    matches = [owner.begin(seats=TWO, seed=str(n)) for n in range(5)]
    for match in matches:
        until(owner, match, "over", True)


def record_of_bots(folder: Path) -> Path:
    """A record that stops where a bot must decide."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "stopped.jsonl"
    text = played(5).record.text().replace('"red": "human", "blue": "human"', '"red": "greedy", "blue": "greedy"')
    path.write_text(text)
    return path


@pytest.mark.parametrize("way", ["/api/matches", "/api/matches/{id}", "/api/matches/{id}/table"])
def test_bots_go_on_after_a_restart_when_somebody_looks(tmp_path: Path, way: str) -> None:
    path = record_of_bots(tmp_path)
    with opened(tmp_path) as door:
        owner = door.owner()
        (match,) = owner.asks("GET", "/api/matches")["matches"]
        until(owner, match, "over", True)
    finished = path.read_text()
    # once more with the list as it was: the summary says that a bot must decide
    for copy in range(2):
        record_of_bots(tmp_path)
        with opened(tmp_path) as door:
            owner = door.owner()
            if copy:
                owner.asks("GET", way.replace("{id}", match["id"]))
            until(owner, match, "over", True)
        assert path.read_text() == finished


def test_a_bot_that_breaks_stops_the_match_and_loses_nothing(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = owner.begin(seats={"red": "broken", "blue": "broken"})
    with owner.live(match["id"]) as socket:
        while not (pulse := socket.receive_json())["trouble"]:
            pass
    assert "ZeroDivisionError" in pulse["trouble"]
    assert (pulse["n"], pulse["thinking"], pulse["over"]) == (2, False, False)
    assert "a thought too many" in caplog.text
    table = owner.table(match)
    assert (table["n"], table["thinking"]) == (2, False)
    # a while later whoever looks may try again
    monkeypatch.setattr("polemos.server.open_match.PATIENCE", 0.0)
    owner.table(match)
    assert until(owner, match, "over", True)["n"] > 2


def test_a_bot_that_cheats_is_stopped(owner: Person) -> None:
    match = owner.begin(seats={"red": "cheat", "blue": "cheat"})
    with owner.live(match["id"]) as socket:
        while not (pulse := socket.receive_json())["trouble"]:
            pass
    assert "was not offered" in pulse["trouble"]
    assert pulse["n"] == 0


def test_another_takes_the_seat_of_a_broken_bot(owner: Person) -> None:
    match = owner.begin(seats={"red": "broken", "blue": "random"})
    with owner.live(match["id"]) as socket:
        while not socket.receive_json()["trouble"]:
            pass
    owner.asks("PATCH", f"/api/matches/{match['id']}", json={"seats": {"red": "random"}})
    until(owner, match, "over", True)


def test_the_table_can_be_looked_at_while_a_bot_ponders(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "slow"})
    done = owner.choose(match, 0, "pass", "red")["table"]
    # were the answer held up until the bot has decided, it would not tell that the bot ponders
    assert owner.table(match, "red")["thinking"]
    assert done["n"] == 1
    Slow.go.set()  # a server that ends waits for whoever ponders


def test_what_a_person_does_meanwhile_counts(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "slow"})
    owner.choose(match, 0, "pass", "red")
    assert Slow.begun.wait(PATIENCE)
    owner.act(match, "aside", 1, aside="give-up", side="red")
    Slow.go.set()
    patience.until(lambda: Slow.pondered, "the bot's choice")
    table = owner.settled(match)
    assert (table["n"], table["over"]) == (2, True)


def test_the_server_ends_while_a_bot_ponders(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner = door.owner()
        match = owner.begin(seats={"red": "slow", "blue": "slow"})
        threading.Timer(0.2, Slow.go.set).start()
        cookies = owner.cookies
    with opened(tmp_path) as door:
        again = door.person()
        again.cookies = cookies
        assert again.table(match)["n"] >= 0


def test_two_servers_over_one_folder_do_not_harm_each_other(tmp_path: Path) -> None:
    with opened(tmp_path) as one, opened(tmp_path) as two:
        first, second = one.owner(), two.owner()
        match = first.begin(seats=TWO, seed="3")
        for _ in range(300):
            if first.table(match)["over"] and second.table(match)["over"]:
                break
        assert first.table(match)["over"]
        texts = [person.get(f"/api/matches/{match['id']}/record").text for person in (first, second)]
    assert texts[0] == texts[1]
    alone = tmp_path / "alone"
    with opened(alone) as door:
        owner = door.owner()
        same = owner.begin(seats=TWO, seed="3")
        until(owner, same, "over", True)
        assert owner.get(f"/api/matches/{same['id']}/record").text == texts[0]
    shutil.rmtree(alone)
