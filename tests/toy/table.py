"""Helpers for tests that play Duel."""

from collections.abc import Sequence

from polemos.kernel.dice import Rng
from polemos.match import games
from polemos.match.match import Match, new_match
from toy.game import GAME
from toy.rules import Duel


def register() -> None:
    """Make Duel known under its name, in this process."""
    games.register("duel", "toy.game:GAME")


def played(choices: int, seed: str = "1", options: Sequence[str] = (), scenario: str = "long") -> Match[Duel]:
    """A match after so many random choices, or at its end."""
    match = new_match(GAME, scenario, options, seed)
    rng = Rng(f"test {seed}")
    while not match.over and match.n < choices:
        opts = match.state.opts
        match.choose(GAME.rules.choice_id(opts[rng.below(len(opts))]))
    return match
