"""What tests of accounts use: a server that has them, a mail server, and people who sign in."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pyotp import TOTP

from polemos.server.accounts import Accounts, Mode
from postgres import kept_in
from server.door import Door, Json, Person, opened
from server.telling import LINK, URL, Clock, Post, mailing, text

PASSWORD = "three words in a row"


class Hall:
    """A server with accounts, and the mail server by which it sends links."""

    def __init__(self, door: Door, office: Post, clock: Clock) -> None:
        self.door, self.office, self.clock = door, office, clock

    @property
    def accounts(self) -> Accounts:
        found: Accounts = self.door.app.state.accounts
        return found

    def mails(self) -> int:
        """Send what waits; how many mails have come all together."""
        assert self.accounts.mail is not None
        self.accounts.mail.step()
        return len(self.office.box.mails)

    def link(self, who: Person, address: str, language: str = "en") -> str:
        """Somebody has a link sent to an address, and reads the mail: the token in it."""
        before = self.mails()
        asked = {"address": address}
        who.asks("POST", "/api/account/mail", 202, json=asked, params={"language": language})
        assert self.mails() == before + 1
        (link,) = LINK.findall(text(self.office.box.mails[-1]))
        start, _, token = link.partition("#")
        assert start == f"{URL}/sign-in"
        return str(token)

    def enters(self, who: Person, address: str, name: str = "", take: bool = False) -> Json:
        """Somebody signs in by a link, and calls himself something."""
        body = {"token": self.link(who, address), "take": take}
        found: Json = who.asks("POST", "/api/account/link", json=body)
        assert found["signed_in"]
        return who.asks("PUT", "/api/account/name", json={"name": name}) if name else found

    def person(self, address: str, name: str = "") -> Person:
        """Somebody who is signed in."""
        who = self.door.person()
        self.enters(who, address, name)
        return who

    def knows(self, who: Person, password: str = PASSWORD) -> None:
        """Somebody who has just signed in sets a password."""
        assert who.asks("PUT", "/api/account/password", json={"password": password})["password"]

    def signs_in(self, who: Person, address: str, password: str = PASSWORD, take: bool = False) -> Json:
        """Somebody signs in by his password."""
        body = {"address": address, "password": password, "take": take}
        found: Json = who.asks("POST", "/api/account/sign-in", json=body)
        return found

    def code(self, secret: str) -> str:
        """What an app shows now."""
        return TOTP(secret).at(int(self.clock()))

    def confirms(self, who: Person, secret: str) -> list[str]:
        """Somebody types the first code; the spare codes that he gets."""
        codes: list[str] = who.asks("POST", "/api/account/second", json={"second": self.code(secret)})["codes"]
        return codes

    def second(self, who: Person) -> list[str]:
        """Somebody who has just signed in sets up a second factor; his spare codes."""
        return self.confirms(who, who.asks("POST", "/api/account/second/ask", json={})["secret"])

    def on_disk(self) -> bytes:
        """All bytes of the folder."""
        return kept_in(self.door.folder)


@contextmanager
def hall(folder: Path, office: Post, mode: Mode = "open", **how: Any) -> Iterator[Hall]:
    """A server with accounts, until the end of the block. The test sets its clock, and says when mail is sent."""
    clock = Clock()
    with opened(folder, notices=mailing(office.port, clock), accounts=mode, **how) as door:
        yield Hall(door, office, clock)
