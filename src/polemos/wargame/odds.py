"""Columns of a table: odds of attack to defence, and bands of a number. Both are read out of their printed names."""

from collections.abc import Sequence

from polemos.wargame.reckoning import within


def _ratio(name: str) -> tuple[int, int]:
    """The two sides of printed odds as whole numbers: "1.5:1" is 15 to 10."""
    attack, _, defence = name.partition(":")
    whole, _, part = attack.partition(".")
    return int(whole + part), int(defence) * 10 ** len(part)


class Odds:
    """The odds columns of a combat results table, from the worst for the attacker to the best, as "1:3" or "1.5:1".

    Raises ValueError if a name is no odds, or not above the one before it.

    Examples:
        >>> odds = Odds(["1:2", "1:1", "1.5:1", "2:1"])
        >>> odds.names[odds.column(attack=11, defence=6)]
        '1.5:1'
        >>> odds.names[odds.shifted(odds.column(11, 6), +3)]
        '2:1'
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.ratios: tuple[tuple[int, int], ...] = tuple([_ratio(name) for name in names])
        self.last: int = len(names) - 1
        for before, after in zip(self.ratios, self.ratios[1:], strict=False):
            if before[0] * after[1] >= after[0] * before[1]:
                raise ValueError(f"odds columns {', '.join(self.names)}: each must be above the one before it")

    def column(self, attack: int, defence: int) -> int:
        """The last column whose odds the attacker reaches, the first at worst: rounded in the defender's favour."""
        column = -1
        for a, d in self.ratios:
            if attack * d < defence * a:
                break
            column += 1
        return column if column > 0 else 0

    def shifted(self, column: int, shift: int) -> int:
        """A column moved to the right, or to the left if `shift` is negative, but not beyond the outer ones."""
        return within(0, column + shift, self.last)


def first_of(name: str) -> int:
    """The first number of a band: 2 of "2-3"."""
    return int(name.rstrip("+").partition("-")[0])


class Bands:
    """Columns or rows that stand for numbers, rising: "0-" (or less), "1", "2-3", "4+" (or more).

    Numbers beyond the outer ones belong to these.

    Examples:
        >>> bands = Bands(["1", "2-3", "4+"])
        >>> [bands.names[bands.column(number)] for number in (0, 1, 3, 9)]
        ['1', '1', '2-3', '4+']
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.least: tuple[int, ...] = tuple([first_of(name) for name in names])

    def column(self, number: int) -> int:
        """The band in which a number lies."""
        return max(0, sum([1 for least in self.least if least <= number]) - 1)
