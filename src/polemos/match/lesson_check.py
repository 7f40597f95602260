"""What is wrong with the teaching of a room: its files, its messages, its names, and lessons that cannot be played.

Every lesson is played to its end by its right choices, and once more for each choice besides that leads on; what was
asked on the way can be read.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from polemos.board.describe import Board, Scene
from polemos.kernel.errors import PolemosError
from polemos.kernel.flow import Decision
from polemos.match.guide import Answered, answers, begin_lesson, judge, meant, offered, stand_of, usual, waits
from polemos.match.match import AnyMatch, new_match
from polemos.match.opening import Bots
from polemos.room.data_pack import CHECKER
from polemos.room.data_problems import Problem, close_to, one_of
from polemos.room.game import AnyGame
from polemos.room.teaching import (
    BRIEFINGS,
    FIRST_GAME,
    LESSONS,
    BriefingsFile,
    FirstGame,
    Lesson,
    LessonFile,
    Step,
    Teaching,
    Words,
    first_fit,
    folder_of,
    lesson_files,
    lesson_name,
    lit,
    messages_of,
)
from polemos.room.texts import HEAD, LANGUAGES

SOME: Final = 40
"""Questions of a first game that are looked at."""
MOST_ALONG: Final = 60
"""Choices on the way to a right one, at most."""


@dataclass(slots=True)
class Asked:
    """A step as it was met in play: the question in words, every choice with its text, and which one was made."""

    step: str
    side: str
    question: str
    text: str
    choices: dict[str, str]
    made: str
    before: list[Answered] = field(default_factory=list)


@dataclass(slots=True)
class Course:
    """A lesson as it was played: each step, what came after the last, and what went wrong."""

    asked: list[Asked] = field(default_factory=list)
    after: list[Answered] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def check(game: AnyGame, bots: Bots, folder: Path | None = None) -> list[Problem]:
    """Everything that is wrong with the teaching of a game; empty where all is well, or nothing is taught.

    folder: where it lies, by default in the room.
    """
    folder = folder or folder_of(game)
    found = list(_shapes(folder))
    if found:
        return found
    teaching = Teaching(folder)
    found += _names(game, teaching)
    found += _messages(folder, teaching)
    if teaching.first_game is not None:
        found += _first_game(game, teaching.first_game)
    found += _briefings(game, teaching)
    for lesson in teaching.lessons.values():
        if not any(problem.file == lesson.path for problem in found):
            found += courses(game, lesson, bots)
    return list(dict.fromkeys(found))


# ------------------------------------------------------------------------------------------------------------- files
def _shapes(folder: Path) -> Iterator[Problem]:
    """What stands in the files and cannot."""
    checker = import_module(CHECKER).problems  # pydantic: no start and no play needs it
    files: list[tuple[str, Path, Any]] = [
        (BRIEFINGS, folder / BRIEFINGS, BriefingsFile),
        (FIRST_GAME, folder / FIRST_GAME, FirstGame),
        *[(f"{LESSONS}/{path.name}", path, LessonFile) for path in lesson_files(folder)],
    ]
    names = [lesson_name(path) for path in lesson_files(folder)]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield Problem(LESSONS, name, "two lessons of this name", "a name of its own after the number of each file")
    for name, path, model in files:
        if not path.is_file():
            continue
        try:
            content = tomllib.loads(path.read_text("utf-8"))
        except ValueError as error:
            yield Problem(name, "", f"not valid TOML: {error}", "a file in UTF-8 that a TOML reader accepts")
            continue
        position = content.pop("position", None) if model is LessonFile else None
        yield from checker(name, model, content)
        if position is not None and not isinstance(position, dict):
            yield Problem(name, "position", "no table", "a position as the editor writes it")


def _names(game: AnyGame, teaching: Teaching) -> Iterator[Problem]:
    """Sides, scenarios, options and steps that there are not, and names that are there twice."""
    for n, briefing in enumerate(teaching.briefings):
        place = f"briefing[{n + 1}]"
        yield from _known(BRIEFINGS, f"{place}.scenario", briefing.scenario, ("", *game.scenarios))
        yield from _known(BRIEFINGS, f"{place}.side", briefing.side, ("", *game.sides))
        yield from _once(BRIEFINGS, "briefing", [one.id for one in teaching.briefings])
        abouts = [part.about for part in briefing.part]
        for about, least in (("who", 1), ("aim", 1), ("win", 1), ("turn", 2), ("first", 3)):
            if abouts.count(about) < least:
                yield Problem(BRIEFINGS, place, f"{abouts.count(about)} parts about {about}", f"at least {least}")
    for lesson in teaching.lessons.values():
        file = lesson.path
        yield from _known(file, "side", lesson.side, game.sides)
        if lesson.position is None:
            yield from _known(file, "scenario", lesson.file.scenario, game.scenarios)
            for option in lesson.file.options:
                yield from _known(file, "options", option, [one.name for one in game.options])
        elif lesson.file.scenario or lesson.file.options:
            yield Problem(file, "scenario", "beside a position", "scenario and options within the position")
        yield from _once(file, "step", [step.id for step in lesson.steps])
        for step in lesson.steps:
            if step.id == "end":
                yield Problem(file, "step", '"end"', "another name: that is what the end is called")
            for other in step.other:
                if other.goto:
                    yield from _known(file, f"{step.id}.goto", other.goto, [one.id for one in lesson.steps])
                if other.goto and not other.play:
                    yield Problem(file, f"{step.id}.goto", "a choice that is not played", "play = true beside goto")


def _known(file: str, place: str, name: str, known: Sequence[str]) -> Iterator[Problem]:
    if name not in known:
        yield Problem(file, place, f'"{name}"', one_of(word for word in known if word) + close_to(name, known))


def _once(file: str, place: str, names: list[str]) -> Iterator[Problem]:
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield Problem(file, place, f'"{name}" twice', "every name once")


def _messages(folder: Path, teaching: Teaching) -> Iterator[Problem]:
    """Messages that are missing in a language, and such that nothing says."""
    wanted = dict(messages_of(teaching))
    for language in LANGUAGES:
        file, texts = f"text.{language}.ftl", teaching.texts(language)
        for name, needed in wanted.items():
            if needed and not texts.has(name):
                yield Problem(file, name, "missing", "this message")
            if not needed and texts.has(name) and not all(teaching.texts(one).has(name) for one in LANGUAGES):
                yield Problem(file, name, "in one language alone", "the message in both, or in none")
        path = folder / file
        lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        for name in [head.group(1) for line in lines if (head := HEAD.match(line))]:
            if name not in wanted and not name.startswith("-"):
                yield Problem(file, name, "nothing says this", "the name of a message" + close_to(name, wanted))


# ------------------------------------------------------------------------------------------- briefings and first games
def _begun(game: AnyGame, scenario: str, side: str) -> tuple[Board, Scene]:
    """The board of a scenario as a side sees it when it begins."""
    state = game.rules.new(scenario, (), "check")
    view = game.rules.view(state, game.sides.index(side))
    return game.edge.board("en", game.own_board(scenario)), game.edge.pieces(view, "en")


def _briefings(game: AnyGame, teaching: Teaching) -> Iterator[Problem]:
    """Briefings that light what is not on the board of every scenario for which they are."""
    for scenario in game.scenarios:
        for side in game.sides:
            briefing = teaching.briefing(scenario, side)
            if briefing is None:
                continue
            board, scene = _begun(game, scenario, side)
            for n, part in enumerate(briefing.part):
                place = f"{briefing.id}.part[{n + 1}].light"
                yield from _unlit(BRIEFINGS, place, board, scene, part.light)


def _unlit(file: str, place: str, board: Board, scene: Scene, names: Words) -> Iterator[Problem]:
    """Names that light nothing."""
    for name in names:
        if not lit(board, scene, name):
            known = [label for s in board.spaces for label in (s.name, s.label.get("en", "")) if label]
            right = "a place by its id or English name, a piece by its id, an area"
            yield Problem(file, place, f'"{name}" is not on the board', right + close_to(name, known))


def _first_game(game: AnyGame, first: FirstGame) -> Iterator[Problem]:
    """A first game that cannot begin as it should, and cards about decisions that there are not."""
    yield from _known(FIRST_GAME, "scenario", first.scenario, game.scenarios)
    yield from _known(FIRST_GAME, "side", first.side, game.sides)
    for option in first.options:
        yield from _known(FIRST_GAME, "options", option, [one.name for one in game.options])
    yield from _once(FIRST_GAME, "card", [card.id for card in first.card])
    yield from _once(FIRST_GAME, "card.asks", [name for card in first.card for name in card.asks])
    decisions = [name for name, (kind, _) in game.rules.steps.by_name.items() if issubclass(kind, Decision)]
    for card in first.card:
        for name in card.asks:
            yield from _known(FIRST_GAME, f"card {card.id}.asks", name, decisions)
    for settled in first.settled:
        for name in settled.asks:
            yield from _known(FIRST_GAME, "settled.asks", name, decisions)
    if first.scenario in game.scenarios and first.side in game.sides:
        try:
            match = new_match(game, first.scenario, first.options, "check")
            known = game.rules.asides(match.state, game.sides.index(first.side))
            for order in first.orders:
                yield from _known(FIRST_GAME, "orders", order, known)
            yield from _settled(match, first)
        except PolemosError as error:
            yield Problem(FIRST_GAME, "", str(error), "a first game that can begin")


def _settled(match: AnyMatch, first: FirstGame) -> Iterator[Problem]:
    """Answers that are not offered where they should be given, as far as the beginning of a game shows."""
    for _ in range(SOME):
        if match.over:
            return
        asked, choices = type(match.state.agenda[-1]).__name__, offered(match)
        choice = ""
        for settled in first.settled:
            if asked in settled.asks:
                choice = first_fit((settled.choice,), choices)
                if not choice:
                    place, right = f"settled {asked}", "a pattern of what is offered"
                    yield Problem(FIRST_GAME, place, f'"{settled.choice}"', right + close_to(settled.choice, choices))
                    return
        match.choose(choice or usual(match))


# ------------------------------------------------------------------------------------------------------------ playing
def courses(game: AnyGame, lesson: Lesson, bots: Bots) -> list[Problem]:
    """What goes wrong in a lesson, along its right choices and along each that leads on besides."""
    main = play(game, lesson, bots)
    found = list(main.problems)
    for asked in main.asked if not found else []:
        step = lesson.steps[lesson.place(asked.step)]
        for pattern in (*step.right, *[p for other in step.other if other.play for p in other.choices]):
            choice = first_fit((pattern,), list(asked.choices))
            if not choice:
                file = lesson.path
                right = "a pattern of what is offered" + close_to(pattern, asked.choices)
                if not step.along:
                    found.append(Problem(file, f"step {step.id}", f'"{pattern}" is not offered', right))
            elif choice != asked.made:
                found += play(game, lesson, bots, {step.id: choice}).problems
    return found


def play(game: AnyGame, lesson: Lesson, bots: Bots, instead: dict[str, str] | None = None) -> Course:
    """Play a lesson to its end; `instead`: by step a choice to make there in place of the first right one."""
    course, file = Course(), lesson.path
    at = "position" if lesson.position is not None else "scenario"
    try:
        match = begin_lesson(game, lesson, bots)
    except PolemosError as error:
        course.problems.append(Problem(file, at, str(error), "a beginning that leads to the first step"))
        return course
    before: list[Answered] = []
    left = dict(instead or {})
    for _ in range(len(lesson.steps) * MOST_ALONG):
        n = stand_of(match, lesson).step
        if n == len(lesson.steps):
            break
        step = lesson.steps[n]
        if not waits(match, lesson, n):
            course.problems.append(_never(match, file, step))
            return course
        course.problems += _met(match, lesson, file, step)
        choice = left.pop(step.id, "") or first_fit((*step.right, *step.along), offered(match))
        course.asked.append(_noted(match, step, choice, before))
        match.choose(choice)
        before = []
        course.problems += _on(match, lesson, file, step, before)
    else:
        course.problems.append(Problem(file, "step", "the lesson goes round and round", "an end"))
    course.after = before
    course.problems += _end(match, lesson, file)
    return course


def _on(match: AnyMatch, lesson: Lesson, file: str, step: Step, before: list[Answered]) -> Iterator[Problem]:
    """Answer what is asked without the pupil, as `guide.drive` does; problems of what nobody has written down."""
    stand = stand_of(match, lesson).step
    last = stand == len(lesson.steps)
    for one in answers(match, lesson):
        before.append(one)
        if one.side == lesson.side and not one.scripted and not last:
            where, right = f"after step {step.id}", "an answer in meanwhile of the next step, or a step of its own"
            yield Problem(file, where, f"the pupil is asked {one.question} (such as {one.choice})", right)
        if one.side == lesson.side and not last and judge(lesson, stand, one.choice).then is not None:
            right = "patterns of meanwhile that no choice of the step fits"
            yield Problem(file, f"step {lesson.steps[stand].id}", f"meanwhile plays {one.choice}", right)


def _never(match: AnyMatch, file: str, step: Step) -> Problem:
    asked = "the game is over" if match.over else f"{type(match.state.agenda[-1]).__name__} is asked"
    some = ", ".join(offered(match)[:8])
    return Problem(file, f"step {step.id}", f"it is never asked ({asked}: {some})", "a right choice that is offered")


def _scene(match: AnyMatch, lesson: Lesson) -> tuple[Board, Scene]:
    game, state = match.game, match.state
    view = game.rules.view(state, game.sides.index(lesson.side))
    return game.edge.board_for(state, "en"), game.edge.pieces(view, "en")


def _met(match: AnyMatch, lesson: Lesson, file: str, step: Step) -> Iterator[Problem]:
    """What does not fit a step where it is met: lights, and patterns that mean nothing offered."""
    board, scene = _scene(match, lesson)
    for n, page in enumerate(step.page):
        yield from _unlit(file, f"step {step.id}.page[{n + 1}].light", board, scene, page.light)
    choices = offered(match)
    for n, other in enumerate(step.other):
        for pattern in other.choices:
            means = [choice for choice in choices if first_fit((pattern,), [choice])]
            if not means and not step.along:
                right = "a pattern of what is offered" + close_to(pattern, choices)
                yield Problem(file, f"step {step.id}.other[{n + 1}]", f'"{pattern}" is not offered', right)
            elif means and all(meant(step.right, choice) for choice in means):
                yield Problem(file, f"step {step.id}.other[{n + 1}]", f'"{pattern}" is right', "another choice")


def _end(match: AnyMatch, lesson: Lesson, file: str) -> Iterator[Problem]:
    board, scene = _scene(match, lesson)
    for n, page in enumerate(lesson.file.end.page):
        yield from _unlit(file, f"end.page[{n + 1}].light", board, scene, page.light)


def _noted(match: AnyMatch, step: Step, made: str, before: list[Answered]) -> Asked:
    game, state = match.game, match.state
    described = [game.edge.describe(state, c, "en") for c in state.opts]
    return Asked(
        step.id,
        game.sides[state.actor],
        type(state.agenda[-1]).__name__,
        game.edge.ask(state, "en"),
        {one.id: one.text for one in described},
        made,
        before,
    )
