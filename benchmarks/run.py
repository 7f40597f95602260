"""How fast the engine is: random games, the costs of single operations, the greedy bot.

    make bench                        print the tables
    make bench ARGS=--write           and write docs/benchmarks.md
    make compiled bench               measures the compiled rules as well

Each build is measured by a process of its own on one core, in processor time; every figure is the median of several
repeats, and all builds play the same games. A decision counts only if it had two or more choices.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from polemos.bots.registry import make
from polemos.kernel import flow
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.kernel.game import Game
from polemos.match import games as registry
from polemos.match.seat import decide

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "benchmarks.md"
BUILDS: Final = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
BROWSER_TITLE: Final = "## In the browser"
"""Where the part of the page begins that benchmarks/web.py writes."""
GAME: Final = "belisarius"
POSITIONS: Final = 60
"""Positions out of random games on which single operations are timed."""
BETWEEN: Final = 61
"""Decisions from one of these positions to the next."""
OPERATION: Final = "Operate"
"""The decision with the most work for its options: where an army can march and attack."""
GREEDY_DECISIONS: Final = 400

TARGETS: Final = {"scenario 1": ">= 15,000", "copy": "<= 25", "to_json": "<= 300", "saved state": "< 30,000"}
"""What the first scenario must reach in plain Python."""
COSTS: Final = {
    "copy": "a state copied",
    "options": "the choices of an army in operation",
    "view": "what a side sees",
    "determinize": "a state that fits a view",
    "to_json": "a state saved",
    "from_json": "a state loaded and checked",
}

Figures = dict[str, dict[str, float]]


# ---------------------------------------------------------------- measuring


def median_time(repeats: int, work: Callable[[], object]) -> float:
    """Seconds of processor time that some work takes."""
    times = []
    for _ in range(repeats):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def play(game: Game, scenario: str, options: Iterable[str], seed: str) -> int:
    """A random game to its end: how many decisions it took."""
    state = game.new(scenario, options, seed)
    rng = Rng(f"bench/{seed}")
    decisions = 0
    while state.actor != NOBODY:
        choices = state.opts
        choose(state, choices[rng.below(len(choices))])
        decisions += 1
    return decisions


def random_games(game: Game, scenario: str, options: list[str], games: int, repeats: int) -> dict[str, float]:
    """Speed of random play."""
    decisions = sum(play(game, scenario, options, str(n)) for n in range(games))
    seconds = median_time(repeats, lambda: [play(game, scenario, options, str(n)) for n in range(games)])
    return {"decisions/s": decisions / seconds, "games/s": games / seconds, "decisions/game": decisions / games}


def positions(game: Game) -> list[Any]:
    """Positions out of random games of the first scenario, at regular distances."""
    found: list[Any] = []
    seed = decisions = 0
    while len(found) < POSITIONS:
        state = game.new(game.scenarios[0], (), f"positions/{seed}")
        rng = Rng(f"bench/positions/{seed}")
        while state.actor != NOBODY and len(found) < POSITIONS:
            decisions += 1
            if decisions % BETWEEN == 0:
                found.append(game.copy(state))
            choose(state, state.opts[rng.below(len(state.opts))])
        seed += 1
    return found


def operations(game: Game) -> list[Any]:
    """Positions in which an army is asked what it does next."""
    found: list[Any] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.new(game.scenarios[0], (), f"operations/{seed}")
        rng = Rng(f"bench/operations/{seed}")
        asked = 0
        while state.actor != NOBODY and len(found) < POSITIONS:
            if type(state.agenda[-1]).__name__ == OPERATION:
                asked += 1
                if asked % BETWEEN == 0:
                    found.append(game.copy(state))
            choose(state, state.opts[rng.below(len(state.opts))])
        seed += 1
    return found


def costs(game: Game, repeats: int) -> dict[str, float]:
    """Microseconds of single operations, and the size of a saved state in bytes."""
    states = positions(game)
    armies = operations(game)
    views = [game.view(state, state.actor) for state in states]
    saved = [game.to_json(state) for state in states]
    rng = Rng("bench/determinize")
    work: dict[str, Callable[[], object]] = {
        "copy": lambda: each(game.copy, states),
        "options": lambda: each(lambda state: state.agenda[-1].options(state), armies),
        "view": lambda: each(lambda state: game.view(state, state.actor), states),
        "determinize": lambda: each(lambda view: game.determinize(view, rng), views),
        "to_json": lambda: each(game.to_json, states),
        "from_json": lambda: each(game.from_json, saved),
    }
    figures = {name: median_time(4 * repeats, todo) / POSITIONS * 1e6 for name, todo in work.items()}
    sizes = [len(json.dumps(data, separators=(",", ":")).encode()) for data in saved]
    return {**figures, "bytes": statistics.median(sizes), "bytes at most": max(sizes)}


def each(work: Callable[[Any], object], items: Iterable[Any]) -> None:
    """Do something with each item, and keep nothing of it."""
    for item in items:
        work(item)


def greedy(game: Game) -> float:
    """Decisions a second of the greedy bot on both sides."""
    players = [make("greedy") for _ in game.sides]

    def some() -> None:
        state = game.new(game.scenarios[0], (), "greedy")
        for _ in range(GREEDY_DECISIONS):
            if state.actor == NOBODY:
                break
            choose(state, decide(game, state, players[state.actor], "greedy"))

    return GREEDY_DECISIONS / median_time(1, some)


def measure(games: int, repeats: int) -> Figures:
    """All figures of the build that this process runs."""
    game = registry.find(GAME)
    every = [option.name for option in game.options]
    figures: Figures = {}
    for scenario in game.scenarios:
        figures[f"scenario {scenario}"] = random_games(game, scenario, [], games, repeats)
    figures[f"scenario {game.scenarios[0]}, all options"] = random_games(game, "1", every, games, repeats)
    figures["costs"] = costs(game, repeats)
    figures["bots"] = {"greedy": greedy(game)}
    return figures


# ---------------------------------------------------------------- builds


def measured_in(build: str, games: int, repeats: int) -> Figures | None:
    """The figures of a build; None if it does not exist."""
    folder = BUILDS[build]
    if build != "plain" and not any((folder / "polemos" / "kernel").glob("flow.*.so")):
        return None
    command = [sys.executable, __file__, "--measure", "--games", str(games), "--repeats", str(repeats)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: the {build} build failed")
    answer = json.loads(done.stdout)
    if not Path(answer["from"]).is_relative_to(folder):
        sys.exit(f"bench: the {build} build was not taken from {folder}")
    return dict(answer["figures"])


# ---------------------------------------------------------------- tables


def report(found: dict[str, Figures], games: int, repeats: int) -> str:
    """The page in Markdown."""
    builds = list(found)
    head = "| | " + " | ".join(builds) + " | target (plain) |"
    rule = "|---|" + "---:|" * (len(builds) + 1)
    speed = [head, rule]
    plain = found[builds[0]]
    for name in plain:
        if name.startswith("scenario"):
            row = [f"{found[b][name]['decisions/s']:,.0f}" for b in builds]
            speed.append(f"| {name} | {' | '.join(row)} | {TARGETS.get(name, '')} |")
    row = [f"{found[b]['bots']['greedy']:,.0f}" for b in builds]
    speed.append(f"| greedy bot, scenario 1 | {' | '.join(row)} | |")
    single = [head, rule]
    for name, what in COSTS.items():
        row = [f"{found[b]['costs'][name]:,.1f}" for b in builds]
        single.append(f"| `{name}`: {what} | {' | '.join(row)} | {TARGETS.get(name, '')} |")
    size = plain["costs"]
    length = [f"{name}: {plain[name]['decisions/game']:,.0f}" for name in plain if name.startswith("scenario")]
    return f"""# Benchmarks

    make bench

measures on your machine. The unit is the decision: one choice made by a player and carried out up to the next one.
Decisions with a single option are taken by the engine itself and do not count.

    make compiled bench

measures the same rules compiled ahead of time as well; `make test-compiled` proves that they play the same games,
choice by choice. `make bench ARGS=--write` writes this page.

Measured on {datetime.datetime.now(datetime.UTC):%Y-%m-%d}: {machine()}, {platform.python_implementation()} \
{platform.python_version()}. One core, processor time; {games} games for each scenario, {repeats} repeats, medians.

## Decisions a second

Random play.

{chr(10).join(speed)}

Decisions in a random game: {"; ".join(length)}.

## Costs in microseconds

Mean over {POSITIONS} positions out of random games of scenario 1.

{chr(10).join(single)}

A saved state has {size["bytes"]:,.0f} bytes as JSON, {size["bytes at most"]:,.0f} at most \
(target: {TARGETS["saved state"]}).
"""


def machine() -> str:
    """The processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description="Measure the engine; see docs/benchmarks.md.")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    parser.add_argument("--games", type=int, default=12, help="random games for each scenario (12)")
    parser.add_argument("--repeats", type=int, default=5, help="repeats of each measurement (5)")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps({"from": flow.__file__, "figures": measure(asked.games, asked.repeats)}))
        return
    found = {}
    for build in BUILDS:
        figures = measured_in(build, asked.games, asked.repeats)
        if figures is not None:
            found[build] = figures
    page = report(found, asked.games, asked.repeats)
    print(page[page.index("Measured on") :])
    if asked.write:
        _, title, browser = PAGE.read_text(encoding="utf-8").partition(BROWSER_TITLE)
        PAGE.write_text(page + (f"\n{title}{browser}" if title else ""), encoding="utf-8")
        print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
