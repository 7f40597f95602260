"""A puzzle as a match: it begins at the puzzle's position, waits for its one best choice, and can then be played on.

Its record names it and nothing else: whether it is solved follows from the entries. No bot gives hints in it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from polemos.bots.bot import Seat
from polemos.bots.puzzle_data import Puzzle, puzzles_of
from polemos.bots.tactic_data import tactic_of
from polemos.kernel.errors import BadInput
from polemos.kernel.flow import State
from polemos.match.match import AnyMatch, match_at
from polemos.match.moments import HUMAN
from polemos.match.opening import Bots, players_of
from polemos.match.record import CHOICE
from polemos.match.replay import loaded
from polemos.room.game import AnyGame
from polemos.study.explain import Explanation, compared
from polemos.study.looks import Looks

OTHERS: Final = "greedy"
"""Who plays the other sides on."""
SURE: Final = 3.0
"""Standard errors by which a solution must be ahead."""
WORLDS: Final = 12
"""Worlds in which an answer is held against the solution."""


def in_order(game: AnyGame) -> list[Puzzle]:
    """The puzzles of a game, the easy ones first."""
    return sorted(puzzles_of(game), key=lambda one: one.grade)


def position(game: AnyGame, puzzle: Puzzle) -> State:
    """The state at which a puzzle is asked. Raises BadInput if it does not fit the present rules."""
    state: State = loaded(game, dict(puzzle.state))
    if puzzle.solution not in offered(game, state):
        raise BadInput(f"{game.name}: the puzzle {puzzle.id} does not fit the present rules")
    return state


def offered(game: AnyGame, state: State) -> list[str]:
    """The ids of the choices that wait."""
    return [game.rules.choice_id(c) for c in state.opts]


def begin_puzzle(game: AnyGame, puzzle: Puzzle, bots: Bots, seed: str) -> AnyMatch:
    """A puzzle as a match, at its question. Raises BadInput."""
    state = position(game, puzzle)
    seats = {name: HUMAN if side == state.actor else OTHERS for side, name in enumerate(game.sides)}
    match = match_at(game, state, "", seed=seed, seats=seats, players=players_of(game, seats, bots))
    match.record.header = replace(match.record.header, puzzle=puzzle.id, hints=False)
    return match


def puzzle_of_match(match: AnyMatch) -> Puzzle | None:
    """The puzzle that a match is, if its room still has it."""
    name = match.record.header.puzzle
    return next((one for one in puzzles_of(match.game) if one.id == name), None) if name else None


def answered(match: AnyMatch) -> int:
    """The number of entries after which the answer was given; -1 while it is waited for."""
    return next((n for n, entry in enumerate(match.record.entries) if entry.kind == CHOICE), -1)


def waits(match: AnyMatch, puzzle: Puzzle) -> bool:
    """Whether the answer to a puzzle is waited for, and can be given."""
    return answered(match) < 0 and not match.over and puzzle.solution in offered(match.game, match.state)


def solved(match: AnyMatch, puzzle: Puzzle) -> bool:
    """Whether the answer that was given is right."""
    at = answered(match)
    return at >= 0 and match.record.entries[at].text in puzzle.right


def reason_of(game: AnyGame, puzzle: Puzzle, language: str) -> str:
    """Why the solution of a puzzle that was made of a tactic is best; "" of one that was mined. Raises BadInput."""
    return tactic_of(game, puzzle.tactic).reason(language) if puzzle.tactic else ""


def restart(match: AnyMatch) -> None:
    """Ask it again."""
    match.back_to(match.resumed)


def holds(game: AnyGame, state: State, right: Sequence[int], worlds: int, seed: str) -> bool:
    """Whether the first of these choices is surely better than all that are not right, in the looks for reasons too."""
    looks = Looks(game, game.rules.view(state, state.actor), state.actor, seed)
    best = looks.line(right[0], worlds)
    gains = [best.ahead(looks.line(c, worlds)) for c in state.opts if c not in right]
    return all(gain > 0 and gain >= SURE * error for gain, error in gains)


class Held:
    """The choices of a puzzle held against each other, the best first; to be called in another process.

    seat: the place of who is asked; choices: numbers of choices, of which all but the first are explained against the
    first, and the first against the second.
    """

    def __init__(self, seat: Seat, choices: list[int], seed: str) -> None:
        self.seat, self.choices, self.seed = seat, choices, seed

    def __call__(self) -> Explanation:
        """What each comes to, and why."""
        seat: Any = self.seat
        looks = Looks(seat.game, seat.view(), seat.side, self.seed)
        return compared(looks, self.choices, WORLDS)
