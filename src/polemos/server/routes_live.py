"""The WebSocket of a match: a pulse whenever it has changed."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.concurrency import run_in_threadpool

from polemos.kernel.errors import PolemosError
from polemos.server.account_store import ACCOUNT
from polemos.server.accounts import Accounts
from polemos.server.identity import TOKEN, person_of
from polemos.server.late_matches import LOOK
from polemos.server.match_repository import MatchRepository
from polemos.server.open_match import Watcher
from polemos.server.problems import Refused
from polemos.server.schemas import Pulse

router = APIRouter()

NO_MATCH: Final = 4404
TROUBLE: Final = 4422
REST: Final = 0.03
"""Seconds between two pulses: bots are faster than pages."""
TOO_MUCH: Final = 1008
"""The code with which whoever opens too many sockets, or floods one, is sent away."""
OF_A_PERSON: Final = 64
OF_A_MATCH: Final = 64
"""Sockets at the same time, of a person and at a match."""
CHECK: Final = 2.0
"""Seconds after which it is seen again whether whoever listens is still signed in."""
MESSAGES: Final = 20
"""Messages in a second; the page sends none."""


class Crowd:
    """How many sockets are open, by person and by match. Used in the event loop alone."""

    def __init__(self) -> None:
        self._persons: Counter[str] = Counter()
        self._matches: Counter[str] = Counter()
        self.size = 0
        """How many there are in all."""

    @contextmanager
    def place(self, person: str, match_id: str) -> Iterator[bool]:
        """A place for one more socket; whether there is one."""
        free = self._persons[person] < OF_A_PERSON and self._matches[match_id] < OF_A_MATCH
        if not free:
            yield False
            return
        self.size += 1
        self._persons[person] += 1
        self._matches[match_id] += 1
        try:
            yield True
        finally:
            self.size -= 1
            for counter, key in ((self._persons, person), (self._matches, match_id)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]


@router.websocket("/api/matches/{match_id}/live")
async def live(websocket: WebSocket, match_id: str) -> None:
    """Tell of every change of a match, from the first moment on."""
    crowd: Crowd = websocket.app.state.crowd
    with crowd.place(person_of(websocket), match_id) as free:
        if free:
            await watched(websocket, match_id)
        else:
            await websocket.accept()
            await websocket.close(TOO_MUCH, "too many sockets")


async def watched(websocket: WebSocket, match_id: str) -> None:
    """The same for a socket that has its place."""
    repository: MatchRepository = websocket.app.state.repository
    watcher = Watcher(person_of(websocket))
    try:
        await run_in_threadpool(repository.watch, match_id, person_of(websocket), watcher)
    except (Refused, PolemosError) as error:
        # only a page that was let in is told why it is sent away again
        await websocket.accept()
        await websocket.close(*((NO_MATCH, error.code) if isinstance(error, Refused) else (TROUBLE, "bad-input")))
        return
    try:
        await websocket.accept()
        told = tell(websocket, repository, match_id, watcher)
        tasks = [asyncio.create_task(told), asyncio.create_task(checked(websocket, watcher))]
        try:
            await heard(websocket)
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
    finally:
        if watcher.match is not None:
            watcher.match.watchers.discard(watcher)


async def heard(websocket: WebSocket) -> None:
    """Listen until the other side goes. What it says means nothing; whoever says too much is sent away."""
    since, said = time.monotonic(), 0
    while (await websocket.receive())["type"] != "websocket.disconnect":
        now = time.monotonic()
        if now - since >= 1:
            since, said = now, 0
        said += 1
        if said > MESSAGES:
            with suppress(RuntimeError):  # it has just been closed because the match is gone
                await websocket.close(TOO_MUCH, "too many messages")
            return


async def checked(websocket: WebSocket, watcher: Watcher) -> None:
    """Send somebody away whose session has ended, or who was banned."""
    accounts: Accounts | None = websocket.app.state.accounts
    if accounts is None or not watcher.person.startswith(ACCOUNT):
        return
    while not watcher.dismissed:
        await asyncio.sleep(CHECK)
        if await run_in_threadpool(accounts.visitor, websocket.scope[TOKEN]) != watcher.person:
            watcher.dismissed = True
            watcher.wake()


async def tell(websocket: WebSocket, repository: MatchRepository, match_id: str, watcher: Watcher) -> None:
    """Send the latest pulse, and again whenever there is news, until the match is gone or nobody listens.

    Whoever sees the match late is told of how it stood, when that may be told.
    """
    said: Pulse | None = None
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            while watcher.moved and not watcher.dismissed:
                await run_in_threadpool(repository.watch_on, match_id, watcher)
            match = watcher.match
            if match is None or watcher.dismissed:
                await websocket.close(NO_MATCH, "dismissed")
                return
            pulse = match.pulse
            if pulse != said:
                await websocket.send_text(pulse.model_dump_json())
                said = pulse
            if pulse.gone:
                await websocket.close(NO_MATCH, "gone")
                return
            await asyncio.sleep(REST)
            await watcher.news(LOOK if match.late else None)
            if match.late:
                await run_in_threadpool(repository.look, match_id, watcher)
