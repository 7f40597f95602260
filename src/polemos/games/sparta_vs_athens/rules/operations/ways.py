"""The ways from a locale to the next: by land, along the coast, over the sea. Sections 7.1, 7.2, 7.12 and 10.3."""

from typing import Final

from polemos.games.sparta_vs_athens.data import tables, world
from polemos.games.sparta_vs_athens.data.world import BY_LAND, BY_SEA, CHALCIS, COASTAL, IS_SEA, LOCALES, OPUS_ROUTE
from polemos.games.sparta_vs_athens.rules.sides import master_of
from polemos.games.sparta_vs_athens.state import REVOLTED, Refusal, War

EITHER: Final = 0
"""The shore of a fleet that may leave by any; of a way at a place that has one."""
CLOSED: Final = -1

LAND_WAYS: Final[dict[int, int]] = {a * LOCALES + b: cond for a in range(LOCALES) for b, cond in BY_LAND[a]}
"""By a * LOCALES + b: the condition of the way between them over land or along the coast."""
SEA_WAYS: Final[dict[int, tuple[tuple[int, int, int], ...]]] = {
    a * LOCALES + b: tuple([(off, on, cond) for to, off, on, cond in BY_SEA[a] if to == b])
    for a in range(LOCALES)
    for b in sorted({to for to, _, _, _ in BY_SEA[a]})
}
"""By a * LOCALES + b: the ways of ships between them, each by its shore here and there, and its condition."""

NEXT_BY_LAND: Final = [[to for to in range(LOCALES) if a * LOCALES + to in LAND_WAYS] for a in range(LOCALES)]
NEXT_BY_SEA: Final = [[to for to in range(LOCALES) if a * LOCALES + to in SEA_WAYS] for a in range(LOCALES)]
"""By locale: the neighbours to which there is a way for troops, and for ships, whether it is open or not."""


def is_open(s: War, side: int, cond: int) -> bool:
    """Whether a conditional way may be used: by Sparta, once Chalcis is in revolt [10.3a, 10.3b, tbl.ops.d]."""
    if cond not in (OPUS_ROUTE, world.TANAGRA_ROUTE):
        return True
    if side != tables.SPARTA or not s.marks[CHALCIS] & REVOLTED:
        return False
    return master_of(s, world.OPUS_LOCRIS if cond == OPUS_ROUTE else world.TANAGRA) != tables.ATHENS


def by_land(s: War, side: int, a: int, b: int) -> bool:
    """Whether troops can march from one locale to another [7.1b, 7.1d, 7.2a]."""
    way = a * LOCALES + b
    return way in LAND_WAYS and is_open(s, side, LAND_WAYS[way])


def by_sea(s: War, side: int, fleets: list[int], a: int, b: int) -> int:
    """The shore at which these fleets come to land in b, all by the same way; CLOSED if there is none.

    A fleet leaves a place of two shores by the one it came in by [7.2b, 7.2c].
    """
    for off, on, cond in SEA_WAYS.get(a * LOCALES + b, ()):
        if is_open(s, side, cond) and (off == EITHER or all(s.shore[fleet] in (EITHER, off) for fleet in fleets)):
            return on
    return CLOSED


def refusals_by_land(s: War, side: int, a: int, b: int) -> list[Refusal]:
    """Why troops without ships cannot go from one locale to another."""
    way = a * LOCALES + b
    if way not in LAND_WAYS:
        return [Refusal("7.1c" if way in SEA_WAYS else "7.1a", b)]
    return [] if is_open(s, side, LAND_WAYS[way]) else [Refusal(_closed(s), b)]


def refusals_by_sea(s: War, side: int, fleets: list[int], a: int, b: int) -> list[Refusal]:
    """Why ships cannot go from one locale to another."""
    way = a * LOCALES + b
    if way not in SEA_WAYS:
        if way not in LAND_WAYS:
            return [Refusal("7.1a", b)]
        # Corinth's other shore is the only coast that ships may not follow
        gulf = world.CORINTH in (a, b) and COASTAL[a] and COASTAL[b]
        return [Refusal("7.12a" if gulf else "7.1b", b)]
    if by_sea(s, side, fleets, a, b) != CLOSED:
        return []
    if not any(is_open(s, side, cond) for _, _, cond in SEA_WAYS[way]):
        return [Refusal(_closed(s), b)]
    return [Refusal("7.2c", b)]


def _closed(s: War) -> str:
    """The clause that closes a conditional way now."""
    return "10.3b" if s.marks[CHALCIS] & REVOLTED else "10.3a"


def is_coastal(a: int, b: int) -> bool:
    """Whether a way serves troops and ships alike [7.1d]."""
    return a * LOCALES + b in LAND_WAYS and a * LOCALES + b in SEA_WAYS


def both_by_sea(a: int, b: int) -> bool:
    """Whether one of two locales is the sea: whoever goes there, or comes from there, is aboard."""
    return bool(IS_SEA[a] or IS_SEA[b])
