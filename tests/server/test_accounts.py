"""Accounts: signing in by a link or a password, once and not longer than was said; and how often anybody may try."""

import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from polemos.server import passwords
from polemos.server.account_mail import WAITS
from polemos.server.accounts import browser_of
from polemos.server.brakes import network_of
from polemos.server.passwords import Passwords
from polemos.server.tokens import digest
from server.door import Door, Person, opened
from server.signing import PASSWORD, Hall, hall
from server.telling import MINUTE, Post, post, text

ANN, BOB = "ann@mail.example", "bob@mail.example"
DAY = 24 * 60 * MINUTE


@pytest.fixture
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def there(tmp_path: Path, office: Post) -> Iterator[Hall]:
    with hall(tmp_path / "games", office) as found:
        yield found


def cookie(who: Person) -> str:
    return str(who.cookies["polemos"])


# ---------------------------------------------------------------- none, unless they are wanted


def test_a_server_without_accounts_has_none(door: Door) -> None:
    who = door.person()
    assert who.asks("GET", "/api/account")["mode"] == ""
    who.problem("POST", "/api/account/mail", 404, "no-accounts", json={"address": ANN})
    match = who.begin()
    assert who.table(match)["access"]["names"] == {}


def test_who_was_signed_in_is_a_guest_where_accounts_are_turned_off(tmp_path: Path, office: Post) -> None:
    with hall(tmp_path, office) as there:
        ann = there.person(ANN, "Ann")
        match = ann.begin()
        token = cookie(ann)
    with opened(tmp_path) as door:
        who = door.person()
        who.cookies.set("polemos", token)
        who.problem("GET", f"/api/matches/{match['id']}", 404, "no-match")
        assert who.asks("GET", "/api/matches")["matches"] == []


# ---------------------------------------------------------------- by a link


def test_a_link_signs_in_once_whoever_has_it(there: Hall) -> None:
    ann = there.door.person()
    token = there.link(ann, ANN)
    mail = there.office.box.mails[-1]
    assert (mail["To"], mail["Subject"], mail["List-Unsubscribe"]) == (ANN, "Polemos: sign in", None)
    # to look at it does nothing
    for _ in range(2):
        seen = ann.asks("POST", "/api/account/link/look", json={"token": token})
        assert seen == {"address": ANN, "name": "", "makes": True, "here": True, "games": 0}
    assert not ann.asks("GET", "/api/account")["signed_in"]
    assert there.accounts.book.all() == []
    found = ann.asks("POST", "/api/account/link", json={"token": token})
    assert (found["address"], found["signed_in"], found["fresh"]) == (ANN, True, True)
    for path in ("link", "link/look"):
        there.door.person().problem("POST", f"/api/account/{path}", 404, "no-sign-in-link", json={"token": token})


def test_a_link_works_for_a_quarter_of_an_hour(there: Hall) -> None:
    ann = there.door.person()
    token = there.link(ann, ANN)
    there.clock.on(15 * MINUTE + 1)
    ann.problem("POST", "/api/account/link", 404, "no-sign-in-link", json={"token": token})
    token = there.link(ann, ANN)
    there.clock.on(15 * MINUTE - 1)
    ann.asks("POST", "/api/account/link", json={"token": token})


def test_of_several_links_the_first_that_is_used_ends_the_others(there: Hall) -> None:
    ann = there.door.person()
    first, second = there.link(ann, ANN), there.link(ann, ANN)
    ann.asks("POST", "/api/account/link", json={"token": second})
    there.door.person().problem("POST", "/api/account/link", 404, "no-sign-in-link", json={"token": first})


def test_no_answer_tells_whether_an_address_is_known(tmp_path: Path, office: Post) -> None:
    with hall(tmp_path / "games", office, "invited") as there:
        there.accounts.book.add("Ann@Mail.example", there.clock())
        who = there.door.person()
        answers = [who.post("/api/account/mail", json={"address": one}) for one in (ANN, BOB)]
        assert {(one.status_code, one.text) for one in answers} == {(202, '{"minutes":15}')}
        # the mail goes to the address as it was added, and to nobody else
        assert (there.mails(), office.box.to) == (1, ["Ann@Mail.example"])
        told = [
            there.door.person().post("/api/account/sign-in", json={"address": one, "password": PASSWORD}).text
            for one in (ANN, BOB)
        ]
        assert told[0] == told[1]


def test_two_spellings_of_an_address_are_one_account(there: Hall) -> None:
    one = there.person(ANN, "Ann")
    other = there.door.person()
    assert there.enters(other, "ANN@mail.example")["name"] == "Ann"
    assert one.asks("GET", "/api/account")["address"] == other.asks("GET", "/api/account")["address"] == ANN


@pytest.mark.parametrize("address", ["ann", "ann@", f"{ANN}, {BOB}", f"{ANN}\r\nBcc: {BOB}", "änn@mail.example"])
def test_what_is_no_address_gets_no_mail(there: Hall, address: str) -> None:
    there.door.person().problem("POST", "/api/account/mail", 422, "no-mail-address", json={"address": address})
    assert there.mails() == 0


def test_a_mail_that_is_not_taken_is_tried_again_while_its_link_works(there: Hall, tmp_path: Path) -> None:
    ann = there.door.person()
    there.office.box.answer = "451 later"
    ann.asks("POST", "/api/account/mail", 202, json={"address": ANN})
    assert there.mails() == 0
    there.office.box.answer = "250 taken"
    there.clock.on(WAITS[0])
    assert there.mails() == 1
    there.office.box.answer = "451 later"
    ann.asks("POST", "/api/account/mail", 202, json={"address": BOB})
    there.mails()
    there.office.box.answer = "250 taken"
    there.clock.on(16 * MINUTE)
    assert there.mails() == 1


def test_a_mail_is_in_the_language_of_the_page(there: Hall) -> None:
    there.link(there.door.person(), ANN, "ja")
    mail = there.office.box.mails[-1]
    assert (mail["Subject"], mail["Content-Language"]) == ("Polemos: サインイン", "ja")
    assert "15分以内" in text(mail)


# ---------------------------------------------------------------- sessions


def test_each_sign_in_gives_a_fresh_cookie_and_keeps_its_digest_alone(there: Hall) -> None:
    ann = there.door.person()
    ann.asks("GET", "/api/games")
    planted = cookie(ann)
    there.enters(ann, ANN)
    first = cookie(ann)
    there.enters(ann, ANN)
    second = cookie(ann)
    assert len({planted, first, second}) == 3
    # neither the cookie from before nor that of the sign-in before is signed in
    for token in (planted, first):
        other = there.door.person()
        other.cookies.set("polemos", token)
        assert not other.asks("GET", "/api/account")["signed_in"]
    kept = there.on_disk()
    assert second.encode() not in kept and digest(second).encode() in kept
    assert ann.get("/api/account").headers["cache-control"] == "no-store"
    given = ann.post("/api/account/sign-out").headers["set-cookie"]
    assert "HttpOnly" in given and "SameSite=Strict" in given
    assert cookie(ann) != second
    assert not ann.asks("GET", "/api/account")["signed_in"]


def test_a_session_ends_unused_after_a_month_and_in_any_case_after_half_a_year(there: Hall) -> None:
    ann, bob = there.person(ANN), there.person(BOB)
    there.clock.on(30 * DAY + 1)
    assert not ann.asks("GET", "/api/account")["signed_in"]
    there.enters(ann, ANN)
    for _ in range(6):
        assert ann.asks("GET", "/api/account")["signed_in"]
        there.clock.on(29 * DAY)
    assert ann.asks("GET", "/api/account")["signed_in"]
    there.clock.on(7 * DAY)
    assert not ann.asks("GET", "/api/account")["signed_in"]
    assert not bob.asks("GET", "/api/account")["signed_in"]


def test_sessions_are_listed_and_ended_one_or_all(there: Hall) -> None:
    ann, phone = there.person(ANN), there.door.person()
    phone.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1"
    there.clock.on(3600)
    there.enters(phone, ANN)
    found = ann.asks("GET", "/api/account/sessions")["sessions"]
    assert [(one["browser"], one["here"]) for one in found] == [("Safari, iPhone", False), ("", True)]
    # nobody ends a session of somebody else
    there.person(BOB).problem("DELETE", f"/api/account/sessions/{found[0]['id']}", 404, "no-session")
    ann.asks("DELETE", f"/api/account/sessions/{found[0]['id']}", 204)
    assert not phone.asks("GET", "/api/account")["signed_in"]
    there.enters(phone, ANN)
    phone.asks("DELETE", "/api/account/sessions", 204)
    assert not any(one.asks("GET", "/api/account")["signed_in"] for one in (ann, phone))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8", ""),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_of_a_browser_only_its_kind_is_kept(said: str, told: str) -> None:
    assert browser_of(said) == told


# ---------------------------------------------------------------- passwords


def test_a_password_is_a_second_way_for_whoever_sets_one(there: Hall) -> None:
    ann = there.person(ANN)
    body = {"address": ANN, "password": PASSWORD}
    there.door.person().problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json=body)
    there.knows(ann)
    other = there.door.person()
    assert there.signs_in(other, " Ann@mail.example ")["signed_in"]
    for wrong in (PASSWORD.upper(), PASSWORD + " ", "x"):
        problem = {"address": ANN, "password": wrong}
        there.door.person().problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json=problem)
    kept = there.on_disk()
    assert PASSWORD.encode() not in kept and b"$argon2id$" in kept
    # another one ends all other sessions, and there can be none again
    ann.asks("PUT", "/api/account/password", json={"password": "and now another one"})
    assert ann.asks("GET", "/api/account")["signed_in"] and not other.asks("GET", "/api/account")["signed_in"]
    there.door.person().problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json=body)
    assert not ann.asks("PUT", "/api/account/password", json={"password": ""})["password"]
    gone = {"address": ANN, "password": "and now another one"}
    there.door.person().problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json=gone)


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("eleven char", "password-short"),
        ("Password1234", "password-common"),
        ("aaaaaaaaaaaaaa", "password-common"),
        ("ANN@mail.example", "password-common"),
    ],
)
def test_what_is_no_password(there: Hall, password: str, code: str) -> None:
    ann = there.person(ANN)
    ann.problem("PUT", "/api/account/password", 422, code, json={"password": password})


def test_later_a_password_is_changed_by_whoever_knows_it(there: Hall) -> None:
    ann = there.person(ANN)
    there.knows(ann)
    there.clock.on(11 * MINUTE)
    body = {"password": "and now another one"}
    ann.problem("PUT", "/api/account/password", 403, "prove-it", json=body)
    ann.problem("PUT", "/api/account/password", 403, "password-wrong", json={**body, "old": "wrong words here"})
    ann.asks("PUT", "/api/account/password", json={**body, "old": PASSWORD})


def test_a_hash_of_weaker_parameters_is_made_anew_at_the_next_sign_in(there: Hall) -> None:
    ann = there.person(ANN)
    (row,) = there.accounts.book.all()
    weak = Passwords(PasswordHasher(time_cost=1, memory_cost=1024)).hashed(PASSWORD)
    there.accounts.book.set_password(row.id, weak)
    there.signs_in(there.door.person(), ANN)
    (row,) = there.accounts.book.all()
    assert row.password != weak and not there.accounts.passwords.outdated(row.password)
    there.signs_in(there.door.person(), ANN)
    assert ann.asks("GET", "/api/account")["password"]


def test_where_too_many_passwords_are_tried_at_once_others_are_told_to_come_again(
    there: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "PATIENCE", 0.01)
    body = {"address": ANN, "password": PASSWORD}
    with there.accounts.passwords._place(), there.accounts.passwords._place():
        refused = there.door.person().post("/api/account/sign-in", json=body)
        assert (refused.status_code, refused.json()["code"], refused.headers["retry-after"]) == (503, "busy", "5")
    there.door.person().problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json=body)


def test_a_password_is_the_same_however_its_accents_are_put_together(there: Hall) -> None:
    there.knows(there.person(ANN), "caf\u00e9 caf\u00e9 caf\u00e9")
    assert there.signs_in(there.door.person(), ANN, "cafe\u0301 cafe\u0301 cafe\u0301")["signed_in"]


# ---------------------------------------------------------------- how often


def asks_for(who: Person, address: str, language: str = "en") -> Any:
    return who.post("/api/account/mail", json={"address": address}, params={"language": language})


def test_few_mails_go_to_an_address(there: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        assert asks_for(there.door.person(), ANN).status_code == 202
    refused = asks_for(there.door.person(), ANN)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-often")
    assert 800 < int(refused.headers["Retry-After"]) <= 901
    assert refused.json()["message"] == "That is too often: try again in 15 minutes."
    assert asks_for(there.door.person(), ANN, "ja").json()["message"].endswith("15分後にもう一度試してください。")
    # of an address that nobody has as well, and others are not kept from it
    assert asks_for(there.door.person(), BOB).status_code == 202
    assert there.mails() == 4
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 15 * MINUTE + 2)
    assert asks_for(there.door.person(), ANN).status_code == 202


def test_few_mails_are_sent_for_a_person_and_for_a_network(there: Hall) -> None:
    one = there.door.person()
    one.asks("GET", "/api/games")
    for n in range(6):
        assert asks_for(one, f"a{n}@mail.example").status_code == 202
    assert asks_for(one, "b@mail.example").status_code == 429
    for n in range(14):
        assert asks_for(there.door.person(), f"c{n}@mail.example").status_code == 202
    assert asks_for(there.door.person(), "d@mail.example").status_code == 429


def test_few_passwords_are_tried_at_an_address(there: Hall) -> None:
    ann = there.person(ANN)
    there.knows(ann)
    body = {"address": ANN, "password": "wrong words here"}
    for _ in range(10):
        there.door.person().problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json=body)
    # not even the right one is looked at
    there.door.person().problem(
        "POST", "/api/account/sign-in", 429, "too-often", json={"address": ANN, "password": PASSWORD}
    )
    # whoever is locked out like that has a link sent
    there.enters(there.door.person(), ANN)


def test_few_accounts_are_made_from_a_network(there: Hall) -> None:
    for n in range(10):
        there.person(f"a{n}@mail.example")
    one = there.door.person()
    token = there.link(one, BOB)
    one.problem("POST", "/api/account/link", 429, "too-often", json={"token": token})
    assert len(there.accounts.book.all()) == 10
    # who has one signs in, and the link of the other is not used up
    there.enters(there.door.person(), "a0@mail.example")
    assert one.asks("POST", "/api/account/link/look", json={"token": token})["makes"]


def test_names_exports_and_proofs_are_counted_too(there: Hall) -> None:
    ann = there.person(ANN)
    there.knows(ann)
    there.clock.on(11 * MINUTE)
    for _ in range(10):
        ann.problem("POST", "/api/account/delete", 403, "password-wrong", json={"password": "wrong words here"})
    ann.problem("POST", "/api/account/delete", 429, "too-often", json={"password": PASSWORD})
    for _ in range(6):
        assert ann.get("/api/account/export").status_code == 200
    ann.problem("GET", "/api/account/export", 429, "too-often")
    for n in range(29):  # one was the password
        ann.asks("PUT", "/api/account/name", json={"name": f"Ann {n}"})
    ann.problem("PUT", "/api/account/name", 429, "too-often", json={"name": "Ann"})


def test_a_network_is_an_address_or_what_one_has_to_himself_of_ipv6() -> None:
    assert network_of("203.0.113.9") == network_of("::ffff:203.0.113.9")
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("testclient") == "testclient"


# ---------------------------------------------------------------- what is never told


def test_addresses_passwords_and_tokens_are_told_nobody(there: Hall, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann, bob = there.person(ANN, "Ann"), there.person(BOB, "Bob")
    there.knows(ann)
    match = ann.begin(options=["truce"])
    made = ann.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": "blue"})
    seat = made["url"].rpartition("/join/")[2]
    heard = [bob.get(f"/api/invitations/{seat}").text, bob.post(f"/api/invitations/{seat}").text]
    ann.asks("POST", f"/api/matches/{match['id']}/talk", json={"text": "Well met"})
    rest = ("", "/table", "/log", "/talk", "/notices", "/story", "/steps")
    heard += [bob.get(f"/api/matches/{match['id']}{one}").text for one in rest]
    heard += [bob.get(path).text for path in ("/api/matches", "/api/account", "/api/account/sessions")]
    heard += [ann.get(f"/api/matches/{match['id']}/invitations").text]
    assert any("Ann" in one for one in heard)
    token = there.link(there.door.person(), "cid@mail.example")
    there.office.box.rcpt = "550 cid@mail.example is unknown"
    asks_for(there.door.person(), "dan@mail.example")
    there.mails()
    wrong = there.door.person()
    heard.append(wrong.post("/api/account/sign-in", json={"address": ANN, "password": "wrong words here"}).text)
    heard.append(wrong.post("/api/account/sign-in", json={"address": 5, "password": [PASSWORD]}).text)
    heard.append(wrong.post("/api/account/link", json={"token": "x" * 30}).text)
    secrets = (PASSWORD, "wrong words here", token, cookie(ann), cookie(bob), "cid@", "dan@")
    ours = [record.getMessage() for record in caplog.records if record.name.startswith(("polemos", "uvicorn"))]
    assert ours, "the mail that was refused stands in the log"
    for secret in (*secrets, ANN):
        assert not any(secret in one for one in heard), secret
    for secret in (*secrets, ANN, BOB):
        assert not any(secret in one for one in ours), secret
    # nor in any path or query that a server before this one could keep
    document = there.door.app.openapi()["paths"]
    for path, there_ in document.items():
        if path.startswith("/api/account"):
            named = {one["name"] for rows in there_.values() for one in rows.get("parameters", [])}
            assert named <= {"language", "session"}, path
    assert json.loads(heard[-1])["code"] == "no-sign-in-link"
