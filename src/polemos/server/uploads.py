"""Records that come in: one after the other, so that they take one thread; a long one lets the others pass."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from polemos.server.problems import Refused, busy

QUEUE: Final = 3
"""Uploads at once: one is worked on, the others wait for it; more are sent away."""
QUICK: Final = 3.0
"""Seconds after which the next one begins beside one that takes longer."""
LONGEST: Final = 60.0
"""Seconds that one may take: whoever opens it later waits as long."""
PLACE: Final = "polemos.place"
"""In the scope of a request: the place of an upload."""


class Place:
    """The place of an upload that is being worked on."""

    def __init__(self, slow: threading.Lock, leave: Callable[[], None]) -> None:
        self._slow, self._leave = slow, leave
        self._begun = time.monotonic()
        self.aside = False
        """Whether it has let the others pass."""

    def look(self) -> None:
        """To be called now and then by whoever works, in any thread. Raises Refused for what takes too long.

        Of those that take long there is one: beside it another is told to come again.
        """
        took = time.monotonic() - self._begun
        if took > LONGEST:
            raise Refused(413, "too-long", "record", f"{LONGEST:.0f} s")
        if took > QUICK and not self.aside:
            if not self._slow.acquire(blocking=False):
                raise busy()
            self.aside = True
            self._leave()


class Uploads:
    """The queue of uploads. Used in the event loop; only the places go elsewhere."""

    def __init__(self) -> None:
        self._gate = asyncio.Semaphore(1)
        self._slow = threading.Lock()
        self._here = 0

    @asynccontextmanager
    async def place(self) -> AsyncIterator[Place]:
        """A place, once it is free. Raises Refused when too many wait already."""
        if self._here >= QUEUE:
            raise busy()
        self._here += 1
        try:
            await self._gate.acquire()
        except asyncio.CancelledError:
            self._here -= 1
            raise
        loop = asyncio.get_running_loop()

        def leave() -> None:
            with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                loop.call_soon_threadsafe(self._next)

        place = Place(self._slow, leave)
        try:
            yield place
        finally:
            if place.aside:
                self._slow.release()
            else:
                self._next()

    def _next(self) -> None:
        """Let the next one begin."""
        self._here -= 1
        self._gate.release()
