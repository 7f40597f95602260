"""Many people at once: what they wait for, and what that costs the server in processor time and memory.

    make bench-load                                    2,000 games, 10,000 sockets: about ten minutes, two cores
    make bench-load ARGS="--games 500 --rate 50"       less of it
    make bench-load ARGS=--write                       and writes it into docs/benchmarks.md

Three servers, each a process of its own over an empty folder, and the people in another process (`crowd.py`):

1. Games of two people at two places, all five games in turn, each of them with a WebSocket at it. Choices are made at a
   steady rate in games at random, and whoever is asked next fetches his table. Waits are counted from the moment at
   which a choice was due: so a server that falls behind shows it.
2. The same while eight matches of search bots think without end.
3. WebSockets at which nothing happens, and the memory of the server (RSS) for each.

Processor time is that of the server's process, of its helpers (bots think there) and of the people, each by itself.
"""

import argparse
import asyncio
import datetime
import multiprocessing
import os
import platform
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from polemos.match import games

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from benchmarks.crowd import Crowd, Report, Somebody, memory
from benchmarks.run import LOAD_TITLE, PAGE, ROOT, machine
from benchmarks.server import Watched

GAMES: Final = 2000
RATE: Final = 100.0
SECONDS: Final = 60.0
BOTS: Final = 8
SOCKETS: Final = 10_000
EACH: Final = 63
"""Sockets at a match: a match and a person can have 64."""
MEGA: Final = 1024 * 1024
SETTLE: Final = 2.0
"""Seconds of rest before something is measured."""
COMMAND: Final = (sys.executable, "-m", "polemos")
FIRST: Final = {
    "belisarius": "1",
    "syracuse": "1",
    "alexander": "granicus",
    "sparta-vs-athens": "archidamian",
    "peloponnesian-war": "",
}
"""The scenario that is played of each game; "" for its first."""


@dataclass
class Cost:
    """What a stretch of time has cost: seconds of processor of the server and its helpers, and bytes it has."""

    server: float
    helpers: float
    memory: int


class Loaded(Watched):
    """A server for many people, whose helpers are watched too."""

    def __init__(self, folder: Path, most: int) -> None:
        super().__init__(folder, command=COMMAND, more=["--connections", str(most)])

    @property
    def helpers(self) -> float:
        """Seconds of processor time of the processes that it has started."""
        found = 0.0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                with suppress(OSError):
                    fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
                    found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return found

    @property
    def cost(self) -> Cost:
        """What it has cost so far."""
        return Cost(self.processor, self.helpers, self.memory)


def wishes(count: int) -> list[dict[str, Any]]:
    """So many games of two people, all games in turn."""
    found = []
    names = [name for name in games.names() if name in FIRST]
    for n in range(count):
        game = games.find(names[n % len(names)])
        seats = dict.fromkeys(game.sides, "human")
        found.append({"game": game.name, "scenario": FIRST[game.name] or game.scenarios[0], "seats": seats})
    return found


# ---------------------------------------------------------------- the people, in their own process


async def _people(port: int, count: int, rate: float, seconds: float, wire: Any) -> None:
    crowd = Crowd(port, "load")
    await crowd.sit_down(wishes(count))
    await asyncio.sleep(SETTLE)
    wire.send("ready")
    for _ in range(wire.recv()):
        crowd.report = Report()
        await crowd.play(rate, seconds)
        wire.send(crowd.report)
        await asyncio.to_thread(wire.recv)  # until the next stretch begins


async def _idlers(port: int, matches: list[tuple[str, str]], each: int, seconds: float, wire: Any) -> None:
    crowd = Crowd(port, "idle")
    began = time.perf_counter()
    found = await crowd.wait([(Somebody(cookie), match_id) for cookie, match_id in matches], each)
    took = time.perf_counter() - began
    await asyncio.sleep(SETTLE)
    wire.send(took)
    await asyncio.sleep(seconds)
    wire.send((len(found), sum(one.lost for one in found), memory()))
    await asyncio.to_thread(wire.recv)


async def _begin(port: int, count: int, wire: Any) -> None:
    """Matches of as many people, for sockets."""
    crowd, found = Crowd(port, "begin"), []
    for wish in wishes(count):
        person = Somebody()
        match = await crowd.lines.ask("POST", "/api/matches", person, wish)
        found.append((person.cookie, match["id"]))
    wire.send(found)


async def _bots(port: int, count: int, wire: Any) -> None:
    """Matches that bots play against each other, and that somebody watches so that they go on."""
    crowd = Crowd(port, "bots")
    for wish in wishes(count):
        await crowd.lines.ask(
            "POST", "/api/matches", Somebody(), {**wish, "seats": dict.fromkeys(wish["seats"], "search")}
        )
    wire.send("begun")


def _run(what: Any, *words: Any) -> None:
    asyncio.run(what(*words))


class People:
    """A process of people, with a wire to it."""

    def __init__(self, what: Any, *words: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self.wire, theirs = context.Pipe()
        self.process = context.Process(target=_run, args=(what, *words, theirs))
        self.process.start()
        theirs.close()

    def end(self) -> None:
        """Let them go."""
        with suppress(OSError):
            self.wire.send(None)
        self.process.join()


# ---------------------------------------------------------------- what came of it


def per(values: list[float], share: float) -> str:
    """A percentile."""
    if len(values) < 2:
        return "-"
    return f"{statistics.quantiles(values, n=1000, method='inclusive')[round(share * 10) - 1]:,.0f}"


def rows(title: str, report: Report, before: Cost, after: Cost) -> list[str]:
    """The lines of the table for one stretch."""
    made = len(report.took["choose"])
    found = []
    for what, name in (
        ("choose", "a choice is answered"),
        ("pulse", "the pages are told"),
        ("table", "a table is fetched"),
    ):
        values = report.took[what]
        figures = " | ".join(per(values, share) for share in (50, 95, 99))
        found.append(f"| {title}: {name} | {len(values):,} | {figures} | {max(values, default=0):,.0f} |")
    server, helpers = after.server - before.server, after.helpers - before.helpers
    share = 100 / report.seconds
    found.append(
        f"| {title}: processor | {made / report.seconds:.0f} choices/s | server {share * server:.0f} % | "
        f"helpers {share * helpers:.0f} % | people {share * report.processor:.0f} % | "
        f"{1000 * server / max(1, made):.1f} ms a choice |"
    )
    if report.faults or report.lost or report.behind > 0.5:
        found.append(
            f"| {title}: amiss | {len(report.faults)} faults | {report.lost} sockets lost | "
            f"{report.behind:.1f} s late | {report.faults[0][:80] if report.faults else ''} | |"
        )
    return found


def playing(count: int, rate: float, seconds: float, bots: int) -> tuple[list[str], str]:
    """Games of people, without bots and with them: rows of the table, and a line on memory."""
    with tempfile.TemporaryDirectory() as folder, Loaded(Path(folder) / "games", 2 * count + 500) as server:
        server.rest()
        empty = server.memory
        people = People(_people, server.port, count, rate, seconds)
        began = time.monotonic()
        assert people.wire.recv() == "ready"
        setup = time.monotonic() - began
        print(f"{count:,} games have begun", file=sys.stderr, flush=True)
        lively = server.memory
        people.wire.send(2 if bots else 1)
        found = []
        for title in ["people alone", *(["beside bots"] if bots else [])]:
            if title == "beside bots":
                thinkers = People(_bots, server.port, bots)
                assert thinkers.wire.recv() == "begun"
                thinkers.end()
                time.sleep(5)  # the process of bots begins
                people.wire.send(None)
            before = server.cost
            report = people.wire.recv()
            found += rows(title, report, before, server.cost)
        people.end()
        each = (lively - empty) / count / 1024
        line = (
            f"{count:,} games took {setup:.0f} s to begin. Memory of the server: {empty / MEGA:,.0f} MB empty, "
            f"{lively / MEGA:,.0f} MB with all games open ({each:,.0f} KB each, two WebSockets included), "
            f"{server.memory / MEGA:,.0f} MB at the end."
        )
        return found, line


def idling(sockets: int, seconds: float) -> str:
    """Sockets at which nothing happens, in a line."""
    count = max(1, sockets // EACH)
    each = min(EACH, sockets)
    with tempfile.TemporaryDirectory() as folder, Loaded(Path(folder) / "games", sockets + 500) as server:
        begun = People(_begin, server.port, count)
        matches = begun.wire.recv()
        begun.end()
        server.rest()
        before = server.memory
        people = People(_idlers, server.port, matches, each, seconds)
        took = people.wire.recv()
        cost = server.cost
        there, lost, theirs = people.wire.recv()
        after = server.cost
        grown, share = after.memory - before, 100 * (after.server - cost.server) / seconds
        line = (
            f"{there:,} WebSockets at {count} matches, on which nothing happens: open after {took:.0f} s; the server "
            f"grew by {grown / MEGA:,.0f} MB, {grown / max(1, there) / 1024:.1f} KB each, and took {share:.1f} % of a "
            f"core ({seconds:.0f} s); {lost} were lost. The people's process had {theirs / MEGA:,.0f} MB."
        )
        people.end()
        return line


def write(lines: list[str], command: str) -> None:
    """Put the section at the end of the page, in place of the one before."""
    when = datetime.date.today().isoformat()
    head = (
        f"Measured on {when}: {machine()}, CPython {platform.python_version()}, load {os.getloadavg()[0]:.0f}, by\n"
        f"`{command}`. Milliseconds from when a choice was due."
    )
    before = PAGE.read_text(encoding="utf-8").partition(LOAD_TITLE)[0].rstrip()
    PAGE.write_text("\n\n".join([before, LOAD_TITLE, head, *lines]) + "\n", encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Many people at once at a server.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of two people ({GAMES}); 0: none")
    parser.add_argument("--rate", type=float, default=RATE, help=f"choices a second, overall ({RATE:g})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"seconds of each stretch ({SECONDS:g})")
    parser.add_argument("--bots", type=int, default=BOTS, help=f"matches of search bots beside them ({BOTS}); 0: none")
    parser.add_argument("--sockets", type=int, default=SOCKETS, help=f"WebSockets that idle ({SOCKETS}); 0: none")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    wanted = parser.parse_args()
    lines = []
    if wanted.games:
        table = [
            "| ms, unless it says otherwise | how many | p50 | p95 | p99 | longest |",
            "|---|---:|---:|---:|---:|---:|",
        ]
        found, line = playing(wanted.games, wanted.rate, wanted.seconds, wanted.bots)
        lines += ["\n".join([*table, *found]), line]
        print("\n\n".join(lines), flush=True)
    if wanted.sockets:
        lines.append(idling(wanted.sockets, min(30.0, wanted.seconds)))
        print(f"\n{lines[-1]}", flush=True)
    if wanted.write:
        said = [f"--{name} {getattr(wanted, name):g}" for name in ("games", "rate", "seconds", "bots", "sockets")]
        write(lines, f"python benchmarks/load.py {' '.join(said)}")


if __name__ == "__main__":
    main()
