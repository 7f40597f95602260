"""Notices by any service that the library Apprise knows: its addresses look like "ntfys://ntfy.sh/topic"."""

import logging
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlsplit

from polemos.server.notice_carriers import Going, Later, Never
from polemos.server.notice_options import ANY, SHUT
from polemos.server.notice_texts import Notice

if TYPE_CHECKING:
    from apprise import Apprise, AppriseAsset

LONGEST: Final = 1000
"""Characters of an address."""
FILES: Final = frozenset(("template", "keyfile", "subfile", "pgpkey", "pgp"))
"""What in an address names a file, which would be one of the server."""


class Services:
    """Hands notices to services. allowed: their names, `ANY` for all."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed

    def opened(self, address: str) -> "Apprise":
        """What speaks to an address. Raises ValueError for one that is none, or not allowed."""
        if len(address) > LONGEST or not address.isprintable():
            raise ValueError("no address")
        if any(key.strip("+-: ").lower() in FILES for key, _ in parse_qsl(urlsplit(address).query, True)):
            raise ValueError("it names a file")
        from apprise import Apprise

        one: Any = Apprise.instantiate(address, asset=_asset())
        if one is None:
            raise ValueError("no address")
        names = {str(name) for name in one.schemas()}
        if names & SHUT or not (ANY in self._allowed or names & self._allowed):
            raise ValueError("not allowed")
        found = Apprise(asset=_asset())
        found.add(one)
        return found

    def carry(self, address: str, notice: Notice, going: Going) -> None:
        """Send a notice. Raises Later and Never. What a service does not say to have taken is sent again."""
        try:
            service = self.opened(address)
        except ValueError:
            raise Never("the address is not allowed any more") from None
        going()
        if not service.notify(title=notice.subject, body=notice.text):
            raise Later("the service has not taken it")


@cache
def _asset() -> "AppriseAsset":
    """How Apprise works here: it reads no file of the server, keeps none, and says nothing of an address."""
    from apprise import AppriseAsset
    from apprise.attachment import A_MGR

    manager: Any = A_MGR
    manager.remove("file")
    log = logging.getLogger("apprise")
    log.addHandler(logging.NullHandler())
    log.propagate = False
    return AppriseAsset(app_id="Polemos", app_desc="Polemos", async_mode=False, secure_logging=True)
