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
Onward = Callable[[int, int], Row | None]
"""The steps out of a space that has been reached with so many points left: none where one must stop, None where one may
not be at all.
"""
Ground = tuple[Onward, Steps, Sequence[int], Sequence[int]]
"""Over what a search goes, as `search` is told."""

UNREACHED: Final = -1
"""The points left in a space to which no way leads."""
_SHUT: Final = 1 << 30
"""The same, while the search lasts, of a space that may not be entered."""


def of_one(rows: Iterable[Iterable[int]]) -> Steps:
    """Step rows out of neighbours, each step at the cost of 1."""
    return tuple([tuple([(into, 1) for into in row]) for row in rows])


def stop(_space: int, _left: int) -> Row:
    """Asked about a space, says that one must stop there."""
    return ()


def bar(_space: int, _left: int) -> Row | None:
    """Asked about a space, says that one may not be there."""
    return None


def once(onward: Onward) -> Onward:
    """The same, for one search, without asking about a space again when somebody wants to know the way."""
    rows: dict[int, Row | None] = {}

    def asked(space: int, left: int) -> Row | None:
        if space not in rows:
            rows[space] = onward(space, left)
        return rows[space]

    return asked


class Found:
    """What a search found.

    most: the points at the starts; left: by space the most points that can be left there, UNREACHED where no way leads;
    order: the spaces reached, the starts first, by what is left. The ways themselves are worked out when somebody asks
    for one; nothing that the search was told may have changed by then.
    """

    __slots__ = ("_ground", "_traced", "_via", "left", "most", "order")

    def __init__(self, most: int, left: list[int], order: list[int], ground: Ground) -> None:
        self.most: int = most
        self.left: list[int] = left
        self.order: list[int] = order
        self._ground: Ground = ground
        self._via: dict[int, int] = {}
        self._traced: int = 0

    def reaches(self, space: int) -> bool:
        """Whether a way leads to a space."""
        return self.left[space] >= 0

    def cost(self, space: int) -> int:
        """What the cheapest way to a space costs that the search reaches."""
        return self.most - self.left[space]

    def costs(self, otherwise: int) -> list[int]:
        """By space the same, and what is told of spaces to which no way leads."""
        most = self.most
        return [otherwise if left < 0 else most - left for left in self.left]

    def way(self, space: int) -> list[int]:
        """The cheapest way to a space, both ends included; of several the one that was found first.

        Raises ValueError if there is none.
        """
        if not self.reaches(space):
            raise ValueError(f"no way leads to space {space}")
        self._trace(space)
        via = self._via
        path = [space]
        while path[-1] in via:
            path.append(via[path[-1]])
        path.reverse()
        return path

    def _trace(self, space: int) -> None:
        """Sets `_via`, by space the one before it on the cheapest way, so far as a space wants it; starts have none."""
        left, via, order = self.left, self._via, self.order
        while space not in via and self._traced < len(order) and order[self._traced] != space:
            a = order[self._traced]
            self._traced += 1
            for into, cost in self._row(a):
                if left[into] == left[a] - cost and into not in via:
                    via[into] = a

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

    def leading_to(self, ends: Iterable[int]) -> set[int]:
        """Every space on a cheapest way to one of these, which the search reaches, starts and ends too."""
        left = self.left
        on_a_way = set(ends)
        for a in reversed(self.order):
            here = left[a]
            for into, cost in self._row(a):
                if into in on_a_way and left[into] == here - cost:
                    on_a_way.add(a)
                    break
        return on_a_way

    def _row(self, space: int) -> Row:
        onward, steps, ask, or_ask = self._ground
        return onward(space, self.left[space]) or () if ask[space] or or_ask[space] else steps[space]


def search(
    size: int,
    starts: Iterable[int],
    most: int,
    onward: Onward | None = None,
    steps: Steps = (),
    ask: Sequence[int] | None = None,
    or_ask: Sequence[int] | None = None,
    closed: Iterable[int] = (),
) -> Found:
    """Every space, of `size`, to which a way leads for at most so many points, from any of the starts.

    onward: asked about the spaces whose byte in `ask` or `or_ask` is not 0, about all if there are no such rows; steps:
    the step rows of the others; closed: spaces that may not be entered, no starts among them. Whatever may not be
    entered bars the way as well.

    A road 0-1-2-3 at a point a step, with two points to spend, where one must stop in space 1:

    Examples:
        >>> road = [[(1, 1)], [(0, 1), (2, 1)], [(1, 1), (3, 1)], [(2, 1)]]
        >>> search(4, [0], 2, steps=road, onward=stop, ask=[0, 1, 0, 0]).order
        [0, 1]
        >>> search(4, [0], 2, steps=road, closed=[2]).order
        [0, 1]
        >>> search(4, [0], 2, steps=road).way(2)
        [0, 1, 2]
    """
    if onward is None:
        onward = stop
        ask = bytes(size)
    elif ask is None:
        ask = b"\1" * size
    both = or_ask is not None
    if or_ask is None:
        or_ask = ask
    left = [UNREACHED] * size
    order: list[int] = []
    shut = list(closed)
    for space in shut:
        left[space] = _SHUT
    # as in Dial's algorithm spaces wait in buckets, by what is left; one that nobody has come to is this, empty for all
    nobody: list[int] = []
    buckets = [nobody] * (most + 1)
    buckets[most] = list(starts)
    for space in buckets[most]:
        left[space] = most
    for now in range(most, -1, -1):
        for space in buckets[now]:
            if left[space] != now:
                continue
            if ask[space] or (both and or_ask[space]):
                row = onward(space, now)
                if row is None:
                    left[space] = _SHUT
                    shut.append(space)
                    continue
            else:
                row = steps[space]
            order.append(space)
            if now:
                for into, cost in row:
                    rest = now - cost
                    if rest > left[into]:
                        left[into] = rest
                        if buckets[rest]:
                            buckets[rest].append(into)
                        else:
                            buckets[rest] = [into]
    for space in shut:
        left[space] = UNREACHED
    return Found(most, left, order, (onward, steps, ask, or_ask))


class Flood:
    """The same search for whole sets: the spaces within so many steps, each at the cost of 1, as bits of a number.

    All spaces that have been come to step at once, which takes a tenth of the time on a map whose neighbours have
    numbers a few fixed differences apart, as those of hexes in rows have. Which way leads there it does not tell.

    neighbours: by space those into which a step leads.

    Examples:
        >>> road = Flood([[1], [0, 2], [1, 3], [2]])
        >>> bin(road.within(0, 2))
        '0b111'
        >>> bin(road.within(0, 2, shut=[1]))
        '0b1'
    """

    __slots__ = ("_down", "_up")

    def __init__(self, neighbours: Iterable[Iterable[int]]) -> None:
        origins: dict[int, int] = {}
        for space, row in enumerate(neighbours):
            for into in row:
                origins[into - space] = origins.get(into - space, 0) | 1 << space
        # by difference of numbers, the spaces, as bits, from which such a step leads
        self._up: list[tuple[int, int]] = [(by, origins[by]) for by in sorted(origins) if by > 0]
        self._down: list[tuple[int, int]] = [(-by, origins[by]) for by in sorted(origins) if by < 0]

    def within(self, start: int, most: int, shut: Iterable[int] = ()) -> int:
        """The spaces within so many steps of one, itself among them, around those that are shut."""
        closed = 0
        for space in shut:
            closed |= 1 << space
        edge = 1 << start
        found = edge
        for _ in range(most):
            stepped = 0
            for by, origins in self._up:
                stepped |= (edge & origins) << by
            for by, origins in self._down:
                stepped |= (edge & origins) >> by
            edge = stepped & ~(closed | found)
            if not edge:
                break
            found |= edge
        return found


def spaces_of(bits: int) -> list[int]:
    """The spaces that are bits of a number, in rising order."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
