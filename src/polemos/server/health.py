"""Whether the server can do its work, for whoever watches over it."""

import time
from typing import Final

from polemos.server.match_repository import MatchRepository
from polemos.server.schemas_health import Health

PROBE: Final = 30.0
"""Seconds after which the disk is tried out again: that writes 128 KB, whoever asks, and however often."""


class Checkup:
    """Looks at a repository."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._probed = time.monotonic()

    def look(self) -> Health:
        """How it stands now."""
        repository, now = self._repository, time.monotonic()
        if repository.store.look() is None and now - self._probed >= PROBE:
            self._probed = now
            repository.store.doubt()
        writes = repository.store.trouble is None
        bots, clocks = repository.bot_worker.is_alive(), repository.clock_keeper.is_alive()
        return Health(live=True, ready=writes and bots and clocks, writes=writes, bots=bots, clocks=clocks)
