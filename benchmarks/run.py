"""How fast the engine is: random games, the costs of single operations, the greedy bot.

    make bench                        print the tables
    make bench ARGS=--write           and write docs/benchmarks.md
    make bench ARGS="--game NAME"     of one game only
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
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from polemos.bots.registry import make
from polemos.kernel import flow
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match import games as registry
from polemos.match.seat import decide
from polemos.room.game import AnyGame

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "benchmarks.md"
PLAIN: Final = "plain"
BUILDS: Final = {PLAIN: ROOT / "src", "compiled": ROOT / "build" / "compiled"}
SERVER_TITLE: Final = "## The server"
"""Where the part of the page begins that benchmarks/server.py writes."""
BROWSER_TITLE: Final = "## In the browser"
LOAD_TITLE: Final = "## Many people at once"
"""Where the part of the page begins that benchmarks/web.py writes."""
POSITIONS: Final = 60
"""Positions out of random games on which single operations are timed."""
BETWEEN: Final = 61
"""Decisions from one of these positions to the next."""
GREEDY_DECISIONS: Final = 400


class Measured(NamedTuple):
    """What is measured of a game: a decision with much work for its options, in code and words, and what it must reach.

    targets: what plain Python must reach, by scenario or operation; "scenario" stands for every one. `largest`: the
    scenario in which the bot is timed decision by decision, if there is one.
    """

    decision: str
    asked: str
    targets: dict[str, str]
    largest: str = ""

    def target(self, name: str) -> str:
        """What a scenario or an operation must reach; "" for any speed."""
        every = self.targets.get("scenario", "") if name.startswith("scenario") else ""
        return self.targets.get(name, every)


COSTS_TARGETS: Final = {"copy": "<= 25", "to_json": "<= 300", "saved state": "< 30,000"}
GAMES: Final = {
    "belisarius": Measured("Operate", "an army in operation", {"scenario 1": ">= 15,000", **COSTS_TARGETS}),
    "syracuse": Measured("Muster", "the pieces of an action", {"scenario": ">= 20,000", **COSTS_TARGETS}),
    "alexander": Measured("Moving", "a unit on the move", {"scenario": ">= 10,000", **COSTS_TARGETS}, "arbela"),
    "sparta-vs-athens": Measured("Operating", "a force in operation", {"scenario": ">= 15,000", **COSTS_TARGETS}),
    "peloponnesian-war": Measured(
        "March", "a group on the march", {"scenario": ">= 11,000", **COSTS_TARGETS}, "campaign"
    ),
}
COSTS: Final = {
    "copy": "a state copied",
    "options": "the choices of {asked}",
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


def play(game: AnyGame, scenario: str, options: Iterable[str], seed: str) -> int:
    """A random game to its end: how many decisions it took."""
    state = game.rules.new(scenario, options, seed)
    rng = Rng(f"bench/{seed}")
    decisions = 0
    while state.actor != NOBODY:
        choices = state.opts
        choose(state, choices[rng.below(len(choices))])
        decisions += 1
    return decisions


def random_games(game: AnyGame, scenario: str, options: Sequence[str], games: int, repeats: int) -> dict[str, float]:
    """Speed of random play."""
    decisions = sum(play(game, scenario, options, str(n)) for n in range(games))
    seconds = median_time(repeats, lambda: [play(game, scenario, options, str(n)) for n in range(games)])
    return {"decisions/s": decisions / seconds, "games/s": games / seconds, "decisions/game": decisions / games}


def positions(game: AnyGame) -> list[Any]:
    """Positions out of random games of the first scenario, at regular distances."""
    found: list[Any] = []
    seed = decisions = 0
    while len(found) < POSITIONS:
        state = game.rules.new(game.scenarios[0], (), f"positions/{seed}")
        rng = Rng(f"bench/positions/{seed}")
        while state.actor != NOBODY and len(found) < POSITIONS:
            decisions += 1
            if decisions % BETWEEN == 0:
                found.append(game.rules.copy(state))
            choose(state, state.opts[rng.below(len(state.opts))])
        seed += 1
    return found


def questions(game: AnyGame, decision: str) -> list[Any]:
    """Positions in which one kind of decision waits."""
    found: list[Any] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.rules.new(game.scenarios[0], (), f"questions/{seed}")
        rng = Rng(f"bench/questions/{seed}")
        asked = 0
        while state.actor != NOBODY and len(found) < POSITIONS:
            if type(state.agenda[-1]).__name__ == decision:
                asked += 1
                if asked % BETWEEN == 0:
                    found.append(game.rules.copy(state))
            choose(state, state.opts[rng.below(len(state.opts))])
        seed += 1
    return found


def costs(game: AnyGame, repeats: int) -> dict[str, float]:
    """Microseconds of single operations, and the size of a saved state in bytes."""
    states = positions(game)
    asked = questions(game, GAMES[game.name].decision)
    views = [game.rules.view(state, state.actor) for state in states]
    saved = [game.rules.to_json(state) for state in states]
    rng = Rng("bench/determinize")
    work: dict[str, Callable[[], object]] = {
        "copy": lambda: each(game.rules.copy, states),
        "options": lambda: each(lambda state: state.agenda[-1].options(state), asked),
        "view": lambda: each(lambda state: game.rules.view(state, state.actor), states),
        "determinize": lambda: each(lambda view: game.rules.determinize(view, rng), views),
        "to_json": lambda: each(game.rules.to_json, states),
        "from_json": lambda: each(game.rules.from_json, saved),
    }
    figures = {name: median_time(4 * repeats, todo) / POSITIONS * 1e6 for name, todo in work.items()}
    sizes = [len(json.dumps(data, separators=(",", ":")).encode()) for data in saved]
    return {**figures, "bytes": statistics.median(sizes), "bytes at most": max(sizes)}


def each(work: Callable[[Any], object], items: Iterable[Any]) -> None:
    """Do something with each item, and keep nothing of it."""
    for item in items:
        work(item)


def greedy(game: AnyGame) -> float:
    """Decisions a second of the greedy bot on both sides."""
    players = [make("greedy") for _ in game.sides]

    def some() -> None:
        state = game.rules.new(game.scenarios[0], (), "greedy")
        for _ in range(GREEDY_DECISIONS):
            if state.actor == NOBODY:
                break
            choose(state, decide(game, state, players[state.actor], "greedy"))

    return GREEDY_DECISIONS / median_time(1, some)


def thinking(game: AnyGame, scenario: str) -> float:
    """Milliseconds in which the greedy bot makes a decision of a scenario, the median; it plays both sides."""
    players = [make("greedy") for _ in game.sides]
    state = game.rules.new(scenario, (), "greedy")
    spent: list[float] = []
    while state.actor != NOBODY and len(spent) < GREEDY_DECISIONS:
        start = time.process_time()
        c = decide(game, state, players[state.actor], "greedy")
        spent.append(time.process_time() - start)
        choose(state, c)
    return 1000 * statistics.median(spent)


def measure(name: str, games: int, repeats: int) -> Figures:
    """All figures of a game in the build that this process runs."""
    game = registry.find(name)
    figures: Figures = {}
    for scenario in game.scenarios:
        figures[f"scenario {scenario}"] = random_games(game, scenario, (), games, repeats)
    first = game.scenarios[0]
    figures[f"scenario {first}, all options"] = random_games(game, first, game.rules.every_option(), games, repeats)
    figures["costs"] = costs(game, repeats)
    figures["bots"] = {"greedy": greedy(game)}
    if GAMES[name].largest:
        figures["bots"]["thinking"] = thinking(game, GAMES[name].largest)
    return figures


# ---------------------------------------------------------------- builds


def builds() -> list[str]:
    """The builds that are made from the rules as they are now."""
    check = [sys.executable, str(ROOT / "tools" / "compile.py"), "--check"]
    return list(BUILDS) if subprocess.run(check, check=False).returncode == 0 else [PLAIN]


def measured_in(build: str, name: str, games: int, repeats: int) -> Figures:
    """The figures of a game in a build."""
    folder = BUILDS[build]
    asked = ["--measure", "--game", name, "--games", str(games), "--repeats", str(repeats)]
    command = [sys.executable, __file__, *asked]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: the {build} build failed")
    answer = json.loads(done.stdout)
    if not Path(answer["from"]).is_relative_to(folder):
        sys.exit(f"bench: the {build} build was not taken from {folder}")
    return dict(answer["figures"])


# ---------------------------------------------------------------- tables


def report(found: dict[str, dict[str, Figures]], games: int, repeats: int) -> str:
    """The page in Markdown. found: by game and build."""
    parts = [of_game(name, figures) for name, figures in found.items()]
    return f"""# Benchmarks

    make bench

measures on your machine. The unit is the decision: one choice made by a player and carried out up to the next one.
Decisions with a single option are taken by the engine itself and do not count.

    make compiled bench

measures the same rules compiled ahead of time as well; `make test-compiled` proves that they play the same games,
choice by choice. `make bench ARGS=--write` writes this page.

Measured on {datetime.datetime.now(datetime.UTC):%Y-%m-%d}: {machine()}, {platform.python_implementation()} \
{platform.python_version()}. One core, processor time; {games} games for each scenario, {repeats} repeats, medians. \
Single operations: microseconds, mean over {POSITIONS} positions out of random games of the first scenario.

{chr(10).join(parts)}"""


def of_game(name: str, found: dict[str, Figures]) -> str:
    """The part of the page about one game. found: by build."""
    measured = GAMES[name]
    there = list(found)
    plain = found[PLAIN]
    scenarios = [one for one in plain if one.startswith("scenario")]
    rows = [
        row(one, [f"{found[b][one]['decisions/s']:,.0f}" for b in there], measured.target(one)) for one in scenarios
    ]
    rows.append(row(f"greedy bot, {scenarios[0]}", [f"{found[b]['bots']['greedy']:,.0f}" for b in there], ""))
    if measured.largest:
        spent = [f"{found[b]['bots']['thinking']:,.1f}" for b in there]
        rows.append(row(f"greedy bot, scenario {measured.largest}: milliseconds a decision, median", spent, "<= 300"))
    single = [
        row(
            f"`{one}`: {what.format(asked=measured.asked)}",
            [f"{found[b]['costs'][one]:,.1f}" for b in there],
            measured.target(one),
        )
        for one, what in COSTS.items()
    ]
    head = [row("", there, "target (plain)"), "|---|" + "---:|" * (len(there) + 1)]
    length = [f"{one}: {plain[one]['decisions/game']:,.0f}" for one in scenarios]
    size = plain["costs"]
    return f"""## {registry.find(name).edge.texts("en")("game-title")}

Decisions a second in random play:

{chr(10).join([*head, *rows])}

Decisions in a random game: {"; ".join(length)}.

Single operations:

{chr(10).join([*head, *single])}

A saved state has {size["bytes"]:,.0f} bytes as JSON, {size["bytes at most"]:,.0f} at most \
(target: {measured.target("saved state")}).
"""


def row(name: str, figures: Sequence[str], target: str) -> str:
    """A row of a table."""
    return f"| {' | '.join([name, *figures, target])} |"


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
    parser.add_argument("--game", choices=list(GAMES), help="one game (all)")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps({"from": flow.__file__, "figures": measure(asked.game, asked.games, asked.repeats)}))
        return
    found: dict[str, dict[str, Figures]] = {}
    there = builds()
    for name in [asked.game] if asked.game else GAMES:
        found[name] = {build: measured_in(build, name, asked.games, asked.repeats) for build in there}
    page = report(found, asked.games, asked.repeats)
    print(page[page.index("Measured on") :])
    if asked.write:
        before = PAGE.read_text(encoding="utf-8")
        title = SERVER_TITLE if SERVER_TITLE in before else BROWSER_TITLE
        _, title, others = before.partition(title)
        PAGE.write_text(page + (f"\n{title}{others}" if title else ""), encoding="utf-8")
        print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
