"""Where can it go: the one search of all rooms, outward from where something stands, by the points that are left.

What the ground allows stands in *step rows*: by space every (neighbour, cost of the step), made once for each map. What
changes in play is asked of a callable, everywhere or only of the spaces that rows of bytes point out: a byte is looked
up in no time, a call is not. Costs are ints of at least 1; a flood is a search whose steps all cost 1.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

Row = Sequence[tuple[int, int]]
"""The steps out of a space: (into, cost)."""
Steps = Sequence[Row]
Neighbours = tuple[tuple[int, ...], ...]
"""By space the spaces beside it, ascending."""
Onward = Callable[[int], Row | None]
"""The steps out of a space that has been reached: none where one must stop, None where one may not be at all."""
Ground = tuple[Onward, Steps, Sequence[int], Sequence[int]]
"""Over what a search goes, as `search` is told."""

UNREACHED: Final = -1
"""The points left in a space to which no way leads."""
SHUT: Final = 1 << 30
"""The same of a space that was come to and may not be entered."""
NOWHERE: Final = -1
"""What lies before a start."""


def of_one(rows: Iterable[Iterable[int]]) -> Steps:
    """Step rows out of neighbours, each step at the cost of 1."""
    return tuple([tuple([(into, 1) for into in row]) for row in rows])


def _no_steps(_: int) -> Row:
    return ()


class Found:
    """What a search found.

    most: the points at the starts; left: by space the most points that can be left there, UNREACHED or SHUT where no
    way leads; order: the spaces reached, the starts first, by what is left. The ways themselves are worked out when
    somebody asks for one; nothing that the search was told may have changed by then.
    """

    __slots__ = ("_ground", "_via", "left", "most", "order")

    def __init__(self, most: int, left: list[int], order: list[int], ground: Ground) -> None:
        self.most: int = most
        self.left: list[int] = left
        self.order: list[int] = order
        self._ground: Ground = ground
        self._via: dict[int, int] | None = None

    def reaches(self, space: int) -> bool:
        """Whether a way leads to a space."""
        return 0 <= self.left[space] <= self.most

    def cost(self, space: int) -> int:
        """What the cheapest way to a space costs that the search reaches."""
        return self.most - self.left[space]

    def way(self, space: int) -> list[int]:
        """The cheapest way to a space, both ends included; of several the one that was found first.

        Raises ValueError if there is none.
        """
        if not self.reaches(space):
            raise ValueError(f"no way leads to space {space}")
        via = self._via
        if via is None:
            self._via = via = self._traced()
        path = [space]
        while via[path[-1]] != NOWHERE:
            path.append(via[path[-1]])
        path.reverse()
        return path

    def _traced(self) -> dict[int, int]:
        """By space the one before it, NOWHERE before a start."""
        left = self.left
        via: dict[int, int] = {}
        for a in self.order:
            via.setdefault(a, NOWHERE)
            for into, cost in self._row(a):
                if left[into] == left[a] - cost:
                    via.setdefault(into, a)
        return via

    def before(self, space: int) -> list[int]:
        """All spaces from which a cheapest way leads into a space, in the order in which they were reached."""
        left = self.left
        found: list[int] = []
        for a in self.order:
            if a == space:
                break
            for into, cost in self._row(a):
                if into == space and left[space] == left[a] - cost:
                    found.append(a)
                    break
        return found

    def _row(self, space: int) -> Row:
        onward, steps, ask, or_ask = self._ground
        return onward(space) or () if ask[space] or or_ask[space] else steps[space]


def search(
    size: int,
    starts: Iterable[int],
    most: int,
    onward: Onward | None = None,
    steps: Steps = (),
    ask: Sequence[int] | None = None,
    or_ask: Sequence[int] | None = None,
) -> Found:
    """Every space, of `size`, to which a way leads for at most so many points, from any of the starts.

    onward: asked about the spaces whose byte in `ask` or `or_ask` is not 0, about all if there are no such rows; steps:
    the step rows of the others. A space that may not be entered bars the way as well.

    A road 0-1-2-3 at a point a step, with two points to spend, where one must stop in space 1:

    Examples:
        >>> road = [[(1, 1)], [(0, 1), (2, 1)], [(1, 1), (3, 1)], [(2, 1)]]
        >>> search(4, [0], 2, steps=road, onward=lambda space: (), ask=[0, 1, 0, 0]).order
        [0, 1]
        >>> search(4, [0], 2, steps=road, ask=bytes(4), onward=lambda space: ()).way(2)
        [0, 1, 2]
    """
    if onward is None:
        onward = _no_steps
        ask = bytes(size)
    elif ask is None:
        ask = b"\1" * size
    if or_ask is None:
        or_ask = ask
    left = [UNREACHED] * size
    order: list[int] = []
    # as in Dial's algorithm spaces wait in buckets, by what is left
    buckets: list[list[int]] = [[] for _ in range(most + 1)]
    for space in starts:
        left[space] = most
        buckets[most].append(space)
    for now in range(most, -1, -1):
        for space in buckets[now]:
            if left[space] != now:
                continue
            if ask[space] or or_ask[space]:
                row = onward(space)
                if row is None:
                    left[space] = SHUT
                    continue
            else:
                row = steps[space]
            order.append(space)
            if now:
                for into, cost in row:
                    rest = now - cost
                    if rest > left[into]:
                        left[into] = rest
                        buckets[rest].append(into)
    return Found(most, left, order, (onward, steps, ask, or_ask))
