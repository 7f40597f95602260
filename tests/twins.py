"""Positions out of random wars, and wars that differ from them only in what a side cannot know."""

from polemos.games.belisarius.game import GAME
from polemos.games.belisarius.state import War
from polemos.kernel.dice import Rng
from polemos.kernel.flow import NOBODY, choose


def positions(seed: str, scenario: str, options: tuple[str, ...], every: int = 13) -> list[War]:
    """Every so many decisions of a random war."""
    war = GAME.new(scenario, options, seed)
    rng = Rng(seed)
    found: list[War] = []
    n = 0
    while war.actor != NOBODY:
        n += 1
        if n % every == 0:
            found.append(GAME.copy(war))
        choose(war, war.opts[rng.below(len(war.opts))])
    return found


def twin(war: War, side: int, seed: str) -> War:
    """A war with other secrets of the enemy and the same dice to come."""
    other: War = GAME.determinize(GAME.view(war, side), Rng(seed))
    other.dice_one, other.dice_two = war.dice_one, war.dice_two
    return other
