"""Spectators who see everything, but late: by agreement of both players, as long as both want it."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from patience import until
from polemos.server.late_book import LONGEST
from polemos.server.schemas_deals import Delay
from postgres import Cluster, programs
from server.door import Door, Json, opened
from server.late import DELAY, STEP, Hall, hall
from server.rooms import ROOMS
from server.test_rights import MATCH, RIGHTS, Party, asked, body, token

SEEN: Final = ("n", "turn", "moment", "over", "decides", "scene", "sheets", "result", "means")
"""What a table shows of a match."""
SHOWN: Final = ("log", "story", "rolls", "board.svg")
"""Doors that show a match besides."""
EYES: Final = (None, 0, 1)


def seen(hall: Hall, late: bool) -> dict[Any, Any]:
    """What both players know at this moment, and what all may know; late: as the spectator is shown it."""
    found: dict[Any, Any] = {}
    for eyes in EYES:
        side = None if eyes is None else hall.sides[eyes]
        person = hall.third if late else hall.one if side is None else hall.people[side]
        table = person.table(hall.match, side)
        found["table", side] = {key: table[key] for key in SEEN}
        for door in SHOWN:
            answer = person.get(f"{hall.path}/{door}", params={"side": side} if side else {})
            found[door, side] = answer.json() if "json" in answer.headers["content-type"] else answer.text
    return found


def alike(mine: dict[Any, Any], theirs: dict[Any, Any]) -> None:
    """Whether a spectator sees what the players saw."""
    for key, then in theirs.items():
        if key[0] == "rolls":
            # whose share a player still wants to give is his own affair, and so is what it is
            keys = ("statistics", "commitment", "secret", "told", "said")
            assert {one: mine[key][one] for one in keys} == {one: then[one] for one in keys}, key
        else:
            assert mine[key] == then, key


# ---------------------------------------------------------------- what is shown


@pytest.mark.long(but=("duel", "belisarius"))
@pytest.mark.parametrize("name", ROOMS)
def test_what_is_seen_late_is_what_both_saw_then(tmp_path: Path, name: str) -> None:
    chooser, choices = random.Random(f"late {name}"), 9 if name != "duel" else 20
    with hall(tmp_path, game=ROOMS[name].game.name, scenario=ROOMS[name].scenarios[0], seed="") as at:
        for _ in range(chooser.randrange(12)):
            at.plays(chooser)
        at.agrees()
        stood = [seen(at, False)]
        for _ in range(choices):
            if at.one.table(at.match)["over"]:
                break
            at.time += STEP
            at.plays(chooser)
            if chooser.random() < 0.2:
                at.undoes(chooser.choice(at.sides))
            stood.append(seen(at, False))
            past = len(stood) - 1 - DELAY // STEP
            if past >= 0 and chooser.random() < 0.4:
                alike(seen(at, True), stood[past])
        for _ in range(DELAY // STEP):
            at.time += STEP
            stood.append(stood[-1])
            if chooser.random() < 0.4:
                alike(seen(at, True), stood[len(stood) - 1 - DELAY // STEP])
        alike(seen(at, True), stood[-1])


@pytest.mark.long(but=("duel", "belisarius"))
@pytest.mark.parametrize("name", ROOMS)
def test_what_has_happened_since_changes_no_answer(tmp_path: Path, name: str) -> None:
    """Two games are played alike up to a moment, and differently since: that much later no door tells them apart."""
    answers, begun = [], time.time()
    room = ROOMS[name]
    for world in ("one", "two"):
        chooser = random.Random(f"alike {name}")
        with hall(tmp_path / world, begun, game=room.game.name, scenario=room.scenarios[0], seed="7") as at:
            at.agrees()
            for _ in range(6):
                at.time += STEP
                at.plays(chooser)
            at.says("Long ago")
            at.time = begun + 6 * STEP + DELAY
            answers.append(at.doors())
            for side in at.sides:
                assert at.third.table(at.match, side)["n"] == at.sees(side)["n"] > 0
            at.time = begun + 6 * STEP + 60
            chooser = random.Random(f"{world} {name}")
            for _ in range(chooser.randrange(3, 9)):
                at.time += 60
                at.plays(chooser)
            if world == "two":
                at.undoes(at.sides[0])
                at.undoes(at.sides[1])
                at.says("Just now")
                n = at.sees(at.sides[0])["n"]
                body = {"n": n, "side": at.sides[0], "kind": "draw"}
                at.one.asks("POST", f"{at.path}/deals", json=body)
                at.one.asks("POST", f"{at.path}/surrender", json={"n": n, "side": at.sides[0]})
                assert at.one.table(at.match)["over"]
            at.time = begun + 6 * STEP + DELAY
            answers.append(at.doors())
    first, *others = answers
    for other in others:
        for key, value in first.items():
            assert other[key] == value, key


# ---------------------------------------------------------------- what is agreed


@pytest.fixture
def at(tmp_path: Path) -> Any:
    with hall(tmp_path, seed="4") as found:
        yield found


def test_at_first_it_is_what_all_may_know_as_it_stood_when_it_was_agreed(at: Hall) -> None:
    chooser = random.Random("first")
    at.plays(chooser)
    at.agrees()
    at.plays(chooser)
    table = at.third.table(at.match)
    assert (table["n"], table["last"], table["may_view"]) == (1, 1, [])
    assert table["deals"]["late"] == {
        "delay": DELAY,
        "begins": table["deals"]["late"]["begins"],
        "full": False,
        "mine": False,
    }
    for side in at.sides:
        at.third.problem("GET", f"{at.path}/table", 403, "not-your-seat", params={"side": side})
    at.time += DELAY
    table = at.third.table(at.match, at.sides[0])
    assert (table["n"], table["may_view"], table["deals"]["late"]["full"]) == (2, at.sides, True)


def test_nobody_who_plays_sees_it_late_and_nobody_who_sees_it_late_plays(at: Hall) -> None:
    at.agrees()
    at.time += DELAY
    at.plays(random.Random("on"))
    for side, person in at.people.items():
        table = at.sees(side)
        assert (table["n"], table["may_view"]) == (1, [side])
        assert table["deals"]["late"]["mine"]
        for other in set(at.sides) - {side}:
            person.problem("GET", f"{at.path}/table", 403, "not-your-seat", params={"side": other})
    for side in at.sides:
        for act in ("choose", "aside", "undo", "deals", "surrender"):
            body = {"n": 0, "side": side, "choice": "pass", "aside": "show-hand", "kind": "draw"}
            keys = {"choose": "choice", "aside": "aside", "deals": "kind"}
            body = {key: value for key, value in body.items() if key in ("n", "side", keys.get(act))}
            at.third.problem("POST", f"{at.path}/{act}", 403, "not-your-seat", json=body)
    at.third.problem("DELETE", f"{at.path}/late", 403, "not-your-seat")
    # what nobody knows yet is nobody's: how cards lie, and dice to come
    for door in ("record", "position"):
        at.third.problem("GET", f"{at.path}/{door}", 403, "sealed")
    assert at.third.asks("GET", at.path)["seed"] == ""


def test_who_sees_it_late_reaches_nothing_else_than_other_spectators(at: Hall) -> None:
    at.agrees()
    at.time += DELAY
    at.plays(random.Random("on"))
    party = Party(at.door, at.match, {}, at.seat, at.watch)
    for (method, path), allowed in RIGHTS.items():
        if path.startswith(MATCH) and "spectator" not in allowed:
            for n in (0, 1):
                wanted = body(path, "spectator", n)
                answer = at.third.request(method, party.path(path), params=asked(path), json=wanted)
                assert answer.status_code in (403, 404), f"{method} {path}: {answer.text}"
    assert at.sees(at.sides[0])["n"] == 1
    assert at.third.table(at.match)["deals"]["late"]


@pytest.mark.parametrize("who", [0, 1])
def test_either_ends_it_at_once(at: Hall, who: int) -> None:
    at.agrees()
    at.time += DELAY
    at.plays(random.Random("on"))
    assert at.third.table(at.match, at.sides[1])["n"] == 0
    at.people[at.sides[who]].asks("DELETE", f"{at.path}/late", 204)
    table = at.third.table(at.match)
    assert (table["n"], table["may_view"], table["deals"]["late"]) == (1, [], None)
    at.third.problem("GET", f"{at.path}/table", 403, "not-your-seat", params={"side": at.sides[1]})
    # what was noted is gone: agreed on once more it begins with this moment
    at.agrees()
    at.time += 1
    assert (at.third.table(at.match)["n"], at.third.table(at.match)["may_view"]) == (1, [])


def test_whoever_watches_is_told_late_and_of_every_turn_of_it_at_once(at: Hall) -> None:
    chooser = random.Random("watch")
    with at.third.live(at.id) as socket:
        assert not socket.receive_json()["late"]
        at.agrees()
        until(lambda: socket.receive_json()["late"], "the late pulses")
        at.plays(chooser)
        at.says("Just now")
        at.plays(chooser)
        at.time += DELAY + 2
        pulse: Json = until(lambda: one if (one := socket.receive_json())["n"] else None, "the first choice to be told")
        assert (pulse["n"], pulse["late"]) == (2, True)
        at.two.asks("DELETE", f"{at.path}/late", 204)
        pulse = until(lambda: None if (one := socket.receive_json())["late"] else one, "the pulses of now")
        assert pulse["n"] == 2


def test_talk_is_heard_as_late_and_reported_only_then(at: Hall) -> None:
    at.agrees()
    at.time += DELAY
    line = at.says("Just now")
    assert [one["text"] for one in at.two.asks("GET", f"{at.path}/talk")["lines"]] == ["Just now"]
    assert at.third.asks("GET", f"{at.path}/talk")["lines"] == []
    at.third.problem("POST", f"{at.path}/talk/{line}/report", 404, "no-such-line")
    at.time += DELAY + 2
    assert [one["text"] for one in at.third.asks("GET", f"{at.path}/talk")["lines"]] == ["Just now"]
    at.third.asks("POST", f"{at.path}/talk/{line}/report", 204)


def test_the_end_is_seen_late_as_well_and_then_everything_is_open(at: Hall) -> None:
    at.agrees()
    at.time += DELAY
    at.one.asks("POST", f"{at.path}/surrender", json={"n": 0, "side": at.sides[0]})
    assert not at.third.table(at.match)["over"]
    (line,) = at.third.asks("GET", "/api/matches")["matches"]
    assert (line["over"], line["winner"], line["late"], line["access"]["sealed"]) == (False, None, DELAY, True)
    at.third.problem("GET", f"{at.path}/record", 403, "sealed")
    at.time += DELAY
    table = at.third.table(at.match)
    assert (table["over"], table["deals"]["late"]) == (True, None)
    assert at.third.get(f"{at.path}/record").status_code == 200
    assert at.door.repository.late_book.of(at.id) is None


def test_the_order_of_the_list_does_not_tell_that_something_has_just_happened(at: Hall) -> None:
    at.agrees()
    own = at.third.begin(seed="5")
    for query in ("", "?game=duel", "?query=e"):
        at.plays(random.Random("on"))
        found = at.third.asks("GET", f"/api/matches{query}")["matches"]
        assert [one["id"] for one in found] == [own["id"], at.id], query
    assert at.one.asks("GET", "/api/matches")["matches"][0]["n"] == 3


def test_the_link_tells_whoever_comes_to_watch_no_more(at: Hall) -> None:
    made = at.one.asks("POST", f"{at.path}/invitations", 201, json={"side": None})
    at.agrees()
    at.plays(random.Random("on"))
    stranger = at.door.person()
    assert stranger.asks("GET", f"/api/invitations/{token(made)}")["n"] == 0
    line = stranger.asks("POST", f"/api/invitations/{token(made)}")
    assert (line["n"], line["late"]) == (0, DELAY)
    assert at.two.asks("GET", f"/api/invitations/{token(made)}")["n"] == 1


def test_it_is_asked_for_before_the_other_has_come_and_needs_his_word(tmp_path: Path) -> None:
    with opened(tmp_path) as door:
        owner, guest = door.person(), door.person()
        match = owner.begin()
        path = f"/api/matches/{match['id']}"
        body = {"n": 0, "side": "red", "kind": "late", "delay": 600}
        owner.problem("POST", f"{path}/deals", 409, "nobody-to-ask", json=body)
        made = owner.asks("POST", f"{path}/invitations", 201, json={"side": "blue"})
        for wrong in ({**body, "delay": 0}, {**body, "kind": "draw"}):
            code = "late-how-much" if wrong["kind"] == "late" else "nobody-to-ask"
            owner.problem("POST", f"{path}/deals", 422 if wrong["kind"] == "late" else 409, code, json=wrong)
        assert owner.asks("POST", f"{path}/deals", 422, json={**body, "delay": 5})["code"] == "bad-input"
        (deal,) = owner.asks("POST", f"{path}/deals", json=body)["deals"]["standing"]
        assert (deal["mine"], deal["delay"]) == (True, 600)
        guest.asks("POST", f"/api/invitations/{token(made)}")
        (line,) = guest.asks("GET", "/api/matches")["matches"]
        assert line["asked"] == "late"
        owner.choose(match, 0, owner.table(match, "red")["question"]["choices"][0]["id"], "red")
        (standing,) = guest.table(match, "blue")["deals"]["standing"]
        assert standing["id"] == deal["id"]
        reply = {"id": deal["id"], "side": "blue", "reply": "decline"}
        table = guest.asks("POST", f"{path}/deals/reply", json=reply)
        assert table["deals"]["late"] is None
        assert owner.table(match, "red")["deals"]["standing"][0]["declined"]


def test_another_delay_needs_both_again_and_shows_nothing_newer(at: Hall) -> None:
    chooser = random.Random("longer")
    at.agrees()
    for _ in range(3):
        at.time += DELAY
        at.plays(chooser)
    at.time += 1
    assert at.third.table(at.match)["n"] == 2
    at.agrees(86400)
    assert (at.third.table(at.match)["n"], at.third.table(at.match)["may_view"]) == (0, [])
    at.agrees(600)
    at.time += 600
    assert (at.third.table(at.match)["n"], at.third.table(at.match)["may_view"]) == (3, at.sides)


def test_it_outlives_the_server_and_ends_with_the_seat(tmp_path: Path) -> None:
    with hall(tmp_path, seed="4") as at:
        at.agrees()
        at.plays(random.Random("on"))
        cookies, match, seat, later = dict(at.third.cookies), at.match, at.seat, at.time + DELAY
        own = dict(at.one.cookies)
    with opened(tmp_path) as door:
        door.repository.late_book.now = lambda: later - 1
        third, owner = door.person(), door.person()
        third.cookies.update(cookies)
        owner.cookies.update(own)
        assert (third.table(match)["n"], third.table(match)["may_view"]) == (0, [])
        door.repository.late_book.now = lambda: later
        assert third.table(match, "red")["n"] == 1
        owner.asks("DELETE", f"/api/matches/{match['id']}/invitations/{seat}", 204)
        assert third.table(match)["deals"]["late"] is None
        assert door.repository.late_book.stand(match["id"]) is None


def test_what_another_program_has_written_is_noted_when_it_is_read(at: Hall) -> None:
    at.agrees()
    chooser = random.Random("elsewhere")
    file = at.door.repository.store.find(at.id)
    assert file is not None
    with opened(at.door.folder) as other:
        one, two = other.person(), other.person()
        one.cookies.update(dict(at.one.cookies))
        two.cookies.update(dict(at.two.cookies))
        table = one.table(at.match, at.sides[0])
        one.choose(at.match, 0, table["question"]["choices"][0]["id"], at.sides[0])
    at.time += DELAY
    at.plays(chooser)
    at.time += DELAY
    assert at.third.table(at.match, at.sides[0])["n"] == at.sees(at.sides[0])["n"]


@pytest.mark.files
def test_a_folder_of_an_older_server_gets_the_tables(tmp_path: Path) -> None:
    before = Door(tmp_path)
    match = before.person().begin()
    before.repository.close()
    with closing(sqlite3.connect(tmp_path / "polemos.sqlite")) as connection, connection:
        for table in ("late_views", "late_notes"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 9")
    after = Door(tmp_path)
    after.repository.late_book.agree(match["id"], 600, "0/0/0", "{}")
    assert after.repository.late_book.of(match["id"]) is not None
    after.repository.close()


@pytest.fixture
def url(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    return cluster.database(f"t{abs(hash(request.node.nodeid)):x}")


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_of_two_servers_over_one_database_the_other_shows_it_late_too(url: str, tmp_path: Path) -> None:
    """What one writes and notes the other shows when it is time; that it is ended holds there at once."""
    with opened(tmp_path / "one", database=url) as first, opened(tmp_path / "two", database=url) as second:
        at = Hall(first, time.time(), options=[], seed="4")
        second.repository.late_book.now = lambda: at.time
        third = second.person()
        third.cookies.update(dict(at.third.cookies))
        chooser = random.Random("two servers")
        with third.live(at.id) as socket:
            assert not socket.receive_json()["late"]
            at.agrees()
            until(lambda: socket.receive_json()["late"], "the late pulses")
            at.plays(chooser)
            at.undoes(at.sides[0])
            at.time += 60
            at.plays(chooser)
            at.plays(chooser)
            assert (third.table(at.match)["n"], third.table(at.match)["may_view"]) == (0, [])
            at.time += DELAY - 60
            assert third.table(at.match, at.sides[0])["n"] == 0
            at.time += 60
            assert third.table(at.match, at.sides[0])["n"] == at.sees(at.sides[0])["n"]
            at.plays(chooser)
            at.two.asks("DELETE", f"{at.path}/late", 204)
            until(lambda: not socket.receive_json()["late"], "the pulses of now")
            assert third.table(at.match)["n"] == at.sees(at.sides[0])["n"]


def test_notes_are_kept_for_the_longest_delay_that_can_be_agreed_on() -> None:
    assert max(get_args(Delay)) == LONGEST
