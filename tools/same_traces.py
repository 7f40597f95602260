"""Prove that the compiled rules play the same games as the plain ones: decision by decision, choice by choice.

    make test-compiled

Random games of every scenario, without and with all optional rules, are played by both builds, each in a process of
its own. A game's trace is a hash over every decision (which, whose, its options, what was chosen), every event, now and
then all that people are shown, and the final state; the games of both builds must have equal traces. The greedy bot
must begin every scenario alike in both. The board, the tables and the parts of positions must be equal too.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from built import folders, is_current
from polemos.bots.registry import make
from polemos.kernel import flow
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match import games
from polemos.match.seat import decide
from polemos.room.game import AnyGame

ROOT = Path(__file__).resolve().parent.parent
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
BETWEEN = 97
"""After so many decisions a game goes on from its saved form."""
LANGUAGES = ("en", "ja")
THOUGHT = 150
"""Decisions of the greedy bot in each scenario."""
EARLY = 200
"""So many decisions of every second game are never answered by their first choice, which is often the short way out of
what can be done piece by piece: a quick set-up, a pass."""


def trace(game: AnyGame, scenario: str, options: Iterable[str], seed: str, in_full: bool) -> tuple[str, int]:
    """The hash of a random game, and how many decisions it had."""
    state = game.rules.new(scenario, options, seed)
    state.heard = []
    rng = Rng(f"trace/{seed}")
    told = hashlib.sha256()
    decisions = 0
    while state.actor != NOBODY:
        choices = state.opts
        name = type(state.agenda[-1]).__name__
        first = 1 if in_full and decisions < EARLY and len(choices) > 1 else 0
        choice = choices[first + rng.below(len(choices) - first)]
        told.update(repr((name, state.actor, choices, choice)).encode())
        choose(state, choice)
        decisions += 1
        if decisions % BETWEEN == 0 and state.actor != NOBODY:
            told.update(repr(plain(state.heard)).encode())
            told.update(shown(game, state))
            state = game.rules.from_json(json.loads(json.dumps(game.rules.to_json(state))))
            state.heard = []
    told.update(repr(plain(state.heard)).encode())
    told.update(json.dumps(game.rules.to_json(state), sort_keys=True).encode())
    told.update(repr(game.rules.result(state)).encode())
    return told.hexdigest(), decisions


def thought(game: AnyGame, scenario: str) -> tuple[str, int]:
    """The hash of how the greedy bot begins a scenario against itself, and how many decisions that are."""
    state = game.rules.new(scenario, (), "thought")
    bot = make("greedy")
    chosen: list[int] = []
    while state.actor != NOBODY and len(chosen) < THOUGHT:
        chosen.append(decide(game, state, bot, "thought"))
        choose(state, chosen[-1])
    return hashlib.sha256(repr(chosen).encode()).hexdigest(), len(chosen)


def plain(events: Iterable[flow.Event]) -> list[tuple[Any, ...]]:
    return [tuple(event) for event in events]


def shown(game: AnyGame, state: Any) -> bytes:
    """What the page shows at a moment: to each side, in each language."""
    parts: list[Any] = []
    for language in LANGUAGES:
        question = game.edge.question(state, language)
        parts += [question, game.edge.moment(state, language)]
        if question is not None:
            parts.append(game.edge.preview(state, question.choices[-1].id, language))
        for side in range(len(game.sides)):
            view = game.rules.view(state, side)
            parts += [game.edge.pieces(view, language), game.edge.sheets(view, language)]
    return to_json(parts)


def furniture(game: AnyGame) -> str:
    """The hash of what stays the same in all games."""
    parts: list[Any] = []
    for language in LANGUAGES:
        parts += [*(game.edge.board(language, name) for name in ("", *game.own_boards)), game.edge.tables(language)]
        parts += [game.editor.palette(scenario, language) for scenario in game.scenarios]
    return hashlib.sha256(to_json(parts)).hexdigest()


def traces(name: str, number: int) -> dict[str, tuple[str, int]]:
    """The traces of all games, by what was played."""
    game = games.find(name)
    found: dict[str, tuple[str, int]] = {"board, tables and parts": (furniture(game), 0)}
    for scenario in game.scenarios:
        found[f"scenario {scenario}, the greedy bot"] = thought(game, scenario)
        for label, options in (("standard", ()), ("all options", game.rules.every_option())):
            for n in range(number):
                found[f"scenario {scenario}, {label}, game {n}"] = trace(game, scenario, options, str(n), n % 2 == 1)
    return found


def traces_of(folder: Path, name: str, number: int) -> dict[str, list[Any]]:
    """The traces that the build in a folder makes."""
    command = [sys.executable, __file__, "--child", "--game", name, "--games", str(number)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"same_traces: the games of {folder} failed")
    answer = json.loads(done.stdout)
    if not Path(answer["from"]).is_relative_to(folder):
        sys.exit(f"same_traces: the rules came from {answer['from']}, not from {folder}")
    return dict(answer["traces"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the games of the compiled rules and of the plain ones.")
    parser.add_argument("--game", help="one game (every game that is installed)")
    parser.add_argument("--games", type=int, default=10, help="random games for each scenario and set of options (10)")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        print(json.dumps({"from": flow.__file__, "traces": traces(asked.game, asked.games)}))
        return
    chosen = [asked.game] if asked.game else games.names()
    if not is_current(folders(chosen)):
        sys.exit("same_traces: the rules have changed since they were compiled; run: make compiled")
    for name in chosen:
        compare(name, asked.games)


def compare(name: str, number: int) -> None:
    """Play the games of both builds; stop where they differ."""
    one, two = traces_of(PLAIN, name, number), traces_of(COMPILED, name, number)
    different = [what for what in one if one[what] != two.get(what)]
    if different or len(one) != len(two):
        sys.exit(
            f"same_traces: {name}: {len(different)} of {len(one)} traces differ, the first of them: {different[:1]}"
        )
    print(f"same_traces: {name}: {len(one) - 1} games, {sum(n for _, n in one.values()):,} decisions, all equal")


if __name__ == "__main__":
    main()
