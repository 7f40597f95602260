"""Counted trees: from a position every choice is made, then every choice after it, and so on; positions are counted.

The text of a tree says how many positions there are after each ply, then every first choice with the number of
positions that it leads to and a digest of all that is offered on the way: which choice plays differently shows in it.
"""

from collections.abc import Iterator
from typing import Any, Final

from polemos.kernel.errors import BadInput
from polemos.kernel.flow import choose
from polemos.room.game import AnyGame
from polemos.testing.golden import digest, saved

MOST: Final = 20_000
"""Positions of a tree: more take too long to count in every run."""


def counted(game: AnyGame, state: Any, plies: int) -> str:
    """The tree under a position: so many choices deep. The dice fall as the state's own generator says.

    Raises BadInput for a tree that is too large.
    """
    first = [(game.rules.choice_id(c), _after(game, state, c, plies - 1)) for c in state.opts]
    totals = [sum(counts[ply] for _, (counts, _) in first) for ply in range(plies)]
    if sum(totals) > MOST:
        raise BadInput(f"a tree of {sum(totals)} positions: begin elsewhere, or count fewer plies ({MOST} at most)")
    lines = [f"after {ply} {total}" for ply, total in enumerate(totals, 1)]
    # by name: the order in which choices are listed is no rule
    lines += [f"{name} {counts[-1]} {mark}" for name, (counts, mark) in sorted(first)]
    return "".join(line + "\n" for line in lines)


def _after(game: AnyGame, state: Any, c: int, plies: int) -> tuple[list[int], str]:
    """How many positions there are after a choice and each ply that follows, and the digest of what was met there."""
    counts = [0] * (plies + 1)
    met: list[str] = []
    for ply, offered in _positions(game, state, c, plies):
        counts[ply] += 1
        met.append(offered)
    return counts, digest("\n".join(sorted(met)))


def _positions(game: AnyGame, state: Any, c: int, plies: int) -> Iterator[tuple[int, str]]:
    """Every position after a choice: how deep, and what it is; of the deepest the saved form would cost too much."""
    after = game.rules.copy(state)
    choose(after, c)
    offered = ",".join(sorted(map(game.rules.choice_id, after.opts)))
    yield 0, f"{offered} {saved(game, after)}" if plies else offered
    if plies:
        for further in after.opts:
            for depth, what in _positions(game, after, further, plies - 1):
                yield depth + 1, what
