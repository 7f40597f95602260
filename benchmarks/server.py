"""What a request costs the server: processor time of `table` and `choose` in matches of three hundred entries.

    make bench                                        prints the table, among others
    python benchmarks/server.py --against FOLDER      beside the sources in another folder, in alternating runs

Each run is a process of its own. All runs answer the same requests; that their answers are equal byte for byte is
checked. A table is put together and turned into JSON; a choice is made, kept on disk, and answered.
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from polemos.kernel.dice import Rng
from polemos.kernel.text import LANGUAGES
from polemos.match import games
from polemos.match.match import Match, new_match
from polemos.server.tables import lines_since, table_of
from polemos.server.wire import Done

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
ENTRIES: Final = 300
"""Entries of the record before the first request."""
REQUESTS: Final = 80
TARGET: Final = "<= 5"

Run = dict[str, dict[str, Any]]
"""By game and language: milliseconds of `table` and `choose`, and the digest of all answers."""


def begun(name: str) -> tuple[Match, Rng]:
    """A match of the first scenario in which both sides have chosen at random, and the dice of those who choose."""
    game, rng = games.find(name), Rng(f"bench/{name}")
    seats = dict.fromkeys(game.sides, "human")
    match = new_match(game, game.scenarios[0], (), "bench", "seeded", seats, [None for _ in game.sides])
    while match.n < ENTRIES and not match.over:
        match.go([chosen(match, rng)])
    return match, rng


def chosen(match: Match, rng: Rng) -> str:
    """A choice at random."""
    choices = match.state.opts
    return match.game.choice_id(choices[rng.below(len(choices))])


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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what a request costs the server.")
    parser.add_argument("--against", type=Path, help="a folder with other sources (src), to compare with")
    parser.add_argument("--runs", type=int, default=3, help="runs of each (3)")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.measure:
        with tempfile.TemporaryDirectory() as folder:
            found = {f"{name} {t}": asked(name, t, Path(folder)) for name in games.names() for t in LANGUAGES}
        print(json.dumps(found))
        return
    builds = [SOURCES, *([wanted.against.resolve()] if wanted.against else [])]
    runs: dict[Path, list[Run]] = {build: [] for build in builds}
    for _ in range(wanted.runs):
        for build in builds:
            runs[build].append(run(build))
    heads = ["here", "against"][: len(builds)]
    print(f"| processor ms, median of {REQUESTS} | {' | '.join(heads)} | target |")
    print("|---|" + "---:|" * (len(builds) + 1))
    for key in runs[SOURCES][0]:
        if len({one[key]["answers"] for every in runs.values() for one in every}) > 1:
            sys.exit(f"bench: {key}: the answers differ")
        for what in ("table", "choose"):
            figures = [f"{statistics.median(one[key][what] for one in runs[build]):.1f}" for build in builds]
            print(f"| `{what}`, {key} | {' | '.join(figures)} | {TARGET} |")


if __name__ == "__main__":
    main()
