"""Mine puzzles out of games that bots play against themselves; write a room's `data/learned/puzzles.json`.

    python tools/mine_puzzles.py belisarius --scenario 1 --games 4 --least 3 --most 12 --seed puzzles

Every so manieth decision is looked at: each legal choice is played on in the same few worlds, and where one (or up to
three that come to the same) is better than all others by `--least` (in units of the evaluation) and seems surely so,
again in 24 fresh ones, where it must be so by three standard errors; and also as reasons are looked for, which reads
some rooms a few choices later. Puzzles of other scenarios that the file holds stay.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from polemos.bots.greedy import GreedyBot
from polemos.bots.levels import PolicyBot
from polemos.bots.mining import finding
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match import games
from polemos.match.files import write_atomic
from polemos.match.seat import Player, decide
from polemos.room.game import AnyGame
from polemos.study.puzzles import WORLDS, holds

ROOT: Final = Path(__file__).resolve().parents[1]
ALIKE: Final = 3
"""Puzzles about the same kind of decision."""
APART: Final = 25
"""Decisions of a game between two puzzles at least: neighbours are alike."""
STRAY: Final = 60
"""Of 1000 choices of the games, how many are made at random, so that there is something to punish."""


def place(game: AnyGame) -> Path:
    """Where a room keeps its puzzles."""
    return ROOT / "src" / Path(*game.package.split(".")) / "data" / "learned" / "puzzles.json"


def moments(game: AnyGame, scenario: str, seed: str, every: int) -> Iterator[tuple[int, Any]]:
    """The moments of a game of quick bots at which one is asked, one of so many."""
    state = game.rules.new(scenario, (), seed)
    player: Player = PolicyBot() if game.looks_ahead else GreedyBot()
    rng, n = Rng(f"{seed}/stray"), 0
    while state.actor != NOBODY:
        n += 1
        if n % every == 0 and game.declines(state) < 0:
            yield n, state
        if rng.below(1000) < STRAY:
            c = state.opts[rng.below(len(state.opts))]
        else:
            c = decide(game, state, player, f"{seed}/{n}")
        choose(state, c)


def grade(game: AnyGame, state: Any, right: Sequence[int], seed: str) -> int:
    """1 where both quick bots find what is right, 3 where neither does."""
    bots: list[Player] = [GreedyBot(), PolicyBot()]
    return 1 + sum(decide(game, state, bot, seed) not in right for bot in bots)


def mined(game: AnyGame, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """New puzzles of a scenario."""
    found: list[dict[str, Any]] = []
    kinds: Counter[str] = Counter()
    for i in range(wanted.games):
        last = -APART
        for n, state in moments(game, wanted.scenario, f"{wanted.seed}/{i}", wanted.every):
            kind = type(state.agenda[-1]).__name__
            if kinds[kind] >= ALIKE or n - last < APART:
                continue
            seen = finding(game, state, wanted.least, f"{wanted.seed}/{i}/{n}")
            if seen is None or not holds(game, state, (seen.solution, *seen.also), WORLDS, f"{wanted.seed}/{i}/{n}"):
                continue
            kinds[kind] += 1
            last = n
            names = [game.rules.choice_id(c) for c in (seen.solution, seen.second)]
            found.append(
                {
                    "id": f"{wanted.scenario}-{i}-{n}",
                    "scenario": wanted.scenario,
                    "grade": grade(game, state, (seen.solution, *seen.also), f"{wanted.seed}/{i}/{n}"),
                    "solution": names[0],
                    **({"also": [game.rules.choice_id(c) for c in seen.also]} if seen.also else {}),
                    "second": names[1],
                    "worth": round(seen.worth, 2),
                    "second_worth": round(seen.second_worth, 2),
                    "error": round(seen.error, 3),
                    "worlds": seen.worlds,
                    "choices": len(state.opts),
                    "state": game.rules.to_json(state),
                }
            )
            print(f"{found[-1]['id']} {kind} {names} {seen.worth:.1f} {seen.second_worth:.1f}", file=sys.stderr)
            write(game, wanted, found)
            if len(found) >= wanted.most:
                return found
    return found


def write(game: AnyGame, wanted: argparse.Namespace, found: list[dict[str, Any]]) -> None:
    """Put the puzzles of a scenario into the room's file, beside those of its others."""
    path = place(game)
    old = json.loads(path.read_text("utf-8")) if path.exists() else {"commands": {}, "puzzles": []}
    kept = [one for one in old["puzzles"] if one["scenario"] != wanted.scenario or "tactic" in one]
    command = f"tools/mine_puzzles.py {game.name} --scenario {wanted.scenario} --games {wanted.games}"
    command += f" --every {wanted.every} --least {wanted.least:g} --most {wanted.most} --seed {wanted.seed}"
    whole = {
        "provenance": "Positions of games between quick bots; each solution was held against all other choices.",
        "commands": {**old["commands"], wanted.scenario: command},
        "puzzles": sorted([*kept, *found], key=lambda one: (one["scenario"], one["grade"], one["id"])),
    }
    head = {name: value for name, value in whole.items() if name != "puzzles"}
    rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in whole["puzzles"])
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, f'{json.dumps(head, indent=1)[:-2]},\n "puzzles": [\n{rows}\n]}}\n')


def main(arguments: Sequence[str]) -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--scenario", default="", help="the first one without it")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--every", type=int, default=5, help="every so manieth decision is looked at")
    parser.add_argument("--least", type=float, default=3.0, help="by how much the solution is better")
    parser.add_argument("--most", type=int, default=12, help="puzzles that are enough")
    parser.add_argument("--seed", default="puzzles")
    wanted = parser.parse_args(arguments)
    game = games.find(wanted.game)
    wanted.scenario = wanted.scenario or game.scenarios[0]
    print(f"{len(mined(game, wanted))} puzzles", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
