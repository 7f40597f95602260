"""What only whoever runs a server for others wants: figures at a port of their own, the link in a file, more places."""

import os
import sys
from pathlib import Path
from typing import Final

from polemos.server.addresses import bracketed
from polemos.server.connections import MOST, RESERVE
from polemos.server.notice_options import has
from polemos.server.words import Wrong

HERE: Final = "127.0.0.1"
"""Where figures are told unless an address is named: on this computer alone."""
LARGEST: Final = 100_000
"""Connections that can be asked for."""


class Figures:
    """The figures of a server, and where they are told. Raises Wrong for a place that cannot be."""

    def __init__(self, wanted: str) -> None:
        """wanted: "PORT" or "ADDRESS:PORT"."""
        host, _, number = wanted.rpartition(":")
        if not number.isdecimal() or int(number) > 65535:
            raise Wrong("wrong-metrics", place=wanted)
        if not has("prometheus_client"):
            raise Wrong("wrong-no-metrics")
        from polemos.server.metrics import Metrics

        self.host, self.port = host.strip("[]") or HERE, int(number)
        self.meter: Metrics = Metrics()

    def listen(self) -> str:
        """Begin to tell them; the address at which they stand. Raises Wrong."""
        try:
            server = self.meter.listen(self.host, self.port)
        except (OSError, UnicodeError) as error:
            what = error.strerror if isinstance(error, OSError) else None
            raise Wrong("wrong-address", host=self.host, port=str(self.port), error=what or str(error)) from None
        return f"http://{bracketed(self.host)}:{server.server_port}/metrics"


def figures_of(wanted: str) -> Figures | None:
    """The figures that are wanted; None for "". Raises Wrong."""
    return Figures(wanted) if wanted else None


def write_links(file: Path, links: list[str]) -> None:
    """Write the owner's links into a file that only its user can read, whatever stood there. Raises Wrong."""
    try:
        file.unlink(missing_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "w", encoding="utf-8") as out:
            out.write("".join(f"{link}\n" for link in links))
    except OSError as error:
        raise Wrong("wrong-link-file", file=str(file), error=error.strerror or str(error)) from None


def make_room(wanted: int) -> int:
    """How many connections may be held: as many as are wanted, 0 for as many as usual. Raises Wrong.

    For more than usual the limit of descriptors is raised as far as this process may.
    """
    if not 0 <= wanted <= LARGEST:
        raise Wrong("wrong-connections", n=wanted, most=LARGEST)
    if wanted > MOST and sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        needed = wanted + RESERVE
        if soft != resource.RLIM_INFINITY and soft < needed:
            most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            if most < needed:
                raise Wrong("wrong-descriptors", n=wanted, needed=needed, there=most)
    return wanted or MOST
