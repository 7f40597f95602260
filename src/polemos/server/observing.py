"""Requests as whoever runs the server sees them: which route, what came of it, and how long it took.

A request is named by the template of its route (`/api/matches/{match_id}/table`), never by its path: that may hold a
token or the key. Nothing is said of whoever asks.
"""

import logging
import secrets
import time
from contextvars import ContextVar
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polemos.server.meter import Meter

ACCESS: Final = logging.getLogger("polemos.access")
REQUEST: Final[ContextVar[str]] = ContextVar("polemos.request", default="")
"""The id of the request that is being answered, "" where there is none: lines of the log have it in common."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OTHER: Final = "OTHER"
"""Any other method, whatever somebody has called it."""
NOWHERE: Final = "-"
"""Instead of a route: the request was sent away at the door."""
SOCKET: Final = "WEBSOCKET"
SWITCHED: Final = 101
REFUSED: Final = 403


def route_of_request(scope: Scope) -> str:
    """The template of the route that answers a request."""
    path = getattr(scope.get("route"), "path", NOWHERE)
    return str(path)


class Observed:
    """Stands before everything else, and watches. told: whether each request has its line in the log."""

    def __init__(self, app: ASGIApp, meter: Meter, told: bool) -> None:
        self._app, self._meter, self._told = app, meter, told

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        named = REQUEST.set(secrets.token_hex(6))
        status = 0

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                if self._told:
                    MutableHeaders(scope=message)["X-Request-ID"] = REQUEST.get()
            elif message["type"] == "websocket.accept":
                status = SWITCHED
            elif message["type"] == "websocket.close" and not status:
                status = REFUSED
            await send(message)

        try:
            await self._app(scope, receive, heard)
        finally:
            seconds = time.perf_counter() - began
            asked = scope.get("method", SOCKET)
            method = asked if asked in (*METHODS, SOCKET) else OTHER
            route = route_of_request(scope)
            if method != SOCKET:
                # whoever went before he was answered has no status
                self._meter.answered(method, route, status, seconds)
            if self._told:
                facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
                ACCESS.info("request", extra={"facts": facts})
            REQUEST.reset(named)
