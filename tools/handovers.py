"""How often a game goes from one person to the other, and how often where they answer in advance what they can.

    python tools/handovers.py [GAMES]

Plays a scenario of each game by two greedy bots, GAMES times (3 unless said otherwise), and counts how often another
side is to decide than before. Then the same games again, where whatever has but one answer is answered for each side,
and where it answers in advance, turn by turn, a question to which it gives one and the same answer in that turn,
pointing at nothing. Prints a table.
"""

import sys
from itertools import pairwise
from typing import Final, NamedTuple

from polemos.bots.registry import makers
from polemos.match import games
from polemos.match.match import new_match
from polemos.match.moments import HUMAN
from polemos.match.opening import players_of
from polemos.server.pre_answers import answerable

SCENARIOS: Final = {
    "belisarius": "1",
    "syracuse": "5",
    "alexander": "samarkand",
    "sparta-vs-athens": "nicias",
    "peloponnesian-war": "argive",
}


class Asked(NamedTuple):
    """A decision: who was asked what in which turn, what he chose, and whether that can be said in advance."""

    side: int
    question: str
    turn: int
    choice: str
    plain: bool
    only: bool


def played(name: str, scenario: str, seed: str) -> list[Asked]:
    """The decisions of a game between two greedy bots."""
    game = games.find(name)
    match = new_match(game, scenario, (), seed, "seeded", dict.fromkeys(game.sides, HUMAN), [None for _ in game.sides])
    bots = players_of(game, dict.fromkeys(game.sides, "greedy"), makers())
    found = []
    while not match.over:
        side, question, turn = match.state.actor, type(match.state.agenda[-1]).__name__, game.rules.turn(match.state)
        plain, only = answerable(match), len(match.state.opts) == 1
        choice = match.bot(bots[side])
        found.append(Asked(side, question, turn, choice, choice in plain, only))
    return found


def handovers(asked: list[Asked]) -> int:
    """How often another side is asked than before."""
    return sum(a.side != b.side for a, b in pairwise(asked))


def with_answers(asked: list[Asked]) -> list[Asked]:
    """What is still asked where whoever gives but one answer to a question in a turn has said so at its first time."""
    asked = [one for one in asked if not one.only]
    answers: dict[tuple[int, str, int], set[tuple[str, bool]]] = {}
    for one in asked:
        answers.setdefault((one.side, one.question, one.turn), set()).add((one.choice, one.plain))
    left, said = [], set()
    for one in asked:
        key = one.side, one.question, one.turn
        if key in said:
            continue
        if len(answers[key]) == 1 and one.plain:
            said.add(key)
        left.append(one)
    return left


def main() -> None:
    """Print the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print("| game | scenario | decisions | hand-overs | with answers in advance | of before |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, scenario in SCENARIOS.items():
        all_of = [played(name, scenario, f"hands-{n}") for n in range(count)]
        before = sum(map(handovers, all_of))
        after = sum(handovers(with_answers(one)) for one in all_of)
        decisions = sum(map(len, all_of))
        row = decisions / count, before / count, after / count
        print(
            f"| {name} | {scenario} | {row[0]:.0f} | {row[1]:.0f} | {row[2]:.0f} | {after / before:.0%} |", flush=True
        )


if __name__ == "__main__":
    main()
