"""What a sensible general does with his armies: which acts next, who marches, where to, and when it stops.

Armies take what lies open or weakly held, attack where the odds pay, leave somebody in their towns, and do not end
their march in the open beside a stronger enemy.
"""

from typing import Final

from polemos.games.belisarius import verbs
from polemos.games.belisarius.bot import guarding, sailing
from polemos.games.belisarius.bot.courting import turns_left
from polemos.games.belisarius.bot.marching import (
    IDLE,
    PROMISES,
    Aim,
    aims,
    best_aim,
    force_of,
    gain_of,
    mobile,
    price,
    rank,
    ways_to,
)
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import GARRISON, UNIT_FLEET, UNIT_STRENGTH, UNIT_TYPE
from polemos.games.belisarius.data.world import HEX_COUNT, LAND_SIDES, LAND_STEPS
from polemos.games.belisarius.rules.rolls import R_BATTLE, R_DIPLOMACY, RollAgain
from polemos.games.belisarius.rules.war.combat import strengths
from polemos.games.belisarius.state import War
from polemos.kernel.dice import FACES_OF_A_DIE, Rng
from polemos.kernel.flow import PASS, VERB

LOOKED: Final = 10
"""Ends of a march that are compared."""
EXPOSED: Final = 14
"""Half points of way that it is worth to avoid a stronger enemy."""
FORCED_WORTH: Final = 1.2
DISEASE_WORTH: Final = 0.7

# ---------------------------------------------------------------- an operation by land


def operate(s: War, side: int, rng: Rng) -> int:
    """What a sensible general does next: attack where it pays, else march on what draws him most, else stop."""
    if s.army_at >= HEX_COUNT:
        return verbs.HALT
    if s.naval:
        return sailing.ashore(s) or best_attack(s, side) or next(iter(sailing.calls(s, side)), verbs.HALT)
    attack = best_attack(s, side)
    if attack:
        into = open_town(s, side, attack)
        return (left_behind(s) or into) if into else attack
    last = not turns_left(s)
    found = aims(s, side)
    force = force_of(s.army)
    best, aim = best_aim(found, force, s.army_at, last)
    if aim is not None and len(found) > 1 and rng.below(8) == 0:
        # now and then the second thought
        second, other = best_aim([one for one in found if one is not aim], force, s.army_at, last)
        if other is not None and second >= best / 2:
            best, aim = second, other
    if aim is None or best < max(IDLE, left_alone(s, side)):
        return shelter(s, side)
    return left_behind(s) or toward(s, side, aim) or verbs.HALT


def best_attack(s: War, side: int) -> int:
    """The attack that promises most, 0 where none pays."""
    best, which = 0.0, 0
    for c in s.opts:
        if c // VERB == verbs.ATTACK // VERB:
            gain = gain_of(s, side, c % VERB)
            if gain > best:
                best, which = gain, c
    return which


def open_town(s: War, side: int, attack: int) -> int:
    """The march into an empty town that is worth more than an attack and what can be entered after it; 0 for none.

    Nobody advances free of charge: whoever has driven a garrison out must still have the points to enter [17.92].
    """
    left = s.op - charts.op_costs.manoeuvre
    instead, after = (0.0, 0, 0), 0.0
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.MARCH and h < HEX_COUNT and s.town[h] and not s.occ[h]:
            worth = float(charts.VP_TOWN[side][h])
            if s.op - s.found[h] <= left:
                after = max(after, worth)
            else:
                instead = max(instead, (worth, s.found[h], c))
    return instead[2] if instead[0] > after + gain_of(s, side, attack % VERB) else 0


def left_alone(s: War, side: int) -> float:
    """What it costs to march on where nobody would stay in a town."""
    here = s.army_at
    if not s.town[here] or len(s.army) > 1 or len(s.at[here]) > 1:
        return 0.0
    return 0.8 * charts.VP_TOWN[side][here]


def left_behind(s: War) -> int:
    """The choice to leave the weakest unit in a town that would stand empty, 0 where none is needed."""
    here = s.army_at
    if not s.town[here] or len(s.army) < 2 or len(s.army) < len(s.at[here]):
        return 0
    c = verbs.DROP + min(s.army, key=rank)
    return c if c in s.opts else 0


def toward(s: War, side: int, aim: Aim) -> int:
    """The march that brings the army nearest to an aim with most points left, 0 where none brings it nearer.

    Where it cannot attack at once it does not stop in reach of a stronger enemy, if it can help it.
    """
    row = ways_to(aim.hex)
    here = row[s.army_at]
    found = s.found
    near = []
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.MARCH and h < HEX_COUNT and row[h] < here:
            near.append((row[h], -found[h], c))
    near.sort()
    if not near:
        return 0
    first = near[0][2] % VERB
    if first == aim.hex or (found[first] >= charts.op_costs.assault and first in LAND_SIDES[aim.hex]):
        return near[0][2]
    menaces = guarding.menaces(s, side)
    force = sum([UNIT_STRENGTH[u] for u in s.army])
    best = min(near[:LOOKED], key=lambda one: (one[0] + exposure(s, side, one[2] % VERB, force, menaces), one))
    return best[2]


def exposure(s: War, side: int, h: int, force: int, menaces: list[tuple[int, int]]) -> int:
    """How much a stop in a hex is to be avoided, in half points of way."""
    own = s.occ[h] == side + 1
    if s.town[h]:
        return -2 if own else -4
    menace = guarding.menace_to(menaces, h)
    stand = force + (sum([UNIT_STRENGTH[u] for u in s.at[h]]) if own else 0)
    return EXPOSED if menace * 2 >= 3 * stand else 0


def shelter(s: War, side: int) -> int:
    """Into the nearest town of its own from the open, where the army has nothing else to do; else it stops."""
    here = s.army_at
    if s.town[here]:
        return verbs.HALT
    best = (0.0, 0, verbs.HALT)
    menaces = guarding.menaces(s, side)
    more = sum([UNIT_STRENGTH[u] for u in s.army])
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.MARCH and h < HEX_COUNT and s.town[h] and s.occ[h] in (0, side + 1):
            menace = guarding.menace_to(menaces, h)
            value = 0.1 + guarding.fall(s, side, h, menace) - guarding.fall(s, side, h, menace, more)
            if not s.occ[h]:
                value += charts.VP_TOWN[side][h]
            best = max(best, (value, s.found[h], c))
    return best[2]


# ---------------------------------------------------------------- whose turn it is


def rated_armies(s: War, side: int) -> list[tuple[float, int]]:
    """The choices of an army to act, what draws each most, the greatest first."""
    found = aims(s, side)
    last = not turns_left(s)
    rated = []
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.ARMY and h < HEX_COUNT:
            units = mobile(s, h)
            if units:
                rated.append((_rating(s, side, h, units, found, last), c))
    rated.sort(key=lambda one: (-one[0], one[1]))
    return rated


def _rating(s: War, side: int, h: int, units: list[int], found: list[Aim], last: bool) -> float:
    """What draws an army, what it leaves taken off."""
    cost = 0.0
    if len(units) == len(s.at[h]):
        if len(units) == 1:
            cost = 0.8 * charts.VP_TOWN[side][h] if s.town[h] else 0.0
        elif s.town[h]:
            units = sorted(units, key=rank)[1:]
    return best_aim(found, force_of(units), h, last)[0] - cost


def next_army(s: War, side: int) -> int:
    """The army with most before it, or a marker that does as much, or no more."""
    rated = rated_armies(s, side)
    if rated and rated[0][0] >= IDLE:
        return rated[0][1]
    return markers(s, side)


def markers(s: War, side: int) -> int:
    """Forced march or disease where they pay, once the armies have acted; else no more."""
    best, which = 0.0, verbs.DONE
    found: list[Aim] = []
    last = not turns_left(s)
    for c in s.opts:
        h = c % VERB
        if c - h == verbs.FORCED and h < HEX_COUNT:
            found = found or aims(s, side)
            units = [u for u in s.at[h] if UNIT_TYPE[u] != GARRISON and not UNIT_FLEET[u] and not s.aboard[u]]
            if len(units) > 1 or (units and last):
                # who marches alone is lost as often as not, and when all is over the marker is worth nothing [16.73]
                value = _rating(s, side, h, units, found, True) / (1 if len(units) > 1 else 2)
                best, which = max((best, which), (value - (0.0 if last else FORCED_WORTH), c))
        elif c - h == verbs.DISEASE_AT:
            units = list(s.at[h])
            town = guarding.worth_of(s, side, h) if len(units) == 1 else 0
            value = 0.5 * (town + price(units) / len(units)) - DISEASE_WORTH
            best, which = max((best, which), (value, c))
    return which


def members(s: War, side: int) -> int:
    """Who of a stack marches: no fleets, no garrisons, and not those that its town needs."""
    free = [u for u in s.army if UNIT_TYPE[u] != GARRISON and not UNIT_FLEET[u] and not s.aboard[u]]
    if free:
        for u in s.army:
            if u not in free and verbs.LEAVE + u in s.opts:
                return verbs.LEAVE + u
        for u in guarding.keeps(s, side, s.army_at, free, guarding.menaces(s, side)):
            if verbs.LEAVE + u in s.opts:
                return verbs.LEAVE + u
    if verbs.GO in s.opts:
        return verbs.GO
    return verbs.SAIL if verbs.SAIL in s.opts else s.opts[0]


# ---------------------------------------------------------------- battles


def table(s: War, side: int) -> int:
    """Manoeuvre, which risks less; assault where that leaves the points to enter a town before all is over [17.92].

    Whoever drives the defender out in the last turn and cannot march in has won nothing (RULING-9).
    """
    if verbs.MANOEUVRE not in s.opts or verbs.ASSAULT not in s.opts:
        return s.opts[0]
    h = s.battle[0]
    price = next((cost for there, cost in LAND_STEPS[s.army_at] if there == h), 0)
    more = charts.op_costs.manoeuvre - charts.op_costs.assault
    if turns_left(s) or s.naval or not s.town[h] or not s.op - more < price <= s.op:
        return verbs.MANOEUVRE
    seen = strengths(s, s.advantage[side], s.advantage[1 - side])
    results = charts.CRT[charts.ASSAULT].results(
        charts.ODDS.column(seen[0].total, seen[1].total), 0, range(1, FACES_OF_A_DIE + 1)
    )
    wins = len([result for result in results if result in DRIVES_OUT])
    return verbs.ASSAULT if 2 * wins >= FACES_OF_A_DIE else verbs.MANOEUVRE


DRIVES_OUT: Final = (charts.BB, charts.DD, charts.DZ)
"""Results of an assault after which a town is likely to stand open."""

# ---------------------------------------------------------------- markers in battle


def advantage(s: War, side: int) -> int:
    """Military Advantage where it changes enough."""
    play = verbs.PLAY + charts.ADVANTAGE
    if play not in s.opts:
        return PASS
    attacker = s.army_side
    played = (s.advantage[attacker], s.advantage[1 - attacker])
    mine = 0 if side == attacker else 1
    then = (1, played[1]) if mine == 0 else (played[0], 1)
    change = _fought(s, *then) - _fought(s, *played)
    return play if (change if mine == 0 else -change) >= ADVANTAGE_WORTH else PASS


ADVANTAGE_WORTH: Final = 0.4


def _fought(s: War, ours: int, theirs: int) -> float:
    """What the battle being fought promises the attacker with so many Military Advantages."""
    h, side = s.battle[0], s.army_side
    attack, defence = strengths(s, ours, theirs)
    promise = PROMISES[charts.ODDS.column(attack.total, defence.total)]
    town = guarding.worth_of(s, side, h)
    return promise.taken * price(list(s.at[h])) + promise.driven * town - promise.lost * price(s.army)


def cut_short(s: War) -> int:
    """End of Campaign against a strong army that still has far to go."""
    play = verbs.PLAY + charts.END_CAMPAIGN
    return play if play in s.opts and s.op >= LONG and force_of(s.army) >= STRONG else PASS


LONG: Final = 24
STRONG: Final = 8
LUCKY: Final = 5
POOR: Final = 2
"""Faces of a die that whoever gains, or loses, by it would rather see again."""


def again(s: War, step: RollAgain) -> int:
    """Another roll where the die decides an attempt or a battle and fell badly."""
    play = verbs.PLAY + charts.POPE
    if play not in s.opts or step.why not in (R_DIPLOMACY, R_BATTLE):
        return PASS
    face = s.rolled[-1]
    if step.why == R_BATTLE and price(s.army) < 1.5:
        return PASS
    bad = face <= POOR if step.side == step.roller else face >= LUCKY
    return play if bad else PASS
