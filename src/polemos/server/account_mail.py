"""Mails of accounts: a link to sign in, which goes out at once or not at all, since it works for a quarter of an hour;
a link to a new address; and what has changed.

The token of such a link is kept nowhere but in its mail: what a killed server has not sent is asked for again.
"""

import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from polemos.server.notice_carriers import Carrier, Later, Never, Unsure
from polemos.server.notice_texts import Notice, notice_words

Change = Literal["password", "no-password", "second", "no-second", "address"]
"""What of an account has changed: somebody has set a password, or a second factor, or taken it away, or has moved."""
LOG: Final = logging.getLogger("polemos.server")
WAITS: Final = (5.0, 20.0, 60.0, 180.0)
"""Seconds after which a mail is tried again that the mail server has not taken."""
MOST: Final = 1000
"""Mails that may wait."""
QUIET: Final = 600.0
"""Seconds between two lines in the log about mails that cannot be sent."""


class Letter(NamedTuple):
    """A mail that waits: due when it is tried (seconds since 1970), until when it is of any use."""

    due: float
    until: float
    tries: int
    address: str
    notice: Notice


class AccountMail:
    """Sends them, in a thread of its own: no answer is the slower for it, or tells by its time whether one is sent."""

    def __init__(self, carrier: Carrier, clock: Callable[[], float], thread: bool = True) -> None:
        self._carrier, self._clock, self._threaded = carrier, clock, thread
        self._letters: queue.Queue[Letter | None] = queue.Queue(MOST)
        self._waiting: list[Letter] = []
        self._thread = threading.Thread(target=self._run, name="polemos-account-mail", daemon=True)
        self._said = -QUIET

    def start(self) -> None:
        """Begin."""
        if self._threaded:
            self._thread.start()

    def end(self) -> None:
        """Stop."""
        if self._thread.is_alive():
            self._letters.put(None)
            self._thread.join(3.0)

    def post(self, address: str, notice: Notice, until: float) -> None:
        """Send a mail; where too many wait already, it is not sent."""
        try:
            self._letters.put_nowait(Letter(self._clock(), until, 0, address, notice))
        except queue.Full:
            self._tell("too many wait")

    def step(self) -> None:
        """Send what is due."""
        while not self._letters.empty():
            letter = self._letters.get_nowait()
            if letter is not None:
                self._waiting.append(letter)
        now = self._clock()
        due = [one for one in self._waiting if one.due <= now]
        self._waiting = [one for one in self._waiting if one.due > now]
        for letter in due:
            if letter.until > now:
                self._send(letter)

    def _run(self) -> None:
        while True:
            try:
                pause = min((one.due for one in self._waiting), default=self._clock() + 3600) - self._clock()
                letter = self._letters.get(timeout=max(pause, 0.1))
                if letter is None:
                    return
                self._waiting.append(letter)
            except queue.Empty:
                pass
            self.step()

    def _send(self, letter: Letter) -> None:
        try:
            self._carrier.carry(letter.address, letter.notice, lambda: None)
        except Never as error:
            self._tell(str(error))
        except (Later, Unsure) as error:
            self._tell(str(error) or "nobody knows whether it has arrived")
            if letter.tries < len(WAITS):
                again = letter._replace(due=self._clock() + WAITS[letter.tries], tries=letter.tries + 1)
                self._waiting.append(again)
        except Exception as error:
            # what it says may name an address
            self._tell(type(error).__name__)

    def _tell(self, why: str) -> None:
        now = time.monotonic()
        if now - self._said >= QUIET:
            self._said = now
            LOG.warning("a mail of an account was not sent: %s", why)


def of_link(link_id: str, language: str, link: str) -> Notice:
    """The mail with a link; nothing in it comes from whoever asks for it."""
    t = notice_words(language)
    return Notice(
        link_id, "", language, t("mail-sign-in"), [t("mail-sign-in-text"), "", t("mail-sign-in-not")], link, ""
    )


def of_move(link_id: str, language: str, link: str) -> Notice:
    """The mail to a new address, with a link that shows that it is his who asked for it."""
    t = notice_words(language)
    return Notice(link_id, "", language, t("mail-move"), [t("mail-move-text"), "", t("mail-move-not")], link, "")


def of_change(notice_id: str, language: str, change: Change, link: str) -> Notice:
    """The mail that tells of a change; of an address the old one is told."""
    t = notice_words(language)
    return Notice(
        notice_id, "", language, t("mail-change"), [t(f"mail-change-{change}"), "", t("mail-change-not")], link, ""
    )
