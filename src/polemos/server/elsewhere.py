"""The process in which bots think that take their time: nobody who looks at a page waits for them.

Two numbers lie in memory that both processes share: which share of the thought is done, and whether it is to end now.
"""

import multiprocessing
import threading
from collections.abc import Callable
from math import inf
from multiprocessing.context import TimeoutError as NotYet
from multiprocessing.pool import Pool
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any, Final, TypeVar

from polemos.match.seat import Seat
from polemos.match.workers import leave_interrupts, undisturbed

T = TypeVar("T")
LONGEST: Final = 60.0
"""Seconds that a thought may take."""
LOOK: Final = 0.05
"""Seconds after which it is looked whether a thought is still wanted."""
GRACE: Final = 3.0
"""Seconds within which a bot that is hurried has to answer."""
GLANCE: Final = 0.2
"""Seconds after which whoever thinks looks again whether he is hurried, and tells how far he has come."""
UNTOLD: Final = -1.0
"""The share of a thought of which nothing was told."""
DONE: Final = 0
HURRY: Final = 1
"""Where the two numbers lie."""


class NotWanted(Exception):
    """What a bot was thinking about has changed meanwhile: nobody waits for its answer any more."""


class Hurried(Exception):
    """A thought did not end although it was hurried."""


class SharedPace:
    """Whoever waits for a choice in another process (see `polemos.match.seat.Pace`). numbers: those that are shared."""

    def __init__(self, numbers: Any) -> None:
        self._numbers = numbers
        self._next = 0.0
        self._over = False

    def goes_on(self, share: float) -> bool:
        """Whether nobody has hurried so far as was seen. It looks a few times a second, however often it is asked."""
        now = monotonic()
        if now >= self._next and not self._over:
            self._next = now + GLANCE
            self._numbers[DONE] = share
            self._over = bool(self._numbers[HURRY])
        return not self._over


def _never() -> bool:
    return False


def _unheard(share: float) -> None:
    pass


class Elsewhere:
    """A process for thoughts, begun with the first one, and anew after one that had to be broken off."""

    def __init__(self) -> None:
        self._pool: Pool | None = None
        self._numbers: Any = None
        self._ended = threading.Event()
        self._lock = threading.Lock()

    def think(
        self,
        thought: Callable[[], T],
        wanted: Callable[[], bool],
        longest: float = LONGEST,
        *,
        hurried: Callable[[], bool] = _never,
        told: Callable[[float], None] = _unheard,
    ) -> T:
        """What a thought comes to. It must be one that can be sent to another process, and so must its answer.

        hurried: whether it is to end now, with the best that it has found; told: hears which share of it is done,
        where the bot tells. One thought at a time.

        Raises NotWanted, Hurried when it is hurried and does not end, TimeoutError when it takes too long, and
        whatever the thought raises.
        """
        with self._lock:
            if self._ended.is_set():
                raise NotWanted
            if self._pool is None:
                self._numbers = RawArray("d", 2)
                self._pool = _pool(self._numbers)
            numbers = self._numbers
            numbers[DONE], numbers[HURRY] = UNTOLD, 0.0
            answer = self._pool.apply_async(_think, (thought,))
        began = monotonic()
        latest = inf
        while True:
            try:
                found: T = answer.get(LOOK)
                return found
            except NotYet:
                if self._ended.is_set() or not wanted():
                    self._break_off()
                    raise NotWanted from None
                if numbers[DONE] != UNTOLD:
                    told(numbers[DONE])
                if latest == inf and hurried():
                    numbers[HURRY] = 1.0
                    latest = monotonic() + GRACE
                if monotonic() > latest:
                    self._break_off()
                    raise Hurried from None
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


def _pool(numbers: Any) -> Pool:
    # started afresh: a copy of this process would bring its threads' locks along
    with undisturbed():
        return multiprocessing.get_context("spawn").Pool(1, _begin, (numbers,))


_SHARED: Final[list[Any]] = []
"""In the process of thoughts: the numbers that it shares with whoever waits."""


def _begin(numbers: Any) -> None:
    leave_interrupts()
    _SHARED[:] = [numbers]


def _think(thought: Callable[[], T]) -> T:
    seat = getattr(thought, "seat", None)
    if isinstance(seat, Seat):
        seat.pace = SharedPace(_SHARED[0])
    return thought()
