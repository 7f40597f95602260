"""Who meets whom in a tournament, and how its table stands. It knows players by names that mean nothing to it.

Two who meet play a pair of games with seats exchanged, so that no side is anybody's luck. In a round robin everybody
meets everybody once. In a Swiss tournament nobody meets anybody twice while that can be avoided, those meet who have
equally many points as far as possible, and of those with as many points the upper half meets the lower one. Where one
is left over he has a bye: once at most, and the lowest of those who have had none.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import ceil, log2
from typing import Final, Literal, NamedTuple

Kind = Literal["round-robin", "swiss"]
BYE: Final = ""
"""Whom somebody meets who has a bye."""
OF_A_PAIR: Final = 2.0
"""The points of a pair of games; a bye in a Swiss tournament brings as many."""
SECOND_BYE: Final = 10**20
"""What it costs to let somebody have a second bye, to let two meet again, and to let two meet whose points differ: each
is avoided before the next one.
"""
REMATCH: Final = 10**15
UNEVEN: Final = 10**7


class Pair(NamedTuple):
    """Two who meet; the first has the first side of the game in the first leg. second: BYE, or the other."""

    first: str
    second: str


class Met(NamedTuple):
    """A pair of games in some round: what the first has of it, and whether both games are over."""

    round: int
    first: str
    second: str
    score: float
    played: int
    """How many of the two games are over."""


class Standing(NamedTuple):
    """A line of the table.

    points: of games; pairs: won pairs, half of a tied one; tie_break: Sonneborn-Berger in a round robin, Buchholz in a
    Swiss tournament.
    """

    player: str
    points: float
    pairs: float
    tie_break: float


def rounds_of(players: int, kind: Kind, wanted: int = 0) -> int:
    """How many rounds there are: in a round robin as many as that takes, else those that are wanted, or as many as find
    one winner; never more than a round robin would have.
    """
    all_of_them = players - 1 if players % 2 == 0 else players
    if kind == "round-robin":
        return all_of_them
    return min(all_of_them, wanted or max(1, ceil(log2(players))))


def round_robin(players: Sequence[str], number: int) -> list[Pair]:
    """The pairs of a round, from 1 on: all but the first go round in a circle by one place each time."""
    seats = [*players, BYE] if len(players) % 2 else list(players)
    circle = seats[1:]
    turn = (number - 1) % len(circle)
    placed = [seats[0], *circle[turn:], *circle[:turn]]
    half = len(placed) // 2
    pairs = [(placed[i], placed[-1 - i]) for i in range(half)]
    return [Pair(*(pair if pair[0] else pair[::-1])) for pair in pairs]


def swiss(players: Sequence[str], met: Sequence[Met]) -> list[Pair]:
    """The pairs of the next round, for those who still play, in the order of their seeds.

    A matching of least cost is one that keeps the rules in their order: what comes first costs so much more.
    """
    from networkx import Graph, max_weight_matching

    order = [one.player for one in table(players, met, "swiss") if one.player in set(players)]
    points = {one.player: one.points for one in table(players, met, "swiss")}
    again = Counter(frozenset((one.first, one.second)) for one in met)
    groups = Counter(points[one] for one in order)
    graph: Graph[int] = Graph()
    seats = [*order, BYE] if len(order) % 2 else order
    costs: dict[tuple[int, int], int] = {}
    for i, first in enumerate(seats):
        for j, second in enumerate(seats[i + 1 :], i + 1):
            times = again[frozenset((first, second))]
            if second == BYE:
                cost = times * SECOND_BYE + int(2 * (points[first] - points[order[-1]])) ** 2 * UNEVEN + len(order) - i
            else:
                half = groups[points[first]] // 2 if points[first] == points[second] else 1
                uneven = int(2 * (points[first] - points[second])) ** 2
                cost = times * REMATCH + uneven * UNEVEN + (j - i - half) ** 2
            costs[i, j] = cost
    most = max(costs.values(), default=0)
    graph.add_weighted_edges_from((i, j, most - cost + 1) for (i, j), cost in costs.items())
    found = sorted(tuple(sorted(pair)) for pair in max_weight_matching(graph, maxcardinality=True))
    return [Pair(seats[i], seats[j]) for i, j in found]


def table(players: Iterable[str], met: Sequence[Met], kind: Kind) -> list[Standing]:
    """How all stand who have entered, the first first; those who are even stand in the order of their seeds."""
    shown = list(players)
    for one in met:
        shown += [name for name in (one.first, one.second) if name != BYE and name not in shown]
    points = dict.fromkeys(shown, 0.0)
    pairs = dict.fromkeys(shown, 0.0)
    for one in met:
        for name, score in scores(one, kind):
            points[name] += score
            if one.played == OF_A_PAIR:
                pairs[name] += 1.0 if score > OF_A_PAIR / 2 else 0.5 if score == OF_A_PAIR / 2 else 0.0
    breaks = _tie_breaks(points, met, kind)
    found = [Standing(name, points[name], pairs[name], breaks[name]) for name in shown]
    return sorted(found, key=lambda one: (-one.points, -one.pairs, -one.tie_break))


def scores(one: Met, kind: Kind) -> list[tuple[str, float]]:
    """What each of two has of a pair; in a round robin everybody has a bye in his turn, and nothing for it."""
    if one.second == BYE:
        return [(one.first, OF_A_PAIR if kind == "swiss" else 0.0)]
    return [(one.first, one.score), (one.second, one.played - one.score)]


def _tie_breaks(points: Mapping[str, float], met: Sequence[Met], kind: Kind) -> dict[str, float]:
    """Sonneborn-Berger: the points of the opponents, by the share that one has won of each; Buchholz: all of them."""
    found = dict.fromkeys(points, 0.0)
    for one in met:
        if one.second == BYE:
            continue
        for name, other, score in (
            (one.first, one.second, one.score),
            (one.second, one.first, one.played - one.score),
        ):
            found[name] += points[other] * (score / OF_A_PAIR if kind == "round-robin" else 1.0)
    return found
