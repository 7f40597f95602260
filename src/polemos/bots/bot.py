"""What a bot is: anyone who picks choices, knowing no more than a player at the table.

One that needs a whole state deals it anew out of what it sees (`Rules.determinize`), as `greedy.py` does.
"""

from typing import Any, Protocol

from polemos.kernel.dice import Rng
from polemos.room.game import AnyGame


class Pace(Protocol):
    """Whoever waits for a choice: he hears how far the thought has come, and may want the choice now."""

    def goes_on(self, share: float) -> bool:
        """Whether the thought may go on; share: how much of it is done, from 0 to 1.

        Once it may not, it never may again: the best that has been found is to be chosen.
        """
        ...


class Witness(Protocol):
    """Whoever wants to know later why something was chosen."""

    def saw(self, choice: int, state: Any) -> None:
        """A choice was played on, and led to this state, which nobody may change."""
        ...


class Seat(Protocol):
    """A side's place at the table for one decision. It holds no reference to the state."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def side(self) -> int: ...

    @property
    def choices(self) -> list[int]:
        """The legal choices, in their fixed order."""
        ...

    @property
    def declines(self) -> int:
        """The choice that declines an agreement between people, or -1."""
        ...

    @property
    def rng(self) -> Rng:
        """Random numbers of the seat's own, the same for the same game, seed and decision."""
        ...

    @property
    def pace(self) -> Pace:
        """Whoever waits for the choice. Who takes his time asks him a few times a second."""
        ...

    @property
    def witness(self) -> Witness | None:
        """Whoever wants to know why something is chosen. Who plays choices on shows him some of their ends."""
        ...

    def view(self) -> dict[str, Any]:
        """Everything that the side may see."""
        ...


class Bot(Protocol):
    """A bot. `uniform` promises an even pick among all choices: then a match may pick for it, without a seat.

    One that has no attribute `apart`, or a true one, thinks in another process, where the server plays for it; `apart`
    may also be asked with the game. `fits`, where it has it, raises BadInput for a game that it cannot play.
    """

    @property
    def name(self) -> str: ...

    @property
    def uniform(self) -> bool: ...

    def choose(self, seat: Seat) -> int:
        """One of the seat's choices."""
        ...
