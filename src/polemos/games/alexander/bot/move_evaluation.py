"""Where a bot's unit had best go: what it is worth to stand at each of the places within its move."""

from typing import Final

from polemos.games.alexander.bot import battle_specific_plans, tactics
from polemos.games.alexander.bot.battle_specific_plans import FEAR, crosses, hidden, leaves, lurks, points
from polemos.games.alexander.bot.move_generation import Place, places
from polemos.games.alexander.bot.tactics import View, aspect_at, combat, duel_of, may_strike, pain, shoots
from polemos.games.alexander.data.facing import ASPECT_OF, FLANK, FRONT, FRONT_OF
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, distance
from polemos.games.alexander.data.tables import BOLT, CAVALRY, EL, MOVES, MUST_SHOCK, SK, STRENGTH
from polemos.games.alexander.rules.field.exits import door, way_out
from polemos.games.alexander.rules.movement.move_costs import allowance
from polemos.games.alexander.rules.shock.reckoning import ground_shift
from polemos.games.alexander.state import Battle, setting
from polemos.games.alexander.verbs import EXIT, HALT
from polemos.kernel.flow import VERB

STEP: Final = 0.15
"""What a hex nearer to where a unit wants to go is worth."""
PROSPECT: Final = 0.5
"""How much of a fight counts that a unit is on its way to."""
FLIGHT: Final = 0.2
"""How much of what enemies could do to a unit counts where it stands."""
EXPOSED: Final = 0.5
"""How many of the enemies who reach a unit with their missiles will shoot at it."""
WORRIED: Final = 2
"""Hits from which a unit minds missiles."""
GOALS: Final = 18
PREY: Final = 5
"""Enemies that a unit looks at as the aim of its way."""
ABREAST: Final = 0.1
AGAIN: Final = MOVES.again.normal
"""Hits of a second move in a turn [6.13b]."""
OUT_GAIN: Final = 0.3
"""What the last step off the map is worth, of the points of a unit that ought to leave."""
LIMIT: Final = 200
"""The longest way that is reckoned."""
DARED: Final = 1.0
"""What it is worth to come before enemy missiles that must be drawn."""
ROAD: Final = 0.15
"""What a movement point nearer to the way out is worth to a unit that ought to leave."""


# ---------------------------------------------------------------------------------------------------- what one aims at
def aims(s: Battle, u: int, v: View) -> list[tuple[int, float]]:
    """Hexes from which a unit would like to strike or shoot, each with what that promises."""
    g = setting(s)
    here = s.loc[u]
    ordered = sorted([(distance(here, s.loc[e]), e) for e in v.enemies])
    if not lurks(s, u):
        ordered = ordered[: 2 * PREY]
    found: list[tuple[float, int, float]] = []
    if lurks(s, u):
        # somebody has to be hit before the others may come out; where nobody shoots those outside fight on
        dared = [(s.loc[e], DARED) for _, e in ordered if shoots(s, e)]
        if dared or hidden(s, u):
            return dared
    if shoots(s, u) or not may_strike(s, u):
        reach = len(STRENGTH[g.weapon[u]]) if shoots(s, u) else 3
        for far, e in ordered[:PREY]:
            found.append((STEP * far, s.loc[e], 0.02 * g.rp[e] - STEP * max(0, reach - 1)))
    if may_strike(s, u):
        for _, e in ordered:
            for h in (s.loc[e], s.tail[e]):
                if h < 0:
                    continue
                for d in range(6):
                    x = NEXT[6 * h + d]
                    if (
                        x == NOWHERE
                        or s.at[x] not in (-1, u)
                        or g.field.mp[g.group[u]][g.field.step[6 * x + (d + 3) % 6]] == NEVER
                    ):
                        continue
                    where = aspect_at(s, e, x)
                    if where > 2:
                        continue
                    gain = duel_of(s, v, u, e, where, True)
                    if gain <= tactics.NEVER_FIGHTS:
                        continue
                    promise = PROSPECT * max(-2.0, gain)
                    if s.routed[e]:
                        promise -= STEP * 3
                    found.append((STEP * distance(here, x) - promise, x, promise))
    found.sort()
    return [(x, promise) for _, x, promise in found[:GOALS]]


# ------------------------------------------------------------------------------------------------ what a place is worth
def struck_from(s: Battle, u: int, v: View, one: Place) -> tuple[float, int]:
    """What the fights are worth that a unit has at a place, and how many enemies it has in front."""
    g = setting(s)
    at = s.at
    foes: list[int] = []
    wheres: list[int] = []
    shift = 0
    facing = one[2]
    for h in (one[0], one[1]):
        if h < 0:
            continue
        for d in FRONT_OF[facing]:
            x = NEXT[6 * h + d]
            e = at[x]
            if e < 0 or g.side[e] == v.side:
                continue
            if g.field.mp[g.group[u]][g.field.step[6 * h + d]] == NEVER:
                continue
            where = aspect_at(s, e, h)
            if where > 2:
                continue
            # of several hexsides between two units the worst one counts
            shift = min(shift, ground_shift(s, u, e, h, d, x))
            if e in foes:
                i = foes.index(e)
                wheres[i] = min(wheres[i], where)
                continue
            foes.append(e)
            wheres.append(where)
    if not foes or not may_strike(s, u):
        return 0.0, len(foes)
    pinned = False
    for h in (one[0], one[1]):
        for e in v.zone.get(h, ()):
            if e not in foes and g.kind[e] != SK and not _taken(s, v, e, u):
                pinned = True
    if len(foes) == 1:
        friends, aspects = helpers(s, v, foes[0], u)
        if friends:
            alone = combat(s, v, tuple(friends), tuple(aspects), (foes[0],), True)
            both = combat(s, v, (u, *friends), (wheres[0], *aspects), (foes[0],), True, shift, pinned)
            return both - (alone if len(friends) == 1 or alone > 0 else 0.0), 1
    return combat(s, v, (u,), tuple(wheres), tuple(foes), True, shift, pinned), len(foes)


def helpers(s: Battle, v: View, e: int, but: int) -> tuple[list[int], list[int]]:
    """The friends who are marked to fight an enemy in this phase, and the aspects from which they would."""
    g = setting(s)
    found: list[int] = []
    aspects: list[int] = []
    for h in (s.loc[e], s.tail[e]):
        if h < 0:
            continue
        for d in range(6):
            x = NEXT[6 * h + d]
            a = s.at[x]
            if a < 0 or a == but or a in found or g.side[a] != v.side or not s.mark[a]:
                continue
            where = aspect_at(s, e, x)
            if where <= 2 and _has_before(s, a, e):
                found.append(a)
                aspects.append(where)
    return found, aspects


def _has_before(s: Battle, a: int, e: int) -> bool:
    """Whether a unit has an enemy in front."""
    for h in (s.loc[a], s.tail[a]):
        if h < 0:
            continue
        for d in FRONT_OF[s.facing[a]]:
            if s.at[NEXT[6 * h + d]] == e:
                return True
    return False


def _taken(s: Battle, v: View, e: int, but: int) -> bool:
    """Whether a friend who is marked will strike an enemy."""
    return bool(helpers(s, v, e, but)[0])


def road_over(s: Battle, u: int, v: View) -> list[float]:
    """How far it is for a unit to the enemy beyond the river, by hex."""
    group = setting(s).group[u]
    if group not in v.roads:
        ways, wet = battle_specific_plans.crossing(s, v.bolts, v.enemies, group)
        v.roads[group] = ways
        v.fear = FEAR if battle_specific_plans.gathered(s, v.side, wet) else FEAR * battle_specific_plans.ALONE
    return v.roads[group]


def worth_of(s: Battle, u: int, v: View, one: Place, goals: list[tuple[int, float]]) -> float:
    """How good a place is for a unit."""
    g = setting(s)
    tq = max(1, g.tq[u])
    rp = g.rp[u]
    value = -0.01 * one[3]
    over = crosses(s, u)
    if one[4]:
        hurt = v.loss * rp * (pain(tq, s.hits[u] + one[4]) - pain(tq, s.hits[u])) + 0.05 * one[4]
        value -= hurt * battle_specific_plans.WET if over and s.hits[u] + one[4] < tq else hurt
    if over:
        ways = road_over(s, u, v)
        value -= ROAD * min(LIMIT, ways[one[0]])
        for d in FRONT_OF[one[2]]:
            if ways[NEXT[6 * one[0] + d]] < ways[one[0]]:
                value += ABREAST
                break
        for e in v.bolts:
            far = distance(one[0], s.loc[e])
            if 0 < far <= len(STRENGTH[BOLT]):
                value -= v.fear * STRENGTH[BOLT][far - 1]
    if s.hits[u] + one[4] >= WORRIED:
        value -= under_fire(s, u, v, one[0], s.hits[u] + one[4])
    struck, foes = struck_from(s, u, v, one)
    shooter = shoots(s, u)
    must = MUST_SHOCK[g.kind[u]]
    if foes and not must:
        struck = max(0.0, struck)
    best = -99.0
    aim = -1
    h, t = one[0], one[1]
    out = leaves(s, u)
    if out:
        way = battle_specific_plans.road(g, g.group[u])
        value -= ROAD * max(way[h], way[t] if t >= 0 else 0)
        for d in FRONT_OF[one[2]]:
            if way[NEXT[6 * h + d]] < way[h] or (way[h] == 0 and way[NEXT[6 * h + d]] == battle_specific_plans.NO_WAY):
                value += ABREAST
                break
    for x, promise in goals:
        far = distance(h, x)
        if t >= 0:
            far = min(far, distance(t, x))
        p = promise - STEP * far
        if p > best:
            best, aim = p, x
    if foes and struck != 0.0:
        value += struck
        if struck < best and not out and not over:
            value += 0.3 * (best - struck)
    elif aim >= 0 and not out and not over:
        value += best
        ahead = distance(h, aim)
        if ahead:
            for d in FRONT_OF[one[2]]:
                if NEXT[6 * h + d] != NOWHERE and distance(NEXT[6 * h + d], aim) < ahead:
                    value += ABREAST
                    break
    if shooter:
        value += shooting(s, u, v, one)
        if foes and not must and struck <= 0.0:
            value -= 0.4
    threat = 0.0
    for x in (h, t):
        for e in v.zone.get(x, ()):
            where = _turned_to(s, one, e)
            if where < 0:
                continue
            if g.kind[e] == EL and CAVALRY[g.kind[u]]:
                threat += 1.0
            danger = duel_of(s, v, e, u, where, True) if may_strike(s, e) else 0.0
            if danger > 0.0:
                threat += FLIGHT * danger * (1.5 if where >= FLANK else 1.0 if struck <= 0.0 else 0.3)
    return value - threat


def _turned_to(s: Battle, one: Place, e: int) -> int:
    """The aspect that a unit at a place turns to an enemy beside it, -1 if he is not."""
    worst = -1
    for h in (one[0], one[1]):
        if h < 0:
            continue
        for d in range(6):
            x = NEXT[6 * h + d]
            if x in (s.loc[e], s.tail[e]) and x >= 0:
                worst = max(worst, ASPECT_OF[one[2]][d])
    return worst


def in_reach(s: Battle, u: int, v: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The enemies whom a unit could come to shoot at in one move, and those who could then shoot at it."""
    known = v.near.get(u)
    if known is None:
        g = setting(s)
        h = s.loc[u]
        # a hex is a movement point at least; two more for the second halves of double-size units
        mp = max(allowance(s, u), s.mp) + 2
        mine = mp + len(STRENGTH[g.weapon[u]])
        prey: list[int] = []
        shooters: list[int] = []
        for e in v.enemies:
            far = distance(h, s.loc[e])
            if far <= mine:
                prey.append(e)
            if far <= mp + len(STRENGTH[g.weapon[e]]) and not s.routed[e] and shoots(s, e):
                shooters.append(e)
        known = (tuple(prey), tuple(shooters))
        v.near[u] = known
    return known


def under_fire(s: Battle, u: int, v: View, hex_: int, hits: int) -> float:
    """What the missiles that reach a hex may cost a unit that has so many hits."""
    g = setting(s)
    reached = 0.0
    for e in in_reach(s, u, v)[1]:
        strength = STRENGTH[g.weapon[e]]
        far = distance(hex_, s.loc[e])
        if 0 < far <= len(strength):
            reached += (strength[far - 1] + 1) / 10.0
    if reached == 0.0:
        return 0.0
    tq = max(1, g.tq[u])
    return EXPOSED * reached * v.loss * g.rp[u] * (pain(tq, hits + 1) - pain(tq, hits))


def shooting(s: Battle, u: int, v: View, one: Place) -> float:
    """What the best shot of a unit from a place would be worth."""
    g = setting(s)
    if s.fired[u]:
        return 0.0
    strength = STRENGTH[g.weapon[u]]
    reach = len(strength)
    moving = 1 if one[3] else 0
    best = 0.0
    h = one[0]
    for e in in_reach(s, u, v)[0]:
        x = s.loc[e]
        far = distance(h, x)
        if s.tail[e] >= 0:
            far = min(far, distance(h, s.tail[e]))
        if far > reach or far < 1:
            continue
        if far == 1:
            if _turned_to(s, one, e) > (FLANK if g.kind[u] == SK else FRONT):
                continue
        elif not _ahead(one, x, far):
            continue
        best = max(best, (strength[far - 1] + 1 - moving) / 10.0 * hit_worth(s, v, e))
    return best


def hit_worth(s: Battle, v: View, e: int) -> float:
    """What one more hit on an enemy is worth; those who are to shoot at us first are spared."""
    g = setting(s)
    if battle_specific_plans.waits_for_missiles(s, v.side) and shoots(s, e):
        return 0.0
    if s.routed[e]:
        return 0.3 * g.rp[e] * v.gain
    tq = max(1, g.tq[e])
    return v.gain * points(g, e) * (pain(tq, s.hits[e] + 1) - pain(tq, s.hits[e])) + 0.25


def _ahead(one: Place, x: int, far: int) -> bool:
    """Whether a hex lies more or less in front of a place."""
    for d in FRONT_OF[one[2]]:
        y = NEXT[6 * one[0] + d]
        if y != NOWHERE and distance(y, x) < far:
            return True
    return False


# --------------------------------------------------------------------------------------------------------- the choice
def here_worth(s: Battle, u: int, v: View, goals: list[tuple[int, float]]) -> float:
    """What it is worth to a unit to stay: it need not fight."""
    one: Place = (s.loc[u], s.tail[u], s.facing[u], 0, 0, HALT)
    value = worth_of(s, u, v, one, goals)
    struck, foes = struck_from(s, u, v, one)
    if foes and struck < 0.0:
        value -= struck
    return value


def again_toll(s: Battle, u: int, v: View) -> float:
    """What a second move in a turn costs a unit."""
    g = setting(s)
    return 0.1 + v.loss * g.rp[u] * tactics.wear(max(1, g.tq[u]), s.hits[u], AGAIN)


def gain_of(s: Battle, u: int, v: View) -> float:
    """What an order to move would bring a unit over staying where it is."""
    g = setting(s)
    mp = allowance(s, u)
    h = s.loc[u]
    held = h in v.zone or s.tail[u] in v.zone
    toll = 0.0
    if s.moved[u]:
        if s.hits[u] + AGAIN >= g.tq[u]:
            return -1.0
        toll = again_toll(s, u, v)
        if crosses(s, u):
            toll += battle_specific_plans.TIRED
    if leaves(s, u) and door(s, u, way_out(s)) >= 0:
        return OUT_GAIN * g.rp[u]
    goals = aims(s, u, v)
    if not goals and not leaves(s, u) and not hidden(s, u):
        return -1.0
    far = distance(h, goals[0][0]) if goals else 0
    if tactics.nearest(s, h, v.enemies) > mp + 3 and not (leaves(s, u) or hidden(s, u) or crosses(s, u)):
        # too far for anything but to come nearer
        return STEP * min(mp, far) * 0.9 - toll if far > 1 else -toll
    best = -99.0
    now = here_worth(s, u, v, goals)
    for one in places(s, u, v, (mp + 1) // 2 if held else mp, False):
        if one[5] == HALT or (held and one[0] == h):
            continue
        best = max(best, worth_of(s, u, v, one, goals))
    return best - now - toll


def best_choice(s: Battle, u: int, v: View) -> int:
    """The next choice of the unit that moves: a step of its best way, HALT where it stands best."""
    opts = s.opts
    g = setting(s)
    for c in opts:
        if c - c % VERB == EXIT and (leaves(s, u) or 2 * s.hits[u] >= g.tq[u]):
            return c
    legal = set(opts)
    goals = aims(s, u, v)
    best, high = HALT, -1e9
    began = s.went[u] > 0 or not s.pinned
    for one in places(s, u, v, s.mp, began):
        if one[5] not in legal:
            continue
        value = worth_of(s, u, v, one, goals)
        if value > high:
            best, high = one[5], value
    return best
