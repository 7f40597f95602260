"""A small reverse proxy for tests: it shows a server under a prefix, as Caddy and nginx do, WebSockets too.

What is asked outside the prefix is none of its business, and answered 404.
"""

import socket
import socketserver
import threading
from types import TracebackType
from typing import Any, Final, Self

END: Final = b"\r\n\r\n"
NOT_HERE: Final = b"HTTP/1.1 404 Not Found\r\nContent-Length: 8\r\nConnection: close\r\n\r\nnot here"


class Proxy:
    """Stands before the server at a port of this computer.

    strips: hands a path on without its prefix. renames: tells the server the name that was asked for in
    X-Forwarded-Host alone. scheme: by which it says it was reached.
    """

    def __init__(self, port: int, prefix: str, strips: bool, renames: bool = False, scheme: str = "http") -> None:
        self.behind, self.prefix, self.strips, self.renames, self.scheme = port, prefix, strips, renames, scheme
        proxy = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                proxy.carry(self.request)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = int(self._server.server_address[1])
        self.url = f"http://127.0.0.1:{self.port}{prefix}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def carry(self, wire: socket.socket) -> None:
        """Carry one request there and its answer, or all that a WebSocket says, back."""
        data = b""
        while END not in data:
            part = wire.recv(65536)
            if not part:
                return
            data += part
        head, _, rest = data.partition(END)
        told = self.told(head.decode("latin-1").split("\r\n"))
        if told is None:
            wire.sendall(NOT_HERE)
            return
        with socket.create_connection(("127.0.0.1", self.behind)) as there:
            there.sendall("\r\n".join(told).encode("latin-1") + END + rest)
            onward = threading.Thread(target=pump, args=(wire, there), daemon=True)
            onward.start()
            pump(there, wire)
            onward.join(5)

    def told(self, lines: list[str]) -> list[str] | None:
        """The head of a request as the server gets it; None for what is not its business."""
        method, target, version = lines[0].split(" ")
        if not target.startswith(f"{self.prefix}/"):
            return None
        target = target.removeprefix(self.prefix) if self.strips else target
        headers = [line.partition(": ")[::2] for line in lines[1:]]
        asked = next(value for name, value in headers if name.lower() == "host")
        upgrades = any(name.lower() == "upgrade" for name, _ in headers)
        ours = {"host", *(() if upgrades else ("connection",))}
        kept = [f"{name}: {value}" for name, value in headers if name.lower() not in ours]
        host = f"127.0.0.1:{self.behind}" if self.renames else asked
        more = [f"Host: {host}", f"X-Forwarded-Proto: {self.scheme}", "X-Forwarded-For: 192.0.2.1"]
        more += [f"X-Forwarded-Host: {asked}"] if self.renames else []
        more += [] if upgrades else ["Connection: close"]
        return [f"{method} {target} {version}", *more, *kept]

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def pump(here: Any, there: Any) -> None:
    """Carry all that comes until it ends, and say that it has ended."""
    try:
        while part := here.recv(65536):
            there.sendall(part)
        there.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # one of the two has gone
