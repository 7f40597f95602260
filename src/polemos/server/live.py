"""A match that is open in this process: its lock, its file, who watches it."""

import asyncio
import os
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from polemos.bots.registry import BOTS
from polemos.match import games
from polemos.match.files import read_text
from polemos.match.match import Match, open_match
from polemos.match.opening import players_of
from polemos.match.record import Record, parse
from polemos.server.wire import Pulse

PATIENCE: Final = 5.0
"""Seconds after which a match in trouble is tried again when somebody looks at it."""
TORN_FOR: Final = 0.05
"""Seconds after which a last line that is still cut off is no longer being written."""


class Gone(Exception):
    """The file of a match is not there any more."""


class Watcher:
    """Somebody who wants to know when a match changes, in an event loop of his own."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There is news. From any thread."""
        with suppress(RuntimeError):  # the loop has ended, and nobody watches any more
            self._loop.call_soon_threadsafe(self._news.set)

    async def news(self) -> None:
        """Wait for news."""
        await self._news.wait()
        self._news.clear()


class Live:
    """A match by its id. Whoever reads or changes `match` holds `lock` and has called `fresh`."""

    def __init__(self, match_id: str, path: Path) -> None:
        self.id = match_id
        self.path = path
        self.lock = threading.RLock()
        self.watchers: set[Watcher] = set()
        self.trouble = ""
        """What went wrong in the name of a bot, as it stands in the log; "" while all is well."""
        self.troubled = 0.0
        """When the trouble came (seconds of `time.monotonic`)."""
        self.pondered = False
        """Whether a bot is pondering over it, without the lock."""
        self.version = 0
        """Grows with every change: whoever has pondered without the lock sees whether the match is still the same."""
        self.match: Match | None = None
        self.used = 0.0
        self._stamp = ""
        self._pulse = Pulse(n=0, over=False, decides=None, thinking=False)

    # -- the file

    def fresh(self) -> Match:
        """The match as its file stands, read again if another program has written to it. Raises Gone and BadInput."""
        self.used = time.monotonic()
        stamp = stamp_of(self.path)
        if not stamp:
            self.match = None
            raise Gone
        if self.match is None or stamp != self._stamp:
            again = self.match is not None
            self.match = None
            self.match = self._load()
            self._stamp = stamp_of(self.path)
            self.version += 1
            if again:
                self.trouble = ""
                self.say()
            else:
                self._pulse = self._now()
        return self.match

    def _load(self) -> Match:
        record = read_record(self.path)
        game = games.find(record.header.game)
        match = open_match(game, record, players_of(game, dict(record.header.seats), BOTS))
        match.keep(self.path)
        return match

    def adopt(self, match: Match) -> None:
        """A match that has just been kept in the file."""
        self.match, self._stamp = match, stamp_of(self.path)
        self._pulse = self._now()

    def unload(self) -> None:
        """Leave the match to its file."""
        self.match = None

    @property
    def stamp(self) -> str:
        """The state of the file that the match stands for."""
        return self._stamp

    # -- telling

    def changed(self) -> None:
        """The match has been changed and kept: all who watch are told."""
        self._stamp = stamp_of(self.path)
        self.version += 1
        self.trouble = ""
        self.say()

    def fail(self, trouble: str) -> None:
        """The match stands still, because of this."""
        self.trouble, self.troubled = trouble, time.monotonic()
        self.say()

    @property
    def resting(self) -> bool:
        """Whether the match is in trouble, and it is too early to try again."""
        return bool(self.trouble) and time.monotonic() - self.troubled < PATIENCE

    def say(self, gone: bool = False) -> None:
        """Tell all who watch how the match stands."""
        self._pulse = self._now().model_copy(update={"gone": gone})
        for watcher in list(self.watchers):
            watcher.wake()

    def _now(self) -> Pulse:
        match = self.match
        if match is None:
            return self._pulse.model_copy(update={"thinking": False, "trouble": self.trouble})
        return Pulse(
            n=match.n,
            over=match.over,
            decides=None if match.over else match.game.sides[match.state.actor],
            thinking=match.player is not None and not self.trouble,
            trouble=self.trouble,
        )

    @property
    def pulse(self) -> Pulse:
        """How the match stands, for those who watch."""
        return self._pulse


def read_record(path: Path) -> Record:
    """The record in a file of ours. A last line that was cut off by a crash was never acknowledged, and is left out.

    Raises BadInput.
    """
    text = read_text(path)
    if text and not text.endswith("\n"):
        # perhaps another program is just writing it
        time.sleep(TORN_FOR)
        text = read_text(path)
    return parse(text, path.name, repair=True)


def stamp_of(path: Path) -> str:
    """What changes whenever a file is written to; "" when it is not there."""
    try:
        now = os.stat(path)
    except OSError:
        return ""
    return f"{now.st_size}/{now.st_mtime_ns}/{now.st_ino}"
