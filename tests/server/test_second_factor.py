"""A second factor, a new address, and the mails that tell of changes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pyotp import TOTP

from polemos.server.administration import administered
from polemos.server.second_factor import SPARES, step_of
from polemos.server.words import Wrong
from server.door import Person
from server.signing import PASSWORD, Hall, hall
from server.telling import LINK, MINUTE, Post, post, text

ANN, BOB = "ann@mail.example", "bob@mail.example"
SEED = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"


@pytest.fixture
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def there(tmp_path: Path, office: Post) -> Iterator[Hall]:
    with hall(tmp_path / "games", office) as found:
        yield found


def told(there: Hall) -> tuple[str, str]:
    """To whom the latest mail went, and what it says first."""
    there.mails()
    mail = there.office.box.mails[-1]
    return str(mail["To"]), text(mail).splitlines()[0]


# ---------------------------------------------------------------- codes


@pytest.mark.parametrize(("at", "code"), [(59, "94287082"), (1111111109, "07081804"), (20000000000, "65353130")])
def test_codes_are_those_of_the_standard(at: int, code: str) -> None:
    """The test vectors of RFC 6238, appendix B, cut to six digits."""
    assert step_of(SEED, code[2:], at) == at // 30


def test_a_code_holds_for_one_step_before_and_after() -> None:
    at = 1_800_000_000.0
    code = TOTP(SEED).at(int(at))
    assert [bool(step_of(SEED, code, at + 30 * n)) for n in (-2, -1, 0, 1, 2)] == [False, True, True, True, False]
    assert step_of(SEED, f" {code[:3]} {code[3:]}", at)
    assert not step_of(SEED, "", at)


# ---------------------------------------------------------------- an account that asks for one


def test_it_counts_once_a_code_was_seen_and_is_asked_for_by_every_way(there: Hall) -> None:
    ann, phone = there.person(ANN, "Ann"), there.person(ANN)
    there.knows(ann)
    made = ann.asks("POST", "/api/account/second/ask", json={})
    assert f"secret={made['secret']}" in made["link"] and "issuer=Polemos" in made["link"] and made["qr"]
    assert not ann.asks("GET", "/api/account")["second"]
    ann.problem("POST", "/api/account/second", 403, "second-wrong", json={"second": "000"})
    there.signs_in(phone, ANN)
    spares = there.confirms(ann, made["secret"])
    assert len(spares) == SPARES
    known = ann.asks("GET", "/api/account")
    assert (known["second"], known["spares"]) == (True, SPARES)
    assert told(there) == (
        ANN,
        "From now on your account asks for a code of your app besides, and all other sign-ins have ended.",
    )
    # elsewhere he is signed out, and comes in by no way without a code
    assert not phone.asks("GET", "/api/account")["signed_in"]
    words = {"address": ANN, "password": PASSWORD}
    phone.problem("POST", "/api/account/sign-in", 403, "second-needed", json=words)
    link = {"token": there.link(phone, ANN)}
    phone.problem("POST", "/api/account/link", 403, "second-needed", json=link)
    phone.problem("POST", "/api/account/link", 403, "second-wrong", json={**link, "second": "123456"})
    assert not phone.asks("GET", "/api/account")["signed_in"]
    there.clock.on(30)
    code = there.code(made["secret"])
    assert phone.asks("POST", "/api/account/link", json={**link, "second": code})["signed_in"]
    # none twice, whoever has looked over his shoulder
    eve = there.door.person()
    eve.problem("POST", "/api/account/sign-in", 403, "second-wrong", json={**words, "second": code})
    # a wrong password says nothing of a code
    eve.problem("POST", "/api/account/sign-in", 403, "sign-in-wrong", json={"address": ANN, "password": "no" * 8})


def test_a_spare_code_works_once_as_it_is_typed(there: Hall) -> None:
    ann = there.person(ANN)
    there.knows(ann)
    spares = there.second(ann)
    words = {"address": ANN, "password": PASSWORD}
    typed = f"{spares[0][:6].upper()} {spares[0][6:]}"
    assert there.door.person().asks("POST", "/api/account/sign-in", json={**words, "second": typed})["spares"] == 9
    there.door.person().problem(
        "POST", "/api/account/sign-in", 403, "second-wrong", json={**words, "second": spares[0]}
    )
    kept = there.on_disk()
    assert not any(one.encode() in kept for one in spares)


def test_it_ends_by_a_last_code(there: Hall) -> None:
    ann = there.person(ANN)
    spares = there.second(ann)
    ann.problem("POST", "/api/account/second/ask", 409, "second-there", json={})
    ann.problem("POST", "/api/account/second/end", 403, "second-wrong", json={"second": "123456"})
    assert not ann.asks("POST", "/api/account/second/end", json={"second": spares[3]})["second"]
    assert told(there) == (ANN, "Your account asks for no code any more.")
    ann.problem("POST", "/api/account/second/end", 404, "second-none", json={"second": spares[4]})
    there.enters(there.door.person(), ANN)


def test_nobody_begins_it_without_showing_that_it_is_he(there: Hall) -> None:
    ann = there.person(ANN)
    there.knows(ann)
    there.clock.on(11 * MINUTE)
    ann.problem("POST", "/api/account/second/ask", 403, "prove-it", json={})
    ann.problem("POST", "/api/account/second/ask", 403, "password-wrong", json={"password": "not that one"})
    ann.asks("POST", "/api/account/second/ask", json={"password": PASSWORD})


def test_codes_are_not_guessed(there: Hall) -> None:
    ann = there.person(ANN)
    there.knows(ann)
    there.second(ann)
    words = {"address": ANN, "password": PASSWORD}
    eve = there.door.person()
    answers = [eve.post("/api/account/sign-in", json={**words, "second": f"{n:06}"}).json()["code"] for n in range(10)]
    assert set(answers) == {"second-wrong", "too-often"} and answers.index("too-often") == 9


def test_the_administrator_helps_who_has_lost_his_phone(there: Hall) -> None:
    ann = there.person(ANN, "Ann")
    there.second(ann)
    with administered(there.door.folder, there.door.database) as administration:
        administration.end_second("ann")
        with pytest.raises(Wrong) as caught:
            administration.end_second(ANN)
    assert caught.value.message == "wrong-no-second"
    there.enters(there.door.person(), ANN)


# ---------------------------------------------------------------- a new address


def moves(there: Hall, ann: Person, address: str, **more: str) -> str:
    """Somebody asks for a new address: the token in the mail that comes there."""
    before = there.mails()
    ann.asks("POST", "/api/account/address", 202, json={"address": address, **more})
    assert there.mails() == before + 1 and there.office.box.to[-1] == address
    (link,) = LINK.findall(text(there.office.box.mails[-1]))
    assert "/me#" in link
    return str(link.partition("#")[2])


def test_an_account_moves_once_the_link_was_opened_and_the_old_address_is_told(there: Hall) -> None:
    ann = there.person(ANN, "Ann")
    old = there.link(there.door.person(), ANN)
    token = moves(there, ann, BOB)
    assert (ann.asks("GET", "/api/account")["address"], ann.asks("GET", "/api/account")["moving"]) == (ANN, BOB)
    # of no use to anybody else
    there.person("eve@mail.example").problem(
        "POST", "/api/account/address/link", 404, "no-move-link", json={"token": token}
    )
    there.door.person().problem("POST", "/api/account/address/link", 403, "not-signed-in", json={"token": token})
    found = ann.asks("POST", "/api/account/address/link", json={"token": token})
    assert (found["address"], found["moving"], found["name"]) == (BOB, "", "Ann")
    assert told(there) == (
        ANN,
        "Your account has another e-mail address now, and this one is not its address any more.",
    )
    ann.problem("POST", "/api/account/address/link", 404, "no-move-link", json={"token": token})
    # nor does a link that was sent to the old one before
    there.door.person().problem("POST", "/api/account/link", 404, "no-sign-in-link", json={"token": old})
    assert there.enters(there.door.person(), BOB)["name"] == "Ann"
    assert there.enters(there.door.person(), ANN)["name"] == ""


def test_nobody_learns_by_moving_who_has_an_account_or_takes_its_address(there: Hall) -> None:
    ann = there.person(ANN)
    there.person(BOB, "Bob")
    before = there.mails()
    answer = ann.asks("POST", "/api/account/address", 202, json={"address": BOB})
    assert answer == {"minutes": 15} and there.mails() == before
    # and none whose address somebody else takes meanwhile
    token = moves(there, ann, "new@mail.example")
    there.person("new@mail.example", "New")
    ann.problem("POST", "/api/account/address/link", 404, "no-move-link", json={"token": token})
    ann.problem("POST", "/api/account/address", 409, "address-same", json={"address": ANN})
    ann.problem("POST", "/api/account/address", 422, "no-mail-address", json={"address": "nothing"})


def test_a_link_to_a_new_address_works_for_a_quarter_of_an_hour_and_the_last_alone(there: Hall) -> None:
    ann = there.person(ANN)
    first = moves(there, ann, BOB)
    second = moves(there, ann, BOB)
    ann.problem("POST", "/api/account/address/link", 404, "no-move-link", json={"token": first})
    there.clock.on(15 * MINUTE + 1)
    ann.problem("POST", "/api/account/address/link", 404, "no-move-link", json={"token": second})
    ann.problem("POST", "/api/account/address", 403, "prove-it", json={"address": BOB})


def test_capitals_of_an_address_may_change(there: Hall) -> None:
    ann = there.person(ANN)
    token = moves(there, ann, "Ann@Mail.example")
    assert ann.asks("POST", "/api/account/address/link", json={"token": token})["address"] == "Ann@Mail.example"


# ---------------------------------------------------------------- what has changed is told


def test_a_password_that_was_set_or_taken_away_is_told(there: Hall) -> None:
    ann = there.person(ANN)
    there.knows(ann)
    assert told(there) == (ANN, "A password was set for your account, and all other sign-ins have ended.")
    ann.asks("PUT", "/api/account/password", json={"password": ""}, params={"language": "ja"})
    assert told(there)[1].startswith("アカウントのパスワードが削除されました。")
