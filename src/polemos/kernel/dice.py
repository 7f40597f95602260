"""The generator behind dice and random picks: its numbers, how a seed begins it, and one that stands alone (`Rng`).

L'Ecuyer's combined generator of 1988: both products stay below 2**53, so that a browser computes the same numbers.
Its two numbers are derived from the seed through a hash, because neighbouring seeds would otherwise start alike.

The dice of a game lie in the state, as two ints, and `State.below` (flow.py) steps them on: the same arithmetic as
`Rng.below`, written out there so that a roll costs no further call. A test holds both equal.
"""

import hashlib
from typing import Final

M1: Final = 2147483563
M2: Final = 2147483399
SPAN: Final = M1 - 1

SEEDED: Final = 0
ASKED: Final = 1
DICE_MODES: Final = ("seeded", "asked")
FACES_OF_A_DIE: Final = 6
COMMON_DIE: Final = (1, FACES_OF_A_DIE)
"""The lowest and the highest face of the die that games use if they say nothing else."""


def seed_pair(seed: str) -> tuple[int, int]:
    """The generator's two starting numbers for any text used as a seed."""
    digest = hashlib.blake2b(seed.encode("utf-8"), digest_size=16).digest()
    first = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    second = int.from_bytes(digest[8:], "big") % (M2 - 1) + 1
    return first, second


class Rng:
    """The same generator on its own, for bots, determinization and tools. Never shares numbers with a state.

    Examples:
        >>> rng = Rng("seven")
        >>> [rng.below(6) + 1 for _ in range(8)]
        [2, 1, 3, 5, 4, 6, 1, 3]
    """

    __slots__ = ("one", "two")

    one: int
    two: int

    def __init__(self, seed: str) -> None:
        self.one, self.two = seed_pair(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.one = 40014 * self.one % M1
        self.two = 40692 * self.two % M2
        return (self.one - self.two) % SPAN * n // SPAN

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
