"""`polemos` processes that begin at once: forks of one process that has loaded the program.

To load it takes a second of a processor, and tests start it by the dozen. `Forked(["serve"], ...)` is what
`subprocess.Popen([sys.executable, "-m", "polemos", "serve"], ...)` would be: a process with an environment, a folder
and streams of its own, that can be killed and waited for. That the program begins by itself is proved where it is
started as people start it: `tests/server/test_serve.py`, `tests/cli/test_process.py`, `tests/test_package.py`.
"""

import atexit
import json
import os
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
import traceback
import weakref
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TextIO

STREAMS: Final = 3
LANGUAGE: Final = "POLEMOS_LANG"
"""What is read while the program is loaded, and so the same for all forks."""
LENGTH: Final = "!Q"
MOST: Final = 64
"""Bytes of an exit code, and more."""


# ---------------------------------------------------------------- where forks are ordered


def whole(wire: socket.socket, length: int) -> bytes:
    """So many bytes. Raises EOFError where there are fewer."""
    found = b""
    while len(found) < length:
        part = wire.recv(length - len(found))
        if not part:
            raise EOFError
        found += part
    return found


class Loaded:
    """The process that has loaded the program; it ends with this one."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.wire, theirs = socket.socketpair()
        with theirs:
            environment = {name: value for name, value in os.environ.items() if not name.startswith("POLEMOS_")}
            self.process = subprocess.Popen(
                [sys.executable, __file__],
                stdin=theirs.fileno(),
                env={**environment, LANGUAGE: "en"},
                cwd=Path(__file__).parent,
            )
        atexit.register(self.end)

    def fork(self, order: dict[str, Any], streams: Sequence[int]) -> int:
        """Begin a process; its number. streams: its three, and where its end is told."""
        text = json.dumps(order).encode()
        with self.lock:
            socket.send_fds(self.wire, [struct.pack(LENGTH, len(text))], streams)
            self.wire.sendall(text)
            (pid,) = struct.unpack(LENGTH, whole(self.wire, struct.calcsize(LENGTH)))
        return int(pid)

    def end(self) -> None:
        """All forks end with it."""
        self.wire.close()
        self.process.wait()


_loaded: list[Loaded] = []
_loading = threading.Lock()


def loaded() -> Loaded:
    """The process that has loaded the program, begun when the first one asks."""
    with _loading:
        if not _loaded:
            _loaded.append(Loaded())
        return _loaded[0]


class Forked:
    """A `polemos` process, as `subprocess.Popen` with pipes and text would give it; joined: errors go to its output."""

    def __init__(
        self, arguments: Sequence[str], cwd: Path | None = None, env: dict[str, str] | None = None, joined: bool = False
    ) -> None:
        their_in, our_in = os.pipe()
        our_out, their_out = os.pipe()
        our_err, their_err = os.pipe() if not joined else (None, their_out)
        self._status, their_status = os.pipe()
        weakref.finalize(self, os.close, self._status)
        self._told = threading.Lock()
        self.returncode: int | None = None
        self.args = ["polemos", *arguments]
        order = {"argv": self.args, "cwd": str(cwd or Path.cwd()), "env": dict(os.environ if env is None else env)}
        theirs = [their_in, their_out, their_err, their_status]
        try:
            self.pid = loaded().fork(order, theirs)
        finally:
            for number in set(theirs):
                os.close(number)
        self.stdin: TextIO = os.fdopen(our_in, "w", encoding="utf-8")
        self.stdout: TextIO = os.fdopen(our_out, encoding="utf-8")
        self.stderr: TextIO | None = None if our_err is None else os.fdopen(our_err, encoding="utf-8")

    def poll(self) -> int | None:
        """Its exit code if it has ended."""
        return self.wait(0) if select.select([self._status], [], [], 0)[0] else None

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code when it has ended. Raises subprocess.TimeoutExpired."""
        if self.returncode is None:
            if not select.select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(self.args, timeout or 0.0)
            # several threads may wait for it
            with self._told:
                if self.returncode is None:
                    self.returncode = int(os.read(self._status, MOST))
        return self.returncode

    def send_signal(self, number: int) -> None:
        """A signal, if it is there to hear it."""
        if self.returncode is None and self.poll() is None:
            # it may end in this very moment
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """As `kill -9` does."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Nothing more to its input; what else it says, and its errors, when it has ended."""
        self.stdin.close()
        errors: list[str] = []
        reader = threading.Thread(target=lambda: errors.append(self.stderr.read() if self.stderr else ""))
        reader.start()
        out = self.stdout.read()
        reader.join()
        for stream in filter(None, (self.stdout, self.stderr)):
            stream.close()
        self.wait(timeout)
        return out, errors[0]


# ---------------------------------------------------------------- the process that forks


def main() -> None:
    """Load the program, then fork for each order until nobody can order any more."""
    from polemos.match import games

    for module in ("polemos.cli.app", "polemos.server.serve"):
        import_module(module)
    for name in games.names():
        games.find(name)
    # Ctrl-C at the tests is for them, and for the processes that they have started
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    wire = socket.socket(fileno=os.dup(0))
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    forks: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([wire.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, MOST)
            bury(forks)
        if wire.fileno() in ready:
            head, streams, _, _ = socket.recv_fds(wire, struct.calcsize(LENGTH), STREAMS + 1)
            if not head:
                break
            order = json.loads(whole(wire, struct.unpack(LENGTH, head)[0]))
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                for number in (wire.fileno(), woken, wakes, streams[STREAMS], *forks.values()):
                    os.close(number)
                begin(order, streams[:STREAMS])
            for number in streams[:STREAMS]:
                os.close(number)
            forks[pid] = streams[STREAMS]
            wire.sendall(struct.pack(LENGTH, pid))
    for pid in forks:
        os.kill(pid, signal.SIGKILL)


def bury(forks: dict[int, int]) -> None:
    """Tell of the forks that have ended how they did."""
    for pid in list(forks):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            told = forks.pop(pid)
            with suppress(BrokenPipeError):
                os.write(told, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(told)


def begin(order: dict[str, Any], streams: Sequence[int]) -> None:
    """Become a process of the program: what a fork does, and never comes back from."""
    for n, number in enumerate(streams):
        os.dup2(number, n)
        os.close(number)
    os.environ.clear()
    os.environ.update(order["env"])
    os.chdir(order["cwd"])
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    at_once = bool(order["env"].get("PYTHONUNBUFFERED"))
    sys.argv = order["argv"]
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False, buffering=1 if at_once else -1)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    from polemos.__main__ import main

    code: Any = 1
    try:
        main()
        code = 0
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 0 if code is None else 1)


if __name__ == "__main__":
    main()
