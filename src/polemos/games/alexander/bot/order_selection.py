"""Whom a bot orders: what each order of the active leader would bring, where he himself should be [4.2, 4.3].

An order is worth what the unit gains by it; a line command what all its units gain together.
"""

from typing import Final

from polemos.games.alexander.bot import battle_specific_plans
from polemos.games.alexander.bot.move_evaluation import AGAIN, again_toll, gain_of, hit_worth
from polemos.games.alexander.bot.tactics import View, fights, nearest, shoots, wear
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.ground import distance
from polemos.games.alexander.rules.command.lines import horse_line, on_horses
from polemos.games.alexander.rules.fire.aiming import best_aim
from polemos.games.alexander.state import ON_MAP, Battle, combat_rating, command_range, initiative, setting
from polemos.games.alexander.verbs import BRING, DONE, FIRE, HARASS, LEAD, LINE, MOVE, RALLY, RECOVER
from polemos.kernel.flow import VERB

LEAST: Final = 0.04
"""Below this an order is not worth giving."""
RALLIED: Final = 0.35
MENDED: Final = 2
HARASSES: Final = 0.5
WITH_LEADER: Final = 0.5
"""How much an order counts for a unit with which the leader himself stands, as long as he has others to command."""
LINED: Final = 0.85
LED: Final = 0.35
HALFWAY: Final = 8
"""At how many hexes from the enemy a unit is worth half as much to its leader as in contact."""
LONELY: Final = 8
"""Hexes from the enemy within which a leader had better not be alone."""
SHELTER: Final = 0.4
"""What it is worth that he rides to a friend then."""
NEARER: Final = 1.15
"""How many times better another place must be for a leader to ride there."""


def best_shot(s: Battle, u: int, v: View, shots: list[int], moving: int) -> tuple[int, float]:
    """The target whom it is best to shoot at, and what the shot is worth."""
    g = setting(s)
    best, high = shots[0], -1.0
    for c in shots:
        e = g.unit_of[c % VERB]
        aim = best_aim(s, u, g.weapon[u], e, moving)
        if aim is None:
            continue
        value = (aim.need + 1) / 10 * hit_worth(s, v, e)
        if value > high:
            best, high = c, value
    return best, high


def fire_worth(s: Battle, u: int, v: View) -> float:
    """What the best standing shot of a unit is worth."""
    g = setting(s)
    best = 0.0
    reach = 4 if g.weapon[u] != tables.NO_WEAPON else 0
    for e in v.enemies:
        if distance(s.loc[u], s.loc[e]) > reach + 1:
            continue
        aim = best_aim(s, u, g.weapon[u], e, 0)
        if aim is not None:
            best = max(best, (aim.need + 1) / 10 * hit_worth(s, v, e))
    return best


def order_worth(s: Battle, c: int, v: View) -> float:
    """What an order for a unit is worth."""
    g = setting(s)
    verb = c - c % VERB
    u = g.unit_of[c % VERB]
    tq = max(1, g.tq[u])
    if verb == MOVE:
        value = gain_of(s, u, v)
        if value > 0 and s.orders > 1 and s.loc[u] == s.lead_loc[s.lead]:
            value *= WITH_LEADER
        return value
    if verb == FIRE:
        return fire_worth(s, u, v)
    if verb == HARASS:
        if s.moved[u] and s.hits[u] + AGAIN >= tq:
            return -1.0
        value = HARASSES * fire_worth(s, u, v) + 0.1
        return value - again_toll(s, u, v) if s.moved[u] else value
    if verb == RECOVER:
        left = max(0, s.hits[u] - MENDED)
        return v.loss * g.rp[u] * wear(tq, left, s.hits[u] - left)
    if verb == RALLY:
        return RALLIED * v.loss * g.rp[u]
    return 0.0


def best_order(s: Battle, side: int, opts: list[int], v: View) -> int:
    """The order that brings most: to a unit, to a line, or to the leader himself; DONE if nothing is worth while."""
    g = setting(s)
    scored: list[tuple[float, int]] = []
    gains: dict[int, float] = {}
    for c in opts:
        verb = c - c % VERB
        if verb == BRING:
            return c
        if verb not in (MOVE, FIRE, HARASS, RECOVER, RALLY):
            continue
        value = order_worth(s, c, v)
        if value > LEAST:
            scored.append((-value, c))
            u = g.unit_of[c % VERB]
            gains[u] = max(gains.get(u, 0.0), value)
    scored.sort()
    alone = -sum([value for value, _ in scored[: s.orders]])
    line, together = _best_line(s, opts, v, gains)
    ride = _ride(s, opts, v)
    if line and together > max(alone, LEAST) and together > ride:
        return line
    if ride > 0 and ride > -(scored[0][0] if scored else 0.0):
        return LEAD + g.lead_gid[s.lead]
    if scored:
        return scored[0][1]
    if ride > LEAST:
        return LEAD + g.lead_gid[s.lead]
    return DONE if DONE in opts else opts[0]


def _best_line(s: Battle, opts: list[int], v: View, gains: dict[int, float]) -> tuple[int, float]:
    """The line command that brings most, 0 if none is to be had, and how much."""
    g = setting(s)
    best, high = 0, 0.0
    for c in opts:
        if c - c % VERB != LINE:
            continue
        n = c % VERB
        m = s.lead
        if on_horses(s, n):
            units = horse_line(s, m, n)
        else:
            here = s.lead_loc[m]
            units = [u for u in g.lines[n].units if s.loc[u] >= 0 and not s.routed[u] and distance(here, s.loc[u]) <= 8]
        total = 0.0
        for u in units:
            known = gains.get(u)
            if known is None:
                known = max(0.0, gain_of(s, u, v))
                gains[u] = known
            total += known
        total *= LINED
        if total > high:
            best, high = c, total
    return best, high


# -------------------------------------------------------------------------------------------------- where a leader is
def use_of(s: Battle, m: int, h: int, v: View) -> float:
    """What a leader could do from a hex: units in his range that want orders, those near a fight the most."""
    g = setting(s)
    reach = command_range(s, m)
    found: list[float] = []
    for u in g.of_side[g.lead_side[m]]:
        x = s.loc[u]
        if x < 0 or s.routed[u]:
            continue
        far = distance(h, x)
        if far > reach:
            continue
        near = nearest(s, x, v.enemies)
        weight = 1.0 if fights(s, u) or shoots(s, u) else 0.2
        value = weight * HALFWAY / (HALFWAY + near)
        if x in v.zone:
            value *= 0.6
        if s.moved[u]:
            value *= 0.7
        if battle_specific_plans.hidden(s, u):
            value *= 0.1
        found.append(value - 0.01 * far)
    found.sort(reverse=True)
    return sum(found[: initiative(s, m) + 1])


def exposed(s: Battle, m: int, v: View) -> bool:
    """Whether a leader is alone where the enemy may come."""
    h = s.lead_loc[m]
    return h >= 0 and s.at[h] < 0 and nearest(s, h, v.enemies) <= LONELY


def outmatched(s: Battle, m: int, h: int) -> bool:
    """Whether a leader would meet a fighter in person in a hex who is as good: both are alone there [4.63]."""
    if s.at[h] >= 0:
        return False
    g = setting(s)
    for n in range(g.leaders):
        x = s.lead_loc[n]
        if x < 0 or g.lead_side[n] == g.lead_side[m] or s.at[x] >= 0 or distance(h, x) != 1:
            continue
        if combat_rating(s, n) >= combat_rating(s, m) >= 0:
            return True
    return False


def best_seat(s: Battle, m: int, v: View) -> tuple[int, float, float]:
    """The hex of a friend near which a leader can do most, what he can do there, and where he is."""
    g = setting(s)
    start = s.lead_loc[m]
    here = use_of(s, m, start, v)
    if start in v.zone:
        here *= 0.2
    elif exposed(s, m, v):
        here *= 0.5
    left = tables.LEADER_MA - s.lead_mp[m]
    best, high = start, here
    seen: set[int] = set()
    for u in g.of_side[g.lead_side[m]]:
        h = s.loc[u]
        if h < 0 or s.routed[u] or h in v.zone or h in seen or distance(start, h) > 3 * left:
            continue
        seen.add(h)
        value = use_of(s, m, h, v) - 0.03 * distance(start, h)
        if value > high:
            best, high = h, value
    return best, high, here


def _ride(s: Battle, opts: list[int], v: View) -> float:
    """What it is worth that the active leader rides elsewhere; 0 if he had better stay."""
    m = s.lead
    if LEAD + setting(s).lead_gid[m] not in opts or s.lead_status[m] != ON_MAP:
        return 0.0
    seat, there, here = best_seat(s, m, v)
    if seat == s.lead_loc[m] or there < NEARER * here:
        return 0.0
    return LED * (there - here) + (SHELTER if exposed(s, m, v) else 0.0)
