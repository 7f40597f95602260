"""Wholes and their parts: hexes in areas, areas in regions. Who belongs to whom, and which wholes are neighbours."""

from collections.abc import Sequence
from typing import Final

from polemos.board.search import Steps

NOWHERE: Final = -1
"""What a part belongs to that belongs to no whole."""


class Parts:
    """Parts 0..n-1 and the wholes 0..m-1 to which they belong.

    whole: by part, the whole or NOWHERE; parts: by whole, its parts, ascending.
    """

    whole: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]

    def __init__(self, wholes: int, whole: Sequence[int], hollow: bool = False) -> None:
        """hollow: whether a whole may have no part. Raises ValueError for a whole that is not there, or has none."""
        rows: list[list[int]] = [[] for _ in range(wholes)]
        for part, at in enumerate(whole):
            if not NOWHERE <= at < wholes:
                raise ValueError(f"part {part} belongs to {at}, and there are {wholes} wholes")
            if at != NOWHERE:
                rows[at].append(part)
        empty = [at for at, row in enumerate(rows) if not row]
        if empty and not hollow:
            raise ValueError(f"nothing belongs to {', '.join(map(str, empty))}")
        self.whole = tuple(whole)
        self.parts = tuple([tuple(row) for row in rows])

    def __len__(self) -> int:
        return len(self.parts)

    def neighbours(self, of_parts: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
        """By whole the wholes next to it, ascending: those with a part beside one of its own."""
        rows: list[set[int]] = [set() for _ in self.parts]
        for part, row in enumerate(of_parts):
            for other in row:
                a, b = self.whole[part], self.whole[other]
                if NOWHERE not in (a, b) and a != b:
                    rows[a].add(b)
        return tuple([tuple(sorted(row)) for row in rows])

    def over(self, other: "Parts") -> "Parts":
        """The parts of these wholes in wholes of their own: hexes in regions, out of hexes in areas in regions."""
        return Parts(len(other), [at if at == NOWHERE else other.whole[at] for at in self.whole], hollow=True)

    def steps(self, of_parts: Sequence[Sequence[int]], cost: int = 1) -> Steps:
        """Step rows from whole to whole, for `search`."""
        return tuple([tuple([(into, cost) for into in row]) for row in self.neighbours(of_parts)])
