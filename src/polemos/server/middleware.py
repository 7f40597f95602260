"""The guard at the door: who may speak to the server at all, how much at once, and what browsers are told about us.

A page from elsewhere must neither write here nor listen (origin), nor pretend that its name is ours (host). Answers say
that nothing from elsewhere may run in our page.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polemos.kernel.errors import shown
from polemos.server.connections import PATIENCE
from polemos.server.observing import route_of_request
from polemos.server.problems import Refused, busy, language_of
from polemos.server.proxies import REACHED, route_of
from polemos.server.uploads import PLACE, Uploads

LOG: Final = logging.getLogger("polemos.server")
UPLOADS: Final = ("/api/matches/upload",)
UPLOAD_BYTES: Final = 16 * 1024 * 1024
BODY_BYTES: Final = 256 * 1024
"""The same as a position may have as a text."""
ALL_BYTES: Final = 64 * 1024 * 1024
"""Of all uploads together that are being read or wait for their turn."""
SLOWEST: Final = 16 * 1024
"""Bytes a second with which a long body must come."""
MESSAGE_BYTES: Final = 4096
"""Of a message over a WebSocket: people have nothing to say there."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
FORBIDDEN: Final = 4403
"""The code with which a WebSocket of another page is closed."""

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

Sender = Callable[[Message], Awaitable[None]]


class Left(Exception):
    """Whoever asked has gone before he had said what he wanted."""


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)
        self._uploads = Uploads()
        self._bytes = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        fault = self.fault(scope)
        if scope["type"] == "websocket":
            if fault is not None:
                await receive()
                await send({"type": "websocket.close", "code": FORBIDDEN, "reason": fault.code})
                return
            await self._app(scope, receive, send)
            return
        told = with_headers(send)
        if fault is not None:
            await fault.response(language_of(Request(scope)))(scope, receive, told)
            return
        try:
            with self._room() as room:
                body = await whole_body(scope, receive, room)
                if route_of(scope) not in UPLOADS:
                    await self._safely(scope, again(body, receive), told)
                    return
                async with self._uploads.place() as place:
                    scope[PLACE] = place
                    await self._safely(scope, again(body, receive), told)
        except Refused as error:
            await error.response(language_of(Request(scope)))(scope, receive, told)
        except Left:
            pass  # there is nobody to answer

    @contextmanager
    def _room(self) -> Iterator[Callable[[int], None]]:
        """Room for an upload: what is given is called with the bytes of each part; it raises Refused if all is full."""
        taken = 0

        def take(size: int) -> None:
            nonlocal taken
            if size and self._bytes + size > ALL_BYTES:
                raise busy()
            taken += size
            self._bytes += size

        try:
            yield take
        finally:
            self._bytes -= taken

    async def _safely(self, scope: Scope, receive: Receive, send: Sender) -> None:
        """Let everything else answer. What nobody expected is told like any other problem, and kept for the log."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except SQLAlchemyError as error:
            if begun:
                raise
            LOG.error("%s %s: %s", scope["method"], route_of_request(scope), error.__cause__ or error)
            away = Refused(503, "list", what=str(getattr(error, "orig", "")))
            await away.response(language_of(Request(scope)))(scope, receive, send)
        except Exception:
            # its path may hold a token
            LOG.exception("%s %s", scope["method"], route_of_request(scope))
            if begun:
                raise
            broken = Refused(500, "broken", "polemos")
            await broken.response(language_of(Request(scope)))(scope, receive, send)

    def fault(self, scope: Scope) -> Refused | None:
        """Why a request may not come in, if so."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        # a page that pretends to be us by its name could also pretend that a proxy has asked
        for name in (*scope.get(REACHED, ()), host):
            if host_name(name) not in self._hosts:
                return Refused(403, "host", "Host", host=shown(name))
        origin = headers.get("origin")
        if scope["type"] == "http":
            if scope["method"] in SAFE:
                return None
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                return Refused(403, "origin", "Sec-Fetch-Site")
            if origin is None:
                return None
        if origin is None or not same_place(origin, host):
            return Refused(403, "origin", "Origin")
        return None


def host_name(host: str) -> str:
    """The name in a Host header, without the port; "" for nonsense."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def same_place(origin: str, host: str) -> bool:
    """Whether an Origin header names the server that the Host header names."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def with_headers(send: Send) -> Sender:
    """Answers with what browsers must know."""

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return told


async def whole_body(scope: Scope, receive: Receive, room: Callable[[int], None]) -> bytes:
    """The body of a request, if it is not too long, whatever its headers say. Raises Refused."""
    upload = route_of(scope) in UPLOADS
    limit = UPLOAD_BYTES if upload else BODY_BYTES
    length = Headers(scope=scope).get("content-length", "")
    if length.isdecimal() and (len(length) > 12 or int(length) > limit):
        raise Refused(413, "too-large", "body", str(limit))
    chunks: list[bytes] = []
    size = 0
    begun = asyncio.get_running_loop().time()
    while True:
        try:
            async with asyncio.timeout_at(begun + PATIENCE + size / SLOWEST):
                message = await receive()
        except TimeoutError:
            raise Refused(408, "slow", "body") from None
        if message["type"] == "http.disconnect":
            raise Left
        chunk: bytes = message.get("body", b"")
        size += len(chunk)
        if size > limit:
            raise Refused(413, "too-large", "body", str(limit))
        if upload:
            room(len(chunk))
        chunks.append(chunk)
        if not message.get("more_body", False):
            return b"".join(chunks)


def again(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, to be read once more; afterwards whatever else comes."""
    given = False

    async def read() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read
