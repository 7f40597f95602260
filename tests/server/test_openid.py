"""Signing in at a provider of OpenID Connect: who is believed, and who is not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from joserfc.jwk import RSAKey

from polemos.server.openid import AGAIN, KEPT
from polemos.server.openid_options import provider_of
from polemos.server.words import Wrong
from server.door import Json, Person, opened
from server.provider import House, provider, query_of
from server.signing import PASSWORD, Hall, hall
from server.telling import MINUTE, URL, Clock, Post, mailing, post

ANN, BOB = "ann@mail.example", "bob@mail.example"


@pytest.fixture
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def both(tmp_path: Path, office: Post) -> Iterator[tuple[Hall, House]]:
    with at_academy(tmp_path, office) as found:
        yield found


class at_academy:  # noqa: N801 - a context manager
    """A server at which people may sign in at the Academy too."""

    def __init__(self, folder: Path, office: Post, mode: Any = "open") -> None:
        self.folder, self.office, self.mode, self.clock = folder, office, mode, Clock()

    def __enter__(self) -> tuple[Hall, House]:
        self._provider = provider(self.clock)
        house, known = self._provider.__enter__()
        self._opened = opened(
            self.folder, notices=mailing(self.office.port, self.clock), accounts=self.mode, provider=known
        )
        return Hall(self._opened.__enter__(), self.office, self.clock), house

    def __exit__(self, *why: Any) -> None:
        self._opened.__exit__(*why)
        self._provider.__exit__(*why)


def goes(who: Person, house: House) -> Json:
    """Somebody goes to the provider and is let in: what he brings back."""
    url = who.asks("POST", "/api/account/openid/ask", json={})["url"]
    assert url.startswith(f"{house.issuer}/enter?")
    back = house.enter(query_of(url))
    assert back.startswith(f"{URL}/sign-in?")
    return query_of(back)


def enters(who: Person, house: House, **more: Any) -> Json:
    """The same, and he is signed in."""
    found: Json = who.asks("POST", "/api/account/openid", json={**goes(who, house), **more})
    assert found["signed_in"]
    return found


def turned_away(who: Person, house: House, code: str = "openid-refused", status: int = 403) -> None:
    """The same, and he is not."""
    who.problem("POST", "/api/account/openid", status, code, json=goes(who, house))
    assert not who.asks("GET", "/api/account")["signed_in"]


# ---------------------------------------------------------------- who comes


def test_whoever_comes_first_has_an_account_of_his_address_and_keeps_it(both: tuple[Hall, House]) -> None:
    there, house = both
    ann = there.door.person()
    assert ann.asks("GET", "/api/account")["openid"] == "Academy"
    assert enters(ann, house)["address"] == ANN
    ann.asks("PUT", "/api/account/name", json={"name": "Ann"})
    # who he is there stays, though his address has changed
    house.address = BOB
    phone = there.door.person()
    found = enters(phone, house)
    assert (found["name"], found["address"]) == ("Ann", ANN)
    assert len(there.accounts.book.all()) == 1
    # another one there is another one here
    house.subject = "2"
    assert enters(there.door.person(), house)["name"] == ""
    assert len(there.accounts.book.all()) == 2


def test_the_account_of_an_address_is_the_same_by_every_way(both: tuple[Hall, House]) -> None:
    there, house = both
    there.person(ANN, "Ann")
    assert enters(there.door.person(), house)["name"] == "Ann"


def test_games_of_the_browser_are_taken_along(both: tuple[Hall, House]) -> None:
    there, house = both
    ann = there.door.person()
    match = ann.begin()
    enters(ann, house, take=True)
    assert [one["id"] for one in ann.asks("GET", "/api/matches")["matches"]] == [match["id"]]


def test_an_address_that_is_not_verified_is_none(both: tuple[Hall, House]) -> None:
    there, house = both
    there.person(ANN, "Ann")
    for verified in (False, None, "no", 1):
        house.verified = verified
        turned_away(there.door.person(), house, "openid-no-address")
    house.verified = "true"
    enters(there.door.person(), house)


def test_where_people_are_invited_nobody_else_comes_in(tmp_path: Path, office: Post) -> None:
    with at_academy(tmp_path, office, "invited") as (there, house):
        turned_away(there.door.person(), house, "openid-not-invited")
        there.accounts.book.add(ANN, there.clock())
        enters(there.door.person(), house)


def test_who_was_banned_or_deleted_does_not_come_back_as_himself(both: tuple[Hall, House]) -> None:
    there, house = both
    ann = there.door.person()
    enters(ann, house)
    (row,) = there.accounts.book.all()
    there.accounts.book.ban(row.id, there.clock())
    turned_away(there.door.person(), house)
    there.accounts.book.ban(row.id, 0.0)
    enters(ann, house)
    ann.asks("POST", "/api/account/delete", 204, json={})
    assert not there.accounts.visits.book.bound(row.id)
    enters(ann, house)
    (new,) = there.accounts.book.all()
    assert new.id != row.id


def test_the_second_factor_is_asked_for_here_too(both: tuple[Hall, House]) -> None:
    there, house = both
    ann = there.door.person()
    enters(ann, house)
    codes = there.second(ann)
    phone = there.door.person()
    brought = goes(phone, house)
    phone.problem("POST", "/api/account/openid", 403, "second-needed", json=brought)
    phone.problem("POST", "/api/account/openid", 403, "second-wrong", json={**brought, "second": "000000x"})
    # what the provider gave was used up, and is not needed again
    phone.asks("POST", "/api/account/openid", json={**brought, "second": codes[0]})
    phone.problem("POST", "/api/account/openid", 403, "openid-stale", json={**brought, "second": codes[1]})


# ---------------------------------------------------------------- what is not believed


def test_what_one_brings_is_of_use_once_in_this_browser_for_a_quarter_of_an_hour(both: tuple[Hall, House]) -> None:
    there, house = both
    ann, eve = there.door.person(), there.door.person()
    brought = goes(ann, house)
    eve.problem("POST", "/api/account/openid", 403, "openid-stale", json=brought)
    ann.asks("POST", "/api/account/openid", json=brought)
    ann.problem("POST", "/api/account/openid", 403, "openid-stale", json=brought)
    brought = goes(eve, house)
    there.clock.on(15 * MINUTE + 1)
    eve.problem("POST", "/api/account/openid", 403, "openid-stale", json=brought)
    other = goes(eve, house)
    other["state"] = "x" * 20
    eve.problem("POST", "/api/account/openid", 403, "openid-stale", json=other)


@pytest.mark.parametrize(
    "claims",
    [
        {"iss": "https://elsewhere.example"},
        {"aud": "another"},
        {"aud": ["another", "third"]},
        {"aud": ["polemos", "another"], "azp": "another"},
        {"exp": 1_700_000_000},
        {"nonce": "another"},
        {"nonce": None},
        {"sub": None},
        {"sub": ""},
        {"sub": 7},
        {"iat": None},
        {"at_hash": "wrong"},
    ],
    ids=str,
)
def test_a_statement_that_is_not_for_this_sign_in_is_not_believed(
    both: tuple[Hall, House], claims: dict[str, Any]
) -> None:
    there, house = both
    house.claims = claims
    turned_away(there.door.person(), house)
    assert there.accounts.book.all() == []


def test_a_signature_by_somebody_else_is_not_believed(both: tuple[Hall, House]) -> None:
    there, house = both
    house.signs = RSAKey.generate_key(2048, {"kid": "one"})
    turned_away(there.door.person(), house)


def test_new_keys_are_fetched_but_not_at_every_word(both: tuple[Hall, House]) -> None:
    there, house = both
    enters(there.door.person(), house)
    house.key = RSAKey.generate_key(2048, {"kid": "two"})
    turned_away(there.door.person(), house)
    there.clock.on(AGAIN + 1)
    enters(there.door.person(), house)
    house.signs = RSAKey.generate_key(2048, {"kid": "three"})
    fetched = house.seen.count("/keys")
    for _ in range(3):
        turned_away(there.door.person(), house)
    assert house.seen.count("/keys") == fetched


def test_a_wrong_secret_or_code_lets_nobody_in(both: tuple[Hall, House]) -> None:
    there, house = both
    ann = there.door.person()
    brought = goes(ann, house)
    ann.problem("POST", "/api/account/openid", 403, "openid-refused", json={**brought, "code": "wrong"})


def test_a_provider_that_is_away_or_another_one_is_said_to_be(both: tuple[Hall, House]) -> None:
    there, house = both
    ann = there.door.person()
    house.away = True
    ann.problem("POST", "/api/account/openid/ask", 503, "openid-away", json={})
    house.away, house.says = False, {"issuer": "https://elsewhere.example"}
    ann.problem("POST", "/api/account/openid/ask", 503, "openid-away", json={})
    house.says = {"token_endpoint": None}
    ann.problem("POST", "/api/account/openid/ask", 503, "openid-away", json={})
    house.says = {}
    enters(ann, house)
    house.away = True
    there.clock.on(KEPT + 1)
    ann.problem("POST", "/api/account/openid/ask", 503, "openid-away", json={})


def test_a_server_without_a_provider_has_none(tmp_path: Path, office: Post) -> None:
    with hall(tmp_path, office) as there:
        who = there.door.person()
        assert who.asks("GET", "/api/account")["openid"] == ""
        who.problem("POST", "/api/account/openid/ask", 404, "no-openid", json={})
        who.problem("POST", "/api/account/openid", 404, "no-openid", json={"state": "x", "code": "x"})


def test_nothing_that_lets_somebody_in_is_kept(both: tuple[Hall, House]) -> None:
    there, house = both
    brought = goes(there.door.person(), house)
    kept = there.on_disk()
    assert brought["state"].encode() not in kept and brought["code"].encode() not in kept


def test_without_mail_people_sign_in_at_the_provider_alone(tmp_path: Path) -> None:
    from polemos.server.notice_options import NoticeOptions

    clock = Clock()
    with provider(clock) as (house, known):
        silent = NoticeOptions(url=URL, push=False, clock=clock, thread=False)
        with opened(tmp_path, notices=silent, accounts="open", provider=known) as door:
            ann = door.person()
            assert not ann.asks("GET", "/api/account")["mail"]
            ann.problem("POST", "/api/account/mail", 409, "no-mail", json={"address": ANN})
            enters(ann, house)
            ann.asks("PUT", "/api/account/password", json={"password": PASSWORD})
            ann.problem("POST", "/api/account/address", 409, "no-mail", json={"address": BOB})


# ---------------------------------------------------------------- the command line


def test_a_provider_is_named_whole(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("known to both\n")
    assert provider_of() is None
    found = provider_of("https://id.example/realm", "polemos", secret)
    assert found is not None and (found.secret, found.name) == ("known to both", "id.example")
    assert "known" not in repr(found)
    wrong: list[tuple[tuple[Any, ...], str]] = [
        (("", "polemos"), "wrong-openid-alone"),
        (("http://id.example", "polemos", secret), "wrong-openid"),
        (("https://u:p@id.example", "polemos", secret), "wrong-openid"),
        (("https://id.example:x", "polemos", secret), "wrong-openid"),
        (("https://id.example", "", secret), "wrong-openid-client"),
        (("https://id.example", "polemos"), "wrong-openid-secret"),
        (("https://id.example", "polemos", tmp_path / "none"), "wrong-openid-file"),
        (("https://id.example", "polemos", secret, "a\nb"), "wrong-openid-name"),
    ]
    for options, code in wrong:
        with pytest.raises(Wrong) as caught:
            provider_of(*options)
        assert caught.value.message == code
