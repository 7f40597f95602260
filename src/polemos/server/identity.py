"""Who asks: the browser by its cookie, a program by the key. Nobody needs a name or a password.

A cookie is a random number; its digest owns matches, or is the session of an account where the server has accounts.
The key of the folder makes a browser or a program the owner of this computer's games.
"""

import hmac
import secrets
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polemos.server.open_matches import OWNER
from polemos.server.proxies import route_of
from polemos.server.store import Store
from polemos.server.tokens import TOKEN_BYTES, digest, fresh_token

PERSON: Final = "polemos.person"
GIVEN: Final = "polemos.given"
HEALTH: Final = "/api/health"
GUEST: Final = "guest "
"""In the scope of a request: a token that the answer gives to the browser, whatever it had before."""
TOKEN: Final = "polemos.token"
"""In the scope of a request: the digest of the cookie's token."""
TOKEN_LENGTH: Final = len(secrets.token_urlsafe(TOKEN_BYTES))
YEARS: Final = 2 * 365 * 24 * 3600
KEY: Final = "key"
JOIN: Final = "/join/"
"""Where links for friends lead: opened from a message, such a page comes without the cookie that its browser has."""
SIGN_IN: Final = "/sign-in"
"""Where links to sign in lead, the same way."""


def key_of(store: Store) -> str:
    """The key of this folder."""
    return store.fact(KEY, lambda: secrets.token_urlsafe(18))


def person_of(connection: HTTPConnection) -> str:
    """Whoever asks: the owner of his matches."""
    person: str = connection.scope[PERSON]
    return person


class People:
    """Finds out who asks, and gives a cookie to a browser that has none."""

    def __init__(
        self, app: ASGIApp, store: Store, cookie: str, visitor: Callable[[str], str] = lambda token: ""
    ) -> None:
        """visitor: who is signed in, by the digest of a cookie; "" if nobody is."""
        self._app = app
        self._store = store
        self._cookie = cookie
        self._key = key_of(store)
        self._visitor = visitor
        self._owners: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        token = self._token(headers)
        fresh = token or fresh_token()
        scope[TOKEN] = digest(fresh)
        if route_of(scope) == HEALTH:
            # who watches over a server is told of a database that is away, whoever he is
            scope[PERSON] = GUEST + digest(fresh)[:40]
        elif self._store.shared:
            # somebody else's answer waits for no database
            scope[PERSON] = await run_in_threadpool(self._person, headers, fresh)
        else:
            scope[PERSON] = self._person(headers, fresh)
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        if not token and gets_cookie(route_of(scope), headers) and not self._bears(headers):
            scope[GIVEN] = fresh

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and GIVEN in scope:
                MutableHeaders(scope=message).append("Set-Cookie", self.cookie(scope[GIVEN], scope))
            await send(message)

        await self._app(scope, receive, with_cookie)

    def cookie(self, token: str, scope: Scope) -> str:
        """The header that gives a browser its token."""
        where = f"Path={scope.get('root_path') or '/'}; Max-Age={YEARS}; HttpOnly; SameSite=Strict"
        secure = "; Secure" if scope["scheme"] == "https" else ""
        return f"{self._cookie}={token}; {where}{secure}"

    def _token(self, headers: Headers) -> str:
        """The token of the cookie, "" where there is none of ours."""
        try:
            jar = SimpleCookie(headers.get("cookie", ""))
        except CookieError:
            return ""
        token = jar[self._cookie].value if self._cookie in jar else ""
        return token if len(token) == TOKEN_LENGTH and token.isascii() else ""

    def _bears(self, headers: Headers) -> bool:
        """Whether a program shows the key."""
        scheme, _, value = headers.get("authorization", "").partition(" ")
        shown = value.strip().encode("utf-8", "replace")
        return scheme.lower() == "bearer" and hmac.compare_digest(shown, self._key.encode())

    def _person(self, headers: Headers, token: str) -> str:
        if self._bears(headers):
            return OWNER
        mine = digest(token)
        visitor = self._visitor(mine)
        if visitor:
            return visitor
        if mine not in self._owners:
            if not self._store.owns(mine):
                return GUEST + mine[:40]
            self._owners.add(mine)
        return OWNER


def gets_cookie(path: str, headers: Headers) -> bool:
    """Whether an answer may bring a cookie: pages and the API do, files that everybody may keep do not.

    A page that is opened by a link from elsewhere does not: the browser keeps its cookie back then, and would lose it.
    """
    from_elsewhere = headers.get("sec-fetch-site", "") in ("cross-site", "same-site")
    return not path.startswith(("/assets/", JOIN, SIGN_IN)) and not from_elsewhere
