"""Measure the scenarios of all games by letting the greedy bot play itself, and write what came of it into each room.

    .venv/bin/python tools/scenario_facts.py --seconds 40
    .venv/bin/python tools/scenario_facts.py --game syracuse --scenario 3

Of each scenario games are played until so many seconds of processor time are spent, three at least. The room's
`data/measured.toml` keeps how many they were, who won and how long they took; the page shows it beside each scenario.
Scenarios that are not measured now keep what they have.
"""

import argparse
import time
import tomllib
from pathlib import Path

from polemos.bots.registry import make
from polemos.kernel.tomlfile import read_toml
from polemos.match import games
from polemos.match.measured import MEASURED
from polemos.match.simulate import Outcome, play_one, tasks
from polemos.room.game import AnyGame

BOT = "greedy"
LEAST = 3
HEAD = """# What the greedy bot made of each scenario against itself: games, wins by side in the game's order,
# draws, and turns and decisions of a game on average. Written by tools/scenario_facts.py.
"""


def played(game: AnyGame, scenario: str, seconds: float, seed: str) -> list[Outcome]:
    """Games of a scenario until the time is spent."""
    done: list[Outcome] = []
    began = time.process_time()
    while len(done) < LEAST or time.process_time() - began < seconds:
        task = tasks(game.name, scenario, (), 1, f"{seed}-{len(done)}", [BOT] * len(game.sides), make)[0]
        done.append(play_one(task))
        if done[-1].error:
            raise SystemExit(f"{game.name} {scenario}: {done[-1].error}")
    return done


def facts(game: AnyGame, done: list[Outcome]) -> dict[str, object]:
    """What the room keeps of these games."""
    wins = [sum(one.winner == side for one in done) for side in range(len(game.sides))]
    return {
        "games": len(done),
        "wins": wins,
        "draws": len(done) - sum(wins),
        "turns": round(sum(one.turns for one in done) / len(done), 1),
        "decisions": round(sum(one.decisions for one in done) / len(done)),
    }


def written(provenance: str, scenarios: dict[str, dict[str, object]]) -> str:
    """The file of a room."""
    lines = [HEAD, f'provenance = "{provenance}"\n']
    for name, one in scenarios.items():
        lines += [f"\n[scenario.{name}]\n", *(f"{key} = {value}\n" for key, value in one.items())]
    text = "".join(lines)
    tomllib.loads(text)
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the scenarios.")
    parser.add_argument("--game", help="one game (all)")
    parser.add_argument("--scenario", help="one scenario (all)")
    parser.add_argument("--seconds", type=float, default=40, help="seconds of processor time for each scenario (40)")
    parser.add_argument("--seed", default="facts", help="the first part of the games' seeds (facts)")
    asked = parser.parse_args()
    for game in map(games.find, [asked.game] if asked.game else games.names()):
        assert game.pack is not None
        path: Path = game.pack.ours / MEASURED
        known = dict(read_toml(path)["scenario"]) if path.is_file() else {}
        for scenario in game.scenarios:
            if asked.scenario in (None, scenario):
                known[scenario] = facts(game, played(game, scenario, asked.seconds, asked.seed))
                print(game.name, scenario, known[scenario], flush=True)
                command = f"tools/scenario_facts.py --seed {asked.seed}"  # how many games that was stands beside each
                ordered = {name: known[name] for name in game.scenarios if name in known}
                path.write_text(written(command, ordered), encoding="utf-8")


if __name__ == "__main__":
    main()
