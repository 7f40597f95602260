"""Ways on the map as forces take them: how many moves it is from anywhere to anywhere, by land or by sea."""

from collections.abc import Iterable, Sequence
from typing import Final

from polemos.games.sparta_vs_athens.data.world import ALWAYS_OPEN, BY_LAND, BY_SEA, LOCALES
from polemos.games.sparta_vs_athens.rules.operations.restraint import closed_by_land
from polemos.games.sparta_vs_athens.rules.sides import free_ashore
from polemos.games.sparta_vs_athens.state import War, fleets_at

FAR: Final = 99
DETOUR: Final = 4
"""How many moves one would make to go round a locale with enemies in it."""
SHORES_MOST: Final = 3


def node(at: int, shore: int) -> int:
    """A locale as ships know it: with the shore by which they can leave, 0 for any."""
    return at * SHORES_MOST + shore


def distances(start: int, ways: Sequence[Sequence[int]], closed: Iterable[int] = ()) -> list[int]:
    """Moves between a locale, by any shore, and every node; a locale with enemies counts as several."""
    cost = [1] * LOCALES
    for at in closed:
        cost[at] = DETOUR
    row = [FAR] * (LOCALES * SHORES_MOST)
    rings: list[list[int]] = [[node(start, shore) for shore in range(SHORES_MOST)]]
    for here in rings[0]:
        row[here] = 0
    d = 0
    while d < len(rings):
        for here in rings[d]:
            if row[here] != d:
                continue
            far = d + cost[here // SHORES_MOST]
            for to in ways[here]:
                if far < row[to]:
                    row[to] = far
                    while len(rings) <= far:
                        rings.append([])
                    rings[far].append(to)
        d += 1
    return row


MARCHING: Final = tuple(
    [
        () if n % SHORES_MOST else tuple([node(to, 0) for to, cond in BY_LAND[n // SHORES_MOST] if cond == ALWAYS_OPEN])
        for n in range(LOCALES * SHORES_MOST)
    ]
)
"""By node: where armies march."""


def _sailing() -> tuple[tuple[int, ...], ...]:
    """By node: out of which nodes ships come there. A place of two shores is left by any shore if shore is 0."""
    rows: list[list[int]] = [[] for _ in range(LOCALES * SHORES_MOST)]
    for at in range(LOCALES):
        for to, off, on, cond in BY_SEA[at]:
            if cond == ALWAYS_OPEN:
                rows[node(to, on)] += {node(at, off), node(at, 0)}
    return tuple([tuple(row) for row in rows])


SAILING: Final = _sailing()
_WAYS: Final[dict[tuple[bool, int], tuple[int, ...]]] = {}
_WAYS_FROM: Final[dict[tuple[bool, int], tuple[int, ...]]] = {}


def ways_from(start: int, by_sea: bool) -> tuple[int, ...]:
    """Moves from a node to every locale."""
    row = _WAYS_FROM.get((by_sea, start))
    if row is None:
        row = _WAYS_FROM[by_sea, start] = tuple([way_to(target, by_sea)[start] for target in range(LOCALES)])
    return row


def way_to(target: int, by_sea: bool) -> tuple[int, ...]:
    """Moves to a target from every node."""
    row = _WAYS.get((by_sea, target))
    if row is None:
        row = _WAYS[by_sea, target] = tuple(distances(target, SAILING if by_sea else MARCHING))
    return row


def start_of(s: War, at: int, fleets: Sequence[int]) -> int:
    """The node from which a force sets out."""
    return node(at, max([s.shore[fleet] for fleet in fleets], default=0))


def closed_to(s: War, side: int, by_sea: bool, target: int) -> list[int]:
    """Locales that a force had better not go through."""
    enemy = 1 - side
    if by_sea:
        return [at for at in range(LOCALES) if at != target and fleets_at(s, enemy, at)]
    return [at for at in range(LOCALES) if at != target and (closed_by_land(s, at) or free_ashore(s, enemy, at))]
