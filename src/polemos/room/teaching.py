"""The teaching of a room: its briefings, its lessons, how a first game begins, and the cards of its decisions.

It lies under `data/teaching/`: what is taught as TOML files, what is said in text.en.ftl and text.ja.ftl. No name of a
message stands in the files: each follows from what it belongs to ("lesson-march-army-1"). A room may lack any of it.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from polemos.board.describe import Board, Scene
from polemos.kernel.tomlfile import read_toml
from polemos.room.data_models import Known, Listed, Model, OneOf, Text, Whole
from polemos.room.game import AnyGame
from polemos.room.texts import Texts

BRIEFINGS: Final = "briefings.toml"
FIRST_GAME: Final = "first_game.toml"
LESSONS: Final = "lessons"

Word = Annotated[str, Text(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", "a name of small letters, digits and hyphens")]
Words = tuple[str, ...]
Some = Annotated[tuple[str, ...], Listed(least=1)]
Faces = tuple[Annotated[int, Whole(0, 100)], ...]


class Page(Model):
    """A page of words. `light`: places, pieces and areas of the board that are lit while it is read."""

    light: Words = ()


class Part(Page):
    """A paragraph of a briefing, and what it is about."""

    about: Annotated[str, OneOf(("who", "aim", "win", "turn", "first"))]


class Briefing(Model):
    """One screen that a match opens with; `scenario` and `side`: for whom ("": for all who have none before it)."""

    id: Word
    scenario: str = ""
    side: str = ""
    part: Annotated[tuple[Part, ...], Listed(least=1)]


class BriefingsFile(Model):
    """The file of briefings."""

    briefing: tuple[Briefing, ...]


class Other(Model):
    """What is said to choices that a step does not ask for, by patterns of their ids.

    play: they are played all the same; goto: the step with which the lesson then goes on, "" for the next one.
    """

    choices: Some
    play: bool = False
    goto: str = ""


class Step(Model):
    """One thing that the pupil does: what is said before, by pages, and which choices are right, by patterns.

    The step waits for a question that offers a right choice. What is asked until then, of whichever side, is answered
    by the first of the patterns `meanwhile` that fits, a question of the other side else as the game itself would.

    along: choices that are played on the way to a right one, as hexes of a long march are; the step goes on waiting.
    """

    id: Word
    right: Some
    along: Words = ()
    meanwhile: Words = ()
    page: Annotated[tuple[Page, ...], Listed(least=1)]
    other: tuple[Other, ...] = ()


class End(Model):
    """The end of a lesson: praise, by pages; `meanwhile` as in a step."""

    meanwhile: Words = ()
    page: Annotated[tuple[Page, ...], Listed(least=1)] = ()


class LessonFile(Model):
    """A lesson as it stands in its file, but for its position.

    It begins at that position, or else like a game of a scenario; `dice` come first of all.
    """

    side: str
    minutes: Annotated[int, Whole(1, 30)]
    scenario: str = ""
    options: Words = ()
    seed: str = "lesson"
    dice: Faces = ()
    step: Annotated[tuple[Step, ...], Listed(least=1)]
    end: End


class Card(Model):
    """What is said of a kind of decision when it first comes: `asks` are the names of these decisions."""

    id: Word
    asks: Some


class Settled(Model):
    """Kinds of decisions that are answered for a beginner, and how: the pattern of a choice."""

    asks: Some
    choice: str


class FirstGame(Model):
    """How a first game begins: the scenario, the side of the person, what is decided for him until he wants it himself.

    opens: names of decisions with one of which it opens, whoever's it is: dice are cast anew until it does; all will do
    if there are none. orders: standing orders that are given before the first question, as asides; settled: decisions
    that no standing order answers.
    """

    scenario: str
    side: str
    options: Words = ()
    opens: Words = ()
    orders: Words = ()
    settled: tuple[Settled, ...] = ()
    card: tuple[Card, ...] = ()


class Lesson:
    """A lesson: the name by which it is called, its file as a model, and the position at which it begins, if any.

    path: where it stands, within the folder of teaching.
    """

    def __init__(self, name: str, file: LessonFile, position: dict[str, Any] | None, path: str = "") -> None:
        self.name = name
        self.path = path
        self.file = file
        self.position = position
        self.steps: tuple[Step, ...] = file.step
        self.side: str = file.side

    def message(self, *parts: str | int) -> str:
        """The name of a message of this lesson."""
        return "-".join(map(str, ("lesson", self.name, *parts)))

    def place(self, step: str) -> int:
        """The number of a step by its name. Raises KeyError."""
        for n, one in enumerate(self.steps):
            if one.id == step:
                return n
        raise KeyError(step)


class Teaching:
    """What a room teaches: read when it is first wanted; empty where the folder is not there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.briefings: tuple[Briefing, ...] = ()
        self.first_game: FirstGame | None = None
        known = Known({})
        if (folder / BRIEFINGS).is_file():
            self.briefings = BriefingsFile.of(read_toml(folder / BRIEFINGS), known).briefing
        if (folder / FIRST_GAME).is_file():
            self.first_game = FirstGame.of(read_toml(folder / FIRST_GAME), known)
        self.lessons: dict[str, Lesson] = {}
        for path in lesson_files(folder):
            content = read_toml(path)
            position = content.pop("position", None)
            name = lesson_name(path)
            self.lessons[name] = Lesson(name, LessonFile.of(content, known), position, f"{LESSONS}/{path.name}")

    def texts(self, language: str) -> Texts:
        """What is said in a language."""
        return _texts(self.folder, language)

    def briefing(self, scenario: str, side: str) -> Briefing | None:
        """The first briefing for a side in a scenario; None if there is none."""
        for one in self.briefings:
            if one.scenario in ("", scenario) and one.side in ("", side):
                return one
        return None

    def after(self, lesson: str) -> str:
        """The name of the lesson that follows one; "" after the last."""
        names = list(self.lessons)
        place = names.index(lesson) + 1
        return names[place] if place < len(names) else ""


def folder_of(game: AnyGame) -> Path:
    """Where the teaching of a game lies, whether there is any or not."""
    return Path(str(sys.modules[game.package].__file__)).parent / "data" / "teaching"


@cache
def teaching_of(game: AnyGame) -> Teaching:
    """The teaching of a game, read once."""
    return Teaching(folder_of(game))


@cache
def _texts(folder: Path, language: str) -> Texts:
    path = folder / f"text.{language}.ftl"
    return Texts(language, [path] if path.is_file() else [])


def lesson_files(folder: Path) -> list[Path]:
    """The files of lessons in their order, that of their numbers."""
    return sorted((folder / LESSONS).glob("*.toml"))


def lesson_name(path: Path) -> str:
    """What a lesson is called: its file without the number."""
    return re.sub(r"^\d+-", "", path.stem)


def fits(pattern: str, choice_id: str) -> bool:
    """Whether a pattern means a choice: "march:*" means each whose id begins so, "*" any."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), choice_id) is not None


def first_fit(patterns: Words, offered: list[str]) -> str:
    """The choice that the first of the patterns that fit means; "" if none of them is offered."""
    for pattern in patterns:
        for choice in offered:
            if fits(pattern, choice):
                return choice
    return ""


# ------------------------------------------------------------------------------------------------------------- lights
def lit(board: Board, scene: Scene, name: str) -> list[int]:
    """The spaces that a name lights: a space by its id or its English name, a piece by its id, an area with all of its
    spaces; none for an unknown name.
    """
    where = {piece.id: piece.space for piece in scene.pieces}
    if name in where:
        return [where[name]]
    wanted = name.casefold()
    found = [s.id for s in board.spaces if name == s.name or wanted == s.label.get("en", "").casefold()]
    if found:
        return found
    areas = [r for r in board.regions if wanted in (r.id.casefold(), r.label.get("en", "").casefold())]
    return [space for area in areas for space in area.spaces]


def all_lit(board: Board, scene: Scene, names: Words) -> list[int]:
    """The same of several names, each space once."""
    return list(dict.fromkeys(space for name in names for space in lit(board, scene, name)))


# ---------------------------------------------------------------------------------------------------------- messages
Message = tuple[str, bool]
"""The name of a message, and whether it must be there."""


def messages_of(teaching: Teaching) -> Iterator[Message]:
    """Every message that the teaching of a room can say."""
    for briefing in teaching.briefings:
        for name in part_messages(briefing):
            yield name, True
    for lesson in teaching.lessons.values():
        yield from _lesson_messages(lesson)
    if teaching.first_game is not None:
        for card in teaching.first_game.card:
            yield f"card-{card.id}", True
            yield f"card-{card.id}-text", True


def part_messages(briefing: Briefing) -> list[str]:
    """The message of each part of a briefing; where several are about the same they are numbered."""
    abouts = [part.about for part in briefing.part]
    seen: dict[str, int] = {}
    found = []
    for about in abouts:
        seen[about] = seen.get(about, 0) + 1
        number = f"-{seen[about]}" if abouts.count(about) > 1 else ""
        found.append(f"briefing-{briefing.id}-{about}{number}")
    return found


def _lesson_messages(lesson: Lesson) -> Iterator[Message]:
    yield lesson.message(), True
    yield lesson.message("text"), True
    for step in lesson.steps:
        for n in range(len(step.page)):
            yield lesson.message(step.id, n + 1), True
        for n in range(len(step.other)):
            yield lesson.message(step.id, "other", n + 1), True
        yield lesson.message(step.id, "well"), False
        yield lesson.message(step.id, "else"), False
    for n in range(len(lesson.file.end.page)):
        yield lesson.message("end", n + 1), True
