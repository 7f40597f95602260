"""The command `lessons`: what a game teaches, a lesson step by step as it is played, and whether all of it is sound."""

from dataclasses import asdict
from typing import Annotated, Any

from cyclopts import Parameter

from polemos.bots.registry import makers
from polemos.cli.output import console, facts
from polemos.cli.params import GameName, Json, Lang
from polemos.cli.words import HELP, LANGUAGE, words
from polemos.kernel.errors import BadInput
from polemos.match import games as registry
from polemos.match.guide import find_lesson
from polemos.match.lesson_check import Course, check, play
from polemos.room.game import AnyGame
from polemos.room.teaching import teaching_of

Checked = Annotated[bool, Parameter(name="--check", negative="", help=HELP("param-lessons-check"))]


def lessons(
    game: GameName,
    lesson: Annotated[str, Parameter(help=HELP("param-lesson"))] = "",
    *,
    check: Checked = False,
    lang: Lang = LANGUAGE,
    json: Json = False,
) -> int:
    """List the lessons of a game, show one step by step, or check all of its teaching."""
    which = registry.find(game)
    if check:
        return checked(which, lang, json)
    if not lesson:
        found = [lesson_facts(which, name, lang) for name in teaching_of(which).lessons]
        if json:
            facts({"game": which.name, "lessons": found})
            return 0
        for one in found:
            console().print(f"{one['name']}: {one['title']}", soft_wrap=True)
        if not found:
            console().print(words(lang)("lessons-none", {"game": which.name}), soft_wrap=True)
        return 0
    course = play(which, find_lesson(which, lesson), makers())
    if json:
        facts({"game": which.name, "lesson": lesson, **as_json(course)})
    else:
        printed(course)
    if course.problems:
        raise BadInput("\n".join(map(str, course.problems)))
    return 0


def checked(game: AnyGame, language: Any, json: bool) -> int:
    """Tell what is wrong with the teaching of a game."""
    problems = [str(problem) for problem in check(game, makers())]
    if json:
        facts({"game": game.name, "ok": not problems, "problems": problems})
        return 2 if problems else 0
    if problems:
        raise BadInput("\n".join(problems))
    n = len(teaching_of(game).lessons)
    console().print(words(language)("lessons-good", {"game": game.name, "n": n}), soft_wrap=True)
    return 0


def lesson_facts(game: AnyGame, name: str, language: str) -> dict[str, Any]:
    """A lesson as data."""
    teaching = teaching_of(game)
    lesson, t = teaching.lessons[name], teaching.texts(language)
    return {
        "name": name,
        "title": t(lesson.message()),
        "text": t(lesson.message("text")),
        "side": lesson.side,
        "minutes": lesson.file.minutes,
        "steps": [step.id for step in lesson.steps],
    }


def as_json(course: Course) -> dict[str, Any]:
    """A lesson as it was played, as data."""
    return {
        "steps": [asdict(asked) for asked in course.asked],
        "after": [asdict(answered) for answered in course.after],
        "problems": [str(problem) for problem in course.problems],
    }


def printed(course: Course) -> None:
    """A lesson as it was played: of each step the question, all choices, and behind > the one that was made."""
    out = console()
    for asked in course.asked:
        for answered in asked.before:
            out.print(f"   ({answered.side}, {answered.question}: {answered.choice})", soft_wrap=True)
        out.print(f"{asked.step}: {asked.side}, {asked.question}: {asked.text}", style="bold", soft_wrap=True)
        for choice, text in asked.choices.items():
            out.print(f" {'>' if choice == asked.made else ' '} {choice}  {text}", soft_wrap=True)
    for answered in course.after:
        out.print(f"   ({answered.side}, {answered.question}: {answered.choice})", soft_wrap=True)
