"""Besiege a server of one's own: `python tools/siege.py [SECONDS]`.

Some send hostile uploads, positions, names and half-open connections at once, while somebody else plays. An answer with
a 5xx status other than "busy", an answer to the player that takes longer than two seconds, a player whose uploads never
come in, or a server that has gone is a fault. The player is a process of his own: what he waits for is the server, and
not those who put hostile things together.
"""

import argparse
import json
import random
import socket
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from polemos.match import games  # noqa: E402
from polemos.match.match import new_match  # noqa: E402
from serving import Server  # noqa: E402

SECONDS: Final = 1200
BESIEGERS: Final = 4
SLOW: Final = 2.0
"""Seconds that an answer to the player may take."""
BUSY: Final = 503
SMALL: Final = 'game = "belisarius"\nscenario = "1"\n'
"""What the player uploads."""


def dotted(dice: random.Random) -> str:
    """A position with a key of very many parts."""
    part = dice.choice(["a", '""', "'.'", '"\\""'])
    return 'game = "belisarius"\n' + ".".join([part] * dice.randint(100, 60_000)) + " = 1\n"


def headers(dice: random.Random) -> str:
    """One with very many tables."""
    return "".join(f"[a.b{n}.c]\n" for n in range(dice.randint(100, 100_000)))


def nested(dice: random.Random) -> str:
    """One with lists in lists."""
    depth = dice.randint(10, 100_000)
    return 'game = "syracuse"\nx = ' + "[" * depth + "]" * depth


def strangers(dice: random.Random) -> str:
    """One whose every name is unknown."""
    names = ", ".join(f'"unit {n}"' for n in range(dice.randint(10, 15_000)))
    return f'game = "belisarius"\nscenario = "1"\n[units]\nPersia-area = [{names}]\n'


def twice(dice: random.Random) -> str:
    """JSON with a key twice, at its very end."""
    keys = dice.randint(10, 100_000)
    return "{" + ", ".join(f'"k{n}": 1' for n in range(keys)) + f', "k{keys - 1}": 1}}'


def record(dice: random.Random) -> str:
    """A record with very many entries that lead nowhere."""
    head = {"polemos": 1, "game": "syracuse", "rules": "1", "data": "x", "scenario": "1", "options": [], "seed": "1"}
    lines = [json.dumps({**head, "dice": "seeded", "seats": {}})]
    lines += [json.dumps({"n": n, "dice": [1] * dice.randint(1, 50)}) for n in range(1, dice.randint(2, 20_000))]
    return "\n".join(lines) + "\n"


def long(dice: random.Random) -> str:
    """A sound record that takes seconds to replay: somebody changes his mind again and again."""
    game = games.find("alexander")
    side, lines = game.sides[0], [new_match(game, game.scenarios[0], (), "siege").record.text()]
    wanted = ("order:withdraw-skirmishers-always", "order:withdraw-skirmishers-never")
    lines += [
        json.dumps({"n": n, "side": side, "aside": wanted[n % 2]}) + "\n"
        for n in range(1, dice.randint(20_000, 50_000))
    ]
    return "".join(lines)


HALF: Final = (b"G", b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\n{")
"""How connections begin that are never finished."""
KINDS: Final[tuple[Callable[[random.Random], str], ...]] = (dotted, headers, nested, strangers, twice, record, long)


class Target(NamedTuple):
    """A server, as whoever talks to it knows it."""

    url: str
    port: int
    key: str


class Siege:
    """Those who besiege a server, or play there meanwhile, and what came of it."""

    def __init__(self, server: Target, seconds: float) -> None:
        self.server = server
        self.end = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.slowest = 0.0

    def ask(self, path: str, body: Any = None, key: bool = False) -> int:
        """The status of an answer, noted."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server.url + path, data, {"Content-Type": "application/json"})
        if key:
            request.add_header("Authorization", f"Bearer {self.server.key}")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                if error.code >= 500 and not (error.code == BUSY and error.headers.get("Retry-After")):
                    self.faults.append(f"{path}: {error.code} {error.read()[:200]!r}")
                return error.code

    def besiege(self, seed: int) -> None:
        """Send one hostile thing after the other, and leave connections half open."""
        dice = random.Random(seed)
        half: list[socket.socket] = []
        while time.monotonic() < self.end:
            kind = dice.choice(KINDS)
            with suppress(urllib.error.URLError, ConnectionError, TimeoutError):
                status = self.ask("/api/matches/upload", {"record": kind(dice), "name": "x"})
                self.answers[f"{kind.__name__} {status}"] += 1
            with suppress(OSError):
                wire = socket.create_connection(("127.0.0.1", self.server.port), timeout=5)
                wire.sendall(dice.choice(HALF))
                half.append(wire)
            if len(half) > 50:
                half.pop(0).close()
        for wire in half:
            wire.close()

    def play(self) -> None:
        """What somebody else does meanwhile."""
        paths = ("/api/games", "/api/matches", "/api/games/syracuse/rules", "/")
        while time.monotonic() < self.end:
            for path in paths:
                start = time.monotonic()
                status = self.ask(path, key=True)
                took = time.monotonic() - start
                self.slowest = max(self.slowest, took)
                self.answers[f"player {status}"] += 1
                if took > SLOW:
                    self.faults.append(f"{path}: {took:.2f} s")
            self.answers[f"player uploads {self.ask('/api/matches/upload', {'record': SMALL}, key=True)}"] += 1
            time.sleep(0.2)


def played(server: Target, seconds: float) -> tuple[Counter[str], list[str], float]:
    """What a player met: his answers by kind, the faults, and how long he waited at most (seconds)."""
    siege = Siege(server, seconds)
    siege.play()
    return siege.answers, siege.faults, siege.slowest


def main() -> int:
    """Run it; the exit code is 0 when nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", nargs="?", type=int, default=SECONDS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "games") as server:
        server.get("/api/games")  # what every page asks for is made once, while the server starts
        target = Target(server.url, server.port, server.key)
        siege = Siege(target, arguments.seconds)
        with ProcessPoolExecutor(1) as player:
            play = player.submit(played, target, arguments.seconds)
            threads = [threading.Thread(target=siege.besiege, args=(n,)) for n in range(BESIEGERS)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            answers, faults, slowest = play.result()
        siege.answers.update(answers)
        siege.faults += faults
        siege.ask("/api/games")
        if not siege.answers["player uploads 201"]:
            siege.faults.append("no upload of the player came in")
    for what, times in sorted(siege.answers.items()):
        print(f"{times:7}  {what}")
    print(f"slowest answer to the player: {slowest:.2f} s; faults: {len(siege.faults)}")
    print("\n".join(siege.faults[:50]))
    print(server.said)
    return 1 if siege.faults else 0


if __name__ == "__main__":
    sys.exit(main())
