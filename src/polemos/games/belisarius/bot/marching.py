"""Where an army is drawn to, what an attack promises, and how it marches: what a general sees at a glance.

All of it is reckoned from what lies open: where units stand, towns, roads. Distances are half points of a march over
land with nobody in the way.
"""

import heapq
from typing import Final, NamedTuple

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import GARRISON, UNIT_FLEET, UNIT_STARS, UNIT_STRENGTH, UNIT_TYPE
from polemos.games.belisarius.data.world import LAND_STEPS, NEUTRAL, SPACES, TOWN, TOWNS
from polemos.games.belisarius.rules.war.reckoning import reckon_attack
from polemos.games.belisarius.state import War
from polemos.kernel.dice import FACES_OF_A_DIE

STRENGTH_WORTH: Final = 0.16
STAR_WORTH: Final = 0.8
FAR: Final = 10_000
A_DAY: Final = 24
"""Half points that an army makes in a usual operation: what lies so far away is worth half."""
MOST: Final = 150
"""Half points beyond which nothing draws an army."""
ARRIVES: Final = 44
"""Half points that an army may hope to make in one turn."""
IDLE: Final = 0.12
"""A prospect below this is not worth a march."""
THREAT: Final = 36
"""Half points from which an enemy is felt."""

_LOST_BY_ATTACKER: Final = {charts.AA: 0.5, charts.AZ: 1.0, charts.BB: 0.5}
_LOST_BY_DEFENDER: Final = {charts.BB: 0.5, charts.DD: 0.5, charts.DZ: 1.0}
_DRIVEN_OFF: Final = (charts.DD, charts.DZ)


class Aim(NamedTuple):
    """A town worth a march. worth: victory points that it would change; guard: strength that defends it."""

    hex: int
    worth: float
    guard: int


class Promise(NamedTuple):
    """What a column of the combat results table promises: shares lost, and how likely the defender leaves."""

    lost: float
    taken: float
    driven: float
    retreats: float


def _promises() -> tuple[Promise, ...]:
    found = []
    for column in range(charts.ODDS.last + 1):
        results = charts.CRT[charts.MANOEUVRE].results(column, 0, range(1, FACES_OF_A_DIE + 1))
        n = len(results)
        found.append(
            Promise(
                sum([_LOST_BY_ATTACKER.get(r, 0.0) for r in results]) / n,
                sum([_LOST_BY_DEFENDER.get(r, 0.0) for r in results]) / n,
                sum([r in _DRIVEN_OFF for r in results]) / n,
                sum([r == charts.DR for r in results]) / n,
            )
        )
    return tuple(found)


PROMISES: Final = _promises()


# ---------------------------------------------------------------- distances


_WAYS: Final[dict[int, list[int]]] = {}


def ways_to(h: int) -> list[int]:
    """Half points from each space to a hex over land, nobody in the way; FAR where no way leads."""
    row = _WAYS.get(h)
    if row is None:
        row = _WAYS[h] = _ways_to(h)
    return row


def _ways_to(h: int) -> list[int]:
    row = [FAR] * SPACES
    row[h] = 0
    heap = [(0, h)]
    while heap:
        spent, here = heapq.heappop(heap)
        if spent > row[here]:
            continue
        for there, _ in LAND_STEPS[here]:
            # the price of going from there to here
            cost = spent + next((price for into, price in LAND_STEPS[there] if into == here), FAR)
            if cost < row[there]:
                row[there] = cost
                heapq.heappush(heap, (cost, there))
    return row


# ---------------------------------------------------------------- aims


def aims(s: War, side: int) -> list[Aim]:
    """The towns that a side could take from its enemy or find empty."""
    mine, theirs = side + 1, 2 - side
    ours, lost = charts.VP_TOWN[side], charts.VP_TOWN[1 - side]
    found = []
    for h in TOWNS:
        who = s.occ[h]
        if who == mine or not s.town[h] or who == NEUTRAL + 1:
            continue
        found.append(Aim(h, ours[h] + (lost[h] if who == theirs else 0), guard_of(s, h)))
    return found


def guard_of(s: War, h: int) -> int:
    """The strength of what stands in a town, its walls and its leader counted [17.74]."""
    units = s.at[h]
    if not units:
        return 0
    strength = stars = 0
    for u in units:
        strength += UNIT_STRENGTH[u]
        stars = max(stars, UNIT_STARS[u])
    modifiers = charts.SITE_MODIFIER[TOWN[h]] + charts.LEADER_MODIFIER[stars]
    return strength * charts.combat.strength.multiplier[min(charts.combat.strength.max_modifiers, modifiers)]


def force_of(units: list[int]) -> int:
    """The strength of units that attack together [17.74.1]."""
    strength = stars = 0
    for u in units:
        strength += UNIT_STRENGTH[u]
        stars = max(stars, UNIT_STARS[u])
    return strength * charts.combat.strength.multiplier[charts.LEADER_MODIFIER[stars]]


def mobile(s: War, h: int) -> list[int]:
    """The units of a space that could march now and are no garrison."""
    return [u for u in s.at[h] if not s.spent[u] and not UNIT_FLEET[u] and not s.aboard[u] and UNIT_TYPE[u] != GARRISON]


def pull(aim: Aim, force: int, way: int, last: bool = False) -> float:
    """What an aim promises an army that has this far to go; in its last turn only what it reaches counts."""
    if way >= FAR or (last and way > ARRIVES):
        return 0.0
    likely = 1.0 if not aim.guard else PROMISES[charts.ODDS.column(force, aim.guard)].driven
    return aim.worth * likely / (1 + way / A_DAY)


def best_aim(found: list[Aim], force: int, here: int, last: bool = False) -> tuple[float, Aim | None]:
    """What draws an army most, and how much."""
    best, which = 0.0, None
    for aim in found:
        way = ways_to(aim.hex)[here]
        # no farther than where the worth alone would be too little
        if way <= MOST and aim.worth * A_DAY > best * (A_DAY + way):
            value = pull(aim, force, way, last)
            if value > best:
                best, which = value, aim
    return best, which


def rank(u: int) -> tuple[int, int]:
    """Units in the order in which they are left behind or lost."""
    return (UNIT_STRENGTH[u] + 3 * UNIT_STARS[u], u)


# ---------------------------------------------------------------- attacks


def gain_of(s: War, side: int, h: int) -> float:
    """What an attack by the army in action promises, in victory points; less than 0 where it is better left."""
    seen = reckon_attack(s, h)
    promise = PROMISES[seen.column]
    stay = 1.0 - seen.escapes / 36
    gain = promise.taken * stay * price(list(s.at[h])) - promise.lost * price(s.army)
    leaves = promise.driven + (0.0 if s.town[h] else promise.retreats)
    if s.town[h]:
        other = 1 - side
        worth = charts.VP_TOWN[side][h] + (charts.VP_TOWN[other][h] if s.occ[h] == other + 1 else 0)
        gain += leaves * worth
    if seen.provoked:
        gain -= PROVOKED * len(seen.provoked)
    return gain


PROVOKED: Final = 8.0
"""What it costs to drive a neutral province into the enemy's arms."""


def price(units: list[int]) -> float:
    """What units are worth, in victory points."""
    return sum([UNIT_STRENGTH[u] * STRENGTH_WORTH + UNIT_STARS[u] * STAR_WORTH for u in units])
