"""How good a battle looks to a side, for bots: rout points against withdrawal levels first, then what leads there."""

from typing import Final

from polemos.games.alexander.state import NEITHER, ON_MAP, Battle, setting
from polemos.games.alexander.victory import rout_points
from polemos.games.alexander.zones import enemies_in_zone

WON: Final = 1000.0
SHARE: Final = 100.0
"""Of the share of the withdrawal level that is lost."""
PER_HIT: Final = 0.45
ROUTED: Final = 0.8


def worth(s: Battle, side: int) -> float:
    """How good the battle looks to a side: positive is good."""
    if s.winner != NEITHER and s.winner in (0, 1):
        return WON if s.winner == side else -WON
    return _standing(s, side) - _standing(s, 1 - side)


def _standing(s: Battle, side: int) -> float:
    """Minus what a side has lost and is about to lose, as shares of its withdrawal level."""
    g = setting(s)
    level = max(1, g.levels[side])
    lost = float(rout_points(s, side))
    for u in g.of_side[side]:
        if s.status[u] != ON_MAP:
            continue
        rp = g.rp[u]
        if s.routed[u]:
            lost += ROUTED * rp
        elif s.hits[u]:
            share = s.hits[u] / max(1, g.tq[u])
            lost += PER_HIT * rp * share * share
    return -SHARE * lost / level


def pressing(s: Battle, u: int) -> int:
    """How many enemies a unit has before it."""
    return len(enemies_in_zone(s, u))
