"""Bots before the tactics of a game: do they choose the plan, and would a search at least have weighed it?"""

from typing import Any, NamedTuple

from polemos.bots.bot import Bot
from polemos.bots.search import SearchBot
from polemos.bots.tactic_data import Tactic, accepted, asked
from polemos.match.seat import Seat, decide
from polemos.room.game import AnyGame


class Answer(NamedTuple):
    """What a bot chose. weighed: whether an accepted choice is among those that a search would compare."""

    tactic: Tactic
    choice: str
    found: bool
    weighed: bool


def answer(game: AnyGame, tactic: Tactic, bot: Bot, seed: str) -> Answer:
    """What a bot chooses in the position of a tactic. Raises BadInput where it does not fit the present rules."""
    state = asked(game, tactic)
    choice_id = game.rules.choice_id(decide(game, state, bot, f"{seed}/{tactic.id}"))
    return Answer(
        tactic,
        choice_id,
        tactic.accepts(choice_id),
        bool(set(accepted(game, tactic, state)) & set(weighed(game, state))),
    )


def weighed(game: AnyGame, state: Any, seed: str = "weighed") -> list[int]:
    """The choices that a search compares: what the room proposes in a world that fits what the side sees."""
    seat = Seat(game, state, seed)
    if not game.looks_ahead:
        return seat.choices
    return SearchBot().weighed(seat, game.rules.determinize(seat.view(), seat.rng)) or seat.choices
