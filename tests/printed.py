"""Tables written in a test as they are printed, and read from there: rows of cells between blanks."""


def rows(text: str) -> list[list[str]]:
    """The cells of each line that is not empty."""
    return [line.split() for line in text.splitlines() if line.strip()]


def by_die(text: str) -> list[list[str]]:
    """The rows of a results table in the order of the die, which stands first in each: 1, 2, 3 ..."""
    table = rows(text)
    assert [row[0] for row in table] == [str(die) for die in range(1, len(table) + 1)]
    return [row[1:] for row in table]


def columns(text: str, separator: str = "|") -> list[list[str]]:
    """Lines whose cells hold blanks themselves, parted by a separator."""
    return [[cell.strip() for cell in line.split(separator)] for line in text.splitlines() if line.strip()]
