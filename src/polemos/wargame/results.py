"""Results tables: a row by the die with what is added to it, a column by odds or by whatever the table asks for."""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from polemos.wargame.reckoning import within

R = TypeVar("R")


class ResultsTable(Generic[R]):
    """What a die brings. A table of one die has one column.

    rows: by roll, the results by column; lowest: the roll of the first row; clause: what prints the table.

    Examples:
        >>> crt = ResultsTable([("AE", "AR"), ("AR", "NE"), ("NE", "DR")], lowest=1, clause="7.3")
        >>> crt.read(column=1, roll=2)
        'NE'
        >>> crt.chances(column=0, modifier=+1, faces=range(1, 7))
        {'AR': 1, 'NE': 5}
    """

    def __init__(self, rows: Sequence[Sequence[R]], lowest: int, clause: str) -> None:
        self.rows: tuple[tuple[R, ...], ...] = tuple([tuple(row) for row in rows])
        self.lowest: int = lowest
        self.clause: str = clause

    def row(self, roll: int) -> int:
        """The index of the row of a modified roll: beyond the table the outer rows hold."""
        return within(0, roll - self.lowest, len(self.rows) - 1)

    def read(self, column: int, roll: int) -> R:
        """The result of a modified roll in a column."""
        return self.rows[within(0, roll - self.lowest, len(self.rows) - 1)][column]

    def results(self, column: int, modifier: int, faces: Iterable[int]) -> list[R]:
        """The result of each face of the die, in the order of the faces."""
        return [self.read(column, face + modifier) for face in faces]

    def chances(self, column: int, modifier: int, faces: Iterable[int]) -> dict[R, int]:
        """How many faces bring each result that can come, in the order of the faces that bring it first."""
        found: dict[R, int] = {}
        for result in self.results(column, modifier, faces):
            found[result] = found.get(result, 0) + 1
        return found

    def heads(self, modified: bool) -> list[str]:
        """What stands before the rows: the roll, where the die is modified "1-" at one end and "9+" at the other."""
        found = [str(self.lowest + i) for i in range(len(self.rows))]
        if modified:
            found[0] += "-"
            found[-1] += "+"
        return found

    def rows_in_use(self, modifier: int, faces: Iterable[int]) -> list[int]:
        """The indices of the rows that a die may come to, upward."""
        return sorted({self.row(face + modifier) for face in faces})


def one_die(results: Sequence[R], lowest: int, clause: str) -> ResultsTable[R]:
    """A table of one column."""
    return ResultsTable([[result] for result in results], lowest, clause)
