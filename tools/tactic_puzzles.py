"""Make puzzles of a game's tactics (`data/tactics`); put them into the room's `data/learned/puzzles.json`.

    python tools/tactic_puzzles.py belisarius --seed puzzles

A tactic that is to be put as a puzzle (`puzzle = true`) is held against all other legal choices, as a mined one is: its
best accepted choice must be ahead of each that is not accepted by three standard errors in 48 fresh worlds, and in the
looks by which reasons are found. One that is not stays a tactic, and is told on standard error. Mined puzzles stay.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from mine_puzzles import grade, place
from polemos.bots.mining import RIVALS, SURE, best_first, dealt, look
from polemos.bots.search import Line
from polemos.bots.tactic_data import Tactic, accepted, asked, tactics_of
from polemos.match import games
from polemos.match.files import write_atomic
from polemos.room.game import AnyGame
from polemos.study.puzzles import holds

FEWEST: Final = 2
"""Whoever writes a puzzle knows that it has a point, though there be but two choices."""
MOST: Final = 160
"""Legal choices of a position that is put as a puzzle, at most."""
LONG: Final = 48
"""Fresh worlds in which the accepted choices and the best of the others are played on; the rest in a third of them."""
LOOKS: Final = 24
"""Worlds of the looks by which reasons are found."""
MINED: Final = "Positions of games between quick bots; each solution was held against all other choices."
WRITTEN: Final = " Those with a tactic were written by hand, and held against all other choices in the same way."


def held(game: AnyGame, tactic: Tactic, seed: str) -> dict[str, Any] | str:
    """A tactic as a puzzle, or what speaks against it."""
    state = asked(game, tactic)
    right = accepted(game, tactic, state)
    if not FEWEST <= len(state.opts) <= MOST:
        return f"{len(state.opts)} choices"
    lines = [Line(c, []) for c in state.opts]
    worlds = dealt(game, state, f"{seed}/{tactic.id}")
    look(worlds, lines, state.actor, LONG // 3)
    order = best_first(lines)
    near = [
        *[line for line in order if line.choice in right],
        *[line for line in order if line.choice not in right][:RIVALS],
    ]
    look(worlds, near, state.actor, LONG - LONG // 3)
    mine = best_first([line for line in lines if line.choice in right])
    others = best_first([line for line in lines if line.choice not in right])
    best, second = mine[0], others[0]
    for other in others:
        gain, error = best.ahead(other)
        if gain <= 0 or gain < SURE * error:
            names = [name_of(game, line.choice) for line in (other, best)]
            return f"{names[0]} comes to {other.mean:.2f}, {names[1]} to {best.mean:.2f}"
    if mine[-1].mean <= second.mean:
        return f"{name_of(game, mine[-1].choice)} comes to no more than {name_of(game, second.choice)}"
    rights = [line.choice for line in mine]
    if not holds(game, state, rights, LOOKS, f"{seed}/{tactic.id}"):
        return "the looks for reasons do not bear it out"
    return {
        "id": f"{tactic.scenario}-{tactic.id}",
        "scenario": tactic.scenario,
        "grade": grade(game, state, rights, f"{seed}/{tactic.id}"),
        "solution": name_of(game, best.choice),
        **({"also": [name_of(game, c) for c in rights[1:]]} if rights[1:] else {}),
        "second": name_of(game, second.choice),
        "worth": round(best.mean, 2),
        "second_worth": round(second.mean, 2),
        "error": round(best.ahead(second)[1], 3),
        "worlds": LONG,
        "choices": len(state.opts),
        "tactic": tactic.id,
        "state": game.rules.to_json(state),
    }


def name_of(game: AnyGame, choice: int) -> str:
    """The id of a choice."""
    return game.rules.choice_id(choice)


def main(arguments: Sequence[str]) -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seed", default="puzzles")
    wanted = parser.parse_args(arguments)
    game = games.find(wanted.game)
    found = []
    for tactic in tactics_of(game):
        if tactic.plan.puzzle:
            one = held(game, tactic, wanted.seed)
            print(f"{tactic.id}: {one if isinstance(one, str) else 'a puzzle'}", file=sys.stderr)
            if not isinstance(one, str):
                found.append(one)
    path = place(game)
    old = json.loads(path.read_text("utf-8")) if path.exists() else {"commands": {}, "puzzles": []}
    mined = [one for one in old["puzzles"] if "tactic" not in one]
    head = {
        "provenance": (MINED if mined else "") + WRITTEN if mined else WRITTEN.strip(),
        "commands": {**old["commands"], "tactics": f"tools/tactic_puzzles.py {game.name} --seed {wanted.seed}"},
    }
    rows = sorted([*mined, *found], key=lambda one: (one["scenario"], one["grade"], one["id"]))
    text = ",\n".join(json.dumps(one, separators=(",", ":")) for one in rows)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, f'{json.dumps(head, indent=1)[:-2]},\n "puzzles": [\n{text}\n]}}\n')
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
