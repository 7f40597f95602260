"""Accounts of a server that has them: signing in and out, names, passwords, and where somebody is signed in.

An account is an e-mail address. Whoever opens a link that was sent there is signed in; a password is a second way, for
whoever sets one, and a provider of OpenID Connect a third, where the server knows one. The first sign-in makes the
account. Whoever has set a second factor is asked for its code besides, whichever way he comes. No answer says whether
there is an account at an address.
"""

import secrets
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from polemos.server.account_addresses import MoveRow, Moves
from polemos.server.account_mail import AccountMail, Change, of_change, of_link, of_move
from polemos.server.account_moves import at_matches, forget, leave, take_along
from polemos.server.account_store import ACCOUNT, AccountRow, LinkRow, SessionRow, key_of_address
from polemos.server.brakes import Brakes
from polemos.server.match_repository import MatchRepository
from polemos.server.notice_mail import Mail
from polemos.server.notice_options import NoticeOptions
from polemos.server.openid_options import Provider
from polemos.server.openid_visits import OpenIdVisits
from polemos.server.passwords import Passwords, fault
from polemos.server.problems import Refused
from polemos.server.second_factor import SecondFactors
from polemos.server.tokens import digest, fresh_token

Mode = Literal["", "open", "invited"]
"""Whether a server has accounts ("": it has none), and for whom: for everybody, or whom the administrator has added."""
WORKS: Final = 15 * 60.0
"""Seconds for which a link in a mail works."""
FRESH: Final = 10 * 60.0
"""Seconds after signing in in which nobody is asked again whether it is he."""
TOLD: Final = 24 * 3600.0
"""Seconds for which a mail is tried that tells of a change."""


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
        provider: Provider | None = None,
    ) -> None:
        """options: how mail is sent, the address by which people reach the server, and the time. provider: at whose
        door people may sign in besides.
        """
        self.mode = mode
        self.repository = repository
        self.book = repository.accounts
        self.brakes = brakes or Brakes()
        self.passwords = passwords or Passwords()
        self.clock: Callable[[], float] = options.clock
        self._base = options.url
        self.seconds = SecondFactors(repository.store)
        self.moves = Moves(repository.store)
        self.visits = OpenIdVisits(repository.store, provider, f"{self._base}/sign-in", self.clock)
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
        if self.mail is None:
            raise Refused(409, "no-mail")
        self.brakes.take("mail", address=key, person=asker.person, network=asker.network)
        row = self.book.at(address)
        lets_in = row.banned == 0 if row is not None else self.mode == "open"
        token = fresh_token()
        kept = LinkRow(token=digest(token), address=address, address_key=key, asker=asker.person, until=at + WORKS)
        if lets_in:
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

    def follow_link(self, asker: Asker, token: str, take: bool, code: str = "") -> str:
        """Sign in by a link; the token of a new cookie. Raises Refused and Unwritten.

        take: whether the games of this browser, in which nobody was signed in, are his from now on. code: that of his
        second factor, if he has one; without it the link goes on working.
        """
        link, row = self.look_at_link(asker, token)
        if row is None:
            self.brakes.take("account", network=asker.network)
        else:
            self.ask_second(row, code)
        if self.book.use_link(digest(token), self.clock()) is None:
            raise Refused(404, "no-sign-in-link", "token")
        return self._signed_in(asker, self.book.add(link.address, self.clock()), take)

    def sign_in(self, asker: Asker, address: str, password: str, take: bool, code: str = "") -> str:
        """Sign in by a password; the token of a new cookie. Raises Refused and Unwritten."""
        self.brakes.take("sign-in", address=key_of_address(address), network=asker.network)
        row = self.book.at(address)
        fits = self.passwords.fits(row.password if row is not None else "", password)
        if row is None or not fits or row.banned:
            raise Refused(403, "sign-in-wrong", "password")
        if self.passwords.outdated(row.password):
            self.book.set_password(row.id, self.passwords.hashed(password))
        self.ask_second(row, code)
        return self._signed_in(asker, row, take)

    def set_out(self, asker: Asker, language: str) -> str:
        """Where somebody signs in at the provider. Raises Refused and Unwritten."""
        self.brakes.take("openid", network=asker.network)
        return self.visits.set_out(asker.person, language)

    def come_back(self, asker: Asker, state: str, given: str, take: bool, code: str = "") -> str:
        """Sign in by what the provider has given; the token of a new cookie. Raises Refused and Unwritten.

        Whoever it has not sent before has the account of the address that it states as verified, or a new one.
        """
        self.brakes.take("openid", network=asker.network)
        journey, account, who, address = self.visits.come_back(asker.person, state, given)
        row = self.book.find(account) if account else self.book.at(address)
        if row is None:
            if not address or self.mode != "open":
                raise Refused(403, "openid-not-invited")
            self.brakes.take("account", network=asker.network)
            row = self.book.add(address, self.clock())
        if row.banned:
            raise Refused(403, "openid-refused")
        self.visits.bind(who, row.id)
        try:
            self.ask_second(row, code)
        except Refused:
            self.visits.wait(journey, row.id)
            raise
        return self._signed_in(asker, row, take)

    def ask_second(self, row: AccountRow, code: str) -> None:
        """See that somebody has his second factor too, if there is one. Raises Refused and Unwritten."""
        if not self.seconds.asked(row.id):
            return
        if not code:
            raise Refused(403, "second-needed", "second")
        self.brakes.take("second", person=row.person)
        if not self.seconds.takes(row.id, code, self.clock()):
            raise Refused(403, "second-wrong", "second")

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

    def set_password(self, asker: Asker, row: AccountRow, password: str, old: str, language: str = "en") -> None:
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
        self.tell(row, "password" if password else "no-password", language)

    def begin_second(self, asker: Asker, row: AccountRow, password: str) -> str:
        """A secret for an app that shows codes; it counts once a code of it was seen. Raises Refused and Unwritten."""
        self.brakes.take("change", person=row.person)
        self.prove(asker, row, password)
        secret = self.seconds.begin(row.id)
        if not secret:
            raise Refused(409, "second-there")
        return secret

    def confirm_second(self, asker: Asker, row: AccountRow, code: str, language: str = "en") -> list[str]:
        """The first code: from now on one is asked for, and all other sessions end. The spare codes.

        Raises Refused and Unwritten.
        """
        self.brakes.take("second", person=row.person)
        spares = self.seconds.confirm(row.id, code, self.clock())
        if spares is None:
            raise Refused(403, "second-wrong", "second")
        self.book.end(row.id, but=asker.token)
        self.tell(row, "second", language)
        return spares

    def end_second(self, row: AccountRow, code: str, language: str = "en") -> None:
        """Be asked for no code any more, by a last one. Raises Refused and Unwritten."""
        if not self.seconds.asked(row.id):
            raise Refused(404, "second-none")
        self.ask_second(row, code)
        self.seconds.end(row.id)
        self.tell(row, "no-second", language)

    def ask_move(self, asker: Asker, row: AccountRow, address: str, password: str, language: str) -> None:
        """Have a link sent to a new address. Nobody learns whether there is an account at it. Raises Refused."""
        self.brakes.take("mail", address=key_of_address(address), person=row.person, network=asker.network)
        self.prove(asker, row, password)
        if self.mail is None:
            raise Refused(409, "no-mail")
        if address == row.address:
            raise Refused(409, "address-same", "address")
        token, at = fresh_token(), self.clock()
        self.moves.keep(MoveRow(token=digest(token), account=row.id, address=address, until=at + WORKS), at)
        other = self.book.at(address)
        if other is None or other.id == row.id:
            notice = of_move(secrets.token_urlsafe(12), language, f"{self._base}/me#{token}")
            self.mail.post(address, notice, at + WORKS)

    def move(self, asker: Asker, row: AccountRow, token: str, language: str = "en") -> None:
        """Come with a link to a new address, which is one's own from now on. Raises Refused and Unwritten."""
        self.brakes.take("link", network=asker.network)
        address = self.moves.use(digest(token), row.id, self.clock())
        if not address or not self.book.move(row.id, address):
            raise Refused(404, "no-move-link", "token")
        self.tell(row, "address", language)

    def tell(self, row: AccountRow, change: Change, language: str) -> None:
        """Tell the address of an account what has changed, so that nobody else does it unseen."""
        if self.mail is not None:
            notice = of_change(secrets.token_urlsafe(12), language, change, f"{self._base}/me")
            self.mail.post(row.address, notice, self.clock() + TOLD)

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


def accounts_over(
    repository: MatchRepository, mode: Mode, options: NoticeOptions, provider: Provider | None = None
) -> Accounts | None:
    """The accounts of a server that has them."""
    return Accounts(repository, mode, options, provider=provider) if mode else None


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
