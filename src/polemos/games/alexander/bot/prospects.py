"""How good a battle looks to a side in a look ahead, at whose end nobody has been asked yet.

What is lost counts first, then what the fights that are marked will bring, then what either side could strike next.
Both sides are read alike but for who acts next, which the order of leaders tells.
"""

from typing import Final, NamedTuple

from polemos.games.alexander.bot.battle_specific_plans import points
from polemos.games.alexander.bot.tactics import (
    NEVER_FIGHTS,
    View,
    aspect_at,
    combat,
    fights,
    may_strike,
    nearest,
    pain,
    shoots,
    strike,
)
from polemos.games.alexander.data import tables
from polemos.games.alexander.data.facing import FRONT, FRONT_OF, REAR
from polemos.games.alexander.data.ground import NEVER, NEXT, NOWHERE, distance
from polemos.games.alexander.data.setting import CONTINGENT
from polemos.games.alexander.data.tables import MUST_SHOCK, OUT, PH, STRENGTH
from polemos.games.alexander.rules.field import victory
from polemos.games.alexander.rules.shock import shock
from polemos.games.alexander.rules.shock.reckoning import covered_flanks
from polemos.games.alexander.state import (
    ACTIVE,
    INACTIVE,
    MOVEMENT,
    NEITHER,
    NO_MARK,
    ON_MAP,
    Battle,
    command_range,
    initiative,
    setting,
)  # fmt: skip

WON: Final = 1000.0
SHARE: Final = 100.0
"""Of the share of the withdrawal level that is lost."""
ROUTED: Final = 0.8
"""Of its points, what a routed unit has as good as lost: some rally."""
BRINK: Final = 0.1
"""Below so many hits before rout the last one counts."""
EMPTY: Final = 0.3
"""Of the points of a unit that has shot all it had."""
AT_HAND: Final = 0.85
"""How much of a strike counts that the leader who acts can still order."""
FIRST: Final = 0.7
"""How much of a strike counts to the leader who acts next."""
FADE: Final = 0.85
"""How much less to each leader after him."""
NEXT_TURN: Final = 0.3
"""The same for the first leader of the next turn."""
LEADERS: Final = 10_000
"""What stands for a leader among the units that could be struck: his number on top of this."""
CAUGHT: Final = 0.8
ESCAPES: Final = 0.1
"""How likely a lone leader is caught by a unit from which he cannot go back, and by a slower one."""
ORDER: Final = 0.5
"""What an order is worth whatever it may be needed for, of a leader who acts first: who is finished has none."""
RIDE: Final = 3
"""Hexes beyond his range to which a leader comes by riding."""
SPENT: Final = 0.7
"""How far a unit that may be struck is out of the reckoning afterwards."""
TIRED: Final = 0.3
"""The same for the unit that strikes."""
SHOT: Final = 0.8
"""How many of the shots are taken that could be."""
LEAST: Final = 1.0
"""What is not worth a strike."""
SHY: Final = 0.6
"""How much of a strike counts against an enemy who is quick enough to go out of its way."""
IDLE_FIGHT: Final = 0.8
"""How much of a fight counts that a unit may choose when orders are done."""
FAR: Final = 0.04
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


# ------------------------------------------------------------------------------------------------------- the reading
def prospects(s: Battle, side: int) -> float:
    """How good the battle looks to a side where a look ahead ends."""
    if s.winner != NEITHER:
        return 0.0 if s.winner not in (0, 1) else WON if s.winner == side else -WON
    views = (fair_view(s, 0), fair_view(s, 1))
    value = standing(s, side) - standing(s, 1 - side)
    spent: dict[int, float] = {}
    parties: dict[int, list[int]] = {}
    acting = setting(s).lead_side[s.lead] if s.lead >= 0 and s.phase == MOVEMENT else -1
    if acting >= 0:
        fought = marked_fights(s, views[acting], spent, parties)
        value += fought if acting == side else -fought
    could = threats(s, views, spent, parties)
    value += could[side] - could[1 - side]
    return value - FAR * _distance(s, side, views[side])


def standing(s: Battle, side: int) -> float:
    """Minus what a side has lost and is about to lose, as a share of its withdrawal level."""
    g = setting(s)
    lost = float(victory.rout_points(s, side))
    for u in g.of_side[side]:
        if s.status[u] != ON_MAP:
            continue
        if s.routed[u]:
            lost += ROUTED * g.rp[u]
        elif s.hits[u]:
            lost += g.rp[u] * share_lost(max(1, g.tq[u]), s.hits[u])
        if s.ammo[u] == OUT and g.weapon[u]:
            lost += EMPTY
    return -SHARE * lost / max(1, victory.level(s, side))


def share_lost(tq: int, hits: int) -> float:
    """The share of its points that a unit with so many hits has as good as lost: the next one is never far."""
    if hits >= tq:
        return 1.0
    return pain(tq, min(tq - BRINK, hits + 1)) - pain(tq, min(tq - BRINK, 1))


# ---------------------------------------------------------------------------------------------- fights that are marked
def marked_fights(s: Battle, v: View, spent: dict[int, float], by: dict[int, list[int]]) -> float:
    """What the shock that ends this phase promises the side that acts.

    Noted are the share that each unit loses in it, and by enemy those who strike him alone.
    """
    g = setting(s)
    several: list[tuple[int, list[int]]] = []
    free: list[tuple[int, list[int]]] = []
    for u in g.of_side[v.side]:
        if s.loc[u] < 0 or s.routed[u] or s.beneath[u] or not _beside(s, u):
            continue
        foes = shock.targets(s, u)
        if not foes:
            continue
        if s.mark[u] == NO_MARK and not (s.went[u] and MUST_SHOCK[g.kind[u]]):
            if not s.went[u] and not s.turned[u]:
                free.append((u, foes))
        elif len(foes) == 1:
            by.setdefault(foes[0], []).append(u)
        else:
            several.append((u, foes))
    total = 0.0
    for u, foes in several:
        alone = [e for e in foes if e not in by]
        if len(alone) > 1:
            value = combat(s, v, (u,), tuple([side_of(s, e, u) for e in alone]), tuple(alone), True)
            total += max(-60.0, value)
            for e in alone:
                _spend(s, v, spent, (u,), e, len(alone))
        else:
            by.setdefault(alone[0] if alone else foes[0], []).append(u)
    for e, party in by.items():
        total += max(-60.0, _joint(s, v, party, e))
        _spend(s, v, spent, tuple(party), e, 1)
    for u, foes in free:
        for e in foes[:1]:
            mates = by.get(e, [])
            value = _joint(s, v, [u, *mates], e) - (_joint(s, v, mates, e) if mates else 0.0)
            if len(foes) == 1 and value > 0.0:
                total += IDLE_FIGHT * value
                if not mates:
                    _spend(s, v, spent, (u,), e, 1)
    return total


def _joint(s: Battle, v: View, party: list[int], e: int) -> float:
    moved = any(s.went[a] for a in party)
    return combat(s, v, tuple(party), tuple([side_of(s, e, a) for a in party]), (e,), moved)


def _spend(s: Battle, v: View, spent: dict[int, float], party: tuple[int, ...], e: int, parts: int) -> None:
    """Note the shares of their points that two sides of a fight may expect to lose."""
    g = setting(s)
    best = max([odds(s, v, a, e, side_of(s, e, a), True) for a in party])
    if best.won < 0:
        return
    spent[e] = min(1.0, spent.get(e, 0.0) + best.won / max(1, points(g, e)) / parts)
    for a in party:
        spent[a] = min(1.0, spent.get(a, 0.0) + best.lost / max(1, g.rp[a]) / len(party))


def side_of(s: Battle, e: int, a: int) -> int:
    """The aspect from which a unit strikes an enemy beside it."""
    best = 9
    for h in (s.loc[a], s.tail[a]):
        if h >= 0:
            best = min(best, aspect_at(s, e, h))
    return best if best <= REAR else FRONT


def _beside(s: Battle, u: int) -> bool:
    """Whether anybody of the enemy stands beside a unit."""
    side = setting(s).side
    for h in (s.loc[u], s.tail[u]):
        if h >= 0:
            for x in NEXT[6 * h : 6 * h + 6]:
                if s.at[x] >= 0 and side[s.at[x]] != side[u]:
                    return True
    return False


# ----------------------------------------------------------------------------------------------------- who acts next
class Turn(NamedTuple):
    """A leader who may still act. sure: how much of what he does counts; now: whether he acts at this moment, so that
    those whom he has ordered already are out."""

    side: int
    orders: int
    hex: int
    range: int
    sure: float
    now: bool


def coming(s: Battle) -> list[Turn]:
    """The leaders who are still to act in this turn, in their order, and then all of them again in the next turn."""
    g = setting(s)
    now: list[tuple[int, int, Turn]] = []
    later: list[tuple[int, int, Turn]] = []
    for m in range(g.leaders):
        if s.lead_status[m] != ON_MAP or g.initiative[m] == CONTINGENT:
            continue
        n = initiative(s, m)
        side = g.lead_side[m]
        one = Turn(side, n, s.lead_loc[m], command_range(s, m) + RIDE, 1.0, False)
        if s.rank[m] == INACTIVE and not s.used_zoc[m]:
            now.append((n, -side, one))
        elif m == s.lead and s.rank[m] == ACTIVE and not s.no_momentum[m] and not s.was_zoc[m] and s.phases[m] < 3:
            now.append((-1, -side, one._replace(sure=min(1.0, (n + 1) / 10))))
        later.append((n, -side, one))
    now.sort(key=lambda one: one[:2])
    later.sort(key=lambda one: one[:2])
    found: list[Turn] = []
    if s.phase == MOVEMENT and s.lead >= 0 and s.orders > 0 and s.line == 0 and s.lead_status[s.lead] == ON_MAP:
        m = s.lead
        found.append(Turn(g.lead_side[m], s.orders, s.lead_loc[m], command_range(s, m), AT_HAND, True))
    sure = FIRST
    for _, _, one in now:
        found.append(one._replace(sure=sure * one.sure))
        sure *= FADE
    sure = min(sure, NEXT_TURN)
    for _, _, one in later:
        found.append(one._replace(sure=sure))
        sure *= FADE
    return found


# ---------------------------------------------------------------------------------------------- what could be struck
def threats(
    s: Battle, views: tuple[View, View], spent: dict[int, float], parties: dict[int, list[int]]
) -> tuple[float, float]:
    """What either side could strike in the phases to come, each leader the best that is left to him."""
    lists = [strikes(s, views[p]) for p in (0, 1)]
    joined: dict[tuple[int, int], float] = {}
    if parties and s.orders > 0:
        side = setting(s).lead_side[s.lead]
        joined = joins(s, views[side], parties)
        lists[side] += [(a, e, value) for (a, e), value in joined.items()]
    for one in lists:
        one.sort(key=lambda row: -row[2])
    totals = [0.0, 0.0]
    loc = s.loc
    for turn in coming(s):
        orders = turn.orders
        totals[turn.side] += 0.0 if turn.now else ORDER * turn.sure * orders
        hit: dict[int, float] = {}
        for a, e, value in lists[turn.side]:
            if orders <= 0 or turn.sure < 0.02:
                break
            if e in hit or a in hit or distance(loc[a], turn.hex) > turn.range or (turn.now and s.ordered[a]):
                continue
            left = 1.0 - spent.get(a, 0.0)
            if joined.get((a, e)) != value:
                left *= 1.0 - spent.get(e, 0.0)
            elif not turn.now:
                continue
            if left * value < LEAST:
                continue
            orders -= 1
            totals[turn.side] += turn.sure * left * value
            hit[e] = turn.sure * SPENT
            hit[a] = turn.sure * TIRED
        for u, share in hit.items():
            spent[u] = min(1.0, spent.get(u, 0.0) + share * (1.0 - spent.get(u, 0.0)))
    return totals[0], totals[1]


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


def _distance(s: Battle, side: int, v: View) -> float:
    """How far the fighters of a side are from the enemy, on average."""
    total = count = 0
    for u in setting(s).of_side[side]:
        if s.loc[u] >= 0 and not s.routed[u] and fights(s, u):
            total += min(20, nearest(s, s.loc[u], v.enemies))
            count += 1
    return 10.0 * total / count if count and v.enemies else 0.0
