"""The way of a unit, planned once to its end: where it can come, and which of these places is best.

The search is that of `move_generation`, with the way back kept. Places are rated hex by hex: only where a hex promises
something are its facings looked at.
"""

from typing import Final

from polemos.games.alexander.bot import tactics
from polemos.games.alexander.bot.chances import CAUGHT, ESCAPES, lone_leaders, odds, open_beside, share_lost
from polemos.games.alexander.bot.move_evaluation import again_toll, shooting, struck_from
from polemos.games.alexander.bot.move_generation import Place
from polemos.games.alexander.bot.routes import Node, Way, nodes, way_to
from polemos.games.alexander.bot.tactics import View, may_strike, shoots
from polemos.games.alexander.data.facing import FRONT, FRONT_OF, REAR, REAR_OF
from polemos.games.alexander.data.ground import NEXT, NOWHERE, distance
from polemos.games.alexander.data.tables import LEADER_MA, MOVES, MUST_SHOCK, STRENGTH
from polemos.games.alexander.rules.movement.move_costs import allowance
from polemos.games.alexander.state import FINISHED, ON_MAP, Battle, setting
from polemos.games.alexander.verbs import HALT

STEP: Final = 0.15
PROSPECT: Final = 0.5
AIMED_AT: Final = 6
GOALS: Final = 8
FEARED: Final = 40
"""Hexes that are looked at for what the enemy could do there."""
HEXES: Final = 8
"""Hexes whose facings are looked at."""
DANGER_NOW: Final = 0.4
"""How much counts what enemies could do to a unit who still act in this turn."""
DANGER_LATER: Final = 0.2
SECOND: Final = 0.4
"""How much the second of them counts beside the first."""
UNTURNED: Final = 2
"""Movement points that an enemy needs beyond the distance to come behind a unit."""
HIT_LIKELY: Final = 0.4


# ------------------------------------------------------------------------------------------------- where one can come


# ------------------------------------------------------------------------------------------------------------- danger


class Danger:
    """What the enemies who can still act could do to a unit, by hex."""

    __slots__ = ("known", "rows", "shooters", "weight", "wound")

    def __init__(self, s: Battle, u: int, v: View) -> None:
        g = setting(s)
        self.known: dict[int, tuple[float, float]] = {}
        self.rows: list[tuple[float, float, int, int, int]] = []
        theirs = [m for m in range(g.leaders) if g.lead_side[m] != v.side and s.lead_status[m] == ON_MAP]
        acts = any(s.rank[m] != FINISHED for m in theirs)
        self.weight = DANGER_NOW if acts else DANGER_LATER
        here = s.loc[u]
        reach = allowance(s, u)
        self.shooters: list[tuple[int, int]] = []
        tq = max(1, g.tq[u])
        self.wound = HIT_LIKELY * v.loss * g.rp[u] * (share_lost(tq, s.hits[u] + 1) - share_lost(tq, s.hits[u]))
        for e in v.enemies:
            far = distance(here, s.loc[e])
            if shoots(s, e) and far <= g.ma[e] + reach + 2:
                self.shooters.append((s.loc[e], g.ma[e] + len(STRENGTH[g.weapon[e]])))
            if not may_strike(s, e) or far > g.ma[e] + reach:
                continue
            behind = odds(s, v, e, u, REAR, True)
            before = odds(s, v, e, u, FRONT, True)
            worst = v.loss * behind.won - v.gain * behind.lost if behind.won >= 0 else 0.0
            front = v.loss * before.won - v.gain * before.lost if before.won >= 0 else 0.0
            if worst > 0.0 or front > 0.0:
                self.rows.append((max(worst, front), front, s.loc[e], g.ma[e], e))
        self.rows.sort(reverse=True)

    def at(self, h: int, but: tuple[int, ...] = ()) -> tuple[float, float]:
        """What is to be feared in a hex: where the enemy can come behind, and where he cannot."""
        if not but:
            known = self.known.get(h)
            if known is not None:
                return known
        open_: list[float] = []
        shut = 0.0
        for worst, front, loc, ma, e in self.rows:
            far = distance(h, loc)
            if far - 1 > ma or e in but:
                continue
            if len(open_) < 2:
                open_.append(worst if far + UNTURNED <= ma else max(0.0, front))
            if front > shut:
                shut = front
        open_.sort(reverse=True)
        value = open_[0] + (SECOND * open_[1] if len(open_) > 1 else 0.0) if open_ else 0.0
        shots = 0
        for loc, ma in self.shooters:
            if distance(h, loc) <= ma:
                shots += 1
        hurt = min(2, shots) * self.wound
        found = (self.weight * (value + hurt), self.weight * (shut + hurt))
        if not but:
            self.known[h] = found
        return found


# ----------------------------------------------------------------------------------------------------------- the goals


def goals(s: Battle, u: int, v: View) -> list[tuple[int, float]]:
    """Hexes from which a unit would like to strike or shoot, each with what that promises."""
    g = setting(s)
    here = s.loc[u]
    ordered = sorted([(distance(here, s.loc[e]), e) for e in v.enemies])[:AIMED_AT]
    found: list[tuple[float, int, float]] = []
    shooter, striker = shoots(s, u), may_strike(s, u)
    if shooter or not striker:
        reach = len(STRENGTH[g.weapon[u]]) if shooter else 3
        for far, e in ordered:
            found.append((STEP * far, s.loc[e], 0.02 * g.rp[e] - STEP * max(0, reach - 1)))
    if striker:
        for _, e in ordered:
            for x, where in open_beside(s, e):
                o = odds(s, v, u, e, where, True)
                if o.won < 0:
                    continue
                promise = PROSPECT * max(-2.0, v.gain * o.won - v.loss * o.lost)
                if s.routed[e]:
                    promise -= STEP * 3
                found.append((STEP * distance(here, x) - promise, x, promise))
    for x, promise in prey(s, u, v).items():
        found.append((STEP * distance(here, x) - PROSPECT * promise, x, PROSPECT * promise))
    found.sort()
    return [(x, promise) for _, x, promise in found[:GOALS]]


def prey(s: Battle, u: int, v: View) -> dict[int, float]:
    """The hexes of lone enemy leaders, and what it is worth to a unit to enter them [4.62]."""
    likely = CAUGHT if setting(s).ma[u] > LEADER_MA - 1 else ESCAPES
    return {x: v.gain * worth * likely for _, x, worth in lone_leaders(s, 1 - v.side)}


# ---------------------------------------------------------------------------------------------------------- the rating


Ranked = tuple[list[Way], float]
_RANKED: Final[dict[tuple[object, ...], Ranked]] = {}
_KEPT: Final = 4096


def ranked(s: Battle, u: int, v: View, mp: int, began: bool) -> Ranked:
    """The best ways of a unit, the best first, one for each hex; and what it is worth to stay.

    The same position is met again and again in the worlds of one look: what was found for it is remembered.
    """
    key = (
        s.scenario, u, mp, began, s.pinned, s.turn, tuple(s.loc), tuple(s.facing), tuple(s.tail), tuple(s.hits),
        tuple(s.mark), tuple(s.routed), tuple(s.fired), tuple(s.moved), tuple(s.went), tuple(s.ammo), tuple(s.form),
        tuple(s.rank), tuple(s.lead_loc), s.special, tuple(s.wound), tuple(s.deep), s.option_set,
    )  # fmt: skip
    known = _RANKED.get(key)
    if known is None:
        if len(_RANKED) >= _KEPT:
            _RANKED.clear()
        known = _RANKED[key] = _ranked(s, u, v, mp, began)
    return known


def _ranked(s: Battle, u: int, v: View, mp: int, began: bool) -> Ranked:
    found = nodes(s, u, v, mp, began)
    aims = goals(s, u, v)
    danger = Danger(s, u, v)
    near = _near_enemies(s, v)
    by_hex: dict[int, list[int]] = {}
    for i, one in enumerate(found):
        these = by_hex.get(one[0])
        if these is None:
            by_hex[one[0]] = [i]
        else:
            these.append(i)
    strength = STRENGTH[setting(s).weapon[u]] if shoots(s, u) and not s.fired[u] else ()
    shot_from = [s.loc[e] for e in v.enemies if distance(s.loc[u], s.loc[e]) <= mp + len(strength)] if strength else []
    striker = may_strike(s, u)
    bounds: list[tuple[float, int]] = []
    caught = prey(s, u, v)
    for h, these in by_hex.items():
        bound = _drawn(h, aims) - 0.01 * found[these[0]][3] + caught.get(h, 0.0)
        if striker and h in near:
            for e in near[h]:
                where = tactics.aspect_at(s, e, h)
                if where <= REAR:
                    o = odds(s, v, u, e, where, True)
                    if o.won >= 0:
                        bound = max(bound, v.gain * o.won - v.loss * o.lost)
        if shot_from:
            bound += _shot_bound(h, shot_from, strength)
        bounds.append((-bound, h))
    bounds.sort()
    rated = sorted([(bound + danger.at(h)[1], h) for bound, h in bounds[:FEARED]])
    ways: list[Way] = []
    stay = rate(s, u, v, found[0], aims, danger, True)
    for _, h in rated[:HEXES]:
        best, high = -1, -1e9
        for i in by_hex[h]:
            if i == 0:
                continue
            value = rate(s, u, v, found[i], aims, danger, False) + caught.get(h, 0.0)
            if value > high:
                best, high = i, value
        if best > 0:
            ways.append(way_to(found, best, high))
    ways.sort(key=lambda way: -way.value)
    return ways, stay


def strikes(s: Battle, u: int, v: View, mp: int, began: bool) -> list[Way]:
    """The best way to strike each of the enemies in reach, good or bad, the best first."""
    if not may_strike(s, u):
        return []
    g = setting(s)
    found = nodes(s, u, v, mp, began)
    aims = goals(s, u, v)
    danger = Danger(s, u, v)
    best: dict[int, tuple[float, int]] = {}
    for i, one in enumerate(found):
        if i == 0:
            continue
        for x in (one[0], one[1]):
            if x < 0:
                continue
            for d in FRONT_OF[one[2]]:
                e = s.at[NEXT[6 * x + d]]
                if e >= 0 and g.side[e] != v.side:
                    value = rate(s, u, v, one, aims, danger, False)
                    if e not in best or value > best[e][0]:
                        best[e] = (value, i)
    ways = [way_to(found, i, value) for value, i in best.values()]
    ways.sort(key=lambda way: -way.value)
    return ways


def _near_enemies(s: Battle, v: View) -> dict[int, list[int]]:
    """By hex: the enemies beside it."""
    near: dict[int, list[int]] = {}
    for e in v.enemies:
        for h in (s.loc[e], s.tail[e]):
            if h >= 0:
                for x in NEXT[6 * h : 6 * h + 6]:
                    near.setdefault(x, []).append(e)
    return near


def _drawn(h: int, aims: list[tuple[int, float]]) -> float:
    best = -9.0
    for x, promise in aims:
        value = promise - STEP * distance(h, x)
        if value > best:
            best = value
    return best if aims else 0.0


def _shot_bound(h: int, targets: list[int], strength: tuple[int, ...]) -> float:
    """About what a shot from a hex would be worth."""
    reach = len(strength)
    best = 0
    for x in targets:
        far = distance(h, x)
        if 0 < far <= reach and strength[far - 1] > best:
            best = strength[far - 1]
    return 0.06 * (best + 1) if best else 0.0


def rate(s: Battle, u: int, v: View, one: Node, aims: list[tuple[int, float]], danger: Danger, stays: bool) -> float:
    """How good a place is for a unit."""
    g = setting(s)
    h, t, facing, cost, toll, _, _ = one
    place: Place = (h, t, facing, cost, toll, HALT)
    tq = max(1, g.tq[u])
    value = -0.01 * cost
    if toll:
        value -= v.loss * g.rp[u] * (share_lost(tq, s.hits[u] + toll) - share_lost(tq, s.hits[u])) + 0.05 * toll
    struck, foes = 0.0, 0
    who: list[int] = []
    for x in (h, t):
        if x >= 0:
            for d in FRONT_OF[facing]:
                e = s.at[NEXT[6 * x + d]]
                if e >= 0 and g.side[e] != v.side and e not in who:
                    who.append(e)
    if who:
        struck, foes = struck_from(s, u, v, place)
        if foes and (stays or not MUST_SHOCK[g.kind[u]]):
            struck = max(0.0, struck)
    drawn = _drawn(h, aims)
    if t >= 0:
        drawn = max(drawn, _drawn(t, aims))
    if foes and struck != 0.0:
        value += struck
        if struck < drawn:
            value += 0.3 * (drawn - struck)
    elif aims:
        value += drawn
        ahead = distance(h, aims[0][0])
        for d in FRONT_OF[facing]:
            x = NEXT[6 * h + d]
            if x != NOWHERE and distance(x, aims[0][0]) < ahead:
                value += 0.1
                break
    if shoots(s, u):
        value += shooting(s, u, v, place)
        if foes and not MUST_SHOCK[g.kind[u]] and struck <= 0.0:
            value -= 0.4
    feared = danger.at(h, tuple(who) if struck > 0.0 else ())
    behind = False
    for x in (h, t):
        if x >= 0:
            for d in REAR_OF[facing]:
                y = NEXT[6 * x + d]
                if y != NOWHERE and (s.at[y] < 0 or s.at[y] == u or g.side[s.at[y]] != v.side):
                    behind = True
    return value - (feared[0] if behind else feared[1])


def gain(s: Battle, u: int, v: View) -> tuple[float, list[Way]]:
    """What an order to move would bring a unit over staying, and its best ways."""
    mp = allowance(s, u)
    held = s.loc[u] in v.zone or s.tail[u] in v.zone
    toll = 0.0
    if s.moved[u]:
        if s.hits[u] + MOVES.again.normal >= setting(s).tq[u]:
            return -1.0, []
        toll = again_toll(s, u, v)
    ways, stay = ranked(s, u, v, (mp + 1) // 2 if held else mp, False)
    if held:
        ways = [way for way in ways if way.place[0] != s.loc[u]]
    if not ways:
        return -1.0, []
    return ways[0].value - stay - toll, ways
