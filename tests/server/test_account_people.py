"""People with accounts at matches: what comes along, what they are called, what stays when they go or are banned."""

import io
import json
import sqlite3
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from polemos.server import routes_live
from polemos.server.account_store import DASH
from polemos.server.administration import Administration, administered
from polemos.server.routes_live import NO_MATCH
from polemos.server.tokens import digest
from polemos.server.words import Wrong
from server.door import Door, Json, Person
from server.signing import PASSWORD, Hall, hall
from server.telling import MINUTE, Post, post
from server.test_rights import invited, token

ANN, BOB, CID = "ann@mail.example", "bob@mail.example", "cid@mail.example"


@pytest.fixture
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def there(tmp_path: Path, office: Post) -> Iterator[Hall]:
    with hall(tmp_path / "games", office) as found:
        yield found


def come(owner: Person, guest: Person, match: Json, side: str | None = "blue") -> None:
    guest.asks("POST", f"/api/invitations/{token(invited(owner, match, side))}")


def names(who: Person, match: Json) -> Json:
    found: Json = who.table(match)["access"]["names"]
    return found


def places(who: Person, match: Json) -> Json:
    found: Json = who.table(match)["access"]["places"]
    return found


def mine(who: Person) -> list[str]:
    return [one["id"] for one in who.asks("GET", "/api/matches")["matches"]]


# ---------------------------------------------------------------- what comes along


def test_a_guest_takes_along_what_he_has(there: Hall) -> None:
    host, ann = there.door.person(), there.door.person()
    own, other, third = ann.begin(), host.begin(), host.begin()
    come(host, ann, other)
    come(host, ann, third, None)
    ann.asks("PUT", f"/api/matches/{other['id']}/note", json={"text": "mine"})
    ann.asks("POST", f"/api/matches/{other['id']}/talk", json={"text": "Well met"})
    ways = {"kind": "mail", "address": "elsewhere@mail.example"}
    ann.asks("POST", f"/api/matches/{other['id']}/notices/ways", 201, json=ways)
    before = sorted(mine(ann))
    assert ann.asks("GET", "/api/account")["games"] == 3
    old = ann.cookies["polemos"]
    there.enters(ann, ANN, "Ann", take=True)
    assert sorted(mine(ann)) == before == sorted([own["id"], other["id"], third["id"]])
    assert ann.table(other, "blue")["access"]["role"] == "guest"
    assert ann.table(third)["access"]["role"] == "spectator"
    assert ann.asks("GET", f"/api/matches/{other['id']}/note")["text"] == "mine"
    assert [one["mine"] for one in ann.asks("GET", f"/api/matches/{other['id']}/talk")["lines"]] == [True]
    assert len(ann.asks("GET", f"/api/matches/{other['id']}/notices")["ways"]) == 1
    # the cookie from before is nobody's
    guest = there.door.person()
    guest.cookies.set("polemos", old)
    assert mine(guest) == []
    # what he begins signed in stays with the account
    ann.asks("POST", "/api/account/sign-out", 204)
    assert mine(ann) == []


def test_nothing_comes_along_unless_it_is_wanted_nor_from_an_account(there: Hall) -> None:
    ann = there.door.person()
    match = ann.begin()
    old = ann.cookies["polemos"]
    there.enters(ann, ANN)
    assert mine(ann) == []
    guest = there.door.person()
    guest.cookies.set("polemos", old)
    assert mine(guest) == [match["id"]]
    # whoever changes from one account to another mixes nothing
    kept = ann.begin()
    there.enters(ann, BOB, take=True)
    assert mine(ann) == []
    there.enters(ann, ANN, take=True)
    assert mine(ann) == [kept["id"]]
    # nor are the games of this computer taken along by whoever has shown its key
    owner = there.door.owner()
    owners = owner.begin()
    there.enters(owner, CID, take=True)
    assert mine(owner) == []
    assert owners["id"] in mine(there.door.owner())


def test_a_link_from_another_browser_says_so(there: Hall) -> None:
    ann, other = there.door.person(), there.door.person()
    link = there.link(ann, ANN)
    other.begin()
    seen = other.asks("POST", "/api/account/link/look", json={"token": link})
    assert (seen["here"], seen["games"]) == (False, 1)


def test_whoever_meets_himself_plays_both_sides(there: Hall) -> None:
    ann, phone = there.person(ANN), there.door.person()
    match, other = ann.begin(), phone.begin()
    come(ann, phone, match)
    come(phone, ann, other)
    phone.asks("PUT", f"/api/matches/{match['id']}/note", json={"text": "of the phone"})
    ann.asks("PUT", f"/api/matches/{match['id']}/note", json={"text": "of the desk"})
    there.enters(phone, ANN, take=True)
    for one in (match, other):
        assert places(ann, one) == {"red": "here", "blue": "here"}
    assert ann.asks("GET", f"/api/matches/{match['id']}/note")["text"] == "of the desk"
    # a third one's match, at which both had a seat
    host, guest = there.door.person(), there.door.person()
    third = host.begin()
    come(host, ann, third, "red")
    come(host, guest, third, "blue")
    there.enters(guest, ANN, take=True)
    assert places(ann, third) == {"red": "here", "blue": "here"}
    assert places(host, third) == {"red": "elsewhere", "blue": "elsewhere"}


# ---------------------------------------------------------------- names


def test_a_name_is_seen_by_those_at_ones_matches(there: Hall) -> None:
    ann, bob, guest = there.person(ANN, "Ann"), there.person(BOB, "Bob"), there.door.person()
    match = ann.begin()
    link = token(invited(ann, match, "blue"))
    assert bob.asks("GET", f"/api/invitations/{link}")["host"] == "Ann"
    assert names(ann, match) == {"red": "Ann"}
    bob.asks("POST", f"/api/invitations/{link}")
    for who in (ann, bob):
        assert names(who, match) == {"red": "Ann", "blue": "Bob"}
        assert who.asks("GET", "/api/matches")["matches"][0]["access"]["names"] == {"red": "Ann", "blue": "Bob"}
    bob.asks("POST", f"/api/matches/{match['id']}/talk", json={"text": "Well met"})
    assert [one["name"] for one in ann.asks("GET", f"/api/matches/{match['id']}/talk")["lines"]] == ["Bob"]
    assert [one["name"] for one in ann.asks("GET", f"/api/matches/{match['id']}/invitations")["invitations"]] == ["Bob"]
    # guests have none
    other = ann.begin()
    come(ann, guest, other)
    assert names(guest, other) == {"red": "Ann"}
    bob.asks("PUT", "/api/account/name", json={"name": ""})
    assert names(ann, match) == {"red": "Ann"}


def test_no_two_people_are_called_alike(there: Hall) -> None:
    ann, bob = there.person(ANN, "Straße  Ann"), there.person(BOB)
    assert ann.asks("GET", "/api/account")["name"] == "Straße Ann"
    for name in ("straße ann", "STRASSE ANN", " Straße Ａｎｎ "):
        bob.problem("PUT", "/api/account/name", 409, "name-taken", json={"name": name})
    ann.asks("PUT", "/api/account/name", json={"name": "straße Ann"})
    bob.asks("PUT", "/api/account/name", json={"name": "アン"})
    for wrong in ("a\tb", "a\u202eb", "\u3164", "   ", "x" * 41, DASH):
        bob.problem("PUT", "/api/account/name", 422, "bad-input", json={"name": wrong})


# ---------------------------------------------------------------- all that is kept, and its end


def unpacked(answer: bytes) -> tuple[Json, list[str]]:
    with zipfile.ZipFile(io.BytesIO(answer)) as file:
        return json.loads(file.read("account.json")), sorted(file.namelist())


def test_the_export_holds_what_is_kept_and_nothing_that_is_hidden(there: Hall) -> None:
    ann, bob = there.person(ANN, "Ann"), there.person(BOB, "Bob")
    alone, both = ann.begin(name="Alone"), bob.begin(name="Both")
    come(bob, ann, both)
    ann.asks("POST", f"/api/matches/{both['id']}/talk", json={"text": "Well met"})
    bob.asks("POST", f"/api/matches/{both['id']}/talk", json={"text": "Bob has said that"})
    ann.asks("PUT", f"/api/matches/{both['id']}/note", json={"text": "mine"})
    answer = ann.get("/api/account/export")
    assert answer.headers["content-type"] == "application/zip" and "polemos-" in answer.headers["content-disposition"]
    told, files = unpacked(answer.content)
    assert (told["address"], told["name"], told["password"], len(told["sessions"])) == (ANN, "Ann", "none", 1)
    found = {one["name"]: one for one in told["matches"]}
    assert found["Both"]["said"][0]["text"] == "Well met" and found["Both"]["note"] == "mine"
    assert found["Both"]["sides"] == ["blue"] and "record" not in found["Both"]
    record = there.door.repository.store.find(alone["id"])
    assert record is not None and files == ["account.json", f"records/{record.file}"]
    assert BOB not in json.dumps(told) and "Bob has said" not in json.dumps(told)


def test_an_account_that_is_deleted_leaves_matches_with_others_and_nothing_else(there: Hall) -> None:
    ann, bob = there.person(ANN, "Ann"), there.person(BOB, "Bob")
    alone, hers, his = ann.begin(name="Alone"), ann.begin(name="Hers"), bob.begin(name="His")
    come(ann, bob, hers)
    come(bob, ann, his)
    for match in (hers, his):
        ann.asks("POST", f"/api/matches/{match['id']}/talk", json={"text": "Well met"})
        ann.asks("PUT", f"/api/matches/{match['id']}/note", json={"text": "a secret plan"})
    ways = {"kind": "mail", "address": "elsewhere@mail.example"}
    ann.asks("POST", f"/api/matches/{his['id']}/notices/ways", 201, json=ways)
    there.knows(ann)
    there.clock.on(11 * MINUTE)
    ann.problem("POST", "/api/account/delete", 403, "prove-it", json={})
    ann.problem("POST", "/api/account/delete", 403, "password-wrong", json={"password": "wrong words here"})
    record = there.door.repository.store.find(alone["id"])
    analysis = there.door.folder / "analyses" / f"{alone['id']}.all.json"
    analysis.parent.mkdir(exist_ok=True)
    analysis.write_text("{}")
    ann.asks("POST", "/api/account/delete", 204, json={"password": PASSWORD})
    assert not analysis.exists()
    assert not ann.asks("GET", "/api/account")["signed_in"] and mine(ann) == []
    assert record is not None and not (there.door.folder / record.file).exists()
    # his own match stays with a seat that is nobody's; hers is his now, and he sees no more of it than before
    assert names(bob, his) == {"red": "Bob", "blue": DASH}
    assert names(bob, hers) == {"red": DASH, "blue": "Bob"}
    table = bob.table(hers)
    assert (table["access"]["role"], table["access"]["places"]) == ("owner", {"red": "elsewhere", "blue": "here"})
    assert table["may_view"] == ["blue"]
    bob.problem("GET", f"/api/matches/{hers['id']}/record", 403, "sealed")
    assert [one["name"] for one in bob.asks("GET", f"/api/matches/{hers['id']}/talk")["lines"]] == [DASH]
    # he lets a bot play on for her, or invites another one
    seats = {"red": "random", "blue": "human"}
    withdrawn = bob.asks("GET", f"/api/matches/{hers['id']}/invitations")["invitations"][0]
    assert (withdrawn["name"], withdrawn["taken"]) == (DASH, True)
    bob.asks("DELETE", f"/api/matches/{hers['id']}/invitations/{withdrawn['id']}", 204)
    bob.asks("PATCH", f"/api/matches/{hers['id']}", json={"seats": seats})
    kept = there.on_disk()
    for gone in (ANN, "elsewhere@mail.example", "a secret plan", "$argon2id$"):
        assert gone.encode() not in kept, gone
    # whoever comes again begins anew
    there.enters(ann, ANN, take=True)
    assert ann.asks("GET", "/api/account")["name"] == "" and mine(ann) == []


def test_whoever_has_just_signed_in_deletes_without_a_password(there: Hall) -> None:
    ann = there.person(ANN)
    there.clock.on(11 * MINUTE)
    ann.problem("POST", "/api/account/delete", 403, "prove-it", json={})
    there.enters(ann, ANN)
    ann.asks("POST", "/api/account/delete", 204, json={})
    assert there.accounts.book.all() == []


# ---------------------------------------------------------------- the administrator


@pytest.fixture
def admin(there: Hall) -> Iterator[Administration]:
    """He works at the folder, from a process of his own or not: beside the server that runs."""
    with administered(there.door.folder, there.door.database) as found:
        yield found


def test_the_administrator_lists_people_without_what_is_secret(there: Hall, admin: Administration) -> None:
    ann = there.person(ANN, "Ann")
    there.knows(ann)
    ann.begin()
    admin.add(BOB)
    told = [(one["address"], one["name"], one["sessions"], one["matches"]) for one in admin.people()]
    assert sorted(told) == [(ANN, "Ann", 1, 1), (BOB, "", 0, 0)]
    assert "argon2" not in json.dumps(admin.people()) and ann.cookies["polemos"] not in json.dumps(admin.people())


def test_on_a_closed_server_those_sign_in_whom_the_administrator_has_added(tmp_path: Path, office: Post) -> None:
    with (
        hall(tmp_path / "games", office, "invited") as there,
        administered(there.door.folder, there.door.database) as admin,
    ):
        ann = there.door.person()
        ann.asks("POST", "/api/account/mail", 202, json={"address": ANN})
        assert there.mails() == 0
        admin.add(ANN)
        there.enters(ann, ANN)
        with pytest.raises(Wrong):
            admin.add("no address")


def test_whoever_is_banned_is_out_at_once_and_stays_out(
    there: Hall, admin: Administration, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_live, "CHECK", 0.05)
    ann, bob = there.person(ANN, "Ann"), there.person(BOB, "Bob")
    there.knows(bob)
    alone, hers, his = bob.begin(), ann.begin(), bob.begin()
    come(ann, bob, hers)
    come(bob, ann, his)
    link = there.link(there.door.person(), BOB)
    with bob.live(hers["id"]) as socket:
        socket.receive_json()
        admin.ban("bob")
        with pytest.raises(WebSocketDisconnect) as end:
            list(iter(socket.receive_json, None))
        assert end.value.code == NO_MATCH
    assert not bob.asks("GET", "/api/account")["signed_in"]
    for match in (alone, hers, his):
        bob.problem("GET", f"/api/matches/{match['id']}/table", 404, "no-match")
    # neither by the link that he had, nor by another one, nor by his password
    bob.problem("POST", "/api/account/link", 404, "no-sign-in-link", json={"token": link})
    sent = there.mails()
    bob.asks("POST", "/api/account/mail", 202, json={"address": BOB})
    assert there.mails() == sent
    body = {"address": BOB, "password": PASSWORD}
    bob.problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json=body)
    # he sits at no match with others
    assert names(ann, hers) == {"red": "Ann", "blue": DASH}
    assert names(ann, his) == {"red": DASH, "blue": "Ann"}
    assert [one["address"] for one in admin.people() if one["banned"]] == [BOB]
    admin.unban(BOB)
    there.signs_in(bob, BOB)
    assert mine(bob) == [alone["id"]]


def test_a_session_that_begins_just_as_somebody_is_banned_is_none(there: Hall, admin: Administration) -> None:
    bob = there.person(BOB)
    (row,) = there.accounts.book.all()
    admin.ban(BOB)
    there.accounts.book.begin(row.id, "", "", there.clock(), digest(bob.cookies["polemos"]))
    assert not bob.asks("GET", "/api/account")["signed_in"]


def test_the_administrator_deletes_people_and_matches(there: Hall, admin: Administration) -> None:
    ann, bob, guest = there.person(ANN, "Ann"), there.person(BOB, "Bob"), there.door.person()
    alone, both, theirs = ann.begin(), ann.begin(name="Both"), guest.begin()
    come(ann, bob, both)
    assert {one["owner"] for one in admin.matches()} == {"Ann", "guest (1)"}
    assert [one["id"] for one in admin.matches("bob")] == [both["id"]]
    admin.delete_match(theirs["id"])
    guest.problem("GET", f"/api/matches/{theirs['id']}/table", 404, "no-match")
    admin.delete(ANN)
    assert not ann.asks("GET", "/api/account")["signed_in"]
    assert [one["id"] for one in admin.matches()] == [both["id"]]
    assert names(bob, both) == {"red": DASH, "blue": "Bob"}
    assert ANN.encode() not in there.on_disk() and alone["id"].encode() not in there.on_disk()
    for wrong in (lambda: admin.ban("nobody"), lambda: admin.matches("nobody"), lambda: admin.delete_match("none")):
        with pytest.raises(Wrong):
            wrong()


def test_where_no_server_was_there_is_nothing_to_administrate(tmp_path: Path) -> None:
    with pytest.raises(Wrong), administered(tmp_path):
        pass
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- older folders


@pytest.mark.files
def test_a_folder_of_an_older_server_gets_the_tables(tmp_path: Path, office: Post) -> None:
    guest_cookie = ""
    before = Door(tmp_path)
    guest = before.person()
    match = guest.begin()
    guest_cookie = str(guest.cookies["polemos"])
    before.repository.close()
    with sqlite3.connect(tmp_path / "polemos.sqlite") as connection:
        for table in ("accounts", "account_sessions", "account_links"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 6")
    connection.close()
    with hall(tmp_path, office) as there:
        ann = there.door.person()
        ann.cookies.set("polemos", guest_cookie)
        there.enters(ann, ANN, take=True)
        assert mine(ann) == [match["id"]]
