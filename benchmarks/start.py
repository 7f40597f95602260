"""What the start of the server costs, and the first requests after its link has been printed.

    make bench                                       prints the table, among others
    python benchmarks/start.py --against FOLDER      beside the sources in another folder, in alternating runs

Each run is a server of its own over an empty folder of games. Times are those of its process, with whatever it does in
the background; where the system does not tell them (no /proc), the time on the clock stands instead.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
LISTED: Final = "GET games"
TARGET: Final = "<= 150"
LANGUAGE: Final = "language=ja"

Times = dict[str, tuple[float, float]]
"""By request: milliseconds of the process, and on the clock."""


class Served:
    """A server in a process of its own, from its start on."""

    def __init__(self, sources: Path, folder: str) -> None:
        self._clock = time.perf_counter()
        order = [sys.executable, "-m", "polemos", "serve", "--no-open", "--port", "0", "--folder", folder]
        environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(order, env=environment, stdout=subprocess.PIPE, text=True)
        self._busy = 0.0
        self.times: Times = {}
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.note("start")
        if "/open/" not in line:
            sys.exit(f"bench: the server says {line!r}")
        link = next(word for word in line.split() if "/open/" in word)
        self._address, _, self._key = link.partition("/open/")

    def busy(self) -> float:
        """Seconds for which the process has computed, by the system's clock of ticks."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            return time.perf_counter()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def note(self, what: str) -> None:
        """Say how long something took, since the last word of this kind."""
        clock, busy = time.perf_counter(), self.busy()
        self.times[what] = (1000 * (busy - self._busy), 1000 * (clock - self._clock))
        self._clock, self._busy = time.perf_counter(), busy

    def ask(self, what: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to a request, which is timed."""
        request = Request(
            f"{self._address}/api{path}",
            None if body is None else json.dumps(body).encode(),
            {"Authorization": f"Bearer {self._key}", "Content-Type": "application/json"},
        )
        self._clock, self._busy = time.perf_counter(), self.busy()
        with urlopen(request) as answer:
            found = json.load(answer)
        self.note(what)
        return found

    def end(self) -> None:
        """The server ends."""
        self.process.terminate()
        self.process.wait()


def begun(sources: Path) -> Times:
    """A start and its first requests."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(sources, folder)
        try:
            games = server.ask(LISTED, f"/games?{LANGUAGE}")["games"]
            for game in games:
                server.ask(f"GET board, {game['name']}", f"/games/{game['name']}/board")
            for game in games:
                name = game["name"]
                match = server.ask(f"POST matches, {name}", f"/matches?{LANGUAGE}", {"game": name, "seed": "bench"})
                here = f"/matches/{match['id']}"
                side = match["decides"]
                table = server.ask(f"table, {name}", f"{here}/table?side={side}&{LANGUAGE}")
                choice = table["question"]["choices"][0]["id"]
                for what in ("preview", "why"):
                    server.ask(f"{what}, {name}", f"{here}/{what}?side={side}&choice={choice}&{LANGUAGE}")
        finally:
            server.end()
    return server.times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the start of the server and the first requests.")
    parser.add_argument("--against", type=Path, help="a folder with other sources (src), to compare with")
    parser.add_argument("--runs", type=int, default=5, help="starts of each (5)")
    wanted = parser.parse_args()
    builds = [SOURCES, *([wanted.against.resolve()] if wanted.against else [])]
    runs: dict[Path, list[Times]] = {build: [] for build in builds}
    for build in builds:
        begun(build)  # the first one compiles what it imports
    for _ in range(wanted.runs):
        for build in builds:
            runs[build].append(begun(build))
    heads = [f"{name}, {unit}" for name in ["here", "against"][: len(builds)] for unit in ("processor", "clock")]
    print(f"| ms after the start, median of {wanted.runs} | {' | '.join(heads)} | target |")
    print("|---|" + "---:|" * (len(heads) + 1))
    for what in runs[SOURCES][0]:
        figures = [f"{statistics.median(one[what][i] for one in runs[build]):.0f}" for build in builds for i in (0, 1)]
        print(f"| {what} | {' | '.join(figures)} | {'' if what == 'start' else TARGET} |")


if __name__ == "__main__":
    main()
