"""What a side could do to single enemies in one move: odds of fights, strikes, shots, leaders to be caught.

A strike is reckoned by distance and by which side of an enemy can be reached, not played.
"""

from typing import Final, NamedTuple

from polemos.games.alexander.bot.tactics import (
    NEVER_FIGHTS,
    View,
    aspect_at,
    combat,
    may_strike,
    pain,
    shoots,
    strike,
)
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.facing import FRONT, FRONT_OF, REAR
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, distance
from polemos.games.alexander.data.tables import OUT, PH, STRENGTH
from polemos.games.alexander.rules.field import victory
from polemos.games.alexander.rules.shock.reckoning import covered_flanks
from polemos.games.alexander.state import (
    Battle,
    setting,
)

SHARE: Final = 100.0
"""Of the share of the withdrawal level that is lost."""
ROUTED: Final = 0.8
"""Of its points, what a routed unit has as good as lost: some rally."""
BRINK: Final = 0.1
"""Below so many hits before rout the last one counts."""
LEADERS: Final = 10_000
"""What stands for a leader among the units that could be struck: his number on top of this."""
CAUGHT: Final = 0.8
ESCAPES: Final = 0.1
"""How likely a lone leader is caught by a unit from which he cannot go back, and by a slower one."""
SHOT: Final = 0.8
"""How many of the shots are taken that could be."""
LEAST: Final = 1.0
"""What is not worth a strike."""
SHY: Final = 0.6
"""How much of a strike counts against an enemy who is quick enough to go out of its way."""
DETOUR: Final = (0, 2, 3)
"""Movement points that it costs beyond the distance to come to the near, the middle and the far side of an enemy."""
BROAD: Final = 2
"""The same for a double-size unit, on top."""


class Odds(NamedTuple):
    """What a fight of one unit against another alone costs the two in points; less than 0: it cannot be."""

    won: float
    lost: float


NO_FIGHT: Final = Odds(-1.0, 0.0)
_ODDS: Final[dict[tuple[int, ...], Odds]] = {}
_KEPT: Final = 200_000


def odds(s: Battle, v: View, a: int, d: int, where: int, moved: bool) -> Odds:
    """What a fight of a unit against another alone costs either, on level ground."""
    g = setting(s)
    covered = 0
    if where == FRONT and g.kind[d] == PH:
        if d not in v.cover:
            v.cover[d] = covered_flanks(s, d)
        covered = v.cover[d]
    key = (
        s.scenario, a, d, where, int(moved), s.hits[a], s.hits[d], s.routed[d], s.form[a], s.form[d], s.deep[a],
        s.deep[d], v.charm.get(a, 0), v.charm.get(d, 0), int(s.ammo[d] == OUT), covered,
        int(s.option_set.charge_formation),
    )  # fmt: skip
    found = _ODDS.get(key)
    if found is None:
        gain, loss = v.gain, v.loss
        v.gain, v.loss = 1.0, 0.0
        won = strike(s, v, (a,), a, where, (d,), d, moved, 0, False)
        if won <= NEVER_FIGHTS:
            found = NO_FIGHT
        else:
            v.gain, v.loss = 0.0, 1.0
            found = Odds(won, -strike(s, v, (a,), a, where, (d,), d, moved, 0, False))
        v.gain, v.loss = gain, loss
        if len(_ODDS) >= _KEPT:
            _ODDS.clear()
        _ODDS[key] = found
    return found


def fair_view(s: Battle, side: int) -> View:
    """What a side sees, with losses weighed by the withdrawal levels alone."""
    v = View(s, side)
    v.gain = SHARE / max(1, victory.level(s, 1 - side))
    v.loss = SHARE / max(1, victory.level(s, side))
    return v


def share_lost(tq: int, hits: int) -> float:
    """The share of its points that a unit with so many hits has as good as lost: the next one is never far."""
    if hits >= tq:
        return 1.0
    return pain(tq, min(tq - BRINK, hits + 1)) - pain(tq, min(tq - BRINK, 1))


def side_of(s: Battle, e: int, a: int) -> int:
    """The aspect from which a unit strikes an enemy beside it."""
    best = 9
    for h in (s.loc[a], s.tail[a]):
        if h >= 0:
            best = min(best, aspect_at(s, e, h))
    return best if best <= REAR else FRONT


def strikes(s: Battle, v: View) -> list[tuple[int, int, float]]:
    """Who of a side could strike or shoot at whom of the enemy in one move, and what that promises."""
    g = setting(s)
    found: list[tuple[int, int, float]] = []
    places: dict[int, list[tuple[int, int]]] = {}
    hurt: dict[int, float] = {}
    lone = [(m, x, v.gain * worth) for m, x, worth in lone_leaders(s, 1 - v.side)]
    for u in g.of_side[v.side]:
        h = s.loc[u]
        if h < 0 or s.beneath[u] or s.routed[u]:
            continue
        held = h in v.zone or s.tail[u] in v.zone
        ma = g.ma[u]
        broad = BROAD if s.tail[u] >= 0 else 0
        striker = may_strike(s, u)
        strength = STRENGTH[g.weapon[u]] if shoots(s, u) else ()
        reach = len(strength)
        for m, x, value in lone:
            if not held and distance(h, x) + DETOUR[1] <= ma:
                found.append((u, LEADERS + m, value * (CAUGHT if ma > tables.LEADER_MA - 1 else ESCAPES)))
        for e in v.enemies:
            far = distance(h, s.loc[e])
            if far > ma + 2 and (not reach or far > ma + reach):
                continue
            best = 0.0
            if striker and far <= 2 and _faces(s, u, e):
                o = odds(s, v, u, e, side_of(s, e, u), False)
                if o.won >= 0:
                    best = v.gain * o.won - v.loss * o.lost
            if striker and not held and 1 < far <= ma + 2:
                around = places.get(e)
                if around is None:
                    around = places[e] = open_beside(s, e)
                value = _from_afar(s, v, u, e, around, ma - broad)
                if g.ma[e] > ma and not s.routed[e]:
                    value *= SHY
                if value > best:
                    best = value
            if reach and (far <= reach if held else far <= ma + reach):
                shot = hurt.get(e)
                if shot is None:
                    shot = hurt[e] = v.gain * g.rp[e] * _next_hit(s, e)
                # from where it stands, or from as near as it dares
                aim = strength[far - 1] if 0 < far <= reach else strength[min(1, reach - 1)]
                best += SHOT * (aim + 1) / 10 * shot
            if best > 0.0:
                found.append((u, e, best))
    return found


def lone_leaders(s: Battle, side: int) -> list[tuple[int, int, int]]:
    """The leaders of a side who stand alone: who, where, and their rout points. Whoever is too quick for them to go
    back from is their end [4.62]."""
    g = setting(s)
    found: list[tuple[int, int, int]] = []
    for m in range(g.leaders):
        h = s.lead_loc[m]
        if h >= 0 and g.lead_side[m] == side and (s.at[h] < 0 or g.side[s.at[h]] != side):
            found.append((m, h, victory.leader_worth(s, m)))
    return found


def joins(s: Battle, v: View, parties: dict[int, list[int]]) -> dict[tuple[int, int], float]:
    """What it would bring that one more unit joined a fight that is marked, by unit and enemy."""
    g = setting(s)
    found: dict[tuple[int, int], float] = {}
    for e, party in parties.items():
        around = open_beside(s, e)
        wheres = tuple([side_of(s, e, a) for a in party])
        alone = combat(s, v, tuple(party), wheres, (e,), True)
        for u in g.of_side[v.side]:
            h = s.loc[u]
            if h < 0 or s.ordered[u] or s.mark[u] or s.beneath[u] or not may_strike(s, u) or h in v.zone:
                continue
            where = reached(s, u, e, around, g.ma[u] - (BROAD if s.tail[u] >= 0 else 0))
            if where < 0:
                continue
            value = combat(s, v, (u, *party), (where, *wheres), (e,), True) - max(-60.0, alone)
            if value > LEAST:
                found[u, e] = value
    return found


def _next_hit(s: Battle, e: int) -> float:
    """The share of its points that a unit loses by one more hit."""
    tq = max(1, setting(s).tq[e])
    if s.routed[e]:
        return 1.0 - ROUTED
    return (ROUTED if s.hits[e] + 1 >= tq else share_lost(tq, s.hits[e] + 1)) - share_lost(tq, s.hits[e])


def _from_afar(s: Battle, v: View, u: int, e: int, around: list[tuple[int, int]], ma: int) -> float:
    """What the best strike of a unit that comes up is worth."""
    best = reached(s, u, e, around, ma)
    if best < 0:
        return 0.0
    o = odds(s, v, u, e, best, True)
    return v.gain * o.won - v.loss * o.lost if o.won >= 0 else 0.0


def reached(s: Battle, u: int, e: int, around: list[tuple[int, int]], ma: int) -> int:
    """The worst aspect of an enemy, for him, that a unit comes to in one move, -1 if it reaches none."""
    h = s.loc[u]
    far = distance(h, s.loc[e])
    best = -1
    if far > ma + 2:
        return best
    for x, where in around:
        if where <= best:
            continue
        apart = distance(h, x)
        if apart + DETOUR[0 if apart < far else 1 if apart == far else 2] <= ma:
            best = where
    return best


def open_beside(s: Battle, e: int) -> list[tuple[int, int]]:
    """The free hexes beside a unit, and in which aspect of it each lies."""
    g = setting(s)
    found: list[tuple[int, int]] = []
    price = g.field.mp[g.group[e]]
    for h in (s.loc[e], s.tail[e]):
        if h < 0:
            continue
        for d in range(6):
            x = NEXT[6 * h + d]
            if x != NOWHERE and s.at[x] < 0 and price[g.field.step[6 * h + d]] != NEVER:
                where = aspect_at(s, e, x)
                if where <= REAR and (x, where) not in found:
                    found.append((x, where))
    return found


def _faces(s: Battle, u: int, e: int) -> bool:
    """Whether a unit has an enemy in front."""
    for h in (s.loc[u], s.tail[u]):
        if h >= 0:
            for d in FRONT_OF[s.facing[u]]:
                if s.at[NEXT[6 * h + d]] == e:
                    return True
    return False
