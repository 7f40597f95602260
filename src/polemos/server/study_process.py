"""The process of study: hints and analyses are thought out there, one thing at a time, so that no page or bot waits."""

import threading
from collections.abc import Callable
from typing import Final, TypeVar

from polemos.server.elsewhere import Elsewhere
from polemos.server.problems import busy

T = TypeVar("T")
WAIT: Final = 20.0
"""Seconds after which whoever asks while others are answered is sent away."""
LONGEST: Final = 40.0
"""Seconds that one thing may take."""


class StudyProcess:
    """Does one piece of work after the other."""

    def __init__(self) -> None:
        self._elsewhere = Elsewhere()
        self._turn = threading.Lock()

    def find(self, work: Callable[[], T], wanted: Callable[[], bool]) -> T:
        """What a piece of work comes to. Raises Refused where too many wait, NotWanted and TimeoutError."""
        if not self._turn.acquire(timeout=WAIT):
            raise busy()
        try:
            return self._elsewhere.think(work, wanted, LONGEST)
        finally:
            self._turn.release()

    def end(self) -> None:
        """No more work."""
        self._elsewhere.end()
