"""A place at the table: what a player that is a program gets to know for one decision."""

from typing import Any, Protocol

from polemos.kernel.dice import Rng
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.game import Game


class Seat:
    """One side's place for one decision: its view, the choices and its own random numbers. Never the state."""

    __slots__ = ("_rng", "_seed", "_view", "choices", "declines", "game", "side")

    def __init__(self, game: Game, state: Any, seed: str) -> None:
        self.game = game
        self.side: int = state.actor
        self.choices: list[int] = list(state.opts)
        self.declines = game.declines(state)
        self._seed = seed
        self._rng: Rng | None = None
        self._view: dict[str, Any] = game.view(state, self.side)

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


def decide(game: Game, state: Any, player: Player, seed: str) -> int:
    """The choice that a player makes. Raises IllegalChoice when it is none of those offered."""
    c = player.choose(Seat(game, state, seed))
    if c not in state.opts:
        raise IllegalChoice(f"the bot {player.name} made the choice {c}, which was not offered")
    return c
