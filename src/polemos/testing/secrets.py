"""Positions out of random games, and games that differ from them only in what a side cannot know."""

from typing import Any

from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, Event, choose
from polemos.room.game import AnyGame


def positions(
    game: AnyGame, seed: str, scenario: str, options: tuple[str, ...], every: int = 13, most: int = 0
) -> list[Any]:
    """Every so many decisions of a random game, played no further than `most` positions need (0: to its end)."""
    state = game.rules.new(scenario, options, seed)
    rng = Rng(seed)
    found: list[Any] = []
    n = 0
    while state.actor != NOBODY and (not most or len(found) < most):
        n += 1
        if n % every == 0:
            found.append(game.rules.copy(state))
        choose(state, state.opts[rng.below(len(state.opts))])
    return found


def twin(game: AnyGame, state: Any, side: int, seed: str) -> Any:
    """A state with other secrets of the enemy and the same dice to come."""
    other = game.rules.determinize(game.rules.view(state, side), Rng(seed))
    other.dice_one, other.dice_two = state.dice_one, state.dice_two
    return other


def news_for(game: AnyGame, state: Any, c: int, side: int) -> list[Event]:
    """What a side hears when a choice is carried out."""
    copy = game.rules.copy(state)
    copy.heard = []
    choose(copy, c)
    return [event for event in copy.heard if event.audience >> side & 1]


def same_until(revealing: set[str], one: list[Event], two: list[Event]) -> bool:
    """Whether two tales agree until a secret comes out, after which they may differ in all that follows from it."""
    for a, b in zip(one, two, strict=False):
        if a.kind in revealing or b.kind in revealing:
            return True
        if a != b:
            return False
    return True
