"""The messages of study: hints, reasons, analyses."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.server.schemas import ChoiceModel
from polemos.server.wire import Asked, Model


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


class BetterModel(Model):
    """A choice that was better than the one that was made."""

    choice: str
    text: str
    chance: float
    """How likely its side was to win after it, from 0 to 1."""
    reasons: list[ReasonModel]
    """Against the choice that was made."""


class BadModel(Model):
    """A choice that gave something away."""

    n: int
    """The entry of the record."""
    turn: int
    side: str
    text: str
    size: Literal["slip", "mistake", "blunder"]
    before: float
    """How likely its side was to win by the best choice, from 0 to 1."""
    after: float
    """And by this one, as far as that could be foreseen."""
    loss: float
    """The difference."""
    weight: float
    """How bad it was: the loss, or what it would have been in an even game."""
    better: list[BetterModel]


class TurningModel(Model):
    """An entry at which the chance to win changed much."""

    n: int
    turn: int
    side: str | None
    text: str
    before: float
    """The chance of the first side before it."""
    after: float
    """And after it."""
    by_choice: bool
    """Whether the choice did it, rather than dice and what came out."""


class LuckModel(Model):
    """By how much the chance of a side changed in all, from -1 to 1."""

    side: str
    choices: float
    """By its own choices."""
    dice: float
    """By dice and what came out."""


class AnalysisModel(Model):
    """The analysis of a match, as far as it has been made."""

    state: Literal["none", "running", "stopped", "done", "failed"]
    trouble: str = ""
    """Why it cannot go on, where it has failed."""
    viewer: str | None
    """The side through whose eyes alone it is seen; null where it sees all."""
    first: int = 0
    """The entry after which it begins."""
    done: int = 0
    """The last entry that has been judged."""
    total: int = 0
    """Entries of the record."""
    fitted: bool = False
    """Whether chances to win come from games that were played, or are a rule of thumb."""
    curve: list[float] = []
    """How likely the first side was to win: after entry `first`, and after each that has been judged."""
    bad: list[BadModel] = []
    """The worst first."""
    turning: list[TurningModel] = []
    """In the order of play."""
    luck: list[LuckModel] = []
    """Empty where the analysis does not see all."""


class AnalysisAct(Asked):
    """What is wanted of an analysis: that it goes on, or is broken off."""

    side: Annotated[str, Field(max_length=80)] | None = None
    stop: bool = False


class MotiveModel(Model):
    """Why a bot has made a choice."""

    bot: str
    """Who decided, as the record names it."""
    kept: bool
    """Whether the figures are those of the search that was made then, as the record keeps them."""
    again: bool
    """Whether the bot, asked again with the same numbers, decides the same: then it is its own search that is told."""
    why: HintModel
    """What it did first, then the best of the rest."""
