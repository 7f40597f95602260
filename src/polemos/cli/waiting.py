"""Waiting for a bot at the terminal: how far it has come, and Enter to have its move at once."""

import os
import select
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

from rich.console import Console

BEFORE: Final = 1.0
"""Seconds of a thought before anything is shown of it."""
GLANCE: Final = 0.3
"""Seconds from one look at the keyboard to the next."""


class Waiting:
    """Somebody at a terminal who waits for a choice (see `polemos.match.seat.Pace`).

    tells: a share in words; entered: the line that was typed meanwhile, None for none.
    """

    def __init__(self, out: Console, tells: Callable[[int], str], entered: Callable[[], str | None]) -> None:
        self._out, self._tells, self._entered = out, tells, entered
        self._next = monotonic() + BEFORE
        self._shown = False
        self._over = False
        self.ahead: list[str] = []
        """What was typed meanwhile and is no wish for haste: it is for the next question."""

    def goes_on(self, share: float) -> bool:
        """Whether Enter was not pressed yet."""
        now = monotonic()
        if now < self._next or self._over:
            return not self._over
        self._next = now + GLANCE
        while (line := self._entered()) is not None:
            if line.strip():
                self.ahead.append(line.strip())
            else:
                self._over = True
        self._write(self._tells(int(100 * share)))
        self._shown = True
        return not self._over

    def end(self) -> None:
        """The thought is over: nothing of it is left on the screen."""
        if self._shown:
            self._write("")

    def _write(self, text: str) -> None:
        self._out.file.write(f"\r\x1b[K{text}")
        self._out.file.flush()


def can_wait(out: Console) -> bool:
    """Whether somebody sits there who can see and type, where a line that was typed can be told from none."""
    return out.is_terminal and sys.platform != "win32" and sys.stdin is not None and sys.stdin.isatty()


def typed_line() -> str | None:
    """The line that was typed at the terminal, None for none; it does not wait for one."""
    fd = sys.stdin.fileno()
    if not select.select([fd], [], [], 0)[0]:
        return None
    # a terminal hands out one line at a time; at the end of input there is none, now and later
    return os.read(fd, 4096).decode(errors="replace") or None
