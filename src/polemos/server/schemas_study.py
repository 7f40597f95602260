"""The messages of study: hints, reasons, analyses."""

from polemos.server.schemas import ChoiceModel
from polemos.server.wire import Model


class ReasonModel(Model):
    """Why a line is better or worse than the one that it is compared with."""

    text: str
    gain: float
    """By how much, in units of the game's evaluation; below 0 where it is worse."""


class StudyLine(Model):
    """A choice, and what comes of it."""

    choice: ChoiceModel
    mean: float
    """What it is worth on average, in units of the game's evaluation, as the side that decides sees it."""
    low: float
    """The same in the worst of the worlds that were looked at."""
    high: float
    """And in the best."""
    chance: float
    """How likely the side is to win after it, from 0 to 1."""
    reasons: list[ReasonModel]
    """Of the first line against the second, of each other against the first; the weightiest first."""


class HintModel(Model):
    """What a bot would do at a decision, and why."""

    n: int
    side: str
    before: float
    """How likely the side is to win as things stand, from 0 to 1."""
    fitted: bool
    """Whether chances to win come from games that were played, or are a rule of thumb."""
    lines: list[StudyLine]
    """What the bot would do first, then the next best; only one where there is nothing to choose."""
    far: bool
    """Whether the bot goes by a plan that reaches farther than the figures, by which another line looks better."""
    worlds: int
    """In how many worlds that fit what the side may see the lines were compared."""
