"""A place at the table: what a player that is a program gets to know for one decision.

A bot that needs a whole state deals one that fits its view: `game.rules.determinize(seat.view(), seat.rng)`.
"""

from typing import Any, Final, Protocol

from polemos.kernel.dice import Rng
from polemos.kernel.errors import IllegalChoice
from polemos.kernel.flow import State
from polemos.match import games
from polemos.room.game import AnyGame


class Steady:
    """Nobody is in a hurry."""

    def goes_on(self, share: float) -> bool:
        """Always."""
        return True


STEADY: Final = Steady()


class Pace(Protocol):
    """Whoever waits for a choice (see `polemos.bots.bot.Pace`)."""

    def goes_on(self, share: float) -> bool: ...


class Witness(Protocol):
    """Whoever wants to know later why something was chosen (see `polemos.bots.bot.Witness`)."""

    def saw(self, choice: int, state: Any) -> None: ...


class Seat:
    """One side's place for one decision: its view, the choices and its own random numbers. Never the state.

    It can be sent to another process, where its game is loaded from its place.
    """

    __slots__ = ("_rng", "_seed", "_view", "choices", "declines", "game", "pace", "side", "witness")

    def __init__(self, game: AnyGame, state: State, seed: str) -> None:
        self.game = game
        self.side: int = state.actor
        self.choices: list[int] = list(state.opts)
        self.declines = game.declines(state)
        self.pace: Pace = STEADY
        """Whoever waits for the choice; he does not go along to another process."""
        self.witness: Witness | None = None
        """Whoever wants to know why it is made; nor does he."""
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

    def usual(self) -> int:
        """The choice that the game itself would look at first: it stands in where a player finds none."""
        if self.declines >= 0:
            return self.declines
        world = self.game.rules.determinize(self._view, Rng(self._seed))
        return next((c for c in self.game.advisor.candidates(world) if c in self.choices), self.choices[0])

    def __getstate__(self) -> tuple[Any, ...]:
        return games.place(self.game.name), self.side, self.choices, self.declines, self._seed, self._view

    def __setstate__(self, parts: tuple[Any, ...]) -> None:
        where, self.side, self.choices, self.declines, self._seed, self._view = parts
        self.game = games.at(where)
        self.pace, self.witness = STEADY, None
        self._rng = None


class Player(Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str: ...

    @property
    def uniform(self) -> bool: ...

    def choose(self, seat: Seat) -> int: ...


class Thought:
    """A player before a decision: called, it gives the choice, whatever has become of the state meanwhile.

    It can be sent to another process if the player can.
    """

    __slots__ = ("player", "seat")

    def __init__(self, seat: Seat, player: Player) -> None:
        self.seat = seat
        self.player = player

    @property
    def apart(self) -> bool:
        """Whether it belongs into another process: it takes its time, or nobody knows how long it takes."""
        apart = getattr(self.player, "apart", True)
        return bool(apart(self.seat.game) if callable(apart) else apart)

    def __call__(self) -> int:
        """The choice of the player. Raises IllegalChoice when it is none of those offered, and whatever he raises."""
        c = self.player.choose(self.seat)
        if c not in self.seat.choices:
            raise IllegalChoice(f"the bot {self.player.name} made the choice {c}, which was not offered")
        return c


def check_fit(player: Player, game: AnyGame) -> None:
    """Raises BadInput for a player who cannot play a game."""
    fits = getattr(player, "fits", None)
    if fits is not None:
        fits(game)


def ponder(game: AnyGame, state: State, player: Player, seed: str) -> Thought:
    """What finds a player's choice in a state; it may run elsewhere while the state goes on."""
    return Thought(Seat(game, state, seed), player)


def decide(game: AnyGame, state: State, player: Player, seed: str) -> int:
    """The choice that a player makes. Raises IllegalChoice when it is none of those offered."""
    return ponder(game, state, player, seed)()
