"""Victory: points, levels and the winner. Section 23 and paragraph 7 of the scenarios.

Points are counted once, at the end of the game, in half points, because a neutral province gives the Barbarian
player half its levy value.
"""

from typing import Final, NamedTuple

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.forces import LEVY
from polemos.games.belisarius.data.world import BARBARIAN, GUARD, IMPERIAL, NEUTRAL, TOWNS
from polemos.games.belisarius.state import War, holds

NO_WINNER: Final = -1

# what a line of a score counts
TOWN_LINE: Final = 0
COLONY_LINE: Final = 1
WORKS_LINE: Final = 2
CONTROLLED_LINE: Final = 3
NEUTRAL_LINE: Final = 4
LINES: Final = ("town", "colony", "works", "controlled", "neutral")


class Line(NamedTuple):
    """One entry of a score: what it counts (index in LINES), the space or province, half points, and its clause."""

    what: int
    place: int
    halves: int
    clause: str


class Tally(NamedTuple):
    """The score of a side: its lines, their sum in half points, and the level reached (index in LEVELS)."""

    side: int
    lines: tuple[Line, ...]
    halves: int
    level: int

    def points(self) -> int:
        """Whole points, without a final half."""
        return self.halves // 2

    def by_kind(self) -> list[tuple[str, list[Line]]]:
        """Its lines by the name of what they count."""
        rows = [[line for line in self.lines if line.what == what] for what in range(len(LINES))]
        return [(name, lines) for name, lines in zip(LINES, rows, strict=True) if lines]


class Result(NamedTuple):
    """How a game ends, or would end now: the winner or NO_WINNER, the clause that decides, and both scores."""

    winner: int
    clause: str
    scores: tuple[Tally, Tally]


def score(s: War) -> tuple[Tally, Tally]:
    """Both scores with every line, the Imperial one first [23.0, 23.1, 34.1-7e, 34.2-7]."""
    return (tally(s, IMPERIAL), tally(s, BARBARIAN))


def tally(s: War, side: int) -> Tally:
    """The score of one side as things stand [34.1-7a, 34.1-7b]."""
    clause = "34.1-7b" if side == BARBARIAN else "34.1-7a"
    lines = _towns(s, side, clause) + _markers(s, side, clause) + _provinces(s, side, clause)
    halves = sum([line.halves for line in lines])
    return Tally(side, tuple(lines), halves, level_of(halves))


def _towns(s: War, side: int, clause: str) -> list[Line]:
    """Printed towns with a unit of the side in them, and not pillaged [34.1-7c, 34.1-7d]; RULING-25, RULING-57."""
    points = charts.VP_TOWN[side]
    return [Line(TOWN_LINE, h, 2 * points[h], clause) for h in TOWNS if holds(s, side, h) and s.town[h]]


def _markers(s: War, side: int, clause: str) -> list[Line]:
    """Colonies, and public works [28.3c], in hexes that the side occupies."""
    points = charts.victory.points[side]
    colonies = [Line(COLONY_LINE, h, 2 * points.colony, clause) for h in s.colonies if holds(s, side, h)]
    return colonies + [Line(WORKS_LINE, h, 2 * points.public_works, "28.3c") for h in s.works if holds(s, side, h)]


def _provinces(s: War, side: int, clause: str) -> list[Line]:
    """The levy value of each province, several times or by half, as its control says [34.1-7e]."""
    lines: list[Line] = []
    points = charts.victory.points[side]
    for what, control, halves in (
        (CONTROLLED_LINE, side, points.controlled_province),
        (NEUTRAL_LINE, NEUTRAL, points.neutral_province),
    ):
        if halves:
            lines += [Line(what, p, halves * LEVY[p], clause) for p in range(GUARD) if s.control[p] == control]
    return lines


def level_of(halves: int) -> int:
    """The level that a total reaches, as an index in LEVELS; a final half point is dropped (RULING-26) [23.2]."""
    for i, (least, _) in enumerate(charts.LEVELS):
        if halves // 2 >= least:
            return i
    return len(charts.LEVELS) - 1


def result(s: War) -> Result:
    """Who wins: who did not give up [3.1c]; else the higher total, also at the same level [23.3].

    Exact totals are compared, halves included (RULING-26); equal totals have no winner (RULING-85). A game ended by
    agreement is counted like any other, at once [24.1e].
    """
    scores = score(s)
    if s.surrendered >= 0:
        return Result(1 - s.surrendered, "3.1c", scores)
    imperial, barbarian = scores[IMPERIAL].halves, scores[BARBARIAN].halves
    if imperial == barbarian:
        return Result(NO_WINNER, "23.3", scores)
    return Result(IMPERIAL if imperial > barbarian else BARBARIAN, "23.3", scores)
