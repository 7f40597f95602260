"""Land units aboard fleets: how many fleets carry them, and which carries whom [16.5.1].

A fleet carries one infantry unit; two together a cavalry unit, which is said to be aboard the first of them while the
second carries nothing else (RULING-102).
"""

from collections.abc import Iterable, Sequence

from polemos.games.peloponnesian_war import asking
from polemos.games.peloponnesian_war.data.tables import KIND, MORALE, MOVEMENT
from polemos.games.peloponnesian_war.state import War


def fleets_needed(units: Iterable[int]) -> int:
    """How many fleets carry some land units [16.5.1]."""
    return sum([MOVEMENT.transport.fleets[KIND[unit]] for unit in units])


def empty(s: War, fleets: Iterable[int]) -> list[int]:
    """Those of some fleets that carry nothing, not even half of a cavalry unit; the best first."""
    free, halves = [], 0
    for fleet in fleets:
        aboard = asking.cargo_of(s, fleet)
        halves += fleets_needed(aboard) - len(aboard)
        free += [] if aboard else [fleet]
    free.sort(key=lambda fleet: (-MORALE[fleet], fleet))
    return free[: max(0, len(free) - halves)]


def assign(s: War, units: Sequence[int], fleets: Sequence[int]) -> bool:
    """Put land units aboard empty fleets, the best aboard the best; False, and nobody aboard, if they are too few."""
    if fleets_needed(units) > len(fleets):
        return False
    best = sorted(fleets, key=lambda fleet: (-MORALE[fleet], fleet))
    at = 0
    for unit in sorted(units, key=lambda unit: (-MORALE[unit], unit)):
        s.aboard[unit] = best[at]
        at += MOVEMENT.transport.fleets[KIND[unit]]
    return True
