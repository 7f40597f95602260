"""Every route on a server with accounts, asked by everybody there: whoever is signed in, guests, spectators, strangers,
somebody who was banned, and the owner of the folder. Nothing is reached but what the tables here allow.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from polemos.server.administration import administered
from server.door import Json, Person
from server.signing import PASSWORD, Hall, hall
from server.telling import Post, post
from server.test_rights import MATCH, RIGHTS, TOURNAMENT, Party, asked, body, invited, token

ACCOUNT: Final = "/api/account"
EVERYBODY: Final = "owner", "guest", "spectator", "stranger", "friend", "banned", "administrator"
"""Signed in are the owner of the match, the spectator, and the stranger, who has no part in it. The guest in a seat has
no account, nor has his friend, who has nothing at all. Who was banned looked on. The administrator has the key.
"""
AS_BEFORE: Final = {"friend": "stranger", "banned": "stranger", "administrator": "stranger"}
"""Whom of the table of matches they are like."""
SIGNED_IN: Final = "owner", "spectator", "stranger"
INSIDERS: Final = (*SIGNED_IN, "administrator")
OF_PEOPLE: Final = (ACCOUNT, "/api/ratings", "/api/tournaments")
"""How the routes begin that there are where people have accounts."""

RIGHTS_HERE: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("get", ACCOUNT): EVERYBODY,
    ("post", f"{ACCOUNT}/mail"): EVERYBODY,
    ("post", f"{ACCOUNT}/link/look"): (),  # of a token that nobody has
    ("post", f"{ACCOUNT}/link"): (),
    ("post", f"{ACCOUNT}/sign-in"): (),  # with a password that is none
    ("post", f"{ACCOUNT}/openid/ask"): (),  # where there is no provider; see test_openid.py
    ("post", f"{ACCOUNT}/openid"): (),
    ("post", f"{ACCOUNT}/second/ask"): SIGNED_IN,
    ("post", f"{ACCOUNT}/second"): (),  # with a code that is none
    ("post", f"{ACCOUNT}/second/end"): (),
    ("post", f"{ACCOUNT}/address"): SIGNED_IN,
    ("post", f"{ACCOUNT}/address/link"): (),  # by a link that nobody has
    ("get", f"{ACCOUNT}/sessions"): SIGNED_IN,
    ("delete", f"{ACCOUNT}/sessions/{{session}}"): (),  # of others; one's own are tested elsewhere
    ("put", f"{ACCOUNT}/name"): SIGNED_IN,
    ("put", f"{ACCOUNT}/password"): SIGNED_IN,
    ("get", f"{ACCOUNT}/export"): SIGNED_IN,
    ("get", "/api/ratings"): SIGNED_IN,
    ("put", "/api/ratings/listed"): SIGNED_IN,
    ("get", "/api/ratings/leaderboard"): INSIDERS,
    ("get", "/api/tournaments"): INSIDERS,
    ("post", "/api/tournaments"): ("administrator",),
    ("get", TOURNAMENT): INSIDERS,
    ("post", f"{TOURNAMENT}/entry"): SIGNED_IN,
    ("delete", f"{TOURNAMENT}/entry"): SIGNED_IN,
    ("post", f"{TOURNAMENT}/settle"): (),  # of a game that there is not
    ("post", f"{TOURNAMENT}/drop"): ("administrator",),
    ("post", f"{TOURNAMENT}/act"): ("administrator",),
    ("post", f"{TOURNAMENT}/watch"): (),
    ("post", f"{ACCOUNT}/sign-out"): SIGNED_IN,
    ("delete", f"{ACCOUNT}/sessions"): SIGNED_IN,
    ("post", f"{ACCOUNT}/delete"): SIGNED_IN,
}
"""Who may use a route of accounts. The last three end what makes them somebody, and come last."""
ENDS: Final = (("post", f"{ACCOUNT}/sign-out"), ("delete", f"{ACCOUNT}/sessions"), ("post", f"{ACCOUNT}/delete"))


@dataclass
class Court:
    """A server with accounts, and a match with everybody who can be at one."""

    there: Hall
    party: Party
    session: str
    tournament: str

    def path(self, path: str) -> str:
        """The address of a route, with ids that are not one's own."""
        return self.party.path(path.replace("{session}", self.session).replace("{tournament}", self.tournament))

    def body(self, path: str, who: str, n: int = 0) -> Json | None:
        """What a request says that is right in itself."""
        bodies: dict[str, Json] = {
            f"{ACCOUNT}/mail": {"address": f"{who}@elsewhere.example"},
            f"{ACCOUNT}/link/look": {"token": "x" * 32},
            f"{ACCOUNT}/link": {"token": "x" * 32},
            f"{ACCOUNT}/sign-in": {"address": "owner@mail.example", "password": "wrong words here"},
            f"{ACCOUNT}/name": {"name": f"New {who}"},
            f"{ACCOUNT}/password": {"password": PASSWORD},
            f"{ACCOUNT}/openid": {"state": "x" * 32, "code": "x" * 32},
            f"{ACCOUNT}/second/ask": {"password": ""},
            f"{ACCOUNT}/second": {"second": "000000"},
            f"{ACCOUNT}/second/end": {"second": "000000"},
            f"{ACCOUNT}/address/link": {"token": "x" * 32},
            f"{ACCOUNT}/address": {"address": f"{who}@new.example"},
            f"{ACCOUNT}/delete": {"password": PASSWORD},
        }
        return bodies.get(path) or body(path, who, n)


@pytest.fixture
def office() -> Iterator[Post]:
    with post() as found:
        yield found


@pytest.fixture
def court(tmp_path: Path, office: Post) -> Iterator[Court]:
    with hall(tmp_path, office) as there:
        people: dict[str, Person] = {who: there.door.person() for who in EVERYBODY}
        for who in (*SIGNED_IN, "banned"):
            there.enters(people[who], f"{who}@mail.example", who)
        people["administrator"] = there.door.owner()
        match = people["owner"].begin()
        links = {}
        for who, side in (("guest", "blue"), ("spectator", None), ("banned", None)):
            links[who] = invited(people["owner"], match, side)
            people[who].asks("POST", f"/api/invitations/{token(links[who])}")
        with administered(there.door.folder, there.door.database) as administration:
            administration.ban("banned@mail.example")
        # of somebody else, who asks nothing
        other = there.person("other@mail.example", "Other")
        (session,) = other.asks("GET", f"{ACCOUNT}/sessions")["sessions"]
        ids = [links[who]["invitation"]["id"] for who in ("guest", "spectator")]
        cup = people["administrator"].asks("POST", "/api/tournaments", 201, json={"name": "Cup", "game": "duel"})
        other.asks("POST", f"/api/tournaments/{cup['id']}/entry")
        yield Court(there, Party(there.door, match, people, *ids), session["id"], cup["id"])


def test_every_route_has_its_line_in_one_of_the_tables(court: Court) -> None:
    routes = {(method, path) for path, there in court.there.door.app.openapi()["paths"].items() for method in there}
    of_accounts = {one for one in routes if one[1].startswith(OF_PEOPLE)}
    assert of_accounts == set(RIGHTS_HERE)
    assert routes == set(RIGHTS)


@pytest.mark.long
def test_everybody_reaches_what_the_tables_allow_and_nothing_else(court: Court) -> None:
    party = court.party
    rows = {**{one: who for one, who in RIGHTS.items() if not one[1].startswith(OF_PEOPLE)}, **RIGHTS_HERE}

    def late(row: tuple[tuple[str, str], tuple[str, ...]]) -> int:
        return ENDS.index(row[0]) + 2 if row[0] in ENDS else int(row[0] == ("delete", MATCH))

    for (method, path), allowed in sorted(rows.items(), key=late):
        for who in reversed(EVERYBODY):
            person = party.people[who]
            if (method, path) in ENDS[1:] and who in SIGNED_IN:
                court.there.signs_in(person, f"{who}@mail.example")
            row = party.door.repository.store.find(party.match["id"])
            n = party.door.repository.live(row).pulse.n if row is not None else 0
            answer = person.request(method, court.path(path), params=asked(path), json=court.body(path, who, n))
            given = answer.json() if "json" in answer.headers.get("content-type", "") else None
            code = (given or {}).get("code", "")
            told = f"{who} {method} {path}: {answer.status_code} {code}"
            if path.startswith(OF_PEOPLE):
                good = answer.status_code < 300
                assert good is (who in allowed), told
                assert good or answer.status_code in (403, 404), told
            elif AS_BEFORE.get(who, who) in allowed:
                waits = who == "guest" and path.endswith(("/choose", "/undo"))
                closed = {"no-match", "not-your-seat", "owner-only", "sealed", "dice-of-two"}
                assert code not in closed - ({"not-your-seat"} if waits else set()), told
                assert answer.status_code < 500, told
            else:
                assert answer.status_code in (403, 404), told
    left = {row.address for row in court.there.accounts.book.all()}
    assert left == {"banned@mail.example", "other@mail.example"}


@pytest.mark.long
def test_of_the_match_of_others_nobody_reaches_anything(court: Court) -> None:
    other = court.there.person("one-more@mail.example").begin()
    for method, path in RIGHTS:
        if path.startswith(MATCH):
            for who in EVERYBODY:
                address = court.path(path.replace("{match_id}", other["id"]))
                answer = court.party.people[who].request(
                    method, address, params=asked(path), json=court.body(path, who)
                )
                assert (answer.status_code, answer.json()["code"]) == (404, "no-match"), f"{who} {method} {path}"


def test_nobody_writes_from_a_page_of_others(court: Court) -> None:
    """Whatever changes anything is refused to another page, whose requests carry the cookie."""
    owner = court.party.people["owner"]
    for method, path in RIGHTS_HERE:
        if method == "get":
            continue
        address, sent = court.path(path), court.body(path, "owner")
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = owner.request(method, address, json=sent, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), f"{method} {path}"
