"""Victory: points and the winner. Section 9."""

from typing import Final, NamedTuple

from polemos.games.syracuse.data import tables
from polemos.games.syracuse.data.tables import BUILT, DEAD, HOPLITES, IS_LEADER, TRIREMES, UNIT_TYPE, UNITS_OF
from polemos.games.syracuse.data.world import ATHENS, FORT_COUNT, FORT_POINTS, SYRACUSE, WALL_COUNT, WALL_SIDE
from polemos.games.syracuse.state import DRAWN, TOO_LATE, Siege

# what a line of a score counts
LINES: Final = ("start", "fort", "wall", "ships", "hoplites", "troops", "leaders", "plemmyrion")
(START, FORTS, WALLS, SHIPS, HOPLITE_UNITS, OTHERS, LEADERS, LATE) = range(len(LINES))


class Line(NamedTuple):
    """One line of a score: what it counts (index in LINES), how many, points, and its clause."""

    what: int
    number: int
    points: int
    clause: str


def lines(s: Siege, side: int) -> list[Line]:
    """The score of a side as things stand [9.vp.0]: what it holds, and what it has done to the enemy (RULING-49)."""
    lost = [u for u in UNITS_OF[1 - side] if s.loc[u] == DEAD]
    ships = [u for u in lost if UNIT_TYPE[u] == TRIREMES]
    hoplites = [u for u in lost if UNIT_TYPE[u] == HOPLITES]
    fallen = [u for u in lost if IS_LEADER[u]]
    others = [u for u in lost if u not in ships and u not in hoplites and u not in fallen]
    forts = [f for f in range(FORT_COUNT) if s.forts[f] == side + 1 and FORT_POINTS[f]]
    walls = [w for w in range(WALL_COUNT) if WALL_SIDE[w] == side and s.walls[w] == BUILT]
    start = tables.SCENARIOS[s.scenario - 1].points[side]
    late = int(side == SYRACUSE and s.in_time == TOO_LATE)
    found = [
        Line(START, 1, start, "10.a"),
        Line(FORTS, len(forts), sum([FORT_POINTS[f] for f in forts]), "9.vp.a"),
        Line(WALLS, len(walls), tables.victory.wall * len(walls), "9.vp.b"),
        Line(SHIPS, len(ships), _worth(ships), "9.vp.c"),
        Line(HOPLITE_UNITS, len(hoplites), _worth(hoplites), "9.vp.d"),
        Line(OTHERS, len(others), _worth(others), "9.vp.e"),
        Line(LEADERS, len(fallen), tables.victory.leader * len(fallen), "9.vp.f"),
        Line(LATE, late, tables.victory.late_plemmyrion * late, "9.vp.g"),
    ]
    return [line for line in found if line.points]


def _worth(units: list[int]) -> int:
    return sum([tables.TYPE_POINTS[UNIT_TYPE[u]] for u in units])


def points(s: Siege, side: int) -> int:
    """The points of a side."""
    return sum([line.points for line in lines(s, side)])


def goal(s: Siege, side: int) -> int:
    """The points with which a side wins: more than five ahead of the enemy [9.res.a, 9.res.b]."""
    return points(s, 1 - side) + tables.victory.draw_margin + 1


def by_points(s: Siege) -> int:
    """The winner by points: a lead of more than five, else a draw [9.res.a, 9.res.b]."""
    lead = points(s, ATHENS) - points(s, SYRACUSE)
    if abs(lead) <= tables.victory.draw_margin:
        return DRAWN
    return ATHENS if lead > 0 else SYRACUSE
