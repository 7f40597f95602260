"""What server and page say to each other about teaching, as models (see schemas.py)."""

from typing import Annotated, Literal

from pydantic import Field

from polemos.server.schemas import GuidePage, Moment
from polemos.server.wire import Asked, Model


class LessonModel(Model):
    """A lesson in the list of a game."""

    name: str
    title: str
    text: str
    minutes: int
    side: str


About = Literal["who", "aim", "win", "turn", "first"]


class BriefingPart(GuidePage):
    """A paragraph of a briefing, and what it is about."""

    about: About


class BriefingModel(Model):
    """What a match opens with, for one side."""

    id: str
    parts: list[BriefingPart]


class CardModel(Model):
    """What is said of a kind of decision when it first comes; `asks`: the names of such questions."""

    id: str
    asks: list[str]
    title: str
    text: str


class SettledModel(Model):
    """Kinds of questions that are answered for a beginner, and how: the pattern of a choice."""

    asks: list[str]
    choice: str


class TeachingModel(Model):
    """What a game teaches; `settled`: what is answered in a first game until its person wants to decide himself."""

    game: str
    lessons: list[LessonModel]
    cards: list[CardModel]
    settled: list[SettledModel]


class LessonAct(Asked):
    """Something done in a lesson at the moment `n`: a step back, the guide's own choice, all of it again."""

    n: Moment
    act: Literal["back", "skip", "restart"]
    side: Annotated[str, Field(max_length=80)] | None = None
