"""How withdrawal levels work out in the Great Battles of Alexander: battles between greedy bots, and what decided them.

    python tools/battle_levels.py [--games 6] [--jobs 2] [--scenario NAME ...]

For each battle: who won, after how many turns, and in how many games the winner would be another, or nobody yet, if the
one costliest leader that either side lost had lived. A level that a single leader's death can reach makes a
battle hang on one die; the levels in data/scenarios are set so that none does, and say so under `withdrawal_basis`.
"""

import argparse
import multiprocessing
import time
from typing import NamedTuple

from polemos.bots.greedy import GreedyBot
from polemos.games.alexander.game import GAME
from polemos.games.alexander.setting import SCENARIOS, setting_of
from polemos.games.alexander.state import BY_WITHDRAWAL, ELIMINATED, Battle
from polemos.games.alexander.victory import leader_worth, level, rout_points
from polemos.kernel.flow import NOBODY, choose
from polemos.match.seat import decide

MOST = 20_000
"""Decisions after which a battle is left undecided."""


class Outcome(NamedTuple):
    """One battle: winner (-1 none), turns, how, rout points and levels by side, and whether one leader decided it."""

    winner: int
    turns: int
    how: int
    lost: tuple[int, int]
    levels: tuple[int, int]
    accident: bool
    seconds: float


def battle(task: tuple[str, int]) -> Outcome:
    """One game between two greedy bots."""
    scenario, seed = task
    began = time.monotonic()
    s = GAME.new(scenario, (), f"levels {seed}")
    bot = GreedyBot()
    for n in range(MOST):
        if s.actor == NOBODY:
            break
        choose(s, decide(GAME, s, bot, f"{scenario} {seed} {n}"))
    lost = (rout_points(s, 0), rout_points(s, 1))
    levels = (level(s, 0), level(s, 1))
    return Outcome(s.winner, s.turn, s.how, lost, levels, by_accident(s, lost, levels), time.monotonic() - began)


def by_accident(s: Battle, lost: tuple[int, int], levels: tuple[int, int]) -> bool:
    """Whether the beaten side would not have been beaten if its costliest leader had lived."""
    if s.how != BY_WITHDRAWAL or s.winner not in (0, 1):
        return False
    beaten = 1 - s.winner
    g = setting_of(s.scenario)
    fallen = [m for m in range(g.leaders) if g.lead_side[m] == beaten and s.lead_status[m] == ELIMINATED]
    worst = max((leader_worth(s, m) for m in fallen), default=0)
    return lost[beaten] - worst < levels[beaten]


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="How withdrawal levels work out between greedy bots.")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scenario", action="append", choices=SCENARIOS)
    asked = parser.parse_args()
    with multiprocessing.Pool(asked.jobs) as pool:
        for name in asked.scenario or SCENARIOS:
            found = pool.map(battle, [(name, seed) for seed in range(asked.games)], chunksize=1)
            won = [sum(one.winner == side for one in found) for side in (0, 1)]
            turns = sorted(one.turns for one in found)
            accidents = sum(one.accident for one in found)
            lost = [sum(one.lost[side] for one in found) / len(found) for side in (0, 1)]
            print(
                f"{name}: {won[0]}-{won[1]} of {len(found)}, levels {found[0].levels}, turns {turns[0]} to {turns[-1]} "
                f"(median {turns[len(turns) // 2]}), rout points {lost[0]:.0f} and {lost[1]:.0f} on average, "
                f"decided by one leader {accidents}, {sum(one.seconds for one in found) / len(found):.0f} s a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
