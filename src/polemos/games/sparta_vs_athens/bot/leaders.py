"""Leaders: who is appointed, and where each can do most."""

from typing import Any, Final

from polemos.games.sparta_vs_athens.bot import aims, assault, choices
from polemos.games.sparta_vs_athens.data.tables import LEADER_SIDE, PIECES, UNITS
from polemos.games.sparta_vs_athens.data.world import IS_CITY, IS_SEA, LOCALES
from polemos.games.sparta_vs_athens.rules.year import appointments
from polemos.games.sparta_vs_athens.state import War, leaders_at, strength, units_at
from polemos.games.sparta_vs_athens.verbs import APPOINT, DONE, ENTER, PLACE, QUICK, REDEPLOY
from polemos.kernel.flow import VERB

BETTER_POST: Final = 0.4
ESCORT: Final = 12
"""Points among which a leader is safe: with fewer he may die with the last of them, and nobody takes his place."""
FEW: Final = 2.0
"""What it takes from a post that there are no more."""
POSTS: Final = 10
"""How many places are looked at for a leader."""


def best_leader(s: War, step: Any) -> int:
    """The best of the leaders that are named."""
    named = [c for c in s.opts if c % VERB >= UNITS]
    return max(named, key=lambda c: (appointments.worth(c % VERB), -c)) if named else DONE


def enters(s: War, step: Any) -> int:
    """All who may come."""
    coming = [c for c in s.opts if ENTER <= c < ENTER + VERB]
    return max(coming, key=lambda c: (appointments.worth(c % VERB), -c)) if coming else DONE


def station(s: War, step: Any) -> int:
    """Where a new leader can do most."""
    return post_of(s, step.side, step.leader)


def new_post(s: War, step: Any) -> int:
    """Where the leader who is moved can do most."""
    return post_of(s, step.side, s.leader)


def post_of(s: War, side: int, leader: int) -> int:
    """Where a leader can do most, the more so where there are no others."""
    places = {PLACE + at: value for at, value in posts(s, side, leader, assault.objectives(s, side))}
    taken = {c: sum([other != leader for other in leaders_at(s, side, c % VERB)]) for c in s.opts}
    return max(s.opts, key=lambda c: (places.get(c, -FEW) / (1 + 2 * taken[c]), -taken[c], -c))


def posts(s: War, side: int, leader: int, goals: list[assault.Target]) -> list[tuple[int, float]]:
    """Cities with strong units, and what a leader could do there."""
    found = []
    for at in range(LOCALES):
        units = [unit for unit in units_at(s, side, at) if not s.inside[unit]] if IS_CITY[at] else []
        if units:
            found.append((strength(s, units), at, units))
    found.sort(reverse=True)
    return [
        (at, aims.prospects(s, side, leader, at, units, goals).value - (FEW if points < ESCORT else 0.0))
        for points, at, units in found[:POSTS]
    ]


def redeploy(s: War, step: Any) -> int:
    """The best leaders go where most can be done; each further one at a place counts less; none stays with a few."""
    side = step.side
    mine = [piece for piece in range(UNITS, PIECES) if LEADER_SIDE[piece] == side and 0 <= s.loc[piece] < LOCALES]
    mine.sort(key=lambda leader: (-appointments.worth(leader), leader))
    able = choices.among(s, REDEPLOY)
    if not able:
        return DONE
    left = dict(posts(s, side, mine[0], assault.objectives(s, side)))
    for leader in mine:
        best = max(left, key=lambda at: (left[at], -at), default=-1)
        if best < 0:
            break
        now = s.loc[leader]
        if left.get(now, -FEW) + BETTER_POST >= left[best] or (IS_SEA[now] and len(leaders_at(s, side, now)) == 1):
            best = now
        elif leader in able:
            return REDEPLOY + leader
        if best in left:
            left[best] = min(left[best] / 3, left[best])
    return DONE


def appointed(s: War, step: Any) -> int:
    """The best leaders come first."""
    named = [c for c in s.opts if APPOINT <= c < APPOINT + VERB]
    return QUICK if QUICK in s.opts or not named else best_leader(s, step)
