"""The thread in which bots decide: one choice of each waiting match after the other, so that all go on together."""

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from polemos.kernel.errors import PolemosError
from polemos.match.files import Unwritten
from polemos.match.held import Changed
from polemos.match.match import AnyMatch
from polemos.server.elsewhere import Elsewhere, Hurried, NotWanted
from polemos.server.meter import NO_METER, Meter
from polemos.server.open_match import Gone, OpenMatch
from polemos.server.peers import Alone, Peers
from polemos.study.found import NOTHING, Considered

LOG: Final = logging.getLogger("polemos.server")
LEAVE: Final = 3.0
"""Seconds that a decision in progress may take when the server ends."""


class BotWorker(threading.Thread):
    """Plays for the bots of all matches that are handed to it, until people must decide."""

    def __init__(
        self,
        doubt: Callable[[], None],
        after: Callable[[OpenMatch, AnyMatch], None],
        meter: Meter = NO_METER,
        peers: Peers | None = None,
    ) -> None:
        """doubt: is told when a choice could not be kept; after: when one has been made, while its lock is held.

        meter: hears how long bots took. peers: other servers, which may ask the same bots.
        """
        self._elsewhere = Elsewhere()
        super().__init__(name="polemos-bots", daemon=True)
        self._doubt, self._after, self._meter = doubt, after, meter
        self._peers = peers or Alone()
        self._waiting: deque[OpenMatch] = deque()
        self._there: set[str] = set()
        self._news = threading.Condition()
        self._ended = False

    def add(self, live: OpenMatch) -> None:
        """Bots may have something to decide in this match."""
        with self._news:
            if live.id not in self._there:
                self._there.add(live.id)
                self._waiting.append(live)
                self._news.notify()

    def waits(self, match_id: str) -> bool:
        """Whether a match is in the queue."""
        with self._news:
            return match_id in self._there

    def queued(self) -> int:
        """How many matches are in the queue."""
        with self._news:
            return len(self._there)

    def end(self) -> None:
        """Stop; what is on disk is the truth."""
        with self._news:
            self._ended = True
            self._news.notify()
        self._elsewhere.end()
        if self.is_alive():
            self.join(LEAVE)

    def run(self) -> None:
        """Until the end."""
        while True:
            with self._news:
                while not self._waiting and not self._ended:
                    self._news.wait()
                if self._ended:
                    return
                live = self._waiting.popleft()
                self._there.discard(live.id)
            if not self._peers.take(live.id):
                continue  # whoever asks them tells what they answer
            try:
                more = self._decide(live)
            finally:
                self._peers.leave(live.id)
            if more:
                self.add(live)

    def _decide(self, live: OpenMatch) -> bool:
        """Let a bot make one choice; whether more may follow."""
        try:
            return decide_once(live, self._elsewhere, self._after, self._meter)
        except Gone:
            return False
        except Changed:
            return True  # another program has played on: read its file and see
        except Unwritten as error:
            LOG.error("match %s: %s", live.id, error)
            self._doubt()
            self._fail(live, error.reason)
        except PolemosError as error:
            self._fail(live, str(error))
        except Exception as error:
            LOG.exception("match %s: a bot broke down", live.id)
            self._fail(live, f"{type(error).__name__}: {error}")
        return False

    @staticmethod
    def _fail(live: OpenMatch, trouble: str) -> None:
        with live.lock:
            live.fail(trouble)


def nothing(live: OpenMatch, match: AnyMatch) -> None:
    """What follows a choice where nobody wants anything."""


def decide_once(
    live: OpenMatch,
    elsewhere: Elsewhere | None = None,
    after: Callable[[OpenMatch, AnyMatch], None] = nothing,
    meter: Meter = NO_METER,
) -> bool:
    """Let the bot that sits there make one choice; whether there was anything to decide.

    It ponders without the lock, so that people can look at the table meanwhile; who takes his time, elsewhere, so that
    nobody waits for him, and can be hurried there. For one who breaks down, cheats or finds no end the game's usual
    choice stands in.
    """
    with live.lock:
        match = live.fresh()
        if match.player is None or live.resting:
            return False
        thought, version, found = match.ponder(), live.version, NOTHING
        live.pondered = True
    began = time.perf_counter()
    try:
        if thought.apart and elsewhere is not None:
            choice, found = elsewhere.think(
                Considered(thought),
                lambda: live.version == version and live.match is not None,
                hurried=lambda: live.hurried,
                told=live.think,
            )
        else:
            choice, found = Considered(thought)()
    except NotWanted:
        return True
    except Hurried:
        LOG.warning("match %s: the bot %s cannot be hurried; the usual choice stands in", live.id, thought.player.name)
        choice = thought.seat.usual()
    except Exception:
        LOG.exception("match %s: the bot %s; the usual choice stands in", live.id, thought.player.name)
        choice = thought.seat.usual()
    finally:
        live.pondered, live.progress = False, None
    meter.thought(time.perf_counter() - began)
    with live.lock:
        match = live.fresh()
        if live.version == version:
            match.choose(match.game.rules.choice_id(choice), found)
            live.changed()
            after(live, match)
    return True
