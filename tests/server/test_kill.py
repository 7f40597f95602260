"""`kill -9` at random moments of play: whatever was acknowledged stands in the record, and every game goes on.

POLEMOS_KILLS says how often: twice among the other tests, fifty times in `make soak`.
"""

import os
import random
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest

from patience import PATIENCE, until
from polemos.bots.registry import makers
from polemos.match import games
from polemos.match.match import new_match
from polemos.match.opening import players_of
from polemos.match.record import CHOICE, Record, parse
from polemos.match.replay import replay
from postgres import records_in
from serving import Server

KILLS: Final = int(os.environ.get("POLEMOS_KILLS", "2"))
FEWEST: Final = 3
MOST: Final = 8
"""Choices that are acknowledged, and stand, before a kill."""
LONGEST: Final = 0.2
"""Seconds of play after them, at most: the kill comes in the middle of anything."""
WARM: Final = 0.8
"""How often a kill waits for choices; otherwise it comes while the server is still warming up. The first one waits."""
SEATS: Final = (
    {"imperial": "human", "barbarian": "random"},
    {"imperial": "greedy", "barbarian": "human"},
    {"imperial": "human", "barbarian": "human"},
)
BOTS_ALONE: Final = {"imperial": "random", "barbarian": "random"}


@dataclass
class Played:
    """What the player knows of one match: its file, and his own choices that were acknowledged, by their numbers."""

    match_id: str
    file: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    reached: int = 0
    taking_back: bool = False
    """An undo is under way: it may have happened or not."""


def client(url: str, key: str) -> httpx.Client:
    """A program that bears the key."""
    return httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=PATIENCE)


class Player(threading.Thread):
    """Somebody who plays all his matches as fast as he can, until the server is gone."""

    def __init__(self, http: httpx.Client, known: list[Played], dice: random.Random) -> None:
        super().__init__(daemon=True)
        self.http = http
        self.known = known
        self.dice = dice
        self.fault: Exception | None = None
        self.news = threading.Condition()
        self.ended = False

    def run(self) -> None:
        try:
            self.go_on()
        except httpx.TransportError:
            return  # killed
        except Exception as error:
            self.fault = error
        finally:
            with self.news:
                self.ended = True
                self.news.notify_all()
            self.http.close()

    def stand(self) -> int:
        """How many choices have been acknowledged and not been taken back, those of earlier players too."""
        return sum(len(game.acknowledged) for game in self.known)

    def wait_for(self, count: int) -> None:
        """Until so many stand, or the player has ended."""
        with self.news:
            assert self.news.wait_for(lambda: self.ended or self.stand() >= count, PATIENCE), f"never {count} choices"

    def go_on(self) -> None:
        """Play until something goes wrong."""
        while True:
            if len(self.known) < len(SEATS) or self.dice.random() < 0.02:
                self.begin(SEATS[len(self.known) % len(SEATS)])
            self.play(self.dice.choice(self.known))

    def asks(self, method: str, path: str, **request: Any) -> Any:
        answer = self.http.request(method, path, **request)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    def begin(self, seats: dict[str, str]) -> None:
        body = {"game": "belisarius", "seats": seats, "seed": f"k{self.dice.random()}"}
        match = self.asks("POST", "/api/matches", json=body)
        self.known.append(Played(match["id"], str(body["seed"])))

    def play(self, game: Played) -> None:
        """One choice, or now and then an undo."""
        path = f"/api/matches/{game.match_id}"
        table = self.asks("GET", f"{path}/table")
        side = table["decides"]
        if table["over"] or table["thinking"] or side not in table["may_view"]:
            return
        table = self.asks("GET", f"{path}/table", params={"side": side})
        n = table["n"]
        game.reached = max(game.reached, n)
        if table["undo"] and self.dice.random() < 0.1:
            game.taking_back = True
            answer = self.http.post(f"{path}/undo", json={"n": n, "side": side})
            assert answer.status_code == 200, answer.text
            # answers of the other side that told nothing go with the choice before them
            left = answer.json()["table"]["n"]
            with self.news:
                game.acknowledged = {one: choice for one, choice in game.acknowledged.items() if one <= left}
            game.taking_back, game.reached = False, left
            return
        choice = self.dice.choice(table["question"]["choices"])["id"]
        done = self.asks("POST", f"{path}/choose", json={"n": n, "choice": choice, "side": side})
        assert done["table"]["n"] == n + 1
        with self.news:
            game.acknowledged[n + 1] = choice
            self.news.notify_all()
        game.reached = n + 1


def record_of(folder: Path, game: Played) -> Record:
    """The record as a kill has left it: whole, but perhaps for a last line that was being written."""
    return among(records_in(folder), game)


def among(records: dict[str, str], game: Played) -> Record:
    """The record of a match, among others."""
    kept = records.items()
    ((name, text),) = [(name, text) for name, text in kept if text.split("\n")[0].find(f'"{game.file}"') > 0]
    return parse(text, name, repair=True)


def check(folder: Path, known: list[Played]) -> int:
    """Every choice that was acknowledged stands where it was made, and every record replays; how many choices."""
    return check_all(records_in(folder), known)


def check_all(records: dict[str, str], known: list[Played]) -> int:
    """The same, of records by their names."""
    found = 0
    for game in known:
        record = among(records, game)
        entries = record.entries
        assert game.taking_back or len(entries) >= game.reached
        for n, choice in game.acknowledged.items():
            if n > len(entries):
                assert game.taking_back
                continue
            assert (entries[n - 1].kind, entries[n - 1].text) == (CHOICE, choice)
            found += 1
        replay(games.find("belisarius"), record, strict=True)
        if game.taking_back:
            game.taking_back, game.reached = False, len(entries)
            game.acknowledged = {n: choice for n, choice in game.acknowledged.items() if n <= len(entries)}
    return found


@pytest.mark.long
def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    seed = os.environ.get("POLEMOS_SEED", "kill")
    dice = random.Random(seed)
    known: list[Played] = []
    alone = ""
    found = 0
    for kill in range(KILLS):
        with Server(folder) as server:
            if not kill:
                order = {"game": "belisarius", "seats": BOTS_ALONE, "seed": "alone"}
                with client(server.url, server.key) as http:
                    alone = http.post("/api/matches", json=order).json()["id"]
            player = Player(client(server.url, server.key), known, random.Random(f"{seed} {kill}"))
            count = dice.randint(FEWEST, MOST) if not kill or dice.random() < WARM else 0
            before = player.stand()
            player.start()
            player.wait_for(before + count)
            player.join(dice.uniform(0.0, LONGEST))
        player.join(PATIENCE)
        assert not player.is_alive()
        if player.fault is not None:
            raise player.fault
        found += check(folder, known)
    assert found > KILLS // 2
    with Server(folder) as server, client(server.url, server.key) as http:
        goes_on(http, known, alone, folder)


def goes_on(http: httpx.Client, known: list[Played], alone: str, folder: Path) -> None:
    """After all that, every match is listed, people can play on, and the bots' own match is what it would have been."""
    lines = {line["id"]: line for line in http.get("/api/matches").json()["matches"]}
    assert {game.match_id for game in known} <= set(lines)
    assert not [line for line in lines.values() if line["broken"]]
    player = Player(http, known[: len(SEATS)], random.Random("on"))
    for game in player.known:
        before = game.reached

        def goes_further(game: Played = game, before: int = before) -> bool:
            player.play(game)
            return game.reached > before or bool(lines[game.match_id]["over"])

        until(goes_further, f"another choice in {game.match_id}")
    until(lambda: http.get(f"/api/matches/{alone}").json()["over"], "the end of the bots' own match")
    rules = games.find("belisarius")
    wanted = new_match(rules, "1", (), "alone", "seeded", BOTS_ALONE, players_of(rules, BOTS_ALONE, makers()))
    wanted.bots()
    record = record_of(folder, Played(alone, "alone"))
    assert record.entries == wanted.record.entries
    assert record.snapshots == wanted.record.snapshots
