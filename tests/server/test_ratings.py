"""Rated games: who agrees to what, what is refused in them, and what they bring, once."""

import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from polemos.match import games
from polemos.server.administration import administered
from polemos.server.contests import CLOSED, ON
from polemos.server.glicko import Game, Strength, rated
from polemos.server.handicaps import handicap
from polemos.server.ratings import RatingRow, Ratings
from server.door import Door, Json, Person
from server.signing import Hall, hall
from server.telling import Post, post

ANN, BOB, CID = "ann@mail.example", "bob@mail.example", "cid@mail.example"


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def there(tmp_path: Path, office: Post) -> Iterator[Hall]:
    with hall(tmp_path / "games", office) as found:
        yield found


@pytest.fixture
def ann(there: Hall) -> Person:
    return there.person(ANN, "Ann")


@pytest.fixture
def bob(there: Hall) -> Person:
    return there.person(BOB, "Bob")


def offered(host: Person, side: str = "blue", status: int = 201, **wanted: Any) -> tuple[Json, str]:
    """A match that is offered as rated, and the token of its link."""
    match = host.begin(**{"seed": "", **wanted})
    body = {"side": side, "rated": True}
    link = host.asks("POST", f"/api/matches/{match['id']}/invitations", status, json=body)
    return match, link["url"].rpartition("/")[2]


def agreed(red: Person, blue: Person, **wanted: Any) -> Json:
    """A rated match that two play."""
    match, link = offered(red, **wanted)
    assert blue.asks("GET", f"/api/invitations/{link}")["rated"]
    blue.asks("POST", f"/api/invitations/{link}", json={})
    assert contest(red, match)["state"] == ON
    return match


def contest(who: Person, match: Json) -> Json:
    found: Json = who.table(match)["deals"]["contest"]
    return found


def gives_up(who: Person, match: Json, side: str) -> None:
    who.asks("POST", f"/api/matches/{match['id']}/surrender", json={"n": who.table(match)["n"], "side": side})


def listed(who: Person, match: Json) -> str:
    """What a game counts for, as the list says it."""
    rows = who.asks("GET", "/api/matches")["matches"]
    return next(str(one["counts"]) for one in rows if one["id"] == match["id"])


def test_the_list_says_which_games_are_rated(there: Hall, ann: Person, bob: Person) -> None:
    plain = ann.begin(seed="")
    match, link = offered(ann)
    assert (listed(ann, plain), listed(ann, match)) == ("", "")
    bob.asks("POST", f"/api/invitations/{link}", json={})
    assert (listed(ann, match), listed(bob, match)) == ("rated", "rated")
    gives_up(bob, match, "blue")
    assert listed(ann, match) == "rated"


def mine(who: Person) -> Json:
    found: Json = who.asks("GET", "/api/ratings")
    return found


# ---------------------------------------------------------------- agreeing


def test_a_game_is_rated_if_both_have_agreed_and_each_sees_what_it_brought(
    there: Hall, ann: Person, bob: Person
) -> None:
    match = agreed(ann, bob, scenario="short")
    at = f"/api/matches/{match['id']}"
    seats = contest(bob, match)["seats"]
    fresh = {"rating": 1500, "deviation": 350, "provisional": True}
    assert seats == {
        "red": {"name": "Ann", "strength": fresh, "after": None},
        "blue": {"name": "Bob", "strength": fresh, "after": None},
    }
    gives_up(ann, match, "red")
    told = contest(ann, match)
    assert (told["state"], told["winner"], told["reason"]) == (CLOSED, "blue", "end")
    expected = rated(Strength(), [Game(Strength(), 1)])
    assert told["seats"]["blue"]["after"]["rating"] == round(expected.rating) > 1500
    assert told["seats"]["red"]["after"]["rating"] == 3000 - round(expected.rating)
    # once, however often somebody comes
    for who in (ann, bob, ann):
        who.table(match)
    found = mine(bob)
    assert [(one["scenario"], one["won"], one["lost"]) for one in found["ratings"]] == [("", 1, 0), ("short", 1, 0)]
    (game,) = found["history"]
    assert (game["match"], game["opponent"], game["outcome"], game["side"]) == (match["id"], "Ann", "won", "blue")
    assert game["after"]["rating"] == round(expected.rating)
    # the match may go, and what it brought stays
    ann.asks("DELETE", at, 204)
    assert mine(bob)["history"][0]["match"] == "" and mine(bob)["ratings"][0]["won"] == 1


def test_nobody_plays_before_the_other_has_agreed_and_none_without_an_account_does(
    there: Hall, ann: Person, bob: Person
) -> None:
    match, link = offered(ann)
    at, guest = f"/api/matches/{match['id']}", there.door.person()
    table = ann.table(match, "red")
    choice = {"n": 0, "choice": (table["question"]["choices"] or [{"id": "pass"}])[0]["id"]}
    ann.problem("POST", f"{at}/choose", 409, "rated-waits", json=choice)
    for what, code, body in (
        ("GET hint", "rated-hint", None),
        ("POST dice", "rated-waits", {"n": 0, "faces": [1]}),
        ("POST lines", "rated-lines", {"n": 0}),
    ):
        method, _, path = what.partition(" ")
        ann.problem(method, f"{at}/{path}", 409 if code == "rated-waits" else 403, code, json=body)
    guest.problem("POST", f"/api/invitations/{link}", 403, "rated-account", json={})
    # another link, which says nothing of a rating, takes the offer back
    plain = ann.asks("POST", f"{at}/invitations", 201, json={"side": "blue"})["url"].rpartition("/")[2]
    assert not guest.asks("GET", f"/api/invitations/{plain}")["rated"]
    guest.asks("POST", f"/api/invitations/{plain}", json={})
    assert contest(ann, match) is None


def test_a_seat_in_the_lobby_may_be_offered_as_rated(there: Hall, ann: Person, bob: Person) -> None:
    match = ann.begin(seed="")
    body = {"side": "blue", "open": True, "rated": True}
    ann.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json=body)
    (one,) = bob.asks("GET", "/api/lobby")["offers"]
    assert one["welcome"]["rated"]
    there.door.person().problem("POST", f"/api/lobby/{one['id']}", 403, "rated-account", json={})
    bob.asks("POST", f"/api/lobby/{one['id']}", json={})
    assert contest(bob, match)["state"] == ON


def test_what_cannot_be_rated_is_refused_and_says_why(there: Hall, ann: Person, bob: Person) -> None:
    def refuses(match: Json, status: int, code: str, who: Person = ann, side: str | None = "blue") -> None:
        body = {"side": side, "rated": True}
        who.problem("POST", f"/api/matches/{match['id']}/invitations", status, code, json=body)
        assert who.table(match)["deals"]["contest"] is None

    guest = there.door.person()
    refuses(guest.begin(seed=""), 403, "rated-sign-in", guest)
    refuses(ann.begin(seed=""), 422, "rated-seat", side=None)
    refuses(ann.begin(seed="1"), 409, "rated-dice")
    refuses(ann.begin(seed="", dice="asked"), 409, "rated-dice")
    refuses(ann.begin(seed="", seats={"red": "random"}), 409, "rated-bot")
    begun = ann.begin(seed="")
    side = ann.table(begun)["decides"]
    ann.choose(begun, 0, ann.table(begun, side)["question"]["choices"][0]["id"])
    refuses(begun, 409, "rated-late")
    record = ann.get(f"/api/matches/{ann.begin(seed='')['id']}/record").text
    brought = ann.asks("POST", "/api/matches/upload", 201, json={"record": record})
    refuses(brought, 409, "rated-dice")


def test_what_a_game_that_counts_forbids_while_it_is_on(there: Hall, ann: Person, bob: Person) -> None:
    match = agreed(ann, bob)
    at = f"/api/matches/{match['id']}"
    (link,) = ann.asks("GET", f"{at}/invitations")["invitations"]
    refusals: list[tuple[str, str, int, str, Json | None]] = [
        ("GET", "/hint?side=red", 403, "rated-hint", None),
        ("POST", "/analysis", 403, "rated-analysis", {"side": "red"}),
        ("POST", "/lines", 403, "rated-lines", {"n": 0}),
        ("POST", "/dice", 403, "rated-dice-come", {"n": 0, "faces": [6], "side": "red"}),
        ("PATCH", "", 409, "rated-seats", {"seats": {"blue": "random"}}),
        ("POST", "/invitations", 409, "rated-stands", {"side": "red"}),
        ("DELETE", f"/invitations/{link['id']}", 409, "rated-stands", None),
        ("DELETE", "", 409, "rated-delete", None),
    ]
    for method, path, status, code, body in refusals:
        told = [
            ann.problem(method, f"{at}{path}", status, code, json=body, params={"language": language})["message"]
            for language in ("en", "ja")
            if not ("?" in path and language == "ja")
        ]
        assert len(set(told)) == len(told) and all(told)
    # spectators may come, and when it is over all is free
    ann.asks("POST", f"{at}/invitations", 201, json={"side": None})
    gives_up(bob, match, "blue")
    ann.asks("DELETE", at, 204)


# ---------------------------------------------------------------- how games end


def test_a_draw_by_agreement_is_rated_as_one(there: Hall, ann: Person, bob: Person) -> None:
    match = agreed(ann, bob)
    at = f"/api/matches/{match['id']}"
    table = ann.asks("POST", f"{at}/deals", json={"n": 0, "side": "red", "kind": "draw"})
    deal = {"id": table["deals"]["standing"][0]["id"], "side": "blue", "reply": "accept"}
    bob.asks("POST", f"{at}/deals/reply", json=deal)
    assert contest(ann, match)["winner"] == "" and mine(ann)["history"][0]["outcome"] == "drawn"
    assert [one["drawn"] for one in mine(bob)["ratings"]] == [1, 1]


@pytest.mark.parametrize("at_zero", ["friend", "bot", "lost"])
def test_whose_time_is_up_has_lost_whatever_comes_of_it(there: Hall, ann: Person, bob: Person, at_zero: str) -> None:
    match = ann.begin(seed="")
    at = f"/api/matches/{match['id']}"
    ann.asks("PUT", f"{at}/clock", json={"clock": {"kind": "days", "days": 1, "vacation": 0, "at_zero": at_zero}})
    url = ann.asks("POST", f"{at}/invitations", 201, json={"side": "blue", "rated": True})["url"]
    bob.asks("POST", f"/api/invitations/{url.rpartition('/')[2]}", json={})
    slow = ann.table(match)["decides"]
    there.door.repository.clocks.now = lambda: time.time() + 2 * 24 * 3600
    told = contest(ann, match)
    other = {"red": "blue", "blue": "red"}[slow]
    assert (told["state"], told["winner"], told["reason"]) == (CLOSED, other, "time")
    # the game goes on where it does, for nothing: who loses it now loses no more
    if at_zero == "friend":
        gives_up({"red": ann, "blue": bob}[other], match, other)
    assert contest(ann, match)["winner"] == other
    assert sorted(one["outcome"] for who in (ann, bob) for one in mine(who)["history"]) == ["lost", "won"]


def test_a_game_that_ended_just_before_the_server_was_killed_is_rated_once(
    tmp_path: Path, office: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games"
    with hall(folder, office) as there:
        ann, bob = there.person(ANN, "Ann"), there.person(BOB, "Bob")
        match = agreed(ann, bob)
        cookies = [str(who.cookies["polemos"]) for who in (ann, bob)]
        monkeypatch.setattr(there.door.repository.contests, "settle", lambda match_id, match: False)
        gives_up(ann, match, "red")
        assert contest(bob, match)["state"] == ON
    with hall(folder, office) as there:
        ann, bob = there.door.person(), there.door.person()
        for who, cookie in zip((ann, bob), cookies, strict=True):
            who.cookies.set("polemos", cookie)
        for _ in range(2):
            there.door.repository.recover()
            assert [len(mine(who)["history"]) for who in (ann, bob)] == [1, 1]
        assert mine(bob)["ratings"][0]["won"] == 1


def test_a_rating_that_cannot_be_written_leaves_the_game_on(
    there: Hall, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, repository = agreed(ann, bob), there.door.repository
    follow = repository.contests.follows[0]

    def broken(*args: Any) -> None:
        follow(*args)
        raise KeyboardInterrupt  # as if killed in the middle of it

    repository.contests.follows[0] = broken
    live = repository.live(repository.row(match["id"], repository.store.rows([match["id"]])[match["id"]].owner))
    live.fresh().surrender(0)
    with pytest.raises(KeyboardInterrupt):
        repository.contests.settle(match["id"], live.fresh())
    assert repository.contests.going() == [match["id"]]
    repository.contests.follows[0] = follow
    assert contest(ann, match)["state"] == CLOSED and len(mine(ann)["history"]) == 1


# ---------------------------------------------------------------- handicaps, lists, going


def test_a_side_that_bots_win_with_is_worth_points_where_that_was_measured() -> None:
    game = games.find("sparta-vs-athens")
    found = {name: handicap(game, name) for name in game.scenarios}
    assert any(found.values()) and all(abs(one) < 300 for one in found.values())
    assert handicap(games.find("belisarius"), "no-such-scenario") == 0


def known(there: Hall, who: str, rating: float, deviation: float = 60) -> None:
    """Somebody has a rating in Duel."""
    row = there.accounts.book.called(who)
    assert row is not None
    values = {"game": "duel", "scenario": "", "rating": rating, "deviation": deviation, "volatility": 0.06}
    new = RatingRow(person=row.person, won=3, drawn=0, lost=1, at=time.time(), **values)
    there.door.repository.store.do(lambda session: session.merge(new))


def test_the_list_has_those_who_are_known_and_want_to_stand_there(there: Hall, ann: Person, bob: Person) -> None:
    there.person(CID)
    known(there, ANN, 1600)
    known(there, BOB, 1700)
    known(there, CID, 1900)  # has no name
    new = there.person("dan@mail.example", "Dan")
    known(there, "Dan", 2000, 200)  # is not known well enough
    path = "/api/ratings/leaderboard"

    def names(who: Person) -> list[tuple[int, str, bool]]:
        found = who.asks("GET", path, params={"game": "duel"})
        return [(one["place"], one["name"], one["mine"]) for one in found["ranks"]]

    assert names(ann) == [(1, "Bob", False), (2, "Ann", True)]
    assert not bob.asks("PUT", "/api/ratings/listed", json={"listed": False})["listed"]
    assert names(new) == [(1, "Ann", False)]
    bob.asks("PUT", "/api/ratings/listed", json={"listed": True})
    assert names(there.door.owner())[0] == (1, "Bob", False)
    there.door.person().problem("GET", path, 403, "not-signed-in")
    ann.problem("GET", path, 404, "no-list", params={"game": "chess"})
    # who does not play for years is not known any more
    there.door.repository.ratings.now = lambda: time.time() + 5 * 365 * 24 * 3600
    assert names(ann) == []


def test_ratings_are_exported_and_go_with_the_account(there: Hall, ann: Person, bob: Person) -> None:
    first, second = agreed(ann, bob), agreed(bob, ann)
    gives_up(ann, first, "red")
    with zipfile.ZipFile(io.BytesIO(ann.get("/api/account/export").content)) as file:
        told = json.loads(file.read("account.json"))
    assert [one["score"] for one in told["rated_games"]] == [0.0] and len(told["ratings"]) == 2
    row = there.accounts.book.called("Ann")
    assert row is not None
    # who goes has lost what he has not played to its end
    ann.asks("POST", "/api/account/delete", 204, json={})
    assert contest(bob, second)["reason"] == "left"
    found = mine(bob)
    assert [(one["outcome"], one["opponent"]) for one in found["history"]] == [("won", "—"), ("won", "—")]
    assert row.person.encode() not in there.on_disk()


def test_whoever_is_banned_has_lost_what_he_was_playing(there: Hall, ann: Person, bob: Person) -> None:
    match = agreed(ann, bob)
    with administered(there.door.folder, there.door.database) as admin:
        admin.ban("Bob")
    assert contest(ann, match)["winner"] == "red" and mine(ann)["ratings"][0]["won"] == 1


def test_who_sees_a_rated_game_late_is_told_at_the_table_as_late_that_it_is_closed(
    there: Hall, ann: Person, bob: Person
) -> None:
    match = agreed(ann, bob)
    path, third, book = f"/api/matches/{match['id']}", there.door.person(), there.door.repository.late_book
    link = ann.asks("POST", f"{path}/invitations", 201, json={"side": None})["url"].rpartition("/")[2]
    third.asks("POST", f"/api/invitations/{link}")
    ann.asks("POST", f"{path}/deals", json={"n": 0, "side": "red", "kind": "late", "delay": 600})
    (deal,) = bob.table(match, "blue")["deals"]["standing"]
    bob.asks("POST", f"{path}/deals/reply", json={"id": deal["id"], "side": "blue", "reply": "accept"})
    before = third.table(match)["deals"]["contest"]
    gives_up(bob, match, "blue")
    assert contest(ann, match)["state"] == CLOSED
    assert third.table(match)["deals"]["contest"] == before
    assert (before["state"], before["winner"]) == (ON, "")
    later = time.time() + 601
    book.now = lambda: later
    assert third.table(match)["deals"]["contest"]["winner"] == "red"


@pytest.mark.files
def test_a_folder_of_an_older_server_gets_the_tables(tmp_path: Path) -> None:
    before = Door(tmp_path)
    match = before.person().begin()
    before.repository.close()
    new = ("contests", "contest_seats", "ratings", "rating_changes", "unlisted")
    with sqlite3.connect(tmp_path / "polemos.sqlite") as connection:
        for table in new:
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 7")
    connection.close()
    after = Door(tmp_path)
    assert after.repository.contests.of(match["id"]) is None
    assert Ratings(after.repository.store).played() == []
    after.repository.close()
