"""A match that is open in this process: its lock, its file, who watches it."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from polemos.bots.registry import makers
from polemos.kernel.errors import BadInput
from polemos.match import games
from polemos.match.held import Keeping
from polemos.match.match import AnyMatch, open_match
from polemos.match.moments import HUMAN
from polemos.match.opening import RECORD, players_of
from polemos.match.record import Record, parse
from polemos.match.seat import Player
from polemos.server.schemas import Pulse
from polemos.server.shelf import Place

PATIENCE: Final = 5.0
"""Seconds after which a match in trouble is tried again when somebody looks at it."""
STEP: Final = 0.02
"""By how much a thought must have come on before that is told."""
PAUSE: Final = 0.25
"""Seconds from one time to the next that it is told."""


NO_MOMENT: Final = -1, -1
"""No number of entries, and no number of times that something was taken back."""


class Gone(Exception):
    """The file of a match is not there any more."""


class Watcher:
    """Somebody who wants to know when a match changes, in an event loop of his own."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.dismissed = False
        """Whether he has no right any more to be there."""
        self.moved = False
        """Whether he may have to see another moment of it from now on: at once, or late."""
        self.match: OpenMatch | None = None
        """What he watches."""
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There is news. From any thread."""
        with suppress(RuntimeError):  # the loop has ended, and nobody watches any more
            self._loop.call_soon_threadsafe(self._news.set)

    async def news(self, seconds: float | None = None) -> None:
        """Wait for news, at most so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)
        self._news.clear()


class OpenMatch:
    """A match by its id. Whoever reads or changes `match` holds `lock` and has called `fresh`."""

    def __init__(
        self,
        match_id: str,
        shelf: Place,
        name: str,
        stirred: Callable[[str], None] = lambda match_id: None,
        spread: Callable[[str, str], None] = lambda kind, match_id: None,
        late: bool = False,
    ) -> None:
        """stirred: is told the id whenever the match, or something beside it, has changed; spread: has other servers
        told of what stands beside it; late: whether this is the match as it stood, for whoever sees it late.
        """
        self.id = match_id
        self.late = late
        self.name = name
        """What its record is called on the shelf."""
        self._shelf = shelf
        self._stirred, self._spread = stirred, spread
        self.lock = threading.RLock()
        self.watchers: set[Watcher] = set()
        self.trouble = ""
        """What went wrong in the name of a bot, as it stands in the log; "" while all is well."""
        self.troubled = 0.0
        """When the trouble came (seconds of `time.monotonic`)."""
        self.pondered = False
        """Whether a bot is pondering over it, without the lock."""
        self.progress: float | None = None
        """Which share of its thought is done, from 0 to 1, where it tells."""
        self._told = 0.0
        """When that was last told (seconds of `time.monotonic`)."""
        self._hurried = NO_MOMENT
        """The moment at which the bot was hurried: it counts for that one alone."""
        self.version = 0
        """Grows with every change: whoever has pondered without the lock sees whether the match is still the same."""
        self.news = 0
        """How often something beside the record has changed since the server opened the match."""
        self.talk = 0
        """How often something was said beside it since then."""
        self.match: AnyMatch | None = None
        self.used = 0.0
        self._left = "", 0
        """The state of the file when the match was last left to it, and how often it had been rewound by then."""
        self._pulse = Pulse(n=0, rewound=0, over=False, decides=None, thinking=False, late=late)

    # -- the file

    @property
    def keeping(self) -> Keeping:
        """Where its record is kept."""
        return self._shelf.keeping(self.name)

    @property
    def stem(self) -> str:
        """The name of its record, for names of other files."""
        return self.name.removesuffix(RECORD)

    def fresh(self) -> AnyMatch:
        """The match as its file stands, with what other programs have written to it. Raises Gone and BadInput.

        Nothing is written.
        """
        self.used = time.monotonic()
        if not self._shelf.mark(self.name):
            self.unload()
            raise Gone
        match = self.match
        if match is None:
            match = self.match = self._load()
            match.rewound = self._rewound(match)
            self.version += 1
            self._pulse = self._now()
        elif match.stale():
            try:
                match.catch_up()
                match.players = self._players(match)
            except BadInput:
                self.unload()
                raise
            self.version += 1
            self.trouble = ""
            self.say()
            self._stirred(self.id)
        return match

    def _load(self) -> AnyMatch:
        try:
            record, held = read_held(self.keeping)
        except FileNotFoundError:
            raise Gone from None
        game = games.find(record.header.game)
        match = open_match(game, record, players_of(game, dict(record.header.seats), makers()))
        match.hold(held)
        return match

    @staticmethod
    def _players(match: AnyMatch) -> list[Player | None]:
        """Who sits there, by the file; a bot that stays is the same one."""
        seats = dict(match.record.header.seats)
        names = [None if player is None else player.name for player in match.players]
        wanted = [None if seats.get(side, HUMAN) == HUMAN else seats[side] for side in match.game.sides]
        return match.players if names == wanted else players_of(match.game, seats, makers())

    def adopt(self, match: AnyMatch) -> None:
        """A match that has just been kept in the file."""
        self.match = match
        self._pulse = self._now()

    def unload(self) -> None:
        """Leave the match to its file."""
        if self.match is not None:
            self._left = self.match.mark, self.match.rewound
        self.match = None

    def _rewound(self, match: AnyMatch) -> int:
        """How often something had been taken back in the match that has just been read."""
        mark, rewound = self._left
        return rewound + (mark not in ("", match.mark))

    @property
    def stamp(self) -> str:
        """The state of the file that the match stands for."""
        return "" if self.match is None else self.match.mark

    # -- telling

    def changed(self) -> None:
        """The match has been changed and kept: all who watch are told."""
        self.version += 1
        self.trouble, self.progress = "", None
        self.say()
        self._stirred(self.id)

    def fail(self, trouble: str) -> None:
        """The match stands still, because of this."""
        self.trouble, self.troubled = trouble, time.monotonic()
        self.say()

    @property
    def resting(self) -> bool:
        """Whether the match is in trouble, and it is too early to try again."""
        return bool(self.trouble) and time.monotonic() - self.troubled < PATIENCE

    # -- a bot that takes its time

    def think(self, share: float) -> None:
        """A share of the thought of a bot is done: all who watch are told, but not too often. From any thread."""
        now = time.monotonic()
        if now - self._told < PAUSE or (self.progress is not None and abs(share - self.progress) < STEP):
            return
        # whoever changes the match tells of it himself, with how far the thought has come
        if self.lock.acquire(blocking=False):
            try:
                self.progress, self._told = share, now
                self.say()
            finally:
                self.lock.release()

    def hurry(self, n: int) -> bool:
        """The bot is to decide now what it ponders over at moment n; whether there was anything to hurry.

        Whoever calls it holds the lock.
        """
        match = self.match
        if match is None or match.player is None or match.n != n:
            return False
        self._hurried = n, match.rewound
        self._spread("hurry", self.id)
        return True

    def hurried_elsewhere(self) -> None:
        """Somebody at another server wants the bot to decide now."""
        match = self.match
        if match is not None and match.player is not None:
            self._hurried = match.n, match.rewound

    @property
    def hurried(self) -> bool:
        """Whether the bot that ponders is to decide now."""
        match = self.match
        return match is not None and self._hurried == (match.n, match.rewound)

    def say(self, gone: bool = False) -> None:
        """Tell all who watch how the match stands."""
        # whatever else is told after it, it does not come back
        gone = gone or self._pulse.gone
        self._pulse = self._now().model_copy(update={"gone": gone})
        for watcher in list(self.watchers):
            watcher.wake()

    def stir(self) -> None:
        """Something beside the record has changed: who sits there, what was said."""
        self.news += 1
        self.say()
        self._stirred(self.id)
        self._spread("news", self.id)

    def spoke(self) -> None:
        """Somebody has said something beside the match."""
        self.talk += 1
        self.say()
        self._spread("talk", self.id)

    def _now(self) -> Pulse:
        match = self.match
        if match is None:
            return self._pulse.model_copy(
                update={
                    "thinking": False,
                    "progress": None,
                    "trouble": self.trouble,
                    "news": self.news,
                    "talk": self.talk,
                }
            )
        thinking = match.player is not None and not self.trouble
        return Pulse(
            n=match.n,
            rewound=match.rewound,
            over=match.over,
            decides=None if match.over else match.game.sides[match.state.actor],
            thinking=thinking,
            progress=self.progress if thinking else None,
            trouble=self.trouble,
            news=self.news,
            talk=self.talk,
            late=self.late,
        )

    @property
    def pulse(self) -> Pulse:
        """How the match stands, for those who watch."""
        return self._pulse


def read_held(held: Keeping) -> tuple[Record, Keeping]:
    """A record of ours, and how it stands where it is kept.

    A last line that was cut off by a crash was never acknowledged, and is left out.

    Raises FileNotFoundError and BadInput.
    """
    return parse(held.read(), held.name, torn=True), held
