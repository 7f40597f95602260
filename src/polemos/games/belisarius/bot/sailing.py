"""Armies at sea: at which empty towns fleets call, and who goes ashore there."""

from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot.marching import rank
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import UNIT_FLEET
from polemos.games.belisarius.data.world import HEX_COUNT
from polemos.games.belisarius.state import War
from polemos.kernel.flow import VERB

CALLS: Final = 3
"""Empty towns that are thought of."""


def ashore(s: War) -> int:
    """The choice to put the least of those aboard ashore in a town that nobody but fleets holds, 0 where none needs it.

    A fleet holds a town as any unit does, but it is wanted elsewhere next turn, and its troops are not [19.54, 23.2].
    """
    here = s.army_at
    if here >= HEX_COUNT or not s.town[here] or any(not UNIT_FLEET[u] and not s.aboard[u] for u in s.at[here]):
        return 0
    able = [c for c in s.opts if c // VERB == verbs.ASHORE // VERB]
    return min(able, key=lambda c: rank(c % VERB), default=0)


def calls(s: War, side: int) -> list[int]:
    """Voyages to empty towns, the dearest first, of equals those that leave most points."""
    rated = []
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.MARCH and h < HEX_COUNT and s.town[h] and not s.occ[h]:
            rated.append((-charts.VP_TOWN[side][h], -s.found[h], c))
    return [c for _, _, c in sorted(rated)[:CALLS]]
