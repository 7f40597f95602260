"""The process in which bots think that take their time: nobody who looks at a page waits for them."""

import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.context import TimeoutError as NotYet
from multiprocessing.pool import Pool
from time import monotonic
from typing import Final, TypeVar

from polemos.match.workers import leave_interrupts, undisturbed

T = TypeVar("T")
LONGEST: Final = 60.0
"""Seconds that a thought may take."""
LOOK: Final = 0.05
"""Seconds after which it is looked whether a thought is still wanted."""


class NotWanted(Exception):
    """What a bot was thinking about has changed meanwhile: nobody waits for its answer any more."""


class Elsewhere:
    """A process for thoughts, begun with the first one, and anew after one that had to be broken off."""

    def __init__(self) -> None:
        self._pool: Pool | None = None
        self._ended = threading.Event()
        self._lock = threading.Lock()

    def think(self, thought: Callable[[], T], wanted: Callable[[], bool], longest: float = LONGEST) -> T:
        """What a thought comes to. It must be one that can be sent to another process, and so must its answer.

        Raises NotWanted, TimeoutError when it takes too long, and whatever the thought raises.
        """
        with self._lock:
            if self._ended.is_set():
                raise NotWanted
            if self._pool is None:
                self._pool = _pool()
            answer = self._pool.apply_async(_think, (thought,))
        began = monotonic()
        while True:
            try:
                found: T = answer.get(LOOK)
                return found
            except NotYet:
                if self._ended.is_set() or not wanted():
                    self._break_off()
                    raise NotWanted from None
                if monotonic() - began > longest:
                    self._break_off()
                    raise TimeoutError(f"no answer within {longest:g} seconds") from None

    def _break_off(self) -> None:
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.terminate()

    def end(self) -> None:
        """No more thoughts; one in progress is broken off."""
        self._ended.set()
        self._break_off()


def _pool() -> Pool:
    # started afresh: a copy of this process would bring its threads' locks along
    with undisturbed():
        return multiprocessing.get_context("spawn").Pool(1, initializer=leave_interrupts)


def _think(thought: Callable[[], T]) -> T:
    return thought()
