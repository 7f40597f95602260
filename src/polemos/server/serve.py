"""`polemos serve`: run the server on this computer until Ctrl-C."""

import asyncio
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn

from polemos.match.opening import games_folder
from polemos.room.texts import Texts
from polemos.server.accounts import Mode
from polemos.server.addresses import ANYWHERE, bracketed, drawn, home_address, is_loopback, qr_rows, reach
from polemos.server.app import create_app
from polemos.server.connections import AT_ONCE, KEEP, Lacks, Patient, places
from polemos.server.hosting import figures_of, make_room, write_links
from polemos.server.identity import key_of
from polemos.server.log_lines import HUMAN, JSON, log_in, saying
from polemos.server.meter import NO_METER
from polemos.server.middleware import LOOPBACK, MESSAGE_BYTES, host_name
from polemos.server.notice_options import MINUTES, NoticeOptions, has, options_of, origin_of
from polemos.server.openid_options import provider_of
from polemos.server.pages import STATIC
from polemos.server.proxies import prefix_of, proxies_of
from polemos.server.words import Wrong, words

INTERRUPTED: Final = 130
SWITCH: Final = 0.001
"""Seconds after which a thread that computes (a bot) lets another one in (somebody who waits for an answer)."""
LEAVE: Final = 3
"""Seconds that answers in progress may take when the server ends."""
WAITING: Final = 128
"""Connections that may wait at the door."""

Say = Callable[[str], None]


class Server(uvicorn.Server):
    """A server that says when it is ready, and whether it was interrupted."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.interrupted = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        asyncio.get_running_loop().set_exception_handler(Lacks())
        await super().startup(sockets)
        for listener in sockets or []:
            # many may wait at the door, though few are let in at once
            listener.listen(WAITING)
        if self.started:
            gc.freeze()  # what is loaded now is not looked through again
            gc.enable()
            self._ready()

    def handle_exit(self, sig: int, frame: object) -> None:
        """Ctrl-C, or an order to end."""
        self.interrupted = True
        super().handle_exit(sig, frame)  # type: ignore[arg-type]


def serve(
    host: str,
    port: int,
    folder: Path | None,
    allowed: Sequence[str],
    opens: bool,
    language: str,
    say: Say,
    warn: Say,
    before: str = "",
    forwarders: str = "",
    url: str = "",
    smtp: str = "",
    smtp_password_file: Path | None = None,
    mail_from: str = "",
    apprise: str = "",
    notice_delay: float = MINUTES,
    log_format: str = HUMAN,
    metrics: str = "",
    link_file: Path | None = None,
    connections: int = 0,
    accounts: Mode = "",
    tournaments: str = "",
    openid: str = "",
    openid_client: str = "",
    openid_secret_file: Path | None = None,
    openid_name: str = "",
    database: str = "",
) -> int:
    """Serve the games in a folder; the exit code. `say` and `warn` tell a person. Raises BadInput.

    before: what stands before all addresses. forwarders: the addresses of proxies that are believed. url: the address
    by which people reach the server. The next five are for notices, see `options_of`. log_format: "human" or "json".
    metrics: where figures are told, "PORT" or "ADDRESS:PORT". link_file: takes the owner's link, which is then not
    printed. connections: how many are held at most, 0 for as many as usual. accounts: whether people may sign in, and
    who. tournaments: who makes them, "everyone" with an account or "administrators" ("": the same). The four
    that begin with openid name a provider of OpenID Connect, see `provider_of`. database: where all is kept instead of
    the folder, "postgresql://...".
    """
    t = words(language)
    log_in(log_format)
    if log_format == JSON:
        say, warn = saying()
    room, figures = make_room(connections), figures_of(metrics)
    prefix, proxies, names = prefix_of(before), proxies_of(forwarders), [plain_name(name) for name in allowed]
    public = origin_of(url, prefix)
    notices = replace(
        options_of(smtp, smtp_password_file, mail_from, apprise, notice_delay), url=public and public + prefix
    )
    provider = provider_of(openid, openid_client, openid_secret_file, openid_name)
    if tournaments and not accounts:
        raise Wrong("wrong-tournaments")
    if provider is not None and not accounts:
        raise Wrong("wrong-openid-accounts")
    if accounts:
        fit_for_accounts(notices, provider is not None)
    if public:
        names = list(dict.fromkeys([*names, plain_name(public.partition("://")[2])]))
    if not (STATIC / "index.html").is_file():
        warn(t("serve-not-built"))
    listener = listen(host, port)
    number = int(listener.getsockname()[1])
    local = is_loopback(host)
    games_in = folder or games_folder()
    try:
        where = reach(host, number)
        app = create_app(
            games_in,
            host_names(host, names),
            # a browser knows cookies of all ports of a computer; servers of one database know each other's
            "polemos" if database else f"polemos-{number}",
            prefix=prefix,
            proxies=proxies,
            reach=replace(where, base=public or where.base),
            notices=notices,
            meter=figures.meter if figures else NO_METER,
            told=log_format == JSON,
            accounts=accounts,
            tournaments=tournaments == "everyone",
            provider=provider,
            database=database,
        )
    except BaseException:
        listener.close()
        raise
    path = f"{prefix}/open/{key_of(app.state.repository.store)}"
    place = f"http://{address(host)}:{number}"
    link = f"{place}{path}"
    try:
        if link_file is not None:
            write_links(link_file, [link, *([f"{public}{path}"] if public else [])])
        if figures is not None:
            figures.meter.watch(app.state.repository, app.state.crowd)
            say(t("serve-metrics", {"link": figures.listen()}))
    except BaseException:
        listener.close()
        raise
    # who has the link owns the games: it stands in no log, and nowhere else if there is a file for it
    secret = link_file is not None or log_format == JSON

    def ready() -> None:
        if link_file is not None:
            say(t("serve-ready-file", {"link": f"{place}{prefix}/", "file": str(link_file)}))
        elif secret:
            say(t("serve-ready-log", {"link": f"{place}{prefix}/"}))
        else:
            say(t("serve-ready", {"link": link}))
            for name in names if proxies else ():
                say(t("serve-proxied", {"link": f"{name}{path}"}))
        trouble = app.state.repository.store.trouble
        if trouble is not None:
            message = "serve-disk-full" if trouble.full else "serve-disk"
            warn(t(message, {"folder": str(games_in), "reason": trouble.reason}))
        if not local:
            warn(t("serve-not-local", {"host": host}))
            show_to_phones(f"{where.base}{path}" if where.base and not secret else "", t, say)
        if opens and has_screen():
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    config = uvicorn.Config(
        app,
        http=Patient,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # the app sees to them, since the name of the host is among them
        backlog=AT_ONCE,
        limit_concurrency=places(room),
        timeout_keep_alive=KEEP,
        timeout_graceful_shutdown=LEAVE,
    )
    sys.setswitchinterval(SWITCH)
    server = Server(config, ready)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        server.interrupted = True
    finally:
        listener.close()
    if server.interrupted:
        warn("")
        warn(t("serve-ended"))
        return INTERRUPTED
    return 0


def fit_for_accounts(notices: NoticeOptions, elsewhere: bool = False) -> None:
    """See that people can sign in: links must go out, and lead here whatever a request says. Raises Wrong.

    elsewhere: whether they may sign in at a provider, so that no mail need be sent.
    """
    if not all(has(library) for library in ("argon2", "limits", "networkx", "pyotp")):
        raise Wrong("wrong-no-accounts")
    if notices.smtp is None and not elsewhere:
        raise Wrong("wrong-accounts-mail")
    if not notices.url:
        raise Wrong("wrong-accounts-url")


def show_to_phones(link: str, t: Texts, say: Say) -> None:
    """The owner's link for the home network, also as a QR code; and how friends get links of their own."""
    if link:
        say(t("serve-network", {"link": link}))
        picture = drawn(qr_rows(link))
        say(picture or t("serve-no-qr"))
    say(t("serve-invite"))


def has_screen() -> bool:
    """Whether there is a screen on which a browser can open; one inside the terminal would only be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int) -> socket.socket:
    """A socket at which the server listens. Raises Wrong for one that cannot be had."""
    if not 0 <= port <= 65535:
        raise Wrong("wrong-port", port=str(port))
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise Wrong("wrong-host", host=host) from None
    # with the protocol named, small answers leave at once (TCP_NODELAY is set only then)
    listener = socket.socket(family, kind, protocol or socket.IPPROTO_TCP)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
        listener.listen(WAITING)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Wrong("wrong-port-taken", port=str(port)) from None
        raise Wrong("wrong-address", host=host, port=str(port), error=error.strerror or str(error)) from None
    return listener


def plain_name(name: str) -> str:
    """A name of the server as a browser says it, without a port. Raises Wrong."""
    bare = name if name.startswith("[") or name.count(":") < 2 else f"[{name}]"
    found = "" if set(bare) & set("/@?# ") else host_name(bare)
    if not found:
        raise Wrong("wrong-name", name=name)
    return found


def host_names(host: str, allowed: Sequence[str]) -> list[str]:
    """The names under which the server may be spoken to."""
    # a number cannot be given to another server, as a name can
    own = [home_address()] if host in ANYWHERE else [host]
    return [*LOOPBACK, *(name for name in own if name), *allowed]


def address(host: str) -> str:
    """The name of the server in a link for this computer."""
    if host in ANYWHERE:
        return "127.0.0.1"
    return bracketed(host)
