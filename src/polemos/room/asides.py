"""What a side may do at any moment in every game: give up, and give standing orders that are bits of a number."""

from collections.abc import Mapping
from typing import Final

from polemos.kernel.flow import State, run

RESIGN: Final = "resign"
"""The aside by which a side gives up."""

Orders = Mapping[str, tuple[int, int]]
"""Standing orders: by aside ("occasion:wish") the bits that it is about, and how it sets them."""


def give_up(s: State, side: int, clauses: tuple[str, ...] = ()) -> None:
    """Nothing more is done, and that is told, with the clauses behind it; who has won stands in the state already."""
    s.agenda.clear()
    s.tell("resigned", (side,), clauses)
    run(s)


def wishes_of(occasion: str, wishes: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """What may be ordered for one occasion: one of some wishes, each a bit, or to be asked.

    Examples:
        >>> wishes_of("gate", {"open": 4, "shut": 8})
        {'gate:ask': (12, 0), 'gate:open': (12, 4), 'gate:shut': (12, 8)}
    """
    about = sum(wishes.values())
    return {f"{occasion}:ask": (about, 0), **{f"{occasion}:{wish}": (about, bit) for wish, bit in wishes.items()}}


def unlike(orders: Orders, given: int) -> list[str]:
    """Those that would change what a side has given."""
    return [name for name, (about, bits) in orders.items() if given & about != bits]


def ordered(orders: Orders, given: int, aside: str) -> int:
    """What a side has given once it has done an aside as well."""
    about, bits = orders[aside]
    return given & ~about | bits
