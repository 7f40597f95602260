"""Accounts of a server that has them: signing in and out, names, passwords, and where somebody is signed in.

An account is an e-mail address. Whoever opens a link that was sent there is signed in; a password is a second way, for
whoever sets one. The first sign-in makes the account. No answer says whether there is one at an address.
"""

import secrets
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from polemos.server.account_mail import AccountMail, of_link
from polemos.server.account_moves import at_matches, forget, leave, take_along
from polemos.server.account_store import ACCOUNT, AccountRow, LinkRow, SessionRow, key_of_address
from polemos.server.brakes import Brakes
from polemos.server.match_repository import MatchRepository
from polemos.server.notice_mail import Mail
from polemos.server.notice_options import NoticeOptions
from polemos.server.passwords import Passwords, fault
from polemos.server.problems import Refused
from polemos.server.tokens import digest, fresh_token

Mode = Literal["", "open", "invited"]
"""Whether a server has accounts ("": it has none), and for whom: for everybody, or whom the administrator has added."""
WORKS: Final = 15 * 60.0
"""Seconds for which a link in a mail works."""
FRESH: Final = 10 * 60.0
"""Seconds after signing in in which nobody is asked again whether it is he."""


class Asker(NamedTuple):
    """Whoever asks: the person, the digest of his cookie, where he comes from, and which browser he has."""

    person: str
    token: str
    network: str
    browser: str


class Accounts:
    """The accounts of a folder, on a server that has them."""

    def __init__(
        self,
        repository: MatchRepository,
        mode: Mode,
        options: NoticeOptions,
        passwords: Passwords | None = None,
        brakes: Brakes | None = None,
    ) -> None:
        """options: how mail is sent, the address by which people reach the server, and the time."""
        self.mode = mode
        self.repository = repository
        self.book = repository.accounts
        self.brakes = brakes or Brakes()
        self.passwords = passwords or Passwords()
        self.clock: Callable[[], float] = options.clock
        self._base = options.url
        self.mail: AccountMail | None = None
        if options.smtp is not None:
            self.mail = AccountMail(Mail(options.smtp, options.sender), options.clock, options.thread)
        repository.invitations.names = self.book.names

    def start(self) -> None:
        """Begin to send mail."""
        if self.mail is not None:
            self.mail.start()

    def end_all(self) -> None:
        """Stop."""
        if self.mail is not None:
            self.mail.end()

    # -- who is who

    def visitor(self, token: str) -> str:
        """The person who is signed in in a browser, by the digest of its cookie; "" if nobody is."""
        found = self.book.session(token, self.clock())
        return "" if found is None else ACCOUNT + found.account

    def own(self, person: str) -> AccountRow:
        """The account of whoever asks. Raises Refused where he is not signed in."""
        row = self.book.of_person(person)
        if row is None:
            raise Refused(403, "not-signed-in")
        return row

    def session(self, asker: Asker) -> SessionRow | None:
        """The session in which somebody asks."""
        return self.book.session(asker.token, self.clock())

    def is_fresh(self, asker: Asker) -> bool:
        """Whether he has just signed in."""
        found = self.session(asker)
        return found is not None and self.clock() - found.proved <= FRESH

    def prove(self, asker: Asker, row: AccountRow, password: str) -> None:
        """See that it is really he: he has just signed in, or knows the password. Raises Refused."""
        if not password and self.is_fresh(asker):
            return
        if not password:
            raise Refused(403, "prove-it", "password")
        self.brakes.take("prove", person=row.person)
        if not self.passwords.fits(row.password, password):
            raise Refused(403, "password-wrong", "password")

    # -- signing in

    def ask_link(self, asker: Asker, address: str, language: str) -> None:
        """Have a link sent to an address, if somebody may sign in by it; nobody learns which. Raises Refused."""
        key, at = key_of_address(address), self.clock()
        self.brakes.take("mail", address=key, person=asker.person, network=asker.network)
        row = self.book.at(address)
        lets_in = row.banned == 0 if row is not None else self.mode == "open"
        token = fresh_token()
        kept = LinkRow(token=digest(token), address=address, address_key=key, asker=asker.person, until=at + WORKS)
        if lets_in and self.mail is not None:
            self.book.keep_link(kept, at)
            notice = of_link(secrets.token_urlsafe(12), language, f"{self._base}/sign-in#{token}")
            # to the address of the account: another one may differ from it in capitals
            self.mail.post(address if row is None else row.address, notice, kept.until)
        else:
            # as much work as otherwise, and a link that nobody knows
            kept.until = at
            self.book.keep_link(kept, at)

    def look_at_link(self, asker: Asker, token: str) -> tuple[LinkRow, AccountRow | None]:
        """What a link is for; it is not used up by that. Raises Refused."""
        self.brakes.take("link", network=asker.network)
        link = self.book.link(digest(token), self.clock())
        row = self.book.at(link.address) if link is not None else None
        if link is None or (row is not None and row.banned) or (row is None and self.mode != "open"):
            raise Refused(404, "no-sign-in-link", "token")
        return link, row

    def follow_link(self, asker: Asker, token: str, take: bool) -> str:
        """Sign in by a link; the token of a new cookie. Raises Refused and Unwritten.

        take: whether the games of this browser, in which nobody was signed in, are his from now on.
        """
        link, row = self.look_at_link(asker, token)
        if row is None:
            self.brakes.take("account", network=asker.network)
        if self.book.use_link(digest(token), self.clock()) is None:
            raise Refused(404, "no-sign-in-link", "token")
        return self._signed_in(asker, self.book.add(link.address, self.clock()), take)

    def sign_in(self, asker: Asker, address: str, password: str, take: bool) -> str:
        """Sign in by a password; the token of a new cookie. Raises Refused and Unwritten."""
        self.brakes.take("sign-in", address=key_of_address(address), network=asker.network)
        row = self.book.at(address)
        fits = self.passwords.fits(row.password if row is not None else "", password)
        if row is None or not fits or row.banned:
            raise Refused(403, "sign-in-wrong", "password")
        if self.passwords.outdated(row.password):
            self.book.set_password(row.id, self.passwords.hashed(password))
        return self._signed_in(asker, row, take)

    def _signed_in(self, asker: Asker, row: AccountRow, take: bool) -> str:
        # never the cookie that the browser brings: another page may have planted it, or know it
        token = fresh_token()
        self.book.begin(row.id, asker.token, asker.browser, self.clock(), digest(token))
        if take:
            take_along(self.repository, asker.person, row.person)
        return token

    def sign_out(self, asker: Asker) -> str:
        """Sign out; the token of a new cookie. Raises Unwritten."""
        found = self.session(asker)
        if found is not None:
            self.book.end(found.account, found.id)
        return fresh_token()

    def brought(self, person: str) -> int:
        """How many matches a guest would take along."""
        return 0 if person.startswith(ACCOUNT) else len(at_matches(self.repository, person))

    # -- what somebody sets

    def rename(self, row: AccountRow, name: str) -> None:
        """Call oneself something. Raises Refused where another one is called so, and Unwritten."""
        self.brakes.take("change", person=row.person)
        if not self.book.rename(row.id, name):
            raise Refused(409, "name-taken", "name")

    def set_password(self, asker: Asker, row: AccountRow, password: str, old: str) -> None:
        """Set a password, or take it away (""): all other sessions end. Raises Refused and Unwritten."""
        self.brakes.take("change", person=row.person)
        self.prove(asker, row, old)
        wrong = fault(password, row.address, row.name) if password else ""
        if wrong == "password-short":
            raise Refused(422, "password-short", "password")
        if wrong:
            raise Refused(422, "password-common", "password")
        self.book.set_password(row.id, self.passwords.hashed(password) if password else "")
        self.book.end(row.id, but=asker.token)

    def end_session(self, row: AccountRow, session_id: str) -> None:
        """Sign out in another browser. Raises Refused and Unwritten."""
        if not self.book.end(row.id, session_id):
            raise Refused(404, "no-session", "session")

    def end_sessions(self, row: AccountRow) -> None:
        """Sign out everywhere. Raises Unwritten."""
        self.book.end(row.id)

    def delete(self, row: AccountRow) -> None:
        """Delete an account, and whatever is kept of its person. Raises Refused, BadInput and Unwritten."""
        leave(self.repository, row.person, ends=True)
        forget(self.repository, row.person)
        self.book.delete(row)


def accounts_over(repository: MatchRepository, mode: Mode, options: NoticeOptions) -> Accounts | None:
    """The accounts of a server that has them."""
    return Accounts(repository, mode, options) if mode else None


def browser_of(said: str) -> str:
    """Which browser somebody has, by what it says of itself: "Firefox, Linux"; "" where it says nothing known."""
    browsers = (
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
    )
    kinds = (*browsers, ("Chrome/", "Chrome"), ("Safari/", "Safari"))
    systems = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"))
    places = (*systems, ("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux"))
    found = [next((name for mark, name in table if mark in said), "") for table in (kinds, places)]
    return ", ".join(part for part in found if part)
