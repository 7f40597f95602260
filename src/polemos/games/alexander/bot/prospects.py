"""How good a battle looks to a side in a look ahead, at whose end nobody has been asked yet.

What is lost counts first, then what the fights that are marked will bring, then what either side could strike next.
Both sides are read alike but for who acts next, which the order of leaders tells.
"""

from typing import Final, NamedTuple

from polemos.games.alexander.bot.battle_specific_plans import points
from polemos.games.alexander.bot.chances import (
    LEAST,
    ROUTED,
    SHARE,
    fair_view,
    joins,
    odds,
    share_lost,
    side_of,
    strikes,
)
from polemos.games.alexander.bot.tactics import (
    View,
    combat,
    fights,
    nearest,
)
from polemos.games.alexander.data.ground import NEXT, distance
from polemos.games.alexander.data.setting import CONTINGENT
from polemos.games.alexander.data.tables import MUST_SHOCK, OUT
from polemos.games.alexander.rules.field import victory
from polemos.games.alexander.rules.field.scenario_rules import rout_edge
from polemos.games.alexander.rules.rout.flight import to_edge
from polemos.games.alexander.rules.shock import shock
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
)

WON: Final = 1000.0
GONE: Final = 0.97
"""Of its points, what a routed unit has as good as lost that runs off the map when the turn ends."""
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
ORDER: Final = 0.5
"""What an order is worth whatever it may be needed for, of a leader who acts first: who is finished has none."""
RIDE: Final = 3
"""Hexes beyond his range to which a leader comes by riding."""
SPENT: Final = 0.7
"""How far a unit that may be struck is out of the reckoning afterwards."""
TIRED: Final = 0.3
"""The same for the unit that strikes."""
IDLE_FIGHT: Final = 0.8
"""How much of a fight counts that a unit may choose when orders are done."""
FAR: Final = 0.04


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


def prospects_by_name(s: Battle, side: int) -> dict[str, float]:
    """What `prospects` adds up, by name, while the battle lasts."""
    views = (fair_view(s, 0), fair_view(s, 1))
    spent: dict[int, float] = {}
    parties: dict[int, list[int]] = {}
    found = {"distance": -FAR * _distance(s, side, views[side])}
    acting = setting(s).lead_side[s.lead] if s.lead >= 0 and s.phase == MOVEMENT else -1
    if acting >= 0:
        fought = marked_fights(s, views[acting], spent, parties)
        found["fights" if acting == side else "enemy-fights"] = fought if acting == side else -fought
    could = threats(s, views, spent, parties)
    for p in (0, 1):
        sign, whose = (1, "") if p == side else (-1, "enemy-")
        lost = -SHARE * victory.rout_points(s, p) / max(1, victory.level(s, p))
        found[f"{whose}lost"] = sign * lost
        found[f"{whose}shaken"] = sign * (standing(s, p) - lost)
        found[f"{whose}strikes"] = sign * could[p]
    return found


def standing(s: Battle, side: int) -> float:
    """Minus what a side has lost and is about to lose, as a share of its withdrawal level."""
    g = setting(s)
    lost = float(victory.rout_points(s, side))
    for u in g.of_side[side]:
        if s.status[u] != ON_MAP:
            continue
        if s.routed[u]:
            lost += (GONE if runs_off(s, u) else ROUTED) * g.rp[u]
        elif s.hits[u]:
            lost += g.rp[u] * share_lost(max(1, g.tq[u]), s.hits[u])
        if s.ammo[u] == OUT and g.weapon[u]:
            lost += EMPTY
    return -SHARE * lost / max(1, victory.level(s, side))


def runs_off(s: Battle, u: int) -> bool:
    """Whether a routed unit will be off the map when the turn ends, if nobody rallies it before [10.22a]."""
    g = setting(s)
    return to_edge(s.scenario, rout_edge(s, g.side[u]), g.group[u])[s.loc[u]] < g.ma[u]


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


def _distance(s: Battle, side: int, v: View) -> float:
    """How far the fighters of a side are from the enemy, on average."""
    total = count = 0
    for u in setting(s).of_side[side]:
        if s.loc[u] >= 0 and not s.routed[u] and fights(s, u):
            total += min(20, nearest(s, s.loc[u], v.enemies))
            count += 1
    return 10.0 * total / count if count and v.enemies else 0.0
