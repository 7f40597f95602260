"""Many people at a server, as `benchmarks/load.py` sends them: a process of their own, so that their work is not its.

Requests go over connections that stay open, as those of a reverse proxy do, and ask for compressed answers, as browsers
do. Each person has a cookie of his own, and a WebSocket at each of his games.
"""

import asyncio
import gzip
import json
import random
import resource
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import Event
from websockets.typing import Origin
from websockets.uri import parse_uri

LINES: Final = 48
"""Connections for requests, as a proxy would hold them."""
AT_ONCE: Final = 6
"""Games that are begun at the same time, and sockets that are opened."""
END: Final = b"\r\n\r\n"


class Refusal(Exception):
    """An answer that should not have come."""


class Line:
    """A connection that stays open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nContent-Length: {len(data)}\r\n"
        )
        head += f"Content-Type: application/json\r\nCookie: {cookie}\r\n\r\n"
        for again in (True, False):
            fresh = self._writer is None
            if self._reader is None or self._writer is None:
                self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                self._writer.write(head.encode() + data)
                return await self._answer(self._reader)
            except (asyncio.IncompleteReadError, ConnectionError):
                # the server lets go of a line on which nothing has happened for a while
                self._writer.close()
                self._reader = self._writer = None
                if fresh or not again:
                    raise
        raise AssertionError

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
        first, *lines = (await reader.readuntil(END)).decode("latin-1").rstrip("\r\n").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        return int(first.split(" ")[1]), headers, body


class Lines:
    """Lines for whoever wants to ask something."""

    def __init__(self, port: int) -> None:
        self._free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        for _ in range(LINES):
            self._free.put_nowait(Line(port))

    async def ask(self, method: str, path: str, person: "Somebody", body: Any = None) -> Any:
        """What comes back. Raises Refusal."""
        line = await self._free.get()
        try:
            status, headers, data = await line.ask(method, path, person.cookie, body)
        finally:
            self._free.put_nowait(line)
        if "set-cookie" in headers and not person.cookie:
            person.cookie = headers["set-cookie"].partition(";")[0]
        if headers.get("content-encoding") == "gzip":
            data = gzip.decompress(data)
        if status >= 300:
            raise Refusal(f"{method} {path}: {status} {data[:200]!r}")
        return json.loads(data)


@dataclass
class Somebody:
    """A browser."""

    cookie: str = ""


class Socket(asyncio.Protocol):
    """A WebSocket: it answers pings, and says when it is told something."""

    def __init__(self, port: int, match_id: str, person: Somebody, told: Callable[[], None]) -> None:
        origin = Origin(f"http://127.0.0.1:{port}")
        uri = parse_uri(f"ws://127.0.0.1:{port}/api/matches/{match_id}/live")
        self._ws = ClientProtocol(uri, origin=origin)
        self._cookie, self._told = person.cookie, told
        self.heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._ws.connect()
        request.headers["Cookie"] = self._cookie
        self._ws.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            self._event(event)
        self._flush()

    def _event(self, event: Event) -> None:
        if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
            if not self.heard.done():
                self.heard.set_result(None)
            self._told()
        elif isinstance(event, Response) and event.status_code != 101 and not self.heard.done():
            self.heard.set_exception(Refusal(f"a socket: {event.status_code}"))

    def _flush(self) -> None:
        for part in self._ws.data_to_send():
            if part:
                self._transport.write(part)
            else:
                self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has been closed."""
        self.lost = True
        if not self.heard.done():
            self.heard.set_exception(Refusal("a socket was closed"))


async def socket(port: int, match_id: str, person: Somebody, told: Callable[[], None] = lambda: None) -> Socket:
    """A socket that has told its first pulse."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Socket(port, match_id, person, told), "127.0.0.1", port)
    await made.heard
    return made


@dataclass
class Game:
    """A game of two people: who sits where, and what whoever decides is asked."""

    match_id: str
    people: dict[str, Somebody]
    table: dict[str, Any]
    side: str
    busy: bool = False
    sent: float = 0.0
    sockets: list[Socket] = field(default_factory=list)


@dataclass
class Report:
    """What people have met, in milliseconds, and what their own process took."""

    took: dict[str, list[float]] = field(default_factory=lambda: {"choose": [], "pulse": [], "table": []})
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0
    processor: float = 0.0
    behind: float = 0.0
    """By how many seconds the last choice was sent late: people who cannot keep up are no measure."""
    sockets: int = 0
    lost: int = 0


class Crowd:
    """People who play."""

    def __init__(self, port: int, seed: str) -> None:
        self.port, self.dice = port, random.Random(seed)
        self.lines = Lines(port)
        self.games: list[Game] = []
        self.report = Report()

    # -- coming

    async def sit_down(self, wanted: list[dict[str, Any]]) -> None:
        """Begin a game of two people at two places for each of these; each has the game open."""
        left = deque(wanted)

        async def begin() -> None:
            while left:
                self.games.append(await self._begun(left.popleft()))

        await asyncio.gather(*(begin() for _ in range(AT_ONCE)))

    async def _begun(self, wanted: dict[str, Any]) -> Game:
        owner, friend = Somebody(), Somebody()
        match = await self.lines.ask("POST", "/api/matches", owner, wanted)
        first, second = list(wanted["seats"])
        path = f"/api/matches/{match['id']}"
        made = await self.lines.ask("POST", f"{path}/invitations", owner, {"side": second})
        token = made["url"].rpartition("/join/")[2]
        await self.lines.ask("GET", "/api/games", friend)  # brings the cookie
        await self.lines.ask("POST", f"/api/invitations/{token}", friend)
        table = await self.lines.ask("GET", f"{path}/table", owner)
        game = Game(match["id"], {first: owner, second: friend}, table, table["decides"])
        await self._look(game)
        for person in (owner, friend):
            game.sockets.append(await socket(self.port, game.match_id, person, lambda: self._pulse(game)))
        return game

    async def _look(self, game: Game) -> None:
        """Whoever decides looks at the table, as his page does when it is told."""
        path = f"/api/matches/{game.match_id}/table?side={game.side}"
        game.table = await self.lines.ask("GET", path, game.people[game.side])

    def _pulse(self, game: Game) -> None:
        if game.sent:
            self.report.took["pulse"].append(1000 * (time.perf_counter() - game.sent))
            game.sent = 0.0

    async def wait(self, matches: list[tuple[Somebody, str]], each: int) -> list[Socket]:
        """So many sockets at each of these matches."""
        left = deque(one for one in matches for _ in range(each))
        found: list[Socket] = []

        async def come() -> None:
            while left:
                person, match_id = left.popleft()
                found.append(await socket(self.port, match_id, person))

        await asyncio.gather(*(come() for _ in range(AT_ONCE * 4)))
        return found

    # -- playing

    async def play(self, rate: float, seconds: float) -> None:
        """Make so many choices a second in games at random. Each is timed from when it was due."""
        began, processor = time.perf_counter(), time.process_time()
        tasks: set[asyncio.Task[None]] = set()
        number = 0
        while (due := began + number / rate) < began + seconds:
            number += 1
            now = time.perf_counter()
            if due > now:
                await asyncio.sleep(due - now)
            self.report.behind = max(self.report.behind, time.perf_counter() - due)
            free = [game for game in self.dice.sample(self.games, min(20, len(self.games))) if not game.busy]
            if not free:
                self.report.faults.append("all games wait for an answer")
                continue
            free[0].busy = True
            task = asyncio.create_task(self._choose(free[0], due))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        self.report.seconds = time.perf_counter() - began
        self.report.processor = time.process_time() - processor
        self.report.sockets = sum(len(game.sockets) for game in self.games)
        self.report.lost = sum(one.lost for game in self.games for one in game.sockets)

    async def _choose(self, game: Game, due: float) -> None:
        took = self.report.took
        try:
            table = game.table
            if table["over"]:
                self.games.remove(game)
                return
            choice = self.dice.choice(table["question"]["choices"])["id"]
            body = {"n": table["n"], "choice": choice, "side": game.side}
            game.sent = due
            path = f"/api/matches/{game.match_id}/choose"
            done = await self.lines.ask("POST", path, game.people[game.side], body)
            took["choose"].append(1000 * (time.perf_counter() - due))
            game.table = done["table"]
            if not game.table["over"] and game.table["decides"] != game.side:
                game.side = game.table["decides"]
                began = time.perf_counter()
                await self._look(game)
                took["table"].append(1000 * (time.perf_counter() - began))
        except (Refusal, OSError, KeyError) as error:
            self.report.faults.append(str(error))
        finally:
            game.busy = False


def memory() -> int:
    """The most bytes of memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
