"""Puzzles as messages: the list of a game, where one stands, and what is answered to a choice that is not the best."""

from functools import cache

from polemos.bots.puzzle_data import Puzzle
from polemos.match.called import called
from polemos.match.match import AnyMatch
from polemos.room.game import AnyGame
from polemos.server.schemas import PuzzleStand, Table
from polemos.server.schemas_puzzles import PuzzleModel, PuzzlesModel
from polemos.server.words import words
from polemos.study.puzzles import answered, in_order, position, puzzle_of_match, solved, waits


@cache
def puzzles_model(game: AnyGame, language: str) -> PuzzlesModel:
    """The puzzles of a game. Raises BadInput if one does not fit the present rules."""
    return PuzzlesModel(game=game.name, puzzles=[_puzzle(game, one, language) for one in in_order(game)])


def _puzzle(game: AnyGame, puzzle: Puzzle, language: str) -> PuzzleModel:
    state = position(game, puzzle)
    side = game.sides[state.actor]
    return PuzzleModel(
        puzzle=puzzle.id,
        title=called(game, language, "scenario", puzzle.scenario),
        moment=game.edge.moment(state, language),
        side=side,
        side_title=people_of(game, puzzle.scenario, state.actor, language),
        ask=game.edge.ask(state, language),
        grade=puzzle.grade,
        choices=puzzle.choices,
    )


def people_of(game: AnyGame, scenario: str, side: int, language: str) -> str:
    """What a side is called in a scenario."""
    peoples = game.edge.peoples(scenario, language)
    return peoples[side] if peoples else called(game, language, "side", game.sides[side])


def name_of(game: AnyGame, puzzle: Puzzle, language: str) -> str:
    """What a puzzle is called: its number among those of its game, and where its position comes from."""
    number = in_order(game).index(puzzle) + 1
    scenario = called(game, language, "scenario", puzzle.scenario)
    return words(language)("puzzle-name", {"n": number, "scenario": scenario})


def stand_of(match: AnyMatch, language: str) -> PuzzleStand | None:
    """Where a puzzle stands; None in a game."""
    puzzle = puzzle_of_match(match)
    if puzzle is None:
        return None
    names = [one.id for one in in_order(match.game)]
    after = names[names.index(puzzle.id) + 1 :]
    return PuzzleStand(
        puzzle=puzzle.id,
        title=name_of(match.game, puzzle, language),
        grade=puzzle.grade,
        choices=puzzle.wrong + 1,
        state="open" if answered(match) < 0 else "solved" if solved(match, puzzle) else "left",
        next=after[0] if after else "",
    )


class Solver:
    """Whoever makes choices: while a puzzle waits for its solution nothing else is played."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._tried: tuple[str, str] | None = None

    def refuses(self, match: AnyMatch, choice: str) -> bool:
        """Whether a choice is an answer that is not the best. Raises IllegalChoice."""
        puzzle = puzzle_of_match(match)
        if puzzle is None or not waits(match, puzzle) or choice in puzzle.right:
            return False
        match.game.rules.legal(match.state, choice)
        value = match.game.rules.choice_value(choice)
        self._tried = choice, match.game.edge.describe(match.state, value, self.language).text
        return True

    def told(self, table: Table) -> Table:
        """The table with what was tried."""
        if self._tried is None or table.puzzle is None:
            return table
        tried, text = self._tried
        puzzle = table.puzzle.model_copy(update={"tried": tried, "tried_text": text})
        return table.model_copy(update={"puzzle": puzzle})
