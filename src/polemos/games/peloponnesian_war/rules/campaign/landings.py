"""Where area movement puts groups down, and the steps that lead on from there: the beginning of a march's search.

Of areas that are free all over it is the same in every game, and kept. Clause 16.2.1.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from polemos.board.search import UNREACHED, Row, Steps
from polemos.games.peloponnesian_war.data.world import AREA_AT, AREAS, HEXES_OF, LAND, MOUNTED, ON_FOOT

Edge = tuple[int, Row]
"""A hex and steps out of it."""


class Landing(NamedTuple):
    """Where area movement may put a group down.

    left: by space the points that are left there; places: where it is, ascending; edges: by the points that are left
    the hexes from which steps lead on, with these steps. From inside an area that is free all over none do that are
    worth their while, for the next hex is reached at the same price.
    """

    left: list[int]
    places: list[int]
    edges: list[tuple[int, list[Edge]]]


def on(areas: Iterable[tuple[int, Sequence[int], list[Edge]]]) -> Landing:
    """A landing, of several areas: the points that are left there, the hexes, and those from which steps lead on."""
    left = [UNREACHED] * (LAND + 1)
    places: list[int] = []
    edges: list[tuple[int, list[Edge]]] = []
    for here, hexes, edge in areas:
        places += hexes
        for place in hexes:
            left[place] = here
        edges.append((here, edge))
    places.sort()
    return Landing(left, places, edges)


def _beyond(rows: Steps) -> Steps:
    """By land place its steps into other areas."""
    return tuple(
        [tuple([(b, cost) for b, cost in row if AREA_AT[b] != AREA_AT[a]]) for a, row in enumerate(rows[:LAND])]
    )


def _edges(rows: Steps) -> list[list[Edge]]:
    """By land area its hexes with steps into other areas, and these."""
    return [[(place, rows[place]) for place in HEXES_OF[area] if rows[place]] for area in range(AREAS)]


OUT: Final[tuple[Steps, Steps]] = (_beyond(ON_FOOT), _beyond(MOUNTED))
"""By land place its steps into other areas, on foot and mounted."""
_EDGE: Final = tuple([_edges(rows) for rows in OUT])
_MANY: Final = 300
_FREE: Final[dict[tuple[int, bool, tuple[tuple[int, int], ...]], Landing]] = {}
"""Landings on areas that are free all over, by all that they depend on."""


def on_free(within: Sequence[tuple[int, int]], points: int, mounted: bool) -> Landing:
    """A landing on some areas, each with its price, in which every hex is free."""
    key = (points, mounted, tuple(within))
    found = _FREE.get(key)
    if found is None:
        if len(_FREE) >= _MANY:
            _FREE.clear()
        found = _FREE[key] = on([(points - cost, HEXES_OF[area], _EDGE[mounted][area]) for area, cost in within])
    return found
