"""Bots that take their time: how far they have come is told, and whoever plays may have their move at once."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import patience
from patience import PATIENCE
from polemos.bots import registry
from polemos.bots.search import SearchBot
from polemos.match.record import parse
from polemos.match.replay import replay
from polemos.match.seat import Player, Seat, Thought
from polemos.server import elsewhere as process
from polemos.server.elsewhere import Elsewhere, Hurried, SharedPace
from server.door import Json, Person, opened
from server.test_rights import invited, token
from toy.game import GAME
from toy.table import register


class Patient:
    """A bot that thinks until it is hurried, and then makes the last choice there is."""

    name = "patient"
    uniform = False

    def choose(self, seat: Seat) -> int:
        while seat.pace.goes_on(0.25):
            time.sleep(0.01)
        return seat.choices[-1]


class Deaf:
    """A bot that neither tells how far it has come nor can be hurried."""

    name = "deaf"
    uniform = False

    def choose(self, seat: Seat) -> int:
        while True:
            time.sleep(PATIENCE)


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Patient, Deaf):
        monkeypatch.setitem(registry.OURS, bot.name, bot)


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    register()
    there = Elsewhere()
    yield there
    there.end()


def thought(player: Player) -> Thought:
    return Thought(Seat(GAME, GAME.rules.new("short", (), "9"), "1"), player)


def hurried(person: Person, match: Json, n: int) -> bool:
    answer: Json = person.asks("POST", f"/api/matches/{match['id']}/hurry", json={"n": n})
    return bool(answer["hurried"])


# ---------------------------------------------------------------- thoughts


def test_a_thought_in_another_process_tells_its_progress_and_ends_when_it_is_hurried(elsewhere: Elsewhere) -> None:
    heard: list[float] = []
    one = thought(Patient())
    assert elsewhere.think(one, lambda: True, hurried=lambda: bool(heard), told=heard.append) == one.seat.choices[-1]
    assert set(heard) == {0.25}
    # the next one is not hurried because this one was
    search = thought(SearchBot(50))
    assert elsewhere.think(search, lambda: True) == thought(SearchBot(50))()


def test_who_cannot_be_hurried_is_broken_off(elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "GRACE", 0.2)
    heard: list[float] = []
    with pytest.raises(Hurried):
        elsewhere.think(thought(Deaf()), lambda: True, hurried=lambda: True, told=heard.append)
    assert not heard
    assert elsewhere.think(thought(SearchBot(50)), lambda: True) == thought(SearchBot(50))()


def test_memory_is_looked_at_a_few_times_a_second_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(process, "monotonic", lambda: now)
    numbers = [process.UNTOLD, 0.0]
    pace = SharedPace(numbers)
    assert pace.goes_on(0.1) and numbers[0] == 0.1
    numbers[1] = 1.0
    assert pace.goes_on(0.2) and numbers[0] == 0.1
    now += process.GLANCE
    assert not pace.goes_on(0.3) and numbers[0] == 0.3
    # and whoever was hurried once stays so
    numbers[1] = 0.0
    now += process.GLANCE
    assert not pace.goes_on(0.4)


# ---------------------------------------------------------------- at a match


@pytest.mark.long
def test_a_player_has_the_move_at_once_and_it_is_kept_like_any_other(owner: Person) -> None:
    match = owner.begin(seats={"red": "human", "blue": "patient"})
    with owner.live(match["id"]) as socket:
        owner.choose(match, 0, "pass", "red")
        while (pulse := socket.receive_json())["progress"] is None:
            assert pulse["n"] < 2
    assert (pulse["progress"], pulse["thinking"]) == (0.25, True)
    # nobody is hurried at a moment that has passed
    assert not hurried(owner, match, 0)
    assert hurried(owner, match, 1)
    table = owner.settled(match, "red")
    assert (table["n"], table["decides"]) == (2, "red")
    assert not hurried(owner, match, 1) and not hurried(owner, match, 2)
    owner.act(match, "surrender", 2, side="red")
    record = parse(owner.get(f"/api/matches/{match['id']}/record").text, "record")
    assert replay(GAME, record, strict=True).n == len(record.entries)


def test_a_bot_that_cannot_be_hurried_makes_the_usual_move(
    owner: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "GRACE", 0.2)
    match = owner.begin(seats={"red": "human", "blue": "deaf"})
    owner.choose(match, 0, "pass", "red")
    assert hurried(owner, match, 1)
    patience.until(lambda: owner.table(match)["n"] > 1, "the usual move")
    assert "the bot deaf cannot be hurried; the usual choice stands in" in caplog.text


def test_either_of_two_people_may_hurry_and_nobody_else(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner, friend, looker = (door.person() for _ in range(3))
        match = owner.begin(seats={"red": "human", "blue": "human"})
        for person, side in ((friend, "blue"), (looker, None)):
            person.asks("POST", f"/api/invitations/{token(invited(owner, match, side))}")
        for person in (owner, friend):
            assert not hurried(person, match, 0)  # no bot thinks
        path = f"/api/matches/{match['id']}/hurry"
        assert "Only who plays" in looker.problem("POST", path, 403, "no-hurry", json={"n": 0})["message"]
        # a match of bots alone may be hurried by whoever has begun it
        bots = owner.begin(seats={"red": "patient", "blue": "patient"})
        assert hurried(owner, bots, 0)
        patience.until(lambda: owner.table(bots)["n"] > 0, "the first move")
