"""What all ways of telling somebody have in common: a carrier takes a notice to an address, and says what became of it.

Before it does what cannot be taken back, a carrier calls `going`: from then on nobody may know whether the notice has
arrived. No failure says where the notice was to go: what it says may stand in the log.
"""

from collections.abc import Callable
from typing import Protocol

from polemos.server.notice_texts import Notice

Going = Callable[[], None]


class Failed(Exception):
    """A notice has not arrived, for sure. Its text says why, without the address."""


class Later(Failed):
    """It may arrive another time."""


class Never(Failed):
    """It never will. ended: nothing will at this address, which may be forgotten."""

    def __init__(self, why: str, ended: bool = False) -> None:
        super().__init__(why)
        self.ended = ended


class Unsure(Exception):
    """Nobody knows whether a notice has arrived."""


class Carrier(Protocol):
    """Takes notices to one kind of address."""

    def carry(self, address: str, notice: Notice, going: Going) -> None:
        """Send a notice. Raises Later, Never and Unsure."""
