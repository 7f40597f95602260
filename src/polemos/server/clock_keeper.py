"""The thread that looks at clocks: whose time is up, he hears of it though nobody comes to the match."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from polemos.kernel.errors import PolemosError
from polemos.server.clocks import BEAT, Clocks
from polemos.server.problems import Refused

LOG: Final = logging.getLogger("polemos.server")
SOONEST: Final = 0.05
"""Seconds between two looks at least."""


class ClockKeeper(threading.Thread):
    """Settles each match when its time is up. settle: what settles one, by its id. leads: whether this server does."""

    def __init__(self, clocks: Clocks, settle: Callable[[str], None], leads: Callable[[], bool] = lambda: True) -> None:
        super().__init__(name="polemos-clocks", daemon=True)
        self._clocks, self._settle, self._leads = clocks, settle, leads
        self._ended = threading.Event()
        self._resting: dict[str, float] = {}
        """Matches that could not be settled, and when they are tried again (seconds of `time.monotonic`)."""

    def end(self) -> None:
        """Stop."""
        self._ended.set()

    def run(self) -> None:
        """Until the end."""
        beaten = 0.0
        while not self._ended.wait(self._pause()):
            now = time.monotonic()
            if now - beaten >= BEAT:
                beaten = now
                self._beat()
            if self._leads():
                self.look()

    def look(self) -> None:
        """Settle the matches whose time is up; one that fails rests for a while, and the others go on."""
        now = time.monotonic()
        for match_id in self._clocks.due():
            if self._resting.get(match_id, 0.0) > now:
                continue
            try:
                self._settle(match_id)
            except Refused:
                self._clocks.forget(match_id)  # it is not there any more
            except (PolemosError, SQLAlchemyError) as error:
                LOG.error("match %s: its clock cannot be settled: %s", match_id, error)
                self._resting[match_id] = now + BEAT

    def _beat(self) -> None:
        try:
            self._clocks.beat()
        except SQLAlchemyError as error:
            LOG.error("the clocks cannot be read: %s", error)

    def _pause(self) -> float:
        when = self._clocks.next_due()
        left = BEAT if when is None else when - self._clocks.now()
        return min(max(left, SOONEST), 1.0)
