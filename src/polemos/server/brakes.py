"""How often anybody may do what costs: have mail sent, try a password, make accounts.

Counted in memory, by the library `limits`: a server that starts anew begins at nought.
"""

import threading
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal

from polemos.server.problems import Refused

Kind = Literal["mail", "sign-in", "link", "account", "prove", "change", "export", "second", "openid"]
Per = Literal["address", "person", "network", "server"]

BRAKES: Final[Mapping[Kind, tuple[tuple[Per, str], ...]]] = {
    "mail": (
        ("address", "3/15 minutes"),
        ("address", "10/day"),
        ("person", "6/hour"),
        ("network", "20/hour"),
        ("server", "300/hour"),
    ),
    "sign-in": (("address", "10/15 minutes"), ("network", "40/15 minutes")),
    "link": (("network", "60/15 minutes"),),
    "account": (("network", "10/day"), ("server", "200/hour")),
    "prove": (("person", "10/15 minutes"),),
    "change": (("person", "30/hour"),),
    "export": (("person", "6/hour"),),
    "second": (("person", "10/15 minutes"), ("person", "60/day")),
    "openid": (("network", "60/15 minutes"), ("server", "600/hour")),
}
"""What is counted for whom: mails with a link, passwords that are tried, links that are shown, accounts that are made,
passwords that are asked for again, names and passwords that are changed, exports, codes of second factors, ways to a
provider and back.
"""
IPV6_OF_ONE: Final = 64
"""Bits of an IPv6 address that one connection has to itself."""


class Brakes:
    """Counts, and refuses what is too often."""

    def __init__(self) -> None:
        # of an optional extra: a server without accounts does without
        from limits import parse
        from limits.storage import MemoryStorage
        from limits.strategies import MovingWindowRateLimiter

        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._counting = threading.Lock()
        self._limits = {kind: [(per, parse(limit)) for per, limit in rows] for kind, rows in BRAKES.items()}

    def take(self, kind: Kind, **who: str) -> None:
        """Somebody does this, who is known by an address, as a person, by his network. Raises Refused (429)."""
        found = [(limit, (kind, per, who.get(per, ""))) for per, limit in self._limits[kind]]
        with self._counting:
            stands = [self._limiter.get_window_stats(limit, *key) for limit, key in found]
            full = [one.reset_time for one in stands if one.remaining <= 0]
            if full:
                raise too_often(max(full) - time.time())
            for limit, key in found:
                self._limiter.hit(limit, *key)


def too_often(seconds: float) -> Refused:
    """Somebody does something too often; he may again after so many seconds."""
    wait = max(1, round(seconds + 0.5))
    minutes = -(-wait // 60)
    hours = -(-minutes // 60)
    unit, n = ("minutes", minutes) if minutes <= 90 else ("hours", hours)
    refused = Refused(429, "too-often", unit=unit, n=n)
    refused.again = wait
    return refused


def network_of(host: str) -> str:
    """Where somebody comes from, as it is counted: an IPv4 address, or the network that one has to himself of IPv6."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{int(found) >> (128 - IPV6_OF_ONE):x}/{IPV6_OF_ONE}"
