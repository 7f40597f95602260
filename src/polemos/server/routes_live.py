"""The WebSocket of a match: a pulse whenever it has changed."""

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.concurrency import run_in_threadpool

from polemos.kernel.errors import PolemosError
from polemos.server.hall import Hall
from polemos.server.live import Live, Watcher
from polemos.server.people import person_of
from polemos.server.problems import Refused
from polemos.server.wire import Pulse

router = APIRouter()

NO_MATCH: Final = 4404
TROUBLE: Final = 4422
REST: Final = 0.03
"""Seconds between two pulses: bots are faster than pages."""


@router.websocket("/api/matches/{match_id}/live")
async def live(websocket: WebSocket, match_id: str) -> None:
    """Tell of every change of a match, from the first moment on."""
    hall: Hall = websocket.app.state.hall
    watcher = Watcher()
    try:
        match = await run_in_threadpool(hall.watch, match_id, person_of(websocket), watcher)
    except (Refused, PolemosError) as error:
        # only a page that was let in is told why it is sent away again
        await websocket.accept()
        await websocket.close(*((NO_MATCH, error.code) if isinstance(error, Refused) else (TROUBLE, "bad-input")))
        return
    try:
        await websocket.accept()
        teller = asyncio.create_task(tell(websocket, match, watcher))
        try:
            while (await websocket.receive())["type"] != "websocket.disconnect":
                pass  # what a page says here means nothing
        finally:
            teller.cancel()
            with suppress(asyncio.CancelledError):
                await teller
    finally:
        match.watchers.discard(watcher)


async def tell(websocket: WebSocket, match: Live, watcher: Watcher) -> None:
    """Send the latest pulse, and again whenever there is news, until the match is gone or nobody listens."""
    said: Pulse | None = None
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            pulse = match.pulse
            if pulse != said:
                await websocket.send_text(pulse.model_dump_json())
                said = pulse
            if pulse.gone:
                await websocket.close(NO_MATCH, "gone")
                return
            await asyncio.sleep(REST)
            await watcher.news()
