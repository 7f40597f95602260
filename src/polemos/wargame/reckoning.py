"""What goes into a number that the rules work out: one term for each reason, so that everybody can follow the sum.

A strength, a shift of the column, what is added to a die, a number of dice: all of them are sums of terms.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Term(NamedTuple):
    """One reason and how much it counts. what: an index in the room's own list of reasons; clause: what says so.

    Examples:
        >>> terms = [Term(what=0, value=4, clause="7.1"), Term(what=2, value=-1, clause="7.25")]
        >>> total(terms), part(terms, what=2), clauses(terms)
        (3, -1, ('7.1', '7.25'))
    """

    what: int
    value: int
    clause: str


def total(terms: Sequence[Term]) -> int:
    """What all terms come to."""
    return sum([term.value for term in terms])


def part(terms: Sequence[Term], what: int) -> int:
    """What those for one reason come to."""
    return sum([term.value for term in terms if term.what == what])


def clauses(terms: Sequence[Term]) -> tuple[str, ...]:
    """The clauses of the terms, in their order."""
    return tuple([term.clause for term in terms])


def within(least: int, value: int, most: int) -> int:
    """A value kept between two limits, both of which it may reach."""
    return least if value < least else most if value > most else value
