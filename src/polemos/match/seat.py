"""A place at the table: what a player that is a program gets to know for one decision.

A bot that needs a whole state deals one that fits its view: `game.rules.determinize(seat.view(), seat.rng)`.
"""

from collections.abc import Callable
from typing import Any, Protocol

from polemos.kernel.dice import Rng
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import State
from polemos.room.game import AnyGame


class Seat:
    """One side's place for one decision: its view, the choices and its own random numbers. Never the state."""

    __slots__ = ("_rng", "_seed", "_view", "choices", "declines", "game", "side")

    def __init__(self, game: AnyGame, state: State, seed: str) -> None:
        self.game = game
        self.side: int = state.actor
        self.choices: list[int] = list(state.opts)
        self.declines = game.declines(state)
        self._seed = seed
        self._rng: Rng | None = None
        self._view: dict[str, Any] = game.rules.view(state, self.side)

    @property
    def rng(self) -> Rng:
        """Random numbers that depend on the game's seed and the number of the decision alone."""
        if self._rng is None:
            self._rng = Rng(self._seed)
        return self._rng

    def view(self) -> dict[str, Any]:
        """Everything that the side may see."""
        return self._view


class Player(Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str: ...

    @property
    def uniform(self) -> bool: ...

    def choose(self, seat: Seat) -> int: ...


def ponder(game: AnyGame, state: State, player: Player, seed: str) -> Callable[[], int]:
    """What finds a player's choice in a state; it may run elsewhere while the state goes on.

    It raises IllegalChoice when the choice is none of those offered.
    """
    seat, offered = Seat(game, state, seed), state.opts

    def decides() -> int:
        c = player.choose(seat)
        if c not in offered:
            raise IllegalChoice(f"the bot {player.name} made the choice {c}, which was not offered")
        return c

    return decides


def decide(game: AnyGame, state: State, player: Player, seed: str) -> int:
    """The choice that a player makes. Raises IllegalChoice when it is none of those offered."""
    return ponder(game, state, player, seed)()
