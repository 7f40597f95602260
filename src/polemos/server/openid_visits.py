"""Signing in at a provider of OpenID Connect: somebody is sent there, and comes back with a code.

He must come back in the browser in which he left, within a quarter of an hour, and once. The page brings the code: the
redirect of another site carries no cookie.
"""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from polemos.server.openid_book import WORKS, JourneyRow, OpenIdBook
from polemos.server.openid_options import Provider
from polemos.server.problems import Refused
from polemos.server.store import Store
from polemos.server.tokens import digest, fresh_token

if TYPE_CHECKING:
    from polemos.server.openid import OpenId

LOG: Final = logging.getLogger("polemos.server")


class Back(NamedTuple):
    """Somebody who is back.

    account: whose he is; "" for whoever comes for the first time. who: as what he is kept, "" if that is so already.
    address: what the provider states.
    """

    journey: JourneyRow
    account: str
    who: str
    address: str


class OpenIdVisits:
    """The same for one server."""

    def __init__(self, store: Store, provider: Provider | None, back: str, clock: Callable[[], float]) -> None:
        self.book = OpenIdBook(store)
        self.name = "" if provider is None else provider.name
        self._openid = None if provider is None else _speaking(provider, back, clock)
        self._clock = clock

    def set_out(self, person: str, language: str) -> str:
        """Where somebody is sent. Raises Refused and Unwritten."""
        from polemos.server.openid import Away

        try:
            asking = self._there().ask(fresh_token(), fresh_token() + fresh_token(), language)
        except Away as error:
            raise self._away(error) from None
        at = self._clock()
        row = JourneyRow(
            state=digest(asking.state), asker=person, nonce=asking.nonce, verifier=asking.verifier, account=""
        )
        row.until = at + WORKS
        self.book.leave(row, at)
        return asking.url

    def come_back(self, person: str, state: str, code: str) -> Back:
        """Who has come back. Raises Refused and Unwritten."""
        from polemos.server.openid import Away, NotHe

        there = self._there()
        journey = self.book.back(digest(state), person, self._clock())
        if journey is None or not self.book.take(journey.state):
            raise Refused(403, "openid-stale")
        if journey.account:
            return Back(journey, journey.account, "", "")
        try:
            stated = there.learn(code, journey.nonce, journey.verifier)
        except Away as error:
            raise self._away(error) from None
        except NotHe as error:
            LOG.warning("somebody came back from %s and was not let in: %s", there.provider.issuer, error)
            raise Refused(403, "openid-refused") from None
        who = digest(f"{there.provider.issuer}\n{stated.subject}")
        account = self.book.account(who)
        if not account and not stated.address:
            raise Refused(403, "openid-no-address", name=self.name)
        return Back(journey, account, who if not account else "", stated.address)

    def bind(self, who: str, account: str) -> None:
        """Remember whose somebody is, if that is new. Raises Unwritten."""
        if who:
            self.book.bind(who, account, self._clock())

    def wait(self, journey: JourneyRow, account: str) -> None:
        """A code is lacking: with it he may come back the same way. Raises Unwritten."""
        self.book.wait(journey, account)

    def _there(self) -> "OpenId":
        if self._openid is None:
            raise Refused(404, "no-openid")
        return self._openid

    def _away(self, error: Exception) -> Refused:
        LOG.warning("%s, by which people sign in, does not answer: %s", self.name, error)
        return Refused(503, "openid-away", name=self.name)


def _speaking(provider: Provider, back: str, clock: Callable[[], float]) -> "OpenId":
    # of an optional extra
    from polemos.server.openid import OpenId

    return OpenId(provider, back, clock)
