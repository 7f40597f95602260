"""How long tests wait for what must come: so long that only a fault keeps it away, however busy the machine is."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

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
