"""A reverse proxy before the server: the prefix under which it shows us, and what it says of whoever asks.

Only a proxy that `--forwarded-allow-ips` names is believed. It may hand a path on with its prefix or without.
"""

import ipaddress
import re
from collections.abc import Sequence
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from polemos.server.words import Wrong

REACHED: Final = "polemos.reached"
"""In the scope of a request: the names under which a proxy has reached us, where it was asked for another."""
OWN: Final = ("api", "assets", "open", "join", "match", "new", "notices", "rules", "tables", "editor", "me", "sign-in")
"""How our own addresses begin: a prefix that began so could not be told from them."""
PREFIX: Final = re.compile(r"(/[A-Za-z0-9][A-Za-z0-9._~-]*)+")
EVERYBODY: Final = "*"


def prefix_of(wanted: str) -> str:
    """A prefix as it is put before addresses: "" or "/polemos". Raises Wrong."""
    prefix = "/" + wanted.strip("/") if wanted.strip("/") else ""
    if prefix and (len(prefix) > 200 or not PREFIX.fullmatch(prefix) or prefix.split("/")[1] in OWN):
        raise Wrong("wrong-prefix", prefix=wanted, own=", ".join(f"/{name}" for name in OWN))
    return prefix


def proxies_of(wanted: str) -> list[str]:
    """Addresses and networks of proxies, given with commas between them; ["*"] for any. Raises Wrong."""
    found = [part for part in re.split(r"[,\s]+", wanted) if part]
    for part in found:
        try:
            if part != EVERYBODY:
                ipaddress.ip_network(part)
        except ValueError:
            raise Wrong("wrong-proxy", proxy=part) from None
    return [EVERYBODY] if EVERYBODY in found else found


class Proxied(ProxyHeadersMiddleware):
    """Stands before everything else, and makes of a request what it was when the proxy got it.

    Uvicorn's part of it sees to the scheme and the address of whoever asks.
    """

    def __init__(self, app: ASGIApp, prefix: str, proxies: Sequence[str]) -> None:
        super().__init__(app, list(proxies))  # type: ignore[arg-type]
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] != "lifespan":
            scope["root_path"] = self._prefix
            scope["path"] = with_prefix(scope["path"], self._prefix)
            client = scope.get("client")
            if (client[0] if client else None) in self.trusted_hosts:
                self._rename(scope)
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]

    def _rename(self, scope: Scope) -> None:
        """Let the request name the host that the browser has named; of several proxies the first one knows."""
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        told = next((value for name, value in headers if name == b"x-forwarded-host"), b"")
        asked = told.partition(b",")[0].strip()
        if asked:
            reached = [value for name, value in headers if name == b"host"]
            scope[REACHED] = [value.decode("latin-1") for value in reached] or [""]
            scope["headers"] = [(b"host", asked), *(one for one in headers if one[0] != b"host")]


def with_prefix(path: str, prefix: str) -> str:
    """A path with its prefix, whether it came with it or without."""
    if not prefix:
        return path
    if path == prefix:
        return f"{prefix}/"
    return path if path.startswith(f"{prefix}/") else prefix + path


def route_of(scope: Scope) -> str:
    """The path of a request without the prefix."""
    path: str = scope["path"]
    prefix: str = scope.get("root_path", "")
    return path[len(prefix) :] if path.startswith(f"{prefix}/") else path
