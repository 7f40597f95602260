"""Where an army is drawn to, what an attack promises, and how it marches: what a general sees at a glance.

All of it is reckoned from what lies open: where units stand, towns, roads. Distances are half points of a march over
land with nobody in the way.
"""

import heapq
from typing import Final, NamedTuple

from polemos.games.belisarius import verbs
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import GARRISON, UNIT_FLEET, UNIT_STARS, UNIT_STRENGTH, UNIT_TYPE
from polemos.games.belisarius.data.world import HEX_COUNT, LAND_STEPS, NEUTRAL, SPACES, TOWN, TOWNS
from polemos.games.belisarius.rules.war.reckoning import reckon_attack
from polemos.games.belisarius.state import War
from polemos.kernel.dice import FACES_OF_A_DIE, Rng
from polemos.kernel.flow import VERB

STRENGTH_WORTH: Final = 0.16
STAR_WORTH: Final = 0.8
FAR: Final = 10_000
A_DAY: Final = 24
"""Half points that an army makes in a usual operation: what lies so far away is worth half."""
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


def pull(aim: Aim, force: int, way: int) -> float:
    """What an aim promises an army that has this far to go."""
    if way >= FAR:
        return 0.0
    likely = 1.0 if not aim.guard else PROMISES[charts.ODDS.column(force, aim.guard)].driven
    return aim.worth * likely / (1 + way / A_DAY)


def best_aim(found: list[Aim], force: int, here: int) -> tuple[float, Aim | None]:
    """What draws an army most, and how much."""
    best, which = 0.0, None
    for aim in found:
        value = pull(aim, force, ways_to(aim.hex)[here])
        if value > best:
            best, which = value, aim
    return best, which


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


# ---------------------------------------------------------------- an operation by land


def operate(s: War, side: int, rng: Rng) -> int:
    """What a sensible general does next: attack where it pays, else march on what draws him most, else stop."""
    if s.naval or s.army_at >= HEX_COUNT:
        return verbs.HALT
    attack = best_attack(s, side)
    if attack:
        return attack
    found = aims(s, side)
    force = force_of(s.army)
    best, aim = best_aim(found, force, s.army_at)
    if aim is None or best < IDLE:
        return verbs.HALT
    if len(found) > 1 and rng.below(4) == 0:
        # now and then the second thought
        best, other = best_aim([one for one in found if one is not aim], force, s.army_at)
        aim = other if other is not None and best >= IDLE else aim
    guard = left_behind(s)
    if guard:
        return guard
    return toward(s, aim) or verbs.HALT


def best_attack(s: War, side: int) -> int:
    """The attack that promises most, 0 where none pays."""
    best, which = 0.0, 0
    for c in s.opts:
        if c // VERB == verbs.ATTACK // VERB:
            gain = gain_of(s, side, c % VERB)
            if gain > best:
                best, which = gain, c
    return which


def left_behind(s: War) -> int:
    """The choice to leave the weakest unit in a town that would stand empty, 0 where none is needed."""
    here = s.army_at
    if not s.town[here] or len(s.army) < 2 or len(s.army) < len(s.at[here]):
        return 0
    weakest = min(s.army, key=lambda u: (UNIT_STRENGTH[u] + 3 * UNIT_STARS[u], u))
    c = verbs.DROP + weakest
    return c if c in s.opts else 0


def toward(s: War, aim: Aim) -> int:
    """The march that brings the army nearest to an aim with most points left, 0 where none brings it nearer."""
    row = ways_to(aim.hex)
    best, which = (row[s.army_at], 0), 0
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.MARCH and h < HEX_COUNT:
            far = (row[h], -s.found[h])
            if far < best:
                best, which = far, c
    return which


# ---------------------------------------------------------------- whose turn it is


def rated_armies(s: War, side: int) -> list[tuple[float, int]]:
    """The choices of an army to act, what draws each most, the greatest first."""
    found = aims(s, side)
    rated = []
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.ARMY and h < HEX_COUNT:
            units = mobile(s, h)
            if units:
                rated.append((best_aim(found, force_of(units), h)[0], c))
    rated.sort(key=lambda one: (-one[0], one[1]))
    return rated


def next_army(s: War, side: int) -> int:
    """The army with most before it, or no more."""
    rated = rated_armies(s, side)
    return rated[0][1] if rated and rated[0][0] >= IDLE else verbs.DONE
