"""What server and page say to each other about puzzles, as models (see schemas.py)."""

from polemos.server.schemas_study import StudyLine
from polemos.server.wire import Model


class PuzzleModel(Model):
    """A puzzle in the list of a game, without its solution."""

    puzzle: str
    title: str
    """The scenario that its position comes from."""
    moment: str
    """When in it."""
    side: str
    """Who is asked."""
    side_title: str
    ask: str
    """The question."""
    grade: int
    """1 (easy) to 3 (hard)."""
    choices: int
    """How many there are to choose from."""


class PuzzlesModel(Model):
    """The puzzles of a game, the easy ones first."""

    game: str
    puzzles: list[PuzzleModel]


class PuzzleLook(Model):
    """What an answer that is not the best would lead to."""

    line: StudyLine
    """The answer; its reasons are against the solution."""
    chance: float
    """How likely the side is to win after the solution, from 0 to 1."""
    worlds: int
    """In how many worlds that fit what the side may see both were compared."""
    fitted: bool
    """Whether chances to win come from games that were played, or are a rule of thumb."""


class PuzzleSolution(Model):
    """The best choice of a puzzle, and the next best."""

    best: StudyLine
    """Its reasons are against the next best."""
    second: StudyLine
    reason: str
    """Why it is best, of a puzzle that was written by hand; else empty."""
    worlds: int
    fitted: bool
