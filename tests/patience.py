"""How long tests wait for what must come: so long that only a fault keeps it away, however busy the machine is."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

PATIENCE: Final = 900
"""Seconds. A test that passes never waits for so long."""
PAUSE: Final = 0.01

T = TypeVar("T")


def until(look: Callable[[], T | None], what: str) -> T:
    """What a look brings as soon as it brings anything but nothing (None, False); fails with `what` has not come."""
    end = time.monotonic() + PATIENCE
    while True:
        found = look()
        if found:
            return found
        assert time.monotonic() < end, f"waited {PATIENCE} seconds for {what}"
        time.sleep(PAUSE)


def in_its_loop(work: Coroutine[Any, Any, T]) -> T:
    """What comes of a coroutine, run in a thread of its own: in that of the tests a browser's loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
