"""The greedy bot: looks one decision ahead with the game's own idea of what a state is worth.

It deals the unknown anew a few times, makes each promising choice in each of these worlds, and takes the choice that is
worth most on average. All choices meet the same worlds, and so the same dice.
"""

from typing import Any, Final

from polemos.bots.bot import Seat
from polemos.bots.search import Line
from polemos.kernel.dice import SEEDED
from polemos.kernel.flow import NOBODY, choose
from polemos.room.game import AnyGame

SCREEN: Final = 24
"""About how many trials the first comparison of all candidates may cost."""
WORLDS: Final = 4
"""Worlds for the finalists."""
FINALISTS: Final = 4
PATIENCE: Final = 40
"""How many decisions a trial may go on until the position is quiet."""


class GreedyBot:
    """Takes what looks best one decision ahead."""

    name = "greedy"
    uniform = False
    apart = False
    needs_advice = True
    """It can play only what tells bots something."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        """All that it looked at for its latest choice; empty where there was nothing to compare."""

    def choose(self, seat: Seat) -> int:
        """The best of the game's candidates."""
        self.lines = []
        if seat.declines >= 0:
            return seat.declines
        game, view = seat.game, seat.view()
        worlds = [game.rules.determinize(view, seat.rng)]
        candidates = [c for c in dict.fromkeys(game.advisor.candidates(worlds[0])) if c in seat.choices] or seat.choices
        if len(candidates) == 1:
            return candidates[0]
        first = max(1, min(WORLDS, SCREEN // len(candidates)))
        worlds += [game.rules.determinize(view, seat.rng) for _ in range(first - 1)]
        lines = self.lines = [Line(c, [trial(game, world, c, seat.side) for world in worlds]) for c in candidates]
        sums = [sum(line.values) for line in lines]
        order = sorted(range(len(candidates)), key=lambda i: -sums[i])
        finalists = order[:FINALISTS]
        if first < WORLDS and len(finalists) > 1:
            more = [game.rules.determinize(view, seat.rng) for _ in range(WORLDS - first)]
            for i in finalists:
                found = [trial(game, world, candidates[i], seat.side) for world in more]
                lines[i].values += found
                sums[i] += sum(found)
        return candidates[max(finalists, key=lambda i: (sums[i], -i))]


def trial(game: AnyGame, world: Any, c: int, side: int) -> float:
    """What a state is worth to a side after a choice, once it is quiet."""
    return game.advisor.evaluate(settled(game, world, c), side)


def settled(game: AnyGame, world: Any, c: int, ahead: int = 0) -> Any:
    """The state after a choice, and after as many more of the usual ones as ahead, once it is quiet."""
    state = game.rules.copy(world)
    state.dice_mode = SEEDED
    choose(state, c)
    for n in range(ahead + PATIENCE):
        if state.actor == NOBODY or (n >= ahead and game.advisor.is_quiescent(state)):
            break
        declined = game.declines(state)
        choose(state, declined if declined >= 0 else game.advisor.candidates(state)[0])
    return state
