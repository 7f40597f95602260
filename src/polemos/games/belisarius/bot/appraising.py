"""How good a war looks to who has played on to the end of a phase: the score, what may still come, what falls next.

Only what a side may know counts. Where no turn is left, nothing counts but the score.
"""

from typing import Final

from polemos.games.belisarius.bot import courting, guarding, marching
from polemos.games.belisarius.bot.bot import points
from polemos.games.belisarius.bot.courting import turns_left
from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import LEVY, UNIT_FLEET, UNIT_STARS, UNIT_STRENGTH
from polemos.games.belisarius.data.world import GUARD, HEX_COUNT, NEUTRAL, TOWNS
from polemos.games.belisarius.rules import markers
from polemos.games.belisarius.state import War, held_by
from polemos.kernel.flow import NOBODY

MONEY_WORTH: Final = 0.1
PLENTY: Final = 40
MARKER_WORTH: Final = 0.3
"""What a marker is worth beside its use in diplomacy."""
ENEMY_MARKER_WORTH: Final = 0.55
IN_TURN: Final = 0.5
"""What may be taken in the turn after the enemy's counts for half."""
AT_LAST: Final = 0.2
"""What strength and leaders are worth when only the last turn is left."""


def appraise(s: War, side: int) -> float:
    """Victory points ahead of the other side, and what is likely to become of them."""
    other = 1 - side
    value = (points(s, side) - points(s, other)) / 2
    if s.actor == NOBODY and not s.agenda:
        return value
    later = turns_left(s)
    value += (forces(s, side) - forces(s, other)) * (1.0 if later else AT_LAST)
    value -= at_risk(s, side)
    value += at_risk(s, other) * (IN_TURN if s.player == side else 1.0)
    if not later:
        return value
    levies = sum([(1 if s.control[p] == side else -1) * LEVY[p] for p in range(GUARD) if s.control[p] != NEUTRAL])
    value += courting.LEVY_WORTH * later * levies
    value += MONEY_WORTH * min(s.sp[side], PLENTY)
    return value + hand_worth(s, side) - ENEMY_MARKER_WORTH * markers.hand_size(s, other)


def features(s: War, side: int) -> dict[str, float]:
    """What `appraise` adds up, by name."""
    found = held(s, side)
    if s.actor == NOBODY and not s.agenda:
        return found
    later = turns_left(s)
    share = 1.0 if later else AT_LAST
    for who, sign in ((side, share), (1 - side, -share)):
        for h in held_by(s, who):
            for u in s.at[h]:
                what = "fleets" if UNIT_FLEET[u] else "strength"
                worth = UNIT_STRENGTH[u] * (0.05 if UNIT_FLEET[u] else courting.STRENGTH_WORTH)
                found[what] = found.get(what, 0.0) + sign * worth
                found["leaders"] = found.get("leaders", 0.0) + sign * UNIT_STARS[u] * courting.STAR_WORTH
    found["risk"] = -at_risk(s, side)
    found["threat"] = at_risk(s, 1 - side) * (IN_TURN if s.player == side else 1.0)
    if later:
        levies = sum([(1 if s.control[p] == side else -1) * LEVY[p] for p in range(GUARD) if s.control[p] != NEUTRAL])
        found["levies"] = courting.LEVY_WORTH * later * levies
        found["money"] = MONEY_WORTH * min(s.sp[side], PLENTY)
        found["hand"] = hand_worth(s, side)
        found["enemy-hand"] = -ENEMY_MARKER_WORTH * markers.hand_size(s, 1 - side)
    return found


def held(s: War, side: int) -> dict[str, float]:
    """The points by which a side leads, place by place."""
    found: dict[str, float] = {}
    for who, sign in ((side, 1.0), (1 - side, -1.0)):
        worth = charts.victory.points[who]
        for h in TOWNS:
            if s.occ[h] == who + 1 and s.town[h]:
                found[f"town/space/{h}"] = sign * charts.VP_TOWN[who][h]
        found["colonies"] = found.get("colonies", 0.0) + sign * worth.colony * sum(
            [s.occ[h] == who + 1 for h in s.colonies]
        )
        found["works"] = found.get("works", 0.0) + sign * worth.public_works * sum(
            [s.occ[h] == who + 1 for h in s.works]
        )
        for p in range(GUARD):
            key = f"province/province/{p}"
            if s.control[p] == who:
                found[key] = found.get(key, 0.0) + sign * worth.controlled_province * LEVY[p] / 2
            elif s.control[p] == NEUTRAL:
                found[key] = found.get(key, 0.0) + sign * worth.neutral_province * LEVY[p] / 2
    return found


def forces(s: War, side: int) -> float:
    """What the units of a side are worth; fleets little."""
    total = 0.0
    for h in held_by(s, side):
        for u in s.at[h]:
            total += UNIT_STRENGTH[u] * (0.05 if UNIT_FLEET[u] else courting.STRENGTH_WORTH)
            total += UNIT_STARS[u] * courting.STAR_WORTH
    return total


def hand_worth(s: War, side: int) -> float:
    """What one's own markers are worth."""
    total = 0.0
    for k in range(charts.MARKER_KINDS):
        n = markers.holding(s, side, k)
        if n:
            total += n * (MARKER_WORTH + courting.PRICE * charts.MARKER_VALUE[k])
    return total


def at_risk(s: War, side: int) -> float:
    """What a side is likely to lose of its towns to what stands near, the dearest town to each enemy army."""
    menaces = guarding.menaces(s, side)
    if not menaces:
        return 0.0
    worst: dict[int, float] = {}
    for h in held_by(s, side):
        if h < HEX_COUNT and s.town[h]:
            who = -1
            force = 0
            for near, strength in menaces:
                if strength > force and marching.ways_to(near)[h] <= guarding.REACH:
                    who, force = near, strength
            if force:
                worst[who] = max(worst.get(who, 0.0), guarding.fall(s, side, h, force))
    # from 0.0 on: else the compiler takes the sum of fractions for a whole number
    return 2 * sum(worst.values(), 0.0)
