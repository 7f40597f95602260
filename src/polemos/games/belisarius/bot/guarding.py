"""What the enemy may reach, and which towns fall to him if nobody helps: defence as a general sees it."""

from typing import Final

from polemos.games.belisarius.bot import marching
from polemos.games.belisarius.bot.courting import turns_left
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import GARRISON, UNIT_FLEET, UNIT_STRENGTH, UNIT_TYPE
from polemos.games.belisarius.data.world import BARBARIAN, HEX_COUNT, TOWN
from polemos.games.belisarius.state import War, held_by

REACH: Final = 30
"""Half points from which an army still has enough left to attack."""
ATTACKED: Final = 0.45
"""How likely a town that could be attacked is attacked."""


def is_last(s: War, side: int) -> bool:
    """Whether the enemy has no turn any more after this one of the side."""
    return not turns_left(s) and side != BARBARIAN


def menaces(s: War, side: int) -> list[tuple[int, int]]:
    """The enemy's stacks that may march next turn: where they stand and their force."""
    if is_last(s, side):
        return []
    found = []
    for h in held_by(s, 1 - side):
        if h < HEX_COUNT:
            units = [u for u in s.at[h] if UNIT_TYPE[u] != GARRISON and not UNIT_FLEET[u]]
            if units:
                found.append((h, marching.force_of(units)))
    return found


def menace_to(found: list[tuple[int, int]], h: int) -> int:
    """The greatest force that reaches a hex, a way back taken to be as long as the way there."""
    worst = 0
    for near, force in found:
        if force > worst and marching.ways_to(near)[h] <= REACH:
            worst = force
    return worst


def worth_of(s: War, side: int, h: int) -> int:
    """Victory points that change where a town falls to the enemy."""
    return charts.VP_TOWN[side][h] + charts.VP_TOWN[1 - side][h] if s.town[h] else 0


def fall(s: War, side: int, h: int, menace: int, more: int = 0) -> float:
    """What a side is likely to lose at one of its towns, were so much strength added to its guard."""
    if not menace:
        return 0.0
    guard = marching.guard_of(s, h) + more * charts.combat.strength.multiplier[charts.SITE_MODIFIER[TOWN[h]]]
    likely = marching.PROMISES[charts.ODDS.column(menace, guard)].driven if guard else 1.0
    return ATTACKED * likely * worth_of(s, side, h)


def keeps(s: War, side: int, h: int, units: list[int], found: list[tuple[int, int]]) -> list[int]:
    """Those of the units that could march out of a town that had better stay, the weakest that are enough."""
    if not s.town[h] or h >= HEX_COUNT:
        return []
    staying = [u for u in s.at[h] if u not in units]
    kept: list[int] = []
    rest = sorted(units, key=lambda u: marching.rank(u))
    if not staying and len(rest) > 1:
        kept.append(rest.pop(0))
    worth = worth_of(s, side, h)
    if worth < DEAR:
        return kept
    menace = menace_to(found, h)
    factor = charts.combat.strength.multiplier[charts.SITE_MODIFIER[TOWN[h]]]
    strength = sum([UNIT_STRENGTH[u] for u in (*staying, *kept)])
    while len(rest) > 1 and strength * factor * SAFE < menace:
        kept.append(rest.pop(0))
        strength += UNIT_STRENGTH[kept[-1]]
    return kept


DEAR: Final = 2
"""Towns worth so many points are held with more than one unit."""
SAFE: Final = 1.5
"""Below these odds a town is likely to hold."""
