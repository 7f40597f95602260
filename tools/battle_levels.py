"""How withdrawal levels work out in the Great Battles of Alexander: battles between greedy bots, and what decided them.

    python tools/battle_levels.py [--games 6] [--jobs 2] [--scenario NAME ...]

For each battle: who won, after how many turns, and in how many games the beaten army would have stood a while longer if
the one costliest leader that it lost had lived. Those games are played on with his points added to its level: in how
many of them does the other side win then? Only these were decided by one accident. The levels in data/scenarios are set
so that none, or next to none, is, and say so under `basis`.
"""

import argparse
import multiprocessing
import time
from typing import NamedTuple

from polemos.bots.greedy import GreedyBot
from polemos.games.alexander.data.setting import SCENARIOS, setting_of
from polemos.games.alexander.game import GAME
from polemos.games.alexander.rules.field.victory import leader_worth, level, rout_points
from polemos.games.alexander.state import BY_WITHDRAWAL, ELIMINATED, Battle
from polemos.kernel.flow import NOBODY, choose
from polemos.match.seat import decide

MOST = 20_000
"""Decisions after which a battle is left undecided."""


class Outcome(NamedTuple):
    """One battle: winner (-1 none), turns, how, rout points and levels by side; whether the death of a leader hastened
    the end, and whether the other side wins without it.
    """

    winner: int
    turns: int
    how: int
    lost: tuple[int, int]
    levels: tuple[int, int]
    hastened: bool
    turned: bool
    seconds: float


def battle(task: tuple[str, int]) -> Outcome:
    """One game between two greedy bots, and where one leader hastened its end the same without the points for him."""
    began = time.monotonic()
    s = played(*task)
    lost = (rout_points(s, 0), rout_points(s, 1))
    levels = (level(s, 0), level(s, 1))
    worth = of_one_leader(s, lost, levels)
    turned = False
    if worth:
        g = setting_of(s.scenario)
        printed = g.levels
        g.levels = tuple(old + (worth if side != s.winner else 0) for side, old in enumerate(printed))
        turned = played(*task).winner == 1 - s.winner
        g.levels = printed
    return Outcome(s.winner, s.turn, s.how, lost, levels, worth > 0, turned, time.monotonic() - began)


def played(scenario: str, seed: int) -> Battle:
    """The end of a game between two greedy bots."""
    s: Battle = GAME.rules.new(scenario, (), f"levels {seed}")
    bot = GreedyBot()
    for n in range(MOST):
        if s.actor == NOBODY:
            break
        choose(s, decide(GAME, s, bot, f"{scenario} {seed} {n}"))
    return s


def of_one_leader(s: Battle, lost: tuple[int, int], levels: tuple[int, int]) -> int:
    """The points of the costliest leader that the beaten side lost, if it would not have been beaten then; else 0."""
    if s.how != BY_WITHDRAWAL or s.winner not in (0, 1):
        return 0
    beaten = 1 - s.winner
    g = setting_of(s.scenario)
    fallen = [m for m in range(g.leaders) if g.lead_side[m] == beaten and s.lead_status[m] == ELIMINATED]
    worst = max((leader_worth(s, m) for m in fallen), default=0)
    return worst if lost[beaten] - worst < levels[beaten] else 0


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
            hastened = sum(one.hastened for one in found)
            turned = sum(one.turned for one in found)
            lost = [sum(one.lost[side] for one in found) / len(found) for side in (0, 1)]
            print(
                f"{name}: {won[0]}-{won[1]} of {len(found)}, levels {found[0].levels}, turns {turns[0]} to {turns[-1]} "
                f"(median {turns[len(turns) // 2]}), rout points {lost[0]:.0f} and {lost[1]:.0f} on average, "
                f"hastened by one leader {hastened}, decided by him {turned}, "
                f"{sum(one.seconds for one in found) / len(found):.0f} s a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
