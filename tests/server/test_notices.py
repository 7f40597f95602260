"""People are told by mail that it is their turn: whom, when, of what, and never anybody else."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from patience import PATIENCE, until
from polemos.server.clock import TimeControl
from polemos.server.notice_book import DeliveryRow
from postgres import kept_in, records_in
from server.door import Person
from server.telling import MINUTE, URL, Clock, Pair, Post, mailing, pair, post, text
from server.test_rights import RIGHTS, asked, invited, token
from serving import Server

ANN = "ann@mail.example"


@pytest.fixture
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def two(tmp_path: Path, office: Post) -> Iterator[Pair]:
    clock = Clock()
    with pair(tmp_path / "games", mailing(office.port, clock), clock) as found:
        yield found


# ---------------------------------------------------------------- an address is confirmed


def test_nothing_goes_to_an_address_before_it_is_confirmed_from_there(two: Pair, office: Post) -> None:
    two.wants(two.friend)
    two.step()
    (mail,) = office.box.mails
    assert (office.box.to, mail["Subject"]) == ([ANN], "Polemos: confirm this address")
    assert "Duel" not in mail.as_string() and "Sunday" not in mail.as_string()
    link = office.box.links()[0].rpartition("/")[2]
    two.turns("blue")
    two.step(5)
    assert len(office.box.mails) == 1
    # to look at a link does nothing: programs do that
    stranger = two.door.person()
    for _ in range(2):
        looked = stranger.asks("GET", f"/api/notices/links/{link}")
        assert looked == {"does": "confirm", "kind": "mail", "done": False}
    assert not two.friend.asks("GET", f"{two.path}/notices")["ways"][0]["confirmed"]
    stranger.asks("POST", f"/api/notices/links/{link}")
    assert two.friend.asks("GET", f"{two.path}/notices")["ways"][0]["confirmed"]
    # what waits for him already he knows; the next turn he does not
    two.step(5)
    assert len(office.box.mails) == 1
    two.turns("red")
    two.turns("blue")
    two.step(5)
    assert office.box.subjects()[1:] == ["Duel: it is your turn"]


def test_few_confirmations_are_sent(two: Pair, office: Post) -> None:
    two.wants(two.friend)
    # nobody has another one mailed again and again, whoever asks
    for who in (two.friend, two.owner):
        who.problem("POST", f"{two.path}/notices/ways", 409, "asks-much", json={"kind": "mail", "address": ANN})
    two.clock.on(11 * MINUTE)
    two.wants(two.friend)
    for n in range(3):
        two.wants(two.friend, f"friend{n}@mail.example")
    body = {"kind": "mail", "address": "one-more@mail.example"}
    two.friend.problem("POST", f"{two.path}/notices/ways", 409, "asks-much", json=body)
    two.step()
    # the second link to the same address is in place of the first
    assert sorted(office.box.to) == [ANN, *(f"friend{n}@mail.example" for n in range(3))]
    # an address that nobody confirms goes
    two.step(8 * 24 * 60)
    assert two.friend.asks("GET", f"{two.path}/notices")["ways"] == []
    assert b"mail.example" not in kept_in(two.door.folder)


def test_what_is_no_address_is_refused(two: Pair) -> None:
    wrong = ("ann", "ann@", "@mail.example", "ann@mail.example, bob@mail.example", "Ann <ann@mail.example>")
    for address in (*wrong, "ann@mail.example\r\nBcc: bob@mail.example", "änn@mail.example", "a@" + "b" * 400):
        body = {"kind": "mail", "address": address}
        two.friend.problem("POST", f"{two.path}/notices/ways", 422, "no-mail-address", json=body)


def test_only_ways_that_the_server_has_are_offered(two: Pair, tmp_path: Path) -> None:
    found = two.friend.asks("GET", f"{two.path}/notices")
    assert found == {"offers": ["mail"], "services": [], "push_key": "", "ways": [], "language": "", "quiet": False}
    body = {"kind": "apprise", "address": "json://127.0.0.1"}
    two.friend.problem("POST", f"{two.path}/notices/ways", 409, "no-such-way", json=body)
    # whoever plays alone is told of nothing
    alone = two.owner.begin()
    wanted = {"kind": "mail", "address": ANN}
    two.owner.problem("POST", f"/api/matches/{alone['id']}/notices/ways", 409, "notices-alone", json=wanted)


# ---------------------------------------------------------------- when, and of what


def test_what_happens_in_some_minutes_is_one_mail(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend)
    two.turns("blue")
    two.step(2)
    two.owner.asks(
        "POST", f"{two.path}/deals", json={"n": two.owner.table(two.match)["n"], "side": "red", "kind": "draw"}
    )
    two.step(0.9)
    assert office.box.mails == []
    two.step(0.2)
    (mail,) = office.box.mails
    assert mail["To"] == ANN
    assert mail["Subject"] == "Duel: you are offered a draw; it is your turn"
    assert text(mail).splitlines()[:4] == ["You are offered a draw; it is your turn.", "", "Duel", "The long duel"]
    assert mail["Content-Language"] == "en"
    opened, leave = office.box.links()
    assert opened == f"/match/{two.match['id']}"
    assert mail["List-Unsubscribe"].strip() == f"<{URL}{leave}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # the same is not told again
    two.step(60)
    assert len(office.box.mails) == 1


def test_whoever_looks_or_has_acted_is_told_nothing(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend)
    two.turns("blue")
    two.step()
    two.turns("red")
    two.step(5)
    two.turns("blue")
    with two.friend.live(two.match["id"]) as socket:
        socket.receive_json()
        two.step(5)
    two.step(5)
    assert office.box.mails == []
    # that somebody else looks is no reason
    two.turns("red")
    two.turns("blue")
    with two.owner.live(two.match["id"]) as socket:
        socket.receive_json()
        two.step(5)
    assert office.box.subjects() == ["Duel: it is your turn"]


def test_a_match_can_be_quiet(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend)
    other = two.owner.begin(name="Monday", seed="2")
    two.friend.asks("POST", f"/api/invitations/{token(invited(two.owner, other, 'blue'))}")
    assert two.friend.asks("PUT", f"{two.path}/notices", json={"quiet": True})["quiet"]
    two.turns("blue")
    two.step()
    assert two.notices.book.due(1e18) == []
    first, two.match = two.match, other
    assert not two.friend.asks("GET", f"{two.path}/notices")["quiet"]
    two.turns("blue")
    two.step(5)
    (mail,) = office.box.mails
    assert "Monday" in text(mail)
    office.box.mails.clear()
    # what happened meanwhile is known when he wants to hear again
    two.match = first
    assert not two.friend.asks("PUT", f"{two.path}/notices", json={"quiet": False})["quiet"]
    two.step(5)
    assert office.box.mails == []
    two.turns("red")
    two.turns("blue")
    two.step(5)
    assert office.box.subjects() == ["Duel: it is your turn"]


def test_in_the_language_of_whoever_reads_it(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend, language="ja")
    two.turns("blue")
    two.step(5)
    (mail,) = office.box.mails
    assert mail["Subject"] == "決闘: あなたの番です"
    assert (mail["Content-Language"], text(mail).splitlines()[0]) == ("ja", "あなたの番です。")
    two.friend.asks("PUT", f"{two.path}/notices", json={"quiet": False}, params={"language": "en"})
    two.turns("red")
    two.turns("blue")
    two.step(5)
    assert office.box.subjects()[1:] == ["Duel: it is your turn"]


def test_proposals_and_the_end_are_told_to_the_other_one(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend)
    two.confirms(office.box, two.owner, "own@mail.example")
    two.turns("blue")
    two.step(5)
    assert (office.box.to, office.box.subjects()) == ([ANN], ["Duel: it is your turn"])
    office.box.to.clear()
    at = {"n": two.owner.table(two.match)["n"], "side": "red"}
    two.owner.asks("POST", f"{two.path}/deals", json={**at, "kind": "undo"})
    two.step(5)
    assert (office.box.to, office.box.subjects()) == ([ANN], ["Duel: you are asked to allow an undo"])
    office.box.to.clear()
    # whoever sees a game end need not be told
    with two.friend.live(two.match["id"]) as socket:
        socket.receive_json()
        two.friend.asks("POST", f"{two.path}/surrender", json={"n": at["n"], "side": "blue"})
        two.notices.step()
    two.step(5)
    assert (office.box.to, office.box.subjects()) == (["own@mail.example"], ["Duel: the game is over"])
    office.box.to.clear()
    n = two.owner.table(two.match)["n"]
    two.owner.asks("POST", f"{two.path}/deals", json={"n": n, "side": "red", "kind": "rematch"})
    two.step(5)
    assert (office.box.to, office.box.subjects()) == ([ANN], ["Duel: you are asked for a rematch"])
    office.box.to.clear()
    # the next game begins with a turn of somebody, who is told
    deal = two.friend.table(two.match)["deals"]["standing"][0]["id"]
    done = two.friend.asks("POST", f"{two.path}/deals/reply", json={"id": deal, "side": "blue", "reply": "accept"})
    two.step(5)
    two.match = {"id": done["deals"]["next"]}
    begins = {"owner": "own@mail.example", "friend": ANN}["friend"]  # red, and they have turned
    assert (office.box.to, office.box.subjects()) == ([begins], ["Duel: it is your turn"])
    assert two.friend.table(two.match)["access"]["places"]["red"] == "here"


def test_who_decides_what_comes_of_a_time_that_is_up_is_told_once(two: Pair, office: Post) -> None:
    repository = two.door.repository
    repository.clocks.now = two.clock
    row = repository.store.find(two.match["id"])
    assert row is not None
    live = repository.live(row)
    with live.lock:
        # before the friend came, but for this test
        repository.clocks.put(row.id, TimeControl("days", days=1, at_zero="friend"), live.fresh())
    two.confirms(office.box, two.friend)
    two.turns("red")
    two.step(5)
    office.box.mails.clear()
    two.clock.on(24 * 60 * MINUTE)
    repository.clock_keeper.look()
    two.step(5)
    assert office.box.subjects() == ["Duel: the other side's time is up, and you decide"]
    two.step(5)
    assert office.box.mails == []
    # he gives him time, and is told again when that is up too
    two.friend.asks("POST", f"{two.path}/clock/act", json={"side": "blue", "act": "more"})
    two.step(5)
    assert office.box.mails == []
    two.clock.on(24 * 60 * MINUTE)
    repository.clock_keeper.look()
    two.step(5)
    assert len(office.box.mails) == 1


def test_another_part_can_have_somebody_told(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend)
    two.notices.tell(two.match["id"], "blue", "time", soon=True)  # it is not his turn
    two.turns("blue")
    two.step()
    two.notices.tell(two.match["id"], "red", "time", soon=True)
    two.door.repository.tell(two.match["id"], "blue", "time", True)
    two.step()
    assert office.box.subjects() == ["Duel: your time runs out; it is your turn"]
    # once in a turn, and not after it
    two.notices.tell(two.match["id"], "blue", "time")
    two.step(5)
    two.turns("red")
    two.turns("blue")
    two.notices.tell(two.match["id"], "blue", "time")
    two.turns("red")
    two.step(5)
    assert office.box.mails == []
    with pytest.raises(ValueError, match="weather"):
        two.notices.tell(two.match["id"], "blue", "weather")


# ---------------------------------------------------------------- ended, and nobody else's


@pytest.mark.parametrize("way", ["page", "click", "settings"])
def test_notices_end_without_signing_in_and_leave_the_disk(two: Pair, office: Post, way: str) -> None:
    two.confirms(office.box, two.friend)
    two.turns("blue")
    two.step(5)
    assert ANN.encode() in kept_in(two.door.folder)
    leave = office.box.links()[1]
    office.box.mails.clear()
    stranger = two.door.person()
    if way == "page":
        key = leave.rpartition("/")[2]
        looked = stranger.asks("GET", f"/api/notices/links/{key}")
        assert looked == {"does": "end", "kind": "mail", "done": False}
        assert two.friend.asks("GET", f"{two.path}/notices")["ways"]
        assert stranger.asks("POST", f"/api/notices/links/{key}")["done"]
        stranger.problem("POST", f"/api/notices/links/{key}", 404, "no-notice-link")
    elif way == "click":
        # as a mail program does: no cookie, no Origin, a form for a body
        stranger.headers.pop("Origin")
        assert stranger.post(leave, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    else:
        (one,) = two.friend.asks("GET", f"{two.path}/notices")["ways"]
        two.owner.problem("DELETE", f"/api/notices/{one['id']}", 404, "no-such-way")
        two.friend.asks("DELETE", f"/api/notices/{one['id']}", 204)
    assert two.friend.asks("GET", f"{two.path}/notices")["ways"] == []
    assert ANN.encode() not in kept_in(two.door.folder)
    two.turns("red")
    two.turns("blue")
    two.step(5)
    assert office.box.mails == []


def test_one_click_confirms_nothing(two: Pair, office: Post) -> None:
    two.wants(two.friend)
    two.step()
    two.door.person().asks("POST", office.box.links()[0])
    assert not two.friend.asks("GET", f"{two.path}/notices")["ways"][0]["confirmed"]


@pytest.mark.long
def test_nobody_else_learns_how_somebody_is_told(two: Pair, office: Post, caplog: pytest.LogCaptureFixture) -> None:
    third = two.door.person()
    third.asks("POST", f"/api/invitations/{token(invited(two.owner, two.match, None))}")
    others = {"owner": two.owner, "spectator": third, "stranger": two.door.person()}
    before = {who: answers(two, person) for who, person in others.items()}
    two.confirms(office.box, two.friend)
    two.friend.asks("PUT", f"{two.path}/notices", json={"quiet": True})
    assert {who: answers(two, person) for who, person in others.items()} == before
    # nor when it is over, from the record, or from the log
    two.friend.asks("PUT", f"{two.path}/notices", json={"quiet": False})
    office.box.rcpt = "550 who is that?"
    two.turns("blue")
    with caplog.at_level(logging.DEBUG):
        two.step(5)
    two.owner.asks("POST", f"{two.path}/surrender", json={"n": two.owner.table(two.match)["n"], "side": "red"})
    told = "".join(str(answers(two, person)) for person in others.values())
    records = "".join(records_in(two.door.folder).values())
    logged = "".join(record.getMessage() for record in caplog.records if record.name != "mail.log")
    assert "mail.example" not in told + records + logged
    assert "a notice by mail was not sent: the mail server answers 550" in logged


def answers(two: Pair, person: Person) -> dict[str, str]:
    """What somebody gets from every route that reads."""
    parts = {"match_id": two.match["id"], "game": "duel", "token": "x" * 24, "way": "none", "tournament": "none"}
    found = {}
    for method, path in RIGHTS:
        if method == "get":
            answer = person.get(path.format(**parts), params=asked(path))
            assert "mail.example" not in str(answer.headers)
            found[path] = answer.text
    return found


# ---------------------------------------------------------------- the mail server is away


def test_it_is_tried_again_ever_later_and_given_up(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend)
    office.box.answer = "451 later"
    two.turns("blue")
    two.step(3)
    (row,) = two.notices.book.ready(1e18)
    waits = []
    while row.tries < 12:
        waits.append(row.at - two.clock.now)
        two.clock.now = row.at
        two.notices.step()
        (row,) = two.notices.book.ready(1e18)
    assert waits[:4] == [60, 120, 240, 480] and waits[-1] == 6 * 3600
    office.box.answer = "250 at last"
    two.clock.now = row.at
    two.notices.step()
    assert office.box.subjects() == ["Duel: it is your turn"]
    # for three days
    office.box.answer = "451 later"
    two.turns("red")
    two.turns("blue")
    two.step(3)
    two.step(4 * 24 * 60)
    assert two.notices.book.ready(1e18) == []


@pytest.mark.parametrize("he", ["acts", "wants quiet"])
def test_what_waits_is_not_sent_when_it_is_wanted_no_more(two: Pair, office: Post, he: str) -> None:
    two.confirms(office.box, two.friend)
    office.box.answer = "451 later"
    two.turns("blue")
    two.step(3)
    if he == "acts":
        two.turns("red")
    else:
        two.friend.asks("PUT", f"{two.path}/notices", json={"quiet": True})
    office.box.answer = "250 taken"
    two.step(60)
    assert (office.box.mails, two.notices.book.ready(1e18)) == ([], [])


def test_a_later_notice_takes_what_waits_with_it(two: Pair, office: Post) -> None:
    two.confirms(office.box, two.friend)
    office.box.answer = "451 later"
    two.turns("blue")
    two.step(3)
    n = two.owner.table(two.match)["n"]
    two.owner.asks("POST", f"{two.path}/deals", json={"n": n, "side": "red", "kind": "draw"})
    two.notices.step()
    office.box.answer = "250 taken"
    two.clock.on(3 * MINUTE)
    # the draw is ready, and the turn would have been by now as well
    two.notices.step()
    assert office.box.subjects() == ["Duel: you are offered a draw; it is your turn"]


def test_a_mail_server_that_is_away_holds_up_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    with post() as office:
        port = office.port
    with pair(tmp_path, mailing(port, clock), clock) as two:
        for n in range(3):
            two.wants(two.friend, f"friend{n}@mail.example")
        two.step()
        rows = two.notices.book.ready(1e18)
        assert [row.tries for row in rows] == [1, 1, 1]
        assert caplog.text.count("the mail server cannot be used") == 1


# ---------------------------------------------------------------- kills


class Killed(BaseException):
    """The server was killed just there."""


@pytest.mark.parametrize("kills", [("before",), ("after",), ("before", "before"), ("after", "after")])
def test_killed_between_the_mark_and_the_end_it_is_sent_once_or_twice(
    tmp_path: Path, office: Post, monkeypatch: pytest.MonkeyPatch, kills: tuple[str, ...]
) -> None:
    clock = Clock()
    options = mailing(office.port, clock)
    with pair(tmp_path, options, clock) as two:
        two.confirms(office.box, two.friend)
        two.turns("blue")
        two.notices.step()
        match = two.match
    for kill in kills:
        with pair(tmp_path, options, clock) as two:
            book, put = two.notices.book, two.notices.book.put
            two.notices.begin()
            clock.on(60 * MINUTE)

            def killed(row: DeliveryRow, put: Callable[[DeliveryRow], None] = put) -> None:
                if row.marked:
                    put(row)
                raise Killed

            with monkeypatch.context() as patch:
                # as it is marked, or when it has arrived and would leave
                patch.setattr(book, "put" if kill == "before" else "gone", killed)
                with pytest.raises(Killed):
                    two.notices.step()
    with pair(tmp_path, options, clock) as two:
        two.notices.begin()
        two.step(60)
        two.step(600)
        assert two.notices.book.ready(1e18) == []
    told = [mail for mail in office.box.mails if match["id"] in text(mail)]
    # killed twice before he had sent anything, he has not: two attempts is what "at most twice" costs
    wanted = {("before",): 1, ("after",): 2, ("before", "before"): 0, ("after", "after"): 2}[kills]
    assert len(told) == wanted
    assert len({mail["Message-ID"] for mail in told}) == min(wanted, 1)


def test_a_restart_keeps_what_waits_and_finds_what_nobody_saw(tmp_path: Path, office: Post) -> None:
    clock = Clock()
    options = mailing(office.port, clock)
    with pair(tmp_path, options, clock) as two:
        two.confirms(office.box, two.friend)
        two.turns("blue")
        two.notices.step()  # it is gathered
        first = two.match["id"]
        other = two.owner.begin(name="Monday", seed="2")
        two.friend.asks("POST", f"/api/invitations/{token(invited(two.owner, other, 'blue'))}")
        two.match = other
        two.turns("blue")  # and of this the server learns nothing before it ends
    with pair(tmp_path, options, clock) as two:
        two.notices.begin()
        two.step(5)
        told = [text(mail) for mail in office.box.mails]
        assert len(told) == 2
        assert {first in one or other["id"] in one for one in told} == {True}
        assert sum(first in one for one in told) == 1


def test_a_server_that_is_killed_before_it_has_told_anybody_tells_him_when_it_runs_again(
    tmp_path: Path, office: Post
) -> None:
    mail = ["--smtp", f"smtp://127.0.0.1:{office.port}", "--mail-from", "polemos@play.example"]
    with Server(tmp_path / "games", more=[*mail, "--notice-delay", "60"]) as server, people(server) as (owner, friend):
        begun = {"game": "belisarius", "scenario": "1", "seed": "1"}
        path = f"/api/matches/{posted(owner, '/api/matches', begun)['id']}"
        link = posted(owner, f"{path}/invitations", {"side": "barbarian"})["url"]
        posted(friend, f"/api/invitations/{link.rpartition('/')[2]}", {})
        posted(friend, f"{path}/notices/ways", {"kind": "mail", "address": ANN})
        until(lambda: office.box.mails, "the mail with the link")
        posted(friend, f"/api/notices/links/{office.box.links()[0].rpartition('/')[2]}", {})
        n = owner.get(f"{path}/table").json()["n"]
        posted(owner, f"{path}/deals", {"n": n, "side": "imperial", "kind": "draw"})
    assert len(office.box.mails) == 1
    with Server(tmp_path / "games", more=[*mail, "--notice-delay", "0"]):
        until(lambda: office.box.mails[1:], "the mail about the draw")
    assert str(office.box.mails[1]["Subject"]).startswith("Belisarius")
    assert "you are offered a draw" in str(office.box.mails[1]["Subject"])


@contextmanager
def people(server: Server) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    """Two browsers at a server."""
    how: dict[str, Any] = {"base_url": server.url, "timeout": PATIENCE}
    with httpx.Client(**how) as owner, httpx.Client(**how) as friend:
        yield owner, friend


def posted(who: httpx.Client, path: str, body: dict[str, Any]) -> Any:
    """What comes back, which is no refusal."""
    answer = who.post(path, json=body)
    assert answer.status_code < 300, answer.text
    return answer.json()


def test_the_thread_sends_by_itself(tmp_path: Path, office: Post) -> None:
    with pair(tmp_path, mailing(office.port, Clock(), delay=0.0, thread=True), Clock()) as two:
        two.wants(two.friend)
        until(lambda: office.box.mails, "the mail with the link")
        two.friend.asks("POST", f"/api/notices/links/{office.box.links()[0].rpartition('/')[2]}")
        two.turns("blue")
        until(lambda: office.box.mails[1:], "the mail that it is his turn")
        assert office.box.mails[1]["Subject"] == "Duel: it is your turn"


def test_a_match_that_could_not_be_looked_at_is_looked_at_again(
    two: Pair, office: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    two.confirms(office.box, two.friend)
    two.turns("blue")
    with monkeypatch.context() as patch:
        patch.setattr(two.notices.book, "players", lambda match_id: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            two.notices.step()
    two.step(5)
    assert office.box.subjects() == ["Duel: it is your turn"]


@pytest.mark.files
def test_a_folder_of_an_older_server_gets_the_tables(tmp_path: Path, office: Post) -> None:
    clock = Clock()
    with pair(tmp_path, mailing(office.port, clock), clock) as two:
        store = two.door.repository.store
        with store._engine.begin() as connection:
            for table in ("notice_ways", "notice_watches", "notice_deliveries", "notice_askings"):
                connection.exec_driver_sql(f"DROP TABLE {table}")
            connection.exec_driver_sql("PRAGMA user_version = 5")
    with pair(tmp_path, mailing(office.port, clock), clock) as two:
        two.confirms(office.box, two.friend)


def test_without_a_public_address_links_begin_as_one_has_reached_the_server(tmp_path: Path, office: Post) -> None:
    clock = Clock()
    options = mailing(office.port, clock, url="")
    with pair(tmp_path, options, clock, hosts=("play.example", "127.0.0.1"), prefix="/polemos") as two:
        two.friend.headers["Host"] = "play.example"
        two.friend.headers["Origin"] = "http://play.example"
        two.wants(two.friend)
        two.step()
        assert "\nhttp://play.example/polemos/notices/" in text(office.box.mails[0])
        # one click is for https alone
        assert office.box.mails[0]["List-Unsubscribe-Post"] is None
