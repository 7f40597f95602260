"""Where can it go: path search on static step rows with dynamic obstacles, and floods over the whole map.

A *step row* lists, for one space, every (neighbour, cost of the step) that the terrain allows; costs are ints
of at least 1, and a row is ascending by neighbour. Step rows are built once per map; what changes during play
comes as bytearrays with one byte per space. This module is the hottest of the whole engine: `reach` is a
bucket search (Dial), measured against relabelling, dict and heap variants.
"""

from collections.abc import Iterable, Sequence
from typing import Final

Steps = tuple[tuple[tuple[int, int], ...], ...]
Rows = tuple[tuple[int, ...], ...]

UNREACHED: Final = -1
MANY_SHIFTS: Final = 24  # more distinct index differences than this: flood space by space


def step_rows(rows: Iterable[Iterable[tuple[int, int]]]) -> Steps:
    """Canonical step rows: ascending by neighbour, the cheapest of parallel steps kept.

    Raises ValueError for a cost below 1 (a path could then run in circles for nothing).
    """
    out: list[tuple[tuple[int, int], ...]] = []
    for row in rows:
        best: dict[int, int] = {}
        for space, cost in row:
            if cost < 1:
                raise ValueError(f"a step into space {space} costs {cost}; at least 1 is needed")
            if space not in best or cost < best[space]:
                best[space] = cost
        out.append(tuple(sorted(best.items())))
    return tuple(out)


def reversed_steps(steps: Steps) -> Steps:
    """The step rows seen from the space entered: what `path_to` walks back along."""
    rows: list[list[tuple[int, int]]] = [[] for _ in steps]
    for space in range(len(steps)):
        for into, cost in steps[space]:
            rows[into].append((space, cost))
    return tuple([tuple(row) for row in rows])


def reach(
    steps: Steps, start: int, points: int, blocked: bytearray, stop: bytearray, zone: bytearray
) -> tuple[list[int], list[int]]:
    """Every space that `points` can reach from `start`, and the points left in each.

    `blocked`: may not be entered. `stop`: may be entered, but ends the movement (the start itself never
    stops).
    `zone`: from a start with this byte set, the first step may not lead into a space with it set; pass the
    same bytearray as `stop`, or an empty map's, as the rules want.

    Returns the spaces reached, ascending, without the start; and a fresh list with the most points that can
    be left in every space (UNREACHED = -1 elsewhere, `points` at the start). Steps cost at least 1 point.
    """
    left = [UNREACHED] * len(steps)
    left[start] = points
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    bound = zone[start]
    for into, cost in steps[start]:
        rest = points - cost
        if rest > left[into] and not blocked[into] and not (bound and zone[into]):
            left[into] = rest
            buckets[rest].append(into)
    found: list[int] = []
    for now in range(points - 1, -1, -1):
        for space in buckets[now]:
            if left[space] == now:
                found.append(space)
                if not stop[space]:
                    for into, cost in steps[space]:
                        rest = now - cost
                        if rest > left[into] and not blocked[into]:
                            left[into] = rest
                            buckets[rest].append(into)
    found.sort()
    return found, left


def path_to(back: Steps, left: Sequence[int], start: int, target: int, stop: bytearray, zone: bytearray) -> list[int]:
    """The cheapest path that `reach` found, start and target included.

    `back` are the `reversed_steps` of the rows that were searched, `left`, `stop` and `zone` those of that
    search. Of equally cheap paths the one whose last spaces have the lowest index is taken. Raises ValueError
    for a space out of reach.
    """
    if left[target] < 0:
        raise ValueError(f"space {target} is out of reach")
    bound = zone[start]
    path = [target]
    here = target
    while here != start:
        before = UNREACHED
        wanted = left[here]
        for space, cost in back[here]:
            if left[space] - cost == wanted:
                if space == start:
                    if bound and zone[here]:
                        continue
                elif stop[space]:
                    continue
                before = space
                break
        if before == UNREACHED:
            raise ValueError(f"the search does not lead to space {here}")
        path.append(before)
        here = before
    path.reverse()
    return path


def hops(rows: Rows, start: int, blocked: bytearray) -> list[int]:
    """Steps from `start` to every space over `rows` without entering blocked spaces (UNREACHED = -1 where
    none).
    """
    far = [UNREACHED] * len(rows)
    far[start] = 0
    queue = [start]
    for space in queue:
        after = far[space] + 1
        for into in rows[space]:
            if far[into] < 0 and not blocked[into]:
                far[into] = after
                queue.append(into)
    return far


class Flood:
    """Connectivity of the whole map by bit masks: which spaces hang together, over the allowed ones.

    A set of spaces is one int; `bit[space]` is the bit of a space (its place in the int is this object's
    business), so sets are built and tested with `|`, `&` and `~`, and cost nothing to copy. With `place`
    (such as `HexGrid.lattice`) each direction is one shift and a flood is a few dozen operations on big ints.
    """

    bit: tuple[int, ...]
    everything: int

    def __init__(self, rows: Rows, place: Sequence[int] | None = None) -> None:
        where = list(range(len(rows))) if place is None else list(place)
        self.bit = tuple([1 << at for at in where])
        self._space = {at: space for space, at in enumerate(where)}
        self.everything = 0
        for one in self.bit:
            self.everything |= one
        shifts: dict[int, int] = {}
        for space in range(len(rows)):
            for into in rows[space]:
                shift = where[into] - where[space]
                shifts[shift] = shifts.get(shift, 0) | self.bit[space]
        self._left = tuple([(shift, mask) for shift, mask in sorted(shifts.items()) if shift > 0])
        self._right = tuple([(-shift, mask) for shift, mask in sorted(shifts.items()) if shift < 0])
        self._by_shift = len(shifts) <= MANY_SHIFTS
        self._rows = rows

    def mask(self, spaces: Iterable[int]) -> int:
        """The set of the given spaces."""
        out = 0
        for space in spaces:
            out |= self.bit[space]
        return out

    def spaces(self, mask: int) -> list[int]:
        """The spaces of a set, ascending."""
        out: list[int] = []
        while mask:
            low = mask & -mask
            out.append(self._space[low.bit_length() - 1])
            mask ^= low
        out.sort()
        return out

    def around(self, mask: int) -> int:
        """The spaces one step from those of a set (the set itself only where its members are neighbours)."""
        out = 0
        for shift, only in self._left:
            out |= (mask & only) << shift
        for shift, only in self._right:
            out |= (mask & only) >> shift
        return out

    def flood(self, seeds: int, allowed: int) -> int:
        """The allowed spaces connected with the seeds over allowed spaces; a seed that is not allowed counts
        for nothing.
        """
        seen = seeds & allowed
        if not self._by_shift:
            return self._flood_spaces(seen, allowed)
        left, right = self._left, self._right
        before = 0
        # The whole set grows in place, so one round carries it several steps in most directions.
        while seen != before:
            before = seen
            for shift, only in left:
                seen |= ((seen & only) << shift) & allowed
            for shift, only in right:
                seen |= ((seen & only) >> shift) & allowed
        return seen

    def _flood_spaces(self, seen: int, allowed: int) -> int:
        queue = self.spaces(seen)
        bit = self.bit
        for space in queue:
            for into in self._rows[space]:
                one = bit[into]
                if one & allowed and not one & seen:
                    seen |= one
                    queue.append(into)
        return seen

    def parts(self, allowed: int) -> list[int]:
        """The connected parts of the allowed spaces (steps must lead both ways), by their lowest bit."""
        out: list[int] = []
        while allowed:
            part = self.flood(allowed & -allowed, allowed)
            out.append(part)
            allowed &= ~part
        return out
