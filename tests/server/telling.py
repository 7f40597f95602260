"""What tests of notices use: a clock that is set, a mail server, two people at a match, and what was sent to them."""

import asyncio
import email
import email.policy
import re
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP

from polemos.server.notice_options import NoticeOptions, Smtp
from polemos.server.notices import Notices
from server.door import ORIGIN, Door, Json, Person, opened
from server.test_rights import invited, token

MINUTE = 60.0
LINK = re.compile(r"https?://\S+")
URL = "https://play.example"


class Clock:
    """The time, as a test sets it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def on(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds


@dataclass
class Letterbox:
    """What a mail server has taken, and how it answers."""

    mails: list[EmailMessage] = field(default_factory=list)
    to: list[str] = field(default_factory=list)
    answer: str = "250 taken"
    rcpt: str = "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:  # noqa: N802
        """Whether an address is known."""
        if self.rcpt.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.rcpt

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """A mail."""
        if self.answer.startswith("250"):
            mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
            self.to += envelope.rcpt_tos
        return self.answer

    def links(self) -> list[str]:
        """The links in the latest mail, without its server: the one to open, and the one that ends it."""
        return [link.removeprefix(URL) for link in LINK.findall(text(self.mails[-1]))]

    def subjects(self) -> list[str]:
        """The subjects of what has come since this was last asked."""
        found = [str(mail["Subject"]) for mail in self.mails]
        self.mails.clear()
        return found


def text(mail: EmailMessage) -> str:
    """What a mail says."""
    return str(mail.get_content())


class Post:
    """A mail server of this computer, at a port that is free."""

    def __init__(self, hostname: str, ssl_context: ssl.SSLContext | None = None, **how: Any) -> None:
        self.box = Letterbox()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()

        def greeted() -> Any:
            return SMTP(self.box, hostname="mail.example", loop=self._loop, **how)

        listening = self._loop.create_server(greeted, hostname, 0, ssl=ssl_context)
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result()
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def _close(self) -> None:
        self._server.close()
        talks = asyncio.all_tasks() - {asyncio.current_task()}
        for talk in talks:
            talk.cancel()
        await asyncio.gather(*talks, return_exceptions=True)

    def end(self) -> None:
        """Close it."""
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextmanager
def post(hostname: str = "127.0.0.1", **how: Any) -> Iterator[Post]:
    """A mail server, until the end of the block."""
    found = Post(hostname, **how)
    try:
        yield found
    finally:
        found.end()


def mailing(port: int, clock: Clock, **more: Any) -> NoticeOptions:
    """A server that sends mail there; whoever tests says when."""
    how: Json = {"delay": 3 * MINUTE, "thread": False, "push": False, "url": URL, **more}
    return NoticeOptions(smtp=Smtp("127.0.0.1", port), sender="polemos@play.example", clock=clock, **how)


@dataclass
class Pair:
    """Two people at two places at a match of Duel: `owner` plays red and begins, `friend` blue."""

    door: Door
    owner: Person
    friend: Person
    match: Json
    clock: Clock

    @property
    def notices(self) -> Notices:
        found: Notices = self.door.app.state.notices
        return found

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match['id']}"

    def step(self, minutes: float = 0) -> None:
        """Let time go by, and the server do what is to be done then."""
        self.notices.step()
        self.clock.on(minutes * MINUTE)
        self.notices.step()

    def wants(self, who: Person, address: str = "ann@mail.example", language: str = "en", status: int = 201) -> Json:
        """Somebody wants to be told by mail."""
        body = {"kind": "mail", "address": address}
        found: Json = who.asks("POST", f"{self.path}/notices/ways", status, json=body, params={"language": language})
        return found

    def confirms(self, box: Letterbox, who: Person, address: str = "ann@mail.example", language: str = "en") -> None:
        """Somebody wants to be told by mail, and confirms his address by the link that he is sent."""
        self.wants(who, address, language)
        self.step()
        link = box.links()[0]
        assert link.startswith("/notices/")
        answer = self.door.person().asks("POST", f"/api/notices/links/{link.rpartition('/')[2]}")
        assert answer == {"does": "confirm", "kind": "mail", "done": True}
        box.mails.clear()
        box.to.clear()

    def plays(self, who: Person, side: str) -> None:
        """A side decides until it is no more asked; or once, if that is not so."""
        while (table := who.table(self.match, side))["decides"] == side and not table["over"]:
            who.choose(self.match, table["n"], table["question"]["choices"][0]["id"], side)

    def turns(self, side: str) -> None:
        """Play on until a side is asked."""
        people = {"red": self.owner, "blue": self.friend}
        while (decides := self.owner.table(self.match)["decides"]) != side:
            assert decides is not None
            self.plays(people[decides], decides)


@contextmanager
def pair(folder: Path, options: NoticeOptions, clock: Clock, **how: Any) -> Iterator[Pair]:
    """A server with two people at a match, until the end of the block."""
    with opened(folder, notices=options, **how) as door:
        owner, friend = door.person(), door.person()
        for person in (owner, friend):
            # a cookie is for what stands behind the prefix
            person.base_url = f"{ORIGIN}{how.get('prefix', '')}"
        match = owner.begin(name="Sunday")
        friend.asks("POST", f"/api/invitations/{token(invited(owner, match, 'blue'))}")
        yield Pair(door, owner, friend, match, clock)
