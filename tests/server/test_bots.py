"""Bots at the tables: they go on by themselves, after a restart too, and one that breaks or hangs holds nobody up."""

import os
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import patience
from patience import PATIENCE
from polemos.bots import registry
from polemos.bots.greedy import GreedyBot
from polemos.bots.search import SearchBot
from polemos.match.seat import Player, Seat, Thought
from polemos.server.elsewhere import Elsewhere, NotWanted
from server.door import Json, Person, opened
from toy.game import GAME
from toy.table import played, register

TWO = {"red": "greedy", "blue": "random"}


class Broken:
    """A bot that breaks down at its third decision."""

    name = "broken"
    uniform = False
    apart = False
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
    for bot in (Broken, Cheat, Slow, Hung):
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


@pytest.mark.files
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


@pytest.mark.parametrize(("bot", "said"), [("broken", "a thought too many"), ("cheat", "was not offered")])
def test_for_a_bot_that_breaks_or_cheats_the_usual_choice_stands_in(
    owner: Person, bot: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = owner.begin(seats={"red": bot, "blue": bot}, seed="9")
    assert until(owner, match, "over", True)["n"] > 2
    assert said in caplog.text and f"the bot {bot}; the usual choice stands in" in caplog.text
    assert owner.table(match)["over"]


def test_what_stands_in_is_what_the_game_would_look_at_first() -> None:
    seat = Seat(GAME, GAME.rules.new("short", (), "9"), "1")
    world = GAME.rules.determinize(seat.view(), seat.rng)
    assert seat.usual() == GAME.advisor.candidates(world)[0]


class Hung:
    """A bot that finds no end."""

    name = "hung"
    uniform = False

    def choose(self, seat: Seat) -> int:
        while True:
            time.sleep(PATIENCE)


class Far:
    """A bot that tells by an error in which process it thinks."""

    name = "far"
    uniform = False

    def choose(self, seat: Seat) -> int:
        raise ArithmeticError(str(os.getpid()))


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    register()
    there = Elsewhere()
    yield there
    there.end()


def thought(player: Player) -> Thought:
    return Thought(Seat(GAME, GAME.rules.new("short", (), "9"), "1"), player)


def test_who_takes_his_time_thinks_in_another_process_and_answers_the_same(elsewhere: Elsewhere) -> None:
    search = SearchBot(50)
    assert thought(search).apart and thought(Hung()).apart and not thought(GreedyBot()).apart
    assert elsewhere.think(thought(search), lambda: True) == thought(search)()
    with pytest.raises(ArithmeticError) as error:
        elsewhere.think(thought(Far()), lambda: True)
    assert str(error.value) != str(os.getpid())


def test_a_thought_that_finds_no_end_is_broken_off_and_the_next_one_is_heard(elsewhere: Elsewhere) -> None:
    with pytest.raises(TimeoutError, match="no answer within"):
        elsewhere.think(thought(Hung()), lambda: True, 0.2)
    # undone meanwhile
    with pytest.raises(NotWanted):
        elsewhere.think(thought(Hung()), lambda: False)
    assert elsewhere.think(thought(SearchBot(50)), lambda: True) == thought(SearchBot(50))()
    elsewhere.end()
    with pytest.raises(NotWanted):
        elsewhere.think(thought(SearchBot(50)), lambda: True)


def test_a_match_goes_on_past_a_bot_that_hangs(
    owner: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Elsewhere.think, "__defaults__", (0.2,))
    match = owner.begin(seats={"red": "human", "blue": "hung"})
    owner.choose(match, 0, "pass", "red")
    until(owner, match, "decides", "red")
    assert "the bot hung; the usual choice stands in" in caplog.text and "no answer within" in caplog.text


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
