"""Several doors at one game at once, and `kill -9` between: each acknowledged choice is in the file, once, in order.

Two servers on one folder and an engine play the same record as fast as they can, while somebody else looks at it and at
the list. POLEMOS_DOOR_KILLS and POLEMOS_DOOR_SECONDS say how often somebody is killed and how long all that goes on:
one server and the engine once among the other tests, ten minutes in `make soak`.
"""

import json
import os
import random
import threading
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

import httpx2 as httpx
import pytest

from forking import Forked
from patience import PATIENCE
from polemos.match import games
from polemos.match.record import CHOICE, parse
from polemos.match.replay import replay
from serving import Server

KILLS: Final = int(os.environ.get("POLEMOS_DOOR_KILLS", "2"))
SECONDS: Final = float(os.environ.get("POLEMOS_DOOR_SECONDS", "0"))
LONG: Final = KILLS > 10
CHOICES: Final = 300 if LONG else 60
"""Choices of one game."""
OFTEN: Final = 0.03 if LONG else 0.2
"""Seconds between two looks of somebody who only looks."""
LET_IN: Final = 0.05
"""Seconds that a door waits after its choice for one of the others to make one, so that all play."""
LEAD: Final = 5
"""Choices by which a door may be ahead of the one that has made the fewest: then it waits, however long that takes."""
BEGUN: Final[dict[str, Any]] = {
    "belisarius": {"scenario": "1"},
    "syracuse": {},
    "alexander": {"scenario": "granicus"},
    "sparta-vs-athens": {},
    "peloponnesian-war": {},
}
GAMES: Final = tuple(BEGUN)


class Play:
    """One game: its file, and what its doors have been told of their choices."""

    def __init__(self, match_id: str, path: Path) -> None:
        self.match_id = match_id
        self.path = path
        self.acknowledged: list[tuple[int, str]] = []
        self.doors: list[Door] = []
        self.over = threading.Event()
        self.news = threading.Condition()

    def acknowledge(self, door: "Door", n: int, choice: str, over: bool) -> None:
        """A choice of a door has become entry n; comes back when it may make its next one."""
        with self.news:
            self.acknowledged.append((n, choice))
            door.made += 1
            if over or n >= CHOICES:
                self.over.set()
            self.news.notify_all()
            if not self.over.is_set():
                self.news.wait(LET_IN)
            assert self.news.wait_for(lambda: self.over.is_set() or self.ahead(door) <= LEAD, PATIENCE), (
                "one stands still"
            )

    def ahead(self, door: "Door") -> int:
        """By how many choices a door is ahead of the one that has made the fewest."""
        return door.made - min(one.made for one in self.doors)

    def end(self) -> None:
        """Nobody plays on."""
        with self.news:
            self.over.set()
            self.news.notify_all()

    def wait_for(self, count: int) -> None:
        """Until so many choices have been acknowledged, or the game is over."""
        with self.news:
            assert self.news.wait_for(lambda: self.over.is_set() or len(self.acknowledged) >= count, PATIENCE), (
                "all stand still"
            )


class Door(threading.Thread, ABC):
    """Somebody who plays both sides of a game through a process of his own, and starts that again when it is killed."""

    def __init__(self, play: Play, seed: str) -> None:
        super().__init__(daemon=True)
        self.play = play
        self.dice = random.Random(seed)
        self.made = 0
        self.fault: Exception | None = None

    @abstractmethod
    def kill(self) -> None:
        """As `kill -9` does."""

    @abstractmethod
    def act(self) -> None:
        """Try to make one choice."""

    @abstractmethod
    def begin(self) -> None:
        """Start the process."""

    def run(self) -> None:
        try:
            killed = False
            while not self.play.over.is_set():
                try:
                    if killed:
                        self.begin()
                    killed = False
                    self.act()
                except (httpx.TransportError, BrokenPipeError, EOFError):
                    killed = True  # perhaps while it was starting again
        except Exception as error:
            self.fault = error
            self.play.end()


class Page(Door):
    """A page at a server; now and then it says anew who sits there."""

    def __init__(self, play: Play, seed: str, server: "Host") -> None:
        super().__init__(play, seed)
        self.host = server

    def kill(self) -> None:
        self.host.kill()

    def begin(self) -> None:
        self.host.begin()

    def act(self) -> None:
        path, http = f"/api/matches/{self.play.match_id}", self.host.http
        table = answered(http.get(f"{path}/table"))
        if table["over"]:
            self.play.end()
            return
        side = table["decides"]
        table = answered(http.get(f"{path}/table", params={"side": side}))
        if table["decides"] != side:
            return
        if self.dice.random() < 0.03:
            answered(http.patch(path, json={"seats": dict(table["seats"])}), 409)
        choice = self.dice.choice(table["question"]["choices"])["id"]
        done = answered(http.post(f"{path}/choose", json={"n": table["n"], "choice": choice, "side": side}), 409)
        if done is not None:
            self.play.acknowledge(self, done["table"]["n"], choice, done["table"]["over"])


def answered(answer: httpx.Response, besides: int = 200) -> Any:
    """What came back; None for the one refusal that may come."""
    assert answer.status_code in (200, besides), f"{answer.request.url}: {answer.status_code} {answer.text[:300]}"
    return answer.json() if answer.status_code == 200 else None


class Engine(Door):
    """A program at `polemos engine`."""

    def __init__(self, play: Play, seed: str) -> None:
        super().__init__(play, seed)
        self.process: Forked | None = None
        self.begin()

    def begin(self) -> None:
        if self.process is not None:
            self.end()
        self.process = Forked(["engine"])
        file = str(self.play.path)
        assert self.ask("load", file=file, repair=True)["ok"]
        assert self.ask("keep", file=file)["ok"]

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()

    def end(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()

    def ask(self, op: str, **request: Any) -> Any:
        assert self.process is not None
        self.process.stdin.write(json.dumps({"op": op, **request}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line.endswith("\n"):
            raise EOFError
        return json.loads(line)

    def act(self) -> None:
        asked = self.ask("decision")
        assert asked["ok"], asked
        if asked["over"]:
            self.play.end()
            return
        choice = self.dice.choice(asked["decision"]["choices"])["id"]
        done = self.ask("choose", n=asked["n"], choice=choice)
        if done["ok"]:
            self.play.acknowledge(self, done["n"], choice, done["over"])
        else:
            assert done["error"]["code"] == "stale", done


class Host:
    """A server that is started again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Server | None = None
        self.clients: list[httpx.Client] = []
        self.begin()

    def begin(self) -> None:
        self.end()
        self.server = Server(self.folder)
        key = {"Authorization": f"Bearer {self.server.key}"}
        self.http = httpx.Client(base_url=self.server.url, headers=key, timeout=PATIENCE)
        self.clients.append(self.http)

    def kill(self) -> None:
        assert self.server is not None
        self.server.process.kill()

    def end(self) -> None:
        if self.server is not None:
            self.server.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()
        # not before: whoever waits for an answer of one is not woken when another thread closes it
        for client in self.clients:
            client.close()


def look(play: Play, hosts: list[Host]) -> None:
    """Look at the list and at the game, and do nothing else."""
    while not play.over.wait(OFTEN):
        for host in hosts:
            try:
                answered(host.http.get("/api/matches"))
                answered(host.http.get(f"/api/matches/{play.match_id}/table"))
            except (httpx.TransportError, RuntimeError):
                continue  # killed


def check(play: Play) -> None:
    """Each choice that was acknowledged stands where it was made, once; and the record replays to all its snapshots."""
    record = parse(play.path.read_text(), play.path.name, torn=True)
    numbers = [n for n, _ in play.acknowledged]
    assert len(set(numbers)) == len(numbers)
    for n, choice in play.acknowledged:
        assert n <= len(record.entries), f"choice {n} is lost"
        assert (record.entries[n - 1].kind, record.entries[n - 1].text) == (CHOICE, choice), f"choice {n} is lost"
    replay(games.find(record.header.game), record, strict=True)


@pytest.mark.long
def test_three_doors_and_kills_between_lose_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    dice = random.Random(os.environ.get("POLEMOS_SEED", "doors"))
    killed = number = acknowledged = 0
    end = time.monotonic() + SECONDS
    with Host(folder) as one, Host(folder) as two:
        while not number or killed < KILLS or time.monotonic() < end:
            game = GAMES[number % len(GAMES)]
            body = {"game": game, "seed": f"{number}-{dice.random()}", **BEGUN[game]}
            match = one.http.post("/api/matches", json=body).json()
            (path,) = [path for path in folder.glob("*.jsonl") if f'"{match["seed"]}"' in path.read_text()]
            play = Play(match["id"], path)
            engine = Engine(play, f"engine {number}")
            doors: list[Door] = [Page(play, f"one {number}", one), engine, Page(play, f"two {number}", two)]
            play.doors = doors
            looks = threading.Thread(target=look, args=(play, [one, two]), daemon=True)
            for thread in (*doors, looks):
                thread.start()
            count = 0
            while not play.over.is_set():
                count += dice.randint(1, 20) if LONG else CHOICES // (KILLS + 1)
                play.wait_for(count)
                if not play.over.is_set():
                    doors[killed % len(doors)].kill()
                    killed += 1
            for thread in (*doors, looks):
                thread.join(PATIENCE)
                assert not thread.is_alive()
            engine.end()
            for door in doors:
                if door.fault is not None:
                    raise door.fault
            check(play)
            acknowledged += len(play.acknowledged)
            assert all(door.made for door in doors)
            number += 1
            print(f"{number} games, {acknowledged} choices acknowledged, {killed} kills, {[d.made for d in doors]}")
    assert acknowledged >= CHOICES // 2 * number
    assert not list(folder.glob(".*.part")) or LONG
