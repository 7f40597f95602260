"""Whoever sends too much, too slowly, or nothing at all: others are answered meanwhile, and the log stays short."""

import asyncio
import errno
import json
import logging
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from patience import PATIENCE, in_its_loop
from polemos.server import connections, middleware, routes_live, uploads
from polemos.server.connections import Lacks, Patient, Seldom, places
from polemos.server.middleware import Guard
from polemos.server.problems import Refused
from polemos.server.routes_live import MESSAGES, TOO_MUCH
from polemos.server.uploads import QUEUE
from server.door import Door, Person
from serving import Server
from toy.table import played

DESCRIPTORS = 120
HALF_OPEN = 400
App = Callable[[Any, Any, Any], Awaitable[None]]


async def fine(scope: Any, receive: Any, send: Any) -> None:
    """An app to which all is well."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"fine"})


async def asked(app: App, path: str, parts: list[bytes], wait: float = 0.0) -> tuple[int, dict[str, str], bytes]:
    """The answer to a request whose body comes in parts; after the last one nothing comes for `wait` seconds."""
    said: list[Any] = []
    left = list(parts)

    async def receive() -> Any:
        if not left:
            await asyncio.sleep(wait)
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left) or wait > 0}

    async def send(message: Any) -> None:
        said.append(message)

    headers = [(b"host", b"127.0.0.1")]
    scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "headers": headers}
    await app(scope, receive, send)
    if not said:
        return 0, {}, b""
    told = {name.decode(): value.decode() for name, value in said[0]["headers"]}
    return said[0]["status"], told, b"".join(one.get("body", b"") for one in said[1:])


# ---------------------------------------------------------------- much


def test_uploads_wait_in_a_short_queue_and_hold_no_thread() -> None:
    async def main() -> None:
        go = asyncio.Event()
        inside = most = 0

        async def works(scope: Any, receive: Any, send: Any) -> None:
            nonlocal inside, most
            inside += 1
            most = max(most, inside)
            if scope["path"] in middleware.UPLOADS:
                await go.wait()
            inside -= 1
            await fine(scope, receive, send)

        app = Guard(works, ["127.0.0.1"])
        uploads = [asyncio.create_task(asked(app, middleware.UPLOADS[0], [b"{}"])) for _ in range(QUEUE)]
        await asyncio.sleep(0)
        status, headers, body = await asked(app, middleware.UPLOADS[0], [b"{}"])
        assert (status, json.loads(body)["code"]) == (503, "busy")
        assert int(headers["retry-after"]) > 0
        assert (await asked(app, "/api/matches", [b"{}"]))[0] == 200
        go.set()
        assert [answer[0] for answer in await asyncio.gather(*uploads)] == [200] * QUEUE
        assert most == 2  # one upload, and the other request
        assert (await asked(app, middleware.UPLOADS[0], [b"{}"]))[0] == 200

    in_its_loop(main())


def test_all_uploads_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "ALL_BYTES", 100)

    async def main() -> None:
        app = Guard(fine, ["127.0.0.1"])
        half = asyncio.create_task(asked(app, middleware.UPLOADS[0], [b"x" * 60], wait=0.2))
        await asyncio.sleep(0)
        assert (await asked(app, middleware.UPLOADS[0], [b"x" * 60]))[0] == 503
        assert (await asked(app, "/api/matches", [b"x" * 60]))[0] == 200
        assert (await half)[0] == 0
        assert (await asked(app, middleware.UPLOADS[0], [b"x" * 60]))[0] == 200

    in_its_loop(main())


def status_of(url: str, body: object = None) -> int:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def test_hostile_positions_keep_nobody_waiting(tmp_path: Path) -> None:
    body = {"record": 'game="belisarius"\n' + ".".join(["a"] * 20_000) + "=1"}
    codes: list[int] = []
    with Server(tmp_path / "games") as server:
        threads = [
            threading.Thread(target=lambda: codes.append(status_of(f"{server.url}/api/matches/upload", body)))
            for _ in range(20)
        ]
        start = time.monotonic()
        for thread in threads:
            thread.start()
        assert status_of(f"{server.url}/api/games") == 200
        for thread in threads:
            thread.join()
    assert time.monotonic() - start < PATIENCE / 5
    assert set(codes) <= {422, 503}
    assert 422 in codes


# ---------------------------------------------------------------- records that take long


def test_a_long_record_lets_others_pass_and_there_is_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "QUICK", -1.0)

    async def main() -> None:
        queue = uploads.Uploads()
        async with queue.place() as long:
            await asyncio.to_thread(long.look)
            assert long.aside
            async with asyncio.timeout(PATIENCE), queue.place() as other:
                with pytest.raises(Refused) as refused:
                    await asyncio.to_thread(other.look)
                assert (refused.value.status, refused.value.code) == (503, "busy")
                assert refused.value.again > 0
            async with asyncio.timeout(PATIENCE), queue.place():
                pass
        async with queue.place() as another:
            await asyncio.to_thread(another.look)
            assert another.aside

    in_its_loop(main())


def test_all_places_are_free_again_after_long_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "QUICK", -1.0)

    async def main() -> None:
        queue = uploads.Uploads()
        for _ in range(QUEUE * 2):
            async with asyncio.timeout(PATIENCE), queue.place() as place:
                place.look()
                place.look()
        async with queue.place():
            waiting = [asyncio.create_task(queue.place().__aenter__()) for _ in range(QUEUE)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert [task.done() for task in waiting] == [False] * (QUEUE - 1) + [True]
            assert isinstance(waiting[-1].exception(), Refused)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        for _ in range(QUEUE):
            async with asyncio.timeout(PATIENCE), queue.place():
                pass

    in_its_loop(main())


@pytest.mark.parametrize("rules", ["1", "0"])
@pytest.mark.parametrize("repair", [False, True])
def test_a_record_that_takes_too_long_is_refused(
    door: Door, owner: Person, monkeypatch: pytest.MonkeyPatch, rules: str, repair: bool
) -> None:
    match = played(40)
    record = match.record.text().replace('"rules": "1"', f'"rules": "{rules}"')
    monkeypatch.setattr(uploads, "LONGEST", -1.0)
    body = {"record": record, "repair": repair}
    problem = owner.problem("POST", "/api/matches/upload", 413, "too-long", json=body)
    assert (problem["where"], problem["expected"]) == ("record", "-1 s")
    assert owner.asks("GET", "/api/matches")["total"] == 0
    assert not list(door.folder.glob("*.jsonl"))
    monkeypatch.undo()
    assert owner.asks("POST", "/api/matches/upload", 201, json=body)["n"] == match.n


# ---------------------------------------------------------------- slow


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "PATIENCE", 0.1)
    status, _, body = in_its_loop(asked(Guard(fine, ["127.0.0.1"]), "/api/matches", [b"{"], wait=5))
    assert (status, json.loads(body)["code"]) == (408, "slow")


def test_what_was_not_said_to_the_end_is_not_done() -> None:
    done = []

    async def works(scope: Any, receive: Any, send: Any) -> None:
        done.append(scope["path"])

    assert in_its_loop(asked(Guard(works, ["127.0.0.1"]), "/api/matches/x", [b"{"], wait=0.01)) == (0, {}, b"")
    assert done == []


class InThread(uvicorn.Server):
    """A server in a thread of this process."""

    def __init__(self, most: int, app: App = fine) -> None:
        super().__init__(
            uvicorn.Config(app, http=Patient, log_config=None, limit_concurrency=most, port=0, lifespan="off")
        )
        self.thread = threading.Thread(target=self.run)

    @property
    def port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])


@contextmanager
def patient(most: int = 100, app: App = fine) -> Iterator[int]:
    """The port of such a server."""
    server = InThread(most, app)
    server.thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield server.port
    finally:
        server.should_exit = True
        server.thread.join()


def rest_of(wire: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    parts = []
    try:
        while part := wire.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def called(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def test_a_head_must_come_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    with patient() as port, called(port) as silent, called(port) as slow, called(port) as second:
        slow.sendall(GET)
        second.sendall(GET + b"\r\n")
        assert second.recv(15) == b"HTTP/1.1 200 OK"
        second.sendall(GET)
        assert rest_of(silent) == b""
        said = rest_of(slow)
        assert said.startswith(b"HTTP/1.1 408 ")
        assert json.loads(said.partition(b"\r\n\r\n")[2])["code"] == "slow"
        assert b"HTTP/1.1 408 " in rest_of(second)


def test_dripping_is_of_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    with patient() as port, called(port) as wire:
        start = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - start < PATIENCE:
                wire.sendall(b"A")
                time.sleep(0.01)
        assert time.monotonic() - start < PATIENCE


def test_the_rest_of_a_body_that_was_refused_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    with patient() as port, called(port) as wire:
        wire.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nx")
        assert b"fine" in rest_of(wire)


def test_an_answer_must_be_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FETCH", 0.3)
    ended = threading.Event()

    async def long(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(1000):
            await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
        ended.set()

    with patient(app=long) as port, called(port) as wire:
        wire.sendall(GET + b"\r\n")
        assert ended.wait(20)


def test_whoever_has_kept_us_waiting_longest_goes_for_whoever_comes() -> None:
    with patient(most=8) as port, ExitStack() as stack:
        wires = [stack.enter_context(called(port)) for _ in range(30)]
        with called(port) as wire:
            wire.sendall(GET + b"Connection: close\r\n\r\n")
            assert b"fine" in rest_of(wire)
        assert rest_of(wires[0]) == b""


@pytest.mark.long
def test_half_open_connections_do_not_make_the_server_deaf(tmp_path: Path) -> None:
    few = ("sh", "-c", f'ulimit -n {DESCRIPTORS}; exec "$0" "$@"', sys.executable, "-m", "polemos")
    with Server(tmp_path / "games", few) as server, ExitStack() as stack:
        for number in range(HALF_OPEN):
            wire = stack.enter_context(called(server.port))
            half = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
            wire.sendall(half if number % 2 else GET)
            if number % 40 == 39:
                with urllib.request.urlopen(f"{server.url}/api/games", timeout=PATIENCE) as answer:
                    assert answer.status == 200
    assert len(server.said.splitlines()) < 10, server.said[:2000]


# ---------------------------------------------------------------- the log


def test_the_log_has_one_line_a_minute(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.new_event_loop()
    lacks = Lacks()
    for _ in range(1000):
        lacks(
            loop, {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "Too many")}
        )
    assert caplog.text.count("cannot be taken in") == 1
    lacks(loop, {"message": "something else", "exception": ValueError("else")})
    assert "something else" in caplog.text
    loop.close()
    seldom = Seldom()
    line = logging.makeLogRecord({"msg": "Invalid HTTP request received."})
    assert [seldom.filter(line) for _ in range(3)] == [True, False, False]
    later = time.monotonic() + connections.QUIET
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert seldom.filter(line)


def test_there_are_fewer_places_than_descriptors() -> None:
    import resource

    assert 0 < places() <= max(connections.LEAST, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - connections.RESERVE)


# ---------------------------------------------------------------- sockets


def closed_with(socket_: WebSocketTestSession) -> tuple[int, str]:
    """With what the server closes a socket, after the pulses that it still sends."""
    while True:
        try:
            socket_.receive_text()
        except WebSocketDisconnect as end:
            return end.code, end.reason


def test_a_flood_of_messages_ends_the_socket(owner: Person) -> None:
    match = owner.begin()
    with owner.live(match["id"]) as socket_:
        socket_.receive_text()
        for _ in range(MESSAGES * 3):
            socket_.send_text("x")
        assert closed_with(socket_) == (TOO_MUCH, "too many messages")
    with owner.live(match["id"]) as socket_:
        assert socket_.receive_text()


def test_nobody_has_too_many_sockets(owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_live, "OF_A_PERSON", 2)
    match, other = owner.begin(), owner.begin()
    with owner.live(match["id"]) as first, owner.live(other["id"]) as second:
        assert first.receive_text()
        assert second.receive_text()
        with owner.live(match["id"]) as third:
            assert closed_with(third) == (TOO_MUCH, "too many sockets")
    with owner.live(match["id"]) as again:
        assert again.receive_text()


def test_places_are_counted_by_person_and_by_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_live, "OF_A_MATCH", 1)
    crowd = routes_live.Crowd()
    with crowd.place("a", "m") as first, crowd.place("b", "m") as second, crowd.place("a", "n") as third:
        assert (first, second, third) == (True, False, True)
    with crowd.place("b", "m") as free:
        assert free
