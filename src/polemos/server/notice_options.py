"""By which ways a server may tell people that it is their turn, as its owner has set it up."""

import importlib.util
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from polemos.server.middleware import LOOPBACK
from polemos.server.words import Wrong

ANY: Final = "*"
"""All services that Apprise knows, but for those that `SHUT` names."""
PORTS: Final = {"smtp": 25, "smtps": 465}
SHUT: Final = frozenset(
    (
        *("blink1", "dbus", "gio", "glib", "gnome", "growl", "kde", "macosx", "qt", "rsyslog", "syslog", "windows"),
        *("fcm", "vapid"),
        *("mailto", "mailtos"),
    )
)
"""Services that speak on the server's own screen or in its log, or read its files; and mail, which goes to confirmed
addresses alone.
"""
ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\.][^\s@<>,;:\"()\[\]\\]{0,252}")
"""A plain e-mail address: one, without a name, a comment or anything that a header could be made of."""
LONGEST: Final = 254
MINUTES: Final = 3.0
"""Minutes for which what happens at a match is gathered before a notice of it goes out."""


@dataclass(frozen=True, slots=True)
class Smtp:
    """A mail server. tls: whether the connection is encrypted from the start; else it is as soon as he offers it."""

    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = False

    @property
    def local(self) -> bool:
        """Whether it runs on this computer."""
        return self.host in LOOPBACK


@dataclass(frozen=True, slots=True)
class NoticeOptions:
    """What the owner of a server allows, and how notices are sent.

    smtp: without it no mail is sent. sender: from whom mail comes. url: how links in notices begin, prefix included; ""
    for how each person has reached the server. services: those of Apprise that are allowed, `ANY` for all. delay:
    seconds for which events of a match are gathered. clock: seconds since 1970.
    """

    smtp: Smtp | None = None
    sender: str = ""
    url: str = ""
    services: frozenset[str] = frozenset()
    push: bool = True
    delay: float = MINUTES * 60
    clock: Callable[[], float] = time.time
    thread: bool = True
    """Whether a thread of its own does it; else whoever calls `Notices.step`, for tests."""
    inside: bool = False
    """Whether push messages may go to computers of the server's own network, unencrypted: for tests."""


SILENT: Final = NoticeOptions(push=False)
"""A server that tells nobody anything."""


def options_of(
    smtp: str = "",
    password_file: Path | None = None,
    sender: str = "",
    apprise: str = "",
    minutes: float = MINUTES,
) -> NoticeOptions:
    """The options of the command line. Raises Wrong."""
    server = smtp_of(smtp, password_file)
    if server is None and password_file is not None:
        raise Wrong("wrong-smtp-alone", name="--smtp-password-file")
    if server is None and sender:
        raise Wrong("wrong-smtp-alone", name="--mail-from")
    if server is not None and not sender:
        sender = server.user
    if server is not None and not is_address(parseaddr(sender)[1]):
        raise Wrong("wrong-mail-from", address=sender)
    if any(ord(letter) < 32 for letter in sender):
        raise Wrong("wrong-mail-from", address=ascii(sender))
    if not 0 <= minutes <= 24 * 60:
        raise Wrong("wrong-notice-delay", minutes=f"{minutes:g}")
    allowed = services_of(apprise)
    return NoticeOptions(server, sender, "", allowed, has("webpush"), minutes * 60)


def smtp_of(wanted: str, password_file: Path | None = None) -> Smtp | None:
    """A mail server by its address, `smtp://user:password@host:port` or `smtps://`; None for "". Raises Wrong.

    What is wrong is told without the address, in which a password may stand.
    """
    if not wanted:
        return None
    try:
        parts = urlsplit(wanted)
        port = parts.port
    except ValueError:
        raise Wrong("wrong-smtp") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Wrong("wrong-smtp")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if password_file is not None:
        try:
            password = password_file.read_text("utf-8").rstrip("\r\n")
        except (OSError, UnicodeDecodeError) as error:
            what = error.strerror if isinstance(error, OSError) else "not UTF-8"
            raise Wrong("wrong-password-file", file=str(password_file), error=what or str(error)) from None
    if bool(user) != bool(password):
        raise Wrong("wrong-smtp-login")
    tls = parts.scheme == "smtps"
    return Smtp(parts.hostname, PORTS[parts.scheme] if port is None else port, user, password, tls)


def origin_of(wanted: str, prefix: str) -> str:
    """The public address of the server without its prefix: "https://play.example"; "" for "". Raises Wrong."""
    if not wanted:
        return ""
    try:
        parts = urlsplit(wanted)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise Wrong("wrong-url", url=wanted) from None
    fits = fits and not (parts.query or parts.fragment or parts.username or parts.password)
    if not fits or parts.path.rstrip("/") not in ("", prefix):
        raise Wrong("wrong-url", url=wanted)
    return f"{parts.scheme}://{parts.netloc}"


def services_of(wanted: str) -> frozenset[str]:
    """The services of Apprise that are allowed, given with commas between them; `ANY` for all. Raises Wrong."""
    found = frozenset(part.lower() for part in re.split(r"[,\s]+", wanted) if part)
    if not found:
        return found
    if not has("apprise"):
        raise Wrong("wrong-no-apprise")
    if ANY in found:
        return frozenset((ANY,))
    for name in sorted(found):
        if name in SHUT or not re.fullmatch(r"[a-z0-9]{1,40}", name):
            raise Wrong("wrong-apprise", name=name)
    return found


def is_address(text: str) -> bool:
    """Whether a text is one plain e-mail address."""
    return len(text) <= LONGEST and text.isascii() and text.isprintable() and bool(ADDRESS.fullmatch(text))


def has(package: str) -> bool:
    """Whether an optional package is installed."""
    return importlib.util.find_spec(package) is not None
