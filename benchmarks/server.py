"""What a request costs the server: processor time of `table` and `choose` in matches of three hundred entries.

    make bench                                        prints the table, among others
    python benchmarks/server.py --against FOLDER      beside the sources in another folder, in alternating runs
    make bench ARGS=--write                           and writes it into docs/benchmarks.md, with what open matches cost
    python benchmarks/server.py --open 48             prints what so many open matches cost (Linux)

Each run is a process of its own. All runs answer the same requests; that their answers are equal byte for byte is
checked. A table is put together and turned into JSON; a choice is made, kept on disk, and answered.

With `--open` a server of its own stands over a folder of records, and a program without a WebSocket asks for the table
of each match in turn, round after round; the first round reads and plays the records. Told is what a request costs, and
how much the memory of the server (RSS) has grown for each match, beyond what comes with the first ones of a game.
"""

import argparse
import datetime
import hashlib
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from polemos.kernel.dice import Rng
from polemos.match import games
from polemos.match.match import AnyMatch, new_match
from polemos.room.texts import LANGUAGES
from polemos.server.lines import lines_since
from polemos.server.schemas import Done
from polemos.server.tables import table_of

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from benchmarks.run import BROWSER_TITLE, PAGE, ROOT, SERVER_TITLE, machine

from serving import Server

SOURCES: Final = ROOT / "src"
ENTRIES: Final = 300
"""Entries of the record before the first request."""
REQUESTS: Final = 80
TARGET: Final = "<= 5"
OPEN: Final = (
    ("belisarius", "1"),
    ("syracuse", "1"),
    ("alexander", "samarkand"),
    ("alexander", "arbela"),
    ("sparta-vs-athens", "archidamian"),
    ("peloponnesian-war", "campaign"),
)
FIRST: Final = 4
"""Matches that are opened before the memory is looked at: with them comes what all of a game share."""
WRITTEN: Final = 48
"""Open matches of which the page tells."""
ROUNDS: Final = 5
"""Rounds in which open matches are asked for again."""

Run = dict[str, dict[str, Any]]
"""By game and language: milliseconds of `table` and `choose`, and the digest of all answers."""


def begun(name: str, scenario: str = "", seed: str = "bench") -> tuple[AnyMatch, Rng]:
    """A match in which both sides have chosen at random, by default of the first scenario; the dice of who chooses."""
    game, rng = games.find(name), Rng(f"{seed}/{name}")
    seats = dict.fromkeys(game.sides, "human")
    match = new_match(game, scenario or game.scenarios[0], (), seed, "seeded", seats, [None for _ in game.sides])
    while match.n < ENTRIES and not match.over:
        match.go([chosen(match, rng)])
    return match, rng


def chosen(match: AnyMatch, rng: Rng) -> str:
    """A choice at random."""
    choices = match.state.opts
    return match.game.rules.choice_id(choices[rng.below(len(choices))])


def asked(name: str, language: str, folder: Path) -> dict[str, Any]:
    """Both requests, again and again, in a match that is kept in a folder."""
    match, rng = begun(name)
    match.keep(folder / f"{name}-{language}.jsonl")
    told = hashlib.sha256()
    took: dict[str, list[float]] = {"table": [], "choose": []}

    def timed(what: str, work: Callable[[], bytes]) -> None:
        start = time.process_time()
        answer = work()
        took[what].append(1000 * (time.process_time() - start))
        told.update(answer)

    def table(side: int) -> bytes:
        seen = table_of(match, "id", "name", side, language)
        return bytes(seen.__pydantic_serializer__.to_json(seen))

    def choose(side: int, choice: str) -> bytes:
        n = match.n
        match.go([choice])
        done = Done(
            table=table_of(match, "id", "name", side, language), lines=lines_since(match, side, n, language), made=1
        )
        return bytes(done.__pydantic_serializer__.to_json(done))

    for _ in range(REQUESTS):
        if match.over:
            break
        side, choice = match.state.actor, chosen(match, rng)
        timed("table", partial(table, side))
        timed("choose", partial(choose, side, choice))
    return {**{what: statistics.median(times) for what, times in took.items()}, "answers": told.hexdigest()}


def run(sources: Path) -> Run:
    """One run with the sources in a folder."""
    done = subprocess.run(
        [sys.executable, __file__, "--measure"],
        env={**os.environ, "PYTHONPATH": str(sources)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return dict(json.loads(done.stdout))


class Watched(Server):
    """A server whose processor time and memory are read from /proc."""

    @property
    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes of memory that it has now."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def rest(self) -> None:
        """Wait until it does nothing more by itself."""
        before = -1.0
        while self.processor > before:
            before = self.processor
            time.sleep(1.0)

    def asks(self, path: str) -> Any:
        """An answer to whoever bears the key."""
        headers = {"Authorization": f"Bearer {self.key}"}
        with urllib.request.urlopen(urllib.request.Request(self.url + path, headers=headers)) as answer:
            return json.load(answer)


def opened(name: str, scenario: str, count: int, folder: Path) -> tuple[float, float, float, float]:
    """What open matches cost: KB of memory each, and processor ms of a request.

    That is: the first one for a match, later ones while few are open, and later ones while all are.
    """
    number = found = 0
    while found < FIRST + count:
        match, _ = begun(name, scenario, f"{scenario}-{number}")
        number += 1
        if match.n >= ENTRIES:  # not over before
            match.save(folder / f"{number:03}.jsonl")
            found += 1
    with Watched(folder) as server:
        listed = [one["id"] for one in server.asks(f"/api/matches?limit={found}")["matches"]]
    # whoever lists new records opens them; in another process the list knows them
    with Watched(folder) as server:
        server.rest()

        def poll(ids: list[str]) -> float:
            begun_at = server.processor
            for match_id in ids:
                server.asks(f"/api/matches/{match_id}/table")
            return 1000 * (server.processor - begun_at) / len(ids)

        poll(listed[:FIRST])
        few = poll(listed[:FIRST] * (ROUNDS * count // FIRST))
        before = server.memory
        first = poll(listed[FIRST:])
        later = poll(listed[FIRST:] * ROUNDS)
        return (server.memory - before) / count / 1024, first, few, later


def table_of_open(count: int) -> list[str]:
    """What open matches cost, as the lines of a table."""
    lines = [
        f"| {count} matches of {ENTRIES} entries | KB each | first request, ms | later ({FIRST} open) | later (all) |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, scenario in OPEN:
        with tempfile.TemporaryDirectory() as folder:
            memory, *took = opened(name, scenario, count, Path(folder))
        lines.append(f"| {name}, scenario {scenario} | {memory:,.0f} | {' | '.join(f'{ms:.1f}' for ms in took)} |")
    return lines


def table_of_requests(runs: dict[Path, list[Run]]) -> list[str]:
    """What requests cost, as the lines of a table. Ends the program if answers differ."""
    heads = ["here", "against"][: len(runs)]
    lines = [
        f"| processor ms, median of {REQUESTS} | {' | '.join(heads)} | target |",
        "|---|" + "---:|" * (len(runs) + 1),
    ]
    for key in runs[SOURCES][0]:
        if len({one[key]["answers"] for every in runs.values() for one in every}) > 1:
            sys.exit(f"bench: {key}: the answers differ")
        for what in ("table", "choose"):
            figures = [f"{statistics.median(one[key][what] for one in every):.1f}" for every in runs.values()]
            lines.append(f"| `{what}`, {key} | {' | '.join(figures)} | {TARGET} |")
    return lines


def write(requests: list[str], opens: list[str]) -> None:
    """Put the tables into the page."""
    when = datetime.date.today().isoformat()
    busy = os.getloadavg()[0]
    head = (
        f"Measured on {when}: {machine()}, CPython {platform.python_version()}, load {busy:.0f}.\n"
        "Processor time of the server, in matches of three hundred entries by random choices."
    )
    note = (
        "`python benchmarks/server.py --open N` asks, without a WebSocket, for the table of N matches in turn:\n"
        "the first request reads and plays the record; the memory (RSS) is what a match adds to the server."
    )
    section = "\n\n".join([SERVER_TITLE, head, "\n".join(requests), note, "\n".join(opens)])
    before, title, browser = PAGE.read_text(encoding="utf-8").partition(BROWSER_TITLE)
    engine = before.partition(SERVER_TITLE)[0].rstrip()
    PAGE.write_text(f"{engine}\n\n{section}\n\n{title}{browser}", encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what a request costs the server.")
    parser.add_argument("--against", type=Path, help="a folder with other sources (src), to compare with")
    parser.add_argument("--runs", type=int, default=3, help="runs of each (3)")
    parser.add_argument("--open", type=int, default=0, metavar="N", help="what N open matches cost instead")
    parser.add_argument("--write", action="store_true", help="write into docs/benchmarks.md, open matches as well")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.measure:
        with tempfile.TemporaryDirectory() as folder:
            found = {f"{name} {t}": asked(name, t, Path(folder)) for name in games.names() for t in LANGUAGES}
        print(json.dumps(found))
        return
    if wanted.open:
        print("\n".join(table_of_open(wanted.open)))
        return
    builds = [SOURCES, *([wanted.against.resolve()] if wanted.against else [])]
    runs: dict[Path, list[Run]] = {build: [] for build in builds}
    for _ in range(wanted.runs):
        for build in builds:
            runs[build].append(run(build))
    requests = table_of_requests(runs)
    print("\n".join(requests))
    if wanted.write:
        opens = table_of_open(WRITTEN)
        print("\n".join(opens))
        write(requests, opens)


if __name__ == "__main__":
    main()
