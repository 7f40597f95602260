"""Fit the chance to win to games that bots play against themselves; write a room's `data/learned/chances.toml`.

    python tools/fit_chances.py syracuse --scenario 5 --games 120 --seed chances --keep .polemos/chances
    python tools/fit_chances.py --docs

Games are kept in the folder, one file a scenario: the same command goes on from there, and no game is played twice.
Each quarter of the games is told by curves of the other three, for the test. So that weak play, strong play and unequal
players are among them, each side of each game makes a share of its choices at random, a share of its own. The second
command writes docs/chances.md and its pictures out of the files of all rooms.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from polemos.bots import fitting
from polemos.bots.level_data import POLICY
from polemos.bots.levels import PolicyBot
from polemos.bots.registry import make
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose
from polemos.match import games
from polemos.match.called import called, title
from polemos.match.files import write_atomic
from polemos.match.seat import decide
from polemos.match.toml import to_toml
from polemos.room.game import AnyGame

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "chances.md"
PICTURES: Final = ROOT / "docs" / "images"
STRAYS: Final = (0, 10, 40, 120)
"""Of 1000 choices, how many a side makes at random; each side of a game draws one of these."""
PARTS: Final = 4
"""The games are parted so: what is told of each part comes from the others."""
SIZE: Final = 260
MARGIN: Final = 40


def played(game: AnyGame, scenario: str, seed: str, players: str, every: int) -> dict[str, Any]:
    """One game: its seed, the turn and the advantage of the first side at every so manieth decision, and the result."""
    state = game.rules.new(scenario, (), seed)
    rng = Rng(f"{seed}/stray")
    strays = [STRAYS[rng.below(len(STRAYS))] for _ in game.sides]
    bots = [PolicyBot() if players == POLICY else make(players) for _ in game.sides]
    evaluate = game.advisor.evaluate
    found, n = [], 0
    while (side := state.actor) != NOBODY:
        if n % every == every // 2:
            ahead = (evaluate(state, 0) - evaluate(state, 1)) / 2
            found.append([game.rules.turn(state), round(ahead, 3)])
        n += 1
        declined = game.declines(state)
        if declined >= 0:
            choose(state, declined)
        elif rng.below(1000) < strays[side]:
            choose(state, state.opts[rng.below(len(state.opts))])
        else:
            choose(state, decide(game, state, bots[side], f"{seed}/{n}"))
    winner = game.rules.result(state).winner
    return {"seed": seed, "won": {0: 1.0, 1: 0.0}.get(winner, 0.5), "moments": found}


def gathered(game: AnyGame, scenario: str, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """The games of a scenario: those that are kept, and what is missing to the number that is wanted."""
    path = Path(wanted.keep) / f"{game.name}-{scenario}-{wanted.players}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    with path.open("a", encoding="utf-8") as kept:
        for i in range(len(found), wanted.games):
            found.append(played(game, scenario, f"{wanted.seed}/{i}", wanted.players, wanted.every))
            kept.write(json.dumps(found[-1]) + "\n")
            kept.flush()
            print(f"{game.name} {scenario}: {i + 1} of {wanted.games}", file=sys.stderr)
    return found[: wanted.games]


def moments(kept: Sequence[dict[str, Any]]) -> list[fitting.Moment]:
    """All moments of games."""
    return [fitting.Moment(turn, ahead, one["won"]) for one in kept for turn, ahead in one["moments"]]


def fitted(kept: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What a scenario's table says: the curves of all games, and how well those of other games tell each quarter."""
    # moments of one game are alike: the curves are held back by as much as one game has
    pull = len(moments(kept)) / len(kept)
    told: list[fitting.Told] = []
    without: list[fitting.Told] = []
    for part in range(PARTS):
        others = moments([one for i, one in enumerate(kept) if i % PARTS != part])
        tested = moments(kept[part::PARTS])
        told += fitting.told_of(fitting.stages(others, pull), tested)
        bias, _ = fitting.curve([fitting.Moment(1, 0.0, m.won) for m in others], pull)
        without += fitting.told_of([fitting.Stage(0, bias, 0.0)], tested)
    return {
        "games": len(kept),
        "won": sum(one["won"] for one in kept),
        "loss": round(fitting.loss(told), 4),
        "loss_without": round(fitting.loss(without), 4),
        "stage": [
            {"turn": s.turn, "bias": round(s.bias, 4), "weight": round(s.weight, 6)}
            for s in fitting.stages(moments(kept), pull)
        ],
        "reliability": [[b.moments, round(b.told, 3), round(b.seen, 3)] for b in fitting.reliability(told)],
    }


def place(game: AnyGame) -> Path:
    """Where a room keeps its curves."""
    return ROOT / "src" / Path(*game.package.split(".")) / "data" / "learned" / "chances.toml"


def write(game: AnyGame, scenario: str, table: dict[str, Any], command: str) -> None:
    """Put the table of a scenario into the room's file, beside those of its others."""
    path = place(game)
    old = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    kept = {name: one for name, one in old.get("scenario", {}).items() if name in game.scenarios}
    kept[scenario] = {**table, "command": command}
    text = to_toml(
        {
            "provenance": "Games of bots against themselves, each side with a share of choices at random.",
            "command": "tools/fit_chances.py; with which arguments stands at each scenario",
            "scenario": {name: kept[name] for name in game.scenarios if name in kept},
        }
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, text)


# ---------------------------------------------------------------- the page


def picture(bins: Sequence[Sequence[float]]) -> str:
    """What was told against what was seen, as a drawing: a circle for each tenth, its area by how many moments."""
    size = SIZE + 2 * MARGIN
    most = max(one[0] for one in bins)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">',
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        f'<path d="M{MARGIN} {MARGIN}V{MARGIN + SIZE}H{MARGIN + SIZE}" fill="none" stroke="#333"/>',
        f'<path d="M{MARGIN} {MARGIN + SIZE}L{MARGIN + SIZE} {MARGIN}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for tenth in range(0, 11, 5):
        at = SIZE * tenth / 10
        parts.append(f'<text x="{MARGIN + at:g}" y="{MARGIN + SIZE + 16}" text-anchor="middle">{tenth * 10} %</text>')
        parts.append(f'<text x="{MARGIN - 6}" y="{MARGIN + SIZE - at + 4:g}" text-anchor="end">{tenth * 10}</text>')
    for moments_, told, seen in bins:
        x, y = MARGIN + SIZE * told, MARGIN + SIZE * (1 - seen)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3 + 9 * (moments_ / most) ** 0.5:.1f}" fill="#8a3324"/>')
    parts.append(f'<text x="{MARGIN + SIZE / 2:g}" y="{size - 6}" text-anchor="middle">told</text>')
    parts.append(f'<text x="{MARGIN}" y="{MARGIN - 14}" text-anchor="middle">seen</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def page() -> Iterator[str]:
    """The lines of docs/chances.md; the pictures are written on the way."""
    yield HEAD
    for name in games.names():
        game = games.find(name)
        path = place(game)
        if not path.exists():
            continue
        yield f"## {title(game, 'en')}\n"
        for scenario, table in tomllib.loads(path.read_text("utf-8"))["scenario"].items():
            drawn = PICTURES / f"chances-{name}-{scenario}.svg"
            write_atomic(drawn, picture(table["reliability"]))
            yield f"### {called(game, 'en', 'scenario', scenario)}\n"
            side = called(game, "en", "side", game.sides[0])
            yield f"`{table['command']}`\n"
            yield (
                f"{side} won {table['won']:g} of {table['games']} games. Mean squared error of the chances: "
                f"{table['loss']:.3f}; of who knows only how often {side} wins: "
                f"{table['loss_without']:.3f}.\n"
            )
            yield f"![Chances told and seen](images/{drawn.name})\n"
            yield "| moments | told | seen |\n|---:|---:|---:|"
            for moments_, told, seen in table["reliability"]:
                yield f"| {moments_:g} | {told:.0%} | {seen:.0%} |"
            yield ""
            yield "| from turn | bias | weight |\n|---:|---:|---:|"
            for one in table["stage"]:
                yield f"| {one['turn']} | {one['bias']:+.2f} | {one['weight']:.4f} |"
            yield ""


HEAD: Final = """# The chance to win

How likely a side is to win is told by a curve: a logistic function of the game's own evaluation (by how much the first
side is ahead, half the difference of what both make of the position), one for each stage of a scenario. The curves were
fitted to games that bots played against themselves, each side with a share of its choices at random (0, 1, 4 or 12 of
100), so they tell the chances between such players. The tables hold what was told of moments against what came of them:
each quarter of the games by curves that were fitted to the other three. Moments of one game are no independent
witnesses, and the games are few: a row of a hundred moments may stem from five games. `tools/fit_chances.py` made all
of this.
"""


def main(arguments: Sequence[str]) -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--scenario", action="append", help="may be repeated; the first one without it")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--players", default="greedy", help="a bot, or policy: the room's quick move")
    parser.add_argument("--every", type=int, default=8, help="every so manieth decision is a moment")
    parser.add_argument("--keep", default=str(ROOT / ".polemos" / "chances"), help="the folder of the games")
    parser.add_argument("--docs", action="store_true", help="write the page instead")
    wanted = parser.parse_args(arguments)
    if wanted.docs:
        write_atomic(PAGE, "\n".join(page()).rstrip() + "\n")
        return 0
    if not wanted.game or wanted.games < PARTS or wanted.every < 1:
        parser.error(f"name a game, {PARTS} games at least, and a moment at every decision or fewer")
    game = games.find(wanted.game)
    for scenario in wanted.scenario or game.scenarios[:1]:
        command = f"tools/fit_chances.py {game.name} --scenario {scenario} --games {wanted.games} --seed {wanted.seed}"
        command += f" --players {wanted.players} --every {wanted.every}"
        write(game, scenario, fitted(gathered(game, scenario, wanted)), command)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
