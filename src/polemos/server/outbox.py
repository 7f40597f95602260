"""The outbox: notices on their way, each sent at least once and never more than twice, however the server is killed.

Before a carrier does what cannot be taken back, the delivery is marked, and that is on the disk. It leaves the outbox
when it has arrived, and the mark goes when it has failed for sure. So a mark that a starting server finds was left by
one that was killed in between, and nobody knows whether the notice has arrived: it is in doubt, and sent once more. One
that is in doubt a second time has been sent twice, and leaves. Every sending is marked before, and every mark ends in
one of these ways: after the first sending that is in doubt there is exactly one more. A notice leaves unsent only if it
is refused for good, has been tried for days, or nothing is asked of its person any more.
"""

import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from polemos.match.files import Unwritten
from polemos.server.notice_book import DeliveryRow, NoticeBook, WayRow
from polemos.server.notice_carriers import Carrier, Later, Never, Unsure
from polemos.server.notice_texts import Notice

LOG: Final = logging.getLogger("polemos.server")
FIRST: Final = 60.0
"""Seconds after which a notice is tried again; twice as many after each time that it fails."""
LONGEST: Final = 6 * 3600.0
GIVEN_UP: Final = 3 * 24 * 3600.0
"""Seconds after which a notice that nobody takes is given up."""
DOUBTS: Final = 2
"""How often a notice may have been sent without anybody knowing what became of it."""
QUIET: Final = 600.0
"""Seconds between two lines in the log about notices of one kind that cannot be sent."""

Composed = Callable[[DeliveryRow, WayRow], Notice | None]


class Outbox:
    """Sends what is ready. Used by one thread."""

    def __init__(
        self, book: NoticeBook, carriers: Mapping[str, Carrier], composed: Composed, clock: Callable[[], float]
    ) -> None:
        """composed: a delivery in words, as things stand now; None if there is nothing to tell any more."""
        self._book = book
        self._carriers = carriers
        self._composed = composed
        self._clock = clock
        self._said: dict[str, float] = {}

    def recover(self) -> None:
        """What a killed server has left half sent."""
        for row in self._book.marked():
            self._doubt(row)

    def send(self) -> None:
        """Send all that is ready."""
        held_up: set[str] = set()
        for row in self._book.ready(self._clock()):
            way = self._book.way(row.way)
            if way is None or self._clock() - row.since > GIVEN_UP:
                self._book.gone(row)
            elif way.kind in held_up:
                # the mail server is away: whoever waits for it next would wait as long
                self._put_off(row)
            elif not self._send(row, way) and way.kind == "mail":
                held_up.add(way.kind)

    def _send(self, row: DeliveryRow, way: WayRow) -> bool:
        """Send one; False if it has to be tried another time."""
        carrier = self._carriers.get(way.kind)
        if carrier is None:
            self._put_off(row)  # another server of this folder may know how
            return True
        notice = self._composed(row, way)
        if notice is None:
            self._book.gone(row)
            return True

        def going() -> None:
            row.marked = True
            self._book.put(row)

        try:
            carrier.carry(way.address, notice, going)
        except Later as error:
            self._tell(way.kind, str(error))
            self._put_off(row)
            return False
        except Never as error:
            self._tell(way.kind, str(error))
            self._book.gone(row)
            if error.ended:
                self._book.end(way.id)
        except Unsure:
            self._doubt(row)
            return False
        except Unwritten:
            # what cannot be marked is not sent
            row.marked = False
            return False
        except Exception as error:
            # what it says may name an address
            self._tell(way.kind, type(error).__name__)
            if row.marked:
                self._doubt(row)
            else:
                self._put_off(row)
            return False
        else:
            self._book.gone(row)
        return True

    def _put_off(self, row: DeliveryRow) -> None:
        """Try it another time, each time later."""
        row.at = self._clock() + min(FIRST * 2.0 ** min(row.tries, 20), LONGEST)
        row.tries += 1
        row.marked = False
        self._book.put(row)

    def _doubt(self, row: DeliveryRow) -> None:
        """Nobody knows whether it has arrived."""
        row.doubts += 1
        if row.doubts >= DOUBTS:
            self._book.gone(row)
        else:
            self._put_off(row)

    def _tell(self, kind: str, why: str) -> None:
        """Say in the log that notices do not go out, but not each time."""
        now = time.monotonic()
        if now - self._said.get(kind, -QUIET) >= QUIET:
            self._said[kind] = now
            LOG.warning("a notice by %s was not sent: %s", kind, why)
