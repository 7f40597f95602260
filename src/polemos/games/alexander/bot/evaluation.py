"""How good a battle looks to a side, for bots.

Rout points against withdrawal levels first; then hits, fights that are about to be fought, and how near the fighters
are to somebody to fight.
"""

from typing import Final

from polemos.games.alexander.bot.prospects import prospects, prospects_by_name
from polemos.games.alexander.bot.tactics import NEVER_FIGHTS, View, duel_of, enemies_of, fights, nearest
from polemos.games.alexander.data import ground, tables
from polemos.games.alexander.rules.field import victory, zones
from polemos.games.alexander.state import MUST_CHECK, NEITHER, ON_MAP, Battle, setting

WON: Final = 1000.0
SHARE: Final = 100.0
"""Of the share of the withdrawal level that is lost."""
HITS: Final = 0.7
ROUTED: Final = 0.85
EMPTY: Final = 0.3
"""Of the points of a unit that has shot all it had."""
OURS: Final = 0.75
"""How much of a fight counts that the acting side is about to have."""
THEIRS: Final = 0.3
FAR: Final = 0.04


def evaluate(s: Battle, side: int) -> float:
    """How good the battle looks to a side: positive is good. At the end of a span, where nobody is asked, see
    `prospects`."""
    if not s.opts:
        return prospects(s, side)
    if s.winner != NEITHER:
        return 0.0 if s.winner not in (0, 1) else WON if s.winner == side else -WON
    g = setting(s)
    value = _standing(s, side) - _standing(s, 1 - side)
    acting = g.lead_side[s.lead] if s.lead >= 0 else side
    for p in (0, 1):
        weight = OURS if p == acting else THEIRS
        share = SHARE * _contact(s, p, p == acting) / max(1, g.levels[1 - p])
        value += weight * share if p == side else -weight * share
    return value - FAR * _distance(s, side)


def features(s: Battle, side: int) -> dict[str, float]:
    """What `evaluate` adds up, by name."""
    if s.winner != NEITHER:
        return {"victory": evaluate(s, side)}
    if not s.opts:
        return prospects_by_name(s, side)
    g = setting(s)
    found = {"distance": -FAR * _distance(s, side)}
    acting = g.lead_side[s.lead] if s.lead >= 0 else side
    for p in (0, 1):
        sign, whose = (1, "") if p == side else (-1, "enemy-")
        lost = -SHARE * victory.rout_points(s, p) / max(1, g.levels[p])
        found[f"{whose}lost"] = sign * lost
        found[f"{whose}shaken"] = sign * (_standing(s, p) - lost)
        weight = OURS if p == acting else THEIRS
        found[f"{whose}fights"] = sign * weight * SHARE * _contact(s, p, p == acting) / max(1, g.levels[1 - p])
    return found


def _standing(s: Battle, side: int) -> float:
    """Minus what a side has lost and is about to lose, as a share of its withdrawal level."""
    g = setting(s)
    lost = float(victory.rout_points(s, side))
    for u in g.of_side[side]:
        if s.status[u] != ON_MAP:
            continue
        rp = g.rp[u]
        if s.routed[u]:
            lost += ROUTED * rp
        elif s.hits[u]:
            share = s.hits[u] / max(1, g.tq[u])
            lost += HITS * rp * share * share
        if s.ammo[u] == tables.OUT and g.weapon[u]:
            lost += EMPTY
    return -SHARE * lost / max(1, g.levels[side])


def _contact(s: Battle, side: int, acting: bool) -> float:
    """What the fights in reach of a side are worth to it, each enemy counted once by his best attacker."""
    g = setting(s)
    v = View(s, side)
    best: dict[int, float] = {}
    for u in g.of_side[side]:
        if s.loc[u] < 0 or s.routed[u] or s.beneath[u]:
            continue
        mine = NEVER_FIGHTS
        whom = -1
        for h in (s.loc[u], s.tail[u]):
            if h < 0:
                continue
            for d in range(6):
                x = ground.NEXT[6 * h + d]
                e = s.at[x]
                if e < 0 or g.side[e] == side or not zones.covers(s, u, x):
                    continue
                where = zones.aspect(s, e, h)
                if where < 0:
                    continue
                value = duel_of(s, v, u, e, where, True)
                if value > mine:
                    mine, whom = value, e
        if whom < 0 or mine <= NEVER_FIGHTS:
            continue
        if acting and (s.mark[u] == MUST_CHECK or (s.moved[u] and tables.MUST_SHOCK[g.kind[u]] and s.ordered[u])):
            # it cannot help fighting
            best[whom] = best.get(whom, 0.0) + (mine if whom not in best or mine < 0 else 0.4 * mine)
        elif mine > 0:
            best[whom] = max(best.get(whom, 0.0), mine)
    return sum(best.values())


def _distance(s: Battle, side: int) -> float:
    """How far the fighters of a side are from the enemy, on average."""
    g = setting(s)
    enemies = enemies_of(s, side)
    if not enemies:
        return 0.0
    total = 0
    count = 0
    for u in g.of_side[side]:
        if s.loc[u] >= 0 and not s.routed[u] and fights(s, u):
            total += min(20, nearest(s, s.loc[u], enemies))
            count += 1
    return 10.0 * total / count if count else 0.0
