"""Choices a second, as fast as they are answered: of a server over its folder, and of one and of two over PostgreSQL.

    python benchmarks/databases.py            half a minute for each; PostgreSQL must be installed

Eight people play a match each, against nobody: a choice, the table, the next choice. Each of them is at one server, and
PostgreSQL synchronises what it promises.
"""

import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from postgres import programs, running
from serving import Server

PEOPLE: Final = 8
SECONDS: Final = 30.0
COMMAND: Final = (sys.executable, "-m", "polemos")


class Somebody(threading.Thread):
    """Whoever plays both sides of a match at one server."""

    def __init__(self, server: Server, number: int, end: float) -> None:
        super().__init__()
        self._server, self._number, self._end = server, number, end
        self.choices = 0
        self.waits: list[float] = []

    def run(self) -> None:
        """Until the end."""
        headers = {"Authorization": f"Bearer {self._server.key}"}
        with httpx.Client(base_url=self._server.url, headers=headers, timeout=60) as http:
            while time.monotonic() < self._end:
                self._play(http)

    def _play(self, http: httpx.Client) -> None:
        seats = {"athens": "human", "syracuse": "human"}
        seed = f"{self._number} {self.choices}"
        match = asks(http, "POST", "/api/matches", json={"game": "syracuse", "seed": seed, "seats": seats})
        path = f"/api/matches/{match['id']}"
        table = asks(http, "GET", f"{path}/table")
        while not table["over"] and time.monotonic() < self._end:
            side = table["decides"]
            table = asks(http, "GET", f"{path}/table", params={"side": side})
            body = {"n": table["n"], "side": side, "choice": table["question"]["choices"][0]["id"]}
            begun = time.monotonic()
            table = asks(http, "POST", f"{path}/choose", json=body)["table"]
            self.waits.append(time.monotonic() - begun)
            self.choices += 1


def asks(http: httpx.Client, method: str, path: str, **request: Any) -> Any:
    """Send a request and give what came back."""
    answer = http.request(method, path, **request)
    assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
    return answer.json()


def measured(servers: list[Server]) -> str:
    """What so many people come to."""
    end = time.monotonic() + SECONDS
    people = [Somebody(servers[n % len(servers)], n, end) for n in range(PEOPLE)]
    for one in people:
        one.start()
    for one in people:
        one.join()
    waits = sorted(wait for one in people for wait in one.waits)
    middle, late = waits[len(waits) // 2], waits[len(waits) * 95 // 100]
    return f"{len(waits) / SECONDS:6.1f} choices a second; a choice {middle * 1000:.0f} ms, 95 % {late * 1000:.0f} ms"


def main() -> None:
    """All three, one after the other."""
    if programs() is None:
        sys.exit("PostgreSQL is not installed here")
    with tempfile.TemporaryDirectory(dir=".") as place, running(quick=False) as cluster:
        folder = Path(place).resolve()
        with Server(folder / "files", COMMAND, database="") as server:
            print("folder            ", measured([server]), flush=True)
        for count in (1, 2):
            url = cluster.database(f"of_{count}")
            with ExitStack() as stack:
                servers = [
                    stack.enter_context(Server(folder / f"{count} {n}", COMMAND, database=url)) for n in range(count)
                ]
                print(f"PostgreSQL, {count} server", measured(servers), flush=True)


if __name__ == "__main__":
    main()
