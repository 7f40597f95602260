"""Where this server can be reached: the links that are given to people, and their pictures for a phone's camera."""

import socket
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from polemos.server.middleware import LOOPBACK, host_name

ANYWHERE: Final = ("0.0.0.0", "::", "")
"""What to listen at when every way into this computer is meant."""
PROBE: Final = "192.0.2.1"
"""An address that nobody has: the way to it leads through this computer's own network."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Where others reach this server: the beginning of a link, such as "http://192.168.1.20:8765"; "" if nowhere.

    network: an address of this computer in its own network, at which the server could listen.
    """

    base: str = ""
    network: str = ""


NOWHERE: Final = Reach()


def home_address() -> str:
    """The address of this computer in its network; "" if it is in none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((PROBE, 9))
        found = str(probe.getsockname()[0])
        if not ip_address(found).is_loopback and found not in ANYWHERE:
            return found
    return ""


def reach(host: str, port: int) -> Reach:
    """Where others reach a server that listens at `host`."""
    home = home_address()
    if host in ANYWHERE:
        return Reach(f"http://{home}:{port}" if home else "", home)
    if is_loopback(host):
        return Reach("", home)
    return Reach(f"http://{bracketed(host)}:{port}", home)


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach a server there."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def bracketed(host: str) -> str:
    """A name or number as it stands in a link."""
    return f"[{host}]" if ":" in host else host


def base_of(asked: str, own: Reach) -> tuple[str, bool]:
    """How a link for others begins, and whether only this computer can use it.

    asked: how the link began by which the person who asks has reached the server ("http://127.0.0.1:8765").
    """
    name = host_name(asked.partition("://")[2])
    if name not in LOOPBACK:
        return asked, False
    return (own.base, False) if own.base else (asked, True)


# ---------------------------------------------------------------- pictures


def qr_rows(link: str) -> list[str]:
    """A link as a QR code: rows of "0" and "1" (dark), without a margin; none where the library for it is lacking."""
    try:
        import segno
    except ImportError:
        return []
    code = segno.make(link, error="m", micro=False)
    return ["".join("1" if dark else "0" for dark in row) for row in code.matrix]


def drawn(rows: Sequence[str], margin: int = 2) -> str:
    """A QR code for a terminal, two rows a line; light on dark or dark on light, a camera reads both."""
    if not rows:
        return ""
    width = len(rows[0]) + 2 * margin
    framed = ["0" * width] * margin + ["0" * margin + row + "0" * margin for row in rows] + ["0" * width] * margin
    return "\n".join(_line(upper, lower) for upper, lower in _pairs(framed))


def _pairs(rows: Sequence[str]) -> Iterable[tuple[str, str]]:
    rest = [*rows, "1" * len(rows[0])] if len(rows) % 2 else rows
    return zip(rest[::2], rest[1::2], strict=True)


def _line(upper: str, lower: str) -> str:
    return "".join({"00": "█", "01": "▀", "10": "▄", "11": " "}[a + b] for a, b in zip(upper, lower, strict=True))
