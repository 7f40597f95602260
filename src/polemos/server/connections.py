"""Connections that keep us waiting: each is given so long, and no more of them are held than the computer lets us.

A connection on which nothing happens costs a descriptor, of which a process has few. So a head that does not come, an
answer that is not fetched, or a rest of a body that nobody wants any more ends its connection; and where all places are
taken, whoever has kept us waiting longest goes for whoever comes.
"""

import asyncio
import errno
import logging
import sys
import time
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

LOG: Final = logging.getLogger("polemos.server")
PATIENCE: Final = 10.0
"""Seconds for the head of a request, and for what is left of a body that has been refused."""
FETCH: Final = 30.0
"""Seconds in which somebody must take a part of his answer."""
KEEP: Final = 15
"""Seconds that a connection stays open for the next request."""
MOST: Final = 500
LEAST: Final = 16
RESERVE: Final = 80
"""Descriptors for all that is no connection: the list, records, and connections that are on their way in or out."""
AT_ONCE: Final = 16
"""Connections that are let in before what they want is looked at."""
QUIET: Final = 60.0
"""Seconds between two lines in the log about the same lack."""
LACKING: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
TOO_SLOW: Final = b'{"code":"slow","message":"The request did not come in time.","where":"","expected":"","lines":[]}'


def places(most: int = MOST) -> int:
    """How many connections this process may hold, `most` at most."""
    if sys.platform == "win32":
        return most
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most if soft == resource.RLIM_INFINITY else max(LEAST, min(most, soft - RESERVE))


class Patient(H11Protocol):
    """A connection, with limits to what it may keep us waiting."""

    _timer: asyncio.TimerHandle | None = None
    _fetch: asyncio.TimerHandle | None = None
    _handed = False
    """Whether it is a WebSocket now, with limits of its own."""
    _heard = False
    """Whether a part of a head has come."""

    # -- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes: if all places are taken, whoever has kept us waiting longest leaves.

        Where all are being answered, he is told that there is too much to do.
        """
        super().connection_made(transport)
        self.since = time.monotonic()
        if len(self.connections) >= (self.limit_concurrency or MOST):
            others = [one for one in self.connections if isinstance(one, Patient) and one is not self]
            waiting = [one for one in others if one.keeps_waiting]
            if waiting:
                min(waiting, key=lambda one: one.since).leave()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._stop()
        if self._fetch is not None:
            self._fetch.cancel()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Send him away without a word."""
        self.connections.discard(self)
        self.transport.abort()

    @property
    def keeps_waiting(self) -> bool:
        """Whether it is he who has to say something."""
        if self._handed:
            return False
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return True
        return self.conn.their_state is h11.SEND_BODY and not cycle.response_started

    # -- what is said

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        if self.transport.is_closing():
            return
        self._heard = True
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """The answer has been given."""
        self.since = time.monotonic()
        self._heard = False
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a WebSocket."""
        self._handed = True
        self._stop()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """He does not fetch his answer."""
        super().pause_writing()
        if self._fetch is None:
            self._fetch = self.loop.call_later(FETCH, self.transport.abort)

    def resume_writing(self) -> None:
        """He does."""
        super().resume_writing()
        if self._fetch is not None:
            self._fetch.cancel()
            self._fetch = None

    # -- the limit

    def _watch(self) -> None:
        """Begin to count where a head, or the rest of a body after its answer, is still to come; else stop."""
        if self._handed or self.transport.is_closing() or not self._is_due:
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self._too_late)

    @property
    def _is_due(self) -> bool:
        """Whether something must come that nobody else waits for: a body is waited for by whoever reads it."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            return self.cycle.response_complete
        return state is h11.IDLE and self.timeout_keep_alive_task is None

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self._heard and self.conn.our_state is h11.IDLE:
            headers = [("content-type", "application/json"), ("content-length", str(len(TOO_SLOW)))]
            answer = h11.Response(
                status_code=408, headers=[*headers, ("connection", "close")], reason="Request Timeout"
            )
            for event in (answer, h11.Data(data=TOO_SLOW), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class Seldom(logging.Filter):
    """Lets the same line into the log once a minute: whoever sends nonsense could fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is said."""
        now = time.monotonic()
        if now - self._said.get(str(record.msg), -QUIET) < QUIET:
            return False
        self._said[str(record.msg)] = now
        return True


class Lacks:
    """What the loop says where nobody listens: one line a minute of what the computer lacks, the rest as ever."""

    def __init__(self) -> None:
        self._said = -QUIET
        self._unsaid = 0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An error in the loop itself."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in LACKING:
            loop.default_exception_handler(context)
            return
        self._unsaid += 1
        if time.monotonic() - self._said >= QUIET:
            self._said = time.monotonic()
            LOG.warning("connections cannot be taken in (%s; %d times)", error.strerror, self._unsaid)
            self._unsaid = 0
